/* test_server_clock.c -- the time that seats have, and whom the server answers. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "server/api/origin.h"
#include "server/table/clock.h"

enum { SECOND = 1000, MINUTE = 60 * SECOND, HOUR = 60 * MINUTE };
static const int64_t start = 1000000;

static struct clock made(enum clock_kind kind, int amount, int bonus)
{
    struct clock_terms terms = { .kind = kind, .days = amount, .minutes = amount, .bonus = bonus };
    struct clock c;

    clock_set(&c, &terms);
    clock_resume(&c, ENG_SEAT(0), start);
    return c;
}

static void test_clock__runs_for_those_who_are_asked(void **state)
{
    struct clock c = made(CLOCK_LIVE, 10, 0);

    (void)state;
    assert_int_equal(clock_left(&c, 0, start + 3 * MINUTE), 7 * MINUTE);
    assert_int_equal(clock_left(&c, 1, start + 3 * MINUTE), 10 * MINUTE);
    clock_switch(&c, ENG_SEAT(1), start + 3 * MINUTE);
    assert_int_equal(clock_left(&c, 0, start + HOUR), 7 * MINUTE);
    assert_int_equal(clock_left(&c, 1, start + 4 * MINUTE), 9 * MINUTE);
    assert_int_equal(clock_left(&c, 1, start + HOUR), 0);
}

static void test_clock__gives_the_bonus_for_an_answer(void **state)
{
    struct clock c = made(CLOCK_LIVE, 10, 30);

    (void)state;
    clock_switch(&c, ENG_SEAT(0) | ENG_SEAT(1), start + MINUTE);
    assert_int_equal(clock_left(&c, 0, start + MINUTE), 9 * MINUTE);
    clock_switch(&c, ENG_SEAT(1), start + 2 * MINUTE);
    assert_int_equal(clock_left(&c, 0, start + 2 * MINUTE), 8 * MINUTE + 30 * SECOND);
    clock_switch(&c, ENG_SEAT(0), start + HOUR);
    assert_int_equal(clock_left(&c, 1, start + HOUR), 0); /* too late for a bonus */
}

static void test_clock__slow_time_begins_anew_with_every_question(void **state)
{
    struct clock c = made(CLOCK_SLOW, 2, 0);

    (void)state;
    clock_switch(&c, ENG_SEAT(0), start);
    assert_int_equal(clock_left(&c, 0, start + 20 * HOUR), 28 * HOUR);
    clock_switch(&c, ENG_SEAT(1), start + 20 * HOUR);
    clock_switch(&c, ENG_SEAT(0), start + 21 * HOUR);
    assert_int_equal(clock_left(&c, 0, start + 21 * HOUR), 48 * HOUR);
}

static void test_clock__stands_still_in_a_pause(void **state)
{
    struct clock c = made(CLOCK_SLOW, 1, 0);

    (void)state;
    clock_stop(&c, start + HOUR);
    assert_int_equal(clock_left(&c, 0, start + 30 * HOUR), 23 * HOUR);
    clock_resume(&c, ENG_SEAT(0), start + 30 * HOUR);
    assert_int_equal(clock_left(&c, 0, start + 31 * HOUR), 22 * HOUR);
}

static void test_clock__none_is_never_running(void **state)
{
    struct clock c = made(CLOCK_NONE, 0, 0);

    (void)state;
    clock_switch(&c, ENG_SEAT(1), start);
    assert_int_equal(c.running, 0);
}

static void test_origin__answers_to_its_own_names(void **state)
{
    static const char *const ours[] = { NULL,        "",      "127.0.0.1", "localhost:1805",
                                        "LocalHost", "[::1]", "[::1]:80",  "table.example:8080" };
    static const char *const others[] = { "evil.example",     "localhost.evil.example",
                                          "127.0.0.1.x",      "localhost:",
                                          "localhost:80x",    "[::1",
                                          "[::1]x",           ":80",
                                          "evil@localhost:1", "127.0.0.1:80:90" };
    struct origin_names names = { 1, { "Table.Example" } };

    (void)state;
    for (size_t i = 0; i < sizeof ours / sizeof *ours; i++)
        if (!origin_host_fits(&names, ours[i]))
            fail_msg("%s is refused", ours[i]);
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (origin_host_fits(&names, others[i]))
            fail_msg("%s is answered", others[i]);
}

static void test_origin__is_that_of_the_page_asked_for(void **state)
{
    (void)state;
    assert_true(origin_is_own(NULL, "localhost:1805"));
    assert_true(origin_is_own("http://localhost:1805", "localhost:1805"));
    assert_true(origin_is_own("https://Table.example", "table.example"));
    assert_false(origin_is_own("http://localhost:1806", "localhost:1805"));
    assert_false(origin_is_own("http://localhost", "localhost:1805"));
    assert_false(origin_is_own("null", "localhost:1805"));
    assert_false(origin_is_own("ftp://localhost:1805", "localhost:1805"));
    assert_false(origin_is_own("http://localhost:1805", NULL));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_clock__runs_for_those_who_are_asked),
        cmocka_unit_test(test_clock__gives_the_bonus_for_an_answer),
        cmocka_unit_test(test_clock__slow_time_begins_anew_with_every_question),
        cmocka_unit_test(test_clock__stands_still_in_a_pause),
        cmocka_unit_test(test_clock__none_is_never_running),
        cmocka_unit_test(test_origin__answers_to_its_own_names),
        cmocka_unit_test(test_origin__is_that_of_the_page_asked_for),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
