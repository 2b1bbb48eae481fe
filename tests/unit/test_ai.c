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

/* -- bots that look ahead: budgets, stopping, what they must not know -- */

/* A game whose decisions are counted: each position that a bot looks at is one. */
static struct eng_game counted;
static struct eng_box counting;
static void (*apply)(const struct eng_box *, void *, int, const struct eng_action *,
                     struct eng_news *);
static long applied;

static void apply_counted(const struct eng_box *b, void *s, int seat, const struct eng_action *a,
                          struct eng_news *news)
{
    applied++;
    apply(b, s, seat, a, news);
}

static void count_positions(const struct eng_box *b)
{
    counted = *b->game;
    apply = counted.apply;
    counted.apply = apply_counted;
    counting = *b;
    counting.game = &counted;
}

static const struct eng_box *open_game(const char *game)
{
    struct err err;
    const struct eng_box *b = eng_shared_box(game, &err);

    if (!b)
        fail_msg("%s: %s", err.place, err.reason);
    return b;
}

static struct match *begin_in(const struct eng_box *b, const char *scenario, uint64_t seed)
{
    struct eng_start start = { .scenario = eng_find_scenario(b, scenario) };
    struct err err;

    seed_from_number(&start.seed, seed);
    struct match *m = match_begin(b, &start, &err);
    assert_non_null(m);
    return m;
}

/* Plays on with a bot that needs no time. */
static void play_on(struct match *m, const char *bot, int decisions, struct rng *rng)
{
    static const struct ai_budget no_limit;
    struct eng_action a;
    eng_ruleno why;
    int seat;

    while (decisions-- > 0 && (seat = any_active(m)) >= 0) {
        assert_true(ai_decide(ai_find(bot), m, seat, &no_limit, rng, &a));
        assert_int_equal(match_play(m, seat, &a, &why), MATCH_DONE);
    }
}

/* What a bot decides from a redacted state, its dice begun with the same number. */
static struct eng_action decision(const struct ai_bot *bot, const struct eng_box *b,
                                  const void *redacted, int seat, const struct ai_budget *budget)
{
    struct eng_action a;
    struct rng rng;

    memset(&a, 0, sizeof a);
    rng_start_search(&rng, 77);
    if (!bot->choose(b, redacted, seat, budget, &rng, &a))
        fail_msg("%s has no answer", bot->name);
    assert_int_equal(b->game->check(b, redacted, seat, &a), 0);
    return a;
}

/* Positions to ask bots about: every `step`-th decision of a match of the script. */
struct tour {
    const struct eng_box *b;
    const char *scenario;
    int positions, step;
    void (*look)(struct match *m, int seat);
};

static void walk(const struct tour *t)
{
    struct match *m = begin_in(t->b, t->scenario, 21);
    struct rng rng;
    int seat;

    rng_start_search(&rng, 4);
    for (int i = 0; i < t->positions; i++) {
        play_on(m, "script", t->step, &rng);
        if ((seat = any_active(m)) < 0)
            break;
        t->look(m, seat);
    }
    match_free(m);
}

static void *view_of(struct match *m, int seat)
{
    void *redacted = base_alloc(match_box(m)->game->state_size);

    assert_true(match_view(m, ENG_SEAT(seat), redacted));
    return redacted;
}

/* A line of play ends with the turn: it is longer in a campaign. */
enum { ONE_LINE = 100, CAMPAIGN_LINE = 400, FEW_NODES = 120, GUARD_NODES = 400 };
static int one_line = ONE_LINE;

/* No more positions than it may, but for the line that it is following. */
static void look_at_budget(struct match *m, int seat)
{
    static const uint64_t limits[] = { 1, 50, 1500 };
    void *redacted = view_of(m, seat);

    count_positions(match_box(m));
    for (const struct ai_bot *bot = ai_bots; bot->name; bot++)
        for (int i = 0; i < 3 && ai_plays(bot, &counted); i++) {
            struct ai_budget budget = { .nodes = limits[i] };
            applied = 0;
            decision(bot, &counting, redacted, seat, &budget);
            if (applied > (long)limits[i] + one_line)
                fail_msg("%s: %ld positions of %ld", bot->name, applied, (long)limits[i]);
        }
    free(redacted);
}

