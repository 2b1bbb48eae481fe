/* cn_065_paths.c -- 1X 75, 78, 155 and 232: who bars a path, and how long paths are.
 *
 * A path is proposed from what its owner sees: pieces that nobody has recognised are avoided alike,
 * real or not, where there is another way.  The answer then goes by the truth. */

#include <string.h>

#include "base/geo_hex.h"

#include "games/campaign/supply/cn_supply.h"

/* -- who bars the way -- */

static void mark_zone(const struct cn_board *b, const struct cn_state *s, int hex, unsigned bit,
                      bool around, struct cn_watch *out)
{
    unsigned sides = around ? cn_zone_sides(out->tolls, s, hex) : 0;

    for (out->at[hex] |= (uint8_t)bit; sides; sides &= sides - 1)
        out->at[b->next[hex][__builtin_ctz(sides)]] |= (uint8_t)bit;
}

/* SP and arms of every formation of a side, by its leader. */
struct strengths {
    uint8_t sp[CN_LEADERS], foot[CN_LEADERS], guns[CN_LEADERS];
};

static void weigh(const struct cn_board *b, const struct cn_state *s, int side,
                  struct strengths *out)
{
    memset(out, 0, sizeof *out);
    for (int i = b->unit_first[side]; i < b->unit_first[side + 1]; i++) {
        if (s->unit[i].standing != IS_TRACK)
            continue;
        int leader = cn_formation_of(s, s->unit[i].leader);
        out->sp[leader] = (uint8_t)(out->sp[leader] + s->unit[i].sp);
        out->foot[leader] |= b->unit[i].arm != CAVALRY;
        out->guns[leader] |= b->unit[i].arm == ARTILLERY;
    }
}

/* 1X-78-1, 201-2: vedettes, leaders alone and a cavalry formation of 1 SP bar nothing. */
static bool can_bar(const struct strengths *w, int leader)
{
    HOLDS(CN_160_4, "the centre is no piece, so that nobody can find it in the way");
    return BY(CN_38_7, w->sp[leader] > 1 || (w->sp[leader] == 1 && w->foot[leader]));
}

/* 1X-78-2, 78-4: the standing answer of a formation; "blocked" unless its owner says otherwise. */
static void mark_truth(const struct cn_board *b, const struct cn_state *s, int enemy,
                       struct cn_watch *out)
{
    struct strengths w;

    weigh(b, s, enemy, &w);
    for (int i = b->side_first[enemy]; i < b->side_first[enemy + 1]; i++)
        if (s->leader[i].standing == IS_MAP && can_bar(&w, i) && !s->leader[i].answer)
            mark_zone(b, s, s->leader[i].hex, WATCH_TRUE, !s->leader[i].forage, out);
}

static void mark_pieces(const struct cn_board *b, const struct cn_state *s, int enemy,
                        struct cn_watch *out)
{
    for (int i = enemy * CN_SLOTS; i < (enemy + 1) * CN_SLOTS; i++) {
        const struct cn_piece *p = &s->piece[i];
        if (p->what == CN_NOBODY || (p->face_up && p->what >= CN_LEADERS))
            continue;
        bool scattered = p->face_up && s->leader[p->what].forage;
        mark_zone(b, s, p->hex, p->face_up ? WATCH_SEEN : WATCH_UNSEEN, !scattered, out);
    }
}

/* 1X-70-5: the garrison of a source has a zone; everybody knows it is there. */
static void mark_garrison(const struct cn_board *b, const struct cn_state *s, int enemy,
                          struct cn_watch *out)
{
    const struct cn_army *a = &s->army[enemy];

    if (a->source != CN_NOWHERE && cn_has_garrison(s, enemy, a->source))
        mark_zone(b, s, a->source, WATCH_SEEN | WATCH_TRUE, true, out);
}

static void mark_friend(int hex, struct cn_watch *out)
{
    if (out->at[hex]) /* else nobody bars it anyway, and watches of one enemy are alike */
        out->at[hex] |= WATCH_FRIEND;
}

/* 1X-75-1, 70-4: troops in a hex keep it open, and so does the garrison of a source. */
static void mark_friends(const struct cn_board *b, const struct cn_state *s, int side,
                         struct cn_watch *out)
{
    struct strengths w;

