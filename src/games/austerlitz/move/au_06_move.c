/* au_06_move.c -- A05 4.6, 6: the movement phase, one order after the other. */

#include "games/austerlitz/au_steps.h"
#include "games/austerlitz/fog/au_16.h"
#include "games/austerlitz/morale/au_12_morale.h"
#include "games/austerlitz/move/au_move.h"

/* -- the phase begins -- */

enum {
    OF_THE_PHASE = DONE_MOVED | DONE_WHEELED | DONE_FORMED | DONE_ALL | DONE_CHARGED |
                   DONE_DECLARED | DONE_LEAD | DONE_TRIED | DONE_ROAD | DONE_TURNED |
                   DONE_FORMED_FIRST
};

static void begin_unit(const struct au_board *b, struct au_state *s, int unit)
{
    struct au_unit *u = &s->unit[unit];

    u->done = (uint16_t)(u->done & ~OF_THE_PHASE);
    u->spent = 0;
    u->manner = MANNER_NONE;
    u->faced = u->facing;
    u->banks = u->crossed = 0;
    if (u->standing == AT_FIELD) {
        struct plane_box box = au_box(b, s, unit);
        u->banks = au_banks(b, &box);
    }
}

static void begin_chit(const struct au_board *b, struct au_state *s, int chit)
{
    struct au_chit *c = &s->chit[chit];
    struct plane_box box = au_box(b, s, AU_CHIT0 + chit);

    c->spent = 0;
    c->banks = c->crossed = 0;
    if (c->standing == AT_FIELD)
        c->banks = au_banks(b, &box);
}

enum eng_flow au_begin_movement(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    int side = movement_of(f)->side;

    HOLDS(AU_6_7_1, "the rows of movement have none for fire");
    s->moved = 0;
    au_wake_guards(t);
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        begin_unit(b, s, i);
    for (int i = side * AU_SLOTS; i < (side + 1) * AU_SLOTS; i++)
        begin_chit(b, s, i);
    return NEXT;
}

enum eng_flow au_ask_move(struct eng_turn *t, struct eng_frame *f)
{
    if (au_decided(t->state))
        return end_match(t);
    return ask(t, seats_of(t->core, movement_of(f)->side));
}

enum eng_flow au_next_move(struct eng_turn *t, struct eng_frame *f)
{
    if (au_decided(t->state))
        return end_match(t);
    return jump(f, ROW_MOVE);
}

/* -- one order -- */

static eng_ruleno check_order(const struct au_board *b, const struct au_state *s,
                              const struct eng_action *a)
{
    struct au_meeting met = { AU_NOBODY, 0 };
    int unit = a->noun, cost;

    switch (a->verb) {
    case VERB_MARCH:
        return au_check_leg(b, s, unit, a->angle, a->count, &cost);
    case VERB_TURN:
        return au_check_turn(b, s, unit, a->angle);
    case VERB_CHARGE:
        return au_check_charge(b, s, unit, a->angle, &met);
    case VERB_ATTACK:
        return au_check_attack(b, s, unit, a->angle, &met);
    case VERB_JOIN:
        return au_check_join(b, s, unit, a->count);
    case VERB_LEAVE:
        return au_check_leave(b, s, unit);
    case VERB_MAN:
        return au_check_man(b, s, unit);
    case VERB_LEAD:
        return au_check_lead(b, s, unit);
    default:
        return au_check_form(b, s, unit, a->verb);
    }
}

/* A05-12.9.1-2: an enraged unit is given no other order than to attack. */
static eng_ruleno check_rage(const struct au_board *b, const struct au_state *s,
                             const struct eng_action *a)
{
    struct au_meeting met = { AU_NOBODY, 0 };

    if (!s->unit[a->noun].rage)
        return 0;
    if (a->verb != VERB_COLUMN && a->verb != VERB_LINE && au_must_leave_square(b, s, a->noun))
        return AU_12_9_4_1;
    int target = au_rage_target(b, s, a->noun);
    if (target == AU_NOBODY)
        return 0;
    if (a->verb == VERB_TURN && au_rage_way(b, s, a->noun, target) < 0)
        return au_rage_may_turn(b, s, a->noun, a->angle, target) ? 0 : AU_12_9_1_2;
    if (a->verb == VERB_ATTACK)
        au_check_attack(b, s, a->noun, a->angle, &met);
    if (a->verb == VERB_CHARGE)
        au_check_charge(b, s, a->noun, a->angle, &met);
    return met.piece == target ? 0 : AU_12_9_1_2;
}

static eng_ruleno check_end(const struct au_board *b, const struct au_state *s, int side)
{
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        if (!s->unit[i].rage)
            continue;
        if (au_must_leave_square(b, s, i))
            return AU_12_9_4_1;
        if (au_rage_target(b, s, i) != AU_NOBODY)
            return AU_12_9_1_2;
    }
    return 0;
}

