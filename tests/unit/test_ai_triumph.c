/* test_ai_triumph.c -- the opponents of Napoleon's Triumph that look ahead: what they imagine, what
 * they must not know, and the secret choices of an attack.
 *
 * With BERTHIER_LONG=1 more positions and more worlds. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ai/know.h"
#include "ai/regret.h"
#include "ai/triumph/quick_triumph.h"
#include "ai/triumph/reply_triumph.h"
#include "ai/triumph/secret_triumph.h"
#include "ai/triumph/think_triumph.h"
#include "engine/match.h"
#include "engine/registry.h"

enum {
    ONE_LINE = 400, /* a command with the enemy's turn after it, and what is looked at on the way */
    FEW_NODES = 1500
};

static const struct eng_box *box;
static int thorough; /* times as much */

static int open_box(void **state)
{
    struct err err;

    (void)state;
    thorough = getenv("BERTHIER_LONG") ? 10 : 1;
    box = eng_shared_box("triumph", &err);
    if (!box)
        fail_msg("%s: %s", err.place, err.reason);
    return 0;
}

/* -- a tour of positions -- */

static const struct nt_state *state_of(const struct match *m)
{
    return match_state(m);
}

static int seat_asked(const struct match *m)
{
    const struct eng_core *core = match_state(m);

    return core->active ? __builtin_ctz(core->active) : -1;
}

static struct match *begin(const char *scenario, uint64_t seed)
{
    struct eng_start start = { .scenario = eng_find_scenario(box, scenario) };
    struct err err;

    seed_from_number(&start.seed, seed);
    struct match *m = match_begin(box, &start, &err);
    assert_non_null(m);
    return m;
}

static bool advance(struct match *m, int decisions, struct rng *rng)
{
    static const struct ai_budget no_limit;
    struct eng_action a;
    eng_ruleno why;

    for (; decisions > 0 && seat_asked(m) >= 0; decisions--) {
        assert_true(ai_decide(ai_find("script"), m, seat_asked(m), &no_limit, rng, &a));
        assert_int_equal(match_play(m, seat_asked(m), &a, &why), MATCH_DONE);
    }
    return seat_asked(m) >= 0;
}

/* Every so many decisions of matches that the script plays. */
static void tour(int matches, int every, void (*look)(struct match *m, int seat))
{
    struct rng rng;

    for (int n = 0; n < matches; n++) {
        struct match *m = begin(n % 2 ? "1-december" : "2-december", (uint64_t)n + 60);
        rng_start_search(&rng, (uint64_t)n);
        while (advance(m, every, &rng))
            look(m, seat_asked(m));
        match_free(m);
    }
}

static void view(struct match *m, int seat, struct nt_state *out)
{
    assert_true(match_view(m, ENG_SEAT(seat), out));
}

/* -- belief -- */

static void count_faces(const struct nt_state *s, int count[SIDES][TYPES][4])
{
    memset(count, 0, SIDES * sizeof count[0]);
    for (int u = 0; u < NT_UNITS; u++)
        if (s->unit[u].at != NT_GONE)
            count[eval_triumph_side(u)][s->unit[u].type][s->unit[u].strength]++;
}

/* The faces are those alive, and whatever the seat knows is as it was. */
static void assert_fits(const struct nt_state *world, const struct nt_state *redacted, int seat)
{
    struct nt_state again = *world;
    int count[SIDES][TYPES][4];

    count_faces(world, count);
    for (int side = FRENCH; side < SIDES && world->phase == PHASE_PLAY; side++)
        for (int type = ARTILLERY; type < TYPES; type++)
            for (int strength = 1; strength <= 3; strength++)
                assert_int_equal(count[side][type][strength], world->pool[side][type][strength]);
    eng_redact(box, &again, ENG_SEAT(seat));
    assert_memory_equal(&again, redacted, sizeof again);
}

static void imagine_some(struct match *m, int seat)
{
    struct nt_state redacted, world;
    struct rng rng;

    rng_start_search(&rng, 3);
    view(m, seat, &redacted);
    for (int n = 0; n < 5; n++) {
        world = redacted;
        assert_true(eng_imagine(box, &world, seat, &rng));
        assert_fits(&world, &redacted, seat);
    }
}

static void test_triumph_belief__worlds_agree_with_all_that_the_seat_knows(void **state)
{
    (void)state;
    tour(2 * thorough, 9, imagine_some);
}

