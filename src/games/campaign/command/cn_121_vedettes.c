/* cn_121_vedettes.c -- 1X 121, 319: vedettes driven in, on the portraits of the display, and back. */

#include <string.h>

#include "games/campaign/kept/cn_tolls.h"

enum { RIDE2 = 18 }; /* 9 MP in halves */

static int vedette_side(int vedette)
{
    return vedette < CN_VEDETTES / SIDES ? FRENCH : COALITION;
}

/* Halves of MP from `from` as cavalry rides, up to `limit`; 255: farther. */
static void ride_costs(const struct cn_board *b, const struct cn_state *s, int from, int limit,
                       uint8_t cost[CN_HEXES])
{
    struct cn_tolls *tolls = cn_tolls(b, s);
    uint16_t found[CN_HEXES];
    int count = 1;

    memset(cost, 255, CN_HEXES);
    cost[from] = 0;
    found[0] = (uint16_t)from;
    for (int reached = 0; reached <= limit; reached++)
        for (int k = 0; k < count; k++)
            for (int d = 0; cost[found[k]] == reached && d < 6; d++) {
                int to = b->next[found[k]][d];
                int step = cn_toll(tolls, s, found[k], WAY_RIDE)[d];
                if (step <= 0 || reached + step > limit || reached + step >= cost[to])
                    continue;
                if (cost[to] == 255)
                    found[count++] = (uint16_t)to;
                cost[to] = (uint8_t)(reached + step);
            }
}

/* The nearest formation leader of that side; CN_NOBODY: none within the limit. */
static int nearest_leader(const struct cn_board *b, const struct cn_state *s, int side, int from,
                          int limit)
{
    uint8_t cost[CN_HEXES];
    int best = CN_NOBODY;

    ride_costs(b, s, from, limit, cost);
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        if (!cn_is_formation(b, s, i) || cost[s->leader[i].hex] == 255)
            continue;
        if (best == CN_NOBODY || cost[s->leader[i].hex] < cost[s->leader[best].hex])
            best = i;
    }
    return best;
}

static void to_portrait(struct cn_state *s, int vedette, int leader)
{
    s->vedette[vedette] =
        (struct cn_vedette){ .hex = CN_NOWHERE,
                             .standing = leader == CN_NOBODY ? IS_OUT : IS_TRACK,
                             .leader = (uint8_t)leader,
                             .due = leader == CN_NOBODY ? 0 : (uint8_t)(s->turn + 1) };
}

/* 1X-319-1, 319-3: to the portrait of the nearest formation leader within 9 MP, or the reserve. */
void cn_vedette_back(struct eng_turn *t, int vedette)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int side = vedette_side(vedette), hex = s->vedette[vedette].hex;
    int leader = nearest_leader(b, s, side, hex, RIDE2);
    bool seen = s->piece[cn_slot_of(s, CN_LEADERS + vedette)].face_up;

    HOLDS(CN_200_8, "a beaten vedette is taken off the map and has no path");
    cn_take_vedette_off(t, vedette, IS_OUT);
    to_portrait(s, vedette, leader);
    if (!seen) {
        cn_tell_gone(t, hex);
    } else {
        tell(t, CN_319_1, ENG_ALL, NEWS_VEDETTE_DRIVEN_IN, hex);
        cn_remember(s, TOLD_DRIVEN_IN, hex);
    }
    if (leader != CN_NOBODY)
        tell(t, CN_319_1, seats_of(t->core, side), NEWS_VEDETTE_WITH, leader);
    else
        tell(t, CN_319_3, seats_of(t->core, side), NEWS_VEDETTE_RESERVE);
}

static int hex_of_vedette(const struct cn_state *s, int vedette)
{
    const struct cn_vedette *v = &s->vedette[vedette];

    return v->standing == IS_TRACK ? s->leader[cn_formation_of(s, v->leader)].hex : v->hex;
}

void cn_vedettes_by_hex(const struct cn_state *s, int side, uint8_t out[CN_VEDETTES / SIDES])
{
    for (int i = 0; i < CN_VEDETTES / SIDES; i++) {
        int vedette = side * (CN_VEDETTES / SIDES) + i, at = i;
        for (; at > 0 && hex_of_vedette(s, out[at - 1]) > hex_of_vedette(s, vedette); at--)
            out[at] = out[at - 1];
        out[at] = (uint8_t)vedette;
    }
}

static bool has_other(const struct cn_state *s, const uint8_t *vedette, int count, int hex)
{
    for (int i = 0; i < count; i++)
        if (s->vedette[vedette[i]].standing == IS_MAP && s->vedette[vedette[i]].hex == hex)
            return true;
    return false;
}

/* 1X-121-2: one stays in a hex, the others go to the display; who is there already counts for nothing
 * (1X-121-3). */
void cn_thin_vedettes(struct eng_turn *t, int side)
{
    const struct cn_state *s = t->state;
    uint8_t vedette[CN_VEDETTES / SIDES];

    cn_vedettes_by_hex(s, side, vedette);
    for (int i = CN_VEDETTES / SIDES - 1; i > 0; i--) {
        const struct cn_vedette *later = &s->vedette[vedette[i]];
        if (later->standing == IS_MAP && has_other(s, vedette, i, later->hex))
            cn_vedette_back(t, vedette[i]);
    }
}

/* He whose portrait they stand on is gone: to somebody in the hex, else to the reserve. */
void cn_leave_portrait(struct eng_turn *t, int leader)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int hex = s->leader[leader].hex, other = CN_NOBODY;

    for (int i = b->side_first[b->leader[leader].side];
         i < b->side_first[b->leader[leader].side + 1]; i++)
        if (i != leader && cn_is_formation(b, s, i) && s->leader[i].hex == hex)
            other = i;
    for (int i = 0; i < CN_VEDETTES; i++)
        if (s->vedette[i].standing == IS_TRACK && s->vedette[i].leader == leader) {
            int due = s->vedette[i].due;
            to_portrait(s, i, other);
            s->vedette[i].due = other == CN_NOBODY ? 0 : (uint8_t)due;
        }
}

/* 1X-319-2: in the organisation segment of the next game turn, in the stack of the leader whose
 * portrait it stands on: he was the nearest. */
void cn_return_vedettes(struct eng_turn *t, int side)
{
    struct cn_state *s = t->state;
    uint8_t vedette[CN_VEDETTES / SIDES];

    cn_vedettes_by_hex(s, side, vedette);
    for (int k = 0; k < CN_VEDETTES / SIDES; k++) {
        int i = vedette[k];
        struct cn_vedette *v = &s->vedette[i];
        if (v->standing != IS_TRACK || v->due > s->turn)
            continue;
        int top = cn_formation_of(s, v->leader);
        if (s->leader[top].standing != IS_MAP)
            continue;
        v->due = 0;
        cn_put_vedette(t, i, s->leader[top].hex);
        tell(t, CN_319_2, ENG_ALL, NEWS_VEDETTE_RETURNS, s->leader[top].hex);
        cn_remember(s, TOLD_RETURNS, s->leader[top].hex);
    }
}
