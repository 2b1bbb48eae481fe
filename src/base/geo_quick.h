/* geo_quick.h -- quick looks at a sight: what it surely does not touch.
 *
 * A sight runs from a whole point to a fine one.  These take its end at a whole point near by and say
 * no more than is sure in spite of that; where they say false the exact way has to tell. */

#ifndef BASE_GEO_QUICK_H
#define BASE_GEO_QUICK_H

#include "base/geo_plane.h"

/* The sight as a line through whole points; its end is off by less than 1 hu. */
struct plane_quick {
    struct plane_pt from;
    int64_t dx, dy;
};

static inline struct plane_quick plane_quick_sight(struct plane_pt from, struct plane_fine to)
{
    return (struct plane_quick){ from, to.x / PLANE_FINE - from.x, to.y / PLANE_FINE - from.y };
}

static inline int64_t plane_quick_side(const struct plane_quick *q, int64_t x, int64_t y)
{
    return q->dx * (y - q->from.y) - q->dy * (x - q->from.x);
}

/* Does the sight pass the point by more than r hu? */
static inline bool plane_quick_passes(const struct plane_quick *q, struct plane_pt p, int r)
{
    const plane_i128 side = plane_quick_side(q, p.x, p.y), off = r + 2;

    return side * side > off * off * (q->dx * q->dx + q->dy * q->dy);
}

/* Does it leave an upright frame, 2 hu wider all round, on one hand?  Farther along the line than its
 * end the frame does not count. */
static inline bool plane_quick_leaves(const struct plane_quick *q, struct plane_pt low,
                                      struct plane_pt high)
{
    const int64_t a = plane_quick_side(q, low.x - 2, low.y - 2);
    const int64_t b = plane_quick_side(q, low.x - 2, high.y + 2);
    const int64_t c = plane_quick_side(q, high.x + 2, low.y - 2);
    const int64_t d = plane_quick_side(q, high.x + 2, high.y + 2);

    return (a > 0 && b > 0 && c > 0 && d > 0) || (a < 0 && b < 0 && c < 0 && d < 0);
}

#endif
