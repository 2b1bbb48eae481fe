/* test_geo_poly.c -- areas and lines on the plane. */

#include "plane_try.h"

#define POLY(...)                                                                                  \
    {                                                                                              \
        (const struct plane_pt[]){ __VA_ARGS__ },                                                  \
            COUNT_OF(((const struct plane_pt[]){ __VA_ARGS__ }))                                   \
    }

static const struct plane_poly box10 = POLY({ 0, 0 }, { 10, 0 }, { 10, 10 }, { 0, 10 });

/* A U open to the north: the notch is 4..6 wide and goes down to 5. */
static const struct plane_poly notched =
    POLY({ 0, 0 }, { 10, 0 }, { 10, 10 }, { 6, 10 }, { 6, 5 }, { 4, 5 }, { 4, 10 }, { 0, 10 });

/* A V-shaped notch from the north with its point at (5, 5). */
static const struct plane_poly pointed = POLY({ 0, 0 }, { 10, 0 }, { 10, 10 }, { 5, 5 }, { 0, 10 });

static struct plane_pt pt(int x, int y)
{
    return (struct plane_pt){ x, y };
}

static void test_geo_poly__simple_outlines_are_told_from_others(void **state)
{
    const struct plane_poly two = POLY({ 0, 0 }, { 5, 5 }),
                            tie = POLY({ 0, 0 }, { 4, 4 }, { 4, 0 }, { 0, 4 });
    const struct plane_poly again = POLY({ 0, 0 }, { 4, 0 }, { 4, 0 }, { 0, 4 });
    const struct plane_poly fold = POLY({ 0, 0 }, { 6, 0 }, { 3, 0 }, { 3, 5 });
    const struct plane_poly flat = POLY({ 0, 0 }, { 3, 0 }, { 6, 0 });
    const struct plane_poly pinch = POLY({ 0, 0 }, { 4, 0 }, { 4, 4 }, { 2, 0 }, { 0, 4 });
    const struct plane_poly far = POLY({ 0, 0 }, { 1000001, 0 }, { 0, 5 });
    const struct plane_poly straight = POLY({ 0, 0 }, { 3, 0 }, { 6, 0 }, { 6, 6 });

    (void)state;
    assert_true(plane_poly_is_simple(&box10));
    assert_true(plane_poly_is_simple(&notched));
    assert_true(plane_poly_is_simple(&straight));
    assert_false(plane_poly_is_simple(&two));
    assert_false(plane_poly_is_simple(&tie));
    assert_false(plane_poly_is_simple(&again));
    assert_false(plane_poly_is_simple(&fold));
    assert_false(plane_poly_is_simple(&flat));
    assert_false(plane_poly_is_simple(&pinch));
    assert_false(plane_poly_is_simple(&far));
}

static void test_geo_poly__places_in_known_outlines(void **state)
{
    const struct plane_poly village = POLY({ 341, 275 }, { 431, 275 }, { 431, 435 }, { 341, 435 });
    const struct plane_poly pond = POLY({ 600, 1100 }, { 630, 1050 }, { 580, 940 }, { 520, 850 },
                                        { 470, 870 }, { 520, 980 }, { 550, 1080 });

    (void)state;
    assert_int_equal(plane_area_place(&village, pt(400, 300)), PLANE_INSIDE);
    assert_int_equal(plane_area_place(&village, pt(340, 300)), PLANE_OUTSIDE);
    assert_int_equal(plane_area_place(&village, pt(341, 300)), PLANE_ON_EDGE);
    assert_int_equal(plane_area_place(&village, pt(431, 435)), PLANE_ON_EDGE);
    assert_int_equal(plane_area_place(&pond, pt(555, 1050)), PLANE_INSIDE);
    assert_int_equal(plane_area_place(&pond, pt(535, 1050)), PLANE_OUTSIDE);
    assert_int_equal(plane_area_place(&notched, pt(5, 7)), PLANE_OUTSIDE);
    assert_int_equal(plane_area_place(&notched, pt(5, 5)), PLANE_ON_EDGE);
    assert_int_equal(plane_area_place(&notched, pt(5, 4)), PLANE_INSIDE);
    assert_int_equal(plane_area_place(&notched, pt(3, 10)), PLANE_ON_EDGE);
    assert_int_equal(plane_area_place(&notched, pt(-1, 10)), PLANE_OUTSIDE);
    assert_int_equal(plane_area_place(&notched, pt(5, 10)), PLANE_OUTSIDE);
}

