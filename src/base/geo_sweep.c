/* geo_sweep.c -- what a moving footprint runs into. */

#include "base/geo_sweep.h"

static bool is_hit(const struct plane_shape *shape, const struct plane_thing *thing)
{
    return plane_shape_thing(shape, thing) >= PLANE_OVERLAP;
}

int plane_sweep_move(const struct plane_box *box, struct plane_pt to,
                     const struct plane_thing *thing, int count, int start)
{
    const struct plane_shape sweep = plane_shape_of_move(box, to);

    for (int i = start; i < count; i++)
        if (is_hit(&sweep, &thing[i]))
            return i;
    return -1;
}

static int64_t size_along(const struct plane_box *box, struct plane_pt n)
{
    const struct plane_pt u = plane_dir(box->facing);
    const int64_t deep = (int64_t)u.x * n.x + (int64_t)u.y * n.y;
    const int64_t wide = (int64_t)u.y * n.x - (int64_t)u.x * n.y;

    return box->depth * (deep < 0 ? -deep : deep) + box->width * (wide < 0 ? -wide : wide);
}

/* The shadows on the line n of what a box sweeps, going by (x, y), and of another: do they overlap? */
static bool shadows_overlap(const struct plane_box *box, struct plane_pt go, struct plane_pt n,
                            const struct plane_box *other)
{
    const int64_t x = other->at.x - box->at.x, y = other->at.y - box->at.y;
    const int64_t at = (x * n.x + y * n.y) * PLANE_FINE;
    const int64_t end = ((int64_t)go.x * n.x + (int64_t)go.y * n.y) * PLANE_FINE;
    const int64_t size = size_along(box, n) + size_along(other, n);

    return at - size < (end > 0 ? end : 0) && at + size > (end < 0 ? end : 0);
}

/* What is swept has sides along those of the box and along its way; a way that leads nowhere has no
 * sides. */
bool plane_sweep_hits(const struct plane_box *box, struct plane_pt to,
                      const struct plane_box *other)
{
    const struct plane_pt go = { to.x - box->at.x, to.y - box->at.y };
    const struct plane_pt u = plane_dir(box->facing), w = plane_dir(other->facing);
    const struct plane_pt axis[] = { { go.y, -go.x }, u, { u.y, -u.x }, w, { w.y, -w.x } };

    BASE_ASSERT(plane_box_ok(box) && plane_pt_ok(to) && plane_box_ok(other));
    for (int i = go.x || go.y ? 0 : 1; i < 5; i++)
        if (!shadows_overlap(box, go, axis[i], other))
            return false;
    return true;
}

bool plane_leg_hits(const struct plane_box *box, int degree, int length,
                    const struct plane_thing *thing)
{
    const struct plane_shape sweep = plane_shape_of_leg(box, degree, length);

    return is_hit(&sweep, thing);
}

/* -- lengths that are surely free -- */

/* While a box goes straight on, its shadow and the other's on the line n overlap between these two
 * lengths; rounded outwards, and with no end on either side where the way runs square to n. */
struct stay {
    int64_t enters, leaves;
};

static int64_t floor_ratio(int64_t n, int64_t d)
{
    return n / d - (n % d < 0);
}

static struct stay shadows_meet(const struct plane_box *box, struct plane_pt way, struct plane_pt n,
                                const struct plane_box *other)
{
    const int64_t x = other->at.x - box->at.x, y = other->at.y - box->at.y;
    const int64_t slow = 2 * ((int64_t)way.x * n.x + (int64_t)way.y * n.y);
    const int64_t gap = (x * n.x + y * n.y) * PLANE_FINE;
    const int64_t size = size_along(box, n) + size_along(other, n);
    const int64_t ahead = slow < 0 ? -gap : gap, pace = slow < 0 ? -slow : slow;

    if (pace == 0)
        return (gap < 0 ? -gap : gap) >= size ? (struct stay){ 1, 0 }
                                              : (struct stay){ INT64_MIN, INT64_MAX };
    return (struct stay){ floor_ratio(ahead - size, pace), -floor_ratio(-ahead - size, pace) };
}

