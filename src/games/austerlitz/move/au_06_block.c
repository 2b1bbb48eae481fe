/* au_06_block.c -- A05 6.8, 6.9, 6.11, 7.1: what stands in the way of a moving footprint, what may
 * be passed, and where it may come to rest. */

#include "games/austerlitz/move/au_move.h"

enum { WIDEST = 43 }; /* no footprint reaches farther from its centre */

static const uint8_t reach_of[ARMS] = { 43, 34, 22, 18 };

static int reach(const struct au_board *b, int piece)
{
    return piece >= AU_CHIT0 ? 29 : reach_of[b->unit[piece].arm];
}

/* May the unit go through that piece, if it does not end on it? */
static bool may_pass(const struct au_board *b, const struct au_state *s, int unit, int piece)
{
    int arm = b->unit[unit].arm;

    if (au_side_of(b, piece) == b->unit[unit].side) {
        return arm == HEADQUARTERS || piece >= AU_CHIT0 ||
               BY(AU_6_8_1, b->unit[piece].arm == ARTILLERY) || b->unit[piece].arm == HEADQUARTERS;
    }
    return arm == CAVALRY && piece < AU_CHIT0 &&
           (BY(AU_6_11_2,
               b->unit[piece].arm == ARTILLERY || s->unit[piece].formation == FORM_SQUARE));
}

static eng_ruleno in_the_way(const struct au_board *b, int unit, int piece)
{
    if (au_side_of(b, piece) == b->unit[unit].side)
        return AU_6_9_1;
    return b->unit[unit].arm == HEADQUARTERS ? AU_5_1_8 : AU_6_11_1;
}

/* Why it may not end on what it may pass. */
static eng_ruleno on_top(const struct au_board *b, int unit, int piece)
{
    if (au_side_of(b, piece) != b->unit[unit].side)
        return AU_6_11_3;
    if (piece < AU_CHIT0 && b->unit[piece].arm == ARTILLERY)
        return AU_6_8_2;
    return piece >= AU_CHIT0 || b->unit[piece].arm == HEADQUARTERS ? AU_6_8_3 : AU_7_1_1;
}

/* -- quick refusals -- */

/* Half of what a box measures along a direction and across it, rounded up. */
static void measure(const struct plane_box *box, int degree, int64_t *along, int64_t *across)
{
    struct plane_pt u = plane_dir(plane_degree(box->facing - degree));
    int64_t sine = u.x < 0 ? -u.x : u.x, cosine = u.y < 0 ? -u.y : u.y;

    *along = (box->depth * cosine + box->width * sine) / (2 * PLANE_UNIT) + 1;
    *across = (box->width * cosine + box->depth * sine) / (2 * PLANE_UNIT) + 1;
}

/* Surely more than 3 hu off the strip that a box sweeps when it goes straight on. */
static bool is_off(const struct plane_box *box, int degree, int length,
                   const struct plane_box *other)
{
    struct plane_pt u = plane_dir(degree);
    int64_t dx = other->at.x - box->at.x, dy = other->at.y - box->at.y;
    int64_t along = (dx * u.x + dy * u.y) / PLANE_UNIT;
    int64_t across = (dx * u.y - dy * u.x) / PLANE_UNIT;
    int64_t long1, wide1, long2, wide2;

    measure(box, degree, &long1, &wide1);
    measure(other, degree, &long2, &wide2);
    int64_t deep = long1 + long2 + AU_APART + 1, wide = wide1 + wide2 + AU_APART + 1;
    return along < -deep || along > length + deep || across < -wide || across > wide;
}

/* -- turns -- */

