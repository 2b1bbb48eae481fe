/* nt_local.h -- what the chapters of Napoleon's Triumph share. */

#ifndef GAMES_TRIUMPH_NT_LOCAL_H
#define GAMES_TRIUMPH_NT_LOCAL_H

#include "engine/box.h"
#include "engine/flow.h"
#include "engine/lines.h"
#include "nt_rules.h"

#include "games/triumph/nt.h"
#include "games/triumph/nt_rows.h"

#define TEXTS "games/triumph/nt_news.def"
#include "engine/text_types.def"

enum { NT_GROUP = ENG_KINDS }; /* a kind of local: 1 + group that pays in a retreat */

static inline const struct nt_board *nt_board(const struct eng_box *box)
{
    return box->board;
}

static inline int other_side(int side)
{
    return 1 - side;
}

/* -- tokens -- */

static inline bool is_unit(int token)
{
    return token < NT_UNITS;
}

static inline int commander_token(int commander)
{
    return NT_UNITS + commander;
}

static inline int commander_of_token(int token)
{
    return token - NT_UNITS;
}

static inline int side_of_unit(int unit)
{
    return unit < NT_FRENCH_UNITS ? FRENCH : ALLIED;
}

static inline int side_of_commander(int commander)
{
    return commander < NT_FRENCH_COMMANDERS ? FRENCH : ALLIED;
}

static inline int first_unit(int side)
{
    return side == FRENCH ? 0 : NT_FRENCH_UNITS;
}

static inline int end_unit(int side)
{
    return side == FRENCH ? NT_FRENCH_UNITS : NT_UNITS;
}

static inline int first_commander(int side)
{
    return side == FRENCH ? 0 : NT_FRENCH_COMMANDERS;
}

static inline int end_commander(int side)
{
    return side == FRENCH ? NT_FRENCH_COMMANDERS : NT_COMMANDERS;
}

/* Walk the units or commanders of an army. */
#define FOR_UNITS(u, side)      for (int u = first_unit(side); u < end_unit(side); u++)
#define FOR_COMMANDERS(c, side) for (int c = first_commander(side); c < end_commander(side); c++)

/* -- sets of tokens -- */

static inline bool set_has(const struct nt_set *set, int token)
{
    return bit_has(set->word, token);
}

static inline void set_add(struct nt_set *set, int token)
{
    bit_add(set->word, token);
}

static inline void set_drop(struct nt_set *set, int token)
{
    bit_drop(set->word, token);
}

static inline void set_clear(struct nt_set *set)
{
    set->word[0] = set->word[1] = 0;
}

static inline bool set_empty(const struct nt_set *set)
{
    return (set->word[0] | set->word[1]) == 0;
}

/* Units of the set (commanders are tokens from NT_UNITS on). */
int nt_set_units(const struct nt_set *set);
#define FOR_SET(token, set)                                                                        \
    for (int token = bits_next((set)->word, 2, 0); token >= 0;                                     \
         token = bits_next((set)->word, 2, token + 1))

/* -- positions (nt_04_positions.c) -- */

static inline bool is_reserve(int at)
{
    return at > NT_GONE && at < NT_LOCALES;
}

static inline bool is_blocking(int at)
{
    return at >= NT_BLOCK && at != NT_OFF_MAP;
}

static inline int approach_of(int at) /* of a blocking position */
{
    return (at - NT_BLOCK) / 2;
}

static inline int side_of_approach(int at) /* 0 inside a, 1 inside b */
{
    return (at - NT_BLOCK) % 2;
}

static inline int blocking(int approach, int side)
{
    return NT_BLOCK + 2 * approach + side;
}

static inline bool is_on_map(int at)
{
    return at != NT_GONE && at != NT_OFF_MAP;
}

/* The passable approach between two locales, or 0. */
int nt_approach_between(const struct nt_board *b, int from, int to);
/* Symbols that act against an attack into `locale` across the approach. */
int nt_marks_into(const struct nt_board *b, int approach, int locale);

