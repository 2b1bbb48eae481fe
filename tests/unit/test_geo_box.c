/* test_geo_box.c -- oriented rectangles. */

#include "plane_try.h"

#include "base/geo_box.h"

#define LINE(x, y, k)                                                                              \
    {                                                                                              \
        { x, y }, 80, 30, k                                                                        \
    }
#define BATTERY(x, y, k)                                                                           \
    {                                                                                              \
        { x, y }, 30, 30, k                                                                        \
    }

static void assert_fine(struct plane_fine p, int64_t x, int64_t y)
{
    assert_int_equal(p.x, x);
    assert_int_equal(p.y, y);
}

static void test_geo_box__corners_are_exact(void **state)
{
    const struct plane_box slanting = BATTERY(0, 0, 45), line = LINE(1000, 1000, 0);
    const struct plane_box east = LINE(1000, 1000, 90);

    (void)state;
    assert_fine(plane_box_corner(&slanting, PLANE_FRONT_RIGHT), 695100, 0);
    assert_fine(plane_box_corner(&slanting, PLANE_FRONT_LEFT), 0, 695100);
    assert_fine(plane_box_corner(&line, PLANE_FRONT_LEFT), 960 * 32768, 1015 * 32768);
    assert_fine(plane_box_corner(&line, PLANE_REAR_LEFT), 960 * 32768, 985 * 32768);
    assert_fine(plane_box_corner(&line, PLANE_REAR_RIGHT), 1040 * 32768, 985 * 32768);
    assert_fine(plane_box_corner(&line, PLANE_FRONT_RIGHT), 1040 * 32768, 1015 * 32768);
    assert_fine(plane_box_corner(&east, PLANE_FRONT_LEFT), 1015 * 32768, 1040 * 32768);
    assert_fine(plane_box_middle(&line, PLANE_FRONT_SIDE), 1000 * 32768, 1015 * 32768);
    assert_fine(plane_box_middle(&line, PLANE_LEFT_SIDE), 960 * 32768, 1000 * 32768);
    assert_fine(plane_box_middle(&line, PLANE_REAR_SIDE), 1000 * 32768, 985 * 32768);
    assert_fine(plane_box_middle(&line, PLANE_RIGHT_SIDE), 1040 * 32768, 1000 * 32768);
}

static void test_geo_box__a_box_out_of_bounds_is_told(void **state)
{
    const struct plane_box good = { { 1000000, -1000000 }, 1, 100000, 359 };
    struct plane_box bad = good;

    (void)state;
    assert_true(plane_box_ok(&good));
    bad.at.x++;
    assert_false(plane_box_ok(&bad));
    bad = good;
    bad.width = 0;
    assert_false(plane_box_ok(&bad));
    bad = good;
    bad.depth++;
    assert_false(plane_box_ok(&bad));
    bad = good;
    bad.facing = 360;
    assert_false(plane_box_ok(&bad));
}

static enum plane_rel box_rel(const struct plane_box *a, const struct plane_box *b)
{
    const bool meet = plane_box_meet(a, b), overlap = plane_box_overlap(a, b);

    assert_true(meet || !overlap);
    assert_int_equal(plane_box_meet(b, a), meet);
    assert_int_equal(plane_box_overlap(b, a), overlap);
    return overlap ? PLANE_OVERLAP : meet ? PLANE_TOUCH : PLANE_APART;
}

static void assert_boxes(struct plane_box a, struct plane_box b, enum plane_rel want)
{
    assert_int_equal(box_rel(&a, &b), want);
}

static void test_geo_box__boxes_side_by_side(void **state)
{
    (void)state;
    assert_boxes((struct plane_box)LINE(0, 0, 0), (struct plane_box)LINE(80, 0, 0), PLANE_TOUCH);
    assert_boxes((struct plane_box)LINE(0, 0, 0), (struct plane_box)LINE(79, 0, 0), PLANE_OVERLAP);
    assert_boxes((struct plane_box)LINE(0, 0, 0), (struct plane_box)LINE(81, 0, 0), PLANE_APART);
    assert_boxes((struct plane_box)LINE(0, 0, 90), (struct plane_box)LINE(0, 80, 270), PLANE_TOUCH);
}