static void test_ai__a_budget_in_positions_is_kept_but_for_one_line(void **state)
{
    (void)state;
    walk(&(struct tour){ open_game("colors"), "01-rolica-first", 8, 7, look_at_budget });
    one_line = CAMPAIGN_LINE;
    walk(&(struct tour){ open_game("campaign"), "teaching", 6, 23, look_at_budget });
    one_line = ONE_LINE;
}

/* However much time it has: more of it makes no Marshal of a Guard. */
static void look_at_level(struct match *m, int seat)
{
    struct ai_budget budget = { .ms = 60000 };
    void *redacted = view_of(m, seat);

    count_positions(match_box(m));
    applied = 0;
    decision(ai_find("guard"), &counting, redacted, seat, &budget);
    if (applied > GUARD_NODES + ONE_LINE)
        fail_msg("guard: %ld positions in a minute", applied);
    free(redacted);
}

static void test_ai__a_level_keeps_to_its_own_number_of_positions(void **state)
{
    (void)state;
    walk(&(struct tour){ open_game("colors"), "01-rolica-first", 2, 9, look_at_level });
}

/* Somebody says stop before it has begun: the answer is legal and costs next to nothing. */
static void look_at_stop(struct match *m, int seat)
{
    struct ai_watch watch = { .stop = true };
    struct ai_budget budget = { .nodes = 1000000000, .watch = &watch };
    void *redacted = view_of(m, seat);

    count_positions(match_box(m));
    for (const struct ai_bot *bot = ai_bots; bot->name; bot++) {
        if (!ai_plays(bot, &counted))
            continue;
        applied = 0;
        decision(bot, &counting, redacted, seat, &budget);
        if (applied > one_line)
            fail_msg("%s: %ld positions after it was told to stop", bot->name, applied);
    }
    free(redacted);
}

static void test_ai__stop_is_answered_at_once_with_a_legal_action(void **state)
{
    (void)state;
    walk(&(struct tour){ open_game("colors"), "12-garcia-hernandez", 12, 5, look_at_stop });
    one_line = CAMPAIGN_LINE;
    walk(&(struct tour){ open_game("campaign"), "teaching", 8, 29, look_at_stop });
    one_line = ONE_LINE;
}

static int told;
static uint64_t last_nodes;

static void hear(void *user, const struct ai_thought *t)
{
    struct ai_watch *watch = user;

    told++;
    assert_true(t->done >= 0 && t->done <= 1000 && t->count <= AI_THOUGHTS);
    assert_true(t->nodes >= last_nodes);
    last_nodes = t->nodes;
    if (told == 2)
        atomic_store(&watch->stop, true);
}

/* While it thinks, a watcher hears of it, and stops it. */
static void test_ai__thinking_is_reported_and_can_be_stopped(void **state)
{
    const struct eng_box *b = open_game("colors");
    struct match *m = begin_in(b, "01-rolica-first", 5);
    struct ai_watch watch = { .tell = hear };
    struct ai_budget budget = { .nodes = 20000000, .watch = &watch };
    int seat = any_active(m);
    void *redacted = view_of(m, seat);

    (void)state;
    watch.user = &watch;
    told = 0;
    last_nodes = 0;
    decision(ai_find("marshal"), b, redacted, seat, &budget);
    assert_int_equal(told, 2);
    assert_true(last_nodes > 0 && last_nodes < 1000000);
    free(redacted);
    match_free(m);
}

static void assert_same_action(const struct ai_bot *bot, struct eng_action one,
                               struct eng_action two)
{
    if (eng_action_compare(&one, &two) != 0)
        fail_msg("%s decides verb %d noun %d, then verb %d noun %d", bot->name, one.verb, one.noun,
                 two.verb, two.noun);
}

