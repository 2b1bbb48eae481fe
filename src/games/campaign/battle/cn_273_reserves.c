/* cn_273_reserves.c -- 1X 273 to 285: reserves (an option, on by default): who stands back when a
 * battle begins, how they come in later, and what a defile lets through. */

#include "games/campaign/battle/cn_battle.h"

static bool is_on(const struct cn_state *s)
{
    return BY(CN_273_3, s->option[OPTION_RESERVES] == 0);
}

/* -- 1X-275, 283: how much may be engaged in a hex at a time -- */

/* 1X-283-1: a primary bridge, or a mountain hex at either end. */
bool cn_is_defile_side(const struct cn_board *b, const struct cn_state *s, int from, int to)
{
    int side = cn_side_to(b, from, to);

    (void)s;
    return BY(CN_283_1, b->hex[from].ground == MOUNTAIN || b->hex[to].ground == MOUNTAIN ||
                            (side >= 0 && b->hex[from].river[side] == PRIMARY_RIVER));
}

static int attack_limit(const struct cn_board *b, const struct cn_state *s, const struct cn_half *h,
                        int hex)
{
    int limit = 0;

    for (int i = 0; i < h->to_count; i++)
        if (cn_facing(b, s, hex, h->to[i]) != FACING_NONE)
            limit += cn_is_defile_side(b, s, hex, h->to[i]) ? 9 : 20;
    return limit == 0 ? 255 : limit;
}

static int defence_limit(const struct cn_board *b, const struct cn_state *s,
                         const struct cn_half *h, int hex)
{
    int sides = 0;

    for (int i = 0; i < h->from_count; i++) {
        if (!cn_touches(b, hex, h->from[i]))
            continue;
        if (!cn_is_defile_side(b, s, h->from[i], hex))
            return 255;
        sides++;
    }
    return sides > 0 ? 9 * sides : 255;
}

int cn_engage_limit(const struct cn_board *b, const struct cn_state *s, const struct cn_half *h,
                    bool attacker, int hex)
{
    if (!is_on(s))
        return 255;
    if (b->hex[hex].ground == MOUNTAIN)
        return 9;
    return attacker ? attack_limit(b, s, h, hex) : defence_limit(b, s, h, hex);
}

/* -- units of a side in the hexes of the battle -- */

static const uint16_t *hexes(const struct cn_half *h, bool attacker, int *count)
{
    *count = attacker ? h->from_count : h->to_count;
    return attacker ? h->from : h->to;
}

static bool is_there(const struct cn_board *b, const struct cn_state *s, const struct cn_half *h,
                     bool attacker, int unit)
{
    int count, side = attacker ? h->attacker : h->defender;
    const uint16_t *hex = hexes(h, attacker, &count);

    return unit >= b->unit_first[side] && unit < b->unit_first[side + 1] &&
           cn_has_hex(hex, count, cn_unit_hex(s, unit));
}

/* What the other neighbours marked so far would add to his span. */
static int marked2(const struct cn_board *b, const struct cn_state *s, int chief, int but)
{
    int side = b->leader[chief].side, load = 0;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (i != but && drafted(&s->core, i))
            load += cn_price2(b, s, chief, i);
    return load;
}

/* 1X-276-1: next to the formation leader, who can command him with the others marked, and in nobody's
 * fight. */
static bool may_stand_by(const struct cn_board *b, const struct cn_state *s,
                         const struct cn_half *h, bool attacker, int leader)
{
    int count, chief = attacker ? h->leader : h->other;
    const uint16_t *hex = hexes(h, attacker, &count);

    if (leader >= b->leader_count || chief == CN_NOBODY || leader == chief ||
        b->leader[leader].side != b->leader[chief].side || !cn_stands(s, leader) ||
        s->leader[leader].under != CN_NOBODY || (s->leader[leader].did & DID_FIGHT) ||
        cn_has_hex(hex, count, s->leader[leader].hex))
        return false;
    return cn_distance(s->leader[leader].hex, s->leader[chief].hex) == 1 &&
           cn_orders_reach(b, s, s->leader[chief].hex, s->leader[leader].hex) &&
           cn_can_lead(b, s, chief, leader) &&
           cn_load2(b, s, chief) + marked2(b, s, chief, leader) + cn_price2(b, s, chief, leader) <=
               cn_span2(b, s, chief);
}

