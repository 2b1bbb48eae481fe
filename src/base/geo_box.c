/* geo_box.c -- oriented rectangles.
 *
 * Most questions are asked in the box's own frame: a point has a "forward" and a "rightward"
 * coordinate there, the products of its fine offset with u and v.  They are below 2^52; an hu is
 * 32768 |u| long in that frame and the sides lie at +-depth * |u|^2 and +-width * |u|^2.  So
 * squares of differences are below 2^106, and a squared length in hu is one of them over
 * 2^30 |u|^2 (about 2^58). */

#include "base/geo_box.h"

#include "base/err.h"

struct frame {
    struct plane_fine centre;
    struct plane_pt u, v;
    int64_t norm;           /* |u|^2 */
    int64_t forward, right; /* where the sides lie */
};

struct local {
    int64_t forward, right;
};

static const int8_t sign_forward[PLANE_CORNERS] = { 1, -1, -1, 1 };
static const int8_t sign_right[PLANE_CORNERS] = { -1, -1, 1, 1 };

bool plane_box_ok(const struct plane_box *box)
{
    return plane_pt_ok(box->at) && box->width >= 1 && box->width <= PLANE_SIZE && box->depth >= 1 &&
           box->depth <= PLANE_SIZE && box->facing >= 0 && box->facing < 360;
}

static struct frame frame_of(const struct plane_box *box)
{
    BASE_ASSERT(plane_box_ok(box));
    const struct plane_pt u = plane_dir(box->facing);
    const int64_t norm = (int64_t)u.x * u.x + (int64_t)u.y * u.y;

    return (struct frame){ plane_to_fine(box->at), u, { u.y, -u.x }, norm, box->depth * norm,
                           box->width * norm };
}

static struct local to_frame(const struct frame *f, struct plane_fine p)
{
    const int64_t x = p.x - f->centre.x, y = p.y - f->centre.y;

    return (struct local){ x * f->u.x + y * f->u.y, x * f->v.x + y * f->v.y };
}

/* The corner s1, s2 = +-1 of the box's definition; with a 0, the middle of a side. */
static struct plane_fine point_at(const struct plane_box *box, int s1, int s2)
{
    const struct plane_fine centre = plane_to_fine(box->at);
    const struct plane_pt u = plane_dir(box->facing);
    const int64_t deep = (int64_t)s1 * box->depth, wide = (int64_t)s2 * box->width;

    return (struct plane_fine){ centre.x + deep * u.x + wide * u.y,
                                centre.y + deep * u.y - wide * u.x };
}

struct plane_fine plane_box_corner(const struct plane_box *box, enum plane_corner corner)
{
    return point_at(box, sign_forward[corner], sign_right[corner]);
}

/* Side s lies between the corners s - 1 and s: half the sum of their signs. */
static int middle_sign(const int8_t sign[PLANE_CORNERS], enum plane_box_side side)
{
    return (sign[(side + 3) % PLANE_CORNERS] + sign[side]) / 2;
}

struct plane_fine plane_box_middle(const struct plane_box *box, enum plane_box_side side)
{
    return point_at(box, middle_sign(sign_forward, side), middle_sign(sign_right, side));
}

void plane_box_targets(const struct plane_box *box, struct plane_fine out[PLANE_TARGETS])
{
    out[0] = plane_to_fine(box->at);
    for (int i = 0; i < PLANE_CORNERS; i++) {
        out[1 + i] = plane_box_corner(box, (enum plane_corner)i);
        out[5 + i] = plane_box_middle(box, (enum plane_box_side)i);
    }
}

/* A circle about each centre around its corners decides most cases.  Ten hu are added since the
 * table's vectors may be too long, by a 30000th at most. */
static bool far_apart(const struct plane_box *a, const struct plane_box *b, int hu)
{
    const int64_t x = (int64_t)b->at.x - a->at.x, y = (int64_t)b->at.y - a->at.y;
    const int64_t reach = (a->width + a->depth + b->width + b->depth + 21) / 2 + (int64_t)hu;

    return x * x + y * y > reach * reach;
}

