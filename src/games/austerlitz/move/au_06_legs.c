/* au_06_legs.c -- A05 6.2 to 6.5, 6.10.3, 6.12: how far a unit may go, and in which direction.
 *
 * A move is made leg by leg.  The first leg settles the manner of the whole move: forward, straight
 * on after a turn, back, sideways, or along a road. */

#include "games/austerlitz/fog/au_16.h"
#include "games/austerlitz/move/au_move.h"

enum { QUARTER = 45, BEGINS_ON_ROAD = 15, SQUARE_MOVE = 50, ROAD_BONUS = 100, SIDESTEP = 100 };

/* -- capacity -- */

/* All that the unit could spend in a phase; an S unit has half of it. */
static int capacity(const struct au_board *b, const struct au_state *s, int unit, int manner)
{
    const struct au_unit *u = &s->unit[unit];
    int hu = u->formation == FORM_SQUARE ? BY(AU_5_4_1_1, SQUARE_MOVE)
                                         : BY(AU_2_4_4_1, BY(AU_2_4_6_1, b->unit[unit].allowance));

    if (manner == MANNER_ROAD)
        hu += ROAD_BONUS;
    return u->morale == STUNNED ? BY(AU_EX_34, BY(AU_6_2_9, hu / 2)) : hu;
}

/* A change of formation takes one half of the capacity, a turn of more than 45 degrees or falling
 * back another. */
static int halves_gone(const struct au_unit *u, int manner)
{
    bool turned = u->done & DONE_WHEELED || manner == MANNER_BACK;

    return BY(AU_EX_11, BY(AU_6_12_4, (u->done & DONE_FORMED ? 1 : 0) + (turned ? 1 : 0)));
}

/* A05-6.12-5: formed into square in this phase, it has 25 hu, or nothing if it moved before. */
static int left_of_square(const struct au_unit *u)
{
    bool first = u->done & DONE_FORMED_FIRST && !(u->done & DONE_WHEELED);

    return first ? SQUARE_MOVE / 2 - u->spent : 0;
}

static int sidestep(const struct au_unit *u)
{
    if (u->formation != FORM_SQUARE)
        return SIDESTEP;
    return u->morale == STUNNED ? SQUARE_MOVE / 2 : SQUARE_MOVE;
}

int au_left(const struct au_board *b, const struct au_state *s, int unit, int manner)
{
    const struct au_unit *u = &s->unit[unit];

    if (u->done & DONE_ALL)
        return 0;
    if (manner == MANNER_SIDEWAYS)
        return sidestep(u);
    if (u->formation == FORM_SQUARE && u->done & DONE_FORMED)
        return left_of_square(u);
    return capacity(b, s, unit, manner) * (2 - halves_gone(u, manner)) / 2 - u->spent;
}

int au_allowance(const struct au_board *b, const struct au_state *s, int unit)
{
    int manner = s->unit[unit].manner;
    int left = au_left(b, s, unit, manner == MANNER_NONE ? MANNER_FORWARD : manner);

    return left < 0 || au_check_able(b, s, unit) ? 0 : left;
}

/* -- who may move at all -- */

eng_ruleno au_why_done(const struct au_unit *u)
{
    if (u->done & DONE_DECLARED)
        return AU_13_1_6;
    if (u->manner == MANNER_SIDEWAYS)
        return AU_6_3_3;
    if (u->done & DONE_FORMED)
        return AU_6_12_2;
    return u->done & DONE_TURNED ? AU_6_6_1 : AU_4_6_1;
}

eng_ruleno au_check_able(const struct au_board *b, const struct au_state *s, int unit)
{
    const struct au_unit *u = &s->unit[unit];

    if (u->standing != AT_FIELD)
        return u->standing == AT_UNIT ? AU_12_6_1_9 : AU_4_6_1;
    if (BY(AU_EX_10, u->morale == DISORGANISED))
        return AU_12_5_2_1;
    if (u->marks & MARK_LEADERLESS)
        return AU_12_6_3_5;
    if (b->unit[unit].traits & TRAIT_FIXED)
        return AU_15_1_12;
    if (u->marks & MARK_CREWLESS)
        return AU_13_15_1_1_2_1;
    if (u->done & DONE_PREPARED)
        return AU_4_6_1;
    if (u->done & DONE_ALL && b->unit[unit].arm == HEADQUARTERS && u->spent == 0)
        return AU_12_6_1_9; /* left by a host that has moved */
    if (u->done & DONE_ALL)
        return au_why_done(u);
    return au_is_engaged(s, unit) ? AU_6_9_4 : 0;
}

/* -- directions -- */

/* A road may be joined from 15 hu, and followed through its bends; off a bend it is no way to turn
 * about. */