int nt_units_in(const struct nt_board *b, const struct nt_state *s, int side, int locale);
int nt_room_in(const struct nt_board *b, const struct nt_state *s, int side, int locale);
bool nt_is_occupied_by(const struct nt_board *b, const struct nt_state *s, int side, int locale);

/* -- corps (nt_08_corps.c) -- */

int nt_corps_size(const struct nt_state *s, int commander);
bool nt_is_detached(const struct nt_state *s, int unit);
/* Takes a unit out of its corps where it stands.  Never the last one. */
void nt_detach(struct eng_turn *t, int unit, eng_ruleno rule);
/* After losses: a commander without units is lost (NT-8-12). */
void nt_check_commanders(struct eng_turn *t, int side);
/* Moves pieces of the set to a position, news apart. */
void nt_put(struct nt_state *s, const struct nt_set *pieces, int at);

/* -- faces and losses (nt_03_pieces.c) -- */

bool nt_is_heavy(const struct nt_unit *u); /* cavalry of strength 3 */
bool nt_is_foot(const struct nt_unit *u);  /* infantry or Guard */
/* Same type for pairing leaders: Guard is infantry, save where NT 15 says otherwise. */
int nt_arm(const struct nt_unit *u);  /* ARTILLERY, CAVALRY or INFANTRY */
int nt_face(const struct nt_unit *u); /* one number for {face..}: type * 4 + strength */

/* Whose the unit is, as everybody sees, in one number for {of..}; the unit is in it for the page to
 * point at. */
enum { NT_WHOSE = 128 };
int nt_whose(const struct nt_state *s, int unit);
/* A line about a unit: what it is for those who know, "a unit" for everybody else.  Its template has
 * {face0,1} {of2}, and as 3 what it says besides. */
void nt_tell_unit(struct eng_turn *t, eng_ruleno rule, int text, int unit, int more);
/* Turns a unit face-up: everybody knows it from now on (until a shuffle). */
void nt_show_face(struct eng_turn *t, int unit, eng_ruleno rule);
/* Turns a unit, or all of them, face-down again, the fixed battery excepted; what was seen stays
 * known to the players until the blocks are shuffled. */
void nt_turn_down(struct nt_state *s, int unit);
void nt_faces_down(struct nt_state *s);
/* Takes up to `points` of strength from a unit, shows it, replaces or eliminates it; commits
 * elites (NT 15).  Returns the points actually lost.  Morale for losses is the caller's. */
int nt_take_loss(struct eng_turn *t, int unit, int points, eng_ruleno rule);
/* Eliminates a unit at once; returns the strength lost. */
int nt_eliminate(struct eng_turn *t, int unit, eng_ruleno rule);

/* -- morale (nt_13_morale.c) -- */

enum nt_morale_how { MAY_DEMORALISE, NOT_BELOW_ONE };
void nt_lose_morale(struct eng_turn *t, int side, int points, enum nt_morale_how how,
                    eng_ruleno rule);
void nt_gain_morale(struct eng_turn *t, int side, int points, eng_ruleno rule);
bool nt_is_demoralised(const struct nt_state *s, int side);
/* NT-15-02, -03: the first commitment of heavy cavalry or the Guard costs morale. */
void nt_commit(struct eng_turn *t, int unit);
/* What it would cost in morale to commit these units now; never the last point of it (NT-13-11). */
int nt_price_of_heavy(const struct nt_state *s, int side, const struct nt_set *units);
int nt_price_of_guard(const struct nt_state *s, int side, const struct nt_set *units);
/* Ends the match if an army is demoralised: `if (nt_decided(t)) return end_match(t);` */
bool nt_decided(struct eng_turn *t);

/* -- who is asked -- */

/* The seats that decide for a side now; in team play the one in control (nt_19_team.c). */
eng_seats nt_deciders(const struct nt_state *s, int side);
static inline enum eng_flow nt_ask(struct eng_turn *t, int side)
{
    return ask(t, nt_deciders(t->state, side));
}
/* The seat's army. */
static inline int nt_army_of(const struct nt_state *s, int seat)
{
    return s->core.side[seat];
}
/* May this seat give commands to that commander or unit (team play)?  In two-player games: its
 * own army. */
