/* cn_country.c -- ways through a country where nobody bars them, kept while goals and bridges stay. */

#include <string.h>

#include "games/campaign/kept/cn_country.h"

enum { COUNTRIES = 6, MOST_GOALS = CN_TOWNS + 4 };

struct country {
    const struct cn_tolls *tolls; /* NULL: none */
    uint32_t made, forgot;        /* of the table of tolls that it was made with */
    enum cn_way way;
    int limit, count;
    uint16_t goal[MOST_GOALS];
    struct cn_spread spread;
};

static _Thread_local struct {
    struct country kept[COUNTRIES];
    unsigned next; /* to be forgotten */
} countries;

static bool is_same(const struct country *c, const struct cn_tolls *tolls,
                    const struct cn_search *q, const uint16_t *goal, int count)
{
    return c->tolls == tolls && c->made == tolls->made && c->forgot == tolls->forgot &&
           c->way == q->way && c->limit == q->limit && c->count == count &&
           memcmp(c->goal, goal, (size_t)count * sizeof *goal) == 0;
}

static const struct cn_spread *empty_country(const struct cn_search *q, const uint16_t *goal,
                                             int count)
{
    const struct cn_tolls *tolls = cn_tolls(q->b, q->s);
    struct cn_search free = { .b = q->b, .s = q->s, .way = q->way, .limit = q->limit, .stop = -1 };

    for (int i = 0; i < COUNTRIES; i++)
        if (is_same(&countries.kept[i], tolls, q, goal, count))
            return &countries.kept[i].spread;
    struct country *c = &countries.kept[countries.next++ % COUNTRIES];
    c->tolls = tolls;
    c->made = tolls->made;
    c->forgot = tolls->forgot;
    c->way = q->way;
    c->limit = q->limit;
    c->count = count;
    memcpy(c->goal, goal, (size_t)count * sizeof *goal);
    cn_spread(&free, goal, count, &c->spread);
    return &c->spread;
}

/* A garrison is no piece. */
static bool is_watched(const struct cn_state *s, int enemy, int hex)
{
    const struct cn_army *a = &s->army[enemy];

    return cn_may_be_near(s, enemy, hex) ||
           (a->source != CN_NOWHERE && cn_may_touch(a->source, hex));
}

enum cn_country cn_cross_country(const struct cn_search *q, int side, int from,
                                 const uint16_t *goal, int count, struct cn_trace *out)
{
    BASE_ASSERT(count <= MOST_GOALS);
    const struct cn_spread *d = empty_country(q, goal, count);

    if (!cn_walk(q, d, from, out))
        return COUNTRY_FAR;
    for (int i = 1; i < out->count; i++)
        if (is_watched(q->s, 1 - side, out->hex[i]))
            return COUNTRY_WATCHED;
    out->ok = 1;
    return COUNTRY_OPEN;
}
