/* geo_shape.h -- convex shapes with fine corners: footprints, zones of fire, templates, and the
 * ground that a moving footprint sweeps over.
 *
 * A shape has an inside and is closed.  Its corners go counter-clockwise; their coordinates are
 * below 2^36, which the makers here see to.  All answers are exact. */

#ifndef BASE_GEO_SHAPE_H
#define BASE_GEO_SHAPE_H

#include "base/geo_poly.h"

#define PLANE_SHAPE_MAX 6

struct plane_shape {
    int count;
    struct plane_fine at[PLANE_SHAPE_MAX];
};

struct plane_shape plane_shape_of_box(const struct plane_box *box);

/* The trapezoid before a box: its front is the short base, the long base lies `reach` ahead of it
 * and is `spread` longer at each end.  Both at most PLANE_SIZE, reach at least 1. */
struct plane_shape plane_shape_ahead(const struct plane_box *box, int reach, int spread);

/* The triangle of a template: the point, the height along a direction, half the base across it.
 * Both at most PLANE_SIZE and at least 1. */
struct plane_shape plane_shape_fan(struct plane_pt point, int degree, int height, int half_base);

/* What a box sweeps when its centre goes straight to another point, the facing kept: the convex
 * hull of the first and the last footprint. */
struct plane_shape plane_shape_of_move(const struct plane_box *box, struct plane_pt to);

/* The same of a leg of `length` hu (up to PLANE_LIMIT) in a direction, straight on by the table's
 * vector and without any rounding; and the footprint where it ends. */
struct plane_shape plane_shape_of_leg(const struct plane_box *box, int degree, int length);
struct plane_shape plane_shape_after(const struct plane_box *box, int degree, int length);

/* APART, TOUCH or OVERLAP. */
enum plane_rel plane_shape_rel(const struct plane_shape *a, const struct plane_shape *b);
enum plane_rel plane_shape_box(const struct plane_shape *shape, const struct plane_box *box);

/* OVERLAP here means that the segment, or some segment of the line, has a point inside the
 * shape. */
enum plane_rel plane_shape_seg(const struct plane_shape *shape, struct plane_pt a,
                               struct plane_pt b);
enum plane_rel plane_shape_line(const struct plane_shape *shape, const struct plane_poly *line);

/* WITHIN: the shape lies wholly in the area, whose border it may touch.  OVERLAP: their insides
 * share points, and more of the shape lies elsewhere. */
enum plane_rel plane_shape_area(const struct plane_shape *shape, const struct plane_poly *area);

/* Is the least distance at most `hu`? */
bool plane_shape_within(const struct plane_shape *a, const struct plane_shape *b, int hu);

/* Something that may be in the way of a move or of a sight. */
enum plane_thing_kind { PLANE_THING_BOX, PLANE_THING_AREA, PLANE_THING_LINE };

struct plane_thing {
    enum plane_thing_kind kind;
    struct plane_box box;   /* PLANE_THING_BOX                   */
    struct plane_poly poly; /* PLANE_THING_AREA, PLANE_THING_LINE */
};

enum plane_rel plane_shape_thing(const struct plane_shape *shape, const struct plane_thing *thing);

#endif
