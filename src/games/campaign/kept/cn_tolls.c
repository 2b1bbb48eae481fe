/* cn_tolls.c -- what each step on the map costs, reckoned once while bridges and frost stay as they are.
 *
 * There are two tables, for frost and for none, since the worlds of a search differ by that.  A table is
 * good for a map, its broken bridges and its pontoons, which are compared whenever somebody begins to
 * ask; where one has changed the hexes at its ends are reckoned anew, each when it is next asked for. */

#include <string.h>

#include "base/geo_hex.h"

#include "games/campaign/kept/cn_tolls.h"

static _Thread_local struct cn_tolls tables[2];

static uint64_t fold(uint64_t hash, const void *bytes, size_t size)
{
    const unsigned char *byte = bytes;

    for (size_t i = 0; i < size; i++)
        hash = (hash ^ byte[i]) * UINT64_C(0x100000001b3);
    return hash;
}

uint64_t cn_imprint(const struct cn_board *b)
{
    uint64_t hash = fold(UINT64_C(0xcbf29ce484222325), b->hex, sizeof b->hex);

    hash = fold(hash, b->next, sizeof b->next);
    for (int i = 0; i < b->unit_count; i++)
        hash = fold(hash, &b->unit[i].side, sizeof b->unit[i] - offsetof(struct cn_unit_row, side));
    for (int i = 0; i < b->key_count; i++)
        hash =
            fold(hash, &b->key[i].hex, sizeof b->key[i].hex + 1); /* and whose source it may be */
    return fold(hash, &b->table, sizeof b->table);
}

static void forget_all(struct cn_tolls *t, const struct cn_board *b)
{
    t->b = b;
    t->imprint = b->imprint;
    t->forgot++;
    t->roads = 0;
    t->made++;
    memset(t->known, 0, sizeof t->known);
}

static void forget(struct cn_tolls *t, int hex)
{
    if (hex >= CN_HEXES)
        return;
    t->known[hex] = 0;
    t->forgot++;
}

static void see_bridges(struct cn_tolls *t, const struct cn_state *s)
{
    for (int i = 0; i < t->b->bridge_count; i++)
        if ((t->damaged[i] == 1) != (s->damaged[i] == 1)) {
            forget(t, t->b->bridge[i].hex);
            forget(t, t->b->bridge[i].other);
        }
    memcpy(t->damaged, s->damaged, sizeof t->damaged);
}

/* Both ends, if it is a pontoon. */
static void forget_pontoon(struct cn_tolls *t, int train)
{
    if (t->train[train].standing == IS_MAP && t->train[train].other < CN_HEXES) {
        forget(t, t->train[train].hex);
        forget(t, t->train[train].other);
    }
}

static void see_trains(struct cn_tolls *t, const struct cn_state *s)
{
    for (int i = 0; i < CN_TRAINS; i++)
        if (memcmp(&t->train[i], &s->train[i], sizeof t->train[i]) != 0) {
            forget_pontoon(t, i);
            memcpy(&t->train[i], &s->train[i], sizeof t->train[i]);
            forget_pontoon(t, i);
        }
}

/* The same for the same map with the same bridges. */
static uint64_t roads_of(const struct cn_tolls *t, bool frozen)
{
    uint64_t hash = t->imprint + frozen;

    for (int i = 0; i < CN_BRIDGES; i++)
        hash = fold(hash, &(uint8_t){ t->damaged[i] == 1 }, 1);
    for (int i = 0; i < CN_TRAINS; i++)
        if (t->train[i].standing == IS_MAP && t->train[i].other < CN_HEXES)
            hash = fold(fold(hash, &t->train[i].hex, sizeof t->train[i].hex), &t->train[i].other,
                        sizeof t->train[i].other);
    return hash ? hash : 1;
}

struct cn_tolls *cn_tolls(const struct cn_board *b, const struct cn_state *s)
{
    struct cn_tolls *t = &tables[cn_is_frozen(s)];

    if (t->b != b || t->imprint != b->imprint)
        forget_all(t, b);
    bool bridges = memcmp(t->damaged, s->damaged, sizeof t->damaged) != 0,
         trains = memcmp(t->train, s->train, sizeof t->train) != 0;
    if (bridges)
        see_bridges(t, s);
    if (trains)
        see_trains(t, s);
    if (bridges || trains || !t->roads)
        t->roads = roads_of(t, cn_is_frozen(s));
    return t;
}

void cn_make_toll(struct cn_tolls *t, const struct cn_state *s, int hex)
{
    const struct cn_board *b = t->b;

    t->known[hex] = 1;
    t->zone[hex] = 0;
    for (int side = 0; side < HEX_SIDES; side++) {
        bool off = b->next[hex][side] == CN_NOWHERE;
        t->way[WAY_FOOT][hex][side] = (int8_t)(off ? -1 : cn_cost_over(b, s, hex, side, 0));
        t->way[WAY_RIDE][hex][side] = (int8_t)(off ? -1 : cn_cost_over(b, s, hex, side, 1));
        t->way[WAY_DISPATCH][hex][side] =
            (int8_t)(off ? -1 : cn_path_over(b, s, hex, side, BY(CN_66_5, true)));
        t->way[WAY_SUPPLY][hex][side] = (int8_t)(off ? -1 : cn_path_over(b, s, hex, side, false));
        t->zone[hex] |= (uint8_t)(cn_zone_passes(b, s, hex, side) << side);
    }
}