/* A length up to which a box that goes straight on does not overlap the other: the greatest but for
 * rounding, and -1 where none is sure.  Two boxes overlap when their shadows do on all four axes. */
static int free_till(const struct plane_box *box, int degree, int length,
                     const struct plane_box *other)
{
    const struct plane_pt way = plane_dir(degree);
    struct stay both = { INT64_MIN, INT64_MAX };

    for (int i = 0; i < 4; i++) {
        const struct plane_pt u = plane_dir(i < 2 ? box->facing : other->facing);
        const struct plane_pt n = i % 2 ? (struct plane_pt){ u.y, -u.x } : u;
        const struct stay on = shadows_meet(box, way, n, other);

        both.enters = on.enters > both.enters ? on.enters : both.enters;
        both.leaves = on.leaves < both.leaves ? on.leaves : both.leaves;
    }
    if (both.enters >= both.leaves || both.leaves <= 0 || both.enters >= length)
        return length;
    return both.enters < 0 ? -1 : (int)both.enters;
}

/* The same for whole legs, no place of which comes nearer than `apart`; their ends are rounded by less
 * than 1 hu, by which the box is widened. */
static int free_of_box(const struct plane_box *box, int degree, int length,
                       const struct plane_box *other, int apart)
{
    struct plane_box wide = *box;

    wide.width += 2 * (apart + 1);
    wide.depth += 2 * (apart + 1);
    return free_till(&wide, degree, length, other);
}

/* The last length not above `most` that can be reached before this thing: a longer leg sweeps all that
 * a shorter one does.  What is likely is tried first, on both sides of it, and then by halving. */
static int leg_before(const struct plane_box *box, int degree, int most,
                      const struct plane_thing *thing)
{
    const bool is_box = thing->kind == PLANE_THING_BOX;
    const int likely = is_box ? free_till(box, degree, most, &thing->box) : most;
    int free = -1, hit = most + 1, next = likely < most ? likely + 1 : most;

    while (hit - free > 1) {
        if (plane_leg_hits(box, degree, next, thing))
            hit = next;
        else
            free = next;
        next = free < likely && likely < hit ? likely : (free + hit) / 2;
    }
    return free;
}

struct plane_stop plane_sweep_leg(const struct plane_box *box, int degree, int length,
                                  const struct plane_thing *thing, int count)
{
    struct plane_stop stop = { length, -1 };

    for (int i = 0; i < count && stop.reach >= 0; i++) {
        const int reach = leg_before(box, degree, stop.reach, &thing[i]);

        if (reach < stop.reach)
            stop = (struct plane_stop){ reach, i };
    }
    return stop;
}

/* Is the other beyond the box in direction n (or just not yet), and does the way lead elsewhere?
 * Then it is so for every place of the way. */
static bool stays_behind(const struct plane_box *box, struct plane_pt way, struct plane_pt n,
                         const struct plane_box *other)
{
    const int64_t x = other->at.x - box->at.x, y = other->at.y - box->at.y;

    return (int64_t)way.x * n.x + (int64_t)way.y * n.y <= 0 &&
           (x * n.x + y * n.y) * PLANE_FINE >= size_along(box, n) + size_along(other, n);
}

bool plane_sweep_misses(const struct plane_box *box, int degree, const struct plane_box *other)
{
    const int axis[] = { degree, box->facing, other->facing };
    const struct plane_pt way = plane_dir(degree);

    for (int i = 0; i < 3; i++)
        for (int quarter = 0; quarter < 360; quarter += 90)
            if (stays_behind(box, way, plane_dir(plane_degree(axis[i] + quarter)), other))
                return true;
    return false;
}

/* -- turns -- */

/* How far the corners of a box are from its centre, at most: the longer half side and half of the
 * shorter one, and a little for the table's vectors. */
static int radius(const struct plane_box *box)
{
    const int longer = box->width > box->depth ? box->width : box->depth;
    const int shorter = box->width > box->depth ? box->depth : box->width;

    return longer / 2 + shorter / 4 + 2 + longer / 20000;
}

