/* test_triumph_script.c -- how the scripted opponent plays Napoleon's Triumph.
 *
 * Six matches against random play and two against itself; with BERTHIER_LONG=1 a hundred of each
 * scenario, side-swapped, and forty. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ai/ai.h"
#include "engine/choices.h"
#include "engine/match.h"
#include "engine/registry.h"
#include "games/triumph/nt.h"

enum { DECISIONS_MOST = 3000 };

static const struct eng_box *box;
static bool is_long;

static int open_box(void **state)
{
    struct err err;

    (void)state;
    is_long = getenv("BERTHIER_LONG") != NULL;
    box = eng_shared_box("triumph", &err);
    if (!box)
        fail_msg("%s: %s", err.place, err.reason);
    return 0;
}

/* -- the players -- */

/* Does nothing in its own turn, and anything when it is attacked. */
static bool idle(const struct eng_box *b, const void *redacted, int seat,
                 const struct ai_budget *budget, struct rng *rng, struct eng_action *out)
{
    struct eng_action end = { .verb = VERB_END_TURN };

    if (b->game->check(b, redacted, seat, &end) != 0)
        return ai_random_choose(b, redacted, seat, budget, rng, out);
    *out = end;
    return true;
}

static const struct ai_bot idler = { .name = "idle", .about = "waits", .choose = idle };

/* -- a match -- */

static const struct nt_state *state_of(const struct match *m)
{
    return match_state(m);
}

static struct match *begin(const char *scenario, const char *const *options, uint64_t seed)
{
    struct eng_start start = { .scenario = eng_find_scenario(box, scenario) };
    struct err err;

    seed_from_number(&start.seed, seed);
    for (; options && *options; options += 2)
        assert_true(eng_choose_option(box, options[0], options[1], start.option, &err));
    struct match *m = match_begin(box, &start, &err);
    assert_non_null(m);
    return m;
}

/* Lets whoever is asked decide; false when the match is over. */
static bool decide(struct match *m, const struct ai_bot *const bot[SIDES], struct rng *rng)
{
    static const struct ai_budget no_limit;
    const struct eng_core *core = match_state(m);
    struct eng_action a;
    eng_ruleno why;

    if (core->over)
        return false;
    int seat = __builtin_ctz(core->active);
    assert_true(ai_decide(bot[core->side[seat]], m, seat, &no_limit, rng, &a));
    assert_int_equal(match_play(m, seat, &a, &why), MATCH_DONE);
    return true;
}

static void play_out(struct match *m, const struct ai_bot *french, const struct ai_bot *allied,
                     uint64_t dice)
{
    const struct ai_bot *bot[SIDES] = { french, allied };
    struct rng rng;
    int decisions = 0;

    rng_start_search(&rng, dice);
    while (decide(m, bot, &rng))
        assert_true(++decisions < DECISIONS_MOST);
    assert_int_not_equal(state_of(m)->grade, NO_GRADE);
}

struct outcome {
    int winner; /* side */
    int grade;  /* enum nt_grade */
};

static struct outcome outcome_of(const char *scenario, const struct ai_bot *french,
                                 const struct ai_bot *allied, uint64_t seed)
{
    struct match *m = begin(scenario, NULL, seed);

    play_out(m, french, allied, seed);
    struct outcome out = { state_of(m)->winner, state_of(m)->grade };
    match_free(m);
    return out;
}

/* -- strength -- */

/* The script has the French in every other match. */
static int wins_against_random(const char *scenario, int matches)
{
    const struct ai_bot *script = ai_find("script"), *random = ai_find("random");
    int wins = 0;

    for (int i = 0; i < matches; i++) {
        int side = i % 2;
        struct outcome o = outcome_of(scenario, side == FRENCH ? script : random,
                                      side == FRENCH ? random : script, (uint64_t)i / 2);
        wins += o.winner == side;
    }
    return wins;
}

static void test_triumph_script__beats_random_play(void **state)
{
    int matches = is_long ? 100 : 6, wins = wins_against_random("2-december", matches);

    (void)state;
    print_message("# proof: matches of 2 December the script wins against random play: %d/%d\n",
                  wins, matches);
    assert_true(100 * wins >= 95 * matches);
    if (!is_long)
        return;
    wins = wins_against_random("1-december", matches);
    print_message("# proof: matches of 1 December the script wins against random play: %d/%d\n",
                  wins, matches);
    assert_true(100 * wins >= 95 * matches);
}

