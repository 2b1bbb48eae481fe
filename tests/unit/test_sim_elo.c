/* test_sim_elo.c -- Elo, its intervals, the sequential test, the ladder. */

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/rng.h"
#include "sim/elo.h"

static void assert_near(double found, double expected, double error)
{
    if (!(fabs(found - expected) <= error))
        fail_msg("%f instead of %f", found, expected);
}

static void test_elo__known_scores_and_differences(void **state)
{
    (void)state;
    assert_near(elo_of_score(0.5), 0, 1e-9);
    assert_near(elo_of_score(0.75), 190.85, 0.01);
    assert_near(elo_of_score(0.95), 511.5, 0.1);
    assert_near(elo_expected(100), 0.6401, 0.0001);
    assert_near(elo_of_score(elo_expected(-37)), -37, 1e-6);
    assert_near(elo_of_score(1), 1200, 0);
}

/* A hundred single matches, no pairing gain: Wilson's interval for 60 of 100. */
static void test_elo__independent_matches_give_the_textbook_interval(void **state)
{
    struct elo_tally t = { { 8, 0, 24, 0, 18 } }; /* p = .6: p2, 2pq, q2 of 50 pairs */
    struct elo_range s = elo_score(&t);

    (void)state;
    assert_int_equal(elo_pairs(&t), 50);
    assert_near(s.middle, 0.6, 1e-9);
    assert_near(s.low, 0.502, 0.003);
    assert_near(s.high, 0.691, 0.003);
}

/* Pairs that are always split say more than as many single matches. */
static void test_elo__split_pairs_narrow_the_interval(void **state)
{
    struct elo_tally split = { { 2, 0, 46, 0, 2 } }, loose = { { 12, 0, 26, 0, 12 } };
    struct elo_range a = elo_score(&split), b = elo_score(&loose);

    (void)state;
    assert_near(a.middle, 0.5, 1e-9);
    assert_true(a.high - a.low < (b.high - b.low) / 2);
}

static void test_elo__no_pairs_say_nothing_and_all_won_is_not_certain(void **state)
{
    struct elo_tally none = { { 0 } }, all = { { 0, 0, 0, 0, 10 } };
    struct elo_range s = elo_score(&none), w = elo_score(&all);

    (void)state;
    assert_near(s.low, 0, 0);
    assert_near(s.high, 1, 0);
    assert_true(w.low > 0.8 && w.low < 0.9 && w.high > 0.999999);
    assert_int_equal(elo_sprt(&none, 0, 50, NULL), 0);
}

/* Matches of a player of known strength against another. */
static void play(struct elo_tally *t, double strength, int pairs, struct rng *rng)
{
    uint32_t wins = (uint32_t)(elo_expected(strength) * 1000000);

    for (int n = 0; n < pairs; n++)
        t->pairs[2 * (rng_below(rng, 1000000) < wins) + 2 * (rng_below(rng, 1000000) < wins)]++;
}

/* How often does the interval hold the true score?  Nominally 95 times in a hundred, in short series
 * and in long ones, for equals and for masters. */
static void test_elo__intervals_hold_the_truth_as_often_as_they_say(void **state)
{
    static const double strengths[] = { 0, 150, 400 };
    static const int lengths[] = { 5, 25, 200 };
    struct rng rng;

    (void)state;
    rng_start_search(&rng, 3);
    for (int k = 0; k < 9; k++) {
        double strength = strengths[k % 3];
        int inside = 0;
        for (int run = 0; run < 1000; run++) {
            struct elo_tally t = { { 0 } };
            play(&t, strength, lengths[k / 3], &rng);
            struct elo_range s = elo_score(&t);
            inside += s.low <= elo_expected(strength) && elo_expected(strength) <= s.high;
        }
        if (inside < 925 || inside > 995)
            fail_msg("%d of 1000 intervals of %d pairs hold %+.0f", inside, lengths[k / 3],
                     strength);
    }
}

