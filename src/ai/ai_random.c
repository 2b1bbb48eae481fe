/* ai_random.c -- the opponent that does anything the rules allow: for tests, statistics and as the
 * lowest rung of the ladder. */

#include "ai/ai.h"

bool ai_random_choose(const struct eng_box *box, const void *redacted, int seat,
                      const struct ai_budget *budget, struct rng *rng, struct eng_action *out)
{
    (void)budget;
    return eng_random_action(box, redacted, seat, rng, out);
}
