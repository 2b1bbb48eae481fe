/* cc_local.h -- what the chapters of Commands & Colors share. */

#ifndef GAMES_COLORS_CC_LOCAL_H
#define GAMES_COLORS_CC_LOCAL_H

#include "cc_rules.h"
#include "engine/box.h"
#include "engine/flow.h"
#include "engine/lines.h"

#include "games/colors/cc.h"
#include "games/colors/cc_rows.h"

#define TEXTS "games/colors/cc_news.def"
#include "engine/text_types.def"

/* Kinds of locals.  CC_PIECE: a unit, or CC_UNITS + leader.  CC_LEFT: what a strike has packed. */
enum { CC_UNIT = ENG_KINDS, CC_LEADER, CC_PIECE, CC_LEFT };

enum { RETIRE_HEXES = 2, FLIGHT_HEXES = 3 }; /* CCN 6.1, 5.4.11 */

enum cc_strike {
    STRIKE_FIRE,   /* ranged combat                                          */
    STRIKE_MELEE,  /* the attack of a melee, batteries included              */
    STRIKE_RETIRE, /* the same at cavalry that retires: CAV faces alone hit  */
    STRIKE_SQUARE, /* the first die of a square against cavalry              */
    STRIKE_FIRST,  /* First Strike                                           */
    STRIKE_BACK,   /* battle back                                            */
    STRIKE_NONE    /* only in battle.how: an escape, Elan, Rally             */
};

enum cc_outcome { KEPT_HEX, LEFT_HEX, ELIMINATED };

static inline const struct cc_board *cc_board(const struct eng_box *box)
{
    return box->board;
}

static inline int other_side(int side)
{
    return 1 - side;
}

static inline enum eng_flow cc_ask(struct eng_turn *t, int side)
{
    return ask(t, seats_of(t->core, side));
}

/* Where in the turn we are: enum cc_phase, from the frames. */
int cc_phase(const struct cc_state *s);

/* -- tokens: units 0 to 63, leaders from CC_UNITS on; in the draft of orders also CC_LEAVING + unit,
 * a unit that is to leave square -- */

enum { CC_LEAVING = 128 };

static inline int leader_token(int leader)
{
    return CC_UNITS + leader;
}

static inline bool is_leader_token(int token)
{
    return token >= CC_UNITS;
}

#define FOR_UNITS(u, s)                                                                            \
    for (int u = 0; u < (s)->unit_count; u++)                                                      \
        if ((s)->unit[u].at)
#define FOR_UNITS_OF(u, s, whose)                                                                  \
    FOR_UNITS (u, s)                                                                               \
        if ((s)->unit[u].side == (whose))
#define FOR_LEADERS_OF(l, s, whose)                                                                \
    for (int l = 0; l < (s)->leader_count; l++)                                                    \
        if ((s)->leader[l].at && (s)->leader[l].side == (whose))
#define FOR_NEXT(hex, b, around)                                                                   \
    for (int side_ = 0, hex; side_ < 6; side_++)                                                   \
        if ((hex = (b)->next[around][side_]) != 0)

/* -- pieces (cc_2_pieces.c) -- */

static inline const struct cc_type *cc_type(const struct cc_board *b, const struct cc_unit *u)
{
    return &b->type[u->type];
}

static inline int cc_class(const struct cc_board *b, const struct cc_state *s, int unit)
{
    return b->type[s->unit[unit].type].class;
}

static inline int unit_on(const struct cc_state *s, int hex)
{
    return s->unit_on[hex];
}

static inline int leader_on(const struct cc_state *s, int hex)
{
    return s->leader_on[hex];
}

/* The leader attached to a unit, or CC_NO_LEADER. */
static inline int cc_leader_of(const struct cc_state *s, int unit)
{
    return s->leader_on[s->unit[unit].at];
}

static inline bool cc_is_alone(const struct cc_state *s, int leader)
{
    return s->unit_on[s->leader[leader].at] == CC_NO_UNIT;
}

