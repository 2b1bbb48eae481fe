/* au_12_rout.c -- A05 12.5.3: routs, flights, and the shelter they seek. */

#include "engine/sabotage.h"

#include "games/austerlitz/morale/au_12_morale.h"

/* -- which way -- */

int au_homeward(const struct au_board *b, int unit)
{
    return b->home[BY(AU_3_1_5, b->unit[unit].side)];
}

/* Two centres are never one, as no two footprints overlap. */
int au_away(const struct au_state *s, int unit, int cause)
{
    int degree = BY(AU_12_5_3_2, BY(AU_12_5_3_3, plane_bearing(au_at(s, cause), au_at(s, unit))));

    if (SABOTAGE(BUG_FLIGHT) && degree >= 0)
        return degree - degree % 10;
    return degree < 0 ? plane_degree(s->unit[unit].facing + 180) : degree;
}

int au_away_from_nearest(const struct au_board *b, const struct au_state *s, int unit)
{
    int enemy = au_nearest_enemy(b, s, unit);

    return BY(AU_12_5_3_4, enemy == AU_NOBODY ? au_homeward(b, unit) : au_away(s, unit, enemy));
}

int au_flight_formation(const struct au_board *b, const struct au_state *s, int unit)
{
    const struct au_unit *u = &s->unit[unit];

    if (BY(AU_5_3_6, u->formation == FORM_SQUARE) ||
        BY(AU_12_5_3_8, b->unit[unit].arm == ARTILLERY))
        return FORM_COLUMN;
    return u->formation;
}

/* -- shelter (A05-12.5.3-6) -- */

static bool is_shelter(const struct au_board *b, int area)
{
    int ground = b->area[area].ground;

    return ground == WOOD || ground == PHEASANTRY || ground == VILLAGE;
}

static bool holds(const struct au_area *area, struct plane_pt p)
{
    return p.x >= area->low.x && p.x <= area->high.x && p.y >= area->low.y && p.y <= area->high.y &&
           plane_area_place(&area->poly, p) != PLANE_OUTSIDE;
}

bool au_in_shelter(const struct au_board *b, const struct au_state *s, int unit)
{
    for (int i = 0; i < b->area_count; i++)
        if (is_shelter(b, i) && holds(&b->area[i], au_at(s, unit)))
            return true;
    return false;
}

static bool holds_enemy(const struct au_board *b, const struct au_state *s, int area, int side)
{
    for (int i = b->side_first[1 - side]; i < b->side_first[2 - side]; i++)
        if (au_on_field(s, i) && holds(&b->area[area], au_at(s, i)))
            return true;
    return false;
}

/* Not toward the enemy: the two directions make at least a right angle. */
static bool is_turned_away(const struct au_state *s, struct plane_pt from, struct plane_pt way,
                           int enemy)
{
    if (enemy == AU_NOBODY)
        return true;
    struct plane_pt there = au_at(s, enemy);
    return (int64_t)way.x * (there.x - from.x) + (int64_t)way.y * (there.y - from.y) <= 0;
}

static bool is_refuge(const struct au_board *b, const struct au_state *s, int unit, int area,
                      int enemy)
{
    struct plane_pt at = au_at(s, unit);
    const struct au_area *place = &b->area[area];

    if (!is_shelter(b, area) || BY(AU_12_5_3_1_3, holds(place, at)))
        return false;
    return is_turned_away(s, at, plane_border_way(&place->poly, at), enemy) &&
           !holds_enemy(b, s, area, b->unit[unit].side);
}

/* No point of it is nearer than that. */
static bool is_farther(const struct au_area *a, struct plane_pt at, int64_t hu)
{
    return a->low.x - at.x > hu || at.x - a->high.x > hu || a->low.y - at.y > hu ||
           at.y - a->high.y > hu;
}

static int nearest_refuge(const struct au_board *b, const struct au_state *s, int unit, int enemy)
{
    struct plane_dist least = { 0, 1 };
    int best = -1, close = INT32_MAX;

    for (int i = 0; i < b->area_count; i++) {
        if (is_farther(&b->area[i], au_at(s, unit), close) || !is_refuge(b, s, unit, i, enemy))
            continue;
        struct plane_dist d = plane_border_dist(&b->area[i].poly, au_at(s, unit));
        if (best >= 0 && plane_dist_cmp(d, least) >= 0)
            continue;
        least = d;
        best = i;
        close = plane_dist_up(d);
    }
    return best;
}

/* The first whole hu at which the centre is inside, 1 UM at most. */
static int steps_into(const struct au_area *area, struct plane_pt from, int degree)
{
    int n = 1;

    while (n < AU_UM && !holds(area, plane_leg_end(from, degree, n)))
        n++;
    return n;
}

void au_later_flight(const struct au_board *b, const struct au_state *s, int unit, int *degree,
                     int *length)
{
    int enemy = au_nearest_enemy(b, s, unit), area = nearest_refuge(b, s, unit, enemy);
    struct plane_pt at = au_at(s, unit);

    *length = AU_UM;
    if (area < 0) {
        *degree = au_away_from_nearest(b, s, unit);
        return;
    }
    *degree =
        BY(AU_12_5_3_5, BY(AU_12_5_3_6, plane_bearing((struct plane_pt){ 0, 0 },
                                                      plane_border_way(&b->area[area].poly, at))));
    *length = steps_into(&b->area[area], at, *degree);
}

