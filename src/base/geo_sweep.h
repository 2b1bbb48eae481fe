/* geo_sweep.h -- what a moving footprint runs into.
 *
 * A thing stops a footprint when their insides share a point; a line does when it has a point
 * inside the footprint.  Touching stops nothing.
 *
 * A straight move is judged by all the ground it sweeps, exactly.  A turn on the centre is judged by
 * the footprint at every whole degree from the first facing to the last, both included; what lies
 * between two degrees is not looked at. */

#ifndef BASE_GEO_SWEEP_H
#define BASE_GEO_SWEEP_H

#include "base/geo_shape.h"

/* The first thing, from number `start` on, that a straight move of the centre to `to` runs into;
 * -1 if none.  So `for (i = f(.., 0); i >= 0; i = f(.., i + 1))` goes through them all. */
int plane_sweep_move(const struct plane_box *box, struct plane_pt to,
                     const struct plane_thing *thing, int count, int start);

/* The same of one box, the usual case. */
bool plane_sweep_hits(const struct plane_box *box, struct plane_pt to,
                      const struct plane_box *other);

/* How far the footprint gets: whole hu or whole degrees.  thing is the number of what stops it
 * there (the lowest, if several do), -1 if nothing does; reach is -1 if it is stopped where it
 * stands. */
struct plane_stop {
    int reach, thing;
};

/* A leg in a direction, the facing kept, by the table's vector and without any rounding: it gets n hu
 * far when what it sweeps up to there runs into nothing.  The whole hu nearest to that end may lie
 * upon something by a fraction of one. */
struct plane_stop plane_sweep_leg(const struct plane_box *box, int degree, int length,
                                  const struct plane_thing *thing, int count);

/* Does a leg of that length run into the thing? */
bool plane_leg_hits(const struct plane_box *box, int degree, int length,
                    const struct plane_thing *thing);

/* Does a box that goes straight on for ever, by the table's vector and without any rounding, never
 * run into the other?  What a leg only seems to meet because its ends are rounded is so told from
 * what stands in its way. */
bool plane_sweep_misses(const struct plane_box *box, int degree, const struct plane_box *other);

/* A turn on the centre, by -360..360 degrees, to the right when positive. */
struct plane_stop plane_sweep_turn(const struct plane_box *box, int degrees,
                                   const struct plane_thing *thing, int count);

/* The first whole hu of a leg, 0 included, at which the footprint is at most `hu` from another;
 * -1 if it never is. */
int plane_sweep_approach(const struct plane_box *box, int degree, int length,
                         const struct plane_box *other, int hu);

#endif
