/* test_geo_sight.c -- straight sights, and what lies in their way. */

#include "plane_try.h"

#include "base/geo_sight.h"

#define AREA(list)                                                                                 \
    {                                                                                              \
        .kind = PLANE_THING_AREA, .poly = { list, COUNT_OF(list) }                                 \
    }
#define CREST(list)                                                                                \
    {                                                                                              \
        .kind = PLANE_THING_LINE, .poly = { list, COUNT_OF(list) }                                 \
    }
#define UNIT(x, y, w, d, k)                                                                        \
    {                                                                                              \
        .kind = PLANE_THING_BOX, .box = { { x, y }, w, d, k }                                      \
    }

static const struct plane_pt village[] = { { 341, 275 }, { 431, 275 }, { 431, 435 }, { 341, 435 } };
static const struct plane_pt crest[] = { { 600, 0 }, { 600, 500 }, { 700, 1000 } };

static struct plane_pt pt(int x, int y)
{
    return (struct plane_pt){ x, y };
}

static bool is_blocked(struct plane_pt a, struct plane_pt b, const struct plane_thing *thing)
{
    const bool there = plane_sight_first(a, b, thing, 1, NULL);

    assert_int_equal(plane_sight_first(b, a, thing, 1, NULL), there);
    return there;
}

static void test_geo_sight__a_village_blocks_through_its_inside_only(void **state)
{
    const struct plane_thing thing = AREA(village);

    (void)state;
    assert_true(is_blocked(pt(300, 300), pt(500, 300), &thing));
    assert_false(is_blocked(pt(300, 275), pt(500, 275), &thing)); /* along the edge */
    assert_false(is_blocked(pt(241, 375), pt(441, 175), &thing)); /* past a corner */
    assert_true(is_blocked(pt(241, 376), pt(441, 176), &thing));
    assert_false(is_blocked(pt(300, 300), pt(341, 300), &thing)); /* up to the edge */
    assert_true(is_blocked(pt(300, 300), pt(342, 300), &thing));
    assert_false(is_blocked(pt(400, 300), pt(400, 300), &thing));
}

static void test_geo_sight__a_line_of_infantry_blocks_through_its_inside_only(void **state)
{
    const struct plane_thing thing = UNIT(1000, 1000, 80, 30, 0);

    (void)state;
    assert_true(is_blocked(pt(1000, 900), pt(1000, 1100), &thing));
    assert_false(is_blocked(pt(1040, 900), pt(1040, 1100), &thing));
    assert_true(is_blocked(pt(1039, 900), pt(1039, 1100), &thing));
    assert_false(is_blocked(pt(1025, 1030), pt(1055, 1000), &thing)); /* its corner */
    assert_false(is_blocked(pt(1000, 900), pt(1000, 985), &thing));
}

static void test_geo_sight__a_crest_blocks_when_it_is_crossed(void **state)
{
    const struct plane_thing thing = CREST(crest);
    struct plane_hit hit;

    (void)state;
    assert_true(is_blocked(pt(500, 300), pt(700, 300), &thing));
    assert_false(is_blocked(pt(500, 300), pt(600, 300), &thing)); /* the target is on it */
    assert_false(is_blocked(pt(600, 100), pt(600, 400), &thing)); /* both are */
    assert_false(is_blocked(pt(500, 0), pt(700, 0), &thing));     /* past its end */
    assert_true(is_blocked(pt(500, 500), pt(700, 500), &thing));  /* over its bend */
    assert_true(plane_sight_first(pt(500, 300), pt(700, 300), &thing, 1, &hit));
    assert_int_equal(plane_at_cmp(pt(500, 300), pt(700, 300), hit.where.from, pt(600, 300), 0), 0);
}

static void test_geo_sight__the_first_thing_on_the_way_is_told(void **state)
{
    const struct plane_thing thing[] = { CREST(crest), UNIT(500, 350, 30, 80, 0), AREA(village),
                                         UNIT(386, 355, 90, 160, 0) };
    const struct plane_pt west = { 100, 350 }, east = { 900, 350 };
    struct plane_hit hit, list[3];

    (void)state;
    assert_true(plane_sight_first(west, east, thing, 4, &hit));
    assert_int_equal(hit.thing, 2); /* the unit fills the village just so */
    assert_int_equal(plane_at_cmp(west, east, hit.where.from, pt(341, 350), 0), 0);
    assert_int_equal(plane_at_cmp(west, east, hit.where.to, pt(431, 350), 0), 0);
    assert_true(plane_sight_first(east, west, thing, 4, &hit));
    assert_int_equal(hit.thing, 0);
    assert_int_equal(plane_sight_all(west, east, thing, 4, list, 3), 4);
    assert_int_equal(list[0].thing, 2);
    assert_int_equal(list[1].thing, 3);
    assert_int_equal(list[2].thing, 1);
    assert_int_equal(plane_sight_all(east, west, thing, 4, list, 3), 4);
    assert_int_equal(list[0].thing, 0);
    assert_int_equal(list[1].thing, 1);
    assert_int_equal(list[2].thing, 2);
    assert_int_equal(plane_sight_all(west, east, thing, 4, NULL, 0), 4);

    hit.thing = 77;
    assert_false(plane_sight_first(west, pt(100, 900), thing, 4, &hit));
    assert_int_equal(hit.thing, 77);
}

