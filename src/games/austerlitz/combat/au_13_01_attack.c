/* au_13_01_attack.c -- A05 13.1, 13.2: declaring an attack, and coming into contact.
 *
 * PROC_ATTACK is one declared attack or charge: the target's reactions in the book's order, then
 * the last leg.  Until then the attacker has not moved. */

#include "games/austerlitz/au_steps.h"
#include "games/austerlitz/move/au_move.h"

/* -- who may attack -- */

static bool drilled(const struct au_board *b, const struct au_state *s, int unit)
{
    return BY(AU_21_1_1, s->option[OPTION_DRILL]) &&
           BY(AU_21_3_1, b->unit[unit].side == FRENCH && b->unit[unit].arm == INFANTRY);
}

static bool is_barred_by_form(const struct au_board *b, const struct au_state *s, int unit)
{
    const struct au_unit *u = &s->unit[unit];

    return u->done & DONE_FORMED && !au_burst_out(u) && BY(AU_EX_31, !drilled(b, s, unit));
}

static eng_ruleno check_morale(const struct au_unit *u)
{
    static const eng_ruleno barred[] = { 0, AU_12_5_1_4, AU_12_5_2_3, AU_12_5_3_1_4 };

    return barred[u->morale];
}

eng_ruleno au_check_declares(const struct au_board *b, const struct au_state *s, int unit)
{
    const struct au_unit *u = &s->unit[unit];
    int arm = b->unit[unit].arm;

    if (u->standing != AT_FIELD || arm == ARTILLERY || arm == HEADQUARTERS)
        return AU_13_1_8;
    eng_ruleno rule = check_morale(u);
    if (rule)
        return rule;
    if (u->formation == FORM_SQUARE)
        return AU_5_4_4_2;
    if (u->done & DONE_DECLARED)
        return AU_13_1_6;
    if (u->done & DONE_DISENGAGED)
        return AU_13_7_1;
    if (is_barred_by_form(b, s, unit))
        return AU_6_12_6;
    if (u->marks & MARK_LEADERLESS)
        return AU_12_6_3_5;
    return au_is_engaged(s, unit) ? AU_6_9_4 : 0;
}

/* -- a normal attack -- */

static eng_ruleno check_met(const struct au_board *b, int unit, int piece)
{
    if (piece == AU_NOBODY)
        return AU_13_1_5;
    return au_side_of(b, piece) == b->unit[unit].side ? AU_6_9_1 : 0;
}

/* A05-16.4.2.7-6: a chit must be seen, or touched. */
static eng_ruleno check_target(const struct au_board *b, const struct au_state *s, int unit,
                               const struct au_meeting *met)
{
    if (met->piece >= AU_CHIT0 && met->far > 0 && !au_sees_in_fog(b, s, unit, met->piece))
        return AU_16_4_2_7_6;
    return au_check_attack_restriction(b, s, unit, met->piece);
}

/* At the end of the leg its front edge is within 2 hu of the target. */
static bool touches(const struct au_board *b, const struct au_state *s, const struct au_leg *leg)
{
    struct plane_box end = leg->from, other = au_box(b, s, leg->target);

    end.at = leg->to;
    return au_runs_upon(leg, &end, &other);
}

static eng_ruleno check_last_leg(const struct au_board *b, const struct au_state *s,
                                 struct au_leg *leg, int far)
{
    eng_ruleno rule = au_check_able(b, s, leg->unit);

    if (far > 0 && rule)
        return rule;
    if (far > 0 && au_leg_cost(b, leg->unit, leg->from.at, leg->to, far) >
                       au_left(b, s, leg->unit, leg->manner))
        return AU_13_1_5;
    rule = far > 0 ? au_check_swept(b, s, leg) : au_check_pivot(b, s, leg->unit, leg->degree);
    if (!rule && far == 0)
        rule = au_check_stand(b, s, leg->unit, &leg->from); /* turned: on nobody it may pass */
    if (!rule && far == 0)
        rule = au_check_restriction(b, s, leg->unit, leg->to, leg->to); /* a move all the same */
    if (rule)
        return rule;
    return touches(b, s, leg) ? 0 : AU_13_1_5;
}

/* Forward, along a road, or straight on after a turn: never sideways, never back. */
static eng_ruleno lay_attack(const struct au_board *b, const struct au_state *s, int unit,
                             int degree, int length, struct au_leg *leg)
{
    eng_ruleno rule = au_lay_leg(b, s, unit, degree, length, leg);

    if (!rule && (leg->manner == MANNER_SIDEWAYS || leg->manner == MANNER_BACK))
        return AU_13_1_5;
    return rule;
}

