/* test_austerlitz_kept.c -- what a thread keeps of Austerlitz against the plain way.
 *
 * Matches of all scenarios are played by turns, jumping back to earlier states as searches do.  At
 * every position the list of what is offered, which comes from kept verdicts, sights and answers
 * about the ground, is compared with that of a box that was never opened, for which nothing is
 * kept; the index of the field with going through all pieces; and where a leg ends with asking about
 * one place after the other.  With BERTHIER_LONG=1 100,000 positions. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/err.h"
#include "engine/match.h"
#include "engine/registry.h"

#include "games/austerlitz/kept/au_field.h"

enum { TABLES = 6, PAST = 4, SHORT = 6000, LONG = 100000 };

struct table {
    struct au_state state, past[PAST];
    int scenario;
};

static const struct eng_box *box;
static struct eng_box never; /* the same, but nothing is kept for it */
static struct table tables[TABLES];
static struct rng rng;

static void begin(struct table *t)
{
    struct err err;

    assert_true(
        eng_begin_search(box, t->scenario, NULL, rng_below(&rng, 1000000), &t->state, &err));
    for (int i = 0; i < PAST; i++)
        t->past[i] = t->state;
}

/* -- comparing -- */

static void compare_lists(const struct au_state *s, int seat)
{
    struct eng_choices kept, plain;

    box->game->offer(box, s, seat, &kept);
    box->game->offer(&never, s, seat, &plain);
    assert_int_equal(kept.count, plain.count);
    assert_memory_equal(kept.action, plain.action, (size_t)plain.count * sizeof plain.action[0]);
}

/* As a seat sees it: there the same pieces may be elsewhere. */
static void compare_seen(const struct au_state *s, int seat)
{
    static struct au_state seen;

    seen = *s;
    eng_redact(box, &seen, ENG_SEAT(seat));
    compare_lists(&seen, seat);
}

static struct plane_box anywhere(void)
{
    struct plane_pt at = { (int)rng_below(&rng, 3200) - 200, (int)rng_below(&rng, 3200) - 200 };

    return (struct plane_box){ at, 80, 30, (int)rng_below(&rng, 360) };
}

static void compare_index(const struct au_state *s)
{
    const struct au_board *b = au_board(box);
    struct plane_box here = anywhere();
    uint8_t kept[AU_PIECES], plain[AU_PIECES];
    int hu = (int)rng_below(&rng, 500), sides = (int)rng_below(&rng, 4);
    int unit = (int)rng_below(&rng, (uint32_t)b->unit_count);

    bool mine = au_field_open(s);
    int count = au_near(b, s, &here, hu, sides, kept), with = au_attached(s, unit);
    bool engaged = au_is_engaged(s, unit);
    au_field_close(mine);
    assert_false(au_field_is_open(s));
    assert_int_equal(au_near(b, s, &here, hu, sides, plain), count);
    assert_memory_equal(kept, plain, (size_t)count);
    assert_int_equal(au_attached(s, unit), with);
    assert_int_equal(au_is_engaged(s, unit), engaged);
}

/* The nearest place about the end of a leg where it stands on nobody, all asked one by one; of two
 * that are as near neither, but the next farther (au_land). */
static bool plain_land(const struct au_state *s, int unit, const struct plane_box *from, int degree,
                       int length, struct plane_pt *out)
{
    const struct plane_pt end = *out = plane_leg_end(from->at, degree, length);
    const struct plane_pt u = plane_dir(degree);
    const int64_t most = 2 * PLANE_UNIT;
    int64_t beyond = -1;

    for (int found = 2; found > 1;) {
        int64_t best = INT64_MAX;
        found = 0;
        for (int i = 0; i < 25; i++) {
            struct plane_box box_there = *from;
            box_there.at = (struct plane_pt){ end.x + i % 5 - 2, end.y + i / 5 - 2 };
            int64_t x = (int64_t)(box_there.at.x - from->at.x) * PLANE_UNIT - (int64_t)length * u.x;
            int64_t y = (int64_t)(box_there.at.y - from->at.y) * PLANE_UNIT - (int64_t)length * u.y;
            int64_t far = x * x + y * y;
            if (x <= -most || x >= most || y <= -most || y >= most || far <= beyond || far > best ||
                au_overlapped(au_board(box), s, unit, &box_there) != AU_NOBODY)
                continue;
            found = far < best ? 1 : found + 1;
            best = far;
            *out = box_there.at;
        }
        beyond = best;
    }
    return !plane_same(*out, end);
}

