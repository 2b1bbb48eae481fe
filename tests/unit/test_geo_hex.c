/* test_geo_hex.c -- hexes against slow and independent arithmetic.
 *
 * Lines are checked against the six half-planes that make a hex, cut exactly with fractions;
 * distances against a search step by step. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/geo_hex.h"

/* The hex of a name such as E7: the letter is the row. */
static struct hex named(const char *name)
{
    int column = 0;

    for (const char *s = name + 1; *s; s++)
        column = 10 * column + *s - '0';
    return hex_from_offset(HEX_EVEN_R, column, name[0] - 'A' + 1);
}

static struct hex numbered(int number)
{
    return hex_from_offset(HEX_EVEN_Q, number / 100, number % 100);
}

static void assert_hex(struct hex found, struct hex expected)
{
    assert_int_equal(found.q, expected.q);
    assert_int_equal(found.r, expected.r);
}

/* Where a hex of a board lies on the page, in half hexes, taken from its column and row alone. */
static void page_place(enum hex_layout layout, struct hex h, int *x, int *y)
{
    bool odd_shifted = layout == HEX_ODD_R || layout == HEX_ODD_Q;
    int column, row;

    hex_to_offset(layout, h, &column, &row);
    if (layout == HEX_ODD_R || layout == HEX_EVEN_R) {
        *x = 2 * column + ((row % 2 != 0) == odd_shifted);
        *y = row;
    } else {
        *x = column;
        *y = 2 * row + ((column % 2 != 0) == odd_shifted);
    }
}

static void test_geo_hex__offsets_there_and_back(void **state)
{
    (void)state;
    for (int layout = HEX_ODD_R; layout <= HEX_EVEN_Q; layout++)
        for (int column = -7; column <= 7; column++)
            for (int row = -7; row <= 7; row++) {
                int c, r;
                hex_to_offset((enum hex_layout)layout,
                              hex_from_offset((enum hex_layout)layout, column, row), &c, &r);
                assert_int_equal(c, column);
                assert_int_equal(r, row);
            }
}

static void test_geo_hex__sides_point_where_their_names_say(void **state)
{
    static const int pointed[HEX_SIDES][2] = {
        [HEX_E] = { 2, 0 },  [HEX_SE] = { 1, 1 },   [HEX_SW] = { -1, 1 },
        [HEX_W] = { -2, 0 }, [HEX_NW] = { -1, -1 }, [HEX_NE] = { 1, -1 },
    };
    static const int flat[HEX_SIDES][2] = {
        [HEX_FLAT_SE] = { 1, 1 },   [HEX_FLAT_S] = { 0, 2 },  [HEX_FLAT_SW] = { -1, 1 },
        [HEX_FLAT_NW] = { -1, -1 }, [HEX_FLAT_N] = { 0, -2 }, [HEX_FLAT_NE] = { 1, -1 },
    };

    (void)state;
    for (int l = HEX_ODD_R; l <= HEX_EVEN_Q; l++)
        for (int i = 0; i < 49 * HEX_SIDES; i++) {
            enum hex_layout layout = (enum hex_layout)l;
            struct hex h = hex_from_offset(layout, i / HEX_SIDES % 7 - 3, i / HEX_SIDES / 7 - 3);
            int side = i % HEX_SIDES, x, y, next_x, next_y;
            const int *way = l <= HEX_EVEN_R ? pointed[side] : flat[side];

            page_place(layout, h, &x, &y);
            page_place(layout, hex_next(h, side), &next_x, &next_y);
            assert_int_equal(next_x - x, way[0]);
            assert_int_equal(next_y - y, way[1]);
            assert_hex(hex_next(hex_next(h, side), hex_opposite(side)), h);
        }
}