/* What has no move left may still fall on whoever stands right before it. */
static int reach_left(const struct au_board *b, const struct au_state *s, int unit, int manner)
{
    int left = au_left(b, s, unit, manner);

    return BY(AU_21_3_2, left < 0 ? 0 : left);
}

eng_ruleno au_check_attack(const struct au_board *b, const struct au_state *s, int unit, int degree,
                           struct au_meeting *met)
{
    struct au_leg leg;
    eng_ruleno rule = au_check_declares(b, s, unit);

    if (!rule)
        rule = lay_attack(b, s, unit, degree, 0, &leg);
    if (!rule && s->unit[unit].done & DONE_ALL && degree != s->unit[unit].facing)
        rule = au_why_done(&s->unit[unit]);
    if (rule)
        return rule;
    *met = au_first_met(b, s, unit, degree, reach_left(b, s, unit, leg.manner));
    rule = check_met(b, unit, met->piece);
    if (!rule)
        rule = check_target(b, s, unit, met);
    if (!rule)
        rule = lay_attack(b, s, unit, degree, met->far, &leg);
    leg.target = (uint8_t)met->piece;
    return rule ? rule : check_last_leg(b, s, &leg, met->far);
}

/* -- declaring -- */

/* Where an attack on a chit that holds nothing will stop: the first hu within 1/2 UM of it. */
static int stops_before(const struct au_board *b, const struct au_state *s, int unit, int degree,
                        const struct au_meeting *met)
{
    const struct au_unit *u = &s->unit[unit];
    struct plane_pt at = { u->x, u->y };
    struct plane_box own = au_box_at(b, unit, u->formation, at, degree);
    struct plane_box chit = au_box(b, s, met->piece);
    int far = plane_sweep_approach(&own, degree, met->far, &chit, AU_HALF_UM);

    return far < 0 ? met->far : far;
}

enum eng_flow au_declare(struct eng_turn *t, int unit, int degree, bool charge)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    struct au_meeting met = { AU_NOBODY, 0 };
    eng_ruleno rule = charge ? au_check_charge(b, s, unit, degree, &met)
                             : au_check_attack(b, s, unit, degree, &met);
    int how = ATTACK_GOES_ON;

    BASE_ASSERT(rule == 0);
    if (!charge)
        s->moved = 1;
    if (met.piece >= AU_CHIT0)
        how = au_hu_before_chit(stops_before(b, s, unit, degree, &met));
    tell(t, charge ? AU_13_12_3_1_1 : AU_13_1_7, ENG_ALL, charge ? NEWS_CHARGES : NEWS_ATTACKS,
         unit, met.piece);
    return call(t, PROC_ATTACK, unit, met.piece, degree, charge, met.far, how);
}

/* -- what is found along the line -- */

/* The manner of the leg that was declared: along a road it carries farther (A05-6.10.3-1), but a
 * charge was measured without. */
static int manner_of(const struct au_board *b, const struct au_state *s, const struct eng_frame *f)
{
    struct au_leg leg;
    eng_ruleno rule =
        au_lay_leg(b, s, attack_of(f)->by, attack_of(f)->degree, attack_of(f)->far, &leg);

    return rule || attack_of(f)->charge ? MANNER_FORWARD : leg.manner;
}

/* The attack as it would touch its target, with whatever formation that has now. */
static struct au_meeting meets(const struct au_board *b, const struct au_state *s,
                               const struct eng_frame *f)
{
    int unit = attack_of(f)->by;

    return au_first_met(b, s, unit, attack_of(f)->degree,
                        reach_left(b, s, unit, manner_of(b, s, f)));
}

/* What came out of the chit is the target now, if it stands in the line of the attack. */
static void settle_chit(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    struct au_meeting met = meets(b, s, f);
    bool unit = met.piece < AU_CHIT0 && met.piece != AU_NOBODY;

    if (unit && au_side_of(b, met.piece) != b->unit[attack_of(f)->by].side) {
        attack_frame(f)->at = (int16_t)met.piece;
        attack_frame(f)->far = (int16_t)met.far;
        attack_frame(f)->how = ATTACK_GOES_ON;
        attack_frame(f)->charge =
            attack_of(f)->charge && au_may_be_charged(b, s, met.piece) ? 1 : 0;
        return;
    }
    int stop = au_hu_before_chit(attack_of(f)->how);
    attack_frame(f)->far = (int16_t)(met.far < stop ? met.far : stop);
    attack_frame(f)->how = ATTACK_ENDED;
    s->unit[attack_of(f)->by].done |= DONE_ALL;
}