/* Separating axes.  On each of the four axes, the gap between the centres less half the sizes of
 * both boxes; the greatest of their signs is that of the whole: -1 overlap, 0 touch, 1 apart.
 * A gap is below 2^36 before scaling and each of the sizes below 2^46. */
static int axis_sign(int64_t gap, int64_t reach)
{
    const int64_t wide = (gap < 0 ? -gap : gap) * PLANE_FINE;

    return (wide > reach) - (wide < reach);
}

static int greater(int a, int b)
{
    return a > b ? a : b;
}

static int boxes_sign(const struct plane_box *a, const struct plane_box *b)
{
    const struct plane_pt ua = plane_dir(a->facing), ub = plane_dir(b->facing);
    const int64_t x = (int64_t)b->at.x - a->at.x, y = (int64_t)b->at.y - a->at.y;
    const int64_t norm_a = (int64_t)ua.x * ua.x + (int64_t)ua.y * ua.y;
    const int64_t norm_b = (int64_t)ub.x * ub.x + (int64_t)ub.y * ub.y;
    const int64_t dot = (int64_t)ua.x * ub.x + (int64_t)ua.y * ub.y;
    const int64_t cross = (int64_t)ua.x * ub.y - (int64_t)ua.y * ub.x;
    const int64_t c = dot < 0 ? -dot : dot, s = cross < 0 ? -cross : cross;
    int greatest = axis_sign(x * ua.x + y * ua.y, a->depth * norm_a + b->depth * c + b->width * s);

    if (greatest < 1)
        greatest = greater(greatest, axis_sign(x * ua.y - y * ua.x,
                                               a->width * norm_a + b->width * c + b->depth * s));
    if (greatest < 1)
        greatest = greater(greatest, axis_sign(x * ub.x + y * ub.y,
                                               b->depth * norm_b + a->depth * c + a->width * s));
    if (greatest < 1)
        greatest = greater(greatest, axis_sign(x * ub.y - y * ub.x,
                                               b->width * norm_b + a->width * c + a->depth * s));
    return greatest;
}

bool plane_box_overlap(const struct plane_box *a, const struct plane_box *b)
{
    BASE_ASSERT(plane_box_ok(a) && plane_box_ok(b));
    return !far_apart(a, b, 0) && boxes_sign(a, b) < 0;
}

bool plane_box_meet(const struct plane_box *a, const struct plane_box *b)
{
    BASE_ASSERT(plane_box_ok(a) && plane_box_ok(b));
    return boxes_sign(a, b) <= 0;
}

/* How far beyond the sides the point lies, along each axis; negative between them. */
static struct local beyond(const struct frame *f, struct plane_fine p)
{
    const struct local at = to_frame(f, p);

    return (struct local){ (at.forward < 0 ? -at.forward : at.forward) - f->forward,
                           (at.right < 0 ? -at.right : at.right) - f->right };
}

static enum plane_place place_in(const struct frame *f, struct plane_fine p)
{
    const struct local out = beyond(f, p);

    if (out.forward > 0 || out.right > 0)
        return PLANE_OUTSIDE;
    return out.forward == 0 || out.right == 0 ? PLANE_ON_EDGE : PLANE_INSIDE;
}

enum plane_place plane_box_place(const struct plane_box *box, struct plane_fine p)
{
    const struct frame f = frame_of(box);

    return place_in(&f, p);
}

bool plane_box_in_frame(const struct plane_box *box, struct plane_pt low, struct plane_pt high)
{
    const struct plane_fine l = plane_to_fine(low), h = plane_to_fine(high);

    for (int i = 0; i < PLANE_CORNERS; i++) {
        const struct plane_fine p = plane_box_corner(box, (enum plane_corner)i);

        if (p.x < l.x || p.x > h.x || p.y < l.y || p.y > h.y)
            return false;
    }
    return true;
}

static plane_u128 outside_square(int64_t beyond_side)
{
    return beyond_side > 0 ? (plane_u128)beyond_side * (plane_u128)beyond_side : 0;
}

static struct plane_dist frame_dist(const struct frame *f, struct plane_fine p)
{
    const struct local out = beyond(f, p);

