/* cn_sample.c -- one legal action at random, for matches without thought: evenly from the offers, but
 * the goals of an administrative march, a thousand hexes, count for one. */

#include "engine/listed.h"

#include "games/campaign/cn_local.h"

bool cn_sample(const struct eng_box *box, const void *state, int seat, struct rng *rng,
               struct eng_action *out)
{
    struct eng_choices c;
    int plans = 0, first = 0;

    if (!eng_recall_list(box, state, seat, &c))
        cn_list(box, state, seat, &c);
    for (int i = 0; i < c.count; i++)
        if (c.action[i].verb == VERB_PLAN && plans++ == 0)
            first = i;
    if (c.count == 0)
        return false;
    int others = c.count - plans, which = (int)rng_below(rng, (uint32_t)(others + (plans > 0)));
    if (which == others)
        which = first + (int)rng_below(rng, (uint32_t)plans);
    else if (which >= first)
        which += plans;
    *out = c.action[which];
    return true;
}