/* No box that far from the centre is met, whichever way the unit turns. */
static bool is_out_of_reach(const struct plane_box *other, struct plane_pt at, int far)
{
    struct plane_pt u = plane_dir(other->facing);
    int64_t dx = at.x - other->at.x, dy = at.y - other->at.y;
    int64_t a = au_size(dx * u.x + dy * u.y) / PLANE_UNIT - other->depth / 2 - 2;
    int64_t b = au_size(dx * u.y - dy * u.x) / PLANE_UNIT - other->width / 2 - 2;

    a = a < 0 ? 0 : a;
    b = b < 0 ? 0 : b;
    return a * a + b * b > (int64_t)far * far;
}

static int near_things(const struct au_board *b, const struct au_state *s, int unit,
                       struct plane_pt at, struct plane_thing thing[AU_PIECES])
{
    struct plane_box here = { at, 1, 1, 0 };
    uint8_t near[AU_PIECES];
    int all = au_near(b, s, &here, reach(b, unit), 3, near), count = 0;

    for (int i = 0; i < all; i++) {
        struct plane_box other = au_box(b, s, near[i]);
        if (near[i] != unit && !may_pass(b, s, unit, near[i]) &&
            !is_out_of_reach(&other, at, reach(b, unit)))
            thing[count++] = (struct plane_thing){ .kind = PLANE_THING_BOX, .box = other };
    }
    return count;
}

static bool pond_near(const struct au_area *pond, struct plane_pt at)
{
    return at.x > pond->low.x - WIDEST && at.x < pond->high.x + WIDEST &&
           at.y > pond->low.y - WIDEST && at.y < pond->high.y + WIDEST;
}

static bool turns_into_pond(const struct au_board *b, const struct plane_box *box, int degrees)
{
    for (int i = 0; i < b->area_count; i++) {
        if (b->area[i].ground != POND || !pond_near(&b->area[i], box->at))
            continue;
        struct plane_thing pond = { .kind = PLANE_THING_AREA, .poly = b->area[i].poly };
        if (plane_sweep_turn(box, degrees, &pond, 1).thing >= 0)
            return true;
    }
    return false;
}

/* A square and a battery turn like any rectangle. */
eng_ruleno au_check_pivot(const struct au_board *b, const struct au_state *s, int unit, int facing)
{
    struct plane_thing thing[AU_PIECES];
    struct plane_box box = au_box(b, s, unit);
    int degrees = plane_turn(box.facing, facing);

    if (degrees == 0 || b->unit[unit].arm == HEADQUARTERS)
        return 0;
    int count = near_things(b, s, unit, box.at, thing);
    if (count && plane_sweep_turn(&box, degrees, thing, count).thing >= 0)
        return AU_6_9_2;
    return turns_into_pond(b, &box, degrees) ? AU_15_1_17 : 0;
}

/* -- rest -- */

static bool was_touching(const struct au_board *b, const struct au_state *s, int unit,
                         const struct plane_box *other)
{
    struct plane_box now = au_box(b, s, unit);

    return plane_box_within(&now, other, AU_APART - 1);
}

/* A05-13.1-3 for a unit that keeps its centre: no new contact. */
eng_ruleno au_check_fits(const struct au_board *b, const struct au_state *s, int unit,
                         const struct plane_box *box, eng_ruleno no_room)
{
    uint8_t near[AU_PIECES];
    int count = au_near(b, s, box, AU_APART, 3, near);
    eng_ruleno contact = 0;

    if (!au_on_map(b, box))
        return AU_3_1_3;
    for (int i = 0; i < count; i++) {
        struct plane_box other = au_box(b, s, near[i]);
        bool enemy = au_side_of(b, near[i]) != b->unit[unit].side && near[i] < AU_CHIT0;
        if (near[i] == unit || is_off(box, box->facing, 0, &other) ||
            !plane_box_within(box, &other, AU_APART - 1))
            continue;
        if (plane_box_overlap(box, &other))
            return no_room;
        if (enemy && !was_touching(b, s, unit, &other))
            contact = AU_13_1_3;
    }
    return contact;
}

/* -- legs -- */