    return (struct plane_dist){ outside_square(out.forward) + outside_square(out.right),
                                (plane_u128)f->norm * PLANE_FINE * PLANE_FINE };
}

/* The corners of a box as another's frame sees them: the centre there, and from it half the sides. */
struct seen {
    struct local centre, deep, wide;
};

static struct seen seen_from(const struct frame *f, const struct plane_box *box)
{
    const struct plane_pt u = plane_dir(box->facing);
    const int64_t along = (int64_t)u.x * f->u.x + (int64_t)u.y * f->u.y;
    const int64_t across = (int64_t)u.x * f->v.x + (int64_t)u.y * f->v.y;

    return (struct seen){ to_frame(f, plane_to_fine(box->at)),
                          { box->depth * along, box->depth * across },
                          { -box->width * across, box->width * along } };
}

static struct local corner_seen(const struct seen *s, int corner)
{
    return (struct local){ s->centre.forward + sign_forward[corner] * s->deep.forward +
                               sign_right[corner] * s->wide.forward,
                           s->centre.right + sign_forward[corner] * s->deep.right +
                               sign_right[corner] * s->wide.right };
}

/* The nearest of the corners of a box that has gone by `way`. */
static struct plane_dist moved_dist(const struct plane_box *from, struct plane_fine way,
                                    const struct frame *to)
{
    const struct local go = { way.x * to->u.x + way.y * to->u.y,
                              way.x * to->v.x + way.y * to->v.y };
    const struct seen s = seen_from(to, from);
    plane_u128 least = 0;

    for (int i = 0; i < PLANE_CORNERS; i++) {
        const struct local p = corner_seen(&s, i);
        const int64_t forward = p.forward + go.forward, right = p.right + go.right;
        const plane_u128 far = outside_square((forward < 0 ? -forward : forward) - to->forward) +
                               outside_square((right < 0 ? -right : right) - to->right);

        if (i == 0 || far < least)
            least = far;
    }
    return (struct plane_dist){ least, (plane_u128)to->norm * PLANE_FINE * PLANE_FINE };
}

static struct plane_dist corners_dist(const struct plane_box *from, const struct frame *to)
{
    return moved_dist(from, (struct plane_fine){ 0, 0 }, to);
}

/* Two rectangles that do not meet are nearest at a corner of one of them. */
struct plane_dist plane_box_dist(const struct plane_box *a, const struct plane_box *b)
{
    const struct frame fa = frame_of(a), fb = frame_of(b);

    if (boxes_sign(a, b) <= 0)
        return (struct plane_dist){ 0, 1 };
    return plane_dist_min(corners_dist(a, &fb), corners_dist(b, &fa));
}

/* A leg of n hu is n times the table's vector, in fine units twice that. */
struct plane_dist plane_box_dist_after(const struct plane_box *a, int degree, int length,
                                       const struct plane_box *b)
{
    const struct frame fa = frame_of(a), fb = frame_of(b);
    const struct plane_pt u = plane_dir(degree);
    const int64_t fine = (int64_t)length * (PLANE_FINE / PLANE_UNIT);
    const struct plane_fine on = { fine * u.x, fine * u.y }, back = { -on.x, -on.y };

    return plane_dist_min(moved_dist(a, on, &fb), moved_dist(b, back, &fa));
}

/* How a coordinate lies beyond the two sides at +-side: negative, positive, or 0 between them. */
static int64_t past(int64_t coordinate, int64_t side)
{
    if (coordinate > side)
        return coordinate - side;
    return coordinate < -side ? coordinate + side : 0;
}

/* The product of the way and the shortest line from the framed box to the corner, which is the
 * nearest of the four. */
static plane_i128 lead_away(const struct plane_box *from, const struct frame *to,
                            struct plane_pt way)
{
    plane_u128 least = 0;
    plane_i128 product = 0;

