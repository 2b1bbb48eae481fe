/* cn_323_beside.c -- 1X 323: where those of the formation end who began in other hexes.
 *
 * They end next to their leader, all of one hex together, off the path that the enemy follows.  Their
 * own way does not matter, but how far they have come does: nobody goes fewer hexes than his leader
 * where the full number is open (1X-320-1, 322-2).  Then come enemy zones, guns that a river would
 * cost, hexes beyond the number, and the distance from the source (1X-322); where that leaves several
 * hexes the owner chooses (1X-322-11).  Who only stood by as reserve and is beside his leader already
 * stays. */

#include "base/geo_hex.h"

#include "games/campaign/battle/cn_battle.h"
#include "games/campaign/cn_steps.h"
#include "games/campaign/retreat/cn_retreat.h"

static int start_of(const struct eng_frame *f)
{
    return retreat_of(f)->from - 1;
}

/* -- who has still to go -- */

static bool follows_from(const struct cn_board *b, const struct cn_state *s,
                         const struct eng_frame *f, int leader, int hex)
{
    return s->leader[leader].hex == hex &&
           cn_follows(b, s, retreat_of(f)->leader, leader, start_of(f));
}

static bool has_followers(const struct cn_board *b, const struct cn_state *s,
                          const struct eng_frame *f, int hex)
{
    int side = b->leader[retreat_of(f)->leader].side;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (follows_from(b, s, f, i, hex))
            return true;
    return false;
}

/* The sides of the first hex beyond which they stand; kept, as one who has gone may have come to such
 * a hex. */
static unsigned waiting(const struct cn_board *b, const struct cn_state *s,
                        const struct eng_frame *f)
{
    unsigned set = 0;

    if (retreat_of(f)->beside > 0)
        return (unsigned)retreat_of(f)->beside - 1;
    for (int i = 0; start_of(f) >= 0 && i < HEX_SIDES; i++) {
        int hex = b->next[start_of(f)][i];
        if (hex != CN_NOWHERE && has_followers(b, s, f, hex))
            set |= 1u << i;
    }
    return set;
}

/* Those in front go first, so that they make room; -1: all have gone. */
static int next_side(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *f)
{
    unsigned set = waiting(b, s, f);
    int end = s->leader[retreat_of(f)->leader].hex, best = -1, least = 1000;

    for (int i = 0; i < HEX_SIDES; i++) {
        int far = set >> i & 1 ? cn_distance(b->next[start_of(f)][i], end) : 1000;
        if (far < least) {
            least = far;
            best = i;
        }
    }
    return best;
}

int cn_beside_asked(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *f)
{
    int side = next_side(b, s, f);

    return side < 0 ? start_of(f) : b->next[start_of(f)][side];
}

static bool is_waited_in(const struct cn_board *b, const struct cn_state *s,
                         const struct eng_frame *f, int hex)
{
    int side = cn_side_to(b, start_of(f), hex);

    return side >= 0 && (waiting(b, s, f) >> side & 1);
}

/* -- guns -- */

/* 1X-324-2: can guns go from one hex to the other, in so many steps, and cross no unbridged river? */
static bool has_dry_way(const struct cn_board *b, const struct cn_state *s, int side,
                        const uint16_t way[2], int most)
{
    uint8_t steps[CN_HEXES] = { 0 };
    uint16_t queue[CN_HEXES] = { way[0] };
    int count = 1;

    steps[way[0]] = 1;
    for (int i = 0; i < count && steps[queue[i]] <= most && steps[way[1]] == 0; i++)
        for (int k = 0; k < HEX_SIDES; k++) {
            int to = b->next[queue[i]][k];
            if (to == CN_NOWHERE || steps[to] || cn_cost(b, s, queue[i], to, 0) < 0 ||
                cn_fords(b, s, queue[i], to) || cn_is_enemy_in(s, side, to))
                continue;
            steps[to] = (uint8_t)(steps[queue[i]] + 1);
            queue[count++] = (uint16_t)to;
        }
    return steps[way[1]] != 0;
}

/* One hex more than their leader: they stood beside him. */
static bool keeps_guns(const struct cn_board *b, const struct cn_state *s,
                       const struct eng_frame *f, int from, int to)
{
    int leader = retreat_of(f)->leader, side = b->leader[leader].side;
    const uint16_t way[2] = { (uint16_t)from, (uint16_t)to };
    int most = cn_distance(start_of(f), s->leader[leader].hex) + 1, guns = 0;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (follows_from(b, s, f, i, from))
            guns += cn_strength(b, s, i, 1u << ARTILLERY);
    return guns == 0 || has_dry_way(b, s, side, way, most);
}

/* -- where to -- */

static bool is_on_path(const struct cn_state *s, int hex)
{
    for (int i = 0; i < s->path_count; i++)
        if (s->path[i] == hex)
            return true;
    return false;
}

static bool is_open(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *f,
                    int to)
{
    int leader = retreat_of(f)->leader, side = b->leader[leader].side;

    return to != CN_NOWHERE && cn_cost(b, s, s->leader[leader].hex, to, 0) >= 0 &&
           !cn_is_enemy_in(s, side, to) && !is_on_path(s, to) &&
           cn_friend_at(b, s, leader, start_of(f), to) == CN_NOBODY;
}

