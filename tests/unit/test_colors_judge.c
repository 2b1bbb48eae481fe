/* test_colors_judge.c -- what long practice has taught the Marshal of Commands & Colors: a better hand,
 * and who is going to win. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ai/colors/judge_colors.h"
#include "ai/colors/quick_colors.h"
#include "ai/know.h"
#include "engine/choices.h"
#include "engine/registry.h"

enum { DECISIONS_MOST = 5000 };

static const struct eng_box *box;
static struct colors_eye eye;

static int open_box(void **state)
{
    struct err err;

    (void)state;
    box = eng_shared_box("colors", &err);
    if (!box)
        fail_msg("%s: %s", err.place, err.reason);
    eye = colors_eye_of(box, &colors_drilled);
    return 0;
}

/* -- matches -- */

static void begin(int scenario, uint64_t seed, struct cc_state *s)
{
    uint8_t option[ENG_OPTIONS] = { 0 };
    struct err err;

    assert_true(eng_begin_search(box, scenario, option, seed, s, &err));
}

static void take(const struct colors_habits *habits, struct cc_state *s)
{
    struct colors_eye own = colors_eye_of(box, habits);
    int seat = __builtin_ctz(s->core.active);
    struct eng_choices c;

    box->game->offer(box, s, seat, &c);
    int best = quick_colors(&own, s, seat, &c);
    assert_true(best >= 0);
    box->game->apply(box, s, seat, &c.action[best], NULL);
}

static int winner_of(int scenario, const struct colors_habits *const habits[SIDES], uint64_t seed)
{
    struct cc_state s;

    begin(scenario, seed, &s);
    for (int i = 0; !s.core.over; i++) {
        assert_true(i < DECISIONS_MOST);
        take(habits[s.core.side[__builtin_ctz(s.core.active)]], &s);
    }
    return s.winner;
}

static void test_colors_judge__the_drilled_hand_beats_the_plain_one(void **state)
{
    int wins = 0, matches = 0;

    (void)state;
    for (int scenario = 0; scenario < box->scenario_count; scenario++)
        for (uint64_t seed = 0; seed < 10; seed++)
            for (int side = 0; side < SIDES; side++, matches++) {
                const struct colors_habits *habits[SIDES] = { &colors_plain, &colors_plain };
                habits[side] = &colors_drilled;
                wins += winner_of(scenario, habits, seed) == side;
            }
    print_message("# the drilled hand wins %d of %d\n", wins, matches);
    assert_true(100 * wins >= 53 * matches);
}

/* -- judgement -- */

/* A match of the hand with itself, so many decisions on. */
static void play_on(int scenario, int decisions, struct cc_state *s)
{
    begin(scenario, 7, s);
    for (int i = 0; i < decisions && !s->core.over; i++)
        take(&colors_drilled, s);
}

static void test_colors_judge__what_one_side_has_the_other_lacks(void **state)
{
    struct cc_state s;

    (void)state;
    for (int scenario = 0; scenario < box->scenario_count; scenario++)
        for (int decisions = 0; decisions < 120; decisions += 8) {
            play_on(scenario, decisions, &s);
            int top = judge_colors(&eye, &s, TOP), bottom = judge_colors(&eye, &s, BOTTOM);
            assert_int_equal(top + bottom, AI_WON);
            assert_in_range(top, AI_LOST, AI_WON);
        }
}

static void test_colors_judge__banners_and_blocks_count(void **state)
{
    struct cc_state s;

    (void)state;
    begin(0, 1, &s);
    int before = judge_colors(&eye, &s, TOP);
    s.banners[TOP]++;
    int gained = judge_colors(&eye, &s, TOP);
    assert_true(gained > before);
    s.banners[TOP]--;
    for (int u = 0; u < s.unit_count; u++)
        if (s.unit[u].side == TOP && s.unit[u].blocks > 2)
            s.unit[u].blocks--;
    assert_true(judge_colors(&eye, &s, TOP) < before);
}

/* A hand full of what can be used now is worth more than one of cards for an empty flank. */
static void test_colors_judge__the_hand_counts(void **state)
{
    struct cc_state s, other;
    int scout = 0, forward = 0;

    (void)state;
    for (int kind = 1; kind <= eye.board->card_count; kind++) {
        enum colors_sort sort = colors_sort_of(&eye.board->card[kind]);
        scout = sort == SORT_SCOUT ? kind : scout;
        forward = sort == SORT_FORWARD ? kind : forward;
    }
    begin(0, 1, &s);
    other = s;
    for (int i = 0; i < s.hand_count[TOP]; i++) {
        s.hand[TOP][i] = (uint8_t)forward;
        other.hand[TOP][i] = (uint8_t)scout;
    }
    assert_true(judge_colors(&eye, &s, TOP) > judge_colors(&eye, &other, TOP));
}

/* Everybody but the Marshal goes by the plain numbers, as the script does. */
static void test_colors_judge__is_the_marshals_alone(void **state)
{
    const struct ai_know *know = ai_know(box->game);
    struct cc_state s;

    (void)state;
    play_on(0, 60, &s);
    struct colors_eye plain = colors_eye_of(box, &colors_plain);
    assert_non_null(know->drilled);
    assert_int_equal(know->value(NULL, box, &s, TOP), eval_colors(&plain, &s, TOP));
    assert_int_equal(know->drilled->value(NULL, box, &s, TOP), judge_colors(&eye, &s, TOP));
    assert_null(know->drilled->drilled);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_colors_judge__the_drilled_hand_beats_the_plain_one),
        cmocka_unit_test(test_colors_judge__what_one_side_has_the_other_lacks),
        cmocka_unit_test(test_colors_judge__banners_and_blocks_count),
        cmocka_unit_test(test_colors_judge__the_hand_counts),
        cmocka_unit_test(test_colors_judge__is_the_marshals_alone),
    };

    return cmocka_run_group_tests_name("colors_judge", tests, open_box, NULL);
}