/* A random outline on a small grid: a star, or any order of points that happens to be simple. */
static struct plane_poly random_area(struct try_rng *r, struct plane_pt *room)
{
    struct plane_poly p = { room, 0 };

    if (try_range(r, 0, 1)) {
        p.count = try_star(r, 6, 9, room);
        return p;
    }
    do {
        p.count = try_range(r, 3, 7);
        for (int i = 0; i < p.count; i++)
            room[i] = try_pt(r, 5);
    } while (!plane_poly_is_simple(&p));
    return p;
}

/* Count crossings of a ray so slanting that it can pass through no other whole point here.  The
 * point asked for is (x, y) / scale, at most 16 off. */
static enum plane_place slanting_ray(const struct plane_poly *p, int64_t x, int64_t y,
                                     int64_t scale)
{
    const struct plane_fine o = { x, y }, far = { x + 100 * scale, y + 100 * scale - 1 };
    int crossings = 0;

    for (int i = 0; i < p->count; i++) {
        const struct plane_pt c = p->at[i], d = p->at[(i + 1) % p->count];
        const struct plane_fine fc = { c.x * scale, c.y * scale },
                                fd = { d.x * scale, d.y * scale };
        const struct try_line ray = try_line(o, far), side = try_line(fc, fd);
        const int sc = plane_wide_sign(ray.a * fc.x + ray.b * fc.y + ray.c);
        const int sd = plane_wide_sign(ray.a * fd.x + ray.b * fd.y + ray.c);
        const int so = plane_wide_sign(side.a * o.x + side.b * o.y + side.c);
        const int sf = plane_wide_sign(side.a * far.x + side.b * far.y + side.c);

        if (so == 0 && plane_wide_dot(fc.x - x, fc.y - y, fd.x - x, fd.y - y) <= 0)
            return PLANE_ON_EDGE;
        if (sc * sd < 0 && so * sf < 0)
            crossings++;
    }
    return crossings % 2 ? PLANE_INSIDE : PLANE_OUTSIDE;
}

static void test_geo_poly__places_agree_with_a_slanting_ray(void **state)
{
    struct try_rng r = try_seed(__func__, 21);
    struct plane_pt room[16];

    (void)state;
    for (int i = 0; i < 1500; i++) {
        const struct plane_poly p = random_area(&r, room);

        for (int k = 0; k < 169; k++) {
            const int x = k % 13 - 6, y = k / 13 - 6;

            assert_int_equal(plane_area_place(&p, pt(x, y)), slanting_ray(&p, x, y, 1));
            assert_int_equal(plane_area_place_scaled(&p, 2 * x + 1, 2 * y + 1, 2),
                             slanting_ray(&p, 2 * x + 1, 2 * y + 1, 2));
        }
    }
}

/* Is the place t of ab, t = num / den, inside? */
static enum plane_place place_at(const struct plane_poly *p, struct plane_pt a, struct plane_pt b,
                                 struct plane_frac t)
{
    return slanting_ray(p, a.x * t.den + (b.x - a.x) * t.num, a.y * t.den + (b.y - a.y) * t.num,
                        t.den);
}

static struct plane_frac between(struct plane_frac s, struct plane_frac t)
{
    return (struct plane_frac){ s.num * t.den + t.num * s.den, 2 * s.den * t.den };
}

static bool lies_in(struct plane_frac t, struct plane_span s)
{
    return plane_frac_cmp(s.from, t) < 0 && plane_frac_cmp(t, s.to) < 0;
}

/* Spans and the gaps between them: the middle of each is where it should be, and so are the ends;
 * and each thirty-second of the segment is inside when it lies in a span. */
