/* test_engine_match.c -- one running match: undo, taking back, keeping, freezing. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/replay.h"

#include "toy_game.h"

static void test_match__another_seat_is_not_asked(void **unused)
{
    struct match *m = toy_at_play();
    (void)unused;
    assert_int_equal(toy_play(m, 1, "done"), MATCH_NOT_ASKED);
    assert_int_equal(toy_play(m, 8, "done"), MATCH_NOT_ASKED);
    assert_int_equal(toy_play(m, -1, "done"), MATCH_NOT_ASKED);
    match_free(m);
}

static void test_match__undo_gives_back_the_bytes_before(void **unused)
{
    struct match *m = toy_at_play();
    struct toy_state before;
    (void)unused;
    memcpy(&before, match_state(m), sizeof before);
    toy_play(m, 0, "pick 1");
    toy_play(m, 0, "pick 2");
    assert_int_equal(match_undo(m, 1), MATCH_NO_UNDO);
    assert_int_equal(match_undo(m, 0), MATCH_DONE);
    assert_int_equal(match_undo(m, 0), MATCH_DONE);
    assert_memory_equal(match_state(m), &before, sizeof before);
    assert_int_equal(match_undo(m, 0), MATCH_NO_UNDO);
    match_free(m);
}

static void test_match__what_others_sealed_cannot_be_undone(void **unused)
{
    struct match *m = toy_match();
    (void)unused;
    toy_play(m, 0, "seal x1");
    assert_false(match_can_undo(m, 0));
    match_free(m);
}

static void test_match__taking_back_by_consent_goes_behind_the_dice_and_casts_anew(void **unused)
{
    struct match *m = toy_at_play();
    struct toy_state before;
    int seen[7] = { 0 }, kinds = 0;
    (void)unused;
    int line = match_sequence(m);
    memcpy(&before, match_state(m), sizeof before);
    for (int i = 0; i < 20; i++) {
        toy_play(m, 0, "roll");
        seen[toy_state(m)->die]++;
        assert_int_equal(match_take_back(m, line), MATCH_DONE);
        before.core.rng = toy_state(m)->core.rng; /* which never goes back */
        assert_int_equal(before.core.rng.event, i + 1);
        assert_memory_equal(match_state(m), &before, sizeof before);
    }
    for (int die = 1; die <= 6; die++)
        kinds += seen[die] > 0;
    assert_true(kinds >= 3); /* not the same die twenty times */
    assert_int_equal(match_take_back(m, match_sequence(m)), MATCH_NO_UNDO);
    match_free(m);
}

static void test_match__a_journal_with_undo_and_taking_back_replays(void **unused)
{
    struct match *m = toy_at_play();
    struct journal j;
    struct text text = { 0 };
    struct err err;
    (void)unused;
    toy_play(m, 0, "pick 1");
    match_undo(m, 0);
    toy_play(m, 0, "roll");
    match_take_back(m, 8);
    toy_play(m, 0, "roll");
    journal_write(match_journal(m), true, &text);
    assert_true(journal_read("j", text_str(&text), &j, &err));
    struct match *again = match_replay(match_box(m), "j", &j, -1, &err);
    assert_non_null(again);
    assert_memory_equal(match_state(again), match_state(m), sizeof(struct toy_state));
    match_free(again);
    journal_free(&j);
    text_free(&text);
    match_free(m);
}

static int times_asked(const struct match *m)
{
    int count = 0;

    for (int i = 0; i < match_news_count(m); i++)
        count += match_news(m, i)->what.text == ENG_TEXT_ADVICE;
    return count;
}

