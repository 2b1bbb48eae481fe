/* cc_5_3_reach.c -- CCN 5.3: how far a piece may go, and why not farther.
 *
 * A move is one destination, reached by the shortest way; what counts is the number of hexes
 * entered.  A piece that may enter two may also come back to where it stood (CCN-5.3.1-17). */

#include <string.h>

#include "games/colors/cc_orders.h"

/* -- hexes of a move -- */

int cc_move_hexes(const struct cc_board *b, const struct cc_state *s, int unit, int *battle)
{
    const struct cc_unit *u = &s->unit[unit];
    const struct cc_type *type = cc_type(b, u);
    int hexes = type->move_and_battle > type->move_only ? type->move_and_battle : type->move_only;

    *battle = BY(CC_5_4_4_09, type->move_and_battle);
    if (type->traits & TRAIT_HORSE_GUNS && BY(CC_5_4_6_14, BY(CC_5_4_4_12, u->blocks == 1)))
        *battle = 0;
    cc_card_moves(b, s, unit, &hexes, battle);
    if (BY(CC_6_2_3_03, u->square != 0))
        hexes = *battle = 0;
    return hexes;
}

int cc_leader_hexes(const struct cc_board *b, const struct cc_state *s)
{
    bool manoeuvre = cc_effect(b, s) == EFFECT_GRANDE_MANOEUVRE && !s->turn.of_choice;

    return manoeuvre ? 4 : 3;
}

/* The statement of the unit's type. */
static eng_ruleno type_rule(const struct cc_type *type)
{
    if (type->class == INFANTRY)
        return type->traits & TRAIT_LIGHT ? CC_5_3_2_02 : CC_5_3_2_01;
    if (type->class == CAVALRY)
        return type->traits & TRAIT_HEAVY ? CC_5_3_2_04 : CC_5_3_2_03;
    return type->traits & TRAIT_HORSE_GUNS ? CC_5_3_2_06 : CC_5_3_2_05;
}

/* Force March looks at the leader as the unit starts (CCN-8.2-44), so a unit that went two hexes
 * to a lone leader was marked when it moved. */
eng_ruleno cc_why_too_far(const struct cc_board *b, const struct cc_state *s, int unit)
{
    const struct cc_unit *u = &s->unit[unit];
    const struct cc_type *type = cc_type(b, u);
    int battle;

    cc_move_hexes(b, s, unit, &battle);
    bool marked = u->hexes == 2 && u->flags & UNIT_NO_BATTLE &&
                  cc_effect(b, s) == EFFECT_FORCE_MARCH &&
                  !cc_why_no_battle_on_entry(b, s, unit, u->at);
    if (BY(CC_5_3_1_17, BY(CC_5_4_4_06, BY(CC_5_4_6_02, u->hexes <= battle))) && !marked)
        return 0;
    eng_ruleno by_card = cc_card_move_rule(b, s, unit, true);
    if (by_card)
        return by_card;
    return type->traits & TRAIT_HORSE_GUNS && u->blocks == 1 ? CC_5_3_2_07 : type_rule(type);
}

/* -- what may be entered -- */

/* A leader with an order of his own that he has not used stays where he is while units move; once
 * his unit has battled he goes with it (CCN-5.3.3-21, 5.4.13-09). */
bool cc_leader_stays(const struct cc_state *s, int unit)
{
    int leader = cc_leader_of(s, unit);

    return leader != CC_NO_LEADER && BY(CC_5_3_3_21, !(s->unit[unit].flags & UNIT_BATTLED)) &&
           BY(CC_5_3_3_11,
              (s->leader[leader].flags & (LEADER_ORDERED | LEADER_MOVED)) == LEADER_ORDERED);
}

static bool brings_leader(const struct cc_state *s, int unit)
{
    return cc_leader_of(s, unit) != CC_NO_LEADER && !cc_leader_stays(s, unit);
}

bool cc_unit_may_enter(const struct cc_board *b, const struct cc_state *s, int unit, int hex)
{
    if (BY(CC_5_3_1_13, unit_on(s, hex) != CC_NO_UNIT) ||
        BY(CC_5_3_1_15, cc_is_impassable(b, s, hex, cc_class(b, s, unit))))
        return false;
    int leader = leader_on(s, hex);
    if (leader == CC_NO_LEADER)
        return true;
    return s->leader[leader].side == s->unit[unit].side && !brings_leader(s, unit);
}