bool nt_may_command_corps(const struct nt_board *b, const struct nt_state *s, int seat,
                          int commander);
bool nt_team_commands_unit(const struct nt_board *b, const struct nt_state *s, int seat, int unit);
static inline bool nt_may_command_unit(const struct nt_board *b, const struct nt_state *s, int seat,
                                       int unit)
{
    if (nt_army_of(s, seat) != side_of_unit(unit))
        return false;
    return !s->team || nt_team_commands_unit(b, s, seat, unit);
}

/* -- names (nt_names.c): lists end with NULL -- */

extern const char *const nt_sides[];     /* "French", "Allied"        */
extern const char *const nt_side_ids[];  /* "french", "allied"        */
extern const char *const nt_types[];     /* "unknown", "artillery" .. */
extern const char *const nt_scenarios[]; /* "2-december" ..           */
int nt_find_commander(const struct nt_board *b, const char *id);
/* "64" is the reserve of 64, "64-55" blocks inside 64 towards 55; -1: neither. */
int nt_find_position(const struct nt_board *b, const char *word);

/* -- the rest, by file -- */

bool nt_load(const char *folder, void **board, struct err *err); /* nt_board.c */
void nt_unload(void *board);
bool nt_setup(const struct eng_box *box, const uint8_t *option, void *state, struct eng_news *news,
              struct err *err); /* nt_06_setup.c */
extern const struct eng_option nt_options[];
enum nt_option {
    OPTION_SANTON,
    OPTION_AUCTION,
    OPTION_FRENCH_HANDICAP,
    OPTION_ALLIED_HANDICAP,
    OPTION_FRENCH_PLAYERS, /* value 0 is one player */
    OPTION_ALLIED_PLAYERS,
    OPTION_NOTES
};
void nt_shuffle(struct eng_turn *t); /* nt_07_rounds.c */
void nt_result(const struct eng_box *box, const void *state,
               struct eng_result *out); /* nt_16_victory.c */
/* The stars as the board stands, unknown units taken for such as can hold a place: the colours that a
 * side controls (STAR_..), and the side that would win by them (NT 16). */
int nt_colours(const struct nt_board *b, const struct nt_state *s, int side);
int nt_ahead_by_stars(const struct nt_board *b, const struct nt_state *s);
void nt_judge_control(struct eng_turn *t); /* fills winner and grade when the rounds are over */

void nt_offer(const struct eng_box *box, const void *state, int seat,
              struct eng_choices *c);                                       /* nt_sample.c */
void nt_redact(const struct eng_box *box, void *state, eng_seats audience); /* nt_view.c */
bool nt_imagine(const struct eng_box *box, void *redacted, int seat, struct rng *rng);
void nt_show(const struct eng_box *box, const void *redacted, struct jout *json);
void nt_prompt(const struct eng_box *box, const void *redacted, int seat, struct eng_phrase *p);
void nt_say(const struct eng_box *box, const void *redacted, const struct eng_action *a,
            struct eng_phrase *p);
void nt_weigh(const struct eng_box *box, const void *redacted, int seat, const struct eng_action *a,
              struct eng_weight *out); /* nt_weigh.c */
const char *nt_name(const struct eng_box *box, const char *kind, int32_t value);
bool nt_noun(const struct eng_box *box, int verb, const char *word, uint16_t *out);
bool nt_refusal(const struct eng_box *box, const void *redacted, int seat,
                const struct eng_action *a, struct eng_phrase *out);
void nt_word(const struct eng_box *box, int verb, uint16_t noun, struct text *out);
bool nt_sample(const struct eng_box *box, const void *state, int seat, struct rng *rng,
               struct eng_action *out);
extern const struct eng_line nt_lines[]; /* nt_save.c */
void nt_clear(const struct eng_box *box, void *state);
bool nt_complete(struct eng_reader *r);
const char *nt_broken(const struct eng_box *box, const void *state);

extern const struct eng_proc nt_procs[];

#include "games/triumph/nt_steps.h"

#endif