/* A handful of pairs that happen to agree is no certainty. */
static void test_elo__few_equal_pairs_are_not_certain(void **state)
{
    struct elo_tally few = { { 0, 0, 4, 0, 0 } }, many = { { 0, 0, 400, 0, 0 } };
    struct elo_range a = elo_score(&few), b = elo_score(&many);

    (void)state;
    assert_true(a.low < 0.35 && a.high > 0.65);
    assert_true(b.low > 0.48 && b.high < 0.52);
}

/* Of a hundred tests at either end, far more than nine in ten must end rightly. */
static void test_elo__sprt_finds_who_is_stronger(void **state)
{
    struct rng rng;
    int right = 0, decided = 0;

    (void)state;
    rng_start_search(&rng, 7);
    for (int run = 0; run < 200; run++) {
        struct elo_tally t = { { 0 } };
        int verdict = 0;
        for (int pairs = 0; pairs < 2000 && verdict == 0; pairs += 5) {
            play(&t, run % 2 ? 100 : 0, 5, &rng);
            verdict = elo_sprt(&t, 0, 100, NULL);
        }
        decided += verdict != 0;
        right += verdict == (run % 2 ? 1 : -1);
    }
    assert_true(decided >= 198 && right >= 184);
}

static void test_elo__ladder_recovers_known_strengths(void **state)
{
    static const double strength[3] = { 150, 0, -150 };
    struct elo_tally tally[ELO_PLAYERS][ELO_PLAYERS];
    struct elo_range rating[ELO_PLAYERS];
    struct rng rng;

    (void)state;
    memset(tally, 0, sizeof tally);
    rng_start_search(&rng, 11);
    for (int i = 0; i < 3; i++)
        for (int j = i + 1; j < 3; j++)
            play(&tally[i][j], strength[i] - strength[j], 600, &rng);
    elo_ladder(3, tally, rating);
    for (int i = 0; i < 3; i++) {
        assert_near(rating[i].middle, strength[i], 25);
        assert_true(rating[i].low < rating[i].middle && rating[i].middle < rating[i].high);
        assert_true(rating[i].high - rating[i].low < 60);
    }
}

static void test_elo__ladder_is_unsure_after_one_pair(void **state)
{
    struct elo_tally tally[ELO_PLAYERS][ELO_PLAYERS];
    struct elo_range rating[ELO_PLAYERS];

    (void)state;
    memset(tally, 0, sizeof tally);
    tally[0][1].pairs[4] = 1;
    tally[1][0].pairs[0] = 1;
    elo_ladder(2, tally, rating);
    assert_true(rating[0].middle > 50 && rating[0].high - rating[0].low > 100);
    assert_near(rating[0].middle, -rating[1].middle, 0.01);
}

/* A chain in which only neighbours have met, each far above the next: slow to settle. */
static void test_elo__ladder_settles_along_a_chain(void **state)
{
    struct elo_tally tally[ELO_PLAYERS][ELO_PLAYERS];
    struct elo_range rating[ELO_PLAYERS];

    (void)state;
    memset(tally, 0, sizeof tally);
    for (int i = 0; i + 1 < 8; i++) {
        tally[i][i + 1].pairs[4] = 95;
        tally[i][i + 1].pairs[0] = 5;
    }
    elo_ladder(8, tally, rating);
    for (int i = 0; i + 1 < 8; i++)
        assert_near(rating[i].middle - rating[i + 1].middle, elo_of_score(190.5 / 201), 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_elo__known_scores_and_differences),
        cmocka_unit_test(test_elo__independent_matches_give_the_textbook_interval),
        cmocka_unit_test(test_elo__split_pairs_narrow_the_interval),
        cmocka_unit_test(test_elo__no_pairs_say_nothing_and_all_won_is_not_certain),
        cmocka_unit_test(test_elo__intervals_hold_the_truth_as_often_as_they_say),
        cmocka_unit_test(test_elo__few_equal_pairs_are_not_certain),
        cmocka_unit_test(test_elo__sprt_finds_who_is_stronger),
        cmocka_unit_test(test_elo__ladder_recovers_known_strengths),
        cmocka_unit_test(test_elo__ladder_is_unsure_after_one_pair),
        cmocka_unit_test(test_elo__ladder_settles_along_a_chain),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
