/* cn_sample.c -- one legal action at random, for matches without thought: evenly from the offers. */

#include "games/campaign/cn_local.h"

bool cn_sample(const struct eng_box *box, const void *state, int seat, struct rng *rng,
               struct eng_action *out)
{
    return eng_pick_offer(box, state, seat, rng, out);
}
