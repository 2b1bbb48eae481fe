/* test_geo_shape.c -- convex shapes: zones, templates, sweeps, against one another and the map. */

#include "plane_try.h"

static void assert_corner(const struct plane_shape *s, int i, int x, int y)
{
    assert_int_equal(s->at[i].x, (int64_t)x * PLANE_FINE);
    assert_int_equal(s->at[i].y, (int64_t)y * PLANE_FINE);
}

static void test_geo_shape__the_zone_of_musketry(void **state)
{
    const struct plane_box line = { { 1000, 1000 }, 80, 30, 0 };
    const struct plane_shape zone = plane_shape_ahead(&line, 50, 50);
    struct plane_box enemy = { { 1000, 1080 }, 80, 30, 180 };

    (void)state;
    assert_int_equal(zone.count, 4);
    assert_corner(&zone, 0, 960, 1015);
    assert_corner(&zone, 1, 1040, 1015);
    assert_corner(&zone, 2, 1090, 1065);
    assert_corner(&zone, 3, 910, 1065);
    assert_int_equal(plane_shape_box(&zone, &enemy), PLANE_TOUCH);
    enemy.at.y = 1081;
    assert_int_equal(plane_shape_box(&zone, &enemy), PLANE_APART);
    enemy.at = (struct plane_pt){ 1105, 1040 }; /* left edge at 1065, where the slope is at 1040 */
    assert_int_equal(plane_shape_box(&zone, &enemy), PLANE_OVERLAP);
    enemy.at = (struct plane_pt){ 1105, 1025 }; /* its upper left corner on the slope */
    assert_int_equal(plane_shape_box(&zone, &enemy), PLANE_TOUCH);
    enemy.at.x++;
    assert_int_equal(plane_shape_box(&zone, &enemy), PLANE_APART);
}

static void test_geo_shape__the_templates_of_the_guns(void **state)
{
    const struct plane_pt gun = { 1000, 1000 };
    const struct plane_shape ball = plane_shape_fan(gun, 90, 600, 161);
    const struct plane_shape can = plane_shape_fan(gun, 0, 200, 54);
    struct plane_box target = { { 1000, 1215 }, 30, 30, 0 };

    (void)state;
    assert_int_equal(ball.count, 3);
    assert_corner(&ball, 0, 1000, 1000);
    assert_corner(&ball, 1, 1600, 839);
    assert_corner(&ball, 2, 1600, 1161);
    assert_int_equal(plane_shape_box(&can, &target), PLANE_TOUCH);
    target.at.y = 1214;
    assert_int_equal(plane_shape_box(&can, &target), PLANE_OVERLAP);
    target.at.y = 1216;
    assert_int_equal(plane_shape_box(&can, &target), PLANE_APART);
}

static struct plane_shape random_shape(struct try_rng *r)
{
    const struct plane_box box = try_box(r, 6, 10);
    const int degree = try_range(r, 0, 1) ? 45 * try_range(r, 0, 7) : try_range(r, 0, 359);

    switch (try_range(r, 0, 3)) {
    case 0:
        return plane_shape_ahead(&box, try_range(r, 1, 8), try_range(r, 0, 8));
    case 1:
        return plane_shape_fan(box.at, degree, try_range(r, 1, 12), try_range(r, 1, 6));
    case 2:
        return plane_shape_of_move(&box, try_pt(r, 9));
    }
    return plane_shape_of_box(&box);
}

static void check_convex(const struct plane_shape *s)
{
    for (int i = 0; i < s->count; i++) {
        const struct plane_fine a = s->at[i], b = s->at[(i + 1) % s->count];
        const struct plane_fine c = s->at[(i + 2) % s->count];

        assert_true(plane_wide_cross(b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y) > 0);
    }
}

