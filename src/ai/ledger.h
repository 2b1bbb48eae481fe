/* ledger.h -- what people count in a game: two moments of a world are compared by it, for advice.
 *
 * A game has sums (losses of both sides, points) and things whose state somebody watches: whose a
 * place is, whether a unit is still there.  Worlds are imagined ones, and never the true one. */

#ifndef AI_LEDGER_H
#define AI_LEDGER_H

#include "engine/engine.h"

enum { LEDGER_THINGS = 256, LEDGER_SUMS = 3 };

/* Marks sentences of advice for tools/check-messages. */
#define SAYS(english) english

struct ledger_page {
    uint8_t state[LEDGER_THINGS]; /* the game's own small numbers */
    int sum[LEDGER_SUMS];         /* in hundredths */
};

struct ledger {
    int sums;
    /* What is said of a sum that grows ({hundredths0}: by how much on the average), and of one that
     * shrinks; NULL: nothing. */
    struct {
        const char *more, *less;
    } sum[LEDGER_SUMS];
    void (*read)(const struct eng_box *box, const void *world, int side, struct ledger_page *out);
    int (*things)(const struct eng_box *box);
    /* What is said when a thing has gone from one state to another, by what the seat knows of it:
     * {n0} is the chance in hundredths, the arguments from arg[1] on are filled in.  NULL: nothing. */
    const char *(*say)(const struct eng_box *box, const void *redacted, int side, int thing,
                       const uint8_t state[2], int32_t arg[ENG_ARGS]);
};

extern const struct ledger ledger_austerlitz, ledger_campaign, ledger_colors, ledger_triumph;

#endif