/* -- the draft -- */

static bool drafted_unit(const struct cn_state *s, int unit)
{
    return drafted(&s->core, CN_UNIT0 + unit);
}

/* 1X-275-2, 275-3, 275-5, 275-6: what stays engaged in this hex must fit, guns and all; one unit
 * alone goes in where even the smallest is too large. */
static bool hex_fits(const struct cn_board *b, const struct cn_state *s, int side, int hex,
                     int limit)
{
    int sum = 0, units = 0, smallest = 255;

    for (int i = b->unit_first[side]; i < b->unit_first[side + 1]; i++) {
        const struct cn_unit *u = &s->unit[i];
        if (cn_unit_hex(s, i) != hex || u->sp == 0)
            continue;
        if (u->sp < smallest)
            smallest = u->sp;
        if (drafted_unit(s, i))
            continue;
        sum += u->sp;
        units++;
    }
    return BY(CN_275_6, sum <= limit) || (units == 1 && smallest > limit);
}

/* Somebody must fight: an arm that counts, where there is one. */
static bool somebody_fights(const struct cn_board *b, const struct cn_state *s,
                            const struct cn_half *h, bool attacker)
{
    bool any = false;

    for (int i = 0; i < b->unit_count; i++) {
        if (!is_there(b, s, h, attacker, i) || b->unit[i].arm == ARTILLERY)
            continue;
        if (!drafted_unit(s, i))
            return true;
        any = true;
    }
    return !any;
}

static eng_ruleno check_reserves_done(const struct cn_board *b, const struct cn_state *s,
                                      const struct cn_half *h, bool attacker)
{
    int count, side = attacker ? h->attacker : h->defender;
    const uint16_t *hex = hexes(h, attacker, &count);

    for (int i = 0; i < count; i++) {
        int limit = cn_engage_limit(b, s, h, attacker, hex[i]);
        if (!hex_fits(b, s, side, hex[i], limit))
            return limit % 20 == 0 ? CN_275_2 : CN_275_3;
    }
    return somebody_fights(b, s, h, attacker) ? 0 : CN_273_1;
}

static int seat_of(const struct eng_core *core, int side)
{
    for (int i = 0; i < core->seat_count; i++)
        if (core->side[i] == side)
            return i;
    return 0;
}

/* Proposed: what must stand back, the smallest units. */
static void propose(struct eng_turn *t, const struct cn_half *h, bool attacker)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;
    int count, side = attacker ? h->attacker : h->defender;
    struct eng_turn owner = *t;
    const uint16_t *hex = hexes(h, attacker, &count);

    owner.seat = seat_of(t->core, side);
    for (int i = 0; i < count; i++) {
        int limit = cn_engage_limit(b, s, h, attacker, hex[i]);
        while (!hex_fits(b, s, side, hex[i], limit)) {
            int pick = -1;
            for (int u = b->unit_first[side]; u < b->unit_first[side + 1]; u++)
                if (is_there(b, s, h, attacker, u) && !drafted_unit(s, u) &&
                    s->leader[s->unit[u].leader].hex == hex[i] &&
                    (pick < 0 || s->unit[u].sp < s->unit[pick].sp))
                    pick = u;
            if (pick < 0)
                return;
            draft_toggle(&owner, CN_UNIT0 + pick);
        }
    }
}

/* -- the question: at the start of a battle both, later the side that is attacked -- */

static bool is_start(const struct cn_state *s, const struct eng_frame *fr)
{
    return !half_of(fr)->counter && s->battle[half_of(fr)->battle].round == 1;
}

/* At the start its progress is 0 for the attacker, 1 for the defender; later it counts units. */
static bool asks_attacker(const struct cn_state *s, const struct eng_frame *fr)
{
    return is_start(s, fr) && half_of(fr)->progress == 0;
}

