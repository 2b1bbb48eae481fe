/* test_colors_script.c -- how the scripted opponent plays Commands & Colors.
 *
 * Twenty matches of Rolica against random play, side-swapped, and one of each scenario against
 * itself; with BERTHIER_LONG=1 a hundred of each scenario, and ten. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ai/ai.h"
#include "ai/know.h"
#include "ai/script.h"
#include "engine/match.h"
#include "engine/registry.h"
#include "games/colors/cc.h"

enum { DECISIONS_MOST = 5000 };

static const struct eng_box *box;
static bool is_long;

static int open_box(void **state)
{
    struct err err;

    (void)state;
    is_long = getenv("BERTHIER_LONG") != NULL;
    box = eng_shared_box("colors", &err);
    if (!box)
        fail_msg("%s: %s", err.place, err.reason);
    return 0;
}

/* -- a match -- */

static const struct cc_state *state_of(const struct match *m)
{
    return match_state(m);
}

static struct match *begin(int scenario, uint64_t seed)
{
    struct eng_start start = { .scenario = scenario };
    struct err err;

    seed_from_number(&start.seed, seed);
    struct match *m = match_begin(box, &start, &err);
    assert_non_null(m);
    return m;
}

/* Lets whoever is asked decide; false when the match is over. */
static bool decide(struct match *m, const struct ai_bot *const bot[SIDES], struct rng *rng,
                   struct eng_action *decided)
{
    static const struct ai_budget no_limit;
    const struct eng_core *core = match_state(m);
    eng_ruleno why;

    if (core->over)
        return false;
    int seat = __builtin_ctz(core->active);
    assert_true(ai_decide(bot[core->side[seat]], m, seat, &no_limit, rng, decided));
    assert_int_equal(match_play(m, seat, decided, &why), MATCH_DONE);
    return true;
}

/* Returns the side that won. */
static int play_out(struct match *m, const struct ai_bot *top, const struct ai_bot *bottom,
                    uint64_t dice)
{
    const struct ai_bot *bot[SIDES] = { top, bottom };
    struct eng_action a;
    struct rng rng;
    int decisions = 0;

    rng_start_search(&rng, dice);
    while (decide(m, bot, &rng, &a))
        assert_true(++decisions < DECISIONS_MOST);
    int winner = state_of(m)->winner;
    assert_in_range(winner, TOP, BOTTOM);
    return winner;
}

static int winner_of(int scenario, const struct ai_bot *top, const struct ai_bot *bottom,
                     uint64_t seed)
{
    struct match *m = begin(scenario, seed);
    int winner = play_out(m, top, bottom, seed);

    match_free(m);
    return winner;
}

/* -- strength -- */

/* The script is at the top in every other match. */
static int wins_against_random(int scenario, int matches)
{
    const struct ai_bot *script = ai_find("script"), *random = ai_find("random");
    int wins = 0;

    for (int i = 0; i < matches; i++) {
        int side = i % 2;
        wins += winner_of(scenario, side == TOP ? script : random, side == TOP ? random : script,
                          (uint64_t)i / 2) == side;
    }
    return wins;
}

static void test_colors_script__beats_random_play(void **state)
{
    int matches = is_long ? 100 : 20, last = is_long ? box->scenario_count : 1;

    (void)state;
    for (int scenario = 0; scenario < last; scenario++) {
        int wins = wins_against_random(scenario, matches);
        print_message("# proof: matches of %s the script wins against random play: %d/%d\n",
                      box->scenario[scenario].id, wins, matches);
        assert_true(100 * wins >= 90 * matches);
    }
}

static void test_colors_script__ends_its_matches_and_both_sides_win_some(void **state)
{
    const struct ai_bot *script = ai_find("script");
    int wins[SIDES] = { 0, 0 };

    (void)state;
    for (int scenario = 0; scenario < box->scenario_count; scenario++)
        for (int i = 0; i < (is_long ? 10 : 1); i++)
            wins[winner_of(scenario, script, script, (uint64_t)i)]++;
    print_message("# proof: matches of all scenarios, script against script, that ended: "
                  "%d\n",
                  wins[TOP] + wins[BOTTOM]);
    assert_true(wins[TOP] > 0 && wins[BOTTOM] > 0);
}

