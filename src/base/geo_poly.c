/* geo_poly.c -- areas and lines on the plane.
 *
 * What a segment does to an area is found from the line through the segment, shifted by less than
 * any distance to its left and again to its right.  A shifted line meets no corner, so it crosses
 * the border an odd number of times between outside and inside.  A stretch of the segment lies
 * inside where both shifted lines do; along a side of the area exactly one of them does. */

#include "base/geo_poly.h"

#include "base/err.h"

static struct plane_pt after(const struct plane_poly *p, int i)
{
    return p->at[i + 1 < p->count ? i + 1 : 0];
}

static bool points_ok(const struct plane_poly *p)
{
    if (p->count > PLANE_POLY_MAX)
        return false;
    for (int i = 0; i < p->count; i++)
        if (!plane_pt_ok(p->at[i]))
            return false;
    return true;
}

/* Neighbours share one point, and must not fold back over one another; others share none. */
static bool sides_agree(const struct plane_poly *p, int i, int j)
{
    const enum plane_seg_rel rel = plane_seg_rel(p->at[i], after(p, i), p->at[j], after(p, j));
    const bool neighbours = j == i + 1 || (i == 0 && j == p->count - 1);

    return neighbours ? rel == PLANE_SEG_TOUCH : rel == PLANE_SEG_APART;
}

bool plane_poly_is_simple(const struct plane_poly *area)
{
    if (area->count < 3 || !points_ok(area))
        return false;
    for (int i = 0; i < area->count; i++) {
        if (plane_same(area->at[i], after(area, i)))
            return false;
        for (int j = i + 1; j < area->count; j++)
            if (!sides_agree(area, i, j))
                return false;
    }
    return true;
}

/* A ray to the east crosses a side that has one end at or below it and the other above.  Scaled
 * coordinates are at most 2^40, so that the cross product is below 2^85. */
enum plane_place plane_area_place_scaled(const struct plane_poly *area, int64_t x, int64_t y,
                                         int64_t scale)
{
    bool inside = false;

    for (int i = 0; i < area->count; i++) {
        const struct plane_pt c = area->at[i], d = after(area, i);
        const int64_t cx = c.x * scale - x, cy = c.y * scale - y;
        const int64_t dx = d.x * scale - x, dy = d.y * scale - y;

        if ((cy > 0 && dy > 0) || (cy < 0 && dy < 0) || (cx < 0 && dx < 0))
            continue;

        const int side = plane_wide_sign(plane_wide_cross(cx, cy, dx, dy));

        if (side == 0 && (cx <= 0 || dx <= 0))
            return PLANE_ON_EDGE;
        if ((cy <= 0 && dy > 0 && side > 0) || (dy <= 0 && cy > 0 && side < 0))
            inside = !inside;
    }
    return inside ? PLANE_INSIDE : PLANE_OUTSIDE;
}

enum plane_place plane_area_place(const struct plane_poly *area, struct plane_pt p)
{
    return plane_area_place_scaled(area, p.x, p.y, 1);
}

enum plane_place plane_area_place_fine(const struct plane_poly *area, struct plane_fine p)
{
    return plane_area_place_scaled(area, p.x, p.y, PLANE_FINE);
}

/* Where the line through ab meets the border, and which of the shifted lines crosses there. */
struct event {
    struct plane_frac t;
    bool left, right;
};

/* The way from a whole point to a whole or a fine one: (dx, dy) / scale hu. */
struct way {
    struct plane_pt a;
    int64_t dx, dy, scale;
};

static struct way way_to(struct plane_pt a, struct plane_pt b)
{
    return (struct way){ a, (int64_t)b.x - a.x, (int64_t)b.y - a.y, 1 };
}

static struct way sight_to(struct plane_pt a, struct plane_fine b)
{
    const struct plane_fine f = plane_to_fine(a);

    return (struct way){ a, b.x - f.x, b.y - f.y, PLANE_FINE };
}

/* As plane_side, in units of `scale`: below 2^59. */
static int64_t side_of(const struct way *w, struct plane_pt p)
{
    return w->dx * ((int64_t)p.y - w->a.y) - w->dy * ((int64_t)p.x - w->a.x);
}

