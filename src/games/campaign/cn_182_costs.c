/* cn_182_costs.c -- 1X 182 and 187 to 192: what the next hex costs. */

#include "base/geo_hex.h"

#include "engine/sabotage.h"

#include "games/campaign/cn_local.h"

/* In halves of MP: 1X-189-4, 191-4. */
enum { PRIMARY_ROAD_COST = 1, SECONDARY_ROAD_COST = 2, TOWN_COST = 2, PRIMARY_BRIDGE_COST = 2 };
static const int8_t ford_cost[2] = { 4, 2 };

bool cn_is_frozen(const struct cn_state *s)
{
    return s->weather == FROST || s->weather == SNOW || s->weather == FROST_SNOW;
}

/* 1X-187-1: a frozen lake is open ground behind a secondary river. */
static int lake_cost(const struct cn_board *b, const struct cn_state *s, int horse)
{
    HOLDS(CN_187_1);
    HOLDS(CN_187_2);
    HOLDS(CN_188_1);
    return cn_is_frozen(s) ? b->table.cost[CLEAR][horse] + ford_cost[horse] : -1;
}

/* 1X-189-3: a village costs what its ground costs, a town of any other class one MP. */
static int ground_cost(const struct cn_board *b, const struct cn_state *s, int hex, int horse)
{
    const struct cn_hex *h = &b->hex[hex];

    HOLDS(CN_189_2);
    HOLDS(CN_189_3);
    if (h->town > VILLAGE)
        return TOWN_COST;
    return h->ground == LAKE ? lake_cost(b, s, horse) : b->table.cost[h->ground][horse];
}

/* 1X-191, 192: crests cost nothing; a primary river has to be bridged or frozen. */
static int river_cost(enum cn_river river, bool bridged, int horse)
{
    HOLDS(CN_191_1);
    HOLDS(CN_191_3);
    HOLDS(CN_191_4);
    HOLDS(CN_192_1);
    HOLDS(CN_228_5);
    if (river == NO_RIVER)
        return 0;
    if (bridged)
        return river == PRIMARY_RIVER ? PRIMARY_BRIDGE_COST : 0;
    return river == PRIMARY_RIVER ? -1 : ford_cost[horse];
}

/* 1X-190: along the road its own rate, whatever the ground; a road ends at a broken bridge. */
static int entry_cost(const struct cn_board *b, const struct cn_state *s, int from, int side,
                      int horse, bool dry)
{
    enum cn_road road = dry ? cn_road_to(b, from, side) : NO_ROAD;

    HOLDS(CN_189_4);
    HOLDS(CN_190_1);
    HOLDS(CN_190_2);
    HOLDS(CN_190_3);
    HOLDS(CN_191_2);
    HOLDS(CN_222_1);
    if (road == NO_ROAD)
        return ground_cost(b, s, b->next[from][side], horse);
    return road == PRIMARY_ROAD ? PRIMARY_ROAD_COST : SECONDARY_ROAD_COST;
}

int cn_cost(const struct cn_board *b, const struct cn_state *s, int from, int to, int horse)
{
    int side = cn_side_to(b, from, to);

    HOLDS(CN_182_1);
    HOLDS(CN_189_1);
    if (side < 0)
        return -1;
    enum cn_river river = cn_river_at(b, s, from, side);
    bool bridged = river != NO_RIVER && cn_is_bridged(b, s, from, side);
    int over = river_cost(river, bridged, horse);
    int into = entry_cost(b, s, from, side, horse, river == NO_RIVER || bridged);

    if (SABOTAGE(BUG_NORTH) && side == HEX_FLAT_N)
        into += into >= 0;
    return over < 0 || into < 0 ? -1 : over + into;
}