/* 1X-277-2: a neighbour who stands by belongs to what is told; that he would was not known before. */
static void tell_reserves(struct eng_turn *t, const struct eng_frame *fr, const struct cn_half *h)
{
    struct cn_battle *f = cn_battle_now(t->state, fr);

    cn_tell_strength(t, f, h->attacker, true);
    cn_tell_strength(t, f, h->defender, true);
}

enum eng_flow cn_ask_reserves(struct eng_turn *t, struct eng_frame *fr)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    struct cn_half h;

    cn_half_of(b, s, half_of(fr)->battle, half_of(fr)->counter, &h);
    if (!is_on(s) || h.leader == CN_NOBODY || h.other == CN_NOBODY ||
        (is_start(s, fr) && half_of(fr)->progress > 1)) {
        if (half_of(fr)->progress > 1)
            tell_reserves(t, fr, &h);
        half_frame(fr)->progress = 0;
        return NEXT;
    }
    bool attacker = asks_attacker(s, fr);
    enum eng_flow flow = ask(t, seats_of(t->core, attacker ? h.attacker : h.defender));
    if (is_start(s, fr))
        propose(t, &h, attacker);
    return flow;
}

void cn_offer_engage(const struct cn_board *b, const struct cn_state *s, const struct cn_half *h,
                     bool attacker, int count, struct eng_choices *c)
{
    int side = attacker ? h->attacker : h->defender;

    for (int i = b->unit_first[side]; i < b->unit_first[side + 1]; i++)
        if (s->unit[i].reserve && cn_check_engage(b, s, h, attacker, i, count) == 0)
            offer_noun(c, VERB_ENGAGE, CN_UNIT0 + i);
}

void cn_offer_reserves(const struct eng_box *box, const void *state, int seat,
                       struct eng_choices *c)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;
    const struct eng_frame *fr = eng_now(&s->core);
    struct cn_half h;

    cn_half_of(b, s, half_of(fr)->battle, half_of(fr)->counter, &h);
    if (!is_start(s, fr)) {
        cn_offer_engage(b, s, &h, false, half_of(fr)->progress, c);
        cn_offer_advance(b, s, s->core.side[seat], half_of(fr)->battle, c);
        offer(c, VERB_DONE);
        return;
    }
    bool attacker = asks_attacker(s, fr);
    for (int i = 0; i < b->leader_count; i++)
        if (may_stand_by(b, s, &h, attacker, i))
            offer_noun(c, VERB_RESERVE, i);
    for (int i = 0; i < b->unit_count; i++)
        if (is_there(b, s, &h, attacker, i))
            offer_noun(c, VERB_RESERVE, CN_UNIT0 + i);
    if (check_reserves_done(b, s, &h, attacker) == 0)
        offer(c, VERB_DONE);
}

/* 1X-280-1: up to what may be engaged in a hex; where nobody is yet, one unit too large for that goes in
 * only if there is none that fits (1X-275-5). */
static eng_ruleno check_room(const struct cn_board *b, const struct cn_state *s, int unit,
                             int limit)
{
    int side = b->unit[unit].side, hex = s->leader[s->unit[unit].leader].hex, smallest = 255;
    int engaged = cn_arm_at(b, s, side, hex, 7, false), sp = s->unit[unit].sp;

    if (engaged + sp <= limit)
        return 0;
    if (engaged > 0)
        return CN_280_1;
    for (int i = b->unit_first[side]; i < b->unit_first[side + 1]; i++)
        if (cn_unit_hex(s, i) == hex && s->unit[i].sp > 0 && s->unit[i].sp < smallest)
            smallest = s->unit[i].sp;
    return smallest > limit ? 0 : CN_275_5;
}

/* 1X-279-3: in NAB a leader releases as many units at a time as his initiative. */
eng_ruleno cn_check_engage(const struct cn_board *b, const struct cn_state *s,
                           const struct cn_half *h, bool attacker, int unit, int count)
{
    int leader = attacker ? h->leader : h->other;

    if (!is_on(s) || unit < 0 || unit >= b->unit_count || leader == CN_NOBODY)
        return CN_281_1;
    if (!is_there(b, s, h, attacker, unit) || !s->unit[unit].reserve)
        return CN_281_1;
    if (s->title == TITLE_NAB && count >= cn_initiative(b, s, leader))
        return CN_279_3;
    int hex = s->leader[s->unit[unit].leader].hex;
    return check_room(b, s, unit, cn_engage_limit(b, s, h, attacker, hex));
}