static void test_geo_hex__numbered_map_with_flat_tops(void **state)
{
    (void)state;
    assert_hex(hex_next(numbered(2417), HEX_FLAT_NE), numbered(2517));
    assert_hex(hex_next(numbered(2417), HEX_FLAT_SW), numbered(2318));
    assert_int_equal(hex_distance(numbered(2224), numbered(2622)), 4);
    assert_hex(hex_next(numbered(2354), HEX_FLAT_NE), numbered(2453));
    assert_hex(hex_next(numbered(1138), HEX_FLAT_S), numbered(1139));
    assert_hex(hex_next(numbered(4815), HEX_FLAT_NE), numbered(4915));
}

/* All hexes up to a distance, in no order that matters. */
#define WITHIN_ROOM(radius) ((2 * (radius) + 1) * (2 * (radius) + 1))

static int all_within(int radius, struct hex *out)
{
    int count = 0;

    for (int q = -radius; q <= radius; q++)
        for (int r = -radius; r <= radius; r++)
            if (q + r >= -radius && q + r <= radius)
                out[count++] = (struct hex){ q, r };
    return count;
}

enum { REACH = 12, SPAN = 2 * REACH + 1 };

static int *cell(int table[SPAN][SPAN], struct hex h)
{
    return &table[h.q + REACH][h.r + REACH];
}

static bool is_in_span(struct hex h)
{
    return h.q >= -REACH && h.q <= REACH && h.r >= -REACH && h.r <= REACH;
}

/* Steps from the middle of the span, found one ring of neighbours after another. */
static void count_steps(int steps[SPAN][SPAN])
{
    static struct hex queue[SPAN * SPAN];
    int count = 1;

    memset(steps, -1, sizeof(int[SPAN][SPAN]));
    queue[0] = (struct hex){ 0, 0 };
    *cell(steps, queue[0]) = 0;
    for (int i = 0; i < count; i++)
        for (int side = 0; side < HEX_SIDES; side++) {
            struct hex next = hex_next(queue[i], side);
            if (!is_in_span(next) || *cell(steps, next) >= 0)
                continue;
            *cell(steps, next) = *cell(steps, queue[i]) + 1;
            queue[count++] = next;
        }
}

static void test_geo_hex__distance_is_the_number_of_steps(void **state)
{
    static int steps[SPAN][SPAN];
    struct hex away = { 37, -512 };

    (void)state;
    count_steps(steps);
    for (int q = -REACH; q <= REACH; q++)
        for (int r = -REACH; r <= REACH; r++) {
            struct hex h = { q, r }, moved = { q + away.q, r + away.r };
            assert_int_equal(hex_distance((struct hex){ 0, 0 }, h), *cell(steps, h));
            assert_int_equal(hex_distance(moved, away), *cell(steps, h));
        }
}

/* A part of a line that lies in one hex: from and to are fractions of the whole line. */
struct part {
    struct hex hex;
    int from, from_of, to, to_of;
    bool on_hexside;
};

/* Twice the scalar product with the vector to the neighbour, in true geometry: that of the three
 * cube coordinates.  A point p of the plane is in hex c when this is at most 1 for p - c and each
 * of the six sides. */
static int along(int side, struct hex v)
{
    struct hex n = hex_vector[side];

    return n.q * v.q + n.r * v.r + (n.q + n.r) * (v.q + v.r);
}

/* Cuts the line from the centre of hex 0,0 to that of `to` with the closed hex h.  False when
 * they share no more than a point. */
static bool cut_line(struct hex to, struct hex h, struct part *out)
{
    struct hex back = { -h.q, -h.r };

    *out = (struct part){ h, 0, 1, 1, 1, false };
    for (int side = 0; side < HEX_SIDES; side++) {
        int slope = along(side, to), left = 1 - along(side, back);

        if (slope == 0 && left < 0)
            return false;
        if (slope == 0 && left == 0)
            out->on_hexside = true;
        if (slope > 0 && left * out->to_of < out->to * slope) {
            out->to = left;
            out->to_of = slope;
        }
        if (slope < 0 && -left * out->from_of > out->from * -slope) {
            out->from = -left;
            out->from_of = -slope;
        }
    }
    return out->from * out->to_of < out->to * out->from_of;
}