    for (int i = 0; i < PLANE_CORNERS; i++) {
        const struct local p = to_frame(to, plane_box_corner(from, (enum plane_corner)i));
        const int64_t forward = past(p.forward, to->forward), right = past(p.right, to->right);
        const plane_u128 far =
            (plane_u128)((plane_i128)forward * forward) + (plane_u128)((plane_i128)right * right);

        if (i > 0 && far >= least)
            continue;
        least = far;
        product = (plane_i128)forward * ((int64_t)way.x * to->u.x + (int64_t)way.y * to->u.y) +
                  (plane_i128)right * ((int64_t)way.x * to->v.x + (int64_t)way.y * to->v.y);
    }
    return product;
}

bool plane_box_nears(const struct plane_box *a, int degree, const struct plane_box *b)
{
    const struct frame fa = frame_of(a), fb = frame_of(b);
    const struct plane_pt way = plane_dir(degree);

    if (plane_dist_cmp(corners_dist(a, &fb), corners_dist(b, &fa)) <= 0)
        return lead_away(a, &fb, way) < 0;
    return lead_away(b, &fa, way) > 0;
}

bool plane_box_within(const struct plane_box *a, const struct plane_box *b, int hu)
{
    if (hu < 0 || far_apart(a, b, hu))
        return false;
    return plane_dist_cmp_hu(plane_box_dist(a, b), hu) <= 0;
}

/* From a point to the front side of the framed box. */
static struct plane_dist front_dist(const struct frame *f, struct plane_fine p)
{
    const int64_t forward = to_frame(f, p).forward - f->forward;

    return (struct plane_dist){ outside_square(forward < 0 ? -forward : forward) +
                                    outside_square(beyond(f, p).right),
                                (plane_u128)f->norm * PLANE_FINE * PLANE_FINE };
}

bool plane_box_front_within(const struct plane_box *a, const struct plane_box *b, int hu)
{
    const struct frame fa = frame_of(a), fb = frame_of(b);

    if (!plane_box_within(a, b, hu))
        return false;
    if (plane_dist_cmp_hu(frame_dist(&fb, plane_box_corner(a, PLANE_FRONT_LEFT)), hu) <= 0 ||
        plane_dist_cmp_hu(frame_dist(&fb, plane_box_corner(a, PLANE_FRONT_RIGHT)), hu) <= 0)
        return true;
    for (int i = 0; i < PLANE_CORNERS; i++)
        if (plane_dist_cmp_hu(front_dist(&fa, plane_box_corner(b, (enum plane_corner)i)), hu) <= 0)
            return true;
    return false;
}

struct plane_dist plane_box_point_dist(const struct plane_box *box, struct plane_pt p)
{
    return plane_box_fine_dist(box, plane_to_fine(p));
}

struct plane_dist plane_box_fine_dist(const struct plane_box *box, struct plane_fine p)
{
    const struct frame f = frame_of(box);

    return frame_dist(&f, p);
}

/* Cuts the span down to where |start + t * slope| is below the side.  False when that is nowhere;
 * with closed set, places on the side count too.  A fraction's numbers are below 2^53. */
static bool cut_slab(int64_t start, int64_t slope, int64_t side, bool closed,
                     struct plane_span *span)
{
    if (slope == 0) {
        const int64_t off = start < 0 ? -start : start;

        return closed ? off <= side : off < side;
    }
    if (slope < 0) {
        start = -start;
        slope = -slope;
    }

    const struct plane_frac in = { -side - start, slope }, out = { side - start, slope };

    if (plane_frac_cmp(in, span->from) > 0)
        span->from = in;
    if (plane_frac_cmp(out, span->to) < 0)
        span->to = out;

    const int order = plane_frac_cmp(span->from, span->to);

    return closed ? order <= 0 : order < 0;
}

static bool cut_frame(const struct frame *f, const struct plane_fine end[2], bool closed,
                      struct plane_span *span)
{
    const struct local a = to_frame(f, end[0]), b = to_frame(f, end[1]);

    *span = (struct plane_span){ { 0, 1 }, { 1, 1 } };
    return cut_slab(a.forward, b.forward - a.forward, f->forward, closed, span) &&
           cut_slab(a.right, b.right - a.right, f->right, closed, span);
}

bool plane_box_cut(const struct plane_box *box, struct plane_pt a, struct plane_fine b,
                   struct plane_span *span)
{
    const struct frame f = frame_of(box);
    const struct plane_fine end[2] = { plane_to_fine(a), b };

