/* sk_setup.c -- from the scenario's companies to the first question. */

#include "games/skirmish/sk_local.h"

const struct eng_option sk_options[] = {
    { "orders", "Companies that may act in a turn", { "two", "three", NULL } },
    { NULL, NULL, { NULL } },
};

static void swap_kinds(struct sk_company *a, struct sk_company *b)
{
    uint8_t kind = a->kind;

    a->kind = b->kind;
    b->kind = kind;
}

/* The kinds that the scenario gives a side are shuffled among its companies. */
static void deal_kinds(struct eng_turn *t, int side)
{
    struct sk_state *s = t->state;
    int mine[SK_COMPANIES], count = 0;

    for (int i = 0; i < s->company_count; i++)
        if (s->company[i].side == side)
            mine[count++] = i;
    for (int i = count - 1; i > 0; i--)
        swap_kinds(&s->company[mine[i]], &s->company[mine[draw(t, i + 1)]]);
    tell(t, SK_1_06, ENG_ALL, NEWS_DEALT, side, count);
}

/* Every side looks at its own companies, and at no others. */
static void look_at_own(struct eng_turn *t)
{
    const struct sk_state *s = t->state;

    for (int i = 0; i < s->company_count; i++) {
        eng_seats owner = seats_of(t->core, s->company[i].side);
        reveal(t, i, owner);
        tell(t, SK_1_04, owner, NEWS_OWN, i, s->company[i].kind);
    }
}

bool sk_setup(const struct eng_box *box, const uint8_t *option, void *state, struct eng_news *news,
              struct err *err)
{
    struct sk_state *s = state;
    struct eng_turn t = { box, state, &s->core, news, 0 };

    (void)err;
    s->order_limit = (uint8_t)(2 + option[0]); /* "two", "three" */
    for (int i = 0; i < s->company_count; i++)
        s->core.seen[i] = 0;
    deal_kinds(&t, BLUE);
    deal_kinds(&t, RED);
    look_at_own(&t);
    eng_flow_start(&t);
    return true;
}