/* -- sense -- */

static struct match *match_of(const char *lines)
{
    struct text position = { 0 };
    struct seed seed;
    struct err err;

    seed_from_number(&seed, 2);
    text_printf(&position, "position colors 1\nseats 0 1\n%s", lines);
    struct match *m = match_from_position(box, "position", text_str(&position), &seed, &err);
    if (!m)
        fail_msg("%s: %s", err.place, err.reason);
    text_free(&position);
    return m;
}

enum { ASKED_MOST = 2000 }; /* a few pieces with nothing to win can go round for ever */

/* The first decision of the script with the one verb or the other. */
static struct eng_action decision(struct match *m, int verb, int other)
{
    const struct ai_bot *script = ai_find("script"), *bot[SIDES] = { script, script };
    struct eng_action a;
    struct rng rng;

    rng_start_search(&rng, 1);
    for (int i = 0; i < ASKED_MOST; i++) {
        assert_true(decide(m, bot, &rng, &a));
        if (a.verb == verb || a.verb == other)
            return a;
    }
    fail_msg("the question never came up");
    return a;
}

/* The unit that stood where the script strikes first, before it did. */
static struct cc_unit first_target(const char *lines)
{
    struct match *m = match_of(lines);
    struct cc_state before = *state_of(m);
    struct eng_action a = decision(m, VERB_FIRE, VERB_MELEE);

    match_free(m);
    assert_int_not_equal(before.unit_on[a.noun], CC_NO_UNIT);
    return before.unit[before.unit_on[a.noun]];
}

/* One banner is missing: the last block of one enemy is worth more than two of another. */
static void test_colors_script__strikes_where_it_wins_at_once(void **state)
{
    (void)state;
    struct cc_unit target = first_target("banners 5\ngained 0 4\nhand bottom forward\n"
                                         "hand top forward\n"
                                         "turn bottom card attack-center phase combat\n"
                                         "unit bottom F7 FR.LN ordered\n"
                                         "unit top E7 BR.LN blocks 1\nunit top E8 BR.LC\n");
    assert_int_equal(target.blocks, 1);
}

static void test_colors_script__sees_the_shot_that_wins(void **state)
{
    (void)state;
    struct cc_unit target = first_target("banners 5\ngained 0 4\nhand bottom forward\n"
                                         "hand top forward\n"
                                         "turn bottom card attack-center phase combat\n"
                                         "unit bottom G7 FR.FA ordered\n"
                                         "unit top E6 BR.LN blocks 1\nunit top E8 BR.LN\n");
    assert_int_equal(target.blocks, 1);
}

static void test_colors_script__plays_the_card_that_brings_its_guns_to_bear(void **state)
{
    struct match *m = match_of("banners 5\ngained 0 4\nhand top forward\n"
                               "hand bottom attack-left attack-right probe-center\n"
                               "turn bottom phase command\n"
                               "unit bottom H2 FR.LN\nunit bottom H11 FR.LN\n"
                               "unit bottom G7 FR.FA\nunit top E6 BR.LN blocks 1\n");
    const struct cc_board *b = box->board;
    struct eng_action a = decision(m, VERB_PLAY, VERB_PLAY);

    (void)state;
    match_free(m);
    assert_string_equal(b->card[a.noun].id, "probe-center");
}

static int answer_to(const char *lines)
{
    struct match *m = match_of(lines);
    struct eng_action a = decision(m, VERB_STAND, VERB_SQUARE);

    match_free(m);
    return a.verb;
}

static void test_colors_script__forms_square_when_heavy_cavalry_would_finish_it(void **state)
{
    (void)state;
    assert_int_equal(answer_to("banners 5\nhand bottom probe-left probe-left probe-right\n"
                               "hand top forward probe-left probe-center probe-right\n"
                               "turn bottom card attack-center phase combat\n"
                               "unit bottom F7 FR.HC ordered\nunit top E7 BR.LN blocks 2\n"),
                     VERB_SQUARE);
}

static void test_colors_script__keeps_its_line_against_a_lone_troop(void **state)
{
    (void)state;
    assert_int_equal(answer_to("banners 5\nhand bottom probe-left probe-left probe-right\n"
                               "hand top forward probe-left probe-center probe-right\n"
                               "turn bottom card cavalry-charge phase combat\n"
                               "unit bottom F7 FR.LC ordered blocks 1\nunit top E7 BR.LN\n"),
                     VERB_STAND);
}