/* A first look, at centres alone. */
static bool is_aside(const struct au_leg *leg, struct plane_pt u, struct plane_pt p, int room)
{
    int32_t dx = p.x - leg->from.at.x, dy = p.y - leg->from.at.y;
    int32_t along = (dx * u.x + dy * u.y) / PLANE_UNIT;
    int32_t across = (dx * u.y - dy * u.x) / PLANE_UNIT;

    return across < -room || across > room || along < -room || along > leg->length + room;
}

static int near_leg(const struct au_board *b, const struct au_state *s, const struct au_leg *leg,
                    uint8_t out[AU_PIECES])
{
    struct plane_pt u = plane_dir(leg->degree);
    uint8_t near[AU_PIECES];
    int room = reach(b, leg->unit) + AU_APART + 2, count = 0;
    int all = au_near(b, s, &leg->from, leg->length + AU_APART, 3, near);

    for (int i = 0; i < all; i++) {
        if (is_aside(leg, u, au_at(s, near[i]), room + reach(b, near[i])) || near[i] == leg->unit)
            continue;
        struct plane_box other = au_box(b, s, near[i]);
        if (!is_off(&leg->from, leg->degree, leg->length, &other))
            out[count++] = near[i];
    }
    return count;
}

/* The way itself, and where it ends, without any rounding; and the whole hu at which it is laid. */
struct way {
    struct plane_shape swept, last;
    struct plane_box end;
};

static struct way way_of(const struct au_leg *leg)
{
    struct way way = { plane_shape_of_leg(&leg->from, leg->degree, leg->length),
                       plane_shape_after(&leg->from, leg->degree, leg->length), leg->from };

    way.end.at = leg->to;
    return way;
}

static eng_ruleno check_piece(const struct au_board *b, const struct au_state *s,
                              const struct au_leg *leg, const struct way *way, int piece)
{
    struct plane_box other = au_box(b, s, piece);
    bool enemy = au_side_of(b, piece) != b->unit[leg->unit].side;

    if (BY(AU_2_1_5, plane_shape_box(&way->swept, &other) == PLANE_OVERLAP)) {
        if (!may_pass(b, s, leg->unit, piece) || piece == leg->target)
            return in_the_way(b, leg->unit, piece);
        if (!leg->joins && plane_shape_box(&way->last, &other) == PLANE_OVERLAP)
            return on_top(b, leg->unit, piece);
    }
    HOLDS(AU_6_1_1,
          "an enemy stops what runs into it, and counts at the end of a leg, not beside it");
    HOLDS(AU_6_9_3, "no check asks how near an enemy a leg begins");
    if (enemy && piece < AU_CHIT0 && leg->target == AU_NOBODY && !leg->joins &&
        plane_box_within(&way->end, &other, AU_APART) &&
        BY(AU_13_1_2, plane_dist_cmp_hu(plane_box_dist(&way->end, &other), AU_APART) < 0))
        return AU_13_1_3;
    return 0;
}

/* Whom the end of a leg lies upon by a fraction of an hu; of two that leave it no room a friend. */
static int who_squeezes(const struct au_board *b, const struct au_state *s,
                        const struct au_leg *leg, const struct plane_box *end)
{
    uint8_t near[AU_PIECES];
    int count = au_near(b, s, end, 1, 1 << b->unit[leg->unit].side, near);
    int piece = au_overlapped(b, s, leg->unit, end);

    for (int i = 0; i < count && piece != AU_NOBODY; i++) {
        struct plane_box other = au_box(b, s, near[i]);
        if (near[i] != leg->unit && plane_box_within(end, &other, 1))
            return near[i];
    }
    return piece;
}

/* The way is free, but on no whole hu about its end is there room (ruling 137). */
static eng_ruleno check_room(const struct au_board *b, const struct au_state *s,
                             const struct au_leg *leg, const struct plane_box *end)
{
    int piece = leg->joins ? AU_NOBODY : who_squeezes(b, s, leg, end);

    if (piece == AU_NOBODY)
        return 0;
    return may_pass(b, s, leg->unit, piece) ? on_top(b, leg->unit, piece)
                                            : in_the_way(b, leg->unit, piece);
}