/* Else one could ask, take back what led to the question, and nobody would know. */
static void test_match__that_advice_was_asked_for_outlives_undo(void **unused)
{
    struct match *m = toy_at_play();
    struct toy_state before;
    struct err err;
    (void)unused;
    toy_play(m, 0, "pick 1");
    memcpy(&before, match_state(m), sizeof before);
    assert_int_equal(match_ask_advice(m, 1), MATCH_NOT_ASKED);
    assert_int_equal(match_ask_advice(m, 0), MATCH_DONE);
    assert_memory_equal(match_state(m), &before, sizeof before);
    toy_play(m, 0, "pick 2");
    assert_int_equal(match_ask_advice(m, 0), MATCH_DONE);
    assert_int_equal(match_undo(m, 0), MATCH_DONE);
    assert_int_equal(times_asked(m), 2);
    assert_int_equal(match_undo(m, 0), MATCH_DONE);
    assert_int_equal(times_asked(m), 2);
    struct match *again = match_replay(match_box(m), "j", match_journal(m), -1, &err);
    assert_non_null(again);
    assert_int_equal(match_news_count(again), match_news_count(m));
    assert_int_equal(times_asked(again), 2);
    match_free(again);
    match_free(m);
}

/* -- a replay plays every line once -- */

/* Played from its text; it must come to the same state and the same news. */
static void assert_replays(struct match *m)
{
    struct journal j;
    struct text text = { 0 };
    struct err err;

    journal_write(match_journal(m), true, &text);
    assert_true(journal_read("j", text_str(&text), &j, &err));
    struct match *again = match_replay(match_box(m), "j", &j, -1, &err);
    if (!again)
        fail_msg("%s: %s", err.place, err.reason);
    assert_memory_equal(match_state(again), match_state(m), sizeof(struct toy_state));
    assert_int_equal(match_news_count(again), match_news_count(m));
    for (int i = 0; i < match_news_count(m); i++)
        assert_memory_equal(match_news(again, i), match_news(m, i), sizeof(struct eng_event));
    match_free(again);
    journal_free(&j);
    text_free(&text);
}

static void test_match__a_replay_goes_on_with_a_match_that_has_the_first_lines(void **unused)
{
    struct match *m = toy_at_play();
    struct err err;
    (void)unused;
    toy_play(m, 0, "pick 1");
    int first = match_journal(m)->count;
    toy_play(m, 0, "roll");
    match_take_back(m, first);
    struct match *again = match_replay(match_box(m), "j", match_journal(m), first, &err);
    struct replay *r = replay_go_on(again, "j", match_journal(m));
    assert_true(replay_next(r, &err));
    assert_true(replay_next(r, &err)); /* back to where it went on */
    again = replay_end(r);
    assert_memory_equal(match_state(again), match_state(m), sizeof(struct toy_state));
    match_free(again);
    match_free(m);
}

/* Each goes back to where the one before it had gone back to: were a take-back to play what it goes
 * back to, and each one in there again, this would take longer than anybody has. */
static bool is_seen(const struct match *m, int seat, int verb, int noun)
{
    struct eng_action a = { .verb = (uint16_t)verb, .noun = (uint16_t)noun };

    return match_is_seen(m, seat, &a);
}

/* And nothing has happened by asking. */
static void test_match__a_draft_is_seen_by_nobody_a_die_by_all(void **unused)
{
    struct match *m = toy_at_play();
    struct toy_state before = *toy_state(m);

    (void)unused;
    assert_false(is_seen(m, 0, TOY_PICK, 1));
    assert_true(is_seen(m, 0, TOY_ROLL, 0));
    assert_true(is_seen(m, 0, TOY_PICK, 9999)); /* refused: it is not for us to say */
    assert_true(is_seen(m, 0, TOY_PANIC, 0));
    assert_memory_equal(match_state(m), &before, sizeof before);
    assert_null(match_frozen(m));
    match_free(m);
}

static void test_match__taking_back_in_what_was_taken_back_costs_no_more(void **unused)
{
    struct match *m = toy_at_play();
    (void)unused;
    for (int i = 0; i < 60; i++) {
        toy_play(m, 0, "roll");
        assert_int_equal(match_take_back(m, match_sequence(m) - 1), MATCH_DONE);
    }
    toy_play(m, 0, "roll");
    assert_replays(m);
    match_free(m);
}

