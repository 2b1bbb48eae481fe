/* test_geo_plane.c -- points, directions, segments, distances. */

#include "plane_try.h"

/* 16384 sin k, rounded, by the power series in 60 binary places. */
static int series_sine(int k)
{
    const plane_i128 x = (plane_i128)k * INT64_C(0x3243F6A8885A308D) / 180;
    plane_i128 sum = x, term = x;

    for (int n = 2; term != 0; n += 2) {
        term = -(((term * x) >> 60) * x >> 60) / (n * (n + 1));
        sum += term;
    }
    return (int)((sum * PLANE_UNIT + (INT64_C(1) << 59)) >> 60);
}

static void test_geo_plane__directions_are_the_rounded_sine_and_cosine(void **state)
{
    (void)state;
    for (int k = 0; k <= 90; k++) {
        assert_int_equal(plane_dir(k).x, series_sine(k));
        assert_int_equal(plane_dir(k).y, series_sine(90 - k));
    }
}

static void test_geo_plane__ninety_degrees_more_is_a_right_turn(void **state)
{
    (void)state;
    for (int k = 0; k < 360; k++) {
        const struct plane_pt u = plane_dir(k), v = plane_dir((k + 90) % 360);

        assert_int_equal(v.x, u.y);
        assert_int_equal(v.y, -u.x);
    }
    assert_int_equal(plane_dir(0).y, 16384);
    assert_int_equal(plane_dir(90).x, 16384);
    assert_int_equal(plane_dir(180).y, -16384);
    assert_int_equal(plane_dir(270).x, -16384);
}

static void test_geo_plane__turns_go_the_short_way(void **state)
{
    (void)state;
    assert_int_equal(plane_turn(350, 10), 20);
    assert_int_equal(plane_turn(10, 350), -20);
    assert_int_equal(plane_turn(0, 180), 180);
    assert_int_equal(plane_turn(180, 0), 180);
    assert_int_equal(plane_turn(0, 181), -179);
    assert_int_equal(plane_degree(-1), 359);
    assert_int_equal(plane_degree(-720), 0);
    assert_int_equal(plane_degree(725), 5);
}

static void assert_point(struct plane_pt p, int x, int y)
{
    assert_int_equal(p.x, x);
    assert_int_equal(p.y, y);
}

static void test_geo_plane__legs_end_on_the_nearest_point(void **state)
{
    const struct plane_pt o = { 0, 0 }, far = { -7, 1000 };

    (void)state;
    assert_point(plane_leg_end(o, 45, 200), 141, 141);
    assert_point(plane_leg_end(o, 225, 200), -141, -141);
    assert_point(plane_leg_end(far, 90, 100), 93, 1000);
    assert_point(plane_leg_end(far, 180, 1), -7, 999);
    assert_point(plane_leg_end(o, 30, 1), 1, 1); /* exactly one half east */
    assert_point(plane_leg_end(o, 330, 1), -1, 1);
    assert_point(plane_leg_end(o, 150, 3), 2, -3);
    assert_point(plane_leg_end(o, 77, 0), 0, 0);
}

static void test_geo_plane__bearings_are_the_nearest_whole_degree(void **state)
{
    const struct plane_pt o = { 0, 0 };

    (void)state;
    assert_int_equal(plane_bearing(o, (struct plane_pt){ 100, 100 }), 45);
    assert_int_equal(
        plane_bearing((struct plane_pt){ 1300, 1000 }, (struct plane_pt){ 1000, 1000 }), 270);
    assert_int_equal(plane_bearing(o, o), -1);
    for (int k = 0; k < 360; k++) {
        const struct plane_pt u = plane_dir(k), w = plane_dir((k + 1) % 360);
        const struct plane_pt between = { u.x + w.x, u.y + w.y };
        const int nearer = plane_bearing(o, (struct plane_pt){ 3 * u.x + w.x, 3 * u.y + w.y });

        assert_int_equal(plane_bearing(o, u), k);
        assert_int_equal(nearer, k);
        assert_int_equal(plane_bearing(o, between), k == 359 ? 0 : k); /* a tie */
    }
}

/* Segments on a grid of 3 by 3 meet at places whose parameter is a multiple of 1/840, since cross
 * products there are 8 at most. */
