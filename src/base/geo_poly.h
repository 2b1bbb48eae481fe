/* geo_poly.h -- areas and lines drawn on the plane: woods, ponds, hills, streams, crests, roads.
 *
 * A struct plane_poly is a list of points lent by the caller.  Taken as an area it is closed from
 * the last point to the first, and must be simple (plane_poly_is_simple); it may be convex or not,
 * and run either way round.  Taken as a line it is open, needs at least two points, and may cross
 * itself.  Points lie within PLANE_LIMIT, at most PLANE_POLY_MAX of them.
 *
 * The border of an area belongs to it, but not to its inside. */

#ifndef BASE_GEO_POLY_H
#define BASE_GEO_POLY_H

#include "base/geo_box.h"

#define PLANE_POLY_MAX 64

struct plane_poly {
    const struct plane_pt *at;
    int count;
};

/* At least three points, within the limits, no side of length 0, sides share nothing but the
 * points where neighbours join. */
bool plane_poly_is_simple(const struct plane_poly *area);

enum plane_place plane_area_place(const struct plane_poly *area, struct plane_pt p);
enum plane_place plane_area_place_fine(const struct plane_poly *area, struct plane_fine p);

/* The same for the point (x, y) / scale, with scale from 1 to 2^19 and x, y at most 2^21 * scale
 * either way. */
enum plane_place plane_area_place_scaled(const struct plane_poly *area, int64_t x, int64_t y,
                                         int64_t scale);

/* How the segment ab lies to an area: off it, meeting its border at points only, running along it
 * for a stretch, or with some of it inside.  The last that holds is told. */
enum plane_area_seg { PLANE_SEG_OFF, PLANE_SEG_GRAZES, PLANE_SEG_SKIRTS, PLANE_SEG_ENTERS };
enum plane_area_seg plane_area_seg(const struct plane_poly *area, struct plane_pt a,
                                   struct plane_pt b);

/* The stretches of ab that run through the inside of the area, in order.  They are open: a point
 * where the segment only grazes the border from inside parts two of them.  Returns how
 * many.  A segment that is a point has none. */
int plane_area_cut(const struct plane_poly *area, struct plane_pt a, struct plane_pt b,
                   struct plane_span span[PLANE_SPANS]);

/* The same of a sight, from a whole point to a fine one. */
int plane_area_sight(const struct plane_poly *area, struct plane_pt a, struct plane_fine b,
                     struct plane_span span[PLANE_SPANS]);

/* Where the segment ab crosses a line, in order along ab: the line passes from one side of ab to
 * the other, and all the points where it does so lie strictly between a and b.  A crossing is a
 * point (from = to), or a stretch that both have in common.  Touching is no crossing: not with an
 * end of either, not at a bend, not along a stretch that is left to the same side.  Returns how
 * many. */
int plane_line_cross(const struct plane_poly *line, struct plane_pt a, struct plane_pt b,
                     struct plane_span span[PLANE_SPANS]);
int plane_line_sight(const struct plane_poly *line, struct plane_pt a, struct plane_fine b,
                     struct plane_span span[PLANE_SPANS]);

/* Least distances of a point; to an area it is 0 for all its points, to a border (the closed
 * outline of an area) only on the outline. */
struct plane_dist plane_line_dist(const struct plane_poly *line, struct plane_pt p);
struct plane_dist plane_border_dist(const struct plane_poly *area, struct plane_pt p);
struct plane_dist plane_border_fine_dist(const struct plane_poly *area, struct plane_fine p);
struct plane_dist plane_area_dist(const struct plane_poly *area, struct plane_pt p);

/* The same of a box. */
struct plane_dist plane_line_box_dist(const struct plane_poly *line, const struct plane_box *box);
struct plane_dist plane_area_box_dist(const struct plane_poly *area, const struct plane_box *box);

/* The way from p to the nearest point of the border: a vector of that direction, of no particular
 * length, for plane_bearing from (0, 0).  It is (0, 0) on the border.  The first side in the list
 * decides between equally near ones. */
struct plane_pt plane_border_way(const struct plane_poly *area, struct plane_pt p);

/* Does the sight ab run inside the area only between one of its ends and one place where it
 * leaves it, as when somebody at the edge of a wood looks out?  Tells the place, whether the inner
 * end is a, and how far that end is from the border and from the side crossed (of two sides that
 * join there, the nearer). */
struct plane_fringe {
    struct plane_frac leaves;
    bool from_a;
    struct plane_dist border, crossed;
};

bool plane_area_fringe(const struct plane_poly *area, struct plane_pt a, struct plane_fine b,
                       struct plane_fringe *fringe);

#endif