eng_ruleno au_check_move(const struct eng_box *box, const void *state, int seat,
                         const struct eng_action *a)
{
    const struct au_board *b = au_board(box);
    const struct au_state *s = state;
    int side = movement_now(&s->core)->side;

    (void)seat;
    if (a->verb == VERB_DONE)
        return check_end(b, s, side);
    if (a->angle < 0 || a->angle > 359)
        return AU_2_1_3;
    if (a->noun >= AU_CHIT0 && a->noun < AU_PIECES && au_side_of(b, a->noun) == side)
        return a->verb == VERB_MARCH
                   ? au_check_chit_leg(b, s, a->noun - AU_CHIT0, a->angle, a->count)
                   : AU_16_4_2_6_2;
    if (a->noun >= b->unit_count || b->unit[a->noun].side != side)
        return AU_4_6_1;
    eng_ruleno rule = check_order(b, s, a);
    return rule ? rule : check_rage(b, s, a);
}

/* -- carried out -- */

static void tell_leg(struct eng_turn *t, const struct au_leg *leg)
{
    static const struct {
        eng_ruleno rule;
        uint16_t news;
    } how[MANNERS] = {
        [MANNER_FORWARD] = { AU_6_4_3, NEWS_MARCHES },
        [MANNER_STRAIGHT] = { AU_6_5_2, NEWS_MARCHES },
        [MANNER_BACK] = { AU_6_5_3, NEWS_FALLS_BACK },
        [MANNER_SIDEWAYS] = { AU_6_3_3, NEWS_SIDESTEPS },
        [MANNER_ROAD] = { AU_6_10_3_1, NEWS_FOLLOWS_ROAD },
    };

    tell(t, how[leg->manner].rule, ENG_ALL, how[leg->manner].news, leg->unit, leg->length,
         leg->degree);
}

/* A05-12.5.3.1-5: the one flight of a routed unit. */
static void lay_flight(const struct au_board *b, const struct au_state *s, struct au_leg *leg)
{
    leg->facing = leg->degree;
    leg->manner = MANNER_FORWARD;
    leg->from = au_box(b, s, leg->unit);
}

/* In fog a move ends where something is discovered. */
static void cut_leg(const struct au_board *b, const struct au_state *s, struct au_leg *leg)
{
    if (s->unit[leg->unit].morale != ROUTED) {
        au_cut_short(b, s, leg);
        return;
    }
    lay_flight(b, s, leg);
    if (s->fog == CLEAR_DAY)
        return;
    leg->length = au_detected_along(b, s, leg->unit, &leg->from, leg->degree, leg->length);
    leg->to = plane_leg_end(leg->from.at, leg->degree, leg->length);
}

static void take_leg(struct eng_turn *t, const struct eng_action *a)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    bool routed = s->unit[a->noun].morale == ROUTED;
    struct au_leg leg;

    au_lay_leg(b, s, a->noun, a->angle, a->count, &leg);
    cut_leg(b, s, &leg);
    int cost = routed ? leg.length : au_leg_cost(b, leg.unit, leg.from.at, leg.to, leg.length);
    au_go(t, &leg, cost);
    if (routed || leg.length < a->count)
        s->unit[leg.unit].done |= DONE_ALL;
    tell_leg(t, &leg);
    if (routed && au_frightens(b, leg.unit))
        au_raise_alarm(s, leg.unit, ALARM_ROUT);
}

static void take_order(struct eng_turn *t, const struct eng_action *a)
{
    switch (a->verb) {
    case VERB_MARCH:
        take_leg(t, a);
        return;
    case VERB_TURN:
        au_take_turn(t, a->noun, a->angle);
        return;
    case VERB_JOIN:
        au_take_join(t, a->noun, a->count);
        return;
    case VERB_LEAVE:
        au_take_leave(t, a->noun);
        return;
    case VERB_MAN:
        au_take_man(t, a->noun);
        return;
    case VERB_LEAD:
        au_take_lead_name(t, a->noun);
        return;
    default:
        au_take_form(t, a->noun, a->verb);
    }
}

/* Whatever it has done, in fog it may now see what it did not see before. */
static enum eng_flow look_about(struct eng_turn *t, int unit)
{
    struct au_state *s = t->state;

    if (s->fog == CLEAR_DAY || s->unit[unit].standing != AT_FIELD ||
        !au_must_uncover(au_board(t->box), s, unit))
        return NEXT;
    s->unit[unit].done |= DONE_ALL;
    return call(t, PROC_DETECT, unit);
}

enum eng_flow au_take_move(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct au_state *s = t->state;

    HOLDS(
        AU_13_1_4,
        "an attack is asked of nobody but the enraged; markers are fought out in the combat phase");
    if (a->verb == VERB_DONE)
        return finish(t, 0);
    if (a->verb == VERB_CHARGE || a->verb == VERB_ATTACK)
        return au_declare(t, a->noun, a->angle, a->verb == VERB_CHARGE);
    if (a->verb != VERB_LEAD && a->verb != VERB_MAN)
        s->moved = 1;
    if (a->noun >= AU_CHIT0)
        return au_take_chit_leg(t, f, a);
    take_order(t, a);
    return look_about(t, a->noun);
}