static int points_seen(struct plane_pt from, const struct plane_box *target,
                       const struct plane_thing *thing)
{
    struct plane_pt point[PLANE_TARGETS];
    int seen = 0;

    plane_box_targets(target, point);
    for (int i = 0; i < PLANE_TARGETS; i++)
        seen += !plane_sight_first(from, point[i], thing, 1, NULL);
    return seen;
}

/* From (190, 0) the middle of the target's end, (220, 300), is seen just past (200, 100). */
static void test_geo_sight__the_end_of_a_line_is_seen_past_a_wood(void **state)
{
    const struct plane_pt edge[] = { { 0, 100 }, { 200, 100 }, { 200, 200 }, { 0, 200 } };
    const struct plane_thing wood = AREA(edge);
    const struct plane_box target = { { 180, 300 }, 80, 30, 180 };

    (void)state;
    assert_int_equal(points_seen(pt(189, 0), &target, &wood), 0);
    assert_int_equal(points_seen(pt(190, 0), &target, &wood), 2);
    assert_int_equal(points_seen(pt(191, 0), &target, &wood), 3);
}

static struct plane_thing random_thing(struct try_rng *r, struct plane_pt *room)
{
    struct plane_thing thing = { .kind = (enum plane_thing_kind)try_range(r, 0, 2) };

    thing.box = try_box(r, 8, 5);
    thing.poly = (struct plane_poly){ room, try_range(r, 3, 5) };
    for (int i = 0; i < thing.poly.count; i++)
        room[i] = try_pt(r, 8);
    if (thing.kind == PLANE_THING_AREA && !plane_poly_is_simple(&thing.poly))
        thing.kind = PLANE_THING_LINE;
    return thing;
}

/* All hits against one thing after the other: as many, each found, in order; the first is first. */
static void test_geo_sight__many_things_agree_with_each_alone(void **state)
{
    struct try_rng r = try_seed(__func__, 51);

    (void)state;
    for (int i = 0; i < 6000; i++) {
        const struct plane_pt a = try_pt(&r, 9), b = try_pt(&r, 9);
        struct plane_pt room[6][8];
        struct plane_thing thing[6];
        struct plane_hit hit[64], few[2], first;
        int want = 0, left[6];

        for (int j = 0; j < 6; j++) {
            struct plane_span span[PLANE_SPANS];

            thing[j] = random_thing(&r, room[j]);
            want += left[j] = plane_sight_cut(a, b, &thing[j], span);
        }

        const int count = plane_sight_all(a, b, thing, 6, hit, 64);

        assert_int_equal(count, want);
        for (int j = 0; j < count; j++) {
            left[hit[j].thing]--;
            if (j > 0)
                assert_true(plane_frac_cmp(hit[j - 1].where.from, hit[j].where.from) <= 0);
        }
        for (int j = 0; j < 6; j++)
            assert_int_equal(left[j], 0);
        assert_int_equal(plane_sight_all(a, b, thing, 6, few, 2), count);
        for (int j = 0; j < count && j < 2; j++)
            assert_int_equal(few[j].thing, hit[j].thing);
        assert_int_equal(plane_sight_first(a, b, thing, 6, &first), count > 0);
        if (count > 0)
            assert_int_equal(first.thing, hit[0].thing);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_geo_sight__a_village_blocks_through_its_inside_only),
        cmocka_unit_test(test_geo_sight__a_line_of_infantry_blocks_through_its_inside_only),
        cmocka_unit_test(test_geo_sight__a_crest_blocks_when_it_is_crossed),
        cmocka_unit_test(test_geo_sight__the_first_thing_on_the_way_is_told),
        cmocka_unit_test(test_geo_sight__the_end_of_a_line_is_seen_past_a_wood),
        cmocka_unit_test(test_geo_sight__many_things_agree_with_each_alone),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