/* The side cd of the area, with its ends on the sides sc and sd of the way, not both 0: their
 * difference is the cross product of the two directions. */
static struct plane_frac place_on(const struct way *w, const struct plane_pt side[2], int64_t sc,
                                  int64_t sd)
{
    const int64_t num = plane_side(side[0], side[1], w->a) * w->scale, den = sd - sc;

    return den > 0 ? (struct plane_frac){ num, den } : (struct plane_frac){ -num, -den };
}

static void put_in_order(struct event *list, int count, struct event e)
{
    while (count > 0 && plane_frac_cmp(list[count - 1].t, e.t) > 0) {
        list[count] = list[count - 1];
        count--;
    }
    list[count] = e;
}

static int find_events(const struct plane_poly *area, const struct way *w, struct event *list)
{
    int count = 0;

    for (int i = 0; i < area->count; i++) {
        const struct plane_pt side[2] = { area->at[i], after(area, i) };
        const int64_t sc = side_of(w, side[0]), sd = side_of(w, side[1]);
        const bool left = (sc > 0) != (sd > 0), right = (sc < 0) != (sd < 0);

        if (left || right)
            put_in_order(list, count++, (struct event){ place_on(w, side, sc, sd), left, right });
    }
    return count;
}

static int add_span(struct plane_span *span, int count, struct plane_frac from,
                    struct plane_frac to)
{
    const struct plane_frac start = { 0, 1 }, end = { 1, 1 };

    if (plane_frac_cmp(from, start) < 0)
        from = start;
    if (plane_frac_cmp(to, end) > 0)
        to = end;
    if (plane_frac_cmp(from, to) >= 0)
        return count;
    span[count] = (struct plane_span){ from, to };
    return count + 1;
}

static int cut_way(const struct plane_poly *area, const struct way *w,
                   struct plane_span span[PLANE_SPANS])
{
    BASE_ASSERT(points_ok(area) && plane_pt_ok(w->a));
    if (w->dx == 0 && w->dy == 0)
        return 0;

    struct event list[PLANE_POLY_MAX];
    const int events = find_events(area, w, list);
    bool left = false, right = false;
    int count = 0;

    for (int i = 0; i + 1 < events; i++) {
        left ^= list[i].left;
        right ^= list[i].right;
        if (left && right)
            count = add_span(span, count, list[i].t, list[i + 1].t);
    }
    return count;
}

int plane_area_cut(const struct plane_poly *area, struct plane_pt a, struct plane_pt b,
                   struct plane_span span[PLANE_SPANS])
{
    const struct way w = way_to(a, b);

    BASE_ASSERT(plane_pt_ok(b));
    return cut_way(area, &w, span);
}

int plane_area_sight(const struct plane_poly *area, struct plane_pt a, struct plane_fine b,
                     struct plane_span span[PLANE_SPANS])
{
    const struct way w = sight_to(a, b);

    return cut_way(area, &w, span);
}

enum plane_area_seg plane_area_seg(const struct plane_poly *area, struct plane_pt a,
                                   struct plane_pt b)
{
    struct plane_span span[PLANE_SPANS];
    enum plane_area_seg most = PLANE_SEG_OFF;

    if (plane_area_cut(area, a, b, span) > 0 || plane_area_place(area, a) == PLANE_INSIDE)
        return PLANE_SEG_ENTERS;
    for (int i = 0; i < area->count; i++) {
        const enum plane_seg_rel rel = plane_seg_rel(a, b, area->at[i], after(area, i));

        if (rel == PLANE_SEG_ALONG)
            return PLANE_SEG_SKIRTS;
        if (rel != PLANE_SEG_APART)
            most = PLANE_SEG_GRAZES;
    }
    return most;
}

static void stretch_over(struct plane_span *s, struct plane_frac t)
{
    if (plane_frac_cmp(t, s->from) < 0)
        s->from = t;
    if (plane_frac_cmp(t, s->to) > 0)
        s->to = t;
}

/* Where a point that lies on the line through the way is along it, by the longer of its two sides. */
static struct plane_frac place_along(const struct way *w, struct plane_pt p)
{
    const bool flat = (w->dx < 0 ? -w->dx : w->dx) > (w->dy < 0 ? -w->dy : w->dy);
    const int64_t num = (flat ? (int64_t)p.x - w->a.x : (int64_t)p.y - w->a.y) * w->scale;
    const int64_t den = flat ? w->dx : w->dy;