static bool is_on(struct plane_pt p, struct plane_pt c, struct plane_pt d)
{
    const int x = 840 * c.x, y = 840 * c.y, dx = 840 * (d.x - c.x), dy = 840 * (d.y - c.y);
    const int64_t cross = (int64_t)dx * (p.y - y) - (int64_t)dy * (p.x - x);
    const int64_t along = (int64_t)dx * (p.x - x) + (int64_t)dy * (p.y - y);

    if (dx == 0 && dy == 0)
        return p.x == x && p.y == y;
    return cross == 0 && along >= 0 && along <= (int64_t)dx * dx + (int64_t)dy * dy;
}

static bool is_end(struct plane_pt p, struct plane_pt c, struct plane_pt d)
{
    return (p.x == 840 * c.x && p.y == 840 * c.y) || (p.x == 840 * d.x && p.y == 840 * d.y);
}

static enum plane_seg_rel sampled_rel(struct plane_pt a, struct plane_pt b, struct plane_pt c,
                                      struct plane_pt d)
{
    const int last = plane_same(a, b) ? 0 : 840;
    int shared = 0;
    bool inner = false;

    for (int i = 0; i <= last; i++) {
        const struct plane_pt p = { 840 * a.x + i * (b.x - a.x), 840 * a.y + i * (b.y - a.y) };

        if (!is_on(p, c, d))
            continue;
        shared++;
        inner = !is_end(p, a, b) && !is_end(p, c, d);
    }
    if (shared > 1)
        return PLANE_SEG_ALONG;
    return shared == 0 ? PLANE_SEG_APART : inner ? PLANE_SEG_CROSS : PLANE_SEG_TOUCH;
}

static struct plane_pt on_grid(int i)
{
    return (struct plane_pt){ i % 3, i / 3 };
}

static void test_geo_plane__all_segments_of_a_small_grid(void **state)
{
    (void)state;
    for (int i = 0; i < 6561; i++) {
        const struct plane_pt a = on_grid(i % 9), b = on_grid(i / 9 % 9);
        const struct plane_pt c = on_grid(i / 81 % 9), d = on_grid(i / 729);

        if (plane_seg_rel(a, b, c, d) != sampled_rel(a, b, c, d))
            fail_msg("(%d,%d)-(%d,%d) and (%d,%d)-(%d,%d): %d", a.x, a.y, b.x, b.y, c.x, c.y, d.x,
                     d.y, (int)plane_seg_rel(a, b, c, d));
    }
}

static void test_geo_plane__segments_in_special_places(void **state)
{
    const struct plane_pt a = { 0, 0 }, b = { 4, 0 }, mid = { 2, 0 }, over = { 2, 3 },
                          under = { 2, -3 };

    (void)state;
    assert_int_equal(plane_seg_rel(a, b, over, under), PLANE_SEG_CROSS);
    assert_int_equal(plane_seg_rel(a, b, over, mid), PLANE_SEG_TOUCH);
    assert_int_equal(plane_seg_rel(a, b, b, over), PLANE_SEG_TOUCH);
    assert_int_equal(plane_seg_rel(a, mid, mid, b), PLANE_SEG_TOUCH);
    assert_int_equal(plane_seg_rel(a, b, mid, b), PLANE_SEG_ALONG);
    assert_int_equal(plane_seg_rel(b, a, a, b), PLANE_SEG_ALONG);
    assert_int_equal(plane_seg_rel(mid, mid, a, b), PLANE_SEG_TOUCH);
    assert_int_equal(plane_seg_rel(mid, mid, mid, mid), PLANE_SEG_TOUCH);
    assert_int_equal(plane_seg_rel(a, a, b, b), PLANE_SEG_APART);
}

/* The foot of a perpendicular has a parameter over the squared length: try all of those. */
static struct plane_dist sampled_dist(struct plane_pt a, struct plane_pt b, struct plane_pt p)
{
    const int dx = b.x - a.x, dy = b.y - a.y, n = dx * dx + dy * dy > 0 ? dx * dx + dy * dy : 1;
    int64_t least = INT64_MAX;

    for (int i = 0; i <= n; i++) {
        const int64_t x = n * (p.x - a.x) - i * dx, y = n * (p.y - a.y) - i * dy;

        if (x * x + y * y < least)
            least = x * x + y * y;
    }
    return (struct plane_dist){ (plane_u128)least, (plane_u128)n * (plane_u128)n };
}

static void test_geo_plane__distances_of_segments(void **state)
{
    struct try_rng r = try_seed(__func__, 1805);

    (void)state;
    for (int i = 0; i < 20000; i++) {
        const struct plane_pt a = try_pt(&r, 4), b = try_pt(&r, 4), c = try_pt(&r, 4);

        assert_int_equal(plane_dist_cmp(plane_seg_point_dist(a, b, c), sampled_dist(a, b, c)), 0);
    }
}