static void look_twice(struct match *m, int seat)
{
    struct ai_budget budget = { .nodes = FEW_NODES };
    const struct eng_box *b = match_box(m);
    void *redacted = view_of(m, seat), *again = view_of(m, seat);

    for (const struct ai_bot *bot = ai_bots; bot->name; bot++)
        if (ai_plays(bot, b->game))
            assert_same_action(bot, decision(bot, b, redacted, seat, &budget),
                               decision(bot, b, again, seat, &budget));
    assert_memory_equal(redacted, again, b->game->state_size);
    free(redacted);
    free(again);
}

static void test_ai__the_same_seed_and_positions_give_the_same_decision(void **state)
{
    (void)state;
    walk(&(struct tour){ open_game("colors"), "12-garcia-hernandez", 8, 9, look_twice });
    walk(&(struct tour){ open_game("triumph"), "2-december", 3, 40, look_twice });
    walk(&(struct tour){ open_game("campaign"), "teaching", 8, 17, look_twice });
}

/* -- what is hidden must not matter -- */

/* What a bot decides in a running match, whatever its true state is now. */
static struct eng_action decision_in(const struct ai_bot *bot, struct match *m, int seat)
{
    struct ai_budget budget = { .nodes = FEW_NODES };
    struct eng_action a;
    struct rng rng;

    memset(&a, 0, sizeof a);
    rng_start_search(&rng, 77);
    if (!ai_decide(bot, m, seat, &budget, &rng, &a))
        fail_msg("%s has no answer", bot->name);
    return a;
}

/* One that cheats: it looks at the true state, for which it has a way of its own. */
static bool cheat(const struct eng_box *b, const void *redacted, int seat,
                  const struct ai_budget *budget, struct rng *rng, struct eng_action *out)
{
    struct eng_choices c;
    uint64_t sum = 0;

    (void)budget, (void)rng;
    for (size_t i = 0; i < b->game->state_size; i++)
        sum = sum * 31 + ((const uint8_t *)match_state(watched))[i];
    b->game->offer(b, redacted, seat, &c);
    *out = c.action[(sum >> 16) % (uint64_t)c.count];
    return true;
}

static const struct ai_bot cheater = { "cheater", "looks at the truth", cheat, NULL };
static int poisoned_bytes, caught;

/* Overwrites with nonsense what the seat does not know of the true state: of the bytes that redact
 * blanks, those it does not need itself to tell what is hidden. */
static int poison(const struct eng_box *b, uint8_t *truth, const uint8_t *redacted, int seat)
{
    size_t size = b->game->state_size;
    uint8_t *copy = base_alloc(size);
    int poisoned = 0;

    for (size_t i = 0; i < size; i++) {
        uint8_t was = truth[i];
        if (was == redacted[i])
            continue;
        truth[i] = (uint8_t)(was ^ 0x55);
        memcpy(copy, truth, size);
        eng_redact(b, copy, ENG_SEAT(seat));
        if (memcmp(copy, redacted, size) == 0)
            poisoned++;
        else
            truth[i] = was;
    }
    free(copy);
    return poisoned;
}

/* The same decisions from every honest bot when the true state of the match becomes `other`; the
 * cheater is caught where he decides otherwise. */
static void assert_nobody_notices(struct match *m, int seat, const void *other)
{
    const struct eng_box *b = match_box(m);
    size_t size = b->game->state_size;
    void *state = (void *)(uintptr_t)match_state(m), *truth = base_alloc(size);
    struct eng_action before[32], lie;
    int count = 0;

    watched = m;
    memcpy(truth, state, size);
    for (const struct ai_bot *bot = ai_bots; bot->name && count < 32; bot++)
        if (ai_plays(bot, b->game))
            before[count++] = decision_in(bot, m, seat);
    lie = decision_in(&cheater, m, seat);
    memcpy(state, other, size);
    count = 0;
    for (const struct ai_bot *bot = ai_bots; bot->name && count < 32; bot++)
        if (ai_plays(bot, b->game))
            assert_same_action(bot, before[count++], decision_in(bot, m, seat));
    struct eng_action other_lie = decision_in(&cheater, m, seat);
    caught += eng_action_compare(&lie, &other_lie) != 0;
    memcpy(state, truth, size);
    free(truth);
}