eng_ruleno au_check_path(const struct au_board *b, const struct au_state *s,
                         const struct au_leg *leg)
{
    struct way way = way_of(leg);
    uint8_t near[AU_PIECES];
    int count = near_leg(b, s, leg, near);

    if (!au_on_map(b, &way.end))
        return AU_3_1_3;
    for (int i = 0; i < count; i++) {
        eng_ruleno rule = check_piece(b, s, leg, &way, near[i]);
        if (rule)
            return rule;
    }
    return check_room(b, s, leg, &way.end);
}

/* -- what is met first -- */

struct meetings {
    struct plane_box from;
    int degree, count;
    uint8_t piece[AU_PIECES];
    struct plane_thing thing[AU_PIECES];
};

static void find_meetings(const struct au_board *b, const struct au_state *s,
                          const struct au_leg *leg, struct meetings *m)
{
    uint8_t near[AU_PIECES];
    int all = near_leg(b, s, leg, near);

    m->from = leg->from;
    m->degree = leg->degree;
    m->count = 0;
    for (int i = 0; i < all; i++) {
        bool enemy = au_side_of(b, near[i]) != b->unit[leg->unit].side;
        struct plane_box other = au_box(b, s, near[i]);
        if ((!enemy && may_pass(b, s, leg->unit, near[i])) ||
            plane_sweep_misses(&leg->from, leg->degree, &other))
            continue;
        m->piece[m->count] = near[i];
        m->thing[m->count++] = (struct plane_thing){ .kind = PLANE_THING_BOX, .box = other };
    }
}

/* How far its centre lies off the line of the way; in units of no matter. */
static int64_t aside_of(const struct meetings *m, int i)
{
    struct plane_pt u = plane_dir(m->degree);
    int64_t x = m->thing[i].box.at.x - m->from.at.x, y = m->thing[i].box.at.y - m->from.at.y;

    return au_size(x * u.y - y * u.x);
}

/* Of several that are met in the same hu an enemy counts before a friend, and of enemies the one
 * that stands most squarely before the way (ruling 124); the lower number where that is equal. */
static int choose_met(const struct au_board *b, const struct meetings *m, int side, int reach)
{
    int best = -1;

    for (int i = 0; i < m->count; i++) {
        if (!plane_leg_hits(&m->from, m->degree, reach + 1, &m->thing[i]))
            continue;
        bool enemy = au_side_of(b, m->piece[i]) != side;
        bool other = best >= 0 && au_side_of(b, m->piece[best]) != side;
        if (best < 0 || enemy > other || (enemy == other && aside_of(m, i) < aside_of(m, best)))
            best = i;
    }
    return best;
}

struct au_meeting au_first_met(const struct au_board *b, const struct au_state *s, int unit,
                               int degree, int limit)
{
    const struct au_unit *u = &s->unit[unit];
    struct plane_pt at = { u->x, u->y };
    struct au_leg leg = { .unit = unit,
                          .degree = degree,
                          .length = limit + AU_APART,
                          .from = au_box_at(b, unit, u->formation, at, degree) };
    struct meetings m;

    find_meetings(b, s, &leg, &m);
    struct plane_stop stop = plane_sweep_leg(&leg.from, degree, leg.length, m.thing, m.count);
    if (stop.thing < 0)
        return (struct au_meeting){ AU_NOBODY, limit };
    int first = choose_met(b, &m, b->unit[unit].side, stop.reach);
    bool upon = au_side_of(b, m.piece[first]) != b->unit[unit].side &&
                au_runs_upon(&leg, &leg.from, &m.thing[first].box);
    int far = stop.reach < 0 || upon ? 0 : stop.reach;
    return (struct au_meeting){ m.piece[first], far < limit ? far : limit };
}
