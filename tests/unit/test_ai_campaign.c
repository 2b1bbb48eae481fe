/* test_ai_campaign.c -- the opponents of The Campaigns of Napoleon that look ahead: what a world is
 * worth to them, marches that are laid out whole, and the secret choice of battle types. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ai/campaign/eval_campaign.h"
#include "ai/campaign/marches_campaign.h"
#include "ai/campaign/secret_campaign.h"
#include "engine/flow.h"
#include "engine/match.h"
#include "engine/registry.h"

enum { FEW_NODES = 600, MATCHES = 3, LINES = 12 };

static const struct eng_box *box;

static int open_box(void **state)
{
    struct err err;

    (void)state;
    box = eng_shared_box("campaign", &err);
    if (!box)
        fail_msg("%s: %s", err.place, err.reason);
    return 0;
}

/* -- positions of matches that the script plays -- */

static int seat_asked(const struct match *m)
{
    const struct eng_core *core = match_state(m);

    return core->active ? __builtin_ctz(core->active) : -1;
}

static bool is_row(const struct match *m, const char *name)
{
    const struct eng_step *row = eng_flow_row(box, match_state(m));

    return row && strcmp(row->name, name) == 0;
}

static void play(struct match *m, const struct eng_action *a)
{
    eng_ruleno why;

    assert_int_equal(match_play(m, seat_asked(m), a, &why), MATCH_DONE);
}

static void play_by_script(struct match *m, struct rng *rng)
{
    static const struct ai_budget no_limit;
    struct eng_action a;

    assert_true(ai_decide(ai_find("script"), m, seat_asked(m), &no_limit, rng, &a));
    play(m, &a);
}

/* Looks at every `every`-th question of the row, all matches counted; how often. */
static int tour_of(const char *scenario, const char *row, int every,
                   void (*look)(struct match *m, int seat))
{
    int met = 0, looked = 0;

    for (uint64_t seed = 1; seed <= MATCHES; seed++) {
        struct eng_start start = { .scenario = eng_find_scenario(box, scenario) };
        struct err err;
        struct rng rng;
        seed_from_number(&start.seed, seed);
        rng_start_search(&rng, seed);
        struct match *m = match_begin(box, &start, &err);
        assert_non_null(m);
        for (; seat_asked(m) >= 0; play_by_script(m, &rng)) {
            if (!is_row(m, row) || met++ % every != 0)
                continue;
            looked++;
            look(m, seat_asked(m));
        }
        match_free(m);
    }
    return looked;
}

static int tour(const char *row, int every, void (*look)(struct match *m, int seat))
{
    return tour_of("teaching", row, every, look);
}

static void begin_search(struct search *s, struct match *m, int seat, void *redacted,
                         struct rng *rng)
{
    static const struct ai_budget few = { .nodes = FEW_NODES };

    assert_true(match_view(m, ENG_SEAT(seat), redacted));
    rng_start_search(rng, 77);
    search_begin(s, box, ai_know(box->game), redacted, seat, &few, 0, 2, rng);
}

/* -- worth -- */

static void look_at_worth(struct match *m, int seat)
{
    struct cn_state s = *(const struct cn_state *)match_state(m), other = s;
    int french = eval_campaign(box, &s, FRENCH);

    (void)seat;
    assert_in_range(french, AI_LOST, AI_WON);
    assert_int_equal(french + eval_campaign(box, &s, COALITION), AI_WON);
    other.morale = (int8_t)(s.morale + 1);
    assert_true(eval_campaign(box, &other, FRENCH) > french);
    other = s;
    for (int i = 0; i < CN_UNITS; i++)
        if (s.unit[i].standing == IS_TRACK &&
            ((const struct cn_board *)box->board)->unit[i].side == FRENCH)
            other.unit[i].sp = (uint8_t)(s.unit[i].sp + 1);
    assert_true(eval_campaign(box, &other, FRENCH) >= french);
}