    return den > 0 ? (struct plane_frac){ num, den } : (struct plane_frac){ -num, -den };
}

/* The points first..last of a line lie on the line through the way; the stretch they cover there. */
static struct plane_span common_stretch(const struct plane_poly *line, const int ends[2],
                                        const struct way *w)
{
    const struct plane_frac first = place_along(w, line->at[ends[0]]);
    struct plane_span s = { first, first };

    for (int i = ends[0] + 1; i <= ends[1]; i++)
        stretch_over(&s, place_along(w, line->at[i]));
    return s;
}

/* Where a line goes over from point `from` on one side of the way to point `to` on the other, with
 * all between them on the way itself. */
static struct plane_span place_crossed(const struct plane_poly *line, const int ends[2],
                                       const struct way *w)
{
    if (ends[1] > ends[0] + 1)
        return common_stretch(line, (int[2]){ ends[0] + 1, ends[1] - 1 }, w);

    const struct plane_pt side[2] = { line->at[ends[0]], line->at[ends[1]] };
    const struct plane_frac t = place_on(w, side, side_of(w, side[0]), side_of(w, side[1]));

    return (struct plane_span){ t, t };
}

static int add_crossing(struct plane_span *span, int count, struct plane_span s)
{
    int i = count;

    if (s.from.num <= 0 || s.to.num >= s.to.den)
        return count;
    for (; i > 0 && plane_frac_cmp(span[i - 1].from, s.from) > 0; i--)
        span[i] = span[i - 1];
    span[i] = s;
    return count + 1;
}

static int cross_way(const struct plane_poly *line, const struct way *w,
                     struct plane_span span[PLANE_SPANS])
{
    BASE_ASSERT(points_ok(line) && plane_pt_ok(w->a));
    int count = 0, last = -1;
    int64_t last_side = 0;

    for (int i = 0; i < line->count; i++) {
        const int64_t side = side_of(w, line->at[i]);

        if (side == 0)
            continue;
        if (last >= 0 && (side > 0) != (last_side > 0))
            count = add_crossing(span, count, place_crossed(line, (int[2]){ last, i }, w));
        last = i;
        last_side = side;
    }
    return count;
}

int plane_line_cross(const struct plane_poly *line, struct plane_pt a, struct plane_pt b,
                     struct plane_span span[PLANE_SPANS])
{
    const struct way w = way_to(a, b);

    BASE_ASSERT(plane_pt_ok(b));
    return cross_way(line, &w, span);
}

int plane_line_sight(const struct plane_poly *line, struct plane_pt a, struct plane_fine b,
                     struct plane_span span[PLANE_SPANS])
{
    const struct way w = sight_to(a, b);

    return cross_way(line, &w, span);
}

static struct plane_dist sides_dist(const struct plane_poly *p, int sides, struct plane_pt from)
{
    struct plane_dist least = plane_seg_point_dist(p->at[0], after(p, 0), from);

    for (int i = 1; i < sides; i++)
        least = plane_dist_min(least, plane_seg_point_dist(p->at[i], after(p, i), from));
    return least;
}

struct plane_dist plane_line_dist(const struct plane_poly *line, struct plane_pt p)
{
    return sides_dist(line, line->count - 1, p);
}

struct plane_dist plane_border_dist(const struct plane_poly *area, struct plane_pt p)
{
    return sides_dist(area, area->count, p);
}

struct plane_dist plane_border_fine_dist(const struct plane_poly *area, struct plane_fine p)
{
    struct plane_dist least = plane_seg_fine_dist(area->at[0], after(area, 0), p);

    for (int i = 1; i < area->count; i++)
        least = plane_dist_min(least, plane_seg_fine_dist(area->at[i], after(area, i), p));
    return least;
}

struct plane_dist plane_area_dist(const struct plane_poly *area, struct plane_pt p)
{
    if (plane_area_place(area, p) != PLANE_OUTSIDE)
        return (struct plane_dist){ 0, 1 };
    return plane_border_dist(area, p);
}

