/* test_engine_recall.c -- an answer is given again to the very question it was kept for. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/recall.h"

enum { SIZE = 16, FIRST = 1, SECOND = 2 };

static const struct eng_game game = { .state_size = SIZE };
static const struct eng_box box = { .game = &game, .serial = 1 };

static bool recalls(const struct eng_box *of, const char *state, int seat, int expected)
{
    int answer = 0;

    if (!eng_recall(of, state, seat, &answer, sizeof answer))
        return false;
    assert_int_equal(answer, expected);
    return true;
}

static void keep(const struct eng_box *of, const char *state, int seat, int answer)
{
    eng_keep(of, state, seat, &answer, sizeof answer);
}

static void test_recall__to_the_same_bytes_and_seat_alone(void **unused)
{
    char state[SIZE] = "the same", other[SIZE] = "the same";

    (void)unused;
    keep(&box, state, FIRST, 7);
    assert_true(recalls(&box, other, FIRST, 7));
    assert_false(recalls(&box, other, SECOND, 7));
    other[SIZE - 1] = 1;
    assert_false(recalls(&box, other, FIRST, 7));
}

/* A board that was closed may have lain where another lies now. */
static void test_recall__to_the_same_box_alone(void **unused)
{
    const struct eng_box again = { .game = &game, .serial = 2 }, never = { .game = &game };
    char state[SIZE] = "of a box";

    (void)unused;
    keep(&box, state, FIRST, 7);
    assert_false(recalls(&again, state, FIRST, 7));
    keep(&never, state, FIRST, 8);
    assert_false(recalls(&never, state, FIRST, 8));
}

static void test_recall__a_few_and_the_oldest_goes(void **unused)
{
    char state[SIZE] = "number 0";

    (void)unused;
    for (int i = 0; i < 5; i++) {
        state[7] = (char)('0' + i);
        keep(&box, state, FIRST, i);
    }
    for (int i = 1; i < 5; i++) {
        state[7] = (char)('0' + i);
        assert_true(recalls(&box, state, FIRST, i));
    }
    state[7] = '0';
    assert_false(recalls(&box, state, FIRST, 0));
}

static void test_recall__states_too_large_are_let_go(void **unused)
{
    static const struct eng_game vast = { .state_size = 1 << 20 };
    static const char state[1 << 20];
    const struct eng_box large = { .game = &vast, .serial = 3 };

    (void)unused;
    keep(&large, state, FIRST, 7);
    assert_false(recalls(&large, state, FIRST, 7));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_recall__to_the_same_bytes_and_seat_alone),
        cmocka_unit_test(test_recall__to_the_same_box_alone),
        cmocka_unit_test(test_recall__a_few_and_the_oldest_goes),
        cmocka_unit_test(test_recall__states_too_large_are_let_go),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
