/* cn_322_ways.c -- 1X 321 to 328 and 330: which ways a retreat may take.
 *
 * A retreat of so many hexes must end as many hexes away (1X-322-2), so every step leads one hex
 * farther from where it began; then no hex is entered twice, and none lies next to two hexes passed
 * before (1X-322-3).  Of the ways that are left the best are found by one number for each, the
 * higher priority in the higher digits. */

#include <string.h>

#include "base/geo_hex.h"

#include "games/campaign/kept/cn_glance.h"
#include "games/campaign/retreat/cn_retreat.h"

/* The digits of a way's number, from the lowest: MP, distance from the source, enemy zones, SP of
 * friends crossed, friends crossed, vedettes crossed. */
#define MP_DIGIT       0
#define DISTANCE_DIGIT 8
#define ZONE_DIGIT     16
#define SP_DIGIT       24
#define FRIEND_DIGIT   40
#define VEDETTE_DIGIT  48

static const uint64_t NO_WAY = UINT64_MAX - 1;
static const uint64_t NOT_KNOWN = UINT64_MAX; /* every byte 255 */

enum goal { GOAL_DISTANCE, GOAL_REFUGE, GOAL_EDGE };

struct search {
    const struct cn_board *b;
    const struct cn_state *s;
    int leader, side, start, source;
    bool truth, foot;
    enum goal goal;
    int depth;      /* hexes from the start at which the goal is */
    uint64_t *memo; /* the best ways from each hex */
};

/* -- who is where -- */

static bool has_begun(const struct cn_state *s, int leader)
{
    for (int i = 0; i < s->core.depth; i++) {
        const struct eng_frame *f = &s->core.frame[i];
        if (f->proc == PROC_RETREAT && retreat_of(f)->leader == leader)
            return retreat_of(f)->from != 0 && retreat_of(f)->from - 1 != s->leader[leader].hex;
    }
    return false;
}

/* Who retreats goes with those of his first hex; those whom he comes upon in a fortress stay.  Who flees
 * without troops takes no formation along (1X-41-2). */
static bool goes_along(const struct cn_board *b, const struct cn_state *s, int leader, int other)
{
    if (cn_strength(b, s, leader, 7) == 0 && cn_strength(b, s, other, 7) > 0)
        return false;
    return !has_begun(s, leader) || !cn_has_troops(s, other) ||
           !cn_is_refuge(b, s, b->leader[leader].side, s->leader[leader].hex);
}

int cn_stack_of(const struct cn_board *b, const struct cn_state *s, int leader,
                uint8_t out[CN_LEADERS])
{
    int side = b->leader[leader].side, count = 0;

    out[count++] = (uint8_t)leader;
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (i != leader && s->leader[i].standing == IS_MAP &&
            s->leader[i].hex == s->leader[leader].hex && goes_along(b, s, leader, i))
            out[count++] = (uint8_t)i;
    return count;
}

int cn_stack_strength(const struct cn_board *b, const struct cn_state *s, int leader, unsigned arms)
{
    uint8_t stack[CN_LEADERS];
    int count = cn_stack_of(b, s, leader, stack), sp = 0;

    for (int i = 0; i < count; i++)
        sp += cn_strength(b, s, stack[i], arms);
    return sp;
}

/* 1X-276-2: a neighbour who stands by as reserve is counted to the formation like its other members; one
 * who holds units back in a battle of his own is not. */
bool cn_follows(const struct cn_board *b, const struct cn_state *s, int leader, int other,
                int start)
{
    const struct cn_leader *o = &s->leader[other];

    if (other == leader || o->standing != IS_MAP || o->hex == s->leader[leader].hex ||
        b->leader[other].side != b->leader[leader].side || cn_side_to(b, start, o->hex) < 0)
        return false;
    return o->under == leader || (o->under != CN_NOBODY && s->leader[o->under].under == leader);
}

static bool is_friend_at(const struct cn_board *b, const struct cn_state *s, int leader, int start,
                         int hex, int other)
{
    const struct cn_leader *l = &s->leader[other];

    return other != leader && l->standing == IS_MAP && l->hex == hex && cn_has_troops(s, other) &&
           l->hex != s->leader[leader].hex && !cn_follows(b, s, leader, other, start);
}