/* -- the first flight (PROC_ROUT) -- */

bool au_is_surrounded(const struct au_state *s, int unit)
{
    bool front = false, rear = false;

    for (int i = 0; i < AU_UNITS; i++) {
        if (!au_on_field(s, i) || s->unit[i].foe != unit)
            continue;
        front = front || s->unit[i].zone == PLANE_FRONT;
        rear = rear || s->unit[i].zone == PLANE_REAR;
    }
    return front && rear && s->unit[unit].formation != FORM_SQUARE;
}

/* R already, fixed to the ground, or between two enemies: there is no flight. */
static eng_ruleno why_no_flight(const struct eng_turn *t, int unit)
{
    const struct au_state *s = t->state;

    if (s->unit[unit].morale == ROUTED)
        return AU_12_11_1;
    if (au_board(t->box)->unit[unit].traits & TRAIT_FIXED)
        return AU_13_15_2;
    return au_is_surrounded(s, unit) ? AU_13_11_2_2 : 0;
}

enum eng_flow au_rout_go(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    const struct au_state *s = t->state;
    int unit = rout_of(f)->unit, cause = rout_of(f)->cause;
    eng_ruleno end = why_no_flight(t, unit);

    if (end) {
        au_eliminate(t, unit, !au_in_rally(t->core), end);
        f->answer = GONE;
        return NEXT;
    }
    int degree = rout_of(f)->degree - 1;
    if (degree < 0)
        degree = cause != AU_NOBODY && au_on_field(s, cause) ? au_away(s, unit, cause)
                                                             : au_away_from_nearest(b, s, unit);
    au_becomes_routed(t, unit, ALARM_ROUT, AU_12_5_3_1);
    return call(t, PROC_RETREAT, unit, degree, IN_ROUT, cause);
}

enum eng_flow au_rout_end(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_state *s = t->state;

    if (au_decided(s))
        return end_match(t);
    return finish(t, f->answer == GONE ? GONE : FLED);
}

/* -- later flights, in the movement phase -- */

static bool has_enemy_within(const struct au_board *b, const struct au_state *s, int unit, int hu)
{
    int enemy = au_nearest_enemy(b, s, unit);

    return enemy != AU_NOBODY && au_within(b, s, unit, enemy, hu);
}

static bool must_go(const struct au_board *b, const struct au_state *s, int unit)
{
    const struct au_unit *u = &s->unit[unit];

    if (!au_on_field(s, unit) || u->done & DONE_ALL || au_is_crewless(s, unit))
        return false;
    if (u->marks & MARK_LEADERLESS)
        return true;
    return u->morale == ROUTED && au_in_shelter(b, s, unit) &&
           has_enemy_within(b, s, unit, 2 * AU_UM);
}

static enum eng_flow make_go(struct eng_turn *t, int unit)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    int degree, length;

    s->unit[unit].done |= DONE_ALL | DONE_MOVED;
    if (s->unit[unit].marks & MARK_LEADERLESS)
        return call(t, PROC_RETREAT, unit, au_homeward(b, unit), LEADERLESS, AU_NOBODY);
    au_later_flight(b, s, unit, &degree, &length);
    return call(t, PROC_RETREAT, unit, degree, FLEES_ON, AU_NOBODY);
}

enum eng_flow au_forced_moves(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    const struct au_state *s = t->state;
    int side = movement_of(f)->side;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (must_go(b, s, i))
            return make_go(t, i);
    return jump(f, ROW_MOVE);
}

/* -- what an R unit may do of its own will (A05-12.5.3.1-5) -- */

static bool may_flee_on(const struct au_board *b, const struct au_state *s, int unit)
{
    const struct au_unit *u = &s->unit[unit];

    return u->morale == ROUTED && !(u->done & (DONE_ALL | DONE_MOVED)) &&
           !au_in_shelter(b, s, unit) &&
           nearest_refuge(b, s, unit, au_nearest_enemy(b, s, unit)) >= 0;
}

static bool is_open(const struct au_board *b, const struct au_state *s, int unit, int degree,
                    int length)
{
    struct au_path way = au_way(b, s, unit, degree, length, true);

    return way.stop == PATH_FREE && way.reach == length;
}

/* The whole of it is listed, where the way is open; a part of it may be asked for. */
bool au_flight_way(const struct au_board *b, const struct au_state *s, int unit, int *degree,
                   int *length)
{
    if (!may_flee_on(b, s, unit))
        return false;
    au_later_flight(b, s, unit, degree, length);
    return is_open(b, s, unit, *degree, *length);
}

eng_ruleno au_check_flight(const struct au_board *b, const struct au_state *s, int unit, int degree,
                           int length)
{
    int toward, most;

    if (!may_flee_on(b, s, unit))
        return AU_12_5_3_1_5;
    au_later_flight(b, s, unit, &toward, &most);
    if (degree != toward || length < 1 || length > most)
        return AU_12_5_3_1_5;
    return is_open(b, s, unit, degree, length) ? 0 : AU_12_5_3_7;
}