static int covered, uncovered;

/* The true face of every hidden block comes up among so many worlds. */
static void cover_truth(struct match *m, int seat)
{
    static bool found[NT_UNITS];
    const struct nt_state *truth = state_of(m);
    struct nt_state redacted, world;
    struct rng rng;

    rng_start_search(&rng, 4);
    view(m, seat, &redacted);
    memset(found, 0, sizeof found);
    for (int n = 0; n < 400; n++) {
        world = redacted;
        assert_true(eng_imagine(box, &world, seat, &rng));
        for (int u = 0; u < NT_UNITS; u++)
            found[u] |= world.unit[u].type == truth->unit[u].type &&
                        world.unit[u].strength == truth->unit[u].strength;
    }
    for (int u = 0; u < NT_UNITS; u++)
        if (truth->unit[u].at != NT_GONE && redacted.unit[u].type == UNKNOWN)
            *(found[u] ? &covered : &uncovered) += 1;
}

static void test_triumph_belief__the_truth_is_among_the_worlds(void **state)
{
    (void)state;
    covered = uncovered = 0;
    tour(2 * thorough, 23, cover_truth);
    assert_true(covered > 500);
    assert_int_equal(uncovered, 0);
}

/* A guess of what one side does not know leaves alone what it does. */
static void guess_some(struct match *m, int seat)
{
    const struct nt_state *truth = state_of(m);
    int side = truth->core.side[seat], before[SIDES][TYPES][4], after[SIDES][TYPES][4];
    struct nt_state guess = *truth;
    struct rng rng;

    rng_start_search(&rng, 5);
    quick_triumph_guess(&guess, side, &rng);
    count_faces(truth, before);
    count_faces(&guess, after);
    assert_memory_equal(before, after, sizeof before);
    for (int u = 0; u < NT_UNITS; u++)
        if (truth->core.seen[u] & ENG_SEAT(seat))
            assert_memory_equal(&truth->unit[u], &guess.unit[u], sizeof guess.unit[u]);
}

static void test_triumph_belief__a_quick_guess_keeps_what_is_known(void **state)
{
    (void)state;
    tour(2, 17, guess_some);
}

/* -- what is hidden must not matter -- */

static struct eng_action decision(const char *bot, struct match *m, int seat, uint64_t nodes)
{
    struct ai_budget budget = { .nodes = nodes };
    struct eng_action a = { 0 };
    struct rng rng;

    rng_start_search(&rng, 77);
    if (!ai_decide(ai_find(bot), m, seat, &budget, &rng, &a))
        fail_msg("%s has no answer", bot);
    return a;
}

static void assert_same(const char *bot, struct eng_action one, struct eng_action two)
{
    if (eng_action_compare(&one, &two) != 0)
        fail_msg("%s decides verb %d noun %d, then verb %d noun %d", bot, one.verb, one.noun,
                 two.verb, two.noun);
}

static const char *const thinkers[] = { "guard", "marshal", "flat", "greedy" };
enum { THINKERS = 4 };
static int changed; /* positions in which the other truth was another one indeed */

/* What the bots decide when the true state is another, which the seat cannot tell from it. */
static void assert_nobody_notices(struct match *m, int seat, const struct nt_state *other)
{
    struct nt_state *truth = (void *)(uintptr_t)match_state(m), was = *truth;

    for (int i = 0; i < THINKERS; i++) {
        struct eng_action before = decision(thinkers[i], m, seat, FEW_NODES);
        *truth = *other;
        assert_same(thinkers[i], before, decision(thinkers[i], m, seat, FEW_NODES));
        *truth = was;
    }
    changed += memcmp(&was, other, sizeof was) != 0;
}

static void look_at_twin(struct match *m, int seat)
{
    struct nt_state twin;
    struct rng rng;

    rng_start_search(&rng, 8);
    view(m, seat, &twin);
    assert_true(eng_imagine(box, &twin, seat, &rng));
    twin.core.rng = state_of(m)->core.rng;
    assert_nobody_notices(m, seat, &twin);
}

static void test_triumph_thinkers__decide_alike_in_twin_worlds(void **state)
{
    (void)state;
    changed = 0;
    tour(thorough, 19, look_at_twin);
    assert_true(changed > 8);
}