/* Positive when h lies to the right of the walk from 0,0 to `to`, on a page with pointed tops. */
static int page_right(struct hex to, struct hex h)
{
    int to_x = 2 * to.q + to.r, to_y = to.r;
    int x = 2 * h.q + h.r, y = h.r;

    return to_x * y - to_y * x;
}

static int collect_parts(struct hex to, struct part *part)
{
    static struct hex near[WITHIN_ROOM(REACH + 1)];
    int nears = all_within(hex_distance((struct hex){ 0, 0 }, to) + 1, near);
    int count = 0;

    for (int i = 0; i < nears; i++) {
        struct part p;
        int k;

        if (!cut_line(to, near[i], &p))
            continue;
        for (k = count++; k > 0 && p.from * part[k - 1].from_of < part[k - 1].from * p.from_of; k--)
            part[k] = part[k - 1];
        part[k] = p;
    }
    return count;
}

static int expected_line(struct hex to, struct hex_step *step)
{
    struct part part[4 * REACH];
    int parts = collect_parts(to, part), count = 0;

    for (int i = 0; i < parts; i++) {
        struct hex a = part[i].hex;

        step[count] = (struct hex_step){ a, a };
        if (part[i].on_hexside) {
            struct hex b = part[++i].hex;
            assert_true(part[i].on_hexside);
            step[count].left = page_right(to, a) < 0 ? a : b;
            step[count].right = page_right(to, a) < 0 ? b : a;
            assert_true(page_right(to, step[count].left) < 0);
            assert_true(page_right(to, step[count].right) > 0);
        }
        count++;
    }
    return count;
}

static void assert_line(struct hex from, struct hex to)
{
    struct hex_step found[HEX_LINE_ROOM(REACH)], expected[4 * REACH];
    struct hex vector = { to.q - from.q, to.r - from.r };
    int count = hex_line(from, to, found, HEX_LINE_ROOM(hex_distance(from, to)));

    assert_int_equal(count, expected_line(vector, expected));
    assert_true(count <= HEX_LINE_ROOM(hex_distance(from, to)));
    for (int i = 0; i < count; i++) {
        struct hex left = { found[i].left.q - from.q, found[i].left.r - from.r };
        struct hex right = { found[i].right.q - from.q, found[i].right.r - from.r };
        assert_hex(left, expected[i].left);
        assert_hex(right, expected[i].right);
    }
}

static void test_geo_hex__lines_cross_what_the_geometry_says(void **state)
{
    struct hex origin[] = { { 0, 0 }, { 7, -4 }, { -999983, 499979 } };
    static struct hex to[WITHIN_ROOM(REACH)];
    int count = all_within(REACH, to);

    (void)state;
    for (size_t o = 0; o < sizeof origin / sizeof *origin; o++)
        for (int i = 0; i < count; i++)
            assert_line(origin[o], (struct hex){ origin[o].q + to[i].q, origin[o].r + to[i].r });
}

static void test_geo_hex__lines_are_the_same_both_ways_and_fit_their_room(void **state)
{
    enum { LONG = 60 };
    static struct hex to[WITHIN_ROOM(LONG)];
    struct hex_step there[HEX_LINE_ROOM(LONG)], back[HEX_LINE_ROOM(LONG)];
    struct hex a = { 3, -2 };
    int count = all_within(LONG, to);

    (void)state;
    for (int i = 0; i < count; i++) {
        struct hex b = { a.q + to[i].q, a.r + to[i].r };
        int steps = hex_line(a, b, there, HEX_LINE_ROOM(LONG));
        assert_true(steps <= HEX_LINE_ROOM(hex_distance(a, b)));
        assert_int_equal(hex_line(b, a, back, HEX_LINE_ROOM(LONG)), steps);
        for (int k = 0; k < steps; k++) {
            assert_hex(there[k].left, back[steps - 1 - k].right);
            assert_hex(there[k].right, back[steps - 1 - k].left);
        }
    }
}

