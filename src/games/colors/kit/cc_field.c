/* cc_field.c -- CCN 2.2: the battlefield.  Nine rows of 13 and 12 hexes by turns, three sections,
 * distances, and what a straight line between two hexes crosses. */

#include <string.h>

#include "base/geo_hex.h"

#include "games/colors/kit/cc_load.h"

enum { LONG_ROW = 13, SHORT_ROW = 12, PAIR = LONG_ROW + SHORT_ROW };

static bool is_long(int row)
{
    return row % 2 == 0;
}

/* CCN-2.2-03: hex n of a short row lies between n and n + 1 of the long rows beside it. */
static struct hex place_of(const struct cc_board *b, int hex)
{
    return hex_from_offset(HEX_ODD_R, BY(CC_2_2_03, b->column[hex] - 1), b->row[hex]);
}

/* 0 off the board. */
static int hex_of(struct hex place)
{
    int column, row;

    hex_to_offset(HEX_ODD_R, place, &column, &row);
    int width = BY(CC_2_2_02, is_long(row)) ? LONG_ROW : SHORT_ROW;
    if (row < 0 || BY(CC_2_2_01, row >= CC_ROWS) || column < 0 || column >= width)
        return 0;
    return row / 2 * PAIR + (is_long(row) ? 0 : LONG_ROW) + column + 1;
}

/* The dotted lines run between 4 and 5, 9 and 10 of the long rows, and so through 4 and 9 of the
 * short ones. */
static int section_of(int row, int column)
{
    if (is_long(row))
        return BY(CC_2_2_05, column <= 4) ? WEST : column <= 9 ? CENTRE : EAST;
    return (column <= 4 ? WEST : 0) | (BY(CC_2_2_06, column >= 4 && column <= 9) ? CENTRE : 0) |
           (BY(CC_2_2_04, column >= 9) ? EAST : 0);
}

static void lay_rows(struct cc_board *b)
{
    int hex = 1;

    HOLDS(CC_4_07, "a state has one field of 113 hexes and two sides");
    for (int row = 0; row < CC_ROWS; row++)
        for (int column = 1; column <= (is_long(row) ? LONG_ROW : SHORT_ROW); column++, hex++) {
            b->row[hex] = (uint8_t)row;
            b->column[hex] = (uint8_t)column;
            b->section[hex] = (uint8_t)section_of(row, column);
        }
    BASE_ASSERT(hex == CC_HEXES);
}

static void measure(struct cc_board *b)
{
    for (int from = 1; from < CC_HEXES; from++) {
        for (int side = 0; side < HEX_SIDES; side++)
            b->next[from][side] = (uint8_t)hex_of(hex_next(place_of(b, from), side));
        for (int to = 1; to < CC_HEXES; to++)
            b->distance[from][to] =
                (uint8_t)BY(CC_2_2_09, hex_distance(place_of(b, from), place_of(b, to)));
        for (int to = 1; to < CC_HEXES; to++)
            for (int far = b->distance[from][to]; far <= CC_RANGE; far++)
                bit_add(b->within[from][far], to);
    }
}

/* The steps between the ends, and the sides by which the line comes into its target. */
static void draw_ray(const struct cc_board *b, int from, int to, struct cc_ray *ray)
{
    struct hex_step step[HEX_LINE_ROOM(CC_RANGE)];
    int count = hex_line(place_of(b, from), place_of(b, to), step, HEX_LINE_ROOM(CC_RANGE));

    BASE_ASSERT(count - 2 <= (int)sizeof ray->left);
    ray->count = (uint8_t)BY(CC_5_4_3_08, count - 2);
    for (int i = 1; i < count - 1; i++) {
        ray->left[i - 1] = (uint8_t)hex_of(step[i].left);
        ray->right[i - 1] = (uint8_t)hex_of(step[i].right);
    }
    ray->exits = (uint8_t)hex_exit_sides(place_of(b, to), place_of(b, from));
}

static bool is_seen_apart(const struct cc_board *b, int from, int to)
{
    return b->distance[from][to] >= 2 && b->distance[from][to] <= CC_RANGE;
}

/* 0: no ray. */
int cc_ray_room(const struct cc_board *b)
{
    int count = 1;

    for (int from = 1; from < CC_HEXES; from++)
        for (int to = 1; to < CC_HEXES; to++)
            count += is_seen_apart(b, from, to);
    return count;
}

void cc_draw_rays(struct cc_board *b)
{
    int count = 1;

    for (int from = 1; from < CC_HEXES; from++)
        for (int to = 1; to < CC_HEXES; to++) {
            if (!is_seen_apart(b, from, to))
                continue;
            draw_ray(b, from, to, &b->ray[count]);
            b->ray_at[from][to] = (uint16_t)count++;
        }
}

void cc_lay_out(struct cc_board *b)
{
    lay_rows(b);
    measure(b);
}