static void match_itself(const char *scenario, int first, int matches, int wins[SIDES])
{
    const struct ai_bot *script = ai_find("script");
    int broken = 0;

    for (int i = first; i < first + matches; i++) {
        struct outcome o = outcome_of(scenario, script, script, (uint64_t)i);
        wins[o.winner]++;
        broken += o.grade == DECISIVE;
    }
    print_message("# proof: matches of %s, script against script, that the French won: %d/%d\n",
                  scenario, wins[FRENCH], matches);
    print_message("# proof: and that were won by demoralisation, the others by objectives: %d/%d\n",
                  broken, matches);
}

/* The short form plays a match that the Allies win, and one that the French win. */
static void test_triumph_script__both_sides_win_some_against_themselves(void **state)
{
    int second[SIDES] = { 0, 0 }, first[SIDES] = { 0, 0 };

    (void)state;
    match_itself("2-december", is_long ? 0 : 5, is_long ? 40 : 2, second);
    assert_true(second[FRENCH] > 0 && second[ALLIED] > 0);
    if (!is_long)
        return;
    match_itself("1-december", 0, 40, first);
    assert_true(first[FRENCH] > 0 && first[ALLIED] > 0);
}

/* -- sense -- */

/* Nobody comes near, so that the reserves would only make it harder to win. */
static void test_triumph_script__the_french_do_not_spring_the_trap_on_nobody(void **state)
{
    struct match *m = begin("1-december", NULL, 1);

    (void)state;
    play_out(m, ai_find("script"), &idler, 1);
    assert_int_equal(state_of(m)->winner, FRENCH);
    assert_false(state_of(m)->reinforced);
    match_free(m);
}

static void test_triumph_script__the_allies_come_for_an_army_that_waits(void **state)
{
    (void)state;
    assert_int_equal(outcome_of("2-december", &idler, ai_find("script"), 2).winner, ALLIED);
}

static int off_map(const struct nt_state *s, int side)
{
    int count = 0;

    for (int u = 0; u < NT_UNITS; u++)
        count += s->unit[u].at == NT_OFF_MAP && (u < NT_FRENCH_UNITS) == (side == FRENCH);
    return count;
}

static void test_triumph_script__the_allies_bring_their_columns_up(void **state)
{
    const struct ai_bot *bot[SIDES] = { &idler, ai_find("script") };
    struct match *m = begin("1-december", NULL, 3);
    struct rng rng;

    (void)state;
    rng_start_search(&rng, 3);
    while (state_of(m)->round < 4)
        assert_true(decide(m, bot, &rng));
    assert_int_equal(off_map(state_of(m), ALLIED), 0);
    match_free(m);
}

/* -- options -- */

static void test_triumph_script__plays_with_all_options(void **state)
{
    static const char *const alone[] = { "auction", "on", "santon", "on", NULL };
    static const char *const teams[] = { "french-players", "2", "allied-players", "3", NULL };
    const struct ai_bot *script = ai_find("script");
    struct match *m = begin("2-december", alone, 5);

    (void)state;
    play_out(m, script, script, 5);
    match_free(m);
    m = begin("1-december", teams, 6);
    play_out(m, script, script, 6);
    match_free(m);
}

static void test_triumph_script__the_same_dice_give_the_same_match(void **state)
{
    const struct ai_bot *script = ai_find("script"), *bot[SIDES] = { script, script };
    struct match *one = begin("2-december", NULL, 7), *two = begin("2-december", NULL, 7);
    struct rng first, second;

    (void)state;
    rng_start_search(&first, 7);
    rng_start_search(&second, 7);
    for (int i = 0; i < 60; i++) {
        assert_true(decide(one, bot, &first) && decide(two, bot, &second));
        assert_true(eng_hash(box, match_state(one)) == eng_hash(box, match_state(two)));
    }
    match_free(one);
    match_free(two);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_triumph_script__beats_random_play),
        cmocka_unit_test(test_triumph_script__both_sides_win_some_against_themselves),
        cmocka_unit_test(test_triumph_script__the_french_do_not_spring_the_trap_on_nobody),
        cmocka_unit_test(test_triumph_script__the_allies_come_for_an_army_that_waits),
        cmocka_unit_test(test_triumph_script__the_allies_bring_their_columns_up),
        cmocka_unit_test(test_triumph_script__plays_with_all_options),
        cmocka_unit_test(test_triumph_script__the_same_dice_give_the_same_match),
    };
    return cmocka_run_group_tests(tests, open_box, NULL);
}
