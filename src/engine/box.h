/* box.h -- a game with its board and scenarios laid out, and what the engine does for every game.
 *
 * A scenario is a position file, data/<game>/scenarios/<id>.pos, read and judged when the box is
 * opened; a match begins with a copy of it. */

#ifndef ENGINE_BOX_H
#define ENGINE_BOX_H

#include "base/catalog.h"
#include "engine/engine.h"

/* Where the numbers of a scenario or table come from; shown to the player. */
enum eng_source { SOURCE_SOURCED, SOURCE_RECALLED, SOURCE_RECONSTRUCTED, SOURCE_OURS };

/* The box owns all of it. */
struct eng_scenario {
    char *id, *title, *note; /* note may be NULL */
    enum eng_source source;
    void *state; /* as the position file gives it, before setup */
};

struct lesson;

/* Filled by eng_open, then only read: matches of all threads share it, and must end before it is
 * closed. */
struct eng_box {
    const struct eng_game *game;
    void *board; /* the game's own; load makes it, unload frees it */
    int scenario_count;
    struct eng_scenario *scenario;
    int lesson_count;
    struct lesson *lesson; /* guided matches: lesson.h */
    unsigned serial;       /* no other box of this program has or had it; 0: never opened */
};

/* What a match is made of. */
struct eng_start {
    int scenario;                /* index in the box                    */
    uint8_t option[ENG_OPTIONS]; /* index of the value chosen, for each */
    struct seed seed;
    bool by_line; /* dice as in journals of format 1 */
};

/* `data` is the folder that holds one folder for each game. */
bool eng_open(const struct eng_game *game, const char *data, struct eng_box *out, struct err *err);
void eng_close(struct eng_box *box);

/* In the door of a game that has no board: nothing is read, and there is nothing to unload. */
bool eng_no_board(const char *folder, void **board, struct err *err);

int eng_find_scenario(const struct eng_box *box, const char *id); /* -1: none */
const char *eng_source_name(enum eng_source source);
/* "fog" and "off" into start->option; false names what may be chosen instead. */
bool eng_choose_option(const struct eng_box *box, const char *id, const char *value,
                       uint8_t option[ENG_OPTIONS], struct err *err);

/* A fresh match at its first question; `state` has game->state_size bytes.  The _search form
 * takes fast dice instead of the match's (playouts, statistics). */
bool eng_begin(const struct eng_box *box, const struct eng_start *start, void *state,
               struct eng_news *news, struct err *err);
/* Sets the generator of a match going. */
void eng_start_dice(const struct eng_start *start, struct rng *out);
bool eng_begin_search(const struct eng_box *box, int scenario, const uint8_t *option, uint64_t seed,
                      void *state, struct err *err);

/* What `audience` knows: unknowns blanked, dice zeroed, other seats' drafts and sealed answers
 * gone.  The empty audience is a spectator; ENG_ALL sees every piece (but never the dice). */
void eng_redact(const struct eng_box *box, void *state, eng_seats audience);
/* All keys of the view: show, and the overlays where there are some. */
void eng_show(const struct eng_box *box, const void *redacted, struct jout *json);

/* A world that `seat` cannot tell from the true one.  Takes a redacted state only. */
bool eng_imagine(const struct eng_box *box, void *redacted, int seat, struct rng *rng);

/* Does somebody of the audience know what the token is?  A spectator knows what all know. */
static inline bool eng_knows(const struct eng_core *core, int token, eng_seats audience)
{
    return audience ? (core->seen[token] & audience) != 0 : core->seen[token] == ENG_ALL;
}

/* One legal action at random: by sample, or evenly from the offers.  False: none. */
bool eng_random_action(const struct eng_box *box, const void *state, int seat, struct rng *rng,
                       struct eng_action *out);

bool eng_pick_offer(const struct eng_box *box, const void *state, int seat, struct rng *rng,
                    struct eng_action *out); /* evenly from the offers; for sample() */

/* What is wrong with a refused action, as far as the seat can know; text 0: the statement of the rule
 * says it best. */
void eng_refusal(const struct eng_box *box, const void *redacted, int seat,
                 const struct eng_action *a, eng_ruleno why, struct eng_phrase *out);

/* Bytes of the state, dice apart. */
uint64_t eng_hash(const struct eng_box *box, const void *state);

/* Leaf positions after `depth` decisions, every offer tried. */
uint64_t eng_perft(const struct eng_box *box, const void *state, int depth);

/* Actions as text: "pick 12", "march 4 @ 1034,880 /45", "bid x3". */
void eng_action_text(const struct eng_game *game, const struct eng_action *a, struct text *out);
/* The same in the words that one writes: "battle E5", "march 63=64", "command soult". */
void eng_action_words(const struct eng_box *box, const struct eng_action *a, struct text *out);
bool eng_action_parse(const struct eng_box *box, const struct words *words, int from,
                      struct eng_action *out, struct err *err);
/* Dice and draws laid by hand, from that word on: faces of the game's dice as one reads them, and
 * "draw3" for the third of what is drawn from.  value has room for ENG_FATE; false when there are
 * none, or more, or a face that no die of the game shows. */
bool eng_fate_parse(const struct eng_box *box, const struct words *words, int from,
                    uint8_t value[ENG_FATE], struct err *err);
/* As journals of format 1 have them: numbers from 0 to 255, and faces counted from 0. */
bool eng_fate_parse_old(const struct eng_box *box, const struct words *words, int from,
                        uint8_t value[ENG_FATE], struct err *err);
/* "fate 5 2 6": what lies there, as the match of its dice writes it. */
void eng_fate_text(const struct eng_game *game, const struct eng_core *core, struct text *out);
/* Ascending by verb, noun, count, angle, x, y. */
int eng_action_compare(const struct eng_action *a, const struct eng_action *b);
/* Is the verb one of the game's, and everything zero that it does not take? */
bool eng_action_fits(const struct eng_game *game, const struct eng_action *a);

/* Positions (.pos), as they stand.  eng_begin_position also begins the match where the position
 * does not say who is active: from its frames where it has any, else through setup; dice that the
 * position lacks are taken from the seed of `start`, which tells nothing else but their kind. */
void eng_save(const struct eng_box *box, const void *state, struct text *out);
bool eng_restore(const struct eng_box *box, const char *place, const char *text, void *state,
                 struct err *err);
bool eng_begin_position(const struct eng_box *box, const char *place, const char *text,
                        const struct eng_start *start, void *state, struct eng_news *news,
                        struct err *err);

/* "turn / moves / assault SK 5 volley: Blue to choose" */
void eng_trace(const struct eng_box *box, const void *state, struct text *out);

/* The name of a seat: that of its side, numbered where a side has several. */
void eng_seat_name(const struct eng_box *box, const struct eng_core *core, int seat, enum lang lang,
                   struct text *out);

#endif
