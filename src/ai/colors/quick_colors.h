/* quick_colors.h -- sensible answers in Commands & Colors without looking ahead. */

#ifndef AI_COLORS_QUICK_COLORS_H
#define AI_COLORS_QUICK_COLORS_H

#include "ai/colors/eval_colors.h"
#include "engine/choices.h"

/* The best of the offers by rule of thumb; -1: there are none.  It looks only at the field and at the
 * seat's own cards. */
int quick_colors(const struct colors_eye *eye, const struct cc_state *s, int seat,
                 const struct eng_choices *c);

/* Drafts go one way, or they would never end: would this take a pick back?  Detaching a leader is
 * not thought of at all. */
bool quick_colors_is_back(const struct cc_state *s, const struct eng_action *a);

/* The offers, the best by rule of thumb first. */
void quick_colors_rank(const struct colors_eye *eye, const struct cc_state *s, int seat,
                       struct eng_choices *c);

#endif
