/* eval_triumph.h -- what a position of Napoleon's Triumph is worth to an army. */

#ifndef AI_EVAL_TRIUMPH_H
#define AI_EVAL_TRIUMPH_H

#include "engine/box.h"
#include "games/triumph/nt.h"

static inline int eval_triumph_side(int unit)
{
    return unit < NT_FRENCH_UNITS ? FRENCH : ALLIED;
}

/* Hundredths of a morale point, more or less; the state has no unknown faces (imagined). */
int eval_triumph(const struct eng_box *box, const struct nt_state *s, int side);

/* Would the Allies win if the rounds ended now (NT 16)? */
bool eval_triumph_allies_ahead(const struct eng_box *box, const struct nt_state *s);

/* Locales between a place and the nearest star of these colours. */
int eval_triumph_steps_to_star(const struct nt_board *b, int locale, int stars);

#endif