eng_ruleno cn_check_reserves(const struct eng_box *box, const void *state, int seat,
                             const struct eng_action *a)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;
    const struct eng_frame *fr = eng_now(&s->core);
    struct cn_half h;

    cn_half_of(b, s, half_of(fr)->battle, half_of(fr)->counter, &h);
    if (BY(CN_279_2, !is_start(s, fr))) {
        if (a->verb == VERB_ADVANCE)
            return cn_check_advance(b, s, s->core.side[seat], half_of(fr)->battle, a->noun,
                                    cn_hex_of(a->count));
        if (a->verb == VERB_ENGAGE)
            return cn_check_engage(b, s, &h, false, a->noun - CN_UNIT0, half_of(fr)->progress);
        return a->verb == VERB_DONE ? 0 : CN_275_1;
    }
    bool attacker = asks_attacker(s, fr);
    if (a->verb == VERB_DONE)
        return check_reserves_done(b, s, &h, attacker);
    if (a->verb != VERB_RESERVE)
        return CN_281_1;
    if (a->noun < CN_LEADERS)
        return may_stand_by(b, s, &h, attacker, a->noun) ? 0 : CN_276_1;
    return is_there(b, s, &h, attacker, a->noun - CN_UNIT0) ? 0 : CN_273_1;
}

/* 1X-276-2: the whole neighbour stands by, counted to the formation. */
static void stand_by(struct cn_state *s, int leader, int chief)
{
    for (int i = 0; i < CN_UNITS; i++)
        if (s->unit[i].standing == IS_TRACK &&
            BY(CN_276_2, cn_fights_with(s, s->unit[i].leader, leader)))
            s->unit[i].reserve = 1;
    s->leader[leader].under = (uint8_t)chief;
}

static void declare(struct eng_turn *t, const struct cn_half *h, bool attacker)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;

    for (int i = 0; i < b->leader_count; i++)
        if (drafted(&s->core, i))
            stand_by(s, i, attacker ? h->leader : h->other);
    for (int i = 0; i < b->unit_count; i++)
        if (BY(CN_275_4, drafted_unit(s, i)))
            s->unit[i].reserve = 1;
}

/* 1X-284-1: the Guard that comes out of reserve is committed, called or not (1X-279-1). */
void cn_leave_reserve(struct eng_turn *t, struct cn_battle *f, int unit)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;

    s->unit[unit].reserve = 0;
    if (b->unit[unit].quality != QUALITY_OLD_GUARD || b->unit[unit].arm != INFANTRY)
        return;
    f->guard |= 1;
    tell(t, CN_284_1, ENG_ALL, NEWS_GUARD_OUT);
}

void cn_engage(struct eng_turn *t, struct eng_frame *fr, int unit)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;

    cn_leave_reserve(t, cn_battle_now(s, fr), unit);
    half_frame(fr)->progress = (int16_t)(half_of(fr)->progress + (s->title == TITLE_NAB));
    tell(t, CN_280_1, seats_of(t->core, b->unit[unit].side), NEWS_ENGAGED, unit);
}

enum eng_flow cn_take_reserves(struct eng_turn *t, struct eng_frame *fr, const struct eng_action *a)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    struct cn_half h;

    cn_half_of(b, s, half_of(fr)->battle, half_of(fr)->counter, &h);
    if (a->verb == VERB_ENGAGE) {
        cn_engage(t, fr, a->noun - CN_UNIT0);
        return again(t);
    }
    if (a->verb == VERB_RESERVE) {
        draft_toggle(t, a->noun);
        return again(t);
    }
    if (a->verb == VERB_ADVANCE) {
        cn_advance(t, half_of(fr)->battle, a->noun, cn_hex_of(a->count));
        return again(t);
    }
    if (!is_start(s, fr)) {
        half_frame(fr)->progress = 0;
        return NEXT;
    }
    declare(t, &h, asks_attacker(s, fr));
    half_frame(fr)->progress++;
    return jump(fr, ROW_RESERVES);
}

