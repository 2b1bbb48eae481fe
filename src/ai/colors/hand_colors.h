/* hand_colors.h -- whoever plays Commands & Colors by rule of thumb: what he looks at, and what it is
 * worth to him that a unit stands, goes and fights. */

#ifndef AI_COLORS_HAND_COLORS_H
#define AI_COLORS_HAND_COLORS_H

#include "ai/colors/habits_colors.h"

enum { HAND_NEVER = -10000 };

struct hand {
    const struct colors_eye *eye;
    const struct colors_habits *habits;
    const struct eng_box *box;
    const struct cc_board *b;
    struct cc_state *s; /* a copy, in which pieces may be put elsewhere for a moment */
    int side;
    struct eval_colors_foes *foes;
};

struct hand hand_of(const struct colors_eye *eye, struct cc_state *copy, int side,
                    struct eval_colors_foes *foes);

enum {
    HAND_PLAIN,
    HAND_WITH_A_DIE,
    HAND_WORTHS
}; /* as things are, and with one die more by a card */

int hand_worth_here(const struct hand *h, int unit, bool fights);
/* As if it had gone there, entering so many hexes; after more than `battle` it cannot fight. */
int hand_worth_there(const struct hand *h, int unit, int hex, int cost, int battle);
int hand_best_move(const struct hand *h, int unit, int *to);
/* What an order to it is worth; with one die more only where asked. */
void hand_weigh_order(const struct hand *h, int unit, bool with_a_die, int worth[HAND_WORTHS]);

static inline int hand_part(int worth, int share)
{
    return worth * share / COLORS_WHOLE;
}

#endif
