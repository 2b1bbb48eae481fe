/* cn_131_reach.c -- how far a mover gets, and at what price, by what his side sees.
 *
 * The first step is what cn_check_step allows.  Each hex keeps one way, that which leaves most to the
 * arm that has least: foot and horse pay and have different numbers, and the page walks the way back
 * hex by hex.  An enemy who is seen costs what he may cost at most (1X-208-2). */

#include <string.h>

#include "base/geo_hex.h"

#include "games/campaign/march/cn_march.h"

enum { QUEUE_ROOM = CN_HEXES * HEX_SIDES };

/* A list of hexes for each number of halves that are gone of the scantier arm. */
struct queue {
    int count;
    int32_t first[CN_MOST_HALVES + 1];
    int32_t after[QUEUE_ROOM];
    uint16_t hex[QUEUE_ROOM];
};

struct spreading {
    const struct cn_board *b;
    const struct cn_state *s;
    const struct eng_frame *march;
    struct cn_reach *r;
    int mover, side, from;
    bool guns; /* 1X-306-3 */
    struct queue *u;
};

bool cn_is_reached(const struct cn_reach *r, int hex)
{
    return r->spent[hex][FOOT] != 255;
}

int cn_reach_cost(const struct cn_reach *r, int hex)
{
    int foot = r->spent[hex][FOOT], horse = r->spent[hex][HORSE];

    return foot > horse ? foot : horse;
}

/* Counted back from the larger allowance, so that it grows with every step. */
static int used(const struct cn_reach *r, const uint8_t spent[2])
{
    int least = CN_MOST_HALVES;

    for (int horse = FOOT; horse <= HORSE; horse++)
        if (r->left[horse] != 255 && r->left[horse] - spent[horse] < least)
            least = r->left[horse] - spent[horse];
    return CN_MOST_HALVES - least;
}

/* Of ways that leave the scantier arm as much, that which costs least in all. */
static int rank(const struct cn_reach *r, const uint8_t spent[2])
{
    return used(r, spent) << 9 | (spent[FOOT] + spent[HORSE]);
}

static void push(struct queue *u, int halves, int hex)
{
    if (u->count == QUEUE_ROOM)
        return;
    u->hex[u->count] = (uint16_t)hex;
    u->after[u->count] = u->first[halves];
    u->first[halves] = u->count++;
}

/* Both arms must be able to pay.  What leaving a zone costs more is not known before: who cannot pay
 * it is held fast, and the step is allowed all the same. */
static bool pay(const struct spreading *p, int from, int to, int held, uint8_t out[2])
{
    for (int horse = FOOT; horse <= HORSE; horse++) {
        out[horse] = 0;
        if (p->r->left[horse] == 255)
            continue;
        int cost = cn_cost(p->b, p->s, from, to, horse), left = p->r->left[horse];
        int sum = p->r->spent[from][horse] + cost;
        if (cost < 0 || sum > left)
            return false;
        out[horse] = (uint8_t)(sum + held < left ? sum + held : left);
    }
    return true;
}

/* 1X-58-2, 259-2: a forced march does not come into the zone of who is seen unless friends are there. */
static bool is_forced_off(const struct spreading *p, int to)
{
    return p->march && cn_is_forced(march_of(p->march)->segment) &&
           cn_check_forced_step(p->b, p->s, p->mover, to) != 0;
}

/* 1X-195-1, 208-1, 209-2, 306-3: by what is seen. */
static bool may_enter(const struct spreading *p, int from, int to)
{
    bool zone = cn_knows_zone(p->b, p->s, to, 1 - p->side);

    if (from == p->from && p->march)
        return cn_check_step(p->b, p->s, p->march, to, false) == 0;
    if (zone && (p->guns || cn_knows_zone(p->b, p->s, from, 1 - p->side)))
        return false;
    return !cn_enemy_in(p->s, p->side, to) && !cn_has_garrison(p->s, 1 - p->side, to) &&
           !is_forced_off(p, to);
}

static void step_on(struct spreading *p, int hex)
{
    struct cn_reach *r = p->r;
    int held = hex == p->from ? cn_most_to_leave(p->b, p->s, p->side, hex) : 0;

    for (int k = 0; k < HEX_SIDES; k++) {
        int to = p->b->next[hex][k];
        uint8_t spent[2];
        if (to == CN_NOWHERE || !pay(p, hex, to, held, spent))
            continue;
        if ((cn_is_reached(r, to) && rank(r, r->spent[to]) <= rank(r, spent)) ||
            !may_enter(p, hex, to))
            continue;
        memcpy(r->spent[to], spent, sizeof spent);
        r->came[to] = (uint16_t)hex;
        push(p->u, used(r, spent), to);
    }
}

void cn_find_reach(const struct cn_board *b, const struct cn_state *s,
                   const struct eng_frame *march, int mover, struct cn_reach *r)
{
    struct queue u; /* large, and not cleared: what is before `count` was pushed */
    struct spreading p = { .b = b, .s = s, .march = march, .r = r, .mover = mover, .u = &u };

    p.side = cn_whose(b, mover);
    p.from = cn_where(s, mover);
    p.guns = cn_is_guns_alone(b, s, mover);
    memset(r->spent, 255, sizeof r->spent);
    u.count = 0;
    memset(u.first, 255, sizeof u.first);
    cn_mark_zones(b, s, 1 - p.side, true, r->zone);
    r->spent[p.from][FOOT] = r->spent[p.from][HORSE] = 0;
    if (r->left[FOOT] == 255 && r->left[HORSE] == 255)
        return;
    push(&u, used(r, r->spent[p.from]), p.from);
    for (int halves = 0; halves <= CN_MOST_HALVES; halves++)
        for (int e = u.first[halves]; e >= 0; e = u.after[e]) {
            int hex = u.hex[e];
            bool stops = r->zone[hex] && hex != p.from;
            if (used(r, r->spent[hex]) == halves && !stops)
                step_on(&p, hex);
        }
}
