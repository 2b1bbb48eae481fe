/* weight.c -- what an answer costs, and what it leaves undone, phrase by phrase. */

#include "engine/weight.h"

static void add(struct eng_phrase *list, int *list_count, int most, eng_ruleno rule, int count,
                const int *text_and_args)
{
    if (*list_count == most)
        return;
    struct eng_phrase *p = &list[(*list_count)++];
    *p = (struct eng_phrase){ .text = (uint16_t)text_and_args[0], .rule = rule };
    for (int i = 1; i < count && i <= ENG_ARGS; i++)
        p->arg[i - 1] = text_and_args[i];
}

void eng_weigh_cost(struct eng_weight *w, eng_ruleno rule, int count, const int *text_and_args)
{
    add(w->cost, &w->cost_count, ENG_COSTS, rule, count, text_and_args);
}

void eng_weigh_left(struct eng_weight *w, eng_ruleno rule, int count, const int *text_and_args)
{
    add(w->left, &w->left_count, ENG_LEFT, rule, count, text_and_args);
}