static void test_geo_box__boxes_touching_at_a_corner(void **state)
{
    (void)state;
    assert_boxes((struct plane_box)BATTERY(0, 0, 0), (struct plane_box)BATTERY(30, 30, 180),
                 PLANE_TOUCH);
    assert_boxes((struct plane_box)BATTERY(0, 0, 0), (struct plane_box)BATTERY(29, 30, 0),
                 PLANE_TOUCH);
    assert_boxes((struct plane_box)BATTERY(0, 0, 0), (struct plane_box)BATTERY(29, 29, 0),
                 PLANE_OVERLAP);
    assert_boxes((struct plane_box)BATTERY(0, 0, 0), (struct plane_box)BATTERY(31, 30, 0),
                 PLANE_APART);
}

/* At 45 degrees, with sizes of 16384, sides fall together at whole points. */
static void test_geo_box__slanting_boxes_touching_along_a_side(void **state)
{
    const struct plane_box a = { { 0, 0 }, 16384, 16384, 45 },
                           ahead = { { 11585, 11585 }, 10, 16384, 225 };
    const struct plane_box beside = { { -11585, 11585 }, 16384, 77, 45 };
    struct plane_box off = ahead;

    (void)state;
    assert_boxes(a, ahead, PLANE_TOUCH);
    assert_boxes(a, beside, PLANE_TOUCH);
    off.at.x++;
    assert_boxes(a, off, PLANE_APART);
    off.at.x -= 2;
    assert_boxes(a, off, PLANE_OVERLAP);
}

/* The corner (23170 / 2, 0) of the slanting box, on the side of an upright one. */
static void test_geo_box__a_corner_touching_a_side(void **state)
{
    const struct plane_box slanting = { { 0, 0 }, 16384, 16384, 45 },
                           upright = { { 11590, 3 }, 10, 100, 0 };
    struct plane_box off = upright;

    (void)state;
    assert_boxes(slanting, upright, PLANE_TOUCH);
    off.at.x = 11589;
    assert_boxes(slanting, off, PLANE_OVERLAP);
    off.at.x = 11591;
    assert_boxes(slanting, off, PLANE_APART);
}

static void test_geo_box__a_cross_overlaps_without_a_corner_inside(void **state)
{
    (void)state;
    assert_boxes((struct plane_box){ { 0, 0 }, 80, 10, 0 },
                 (struct plane_box){ { 0, 0 }, 80, 10, 90 }, PLANE_OVERLAP);
    assert_boxes((struct plane_box){ { 0, 0 }, 10, 10, 30 },
                 (struct plane_box){ { 0, 0 }, 10, 10, 30 }, PLANE_OVERLAP);
}

static void fail_boxes(const struct plane_box *a, const struct plane_box *b, const char *what)
{
    fail_msg("%s: {{%d, %d}, %d, %d, %d} and {{%d, %d}, %d, %d, %d}", what, a->at.x, a->at.y,
             a->width, a->depth, a->facing, b->at.x, b->at.y, b->width, b->depth, b->facing);
}

static void test_geo_box__overlap_agrees_with_clipping(void **state)
{
    struct try_rng r = try_seed(__func__, 11);
    int seen[3] = { 0 };

    (void)state;
    for (int i = 0; i < 40000; i++) {
        const struct plane_box a = try_box(&r, 8, 14), b = try_box(&r, 8, 14);
        const struct plane_shape sa = plane_shape_of_box(&a), sb = plane_shape_of_box(&b);
        const enum plane_rel rel = box_rel(&a, &b);

        if (rel != try_rel(&sa, &sb))
            fail_boxes(&a, &b, "clipping differs");
        seen[rel]++;
    }
    assert_true(seen[PLANE_APART] > 500 && seen[PLANE_TOUCH] > 200 && seen[PLANE_OVERLAP] > 500);
}

