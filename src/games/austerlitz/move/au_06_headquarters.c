/* au_06_headquarters.c -- A05 7.1-4, 12.6.1-9, 12.6.2: an HQ rides to a unit and stays with it, or
 * leaves it. */

#include "games/austerlitz/fog/au_16.h"
#include "games/austerlitz/move/au_move.h"

/* -- joining -- */

/* All of its corps are out of the game: it may look for another. */
static bool corps_is_gone(const struct au_board *b, const struct au_state *s, int hq)
{
    const struct au_corps *corps = &b->corps[b->unit[hq].corps];

    for (int i = corps->first; i < corps->first + corps->count; i++)
        if (i != hq && s->unit[i].standing != AT_LOST && s->unit[i].standing != AT_ABSENT)
            return false;
    return true;
}

eng_ruleno au_check_host(const struct au_board *b, const struct au_state *s, int hq, int unit)
{
    const struct au_type *type = &b->unit[hq];

    if (type->arm != HEADQUARTERS)
        return AU_7_1_4;
    if (unit < 0 || unit >= b->unit_count || b->unit[unit].side != type->side)
        return AU_12_6_2_1;
    if (b->unit[unit].arm == HEADQUARTERS || s->unit[unit].standing != AT_FIELD)
        return AU_7_1_4;
    if (au_attached(s, unit) != AU_NOBODY)
        return AU_7_1_4;
    bool army = type->traits & TRAIT_ARMY;
    if (b->unit[unit].corps == type->corps)
        return 0;
    return BY(AU_12_6_2_3, BY(AU_12_6_2_4, army || BY(AU_12_6_2_2, corps_is_gone(b, s, hq))))
               ? 0
               : AU_12_6_2_1;
}

static bool may_reach(struct plane_pt from, struct plane_pt to, int left)
{
    int64_t dx = to.x - from.x, dy = to.y - from.y, far = left + 70;

    return dx * dx + dy * dy <= far * far;
}

/* Straight to the unit, up to where it touches it; the last leg of its ride. */
static eng_ruleno lay_ride(const struct au_board *b, const struct au_state *s, int hq, int unit,
                           struct au_leg *leg)
{
    struct plane_pt from = au_at(s, hq), to = au_at(s, unit);
    struct plane_box own = au_box(b, s, hq), host = au_box(b, s, unit);
    int degree = plane_bearing(from, to), left = au_left(b, s, hq, MANNER_FORWARD);

    if (degree < 0 || left < 0 || !may_reach(from, to, left))
        return AU_6_2_3;
    int far = plane_sweep_approach(&own, degree, left, &host, AU_CONTACT);
    if (far < 0)
        return s->unit[hq].done & DONE_ALL ? au_why_done(&s->unit[hq]) : AU_6_2_3;
    eng_ruleno rule = au_lay_leg(b, s, hq, degree, far, leg);
    leg->joins = true;
    return rule;
}

static eng_ruleno check_ride(const struct au_board *b, const struct au_state *s,
                             const struct au_leg *leg)
{
    eng_ruleno rule = au_check_path(b, s, leg);

    if (!rule)
        rule = au_check_ground(b, s, leg);
    return rule ? rule : au_check_restriction(b, s, leg->unit, leg->from.at, leg->to);
}

static eng_ruleno check_rider(const struct au_board *b, const struct au_state *s, int hq)
{
    if (b->unit[hq].arm != HEADQUARTERS)
        return AU_7_1_4;
    eng_ruleno rule = au_check_able(b, s, hq);
    if (rule && s->unit[hq].done & DONE_ALL && s->unit[hq].standing == AT_FIELD)
        return 0; /* it may still join whom it stands beside */
    return rule;
}

eng_ruleno au_check_join(const struct au_board *b, const struct au_state *s, int hq, int unit)
{
    struct au_leg leg;
    eng_ruleno rule = check_rider(b, s, hq);

    if (!rule && s->unit[hq].morale == ROUTED)
        rule = AU_12_5_3_1_5;
    if (!rule)
        rule = au_check_host(b, s, hq, unit);
    if (!rule)
        rule = lay_ride(b, s, hq, unit, &leg);
    return rule || leg.length == 0 ? rule : check_ride(b, s, &leg);
}

