/* geo_shape.c -- convex shapes with fine corners.
 *
 * Two convex sets are apart when a line parts them, and if one does, the line of a side of one of
 * them does.  Differences of fine coordinates are below 2^37 and their products below 2^75. */

#include "base/geo_shape.h"

#include "base/err.h"

static struct plane_fine moved(struct plane_fine p, struct plane_fine by)
{
    return (struct plane_fine){ p.x + by.x, p.y + by.y };
}

static struct plane_fine less(struct plane_fine p, struct plane_fine q)
{
    return (struct plane_fine){ p.x - q.x, p.y - q.y };
}

/* deep * u + wide * v, for the direction u and v to its right. */
static struct plane_fine way(int degree, int64_t deep, int64_t wide)
{
    const struct plane_pt u = plane_dir(degree);

    return (struct plane_fine){ deep * u.x + wide * u.y, deep * u.y - wide * u.x };
}

static plane_i128 side_of(struct plane_fine a, struct plane_fine b, struct plane_fine p)
{
    return plane_wide_cross(b.x - a.x, b.y - a.y, p.x - a.x, p.y - a.y);
}

static struct plane_fine next_corner(const struct plane_shape *s, int i)
{
    return s->at[i + 1 < s->count ? i + 1 : 0];
}

struct plane_shape plane_shape_of_box(const struct plane_box *box)
{
    BASE_ASSERT(plane_box_ok(box));
    const struct plane_fine c = plane_to_fine(box->at);
    const struct plane_fine d = way(box->facing, box->depth, 0),
                            w = way(box->facing, 0, box->width);

    return (struct plane_shape){ PLANE_CORNERS,
                                 { { c.x + d.x - w.x, c.y + d.y - w.y },
                                   { c.x - d.x - w.x, c.y - d.y - w.y },
                                   { c.x - d.x + w.x, c.y - d.y + w.y },
                                   { c.x + d.x + w.x, c.y + d.y + w.y } } };
}

struct plane_shape plane_shape_ahead(const struct plane_box *box, int reach, int spread)
{
    BASE_ASSERT(plane_box_ok(box) && reach >= 1 && reach <= PLANE_SIZE);
    BASE_ASSERT(spread >= 0 && spread <= PLANE_SIZE);
    const struct plane_fine centre = plane_to_fine(box->at);
    const int64_t deep = box->depth + (int64_t)2 * reach, wide = box->width + (int64_t)2 * spread;

    return (struct plane_shape){ 4,
                                 { plane_box_corner(box, PLANE_FRONT_LEFT),
                                   plane_box_corner(box, PLANE_FRONT_RIGHT),
                                   moved(centre, way(box->facing, deep, wide)),
                                   moved(centre, way(box->facing, deep, -wide)) } };
}

struct plane_shape plane_shape_fan(struct plane_pt point, int degree, int height, int half_base)
{
    BASE_ASSERT(plane_pt_ok(point) && height >= 1 && height <= PLANE_SIZE);
    BASE_ASSERT(half_base >= 1 && half_base <= PLANE_SIZE);
    const struct plane_fine tip = plane_to_fine(point);
    const int64_t deep = (int64_t)2 * height, wide = (int64_t)2 * half_base;

    return (struct plane_shape){
        3, { tip, moved(tip, way(degree, deep, wide)), moved(tip, way(degree, deep, -wide)) }
    };
}

/* Which way a side of the footprint looks: 1 towards `go`, -1 away from it, 0 along it. */
static int looks(const struct plane_shape *s, int side, struct plane_fine go)
{
    const struct plane_fine run = less(next_corner(s, side), s->at[side]);

    return -plane_wide_sign(plane_wide_cross(run.x, run.y, go.x, go.y));
}

/* Walk round the footprint.  A corner between two sides that look forward is found at the end of
 * the move, one between two that look back at its start, one between a side of each kind at both.
 * A side along the move goes with either. */
static struct plane_shape swept_by(const struct plane_box *box, struct plane_fine go)
{
    const struct plane_shape foot = plane_shape_of_box(box);
    struct plane_shape s = { .count = 0 };

    for (int i = 0; i < foot.count; i++) {
        const int before = looks(&foot, (i + 3) % 4, go), after = looks(&foot, i, go);
        const bool at_end = before > 0 || after > 0;
        const bool at_start = before < 0 || after < 0 || !at_end;

        if (at_end && before > 0)
            s.at[s.count++] = moved(foot.at[i], go);
        if (at_start)
            s.at[s.count++] = foot.at[i];
        if (at_end && before <= 0)
            s.at[s.count++] = moved(foot.at[i], go);
    }
    return s;
}

struct plane_shape plane_shape_of_move(const struct plane_box *box, struct plane_pt to)
{
    BASE_ASSERT(plane_pt_ok(to));
    return swept_by(box, less(plane_to_fine(to), plane_to_fine(box->at)));
}