static void test_geo_shape__relations_agree_with_clipping(void **state)
{
    struct try_rng r = try_seed(__func__, 31);
    int seen[3] = { 0 };

    (void)state;
    for (int i = 0; i < 30000; i++) {
        const struct plane_shape a = random_shape(&r), b = random_shape(&r);
        const enum plane_rel rel = plane_shape_rel(&a, &b);

        check_convex(&a);
        assert_int_equal(rel, try_rel(&a, &b));
        assert_int_equal(plane_shape_rel(&b, &a), rel);
        seen[rel]++;
    }
    assert_true(seen[PLANE_APART] > 500 && seen[PLANE_TOUCH] > 100 && seen[PLANE_OVERLAP] > 500);
}

static bool in_shape(const struct plane_shape *s, struct plane_fine p)
{
    for (int i = 0; i < s->count; i++) {
        const struct try_line l = try_line(s->at[i], s->at[(i + 1) % s->count]);

        if (l.a * p.x + l.b * p.y + l.c < 0)
            return false;
    }
    return true;
}

static bool has_corner(const struct plane_shape *s, struct plane_fine p)
{
    for (int i = 0; i < s->count; i++)
        if (s->at[i].x == p.x && s->at[i].y == p.y)
            return true;
    return false;
}

/* The hull is convex, holds both footprints, and has no corner but theirs: so it is their hull. */
static void test_geo_shape__a_move_sweeps_the_hull_of_both_footprints(void **state)
{
    struct try_rng r = try_seed(__func__, 32);

    (void)state;
    for (int i = 0; i < 20000; i++) {
        const struct plane_box box = try_box(&r, 10, 10);
        const struct plane_pt to = try_range(&r, 0, 3) ? try_pt(&r, 10) : box.at;
        const struct plane_shape sweep = plane_shape_of_move(&box, to);
        const struct plane_shape first = plane_shape_of_box(&box);
        struct plane_box end = box;

        end.at = to;

        const struct plane_shape last = plane_shape_of_box(&end);

        check_convex(&sweep);
        for (int j = 0; j < 4; j++)
            assert_true(in_shape(&sweep, first.at[j]) && in_shape(&sweep, last.at[j]));
        for (int j = 0; j < sweep.count; j++)
            assert_true(has_corner(&first, sweep.at[j]) || has_corner(&last, sweep.at[j]));
    }
}

/* The part of ab on the left of every side of the shape: for a + t(b - a) that is p + t q >= 0. */
static enum plane_rel clipped_seg(const struct plane_shape *s, struct plane_pt a, struct plane_pt b)
{
    const struct plane_fine end[2] = { plane_to_fine(a), plane_to_fine(b) };
    struct plane_frac from = { 0, 1 }, to = { 1, 1 };
    bool inner = true;

    for (int i = 0; i < s->count; i++) {
        const struct try_line l = try_line(s->at[i], s->at[(i + 1) % s->count]);
        const int64_t p = (int64_t)(l.a * end[0].x + l.b * end[0].y + l.c);
        const int64_t q = (int64_t)(l.a * end[1].x + l.b * end[1].y + l.c) - p;
        const struct plane_frac t =
            q > 0 ? (struct plane_frac){ -p, q } : (struct plane_frac){ p, -q };

        if (q == 0 && p < 0)
            return PLANE_APART;
        inner = inner && !(q == 0 && p == 0);
        if (q > 0 && plane_frac_cmp(t, from) > 0)
            from = t;
        if (q < 0 && plane_frac_cmp(t, to) < 0)
            to = t;
    }
    if (plane_frac_cmp(from, to) > 0)
        return PLANE_APART;
    return inner && plane_frac_cmp(from, to) < 0 ? PLANE_OVERLAP : PLANE_TOUCH;
}

