/* cn_202_zones.c -- 1X 202 to 206: zones of control. */

#include <string.h>

#include "base/geo_hex.h"

#include "games/campaign/kept/cn_tolls.h"

bool cn_is_fortified(const struct cn_board *b, int hex)
{
    return b->hex[hex].town == FORTIFIED_TOWN || b->hex[hex].town == CITADEL;
}

/* 1X-204-1, 205, 222-2, 298-2: not into a fortress, not over a primary river without a bridge, be
 * it frozen, not over the ice of a lake. */
bool cn_zone_passes(const struct cn_board *b, const struct cn_state *s, int from, int side)
{
    int to = b->next[from][side];

    if (to == CN_NOWHERE || BY(CN_204_1, cn_is_fortified(b, to)))
        return false;
    if (b->hex[from].ground == LAKE || b->hex[to].ground == LAKE)
        return false;
    return BY(CN_205_1, b->hex[from].river[side] != PRIMARY_RIVER) ||
           BY(CN_205_2, BY(CN_222_2, cn_is_bridged(b, s, from, side)));
}

bool cn_zone_reaches(const struct cn_board *b, const struct cn_state *s, int from, int side)
{
    return cn_is_held(s) ? cn_zone_sides(cn_held_tolls(b), s, from) >> side & 1
                         : cn_zone_passes(b, s, from, side);
}

/* 1X-70: an active source has one. */
bool cn_has_garrison(const struct cn_state *s, int side, int hex)
{
    return BY(CN_70_1, s->army[side].source_state == SOURCE_ACTIVE && s->army[side].source == hex);
}

enum reach { REACH_NONE, REACH_OWN, REACH_FULL }; /* its own hex, or the neighbours too */

/* 1X-202-3, 208-5, 209-1: vedettes and leaders without troops have no zone, foragers one in their
 * own hex. */
static enum reach reach_of(const struct cn_state *s, int leader)
{
    if (leader >= CN_LEADERS || BY(CN_202_3, BY(CN_38_5, !cn_has_troops(s, leader))))
        return REACH_NONE;
    return BY(CN_208_5, s->leader[leader].forage) ? REACH_OWN : REACH_FULL;
}

/* What the enemy of the piece has to reckon with: an unseen one may be anything; of a leader who is
 * seen it is known whether he forages (1X-244-6), but not what stands on his track (1X-31-1), so that
 * he counts as a formation though he be without troops. */
static enum reach seeming_reach(const struct cn_state *s, int slot)
{
    const struct cn_piece *p = &s->piece[slot];

    if (!p->face_up)
        return REACH_FULL;
    if (p->what >= CN_LEADERS)
        return REACH_NONE;
    return s->leader[p->what].forage ? REACH_OWN : REACH_FULL;
}

/* The side of `from` over which `to` lies; -1; 6: the same hex. */
static int near_side(const struct cn_board *b, int from, int to)
{
    if (from == to)
        return HEX_SIDES;
    return cn_may_touch(from, to) ? cn_side_to(b, from, to) : -1;
}

static bool garrison_reaches(const struct cn_board *b, const struct cn_state *s, int of_side,
                             int hex)
{
    if (BY(CN_70_6, s->army[of_side].source_state != SOURCE_ACTIVE) ||
        s->army[of_side].source == CN_NOWHERE)
        return false;
    int side = near_side(b, s->army[of_side].source, hex);

    return BY(CN_70_5, side == HEX_SIDES ||
                           (side >= 0 && cn_zone_reaches(b, s, s->army[of_side].source, side)));
}

static bool piece_reaches(const struct cn_board *b, const struct cn_state *s, int slot, int hex,
                          bool seems)
{
    const struct cn_piece *p = &s->piece[slot];

    if (p->what == CN_NOBODY)
        return false;
    int side = near_side(b, p->hex, hex);
    if (side < 0 || (side < HEX_SIDES && !cn_zone_reaches(b, s, p->hex, side)))
        return false;
    enum reach reach = seems ? seeming_reach(s, slot) : reach_of(s, p->what);
    return BY(CN_202_1, reach == REACH_FULL) ||
           BY(CN_208_7, BY(CN_246_1, reach == REACH_OWN && side == HEX_SIDES));
}