static void check_spans(const struct plane_poly *p, struct plane_pt a, struct plane_pt b)
{
    const struct plane_frac start = { 0, 1 }, end = { 1, 1 };
    struct plane_span span[PLANE_SPANS];
    const int count = plane_area_cut(p, a, b, span);
    struct plane_frac last = start;

    if (plane_same(a, b)) {
        assert_int_equal(count, 0);
        return;
    }
    for (int i = 0; i <= count; i++) {
        const struct plane_frac from = i < count ? span[i].from : end;

        if (plane_frac_cmp(last, from) < 0)
            assert_int_not_equal(place_at(p, a, b, between(last, from)), PLANE_INSIDE);
        if (i == count)
            break;
        assert_true(plane_frac_cmp(last, from) <= 0 && plane_frac_cmp(from, span[i].to) < 0);
        assert_int_equal(place_at(p, a, b, between(from, span[i].to)), PLANE_INSIDE);
        if (from.num != 0)
            assert_int_equal(place_at(p, a, b, from), PLANE_ON_EDGE);
        if (span[i].to.num != span[i].to.den)
            assert_int_equal(place_at(p, a, b, span[i].to), PLANE_ON_EDGE);
        last = span[i].to;
    }
    for (int k = 1; k < 32; k++) {
        const struct plane_frac t = { k, 32 };
        bool inside = false;

        for (int i = 0; i < count; i++)
            inside = inside || lies_in(t, span[i]);
        assert_int_equal(place_at(p, a, b, t) == PLANE_INSIDE, inside);
    }
}

static void test_geo_poly__cuts_agree_with_the_places_on_them(void **state)
{
    struct try_rng r = try_seed(__func__, 22);
    struct plane_pt room[16];

    (void)state;
    for (int i = 0; i < 8000; i++) {
        const struct plane_poly p = random_area(&r, room);
        const struct plane_pt a = try_pt(&r, 8), b = try_pt(&r, 8);

        check_spans(&p, a, b);
        check_spans(&p, p.at[0], b);
        check_spans(&p, p.at[1], p.at[p.count - 1]);
    }
}

/* A sight to a whole point is the segment; one to a point k / 32768 of a longer segment is cut where
 * that is, as far as it goes. */
static void test_geo_poly__sights_are_cut_as_segments_are(void **state)
{
    struct try_rng r = try_seed(__func__, 24);
    struct plane_pt room[16];

    (void)state;
    for (int i = 0; i < 8000; i++) {
        const struct plane_poly p = random_area(&r, room);
        const struct plane_pt a = try_pt(&r, 8), b = try_pt(&r, 8);
        const int64_t share = i % 2 ? PLANE_FINE : 1 + i * 4;
        const struct plane_fine to = { (int64_t)a.x * PLANE_FINE + (b.x - a.x) * share,
                                       (int64_t)a.y * PLANE_FINE + (b.y - a.y) * share };
        struct plane_span whole[PLANE_SPANS], part[PLANE_SPANS];
        const int count = plane_area_cut(&p, a, b, whole);
        const int seen = plane_area_sight(&p, a, to, part);

        assert_true(seen <= count);
        for (int j = 0; j < count; j++) {
            struct plane_span s = { { whole[j].from.num * PLANE_FINE, whole[j].from.den * share },
                                    { whole[j].to.num * PLANE_FINE, whole[j].to.den * share } };
            assert_int_equal(j < seen, s.from.num < s.from.den);
            if (j >= seen)
                continue;
            assert_int_equal(plane_frac_cmp(part[j].from, s.from), 0);
            if (s.to.num > s.to.den)
                s.to = (struct plane_frac){ 1, 1 };
            assert_int_equal(plane_frac_cmp(part[j].to, s.to), 0);
        }
        assert_int_equal(plane_area_place_fine(&p, plane_to_fine(b)), plane_area_place(&p, b));
        assert_int_equal(
            plane_dist_cmp(plane_border_fine_dist(&p, plane_to_fine(b)), plane_border_dist(&p, b)),
            0);
    }
}

