/* sk_setup.c -- from the scenario's companies to the first question. */

#include "games/skirmish/sk_local.h"

const struct eng_option sk_options[] = {
    {"orders", "Companies that may act in a turn", {"two", "three", NULL}},
    {NULL, NULL, {NULL}},
};

/* SK-1-06: the kinds of a side are shuffled among its companies. */
static void deal_kinds(struct eng_turn *t, int side)
{
    struct sk_state *s = t->state;
    int mine[SK_COMPANIES], count = 0;

    for (int i = 0; i < s->company_count; i++)
        if (s->company[i].side == side)
            mine[count++] = i;
    for (int i = count - 1; i > 0; i--) {
        struct sk_company *a = &s->company[mine[i]], *b = &s->company[mine[draw(t, i + 1)]];
        uint8_t kind = a->kind;
        a->kind = b->kind;
        b->kind = kind;
    }
}

bool sk_setup(const struct eng_box *box, const uint8_t *option, void *state,
              struct eng_news *news, struct err *err)
{
    struct sk_state *s = state;
    struct eng_turn t = {box, state, &s->core, news, 0};

    if (s->core.seat_count != SIDES)
        return err_set(err, "skirmish", "a match has two seats, not %d", s->core.seat_count);
    s->order_limit = (uint8_t)(2 + option[0]);
    deal_kinds(&t, BLUE);
    deal_kinds(&t, RED);
    for (int i = 0; i < s->company_count; i++)
        s->core.seen[i] = seats_of(&s->core, s->company[i].side); /* SK-1-04 */
    eng_flow_start(&t);
    return true;
}