int cn_friend_at(const struct cn_board *b, const struct cn_state *s, int leader, int start, int hex)
{
    int side = b->leader[leader].side, found = CN_NOBODY, least = 0;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        if (!is_friend_at(b, s, leader, start, hex, i))
            continue;
        int sp = cn_strength(b, s, i, 7);
        if (found == CN_NOBODY || sp < least) {
            found = i;
            least = sp;
        }
    }
    return found;
}

bool cn_is_refuge(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    int key = cn_key_at(b, hex);
    bool source = key >= 0 && (b->key[key].source_of >> side & 1);

    return BY(CN_344_2, (cn_is_fortified(b, hex) || source) && cn_holder(b, s, hex) == side);
}

/* 1X-328-2, 193, 257: 25 SP in a fortress, 48 elsewhere. */
static bool has_room(const struct search *q, int hex)
{
    int most = cn_is_fortified(q->b, hex) ? 25 : 48, here = 0;

    if (hex != q->s->leader[q->leader].hex)
        here = cn_stack_strength(q->b, q->s, q->leader, 7);
    return cn_hex_strength(q->b, q->s, q->side, hex) + here <= most;
}

/* 1X-298-1: over a river without a bridge, and onto the ice of a lake. */
bool cn_fords(const struct cn_board *b, const struct cn_state *s, int from, int to)
{
    int side = cn_side_to(b, from, to);

    if (side < 0)
        return false;
    return BY(CN_298_1, b->hex[to].ground == LAKE || (cn_river_at(b, s, from, side) != NO_RIVER &&
                                                      !cn_is_bridged(b, s, from, side)));
}

/* -- where a way ends -- */

/* 1X-322-9, 11: hexes from the source. */
static uint64_t end_of_way(const struct search *q, int hex)
{
    if (q->goal == GOAL_REFUGE && (!cn_is_refuge(q->b, q->s, q->side, hex) || !has_room(q, hex)))
        return NO_WAY;
    if (q->goal == GOAL_EDGE && !cn_is_edge(q->b, hex))
        return NO_WAY;
    if (q->source == CN_NOWHERE)
        return 0;
    return (uint64_t)BY(CN_322_11, cn_distance(hex, q->source)) << DISTANCE_DIGIT;
}

/* -- entering a hex -- */

enum guest { NOBODY_THERE, VEDETTE_THERE, ENEMY_THERE };

/* 1X-321-1, 330: formations bar the way, vedettes do not; who is unseen counts as a formation, until
 * the opponent says otherwise. */
static enum guest enemy_in(const struct search *q, int hex)
{
    int enemy = 1 - q->side;
    enum guest found = NOBODY_THERE;

    if (cn_has_garrison(q->s, enemy, hex))
        return ENEMY_THERE;
    if (!cn_may_be_in(q->s, enemy, hex))
        return found;
    for (int i = enemy * CN_SLOTS; i < (enemy + 1) * CN_SLOTS; i++) {
        const struct cn_piece *p = &q->s->piece[i];
        if (p->what == CN_NOBODY || p->hex != hex)
            continue;
        bool vedette = (q->truth || p->face_up) && p->what >= CN_LEADERS;
        if (!vedette)
            return ENEMY_THERE;
        found = VEDETTE_THERE;
    }
    return found;
}

static bool is_zone(const struct search *q, int hex)
{
    return (q->truth) ? cn_in_zone(q->b, q->s, hex, 1 - q->side)
                      : cn_seems_in_zone(q->b, q->s, hex, 1 - q->side);
}

/* Somebody of his side who is himself on the way is there: he cannot be pushed back. */
static bool is_on_its_way(const struct search *q, int hex)
{
    for (int i = 0; i < q->s->core.depth; i++) {
        const struct eng_frame *f = &q->s->core.frame[i];
        int other = f->proc == PROC_RETREAT    ? retreat_of(f)->leader
                    : f->proc == PROC_DISPLACE ? displace_of(f)->leader
                                               : CN_NOBODY;
        if (other != q->leader && other < q->b->leader_count &&
            q->b->leader[other].side == q->side && q->s->leader[other].hex == hex)
            return true;
    }
    return false;
}

/* All friends there for the count, since all must make room, and their SP for the choice between friends
 * (1X-322-4); he who stops in a fortress crosses nobody there (1X-344-2). */
