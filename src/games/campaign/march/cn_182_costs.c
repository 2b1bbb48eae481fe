/* cn_182_costs.c -- 1X 182 and 187 to 192: what the next hex costs. */

#include "base/geo_hex.h"

#include "engine/sabotage.h"

#include "games/campaign/kept/cn_tolls.h"

/* In halves of MP: 1X-189-4, 191-4. */
enum { PRIMARY_ROAD_COST = 1, SECONDARY_ROAD_COST = 2, TOWN_COST = 2, PRIMARY_BRIDGE_COST = 2 };
static const int8_t ford_cost[2] = { 4, 2 };

bool cn_is_frozen(const struct cn_state *s)
{
    return BY(CN_187_1, s->weather == FROST) ||
           BY(CN_298_3, BY(CN_188_1, s->weather == SNOW) || s->weather == FROST_SNOW);
}

/* 1X-187-1: a frozen lake is open ground behind a secondary river. */
static int lake_cost(const struct cn_board *b, const struct cn_state *s, int horse)
{
    return cn_is_frozen(s) ? b->table.cost[CLEAR][horse] + ford_cost[horse] : -1;
}

/* 1X-189-3: a village costs what its ground costs, a town of any other class one MP. */
static int ground_cost(const struct cn_board *b, const struct cn_state *s, int hex, int horse)
{
    const struct cn_hex *h = &b->hex[hex];

    if (h->town > VILLAGE)
        return TOWN_COST;
    return h->ground == LAKE ? lake_cost(b, s, horse)
                             : BY(CN_189_2, BY(CN_182_1, b->table.cost[h->ground][horse]));
}

/* 1X-191, 192: crests cost nothing; a primary river has to be bridged or frozen. */
static int river_cost(enum cn_river river, bool bridged, int horse)
{
    HOLDS(CN_192_1, "crests are not asked for");
    if (river == NO_RIVER)
        return 0;
    if (BY(CN_228_5, bridged))
        return river == PRIMARY_RIVER ? BY(CN_191_4, PRIMARY_BRIDGE_COST) : 0;
    return BY(CN_191_3, river == PRIMARY_RIVER) ? -1 : BY(CN_187_2, ford_cost[horse]);
}

/* 1X-190: along the road its own rate, whatever the ground; a road ends at a broken bridge. */
static int entry_cost(const struct cn_board *b, const struct cn_state *s, int from, int side,
                      int horse, bool dry)
{
    enum cn_road road = BY(CN_191_2, dry) ? BY(CN_190_3, cn_road_to(b, from, side)) : NO_ROAD;

    if (BY(CN_190_1, road == NO_ROAD))
        return ground_cost(b, s, b->next[from][side], horse);
    return road == PRIMARY_ROAD ? BY(CN_190_2, PRIMARY_ROAD_COST)
                                : BY(CN_189_4, SECONDARY_ROAD_COST);
}

int cn_cost_over(const struct cn_board *b, const struct cn_state *s, int from, int side, int horse)
{
    enum cn_river river = cn_river_at(b, s, from, side);
    bool bridged = river != NO_RIVER && BY(CN_222_1, cn_is_bridged(b, s, from, side));
    int over = river_cost(river, bridged, horse);
    int into = entry_cost(b, s, from, side, horse, river == NO_RIVER || bridged);

    if (SABOTAGE(BUG_NORTH) && side == HEX_FLAT_N)
        into += into >= 0;
    return over < 0 || into < 0 ? -1 : BY(CN_189_1, over + into);
}

int cn_cost(const struct cn_board *b, const struct cn_state *s, int from, int to, int horse)
{
    int side = cn_side_to(b, from, to);

    if (side < 0)
        return -1;
    return cn_is_held(s) ? cn_toll(cn_held_tolls(b), s, from, horse ? WAY_RIDE : WAY_FOOT)[side]
                         : cn_cost_over(b, s, from, side, horse);
}