static void test_match__wherever_a_take_back_leads_the_news_are_those_of_then(void **unused)
{
    struct match *m = toy_at_play();
    int told[400], first = match_sequence(m);
    struct rng rng;
    (void)unused;
    rng_start_search(&rng, 1805);
    told[first] = match_news_count(m);
    while (match_sequence(m) < 390) {
        int line = first + (int)rng_below(&rng, (uint32_t)(match_sequence(m) - first + 1));
        bool back = rng_below(&rng, 4) == 0 && line < match_sequence(m);
        if (back)
            assert_int_equal(match_take_back(m, line), MATCH_DONE);
        else
            toy_play(m, 0, rng_below(&rng, 3) ? "roll" : "pick 1");
        if (back)
            assert_int_equal(match_news_count(m), told[line]);
        told[match_sequence(m)] = match_news_count(m);
    }
    assert_replays(m);
    match_free(m);
}

static void test_match__no_more_than_so_many_drafts_can_be_undone(void **unused)
{
    struct match *m = toy_at_play();
    int undone = 0;
    (void)unused;
    for (int i = 0; i < 1000; i++)
        toy_play(m, 0, "pick 1");
    while (match_undo(m, 0) == MATCH_DONE)
        undone++;
    assert_in_range(undone, 200, 500);
    assert_replays(m);
    match_free(m);
}

struct keeper {
    int kept, limit;
    char last[120];
};

static bool keep(void *user, int number, const char *line, struct err *err)
{
    struct keeper *k = user;
    if (k->kept == k->limit)
        return err_set(err, "disk", "it is full");
    assert_int_equal(number, k->kept + 1);
    k->kept++;
    snprintf(k->last, sizeof k->last, "%s", line);
    return true;
}

static void test_match__a_decision_that_cannot_be_kept_has_not_happened(void **unused)
{
    struct match *m = toy_match();
    struct keeper k = { .limit = 2 };
    (void)unused;
    match_set_keeper(m, keep, &k);
    assert_int_equal(toy_play(m, 0, "seal x1"), MATCH_DONE);
    assert_int_equal(toy_play(m, 1, "seal x1"), MATCH_DONE);
    uint64_t hash = eng_hash(match_box(m), match_state(m));
    assert_int_equal(toy_play(m, 2, "seal x1"), MATCH_NOT_KEPT);
    assert_int_equal(eng_hash(match_box(m), match_state(m)), hash);
    assert_int_equal(match_sequence(m), 2);
    k.limit = 99;
    assert_int_equal(toy_play(m, 2, "seal x3"), MATCH_DONE);
    struct text line = { 0 };
    journal_line_text(&match_journal(m)->line[2], &line);
    assert_string_equal(text_str(&line), k.last);
    text_free(&line);
    match_free(m);
}

static void check_frozen(const char *action, const char *named)
{
    struct match *m = toy_at_play();
    struct toy_state view;
    struct eng_choices c;
    uint64_t hash = eng_hash(match_box(m), match_state(m));
    assert_int_equal(toy_play(m, 0, action), MATCH_FROZEN);
    assert_non_null(match_frozen(m));
    assert_non_null(strstr(match_frozen(m), named));
    assert_non_null(strstr(match_frozen(m), "main SK 3 play"));
    assert_int_equal(eng_hash(match_box(m), match_state(m)), hash);
    assert_int_equal(match_sequence(m), 8);
    assert_int_equal(toy_play(m, 0, "done"), MATCH_FROZEN);
    assert_int_equal(match_undo(m, 0), MATCH_FROZEN);
    assert_false(match_view(m, ENG_ALL, &view));
    assert_false(match_choices(m, 0, &c));
    match_free(m);
}

static void test_match__a_broken_invariant_freezes_it(void **unused)
{
    (void)unused;
    check_frozen("break", "the toy is broken");
}

static void test_match__a_failed_assertion_freezes_it(void **unused)
{
    (void)unused;
    check_frozen("panic", "s->sum < 0");
}

static void test_match__a_runaway_freezes_it(void **unused)
{
    (void)unused;
    check_frozen("runaway", "over");
}