/* Side of whatever stands in the hex, or SIDES. */
static inline int cc_side_on(const struct cc_state *s, int hex)
{
    if (s->unit_on[hex] != CC_NO_UNIT)
        return s->unit[s->unit_on[hex]].side;
    if (s->leader_on[hex] != CC_NO_LEADER)
        return s->leader[s->leader_on[hex]].side;
    return SIDES;
}

/* The only ways to change where pieces are; 0: off the field.  No news. */
void cc_put_unit(struct cc_state *s, int unit, int hex);
void cc_put_leader(struct cc_state *s, int leader, int hex);
/* Is an enemy unit (class: enum cc_class, or CLASSES for any) next to this hex? */
bool cc_enemy_beside(const struct cc_board *b, const struct cc_state *s, int hex, int side,
                     int class);
/* Towards the side's own baseline: -1 up, +1 down; and is the hex on it? */
int cc_homeward(int side);
bool cc_on_baseline(const struct cc_board *b, int hex, int side);
/* The hexes one row nearer home, at most two; returns how many. */
int cc_hexes_home(const struct cc_board *b, int hex, int side, int out[2]);
/* Sections as the side sees them: 0 left, 1 centre, 2 right <-> enum cc_section. */
int cc_section_of(int side, int which);

/* -- banners (cc_4_banners.c) -- */

void cc_gain_banner(struct eng_turn *t, int side, eng_ruleno rule);
int cc_banners(const struct cc_state *s, int side); /* temporary ones included */
void cc_judge_objectives(struct eng_turn *t, bool turn_begins);
/* Ends the match if a side has its banners: `if (cc_decided(t)) return end_match(t);` */
bool cc_decided(struct eng_turn *t);
void cc_result(const struct eng_box *box, const void *state, struct eng_result *out);

/* -- cards in hand, pile, discards (cc_5_5_draw.c) -- */

void cc_shuffle_pile(struct eng_turn *t);        /* what is in the pile */
void cc_draw_card(struct eng_turn *t, int side); /* reshuffles discards when needed; tells */
void cc_take_card(struct cc_state *s, int side, int kind); /* into the hand */
void cc_drop_card(struct cc_state *s, int side, int kind); /* out of the hand, if it is there */
void cc_discard(struct cc_state *s, int kind);
bool cc_holds_card(const struct cc_board *b, const struct cc_state *s, int side, int effect);

/* -- cards in play (cc_8_cards.c) -- */

/* The effect that governs this turn (EFFECT_NONE: no card acts). */
static inline int cc_effect(const struct cc_board *b, const struct cc_state *s)
{
    return s->turn.acts ? b->card[s->turn.acts].effect : EFFECT_NONE;
}
/* Dice the card adds for this unit in a ranged combat or melee of its own turn; `bonus` is the
 * second melee of cavalry.  Battle backs never call it. */
int cc_card_dice(const struct cc_board *b, const struct cc_state *s, int unit, bool ranged,
                 bool bonus, eng_ruleno *rule);
/* May the card's text let this unit fight so?  0, or the statement that forbids. */
eng_ruleno cc_card_forbids(const struct cc_board *b, const struct cc_state *s, int unit,
                           bool ranged);

/* -- movement (cc_5_3_move.c) -- */

/* May the unit (leader) step into that hex at all, terrain and pieces considered? */
bool cc_unit_may_enter(const struct cc_board *b, const struct cc_state *s, int unit, int hex);
bool cc_leader_may_pass(const struct cc_board *b, const struct cc_state *s, int leader, int hex);
/* Hexes the unit may enter in its move, its card considered; *battle: so many and it may still
 * battle.  A unit in square has none. */
int cc_move_hexes(const struct cc_board *b, const struct cc_state *s, int unit, int *battle);
/* The unit moved too far to battle this turn: the statement, else 0.  For cc_why_no_battle; the
 * cards are considered, so nobody else need compare `hexes` with the type. */
eng_ruleno cc_why_too_far(const struct cc_board *b, const struct cc_state *s, int unit);
/* Puts a unit (and its leader, unless he has an order of his own and stays) into a hex, with what
 * the terrain does to whoever enters it.  For moves, ground taken, pursuit. */
