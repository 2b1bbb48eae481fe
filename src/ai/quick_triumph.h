/* quick_triumph.h -- sensible answers in Napoleon's Triumph without looking ahead: the hand that
 * brings a command to its end for both sides while the script thinks about it. */

#ifndef AI_QUICK_TRIUMPH_H
#define AI_QUICK_TRIUMPH_H

#include "ai/eval_triumph.h"
#include "engine/choices.h"

/* Is the match on the row of that name? */
bool quick_triumph_is_row(const struct eng_box *box, const struct nt_state *s, const char *name);

/* Picks are one-way, or a draft would never end: into it, and only riders, who are all in it from
 * the start, out of it. */
bool quick_triumph_is_back(const struct nt_state *s, const struct eng_action *a);

/* One of the offers, which are those of the one seat that is asked; -1: none that leads on. */
int quick_triumph(const struct eval_map *map, const struct nt_state *s,
                  const struct eng_choices *c);

/* Plays on until the command is done; false when it does not come to an end. */
bool quick_triumph_settle(const struct eval_map *map, struct nt_state *s);

#endif
