/* cards_colors.h -- what the command cards are worth to a hand. */

#ifndef AI_COLORS_CARDS_COLORS_H
#define AI_COLORS_CARDS_COLORS_H

#include "ai/colors/hand_colors.h"
#include "engine/choices.h"

/* The best of cards to play, or to keep. */
int cards_choose(const struct hand *h, const struct eng_choices *c);
void cards_weigh(const struct hand *h, const struct eng_choices *c, int *worth);

/* The infantry of a section, of a Force March. */
int cards_worth_of_section(const struct hand *h, int which);

/* What each card of a side's hand would do, were it his turn. */
void cards_weigh_hand(const struct colors_eye *eye, const struct cc_state *s, int side,
                      struct eval_colors_foes *foes, int worth[CC_HAND]);

#endif