static void test_geo_poly__cuts_do_not_depend_on_the_way_round(void **state)
{
    struct try_rng r = try_seed(__func__, 23);
    struct plane_pt room[16], other[16];

    (void)state;
    for (int i = 0; i < 4000; i++) {
        const struct plane_poly p = random_area(&r, room), q = { other, p.count };
        const struct plane_pt a = try_pt(&r, 7), b = try_pt(&r, 7);
        struct plane_span s[PLANE_SPANS], t[PLANE_SPANS], back[PLANE_SPANS];
        const int count = plane_area_cut(&p, a, b, s);

        for (int j = 0; j < p.count; j++)
            other[j] = room[p.count - 1 - j];
        assert_int_equal(plane_area_cut(&q, a, b, t), count);
        assert_int_equal(plane_area_cut(&p, b, a, back), count);
        for (int j = 0; j < count; j++) {
            const struct plane_frac f = back[count - 1 - j].to;

            assert_int_equal(plane_frac_cmp(s[j].from, t[j].from), 0);
            assert_int_equal(plane_frac_cmp(s[j].to, t[j].to), 0);
            assert_int_equal(plane_frac_cmp(s[j].from, (struct plane_frac){ f.den - f.num, f.den }),
                             0);
        }
    }
}

static void assert_frac(struct plane_frac t, int num, int den)
{
    assert_int_equal(plane_frac_cmp(t, (struct plane_frac){ num, den }), 0);
}

static void test_geo_poly__a_segment_along_a_side_does_not_enter(void **state)
{
    struct plane_span span[PLANE_SPANS];

    (void)state;
    assert_int_equal(plane_area_cut(&box10, pt(-5, 10), pt(15, 10), span), 0);
    assert_int_equal(plane_area_cut(&box10, pt(2, 0), pt(7, 0), span), 0);
    assert_int_equal(plane_area_cut(&box10, pt(-5, 5), pt(5, -5), span), 0); /* a corner */
    assert_int_equal(plane_area_cut(&box10, pt(5, 5), pt(5, 5), span), 0);
    assert_int_equal(plane_area_seg(&box10, pt(-5, 10), pt(15, 10)), PLANE_SEG_SKIRTS);
    assert_int_equal(plane_area_seg(&box10, pt(-5, 5), pt(5, -5)), PLANE_SEG_GRAZES);
    assert_int_equal(plane_area_seg(&box10, pt(-5, 5), pt(0, 5)), PLANE_SEG_GRAZES);
    assert_int_equal(plane_area_seg(&box10, pt(-5, 5), pt(1, 5)), PLANE_SEG_ENTERS);
    assert_int_equal(plane_area_seg(&box10, pt(-5, 5), pt(-1, 5)), PLANE_SEG_OFF);
    assert_int_equal(plane_area_seg(&box10, pt(5, 5), pt(5, 5)), PLANE_SEG_ENTERS);
    assert_int_equal(plane_area_seg(&box10, pt(10, 5), pt(10, 5)), PLANE_SEG_GRAZES);
}

static void test_geo_poly__cuts_through_notches(void **state)
{
    struct plane_span span[PLANE_SPANS];

    (void)state;
    assert_int_equal(plane_area_cut(&notched, pt(-10, 7), pt(20, 7), span), 2);
    assert_frac(span[0].from, 10, 30);
    assert_frac(span[0].to, 14, 30);
    assert_frac(span[1].from, 16, 30);
    assert_frac(span[1].to, 20, 30);
    assert_int_equal(plane_spans_up(span, 2, 30), 8);

    /* Along the floor of the notch: outside there, on its border. */
    assert_int_equal(plane_area_cut(&notched, pt(0, 5), pt(10, 5), span), 2);
    assert_frac(span[0].to, 4, 10);
    assert_frac(span[1].from, 6, 10);

    /* Past the point of a notch, which is one place of the border. */
    assert_int_equal(plane_area_cut(&pointed, pt(0, 5), pt(10, 5), span), 2);
    assert_frac(span[0].to, 1, 2);
    assert_frac(span[1].from, 1, 2);
    assert_int_equal(plane_area_cut(&pointed, pt(0, 4), pt(10, 4), span), 1);

    /* From corner to corner. */
    assert_int_equal(plane_area_cut(&box10, pt(0, 0), pt(10, 10), span), 1);
    assert_frac(span[0].from, 0, 1);
    assert_frac(span[0].to, 1, 1);
    assert_true(plane_spans_hold(span, 1, (struct plane_frac){ 1, 1 }));
    assert_false(plane_spans_hold(span, 1, (struct plane_frac){ 11, 10 }));
}

