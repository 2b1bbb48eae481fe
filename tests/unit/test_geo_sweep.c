/* test_geo_sweep.c -- what a moving footprint runs into. */

#include <stdlib.h>

#include "plane_try.h"

#include "base/geo_sweep.h"

static struct plane_thing box_thing(int x, int y, int width, int depth, int facing)
{
    return (struct plane_thing){ .kind = PLANE_THING_BOX,
                                 .box = { { x, y }, width, depth, facing } };
}

static struct plane_thing poly_thing(enum plane_thing_kind kind, const struct plane_pt *at, int n)
{
    return (struct plane_thing){ .kind = kind, .poly = { at, n } };
}

static void assert_stop(struct plane_stop stop, int reach, int thing)
{
    assert_int_equal(stop.reach, reach);
    assert_int_equal(stop.thing, thing);
}

static void test_geo_sweep__a_unit_slides_into_contact(void **state)
{
    const struct plane_box column = { { 0, 0 }, 30, 80, 0 };
    const struct plane_thing ahead[] = { box_thing(0, 300, 80, 30, 180),
                                         box_thing(10, 155, 30, 30, 0),
                                         box_thing(-500, 100, 30, 30, 0) };

    (void)state;
    assert_stop(plane_sweep_leg(&column, 0, 200, &ahead[0], 1), 200, -1);
    assert_stop(plane_sweep_leg(&column, 0, 400, &ahead[0], 1), 245, 0);
    assert_stop(plane_sweep_leg(&column, 0, 400, ahead, 3), 100, 1);
    assert_stop(plane_sweep_leg(&column, 180, 400, ahead, 3), 400, -1);
    assert_stop(plane_sweep_leg(&column, 0, 400, NULL, 0), 400, -1);
    assert_stop(plane_sweep_leg(&column, 0, 0, ahead, 3), 0, -1);
}

static void test_geo_sweep__passing_along_a_side_is_free(void **state)
{
    const struct plane_box column = { { 0, 0 }, 30, 80, 0 };
    const struct plane_thing beside[] = { box_thing(30, 200, 30, 30, 0),
                                          box_thing(-30, 100, 30, 30, 90) };
    const struct plane_thing over[] = { box_thing(29, 200, 30, 30, 0) };

    (void)state;
    assert_stop(plane_sweep_leg(&column, 0, 400, beside, 2), 400, -1);
    assert_stop(plane_sweep_leg(&column, 0, 400, over, 1), 145, 0);
    assert_int_equal(plane_sweep_move(&column, (struct plane_pt){ 0, 400 }, beside, 2, 0), -1);
    assert_int_equal(plane_sweep_move(&column, (struct plane_pt){ 0, 400 }, over, 1, 0), 0);
}

static void test_geo_sweep__one_that_overlaps_at_the_start_gets_nowhere(void **state)
{
    const struct plane_box line = { { 0, 0 }, 80, 30, 0 };
    const struct plane_thing on[] = { box_thing(500, 0, 5, 5, 0), box_thing(45, 0, 30, 30, 0) };

    (void)state;
    assert_stop(plane_sweep_leg(&line, 270, 100, on, 2), -1, 1);
    assert_stop(plane_sweep_turn(&line, 90, on, 2), -1, 1);
}

static void test_geo_sweep__a_stream_stops_at_the_bank(void **state)
{
    const struct plane_pt bank[] = { { -500, 85 }, { 500, 85 } };
    const struct plane_thing stream = poly_thing(PLANE_THING_LINE, bank, 2);
    const struct plane_box cavalry = { { 0, 10 }, 30, 60, 0 };

    (void)state;
    assert_stop(plane_sweep_leg(&cavalry, 0, 400, &stream, 1), 45, 0);
    assert_stop(plane_sweep_leg(&cavalry, 0, 45, &stream, 1), 45, -1);
}

static void test_geo_sweep__a_pond_stops_by_its_inside(void **state)
{
    const struct plane_pt shore[] = { { 100, -500 }, { 300, -500 }, { 300, 500 }, { 100, 500 } };
    const struct plane_thing pond = poly_thing(PLANE_THING_AREA, shore, 4);
    const struct plane_box line = { { 0, 0 }, 80, 30, 90 }, in = { { 200, 0 }, 30, 30, 0 };
    const struct plane_box along = { { 85, 0 }, 80, 30, 90 };

    (void)state;
    assert_stop(plane_sweep_leg(&line, 90, 400, &pond, 1), 85, 0);
    assert_stop(plane_sweep_leg(&along, 0, 400, &pond, 1), 400, -1);
    assert_stop(plane_sweep_leg(&in, 0, 5, &pond, 1), -1, 0);
}

