/* cc_5_3_move.c -- CCN 5.3: ordered pieces move, one at a time, in any order.
 *
 * A piece is taken up with `move` and goes to its destination with `go`; `halt` puts it down again
 * where it was.  A unit takes its leader along, unless he has an order of his own and has not
 * used it: then he stays, and may make his move before the unit or after it. */

#include "games/colors/cc_orders.h"

/* -- a piece comes into a hex -- */

static void take_leader_along(struct cc_state *s, int unit, int hex)
{
    int leader = cc_leader_of(s, unit);

    if (leader != CC_NO_LEADER)
        cc_put_leader(s, leader, hex);
}

void cc_enter(struct eng_turn *t, int unit, int hex, bool with_leader)
{
    struct cc_state *s = t->state;
    const struct cc_board *b = cc_board(t->box);
    struct cc_unit *u = &s->unit[unit];

    if (BY(CC_5_2_04, with_leader) && hex != u->at)
        take_leader_along(s, unit, hex);
    if (hex != u->at)
        cc_put_unit(s, unit, hex);
    if (cc_stops(b, s, hex))
        u->flags |= UNIT_STOPPED;
    if (cc_why_no_battle_on_entry(b, s, unit, hex))
        u->flags |= UNIT_NO_BATTLE;
}

/* -- the movement phase -- */

/* CCN-5.3.1-03: nobody need move, so the phase is over where nobody can. */
static bool can_anybody_move(const struct cc_board *b, const struct cc_state *s)
{
    FOR_UNITS_OF (u, s, s->turn.side)
        if (s->unit[u].flags & UNIT_ORDERED && cc_unit_can_move(b, s, u))
            return true;
    FOR_LEADERS_OF (l, s, s->turn.side)
        if (s->leader[l].flags & LEADER_ORDERED && cc_leader_can_move(b, s, l))
            return true;
    return false;
}

enum eng_flow cc_ask_movement(struct eng_turn *t, struct eng_frame *f)
{
    struct cc_state *s = t->state;

    (void)f;
    return can_anybody_move(cc_board(t->box), s) ? cc_ask(t, s->turn.side) : NEXT;
}

void cc_offer_movement(const struct eng_box *box, const void *state, int seat,
                       struct eng_choices *c)
{
    const struct cc_board *b = cc_board(box);
    const struct cc_state *s = state;
    uint64_t units[2] = { 0 }, leaders[2] = { 0 };

    (void)seat;
    FOR_UNITS_OF (u, s, s->turn.side)
        if (cc_unit_can_move(b, s, u))
            bit_add(units, s->unit[u].at);
    FOR_LEADERS_OF (l, s, s->turn.side)
        if (cc_leader_can_move(b, s, l))
            bit_add(leaders, s->leader[l].at);
    offer(c, VERB_DONE);
    cc_offer_hexes(c, VERB_MOVE, units);
    cc_offer_hexes(c, VERB_MOVE_LEADER, leaders);
}

static eng_ruleno why_no_unit_move(const struct cc_board *b, const struct cc_state *s, int unit)
{
    const struct cc_unit *u = &s->unit[unit];

    if (cc_unit_can_move(b, s, unit))
        return 0;
    if (!(u->flags & UNIT_ORDERED))
        return CC_5_2_02;
    if (u->flags & UNIT_MOVED)
        return u->hexes ? CC_5_3_1_02 : CC_5_3_3_15;
    if (u->square)
        return CC_6_2_1_01;
    eng_ruleno holds = cc_why_card_holds(b, s);
    return holds ? holds : CC_5_3_1_07;
}

static eng_ruleno why_no_leader_move(const struct cc_board *b, const struct cc_state *s, int leader)
{
    const struct cc_leader *l = &s->leader[leader];
    int unit = unit_on(s, l->at);

    if (cc_leader_can_move(b, s, leader))
        return 0;
    if (l->flags & LEADER_MOVED)
        return CC_5_3_3_02;
    if (l->flags & LEADER_ORDERED)
        return CC_5_3_3_08;
    return unit != CC_NO_UNIT && s->unit[unit].flags & UNIT_ORDERED ? CC_5_3_3_12 : CC_5_2_02;
}

