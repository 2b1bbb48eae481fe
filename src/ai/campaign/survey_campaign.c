/* survey_campaign.c -- what a side knows of the strengths in a campaign, and ways over its map.
 *
 * Who is seen is reckoned by the troops that usually go with him; all other pieces of the enemy share
 * what is left of his army, vedettes among them. */

#include <limits.h>
#include <string.h>
#include <threads.h>

#include "ai/campaign/survey_campaign.h"
#include "engine/box.h"

enum {
    SHARE = 3,
    OF = 4, /* of its full strength a unit unseen is reckoned to have */
    MOST_UNSEEN = 12
};

/* -- strengths -- */

static bool is_in_the_field(const struct cn_board *b, const struct cn_state *s, int unit)
{
    return s->unit[unit].standing == IS_HIDDEN &&
           !(b->unit[unit].traits & (TRAIT_MARCH | TRAIT_EMPTY));
}

static bool leads(const struct cn_state *s, int leader, int other)
{
    return leader == other ||
           (s->leader[other].standing == IS_BOX && s->leader[other].under == leader);
}

static int usual_strength(const struct campaign_view *v, int leader)
{
    int enemy = 1 - v->side, sum = 0;

    for (int i = v->b->unit_first[enemy]; i < v->b->unit_first[enemy + 1]; i++) {
        int home = v->b->unit[i].home;
        if (is_in_the_field(v->b, v->s, i) && home != CN_NOBODY && leads(v->s, leader, home))
            sum += v->b->unit[i].most;
    }
    return sum > 0 ? sum * SHARE / OF : 2;
}

static int army_left(const struct campaign_view *v)
{
    int enemy = 1 - v->side, sum = 0;

    for (int i = v->b->unit_first[enemy]; i < v->b->unit_first[enemy + 1]; i++)
        if (is_in_the_field(v->b, v->s, i))
            sum += v->b->unit[i].most;
    return sum * SHARE / OF;
}

/* A formation next to one of ours is turned up (1X-29-2): who is not is a vedette, or a leader with
 * nobody behind him. */
static bool is_empty(const struct campaign_view *v, int hex)
{
    if (cn_outlook_fortified(v->box, hex))
        return false;
    for (int i = 0; i < CN_LEADERS; i++)
        if (v->own[i] > 1 && cn_outlook_distance(v->s->leader[i].hex, hex) == 1 &&
            cn_outlook_cost(v->box, v->s, v->s->leader[i].hex, hex, false) >= 0)
            return true;
    return false;
}

static void look_at_enemies(struct campaign_view *v)
{
    int left = army_left(v), unseen = 0, first = (1 - v->side) * CN_SLOTS;
    bool empty[CN_SLOTS] = { false };

    for (int i = first; i < first + CN_SLOTS; i++) {
        const struct cn_piece *p = &v->s->piece[i];
        if (p->what == CN_NOBODY)
            continue;
        empty[i - first] = p->what == PIECE_UNKNOWN && is_empty(v, p->hex);
        unseen += p->what == PIECE_UNKNOWN && !empty[i - first];
        if (p->what < CN_LEADERS)
            v->enemy[i] = usual_strength(v, p->what);
        left -= v->enemy[i];
    }
    int each = unseen > 0 && left > 0 ? (left + unseen - 1) / unseen : 1;
    each = each < 2 ? 2 : each > MOST_UNSEEN ? MOST_UNSEEN : each;
    for (int i = first; i < first + CN_SLOTS; i++) {
        if (v->s->piece[i].what == PIECE_UNKNOWN && !empty[i - first])
            v->enemy[i] = each;
        v->enemy_sum += v->enemy[i];
    }
}

void survey_campaign_look(const struct eng_box *box, const struct cn_state *s, int side,
                          struct campaign_view *out)
{
    *out = (struct campaign_view){ .box = box, .b = box->board, .s = s, .side = side };
    for (int i = out->b->side_first[side]; i < out->b->side_first[side + 1]; i++) {
        if (cn_outlook_formation(s, i)) {
            out->own[i] = cn_outlook_strength(box, s, i, 7);
            out->horse[i] = cn_outlook_strength(box, s, i, 1u << CAVALRY) == out->own[i];
        }
        out->own_sum += out->own[i];
    }
    look_at_enemies(out);
}

int survey_campaign_friends(const struct campaign_view *v, int hex, int radius)
{
    int sum = 0;

    for (int i = 0; i < CN_LEADERS; i++)
        if (v->own[i] && cn_outlook_distance(v->s->leader[i].hex, hex) <= radius)
            sum += v->own[i];
    return sum;
}

int survey_campaign_enemies(const struct campaign_view *v, int hex, int radius)
{
    int sum = 0;

    for (int i = 0; i < CN_PIECES; i++)
        if (v->enemy[i] && cn_outlook_distance(v->s->piece[i].hex, hex) <= radius)
            sum += v->enemy[i];
    return sum;
}

/* -- ways --
 *
 * Most of the time of an opponent that thinks goes into looking for them, and most are asked for
 * again and again.  So every thread keeps what it has found; it depends on its key alone. */

enum { RINGS = 64, NODES = 4 * CN_HEXES, WAYS = 64 };

/* All ways to a hex: what it costs to come from every other. */
struct ways {
    uint64_t key;
    int upto;               /* what costs no more is final; INT_MAX: everything */
    int16_t cost[CN_HEXES]; /* -1: no way */
};