/* An hu is PLANE_UNIT of the vector's units, and twice as many fine ones. */
static struct plane_fine leg_of(int degree, int length)
{
    BASE_ASSERT(length >= 0 && length <= PLANE_LIMIT);
    return way(degree, (int64_t)2 * length, 0);
}

struct plane_shape plane_shape_of_leg(const struct plane_box *box, int degree, int length)
{
    return swept_by(box, leg_of(degree, length));
}

struct plane_shape plane_shape_after(const struct plane_box *box, int degree, int length)
{
    struct plane_shape s = plane_shape_of_box(box);

    for (int i = 0; i < s.count; i++)
        s.at[i] = moved(s.at[i], leg_of(degree, length));
    return s;
}

/* The greatest sign of the corners' sides seen from the side ab: -1 all lie to the right, beyond
 * it; 0 they come up to its line. */
static int greatest_side(struct plane_fine a, struct plane_fine b, const struct plane_fine *corner,
                         int count)
{
    int greatest = -1;

    for (int i = 0; i < count && greatest < 1; i++) {
        const int side = plane_wide_sign(side_of(a, b, corner[i]));

        if (side > greatest)
            greatest = side;
    }
    return greatest;
}

/* Does a side of the shape part it from these corners?  APART if one leaves a gap, TOUCH if one
 * leaves none, OVERLAP if none does. */
static enum plane_rel parted(const struct plane_shape *s, const struct plane_fine *corner,
                             int count)
{
    enum plane_rel rel = PLANE_OVERLAP;

    for (int i = 0; i < s->count; i++) {
        const int side = greatest_side(s->at[i], next_corner(s, i), corner, count);

        if (side < 0)
            return PLANE_APART;
        if (side == 0)
            rel = PLANE_TOUCH;
    }
    return rel;
}

enum plane_rel plane_shape_rel(const struct plane_shape *a, const struct plane_shape *b)
{
    const enum plane_rel one = parted(a, b->at, b->count);

    if (one == PLANE_APART)
        return PLANE_APART;

    const enum plane_rel other = parted(b, a->at, a->count);

    return one < other ? one : other;
}

enum plane_rel plane_shape_box(const struct plane_shape *shape, const struct plane_box *box)
{
    const struct plane_shape foot = plane_shape_of_box(box);

    return plane_shape_rel(shape, &foot);
}

/* The segment parts itself from the shape when no corner lies to its left, or none to its right. */
static enum plane_rel parted_by_seg(const struct plane_shape *s, struct plane_fine a,
                                    struct plane_fine b)
{
    const int left = greatest_side(a, b, s->at, s->count);
    const int right = greatest_side(b, a, s->at, s->count);

    if (left < 0 || right < 0)
        return PLANE_APART;
    return left == 0 || right == 0 ? PLANE_TOUCH : PLANE_OVERLAP;
}

enum plane_rel plane_shape_seg(const struct plane_shape *shape, struct plane_pt a,
                               struct plane_pt b)
{
    const struct plane_fine end[2] = { plane_to_fine(a), plane_to_fine(b) };
    const enum plane_rel one = parted(shape, end, 2);

    if (one == PLANE_APART || plane_same(a, b))
        return one;

    const enum plane_rel other = parted_by_seg(shape, end[0], end[1]);

    return one < other ? one : other;
}

/* The upright frame of a shape, in whole hu rounded outwards. */
struct frame {
    int64_t west, south, east, north;
};

static struct frame frame_of(const struct plane_shape *s)
{
    struct frame f = { s->at[0].x, s->at[0].y, s->at[0].x, s->at[0].y };

    for (int i = 1; i < s->count; i++) {
        f.west = s->at[i].x < f.west ? s->at[i].x : f.west;
        f.east = s->at[i].x > f.east ? s->at[i].x : f.east;
        f.south = s->at[i].y < f.south ? s->at[i].y : f.south;
        f.north = s->at[i].y > f.north ? s->at[i].y : f.north;
    }
    return (struct frame){ f.west / PLANE_FINE - 1, f.south / PLANE_FINE - 1,
                           f.east / PLANE_FINE + 1, f.north / PLANE_FINE + 1 };
}

/* Most sides of an outline lie wholly beyond one side of the frame, and need no other look. */
static bool is_beyond(const struct frame *f, struct plane_pt a, struct plane_pt b)
{
    return (a.x < f->west && b.x < f->west) || (a.x > f->east && b.x > f->east) ||
           (a.y < f->south && b.y < f->south) || (a.y > f->north && b.y > f->north);
}

