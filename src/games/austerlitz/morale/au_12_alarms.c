/* au_12_alarms.c -- A05 12.6.3, 12.7.2: routs and losses, and those who see them (PROC_ALARMS,
 * PROC_NEIGHBOUR).
 *
 * The list is worked off from the front: all who must check for its first unit, the nearest first,
 * then the next; what their checks bring comes at the end.  So it goes ring by ring. */

#include "games/austerlitz/morale/au_12_morale.h"

enum eng_flow au_alarms(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_state *s = t->state;

    (void)f;
    if (au_decided(s))
        return end_match(t);
    return s->alarm_count ? call(t, PROC_ALARMS) : NEXT;
}

/* -- who has to check -- */

static bool is_exempt(const struct au_board *b, const struct au_state *s, int unit)
{
    bool battery = BY(AU_EX_5, BY(AU_12_7_2_5_1, b->unit[unit].arm == ARTILLERY));
    bool busy = BY(AU_12_7_2_2_1, au_rages(&s->unit[unit]) || au_is_engaged(s, unit));
    return BY(AU_12_7_2_4, battery || busy);
}

static struct plane_box place_of(const struct au_board *b, const struct au_alarm *a)
{
    return au_box_at(b, a->host, a->formation, (struct plane_pt){ a->x, a->y }, a->facing);
}

/* The nearest that the routed unit was to that one: where it stood when it routed, where it was
 * lost, where it stands now.  Who touches it is as near as can be (ruling 144). */
static struct plane_dist nearness(const struct au_board *b, const struct au_state *s, int of,
                                  int unit)
{
    struct plane_box box = au_box(b, s, unit);
    struct plane_dist least = { 1, 0 };

    for (int i = 0; i < s->alarm_count; i++) {
        if (s->alarm[i].unit != of || s->alarm[i].kind == ALARM_REPOSE)
            continue;
        struct plane_box place = place_of(b, &s->alarm[i]);
        struct plane_dist d = plane_box_dist(&place, &box);
        least = least.den ? plane_dist_min(least, d) : d;
    }
    if (au_on_field(s, of) && s->unit[of].morale == ROUTED)
        least = plane_dist_min(least, au_distance(b, s, of, unit));
    bool touches = least.den && BY(AU_2_1_6, plane_dist_cmp_hu(least, AU_CONTACT) <= 0);
    return touches ? (struct plane_dist){ 0, 1 } : least;
}

static bool is_far(const struct plane_box *one, const struct plane_box *other)
{
    int64_t x = one->at.x - other->at.x, y = one->at.y - other->at.y, far = AU_UM + 90;

    return x * x + y * y > far * far; /* two footprints reach 86 hu from their centres */
}

/* By the centres alone: nowhere that counts was it within 1 UM. */
static bool is_out_of_reach(const struct au_board *b, const struct au_state *s, int of, int unit)
{
    struct plane_box box = au_box(b, s, unit), now = au_box(b, s, of);

    for (int i = 0; i < s->alarm_count; i++) {
        struct plane_box place = place_of(b, &s->alarm[i]);
        if (s->alarm[i].unit == of && !is_far(&place, &box))
            return false;
    }
    return !au_on_field(s, of) || is_far(&now, &box);
}

/* A05-12.7.2-1, 12.1-2: the nearest within 1 UM that has not checked yet, then by id. */
static int next_neighbour(const struct au_board *b, const struct au_state *s, int of)
{
    int side = b->unit[of].side, best = AU_NOBODY;
    struct plane_dist least = { 0, 1 };

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        if (i == of || !au_on_field(s, i) || is_out_of_reach(b, s, of, i) ||
            BY(AU_12_7_2_3_1, BY(AU_12_7_2_3_2, au_has_checked(b, s, of, i))) || is_exempt(b, s, i))
            continue;
        struct plane_dist d = nearness(b, s, of, i);
        if (BY(AU_12_7_2_2, plane_dist_cmp_hu(d, AU_UM) > 0) ||
            (best != AU_NOBODY && plane_dist_cmp(d, least) >= 0))
            continue;
        best = i;
        least = d;
    }
    return best;
}

/* A05-12.6.3-2, 12.6.3-5: units of the corps within 2 UM of where its HQ stood. */
static int next_of_corps(const struct au_board *b, const struct au_state *s,
                         const struct au_alarm *alarm)
{
    int corps = b->unit[alarm->unit].corps;
    const struct au_corps *c = &b->corps[corps];
    struct plane_box place = place_of(b, alarm);

    for (int i = c->first; i < c->first + c->count; i++) {
        struct plane_box box = au_box(b, s, i);
        if (i != alarm->unit && b->unit[i].corps == corps && au_on_field(s, i) &&
            !au_is_crewless(s, i) && !au_has_checked(b, s, alarm->unit, i) &&
            plane_box_within(&place, &box, 2 * AU_UM))
            return i;
    }
    return AU_NOBODY;
}

/* -- one after the other (PROC_ALARMS) -- */

/* All have checked for that unit; its own new front, if it has rallied meanwhile, is still to come. */
static void settle(struct au_state *s, int unit)
{
    au_drop_alarms(s, unit, AU_ANY_ALARM & ~(1u << ALARM_REPOSE));
}

static enum eng_flow flee_now(struct eng_turn *t, struct au_alarm *alarm)
{
    const struct au_board *b = au_board(t->box);
    int unit = alarm->unit;

    alarm->kind = ALARM_ROUT;
    return call(t, PROC_RETREAT, unit, au_away_from_nearest(b, t->state, unit), IN_ROUT, AU_NOBODY);
}