static void test_geo_poly__a_leg_partly_in_a_wood(void **state)
{
    const struct plane_poly wood = POLY({ 160, 0 }, { 400, 0 }, { 400, 500 }, { 160, 500 });
    struct plane_span span[PLANE_SPANS];
    const int count = plane_area_cut(&wood, pt(100, 100), pt(200, 100), span);

    (void)state;
    assert_int_equal(count, 1);
    assert_int_equal(plane_spans_up(span, count, 100), 40);
    assert_int_equal(plane_area_cut(&wood, pt(100, 100), pt(201, 100), span), 1);
    assert_int_equal(plane_spans_up(span, 1, 100), 41); /* 4100 / 101 */
}

static int crossings(const struct plane_poly *line, struct plane_pt a, struct plane_pt b)
{
    struct plane_span span[PLANE_SPANS];

    return plane_line_cross(line, a, b, span);
}

static void test_geo_poly__what_is_a_crossing_and_what_is_not(void **state)
{
    const struct plane_poly straight = POLY({ 0, 0 }, { 10, 0 }),
                            roof = POLY({ 0, 0 }, { 5, 5 }, { 10, 0 });
    const struct plane_poly step = POLY({ 0, 0 }, { 5, 0 }, { 5, 5 }, { 10, 5 });

    (void)state;
    assert_int_equal(crossings(&straight, pt(5, -5), pt(5, 5)), 1);
    assert_int_equal(crossings(&straight, pt(5, -5), pt(5, 0)), 0); /* ends on it */
    assert_int_equal(crossings(&straight, pt(5, 0), pt(5, 5)), 0);  /* begins on it */
    assert_int_equal(crossings(&straight, pt(0, -5), pt(0, 5)), 0); /* past its end */
    assert_int_equal(crossings(&straight, pt(-5, 0), pt(15, 0)), 0);
    assert_int_equal(crossings(&straight, pt(5, 0), pt(5, 0)), 0);
    assert_int_equal(crossings(&roof, pt(0, 5), pt(10, 5)), 0); /* grazes the bend */
    assert_int_equal(crossings(&roof, pt(5, 0), pt(5, 10)), 1); /* over the bend */
    assert_int_equal(crossings(&roof, pt(-5, 2), pt(15, 2)), 2);
    assert_int_equal(crossings(&step, pt(5, -5), pt(5, 10)), 1); /* along the riser */
    assert_int_equal(crossings(&step, pt(5, 2), pt(5, 10)), 0);  /* begins on it */
    assert_int_equal(crossings(&step, pt(2, 5), pt(12, 5)), 0);  /* along the end */
    assert_int_equal(crossings(&step, pt(4, -1), pt(6, 6)), 3);
}

static void test_geo_poly__a_crossing_along_a_stretch_tells_it_whole(void **state)
{
    const struct plane_poly step = POLY({ 0, 0 }, { 5, 0 }, { 5, 5 }, { 10, 5 });
    struct plane_span span[PLANE_SPANS];

    (void)state;
    assert_int_equal(plane_line_cross(&step, pt(5, -5), pt(5, 15), span), 1);
    assert_frac(span[0].from, 1, 4);
    assert_frac(span[0].to, 1, 2);
    assert_int_equal(plane_line_cross(&step, pt(5, 15), pt(5, -5), span), 1);
    assert_frac(span[0].from, 1, 2);
    assert_frac(span[0].to, 3, 4);
}

