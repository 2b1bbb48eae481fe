/* geo_plane.c -- points, directions, segments and distances of the plane.
 *
 * Bounds are given in the header.  Each comment here that says "below 2^n" continues them. */

#include "base/geo_plane.h"

/* round(16384 sin k) for k = 0..449, a quarter more than the circle: the cosine is 90 further on.  No
 * value lies nearer than 0.0004 to a half. */
const int16_t plane_sine[450] = {
    0,      286,    572,    857,    1143,   1428,   1713,   1997,   2280,   2563,   2845,   3126,
    3406,   3686,   3964,   4240,   4516,   4790,   5063,   5334,   5604,   5872,   6138,   6402,
    6664,   6924,   7182,   7438,   7692,   7943,   8192,   8438,   8682,   8923,   9162,   9397,
    9630,   9860,   10087,  10311,  10531,  10749,  10963,  11174,  11381,  11585,  11786,  11982,
    12176,  12365,  12551,  12733,  12911,  13085,  13255,  13421,  13583,  13741,  13894,  14044,
    14189,  14330,  14466,  14598,  14726,  14849,  14968,  15082,  15191,  15296,  15396,  15491,
    15582,  15668,  15749,  15826,  15897,  15964,  16026,  16083,  16135,  16182,  16225,  16262,
    16294,  16322,  16344,  16362,  16374,  16382,  16384,  16382,  16374,  16362,  16344,  16322,
    16294,  16262,  16225,  16182,  16135,  16083,  16026,  15964,  15897,  15826,  15749,  15668,
    15582,  15491,  15396,  15296,  15191,  15082,  14968,  14849,  14726,  14598,  14466,  14330,
    14189,  14044,  13894,  13741,  13583,  13421,  13255,  13085,  12911,  12733,  12551,  12365,
    12176,  11982,  11786,  11585,  11381,  11174,  10963,  10749,  10531,  10311,  10087,  9860,
    9630,   9397,   9162,   8923,   8682,   8438,   8192,   7943,   7692,   7438,   7182,   6924,
    6664,   6402,   6138,   5872,   5604,   5334,   5063,   4790,   4516,   4240,   3964,   3686,
    3406,   3126,   2845,   2563,   2280,   1997,   1713,   1428,   1143,   857,    572,    286,
    0,      -286,   -572,   -857,   -1143,  -1428,  -1713,  -1997,  -2280,  -2563,  -2845,  -3126,
    -3406,  -3686,  -3964,  -4240,  -4516,  -4790,  -5063,  -5334,  -5604,  -5872,  -6138,  -6402,
    -6664,  -6924,  -7182,  -7438,  -7692,  -7943,  -8192,  -8438,  -8682,  -8923,  -9162,  -9397,
    -9630,  -9860,  -10087, -10311, -10531, -10749, -10963, -11174, -11381, -11585, -11786, -11982,
    -12176, -12365, -12551, -12733, -12911, -13085, -13255, -13421, -13583, -13741, -13894, -14044,
    -14189, -14330, -14466, -14598, -14726, -14849, -14968, -15082, -15191, -15296, -15396, -15491,
    -15582, -15668, -15749, -15826, -15897, -15964, -16026, -16083, -16135, -16182, -16225, -16262,
    -16294, -16322, -16344, -16362, -16374, -16382, -16384, -16382, -16374, -16362, -16344, -16322,
    -16294, -16262, -16225, -16182, -16135, -16083, -16026, -15964, -15897, -15826, -15749, -15668,
    -15582, -15491, -15396, -15296, -15191, -15082, -14968, -14849, -14726, -14598, -14466, -14330,
    -14189, -14044, -13894, -13741, -13583, -13421, -13255, -13085, -12911, -12733, -12551, -12365,
    -12176, -11982, -11786, -11585, -11381, -11174, -10963, -10749, -10531, -10311, -10087, -9860,
    -9630,  -9397,  -9162,  -8923,  -8682,  -8438,  -8192,  -7943,  -7692,  -7438,  -7182,  -6924,
    -6664,  -6402,  -6138,  -5872,  -5604,  -5334,  -5063,  -4790,  -4516,  -4240,  -3964,  -3686,
    -3406,  -3126,  -2845,  -2563,  -2280,  -1997,  -1713,  -1428,  -1143,  -857,   -572,   -286,
    0,      286,    572,    857,    1143,   1428,   1713,   1997,   2280,   2563,   2845,   3126,
    3406,   3686,   3964,   4240,   4516,   4790,   5063,   5334,   5604,   5872,   6138,   6402,
    6664,   6924,   7182,   7438,   7692,   7943,   8192,   8438,   8682,   8923,   9162,   9397,
    9630,   9860,   10087,  10311,  10531,  10749,  10963,  11174,  11381,  11585,  11786,  11982,
    12176,  12365,  12551,  12733,  12911,  13085,  13255,  13421,  13583,  13741,  13894,  14044,
    14189,  14330,  14466,  14598,  14726,  14849,  14968,  15082,  15191,  15296,  15396,  15491,
    15582,  15668,  15749,  15826,  15897,  15964,  16026,  16083,  16135,  16182,  16225,  16262,
    16294,  16322,  16344,  16362,  16374,  16382,
};