/* A05-16.4.2.7-6: before a decoy it stops where the decoy would have been seen. */
static void stop_before_decoy(struct eng_turn *t, const struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    struct au_leg leg;
    int unit = attack_of(f)->by, far = attack_of(f)->far;

    s->unit[unit].done = (uint16_t)(s->unit[unit].done & ~DONE_ALL);
    if (far > 0 && au_lay_leg(b, s, unit, attack_of(f)->degree, far, &leg) == 0 &&
        au_check_swept(b, s, &leg) == 0) {
        au_go(t, &leg, far);
        tell(t, AU_16_4_2_7_6, ENG_ALL, NEWS_STOPS, unit, far);
    }
    s->unit[unit].done |= DONE_ALL;
}

void au_settle_target(struct eng_turn *t, struct eng_frame *f)
{
    if (attack_of(f)->at < AU_CHIT0)
        return;
    settle_chit(t, f);
    if (attack_of(f)->how == ATTACK_ENDED)
        stop_before_decoy(t, f);
}

enum plane_zone au_zone_at_contact(const struct au_board *b, const struct au_state *s,
                                   const struct eng_frame *f)
{
    int unit = attack_of(f)->by, degree = attack_of(f)->degree;
    struct plane_pt to = plane_leg_end(au_at(s, unit), degree, attack_of(f)->far);
    struct plane_box box = au_box_at(b, unit, s->unit[unit].formation, to, degree);

    return au_zone_from(b, s, &box, attack_of(f)->at);
}

/* -- contact -- */

static bool has_lead(const struct au_state *s, int target)
{
    for (int i = 0; i < AU_UNITS; i++)
        if (s->unit[i].foe == target && s->unit[i].done & DONE_LEAD)
            return true;
    return false;
}

/* What it may do again if its target leaves is what it might have done before (A05-13.1-9). */
static void note_halted(struct au_unit *u)
{
    u->done = (uint16_t)(u->done & DONE_ALL ? u->done | DONE_HALTED : u->done & ~DONE_HALTED);
}

static void engage(struct eng_turn *t, const struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    int unit = attack_of(f)->by, target = attack_of(f)->at;
    struct au_unit *u = &s->unit[unit];

    note_halted(u);
    u->done |= DONE_DECLARED | DONE_ALL;
    if (attack_of(f)->charge)
        u->done |= DONE_CHARGED;
    if (!has_lead(s, target))
        u->done |= DONE_LEAD;
    u->foe = (uint8_t)target;
    u->zone = (uint8_t)au_attack_zone(b, s, unit, target);
    if (BY(AU_13_2_1, s->unit[target].foe == AU_NOBODY))
        s->unit[target].foe = (uint8_t)unit;
    if (au_is_np(s, b->unit[target].side))
        s->unit[target].marks |= MARK_FIRED_UPON;
    tell(t, AU_13_1_5, ENG_ALL, NEWS_CONTACT, unit, target, u->zone);
}

/* It has gone as far as it could and has not come up to anybody. */
static enum eng_flow miss(struct eng_frame *f, int far)
{
    attack_frame(f)->far = (int16_t)(far < attack_of(f)->far ? far : attack_of(f)->far);
    attack_frame(f)->how = ATTACK_FREED;
    return jump(f, ROW_ATTACK_ON);
}

/* Right before a target that has just formed square there may be no room to turn: it keeps its
 * front. */
static void keep_front(const struct au_board *b, const struct au_state *s, struct au_leg *leg)
{
    if (au_overlapped(b, s, leg->unit, &leg->from) == AU_NOBODY)
        return;
    leg->from = au_box(b, s, leg->unit);
    leg->facing = leg->from.facing;
}

/* False: the target has another formation now, and there is no room at the new place. */
static bool close_in(struct eng_turn *t, const struct eng_frame *f, int far)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    int unit = attack_of(f)->by;
    struct au_leg leg;

    if (au_lay_leg(b, s, unit, attack_of(f)->degree, far, &leg))
        return false;
    leg.target = (uint8_t)attack_of(f)->at;
    if (far == 0)
        keep_front(b, s, &leg);
    if (!touches(b, s, &leg) || (far > 0 && au_check_swept(b, s, &leg)))
        return false;
    if (far > 0)
        au_go(t, &leg, au_leg_cost(b, unit, leg.from.at, leg.to, far));
    else
        au_move_unit(t, unit, leg.from.at, leg.facing);
    engage(t, f);
    return true;
}

