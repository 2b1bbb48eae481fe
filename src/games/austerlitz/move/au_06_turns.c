/* au_06_turns.c -- A05 6.4-4, 6.5, 6.6: turning on the centre. */

#include "games/austerlitz/move/au_move.h"

enum { QUARTER = 45, RIGHT_ANGLE = 90 };

/* Counted from the facing it had when the phase began, so that turns do not add up. */
static int turned_by(const struct au_unit *u, int facing)
{
    return au_angle(u->faced, facing);
}

/* Only crews lay guns, and not amid a fight, in the redoubt as elsewhere. */
static eng_ruleno check_crew(const struct au_state *s, int unit)
{
    if (s->unit[unit].marks & MARK_CREWLESS)
        return AU_13_15_1_1_2_1;
    return au_is_engaged(s, unit) ? AU_6_9_4 : 0;
}

/* Guns may be laid anew by up to 45 degrees, even after preparation fire and in the redoubt. */
static eng_ruleno check_able(const struct au_board *b, const struct au_state *s, int unit,
                             int facing)
{
    const struct au_unit *u = &s->unit[unit];
    eng_ruleno rule = au_check_able(b, s, unit);
    bool laid = turned_by(u, facing) <= QUARTER && !(u->done & DONE_ALL);

    if (b->unit[unit].arm == HEADQUARTERS)
        return AU_5_1_1;
    if (u->morale == ROUTED)
        return AU_12_5_3_1_5;
    if (laid && (rule == AU_15_1_12 || rule == AU_4_6_1) && u->standing == AT_FIELD)
        return check_crew(s, unit);
    return rule;
}

/* May it still turn so far?  It turns on the spot once in a phase (README, ruling 58). */
static eng_ruleno check_angle(const struct au_unit *u, int facing)
{
    int angle = turned_by(u, facing);

    if (facing == u->facing)
        return AU_6_6_2;
    if (u->manner == MANNER_BACK)
        return AU_6_5_3;
    if (angle > RIGHT_ANGLE)
        return BY(AU_EX_29,
                  BY(AU_6_13_3, u->manner != MANNER_NONE || u->done & (DONE_TURNED | DONE_FORMED)))
                   ? AU_6_6_3
                   : 0;
    if (u->done & DONE_WHEELED)
        return AU_6_5_1;
    if (u->done & DONE_TURNED)
        return AU_6_4_4;
    if (angle > QUARTER)
        return u->manner != MANNER_NONE ? AU_6_5_4 : 0;
    return turned_by(u, u->facing) > QUARTER ? AU_6_10_3_3 : 0;
}

/* Off the road its bonus is gone, and must not have been used. */
static eng_ruleno check_bonus(const struct au_board *b, const struct au_state *s, int unit)
{
    const struct au_unit *u = &s->unit[unit];

    return u->manner == MANNER_ROAD && au_left(b, s, unit, MANNER_FORWARD) < 0 ? AU_6_10_3_3 : 0;
}

/* Where it stands already, in a village off the road, it may turn. */
static eng_ruleno check_ground(const struct au_board *b, const struct au_state *s, int unit,
                               const struct plane_box *box)
{
    struct plane_box now = au_box(b, s, unit);
    eng_ruleno rule = au_ground_matters(b, unit, box) ? au_check_stand(b, s, unit, box) : 0;

    if (rule && rule == au_check_stand(b, s, unit, &now))
        return 0;
    if (!rule && s->unit[unit].formation == FORM_SQUARE && !au_is_clear(b, box))
        return AU_5_2_3;
    return rule;
}

eng_ruleno au_check_turn(const struct au_board *b, const struct au_state *s, int unit, int facing)
{
    const struct au_unit *u = &s->unit[unit];
    struct plane_pt at = { u->x, u->y };
    struct plane_box box = au_box_at(b, unit, u->formation, at, facing);
    eng_ruleno rule = check_able(b, s, unit, facing);

    if (!rule)
        rule = au_check_restriction(b, s, unit, at, at); /* it is a move, though it leads nowhere */
    if (!rule)
        rule = check_angle(u, facing);
    if (!rule)
        rule = check_bonus(b, s, unit);
    if (!rule)
        rule = au_check_pivot(b, s, unit, facing);
    if (!rule)
        rule = au_check_fits(b, s, unit, &box, AU_7_1_1);
    return rule ? rule : check_ground(b, s, unit, &box);
}

void au_take_turn(struct eng_turn *t, int unit, int facing)
{
    struct au_state *s = t->state;
    struct au_unit *u = &s->unit[unit];
    int angle = turned_by(u, facing);

    u->done |= DONE_TURNED;
    if (angle > QUARTER)
        u->done |= DONE_WHEELED;
    if (angle > RIGHT_ANGLE)
        u->done |= DONE_ALL;
    if (u->manner == MANNER_ROAD)
        u->manner = MANNER_FORWARD;
    au_move_unit(t, unit, (struct plane_pt){ u->x, u->y }, facing);
    tell(t,
         angle > RIGHT_ANGLE ? AU_6_6_1
         : angle > QUARTER   ? AU_6_5_1
                             : AU_6_4_4,
         ENG_ALL, NEWS_TURNS, unit, facing);
}
