/* cn_tolls.h -- what each step on the map costs, reckoned once while bridges and frost stay as they are.
 *
 * Costs of steps, lengths of paths and the reach of zones hang on the map, on the bridges that stand
 * and on frost.  A search asks for them by the thousand, and they change a few times in a match; so
 * they are kept, hex by hex as they are asked for, beside the rules that reckon them (1X 155, 182, 202,
 * 232).  tests/unit/test_campaign_glance.c compares both. */

#ifndef GAMES_CAMPAIGN_CN_TOLLS_H
#define GAMES_CAMPAIGN_CN_TOLLS_H

#include "games/campaign/cn_local.h"
#include "games/campaign/kept/cn_glance.h"

enum cn_way {
    WAY_FOOT, /* halves of MP */
    WAY_RIDE,
    WAY_DISPATCH, /* 1X-155: any ground, cavalry, roads 1 MP, bridges free */
    WAY_SUPPLY,   /* 1X-232: likewise, but no mountain without a road */
    WAYS
};

struct cn_tolls {
    const struct cn_board *b;
    uint64_t imprint;      /* of the map: another may lie where this one lay */
    uint32_t made, forgot; /* how often it was begun anew, and something in it forgotten */
    uint64_t roads;        /* a number for map, bridges and frost together; 0: not reckoned */
    uint8_t damaged[CN_BRIDGES];
    __typeof__(((struct cn_state *)0)->train) train;
    uint8_t known[CN_HEXES];       /* is what follows reckoned of that hex? */
    uint8_t zone[CN_HEXES];        /* sides over which a zone reaches: bits */
    int8_t way[WAYS][CN_HEXES][6]; /* over each side; below 0: no way */
};

/* The table for that state: good while nothing is changed but where pieces are. */
struct cn_tolls *cn_tolls(const struct cn_board *b, const struct cn_state *s);
void cn_make_toll(struct cn_tolls *t, const struct cn_state *s, int hex);

static inline const int8_t *cn_toll(struct cn_tolls *t, const struct cn_state *s, int hex,
                                    enum cn_way way)
{
    if (!t->known[hex])
        cn_make_toll(t, s, hex);
    return t->way[way][hex];
}

static inline unsigned cn_zone_sides(struct cn_tolls *t, const struct cn_state *s, int hex)
{
    if (!t->known[hex])
        cn_make_toll(t, s, hex);
    return t->zone[hex];
}

/* The same for a state that is held: compared once, and again when somebody has asked for another. */
static inline struct cn_tolls *cn_held_tolls(const struct cn_board *b)
{
    struct cn_tolls *t = cn_glance.tolls;

    if (!t || t->b != b || t->forgot != cn_glance.forgot) {
        t = cn_glance.tolls = cn_tolls(b, cn_glance.held);
        cn_glance.forgot = t->forgot;
    }
    return t;
}

uint64_t cn_imprint(const struct cn_board *b);

/* The plain ways that the table is made of. */
int cn_cost_over(const struct cn_board *b, const struct cn_state *s, int from, int side, int horse);
int cn_path_over(const struct cn_board *b, const struct cn_state *s, int from, int side,
                 bool mountains);
bool cn_zone_passes(const struct cn_board *b, const struct cn_state *s, int from, int side);

#endif
