/* cn_320_retreat.c -- 1X 320 to 330: a formation falls back, hex by hex.
 *
 * Everybody in the leader's hex goes together; leaders of his formation in other hexes end next to
 * him (cn_323_beside.c).  Which hexes may be entered is reckoned in cn_322_ways.c, by what the owner sees: before the
 * first hex the opponent names those vedettes that stand for formations in that reckoning. */

#include <string.h>

#include "base/geo_hex.h"

#include "games/campaign/cn_steps.h"
#include "games/campaign/retreat/cn_retreat.h"

/* The hex where it began is kept as its index + 1, the hex chosen likewise. */
static int start_of(const struct eng_frame *f)
{
    return retreat_of(f)->from - 1;
}

static void find_ways(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *f,
                      bool truth, struct cn_ways *out)
{
    int leader = retreat_of(f)->leader;

    cn_find_ways(b, s, leader, start_of(f), retreat_of(f)->left, truth, out);
}

/* -- before the first hex -- */

static bool same_ways(const struct cn_ways *a, const struct cn_ways *c)
{
    if (a->end != c->end || a->count != c->count || a->leaves != c->leaves)
        return false;
    for (int i = 0; i < a->count; i++)
        if (a->hex[i] != c->hex[i])
            return false;
    return true;
}

/* 1X-330-2: the opponent says where there are vedettes alone. */
static void name_vedettes(struct eng_turn *t, const struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int side = b->leader[retreat_of(f)->leader].side;
    struct cn_ways seen, true_ones;

    find_ways(b, s, f, false, &seen);
    find_ways(b, s, f, true, &true_ones);
    if (same_ways(&seen, &true_ones))
        return;
    for (int i = (1 - side) * CN_SLOTS; i < (2 - side) * CN_SLOTS; i++)
        if (s->piece[i].what != CN_NOBODY && s->piece[i].what >= CN_LEADERS &&
            cn_distance(s->piece[i].hex, start_of(f)) <= retreat_of(f)->left + 1)
            cn_show_piece(t, i);
}

/* 1X-262-26: a vedette does not retreat with the stack. */
void cn_send_vedettes_back(struct eng_turn *t, int side, int hex)
{
    struct cn_state *s = t->state;
    int first = side * (CN_VEDETTES / SIDES);

    for (int i = first; i < first + CN_VEDETTES / SIDES; i++)
        if (s->vedette[i].standing == IS_MAP && BY(CN_262_26, s->vedette[i].hex == hex))
            cn_vedette_back(t, i);
}

static void leave_trains(struct eng_turn *t, int leader)
{
    uint8_t stack[CN_LEADERS];
    int count = cn_stack_of(cn_board(t->box), t->state, leader, stack);

    for (int i = 0; i < count; i++)
        cn_drop_trains(t, stack[i]);
}

/* Hexes beyond its end too: the last retreat may have been the longer one. */
void cn_clear_path(struct cn_state *s)
{
    memset(s->path, 0, sizeof s->path);
    s->path_count = s->path_guns = 0;
    s->path_full = PATH_SHORT;
}

static void begin(struct eng_turn *t, struct eng_frame *f)
{
    struct cn_state *s = t->state;
    int leader = retreat_of(f)->leader, hex = s->leader[leader].hex;
    int side = cn_board(t->box)->leader[leader].side;

    retreat_frame(f)->from = (int16_t)(hex + 1);
    if (retreat_of(f)->kind == RETREAT_BATTLE) {
        cn_clear_path(s);
        s->path[s->path_count++] = (uint16_t)hex;
    }
    if (retreat_of(f)->kind != RETREAT_REPULSE) /* there they go back by themselves (1X-210-3) */
        cn_send_vedettes_back(t, side, hex);
    leave_trains(t, leader);
    peek(t);
    name_vedettes(t, f);
}

/* -- the question -- */

static bool is_chosen(const struct eng_frame *f)
{
    return retreat_of(f)->state > 0;
}

static enum eng_flow choose(struct eng_frame *f, int hex)
{
    retreat_frame(f)->state = (int16_t)(hex + 1);
    return NEXT;
}

enum eng_flow cn_ask_retreat(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int leader = retreat_of(f)->leader;
    struct cn_ways ways;

    if (s->leader[leader].standing != IS_MAP)
        return NEXT;
    if (retreat_of(f)->from == 0)
        begin(t, f);
    find_ways(b, s, f, false, &ways);
    if (ways.count + ways.may_stop > 1)
        return ask(t, seats_of(t->core, b->leader[leader].side));
    return ways.count == 1 ? choose(f, ways.hex[0]) : NEXT;
}