    weigh(b, s, side, &w);
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (s->leader[i].standing == IS_MAP && BY(CN_75_1, w.sp[i] != 0))
            mark_friend(s->leader[i].hex, out);
    if (s->army[side].source != CN_NOWHERE && cn_has_garrison(s, side, s->army[side].source))
        mark_friend(s->army[side].source, out);
}

void cn_watch(const struct cn_board *b, const struct cn_state *s, int side, bool truth,
              struct cn_watch *out)
{
    memset(out, 0, sizeof *out);
    out->side = (uint8_t)side;
    out->tolls = cn_tolls(b, s);
    mark_pieces(b, s, 1 - side, out);
    mark_garrison(b, s, 1 - side, out);
    if (truth)
        mark_truth(b, s, 1 - side, out);
    mark_friends(b, s, side, out);
}

void cn_watch_truth(const struct cn_board *b, const struct cn_state *s, struct cn_watch *out)
{
    mark_truth(b, s, 1 - out->side, out);
    mark_friends(b, s, out->side, out);
}

bool cn_is_barred(const struct cn_watch *w, const struct cn_trace *path)
{
    for (int i = 1; i < path->count; i++)
        if (BY(CN_78_1, cn_is_shut(w, path->hex[i], WATCH_TRUE)))
            return true;
    return false;
}

bool cn_asks(const struct cn_watch *w, const struct cn_trace *path)
{
    for (int i = 1; i < path->count; i++)
        if (cn_is_shut(w, path->hex[i], WATCH_SEEN | WATCH_UNSEEN))
            return true;
    return false;
}

bool cn_in_seen_zone(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    struct cn_watch w = { .side = (uint8_t)side, .tolls = cn_tolls(b, s) };

    mark_pieces(b, s, 1 - side, &w);
    mark_garrison(b, s, 1 - side, &w);
    return w.at[hex] & WATCH_SEEN && !cn_has_garrison(s, side, hex);
}

/* -- of equally short paths -- */

/* Pieces that bar a hex are counted in the upper bits, one that stands in it twice; below, their numbers
 * are added up as powers of two.  So fewer come first, then those of lower numbers, and a board that
 * is turned keeps both.  96 hexes of a path times 44 pieces stay below 2^13 and 2^51.  A garrison that
 * everybody knows is passed last. */
enum { DANGER_BITS = 51, GARRISON = 64 };

/* 0: the piece does not bar that hex; 1: it stands beside it; 2: in it. */
static int bars(const struct cn_board *b, const struct cn_state *s, const struct cn_piece *p,
                int hex)
{
    if (p->what == CN_NOBODY || (p->face_up && p->what >= CN_LEADERS))
        return 0;
    if (p->hex == hex)
        return 2;
    if (p->face_up && s->leader[p->what].forage)
        return 0;
    for (int side = 0; side < HEX_SIDES; side++)
        if (b->next[p->hex][side] == hex)
            return cn_zone_reaches(b, s, p->hex, side);
    return 0;
}

uint64_t cn_danger(const struct cn_board *b, const struct cn_state *s, const struct cn_watch *w,
                   int hex)
{
    int enemy = 1 - w->side;
    uint64_t count = 0, numbers = 0;

    if (!cn_is_shut(w, hex, WATCH_SEEN | WATCH_UNSEEN))
        return 0;
    for (int i = 0; i < CN_SLOTS; i++) {
        uint64_t often = (uint64_t)bars(b, s, &s->piece[enemy * CN_SLOTS + i], hex);
        count += often;
        numbers += often << i;
    }
    return (BY(CN_78_5, count ? count : GARRISON) << DANGER_BITS) + numbers;
}

/* -- what a step costs on a path -- */

/* Cavalry costs; a road of either kind is 1 MP, a bridge nothing. */
int cn_path_over(const struct cn_board *b, const struct cn_state *s, int from, int side,
                 bool mountains)
{
    int to = b->next[from][side];
    const struct cn_hex *h = &b->hex[to];
    bool dry = b->hex[from].river[side] == NO_RIVER || cn_is_bridged(b, s, from, side);

    if (dry && BY(CN_155_2, b->hex[from].road[side] != NO_ROAD))
        return BY(CN_232_3, 1);
    if (h->ground == MOUNTAIN && !mountains)
        return -1;
    if (dry && h->town > VILLAGE)
        return 1;
    if (dry && h->ground != LAKE)
        return BY(CN_232_1, b->table.cost[h->ground][1] / 2);
    int halves = cn_cost_over(b, s, from, side, 1);
    return halves < 0 ? -1 : (halves + 1) / 2;
}