static void test_geo_plane__distances_round_down_and_up(void **state)
{
    const struct plane_dist half = { 1, 4 }, far = { UINT64_C(8000000000000), 1 }, big = { 50, 2 };

    (void)state;
    for (int n = 0; n < 3000; n++) {
        const struct plane_dist d = { (plane_u128)n, 3 };
        const int down = plane_dist_down(d), up = plane_dist_up(d);

        assert_true(3 * down * down <= n && 3 * (down + 1) * (down + 1) > n);
        assert_true(3 * up * up >= n && (up == 0 || 3 * (up - 1) * (up - 1) < n));
    }
    assert_int_equal(plane_dist_up(half), 1);
    assert_int_equal(plane_dist_down(half), 0);
    assert_int_equal(plane_dist_down(far), 2828427);
    assert_int_equal(plane_dist_cmp_hu(big, 5), 0);
    assert_int_equal(plane_dist_cmp_hu(big, 4), 1);
    assert_int_equal(plane_dist_cmp_hu(big, 6), -1);
    assert_int_equal(plane_dist_cmp_hu(big, -1), 1);
}

/* A number of any size from 1 to 2^127. */
static plane_u128 random_wide(struct try_rng *r)
{
    const plane_u128 high = try_bits(r), low = try_bits(r);

    return ((high << 64 ^ low) >> try_range(r, 1, 127)) + 1;
}

static void test_geo_plane__wide_products_compare_like_numbers(void **state)
{
    struct try_rng r = try_seed(__func__, 2);

    (void)state;
    for (int i = 0; i < 100000; i++) {
        const plane_u128 a = random_wide(&r), b = random_wide(&r);

        /* (a + 1)(b - 1) = ab - a + b - 1 */
        assert_int_equal(plane_wide_cmp(a, b, a + 1, b - 1), a + 1 == b ? 0 : a + 1 > b ? 1 : -1);
        assert_int_equal(plane_wide_cmp(a, b, b, a), 0);
        assert_int_equal(plane_wide_cmp(a, b, a, b + 1), -1);
    }
}

static void test_geo_plane__places_on_a_segment_and_a_distance(void **state)
{
    const struct plane_pt west = { -1000000, 1000000 }, east = { 1000000, 1000000 },
                          o = { 0, 1000000 };
    const struct plane_frac third = { 1, 3 }, half = { 4000000000000, 8000000000000 };
    const struct plane_frac more = { 4000000000001, 8000000000000 };
    struct try_rng r = try_seed(__func__, 3);

    (void)state;
    assert_int_equal(plane_at_cmp(west, east, half, o, 0), 0);
    assert_int_equal(plane_at_cmp(west, east, more, o, 0), 1);
    assert_int_equal(plane_at_cmp(west, east, half, west, 1000000), 0);
    assert_int_equal(plane_at_cmp(west, east, more, west, 1000000), 1);
    assert_int_equal(plane_at_cmp(west, east, more, east, 1000000), -1);
    assert_int_equal(plane_at_cmp(west, east, third, west, 666667), -1);
    assert_int_equal(plane_at_cmp(west, east, third, west, 666666), 1);
    assert_int_equal(plane_at_cmp(west, east, third, west, -1), 1);
    assert_int_equal(plane_share_cmp(west, plane_to_fine(east), half, 1000000), 0);
    assert_int_equal(plane_share_cmp(west, plane_to_fine(east), third, 666667), -1);
    assert_int_equal(plane_share_cmp(west, plane_to_fine(east), third, 666666), 1);
    assert_int_equal(plane_share_cmp(west, plane_to_fine(east), third, -1), 1);
    for (int i = 0; i < 20000; i++) {
        const struct plane_pt a = try_pt(&r, 9), b = try_pt(&r, 9), p = try_pt(&r, 9);
        const int den = try_range(&r, 1, 9), num = try_range(&r, 0, den), hu = try_range(&r, 0, 9);
        const int x = den * (p.x - a.x) - num * (b.x - a.x);
        const int y = den * (p.y - a.y) - num * (b.y - a.y), gap = x * x + y * y;
        const int want = (gap > hu * hu * den * den) - (gap < hu * hu * den * den);

        assert_int_equal(plane_at_cmp(a, b, (struct plane_frac){ num, den }, p, hu), want);
    }
}