/* The answers depend on the way between the boxes alone, out to the ends of the plane. */
static void test_geo_box__nothing_changes_at_the_ends_of_the_plane(void **state)
{
    struct try_rng r = try_seed(__func__, 12);

    (void)state;
    for (int i = 0; i < 4000; i++) {
        const struct plane_box a = try_box(&r, 100, 200), b = try_box(&r, 100, 200);
        const int x = try_range(&r, 0, 1) ? 999900 : -999900;
        const int y = try_range(&r, 0, 1) ? 999900 : -999900, hu = try_range(&r, 0, 100);
        struct plane_box c = a, d = b;

        c.at = (struct plane_pt){ a.at.x + x, a.at.y + y };
        d.at = (struct plane_pt){ b.at.x + x, b.at.y + y };
        assert_int_equal(box_rel(&a, &b), box_rel(&c, &d));
        assert_int_equal(plane_dist_cmp(plane_box_dist(&a, &b), plane_box_dist(&c, &d)), 0);
        assert_int_equal(plane_box_within(&a, &b, hu), plane_box_within(&c, &d, hu));
    }
}

static void test_geo_box__the_largest_numbers_fit(void **state)
{
    const struct plane_box ne = { { 1000000, 1000000 }, 100000, 100000, 45 };
    const struct plane_box sw = { { -1000000, -1000000 }, 100000, 100000, 45 };
    const struct plane_pt nw = { -1000000, 1000000 }, se = { 1000000, -1000000 };

    (void)state;
    assert_int_equal(plane_dist_down(plane_box_dist(&ne, &sw)), 2728429);
    assert_int_equal(plane_dist_down(plane_box_seg_dist(&ne, nw, se)), 1364214);
    assert_int_equal(plane_dist_down(plane_box_point_dist(&ne, sw.at)), 2778428);
    assert_false(plane_box_within(&ne, &sw, 2728429));
    assert_true(plane_box_within(&ne, &sw, 2728430));
    assert_true(plane_box_within(&ne, &sw, INT32_MAX));
}

static void test_geo_box__places_of_points(void **state)
{
    struct try_rng r = try_seed(__func__, 13);

    (void)state;
    for (int i = 0; i < 20000; i++) {
        const struct plane_box a = try_box(&r, 6, 14), b = try_box(&r, 6, 6);
        const struct plane_shape sa = plane_shape_of_box(&a);

        for (int j = 0; j < 4; j++) {
            const struct plane_fine p = plane_box_corner(&b, (enum plane_corner)j);
            int least = 1;

            for (int k = 0; k < 4; k++) {
                const struct try_line l = try_line(sa.at[k], sa.at[(k + 1) % 4]);
                const int side = plane_wide_sign(l.a * p.x + l.b * p.y + l.c);

                least = side < least ? side : least;
            }
            assert_int_equal(plane_box_place(&a, p), least + 1);
        }
    }
}

static void test_geo_box__a_frame_includes_its_border(void **state)
{
    const struct plane_pt low = { 0, 0 }, high = { 2800, 2500 };
    struct plane_box box = LINE(40, 15, 0);

    (void)state;
    assert_true(plane_box_in_frame(&box, low, high));
    box.facing = 1;
    assert_false(plane_box_in_frame(&box, low, high));
    box = (struct plane_box)LINE(2760, 2485, 180);
    assert_true(plane_box_in_frame(&box, low, high));
    box.at.y++;
    assert_false(plane_box_in_frame(&box, low, high));
}

static void test_geo_box__distances_of_upright_boxes(void **state)
{
    const struct plane_box a = BATTERY(0, 0, 0), ahead = BATTERY(0, 80, 0);
    const struct plane_box off = BATTERY(33, 34, 90);

    (void)state;
    assert_true(plane_box_within(&a, &ahead, 50));
    assert_false(plane_box_within(&a, &ahead, 49));
    assert_int_equal(plane_dist_cmp_hu(plane_box_dist(&a, &ahead), 50), 0);
    assert_int_equal(plane_dist_cmp_hu(plane_box_dist(&a, &off), 5), 0);
    assert_true(plane_box_within(&a, &a, 0));
    assert_false(plane_box_within(&a, &a, -1));
}