/* -- a flood: the nearest hexes first, in rings of equal cost -- */

struct flood {
    struct cn_steps step;
    int16_t *cost;
    uint8_t enemy[CN_HEXES];          /* 1 next to an enemy piece, 2 its hex */
    uint16_t hex[NODES], next[NODES]; /* lists; CN_NOWHERE ends them */
    uint16_t ring[RINGS];             /* first of each */
    int count, fear;
};

static void mark_enemies(const struct campaign_view *v, struct flood *f)
{
    for (int i = 0; i < CN_PIECES; i++) {
        if (v->enemy[i] <= 0)
            continue;
        int hex = v->s->piece[i].hex;
        f->enemy[hex] = 2;
        for (int side = 0; side < 6; side++) {
            int to = v->b->next[hex][side];
            if (to != CN_NOWHERE && f->enemy[to] == 0)
                f->enemy[to] = 1;
        }
    }
}

static void push(struct flood *f, int hex, int cost)
{
    if (f->count == NODES)
        return;
    f->cost[hex] = (int16_t)cost;
    f->hex[f->count] = (uint16_t)hex;
    f->next[f->count] = f->ring[(unsigned)cost % RINGS];
    f->ring[(unsigned)cost % RINGS] = (uint16_t)f->count++;
}

/* From the goal backward: what it costs to come from the neighbours.  Who is as near as this hex has
 * no use for it, and that is one in two of them. */
static void spread(const struct campaign_view *v, struct flood *f, int hex)
{
    static const uint8_t back[] = { 3, 4, 5, 0, 1, 2 };
    const uint16_t *next = v->b->next[hex];
    int here = f->cost[hex];

    for (int side = 0; side < 6; side++) {
        int from = next[side];
        if (from == CN_NOWHERE || (unsigned)f->cost[from] <= (unsigned)here)
            continue;
        int step = f->step.first[(size_t)from * f->step.apart + back[side]];
        int cost = here + step + f->fear * f->enemy[from];
        if (step >= 0 && (unsigned)cost < (unsigned)f->cost[from]) /* -1, no way yet, is the most */
            push(f, from, cost);
    }
}

/* Until what it costs from there is known, or from everywhere (-1); up to what cost that is. */
static int find_ways(const struct campaign_view *v, struct flood *f, int to, int from)
{
    int idle = 0;

    memset(f->cost, 0xff, CN_HEXES * sizeof f->cost[0]);
    memset(f->ring, 0xff, sizeof f->ring); /* CN_NOWHERE */
    memset(f->enemy, 0, sizeof f->enemy);
    mark_enemies(v, f);
    push(f, to, 0);
    for (int cost = 0; idle < RINGS; cost++) {
        if (from >= 0 && f->cost[from] >= 0 && f->cost[from] < cost)
            return cost - 1;
        int node = f->ring[cost % RINGS];
        f->ring[cost % RINGS] = CN_NOWHERE;
        idle = node == CN_NOWHERE ? idle + 1 : 0;
        for (; node != CN_NOWHERE; node = f->next[node])
            if (f->cost[f->hex[node]] == cost)
                spread(v, f, f->hex[node]);
    }
    return INT_MAX;
}

/* What steps cost, where the enemies are, the goal, and who goes there how. */
static uint64_t key_of_ways(const struct campaign_view *v, int to, bool horse, int fear)
{
    uint64_t key = ((uint64_t)to << 8 | (uint64_t)fear) << 1 | horse;

    key = (key + 1 + cn_outlook_roads(v->box, v->s)) * UINT64_C(0x9e3779b97f4a7c15);
    for (int i = 0; i < CN_PIECES; i++)
        if (v->enemy[i] > 0)
            key = (key ^ key >> 29 ^ v->s->piece[i].hex) * UINT64_C(0xbf58476d1ce4e5b9);
    return key ? key : 1;
}

static bool is_known(const struct ways *w, int from)
{
    return w->upto == INT_MAX || (w->cost[from] >= 0 && w->cost[from] <= w->upto);
}

/* Good for that hex.  The first who asks is often the only one, and near; the second has the whole map
 * looked through. */
static const int16_t *ways_to(const struct campaign_view *v, int from, int to, bool horse, int fear)
{
    static thread_local struct ways kept[WAYS];
    uint64_t key = key_of_ways(v, to, horse, fear);
    struct ways *w = &kept[key >> 40 & (WAYS - 1)];

    if (w->key != key || !is_known(w, from)) {
        struct flood f;
        cn_outlook_steps(v->box, v->s, horse, &f.step);
        f.cost = w->cost;
        f.count = 0;
        f.fear = fear;
        w->upto = find_ways(v, &f, to, w->key == key ? -1 : from);
        w->key = key;
    }
    return w->cost;
}

int survey_campaign_way(const struct campaign_view *v, int from, int to, bool horse, int fear,
                        int *first)
{
    const int16_t *cost = ways_to(v, from, to, horse, fear);
    const int8_t *over = cn_outlook_step(v->box, v->s, from, horse);
    int best = INT16_MAX;

    *first = CN_NOWHERE;
    for (int side = 0; side < 6 && cost[from] >= 0; side++) {
        int next = v->b->next[from][side], step = over[side];
        if (step >= 0 && cost[next] >= 0 && cost[next] + step < best) {
            best = cost[next] + step;
            *first = next;
        }
    }
    return cost[from];
}
