/* plane_try.h -- other ways to the answers of the plane geometry, for its tests.
 *
 * They are slow and hold for small coordinates only: fine coordinates up to 2^22, so that a line
 * has numbers below 2^23 and 2^46, a corner where two lines meet below 2^70, and a corner tried
 * against a line below 2^94. */

#ifndef TESTS_PLANE_TRY_H
#define TESTS_PLANE_TRY_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "base/geo_shape.h"

#define COUNT_OF(array) ((int)(sizeof(array) / sizeof(array)[0]))

struct try_rng {
    uint64_t state;
};

static inline struct try_rng try_seed(const char *test, uint64_t seed)
{
    printf("# %s: seed %llu\n", test, (unsigned long long)seed);
    return (struct try_rng){ seed };
}

static inline uint64_t try_bits(struct try_rng *r)
{
    uint64_t z = (r->state += UINT64_C(0x9e3779b97f4a7c15));

    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

static inline int try_range(struct try_rng *r, int low, int high)
{
    return low + (int)(try_bits(r) % (uint64_t)(high - low + 1));
}

static inline struct plane_pt try_pt(struct try_rng *r, int span)
{
    const int x = try_range(r, -span, span);

    return (struct plane_pt){ x, try_range(r, -span, span) };
}

/* Half of them upright, so that exact contacts come up often. */
static inline struct plane_box try_box(struct try_rng *r, int span, int size)
{
    struct plane_box box = { .at = try_pt(r, span) };

    box.width = try_range(r, 1, size);
    box.depth = try_range(r, 1, size);
    box.facing = try_range(r, 0, 1) ? 90 * try_range(r, 0, 3) : try_range(r, 0, 359);
    return box;
}

/* a x + b y + c, at least 0 on the left of the way from p to q. */
struct try_line {
    plane_i128 a, b, c;
};

struct try_corner {
    plane_i128 x, y, w; /* the point (x / w, y / w), w > 0 */
    struct try_line after;
};

struct try_poly {
    int count;
    struct try_corner at[24];
};

static inline struct try_line try_line(struct plane_fine p, struct plane_fine q)
{
    const plane_i128 a = p.y - q.y, b = q.x - p.x;

    return (struct try_line){ a, b, -(a * p.x + b * p.y) };
}

static inline int try_side(struct try_line l, struct try_corner p)
{
    return plane_wide_sign(l.a * p.x + l.b * p.y + l.c * p.w);
}

static inline struct try_corner try_join(struct try_line l, struct try_line m,
                                         struct try_line after)
{
    struct try_corner p = { l.b * m.c - m.b * l.c, l.c * m.a - m.c * l.a, l.a * m.b - m.a * l.b,
                            after };

    if (p.w < 0) {
        p.x = -p.x;
        p.y = -p.y;
        p.w = -p.w;
    }
    return p;
}

/* Sutherland and Hodgman's clipping; every corner is where two given lines meet, so numbers do not
 * grow.  Returns false when nothing is left: no corner inside the line (strict), or none inside or
 * on it. */
static inline bool try_clip(struct try_poly *p, struct try_line l, bool strict)
{
    struct try_poly out = { .count = 0 };
    bool left = false;

    for (int i = 0; i < p->count; i++) {
        const struct try_corner c = p->at[i], d = p->at[(i + 1) % p->count];
        const int here = try_side(l, c), there = try_side(l, d);

        left = left || here > 0 || (here == 0 && !strict);
        if (here >= 0) {
            out.at[out.count++] = c;
            if (here == 0 && there < 0)
                out.at[out.count - 1].after = l;
        }
        if ((here > 0 && there < 0) || (here < 0 && there > 0))
            out.at[out.count++] = try_join(c.after, l, here > 0 ? l : c.after);
    }
    *p = out;
    return left;
}

static inline struct try_poly try_poly(const struct plane_fine *p, int count)
{
    struct try_poly poly = { .count = count };

    for (int i = 0; i < count; i++)
        poly.at[i] = (struct try_corner){ p[i].x, p[i].y, 1, try_line(p[i], p[(i + 1) % count]) };
    return poly;
}

/* Do two convex polygons, corners counter-clockwise, share a point (strict: an inner point)? */
static inline bool try_meet(const struct plane_fine *p, int count, const struct plane_fine *q,
                            int count2, bool strict)
{
    struct try_poly poly = try_poly(p, count);

    for (int i = 0; i < count2; i++)
        if (!try_clip(&poly, try_line(q[i], q[(i + 1) % count2]), strict))
            return false;
    return true;
}

static inline enum plane_rel try_rel(const struct plane_shape *a, const struct plane_shape *b)
{
    if (!try_meet(a->at, a->count, b->at, b->count, false))
        return PLANE_APART;
    return try_meet(a->at, a->count, b->at, b->count, true) ? PLANE_OVERLAP : PLANE_TOUCH;
}

static inline struct plane_dist try_point_dist(struct plane_fine p, struct plane_fine a,
                                               struct plane_fine b)
{
    const plane_i128 dx = b.x - a.x, dy = b.y - a.y, length2 = dx * dx + dy * dy;
    const plane_i128 ax = p.x - a.x, ay = p.y - a.y, bx = p.x - b.x, by = p.y - b.y;
    const plane_u128 fine2 = (plane_u128)PLANE_FINE * PLANE_FINE;

    if (length2 > 0 && ax * dx + ay * dy > 0 && bx * dx + by * dy < 0) {
        const plane_i128 cross = dx * ay - dy * ax;

        return (struct plane_dist){ (plane_u128)(cross * cross), (plane_u128)length2 * fine2 };
    }

    const plane_i128 da = ax * ax + ay * ay, db = bx * bx + by * by;

    return (struct plane_dist){ (plane_u128)(da < db ? da : db), fine2 };
}

/* The least distance between the borders of two polygons that do not cross (2 corners: a segment;
 * 1: a point). */
static inline struct plane_dist try_border_dist(const struct plane_fine *p, int count,
                                                const struct plane_fine *q, int count2)
{
    struct plane_dist least = try_point_dist(p[0], q[0], q[0]);

    for (int i = 0; i < count; i++) {
        for (int j = 0; j < count2; j++) {
            const struct plane_fine pn = p[(i + 1) % count], qn = q[(j + 1) % count2];

            least = plane_dist_min(least, try_point_dist(p[i], q[j], qn));
            least = plane_dist_min(least, try_point_dist(q[j], p[i], pn));
        }
    }
    return least;
}

/* A polygon that can be seen whole from (0, 0), which lies inside: counter-clockwise, seldom
 * convex.  Returns the number of points, from 3 to `most`. */
static inline int try_star(struct try_rng *r, int span, int most, struct plane_pt *out)
{
    const struct plane_pt o = { 0, 0 };

    for (;;) {
        const int count = try_range(r, 3, most);
        bool good = true;

        for (int i = 0; i < count; i++)
            do
                out[i] = try_pt(r, span);
            while (plane_same(out[i], o));
        for (int i = 1; i < count; i++) /* by angle: upper half first, then by turning */
            for (int j = i; j > 0; j--) {
                const struct plane_pt p = out[j - 1], q = out[j];
                const bool p_low = p.y < 0 || (p.y == 0 && p.x < 0);
                const bool q_low = q.y < 0 || (q.y == 0 && q.x < 0);

                if (p_low == q_low ? plane_side(o, p, q) >= 0 : q_low)
                    break;
                out[j] = p;
                out[j - 1] = q;
            }
        for (int i = 0; i < count; i++)
            good = good && plane_side(o, out[i], out[(i + 1) % count]) > 0;
        if (good)
            return count;
    }
}

#endif
