/* plan.h -- plan search: the whole turn is thought through before its first step is taken. */

#ifndef AI_PLAN_H
#define AI_PLAN_H

#include "ai/search.h"

struct plan_style {
    uint64_t nodes; /* where the budget has no limit of its own */
    uint32_t turns; /* of either side that are followed         */
    int keep;       /* plans that are bred from                 */
    int first;      /* worlds in which every beginning is tried */
    bool patient;   /* takes all the time it is given, whatever its positions */
    bool drilled;   /* goes by what long practice has taught, where there is such knowledge */
};

/* The first step of the best plan; false when there is nothing to choose from. */
bool plan_choose(const struct plan_style *style, const struct eng_box *box, const void *redacted,
                 int seat, const struct ai_budget *budget, struct rng *rng, struct eng_action *out);

#endif
