/* cc_5_4_leaders.c -- CCN 5.4.8, 5.4.11, 5.4.12: leaders at risk, in retreat and in flight.
 *
 * A leader who has lost his unit, or was attacked alone, goes one to three hexes towards his own
 * edge.  He passes through friends, and through enemy units at the price of a roll; so his way is
 * kept in the frame, and he is put on the map where he ends.  Leaving the map costs a hex like any
 * other.  A step is offered only if a place to end can be reached over it, supposing that he
 * survives every roll: only where there is no such step at all does he go down in vain. */

#include "games/colors/cc_local.h"

/* -- checks -- */

void cc_lose_leader(struct eng_turn *t, int leader, eng_ruleno rule)
{
    struct cc_state *s = t->state;
    struct cc_leader *l = &s->leader[leader];

    tell(t, rule, ENG_ALL, NEWS_LEADER_ELIMINATED, l->side, l->at);
    cc_put_leader(s, leader, 0);
    l->fate = LEADER_ELIMINATED;
    l->flags = 0;
    cc_gain_banner(t, other_side(l->side), CC_4_03);
}

/* Once for each leader in a combat, which a First Strike, the attack and the battle back are
 * together; s->battle.checked is wiped when a combat is announced. */
static bool was_checked(const struct cc_state *s, int leader)
{
    return BY(CC_5_4_8_05,
              BY(CC_5_4_8_19, BY(CC_5_4_8_20, (s->battle.checked >> leader & 1) != 0)));
}

void cc_check_leader(struct eng_turn *t, int leader, bool unit_is_gone)
{
    struct cc_state *s = t->state;
    const struct cc_leader *l = &s->leader[leader];
    eng_ruleno rule = unit_is_gone ? CC_5_4_8_06 : CC_5_4_8_03;
    int dice = unit_is_gone ? 1 : 2;
    uint8_t face[CC_FACES];

    if (was_checked(s, leader))
        return;
    s->battle.checked |= (uint16_t)(1u << leader);
    tell(t, CC_5_4_8_01, ENG_ALL, unit_is_gone ? NEWS_LEADER_CHECK_ONE : NEWS_LEADER_CHECK,
         other_side(l->side), l->at);
    cc_roll_faces(t, other_side(l->side), dice, face, rule);
    if (face[FACE_SABRE] == dice)
        cc_lose_leader(t, leader, rule);
}

/* -- ways -- */

struct ways {
    int count, hex[2];
    bool halt, leave;
};

static int stands(const struct cc_state *s, const struct eng_frame *f)
{
    return flight_of(f)->at ? flight_of(f)->at : s->leader[flight_of(f)->leader].at;
}

static bool is_enemy_unit_on(const struct cc_state *s, int side, int hex)
{
    return unit_on(s, hex) != CC_NO_UNIT && s->unit[unit_on(s, hex)].side != side;
}

/* Friends may be there, but no leader of either side. */
static bool may_end(const struct cc_state *s, int side, int hex)
{
    return BY(CC_5_4_11_08, leader_on(s, hex) == CC_NO_LEADER) && !is_enemy_unit_on(s, side, hex);
}

static int hexes_back(const struct cc_board *b, const struct cc_state *s, int side, int hex,
                      int out[2])
{
    int count = 0, home[2], homes = cc_hexes_home(b, hex, side, home);

    for (int i = 0; i < homes; i++)
        if (BY(CC_5_4_11_05, BY(CC_5_4_11_09, !cc_is_impassable(b, s, home[i], CLASSES))))
            out[count++] = home[i];
    return count;
}

/* Can he come to an end here or farther on, if he survives? */
static bool reaches_end(const struct cc_board *b, const struct cc_state *s, int side, int hex,
                        int made)
{
    int next[2];

    if (made && may_end(s, side, hex))
        return true;
    if (made == FLIGHT_HEXES)
        return false;
    if (cc_on_baseline(b, hex, side))
        return true;
    int count = hexes_back(b, s, side, hex, next);
    for (int i = 0; i < count; i++)
        if (reaches_end(b, s, side, next[i], made + 1))
            return true;
    return false;
}