/* With no way at all nobody is asked: only in worlds that the enemy imagines is there nothing else. */
static bool may_stand(const struct cn_ways *ways)
{
    return ways->may_stop || ways->count == 0;
}

void cn_offer_retreat(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct cn_state *s = state;
    struct cn_ways ways;

    (void)seat;
    find_ways(cn_board(box), s, eng_now(&s->core), false, &ways);
    for (int i = 0; i < ways.count; i++)
        offer_noun(c, VERB_RETREAT, cn_number(ways.hex[i]));
    if (may_stand(&ways))
        offer(c, VERB_STAND);
}

/* 1X-322-3: entered before, or next to two hexes of the path. */
static bool doubles_back(const struct cn_state *s, const struct eng_frame *f, int hex)
{
    int near = 0;

    if (retreat_of(f)->kind != RETREAT_BATTLE)
        return hex == start_of(f);
    for (int i = 0; i < s->path_count; i++) {
        if (s->path[i] == hex)
            return true;
        near += cn_distance(s->path[i], hex) == 1;
    }
    return near > 1;
}

bool cn_is_enemy_in(const struct cn_state *s, int side, int hex)
{
    if (cn_has_garrison(s, 1 - side, hex))
        return true;
    for (int i = (1 - side) * CN_SLOTS; i < (2 - side) * CN_SLOTS; i++)
        if (s->piece[i].what != CN_NOBODY && s->piece[i].hex == hex)
            return true;
    return false;
}

static uint8_t zones_on(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    return cn_seems_in_zone(b, s, hex, 1 - side);
}

/* The priority that forbids the hex. */
static eng_ruleno why_not(const struct cn_board *b, const struct cn_state *s,
                          const struct eng_frame *f, const struct cn_ways *ways, int hex)
{
    int leader = retreat_of(f)->leader, side = b->leader[leader].side;
    int from = s->leader[leader].hex;

    if (cn_side_to(b, from, hex) < 0)
        return CN_320_1;
    if (cn_cost(b, s, from, hex, 0) < 0 || cn_is_enemy_in(s, side, hex))
        return CN_321_1;
    if (doubles_back(s, f, hex))
        return CN_322_3;
    if (cn_distance(start_of(f), hex) <= cn_distance(start_of(f), from))
        return CN_322_2;
    if (cn_friend_at(b, s, leader, start_of(f), hex) != CN_NOBODY)
        return CN_322_4;
    if (ways->count > 0 && zones_on(b, s, side, hex) > zones_on(b, s, side, ways->hex[0]))
        return CN_322_8;
    int source = cn_source_for(b, s, side, from);
    if (ways->count > 0 && source != CN_NOWHERE &&
        cn_distance(hex, source) > cn_distance(ways->hex[0], source))
        return CN_322_9;
    return CN_322_1;
}

eng_ruleno cn_check_retreat(const struct eng_box *box, const void *state, int seat,
                            const struct eng_action *a)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;
    const struct eng_frame *f = eng_now(&s->core);
    struct cn_ways ways;

    (void)seat;
    find_ways(b, s, f, false, &ways);
    if (a->verb == VERB_STAND)
        return may_stand(&ways) ? 0
               : cn_is_refuge(b, s, b->leader[retreat_of(f)->leader].side,
                              s->leader[retreat_of(f)->leader].hex)
                   ? CN_328_2
                   : CN_320_1;
    int hex = cn_hex_of(a->noun);
    for (int i = 0; i < ways.count; i++)
        if (ways.hex[i] == hex)
            return 0;
    return hex < 0 ? CN_322_1 : why_not(b, s, f, &ways, hex);
}

enum eng_flow cn_take_retreat(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct cn_state *s = t->state;
    int leader = retreat_of(f)->leader, hex = cn_hex_of(a->noun);

    if (a->verb == VERB_RETREAT) {
        cn_tell_deed(t, &(struct cn_deed){ CN_320_1,
                                           NEWS_LEADER_RETREATS,
                                           0,
                                           NEWS_RETREATS,
                                           leader,
                                           { s->leader[leader].hex, hex } });
        cn_remember(s, TOLD_RETREATS, hex);
        return choose(f, hex);
    }
    if (retreat_of(f)->kind == RETREAT_BATTLE)
        s->path_full = PATH_STOPPED;
    retreat_frame(f)->left = 0;
    return NEXT;
}

