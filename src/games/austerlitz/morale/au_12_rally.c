/* au_12_rally.c -- A05 4.3, 12.10, 12.5.3.2: the rally phase, and the free facing and formation of
 * a unit that has rallied or won (PROC_RECOVERY, PROC_REPOSE). */

#include "games/austerlitz/morale/au_12_morale.h"

/* -- what happens of itself (A05-4.3-2..4) -- */

static void calm(struct eng_turn *t, int unit)
{
    struct au_unit *u = &((struct au_state *)t->state)->unit[unit];

    if (BY(AU_EX_27, BY(AU_12_5_1_6, u->morale == STUNNED))) {
        u->morale = STEADY;
        tell(t, AU_4_3_2, ENG_ALL, NEWS_STEADY_AGAIN, unit);
    }
    if (u->rage) {
        u->rage = u->formation == FORM_SQUARE ? SPENT_IN_SQUARE : CALM;
        tell(t, AU_4_3_3, ENG_ALL, NEWS_RAGE_ENDS, unit);
    }
}

static void resupply(struct eng_turn *t, int unit)
{
    struct au_unit *u = &((struct au_state *)t->state)->unit[unit];

    if (u->ammo == 0)
        return;
    u->ammo--;
    if (u->standing == AT_FIELD && u->ammo == 0)
        tell(t, AU_4_3_4, ENG_ALL, NEWS_RESUPPLIED, unit);
}

enum eng_flow au_begin_rally(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    int side = recovery_of(f)->side;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        calm(t, i);
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        resupply(t, i);
    return NEXT;
}

/* -- checks of R, D and leaderless units -- */

/* Not from what has befallen it in this very phase. */
static bool may_recover(const struct au_unit *u)
{
    return u->morale >= DISORGANISED && !(u->done & DONE_SHAKEN);
}

static bool must_check(const struct au_state *s, int unit)
{
    const struct au_unit *u = &s->unit[unit];

    return u->standing == AT_FIELD && !(u->done & DONE_CHECKED) && !au_is_crewless(s, unit) &&
           (may_recover(u) || u->marks & MARK_LEADERLESS);
}

static void recover(struct eng_turn *t, int unit)
{
    struct au_unit *u = &((struct au_state *)t->state)->unit[unit];

    if (u->marks & MARK_LEADERLESS)
        tell(t, AU_12_6_3_3, ENG_ALL, NEWS_LED_AGAIN, unit);
    u->marks &= (uint8_t)~MARK_LEADERLESS;
    if (BY(AU_EX_8, BY(AU_12_5_2_6, !may_recover(u))))
        return;
    u->morale--;
    tell(t, AU_12_10_1_1, ENG_ALL, NEWS_IS_NOW, unit, u->morale);
}

/* A05-12.5.3.2-2: R and not in shelter, it goes on; all others stay as they are. */
static enum eng_flow fail_to_recover(struct eng_turn *t, int unit)
{
    const struct au_board *b = au_board(t->box);
    const struct au_state *s = t->state;
    int degree, length;

    if (BY(AU_12_5_3_2_2, s->unit[unit].morale != ROUTED) ||
        BY(AU_12_5_3_1_1, au_in_shelter(b, s, unit)))
        return NEXT;
    au_later_flight(b, s, unit, &degree, &length);
    return call(t, PROC_RETREAT, unit, degree, FLEES_ON, AU_NOBODY);
}

static enum eng_flow rally(struct eng_turn *t, int unit)
{
    struct au_state *s = t->state;
    int was = s->unit[unit].morale;

    s->unit[unit].done |= DONE_CHECKED;
    struct au_check check = au_check_morale(t, unit, 0, AU_12_10_1);
    if (check.rage)
        return NEXT;
    if (check.rout && was == ROUTED) {
        au_eliminate(t, unit, false, AU_12_5_3_2_3);
        return NEXT;
    }
    if (BY(AU_12_8_2, check.rout))
        return call(t, PROC_ROUT, unit, AU_NOBODY);
    if (BY(AU_12_11_1_1, !check.passed))
        return fail_to_recover(t, unit);
    recover(t, unit);
    if (was != ROUTED)
        return NEXT;
    au_forget_checked(s, unit);
    return call(t, PROC_REPOSE, unit, 0);
}