bool cc_leader_may_pass(const struct cc_board *b, const struct cc_state *s, int leader, int hex)
{
    return !cc_is_impassable(b, s, hex, CLASSES) &&
           cc_side_on(s, hex) != other_side(s->leader[leader].side);
}

/* -- destinations -- */

static void find_nothing(struct cc_reach *r)
{
    memset(r->cost, 0, sizeof r->cost);
    r->count = 0;
}

static void find(struct cc_reach *r, int hex, int cost)
{
    r->cost[hex] = (uint8_t)cost;
    r->hex[r->count++] = (uint8_t)hex;
}

/* Hexes to go on from, the start apart in the order they were entered. */
struct walk {
    uint8_t cost[CC_HEXES]; /* of hexes entered, also those where one may not end; 0: none */
    uint8_t hex[CC_HEXES];
    int count;
};

static void step(struct walk *w, int hex, int cost, bool goes_on)
{
    w->cost[hex] = (uint8_t)cost;
    if (goes_on)
        w->hex[w->count++] = (uint8_t)hex;
}

/* CCN-5.3.1-08: upon a lone leader a unit stops.  It may end wherever it comes to, so that what was
 * found is what was entered. */
void cc_unit_reach(const struct cc_board *b, const struct cc_state *s, int unit, struct cc_reach *r)
{
    int start = s->unit[unit].at, battle;
    int hexes = cc_move_hexes(b, s, unit, &battle);
    uint8_t onward[CC_HEXES];
    int count = 0, from = start;

    HOLDS(CC_5_3_1_10, "how far a unit reaches does not hang on sections");
    HOLDS(CC_5_3_1_16, "enemies beside the way are not looked at");
    find_nothing(r);
    for (int i = 0, cost = 1; cost <= hexes; i++) {
        FOR_NEXT (hex, b, from) {
            if (r->cost[hex] || !(hex == start || cc_unit_may_enter(b, s, unit, hex)))
                continue;
            find(r, hex, cost);
            if (cost < hexes && hex != start && BY(CC_8_2_58, !cc_stops(b, s, hex)) &&
                leader_on(s, hex) == CC_NO_LEADER)
                onward[count++] = (uint8_t)hex;
        }
        if (i == count)
            break;
        from = onward[i];
        cost = r->cost[from] + 1;
    }
}

/* CCN-5.3.1-05, 5.3.3-06: he passes other leaders, and ends with none of them. */
void cc_leader_reach(const struct cc_board *b, const struct cc_state *s, int leader,
                     struct cc_reach *r)
{
    int start = s->leader[leader].at, hexes = cc_leader_hexes(b, s);
    struct walk w;

    HOLDS(CC_5_3_3_03, "a leader's reach knows rows and ground, no sections");
    find_nothing(r);
    memset(w.cost, 0, sizeof w.cost);
    w.hex[0] = (uint8_t)start;
    w.count = 1;
    for (int i = 0; i < w.count; i++) {
        int from = w.hex[i], cost = (from == start ? 0 : w.cost[from]) + 1;
        if (cost > hexes)
            break;
        FOR_NEXT (hex, b, from) {
            if (w.cost[hex] || !(hex == start || cc_leader_may_pass(b, s, leader, hex)))
                continue;
            step(&w, hex, cost, hex != start && !cc_stops(b, s, hex));
            if (hex == start || BY(CC_5_3_1_05, BY(CC_5_3_3_07, BY(CC_5_3_3_23, leader_on(s, hex) ==
                                                                                    CC_NO_LEADER))))
                find(r, hex, cost);
        }
    }
}

bool cc_unit_can_move(const struct cc_board *b, const struct cc_state *s, int unit)
{
    const struct cc_unit *u = &s->unit[unit];
    int battle;

    if (BY(CC_2_3_02, BY(CC_5_3_3_19, (u->flags & (UNIT_ORDERED | UNIT_MOVED)) != UNIT_ORDERED)) ||
        cc_move_hexes(b, s, unit, &battle) == 0)
        return false;
    FOR_NEXT (hex, b, u->at)
        if (cc_unit_may_enter(b, s, unit, hex))
            return true;
    return false;
}

bool cc_leader_can_move(const struct cc_board *b, const struct cc_state *s, int leader)
{
    const struct cc_leader *l = &s->leader[leader];
    struct cc_reach r;

    if (BY(CC_5_3_3_18,
           BY(CC_5_3_3_20, (l->flags & (LEADER_ORDERED | LEADER_MOVED)) != LEADER_ORDERED)))
        return false;
    FOR_NEXT (hex, b, l->at)
        if (leader_on(s, hex) == CC_NO_LEADER && cc_leader_may_pass(b, s, leader, hex))
            return true;
    cc_leader_reach(b, s, leader, &r);
    return r.count > 0;
}