enum eng_flow au_next_alarm(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;

    while (s->alarm_count && !au_decided(s)) {
        struct au_alarm alarm = s->alarm[0];
        jump(f, ROW_ALARM);
        if (alarm.kind == ALARM_DUE)
            return flee_now(t, &s->alarm[0]);
        if (alarm.kind == ALARM_REPOSE) {
            au_drop_alarms(s, alarm.unit, 1u << ALARM_REPOSE);
            return call(t, PROC_REPOSE, alarm.unit, 0);
        }
        int unit =
            alarm.kind == ALARM_HQ ? next_of_corps(b, s, &alarm) : next_neighbour(b, s, alarm.unit);
        if (unit != AU_NOBODY) {
            au_note_checked(b, s, alarm.unit, unit);
            return call(t, PROC_NEIGHBOUR, unit, alarm.unit, alarm.kind);
        }
        settle(s, alarm.unit);
    }
    return au_decided(s) ? end_match(t) : finish(t, 0);
}

/* -- one check (PROC_NEIGHBOUR) -- */

/* A05-12.8-1: a double 6 makes even the routed run once more; nothing worse (README, ruling 29). */
static enum eng_flow flee_on(struct eng_turn *t, int unit)
{
    int degree, length;

    au_later_flight(au_board(t->box), t->state, unit, &degree, &length);
    return call(t, PROC_RETREAT, unit, degree, FLEES_ON, AU_NOBODY);
}

/* A05-12.6.3-2: an orderly retreat toward its own side, until it passes a check. */
static enum eng_flow check_for_leader(struct eng_turn *t, int unit)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    struct au_check check = au_check_morale(t, unit, 0, AU_12_6_3_2);

    if (check.passed)
        return finish(t, 0);
    if (s->unit[unit].morale == ROUTED)
        return check.rout ? flee_on(t, unit) : NEXT; /* it flees already */
    if (check.rout)
        return call(t, PROC_ROUT, unit, AU_NOBODY);
    au_excuse(t, unit);
    s->unit[unit].marks |= MARK_LEADERLESS;
    tell(t, AU_12_6_3_2, ENG_ALL, NEWS_LEADERLESS, unit);
    return call(t, PROC_RETREAT, unit, au_homeward(b, unit), LEADERLESS, AU_NOBODY);
}

static enum eng_flow fail_for_neighbour(struct eng_turn *t, int unit, const struct au_check *check)
{
    const struct au_state *s = t->state;
    bool flees = check->rout || BY(AU_12_7_2_1_2, check->excess >= 2) ||
                 BY(AU_12_7_2_1_4, s->unit[unit].morale >= DISORGANISED);

    HOLDS(AU_12_11_1_2, "what follows a failed recovery or disengagement leaves the state alone");
    if (s->unit[unit].morale == ROUTED) {
        au_eliminate(t, unit, !au_in_rally(t->core), AU_12_11_1);
        return NEXT;
    }
    if (flees)
        return call(t, PROC_ROUT, unit, AU_NOBODY);
    au_worsen(t, unit, DISORGANISED, AU_12_7_2_1_1);
    return NEXT;
}

enum eng_flow au_neighbour_check(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_state *s = t->state;
    int unit = neighbour_of(f)->unit;

    if (neighbour_of(f)->kind == ALARM_HQ)
        return check_for_leader(t, unit);
    bool ordered = s->unit[unit].morale < DISORGANISED; /* who is D does not move (A05-12.5.2) */
    struct au_check check = au_check_morale(t, unit, 0, AU_12_7_2_1);
    if (!check.passed)
        return fail_for_neighbour(t, unit, &check);
    neighbour_frame(f)->free = ordered;
    return NEXT;
}

/* -- hold or go back (A05-12.7.2.1-3) -- */

/* Straight to its rear; what has no front, away from the nearest enemy. */
static int rearward(const struct au_board *b, const struct au_state *s, int unit)
{
    const struct au_unit *u = &s->unit[unit];

    if (u->formation == FORM_SQUARE || b->unit[unit].arm == HEADQUARTERS)
        return au_away_from_nearest(b, s, unit);
    return plane_degree(u->facing + 180);
}

/* Nobody chooses a way that is none: off the map, into water, enemies or an enemy chit, or onto
 * ground that breaks a square. */
static bool can_step_back(const struct au_board *b, const struct au_state *s, int unit)
{
    int degree = rearward(b, s, unit);
    struct au_path way = au_way(b, s, unit, degree, AU_UM, false);

    if (s->unit[unit].formation == FORM_SQUARE && au_square_breaks(b, s, unit, degree, way.reach))
        return false;
    if (b->unit[unit].traits & TRAIT_FIXED || s->unit[unit].marks & MARK_LEADERLESS)
        return false; /* that one goes toward its own side and nowhere else (A05-12.6.3-5) */
    return way.stop == PATH_FREE ||
           (way.stop < AU_PIECES && au_side_of(b, way.stop) == b->unit[unit].side);
}

enum eng_flow au_ask_hold(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    const struct au_state *s = t->state;
    int unit = neighbour_of(f)->unit;

    if (!neighbour_of(f)->free || !can_step_back(b, s, unit))
        return NEXT;
    return ask(t, seats_of(t->core, b->unit[unit].side));
}

enum eng_flow au_take_hold(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    int unit = neighbour_of(f)->unit;

    if (a->verb == VERB_STAND) {
        tell(t, AU_12_7_2_1_3, ENG_ALL, NEWS_HOLDS, unit);
        return NEXT;
    }
    return call(t, PROC_RETREAT, unit, rearward(au_board(t->box), t->state, unit), BY_CHOICE,
                AU_NOBODY);
}