/* False: a discovery on the way ends the ride before the host is reached. */
static bool ride_to(struct eng_turn *t, struct au_leg *leg)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    int far = leg->length, seen = far;

    if (s->fog != CLEAR_DAY)
        seen = au_detected_along(b, s, leg->unit, &leg->from, leg->degree, far);
    if (seen < far)
        au_shorten(b, s, leg, seen);
    au_go(t, leg, leg->length);
    if (seen == far)
        return true;
    s->unit[leg->unit].done |= DONE_ALL;
    tell(t, AU_16_4_2_7_3, ENG_ALL, NEWS_MARCHES, leg->unit, leg->length, leg->degree);
    return false;
}

/* DONE_FORMED stands for the joining: it stays with its host for the rest of the phase.  A place
 * that it stood in, and its host does not, it leaves to others. */
void au_attach(struct eng_turn *t, int hq, int unit, eng_ruleno rule)
{
    struct au_unit *u = &((struct au_state *)t->state)->unit[hq];
    struct plane_pt at = { u->x, u->y };
    bool stood = u->standing == AT_FIELD;

    u->standing = AT_UNIT;
    u->where = (uint8_t)unit;
    u->x = u->y = u->facing = 0;
    u->done |= DONE_FORMED;
    u->marks &= (uint8_t)~MARK_FIRST;
    tell(t, rule, ENG_ALL, NEWS_JOINS, hq, unit);
    if (stood)
        au_take_control(t, hq, at, at);
}

void au_take_join(struct eng_turn *t, int hq, int unit)
{
    struct au_leg leg;
    eng_ruleno rule = lay_ride(au_board(t->box), t->state, hq, unit, &leg);

    if (rule == 0 && leg.length > 0 && !ride_to(t, &leg))
        return;
    au_attach(t, hq, unit, AU_7_1_4);
}

/* -- leaving -- */

static bool is_free(const struct au_board *b, const struct au_state *s, int hq, struct plane_pt at,
                    struct plane_box *box)
{
    *box = au_box_at(b, hq, FORM_NONE, at, 0);
    if (au_check_stand(b, s, hq, box))
        return false;
    uint8_t near[AU_PIECES];
    int count = au_near(b, s, box, AU_APART, b->unit[hq].side == FRENCH ? 2 : 1, near);
    for (int i = 0; i < count; i++) {
        struct plane_box other = au_box(b, s, near[i]);
        if (plane_dist_cmp_hu(plane_box_dist(box, &other), AU_APART) < 0)
            return false;
    }
    return true;
}

/* Behind its host first, then round about, as close as may be; nowhere that it might not ride to
 * from there (A05-18.1.1). */
static bool find_place(const struct au_board *b, const struct au_state *s, int hq,
                       struct plane_pt *out)
{
    int host = s->unit[hq].where;
    struct plane_pt centre = au_at(s, host);
    struct plane_box box;

    for (int far = 28; far <= 100; far += 4)
        for (int k = 0; k < 24; k++) {
            int way = s->unit[host].facing + 180 + (k % 2 ? -15 : 15) * ((k + 1) / 2);
            *out = plane_leg_end(centre, plane_degree(way), far);
            if (is_free(b, s, hq, *out, &box) && au_check_restriction(b, s, hq, centre, *out) == 0)
                return true;
        }
    return false;
}

eng_ruleno au_check_leave(const struct au_board *b, const struct au_state *s, int hq)
{
    struct plane_pt at;

    if (b->unit[hq].arm != HEADQUARTERS || s->unit[hq].standing != AT_UNIT ||
        s->unit[hq].done & DONE_FORMED)
        return AU_12_6_1_9;
    if (BY(AU_12_9_5_1, BY(AU_12_5_2_7, find_place(b, s, hq, &at))))
        return 0;
    at = au_at(s, s->unit[hq].where);
    eng_ruleno held = au_check_restriction(b, s, hq, at, at);
    return held ? held : AU_7_1_1;
}

/* Carried by its host, it has no ride of its own left. */
void au_take_leave(struct eng_turn *t, int hq)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    struct au_unit *u = &s->unit[hq];
    int host = u->where;
    struct plane_pt at = { 0, 0 };

    find_place(b, s, hq, &at);
    if (s->unit[host].done & DONE_MOVED)
        u->done |= DONE_ALL;
    au_put_unit(t, hq, at, 0, FORM_NONE);
    tell(t, AU_12_6_1_9, ENG_ALL, NEWS_LEAVES, hq, host);
}