/* -- the search: a queue for each length, backward from the goals -- */

enum { MOST_ENTRIES = CN_HEXES * HEX_SIDES };

struct queue {
    int count;
    int32_t first[CN_FARTHEST + 1];
    int32_t after[MOST_ENTRIES];
    uint16_t hex[MOST_ENTRIES];
};

static void push(struct queue *u, int length, int hex)
{
    u->hex[u->count] = (uint16_t)hex;
    u->after[u->count] = u->first[length];
    u->first[length] = u->count++;
}

/* No step costs less than one, so a hex that is farther from the one asked for than what is left
 * leads to nothing. */
static bool is_too_far(const struct cn_search *q, int hex, int length)
{
    if (q->stop < 0)
        return false;
    int columns = hex / CN_ROWS - q->stop / CN_ROWS, rows = hex % CN_ROWS - q->stop % CN_ROWS;
    int left = q->limit - length;

    return columns > left || -columns > left || rows > left || -rows > left;
}

static uint64_t danger_in(const struct cn_search *q, int hex)
{
    return q->watch ? cn_danger(q->b, q->s, q->watch, hex) : 0;
}

/* A shorter way from that hex than any before, or an equal one with less danger. */
static bool is_better(const struct cn_spread *d, int from, int length, uint64_t danger)
{
    return length < d->length[from] || (length == d->length[from] && danger < d->danger[from]);
}

/* Who can go on to this hex?  The step of a neighbour leads over the side that faces it.  No step
 * costs nothing, so that all who lead to a hex were looked at before it is. */
static void relax(const struct cn_search *q, struct cn_tolls *tolls, int hex, struct cn_spread *out,
                  struct queue *u)
{
    uint64_t danger = out->danger[hex] + danger_in(q, hex);
    const uint16_t *next = q->b->next[hex];
    int here = out->length[hex];

    for (int side = 0; side < HEX_SIDES; side++) {
        int from = next[side], back = side < 3 ? side + 3 : side - 3;
        if (from == CN_NOWHERE || out->length[from] <= here)
            continue;
        int cost = cn_toll(tolls, q->s, from, q->way)[back], length = here + cost;
        if (cost < 0 || length > q->limit || !is_better(out, from, length, danger) ||
            is_too_far(q, from, length))
            continue;
        if (length < out->length[from])
            push(u, length, from);
        out->length[from] = (uint8_t)length;
        out->step[from] = (uint8_t)back;
        out->danger[from] = danger;
    }
}

bool cn_spread(const struct cn_search *q, const uint16_t *goal, int count, struct cn_spread *out)
{
    struct cn_tolls *tolls = cn_tolls(q->b, q->s);
    struct queue u;
    bool met = false;

    BASE_ASSERT(q->limit <= CN_FARTHEST);
    u.count = 0;
    for (int i = 0; i <= q->limit; i++)
        u.first[i] = -1;
    memset(out->length, CN_UNREACHED, sizeof out->length);
    for (int i = 0; i < count; i++) {
        bool shut = q->watch && cn_is_shut(q->watch, goal[i], q->mask);
        met |= shut;
        if (shut || out->length[goal[i]] == 0)
            continue;
        out->length[goal[i]] = 0;
        out->danger[goal[i]] = 0;
        push(&u, 0, goal[i]);
    }
    for (int length = 0; length <= q->limit; length++)
        for (int e = u.first[length]; e >= 0; e = u.after[e]) {
            int hex = u.hex[e];
            if (hex == q->stop)
                return met;
            bool shut = q->watch && BY(CN_155_1, cn_is_shut(q->watch, hex, q->mask));
            met |= shut;
            if (out->length[hex] == length && !shut)
                relax(q, tolls, hex, out, &u);
        }
    return met;
}

bool cn_walk(const struct cn_search *q, const struct cn_spread *d, int from, struct cn_trace *out)
{
    *out = (struct cn_trace){ .length = d->length[from] };
    if (d->length[from] == CN_UNREACHED)
        return false;
    out->hex[out->count++] = (uint16_t)from;
    while (d->length[from] && out->count < 96) {
        from = q->b->next[from][d->step[from]];
        out->hex[out->count++] = (uint16_t)from;
    }
    return true;
}