static bool is_road_leg(const struct au_board *b, const struct au_state *s,
                        const struct au_leg *leg)
{
    const struct au_unit *u = &s->unit[leg->unit];
    int snap = u->manner == MANNER_NONE ? BEGINS_ON_ROAD : ROAD_SNAP;

    if (u->formation != FORM_COLUMN || !au_along_road(b, leg->from.at, leg->to, snap))
        return false;
    return au_angle(u->facing, leg->degree) <= QUARTER || au_at_bend(b, leg->from.at, snap);
}

/* The bonus is for those that began in column, neither changed formation nor turned off it. */
static bool goes_by_road(const struct au_unit *u, const struct au_leg *leg)
{
    return leg->road && (u->manner == MANNER_NONE || u->manner == MANNER_ROAD) &&
           !(u->done & (DONE_FORMED | DONE_TURNED | DONE_WHEELED));
}

static eng_ruleno lay_sideways(const struct au_unit *u, struct au_leg *leg)
{
    leg->manner = MANNER_SIDEWAYS;
    leg->facing = u->facing;
    if (u->manner != MANNER_NONE || u->done & (DONE_TURNED | DONE_FORMED))
        return AU_6_3_3;
    return 0;
}

static eng_ruleno lay_back(const struct au_unit *u, struct au_leg *leg)
{
    leg->manner = MANNER_BACK;
    leg->facing = u->facing;
    if ((u->manner != MANNER_NONE && u->manner != MANNER_BACK) || u->done & DONE_TURNED)
        return AU_6_5_3;
    return 0;
}

static eng_ruleno lay_forward(const struct au_unit *u, struct au_leg *leg)
{
    leg->manner = MANNER_FORWARD;
    if (u->manner == MANNER_BACK)
        return AU_6_5_3;
    return au_angle(u->faced, u->facing) > QUARTER ? AU_6_4_3 : 0;
}

static eng_ruleno lay_manner(const struct au_unit *u, struct au_leg *leg)
{
    int off = au_angle(u->facing, leg->degree);

    leg->facing = leg->degree;
    leg->manner = MANNER_STRAIGHT;
    if (goes_by_road(u, leg)) {
        leg->manner = MANNER_ROAD;
        return 0;
    }
    if (u->done & DONE_WHEELED)
        return off ? AU_6_5_2 : 0;
    if (au_angle(u->faced, leg->degree) <= QUARTER)
        return lay_forward(u, leg);
    if (off == 90)
        return lay_sideways(u, leg);
    if (off == 180)
        return lay_back(u, leg);
    return u->manner == MANNER_NONE ? AU_6_4_1 : AU_6_4_3;
}

/* The end of a leg is rounded to a whole hu, which may lay it a fraction of one upon a neighbour that
 * the way itself goes past: then it is rounded to the other side (ruling 137). */
static void round_clear(const struct au_board *b, const struct au_state *s, struct au_leg *leg)
{
    struct plane_box end = leg->from, other;
    struct plane_pt rounded = leg->to, u = plane_dir(leg->degree);
    int64_t off_x = (int64_t)leg->length * u.x - (int64_t)(rounded.x - end.at.x) * PLANE_UNIT;
    int64_t off_y = (int64_t)leg->length * u.y - (int64_t)(rounded.y - end.at.y) * PLANE_UNIT;
    int dx = (off_x > 0) - (off_x < 0), dy = (off_y > 0) - (off_y < 0);

    end.at = rounded;
    int piece = au_overlapped(b, s, leg->unit, &end);
    if (piece == AU_NOBODY)
        return;
    other = au_box(b, s, piece);
    if (!plane_sweep_misses(&leg->from, leg->degree, &other))
        return;
    const struct plane_pt side[] = { { rounded.x + dx, rounded.y },
                                     { rounded.x, rounded.y + dy },
                                     { rounded.x + dx, rounded.y + dy } };
    for (int i = 0; i < 3 && piece != AU_NOBODY; i++) {
        end.at = side[i];
        piece = au_overlapped(b, s, leg->unit, &end);
    }
    leg->to = piece == AU_NOBODY ? end.at : rounded;
}

static void complete(const struct au_board *b, const struct au_state *s, struct au_leg *leg)
{
    const struct au_unit *u = &s->unit[leg->unit];

    leg->from = au_box_at(b, leg->unit, u->formation, leg->from.at, leg->facing);
    if (leg->length > 0)
        round_clear(b, s, leg);
    leg->swept = plane_shape_of_move(&leg->from, leg->to);
}

eng_ruleno au_lay_leg(const struct au_board *b, const struct au_state *s, int unit, int degree,
                      int length, struct au_leg *leg)
{
    const struct au_unit *u = &s->unit[unit];
    struct plane_pt at = { u->x, u->y };
    eng_ruleno rule = 0;

    *leg = (struct au_leg){ .unit = unit,
                            .degree = degree,
                            .length = length,
                            .from.at = at,
                            .to = plane_leg_end(at, degree, BY(AU_6_4_2, length)),
                            .target = AU_NOBODY };
    if (b->unit[unit].arm == HEADQUARTERS) {
        leg->manner = MANNER_FORWARD;
        leg->facing = u->facing; /* its square lies as it lay */
    } else {
        leg->road = is_road_leg(b, s, leg);
        rule = lay_manner(u, leg);
    }
    if (!rule)
        complete(b, s, leg);
    return rule;
}