static void test_geo_poly__distance_beyond_a_crest(void **state)
{
    const struct plane_poly crest = POLY({ 1220, 1330 }, { 1250, 1450 }, { 1360, 1510 });
    const struct plane_poly west = POLY({ 1230, 1200 }, { 1220, 1330 }, { 1230, 1400 });
    const struct plane_pt battery = { 1500, 1330 }, target = { 1120, 1330 };
    struct plane_span span[PLANE_SPANS];

    (void)state;
    assert_int_equal(plane_line_cross(&crest, battery, target, span), 0);
    assert_int_equal(plane_line_cross(&west, battery, target, span), 1);
    assert_int_equal(plane_at_cmp(battery, target, span[0].to, target, 100), 0);
    assert_int_equal(plane_at_cmp(battery, target, span[0].to, target, 99), 1);
    assert_int_equal(plane_at_cmp(battery, target, span[0].to, battery, 280), 0);
}

/* An outline, opened at a corner off the segment, is crossed where the segment passes between its
 * inside and its outside. */
static void test_geo_poly__crossings_are_changes_of_side(void **state)
{
    struct try_rng r = try_seed(__func__, 24);
    struct plane_pt room[20];
    int crossed = 0;

    (void)state;
    for (int i = 0; i < 20000; i++) {
        const struct plane_poly p = random_area(&r, room), outline = { room, p.count + 1 };
        const struct plane_pt a = try_pt(&r, 8), b = try_pt(&r, 8);
        struct plane_span cross[PLANE_SPANS];

        room[p.count] = room[0];
        if (plane_side(a, b, room[0]) == 0 || slanting_ray(&p, a.x, a.y, 1) == PLANE_ON_EDGE ||
            slanting_ray(&p, b.x, b.y, 1) == PLANE_ON_EDGE)
            continue;

        const int count = plane_line_cross(&outline, a, b, cross);
        struct plane_frac last = { 0, 1 };
        bool inside = slanting_ray(&p, a.x, a.y, 1) == PLANE_INSIDE;

        for (int j = 0; j <= count; j++) {
            const struct plane_frac end = { 1, 1 }, to = j < count ? cross[j].from : end;
            const enum plane_place place = place_at(&p, a, b, between(last, to));

            if (place != PLANE_ON_EDGE) /* it may graze just there */
                assert_int_equal(place == PLANE_INSIDE, inside);
            inside = !inside;
            if (j < count)
                last = cross[j].to;
        }
        assert_int_equal(inside, slanting_ray(&p, b.x, b.y, 1) != PLANE_INSIDE);
        crossed += count;
    }
    assert_true(crossed > 5000);
}

static void test_geo_poly__distances_of_points_and_boxes(void **state)
{
    const struct plane_poly road = POLY({ 0, 0 }, { 100, 0 }, { 100, 100 });
    const struct plane_box unit = { { 50, 35 }, 30, 30, 0 }, inside = { { 5, 5 }, 2, 2, 45 };
    const struct plane_box over = { { 5, 10 }, 2, 2, 45 }, apart = { { 30, 5 }, 20, 20, 0 };

    (void)state;
    assert_int_equal(plane_dist_cmp_hu(plane_line_dist(&road, pt(40, 15)), 15), 0);
    assert_int_equal(plane_dist_cmp_hu(plane_line_dist(&road, pt(103, 104)), 5), 0);
    assert_int_equal(plane_dist_cmp_hu(plane_line_dist(&road, pt(0, 99)), 99), 0); /* open */
    assert_int_equal(plane_dist_cmp_hu(plane_border_dist(&box10, pt(5, 6)), 4), 0);
    assert_int_equal(plane_dist_cmp_hu(plane_area_dist(&box10, pt(5, 6)), 0), 0);
    assert_int_equal(plane_dist_cmp_hu(plane_area_dist(&box10, pt(13, 14)), 5), 0);
    assert_int_equal(plane_dist_cmp_hu(plane_line_box_dist(&road, &unit), 20), 0);
    assert_int_equal(plane_dist_cmp_hu(plane_line_box_dist(&box10, &inside), 4), -1);
    assert_int_equal(plane_dist_cmp_hu(plane_area_box_dist(&box10, &inside), 0), 0);
    assert_int_equal(plane_dist_cmp_hu(plane_area_box_dist(&box10, &over), 0), 0);
    assert_int_equal(plane_dist_cmp_hu(plane_area_box_dist(&box10, &apart), 10), 0);
}

/* Any step along the way told comes no nearer to a point of the border than the distance allows:
 * the point at that distance in that direction lies on the border. */