static void test_colors_script__sends_no_cavalry_at_a_square(void **state)
{
    struct match *m = match_of("banners 5\nhand bottom probe-left\nhand top forward probe-left\n"
                               "turn bottom card attack-center phase combat\n"
                               "unit bottom F7 FR.LC ordered blocks 2\n"
                               "unit top E7 BR.LN square 1\n");
    struct eng_action a = decision(m, VERB_MELEE, VERB_DONE);

    (void)state;
    match_free(m);
    assert_int_equal(a.verb, VERB_DONE);
}

/* -- what is taken up -- */

/* In a copy of the position: the unit in hand goes to some hex, and setting it down is no plan. */
static void must_go(const struct cc_state *s, int seat, const struct eng_action *take_up,
                    struct rng *rng)
{
    static const struct ai_budget no_limit;
    struct cc_state copy = *s;
    struct eng_choices c;
    struct eng_action a;

    box->game->apply(box, &copy, seat, take_up, NULL);
    assert_true(script_choose(box, &copy, seat, &no_limit, rng, &a));
    assert_int_equal(a.verb, VERB_GO);
    box->game->offer(box, &copy, seat, &c);
    know_colors.weed(NULL, box, &copy, seat, &c);
    for (int i = 0; i < c.count; i++)
        assert_int_equal(c.action[i].verb, VERB_GO);
}

/* Found by a match of Garcia Hernandez that had no end: taken up, set down, taken up. */
static void test_colors_script__sets_no_unit_down_where_it_stood(void **state)
{
    const struct ai_bot *script = ai_find("script"), *bot[SIDES] = { script, script };
    struct match *m = begin(0, 7);
    struct eng_choices c;
    struct eng_action a;
    struct rng rng;
    int taken = 0;

    (void)state;
    rng_start_search(&rng, 7);
    while (decide(m, bot, &rng, &a)) {
        const struct cc_state *s = state_of(m);
        int seat = s->core.over ? 0 : __builtin_ctz(s->core.active);
        c.count = 0;
        if (!s->core.over)
            box->game->offer(box, s, seat, &c);
        for (int i = 0; i < c.count; i++)
            if (c.action[i].verb == VERB_MOVE || c.action[i].verb == VERB_MOVE_LEADER) {
                must_go(s, seat, &c.action[i], &rng);
                taken++;
            }
    }
    assert_true(taken > 50);
    match_free(m);
}

static void test_colors_script__the_same_dice_give_the_same_match(void **state)
{
    const struct ai_bot *script = ai_find("script"), *bot[SIDES] = { script, script };
    struct match *one = begin(0, 7), *two = begin(0, 7);
    struct eng_action a, b;
    struct rng first, second;

    (void)state;
    rng_start_search(&first, 7);
    rng_start_search(&second, 7);
    while (decide(one, bot, &first, &a)) {
        assert_true(decide(two, bot, &second, &b));
        assert_true(eng_hash(box, match_state(one)) == eng_hash(box, match_state(two)));
    }
    assert_true(state_of(two)->core.over);
    match_free(one);
    match_free(two);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_colors_script__beats_random_play),
        cmocka_unit_test(test_colors_script__ends_its_matches_and_both_sides_win_some),
        cmocka_unit_test(test_colors_script__strikes_where_it_wins_at_once),
        cmocka_unit_test(test_colors_script__sees_the_shot_that_wins),
        cmocka_unit_test(test_colors_script__plays_the_card_that_brings_its_guns_to_bear),
        cmocka_unit_test(test_colors_script__forms_square_when_heavy_cavalry_would_finish_it),
        cmocka_unit_test(test_colors_script__keeps_its_line_against_a_lone_troop),
        cmocka_unit_test(test_colors_script__sends_no_cavalry_at_a_square),
        cmocka_unit_test(test_colors_script__sets_no_unit_down_where_it_stood),
        cmocka_unit_test(test_colors_script__the_same_dice_give_the_same_match),
    };
    return cmocka_run_group_tests(tests, open_box, NULL);
}
