/* sk_1_companies.c -- chapter 1: where a company may stand, who knows what it is, what it bears. */

#include "engine/sabotage.h"

#include "games/skirmish/sk_local.h"

int64_t sk_distance2(const struct sk_company *c, int32_t x, int32_t y)
{
    int64_t dx = x - c->x, dy = y - c->y;

    return dx * dx + dy * dy;
}

/* The border comes first: inside it every distance is small enough to be squared. */
eng_ruleno sk_check_place(const struct eng_box *box, const struct sk_state *s, int company,
                          int32_t x, int32_t y)
{
    const struct sk_field *field = &sk_board(box)->field[s->field];

    if (x < SK_BORDER || y < SK_BORDER || x > field->width - SK_BORDER ||
        y > field->depth - SK_BORDER)
        return SK_1_01;
    for (int i = 0; i < s->company_count; i++)
        if (i != company && !s->company[i].gone &&
            sk_distance2(&s->company[i], x, y) < SK_APART * SK_APART)
            return SK_1_02;
    return 0;
}

/* What is shown once stays known: core.seen forgets nothing. */
void sk_show_kind(struct eng_turn *t, int company, eng_ruleno rule)
{
    const struct sk_state *s = t->state;

    HOLDS(SK_1_05, "what was seen is never forgotten by the core");
    if (t->core->seen[company] == ENG_ALL)
        return;
    reveal(t, company, ENG_ALL);
    if (!SABOTAGE(BUG_LOST_EVENT))
        tell(t, rule, ENG_ALL, NEWS_SHOWN, company, s->company[company].kind);
}

void sk_remove(struct eng_turn *t, int company, eng_ruleno rule)
{
    struct sk_state *s = t->state;

    s->company[company].gone = 1;
    tell(t, rule, ENG_ALL, NEWS_GONE, company);
    sk_show_kind(t, company, SK_1_07);
}

void sk_take_loss(struct eng_turn *t, int company, eng_ruleno rule)
{
    struct sk_state *s = t->state;

    s->company[company].losses++;
    tell(t, rule, ENG_ALL, NEWS_LOSS, company);
    if (s->company[company].losses == 2)
        sk_remove(t, company, SK_1_07);
}