/* -- the check -- */

eng_ruleno au_check_swept(const struct au_board *b, const struct au_state *s,
                          const struct au_leg *leg)
{
    struct plane_box end = leg->from;
    eng_ruleno rule = au_check_pivot(b, s, leg->unit, leg->facing);

    end.at = leg->to;
    if (!rule)
        rule = au_check_path(b, s, leg);
    if (!rule)
        rule = au_check_ground(b, s, leg);
    if (!rule && au_ground_matters(b, leg->unit, &end))
        rule = au_check_stand(b, s, leg->unit, &end);
    return rule ? rule : au_check_restriction(b, s, leg->unit, leg->from.at, leg->to);
}

/* Which statement says that this is too far? */
static eng_ruleno too_far(const struct au_board *b, const struct au_state *s,
                          const struct au_leg *leg)
{
    static const eng_ruleno by_arm[ARMS] = { AU_6_2_1, AU_6_2_2, AU_6_2_4, AU_6_2_3 };
    const struct au_unit *u = &s->unit[leg->unit];

    if (leg->manner == MANNER_SIDEWAYS)
        return u->formation == FORM_SQUARE ? AU_6_3_2 : AU_6_3_1;
    if (u->formation == FORM_SQUARE)
        return u->done & DONE_FORMED ? AU_6_12_5 : AU_6_2_7;
    if (u->done & DONE_FORMED)
        return b->unit[leg->unit].arm == ARTILLERY ? AU_6_13_2 : AU_6_12_1;
    if (u->done & DONE_WHEELED)
        return AU_6_5_1;
    if (leg->manner == MANNER_BACK)
        return AU_6_5_3;
    if (u->morale == STUNNED)
        return AU_12_5_1_1;
    return leg->manner == MANNER_ROAD ? AU_6_10_3_1 : by_arm[b->unit[leg->unit].arm];
}

eng_ruleno au_check_leg(const struct au_board *b, const struct au_state *s, int unit, int degree,
                        int length, int *cost)
{
    struct au_leg leg;
    eng_ruleno rule;

    *cost = length;
    if (s->unit[unit].morale == ROUTED && s->unit[unit].standing == AT_FIELD)
        return au_check_flight(b, s, unit, degree, length);
    rule = au_check_able(b, s, unit);
    if (rule)
        return rule;
    if (s->unit[unit].done & DONE_FORMED && au_burst_out(&s->unit[unit]))
        return AU_12_9_4_3; /* its half of a move is for the attack */
    if (b->unit[unit].arm == ARTILLERY && s->unit[unit].formation == FORM_LINE)
        return AU_6_13_1;
    rule = au_lay_leg(b, s, unit, degree, length, &leg);
    if (rule)
        return rule;
    if (length < 1) /* before anything is measured along it */
        return too_far(b, s, &leg);
    *cost = BY(AU_6_2_8, au_leg_cost(b, unit, leg.from.at, leg.to, length));
    if (*cost > au_left(b, s, unit, leg.manner))
        return too_far(b, s, &leg);
    return au_check_swept(b, s, &leg);
}

/* -- and the move -- */

void au_shorten(const struct au_board *b, const struct au_state *s, struct au_leg *leg, int length)
{
    for (; length > 0; length--)
        if (au_lay_leg(b, s, leg->unit, leg->degree, length, leg) == 0 &&
            au_check_swept(b, s, leg) == 0)
            return;
    leg->length = 0;
    leg->to = leg->from.at;
    if (au_overlapped(b, s, leg->unit, &leg->from) != AU_NOBODY) /* guns that it meant to pass */
        leg->facing = s->unit[leg->unit].facing;
}

bool au_cut_short(const struct au_board *b, const struct au_state *s, struct au_leg *leg)
{
    int seen = s->fog == CLEAR_DAY
                   ? leg->length
                   : au_detected_along(b, s, leg->unit, &leg->from, leg->degree, leg->length);

    if (seen >= leg->length)
        return false;
    au_shorten(b, s, leg, seen);
    return true;
}

void au_go(struct eng_turn *t, const struct au_leg *leg, int cost)
{
    struct au_state *s = t->state;
    struct au_unit *u = &s->unit[leg->unit];

    u->spent = (int16_t)(u->spent + cost);
    u->done |= DONE_MOVED;
    u->manner = leg->manner;
    if (leg->manner == MANNER_SIDEWAYS)
        u->done |= DONE_ALL;
    u->done = (uint16_t)(leg->manner == MANNER_ROAD ? u->done | DONE_ROAD : u->done & ~DONE_ROAD);
    u->crossed |= au_crossed(au_board(t->box), leg->from.at, leg->to);
    au_move_unit(t, leg->unit, leg->to, leg->facing);
}
