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

static bool leg_hits(const struct plane_box *box, int degree, int length,
                     const struct plane_thing *thing)
{
    const struct plane_shape sweep = plane_shape_of_leg(box, degree, length);

    return is_hit(&sweep, thing);
}

/* The last length not above `most` that can be reached before this thing, by halving: a longer leg
 * sweeps all that a shorter one does. */
static int leg_before(const struct plane_box *box, int degree, int most,
                      const struct plane_thing *thing)
{
    int free = -1, hit = most + 1;

    for (int next = most; hit - free > 1; next = (free + hit) / 2) {
        if (leg_hits(box, degree, next, thing))
            hit = next;
        else
            free = next;
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

static int64_t size_along(const struct plane_box *box, struct plane_pt n)
{
    const struct plane_pt u = plane_dir(box->facing);
    const int64_t deep = (int64_t)u.x * n.x + (int64_t)u.y * n.y;
    const int64_t wide = (int64_t)u.y * n.x - (int64_t)u.x * n.y;

    return box->depth * (deep < 0 ? -deep : deep) + box->width * (wide < 0 ? -wide : wide);
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

/* Two boxes, the usual case, are quicker asked directly. */
static bool is_box_hit(const struct plane_box *box, const struct plane_thing *thing)
{
    if (thing->kind == PLANE_THING_BOX)
        return plane_box_overlap(box, &thing->box);

    const struct plane_shape foot = plane_shape_of_box(box);

    return is_hit(&foot, thing);
}

static int first_box_hit(const struct plane_box *box, const struct plane_thing *thing, int count)
{
    for (int i = 0; i < count; i++)
        if (is_box_hit(box, &thing[i]))
            return i;
    return -1;
}

struct plane_stop plane_sweep_turn(const struct plane_box *box, int degrees,
                                   const struct plane_thing *thing, int count)
{
    const int most = degrees < 0 ? -degrees : degrees, sense = degrees < 0 ? -1 : 1;
    struct plane_box turned = *box;

    for (int k = 0; k <= most; k++) {
        turned.facing = plane_degree(box->facing + sense * k);

        const int hit = first_box_hit(&turned, thing, count);

        if (hit >= 0)
            return (struct plane_stop){ k - 1, hit };
    }
    return (struct plane_stop){ most, -1 };
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

    for (int n = 0; n <= length; n += hu_to_skip(&at, other, hu)) {
        at.at = plane_leg_end(box->at, degree, n);
        if (plane_box_within(&at, other, hu))
            return n;
    }
    return -1;
}