/* Nonsense wherever the seat does not know a face. */
static void look_at_poison(struct match *m, int seat)
{
    struct nt_state poisoned = *state_of(m), redacted;

    view(m, seat, &redacted);
    for (int u = 0; u < NT_UNITS; u++)
        if (redacted.unit[u].type == UNKNOWN) {
            poisoned.unit[u].type = (uint8_t)(200 + u % 7);
            poisoned.unit[u].strength = 99;
        }
    assert_nobody_notices(m, seat, &poisoned);
}

static void test_triumph_thinkers__a_poisoned_truth_changes_no_decision(void **state)
{
    (void)state;
    changed = 0;
    tour(thorough, 29, look_at_poison);
    assert_true(changed > 5);
}

/* -- budgets -- */

static struct eng_game counted;
static struct eng_box counting;
static long applied;

static void apply_counted(const struct eng_box *b, void *s, int seat, const struct eng_action *a,
                          struct eng_news *news)
{
    applied++;
    box->game->apply(b, s, seat, a, news);
}

static long positions_of(const char *bot, const struct nt_state *redacted, int seat,
                         const struct ai_budget *budget)
{
    struct eng_action a;
    struct rng rng;

    counted = *box->game;
    counted.apply = apply_counted;
    counting = *box;
    counting.game = &counted;
    applied = 0;
    rng_start_search(&rng, 1);
    assert_true(ai_find(bot)->choose(&counting, redacted, seat, budget, &rng, &a));
    assert_int_equal(box->game->check(box, redacted, seat, &a), 0);
    return applied;
}

static void look_at_stop(struct match *m, int seat)
{
    struct ai_watch watch = { .stop = true };
    struct ai_budget stopped = { .nodes = 1000000000, .watch = &watch };
    struct ai_budget small = { .nodes = 800 };
    struct nt_state redacted;

    view(m, seat, &redacted);
    for (int i = 0; i < 2; i++) {
        long count = positions_of(thinkers[i], &redacted, seat, &stopped);
        if (count > ONE_LINE)
            fail_msg("%s: %ld positions after it was told to stop", thinkers[i], count);
        count = positions_of(thinkers[i], &redacted, seat, &small);
        if (count > 800 + ONE_LINE)
            fail_msg("%s: %ld positions of 800", thinkers[i], count);
    }
}

static void test_triumph_thinkers__stop_at_once_and_keep_to_their_positions(void **state)
{
    (void)state;
    tour(thorough, 13, look_at_stop);
}

static void look_twice(struct match *m, int seat)
{
    for (int i = 0; i < 2; i++)
        assert_same(thinkers[i], decision(thinkers[i], m, seat, 3000),
                    decision(thinkers[i], m, seat, 3000));
}

static void test_triumph_thinkers__the_same_dice_and_positions_give_the_same_decision(void **state)
{
    (void)state;
    tour(thorough, 31, look_twice);
}

/* -- knowledge -- */

static int raw, kept;

static void look_at_weeds(struct match *m, int seat)
{
    const struct ai_know *know = ai_know(box->game);
    const struct nt_state *s = state_of(m);
    struct eval_map map;
    struct eng_choices c;

    if (!know->settled(box, s))
        return;
    know->prepare(box, s, seat, &map);
    box->game->offer(box, s, seat, &c);
    raw += c.count;
    know->weed(&map, box, s, seat, &c);
    kept += c.count;
    assert_true(c.count > 0);
    for (int i = 0; i < c.count; i++)
        assert_int_equal(box->game->check(box, s, seat, &c.action[i]), 0);
}

static void test_triumph_know__weeding_leaves_something_and_drops_much(void **state)
{
    (void)state;
    raw = kept = 0;
    tour(6, 5, look_at_weeds);
    assert_true(kept > 100 && 4 * kept < 3 * raw);
}

static int valued[SIDES];

/* One side's chance is what the other's is not, but for what only one of them minds. */
static void look_at_value(struct match *m, int seat)
{
    const struct ai_know *know = ai_know(box->game);
    struct eval_map map;

    know->prepare(box, state_of(m), seat, &map);
    for (int side = FRENCH; side < SIDES; side++) {
        int value = know->value(&map, box, state_of(m), side);
        assert_true(value > AI_LOST && value < AI_WON);
        valued[side] += value;
    }
}

