/* know.h -- what opponents know of one game: the only part of src/ai that a new game adds.
 *
 * Everything here is asked about worlds that the opponent has imagined, never about the true one. */

#ifndef AI_KNOW_H
#define AI_KNOW_H

#include "ai/ai.h"
#include "ai/ledger.h"
#include "engine/choices.h"

enum { AI_LOST = 0, AI_EVEN = 500, AI_WON = 1000 }; /* thousandths of a won match */

struct search;
struct search_line;

struct ai_know {
    const char *game;
    size_t memo; /* bytes that prepare fills once for a decision: distances, charts */
    void (*prepare)(const struct eng_box *box, const void *redacted, int seat, void *memo);

    /* How good a world is for a side, AI_LOST to AI_WON.  Only for matches that are not over. */
    int (*value)(const void *memo, const struct eng_box *box, const void *world, int side);

    /* The quick hand: a sensible answer for the seat that is asked, in microseconds.  It may look
     * only at what that seat knows of the world. */
    bool (*reply)(const void *memo, const struct eng_box *box, const void *world, int seat,
                  struct rng *rng, struct eng_action *out);

    /* Drops offers that are not worth a thought. */
    void (*weed)(const void *memo, const struct eng_box *box, const void *world, int seat,
                 struct eng_choices *c);

    /* Puts the promising offers first: where time is short, only those are tried.  NULL: unknown. */
    void (*rank)(const void *memo, const struct eng_box *box, const void *world, int seat,
                 struct eng_choices *c);

    /* Decisions with up to so many offers are left to the tree; 0: none.  Only those that answer an
     * enemy's step, where `answers` is given. */
    int tree;
    bool (*answers)(const struct eng_box *box, const void *redacted, int side);

    /* Macros: whole lines that plans may begin with, beside the offers; how many.  NULL: none. */
    int (*lines)(struct search *s, struct search_line *out, int most);

    /* Turns of either side begun so far: how far a line of play is followed. */
    uint32_t (*turn)(const struct eng_box *box, const void *world);

    /* Does the world stand between two commands, moves or combats?  Where it does, it can be judged. */
    bool (*settled)(const struct eng_box *box, const void *world);

    /* Set-up and the like, which is not searched: the script decides.  NULL: all is searched. */
    bool (*by_habit)(const struct eng_box *box, const void *redacted, int seat);

    /* The book: how those begin who know how matches end.  NULL or false: as everybody does. */
    bool (*opening)(const struct eng_box *box, const void *redacted, int seat, struct rng *rng,
                    struct eng_action *out);

    /* A decision that has a better way of its own than lines of play: secret choices, and macros
     * of a game.  `depth` is the level's.  NULL or false: the search over lines decides. */
    bool (*solve)(struct search *s, int depth, struct eng_action *out);

    /* What people count, for advice.  NULL: nothing. */
    const struct ledger *ledger;

    /* What long practice has made of all this, for levels that have it.  NULL: nothing. */
    const struct ai_know *drilled;
};

extern const struct ai_know know_austerlitz, know_campaign, know_colors, know_triumph;

extern const struct ai_know *const ai_knows[]; /* ends with NULL */

const struct ai_know *ai_know(const struct eng_game *game); /* NULL: none */

#endif