static void test_geo_sweep__all_things_on_the_way_are_found(void **state)
{
    const struct plane_box line = { { 0, 0 }, 80, 30, 0 };
    const struct plane_thing list[] = { box_thing(0, 300, 5, 5, 0), box_thing(90, 100, 5, 5, 0),
                                        box_thing(0, 100, 5, 5, 0), box_thing(20, 50, 5, 5, 0) };
    const struct plane_pt to = { 0, 150 };

    (void)state;
    assert_int_equal(plane_sweep_move(&line, to, list, 4, 0), 2);
    assert_int_equal(plane_sweep_move(&line, to, list, 4, 3), 3);
    assert_int_equal(plane_sweep_move(&line, to, list, 4, 4), -1);
}

/* A piece that fits between the first and the last footprint is run over all the same. */
static void test_geo_sweep__what_lies_between_start_and_end_counts(void **state)
{
    const struct plane_box battery = { { 0, 0 }, 30, 30, 17 };
    const struct plane_thing small = box_thing(100, 70, 1, 1, 0);

    (void)state;
    assert_int_equal(plane_sweep_move(&battery, (struct plane_pt){ 200, 140 }, &small, 1, 0), 0);
    assert_int_equal(plane_sweep_move(&battery, (struct plane_pt){ 200, 300 }, &small, 1, 0), -1);
}

static struct plane_thing random_thing(struct try_rng *r, struct plane_pt *room)
{
    struct plane_thing thing = { .kind = (enum plane_thing_kind)try_range(r, 0, 2) };

    thing.box = try_box(r, 25, 12);
    thing.poly = (struct plane_poly){ room, 3 };
    for (int i = 0; i < 3; i++)
        room[i] = try_pt(r, 25);
    if (thing.kind == PLANE_THING_AREA && !plane_poly_is_simple(&thing.poly))
        thing.kind = PLANE_THING_BOX;
    return thing;
}

/* Side by side, 0.016 hu apart, in a slanting direction: the first whole hu of the way lies 0.37 aside,
 * upon the friend.  One hu nearer it overlaps where it stands. */
static void test_geo_sweep__a_leg_along_a_friend_is_not_rounded_upon_him(void **state)
{
    const struct plane_box column = { { 0, 0 }, 30, 80, 30 };
    const struct plane_thing beside = box_thing(26, -15, 30, 80, 30);
    const struct plane_thing upon = box_thing(25, -15, 30, 80, 30);

    (void)state;
    assert_stop(plane_sweep_leg(&column, 30, 200, &beside, 1), 200, -1);
    assert_stop(plane_sweep_leg(&column, 30, 200, &upon, 1), -1, 0);
}

/* 90 hu of the way of direction 37 are 54.16 east and 71.88 north: a friend at 54, 72 is 89.997 on,
 * and 30 of that are the depths of both. */
static void test_geo_sweep__a_leg_ends_with_the_last_whole_hu_of_its_way(void **state)
{
    const struct plane_box line = { { 0, 0 }, 80, 30, 37 };
    const struct plane_thing ahead = box_thing(54, 72, 80, 30, 37);
    const struct plane_thing farther = box_thing(55, 72, 80, 30, 37);

    (void)state;
    assert_stop(plane_sweep_leg(&line, 37, 200, &ahead, 1), 59, 0);
    assert_stop(plane_sweep_leg(&line, 37, 200, &farther, 1), 60, 0);
}

/* The plain reading: try one length after the other. */
static struct plane_stop plain_leg(const struct plane_box *box, int degree, int length,
                                   const struct plane_thing *thing, int count)
{
    for (int n = 0; n <= length; n++) {
        const struct plane_shape sweep = plane_shape_of_leg(box, degree, n);

        for (int i = 0; i < count; i++)
            if (plane_shape_thing(&sweep, &thing[i]) >= PLANE_OVERLAP)
                return (struct plane_stop){ n - 1, i };
    }
    return (struct plane_stop){ length, -1 };
}