/* A05-16.4.2.7-3: a chit comes to light on the way; the attack goes no farther. */
static bool is_interrupted(struct eng_turn *t, struct eng_frame *f, int far)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    int unit = attack_of(f)->by;
    struct au_leg leg;

    if (au_lay_leg(b, s, unit, attack_of(f)->degree, far, &leg) || !au_cut_short(b, s, &leg))
        return false;
    au_go(t, &leg, au_leg_cost(b, unit, leg.from.at, leg.to, leg.length));
    s->unit[unit].done |= DONE_ALL;
    attack_frame(f)->how = ATTACK_ENDED;
    tell(t, AU_16_4_2_7_3, ENG_ALL, NEWS_STOPS, unit, leg.length);
    return true;
}

enum eng_flow au_contact(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    int unit = attack_of(f)->by;

    if (attack_of(f)->how == ATTACK_GOES_ON) {
        struct au_meeting met = meets(b, s, f);
        bool meets_it = met.piece == attack_of(f)->at;
        if (!meets_it || (!is_interrupted(t, f, met.far) && !close_in(t, f, met.far)))
            return miss(f, met.far);
    }
    return au_look_about(t, unit);
}

/* -- the lead (A05-13.13-1) -- */

/* Where a fresh unit joins a combat that goes on, those that were in it may lead as well. */
eng_ruleno au_check_lead(const struct au_board *b, const struct au_state *s, int unit)
{
    const struct au_unit *u = &s->unit[unit];
    uint64_t party[3];

    if (u->foe == AU_NOBODY || u->done & DONE_LEAD || !has_lead(s, u->foe))
        return AU_13_13_1;
    au_attackers(b, s, u->foe, party);
    return bit_has(party, unit) ? 0 : AU_13_13_1;
}

void au_take_lead_name(struct eng_turn *t, int unit)
{
    struct au_state *s = t->state;
    int target = s->unit[unit].foe;

    for (int i = 0; i < AU_UNITS; i++)
        if (s->unit[i].foe == target && s->unit[i].done & DONE_LEAD) {
            s->unit[i].done = (uint16_t)(s->unit[i].done & ~DONE_LEAD);
            if (s->unit[target].foe == i)
                s->unit[target].foe = (uint8_t)unit;
        }
    s->unit[unit].done |= DONE_LEAD;
    tell(t, AU_13_13_1, ENG_ALL, NEWS_LEADS, unit, target);
}

/* -- leaving a combat -- */

void au_free_attackers(struct au_state *s, int target)
{
    for (int i = 0; i < AU_UNITS; i++) {
        uint16_t *done = &s->unit[i].done;
        if (s->unit[i].foe != target || !(*done & DONE_DECLARED))
            continue;
        *done = (uint16_t)(*done & ~(DONE_DECLARED | DONE_CHARGED | DONE_LEAD));
        if (!(*done & DONE_HALTED))
            *done = (uint16_t)(*done & ~DONE_ALL);
        *done |= DONE_TRIED;
    }
}

int au_opponent(const struct au_state *s, int unit)
{
    if (s->unit[unit].foe != AU_NOBODY)
        return s->unit[unit].foe;
    for (int i = 0; i < AU_UNITS; i++)
        if (s->unit[i].foe == unit && s->unit[i].standing == AT_FIELD)
            return i;
    return AU_NOBODY;
}

static void unmark(struct au_unit *u)
{
    u->foe = AU_NOBODY;
    u->zone = 0;
    u->marks = (uint8_t)(u->marks & ~MARK_MUST_FIGHT);
}

/* Its enemy has gone: it fights on with whoever else attacks it, or is free. */
static void look_round(struct au_state *s, int unit)
{
    uint8_t marks = s->unit[unit].marks;

    unmark(&s->unit[unit]);
    s->unit[unit].foe = (uint8_t)au_opponent(s, unit);
    if (s->unit[unit].foe != AU_NOBODY)
        s->unit[unit].marks = marks;
}

void au_leave_combat(struct au_state *s, int unit)
{
    unmark(&s->unit[unit]);
    s->unit[unit].done = (uint16_t)(s->unit[unit].done & ~DONE_LEAD);
    for (int i = 0; i < AU_UNITS; i++)
        if (BY(AU_12_5_3_9, s->unit[i].foe == unit))
            look_round(s, i);
}