static void test_geo_box__distances_agree_with_corners_and_sides(void **state)
{
    struct try_rng r = try_seed(__func__, 14);

    (void)state;
    for (int i = 0; i < 20000; i++) {
        const struct plane_box a = try_box(&r, 25, 14), b = try_box(&r, 25, 14);
        const struct plane_shape sa = plane_shape_of_box(&a), sb = plane_shape_of_box(&b);
        const int hu = try_range(&r, 0, 30);
        struct plane_dist want = try_border_dist(sa.at, 4, sb.at, 4);

        if (try_meet(sa.at, 4, sb.at, 4, false))
            want = (struct plane_dist){ 0, 1 };
        if (plane_dist_cmp(plane_box_dist(&a, &b), want) != 0)
            fail_boxes(&a, &b, "distance differs");
        if (plane_box_within(&a, &b, hu) != (plane_dist_cmp_hu(want, hu) <= 0))
            fail_boxes(&a, &b, "within differs");
    }
}

/* The part of ab on the left of each side of the box: for a + t(b - a) that is p + t q > 0. */
static bool clipped(const struct plane_box *box, const struct plane_pt end[2], bool strict,
                    struct plane_span *span)
{
    const struct plane_shape s = plane_shape_of_box(box);
    const struct plane_fine a = plane_to_fine(end[0]), b = plane_to_fine(end[1]);

    *span = (struct plane_span){ { 0, 1 }, { 1, 1 } };
    for (int i = 0; i < 4; i++) {
        const struct try_line l = try_line(s.at[i], s.at[(i + 1) % 4]);
        const int64_t p = (int64_t)(l.a * a.x + l.b * a.y + l.c);
        const int64_t q = (int64_t)(l.a * b.x + l.b * b.y + l.c) - p;
        const struct plane_frac t =
            q > 0 ? (struct plane_frac){ -p, q } : (struct plane_frac){ p, -q };

        if (q == 0 && (p < 0 || (strict && p == 0)))
            return false;
        if (q > 0 && plane_frac_cmp(t, span->from) > 0)
            span->from = t;
        if (q < 0 && plane_frac_cmp(t, span->to) < 0)
            span->to = t;
    }
    return plane_frac_cmp(span->from, span->to) < (strict ? 0 : 1);
}

static void test_geo_box__segments_through_boxes(void **state)
{
    struct try_rng r = try_seed(__func__, 15);

    (void)state;
    for (int i = 0; i < 40000; i++) {
        const struct plane_box box = try_box(&r, 3, 8);
        const struct plane_pt end[2] = { try_pt(&r, 9), try_pt(&r, 9) };
        const struct plane_fine fine[2] = { plane_to_fine(end[0]), plane_to_fine(end[1]) };
        const struct plane_shape s = plane_shape_of_box(&box);
        struct plane_span span, want;
        const bool cut = clipped(&box, end, true, &want) && !plane_same(end[0], end[1]);

        assert_int_equal(plane_box_cut(&box, end[0], fine[1], &span), cut);
        if (cut) {
            assert_int_equal(plane_frac_cmp(span.from, want.from), 0);
            assert_int_equal(plane_frac_cmp(span.to, want.to), 0);
        }

        struct plane_dist d = try_border_dist(s.at, 4, fine, 2);

        if (clipped(&box, end, false, &want))
            d = (struct plane_dist){ 0, 1 };
        assert_int_equal(plane_dist_cmp(plane_box_seg_dist(&box, end[0], end[1]), d), 0);
        d = plane_box_seg_dist(&box, end[0], end[0]);
        assert_int_equal(plane_dist_cmp(plane_box_point_dist(&box, end[0]), d), 0);
    }
}

static void test_geo_box__a_segment_along_a_side_does_not_enter(void **state)
{
    const struct plane_box box = LINE(0, 0, 0);
    const struct plane_pt a = { -100, 15 }, b = { 100, 15 }, c = { -100, 14 }, d = { 40, 15 };
    struct plane_span span;

    (void)state;
    assert_false(plane_box_cut(&box, a, plane_to_fine(b), &span));
    assert_true(plane_box_cut(&box, c, plane_to_fine(d), &span)); /* out through the corner */
    assert_int_equal(span.to.num, span.to.den);
    assert_false(plane_box_cut(&box, d, plane_to_fine(b), &span));
    assert_false(plane_box_cut(&box, box.at, plane_to_fine(box.at), &span));
    assert_int_equal(plane_dist_cmp_hu(plane_box_seg_dist(&box, a, b), 0), 0);
}