static void assert_step(struct hex_step step, const char *left, const char *right)
{
    assert_hex(step.left, named(left));
    assert_hex(step.right, named(right));
}

static void test_geo_hex__line_along_hexsides(void **state)
{
    struct hex_step step[HEX_LINE_ROOM(4)];

    (void)state;
    assert_int_equal(hex_line(named("E7"), named("A7"), step, 7), 5);
    assert_step(step[0], "E7", "E7");
    assert_step(step[1], "D6", "D7");
    assert_step(step[2], "C7", "C7");
    assert_step(step[3], "B6", "B7");
    assert_step(step[4], "A7", "A7");

    assert_int_equal(hex_line(named("E7"), named("D8"), step, 7), 3);
    assert_step(step[1], "D7", "E8");

    /* Along the rim of the board, one of the two hexes is not there. */
    assert_int_equal(hex_line(named("A1"), named("C1"), step, 7), 3);
    assert_hex(step[1].left, named("B1"));
}

static void test_geo_hex__line_through_corners(void **state)
{
    struct hex_step step[HEX_LINE_ROOM(5)];
    int count = hex_line((struct hex){ 0, 0 }, (struct hex){ 4, 1 }, step, HEX_LINE_ROOM(5));

    (void)state;
    assert_int_equal(count, 6); /* as many as there are rings: nothing is cut at the two corners */
    for (int i = 0; i < count; i++) {
        assert_hex(step[i].left, step[i].right);
        assert_int_equal(hex_distance((struct hex){ 0, 0 }, step[i].left), i);
    }
}

static void test_geo_hex__line_writes_no_more_than_its_room(void **state)
{
    struct hex_step step[3];
    struct hex a = { 0, 0 }, b = { 9, 0 }, mark = { 77, 77 };

    (void)state;
    step[2] = (struct hex_step){ mark, mark };
    assert_int_equal(hex_line(a, b, step, 2), 10);
    assert_hex(step[1].left, (struct hex){ 1, 0 });
    assert_hex(step[2].left, mark);
    assert_int_equal(hex_line(a, b, NULL, 0), 10);
    assert_int_equal(hex_line(a, a, step, 3), 1);
    assert_hex(step[0].right, a);
}

static void test_geo_hex__exit_is_over_the_sides_that_face_furthest(void **state)
{
    struct hex zero = { 0, 0 };

    (void)state;
    for (int q = -REACH; q <= REACH; q++)
        for (int r = -REACH; r <= REACH; r++) {
            struct hex to = { q, r };
            int best = 1;
            unsigned sides = 0;

            for (int side = 0; side < HEX_SIDES; side++)
                best = along(side, to) > best ? along(side, to) : best;
            for (int side = 0; side < HEX_SIDES; side++)
                sides |= along(side, to) == best ? 1u << side : 0;
            assert_int_equal(hex_exit_sides(zero, to), sides);
        }
    assert_int_equal(hex_exit_sides(named("E7"), named("C7")), 1u << HEX_NW | 1u << HEX_NE);
    assert_int_equal(hex_exit_sides(named("E7"), named("E9")), 1u << HEX_E);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_geo_hex__offsets_there_and_back),
        cmocka_unit_test(test_geo_hex__sides_point_where_their_names_say),
        cmocka_unit_test(test_geo_hex__numbered_map_with_flat_tops),
        cmocka_unit_test(test_geo_hex__distance_is_the_number_of_steps),
        cmocka_unit_test(test_geo_hex__lines_cross_what_the_geometry_says),
        cmocka_unit_test(test_geo_hex__lines_are_the_same_both_ways_and_fit_their_room),
        cmocka_unit_test(test_geo_hex__line_along_hexsides),
        cmocka_unit_test(test_geo_hex__line_through_corners),
        cmocka_unit_test(test_geo_hex__line_writes_no_more_than_its_room),
        cmocka_unit_test(test_geo_hex__exit_is_over_the_sides_that_face_furthest),
    };

    return cmocka_run_group_tests_name("geo_hex", tests, NULL, NULL);
}