static void find_ways(const struct cc_board *b, const struct cc_state *s, const struct eng_frame *f,
                      struct ways *w)
{
    int side = s->leader[flight_of(f)->leader].side, made = flight_of(f)->made;
    int at = stands(s, f), next[2], count = hexes_back(b, s, side, at, next);

    *w = (struct ways){ .halt = made && may_end(s, side, at),
                        .leave =
                            made < FLIGHT_HEXES && BY(CC_5_4_8_11, cc_on_baseline(b, at, side)) };
    for (int i = 0; i < count && made < FLIGHT_HEXES; i++)
        if (BY(CC_5_4_12_01, BY(CC_5_4_8_10, reaches_end(b, s, side, next[i], made + 1))))
            w->hex[w->count++] = next[i];
}

/* -- steps -- */

/* CCN-5.4.12-12: type and blocks, nothing else; a square has its one die. */
static int escape_dice(const struct cc_board *b, const struct cc_state *s, int unit)
{
    const struct cc_unit *u = &s->unit[unit];
    const struct cc_type *type = cc_type(b, u);
    int dice = type->class == ARTILLERY
                   ? type->guns[u->blocks][1]
                   : BY(CC_5_4_12_07, BY(CC_5_4_12_08, type->melee[u->blocks]));

    return BY(CC_5_4_12_12, u->square && dice > 1) ? 1 : dice;
}

/* False: he was eliminated on the way. */
static bool escapes(struct eng_turn *t, int leader, int unit)
{
    const struct cc_state *s = t->state;
    uint8_t face[CC_FACES];

    tell(t, CC_5_4_12_02, ENG_ALL, NEWS_ESCAPE, s->leader[leader].side, s->unit[unit].type,
         s->unit[unit].at);
    cc_roll_dice(t, s->unit[unit].side, escape_dice(cc_board(t->box), s, unit), face, CC_5_4_12_02);
    if (BY(CC_5_4_12_04, BY(CC_5_4_12_09, !face[FACE_SABRE])))
        return true;
    cc_lose_leader(t, leader, CC_5_4_12_03);
    return false;
}

static bool pass(struct eng_turn *t, struct eng_frame *f, int hex)
{
    const struct cc_state *s = t->state;
    int leader = flight_of(f)->leader;

    HOLDS(CC_5_4_11_10, "he is put on the map where he ends; whom he passes is not written");
    tell(t, CC_5_4_11_01, ENG_ALL, NEWS_LEADER_RETREATS, s->leader[leader].side, stands(s, f), hex);
    flight_frame(f)->at = (int16_t)hex;
    flight_frame(f)->made++;
    if (BY(CC_5_4_12_05,
           BY(CC_5_4_12_11, BY(CC_5_4_11_13, !is_enemy_unit_on(s, s->leader[leader].side, hex)))))
        return true;
    return escapes(t, leader, unit_on(s, hex));
}

static enum eng_flow end_flight(struct eng_turn *t)
{
    return cc_decided(t) ? end_match(t) : finish(t, 0);
}

static enum eng_flow come_to_rest(struct eng_turn *t, struct eng_frame *f)
{
    struct cc_state *s = t->state;
    int leader = flight_of(f)->leader, hex = flight_of(f)->at;

    tell(t, CC_5_4_11_01, ENG_ALL, NEWS_LEADER_STOPS, s->leader[leader].side, hex);
    cc_put_leader(s, leader, hex);
    return end_flight(t);
}

/* No banner, but he does not come back. */
static enum eng_flow leave_map(struct eng_turn *t, struct eng_frame *f)
{
    struct cc_state *s = t->state;
    struct cc_leader *l = &s->leader[flight_of(f)->leader];
    eng_ruleno rule = flight_of(f)->made ? CC_5_4_11_11 : CC_5_4_8_08;

    tell(t, rule, ENG_ALL, NEWS_LEADER_LEAVES, l->side, stands(s, f));
    cc_put_leader(s, flight_of(f)->leader, 0);
    l->fate = LEADER_LEFT;
    l->flags = 0;
    return end_flight(t);
}