    return (end[0].x != b.x || end[0].y != b.y) && cut_frame(&f, end, false, span);
}

struct plane_dist plane_box_seg_dist(const struct plane_box *box, struct plane_pt a,
                                     struct plane_pt b)
{
    const struct frame f = frame_of(box);
    const struct plane_fine end[2] = { plane_to_fine(a), plane_to_fine(b) };
    struct plane_span span;

    if (cut_frame(&f, end, true, &span))
        return (struct plane_dist){ 0, 1 };

    struct plane_dist least = plane_dist_min(frame_dist(&f, end[0]), frame_dist(&f, end[1]));

    for (int i = 0; i < PLANE_CORNERS; i++)
        least = plane_dist_min(
            least, plane_seg_fine_dist(a, b, plane_box_corner(box, (enum plane_corner)i)));
    return least;
}

/* A corner beside the segment, not beyond its ends, whose distances are asked before.  A product of
 * two fine differences is below 2^75: its square is compared, not made. */
static bool corner_within(struct plane_fine corner, const struct plane_fine end[2], int hu)
{
    const int64_t dx = end[1].x - end[0].x, dy = end[1].y - end[0].y;
    const int64_t x = corner.x - end[0].x, y = corner.y - end[0].y;
    const plane_i128 along = plane_wide_dot(dx, dy, x, y), square = plane_wide_dot(dx, dy, dx, dy);
    const plane_u128 cross = plane_wide_abs(plane_wide_cross(dx, dy, x, y));
    const plane_u128 far = (plane_u128)hu * PLANE_FINE;

    return along > 0 && along < square &&
           plane_wide_cmp(cross, cross, far * far, (plane_u128)square) <= 0;
}

bool plane_box_sight_within(const struct plane_box *box, struct plane_pt a, struct plane_fine b,
                            int hu)
{
    const struct frame f = frame_of(box);
    const struct plane_fine end[2] = { plane_to_fine(a), b };
    struct plane_span span;

    if (cut_frame(&f, end, true, &span) || plane_dist_cmp_hu(frame_dist(&f, end[0]), hu) <= 0 ||
        plane_dist_cmp_hu(frame_dist(&f, end[1]), hu) <= 0)
        return true;
    for (int i = 0; i < PLANE_CORNERS; i++)
        if (corner_within(plane_box_corner(box, (enum plane_corner)i), end, hu))
            return true;
    return false;
}

enum plane_zone plane_box_zone(const struct plane_box *box, struct plane_fine p)
{
    const struct frame f = frame_of(box);
    const struct local at = to_frame(&f, p), out = beyond(&f, p);

    if (at.forward >= 0)
        return out.forward >= out.right ? PLANE_FRONT : PLANE_FLANK;
    return out.forward > out.right ? PLANE_REAR : PLANE_FLANK;
}

bool plane_box_covered(const struct plane_box *box, enum plane_box_side side, int half,
                       const struct plane_fine segment[2], int hu)
{
    const struct frame f = frame_of(box);
    const struct local a = to_frame(&f, segment[0]), b = to_frame(&f, segment[1]);
    const bool across = side == PLANE_FRONT_SIDE || side == PLANE_REAR_SIDE;
    /* The front runs to the left and the left side to the rear: against the frame's axes. */
    const int run = side == PLANE_FRONT_SIDE || side == PLANE_LEFT_SIDE ? -1 : 1;
    const int64_t p = run * (across ? a.right : a.forward);
    const int64_t q = run * (across ? b.right : b.forward);
    const int64_t end = across ? f.right : f.forward;
    const int64_t from = half > 0 ? 0 : -end, to = half < 0 ? 0 : end;
    const int64_t low = p < q ? p : q, high = p < q ? q : p;
    const int64_t cover = (high < to ? high : to) - (low > from ? low : from);

    if (cover < 0)
        return false;
    return plane_dist_cmp_hu((struct plane_dist){ (plane_u128)cover * (plane_u128)cover,
                                                  (plane_u128)f.norm * PLANE_FINE * PLANE_FINE },
                             hu) >= 0;
}
