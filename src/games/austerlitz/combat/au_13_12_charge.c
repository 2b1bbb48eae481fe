/* au_13_12_charge.c -- A05 13.12, 5.4.5, 12.7.1: charges; the square that is formed before
 * cavalry, and the check of those that are charged. */

#include "engine/sabotage.h"
#include "games/austerlitz/au_steps.h"
#include "games/austerlitz/move/au_move.h"

enum { CHARGE_ARC = 45 };

static const unsigned no_charge =
    1u << WOOD | 1u << PHEASANTRY | 1u << VILLAGE | 1u << CASTLE | 1u << REDOUBT;

/* -- declaring -- */

/* Not in the works, in villages or woods, and not in square; a chit shows neither. */
bool au_may_be_charged(const struct au_board *b, const struct au_state *s, int target)
{
    if (target >= AU_CHIT0)
        return true;
    return !(no_charge >> au_ground_at(b, au_at(s, target)) & 1) &&
           s->unit[target].formation != FORM_SQUARE;
}

static eng_ruleno check_target(const struct au_board *b, const struct au_state *s, int unit,
                               int target)
{
    if (target == AU_NOBODY)
        return AU_13_12_3_1_2;
    if (au_side_of(b, target) == b->unit[unit].side)
        return AU_6_9_1;
    if (!au_may_be_charged(b, s, target))
        return s->unit[target].formation == FORM_SQUARE ? AU_13_12_3_3 : AU_13_12_3_1_4;
    if (au_within(b, s, unit, target, AU_UM) &&
        plane_dist_cmp_hu(au_distance(b, s, unit, target), AU_UM) < 0)
        return AU_13_12_3_1_3;
    return au_sees_in_fog(b, s, unit, target) ? 0 : AU_13_12_3_1_3;
}

static eng_ruleno check_charger(const struct au_board *b, const struct au_state *s, int unit)
{
    if (b->unit[unit].arm != CAVALRY)
        return AU_13_12_3_1_6;
    bool cossack = b->unit[unit].traits & TRAIT_COSSACK;
    if (BY(AU_13_12_1_1, BY(AU_2_4_5_1_1, cossack)))
        return AU_13_12_1_1_1;
    if (s->unit[unit].done & DONE_DISENGAGED)
        return AU_13_7_1;
    if (s->unit[unit].done & DONE_TRIED)
        return AU_13_1_9;
    if (s->unit[unit].marks & MARK_LEADERLESS)
        return AU_12_6_3_5;
    if (!au_can_charge(b, s, unit))
        return AU_13_12_3_1_6;
    if (BY(AU_EX_20, BY(AU_13_1_1, s->moved)))
        return AU_13_12_3_1_1;
    return au_check_declares(b, s, unit);
}

/* The ground that it rides over has neither wood nor water, walls nor other units. */
static bool path_is_free(const struct au_board *b, const struct au_state *s, int unit, int degree,
                         int length)
{
    struct plane_pt at = au_at(s, unit);
    struct plane_box box = au_box_at(b, unit, s->unit[unit].formation, at, degree);
    struct plane_shape swept = plane_shape_of_move(&box, plane_leg_end(at, degree, length));

    if (length == 0)
        return true;
    return !au_meets_ground(b, &swept, no_charge | 1u << POND) && !au_meets_stream(b, &swept, ~0u);
}

/* As far as it can ride it must come into contact, with its front like any attacker. */
static eng_ruleno check_contact(const struct au_board *b, const struct au_state *s,
                                const struct au_leg *leg)
{
    struct plane_box end = leg->from, other = au_box(b, s, leg->target);

    end.at = leg->to;
    if (!plane_box_within(&end, &other, AU_CONTACT))
        return AU_13_12_3_1_5;
    return au_runs_upon(leg, &end, &other) ? 0 : AU_13_1_5;
}

