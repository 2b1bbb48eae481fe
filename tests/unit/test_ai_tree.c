/* test_ai_tree.c -- the tree on a game of two decisions, whose truth is known. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ai/tree.h"

/* The first seat says 1, which ends the match, or 2; then somebody answers.  A coin lies there that
 * nobody sees. */
enum { SAFE = 1, BOLD = 2, WALKS = 200 };

struct duel {
    struct eng_core core;
    uint8_t coin, first, second, hidden;
};

static struct rules {
    int answers;           /* offers of the second decision */
    int answerer;          /* its seat */
    int safe;              /* what SAFE is worth */
    int bold[8];           /* what BOLD is worth, by the answer from 1 on */
    bool guess;            /* instead: a match won or lost by guessing the coin */
    uint16_t quick_answer; /* of the quick hand */
} rules;

static void offer_all(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct duel *d = state;

    (void)box, (void)seat;
    c->count = c->outline_count = 0;
    for (int verb = 1; verb <= (d->first ? rules.answers : 2); verb++)
        offer(c, verb);
}

static eng_ruleno allow(const struct eng_box *box, const void *state, int seat,
                        const struct eng_action *a)
{
    (void)box, (void)state, (void)seat, (void)a;
    return 0;
}

static void take(const struct eng_box *box, void *state, int seat, const struct eng_action *a,
                 struct eng_news *news)
{
    struct duel *d = state;

    (void)box, (void)seat, (void)news;
    if (!d->first)
        d->first = (uint8_t)a->verb;
    else
        d->second = (uint8_t)a->verb;
    d->core.active = ENG_SEAT(rules.answerer);
}

static bool toss(const struct eng_box *box, void *state, int seat, struct rng *rng)
{
    (void)box, (void)seat;
    ((struct duel *)state)->coin = (uint8_t)(1 + rng_below(rng, 2));
    return true;
}

static uint32_t turn(const struct eng_box *box, const void *world)
{
    const struct duel *d = world;

    (void)box;
    return d->first == SAFE || d->second ? 1 : 0;
}

static int value(const void *memo, const struct eng_box *box, const void *world, int side)
{
    const struct duel *d = world;
    int worth = d->first == SAFE ? rules.safe
                : rules.guess    ? (d->second == d->coin ? AI_WON : AI_LOST)
                                 : rules.bold[d->second];

    (void)memo, (void)box;
    return side == 0 ? worth : AI_WON - worth;
}

static bool reply(const void *memo, const struct eng_box *box, const void *world, int seat,
                  struct rng *rng, struct eng_action *out)
{
    (void)memo, (void)box, (void)world, (void)seat, (void)rng;
    *out = (struct eng_action){ .verb = rules.quick_answer };
    return true;
}

static const struct eng_game game = { .state_size = sizeof(struct duel),
                                      .offer = offer_all,
                                      .check = allow,
                                      .apply = take,
                                      .imagine = toss };
static const struct eng_box box = { .game = &game };
static const struct ai_know know = { .value = value, .reply = reply, .turn = turn };

/* What the two first answers come to when the tree has learned: the mean of the later walks. */
static void learn(int mean[3])
{
    struct duel d = { .core = { .seat_count = 2, .active = ENG_SEAT(0), .side = { 0, 1 } } };
    struct ai_budget budget = { .nodes = 100000 };
    struct search s;
    struct rng rng;

    rng_start_search(&rng, 5);
    search_begin(&s, &box, &know, &d, 0, &budget, 0, 1, &rng);
    struct tree *t = tree_begin(&s);
    mean[SAFE] = mean[BOLD] = 0;
    for (int n = 0; n < WALKS; n++)
        for (uint16_t verb = SAFE; verb <= BOLD; verb++) {
            int worth = tree_walk(t, n, &(struct eng_action){ .verb = verb });
            mean[verb] += n >= WALKS / 2 ? worth : 0;
        }
    mean[SAFE] /= WALKS / 2;
    mean[BOLD] /= WALKS / 2;
    tree_end(t);
    search_end(&s);
}

/* What a line comes to, which the quick hand goes on with. */
static int line_worth(uint16_t verb)
{
    struct duel d = { .core = { .seat_count = 2, .active = ENG_SEAT(0), .side = { 0, 1 } } };
    struct search_line line = { .count = 1, .action = { { .verb = verb } } };
    struct ai_budget budget = { .nodes = 1000 };
    struct search s;
    struct rng rng;

    rng_start_search(&rng, 5);
    search_begin(&s, &box, &know, &d, 0, &budget, 0, 1, &rng);
    int worth = search_play(&s, 0, &line, NULL);
    search_end(&s);
    return worth;
}

static void test_ai_tree__finds_what_our_own_quick_hand_would_miss(void **state)
{
    int mean[3];

    (void)state;
    rules = (struct rules){
        .answers = 2, .answerer = 0, .safe = 600, .bold = { 0, 100, 900 }, .quick_answer = 1
    };
    assert_int_equal(line_worth(BOLD), 100);
    learn(mean);
    assert_int_equal(mean[SAFE], 600);
    assert_true(mean[BOLD] > 800);
}

static void test_ai_tree__lets_the_enemy_find_his_best_answer(void **state)
{
    int mean[3];

    (void)state;
    rules = (struct rules){
        .answers = 2, .answerer = 1, .safe = 600, .bold = { 0, 900, 100 }, .quick_answer = 1
    };
    assert_int_equal(line_worth(BOLD), 900);
    learn(mean);
    assert_true(mean[BOLD] < 200);
}

/* Who solved each world for itself would always guess right. */
static void test_ai_tree__no_answer_depends_on_what_is_hidden(void **state)
{
    int mean[3];

    (void)state;
    rules = (struct rules){
        .answers = 2, .answerer = 0, .safe = 700, .guess = true, .quick_answer = 1
    };
    learn(mean);
    assert_true(mean[BOLD] > 350 && mean[BOLD] < 650);
    assert_int_equal(mean[SAFE], 700);
}

static void test_ai_tree__decisions_with_many_offers_are_left_to_the_quick_hand(void **state)
{
    int mean[3];

    (void)state;
    rules = (struct rules){ .answers = 6,
                            .answerer = 0,
                            .safe = 600,
                            .bold = { 0, 100, 900, 900, 900, 900, 900 },
                            .quick_answer = 1 };
    learn(mean);
    assert_int_equal(mean[BOLD], 100);
}

static void test_ai_tree__the_same_dice_grow_the_same_tree(void **state)
{
    int one[3], two[3];

    (void)state;
    rules = (struct rules){ .answers = 3, .answerer = 0, .guess = true, .quick_answer = 3 };
    learn(one);
    learn(two);
    assert_int_equal(one[BOLD], two[BOLD]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ai_tree__finds_what_our_own_quick_hand_would_miss),
        cmocka_unit_test(test_ai_tree__lets_the_enemy_find_his_best_answer),
        cmocka_unit_test(test_ai_tree__no_answer_depends_on_what_is_hidden),
        cmocka_unit_test(test_ai_tree__decisions_with_many_offers_are_left_to_the_quick_hand),
        cmocka_unit_test(test_ai_tree__the_same_dice_grow_the_same_tree),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