int plane_turn(int from, int to)
{
    const int k = plane_degree(plane_degree(to) - plane_degree(from));

    return k > 180 ? k - 360 : k;
}

int64_t plane_round(int64_t n, int64_t d)
{
    return n >= 0 ? (n + d / 2) / d : -((-n + d / 2) / d);
}

/* In the first quarter: dx at least 0, dy more.  The way lies between two neighbouring degrees, and
 * no other degree can be nearer: from degree to degree the cross product falls from dx to -dy. */
static int bearing_in_quarter(int64_t dx, int64_t dy, int quarter)
{
    int low = 0, high = 90;

    while (high - low > 1) {
        const int k = (low + high) / 2;
        if (dx * plane_sine[90 - k] - dy * plane_sine[k] >= 0)
            low = k;
        else
            high = k;
    }
    const int64_t before = dx * plane_sine[90 - low] - dy * plane_sine[low];
    const int64_t after = dy * plane_sine[high] - dx * plane_sine[90 - high];
    const bool tie_is_low = 90 * quarter + high < 360; /* 360 is 0, and lower */
    return before < after || (before == after && tie_is_low) ? low : high;
}

static int bearing_of(int64_t dx, int64_t dy)
{
    int quarter = 0;

    if (dx == 0 && dy == 0)
        return -1;
    for (; dx < 0 || dy <= 0; quarter++) {
        const int64_t turned = dx;
        dx = -dy;
        dy = turned;
    }
    return plane_degree(90 * quarter + bearing_in_quarter(dx, dy, quarter));
}

int plane_bearing(struct plane_pt from, struct plane_pt to)
{
    return bearing_of((int64_t)to.x - from.x, (int64_t)to.y - from.y);
}

int plane_bearing_fine(struct plane_pt from, struct plane_fine to)
{
    const struct plane_fine f = plane_to_fine(from);

    return bearing_of(to.x - f.x, to.y - f.y);
}

struct plane_pt plane_leg_end(struct plane_pt from, int degree, int length)
{
    const struct plane_pt u = plane_dir(degree);

    return (struct plane_pt){
        from.x + (int32_t)plane_round((int64_t)length * u.x, PLANE_UNIT),
        from.y + (int32_t)plane_round((int64_t)length * u.y, PLANE_UNIT),
    };
}

/* Numbers of a fraction are below 2^60 (of a sight; else 2^53), so these products are below 2^120. */
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

/* Squares: of a share's numbers below 2^120, of the length below 2^75, of the hu below 2^72. */
int plane_share_cmp(struct plane_pt a, struct plane_fine b, struct plane_frac share, int hu)
{
    const struct plane_fine f = plane_to_fine(a);
    const plane_i128 num = share.num, den = share.den, far = (plane_i128)hu * PLANE_FINE;
    const int64_t x = b.x - f.x, y = b.y - f.y;

    return hu < 0 ? 1
                  : plane_wide_cmp((plane_u128)(num * num), (plane_u128)plane_wide_dot(x, y, x, y),
                                   (plane_u128)(far * far), (plane_u128)(den * den));
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
    if (a.den == b.den)
        return (a.num > b.num) - (a.num < b.num);
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

    const uint64_t square = (uint64_t)hu * (uint64_t)hu;

    if (d.den >> 64)
        return plane_wide_cmp(d.num, 1, d.den, square);

    const plane_u128 far = d.den * square;

    return (d.num > far) - (d.num < far);
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

/* The fine point p and the segment ab: a cross product below 2^59, squared, over 2^30 times a
 * squared length below 2^43. */
struct plane_dist plane_seg_fine_dist(struct plane_pt a, struct plane_pt b, struct plane_fine p)
{
    const struct plane_fine fa = plane_to_fine(a), fb = plane_to_fine(b);
    const int64_t dx = (int64_t)b.x - a.x, dy = (int64_t)b.y - a.y, length2 = dx * dx + dy * dy;
    const int64_t along = dx * (p.x - fa.x) + dy * (p.y - fa.y);
    const plane_u128 fine2 = (plane_u128)PLANE_FINE * PLANE_FINE;
    const struct plane_fine end = along <= 0 ? fa : fb;

    if (along <= 0 || along >= length2 * PLANE_FINE) {
        const int64_t x = p.x - end.x, y = p.y - end.y;

        return (struct plane_dist){ (plane_u128)plane_wide_dot(x, y, x, y), fine2 };
    }

    const plane_u128 cross = plane_wide_abs(dx * (p.y - fa.y) - dy * (p.x - fa.x));

    return (struct plane_dist){ cross * cross, (plane_u128)length2 * fine2 };
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