static struct plane_stop plain_turn(const struct plane_box *box, int degrees,
                                    const struct plane_thing *thing)
{
    const int sense = degrees < 0 ? -1 : 1;
    struct plane_box at = *box;

    for (int k = 0; k <= sense * degrees; k++) {
        at.facing = plane_degree(box->facing + sense * k);
        if (plane_box_overlap(&at, &thing->box))
            return (struct plane_stop){ k - 1, 0 };
    }
    return (struct plane_stop){ sense * degrees, -1 };
}

static void test_geo_sweep__legs_agree_with_trying_every_length(void **state)
{
    struct try_rng r = try_seed(__func__, 41);

    (void)state;
    for (int i = 0; i < 2000; i++) {
        const struct plane_box box = try_box(&r, 25, 12);
        struct plane_pt room[3][3];
        struct plane_thing thing[3];
        const int degree = try_range(&r, 0, 359), length = try_range(&r, 0, 50);

        for (int j = 0; j < 3; j++)
            thing[j] = random_thing(&r, room[j]);

        const struct plane_stop want = plain_leg(&box, degree, length, thing, 3);

        assert_stop(plane_sweep_leg(&box, degree, length, thing, 3), want.reach, want.thing);
    }
}

/* Lengths and degrees are skipped that are surely free: compared with a plain loop among boxes as
 * large as footprints, near enough to be met more often than not. */
static struct plane_box footprint(struct try_rng *r, int span)
{
    struct plane_box box = try_box(r, span, 80);

    box.width += 10;
    box.depth += 10;
    return box;
}

static void test_geo_sweep__skipping_agrees_with_plain_loops(void **state)
{
    struct try_rng r = try_seed(__func__, 46);
    const int count = getenv("BERTHIER_LONG") ? 100000 : 1500;
    int met = 0, turned = 0;

    (void)state;
    for (int i = 0; i < count; i++) {
        const struct plane_box box = footprint(&r, 120);
        const struct plane_thing thing = { .kind = PLANE_THING_BOX, .box = footprint(&r, 120) };
        const int degree = try_range(&r, 0, 359), degrees = try_range(&r, -180, 180);
        const struct plane_stop leg = plain_leg(&box, degree, 300, &thing, 1);
        const struct plane_stop turn = plain_turn(&box, degrees, &thing);
        const struct plane_pt to = i % 20 ? try_pt(&r, 120) : box.at;

        assert_int_equal(plane_sweep_hits(&box, to, &thing.box),
                         plane_sweep_move(&box, to, &thing, 1, 0) == 0);

        assert_stop(plane_sweep_leg(&box, degree, 300, &thing, 1), leg.reach, leg.thing);
        assert_stop(plane_sweep_turn(&box, degrees, &thing, 1), turn.reach, turn.thing);
        met += leg.thing == 0 && leg.reach > 0;
        turned += turn.thing == 0 && turn.reach > 0;
    }
    assert_true(met > count / 20 && turned > count / 50);
}

/* Sixteen footprints on the way: whatever overlaps one of them is run into. */
static void test_geo_sweep__every_footprint_on_the_way_is_swept(void **state)
{
    struct try_rng r = try_seed(__func__, 42);
    int hits = 0;

    (void)state;
    for (int i = 0; i < 3000; i++) {
        const struct plane_box box = try_box(&r, 15, 10), other = try_box(&r, 15, 10);
        const struct plane_thing thing = { .kind = PLANE_THING_BOX, .box = other };
        const struct plane_pt to = try_pt(&r, 15);
        const struct plane_shape still = plane_shape_of_box(&other);
        bool hit = false;

        for (int k = 0; k <= 16; k++) {
            struct plane_shape foot = plane_shape_of_box(&box);

            for (int j = 0; j < 4; j++) {
                foot.at[j].x += (int64_t)(to.x - box.at.x) * PLANE_FINE / 16 * k;
                foot.at[j].y += (int64_t)(to.y - box.at.y) * PLANE_FINE / 16 * k;
            }
            hit = hit || try_meet(foot.at, 4, still.at, 4, true);
        }
        if (hit)
            assert_int_equal(plane_sweep_move(&box, to, &thing, 1, 0), 0);
        hits += hit;
    }
    assert_true(hits > 500);
}

/* Turning right, the rear right corner comes down to the friend's edge y = -36 where
 * 40 sin k + 15 cos k = 36, between 36 and 37 degrees. */
