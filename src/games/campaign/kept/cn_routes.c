/* cn_routes.c -- lines of communication that were found, and what they hang on. */

#include <string.h>

#include "games/campaign/kept/cn_routes.h"

/* A server plays many matches in turn, and each has the lines of two sides as two see them. */
enum { SHELVES = 64, SHELF = 4 };

struct ends {
    const struct cn_board *b;
    uint64_t imprint, forage;
    unsigned mask;
    int side, source, goal, via;
    int active; /* the source that serves as a depot (cn_is_source) */
};

struct kept {
    uint64_t mark; /* a hash of the ends and of enemies; 0: empty */
    struct ends ends;
    uint8_t damaged[CN_BRIDGES], place_side[CN_TOWNS];
    __typeof__(((struct cn_state *)0)->train) train;
    struct cn_piece enemy[CN_SLOTS];
    uint8_t at[CN_HEXES];
    struct cn_trace line;
};

static _Thread_local struct {
    struct kept kept[SHELVES][SHELF];
    uint8_t next[SHELVES]; /* to be forgotten */
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

static const struct cn_piece *enemies(const struct cn_route *r)
{
    return &r->s->piece[(1 - r->side) * CN_SLOTS];
}

static uint64_t mix(uint64_t mark, const void *of, size_t words)
{
    uint64_t word;

    for (const char *at = of; words > 0; words--, at += sizeof word) {
        memcpy(&word, at, sizeof word);
        mark = (mark ^ word) * UINT64_C(0x9e3779b97f4a7c15);
        mark ^= mark >> 32;
    }
    return mark;
}

static uint64_t mark_of(const struct ends *ends, const struct cn_route *r)
{
    uint64_t mark = mix(1, ends, sizeof *ends / 8);

    return mix(mark, enemies(r), CN_SLOTS * sizeof(struct cn_piece) / 8) | 1;
}

static bool is_same(const struct kept *k, const struct ends *ends, const struct cn_route *r)
{
    const struct cn_state *s = r->s;

    return memcmp(&k->ends, ends, sizeof *ends) == 0 &&
           memcmp(k->enemy, enemies(r), sizeof k->enemy) == 0 &&
           memcmp(k->damaged, s->damaged, sizeof k->damaged) == 0 &&
           memcmp(k->place_side, s->place_side, sizeof k->place_side) == 0 &&
           memcmp(k->train, s->train, sizeof k->train) == 0 &&
           memcmp(k->at, r->watch->at, sizeof k->at) == 0;
}

bool cn_recall_route(const struct cn_route *r, struct cn_trace *out)
{
    struct ends ends = ends_of(r);
    uint64_t mark = mark_of(&ends, r);
    const struct kept *shelf = routes.kept[(mark >> 8) % SHELVES];

    for (int i = 0; i < SHELF; i++)
        if (shelf[i].mark == mark && is_same(&shelf[i], &ends, r)) {
            *out = shelf[i].line;
            return true;
        }
    return false;
}

void cn_keep_route(const struct cn_route *r, const struct cn_trace *line)
{
    struct ends ends = ends_of(r);
    uint64_t mark = mark_of(&ends, r);
    unsigned shelf = (mark >> 8) % SHELVES;
    struct kept *k = &routes.kept[shelf][routes.next[shelf]++ % SHELF];
    const struct cn_state *s = r->s;

    k->mark = mark;
    k->ends = ends;
    memcpy(k->enemy, enemies(r), sizeof k->enemy);
    memcpy(k->damaged, s->damaged, sizeof k->damaged);
    memcpy(k->place_side, s->place_side, sizeof k->place_side);
    memcpy(k->train, s->train, sizeof k->train);
    memcpy(k->at, r->watch->at, sizeof k->at);
    k->line = *line;
}
