/* sk_3_orders.c -- chapter 3: which companies act, and in what order.
 *
 * The picks are the example of a draft: they are toggled one by one, are nobody else's business,
 * and become orders when declared. */

#include "games/skirmish/sk_local.h"

enum eng_flow sk_ask_picks(struct eng_turn *t, struct eng_frame *f)
{
    struct sk_state *s = t->state;

    for (int i = 0; i < s->company_count; i++)
        s->company[i].order = NO_ORDER;
    return ask(t, seats_of(t->core, orders_of(f)->side));
}

void sk_offer_picks(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct sk_state *s = state;
    bool more = draft_count(&s->core) < s->order_limit;

    (void)box;
    for (int i = 0; i < s->company_count; i++)
        if (s->company[i].side == s->core.side[seat] && !s->company[i].gone &&
            (more || drafted(&s->core, i)))
            offer_noun(c, VERB_PICK, i);
    offer(c, VERB_DECLARE);
}

static void declare(struct eng_turn *t, int side)
{
    struct sk_state *s = t->state;

    if (draft_count(t->core) == 0)
        tell(t, SK_3_04, ENG_ALL, NEWS_NO_ORDERS, side);
    for (int i = 0; i < s->company_count; i++) {
        if (!drafted(t->core, i))
            continue;
        s->company[i].order = ORDERED;
        tell(t, SK_3_01, ENG_ALL, NEWS_ORDER, i);
    }
}

enum eng_flow sk_take_pick(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    if (a->verb == VERB_PICK) {
        draft_toggle(t, a->noun);
        return again(t);
    }
    declare(t, orders_of(f)->side);
    return NEXT;
}

/* The lowest number first; the row comes back to itself until none is left. */
enum eng_flow sk_next_company(struct eng_turn *t, struct eng_frame *f)
{
    struct sk_state *s = t->state;

    for (int i = 0; i < s->company_count; i++) {
        if (s->company[i].order != ORDERED || s->company[i].gone)
            continue;
        s->company[i].order = ACTED;
        jump(f, ROW_NEXT_COMPANY);
        return call(t, PROC_ACTION, i);
    }
    return NEXT;
}