static uint64_t friends_in(const struct search *q, int hex)
{
    bool refuge = cn_is_refuge(q->b, q->s, q->side, hex);
    uint64_t sum = 0;

    if (is_on_its_way(q, hex))
        return NO_WAY;
    if (q->goal == GOAL_REFUGE && end_of_way(q, hex) != NO_WAY)
        return 0;
    for (int i = q->b->side_first[q->side]; i < q->b->side_first[q->side + 1]; i++) {
        if (!is_friend_at(q->b, q->s, q->leader, q->start, hex, i))
            continue;
        if (!refuge && !cn_can_displace(q->b, q->s, i))
            return NO_WAY;
        sum += 1ull << FRIEND_DIGIT | (uint64_t)cn_strength(q->b, q->s, i, 7) << SP_DIGIT;
    }
    return sum;
}

static uint64_t entering(const struct search *q, int from, int to)
{
    int cost = cn_cost(q->b, q->s, from, to, !q->foot);
    enum guest guest = BY(CN_324_4, cost < 0) ? ENEMY_THERE : enemy_in(q, to);

    if (BY(CN_321_3, guest == ENEMY_THERE))
        return NO_WAY;
    uint64_t friends = friends_in(q, to);
    if (friends == NO_WAY)
        return NO_WAY;
    return friends + ((uint64_t)(BY(CN_330_4, guest == VEDETTE_THERE)) << VEDETTE_DIGIT) +
           ((uint64_t)is_zone(q, to) << ZONE_DIGIT) + ((uint64_t)cost << MP_DIGIT);
}

/* -- the best way -- */

static uint64_t best_from(struct search *q, int hex, int made);

static uint64_t best_over(struct search *q, int hex, int made, int side)
{
    int to = q->b->next[hex][side];

    if (to == CN_NOWHERE || cn_distance(q->start, to) != made + 1)
        return NO_WAY;
    uint64_t step = entering(q, hex, to);
    uint64_t rest = step == NO_WAY ? NO_WAY : best_from(q, to, made + 1);
    return rest == NO_WAY ? NO_WAY : step + rest;
}

static uint64_t best_from(struct search *q, int hex, int made)
{
    uint64_t *best = &q->memo[hex];

    if (made == q->depth)
        return end_of_way(q, hex);
    if (*best != NOT_KNOWN)
        return *best;
    uint64_t least = NO_WAY;
    for (int side = 0; side < HEX_SIDES; side++) {
        uint64_t way = best_over(q, hex, made, side);
        if (BY(CN_322_10, way < least))
            least = way;
    }
    *best = least;
    return least;
}

/* No way leads farther than so many columns. */
static void forget_around(struct search *q, int depth)
{
    int first = q->start / CN_ROWS - depth, last = q->start / CN_ROWS + depth;

    first = first < 0 ? 0 : first;
    last = last < CN_COLUMNS ? last : CN_COLUMNS - 1;
    memset(&q->memo[first * CN_ROWS], 255,
           (size_t)(last - first + 1) * CN_ROWS * sizeof q->memo[0]);
}

static uint64_t best_way(struct search *q, enum goal goal, int depth)
{
    int hex = q->s->leader[q->leader].hex;

    q->goal = goal;
    q->depth = depth;
    forget_around(q, depth);
    return best_from(q, hex, cn_distance(q->start, hex));
}

/* -- the next hexes -- */

static void add_way(struct cn_ways *out, int hex)
{
    for (int i = 0; i < out->count; i++)
        if (out->hex[i] == hex)
            return;
    out->hex[out->count++] = (uint16_t)hex;
}

/* The first hexes of all ways that are as good. */
static void add_ways(struct search *q, uint64_t best, struct cn_ways *out)
{
    int hex = q->s->leader[q->leader].hex, made = cn_distance(q->start, hex);

    for (int side = 0; side < HEX_SIDES && made < q->depth; side++)
        if (best_over(q, hex, made, side) == best)
            add_way(out, q->b->next[hex][side]);
}

/* 1X-328: a fortress or source on the way may be gone to, if no zone or friend more is crossed than
 * on the best way. */
static void add_refuges(struct search *q, uint64_t best, int made, int full, struct cn_ways *out)
{
    for (int depth = made + 1; depth <= full; depth++) {
        uint64_t way = best_way(q, GOAL_REFUGE, depth);
        if (way != NO_WAY && (best == NO_WAY || way >> ZONE_DIGIT <= best >> ZONE_DIGIT))
            add_ways(q, way, out);
    }
}

