/* cn_map.c -- 1X 10 and 11: hexes and their numbers, roads, rivers and bridges. */

#include "base/geo_hex.h"

#include "games/campaign/cn_local.h"

int cn_number(int hex)
{
    return (hex / CN_ROWS + 1) * 100 + hex % CN_ROWS + 1;
}

int cn_hex_of(int number)
{
    int column = number / 100, row = number % 100;

    if (column < 1 || column > CN_COLUMNS || row < 1 || row > CN_ROWS)
        return -1;
    return (column - 1) * CN_ROWS + row - 1;
}

static int amount(int n)
{
    return n < 0 ? -n : n;
}

/* 1X-10-3: flat tops, even columns half a hex lower: HEX_EVEN_Q of geo_hex.h, which reckons it for
 * all layouts at four times the price. */
int cn_distance(int a, int b)
{
    int column = a / CN_ROWS + 1, other = b / CN_ROWS + 1, across = column - other;
    int along = a % CN_ROWS - (column + 1) / 2 - (b % CN_ROWS - (other + 1) / 2);

    return (amount(across) + amount(along) + amount(across + along)) / 2;
}

int cn_side_to(const struct cn_board *b, int from, int to)
{
    for (int side = 0; side < HEX_SIDES; side++)
        if (b->next[from][side] == to)
            return side;
    return -1;
}

enum cn_road cn_road_to(const struct cn_board *b, int from, int side)
{
    return (enum cn_road)b->hex[from].road[side];
}

static bool has_pontoon(const struct cn_state *s, int hex, int other)
{
    for (int i = 0; i < CN_TRAINS; i++)
        if (BY(CN_228_2, s->train[i].standing == IS_MAP && s->train[i].other != CN_NOWHERE) &&
            ((s->train[i].hex == hex && s->train[i].other == other) ||
             (s->train[i].hex == other && s->train[i].other == hex)))
            return true;
    return false;
}

bool cn_is_bridged(const struct cn_board *b, const struct cn_state *s, int hex, int side)
{
    int bridge = b->hex[hex].bridge[side];

    if (bridge && s->damaged[bridge - 1] != 1)
        return true;
    return has_pontoon(s, hex, b->next[hex][side]);
}

/* 1X-187-1, 188-1: frost and snow make a primary river no more than a secondary one. */
enum cn_river cn_river_at(const struct cn_board *b, const struct cn_state *s, int hex, int side)
{
    enum cn_river river = (enum cn_river)b->hex[hex].river[side];

    return river == PRIMARY_RIVER && cn_is_frozen(s) ? SECONDARY_RIVER : river;
}

bool cn_is_edge(const struct cn_board *b, int hex)
{
    for (int i = 0; i < HEX_SIDES; i++)
        if (b->next[hex][i] == CN_NOWHERE)
            return true;
    return false;
}

int cn_key_at(const struct cn_board *b, int hex)
{
    for (int i = 0; i < b->key_count; i++)
        if (b->key[i].hex == hex)
            return i;
    return -1;
}

/* 1X-31-8, 200-2: whose a place is everybody sees, and a vedette takes none; so it is noted where a rule
 * asks for it, and elsewhere nobody learns what has passed. */
bool cn_is_held_place(const struct cn_board *b, int hex)
{
    const struct cn_hex *h = &b->hex[hex];

    return h->name && (h->depot != NO_DEPOT || cn_is_fortified(b, hex) || cn_key_at(b, hex) >= 0);
}

int cn_holder(const struct cn_board *b, const struct cn_state *s, int hex)
{
    int place = b->hex[hex].name;

    return place ? s->place_side[place - 1] : SIDES;
}