/* -- one hex -- */

/* The battle that is fought; of a retreat that stands alone, his. */
static int battle_of(const struct cn_state *s, int leader)
{
    const struct eng_frame *round = eng_innermost(&s->core, PROC_ROUND);

    if (round)
        return half_of(round)->battle;
    for (int i = s->battle_count - 1; i >= 0; i--)
        if (s->battle[i].attacker == leader || s->battle[i].defender == leader)
            return i;
    return -1;
}

static bool is_among(const uint8_t *who, int count, int leader)
{
    for (int i = 0; i < count; i++)
        if (who[i] == leader)
            return true;
    return false;
}

/* All guns of those leaders and of their boxes; not of others whom they came upon in a fortress. */
static int abandon_guns(struct eng_turn *t, int side, const uint8_t *who, int count)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int lost = 0;

    for (int i = b->unit_first[side]; i < b->unit_first[side + 1]; i++) {
        struct cn_unit *u = &s->unit[i];
        if (u->standing != IS_TRACK || b->unit[i].arm != ARTILLERY ||
            !is_among(who, count, cn_formation_of(s, u->leader)))
            continue;
        lost += u->sp;
        cn_lose_sp(t, i, u->sp);
    }
    return lost;
}

/* 1X-324-2, 5: all of it, pursued or not; it counts among what the battle cost. */
void cn_leave_guns(struct eng_turn *t, const struct eng_frame *f, const uint8_t *who, int count)
{
    struct cn_state *s = t->state;
    int leader = retreat_of(f)->leader, side = cn_board(t->box)->leader[leader].side;
    int lost = abandon_guns(t, side, who, count);

    if (lost == 0)
        return;
    tell(t, CN_324_2, ENG_ALL, NEWS_GUNS_LEFT, side, lost);
    cn_remember(s, TOLD_GUNS_LEFT, lost);
    int battle = battle_of(s, leader);
    if (retreat_of(f)->kind != RETREAT_BATTLE)
        return;
    s->path_guns = (uint8_t)(s->path_guns + lost);
    if (battle >= 0)
        s->battle[battle].lost[side] = (uint8_t)(s->battle[battle].lost[side] + lost);
}

/* 1X-330-2: one hex away, toward its own source, or off the map. */
static int refuge_of_vedette(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    int source = cn_source_for(b, s, side, hex), best = CN_NOWHERE, least = 1000;

    for (int i = 0; i < HEX_SIDES; i++) {
        int to = b->next[hex][i];
        if (to == CN_NOWHERE || cn_cost(b, s, hex, to, 1) < 0 || cn_is_enemy_in(s, side, to))
            continue;
        int far = source == CN_NOWHERE ? 0 : cn_distance(to, source);
        if (far < least) {
            least = far;
            best = to;
        }
    }
    return best;
}

void cn_push_vedettes(struct eng_turn *t, int side, int hex)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int enemy = 1 - side, first = enemy * (CN_VEDETTES / SIDES);

    for (int i = first; i < first + CN_VEDETTES / SIDES; i++) {
        if (s->vedette[i].standing != IS_MAP || s->vedette[i].hex != hex)
            continue;
        int to = refuge_of_vedette(b, s, enemy, hex);
        tell(t, CN_330_2, ENG_ALL, NEWS_VEDETTE_PUSHED, hex);
        if (to != CN_NOWHERE)
            cn_move_vedette(t, i, to);
        else
            cn_take_vedette_off(t, i, IS_OUT);
    }
}

/* 1X-323-1, 39-2: all of the stack, whoever they are. */
static void go(struct eng_turn *t, struct eng_frame *f, int to)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int leader = retreat_of(f)->leader, from = s->leader[leader].hex;
    uint8_t stack[CN_LEADERS];

    int count = cn_stack_of(b, s, leader, stack);
    if (cn_fords(b, s, from, to))
        cn_leave_guns(t, f, stack, count);
    if (s->leader[leader].standing != IS_MAP)
        return;
    cn_peek_near(t, b->leader[leader].side, to);
    cn_push_vedettes(t, b->leader[leader].side, to);
    count = cn_stack_of(b, s, leader, stack);
    for (int i = 0; i < count; i++)
        if (s->leader[stack[i]].hex != to)
            cn_move_leader(t, stack[i], to);
    retreat_frame(f)->left--;
    if (retreat_of(f)->kind == RETREAT_BATTLE && s->path_count < 24)
        s->path[s->path_count++] = (uint16_t)to;
}