/* The priorities, the higher one in the higher digits. */
static int price(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *f,
                 int from, int to)
{
    int leader = retreat_of(f)->leader, side = b->leader[leader].side;
    int full = cn_distance(start_of(f), s->leader[leader].hex), far = cn_distance(from, to);
    int source = cn_source_for(b, s, side, s->leader[leader].hex);

    return (far < full ? full - far : 0) * 100000 +
           (cn_seems_in_zone(b, s, to, 1 - side) ? 20000 : 0) +
           (keeps_guns(b, s, f, from, to) ? 0 : 10000) + (far > full ? far - full : 0) * 1000 +
           (source == CN_NOWHERE ? 0 : cn_distance(to, source));
}

/* 1X-276-1: his hex is none of those that fought. */
static bool stood_by(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *f,
                     int from)
{
    int side = b->leader[retreat_of(f)->leader].side, count;
    const uint16_t *hex;

    for (int i = 0; i < s->battle_count; i++) {
        cn_side_hexes(b, &s->battle[i], side, &hex, &count);
        if (!s->battle[i].over && cn_has_hex(hex, count, from))
            return false;
    }
    return true;
}

/* The hexes that are as good, at least one: with the leader where there is no other. */
static int places_beside(const struct cn_board *b, const struct cn_state *s,
                         const struct eng_frame *f, int from, uint16_t out[HEX_SIDES])
{
    int end = s->leader[retreat_of(f)->leader].hex, count = 0, least = INT32_MAX;

    out[0] = (uint16_t)end;
    for (int i = 0; i < HEX_SIDES; i++) {
        int to = b->next[end][i];
        if (!is_open(b, s, f, to) || (to != from && is_waited_in(b, s, f, to)))
            continue;
        int cost = to == from && stood_by(b, s, f, from) ? -1 : price(b, s, f, from, to);
        if (cost < least)
            count = 0;
        if (cost <= least)
            out[count++] = (uint16_t)to;
        least = cost < least ? cost : least;
    }
    return count > 0 ? count : 1;
}

/* -- going there -- */

/* 1X-324-2: the guns of the formation in other hexes are left behind like those of its leader. */
static void bring_one(struct eng_turn *t, const struct eng_frame *f, uint8_t follower, int to,
                      bool dry)
{
    struct cn_state *s = t->state;

    cn_drop_trains(t, follower);
    if (!dry)
        cn_leave_guns(t, f, &follower, 1);
    if (s->leader[follower].standing == IS_MAP)
        cn_move_leader(t, follower, to);
}

/* 1X-323-1: all of them together.  Nobody is told of a reserve that stays (1X-273-1). */
static void bring(struct eng_turn *t, const struct eng_frame *f, int from, int to)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int side = b->leader[retreat_of(f)->leader].side, count = 0;
    bool dry = keeps_guns(b, s, f, from, to);
    uint8_t who[CN_LEADERS];

    for (int i = b->side_first[side]; i < b->side_first[side + 1] && to != from; i++)
        if (follows_from(b, s, f, i, from))
            who[count++] = (uint8_t)i;
    if (count == 0)
        return;
    cn_send_vedettes_back(t, side, from);
    for (int i = 0; i < count; i++)
        bring_one(t, f, who[i], to, dry);
    tell(t, CN_323_2, ENG_ALL, NEWS_FALLS_BACK, side, from, to, cn_distance(from, to));
}

static void settle(struct eng_turn *t, struct eng_frame *f, int to)
{
    const struct cn_board *b = cn_board(t->box);
    int side = next_side(b, t->state, f);

    if (side < 0) /* in worlds that the enemy imagines, where nobody follows */
        return;
    unsigned set = waiting(b, t->state, f) & ~(1u << side);
    bring(t, f, b->next[start_of(f)][side], to);
    retreat_frame(f)->beside = (int16_t)(set + 1);
}

enum eng_flow cn_ask_beside(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int leader = retreat_of(f)->leader, side;
    uint16_t hex[HEX_SIDES];

    if (retreat_of(f)->from == 0)
        return jump(f, ROW_RETREAT_END);
    bool leaves = cn_is_to_leave(t, f);
    if (!leaves && s->leader[leader].hex == start_of(f))
        return jump(f, ROW_RETREAT_END);
    retreat_frame(f)->beside = (int16_t)(waiting(b, s, f) + 1);
    while ((side = next_side(b, s, f)) >= 0) {
        int from = b->next[start_of(f)][side];
        if (leaves)
            hex[0] = s->leader[leader].hex; /* to him, if all are to leave the map */
        else if (places_beside(b, s, f, from, hex) > 1)
            return ask(t, seats_of(t->core, b->leader[leader].side));
        settle(t, f, hex[0]);
    }
    retreat_frame(f)->beside = 0;
    return jump(f, ROW_RETREAT_END);
}

void cn_offer_beside(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;
    const struct eng_frame *f = eng_now(&s->core);
    uint16_t hex[HEX_SIDES];
    int count = places_beside(b, s, f, cn_beside_asked(b, s, f), hex);

    (void)seat;
    for (int i = 0; i < count; i++)
        offer_noun(c, VERB_RETREAT, cn_number(hex[i]));
}

enum eng_flow cn_take_beside(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    settle(t, f, cn_hex_of(a->noun));
    return jump(f, ROW_RETREAT_BESIDE);
}
