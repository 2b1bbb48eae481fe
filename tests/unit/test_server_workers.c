/* test_server_workers.c -- jobs in threads: they take turns, break alone, and end when told. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

#include "base/err.h"
#include "server/net/workers.h"

enum { PATIENCE_MS = 10000, JOBS = 40 };

struct job {
    struct work work;
    int64_t toil; /* microseconds */
    bool breaks;
    int steps;
    int ended; /* in which order; 0: not yet */
};

static struct job job[JOBS];
static int ended;
static atomic_int wakes, at_once, most;

static void nap(void)
{
    nanosleep(&(struct timespec){ .tv_nsec = 1000000 }, NULL);
}

static void wake(void *user)
{
    (void)user;
    atomic_fetch_add(&wakes, 1);
}

static void note_company(void)
{
    int now = atomic_fetch_add(&at_once, 1) + 1, seen = atomic_load(&most);

    while (now > seen && !atomic_compare_exchange_weak(&most, &seen, now))
        ;
}

/* Is at once counted while it runs, not while it waits for its turn. */
static void toil(struct work *w)
{
    struct job *j = (struct job *)w;

    BASE_ASSERT(!j->breaks);
    while (work_spent(w) < j->toil && !work_is_cancelled(w)) {
        note_company();
        for (volatile int i = 0; i < 20000; i++)
            ;
        atomic_fetch_sub(&at_once, 1);
        j->steps++;
        work_breathe(w);
    }
}

static void count_end(struct work *w)
{
    ((struct job *)w)->ended = ++ended;
}

static struct job *give(struct workers *p, int i, const char *who, int64_t toil_us)
{
    struct job *j = &job[i];

    *j = (struct job){ .toil = toil_us };
    strcpy(j->work.turn.who, who);
    j->work.turn.size = toil_us;
    j->work.run = toil;
    j->work.done = count_end;
    workers_do(p, &j->work);
    return j;
}

static void wait_for(struct workers *p, const struct job *j)
{
    for (int ms = 0; ms < PATIENCE_MS && !j->ended; ms++, nap())
        workers_take(p);
    assert_true(j->ended);
}

static int begin(void **state)
{
    (void)state;
    ended = 0;
    atomic_store(&most, 0);
    return 0;
}

static void test_workers__a_small_job_overtakes_long_ones_and_all_are_finished(void **state)
{
    struct workers *p = workers_new(1, wake, NULL);
    struct job *large[3];

    (void)state;
    for (int i = 0; i < 3; i++)
        large[i] = give(p, i, (char[]){ (char)('a' + i), 0 }, 300000);
    while (!large[0]->steps && !large[1]->steps)
        nap();
    struct job *small = give(p, 3, "small", 5000);
    wait_for(p, small);
    assert_int_equal(small->ended, 1);
    for (int i = 0; i < 3; i++)
        wait_for(p, large[i]);
    assert_int_equal(atomic_load(&most), 1); /* one core: never two at once */
    assert_true(workers_free(p));
}

static void test_workers__one_that_breaks_breaks_alone(void **state)
{
    struct workers *p = workers_new(2, wake, NULL);

    (void)state;
    struct job *bad = &job[0];
    *bad = (struct job){ .breaks = true };
    strcpy(bad->work.turn.who, "a");
    bad->work.run = toil;
    bad->work.done = count_end;
    workers_do(p, &bad->work);
    struct job *good = give(p, 1, "a", 1000);
    wait_for(p, bad);
    wait_for(p, good);
    assert_true(bad->work.broken && !good->work.broken);
    assert_true(workers_free(p));
}

static void test_workers__who_is_not_wanted_any_more_ends_and_is_done(void **state)
{
    struct workers *p = workers_new(1, wake, NULL);

    (void)state;
    struct job *long_one = give(p, 0, "a", INT64_C(1) << 40), *waits = give(p, 1, "a", 1000);
    work_cancel(&waits->work);
    wait_for(p, waits);
    assert_int_equal(waits->steps, 0);
    while (!long_one->steps)
        nap();
    work_cancel(&long_one->work);
    wait_for(p, long_one);
    assert_true(workers_free(p));
}

/* With some running, some that wait for their turn and some that were never begun. */
static void test_workers__the_end_waits_for_nobody_and_loses_nobody(void **state)
{
    struct workers *p = workers_new(2, wake, NULL);

    (void)state;
    for (int i = 0; i < JOBS; i++)
        give(p, i, (char[]){ (char)('a' + i % 4), 0 }, INT64_C(1) << 40);
    while (!job[0].steps)
        nap();
    assert_true(workers_free(p));
    assert_int_equal(ended, JOBS);
}

static void test_workers__many_jobs_of_many_callers(void **state)
{
    struct workers *p = workers_new(2, wake, NULL);

    (void)state;
    for (int i = 0; i < JOBS; i++)
        give(p, i, (char[]){ (char)('a' + i % 7), 0 }, 1000 * (i % 5));
    for (int i = 0; i < JOBS; i++)
        wait_for(p, &job[i]);
    assert_in_range(atomic_load(&most), 1, 2);
    assert_true(workers_load(p) == 100);
    assert_true(workers_free(p));
}

#define TEST(name) cmocka_unit_test_setup(name, begin)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_workers__a_small_job_overtakes_long_ones_and_all_are_finished),
        TEST(test_workers__one_that_breaks_breaks_alone),
        TEST(test_workers__who_is_not_wanted_any_more_ends_and_is_done),
        TEST(test_workers__the_end_waits_for_nobody_and_loses_nobody),
        TEST(test_workers__many_jobs_of_many_callers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
