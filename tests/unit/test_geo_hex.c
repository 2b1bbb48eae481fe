/* test_geo_hex.c -- hexes against slow and independent arithmetic.
 *
 * Lines are checked against the six half-planes that make a hex, cut exactly with fractions;
 * distances against a search step by step; floods against Bellman and Ford; hexsides and corners
 * against the points where they lie. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/geo_hex.h"

static const struct hex_board colors = {
    .layout = HEX_EVEN_R, .columns = 13, .rows = 9, .first = 1, .short_ends = true
};
static const struct hex_board campaign = {
    .layout = HEX_EVEN_Q, .columns = 60, .rows = 60, .first = 1
};

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

static uint32_t draw(uint64_t *seed, uint32_t below)
{
    *seed = *seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)(*seed >> 33) % below;
}

static uint64_t start_seed(uint64_t seed)
{
    printf("# seed %llu\n", (unsigned long long)seed);
    return seed;
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
            assert_int_equal(hex_side_towards(h, hex_next(h, side)), side);
        }
    assert_int_equal(hex_side_towards((struct hex){ 0, 0 }, (struct hex){ 1, 1 }), -1);
    assert_int_equal(hex_side_towards((struct hex){ 0, 0 }, (struct hex){ 0, 0 }), -1);
}

static void test_geo_hex__numbered_map_with_flat_tops(void **state)
{
    (void)state;
    assert_int_equal(hex_side_towards(numbered(2417), numbered(2517)), HEX_FLAT_NE);
    assert_int_equal(hex_side_towards(numbered(2417), numbered(2318)), HEX_FLAT_SW);
    assert_int_equal(hex_distance(numbered(2224), numbered(2622)), 4);
    assert_int_equal(hex_side_towards(numbered(2354), numbered(2453)), HEX_FLAT_NE);
    assert_int_equal(hex_side_towards(numbered(1138), numbered(1139)), HEX_FLAT_S);
    assert_int_equal(hex_side_towards(numbered(4815), numbered(4915)), HEX_FLAT_NE);
    assert_int_equal(hex_index(&campaign, numbered(101)), 0);
    assert_int_equal(hex_index(&campaign, numbered(6060)), 3599);
    assert_int_equal(hex_index(&campaign, numbered(6061)), -1);
    assert_int_equal(hex_index(&campaign, hex_from_offset(HEX_EVEN_Q, 0, 5)), -1);
}

static void test_geo_hex__board_with_short_rows(void **state)
{
    int found = 0;

    (void)state;
    for (int i = 0; i < hex_count(&colors); i++)
        found += hex_index(&colors, hex_at(&colors, i)) == i;
    assert_int_equal(found, 113);
    assert_int_equal(hex_index(&colors, named("B12")), 24);
    assert_int_equal(hex_index(&colors, named("B13")), -1);
    assert_int_equal(hex_index(&colors, named("A13")), 12);
    assert_int_equal(hex_side_towards(named("E7"), named("D6")), HEX_NW);
    assert_int_equal(hex_side_towards(named("E7"), named("D7")), HEX_NE);
}

/* With flat tops it is the shifted columns that are shorter, and none is when none is meant. */
static void test_geo_hex__board_with_short_columns(void **state)
{
    struct hex_board b = { HEX_ODD_Q, 5, 4, 0, true };

    (void)state;
    assert_int_equal(hex_index(&b, hex_from_offset(HEX_ODD_Q, 1, 3)), -1);
    assert_int_equal(hex_index(&b, hex_from_offset(HEX_ODD_Q, 2, 3)), 17);
    b.short_ends = false;
    assert_int_equal(hex_index(&b, hex_from_offset(HEX_ODD_Q, 1, 3)), 16);
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

static void test_geo_hex__rings_are_whole_and_clockwise(void **state)
{
    struct hex centre = { -3, 5 }, ring[6 * REACH];

    (void)state;
    assert_int_equal(hex_ring(centre, 0, ring), 1);
    assert_hex(ring[0], centre);
    hex_ring(centre, 1, ring);
    for (int side = 0; side < HEX_SIDES; side++)
        assert_hex(ring[side], hex_next(centre, side));

    for (int radius = 1; radius <= REACH; radius++) {
        int count = hex_ring(centre, radius, ring);
        assert_int_equal(count, 6 * radius);
        assert_hex(ring[0], (struct hex){ centre.q + radius, centre.r });
        for (int i = 0; i < count; i++) {
            struct hex a = ring[i], b = ring[(i + 1) % count];
            int aq = a.q - centre.q, ar = a.r - centre.r;
            assert_int_equal(hex_distance(centre, a), radius);
            assert_int_equal(hex_distance(a, b), 1);
            assert_true(aq * (b.r - centre.r) - ar * (b.q - centre.q) > 0);
        }
    }
}

static void test_geo_hex__spiral_has_every_hex_once(void **state)
{
    static struct hex out[HEX_SPIRAL_ROOM(REACH)];
    static int seen[SPAN][SPAN];
    int count = hex_spiral((struct hex){ 0, 0 }, REACH, out);

    (void)state;
    assert_int_equal(count, HEX_SPIRAL_ROOM(REACH));
    for (int i = 0; i < count; i++) {
        assert_int_equal(*cell(seen, out[i]), 0);
        *cell(seen, out[i]) = 1;
        if (i > 0)
            assert_true(hex_distance(out[0], out[i]) >= hex_distance(out[0], out[i - 1]));
    }
    assert_int_equal(hex_distance(out[0], out[count - 1]), REACH);
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
    static struct hex near[HEX_SPIRAL_ROOM(REACH + 1)];
    int nears = hex_spiral((struct hex){ 0, 0 }, hex_distance((struct hex){ 0, 0 }, to) + 1, near);
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
    static struct hex to[HEX_SPIRAL_ROOM(REACH)];
    int count = hex_spiral((struct hex){ 0, 0 }, REACH, to);

    (void)state;
    for (size_t o = 0; o < sizeof origin / sizeof *origin; o++)
        for (int i = 0; i < count; i++)
            assert_line(origin[o], (struct hex){ origin[o].q + to[i].q, origin[o].r + to[i].r });
}

static void test_geo_hex__lines_are_the_same_both_ways_and_fit_their_room(void **state)
{
    enum { LONG = 60 };
    static struct hex to[HEX_SPIRAL_ROOM(LONG)];
    struct hex_step there[HEX_LINE_ROOM(LONG)], back[HEX_LINE_ROOM(LONG)];
    struct hex a = { 3, -2 };
    int count = hex_spiral(a, LONG, to);

    (void)state;
    for (int i = 0; i < count; i++) {
        int steps = hex_line(a, to[i], there, HEX_LINE_ROOM(LONG));
        assert_true(steps <= HEX_LINE_ROOM(hex_distance(a, to[i])));
        assert_int_equal(hex_line(to[i], a, back, HEX_LINE_ROOM(LONG)), steps);
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
    assert_int_equal(hex_index(&colors, step[1].right), -1);
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

enum { CELLS = 100 };

struct terrain {
    int price[CELLS][HEX_SIDES];
};

static int terrain_price(const void *user, int from, int to, int by)
{
    const struct terrain *t = user;

    (void)to;
    return t->price[from][by];
}

static void draw_board(uint64_t *seed, struct hex_board *b, struct terrain *t)
{
    b->layout = (enum hex_layout)draw(seed, 4);
    b->columns = 1 + (int)draw(seed, 10);
    b->rows = 1 + (int)draw(seed, 10);
    b->first = (int)draw(seed, 3) - 1;
    b->short_ends = draw(seed, 2);
    for (int i = 0; i < CELLS; i++)
        for (int side = 0; side < HEX_SIDES; side++)
            t->price[i][side] = (int)draw(seed, 6) - 1;
}

static int draw_hex(uint64_t *seed, const struct hex_board *b)
{
    for (;;) {
        int index = (int)draw(seed, (uint32_t)hex_count(b));
        if (hex_index(b, hex_at(b, index)) == index)
            return index;
    }
}

static int next_index(const struct hex_board *b, int index, int side)
{
    return hex_index(b, hex_next(hex_at(b, index), side));
}

/* Bellman and Ford: better every price over every side until nothing changes. */
static void relax_all(const struct hex_board *b, const struct terrain *t, int *cost)
{
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = 0; i < hex_count(b) * HEX_SIDES; i++) {
            int from = i / HEX_SIDES, side = i % HEX_SIDES;
            int next = next_index(b, from, side), price = t->price[from][side];

            if (cost[from] < 0 || next < 0 || price < 0)
                continue;
            if (cost[next] < 0 || cost[from] + price < cost[next]) {
                cost[next] = cost[from] + price;
                changed = true;
            }
        }
    }
}

/* The rule for equals, done slowly: which hex does the cheapest and lowest one find first? */
static void settle_all(const struct hex_board *b, const struct terrain *t, const int *start,
                       int starts, struct graph_reach *r)
{
    bool done[CELLS] = { false };

    for (int i = 0; i < hex_count(b); i++)
        r[i] = (struct graph_reach){ .cost = -1, .from = -1, .by = -1 };
    for (int i = 0; i < starts; i++)
        r[start[i]].cost = 0;
    for (;;) {
        int best = -1;
        for (int i = 0; i < hex_count(b); i++)
            if (!done[i] && r[i].cost >= 0 && (best < 0 || r[i].cost < r[best].cost))
                best = i;
        if (best < 0)
            return;
        done[best] = true;
        for (int side = 0; side < HEX_SIDES; side++) {
            int next = next_index(b, best, side), price = t->price[best][side];
            if (next < 0 || price < 0)
                continue;
            if (r[next].cost < 0 || r[best].cost + price < r[next].cost)
                r[next] = (struct graph_reach){ r[best].cost + price, best, side, 0, 0 };
        }
    }
}

static void assert_flood(const struct hex_board *b, const struct terrain *t, const int *start,
                         int starts, int budget)
{
    struct graph_way way = { terrain_price, t, budget };
    struct graph_reach reach[CELLS], slow[CELLS];
    int cost[CELLS], reached = 0, found = hex_flood(b, &way, start, starts, reach);

    memset(cost, -1, sizeof cost);
    for (int i = 0; i < starts; i++)
        cost[start[i]] = 0;
    relax_all(b, t, cost);
    settle_all(b, t, start, starts, slow);
    for (int i = 0; i < hex_count(b); i++) {
        if (cost[i] < 0 || cost[i] > budget) {
            assert_int_equal(reach[i].cost, -1);
            continue;
        }
        reached++;
        assert_int_equal(reach[i].cost, cost[i]);
        assert_int_equal(reach[i].from, slow[i].from);
        assert_int_equal(reach[i].by, slow[i].by);
    }
    assert_int_equal(found, reached);
}

static void test_geo_hex__flood_finds_the_cheapest(void **state)
{
    uint64_t seed = start_seed(18051202);
    int budgets[] = { 0, 3, 8, GRAPH_FAR };

    (void)state;
    for (int i = 0; i < 300; i++) {
        struct hex_board b;
        struct terrain t;
        int start[3], starts = 1 + (int)draw(&seed, 3);

        draw_board(&seed, &b, &t);
        for (int k = 0; k < starts; k++)
            start[k] = hex_count(&b) > 1 ? draw_hex(&seed, &b) : 0;
        if (hex_index(&b, hex_at(&b, start[0])) < 0)
            continue;
        assert_flood(&b, &t, start, starts, budgets[i % 4]);
    }
}

static void test_geo_hex__flood_path_is_walked_side_by_side(void **state)
{
    static struct graph_reach reach[3600];
    int start = hex_index(&campaign, numbered(1138)), end = hex_index(&campaign, numbered(2453));
    int path[64], count;
    struct graph_way way = { NULL, NULL, 23 };

    (void)state;
    hex_flood(&campaign, &way, &start, 1, reach);
    count = graph_path(reach, end, path, 64);
    assert_int_equal(count, hex_distance(numbered(1138), numbered(2453)) + 1);
    assert_int_equal(path[0], start);
    assert_int_equal(path[count - 1], end);
    for (int i = 1; i < count; i++) {
        struct hex before = hex_at(&campaign, path[i - 1]);
        assert_hex(hex_next(before, reach[path[i]].by), hex_at(&campaign, path[i]));
    }
    assert_int_equal(reach[hex_index(&campaign, numbered(3549))].cost, -1);
}

/* Hexsides are told apart by their middle (the sum of two hexes), corners by their place in
 * thirds (the sum of three). */
static struct hex side_place(struct hex h, int side)
{
    return (struct hex){ 2 * h.q + hex_vector[side].q, 2 * h.r + hex_vector[side].r };
}

static struct hex corner_place(struct hex h, int corner)
{
    struct hex a = hex_vector[corner], b = hex_vector[(corner + 1) % HEX_SIDES];

    return (struct hex){ 3 * h.q + a.q + b.q, 3 * h.r + a.r + b.r };
}

enum { NUMBERS = 3 * 15 * 15 };

/* Counts the numbers given out, and makes sure that each stands for one place alone. */
struct register_of_places {
    struct hex place[NUMBERS];
    bool used[NUMBERS];
    int count;
};

static void enter(struct register_of_places *r, int number, int room, struct hex place)
{
    assert_in_range(number, 0, room - 1);
    if (r->used[number]) {
        assert_hex(r->place[number], place);
        return;
    }
    for (int i = 0; i < room; i++)
        assert_false(r->used[i] && hex_equal(r->place[i], place));
    r->used[number] = true;
    r->place[number] = place;
    r->count++;
}

static void assert_numbering(const struct hex_board *b)
{
    static struct register_of_places sides, corners;
    int hexes = 0, inner = 0, outer = 0;

    memset(&sides, 0, sizeof sides);
    memset(&corners, 0, sizeof corners);
    for (int i = 0; i < hex_count(b); i++) {
        struct hex h = hex_at(b, i);
        if (hex_index(b, h) != i)
            continue;
        hexes++;
        for (int side = 0; side < HEX_SIDES; side++) {
            struct hex other = hex_next(h, side);
            int number = hex_side(b, h, side);

            enter(&sides, number, hex_side_room(b), side_place(h, side));
            assert_int_equal(hex_side(b, other, hex_opposite(side)), number);
            assert_int_equal(hex_side_between(b, other, h), number);
            *(hex_index(b, other) < 0 ? &outer : &inner) += 1;
            enter(&corners, hex_corner(b, h, side), hex_corner_room(b), corner_place(h, side));
        }
    }
    assert_int_equal(sides.count, inner / 2 + outer);
    if (b->columns > 1 && b->rows > 1) /* Euler: the board is one piece without holes */
        assert_int_equal(corners.count - sides.count + hexes, 1);
}

static void test_geo_hex__hexsides_and_corners_have_one_number(void **state)
{
    uint64_t seed = start_seed(18060101);

    (void)state;
    assert_numbering(&colors);
    for (int i = 0; i < 24; i++) {
        struct hex_board b;
        struct terrain t;
        draw_board(&seed, &b, &t);
        assert_numbering(&b);
    }
    assert_int_equal(hex_side(&colors, named("B13"), HEX_E), -1);
    assert_true(hex_side(&colors, named("B13"), HEX_W) >= 0);
    assert_int_equal(hex_side_between(&colors, named("E7"), named("C7")), -1);
    assert_int_equal(hex_corner(&colors, (struct hex){ 50, 50 }, 0), -1);
}

static void assert_side_hexes(const struct hex_board *b, struct hex h, int side)
{
    struct hex hexes[2];
    int number = hex_side(b, h, side), ends[2], first = (side + 5) % HEX_SIDES;
    int corner[2] = { hex_corner(b, h, first), hex_corner(b, h, side) };

    hex_side_hexes(b, number, hexes);
    assert_true(hex_equal(hexes[0], h) || hex_equal(hexes[1], h));
    assert_int_equal(hex_side_between(b, hexes[0], hexes[1]), number);

    hex_side_corners(b, number, ends);
    assert_true((ends[0] == corner[0] && ends[1] == corner[1]) ||
                (ends[0] == corner[1] && ends[1] == corner[0]));
}

static void assert_corner_parts(const struct hex_board *b, struct hex h, int corner)
{
    int number = hex_corner(b, h, corner), sides[3], touching = 0;
    struct hex hexes[3];

    hex_corner_hexes(b, number, hexes);
    hex_corner_sides(b, number, sides);
    for (int i = 0; i < 3; i++) {
        struct hex one = hexes[i], two = hexes[(i + 1) % 3], back = hexes[(i + 2) % 3];
        int ends[2];

        touching += hex_equal(one, h);
        assert_true((two.q - one.q) * (back.r - one.r) - (two.r - one.r) * (back.q - one.q) > 0);
        assert_int_equal(sides[i], hex_side_between(b, one, two));
        if (sides[i] < 0)
            continue;
        hex_side_corners(b, sides[i], ends);
        assert_true(ends[0] == number || ends[1] == number);
        assert_int_not_equal(ends[0], ends[1]);
    }
    assert_int_equal(touching, 1);
}

static void test_geo_hex__hexsides_meet_at_corners(void **state)
{
    struct hex_board boards[] = {
        colors,
        { HEX_ODD_Q, 6, 5, 0, true },
        { HEX_ODD_R, 4, 7, 0, false },
        { HEX_EVEN_Q, 1, 1, 1, false },
    };

    (void)state;
    for (size_t n = 0; n < sizeof boards / sizeof *boards; n++)
        for (int i = 0; i < hex_count(&boards[n]) * HEX_SIDES; i++) {
            struct hex h = hex_at(&boards[n], i / HEX_SIDES);
            if (hex_index(&boards[n], h) < 0)
                continue;
            assert_side_hexes(&boards[n], h, i % HEX_SIDES);
            assert_corner_parts(&boards[n], h, i % HEX_SIDES);
        }
}

/* A river given by hexside after hexside is one course when neighbours in the list share a
 * corner. */
static void test_geo_hex__river_runs_from_corner_to_corner(void **state)
{
    static const int course[][2] = { { 3321, 3420 }, { 3321, 3421 }, { 3321, 3322 }, { 3221, 3322 },
                                     { 3222, 3322 }, { 3222, 3323 }, { 3223, 3323 }, { 3223, 3324 },
                                     { 3224, 3324 }, { 3224, 3325 } };
    int last[2] = { -1, -1 };

    (void)state;
    for (size_t i = 0; i < sizeof course / sizeof *course; i++) {
        int ends[2];
        int side = hex_side_between(&campaign, numbered(course[i][0]), numbered(course[i][1]));

        assert_true(side >= 0);
        hex_side_corners(&campaign, side, ends);
        if (i > 0)
            assert_true(ends[0] == last[0] || ends[0] == last[1] || ends[1] == last[0] ||
                        ends[1] == last[1]);
        memcpy(last, ends, sizeof last);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_geo_hex__offsets_there_and_back),
        cmocka_unit_test(test_geo_hex__sides_point_where_their_names_say),
        cmocka_unit_test(test_geo_hex__numbered_map_with_flat_tops),
        cmocka_unit_test(test_geo_hex__board_with_short_rows),
        cmocka_unit_test(test_geo_hex__board_with_short_columns),
        cmocka_unit_test(test_geo_hex__distance_is_the_number_of_steps),
        cmocka_unit_test(test_geo_hex__rings_are_whole_and_clockwise),
        cmocka_unit_test(test_geo_hex__spiral_has_every_hex_once),
        cmocka_unit_test(test_geo_hex__lines_cross_what_the_geometry_says),
        cmocka_unit_test(test_geo_hex__lines_are_the_same_both_ways_and_fit_their_room),
        cmocka_unit_test(test_geo_hex__line_along_hexsides),
        cmocka_unit_test(test_geo_hex__line_through_corners),
        cmocka_unit_test(test_geo_hex__line_writes_no_more_than_its_room),
        cmocka_unit_test(test_geo_hex__exit_is_over_the_sides_that_face_furthest),
        cmocka_unit_test(test_geo_hex__flood_finds_the_cheapest),
        cmocka_unit_test(test_geo_hex__flood_path_is_walked_side_by_side),
        cmocka_unit_test(test_geo_hex__hexsides_and_corners_have_one_number),
        cmocka_unit_test(test_geo_hex__hexsides_meet_at_corners),
        cmocka_unit_test(test_geo_hex__river_runs_from_corner_to_corner),
    };

    return cmocka_run_group_tests_name("geo_hex", tests, NULL, NULL);
}