static bool in_zone(const struct cn_board *b, const struct cn_state *s, int hex, int of_side,
                    bool seems)
{
    HOLDS(CN_202_2, "a hex is in a zone or not, however many reach it");
    if (hex == CN_NOWHERE || BY(CN_70_4, cn_has_garrison(s, 1 - of_side, hex)))
        return false;
    if (garrison_reaches(b, s, of_side, hex))
        return true;
    if (!cn_may_be_near(s, of_side, hex))
        return false;
    for (int i = of_side * CN_SLOTS; i < (of_side + 1) * CN_SLOTS; i++)
        if (piece_reaches(b, s, i, hex, seems))
            return true;
    return false;
}

bool cn_in_zone(const struct cn_board *b, const struct cn_state *s, int hex, int of_side)
{
    return in_zone(b, s, hex, of_side, false);
}

bool cn_seems_in_zone(const struct cn_board *b, const struct cn_state *s, int hex, int of_side)
{
    return in_zone(b, s, hex, of_side, true);
}

int cn_zone_leaders(const struct cn_board *b, const struct cn_state *s, int hex, int of_side,
                    uint8_t out[CN_LEADERS])
{
    int count = 0;

    if (hex == CN_NOWHERE || cn_has_garrison(s, 1 - of_side, hex))
        return 0;
    if (garrison_reaches(b, s, of_side, hex))
        out[count++] = CN_NOBODY;
    if (!cn_may_be_near(s, of_side, hex))
        return count;
    for (int i = of_side * CN_SLOTS; i < (of_side + 1) * CN_SLOTS; i++)
        if (piece_reaches(b, s, i, hex, false))
            out[count++] = s->piece[i].what;
    return count;
}

static int horse_in(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    int sp = 0;

    for (int i = side * CN_SLOTS; i < (side + 1) * CN_SLOTS; i++)
        if (s->piece[i].hex == hex && s->piece[i].what < CN_LEADERS)
            sp += cn_strength(b, s, s->piece[i].what, 1u << CAVALRY);
    return sp;
}

/* 1X-208-2 to 208-4: one MP for a formation of 2 SP, two for a stronger one; horse pays where there
 * is horse. */
static int leave_one(const struct cn_board *b, const struct cn_state *s, int leader, int horse)
{
    enum { ALL_ARMS = 1u << INFANTRY | 1u << CAVALRY | 1u << ARTILLERY };

    if (leader == CN_NOBODY)
        return 0;
    int sp = cn_strength(b, s, leader, ALL_ARMS);
    if (horse && BY(CN_208_4, horse_in(b, s, b->leader[leader].side, s->leader[leader].hex) == 0))
        return 0;
    return BY(CN_208_3, sp <= 1) ? 0 : sp == 2 ? 2 : 4;
}

int cn_leave_cost(const struct cn_board *b, const struct cn_state *s, int side, int hex, int horse)
{
    uint8_t leader[CN_LEADERS];
    int count = cn_zone_leaders(b, s, hex, 1 - side, leader), most = 0;

    HOLDS(CN_206_3, "only the hex that is left is asked for zones");
    for (int i = 0; i < count; i++) {
        int cost = leave_one(b, s, leader[i], horse);
        most = BY(CN_208_6, cost > most) ? cost : most;
    }
    return most;
}

static void mark_around(const struct cn_board *b, const struct cn_state *s, int hex,
                        enum reach reach, uint8_t out[CN_HEXES])
{
    if (reach == REACH_NONE)
        return;
    out[hex] = 1;
    for (int side = 0; reach == REACH_FULL && side < HEX_SIDES; side++)
        if (cn_zone_reaches(b, s, hex, side))
            out[b->next[hex][side]] = 1;
}

void cn_mark_zones(const struct cn_board *b, const struct cn_state *s, int of_side, bool seems,
                   uint8_t out[CN_HEXES])
{
    const struct cn_army *own = &s->army[of_side], *other = &s->army[1 - of_side];

    memset(out, 0, CN_HEXES);
    for (int i = of_side * CN_SLOTS; i < (of_side + 1) * CN_SLOTS; i++)
        if (s->piece[i].what != CN_NOBODY)
            mark_around(b, s, s->piece[i].hex,
                        seems ? seeming_reach(s, i) : reach_of(s, s->piece[i].what), out);
    if (own->source_state == SOURCE_ACTIVE && own->source != CN_NOWHERE)
        mark_around(b, s, own->source, REACH_FULL, out);
    if (other->source_state == SOURCE_ACTIVE && other->source != CN_NOWHERE)
        out[other->source] = 0;
}
