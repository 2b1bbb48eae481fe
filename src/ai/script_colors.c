/* script_colors.c -- an opponent for Commands & Colors that plays by rule of thumb. */

#include "ai/quick_colors.h"
#include "ai/script.h"

bool script_colors(const struct eng_box *box, const void *redacted, int seat,
                   const struct ai_budget *budget, struct rng *rng, struct eng_action *out)
{
    struct eng_choices c;

    (void)budget;
    (void)rng;
    box->game->offer(box, redacted, seat, &c);
    int best = quick_colors(box, redacted, seat, &c);
    if (best >= 0)
        *out = c.action[best];
    return best >= 0;
}