static void test_triumph_know__values_are_chances(void **state)
{
    (void)state;
    valued[FRENCH] = valued[ALLIED] = 0;
    tour(2, 11, look_at_value);
    assert_true(valued[FRENCH] > 0 && valued[ALLIED] > 0);
    assert_int_equal(think_triumph_chance(0), AI_EVEN);
    assert_true(think_triumph_chance(1000) > 650 && think_triumph_chance(1000) < 750);
    assert_true(think_triumph_chance(-100000) < 5);
}

/* The enemy's turn as it is expected: it ends, and nothing but that turn is played. */
static void look_at_reply(struct match *m, int seat)
{
    struct nt_state s = *state_of(m);
    struct eval_map map;

    if (!ai_know(box->game)->settled(box, &s))
        return;
    ai_know(box->game)->prepare(box, &s, seat, &map);
    int army = s.turn.army, round = s.round;
    reply_triumph(&map, &s, 5, 7);
    assert_true(s.core.over || s.turn.army != army || s.round != round);
    assert_true(s.core.over || ai_know(box->game)->settled(box, &s));
    assert_null(box->game->broken(box, &s));
}

static void test_triumph_reply__comes_to_the_end_of_the_turn(void **state)
{
    (void)state;
    tour(2, 7, look_at_reply);
}

/* -- the secret choices of an attack -- */

static int asked, answered;

static void look_at_clash(struct match *m, int seat)
{
    struct ai_budget budget = { .nodes = 1000000 };
    struct eng_action a;
    struct nt_state redacted;
    struct search s;
    struct rng rng;

    rng_start_search(&rng, 6);
    view(m, seat, &redacted);
    search_begin(&s, box, ai_know(box->game), &redacted, seat, &budget, 0, 2, &rng);
    if (redacted.phase == PHASE_PLAY && clash_triumph_is_asked(&s)) {
        asked++;
        answered += secret_triumph(&s, &eval_triumph_fitted, 10, &a) &&
                    box->game->check(box, &redacted, seat, &a) == 0;
    }
    search_end(&s);
}

static void test_triumph_clash__answers_what_an_attack_asks(void **state)
{
    (void)state;
    asked = answered = 0;
    tour(2 * thorough, 1, look_at_clash);
    assert_true(asked > 40);
    assert_int_equal(answered, asked);
}

/* -- regret, in games whose solution is known -- */

/* Poker with three cards and one bet (Kuhn).  Moves: 0 passes or folds, 1 bets or calls. */
struct kuhn {
    int card[2], moves, bets; /* bits: who bet in which move */
};

static bool kuhn_deal(void *user, void *state, struct rng *rng)
{
    struct kuhn *k = state;

    (void)user;
    *k = (struct kuhn){ .card = { (int)rng_below(rng, 3) } };
    k->card[1] = (k->card[0] + 1 + (int)rng_below(rng, 2)) % 3;
    return true;
}

static int kuhn_actor(void *user, const void *state)
{
    const struct kuhn *k = state;

    (void)user;
    if (k->moves < 2)
        return k->moves;
    return k->moves == 2 && k->bets == 2 ? 0 : -1;
}

static uint64_t kuhn_key_of(int card, int bets, int moves)
{
    return (uint64_t)(1 + 100 * card + 10 * bets + moves);
}

static uint64_t kuhn_key(void *user, const void *state)
{
    const struct kuhn *k = state;

    return kuhn_key_of(k->card[kuhn_actor(user, state)], k->bets, k->moves);
}

static int two_moves(void *user, const void *state)
{
    (void)user, (void)state;
    return 2;
}

static void kuhn_play(void *user, void *state, int move)
{
    struct kuhn *k = state;

    (void)user;
    k->bets |= move << k->moves++;
}

static int kuhn_value(void *user, const void *state)
{
    const struct kuhn *k = state;
    int better = k->card[0] > k->card[1] ? 1 : -1;

    (void)user;
    if (k->bets == 0)
        return 1000 * better;
    if (k->moves == 2 && k->bets == 1)
        return 1000;
    if (k->moves == 3 && k->bets == 2)
        return -1000;
    return 2000 * better;
}

static int share_of_bet(const struct regret *r, int card, int bets, int moves)
{
    int share[REGRET_MOVES];

    assert_int_equal(regret_shares(r, kuhn_key_of(card, bets, moves), share), 2);
    assert_in_range(share[0] + share[1], 998, 1000);
    return share[1];
}