static void test_geo_sweep__a_turn_meets_a_corner_at_its_degree(void **state)
{
    const struct plane_box line = { { 0, 0 }, 80, 30, 0 };
    const struct plane_thing friend = box_thing(37, -51, 30, 30, 0);
    const struct plane_thing beside = box_thing(60, 0, 30, 30, 0);

    (void)state;
    assert_stop(plane_sweep_turn(&line, 90, &friend, 1), 36, 0);
    assert_stop(plane_sweep_turn(&line, 36, &friend, 1), 36, -1);
    assert_stop(plane_sweep_turn(&line, -90, &friend, 1), 90, -1);
    assert_stop(plane_sweep_turn(&line, 0, &friend, 1), 0, -1);
    assert_stop(plane_sweep_turn(&line, 180, &beside, 1), 180, -1);
}

/* A plain loop over the degrees, footprints compared by clipping. */
static void test_geo_sweep__turns_agree_with_every_degree(void **state)
{
    struct try_rng r = try_seed(__func__, 43);

    (void)state;
    for (int i = 0; i < 600; i++) {
        const struct plane_box box = try_box(&r, 10, 14), other = try_box(&r, 12, 6);
        const struct plane_thing thing = { .kind = PLANE_THING_BOX, .box = other };
        const struct plane_shape still = plane_shape_of_box(&other);
        const int degrees = try_range(&r, -180, 180), sense = degrees < 0 ? -1 : 1;
        int turn = -1;

        for (int k = 0; k <= sense * degrees; k++) {
            struct plane_box at = box;

            at.facing = plane_degree(box.facing + sense * k);

            const struct plane_shape a = plane_shape_of_box(&at);

            if (turn == k - 1 && !try_meet(a.at, 4, still.at, 4, true))
                turn = k;
        }
        assert_stop(plane_sweep_turn(&box, degrees, &thing, 1), turn,
                    turn < sense * degrees ? 0 : -1);
    }
}

static void test_geo_sweep__an_approach_stops_at_the_first_whole_hu(void **state)
{
    const struct plane_box chit = { { 0, 0 }, 40, 40, 0 }, enemy = { { 0, 210 }, 40, 40, 0 };
    struct try_rng r = try_seed(__func__, 45);

    (void)state;
    assert_int_equal(plane_sweep_approach(&chit, 0, 200, &enemy, 50), 120);
    assert_int_equal(plane_sweep_approach(&chit, 0, 119, &enemy, 50), -1);
    assert_int_equal(plane_sweep_approach(&chit, 0, 200, &chit, 50), 0);
    for (int i = 0; i < 1500; i++) {
        const struct plane_box box = try_box(&r, 60, 20), other = try_box(&r, 60, 20);
        const int degree = try_range(&r, 0, 359), length = try_range(&r, 0, 120);
        const int hu = try_range(&r, 0, 40);
        int want = -1;

        for (int n = 0; n <= length && want < 0; n++) {
            struct plane_box at = box;

            at.at = plane_leg_end(box.at, degree, n);
            if (plane_box_within(&at, &other, hu))
                want = n;
        }
        assert_int_equal(plane_sweep_approach(&box, degree, length, &other, hu), want);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_geo_sweep__a_unit_slides_into_contact),
        cmocka_unit_test(test_geo_sweep__passing_along_a_side_is_free),
        cmocka_unit_test(test_geo_sweep__one_that_overlaps_at_the_start_gets_nowhere),
        cmocka_unit_test(test_geo_sweep__a_stream_stops_at_the_bank),
        cmocka_unit_test(test_geo_sweep__a_pond_stops_by_its_inside),
        cmocka_unit_test(test_geo_sweep__all_things_on_the_way_are_found),
        cmocka_unit_test(test_geo_sweep__what_lies_between_start_and_end_counts),
        cmocka_unit_test(test_geo_sweep__legs_agree_with_trying_every_length),
        cmocka_unit_test(test_geo_sweep__a_leg_along_a_friend_is_not_rounded_upon_him),
        cmocka_unit_test(test_geo_sweep__a_leg_ends_with_the_last_whole_hu_of_its_way),
        cmocka_unit_test(test_geo_sweep__skipping_agrees_with_plain_loops),
        cmocka_unit_test(test_geo_sweep__every_footprint_on_the_way_is_swept),
        cmocka_unit_test(test_geo_sweep__a_turn_meets_a_corner_at_its_degree),
        cmocka_unit_test(test_geo_sweep__turns_agree_with_every_degree),
        cmocka_unit_test(test_geo_sweep__an_approach_stops_at_the_first_whole_hu),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