eng_ruleno cc_check_movement(const struct eng_box *box, const void *state, int seat,
                             const struct eng_action *a)
{
    const struct cc_board *b = cc_board(box);
    const struct cc_state *s = state;

    (void)seat;
    if (BY(CC_5_3_1_03, a->verb == VERB_DONE))
        return 0;
    if (cc_side_on(s, a->noun) != s->turn.side)
        return CC_5_2_02;
    if (a->verb == VERB_MOVE)
        return unit_on(s, a->noun) == CC_NO_UNIT ? CC_5_2_02
                                                 : why_no_unit_move(b, s, unit_on(s, a->noun));
    return leader_on(s, a->noun) == CC_NO_LEADER ? CC_5_2_02
                                                 : why_no_leader_move(b, s, leader_on(s, a->noun));
}

enum eng_flow cc_take_movement(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    const struct cc_state *s = t->state;

    if (a->verb == VERB_DONE)
        return NEXT;
    jump(f, ROW_MOVEMENT);
    if (a->verb == VERB_MOVE)
        return call(t, PROC_MOVE, unit_on(s, a->noun));
    return call(t, PROC_MOVE, leader_token(leader_on(s, a->noun)));
}

/* -- one move -- */

void cc_offer_go(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct cc_board *b = cc_board(box);
    const struct cc_state *s = state;
    int piece = move_now(&s->core)->piece;
    uint64_t hexes[2] = { 0 };
    struct cc_reach r;

    (void)seat;
    if (is_leader_token(piece))
        cc_leader_reach(b, s, piece - CC_UNITS, &r);
    else
        cc_unit_reach(b, s, piece, &r);
    for (int i = 0; i < r.count; i++)
        bit_add(hexes, r.hex[i]);
    cc_offer_hexes(c, VERB_GO, hexes);
    offer(c, VERB_HALT);
}

eng_ruleno cc_check_go(const struct eng_box *box, const void *state, int seat,
                       const struct eng_action *a)
{
    const struct cc_board *b = cc_board(box);
    const struct cc_state *s = state;
    int piece = move_now(&s->core)->piece;

    (void)seat;
    if (a->verb == VERB_HALT)
        return 0;
    if (is_leader_token(piece))
        return cc_why_no_leader_go(b, s, piece - CC_UNITS, a->noun);
    return cc_why_no_unit_go(b, s, piece, a->noun);
}

/* Hexes that a unit enters on its way to one it can reach. */
static int hexes_to(const struct cc_board *b, const struct cc_state *s, int unit, int hex)
{
    struct cc_reach r;

    if (b->distance[s->unit[unit].at][hex] == 1)
        return 1;
    cc_unit_reach(b, s, unit, &r);
    return r.cost[hex];
}

static void move_unit(struct eng_turn *t, int unit, int hex)
{
    struct cc_state *s = t->state;
    const struct cc_board *b = cc_board(t->box);
    struct cc_unit *u = &s->unit[unit];
    int battle, from = u->at;

    HOLDS(CC_5_3_1_12, "a unit has one hex, and its blocks are a number");
    cc_move_hexes(b, s, unit, &battle);
    u->hexes = (uint8_t)hexes_to(b, s, unit, hex);
    u->flags |= UNIT_MOVED;
    if (u->hexes > battle)
        u->flags |= UNIT_NO_BATTLE;
    cc_enter(t, unit, hex, BY(CC_5_2_05, !cc_leader_stays(s, unit)));
    tell(t, CC_5_3_1_01, ENG_ALL, NEWS_UNIT_MOVES, u->type, from, hex, u->hexes);
}

/* CCN-5.3.3-14, 5.3.3-15: the unit he joins is not ordered by that, and moves no more this turn. */
static void move_leader(struct eng_turn *t, int leader, int hex)
{
    struct cc_state *s = t->state;
    struct cc_leader *l = &s->leader[leader];
    int unit = unit_on(s, hex), from = l->at;

    HOLDS(CC_5_3_3_14, "whoever is joined is marked as moved, never as ordered");
    l->flags |= LEADER_MOVED;
    if (hex != from)
        cc_put_leader(s, leader, hex);
    tell(t, CC_5_3_3_01, ENG_ALL, NEWS_LEADER_MOVES, l->side, from, hex);
    if (unit == CC_NO_UNIT)
        return;
    l->flags |= LEADER_JOINED;
    s->unit[unit].flags |= UNIT_MOVED;
    tell(t, CC_5_3_3_15, ENG_ALL, NEWS_LEADER_JOINS, s->unit[unit].type, hex);
}

enum eng_flow cc_take_go(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    int piece = move_of(f)->piece;

    if (a->verb == VERB_HALT)
        return finish(t, 0);
    if (is_leader_token(piece))
        move_leader(t, piece - CC_UNITS, a->noun);
    else
        move_unit(t, piece, a->noun);
    cc_judge_objectives(t, false);
    return cc_decided(t) ? end_match(t) : finish(t, 1);
}