/* No place to end can be reached: he faces whoever is in his way, and is lost. */
static enum eng_flow flee_in_vain(struct eng_turn *t, struct eng_frame *f)
{
    const struct cc_state *s = t->state;
    int leader = flight_of(f)->leader, side = s->leader[leader].side, next[2];
    eng_ruleno rule = CC_5_4_11_06;

    while (flight_of(f)->made < FLIGHT_HEXES &&
           hexes_back(cc_board(t->box), s, side, stands(s, f), next)) {
        rule = is_enemy_unit_on(s, side, next[0]) ? CC_5_4_12_10 : CC_5_4_11_12;
        if (!pass(t, f, next[0]))
            return end_flight(t);
    }
    if (flight_of(f)->made < FLIGHT_HEXES)
        rule = CC_5_4_11_06;
    cc_lose_leader(t, leader, rule);
    return end_flight(t);
}

/* -- the row -- */

enum eng_flow cc_ask_flight(struct eng_turn *t, struct eng_frame *f)
{
    const struct cc_state *s = t->state;
    struct ways w;

    for (;;) {
        find_ways(cc_board(t->box), s, f, &w);
        int choices = w.count + w.halt + w.leave;
        if (BY(CC_5_4_12_06, choices > 1))
            return cc_ask(t, s->leader[flight_of(f)->leader].side);
        if (BY(CC_5_4_8_12, choices == 0))
            return flee_in_vain(t, f);
        if (w.halt)
            return come_to_rest(t, f);
        if (w.leave)
            return leave_map(t, f);
        if (!pass(t, f, w.hex[0]))
            return end_flight(t);
    }
}

void cc_offer_flight(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    struct ways w;

    (void)seat;
    find_ways(cc_board(box), state, eng_now(state), &w);
    for (int i = 0; i < w.count; i++)
        offer_noun(c, VERB_RETREAT, w.hex[i]);
    if (w.halt)
        offer(c, VERB_HALT);
    if (w.leave)
        offer(c, VERB_LEAVE_MAP);
}

/* He was attacked alone, or has lost his unit: the strike says which. */
static bool was_alone(const struct cc_state *s)
{
    return s->core.depth > 1 && is_leader_token(strike_of(eng_now(&s->core) - 1)->at);
}

static eng_ruleno why_no_step(const struct cc_board *b, const struct cc_state *s,
                              const struct eng_frame *f, int hex)
{
    int side = s->leader[flight_of(f)->leader].side, at = stands(s, f), home[2];
    int count = cc_hexes_home(b, at, side, home);

    if (flight_of(f)->made == FLIGHT_HEXES)
        return CC_5_4_11_01;
    if (!(count > 0 && home[0] == hex) && !(count > 1 && home[1] == hex))
        return CC_5_4_11_01;
    if (cc_is_impassable(b, s, hex, CLASSES))
        return CC_5_4_11_06;
    if (reaches_end(b, s, side, hex, flight_of(f)->made + 1))
        return 0;
    return is_enemy_unit_on(s, side, hex) ? CC_5_4_12_10 : CC_5_4_11_07;
}

eng_ruleno cc_check_flight(const struct eng_box *box, const void *state, int seat,
                           const struct eng_action *a)
{
    const struct cc_state *s = state;
    const struct eng_frame *f = eng_now(&s->core);
    struct ways w;

    (void)seat;
    find_ways(cc_board(box), s, f, &w);
    if (a->verb == VERB_RETREAT)
        return why_no_step(cc_board(box), s, f, a->noun);
    if (a->verb == VERB_LEAVE_MAP)
        return w.leave ? 0 : CC_5_4_11_11;
    if (!flight_of(f)->made)
        return was_alone(s) ? CC_5_4_11_04 : CC_5_4_8_07;
    return w.halt ? 0 : CC_5_4_11_07;
}

enum eng_flow cc_take_flight(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    if (a->verb == VERB_HALT)
        return come_to_rest(t, f);
    if (a->verb == VERB_LEAVE_MAP)
        return leave_map(t, f);
    if (!pass(t, f, a->noun))
        return end_flight(t);
    return jump(f, ROW_FLIGHT);
}
