/* test_ai_search.c -- what a line comes to, on a march whose every step is a turn. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ai/search.h"

struct march {
    struct eng_core core;
    uint8_t turn;
};

static struct {
    int worth[8]; /* after so many turns */
    int end;      /* the turn in which the match is won; 0: never */
} rules;

static void go(const struct eng_box *box, void *state, int seat, const struct eng_action *a,
               struct eng_news *news)
{
    struct march *m = state;

    (void)box, (void)seat, (void)a, (void)news;
    m->turn++;
    m->core.over = m->turn == rules.end;
}

static void win(const struct eng_box *box, const void *state, struct eng_result *result)
{
    (void)box, (void)state;
    *result = (struct eng_result){ .winners = ENG_SEAT(0) };
}

static bool imagine(const struct eng_box *box, void *state, int seat, struct rng *rng)
{
    (void)box, (void)state, (void)seat, (void)rng;
    return true;
}

static uint32_t turn(const struct eng_box *box, const void *world)
{
    (void)box;
    return ((const struct march *)world)->turn;
}

static int value(const void *memo, const struct eng_box *box, const void *world, int side)
{
    (void)memo, (void)box, (void)side;
    return rules.worth[((const struct march *)world)->turn];
}

static bool reply(const void *memo, const struct eng_box *box, const void *world, int seat,
                  struct rng *rng, struct eng_action *out)
{
    (void)memo, (void)box, (void)world, (void)seat, (void)rng;
    *out = (struct eng_action){ .verb = 1 };
    return true;
}

static const struct eng_game game = {
    .state_size = sizeof(struct march), .apply = go, .result = win, .imagine = imagine
};
static const struct eng_box box = { .game = &game };
static const struct ai_know know = { .value = value, .reply = reply, .turn = turn };

static int worth_of(uint32_t turns)
{
    struct march m = { .core = { .seat_count = 1, .active = ENG_SEAT(0) } };
    struct search_line line = { .count = 0 };
    struct ai_budget budget = { .nodes = 1000 };
    struct search s;
    struct rng rng;

    rng_start_search(&rng, 5);
    search_begin(&s, &box, &know, &m, 0, &budget, 0, turns, &rng);
    int worth = search_play(&s, 0, &line, NULL);
    search_end(&s);
    return worth;
}

static void test_ai_search__a_short_line_is_judged_at_its_end(void **state)
{
    (void)state;
    rules.end = 0;
    memcpy(rules.worth, (int[8]){ 0, 100, 200, 300, 600, 500, 700 }, sizeof rules.worth);
    assert_int_equal(worth_of(1), 100);
    assert_int_equal(worth_of(2), 200);
}

static void test_ai_search__a_long_line_after_every_second_turn(void **state)
{
    (void)state;
    rules.end = 0;
    memcpy(rules.worth, (int[8]){ 0, 100, 200, 300, 600, 500, 700 }, sizeof rules.worth);
    assert_int_equal(worth_of(3), (100 + 300) / 2);
    assert_int_equal(worth_of(4), (200 + 600) / 2);
    assert_int_equal(worth_of(6), (200 + 600 + 700) / 3);
}

static void test_ai_search__a_match_that_is_over_stays_won(void **state)
{
    (void)state;
    memcpy(rules.worth, (int[8]){ 0, 100, 200, 300, 600, 500, 700 }, sizeof rules.worth);
    rules.end = 3;
    assert_int_equal(worth_of(6), (200 + 2 * AI_WON) / 3);
    rules.end = 4;
    assert_int_equal(worth_of(6), (200 + 2 * AI_WON) / 3);
    rules.end = 1;
    assert_int_equal(worth_of(2), AI_WON);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ai_search__a_short_line_is_judged_at_its_end),
        cmocka_unit_test(test_ai_search__a_long_line_after_every_second_turn),
        cmocka_unit_test(test_ai_search__a_match_that_is_over_stays_won),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