void cc_enter(struct eng_turn *t, int unit, int hex, bool with_leader);

/* -- sight, dice and terrain (cc_5_4_sight.c, cc_5_4_dice.c, cc_7_terrain.c) -- */

bool cc_sees(const struct cc_board *b, const struct cc_state *s, int from, int to);
/* The same for a battery, which on a hill may fire over friends (not in combined arms). */
bool cc_battery_sees(const struct cc_board *b, const struct cc_state *s, int from, int to,
                     int side);

enum { CC_TERMS = 12 };
struct cc_sum { /* how a number of dice came about, term by term */
    int count, total;
    struct {
        int16_t value;
        uint16_t text; /* NEWS_TERM_.. */
        eng_ruleno rule;
    } term[CC_TERMS];
};

struct cc_blow {
    int by;       /* unit that rolls */
    int from, to; /* hexes */
    int at;       /* unit struck, or CC_UNITS + leader */
    int how;      /* enum cc_strike */
    bool bonus;   /* the bonus melee of cavalry */
    bool joins;   /* a battery in combined arms */
};

/* The dice of one unit (batteries are blows of their own); sum may be NULL. */
int cc_dice(const struct cc_board *b, const struct cc_state *s, const struct cc_blow *blow,
            struct cc_sum *sum);
/* Do sabres of this unit hit units? */
bool cc_hits_with_sabres(const struct cc_board *b, const struct cc_state *s, int unit);
bool cc_is_impassable(const struct cc_board *b, const struct cc_state *s, int hex,
                      int class); /* CLASSES: leader */
bool cc_is_high(const struct cc_state *s, int hex);
/* Does an attack from one hex at another come through the target's fieldworks? */
bool cc_through_works(const struct cc_board *b, const struct cc_state *s, int from, int to);
bool cc_may_form_square(const struct cc_board *b, const struct cc_state *s, int hex); /* terrain */
/* Must whoever enters stop there?  And may the unit not battle in the turn it entered? 0: it may. */
bool cc_stops(const struct cc_board *b, const struct cc_state *s, int hex);
eng_ruleno cc_why_no_battle_on_entry(const struct cc_board *b, const struct cc_state *s, int unit,
                                     int hex);

/* Why the unit may not battle (at range, in melee) this turn; 0: it may. */
eng_ruleno cc_why_no_battle(const struct cc_board *b, const struct cc_state *s, int unit,
                            bool ranged);
/* Why it may not fire at, or melee, what is in that hex; 0: it may. */
eng_ruleno cc_why_no_fire(const struct cc_board *b, const struct cc_state *s, int unit, int hex);
eng_ruleno cc_why_no_melee(const struct cc_board *b, const struct cc_state *s, int unit, int hex,
                           bool bonus);
eng_ruleno cc_why_no_join(const struct cc_board *b, const struct cc_state *s, int battery,
                          int partner, int hex, bool bonus);

/* Rolls that many battle dice and tells them.  cc_roll_dice also leaves them on the table, in
 * s->battle.face with battle.dice, battle.roller and battle.how = STRIKE_NONE; cc_strike_roll then
 * says in battle.how which strike it was, so that the view can tell what each die did.  A leader's
 * check leaves the dice of the strike where they lie. */
void cc_roll_faces(struct eng_turn *t, int side, int dice, uint8_t face[CC_FACES], eng_ruleno rule);
void cc_roll_dice(struct eng_turn *t, int side, int dice, uint8_t face[CC_FACES], eng_ruleno rule);
/* {infs0} {cavs0} {arts0} {flags0} {sabres0}: the faces of one kind in a roll packed by
 * cc_pack_faces, each as its word; "" where there are none.  For cc_name; NULL: no such kind. */
int32_t cc_pack_faces(const uint8_t face[CC_FACES]);
const char *cc_dice_name(const char *kind, int32_t packed);

/* -- losses, flags, squares (cc_5_4_losses.c, cc_5_4_flags.c, cc_6_2_square.c) -- */

