/* weight.h -- putting together what an answer comes to (struct eng_weight of engine.h).
 *
 *     weigh_cost(out, NT_12_03, NEWS_COST_MORALE, 2);
 *     weigh_left(out, SK_3_01, NEWS_LEFT_ORDERS, idle);
 *
 * Beyond ENG_COSTS and ENG_LEFT nothing more is said: a button is no page. */

#ifndef ENGINE_WEIGHT_H
#define ENGINE_WEIGHT_H

#include "engine/flow.h"

void eng_weigh_cost(struct eng_weight *w, eng_ruleno rule, int count, const int *text_and_args);
void eng_weigh_left(struct eng_weight *w, eng_ruleno rule, int count, const int *text_and_args);

#define weigh_cost(w, rule, ...)                                                                   \
    eng_weigh_cost(w, rule, ENG_COUNT_OF(__VA_ARGS__), (const int[]){ __VA_ARGS__ })
#define weigh_left(w, rule, ...)                                                                   \
    eng_weigh_left(w, rule, ENG_COUNT_OF(__VA_ARGS__), (const int[]){ __VA_ARGS__ })

#endif