/* The checks of disengagement that follow are others (A05-12.9.2-2). */
static enum eng_flow end_recovery(struct eng_turn *t, int side)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        s->unit[i].done &= (uint16_t) ~(DONE_CHECKED | DONE_SHAKEN);
    return finish(t, 0);
}

/* The last of them is not asked for. */
enum eng_flow au_ask_recover(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    const struct au_state *s = t->state;
    int side = recovery_of(f)->side, count = 0, last = AU_NOBODY;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        if (!must_check(s, i))
            continue;
        count++;
        last = i;
    }
    if (count == 0)
        return end_recovery(t, side);
    return count == 1 ? rally(t, last) : ask(t, seats_of(t->core, side));
}

void au_offer_recover(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct au_board *b = au_board(box);
    int side = recovery_now(state)->side;

    (void)seat;
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (must_check(state, i))
            offer_noun(c, VERB_RALLY, i);
}

enum eng_flow au_take_recover(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    (void)f;
    return rally(t, a->noun);
}

/* -- any facing and formation (A05-12.5.3.2-4, 12.9.3-2, 13.9) -- */

enum eng_flow au_ask_repose(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    int unit = repose_of(f)->unit;

    if (!au_on_field(t->state, unit))
        return NEXT;
    if (b->unit[unit].arm == HEADQUARTERS) {
        /* It has no front to choose, but counts again in the place where it stands. */
        au_take_control(t, unit, au_at(t->state, unit), au_at(t->state, unit));
        return NEXT;
    }
    return ask(t, seats_of(t->core, b->unit[unit].side));
}

/* As it stands it may always stay. */
eng_ruleno au_check_repose(const struct eng_box *box, const void *state, int seat,
                           const struct eng_action *a)
{
    const struct au_board *b = au_board(box);
    const struct au_state *s = state;
    const struct eng_frame *f = eng_now(&s->core);
    int unit = repose_of(f)->unit;
    const struct au_unit *u = &s->unit[unit];
    eng_ruleno rule = repose_of(f)->won ? AU_13_9_2 : AU_12_5_3_2_4;

    (void)seat;
    if (a->verb != VERB_POSE || a->noun != unit || a->angle < 0 || a->angle > 359 ||
        !au_has_formation(b, unit, a->count))
        return repose_of(f)->won ? AU_13_9_1 : AU_12_5_3_2_1;
    if (a->count == u->formation && a->angle == u->facing)
        return 0;
    struct plane_box place = au_box_at(b, unit, a->count, au_at(s, unit), a->angle);
    if (a->count == FORM_SQUARE && !au_is_clear(b, &place))
        return rule;
    return au_check_stand_in(b, s, unit, a->count, &place) ? rule : 0;
}

void au_offer_repose(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct au_board *b = au_board(box);
    const struct au_state *s = state;
    int unit = repose_now(&s->core)->unit, facing = s->unit[unit].facing;
    int toward = plane_degree(au_away_from_nearest(b, s, unit) + 180);

    for (int n = 0; n < 9; n++) {
        for (int formation = FORM_LINE; formation <= FORM_SQUARE; formation++) {
            struct eng_action a = { .verb = VERB_POSE,
                                    .noun = (uint16_t)unit,
                                    .count = (int16_t)formation,
                                    .angle = (int16_t)(n == 8 ? toward
                                                              : plane_degree(facing + 45 * n)) };
            if (au_check_repose(box, state, seat, &a) == 0)
                eng_choices_add(c, &a);
        }
    }
}

/* A05-13.11.2-2: whoever stood in its rear may be before its front now. */
static void look_anew(const struct au_board *b, struct au_state *s, int unit)
{
    for (int i = 0; i < b->unit_count; i++)
        if (s->unit[i].foe == unit && au_on_field(s, i))
            s->unit[i].zone = (uint8_t)au_attack_zone(b, s, i, unit);
}

enum eng_flow au_take_repose(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct au_state *s = t->state;
    int unit = repose_of(f)->unit;

    au_put_unit(t, unit, au_at(s, unit), a->angle, a->count);
    look_anew(au_board(t->box), s, unit);
    tell(t, repose_of(f)->won ? AU_13_9_1 : AU_12_5_3_2_1, ENG_ALL, NEWS_FORMS_ANEW, unit,
         a->angle);
    return au_look_about(t, unit);
}
