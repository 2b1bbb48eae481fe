/* test_ai.c -- opponents: what they are handed, and that they keep to the rules. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ai/ai.h"
#include "engine/match.h"
#include "engine/registry.h"

static const struct eng_box *box;

static int open_box(void **state)
{
    struct err err;

    (void)state;
    box = eng_shared_box("skirmish", &err);
    if (!box)
        fail_msg("%s: %s", err.place, err.reason);
    return 0;
}

static struct match *begin(uint64_t seed)
{
    struct eng_start start = { .scenario = eng_find_scenario(box, "ford") };
    struct err err;

    seed_from_number(&start.seed, seed);
    struct match *m = match_begin(box, &start, &err);
    assert_non_null(m);
    return m;
}

static int any_active(const struct match *m)
{
    const struct eng_core *core = match_state(m);

    for (int seat = 0; seat < core->seat_count; seat++)
        if (core->active & ENG_SEAT(seat))
            return seat;
    return -1;
}

/* Plays to the end; the hash of the last position. */
static uint64_t play_out(struct match *m, const struct ai_bot *bot, uint64_t dice)
{
    static const struct ai_budget no_limit;
    struct eng_action a;
    struct rng rng;
    eng_ruleno why;
    int seat;

    rng_start_search(&rng, dice);
    while ((seat = any_active(m)) >= 0) {
        assert_true(ai_decide(bot, m, seat, &no_limit, &rng, &a));
        assert_int_equal(match_play(m, seat, &a, &why), MATCH_DONE);
    }
    assert_true(((const struct eng_core *)match_state(m))->over);
    return eng_hash(box, match_state(m));
}

static void test_ai__bots_are_found_by_name(void **state)
{
    (void)state;
    for (const struct ai_bot *bot = ai_bots; bot->name; bot++) {
        assert_ptr_equal(ai_find(bot->name), bot);
        assert_non_null(bot->about);
    }
    assert_null(ai_find("nobody"));
    assert_null(ai_find(""));
}

static void test_ai__every_bot_plays_legal_matches_to_their_end(void **state)
{
    (void)state;
    for (const struct ai_bot *bot = ai_bots; bot->name; bot++)
        for (uint64_t seed = 0; seed < 20 && ai_plays(bot, box->game); seed++) {
            struct match *m = begin(seed);
            play_out(m, bot, seed);
            match_free(m);
        }
}

static void test_ai__the_same_dice_give_the_same_match(void **state)
{
    struct match *one = begin(3), *two = begin(3), *other = begin(3);
    uint64_t hash = play_out(one, ai_find("random"), 5);

    (void)state;
    assert_true(play_out(two, ai_find("random"), 5) == hash);
    assert_true(play_out(other, ai_find("random"), 6) != hash);
    match_free(one);
    match_free(two);
    match_free(other);
}

static struct match *watched;

/* A bot that looks at what it is given before it plays as the random one does. */
static bool spy(const struct eng_box *b, const void *redacted, int seat,
                const struct ai_budget *budget, struct rng *rng, struct eng_action *out)
{
    const struct eng_core *core = redacted;
    size_t size = b->game->state_size;
    void *again = base_alloc(size);

    assert_int_equal(core->rng.kind, RNG_NONE);
    assert_int_equal(core->fate.count, 0);
    memcpy(again, match_state(watched), size);
    eng_redact(b, again, ENG_SEAT(seat));
    assert_memory_equal(again, redacted, size);
    assert_memory_not_equal(match_state(watched), redacted, size);
    free(again);
    return ai_random_choose(b, redacted, seat, budget, rng, out);
}

static void test_ai__an_opponent_is_handed_what_its_seat_knows_and_nothing_else(void **state)
{
    static const struct ai_bot bot = { "spy", "looks first", spy, NULL };

    (void)state;
    watched = begin(8);
    play_out(watched, &bot, 8);
    match_free(watched);
}

static bool has_no_answer(const struct eng_box *b, const void *redacted, int seat,
                          const struct ai_budget *budget, struct rng *rng, struct eng_action *out)
{
    (void)b, (void)redacted, (void)seat, (void)budget, (void)rng, (void)out;
    return false;
}

static void test_ai__a_bot_without_an_answer_plays_nothing(void **state)
{
    static const struct ai_bot bot = { "mute", "says nothing", has_no_answer, NULL };
    static const struct ai_budget no_limit;
    struct match *m = begin(1);
    struct eng_action a;
    struct rng rng;

    (void)state;
    rng_start_search(&rng, 1);
    assert_false(ai_decide(&bot, m, 0, &no_limit, &rng, &a));
    assert_int_equal(match_sequence(m), 0);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ai__bots_are_found_by_name),
        cmocka_unit_test(test_ai__every_bot_plays_legal_matches_to_their_end),
        cmocka_unit_test(test_ai__the_same_dice_give_the_same_match),
        cmocka_unit_test(test_ai__an_opponent_is_handed_what_its_seat_knows_and_nothing_else),
        cmocka_unit_test(test_ai__a_bot_without_an_answer_plays_nothing),
    };
    return cmocka_run_group_tests(tests, open_box, NULL);
}