static eng_ruleno check_ride(const struct au_board *b, const struct au_state *s, int unit,
                             int degree, const struct au_meeting *met)
{
    struct au_leg leg;
    eng_ruleno rule = au_lay_leg(b, s, unit, degree, met->far, &leg);

    if (rule)
        return rule;
    leg.target = (uint8_t)met->piece;
    if (!path_is_free(b, s, unit, degree, met->far))
        return AU_13_12_3_1_5;
    rule = check_contact(b, s, &leg);
    return rule ? rule : au_check_swept(b, s, &leg);
}

eng_ruleno au_check_charge(const struct au_board *b, const struct au_state *s, int unit, int degree,
                           struct au_meeting *met)
{
    eng_ruleno rule = check_charger(b, s, unit);

    if (!rule && au_angle(s->unit[unit].facing, degree) > CHARGE_ARC)
        rule = AU_13_12_3_1_5;
    if (rule)
        return rule;
    *met = au_first_met(b, s, unit, degree, au_left(b, s, unit, MANNER_FORWARD));
    rule = check_target(b, s, unit, met->piece);
    if (!rule)
        rule = check_ride(b, s, unit, degree, met);
    return rule ? rule : au_check_attack_restriction(b, s, unit, met->piece);
}

/* -- the square in reaction (A05-5.4.5) -- */

static bool may_form(const struct au_board *b, const struct au_state *s, const struct eng_frame *f)
{
    int target = attack_of(f)->at;

    if (attack_of(f)->how != ATTACK_GOES_ON ||
        BY(AU_5_4_5_1, b->unit[attack_of(f)->by].arm != CAVALRY))
        return false; /* it may have been a chit, and empty */
    const struct au_unit *u = &s->unit[target];
    if (BY(AU_12_7_1_5, b->unit[target].arm != INFANTRY) || BY(AU_5_4_5_3, u->morale != STEADY) ||
        u->formation == FORM_SQUARE || u->done & DONE_TRIED || u->marks & MARK_LEADERLESS ||
        au_is_engaged(s, target))
        return false;
    return au_room_for_square(b, s, target);
}

int au_square_modifier(const struct au_board *b, const struct au_state *s,
                       const struct eng_frame *f, eng_ruleno *rule)
{
    bool flanked = au_zone_at_contact(b, s, f) != PLANE_FRONT;
    bool line = BY(AU_EX_21, s->unit[attack_of(f)->at].formation == FORM_LINE);

    if (rule)
        *rule = flanked ? AU_5_4_5_1_3 : line ? AU_5_4_5_1_1 : AU_5_4_5_1_2;
    return flanked ? -2 : line ? -1 : 0;
}

static enum eng_flow try_square(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    int target = attack_of(f)->at;
    struct au_unit *u = &s->unit[target];
    eng_ruleno rule;
    int modifier = au_square_modifier(b, s, f, &rule);

    u->done |= DONE_TRIED;
    struct au_check check = au_check_morale(t, target, modifier, rule);
    if (BY(AU_5_4_5_1_7, check.rout)) {
        attack_frame(f)->how = ATTACK_FREED;
        return call(t, PROC_ROUT, target, attack_of(f)->by);
    }
    if (check.passed) {
        u->formation = FORM_SQUARE;
        tell(t, AU_5_4_5_1_4, ENG_ALL, NEWS_FORMS_SQUARE, target);
        if (au_is_np(s, b->unit[attack_of(f)->by].side))
            attack_frame(f)->how = ATTACK_SQUARED;
    } else {
        au_worsen(t, target, STUNNED, AU_5_4_5_1_5);
    }
    return NEXT;
}

enum eng_flow au_ask_square(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    const struct au_state *s = t->state;
    int target = attack_of(f)->at;

    if (!BY(AU_24_5_10_2, may_form(b, s, f)))
        return NEXT;
    int side = b->unit[target].side;
    if (!au_is_np(s, side))
        return ask(t, seats_of(t->core, side));
    return au_np_tries_square(t, target) ? try_square(t, f) : NEXT;
}

enum eng_flow au_take_square(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    BASE_ASSERT(!SABOTAGE(BUG_AUSTERLITZ));
    return a->verb == VERB_FORM_SQUARE ? try_square(t, f) : NEXT;
}