static enum plane_zone zone_of(const struct plane_box *box, int x, int y)
{
    return plane_box_zone(box, plane_to_fine((struct plane_pt){ x, y }));
}

static void test_geo_box__zones_of_a_line(void **state)
{
    const struct plane_box line = LINE(1000, 1000, 0), column = { { 1000, 1000 }, 30, 80, 0 };

    (void)state;
    assert_int_equal(zone_of(&line, 1000, 1080), PLANE_FRONT);
    assert_int_equal(zone_of(&line, 1090, 1000), PLANE_FLANK);
    assert_int_equal(zone_of(&line, 1041, 1000), PLANE_FLANK);
    assert_int_equal(zone_of(&line, 1000, 920), PLANE_REAR);
    assert_int_equal(zone_of(&line, 1055, 1030), PLANE_FRONT); /* on the 45 degree line */
    assert_int_equal(zone_of(&line, 1056, 1030), PLANE_FLANK);
    assert_int_equal(zone_of(&line, 945, 1030), PLANE_FRONT);
    assert_int_equal(zone_of(&line, 1055, 970), PLANE_FLANK); /* the same to the rear */
    assert_int_equal(zone_of(&line, 1055, 969), PLANE_REAR);
    assert_int_equal(zone_of(&line, 1000, 1000), PLANE_FRONT);
    assert_int_equal(zone_of(&line, 1000, 999), PLANE_REAR);
    assert_int_equal(zone_of(&column, 1000, 1000), PLANE_FLANK);
}

/* Lines at 45 degrees are sums of u and v: a point is beyond the front more than beyond the right
 * flank when it is to the left of u + v from the front right corner; and so on. */
static void test_geo_box__zones_are_parted_at_the_corners(void **state)
{
    struct try_rng r = try_seed(__func__, 16);

    (void)state;
    for (int i = 0; i < 40000; i++) {
        const struct plane_box box = try_box(&r, 8, 14);
        const struct plane_fine p = plane_to_fine(try_pt(&r, 20)), c = plane_to_fine(box.at);
        const struct plane_pt u = plane_dir(box.facing);
        const int64_t ahead = (p.x - c.x) * u.x + (p.y - c.y) * u.y;
        const int back = ahead < 0 ? -1 : 1;
        const struct plane_fine right = { u.x * back + u.y, u.y * back - u.x };
        const struct plane_fine left = { u.x * back - u.y, u.y * back + u.x };
        const struct plane_fine fr =
            plane_box_corner(&box, ahead < 0 ? PLANE_REAR_RIGHT : PLANE_FRONT_RIGHT);
        const struct plane_fine fl =
            plane_box_corner(&box, ahead < 0 ? PLANE_REAR_LEFT : PLANE_FRONT_LEFT);
        const int64_t off_right = right.x * (p.y - fr.y) - right.y * (p.x - fr.x);
        const int64_t off_left = left.x * (p.y - fl.y) - left.y * (p.x - fl.x);
        const int64_t least =
            back * off_right < -back * off_left ? back * off_right : -back * off_left;
        const enum plane_zone want = ahead < 0 ? (least > 0 ? PLANE_REAR : PLANE_FLANK)
                                               : (least >= 0 ? PLANE_FRONT : PLANE_FLANK);

        assert_int_equal(plane_box_zone(&box, p), want);
    }
    for (int k = 0; k < 360; k++) {
        const struct plane_box box = { { 5, -7 }, 80, 30, k };

        assert_int_equal(plane_box_zone(&box, plane_box_corner(&box, PLANE_FRONT_LEFT)),
                         PLANE_FRONT);
        assert_int_equal(plane_box_zone(&box, plane_box_corner(&box, PLANE_FRONT_RIGHT)),
                         PLANE_FRONT);
        assert_int_equal(plane_box_zone(&box, plane_box_corner(&box, PLANE_REAR_LEFT)),
                         PLANE_FLANK);
        assert_int_equal(plane_box_zone(&box, plane_box_middle(&box, PLANE_REAR_SIDE)), PLANE_REAR);
        assert_int_equal(plane_box_zone(&box, plane_box_middle(&box, PLANE_LEFT_SIDE)),
                         PLANE_FLANK);
    }
}