static enum plane_rel greatest_rel(const struct plane_shape *shape, const struct plane_poly *p,
                                   int sides)
{
    const struct frame f = frame_of(shape);
    enum plane_rel greatest = PLANE_APART;

    for (int i = 0; i < sides && greatest != PLANE_OVERLAP; i++) {
        const struct plane_pt end = p->at[i + 1 < p->count ? i + 1 : 0];

        if (is_beyond(&f, p->at[i], end))
            continue;

        const enum plane_rel rel = plane_shape_seg(shape, p->at[i], end);

        if (rel > greatest)
            greatest = rel;
    }
    return greatest;
}

enum plane_rel plane_shape_line(const struct plane_shape *shape, const struct plane_poly *line)
{
    return greatest_rel(shape, line, line->count - 1);
}

/* The mean of the corners lies inside a convex shape: their sum, counted at `count` times the fine
 * scale, which stays below 2^19. */
static enum plane_place place_of_middle(const struct plane_shape *shape,
                                        const struct plane_poly *area)
{
    struct plane_fine sum = { 0, 0 };

    for (int i = 0; i < shape->count; i++)
        sum = moved(sum, shape->at[i]);
    return plane_area_place_scaled(area, sum.x, sum.y, (int64_t)PLANE_FINE * shape->count);
}

/* Unless the border passes through the inside of the shape, all of that inside lies in the area or
 * none of it does. */
enum plane_rel plane_shape_area(const struct plane_shape *shape, const struct plane_poly *area)
{
    const enum plane_rel border = greatest_rel(shape, area, area->count);

    if (border == PLANE_OVERLAP)
        return PLANE_OVERLAP;
    return place_of_middle(shape, area) == PLANE_INSIDE ? PLANE_WITHIN : border;
}

/* Squares of the cross product below 2^150 and of the length below 2^75 are not made: r^2 is below
 * 2^92 (an hu limit below 2^31, fine), and products are compared. */
static bool near_side(struct plane_fine a, struct plane_fine b, struct plane_fine p, plane_u128 r)
{
    const struct plane_fine run = less(b, a), off = less(p, a), off2 = less(p, b);
    const plane_i128 along = plane_wide_dot(run.x, run.y, off.x, off.y);
    const plane_u128 length2 = (plane_u128)plane_wide_dot(run.x, run.y, run.x, run.y);

    if (along <= 0)
        return (plane_u128)plane_wide_dot(off.x, off.y, off.x, off.y) <= r * r;
    if ((plane_u128)along >= length2)
        return (plane_u128)plane_wide_dot(off2.x, off2.y, off2.x, off2.y) <= r * r;

    const plane_u128 cross = plane_wide_abs(side_of(a, b, p));

    return plane_wide_cmp(cross, cross, r * r, length2) <= 0;
}

static bool corners_near(const struct plane_shape *of, const struct plane_shape *to, plane_u128 r)
{
    for (int i = 0; i < of->count; i++)
        for (int j = 0; j < to->count; j++)
            if (near_side(to->at[j], next_corner(to, j), of->at[i], r))
                return true;
    return false;
}

/* The corners all lie beyond one side of the shape, by more than r. */
static bool parted_widely(const struct plane_shape *s, const struct plane_shape *from, plane_u128 r)
{
    for (int i = 0; i < s->count; i++) {
        const struct plane_fine a = s->at[i], run = less(next_corner(s, i), a);
        plane_i128 nearest = side_of(a, next_corner(s, i), from->at[0]);

        for (int j = 1; j < from->count && nearest < 0; j++) {
            const plane_i128 side = side_of(a, next_corner(s, i), from->at[j]);

            nearest = side > nearest ? side : nearest;
        }

        const plane_u128 off = plane_wide_abs(nearest);

        if (nearest < 0 &&
            plane_wide_cmp(off, off, r * r,
                           (plane_u128)plane_wide_dot(run.x, run.y, run.x, run.y)) > 0)
            return true;
    }
    return false;
}

bool plane_shape_within(const struct plane_shape *a, const struct plane_shape *b, int hu)
{
    const plane_u128 r = (plane_u128)(hu < 0 ? 0 : hu) * PLANE_FINE;

    if (hu < 0 || parted_widely(a, b, r) || parted_widely(b, a, r))
        return false;
    if (plane_shape_rel(a, b) != PLANE_APART)
        return true;
    return corners_near(a, b, r) || corners_near(b, a, r);
}

enum plane_rel plane_shape_thing(const struct plane_shape *shape, const struct plane_thing *thing)
{
    switch (thing->kind) {
    case PLANE_THING_BOX:
        return plane_shape_box(shape, &thing->box);
    case PLANE_THING_AREA:
        return plane_shape_area(shape, &thing->poly);
    case PLANE_THING_LINE:
        return plane_shape_line(shape, &thing->poly);
    }
    return PLANE_APART;
}