/* 1X-327-1: back with his side's next movement phase. */
static int return_turn(const struct cn_state *s, int side)
{
    bool later = side != s->player && side != s->first_player;

    return later ? s->turn : s->turn + 1;
}

static void leave_map(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int leader = retreat_of(f)->leader, hex = s->leader[leader].hex;
    int side = b->leader[leader].side;
    uint8_t stack[CN_LEADERS];
    int count = cn_stack_of(b, s, leader, stack);

    for (int i = 0; i < count; i++) {
        if (cn_has_troops(s, stack[i]))
            s->leader[stack[i]].under = CN_NOBODY; /* he comes back by himself */
        cn_take_leader_off(t, stack[i], IS_OFF);
        s->leader[stack[i]].hex = (uint16_t)hex;
        s->leader[stack[i]].due = (uint8_t)return_turn(s, side);
    }
    if (retreat_of(f)->kind == RETREAT_BATTLE)
        s->path_full = PATH_OFF;
    tell(t, CN_325_1, ENG_ALL, NEWS_LEAVES_MAP, side, hex);
}

/* A friend in the way is pushed aside first, the smallest before the others (1X-322-4, 6). */
static int in_the_way(const struct eng_turn *t, const struct eng_frame *f, int to)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;
    int leader = retreat_of(f)->leader;

    if (cn_is_refuge(b, s, b->leader[leader].side, to))
        return CN_NOBODY;
    return cn_friend_at(b, s, leader, start_of(f), to);
}

/* The friend was asked to go and could not: the hex is entered all the same, so that nobody waits
 * for ever, and the stack is put right by consolidation. */
static bool has_pushed(const struct eng_frame *f)
{
    return retreat_of(f)->state >= CN_HEXES + 1;
}

enum eng_flow cn_retreat_next(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_state *s = t->state;

    if (s->leader[retreat_of(f)->leader].standing != IS_MAP)
        return jump(f, ROW_RETREAT_END);
    if (is_chosen(f)) {
        int to = (retreat_of(f)->state - 1) % CN_HEXES, other = in_the_way(t, f, to);
        if (other != CN_NOBODY && !has_pushed(f)) {
            retreat_frame(f)->state = (int16_t)(retreat_of(f)->state + CN_HEXES);
            return call(t, PROC_DISPLACE, other);
        }
        retreat_frame(f)->state = 0;
        go(t, f, to);
        return jump(f, ROW_RETREAT);
    }
    return jump(f, ROW_RETREAT_BESIDE);
}

/* After a push: another friend may still be there. */
enum eng_flow cn_retreat_pushed(struct eng_turn *t, struct eng_frame *f)
{
    int to = (retreat_of(f)->state - 1) % CN_HEXES;

    HOLDS(CN_322_7, "attacks are looked for where pieces stand when their turn comes");
    if (f->answer != 0 && in_the_way(t, f, to) != CN_NOBODY)
        retreat_frame(f)->state = (int16_t)(to + 1);
    return jump(f, ROW_RETREAT_NEXT);
}

/* -- the end -- */

/* 1X-325-1: hexes are left to go, and no way is but that over the edge. */
bool cn_is_to_leave(const struct eng_turn *t, const struct eng_frame *f)
{
    struct cn_ways ways;

    find_ways(cn_board(t->box), t->state, f, false, &ways);
    return retreat_of(f)->left > 0 && ways.leaves;
}

static int made(const struct cn_state *s, const struct eng_frame *f)
{
    const struct cn_leader *l = &s->leader[retreat_of(f)->leader];

    if (retreat_of(f)->from == 0 || l->hex == CN_NOWHERE)
        return 0;
    return cn_distance(start_of(f), l->hex);
}

static bool was_attacked_from(const struct cn_state *s, int hex, bool over)
{
    for (int i = 0; i < s->battle_count; i++)
        for (int k = 0; k < s->battle[i].from_count; k++)
            if (s->battle[i].from[k] == hex && (s->battle[i].over != OVER_NOT) == over)
                return true;
    return false;
}

/* He has fought, and stands where he fought it out: whoever is still at it, or has gone back, is not
 * idle. */
static bool has_fought_it_out(const struct cn_state *s, const struct cn_leader *l)
{
    return was_attacked_from(s, l->hex, true) && !was_attacked_from(s, l->hex, false);
}