static void test_ai_campaign__more_morale_and_more_troops_are_worth_more(void **state)
{
    (void)state;
    assert_true(tour("activation", 5, look_at_worth) > 10);
}

/* With fewer turns left the same lead is surer. */
static void test_ai_campaign__a_lead_is_surer_at_the_end(void **state)
{
    struct cn_state s =
        *(const struct cn_state *)box->scenario[eng_find_scenario(box, "teaching")].state;

    (void)state;
    s.morale = 3;
    int early = eval_campaign(box, &s, FRENCH);
    s.turn = s.last_turn;
    assert_true(eval_campaign(box, &s, FRENCH) > early);
}

/* -- the quick hand -- */

/* In worlds that a seat cannot tell apart it answers alike. */
static void look_at_replies(struct match *m, int seat)
{
    const struct ai_know *know = ai_know(box->game);
    struct cn_state redacted;
    struct search s;
    struct rng rng, one, two;
    struct eng_action a, b;

    begin_search(&s, m, seat, &redacted, &rng);
    for (int n = 0; n < 4; n++) {
        rng_start_search(&one, 3);
        rng_start_search(&two, 3);
        assert_true(know->reply(s.memo, box, search_world(&s, n), seat, &one, &a));
        assert_true(know->reply(s.memo, box, match_state(m), seat, &two, &b));
        assert_int_equal(eng_action_compare(&a, &b), 0);
    }
    search_end(&s);
}

static void test_ai_campaign__the_quick_hand_knows_what_its_seat_knows(void **state)
{
    (void)state;
    assert_true(tour("activation", 9, look_at_replies) > 8);
    assert_true(tour("march", 23, look_at_replies) > 8);
}

/* -- what the script does -- */

static struct eng_action script_answer(struct match *m, int seat)
{
    static const struct ai_budget no_limit;
    struct eng_action a;
    struct rng rng;

    rng_start_search(&rng, 5);
    assert_true(ai_decide(ai_find("script"), m, seat, &no_limit, &rng, &a));
    return a;
}

static void test_ai_campaign__napoleon_taken_ends_the_match(void **state)
{
    static const char position[] = "position campaign 1\nseats 0 1\n"
                                   "frame match \"end of turn\"\n"
                                   "frame \"player turn\" \"end of player turn\" 0 0\n"
                                   "frame capture captured 0 0 21\n"
                                   "turn 3 of 3\nmorale 2\nleader napoleon lost\n"
                                   "leader bagration at 1525\n"
                                   "unit bagration-foot on bagration 6\n";
    struct seed seed;
    struct err err;

    (void)state;
    seed_from_number(&seed, 1);
    struct match *m = match_from_position(box, "napoleon", position, &seed, &err);
    assert_non_null(m);
    assert_int_equal(script_answer(m, seat_asked(m)).verb, VERB_END_GAME);
    match_free(m);
}

/* Four turns are left at most, and the Coalition, which would not win, has no time for it. */
static void look_at_foragers(struct match *m, int seat)
{
    const struct cn_state *s = match_state(m);

    if (s->core.side[seat] == COALITION && s->morale > -2)
        assert_int_not_equal(script_answer(m, seat).verb, VERB_FORAGE);
}

static void test_ai_campaign__nobody_spreads_out_to_forage_in_the_last_turns(void **state)
{
    (void)state;
    assert_true(tour_of("short", "march", 3, look_at_foragers) > 100);
}

/* -- marches -- */

static int laid_out;

static void look_at_lines(struct match *m, int seat)
{
    struct search_line line[LINES];
    struct cn_state redacted;
    struct search s;
    struct rng rng;

    if (cn_outlook_mover(match_state(m)) >= CN_LEADERS && is_row(m, "march"))
        return; /* a vedette */
    begin_search(&s, m, seat, &redacted, &rng);
    int count = marches_campaign(&s, line, LINES);
    for (int i = 0; i < count; i++) {
        assert_true(line[i].count > 0);
        assert_int_equal(box->game->check(box, &redacted, seat, &line[i].action[0]), 0);
        for (int k = 0; k < i; k++)
            assert_false(line[i].count == line[k].count &&
                         memcmp(line[i].action, line[k].action,
                                (size_t)line[i].count * sizeof line[i].action[0]) == 0);
        laid_out += line[i].count > 2;
    }
    search_end(&s);
}

