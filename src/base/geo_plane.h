/* geo_plane.h -- the plane without a grid: points, directions, segments, distances.
 *
 * Everything is exact and integral.  Points are whole hundredths of a unit ("hu"), x east and y
 * north, at most PLANE_LIMIT from the origin either way.  Directions are whole compass degrees:
 * 0 is north, 90 is east, turning clockwise.  The vector of direction k is
 * u(k) = (round(16384 sin k), round(16384 cos k)), from a table; u(k + 90) is exactly u(k) turned
 * to the right, so that footprints are true rectangles.
 *
 * Where whole hu are too coarse (the corners of a footprint) there are fine points, 32768 to the
 * hu; every fine coordinate made here stays below 2^36.
 *
 * How large numbers get, for all the geo_ files of the plane: coordinates differ by at most
 * 2 * 10^6, so a cross or dot product of two differences is below 2^43, one of a fine difference
 * (below 2^37) and a table vector below 2^52, and those are kept in 64 bits; a product of two fine
 * differences is below 2^75, a square of the former below 2^104: 128 bits.  What would be larger
 * is compared by plane_wide_cmp. */

#ifndef BASE_GEO_PLANE_H
#define BASE_GEO_PLANE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/err.h"
#include "base/geo_wide.h"

#define PLANE_LIMIT 1000000
#define PLANE_UNIT  16384 /* the length of a direction's vector, but for rounding */
#define PLANE_FINE  32768 /* fine units in an hu                                   */
#define PLANE_SPANS 64    /* room for the spans of one segment                     */

struct plane_pt {
    int32_t x, y;
};

struct plane_fine {
    int64_t x, y;
};

/* A place on a segment from a to b: a + (b - a) * num / den, with den > 0. */
struct plane_frac {
    int64_t num, den;
};

struct plane_span {
    struct plane_frac from, to;
};

/* A distance: its square is num / den square hu, with den > 0. */
struct plane_dist {
    plane_u128 num, den;
};

enum plane_place { PLANE_OUTSIDE, PLANE_ON_EDGE, PLANE_INSIDE };

/* How two things lie.  TOUCH: they share points, but no point of the inside of the one belongs to
 * the other.  WITHIN: the first lies wholly in the second. */
enum plane_rel { PLANE_APART, PLANE_TOUCH, PLANE_OVERLAP, PLANE_WITHIN };

static inline struct plane_fine plane_to_fine(struct plane_pt p)
{
    return (struct plane_fine){ (int64_t)p.x * PLANE_FINE, (int64_t)p.y * PLANE_FINE };
}

static inline bool plane_same(struct plane_pt a, struct plane_pt b)
{
    return a.x == b.x && a.y == b.y;
}

/* Within PLANE_LIMIT. */
static inline bool plane_pt_ok(struct plane_pt p)
{
    return p.x >= -PLANE_LIMIT && p.x <= PLANE_LIMIT && p.y >= -PLANE_LIMIT && p.y <= PLANE_LIMIT;
}

/* Any number of degrees, brought into 0..359. */
static inline int plane_degree(int any)
{
    const int k = any >= 0 && any < 360 ? any : any % 360;

    return k < 0 ? k + 360 : k;
}

int plane_turn(int from, int to); /* -179..180 degrees, positive to the right   */

/* u(degree), degree in 0..359.  Inline: everything that has a facing asks for it. */
extern const int16_t plane_sine[450]; /* a quarter more than the circle */
static inline struct plane_pt plane_dir(int degree)
{
    BASE_ASSERT(degree >= 0 && degree < 360);
    return (struct plane_pt){ plane_sine[degree], plane_sine[degree + 90] };
}

int64_t plane_round(int64_t n, int64_t d); /* n / d, halves away from 0; d > 0 and even  */

/* The whole degree whose vector is nearest to the way from one point to another: least absolute
 * cross product among those with a positive dot product, the lower degree on a tie.  -1 when the
 * points are the same. */
int plane_bearing(struct plane_pt from, struct plane_pt to);
int plane_bearing_fine(struct plane_pt from, struct plane_fine to);

/* Where a leg of `length` hu (up to PLANE_LIMIT) ends: each coordinate rounded, halves away from
 * the start.  It may end beyond PLANE_LIMIT, where nothing else is promised. */
struct plane_pt plane_leg_end(struct plane_pt from, int degree, int length);

int plane_frac_cmp(struct plane_frac a, struct plane_frac b);

/* The sign of: distance from p to the place t of the segment ab, less `hu`. */
int plane_at_cmp(struct plane_pt a, struct plane_pt b, struct plane_frac t, struct plane_pt p,
                 int hu);

/* A sight runs from a whole point to a fine one.  The sign of: the share num / den of its length, less
 * `hu`. */
int plane_share_cmp(struct plane_pt a, struct plane_fine b, struct plane_frac share, int hu);

/* A leg of `length` hu (up to PLANE_LIMIT) has these spans, at most PLANE_SPANS of them: how many
 * hu they make together, rounded up once.  And whether t lies in one of them, ends included. */
int plane_spans_up(const struct plane_span *span, int count, int length);
bool plane_spans_hold(const struct plane_span *span, int count, struct plane_frac t);

int plane_dist_cmp(struct plane_dist a, struct plane_dist b);
struct plane_dist plane_dist_min(struct plane_dist a, struct plane_dist b);
int plane_dist_cmp_hu(struct plane_dist d, int hu); /* the sign of d - hu */
int plane_dist_down(struct plane_dist d);           /* whole hu, rounded down, up */
int plane_dist_up(struct plane_dist d);

struct plane_dist plane_point_dist(struct plane_pt a, struct plane_pt b);
struct plane_dist plane_seg_point_dist(struct plane_pt a, struct plane_pt b, struct plane_pt p);
struct plane_dist plane_seg_fine_dist(struct plane_pt a, struct plane_pt b, struct plane_fine p);

/* CROSS: one inner point of both is shared, and each passes from one side of the other to the
 * other side.  ALONG: they share a stretch.  TOUCH: one point, in any other way.  A segment may be
 * a point. */
enum plane_seg_rel { PLANE_SEG_APART, PLANE_SEG_TOUCH, PLANE_SEG_CROSS, PLANE_SEG_ALONG };
enum plane_seg_rel plane_seg_rel(struct plane_pt a, struct plane_pt b, struct plane_pt c,
                                 struct plane_pt d);

/* Twice the area of the triangle abp: positive when p lies to the left of the way from a to b. */
int64_t plane_side(struct plane_pt a, struct plane_pt b, struct plane_pt p);

#endif
