/* geo_sight.h -- straight sights from point to point, and what lies in their way.
 *
 * A box or an area is in the way where the sight runs through its inside: to run along a side, or
 * to touch a corner, does not hinder.  A line (a crest) is in the way where the sight crosses it,
 * as plane_line_cross tells: the ends of the sight may stand on it.  Which of these things block a
 * given pair of units, and at what distance, is for the rules of the game to say. */

#ifndef BASE_GEO_SIGHT_H
#define BASE_GEO_SIGHT_H

#include "base/geo_shape.h"

/* Where a sight from a to b meets a thing: from where to where on ab. */
struct plane_hit {
    int thing;
    struct plane_span where;
};

/* All the stretches where one thing is in the way, in order; how many. */
int plane_sight_cut(struct plane_pt a, struct plane_pt b, const struct plane_thing *thing,
                    struct plane_span span[PLANE_SPANS]);

/* The first thing met on the way from a to b, the lowest number if several begin at one place.
 * False when the sight is free; hit is then left as it was.  hit may be NULL. */
bool plane_sight_first(struct plane_pt a, struct plane_pt b, const struct plane_thing *thing,
                       int count, struct plane_hit *hit);

/* All hits, in order of where they begin, then by number.  Writes the first `room` of them and
 * returns how many there are. */
int plane_sight_all(struct plane_pt a, struct plane_pt b, const struct plane_thing *thing,
                    int count, struct plane_hit *hit, int room);

#endif