/* 1X-325, 326: over the edge only where there is no other way of the full length. */
static bool add_exit(struct search *q, int made, int full, struct cn_ways *out)
{
    for (int depth = made; depth < full; depth++) {
        uint64_t way = best_way(q, GOAL_EDGE, depth);
        if (way == NO_WAY)
            continue;
        out->end = PATH_OFF;
        out->leaves = depth == made;
        add_ways(q, way, out);
        return true;
    }
    return false;
}

/* 1X-321-2: as far as possible. */
static void add_short(struct search *q, int made, int full, struct cn_ways *out)
{
    out->end = PATH_SHORT;
    for (int depth = full - 1; depth > made; depth--) {
        uint64_t way = best_way(q, GOAL_DISTANCE, depth);
        if (way == NO_WAY)
            continue;
        add_ways(q, way, out);
        return;
    }
}

/* Cavalry alone goes as cavalry does; anything else as foot. */
static bool has_foot(const struct cn_board *b, const struct cn_state *s, int leader)
{
    int all = cn_stack_strength(b, s, leader, 7);

    return all == 0 ? false : cn_stack_strength(b, s, leader, 1u << CAVALRY) < all;
}

static void find_ways(const struct cn_board *b, const struct cn_state *s, int leader, int start,
                      int left, bool truth, struct cn_ways *out)
{
    uint64_t memo[CN_HEXES];
    int side = b->leader[leader].side, made = cn_distance(start, s->leader[leader].hex);
    struct search q = { .b = b,
                        .s = s,
                        .leader = leader,
                        .side = side,
                        .start = start,
                        .source = cn_source_for(b, s, side, s->leader[leader].hex),
                        .truth = truth,
                        .foot = has_foot(b, s, leader),
                        .memo = memo };

    *out = (struct cn_ways){ .end = PATH_FULL };
    if (left == 0)
        return;
    out->may_stop = made > 0 && BY(CN_328_1, cn_is_refuge(b, s, side, s->leader[leader].hex)) &&
                    has_room(&q, s->leader[leader].hex);
    uint64_t best = best_way(&q, GOAL_DISTANCE, made + left);
    if (best != NO_WAY)
        add_ways(&q, best, out);
    add_refuges(&q, best, made, made + left, out);
    if (BY(CN_326_1, out->count == 0) && !out->may_stop && !add_exit(&q, made, made + left, out))
        add_short(&q, made, made + left, out);
}

void cn_find_ways(const struct cn_board *b, const struct cn_state *s, int leader, int start,
                  int left, bool truth, struct cn_ways *out)
{
    const struct cn_state *before = cn_hold(s);

    find_ways(b, s, leader, start, left, truth, out);
    cn_let_go(before);
}

int cn_retreat_steps(const struct cn_board *b, const struct cn_state *s, int leader, int left,
                     const uint16_t *path, int count, uint16_t out[6])
{
    struct cn_ways ways;

    cn_find_ways(b, s, leader, count > 0 ? path[0] : s->leader[leader].hex, left, false, &ways);
    memcpy(out, ways.hex, sizeof ways.hex);
    return ways.count;
}

/* -- displacement -- */

static bool can_go(const struct cn_board *b, const struct cn_state *s, int leader, int chain)
{
    struct search q = { .b = b,
                        .s = s,
                        .leader = leader,
                        .side = b->leader[leader].side,
                        .start = s->leader[leader].hex,
                        .foot = has_foot(b, s, leader) };

    for (int side = 0; side < HEX_SIDES; side++) {
        int to = b->next[q.start][side];
        if (to == CN_NOWHERE || cn_cost(b, s, q.start, to, !q.foot) < 0 ||
            enemy_in(&q, to) != NOBODY_THERE)
            continue;
        int other = cn_friend_at(b, s, leader, q.start, to);
        if (other == CN_NOBODY || (chain > 0 && can_go(b, s, other, chain - 1)))
            return true;
    }
    return false;
}

/* 1X-322-6: the displaced may push others. */
bool cn_can_displace(const struct cn_board *b, const struct cn_state *s, int leader)
{
    return can_go(b, s, leader, 2);
}