static struct plane_span random_span(struct try_rng *r)
{
    const int d = try_range(r, 1, 40), e = try_range(r, 1, 40);
    const struct plane_frac a = { try_range(r, 0, d), d }, b = { try_range(r, 0, e), e };

    return plane_frac_cmp(a, b) <= 0 ? (struct plane_span){ a, b } : (struct plane_span){ b, a };
}

static void test_geo_plane__hu_in_spans_are_rounded_up_once(void **state)
{
    struct try_rng r = try_seed(__func__, 4);

    (void)state;
    for (int i = 0; i < 20000; i++) {
        struct plane_span span[4];
        const int count = try_range(&r, 0, 4), length = try_range(&r, 0, 300);
        plane_i128 num = 0, den = 1;

        for (int j = 0; j < count; j++) {
            span[j] = random_span(&r);

            const int64_t d = span[j].from.den * span[j].to.den;
            const int64_t n = span[j].to.num * span[j].from.den - span[j].from.num * span[j].to.den;

            num = num * d + den * n;
            den *= d;
        }
        assert_int_equal(plane_spans_up(span, count, length),
                         (int)((num * length + den - 1) / den));
    }
}

static void test_geo_plane__spans_that_add_up_to_whole_hu(void **state)
{
    const int64_t huge = INT64_C(1) << 51;
    const struct plane_span third = { { 0, 1 }, { huge / 3 * 1, huge / 3 * 3 } };
    const struct plane_span sixth = { { 1, 2 }, { 2, 3 } }, half = { { 1, 2 }, { 1, 1 } };
    const struct plane_span bit_less = { { 1, huge }, { 1, 3 } }, all = { { 0, 1 }, { 1, 1 } };
    const struct plane_span bit_more = { { 0, 1 }, { huge / 3 + 1, huge / 3 * 3 } };
    const struct plane_span one_of = { { 0, 1 }, { 1, huge } },
                            rest = { { 0, 1 }, { huge, huge + 1 } };
    const struct plane_span one_of_more = { { 0, 1 }, { 1, huge + 1 } };

    (void)state;
    assert_int_equal(plane_spans_up((struct plane_span[]){ third, sixth, half }, 3, 1), 1);
    assert_int_equal(plane_spans_up((struct plane_span[]){ third, half, sixth, sixth }, 4, 1), 2);
    assert_int_equal(plane_spans_up((struct plane_span[]){ bit_less, sixth, half }, 3, 1), 1);
    assert_int_equal(plane_spans_up((struct plane_span[]){ bit_more, sixth, half }, 3, 1), 2);
    assert_int_equal(plane_spans_up((struct plane_span[]){ third, third, third }, 3, 100), 100);
    assert_int_equal(plane_spans_up((struct plane_span[]){ bit_more, third, third }, 3, 100), 101);
    /* 1 / D + D / (D + 1) is 1 + 1 / D(D + 1); the same with 1 / (D + 1) is 1. */
    assert_int_equal(plane_spans_up((struct plane_span[]){ one_of, rest }, 2, 1), 2);
    assert_int_equal(plane_spans_up((struct plane_span[]){ one_of_more, rest }, 2, 1), 1);
    assert_int_equal(plane_spans_up(&all, 1, 1000000), 1000000);
    assert_int_equal(plane_spans_up(NULL, 0, 50), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_geo_plane__directions_are_the_rounded_sine_and_cosine),
        cmocka_unit_test(test_geo_plane__ninety_degrees_more_is_a_right_turn),
        cmocka_unit_test(test_geo_plane__turns_go_the_short_way),
        cmocka_unit_test(test_geo_plane__legs_end_on_the_nearest_point),
        cmocka_unit_test(test_geo_plane__bearings_are_the_nearest_whole_degree),
        cmocka_unit_test(test_geo_plane__all_segments_of_a_small_grid),
        cmocka_unit_test(test_geo_plane__segments_in_special_places),
        cmocka_unit_test(test_geo_plane__distances_of_segments),
        cmocka_unit_test(test_geo_plane__distances_round_down_and_up),
        cmocka_unit_test(test_geo_plane__wide_products_compare_like_numbers),
        cmocka_unit_test(test_geo_plane__places_on_a_segment_and_a_distance),
        cmocka_unit_test(test_geo_plane__hu_in_spans_are_rounded_up_once),
        cmocka_unit_test(test_geo_plane__spans_that_add_up_to_whole_hu),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