static void look_at_poison(struct match *m, int seat)
{
    const struct eng_box *b = match_box(m);
    uint8_t *redacted = view_of(m, seat), *truth = base_alloc(b->game->state_size);

    memcpy(truth, match_state(m), b->game->state_size);
    poisoned_bytes += poison(b, truth, redacted, seat);
    assert_nobody_notices(m, seat, truth);
    free(redacted);
    free(truth);
}

static void test_ai__a_poisoned_truth_changes_no_decision(void **state)
{
    (void)state;
    caught = poisoned_bytes = 0;
    walk(&(struct tour){ open_game("colors"), "01-rolica-first", 6, 11, look_at_poison });
    assert_true(poisoned_bytes > 6 * 40 && caught >= 3);
    caught = poisoned_bytes = 0;
    walk(&(struct tour){ open_game("triumph"), "2-december", 6, 31, look_at_poison });
    assert_true(poisoned_bytes > 6 * 40 && caught >= 2);
    caught = poisoned_bytes = 0;
    walk(&(struct tour){ open_game("campaign"), "teaching", 8, 19, look_at_poison });
    assert_true(poisoned_bytes > 8 * 40 && caught >= 3);
}

/* Worlds that the seat cannot tell from the true one. */
static void look_at_twins(struct match *m, int seat)
{
    const struct eng_box *b = match_box(m);
    size_t size = b->game->state_size;
    void *redacted = view_of(m, seat), *twin = base_alloc(size);
    struct rng rng;

    for (uint64_t world = 0; world < 3; world++) {
        rng_start_search(&rng, 100 + world);
        memcpy(twin, redacted, size);
        assert_true(eng_imagine(b, twin, seat, &rng));
        assert_nobody_notices(m, seat, twin);
    }
    free(redacted);
    free(twin);
}

static void test_ai__everybody_decides_alike_in_twin_worlds(void **state)
{
    (void)state;
    caught = 0;
    walk(&(struct tour){ open_game("colors"), "01-rolica-first", 6, 13, look_at_twins });
    assert_true(caught >= 9);
    caught = 0;
    walk(&(struct tour){ open_game("triumph"), "2-december", 4, 33, look_at_twins });
    assert_true(caught >= 4);
    caught = 0;
    walk(&(struct tour){ open_game("campaign"), "teaching", 6, 27, look_at_twins });
    assert_true(caught >= 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ai__bots_are_found_by_name),
        cmocka_unit_test(test_ai__every_bot_plays_legal_matches_to_their_end),
        cmocka_unit_test(test_ai__the_same_dice_give_the_same_match),
        cmocka_unit_test(test_ai__an_opponent_is_handed_what_its_seat_knows_and_nothing_else),
        cmocka_unit_test(test_ai__a_bot_without_an_answer_plays_nothing),
        cmocka_unit_test(test_ai__a_budget_in_positions_is_kept_but_for_one_line),
        cmocka_unit_test(test_ai__a_level_keeps_to_its_own_number_of_positions),
        cmocka_unit_test(test_ai__stop_is_answered_at_once_with_a_legal_action),
        cmocka_unit_test(test_ai__thinking_is_reported_and_can_be_stopped),
        cmocka_unit_test(test_ai__the_same_seed_and_positions_give_the_same_decision),
        cmocka_unit_test(test_ai__a_poisoned_truth_changes_no_decision),
        cmocka_unit_test(test_ai__everybody_decides_alike_in_twin_worlds),
    };
    return cmocka_run_group_tests(tests, open_box, NULL);
}
