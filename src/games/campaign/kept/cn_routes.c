/* cn_routes.c -- lines of communication that were found, and what they hang on. */

#include <string.h>

#include "games/campaign/kept/cn_routes.h"

enum { ROUTES = 8 };

struct ends {
    const struct cn_board *b;
    uint64_t imprint, forage;
    unsigned mask;
    int side, source, goal, via;
    int active; /* the source that serves as a depot (cn_is_source) */
};

struct kept {
    struct ends ends;
    uint8_t damaged[CN_BRIDGES], place_side[CN_TOWNS];
    __typeof__(((struct cn_state *)0)->train) train;
    struct cn_piece enemy[CN_SLOTS];
    uint8_t at[CN_HEXES];
    struct cn_trace line;
};

static _Thread_local struct {
    struct kept kept[ROUTES];
    unsigned next; /* to be forgotten */
} routes;

/* 1X-244-6: who forages bars his own hex alone. */
static uint64_t foragers(const struct cn_board *b, const struct cn_state *s, int enemy)
{
    uint64_t all = 0;

    for (int i = b->side_first[enemy]; i < b->side_first[enemy + 1]; i++)
        all |= (uint64_t)(s->leader[i].forage != 0) << i;
    return all;
}

static struct ends ends_of(const struct cn_route *r)
{
    struct ends ends;

    memset(&ends, 0, sizeof ends);
    ends.b = r->b;
    ends.imprint = r->b->imprint;
    ends.forage = foragers(r->b, r->s, 1 - r->side);
    ends.mask = r->mask;
    ends.side = r->side;
    ends.source = r->source;
    ends.goal = r->goal;
    ends.via = r->via;
    ends.active = cn_supply_source(r->s, r->side);
    return ends;
}

static bool is_same(const struct kept *k, const struct ends *ends, const struct cn_route *r)
{
    const struct cn_state *s = r->s;

    return memcmp(&k->ends, ends, sizeof *ends) == 0 &&
           memcmp(k->enemy, &s->piece[(1 - r->side) * CN_SLOTS], sizeof k->enemy) == 0 &&
           memcmp(k->damaged, s->damaged, sizeof k->damaged) == 0 &&
           memcmp(k->place_side, s->place_side, sizeof k->place_side) == 0 &&
           memcmp(k->train, s->train, sizeof k->train) == 0 &&
           memcmp(k->at, r->watch->at, sizeof k->at) == 0;
}

bool cn_recall_route(const struct cn_route *r, struct cn_trace *out)
{
    struct ends ends = ends_of(r);

    for (int i = 0; i < ROUTES; i++)
        if (is_same(&routes.kept[i], &ends, r)) {
            *out = routes.kept[i].line;
            return true;
        }
    return false;
}

void cn_keep_route(const struct cn_route *r, const struct cn_trace *line)
{
    struct kept *k = &routes.kept[routes.next++ % ROUTES];
    const struct cn_state *s = r->s;

    k->ends = ends_of(r);
    memcpy(k->enemy, &s->piece[(1 - r->side) * CN_SLOTS], sizeof k->enemy);
    memcpy(k->damaged, s->damaged, sizeof k->damaged);
    memcpy(k->place_side, s->place_side, sizeof k->place_side);
    memcpy(k->train, s->train, sizeof k->train);
    memcpy(k->at, r->watch->at, sizeof k->at);
    k->line = *line;
}