/* -- why not there -- */

static eng_ruleno ground_rule(const struct cc_state *s, int hex)
{
    return s->terrain[hex] == RUGGED_HILL ? CC_7_3_01
           : s->terrain[hex] == QUARRY    ? CC_7_9_03
                                          : CC_7_6_01;
}

/* The statement of what made it stop in that hex. */
static eng_ruleno stop_rule(const struct cc_state *s, int hex)
{
    static const eng_ruleno rule[TERRAINS] = {
        [FOREST] = CC_7_1_01, [TOWN] = CC_7_4_01,   [WINDMILL] = CC_7_4_01,
        [FORD] = CC_7_7_01,   [QUARRY] = CC_7_9_01,
    };

    if (s->works[hex])
        return CC_7_5_01;
    return rule[s->terrain[hex]] ? rule[s->terrain[hex]] : CC_5_3_1_14;
}

/* The hex where it had to stop though the shortest way went on from there; 0: none. */
static int find_stop(const struct cc_board *b, const struct cc_state *s, const struct cc_reach *r,
                     int from, int to, int hexes)
{
    int found = 0, shortest = hexes + 1;

    for (int i = 0; i < r->count; i++) {
        int hex = r->hex[i], way = r->cost[hex] + b->distance[hex][to];
        if (hex != from && way < shortest &&
            (cc_stops(b, s, hex) || leader_on(s, hex) != CC_NO_LEADER)) {
            found = hex;
            shortest = way;
        }
    }
    return found;
}

static eng_ruleno why_no_unit_end(const struct cc_board *b, const struct cc_state *s, int unit,
                                  int hex)
{
    if (cc_side_on(s, hex) == other_side(s->unit[unit].side))
        return CC_5_3_1_07;
    if (unit_on(s, hex) != CC_NO_UNIT)
        return unit_on(s, hex) == unit ? 0 : CC_5_3_1_06;
    if (cc_is_impassable(b, s, hex, cc_class(b, s, unit)))
        return ground_rule(s, hex);
    return leader_on(s, hex) != CC_NO_LEADER && brings_leader(s, unit) ? CC_5_3_1_09 : 0;
}

eng_ruleno cc_why_no_unit_go(const struct cc_board *b, const struct cc_state *s, int unit, int hex)
{
    struct cc_reach r;
    int battle, hexes = cc_move_hexes(b, s, unit, &battle);

    if (hex == 0 || hex >= CC_HEXES)
        return CC_5_3_1_11;
    cc_unit_reach(b, s, unit, &r);
    if (r.cost[hex])
        return 0;
    eng_ruleno why = why_no_unit_end(b, s, unit, hex);
    if (why)
        return why;
    if (b->distance[s->unit[unit].at][hex] > hexes || hex == s->unit[unit].at) {
        eng_ruleno by_card = cc_card_move_rule(b, s, unit, false);
        return by_card ? by_card : type_rule(cc_type(b, &s->unit[unit]));
    }
    int stop = find_stop(b, s, &r, s->unit[unit].at, hex, hexes);
    if (!stop)
        return CC_5_3_1_07;
    return leader_on(s, stop) != CC_NO_LEADER ? CC_5_3_1_08 : stop_rule(s, stop);
}

eng_ruleno cc_why_no_leader_go(const struct cc_board *b, const struct cc_state *s, int leader,
                               int hex)
{
    const struct cc_leader *l = &s->leader[leader];
    struct cc_reach r;

    if (BY(CC_5_3_3_04, hex == 0 || hex >= CC_HEXES))
        return CC_5_3_3_05;
    cc_leader_reach(b, s, leader, &r);
    if (r.cost[hex])
        return 0;
    if (cc_side_on(s, hex) == other_side(l->side))
        return CC_5_3_3_08;
    if (cc_is_impassable(b, s, hex, CLASSES))
        return ground_rule(s, hex);
    if (leader_on(s, hex) != CC_NO_LEADER && hex != l->at)
        return CC_5_3_3_06;
    if (b->distance[l->at][hex] > cc_leader_hexes(b, s))
        return cc_leader_hexes(b, s) > 3 ? CC_8_2_55 : CC_5_3_3_01;
    int stop = find_stop(b, s, &r, l->at, hex, cc_leader_hexes(b, s));
    return stop ? stop_rule(s, stop) : CC_5_3_3_08;
}
