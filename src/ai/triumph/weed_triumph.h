/* weed_triumph.h -- which offers of Napoleon's Triumph are worth a thought. */

#ifndef AI_TRIUMPH_WEED_TRIUMPH_H
#define AI_TRIUMPH_WEED_TRIUMPH_H

#include "ai/triumph/eval_triumph.h"
#include "engine/choices.h"

/* Drops what leads back, what is the same as something else and what the plan forbids, and keeps of
 * the threats those that promise most.  `s` is what the side knows, `world` what it imagines. */
void weed_triumph(const struct eval_map *map, const struct nt_state *s,
                  const struct nt_state *world, int side, struct eng_choices *c);

#endif
