/* geo_hex.c -- hexes: places, neighbours, lines, hexsides.
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

int hex_side_towards(struct hex from, struct hex to)
{
    for (int side = 0; side < HEX_SIDES; side++)
        if (hex_equal(hex_next(from, side), to))
            return side;
    return -1;
}

int hex_ring(struct hex centre, int radius, struct hex *out)
{
    struct hex h = { centre.q + radius * hex_vector[0].q, centre.r + radius * hex_vector[0].r };
    int count = 0;

    if (radius == 0)
        out[count++] = centre;
    for (int side = 0; side < HEX_SIDES; side++) {
        for (int i = 0; i < radius; i++) {
            out[count++] = h;
            h = hex_next(h, turn(side, 2));
        }
    }
    return count;
}

int hex_spiral(struct hex centre, int radius, struct hex *out)
{
    int count = 0;

    for (int ring = 0; ring <= radius; ring++)
        count += hex_ring(centre, ring, out + count);
    return count;
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

/* 1 when the row or column of that number is a shifted one. */
static int is_shifted(enum hex_layout layout, int number)
{
    int odd = number & 1;

    return layout == HEX_ODD_R || layout == HEX_ODD_Q ? odd : 1 - odd;
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

int hex_count(const struct hex_board *b)
{
    return b->columns * b->rows;
}

int hex_index(const struct hex_board *b, struct hex h)
{
    int column, row, columns = b->columns, rows = b->rows;

    hex_to_offset(b->layout, h, &column, &row);
    if (b->short_ends && is_by_rows(b->layout))
        columns -= is_shifted(b->layout, row);
    else if (b->short_ends)
        rows -= is_shifted(b->layout, column);
    column -= b->first;
    row -= b->first;
    if (column < 0 || column >= columns || row < 0 || row >= rows)
        return -1;
    return row * b->columns + column;
}

struct hex hex_at(const struct hex_board *b, int index)
{
    int column = index % b->columns, row = index / b->columns;

    return hex_from_offset(b->layout, column + b->first, row + b->first);
}

static bool is_on(const struct hex_board *b, struct hex h)
{
    return hex_index(b, h) >= 0;
}

static void try_sides(const struct hex_board *b, const struct graph_way *way, struct graph_queue *q,
                      int index)
{
    struct hex h = hex_at(b, index);

    for (int side = 0; side < HEX_SIDES; side++) {
        int next = hex_index(b, hex_next(h, side));
        if (next < 0)
            continue;
        int step = graph_ask(way, index, next, side);
        int cost = graph_price(way, q->reach[index].cost, step);
        if (cost >= 0)
            graph_queue_offer(q, next,
                              (struct graph_reach){ .cost = cost, .from = index, .by = side });
    }
}

int hex_flood(const struct hex_board *b, const struct graph_way *way, const int *start, int starts,
              struct graph_reach *reach)
{
    struct graph_queue q;
    int reached = 0;

    graph_queue_start(&q, reach, hex_count(b));
    for (int i = 0; i < starts; i++) {
        BASE_ASSERT(is_on(b, hex_at(b, start[i])));
        graph_queue_offer(&q, start[i], (struct graph_reach){ .cost = 0, .from = -1, .by = -1 });
    }
    for (int index; (index = graph_queue_take(&q)) >= 0; reached++)
        try_sides(b, way, &q, index);
    return reached;
}

/* Hexsides and corners belong to one of their hexes: a hex owns its sides 0, 1 and 2 and its
 * corners 1 and 4.  The owner may lie just off the board, so owners are counted on a board that is
 * one hex larger all around. */
static int owner_number(const struct hex_board *b, struct hex h)
{
    int column, row;

    hex_to_offset(b->layout, h, &column, &row);
    return (row - b->first + 1) * (b->columns + 2) + column - b->first + 1;
}

static struct hex owner_at(const struct hex_board *b, int number)
{
    int column = number % (b->columns + 2), row = number / (b->columns + 2);

    return hex_from_offset(b->layout, column + b->first - 1, row + b->first - 1);
}

int hex_side_room(const struct hex_board *b)
{
    return 3 * (b->columns + 2) * (b->rows + 2);
}

int hex_side(const struct hex_board *b, struct hex h, int side)
{
    struct hex other = hex_next(h, side);

    if (!is_on(b, h) && !is_on(b, other))
        return -1;
    return 3 * owner_number(b, side < 3 ? h : other) + side % 3;
}

int hex_side_between(const struct hex_board *b, struct hex a, struct hex c)
{
    int side = hex_side_towards(a, c);

    return side < 0 ? -1 : hex_side(b, a, side);
}

int hex_corner_room(const struct hex_board *b)
{
    return 2 * (b->columns + 2) * (b->rows + 2);
}

int hex_corner(const struct hex_board *b, struct hex h, int corner)
{
    /* For each corner: the side beyond which its owner lies (-1: none), and which corner it is to
     * the owner, 0 for corner 1 and 1 for corner 4. */
    static const struct {
        int side, kind;
    } owner[HEX_SIDES] = { { 1, 1 }, { -1, 0 }, { 2, 1 }, { 4, 0 }, { -1, 1 }, { 5, 0 } };
    int side = owner[corner].side;

    if (!is_on(b, h) && !is_on(b, hex_next(h, corner)) && !is_on(b, hex_next(h, turn(corner, 1))))
        return -1;
    return 2 * owner_number(b, side < 0 ? h : hex_next(h, side)) + owner[corner].kind;
}

void hex_side_hexes(const struct hex_board *b, int side, struct hex out[2])
{
    out[0] = owner_at(b, side / 3);
    out[1] = hex_next(out[0], side % 3);
}

void hex_side_corners(const struct hex_board *b, int side, int out[2])
{
    struct hex h = owner_at(b, side / 3);

    out[0] = hex_corner(b, h, turn(side % 3, HEX_SIDES - 1));
    out[1] = hex_corner(b, h, side % 3);
}

/* Beyond corner 1 lie the hexes over sides 1 and 2, beyond corner 4 those over sides 4 and 5. */
void hex_corner_hexes(const struct hex_board *b, int corner, struct hex out[3])
{
    int side = corner % 2 ? 4 : 1;

    out[0] = owner_at(b, corner / 2);
    out[1] = hex_next(out[0], side);
    out[2] = hex_next(out[0], side + 1);
}

void hex_corner_sides(const struct hex_board *b, int corner, int out[3])
{
    struct hex hex[3];

    hex_corner_hexes(b, corner, hex);
    for (int i = 0; i < 3; i++)
        out[i] = hex_side_between(b, hex[i], hex[(i + 1) % 3]);
}