/* A leg that ends on somebody, or nearly so. */
static void compare_landing(const struct au_state *s)
{
    const struct au_board *b = au_board(box);
    int unit = (int)rng_below(&rng, (uint32_t)b->unit_count);
    int other = (int)rng_below(&rng, (uint32_t)b->unit_count);
    struct plane_pt to = au_at(s, other), here, plain;

    if (unit == other || s->unit[unit].standing != AT_FIELD || s->unit[other].standing != AT_FIELD)
        return;
    int length = (int)rng_below(&rng, 200), degree = (int)rng_below(&rng, 360);
    struct plane_box from = au_box(b, s, unit);
    from.facing = (int)rng_below(&rng, 360);
    from.at = plane_leg_end(to, degree, length + (int)rng_below(&rng, 50));
    struct plane_box end = from;
    degree = plane_degree(degree + 180);
    end.at = plane_leg_end(from.at, degree, length);
    bool free = au_overlapped(b, s, unit, &end) == AU_NOBODY;
    bool lands = au_land(b, s, unit, &from, degree, length, &here);
    assert_int_equal(lands, free || plain_land(s, unit, &from, degree, length, &plain));
    if (!free)
        assert_true(plane_same(here, plain));
}

/* -- playing -- */

static void step(struct table *t)
{
    struct eng_core *core = &t->state.core;
    struct eng_action a;

    if (core->over) {
        begin(t);
        return;
    }
    int seat = __builtin_ctz(core->active);
    assert_true(eng_random_action(box, &t->state, seat, &rng, &a));
    box->game->apply(box, &t->state, seat, &a, NULL);
    if (rng_below(&rng, 12) == 0)
        t->past[rng_below(&rng, PAST)] = t->state;
    if (rng_below(&rng, 40) == 0)
        t->state = t->past[rng_below(&rng, PAST)];
}

static void test_austerlitz_kept__lists_and_index_agree_with_the_plain_way(void **state)
{
    int positions = getenv("BERTHIER_LONG") ? LONG : SHORT;
    struct table *t = tables;

    (void)state;
    rng_start_search(&rng, 1805);
    for (int i = 0; i < TABLES; i++) {
        tables[i].scenario = i % box->scenario_count;
        begin(&tables[i]);
    }
    for (int i = 0; i < positions; i++) {
        if (rng_below(&rng, 8) == 0)
            t = &tables[rng_below(&rng, TABLES)];
        step(t);
        if (t->state.core.over)
            continue;
        int seat = __builtin_ctz(t->state.core.active);
        compare_lists(&t->state, seat);
        compare_index(&t->state);
        compare_landing(&t->state);
        if (i % 16 == 0)
            compare_seen(&t->state, seat);
    }
}

/* A list that is asked for again is the same, and so is what is drawn after it. */
static void test_austerlitz_kept__drawing_does_not_mind_what_was_listed(void **state)
{
    struct eng_choices c;
    struct eng_action one, other;

    (void)state;
    rng_start_search(&rng, 12);
    tables[0].scenario = 0;
    begin(&tables[0]);
    for (int i = 0; i < SHORT / 4 && !tables[0].state.core.over; i++) {
        const struct au_state *s = &tables[0].state;
        int seat = __builtin_ctz(s->core.active);
        struct rng same = rng, again = rng;
        box->game->offer(box, s, seat, &c);
        assert_true(eng_random_action(box, s, seat, &same, &one));
        assert_true(eng_random_action(&never, s, seat, &again, &other));
        assert_int_equal(eng_action_compare(&one, &other), 0);
        step(&tables[0]);
    }
}

int main(void)
{
    struct err err;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_austerlitz_kept__lists_and_index_agree_with_the_plain_way),
        cmocka_unit_test(test_austerlitz_kept__drawing_does_not_mind_what_was_listed),
    };

    box = eng_shared_box("austerlitz", &err);
    if (!box) {
        err_print(&err);
        return 1;
    }
    never = *box;
    never.serial = 0;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