/* The widest gap between the shadows of the two on an axis of either, in 256ths of an hu; not above 0:
 * there is none.  They are at least so far apart. */
static int64_t widest_gap(const struct plane_box *a, const struct plane_box *b)
{
    const int64_t x = b->at.x - a->at.x, y = b->at.y - a->at.y;
    int64_t widest = INT64_MIN;

    for (int i = 0; i < 4; i++) {
        const struct plane_pt u = plane_dir(i < 2 ? a->facing : b->facing);
        const struct plane_pt n = i % 2 ? (struct plane_pt){ u.y, -u.x } : u;
        const int64_t off = (x * n.x + y * n.y) * PLANE_FINE;
        const int64_t gap = (off < 0 ? -off : off) - size_along(a, n) - size_along(b, n);

        widest = gap > widest ? gap : widest;
    }
    return widest / (PLANE_UNIT * (PLANE_FINE / 256));
}

/* Degrees after which the turning box may be looked at again.  By a degree a corner goes less than
 * 4.5 256ths of its radius; a 32nd of an hu is left for the table's vectors. */
static int degrees_to_skip(const struct plane_box *turned, const struct plane_box *other)
{
    const int64_t skip = (widest_gap(turned, other) - 8) * 2 / (9 * radius(turned));

    return skip < 1 ? 1 : (int)(skip < 360 ? skip : 360);
}

/* No facing of a box reaches an area or a line that is farther from its centre than its corners. */
static bool is_out_of_turn(const struct plane_box *box, const struct plane_thing *thing)
{
    return thing->kind == PLANE_THING_LINE
               ? plane_dist_cmp_hu(plane_line_dist(&thing->poly, box->at), radius(box)) > 0
               : plane_dist_cmp_hu(plane_area_dist(&thing->poly, box->at), radius(box)) > 0;
}

static bool is_ground_hit(const struct plane_box *box, const struct plane_thing *thing)
{
    const struct plane_shape foot = plane_shape_of_box(box);

    return is_hit(&foot, thing);
}

/* The first degree below `most` at which the thing is hit; most: none. */
static int turned_into(const struct plane_box *box, int sense, int most,
                       const struct plane_thing *thing)
{
    const bool is_box = thing->kind == PLANE_THING_BOX;
    struct plane_box turned = *box;

    if (!is_box && is_out_of_turn(box, thing))
        return most;
    for (int k = 0; k < most; k += is_box ? degrees_to_skip(&turned, &thing->box) : 1) {
        turned.facing = plane_degree(box->facing + sense * k);
        if (is_box ? plane_box_overlap(&turned, &thing->box) : is_ground_hit(&turned, thing))
            return k;
    }
    return most;
}

struct plane_stop plane_sweep_turn(const struct plane_box *box, int degrees,
                                   const struct plane_thing *thing, int count)
{
    const int most = degrees < 0 ? -degrees : degrees, sense = degrees < 0 ? -1 : 1;
    int first = most + 1, by = -1;

    for (int i = 0; i < count; i++) {
        const int hit = turned_into(box, sense, first, &thing[i]);

        by = hit < first ? i : by;
        first = hit;
    }
    return (struct plane_stop){ first - 1, by };
}

/* How many hu of the leg may be skipped at this distance: less than the gap, by 3 hu for rounded
 * ends and a thousandth for the length of the table's vectors. */
static int hu_to_skip(const struct plane_box *at, const struct plane_box *other, int hu)
{
    const int gap = plane_dist_down(plane_box_dist(at, other)) - hu;
    const int skip = gap - 3 - gap / 1000;

    return skip < 1 ? 1 : skip;
}

int plane_sweep_approach(const struct plane_box *box, int degree, int length,
                         const struct plane_box *other, int hu)
{
    struct plane_box at = *box;

    for (int n = free_of_box(box, degree, length, other, hu) + 1; n <= length;
         n += hu_to_skip(&at, other, hu)) {
        at.at = plane_leg_end(box->at, degree, n);
        if (plane_box_within(&at, other, hu))
            return n;
    }
    return -1;
}