/* -- 1X-282: a formation in reserve goes one hex -- */

bool cn_stands_by(const struct cn_board *b, const struct cn_state *s, int side, int battle,
                  int leader)
{
    const struct cn_battle *f = &s->battle[battle];
    const uint16_t *hex;
    int count;

    if (leader < 0 || leader >= b->leader_count || b->leader[leader].side != side ||
        !cn_stands(s, leader))
        return false;
    cn_side_hexes(b, f, side, &hex, &count);
    int chief = cn_is_phasing(b, f, side) ? f->attacker : f->defender;
    return s->leader[leader].under == chief && chief != CN_NOBODY &&
           !cn_has_hex(hex, count, s->leader[leader].hex);
}

/* Has that enemy, who is seen, his zone there?  Foragers have none beyond their hex (1X-208-5), and the
 * garrison of one's own source keeps zones off (1X-70-4). */
static bool has_zone_at(const struct cn_board *b, const struct cn_state *s,
                        const struct cn_piece *p, int hex)
{
    int way = cn_side_to(b, p->hex, hex);

    return way >= 0 && cn_zone_reaches(b, s, p->hex, way) && !s->leader[p->what].forage &&
           !cn_has_garrison(s, 1 - b->leader[p->what].side, hex);
}

/* 1X-282-2: not from the zone of one enemy formation into another hex of the same zone. */
static bool stays_in_zone(const struct cn_board *b, const struct cn_state *s, int side, int from,
                          int to)
{
    for (int i = (1 - side) * CN_SLOTS; i < (2 - side) * CN_SLOTS; i++) {
        const struct cn_piece *p = &s->piece[i];
        if (p->face_up && p->what < CN_LEADERS && has_zone_at(b, s, p, from) &&
            has_zone_at(b, s, p, to))
            return true;
    }
    return false;
}

static bool is_enemy_there(const struct cn_state *s, int side, int hex)
{
    for (int i = (1 - side) * CN_SLOTS; i < (2 - side) * CN_SLOTS; i++)
        if (s->piece[i].what != CN_NOBODY && s->piece[i].hex == hex)
            return true;
    return cn_has_garrison(s, 1 - side, hex);
}

eng_ruleno cn_check_advance(const struct cn_board *b, const struct cn_state *s, int side,
                            int battle, int leader, int hex)
{
    if (!is_on(s) || BY(CN_282_3, s->battle[battle].round < 2) ||
        !cn_stands_by(b, s, side, battle, leader) || hex < 0)
        return CN_282_1;
    int at = s->leader[leader].hex;
    if (s->leader[leader].allowed != 255 || !cn_touches(b, at, hex) ||
        cn_cost(b, s, at, hex, 0) < 0 || is_enemy_there(s, side, hex))
        return CN_282_1;
    if (stays_in_zone(b, s, side, at, hex))
        return CN_282_2;
    return cn_check_stack(b, s, leader, hex);
}

void cn_offer_advance(const struct cn_board *b, const struct cn_state *s, int side, int battle,
                      struct eng_choices *c)
{
    for (int i = 0; i < b->leader_count; i++)
        for (int k = 0; k < 6 && cn_stands_by(b, s, side, battle, i); k++) {
            int hex = b->next[s->leader[i].hex][k];
            if (hex != CN_NOWHERE && cn_check_advance(b, s, side, battle, i, hex) == 0)
                offer_count(c, VERB_ADVANCE, i, cn_number(hex));
        }
}

void cn_advance(struct eng_turn *t, int battle, int leader, int hex)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int side = b->leader[leader].side;
    int die = roll(t, 6, CN_282_1) + cn_leaving_modifier(b, s, leader);

    (void)battle;
    s->leader[leader].allowed = 254;
    if (die > cn_initiative(b, s, leader)) {
        tell(t, CN_282_1, ENG_ALL, NEWS_RESERVE_STAYS, side);
        return;
    }
    tell(t, CN_282_1, ENG_ALL, NEWS_RESERVE_GOES, side, hex);
    cn_move_leader(t, leader, hex);
}
