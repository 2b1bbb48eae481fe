/* geo_hex.c -- hexes: places, neighbours, lines.
 *
 * Corners lie at thirds of the slanted coordinates: multiplied by three, the centre of hex h is at
 * 3h and its corner k at 3h + vector[k] + vector[k + 1].  On which side of a line a corner lies is
 * then the sign of a cross product of whole numbers, the same for pointed and for flat tops. */

#include "base/geo_hex.h"

#include "base/err.h"
#include <stdint.h>
#include <stdlib.h>

const struct hex hex_vector[HEX_SIDES] = {
    { 1, 0 }, { 0, 1 }, { -1, 1 }, { -1, 0 }, { 0, -1 }, { 1, -1 },
};

static int turn(int side, int by)
{
    return (side + by) % HEX_SIDES;
}

int hex_distance(struct hex a, struct hex b)
{
    int q = a.q - b.q, r = a.r - b.r;

    return (abs(q) + abs(r) + abs(q + r)) / 2;
}

/* Corner k as seen from the centre, in thirds. */
static struct hex corner_vector(int corner)
{
    return hex_next(hex_vector[corner], turn(corner, 1));
}

/* Positive when v points to the right of d, negative to the left, 0 when along it. */
static int64_t cross(struct hex d, struct hex v)
{
    return (int64_t)d.q * v.r - (int64_t)d.r * v.q;
}

/* Where a line leaves a hex whose inside it crosses: over a side, or through the corner between
 * that side and the next. */
struct way_out {
    int side;
    bool corner;
};

/* Around the hex, clockwise, the way out is where the corners change from left of the line to
 * right of it.  `offset` is the hex seen from any point of the line. */
static struct way_out find_way_out(struct hex offset, struct hex direction)
{
    int64_t lies[HEX_SIDES];

    for (int k = 0; k < HEX_SIDES; k++) {
        struct hex v = corner_vector(k);
        struct hex corner = { 3 * offset.q + v.q, 3 * offset.r + v.r };
        lies[k] = cross(direction, corner);
    }

    int k = 0;

    while (lies[k] >= 0 || lies[turn(k, 1)] < 0) {
        k++;
        BASE_ASSERT(k < HEX_SIDES); /* else the line does not cross the hex at all */
    }
    k = turn(k, 1);
    return (struct way_out){ k, lies[k] == 0 };
}

/* The hexes into which the line goes from h: both the same, or the two it runs between. */
static struct hex_step step_out(struct hex h, struct way_out out, struct hex direction)
{
    struct hex left = hex_next(h, out.side);

    if (!out.corner)
        return (struct hex_step){ left, left };

    struct hex right = hex_next(h, turn(out.side, 1));
    int64_t bearing = cross(direction, corner_vector(out.side));

    if (bearing > 0)
        return (struct hex_step){ left, left };
    if (bearing < 0)
        return (struct hex_step){ right, right };
    return (struct hex_step){ left, right };
}

/* The step after `here`, on the line through the centre of `a`; `last` is the hex before `here`. */
static struct hex_step next_step(struct hex a, struct hex direction, struct hex last,
                                 struct hex_step here)
{
    struct hex left = here.left, right = here.right;

    if (!hex_equal(left, right)) {
        /* A hexside runs from the hex before it straight to the one beyond it. */
        struct hex beyond = { left.q + right.q - last.q, left.r + right.r - last.r };
        return (struct hex_step){ beyond, beyond };
    }

    struct hex offset = { left.q - a.q, left.r - a.r };
    return step_out(left, find_way_out(offset, direction), direction);
}

int hex_line(struct hex a, struct hex b, struct hex_step *step, int room)
{
    struct hex direction = { b.q - a.q, b.r - a.r };
    struct hex last = a;
    struct hex_step here = { a, a };

    for (int count = 1;; count++) {
        if (count <= room)
            step[count - 1] = here;
        if (hex_equal(here.left, b))
            return count;
        struct hex_step next = next_step(a, direction, last, here);
        last = here.left;
        here = next;
    }
}

unsigned hex_exit_sides(struct hex a, struct hex b)
{
    if (hex_equal(a, b))
        return 0;

    struct hex direction = { b.q - a.q, b.r - a.r };
    struct way_out out = find_way_out((struct hex){ 0, 0 }, direction);
    unsigned sides = 1u << out.side;

    return out.corner ? sides | 1u << turn(out.side, 1) : sides;
}

static bool is_by_rows(enum hex_layout layout)
{
    return layout == HEX_ODD_R || layout == HEX_EVEN_R;
}

/* How far a slanted axis has run off at the row or column of that number; the shifted ones lie
 * half a hex further along it.  The division is always exact. */
static int slant(enum hex_layout layout, int number)
{
    int odd = number & 1;

    return (layout == HEX_ODD_R || layout == HEX_ODD_Q ? number - odd : number + odd) / 2;
}

struct hex hex_from_offset(enum hex_layout layout, int column, int row)
{
    if (is_by_rows(layout))
        return (struct hex){ column - slant(layout, row), row };
    return (struct hex){ column, row - slant(layout, column) };
}

void hex_to_offset(enum hex_layout layout, struct hex h, int *column, int *row)
{
    bool by_rows = is_by_rows(layout);

    *column = by_rows ? h.q + slant(layout, h.r) : h.q;
    *row = by_rows ? h.r : h.r + slant(layout, h.q);
}