/* Places in hu. */
static void assert_target(struct plane_fine p, double x, double y)
{
    assert_int_equal(p.x, (int64_t)(x * PLANE_FINE));
    assert_int_equal(p.y, (int64_t)(y * PLANE_FINE));
}

static void test_geo_box__nine_target_points(void **state)
{
    const struct plane_box line = LINE(1000, 1000, 0), hq = { { 10, -10 }, 25, 25, 90 };
    const struct plane_box slanting = BATTERY(0, 0, 45);
    struct plane_fine p[PLANE_TARGETS];

    (void)state;
    plane_box_targets(&line, p);
    assert_target(p[0], 1000, 1000);
    assert_target(p[1], 960, 1015);
    assert_target(p[2], 960, 985);
    assert_target(p[3], 1040, 985);
    assert_target(p[4], 1040, 1015);
    assert_target(p[5], 1000, 1015);
    assert_target(p[6], 960, 1000);
    assert_target(p[7], 1000, 985);
    assert_target(p[8], 1040, 1000);
    plane_box_targets(&hq, p); /* half a hu stays half a hu */
    assert_target(p[1], 22.5, 2.5);
    assert_target(p[2], -2.5, 2.5);
    assert_target(p[3], -2.5, -22.5);
    assert_target(p[5], 22.5, -10);
    plane_box_targets(&slanting, p); /* of the table's vector (11585, 11585) */
    assert_target(p[1], 0, 60.0 * 11585 / PLANE_FINE);
    assert_target(p[4], 60.0 * 11585 / PLANE_FINE, 0);
    assert_target(p[5], 30.0 * 11585 / PLANE_FINE, 30.0 * 11585 / PLANE_FINE);
}

/* A sight to a fine point against the same of whole ones, all 32768 times as large. */
static void test_geo_box__sights_near_boxes(void **state)
{
    struct try_rng r = try_seed(__func__, 16);

    (void)state;
    for (int i = 0; i < 20000; i++) {
        const struct plane_box box = try_box(&r, 6, 9), other = try_box(&r, 6, 9);
        const struct plane_pt eye = try_pt(&r, 12), to = try_pt(&r, 12);
        const struct plane_fine corner = plane_box_corner(&other, (enum plane_corner)(i % 4));
        const int hu = i % 5;

        assert_int_equal(plane_box_sight_within(&box, eye, plane_to_fine(to), hu),
                         plane_dist_cmp_hu(plane_box_seg_dist(&box, eye, to), hu) <= 0);
        struct plane_fine seg[2] = { plane_to_fine(eye), corner };
        const struct plane_shape s = plane_shape_of_box(&box);
        struct plane_span span;
        const bool cut = plane_box_cut(&box, eye, corner, &span);
        const bool close = plane_dist_cmp_hu(try_border_dist(s.at, 4, seg, 2), hu) <= 0;
        assert_int_equal(plane_box_sight_within(&box, eye, corner, hu), cut || close);
    }
}

static bool covers(const struct plane_box *defender, enum plane_box_side side, int half,
                   const struct plane_box *attacker, int hu)
{
    const struct plane_fine front[2] = { plane_box_corner(attacker, PLANE_FRONT_RIGHT),
                                         plane_box_corner(attacker, PLANE_FRONT_LEFT) };

    return plane_box_covered(defender, side, half, front, hu);
}

