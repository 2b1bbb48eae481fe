/* geo_hex.h -- hexes: places, neighbours, lines.
 *
 * A hex has two slanted coordinates q and r (axial; the third of the cube is -q-r).  The same
 * coordinates serve boards with pointed tops and with flat tops; only the names of the six sides
 * differ.  Everything is exact: there is no floating point, and no line is nudged to one side.
 * Coordinates may go up to a million either way.
 *
 * Sides are numbered 0 to 5 clockwise as one looks at the board.  Corner k lies between sides k
 * and k + 1, so that side k runs from corner k - 1 to corner k. */

#ifndef BASE_GEO_HEX_H
#define BASE_GEO_HEX_H

#include <stdbool.h>

enum { HEX_SIDES = 6 };
enum hex_pointed_side { HEX_E, HEX_SE, HEX_SW, HEX_W, HEX_NW, HEX_NE };
enum hex_flat_side { HEX_FLAT_SE, HEX_FLAT_S, HEX_FLAT_SW, HEX_FLAT_NW, HEX_FLAT_N, HEX_FLAT_NE };

struct hex {
    int q, r;
};

extern const struct hex hex_vector[HEX_SIDES];

static inline bool hex_equal(struct hex a, struct hex b)
{
    return a.q == b.q && a.r == b.r;
}

static inline struct hex hex_next(struct hex h, int side)
{
    return (struct hex){ h.q + hex_vector[side].q, h.r + hex_vector[side].r };
}

static inline int hex_opposite(int side)
{
    return side < 3 ? side + 3 : side - 3;
}

int hex_distance(struct hex a, struct hex b);

/* The straight line from centre to centre, step by step, both ends included.  Where it crosses the
 * inside of a hex, left and right are that hex.  Where it runs along a hexside, they are the two
 * hexes it runs between, as one who walks over the board from a to b has them on his left and
 * right.  A hex that is only touched at a corner is not on the line.  From b to a gives the same
 * steps backwards, left and right exchanged.  Returns the number of steps, and writes the first
 * `room` of them.
 *
 * So a sight that is blocked only on both sides needs no case of its own:
 *     blocked = stands_in(step.left) && stands_in(step.right); */
struct hex_step {
    struct hex left, right;
};

int hex_line(struct hex a, struct hex b, struct hex_step *step, int room);
#define HEX_LINE_ROOM(distance) (3 * (distance) / 2 + 1)

/* The side of a over which the line to b leaves it, as a bit (1 << side); two bits when it leaves
 * through the corner between them; none when a is b. */
unsigned hex_exit_sides(struct hex a, struct hex b);

/* How a board is cut out: which rows (_R, pointed tops) lie half a hex further right, or which
 * columns (_Q, flat tops) half a hex further down, judged by the number printed on the board. */
enum hex_layout { HEX_ODD_R, HEX_EVEN_R, HEX_ODD_Q, HEX_EVEN_Q };

struct hex hex_from_offset(enum hex_layout layout, int column, int row);
void hex_to_offset(enum hex_layout layout, struct hex h, int *column, int *row);

#endif