static void test_match__others_go_on_while_one_is_frozen(void **unused)
{
    struct match *one = toy_at_play(), *two = toy_at_play();
    (void)unused;
    toy_play(one, 0, "panic");
    assert_int_equal(toy_play(two, 0, "roll"), MATCH_DONE);
    assert_null(match_frozen(two));
    match_free(one);
    match_free(two);
}

static void test_match__nothing_is_played_after_the_end(void **unused)
{
    struct match *m = toy_at_play();
    (void)unused;
    assert_int_equal(toy_play(m, 0, "end"), MATCH_DONE);
    assert_int_equal(toy_state(m)->core.active, 0);
    assert_int_equal(toy_play(m, 0, "done"), MATCH_OVER);
    match_free(m);
}

static void test_match__the_message_of_a_spectator_has_no_choices(void **unused)
{
    struct match *m = toy_at_play();
    struct text all = { 0 }, none = { 0 };
    (void)unused;
    assert_true(match_message(m, 0, 0, LANG_EN, &all));
    assert_true(match_message(m, -1, 0, LANG_EN, &none));
    assert_non_null(strstr(text_str(&all), "\"action\":\"pick 1\""));
    assert_non_null(strstr(text_str(&none), "\"choices\":[]"));
    assert_non_null(strstr(text_str(&none), "Waiting for Blue 1"));
    text_free(&all);
    text_free(&none);
    match_free(m);
}

static void test_match__a_message_in_two_texts_says_the_same(void **unused)
{
    struct match *m = toy_at_play();
    struct toy_state view;
    (void)unused;
    for (int seat = -1; seat < 3; seat++) {
        struct match_eye eye = { seat, seat == 1 ? LANG_FR : LANG_EN, &view, NULL };
        struct text whole = { 0 }, state = { 0 }, log = { 0 }, both = { 0 };

        assert_true(match_view(m, seat >= 0 ? ENG_SEAT(seat) : 0, &view));
        assert_true(match_message(m, seat, 1, eye.lang, &whole));
        assert_true(match_tell_state(m, &eye, NULL, &state));
        assert_true(match_tell_log(m, &eye, 1, 0, &log));
        text_printf(&both, "%.*s,\"log\":%s}", (int)state.length - 1, text_str(&state),
                    text_str(&log));
        assert_string_equal(text_str(&both), text_str(&whole));
        text_free(&whole);
        text_free(&state);
        text_free(&log);
        text_free(&both);
    }
    match_free(m);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_match__a_message_in_two_texts_says_the_same),
        cmocka_unit_test(test_match__another_seat_is_not_asked),
        cmocka_unit_test(test_match__undo_gives_back_the_bytes_before),
        cmocka_unit_test(test_match__what_others_sealed_cannot_be_undone),
        cmocka_unit_test(test_match__taking_back_by_consent_goes_behind_the_dice_and_casts_anew),
        cmocka_unit_test(test_match__a_journal_with_undo_and_taking_back_replays),
        cmocka_unit_test(test_match__that_advice_was_asked_for_outlives_undo),
        cmocka_unit_test(test_match__a_replay_goes_on_with_a_match_that_has_the_first_lines),
        cmocka_unit_test(test_match__a_draft_is_seen_by_nobody_a_die_by_all),
        cmocka_unit_test(test_match__taking_back_in_what_was_taken_back_costs_no_more),
        cmocka_unit_test(test_match__wherever_a_take_back_leads_the_news_are_those_of_then),
        cmocka_unit_test(test_match__no_more_than_so_many_drafts_can_be_undone),
        cmocka_unit_test(test_match__a_decision_that_cannot_be_kept_has_not_happened),
        cmocka_unit_test(test_match__a_broken_invariant_freezes_it),
        cmocka_unit_test(test_match__a_failed_assertion_freezes_it),
        cmocka_unit_test(test_match__a_runaway_freezes_it),
        cmocka_unit_test(test_match__others_go_on_while_one_is_frozen),
        cmocka_unit_test(test_match__nothing_is_played_after_the_end),
        cmocka_unit_test(test_match__the_message_of_a_spectator_has_no_choices),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
