/* judge_colors.h -- how likely a side is to win, as long practice has taught it. */

#ifndef AI_COLORS_JUDGE_COLORS_H
#define AI_COLORS_JUDGE_COLORS_H

#include "ai/colors/habits_colors.h"

/* What is seen of a side; the same is seen of the other, and what counts is the difference. */
enum judge_sight {
    JUDGE_LEFT,                        /* banners he needs: one of eight is 1           */
    JUDGE_LOST = JUDGE_LEFT + 8,       /* blocks of units still there: by class, elites */
    JUDGE_ONE = JUDGE_LOST + 4,        /* units of one block, by class                  */
    JUDGE_UNITS = JUDGE_ONE + CLASSES, /* by class                                      */
    JUDGE_SQUARES = JUDGE_UNITS + CLASSES,
    JUDGE_GROUND, /* worths, summed over units                     */
    JUDGE_DANGER,
    JUDGE_DANGER_ONE,                 /* of those of one block                         */
    JUDGE_BACK,                       /* units four hexes from any enemy, or more      */
    JUDGE_CARDS,                      /* in hand, by sort                              */
    JUDGE_BEST = JUDGE_CARDS + SORTS, /* what the best card would do,                  */
    JUDGE_SECOND,                     /* the next,                                     */
    JUDGE_REST,                       /* and all others                                */
    JUDGE_SIGHTS
};

void judge_colors_look(const struct colors_eye *eye, const struct cc_state *s, int side,
                       struct eval_colors_foes *foes, int sight[JUDGE_SIGHTS]);

/* Is it counted in hundredths of a banner? */
bool judge_colors_is_worth(int sight);

/* At the beginning of a turn, for a side; AI_LOST to AI_WON. */
int judge_colors(const struct colors_eye *eye, const struct cc_state *s, int side);

#endif
