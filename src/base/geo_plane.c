/* geo_plane.c -- points, directions, segments and distances of the plane.
 *
 * Bounds are given in the header.  Each comment here that says "below 2^n" continues them. */

#include "base/geo_plane.h"

#include "base/err.h"

/* round(16384 sin k) for k = 0..90; no value lies nearer than 0.0004 to a half. */
static const int16_t sine[91] = {
    0,     286,   572,   857,   1143,  1428,  1713,  1997,  2280,  2563,  2845,  3126,  3406,
    3686,  3964,  4240,  4516,  4790,  5063,  5334,  5604,  5872,  6138,  6402,  6664,  6924,
    7182,  7438,  7692,  7943,  8192,  8438,  8682,  8923,  9162,  9397,  9630,  9860,  10087,
    10311, 10531, 10749, 10963, 11174, 11381, 11585, 11786, 11982, 12176, 12365, 12551, 12733,
    12911, 13085, 13255, 13421, 13583, 13741, 13894, 14044, 14189, 14330, 14466, 14598, 14726,
    14849, 14968, 15082, 15191, 15296, 15396, 15491, 15582, 15668, 15749, 15826, 15897, 15964,
    16026, 16083, 16135, 16182, 16225, 16262, 16294, 16322, 16344, 16362, 16374, 16382, 16384,
};

bool plane_pt_ok(struct plane_pt p)
{
    return p.x >= -PLANE_LIMIT && p.x <= PLANE_LIMIT && p.y >= -PLANE_LIMIT && p.y <= PLANE_LIMIT;
}

int plane_degree(int any)
{
    const int k = any % 360;

    return k < 0 ? k + 360 : k;
}

int plane_turn(int from, int to)
{
    const int k = plane_degree(plane_degree(to) - plane_degree(from));

    return k > 180 ? k - 360 : k;
}

struct plane_pt plane_dir(int degree)
{
    BASE_ASSERT(degree >= 0 && degree < 360);
    const int32_t s = sine[degree % 90], c = sine[90 - degree % 90];

    switch (degree / 90) {
    case 0:
        return (struct plane_pt){ s, c };
    case 1:
        return (struct plane_pt){ c, -s };
    case 2:
        return (struct plane_pt){ -s, -c };
    }
    return (struct plane_pt){ -c, s };
}

int64_t plane_round(int64_t n, int64_t d)
{
    return n >= 0 ? (n + d / 2) / d : -((-n + d / 2) / d);
}

int plane_bearing(struct plane_pt from, struct plane_pt to)
{
    const int64_t dx = (int64_t)to.x - from.x, dy = (int64_t)to.y - from.y;
    int64_t least = INT64_MAX;
    int best = -1;

    for (int k = 0; k < 360; k++) {
        const struct plane_pt u = plane_dir(k);
        const int64_t cross = dx * u.y - dy * u.x, miss = cross < 0 ? -cross : cross;

        if (dx * u.x + dy * u.y > 0 && miss < least) {
            least = miss;
            best = k;
        }
    }
    return best;
}

struct plane_pt plane_leg_end(struct plane_pt from, int degree, int length)
{
    const struct plane_pt u = plane_dir(degree);

    return (struct plane_pt){
        from.x + (int32_t)plane_round((int64_t)length * u.x, PLANE_UNIT),
        from.y + (int32_t)plane_round((int64_t)length * u.y, PLANE_UNIT),
    };
}

/* Numbers of a fraction are below 2^52, so these products are below 2^104. */
int plane_frac_cmp(struct plane_frac a, struct plane_frac b)
{
    return plane_wide_sign((plane_i128)a.num * b.den - (plane_i128)b.num * a.den);
}

/* x^2 + y^2 against r^2 is x * x against (r - y) * (r + y): nothing has to be added that is not
 * below 2^84 (a denominator below 2^52 times hu below 2^31). */
int plane_at_cmp(struct plane_pt a, struct plane_pt b, struct plane_frac t, struct plane_pt p,
                 int hu)
{
    if (hu < 0)
        return 1;

    const plane_i128 den = t.den, num = t.num;
    const plane_u128 x = plane_wide_abs(den * (p.x - a.x) - num * (b.x - a.x));
    const plane_u128 y = plane_wide_abs(den * (p.y - a.y) - num * (b.y - a.y));
    const plane_u128 r = (plane_u128)(den * hu);

    if (y > r)
        return 1;
    return plane_wide_cmp(x, x, r - y, r + y);
}

/* The part of a span's length in hu that is not whole: rest / den, below 1. */
struct part {
    plane_u128 rest, den;
};

/* Denominators are below 2^104 and a rest is smaller, so doubling it is safe.  Whether the sum of
 * the parts is at most `bound` is read off bit by bit: gap is bound less the sum, both cut after
 * the bits read so far, in units of the last bit.  Each part hides less than one unit.  A gap that
 * is never settled is 0: other gaps are at least 1 / (product of the denominators), and that many
 * bits are read. */
static bool parts_at_most(const struct part *given, int count, int bound)
{
    struct part part[PLANE_SPANS];
    int64_t gap = bound;

    for (int i = 0; i < count; i++)
        part[i] = given[i];
    for (int bit = 0; bit < 105 * count; bit++) {
        gap *= 2;
        for (int i = 0; i < count; i++) {
            part[i].rest *= 2;
            if (part[i].rest >= part[i].den) {
                part[i].rest -= part[i].den;
                gap--;
            }
        }
        if (gap < 0 || gap >= count)
            return gap >= 0;
    }
    return true;
}

