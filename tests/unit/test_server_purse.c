/* test_server_purse.c -- work is counted by what it costs, for each address on its own. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "server/api/purse.h"

static void cost(struct purses *p, const char *who, int64_t now, int64_t us)
{
    purse_begin(p, who, now);
    purse_end(p, who, now, us);
}

static void test_purse__is_empty_when_so_much_was_spent_and_fills_again(void **state)
{
    struct purses *p = purses_new();
    int64_t now = INT64_C(1700000000000);
    int wait;

    (void)state;
    for (int i = 0; i < 100; i++)
        cost(p, "a", now, 1000); /* a hundred cheap ones are nothing */
    assert_true(purse_may(p, "a", now, &wait));
    cost(p, "a", now, PURSE_US + 3000000);
    assert_false(purse_may(p, "a", now, &wait));
    assert_in_range(wait, 3 * PURSE_SHARE, 3 * PURSE_SHARE + 2);
    assert_true(purse_may(p, "b", now, &wait)); /* others have theirs */
    assert_false(purse_may(p, "a", now + 1000, &wait));
    assert_true(purse_may(p, "a", now + 14 * 1000, &wait));
    purses_free(p);
}

static void test_purse__takes_so_many_jobs_at_once(void **state)
{
    struct purses *p = purses_new();
    int wait;

    (void)state;
    for (int i = 0; i < PURSE_JOBS; i++) {
        assert_true(purse_may(p, "a", 1, &wait));
        purse_begin(p, "a", 1);
    }
    assert_false(purse_may(p, "a", 1, &wait));
    assert_true(purse_may(p, "", 1, &wait));
    purse_end(p, "a", 1, 0);
    assert_true(purse_may(p, "a", 1, &wait));
    purses_free(p);
}

/* Whoever owes much is not forgotten because many others come. */
static void test_purse__who_owes_most_is_remembered(void **state)
{
    struct purses *p = purses_new();
    char who[16];
    int wait;

    (void)state;
    cost(p, "debtor", 1, 10 * (int64_t)PURSE_US);
    for (int i = 0; i < 2000; i++) {
        snprintf(who, sizeof who, "%d", i);
        cost(p, who, 1, 1000);
    }
    assert_false(purse_may(p, "debtor", 1, &wait));
    purses_free(p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_purse__is_empty_when_so_much_was_spent_and_fills_again),
        cmocka_unit_test(test_purse__takes_so_many_jobs_at_once),
        cmocka_unit_test(test_purse__who_owes_most_is_remembered),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