/* -- the check of those that are charged (A05-12.7.1) -- */

/* The attempt at a square stands in its place. */
bool au_must_check_charge(const struct au_board *b, const struct au_state *s,
                          const struct eng_frame *f)
{
    int target = attack_of(f)->at;

    if (!attack_of(f)->charge || attack_of(f)->how != ATTACK_GOES_ON)
        return false;
    const struct au_unit *u = &s->unit[target];
    bool tried = b->unit[target].arm == INFANTRY && u->done & DONE_TRIED;
    return !BY(AU_12_7_1_1_1, BY(AU_2_4_3_3_1, au_is_guard_or_elite(b, target))) &&
           !(u->marks & MARK_CREWLESS) && !BY(AU_5_4_5_1_6, tried);
}

/* One level worse; guns are ridden over, and so is who was R.  Those who did it have made their
 * attack: only a target that leaves sets them free for another (A05-13.1-6, 13.1-9). */
static enum eng_flow fail(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    int target = attack_of(f)->at, by = attack_of(f)->by, morale = s->unit[target].morale;

    if (b->unit[target].arm == ARTILLERY || morale == ROUTED) {
        attack_frame(f)->how = ATTACK_FREED;
        s->unit[by].done |= DONE_DECLARED | DONE_ALL;
        au_eliminate(t, target, true, morale == ROUTED ? AU_12_7_1_3 : AU_12_7_1_2);
        return NEXT;
    }
    if (morale == DISORGANISED) {
        attack_frame(f)->how = ATTACK_FREED;
        au_free_attackers(s, target);
        return call(t, PROC_ROUT, target, by);
    }
    au_worsen(t, target, morale + 1, morale == STEADY ? AU_12_7_1_1 : AU_12_7_1_3);
    return NEXT;
}

/* Guns that fail, by whatever dice, are overrun where they are (A05-12.7.1-2). */
static bool can_flee(const struct au_board *b, const struct au_state *s, int target)
{
    return b->unit[target].arm != ARTILLERY && s->unit[target].morale != ROUTED;
}

enum eng_flow au_charge_check(struct eng_turn *t, struct eng_frame *f)
{
    struct au_state *s = t->state;
    int target = attack_of(f)->at;

    if (!au_must_check_charge(au_board(t->box), s, f))
        return NEXT;
    struct au_check check = au_check_morale(t, target, 0, AU_12_7_1_1);
    if (check.rout && can_flee(au_board(t->box), s, target)) {
        attack_frame(f)->how = ATTACK_BROKEN;
        au_free_attackers(s, target);
        return call(t, PROC_ROUT, target, attack_of(f)->by);
    }
    return check.passed ? NEXT : fail(t, f);
}

/* A05-12.7.1.2: whoever fled before the charge is caught, if the ride carries so far. */
enum eng_flow au_caught(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    int target = attack_of(f)->at, by = attack_of(f)->by, degree = attack_of(f)->degree;
    struct au_leg leg;

    if (attack_of(f)->how != ATTACK_BROKEN)
        return NEXT;
    attack_frame(f)->how = ATTACK_FREED;
    if (s->unit[target].standing != AT_FIELD)
        return NEXT;
    struct au_meeting met = au_first_met(b, s, by, degree, au_left(b, s, by, MANNER_FORWARD));
    if (BY(AU_12_7_1_2_2, met.piece != target) || au_lay_leg(b, s, by, degree, met.far, &leg) ||
        !path_is_free(b, s, by, degree, met.far))
        return NEXT;
    leg.target = (uint8_t)target;
    if (met.far > 0 && au_check_swept(b, s, &leg))
        return NEXT;
    au_eliminate(t, target, true, AU_12_7_1_2_1);
    tell(t, AU_12_7_1_2_1, ENG_ALL, NEWS_RIDDEN_DOWN, by, target);
    if (met.far > 0)
        au_go(t, &leg, met.far);
    s->unit[by].done |= DONE_DECLARED | DONE_ALL;
    attack_frame(f)->how = ATTACK_ENDED;
    return NEXT;
}