static void test_geo_poly__the_way_to_the_border_leads_there(void **state)
{
    struct try_rng r = try_seed(__func__, 25);
    struct plane_pt room[16];

    (void)state;
    assert_int_equal(plane_bearing(pt(0, 0), plane_border_way(&box10, pt(20, 5))), 270);
    assert_int_equal(plane_bearing(pt(0, 0), plane_border_way(&box10, pt(12, 12))), 225);
    assert_int_equal(plane_bearing(pt(0, 0), plane_border_way(&box10, pt(5, 9))), 0);
    assert_int_equal(plane_bearing(pt(0, 0), plane_border_way(&box10, pt(5, 10))), -1);
    for (int i = 0; i < 20000; i++) {
        const struct plane_poly p = random_area(&r, room);
        const struct plane_pt from = try_pt(&r, 8), way = plane_border_way(&p, from);
        const struct plane_dist d = plane_border_dist(&p, from);
        const plane_i128 way2 = (plane_i128)way.x * way.x + (plane_i128)way.y * way.y;
        bool found = d.num == 0;

        assert_int_equal(way2 == 0, d.num == 0);
        for (int j = 0; j < p.count && !found; j++) {
            const struct plane_pt c = p.at[j], e = p.at[(j + 1) % p.count];
            const plane_i128 den = plane_wide_cross(way.x, way.y, e.x - c.x, e.y - c.y);
            const plane_i128 num =
                plane_wide_cross(c.x - from.x, c.y - from.y, e.x - c.x, e.y - c.y);
            const plane_i128 on = plane_wide_cross(c.x - from.x, c.y - from.y, way.x, way.y);

            /* from + way * num / den lies on ce, and (num / den)^2 way^2 is the distance squared */
            found = den != 0 && (den > 0 ? on >= 0 && on <= den : on <= 0 && on >= den) &&
                    (num > 0) == (den > 0) &&
                    plane_wide_cmp((plane_u128)(num * num), (plane_u128)way2 * d.den,
                                   (plane_u128)(den * den), d.num) == 0;
        }
        assert_true(found);
    }
}

static void test_geo_poly__looking_out_of_the_edge_of_a_wood(void **state)
{
    const struct plane_poly wood = POLY({ 0, 0 }, { 300, 0 }, { 300, 300 }, { 0, 300 });
    const struct plane_poly stepped =
        POLY({ 0, 0 }, { 100, 0 }, { 100, 50 }, { 70, 50 }, { 70, 100 }, { 0, 100 });
    struct plane_fringe f;

    (void)state;
    assert_true(plane_area_fringe(&wood, pt(-100, 150), plane_to_fine(pt(25, 150)), &f));
    assert_false(f.from_a);
    assert_frac(f.leaves, 100, 125);
    assert_int_equal(plane_dist_cmp_hu(f.border, 25), 0);
    assert_int_equal(plane_dist_cmp_hu(f.crossed, 25), 0);
    assert_true(plane_area_fringe(&wood, pt(26, 150), plane_to_fine(pt(-100, 150)), &f));
    assert_true(f.from_a);
    assert_int_equal(plane_dist_cmp_hu(f.crossed, 25), 1);

    /* The far edge is near, but the side crossed is not. */
    assert_true(plane_area_fringe(&wood, pt(290, 150), plane_to_fine(pt(-100, 150)), &f));
    assert_int_equal(plane_dist_cmp_hu(f.border, 10), 0);
    assert_int_equal(plane_dist_cmp_hu(f.crossed, 290), 0);

    /* Out through a corner: the nearer of its two sides. */
    assert_true(plane_area_fringe(&wood, pt(40, 20), plane_to_fine(pt(-40, -20)), &f));
    assert_int_equal(plane_dist_cmp_hu(f.crossed, 20), 0);

    /* A side behind the inner end, on the line of the sight, is not the one crossed. */
    assert_true(plane_area_fringe(&stepped, pt(60, 50), plane_to_fine(pt(-20, 50)), &f));
    assert_int_equal(plane_dist_cmp_hu(f.border, 10), 0);
    assert_int_equal(plane_dist_cmp_hu(f.crossed, 60), 0);

    assert_true(plane_area_fringe(&wood, pt(0, 150), plane_to_fine(pt(10, 150)), &f));
    assert_frac(f.leaves, 0, 1);
    assert_int_equal(plane_dist_cmp_hu(f.crossed, 10), 0);
    assert_false(plane_area_fringe(&wood, pt(-9, 150), plane_to_fine(pt(309, 150)), &f));
    assert_false(plane_area_fringe(&wood, pt(10, 150), plane_to_fine(pt(40, 150)), &f));
    assert_false(plane_area_fringe(&wood, pt(0, 150), plane_to_fine(pt(300, 150)), &f));
    assert_false(plane_area_fringe(&notched, pt(2, 7), plane_to_fine(pt(12, 7)),
                                   &f)); /* in again after the notch */
}

