/* geo_box.h -- oriented rectangles: the footprints of pieces.
 *
 * A box has its centre on a whole point, a width (along its front) and a depth, and faces a whole
 * degree.  With u the vector of its facing and v the one 90 degrees to the right, its corners are
 *
 *     32768 * centre + s1 * depth * u + s2 * width * v,   s1, s2 = +1 or -1,
 *
 * in fine units.  This is the box, not a rounding of it: every answer below is exact for these
 * four corners.  A box is a closed set; its inside is what lies off the four sides. */

#ifndef BASE_GEO_BOX_H
#define BASE_GEO_BOX_H

#include "base/geo_plane.h"

#define PLANE_SIZE 100000 /* the largest width or depth */

struct plane_box {
    struct plane_pt at;
    int32_t width, depth;
    int32_t facing;
};

/* Counter-clockwise.  Side s runs from corner s - 1 to corner s, with the inside on its left:
 * the front from the front right to the front left corner. */
enum plane_corner {
    PLANE_FRONT_LEFT,
    PLANE_REAR_LEFT,
    PLANE_REAR_RIGHT,
    PLANE_FRONT_RIGHT,
    PLANE_CORNERS
};
enum plane_box_side { PLANE_FRONT_SIDE, PLANE_LEFT_SIDE, PLANE_REAR_SIDE, PLANE_RIGHT_SIDE };
enum plane_zone { PLANE_FRONT, PLANE_FLANK, PLANE_REAR };

/* Centre within PLANE_LIMIT, sizes 1..PLANE_SIZE, facing 0..359.  Everything below asks for it. */
bool plane_box_ok(const struct plane_box *box);

struct plane_fine plane_box_corner(const struct plane_box *box, enum plane_corner corner);
struct plane_fine plane_box_middle(const struct plane_box *box, enum plane_box_side side);

/* The nine points by which a box is seen: centre, corners (in their order), middles of the sides (in
 * theirs). */
#define PLANE_TARGETS 9
void plane_box_targets(const struct plane_box *box, struct plane_fine out[PLANE_TARGETS]);

/* Overlap: the insides share a point.  Meet: the closed boxes do. */
bool plane_box_overlap(const struct plane_box *a, const struct plane_box *b);
bool plane_box_meet(const struct plane_box *a, const struct plane_box *b);

enum plane_place plane_box_place(const struct plane_box *box, struct plane_fine p);

/* Does the whole box lie between the two corners of an upright frame, its border included? */
bool plane_box_in_frame(const struct plane_box *box, struct plane_pt low, struct plane_pt high);

/* Least distances between closed sets; 0 when they meet. */
struct plane_dist plane_box_dist(const struct plane_box *a, const struct plane_box *b);
struct plane_dist plane_box_point_dist(const struct plane_box *box, struct plane_pt p);
struct plane_dist plane_box_fine_dist(const struct plane_box *box, struct plane_fine p);
struct plane_dist plane_box_seg_dist(const struct plane_box *box, struct plane_pt a,
                                     struct plane_pt b);
/* Is the sight from a to b, ends included, at most hu (0 or more) from the box? */
bool plane_box_sight_within(const struct plane_box *box, struct plane_pt a, struct plane_fine b,
                            int hu);
bool plane_box_within(const struct plane_box *a, const struct plane_box *b, int hu);
/* Is the front side of a at most hu from b?  The two do not overlap. */
bool plane_box_front_within(const struct plane_box *a, const struct plane_box *b, int hu);

/* Does `a` come nearer to `b`, from which it is apart, when it sets out in a direction, its facing
 * kept?  Exact, by the table's vector: along a side that it keeps its distance from, no.  A distance
 * that does not fall at first does not fall later. */
bool plane_box_nears(const struct plane_box *a, int degree, const struct plane_box *b);

/* How far `a` is from `b` once it has gone so many hu in a direction, its facing kept, by the table's
 * vector and without any rounding.  The two do not meet there. */
struct plane_dist plane_box_dist_after(const struct plane_box *a, int degree, int length,
                                       const struct plane_box *b);

/* The stretch of the sight ab that runs through the inside.  False when there is none; a sight that
 * is a point has none. */
bool plane_box_cut(const struct plane_box *box, struct plane_pt a, struct plane_fine b,
                   struct plane_span *span);

/* Where p lies as the box sees it.  It is beyond the front or rear line by so much and beyond the
 * line of a flank by so much (inside the box both are negative): the greater decides, so that the
 * zones are parted by lines at 45 degrees through the corners.  Those to the front belong to the
 * front, those to the rear to the flanks; between front and rear a tie is front. */
enum plane_zone plane_box_zone(const struct plane_box *box, struct plane_fine p);

/* Does the segment ab, projected on a side of the box, cover at least `hu` of it?  half: 0 for the
 * whole side, -1 for its first half (as the side runs), +1 for its second. */
bool plane_box_covered(const struct plane_box *box, enum plane_box_side side, int half,
                       const struct plane_fine segment[2], int hu);

#endif
