/* test_triumph_ground.c -- what is kept for speed in Napoleon's Triumph against the plain way.
 *
 * The survey of the ground is kept while no piece stirs (nt_ground.c), the last list of offers while the
 * state is the same (engine/listed.h), and fronts are sorted out by sets of the map (nt_fronts.c).
 * Random matches are played; at every decision the survey is made anew and compared, and so are the
 * offers of a thread that has kept nothing yet; each threat is asked about by itself, and each ride
 * without regard to the sets.
 *
 * Some hundred positions; with BERTHIER_LONG=1 a hundred thousand. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <threads.h>

#include <cmocka.h>

#include "engine/choices.h"

#include "games/triumph/nt_local.h"

enum { FEW = 2400, MANY = 100000 };

static struct eng_box box;

static int open_box(void **state)
{
    struct err err;

    (void)state;
    if (eng_open(&nt_game, "data", &box, &err))
        return 0;
    err_print(&err);
    return 1;
}

static int close_box(void **state)
{
    (void)state;
    eng_close(&box);
    return 0;
}

struct answers {
    const struct nt_state *s;
    struct nt_ground ground;
    struct eng_choices c;
};

static int answer(void *arg)
{
    struct answers *a = arg;

    nt_survey(box.board, a->s, &a->ground);
    box.game->offer(&box, a->s, __builtin_ctz(a->s->core.active), &a->c);
    return 0;
}

static bool has_threat(const struct eng_choices *c, int at, bool guard)
{
    struct eng_action a = { .verb = guard ? VERB_GUARD_ATTACK : VERB_THREATEN,
                            .noun = (uint16_t)at };

    return eng_choices_has(c, &a);
}

static void compare_threats(const struct nt_state *s, const struct answers *a)
{
    const struct nt_board *b = box.board;
    int seat = __builtin_ctz(s->core.active);

    for (int at = blocking(1, 0); at <= blocking(b->approach_count, 1); at++)
        for (int guard = 0; guard < 2; guard++)
            assert_int_equal(has_threat(&a->c, at, guard),
                             nt_why_no_threat(b, s, &a->ground, seat, at, guard) == 0);
}

/* The same where many locales are shut, as they hardly ever are in play while the enemy is there. */
static void compare_shut(const struct nt_state *s)
{
    static struct answers shut;
    static struct nt_state more;

    more = *s;
    for (int n = 1; n < NT_LOCALES; n++) {
        if (n % 3 == 1)
            more.turn.closer[n] = (uint8_t)(1 + first_commander(s->turn.army));
        if (n % 3 == 2)
            bit_add(more.turn.stormed, n);
    }
    shut.s = &more;
    answer(&shut);
    compare_threats(&more, &shut);
}

static bool is_in_reach(const struct nt_board *b, int side, int from, int at)
{
    if (from != NT_OFF_MAP)
        return bit_has(b->rides[from].word, at - NT_BLOCK);
    for (int i = 1; i <= b->entry_count; i++)
        if (b->entry[i].side == side && bit_has(b->rides_in[i].word, at - NT_BLOCK))
            return true;
    return false;
}

/* Who can ride there on this ground could do so on an empty map. */
static void compare_rides(const struct nt_state *s, const struct nt_ground *g)
{
    const struct nt_board *b = box.board;
    struct nt_move ride;

    FOR_UNITS (unit, s->turn.army) {
        struct nt_set party = { { 0, 0 } };
        int from = s->unit[unit].at;
        set_add(&party, unit);
        if (from != NT_OFF_MAP && !is_reserve(from))
            continue;
        for (int at = blocking(1, 0); at <= blocking(b->approach_count, 1); at++)
            if (nt_can_ride_party(b, s, g, &party, at, &ride))
                assert_true(is_in_reach(b, s->turn.army, from, at));
    }
}

static void visit(const struct nt_state *s, int number)
{
    static struct answers here, there;
    struct nt_ground plain;
    thrd_t other;

    here.s = there.s = s;
    answer(&here);
    const struct eng_step *row = eng_flow_row(&box, &s->core);
    if (row && row->take == nt_take_command) {
        compare_threats(s, &here);
        if (number % 8 == 0)
            compare_rides(s, &here.ground);
        if (number % 8 == 4)
            compare_shut(s);
    }
    nt_survey_anew(box.board, s, &plain);
    assert_memory_equal(&here.ground, &plain, sizeof plain);
    assert_int_equal(thrd_create(&other, answer, &there), thrd_success);
    thrd_join(other, NULL);
    assert_int_equal(here.c.count, there.c.count);
    assert_memory_equal(here.c.action, there.c.action,
                        (size_t)here.c.count * sizeof here.c.action[0]);
    answer(&here); /* once more, from the list that is kept */
    assert_int_equal(here.c.count, there.c.count);
    assert_memory_equal(here.c.action, there.c.action,
                        (size_t)here.c.count * sizeof here.c.action[0]);
}

static int play(int scenario, uint64_t seed, int wanted)
{
    static struct nt_state s;
    struct eng_action a;
    struct rng rng;
    struct err err;
    int seen = 0;

    rng_start_search(&rng, seed);
    assert_true(eng_begin_search(&box, scenario, NULL, seed, &s, &err));
    for (; !s.core.over && seen < wanted; seen++) {
        int seat = __builtin_ctz(s.core.active);
        visit(&s, seen);
        assert_true(eng_random_action(&box, &s, seat, &rng, &a));
        box.game->apply(&box, &s, seat, &a, NULL);
    }
    return seen;
}

static void test_triumph_ground__what_is_kept_is_what_the_plain_way_finds(void **state)
{
    int wanted = getenv("BERTHIER_LONG") ? MANY : FEW, seen = 0;

    (void)state;
    for (uint64_t seed = 1; seen < wanted; seed++)
        for (int i = 0; i < box.scenario_count && seen < wanted; i++)
            seen += play(i, seed, wanted - seen);
}

/* One piece has gone one step: the survey is another. */
static void test_triumph_ground__a_piece_that_stirs_is_seen(void **state)
{
    static struct nt_state s;
    struct nt_ground before, after;
    struct err err;

    (void)state;
    assert_true(eng_begin_search(&box, 0, NULL, 1, &s, &err));
    s.unit[0].at = 1;
    nt_survey(box.board, &s, &before);
    s.unit[0].at = 2;
    nt_survey(box.board, &s, &after);
    assert_int_equal(after.units[0][1] + 1, before.units[0][1]);
    assert_int_equal(after.units[0][2], before.units[0][2] + 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_triumph_ground__what_is_kept_is_what_the_plain_way_finds),
        cmocka_unit_test(test_triumph_ground__a_piece_that_stirs_is_seen),
    };

    return cmocka_run_group_tests(tests, open_box, close_box);
}