static void test_geo_poly__the_largest_numbers_fit(void **state)
{
    const int m = PLANE_LIMIT;
    const struct plane_poly all =
        POLY({ -m, -m }, { m, -m }, { m, m }, { m - 1, m }, { 0, 1 - m }, { -m, m });
    struct plane_span span[PLANE_SPANS];
    struct plane_fringe f;

    (void)state;
    assert_true(plane_poly_is_simple(&all));
    assert_int_equal(plane_area_place(&all, pt(0, 1 - m)), PLANE_ON_EDGE);
    assert_int_equal(plane_area_place(&all, pt(0, 2 - m)), PLANE_OUTSIDE);
    assert_int_equal(plane_area_cut(&all, pt(-m, m), pt(m, -m), span), 1);
    assert_int_equal(plane_area_cut(&all, pt(-m, 0), pt(m, 1), span), 2);
    assert_int_equal(plane_spans_up(span, 2, m), 500001);
    assert_int_equal(plane_at_cmp(pt(-m, 0), pt(m, 1), span[0].to, pt(m, -m), 1802775), 1);
    assert_int_equal(plane_at_cmp(pt(-m, 0), pt(m, 1), span[0].to, pt(m, -m), 1802776), -1);
    assert_int_equal(crossings(&all, pt(-m + 1, -m), pt(m, m - 1)), 2);
    assert_false(plane_area_fringe(&all, pt(m - 1, m - 2), plane_to_fine(pt(-m, m - 2)), &f));
    assert_true(plane_area_fringe(&all, pt(m - 1, m - 2), plane_to_fine(pt(0, m - 2)), &f));
    assert_int_equal(plane_dist_cmp_hu(f.crossed, 1), -1);
    assert_int_equal(plane_dist_cmp_hu(plane_border_dist(&all, pt(m, m)), 0), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_geo_poly__simple_outlines_are_told_from_others),
        cmocka_unit_test(test_geo_poly__places_in_known_outlines),
        cmocka_unit_test(test_geo_poly__places_agree_with_a_slanting_ray),
        cmocka_unit_test(test_geo_poly__cuts_agree_with_the_places_on_them),
        cmocka_unit_test(test_geo_poly__sights_are_cut_as_segments_are),
        cmocka_unit_test(test_geo_poly__cuts_do_not_depend_on_the_way_round),
        cmocka_unit_test(test_geo_poly__a_segment_along_a_side_does_not_enter),
        cmocka_unit_test(test_geo_poly__cuts_through_notches),
        cmocka_unit_test(test_geo_poly__a_leg_partly_in_a_wood),
        cmocka_unit_test(test_geo_poly__what_is_a_crossing_and_what_is_not),
        cmocka_unit_test(test_geo_poly__a_crossing_along_a_stretch_tells_it_whole),
        cmocka_unit_test(test_geo_poly__distance_beyond_a_crest),
        cmocka_unit_test(test_geo_poly__crossings_are_changes_of_side),
        cmocka_unit_test(test_geo_poly__distances_of_points_and_boxes),
        cmocka_unit_test(test_geo_poly__the_way_to_the_border_leads_there),
        cmocka_unit_test(test_geo_poly__looking_out_of_the_edge_of_a_wood),
        cmocka_unit_test(test_geo_poly__the_largest_numbers_fit),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