static void test_ai_campaign__marches_are_laid_out_whole_and_each_but_once(void **state)
{
    (void)state;
    laid_out = 0;
    assert_true(tour("march", 11, look_at_lines) > 10);
    assert_true(laid_out > 10);
    laid_out = 0;
    assert_true(tour("activation", 5, look_at_lines) > 10);
    assert_true(laid_out > 10);
}

/* -- battle types -- */

static struct eng_action type_of(struct match *m, int seat, uint64_t dice)
{
    struct ai_budget budget = { .nodes = FEW_NODES };
    struct eng_action a;
    struct rng rng;

    rng_start_search(&rng, dice);
    assert_true(ai_decide(ai_find("guard"), m, seat, &budget, &rng, &a));
    return a;
}

/* 1X-201-1: a single SP may go instead, and tells it at once. */
static bool may_go(const struct cn_state *s, int seat)
{
    struct eng_choices c;

    box->game->offer(box, s, seat, &c);
    return c.count > 0 && c.action[c.count - 1].verb == VERB_WITHDRAW;
}

static int verbs_seen;

/* What the other has sealed changes nothing, and what is chosen is a type of battle. */
static void look_at_types(struct match *m, int seat)
{
    struct cn_state *truth = (struct cn_state *)(uintptr_t)match_state(m), kept = *truth;
    int other = 1 - seat;

    if (!(truth->core.active & ENG_SEAT(other)) || may_go(truth, seat) || may_go(truth, other))
        return;
    for (uint64_t dice = 0; dice < 3; dice++) {
        struct eng_action a = type_of(m, seat, dice);
        assert_true(a.verb == VERB_PITCHED || a.verb == VERB_PURSUIT || a.verb == VERB_REFUSAL ||
                    a.verb == VERB_REAR_GUARD);
        verbs_seen |= a.verb == VERB_PITCHED ? 1 : a.verb == VERB_PURSUIT ? 2 : 4;
    }
    struct eng_choices c;
    box->game->offer(box, truth, other, &c);
    struct eng_action first = c.action[0], last = c.action[c.count - 1];
    box->game->apply(box, truth, other, &first, NULL);
    struct eng_action one = type_of(m, seat, 9);
    *truth = kept;
    box->game->apply(box, truth, other, &last, NULL);
    struct eng_action two = type_of(m, seat, 9);
    *truth = kept;
    assert_int_equal(eng_action_compare(&one, &two), 0);
}

static void test_ai_campaign__types_of_battle_are_chosen_without_reading_the_sealed_one(
    void **state)
{
    (void)state;
    verbs_seen = 0;
    assert_true(tour_of("short", "battle types", 2, look_at_types) > 3);
    assert_true(verbs_seen == 3 || verbs_seen >= 5); /* not the same every time */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ai_campaign__more_morale_and_more_troops_are_worth_more),
        cmocka_unit_test(test_ai_campaign__a_lead_is_surer_at_the_end),
        cmocka_unit_test(test_ai_campaign__the_quick_hand_knows_what_its_seat_knows),
        cmocka_unit_test(test_ai_campaign__napoleon_taken_ends_the_match),
        cmocka_unit_test(test_ai_campaign__nobody_spreads_out_to_forage_in_the_last_turns),
        cmocka_unit_test(test_ai_campaign__marches_are_laid_out_whole_and_each_but_once),
        cmocka_unit_test(
            test_ai_campaign__types_of_battle_are_chosen_without_reading_the_sealed_one),
    };
    return cmocka_run_group_tests(tests, open_box, NULL);
}
