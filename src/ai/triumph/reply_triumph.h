/* reply_triumph.h -- a whole turn of the enemy in Napoleon's Triumph, as a thinker expects it. */

#ifndef AI_TRIUMPH_REPLY_TRIUMPH_H
#define AI_TRIUMPH_REPLY_TRIUMPH_H

#include "ai/triumph/eval_triumph.h"

/* Plays the turn that is under way to its end: the attacks that turn out best when they are tried,
 * `attacks` of them at most, in a world as the army whose turn it is may think it is. */
void reply_triumph(const struct eval_map *map, struct nt_state *s, int attacks, uint64_t dice);

#endif