/* 1X-212-3: his repulse failed in a forced march, and so he has no battle at all. */
static bool was_kept_out(const struct cn_state *s, const struct cn_leader *l)
{
    return (l->did & DID_FAIL_REPULSE) && (l->did & DID_FORCED) && !(l->did & DID_PURSUE) &&
           !was_attacked_from(s, l->hex, false);
}

/* 1X-329-1: in contact with the enemy who won, and with no other. */
static bool suffers(const struct cn_board *b, const struct cn_state *s, int battle, int other)
{
    const struct cn_leader *o = &s->leader[other];
    int enemy = 1 - b->leader[other].side;
    bool touches = false;

    if (o->standing != IS_MAP || !cn_has_troops(s, other) ||
        ((o->did & DID_FIGHT) && !has_fought_it_out(s, o) && !was_kept_out(s, o)))
        return false;
    for (int i = 0; i < HEX_SIDES; i++) {
        int hex = b->next[o->hex][i];
        if (hex == CN_NOWHERE || cn_leader_at(b, s, enemy, hex) == CN_NOBODY)
            continue;
        bool target = false;
        for (int k = 0; k < s->battle[battle].target_count; k++)
            target |= s->battle[battle].target[k] == hex;
        if (!target)
            return false;
        touches = true;
    }
    return touches && cn_in_zone(b, s, o->hex, enemy);
}

static int next_neighbour(const struct cn_board *b, const struct cn_state *s, int battle,
                          int leader, int from)
{
    int side = b->leader[leader].side;

    for (int i = from; i < b->side_first[side + 1]; i++)
        if (i != leader && i >= b->side_first[side] && suffers(b, s, battle, i))
            return i;
    return CN_NOBODY;
}

static void conclude(struct eng_turn *t, struct eng_frame *f)
{
    struct cn_state *s = t->state;
    int leader = retreat_of(f)->leader;

    if (s->leader[leader].standing == IS_MAP && cn_is_to_leave(t, f))
        leave_map(t, f);
    if (retreat_of(f)->kind == RETREAT_BATTLE && s->path_full == PATH_SHORT &&
        retreat_of(f)->left == 0)
        s->path_full = PATH_FULL;
    if (s->leader[leader].standing == IS_MAP && retreat_of(f)->kind != RETREAT_REPULSE)
        cn_tell_deed(t, &(struct cn_deed){ CN_320_1,
                                           NEWS_LEADER_FALLS_BACK,
                                           0,
                                           NEWS_FALLS_BACK,
                                           leader,
                                           { start_of(f), s->leader[leader].hex, made(s, f) } });
}

/* 1X-40-1, 324-2: guns were all he had, and they are left at the river. */
static bool has_lost_all(const struct cn_board *b, const struct cn_state *s,
                         const struct eng_frame *f)
{
    int leader = retreat_of(f)->leader;

    return retreat_of(f)->kind == RETREAT_BATTLE && s->path_guns > 0 &&
           s->leader[leader].standing == IS_MAP && cn_strength_with(b, s, leader, 7) == 0;
}

/* The neighbours of a beaten attacker go one after the other; the state remembers who is next. */
enum { ALL_GONE = -1 };

enum eng_flow cn_retreat_end(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;
    int leader = retreat_of(f)->leader, battle = battle_of(s, leader);

    peek(t);
    if (retreat_of(f)->from == 0)
        return finish(t, 0);
    if (retreat_of(f)->state == 0) {
        conclude(t, f);
        retreat_frame(f)->state = ALL_GONE;
        if (has_lost_all(b, s, f)) {
            jump(f, ROW_RETREAT_END);
            return call(t, PROC_LOSSES, leader, 0, LOSS_PITCHED, 0);
        }
    }
    if (retreat_of(f)->kind == RETREAT_BATTLE && battle >= 0 &&
        s->battle[battle].attacker == leader) {
        int next = next_neighbour(b, s, battle, leader, retreat_of(f)->state);
        if (next != CN_NOBODY) {
            retreat_frame(f)->state = (int16_t)(next + 1);
            int hexes = retreat_of(f)->left + made(s, f);
            cn_tell_deed(t, &(struct cn_deed){ CN_329_1,
                                               NEWS_LEADER_TOO,
                                               0,
                                               NEWS_NEIGHBOUR_TOO,
                                               next,
                                               { s->leader[next].hex } });
            jump(f, ROW_RETREAT_END);
            return call(t, PROC_RETREAT, next, hexes, RETREAT_NEIGHBOUR);
        }
    }
    return finish(t, made(s, f));
}