/* Removes up to n blocks; at the last one the unit is gone, its card comes back from the track and
 * the enemy gains a banner.  Returns how many were removed.  Leader checks are the caller's. */
int cc_lose_blocks(struct eng_turn *t, int unit, int n, eng_ruleno rule);
/* The leader is dead: a banner.  The check after losses, at most one in a combat. */
void cc_lose_leader(struct eng_turn *t, int leader, eng_ruleno rule);
void cc_check_leader(struct eng_turn *t, int leader, bool unit_is_gone);
/* Is that what a strike can have packed into its local of this name? */
bool cc_left_fits(const struct cc_state *s, int left);
/* A unit goes back a hex, with the leader who is with it. */
void cc_fall_back(struct cc_state *s, int unit, int hex);
/* How many flags may the unit ignore, rolled by `by` from its hex, at this moment? */
int cc_ignorable_flags(const struct cc_board *b, const struct cc_state *s, int unit, int by,
                       int how);
bool cc_can_retire(const struct cc_board *b, const struct cc_state *s, int unit);
/* The terrain, the hand and the track allow a square against this attacker; 0: yes. */
eng_ruleno cc_why_no_square(const struct cc_board *b, const struct cc_state *s, int unit,
                            int attacker);
void cc_form_square(struct eng_turn *t, int unit); /* takes the card (CCN-6.2.1-10) */
void cc_leave_square(struct eng_turn *t, int unit, eng_ruleno rule); /* gives it back */

/* -- names (cc_names.c): lists end with NULL -- */

extern const char *const cc_sides[];    /* "British", "French" */
extern const char *const cc_side_ids[]; /* "top", "bottom"     */
extern const char *const cc_terrains[]; /* "clear", "forest" .. */
extern const char *const cc_faces[];    /* "INF", "CAV", "ART", "FLAG", "SABRE" */
extern const char *const cc_die[];      /* the six faces of a battle die: INF twice */
int cc_find_hex(const struct cc_board *b, const char *word);  /* "B4"; 0: none */
int cc_find_type(const struct cc_board *b, const char *word); /* "FR.LN"; -1: none */
int cc_find_card(const struct cc_board *b, const char *word); /* "attack-left"; 0: none */
const char *cc_hex_name(int hex);

/* -- the rest, by file -- */

bool cc_load(const char *folder, void **board, struct err *err); /* cc_board.c */
void cc_unload(void *board);
bool cc_setup(const struct eng_box *box, const uint8_t *option, void *state, struct eng_news *news,
              struct err *err); /* cc_3_setup.c */
extern const struct eng_option cc_options[];
void cc_redact(const struct eng_box *box, void *state, eng_seats audience); /* cc_view.c */
bool cc_imagine(const struct eng_box *box, void *redacted, int seat, struct rng *rng);
void cc_show(const struct eng_box *box, const void *redacted, struct jout *json);
void cc_prompt(const struct eng_box *box, const void *redacted, int seat, struct eng_phrase *p);
void cc_say(const struct eng_box *box, const void *redacted, const struct eng_action *a,
            struct eng_phrase *p);
const char *cc_name(const struct eng_box *box, const char *kind, int32_t value);
bool cc_noun(const struct eng_box *box, int verb, const char *word, uint16_t *out);
bool cc_refusal(const struct eng_box *box, const void *redacted, int seat,
                const struct eng_action *a, struct eng_phrase *out);
void cc_word(const struct eng_box *box, int verb, uint16_t noun, struct text *out);
bool cc_sample(const struct eng_box *box, const void *state, int seat, struct rng *rng,
               struct eng_action *out);  /* cc_sample.c */
extern const struct eng_line cc_lines[]; /* cc_save.c */
void cc_clear(const struct eng_box *box, void *state);
bool cc_complete(struct eng_reader *r);
const char *cc_broken(const struct eng_box *box, const void *state);

extern const struct eng_proc cc_procs[];

#include "games/colors/cc_steps.h"

#endif