static void test_geo_box__how_much_of_a_side_is_covered(void **state)
{
    const struct plane_box line = LINE(0, 0, 0), on_left = { { -25, 55 }, 30, 80, 180 };
    const struct plane_box astride = { { -5, 55 }, 30, 80, 180 },
                           corner = { { -50, 55 }, 30, 80, 180 };
    const struct plane_box flanker = { { 80, 0 }, 30, 80, 270 };

    (void)state;
    assert_true(covers(&line, PLANE_FRONT_SIDE, 1, &on_left, 30));
    assert_false(covers(&line, PLANE_FRONT_SIDE, 1, &on_left, 31));
    assert_false(covers(&line, PLANE_FRONT_SIDE, -1, &on_left, 0));
    assert_true(covers(&line, PLANE_FRONT_SIDE, 1, &astride, 20));
    assert_false(covers(&line, PLANE_FRONT_SIDE, 1, &astride, 21));
    assert_true(covers(&line, PLANE_FRONT_SIDE, -1, &astride, 10));
    assert_false(covers(&line, PLANE_FRONT_SIDE, -1, &astride, 11));
    assert_true(covers(&line, PLANE_FRONT_SIDE, 0, &astride, 30));
    assert_true(covers(&line, PLANE_FRONT_SIDE, 1, &corner, 5));
    assert_false(covers(&line, PLANE_FRONT_SIDE, 1, &corner, 6));
    assert_true(covers(&line, PLANE_RIGHT_SIDE, 0, &flanker, 30));
    assert_true(covers(&line, PLANE_RIGHT_SIDE, 1, &flanker, 15));
    assert_false(covers(&line, PLANE_RIGHT_SIDE, -1, &flanker, 16));
}

/* Ahead 3 hu at 30 degrees is 2.598 hu north and 1.5 hu east, which no whole point is. */
static void test_geo_box__a_distance_after_a_leg_is_not_rounded(void **state)
{
    const struct plane_box line = LINE(0, 0, 0), ahead = LINE(0, 60, 0);
    const struct plane_dist after = plane_box_dist_after(&line, 30, 3, &ahead);

    (void)state;
    assert_int_equal(plane_dist_cmp(plane_box_dist_after(&line, 0, 3, &ahead),
                                    (struct plane_dist){ 27 * 27, 1 }),
                     0);
    assert_true(plane_dist_cmp(after, (struct plane_dist){ 27403 * 27403, 1000000 }) < 0);
    assert_true(plane_dist_cmp(after, (struct plane_dist){ 27401 * 27401, 1000000 }) > 0);
    assert_int_equal(plane_dist_cmp(after, plane_box_dist_after(&ahead, 210, 3, &line)), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_geo_box__corners_are_exact),
        cmocka_unit_test(test_geo_box__a_box_out_of_bounds_is_told),
        cmocka_unit_test(test_geo_box__boxes_side_by_side),
        cmocka_unit_test(test_geo_box__boxes_touching_at_a_corner),
        cmocka_unit_test(test_geo_box__slanting_boxes_touching_along_a_side),
        cmocka_unit_test(test_geo_box__a_corner_touching_a_side),
        cmocka_unit_test(test_geo_box__a_cross_overlaps_without_a_corner_inside),
        cmocka_unit_test(test_geo_box__overlap_agrees_with_clipping),
        cmocka_unit_test(test_geo_box__nothing_changes_at_the_ends_of_the_plane),
        cmocka_unit_test(test_geo_box__the_largest_numbers_fit),
        cmocka_unit_test(test_geo_box__places_of_points),
        cmocka_unit_test(test_geo_box__a_frame_includes_its_border),
        cmocka_unit_test(test_geo_box__distances_of_upright_boxes),
        cmocka_unit_test(test_geo_box__distances_agree_with_corners_and_sides),
        cmocka_unit_test(test_geo_box__a_distance_after_a_leg_is_not_rounded),
        cmocka_unit_test(test_geo_box__segments_through_boxes),
        cmocka_unit_test(test_geo_box__sights_near_boxes),
        cmocka_unit_test(test_geo_box__a_segment_along_a_side_does_not_enter),
        cmocka_unit_test(test_geo_box__zones_of_a_line),
        cmocka_unit_test(test_geo_box__zones_are_parted_at_the_corners),
        cmocka_unit_test(test_geo_box__nine_target_points),
        cmocka_unit_test(test_geo_box__how_much_of_a_side_is_covered),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
