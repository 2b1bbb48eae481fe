/* test_server_turns.c -- who is next: jobs that are only numbers, and no thread. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/text.h"
#include "server/table/turns.h"

enum { MS = 1000, SLICE = 10 * MS };

static struct turns *turns;
static struct turn job[400];
static int jobs;

static int begin(void **state)
{
    (void)state;
    turns = base_alloc(sizeof *turns);
    memset(job, 0, sizeof job);
    jobs = 0;
    return 0;
}

static int end(void **state)
{
    (void)state;
    free(turns);
    return 0;
}

static struct turn *add(const char *who, int64_t size)
{
    struct turn *t = &job[jobs++];

    snprintf(t->who, sizeof t->who, "%s", who);
    t->size = size;
    turns_add(turns, t);
    return t;
}

/* One core: works at the next job for a slice, and ends it when it has had its size. */
static struct turn *work(int64_t *clock)
{
    struct turn *t = turns_next(turns, true);

    if (!t)
        return NULL;
    int64_t left = t->size - t->spent, now = left < SLICE ? left : SLICE;
    *clock += now;
    if (now == left)
        turns_end(turns, t, now);
    else
        turns_put_back(turns, t, now);
    return now == left ? t : NULL;
}

/* The time by which it is done, in ms. */
static int64_t done_at(const struct turn *wanted)
{
    int64_t clock = 0;

    while (work(&clock) != wanted)
        assert_true(turns->waiting > 0);
    return clock / MS;
}

static void test_turns__a_small_job_goes_before_the_large_ones_of_others(void **state)
{
    int64_t clock = 0;

    (void)state;
    for (int i = 0; i < 4; i++)
        add((char[]){ (char)('a' + i), 0 }, 60000 * MS);
    while (clock < 2000 * MS)
        work(&clock);
    struct turn *small = add("e", 100 * MS);
    int64_t waited = done_at(small);
    assert_in_range(waited, 100, 200); /* twice its time at the most */
}

static void test_turns__callers_share_however_many_jobs_each_has(void **state)
{
    int64_t clock = 0;

    (void)state;
    for (int i = 0; i < 50; i++)
        add("many", 1000 * MS);
    struct turn *one = add("one", 1000 * MS);
    while (one->spent < 900 * MS)
        work(&clock);
    assert_in_range(clock, 1500 * MS, 2000 * MS); /* half of the core */
}

static void test_turns__of_ones_own_the_smallest_goes_first(void **state)
{
    (void)state;
    struct turn *large = add("a", 5000 * MS), *small = add("a", 50 * MS);

    assert_ptr_equal(turns_next(turns, true), small);
    assert_ptr_equal(turns_next(turns, true), large);
    assert_null(turns_next(turns, true));
}

/* Small ones come without end; the large one gets on all the same. */
static void test_turns__nobody_starves(void **state)
{
    int64_t clock = 0;

    (void)state;
    struct turn *large = add("a", 100 * MS);
    for (int i = 0; i < 300 && large->spent < 100 * MS; i++) {
        add("a", MS);
        work(&clock);
    }
    assert_int_equal(large->spent, 100 * MS);
}

/* Whoever was silent is a little ahead, once; he does not save up. */
static void test_turns__silence_is_no_savings(void **state)
{
    int64_t clock = 0;

    (void)state;
    add("busy", 100000 * MS);
    while (clock < 20000 * MS)
        work(&clock);
    struct turn *back = add("back", 5000 * MS);
    int64_t before = clock;
    while (back->spent < 2000 * MS)
        work(&clock);
    assert_in_range(clock - before, 3000 * MS, 4000 * MS); /* not 2000: he shares */
}

static void test_turns__two_about_the_same_thing_are_never_under_way_together(void **state)
{
    int thing;

    (void)state;
    struct turn *first = add("a", 10 * MS), *second = add("b", 10 * MS);
    first->alone = second->alone = &thing;
    assert_ptr_equal(turns_next(turns, true), first);
    assert_null(turns_next(turns, true));
    turns_put_back(turns, first, MS);
    assert_ptr_equal(turns_next(turns, true), first); /* not the other one */
    turns_end(turns, first, MS);
    assert_ptr_equal(turns_next(turns, true), second);
}

static void test_turns__without_a_thread_only_those_under_way_go_on(void **state)
{
    (void)state;
    struct turn *old = add("a", 100 * MS);

    assert_ptr_equal(turns_next(turns, true), old);
    turns_put_back(turns, old, MS);
    add("b", MS);
    assert_ptr_equal(turns_next(turns, false), old);
    assert_null(turns_next(turns, false));
}

static void test_turns__a_caller_with_many_under_way_can_still_begin_a_small_one(void **state)
{
    (void)state;
    for (int i = 0; i < 20; i++)
        add("a", 60000 * MS);
    int begun = 0;
    while (turns_next(turns, true))
        begun++;
    assert_int_equal(begun, TURNS_BEGUN);
    struct turn *small = add("a", 100 * MS);
    assert_ptr_equal(turns_next(turns, true), small);
}

static void test_turns__what_is_not_wanted_any_more_goes(void **state)
{
    (void)state;
    struct turn *one = add("a", MS), *other = add("a", MS);

    assert_true(turns_drop(turns, one));
    assert_false(turns_drop(turns, one));
    assert_ptr_equal(turns_next(turns, true), other);
    assert_false(turns_drop(turns, other)); /* it is under way */
    turns_end(turns, other, MS);
    assert_int_equal(turns_busy(turns), 0);
}

/* More callers than are told apart: the surplus shares an account, and is served. */
static void test_turns__there_is_a_place_for_every_caller(void **state)
{
    int64_t clock = 0;
    int done = 0;
    char who[16];

    (void)state;
    for (int i = 0; i < 390; i++) {
        snprintf(who, sizeof who, "%d", i);
        add(who, 5 * MS);
    }
    for (int i = 0; i < 2000; i++)
        done += work(&clock) != NULL;
    assert_int_equal(done, 390);
    assert_int_equal(clock, 390 * 5 * MS);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, begin, end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_turns__a_small_job_goes_before_the_large_ones_of_others),
        TEST(test_turns__callers_share_however_many_jobs_each_has),
        TEST(test_turns__of_ones_own_the_smallest_goes_first),
        TEST(test_turns__nobody_starves),
        TEST(test_turns__silence_is_no_savings),
        TEST(test_turns__two_about_the_same_thing_are_never_under_way_together),
        TEST(test_turns__without_a_thread_only_those_under_way_go_on),
        TEST(test_turns__a_caller_with_many_under_way_can_still_begin_a_small_one),
        TEST(test_turns__what_is_not_wanted_any_more_goes),
        TEST(test_turns__there_is_a_place_for_every_caller),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