int plane_spans_up(const struct plane_span *span, int count, int length)
{
    BASE_ASSERT(count <= PLANE_SPANS && length >= 0 && length <= PLANE_LIMIT);
    struct part part[PLANE_SPANS];
    int parts = 0, whole = 0, more = 0;

    for (int i = 0; i < count; i++) {
        const struct plane_frac from = span[i].from, to = span[i].to;
        const plane_u128 den = (plane_u128)from.den * (plane_u128)to.den;
        const plane_i128 share = (plane_i128)to.num * from.den - (plane_i128)from.num * to.den;
        const plane_u128 hu = (plane_u128)share * (plane_u128)length; /* below 2^124 */

        whole += (int)(hu / den);
        if (hu % den != 0)
            part[parts++] = (struct part){ hu % den, den };
    }
    while (parts > 0 && !parts_at_most(part, parts, more))
        more++;
    return whole + more;
}

bool plane_spans_hold(const struct plane_span *span, int count, struct plane_frac t)
{
    for (int i = 0; i < count; i++)
        if (plane_frac_cmp(span[i].from, t) <= 0 && plane_frac_cmp(t, span[i].to) <= 0)
            return true;
    return false;
}

int plane_dist_cmp(struct plane_dist a, struct plane_dist b)
{
    return plane_wide_cmp(a.num, b.den, b.num, a.den);
}

struct plane_dist plane_dist_min(struct plane_dist a, struct plane_dist b)
{
    return plane_dist_cmp(b, a) < 0 ? b : a;
}

int plane_dist_cmp_hu(struct plane_dist d, int hu)
{
    if (hu < 0)
        return 1;
    return plane_wide_cmp(d.num, 1, d.den, (plane_u128)hu * (plane_u128)hu);
}

/* The square of a distance is below 2^44, so its root is found in 22 bits. */
int plane_dist_down(struct plane_dist d)
{
    const plane_u128 square = d.num / d.den;
    int root = 0;

    for (int bit = 1 << 23; bit > 0; bit /= 2)
        if ((plane_u128)(root + bit) * (plane_u128)(root + bit) <= square)
            root += bit;
    return root;
}

int plane_dist_up(struct plane_dist d)
{
    const int down = plane_dist_down(d);

    return plane_dist_cmp_hu(d, down) > 0 ? down + 1 : down;
}

struct plane_dist plane_point_dist(struct plane_pt a, struct plane_pt b)
{
    const int64_t dx = (int64_t)b.x - a.x, dy = (int64_t)b.y - a.y;

    return (struct plane_dist){ (plane_u128)(dx * dx + dy * dy), 1 };
}

/* A cross product below 2^43, squared, over a squared length below 2^43. */
struct plane_dist plane_seg_point_dist(struct plane_pt a, struct plane_pt b, struct plane_pt p)
{
    const int64_t dx = (int64_t)b.x - a.x, dy = (int64_t)b.y - a.y;
    const int64_t along = dx * (p.x - a.x) + dy * (p.y - a.y), length2 = dx * dx + dy * dy;

    if (along <= 0)
        return plane_point_dist(a, p);
    if (along >= length2)
        return plane_point_dist(b, p);

    const plane_u128 cross = plane_wide_abs(plane_side(a, b, p));

    return (struct plane_dist){ cross * cross, (plane_u128)length2 };
}

struct plane_dist plane_seg_dist(struct plane_pt a, struct plane_pt b, struct plane_pt c,
                                 struct plane_pt d)
{
    if (plane_seg_rel(a, b, c, d) != PLANE_SEG_APART)
        return (struct plane_dist){ 0, 1 };
    return plane_dist_min(
        plane_dist_min(plane_seg_point_dist(a, b, c), plane_seg_point_dist(a, b, d)),
        plane_dist_min(plane_seg_point_dist(c, d, a), plane_seg_point_dist(c, d, b)));
}

int64_t plane_side(struct plane_pt a, struct plane_pt b, struct plane_pt p)
{
    return ((int64_t)b.x - a.x) * ((int64_t)p.y - a.y) -
           ((int64_t)b.y - a.y) * ((int64_t)p.x - a.x);
}

static int side_sign(struct plane_pt a, struct plane_pt b, struct plane_pt p)
{
    const int64_t side = plane_side(a, b, p);

    return (side > 0) - (side < 0);
}

/* Points of one line are ordered along it by x, and by y where it is upright. */
static bool is_before(struct plane_pt a, struct plane_pt b)
{
    return a.x != b.x ? a.x < b.x : a.y < b.y;
}

static enum plane_seg_rel rel_on_one_line(struct plane_pt a, struct plane_pt b, struct plane_pt c,
                                          struct plane_pt d)
{
    const struct plane_pt first = is_before(b, a) ? b : a, last = is_before(b, a) ? a : b;
    const struct plane_pt first2 = is_before(d, c) ? d : c, last2 = is_before(d, c) ? c : d;
    const struct plane_pt low = is_before(first, first2) ? first2 : first;
    const struct plane_pt high = is_before(last2, last) ? last2 : last;

    if (is_before(high, low))
        return PLANE_SEG_APART;
    return plane_same(low, high) ? PLANE_SEG_TOUCH : PLANE_SEG_ALONG;
}

enum plane_seg_rel plane_seg_rel(struct plane_pt a, struct plane_pt b, struct plane_pt c,
                                 struct plane_pt d)
{
    const int sc = side_sign(a, b, c), sd = side_sign(a, b, d);
    const int sa = side_sign(c, d, a), sb = side_sign(c, d, b);

    if (sa == 0 && sb == 0 && sc == 0 && sd == 0)
        return rel_on_one_line(a, b, c, d);
    if (sc * sd > 0 || sa * sb > 0)
        return PLANE_SEG_APART;
    return sc * sd < 0 && sa * sb < 0 ? PLANE_SEG_CROSS : PLANE_SEG_TOUCH;
}