static void test_geo_shape__segments_agree_with_clipping(void **state)
{
    struct try_rng r = try_seed(__func__, 33);
    int seen[3] = { 0 };

    (void)state;
    for (int i = 0; i < 40000; i++) {
        const struct plane_shape s = random_shape(&r);
        const struct plane_pt a = try_pt(&r, 12), b = try_range(&r, 0, 9) ? try_pt(&r, 12) : a;
        const enum plane_rel rel = plane_shape_seg(&s, a, b);

        assert_int_equal(rel, clipped_seg(&s, a, b));
        assert_int_equal(rel, plane_shape_seg(&s, b, a));
        seen[rel]++;
    }
    assert_true(seen[PLANE_APART] > 500 && seen[PLANE_TOUCH] > 100 && seen[PLANE_OVERLAP] > 500);
}

static struct plane_fine scaled(struct plane_pt p, int by)
{
    return (struct plane_fine){ (int64_t)p.x * by * PLANE_FINE, (int64_t)p.y * by * PLANE_FINE };
}

/* An outline seen whole from the middle is cut into triangles; what lies outside it, as far as
 * eight times its size, into quadrangles. */
static enum plane_rel pieced_rel(const struct plane_shape *s, const struct plane_poly *star)
{
    bool meets = false, inside = false, outside = false;

    for (int i = 0; i < star->count; i++) {
        const struct plane_pt p = star->at[i], q = star->at[(i + 1) % star->count];
        const struct plane_fine in[3] = { { 0, 0 }, scaled(p, 1), scaled(q, 1) };
        const struct plane_fine out[4] = { scaled(p, 1), scaled(p, 8), scaled(q, 8), scaled(q, 1) };

        meets = meets || try_meet(s->at, s->count, in, 3, false);
        inside = inside || try_meet(s->at, s->count, in, 3, true);
        outside = outside || try_meet(s->at, s->count, out, 4, true);
    }
    if (!inside)
        return meets ? PLANE_TOUCH : PLANE_APART;
    return outside ? PLANE_OVERLAP : PLANE_WITHIN;
}

static struct plane_shape small_shape(struct try_rng *r)
{
    const struct plane_box box = try_box(r, 6, 3);

    return try_range(r, 0, 1) ? plane_shape_of_box(&box)
                              : plane_shape_fan(box.at, box.facing, try_range(r, 1, 3), 1);
}

static void test_geo_shape__areas_agree_with_their_pieces(void **state)
{
    struct try_rng r = try_seed(__func__, 34);
    struct plane_pt room[16];
    int seen[4] = { 0 };

    (void)state;
    for (int i = 0; i < 12000; i++) {
        const struct plane_poly star = { room, try_star(&r, 7, 9, room) };
        const struct plane_shape s = small_shape(&r);
        const enum plane_rel rel = plane_shape_area(&s, &star);

        assert_int_equal(rel, pieced_rel(&s, &star));
        seen[rel]++;
    }
    for (int i = 0; i < 4; i++)
        assert_true(seen[i] > 100);
}

static void test_geo_shape__shapes_on_the_border_of_an_area(void **state)
{
    const struct plane_pt corner[] = { { 0, 0 },   { 100, 0 }, { 100, 100 }, { 60, 100 },
                                       { 60, 50 }, { 40, 50 }, { 40, 100 },  { 0, 100 } };
    const struct plane_poly area = { corner, 8 }, line = { corner, 2 };
    const struct plane_box filling = { { 50, 75 }, 20, 50, 0 }, wider = { { 50, 75 }, 22, 50, 0 };
    const struct plane_box corner_in = { { 10, 10 }, 20, 20, 0 }, off = { { 50, -10 }, 20, 20, 0 };
    const struct plane_box astride = { { 50, 0 }, 20, 20, 45 };
    const struct plane_box all = { { 50, 50 }, 200, 200, 45 };
    const struct plane_shape f = plane_shape_of_box(&filling), w = plane_shape_of_box(&wider);
    const struct plane_shape c = plane_shape_of_box(&corner_in), o = plane_shape_of_box(&off);
    const struct plane_shape a = plane_shape_of_box(&astride), g = plane_shape_of_box(&all);

    (void)state;
    assert_int_equal(plane_shape_area(&f, &area), PLANE_TOUCH); /* in the notch, three sides on */
    assert_int_equal(plane_shape_area(&w, &area), PLANE_OVERLAP);
    assert_int_equal(plane_shape_area(&c, &area), PLANE_WITHIN);
    assert_int_equal(plane_shape_area(&o, &area), PLANE_TOUCH);
    assert_int_equal(plane_shape_area(&a, &area), PLANE_OVERLAP);
    assert_int_equal(plane_shape_area(&g, &area), PLANE_OVERLAP);
    assert_int_equal(plane_shape_line(&c, &line), PLANE_TOUCH);
    assert_int_equal(plane_shape_line(&a, &line), PLANE_OVERLAP);
    assert_int_equal(plane_shape_line(&f, &line), PLANE_APART);
    assert_int_equal(plane_shape_line(&f, &area), PLANE_TOUCH);
}