static void test_regret__finds_the_bluffs_of_a_small_poker(void **state)
{
    static const struct regret_game game = { NULL,     sizeof(struct kuhn), kuhn_deal, kuhn_actor,
                                             kuhn_key, two_moves,           kuhn_play, kuhn_value };
    struct rng rng;

    (void)state;
    rng_start_search(&rng, 1);
    struct regret *r = regret_new(&game, &rng);
    for (int n = 0; n < 30000; n++)
        assert_true(regret_learn(r));
    assert_in_range(share_of_bet(r, 0, 1, 1), 0, 20);     /* the worst card never calls */
    assert_in_range(share_of_bet(r, 2, 1, 1), 980, 1000); /* the best always does */
    assert_in_range(share_of_bet(r, 0, 0, 1), 270, 400);  /* it bluffs one time in three */
    assert_in_range(share_of_bet(r, 1, 1, 1), 270, 420);  /* the middle calls one time in three */
    int bluff = share_of_bet(r, 0, 0, 0);
    assert_in_range(bluff, 0, 380);
    assert_in_range(share_of_bet(r, 2, 0, 0), (uintmax_t)(bluff < 30 ? 0 : 3 * bluff - 120),
                    (uintmax_t)(3 * bluff + 120));
    regret_free(r);
}

static int share_at(const struct regret *r, uint64_t key, int move)
{
    int share[REGRET_MOVES] = { 0 };

    regret_shares(r, key, share);
    return share[move];
}

/* Both at the same time: the second does not know what the first has chosen. */
static bool nothing_dealt(void *user, void *state, struct rng *rng)
{
    (void)user, (void)rng;
    memset(state, 0, sizeof(struct kuhn));
    return true;
}

static int in_turn(void *user, const void *state)
{
    const struct kuhn *k = state;

    (void)user;
    return k->moves < 2 ? k->moves : -1;
}

static uint64_t who_is_asked(void *user, const void *state)
{
    return 1 + (uint64_t)in_turn(user, state);
}

/* Matching pennies in which heads pay double: each plays heads two times in five. */
static int pennies(void *user, const void *state)
{
    const struct kuhn *k = state;
    int one = k->bets & 1, two = k->bets >> 1;

    (void)user;
    return one != two ? -1000 : one ? 2000 : 1000;
}

static void test_regret__mixes_where_choices_are_made_at_once(void **state)
{
    static const struct regret_game game = { NULL,          sizeof(struct kuhn),
                                             nothing_dealt, in_turn,
                                             who_is_asked,  two_moves,
                                             kuhn_play,     pennies };
    struct rng rng;

    (void)state;
    rng_start_search(&rng, 2);
    struct regret *r = regret_new(&game, &rng);
    assert_int_equal(regret_shares(r, 1, (int[REGRET_MOVES]){ 0 }), 0);
    for (int n = 0; n < 20000; n++)
        regret_learn(r);
    assert_in_range(share_at(r, 1, 1), 370, 430);
    assert_in_range(share_at(r, 2, 1), 370, 430);
    regret_free(r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_triumph_belief__worlds_agree_with_all_that_the_seat_knows),
        cmocka_unit_test(test_triumph_belief__the_truth_is_among_the_worlds),
        cmocka_unit_test(test_triumph_belief__a_quick_guess_keeps_what_is_known),
        cmocka_unit_test(test_triumph_thinkers__decide_alike_in_twin_worlds),
        cmocka_unit_test(test_triumph_thinkers__a_poisoned_truth_changes_no_decision),
        cmocka_unit_test(test_triumph_thinkers__stop_at_once_and_keep_to_their_positions),
        cmocka_unit_test(test_triumph_thinkers__the_same_dice_and_positions_give_the_same_decision),
        cmocka_unit_test(test_triumph_know__weeding_leaves_something_and_drops_much),
        cmocka_unit_test(test_triumph_know__values_are_chances),
        cmocka_unit_test(test_triumph_reply__comes_to_the_end_of_the_turn),
        cmocka_unit_test(test_triumph_clash__answers_what_an_attack_asks),
        cmocka_unit_test(test_regret__finds_the_bluffs_of_a_small_poker),
        cmocka_unit_test(test_regret__mixes_where_choices_are_made_at_once),
    };
    return cmocka_run_group_tests(tests, open_box, NULL);
}
