/* eval_austerlitz.h -- how a world of Austerlitz 1805 stands. */

#ifndef AI_AUSTERLITZ_EVAL_AUSTERLITZ_H
#define AI_AUSTERLITZ_EVAL_AUSTERLITZ_H

#include "ai/know.h"
#include "games/austerlitz/au.h"

/* AI_LOST to AI_WON. */
int eval_austerlitz(const struct eng_box *box, const struct au_state *s, int side);

#endif