static void test_geo_shape__distances_agree_with_corners_and_sides(void **state)
{
    struct try_rng r = try_seed(__func__, 35);

    (void)state;
    for (int i = 0; i < 15000; i++) {
        const struct plane_shape a = random_shape(&r), b = random_shape(&r);
        const int hu = try_range(&r, 0, 12);
        struct plane_dist want = try_border_dist(a.at, a.count, b.at, b.count);

        if (try_meet(a.at, a.count, b.at, b.count, false))
            want = (struct plane_dist){ 0, 1 };
        assert_int_equal(plane_shape_within(&a, &b, hu), plane_dist_cmp_hu(want, hu) <= 0);
    }
}

static void test_geo_shape__the_largest_numbers_fit(void **state)
{
    const int m = PLANE_LIMIT;
    const struct plane_box ne = { { m, m }, PLANE_SIZE, PLANE_SIZE, 45 };
    const struct plane_box sw = { { -m, -m }, PLANE_SIZE, PLANE_SIZE, 225 };
    const struct plane_shape zone = plane_shape_ahead(&ne, PLANE_SIZE, PLANE_SIZE);
    const struct plane_shape far = plane_shape_ahead(&sw, PLANE_SIZE, PLANE_SIZE);
    const struct plane_shape sweep = plane_shape_of_move(&ne, sw.at);
    const struct plane_pt corner[] = { { -m, -m }, { m, -m }, { m, m }, { -m, m } };
    const struct plane_poly all = { corner, 4 };

    (void)state;
    assert_int_equal(plane_shape_rel(&zone, &far), PLANE_APART);
    assert_int_equal(plane_shape_rel(&zone, &sweep), PLANE_TOUCH);
    assert_int_equal(plane_shape_rel(&far, &sweep), PLANE_TOUCH);
    assert_int_equal(plane_shape_area(&sweep, &all), PLANE_OVERLAP);
    assert_int_equal(plane_shape_area(&zone, &all), PLANE_APART);
    assert_false(plane_shape_within(&zone, &far, 2928424));
    assert_true(plane_shape_within(&zone, &far, 2928426));
    assert_true(plane_shape_within(&zone, &far, INT32_MAX));
    assert_int_equal(plane_shape_seg(&sweep, corner[1], corner[3]), PLANE_OVERLAP);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_geo_shape__the_zone_of_musketry),
        cmocka_unit_test(test_geo_shape__the_templates_of_the_guns),
        cmocka_unit_test(test_geo_shape__relations_agree_with_clipping),
        cmocka_unit_test(test_geo_shape__a_move_sweeps_the_hull_of_both_footprints),
        cmocka_unit_test(test_geo_shape__segments_agree_with_clipping),
        cmocka_unit_test(test_geo_shape__areas_agree_with_their_pieces),
        cmocka_unit_test(test_geo_shape__shapes_on_the_border_of_an_area),
        cmocka_unit_test(test_geo_shape__distances_agree_with_corners_and_sides),
        cmocka_unit_test(test_geo_shape__the_largest_numbers_fit),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