static struct plane_dist sides_box_dist(const struct plane_poly *p, int sides,
                                        const struct plane_box *box)
{
    struct plane_dist least = plane_box_seg_dist(box, p->at[0], after(p, 0));

    for (int i = 1; i < sides && least.num > 0; i++)
        least = plane_dist_min(least, plane_box_seg_dist(box, p->at[i], after(p, i)));
    return least;
}

struct plane_dist plane_line_box_dist(const struct plane_poly *line, const struct plane_box *box)
{
    return sides_box_dist(line, line->count - 1, box);
}

/* A box that meets no side lies inside or outside as its centre does. */
struct plane_dist plane_area_box_dist(const struct plane_poly *area, const struct plane_box *box)
{
    if (plane_area_place(area, box->at) != PLANE_OUTSIDE)
        return (struct plane_dist){ 0, 1 };
    return sides_box_dist(area, area->count, box);
}

/* At the foot of a perpendicular the way is square to the side, towards it from where p lies. */
static struct plane_pt way_to_side(struct plane_pt a, struct plane_pt b, struct plane_pt p)
{
    const int64_t dx = (int64_t)b.x - a.x, dy = (int64_t)b.y - a.y;
    const int64_t along = dx * (p.x - a.x) + dy * (p.y - a.y), side = plane_side(a, b, p);

    if (along <= 0)
        return (struct plane_pt){ a.x - p.x, a.y - p.y };
    if (along >= dx * dx + dy * dy)
        return (struct plane_pt){ b.x - p.x, b.y - p.y };
    if (side == 0)
        return (struct plane_pt){ 0, 0 };
    return side > 0 ? (struct plane_pt){ (int32_t)dy, (int32_t)-dx }
                    : (struct plane_pt){ (int32_t)-dy, (int32_t)dx };
}

struct plane_pt plane_border_way(const struct plane_poly *area, struct plane_pt p)
{
    struct plane_dist least = plane_seg_point_dist(area->at[0], after(area, 0), p);
    int nearest = 0;

    for (int i = 1; i < area->count; i++) {
        const struct plane_dist d = plane_seg_point_dist(area->at[i], after(area, i), p);

        if (plane_dist_cmp(d, least) < 0) {
            least = d;
            nearest = i;
        }
    }
    return way_to_side(area->at[nearest], after(area, nearest), p);
}

/* The distance from p to the sides of the area that hold the place t of the sight.  A side along the
 * sight need not be looked at: it ends where its neighbours begin. */
static struct plane_dist crossed_dist(const struct plane_poly *area, const struct way *w,
                                      struct plane_frac t, struct plane_fine p)
{
    struct plane_dist least = { (plane_u128)plane_wide_dot(w->dx, w->dy, w->dx, w->dy),
                                (plane_u128)w->scale * (plane_u128)w->scale };

    for (int i = 0; i < area->count; i++) {
        const struct plane_pt side[2] = { area->at[i], after(area, i) };
        const int64_t sc = side_of(w, side[0]), sd = side_of(w, side[1]);

        if (sc == sd || (sc > 0 && sd > 0) || (sc < 0 && sd < 0))
            continue;
        if (plane_frac_cmp(place_on(w, side, sc, sd), t) == 0)
            least = plane_dist_min(least, plane_seg_fine_dist(side[0], side[1], p));
    }
    return least;
}

bool plane_area_fringe(const struct plane_poly *area, struct plane_pt a, struct plane_fine b,
                       struct plane_fringe *fringe)
{
    const struct way w = sight_to(a, b);
    struct plane_span span[PLANE_SPANS];
    const bool a_inside = plane_area_place(area, a) == PLANE_INSIDE;
    const bool b_inside = plane_area_place_fine(area, b) == PLANE_INSIDE;

    if (a_inside == b_inside || cut_way(area, &w, span) != 1)
        return false;

    const struct plane_fine p = a_inside ? plane_to_fine(a) : b;
    const struct plane_frac t = a_inside ? span[0].to : span[0].from;

    *fringe = (struct plane_fringe){ t, a_inside, plane_border_fine_dist(area, p),
                                     crossed_dist(area, &w, t, p) };
    return true;
}
