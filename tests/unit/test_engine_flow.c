/* test_engine_flow.c -- the frame machine: asking, calling, sealing, drafts, barriers. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "toy_game.h"

static void test_flow__every_one_of_eight_seats_is_asked(void **unused)
{
    struct match *m = toy_match();
    (void)unused;
    assert_int_equal(toy_state(m)->core.active, 0xff);
    assert_int_equal(toy_state(m)->core.seat_count, 8);
    match_free(m);
}

static void test_flow__a_sealed_answer_waits_for_the_others_and_may_be_changed(void **unused)
{
    struct match *m = toy_match();
    (void)unused;
    for (int seat = 0; seat < 7; seat++)
        assert_int_equal(toy_play(m, seat, "seal x1"), MATCH_DONE);
    assert_int_equal(toy_state(m)->core.active, ENG_SEAT(7));
    assert_int_equal(toy_play(m, 3, "seal x3"), MATCH_DONE);
    assert_int_equal(toy_state(m)->core.active, ENG_SEAT(7));
    assert_int_equal(toy_play(m, 7, "seal x1"), MATCH_DONE);
    assert_int_equal(toy_state(m)->sum, 10);
    assert_int_equal(toy_state(m)->core.active, ENG_SEAT(0));
    match_free(m);
}

static void test_flow__a_sealed_answer_is_seen_by_its_seat_alone(void **unused)
{
    struct match *m = toy_match();
    struct toy_state view;
    (void)unused;
    toy_play(m, 2, "seal x3");
    assert_true(match_view(m, ENG_SEAT(2), &view));
    assert_int_equal(view.core.sealed[2], 3);
    assert_true(match_view(m, (eng_seats)~ENG_SEAT(2), &view));
    assert_int_equal(view.core.sealed[2], 0);
    match_free(m);
}

static void test_flow__a_draft_is_toggled_and_seen_by_its_drafter_alone(void **unused)
{
    struct match *m = toy_at_play();
    struct toy_state view;
    (void)unused;
    toy_play(m, 0, "pick 2");
    toy_play(m, 0, "pick 3");
    toy_play(m, 0, "pick 2");
    assert_true(match_view(m, ENG_SEAT(0), &view));
    assert_int_equal(view.core.draft[0], 1u << 3);
    assert_true(match_view(m, ENG_SEAT(1), &view));
    assert_int_equal(view.core.draft[0], 0);
    assert_true(match_view(m, 0, &view));
    assert_int_equal(view.core.draft[0], 0);
    match_free(m);
}

static void test_flow__a_new_question_begins_with_an_empty_draft(void **unused)
{
    struct match *m = toy_at_play();
    (void)unused;
    toy_play(m, 0, "pick 1");
    toy_play(m, 0, "roll");
    assert_int_equal(toy_state(m)->core.draft[0], 0);
    match_free(m);
}

static void test_flow__a_called_procedure_gets_locals_and_returns_an_answer(void **unused)
{
    struct match *m = toy_at_play();
    (void)unused;
    assert_int_equal(toy_play(m, 0, "call"), MATCH_DONE);
    assert_int_equal(toy_state(m)->answer, 67);
    assert_int_equal(toy_state(m)->core.depth, 1);
    match_free(m);
}

static void test_flow__a_finished_frame_leaves_nothing_behind(void **unused)
{
    static const struct eng_frame empty;
    struct match *m = toy_at_play();
    (void)unused;
    toy_play(m, 0, "call");
    assert_memory_equal(&toy_state(m)->core.frame[1], &empty, sizeof empty);
    match_free(m);
}

static void test_flow__offers_are_sorted_and_unique(void **unused)
{
    struct match *m = toy_match();
    struct eng_choices c;
    (void)unused;
    assert_true(match_choices(m, 0, &c));
    assert_int_equal(c.count, 3);
    for (int i = 0; i < 3; i++)
        assert_int_equal(c.action[i].count, i + 1);
    eng_choices_add(&c, &c.action[0]);
    eng_choices_sort(&c);
    assert_int_equal(c.count, 3);
    match_free(m);
}

static void test_flow__what_is_not_offered_is_refused_by_the_rule_of_the_row(void **unused)
{
    struct match *m = toy_match();
    struct eng_action a = { .verb = TOY_SEAL, .count = 9 };
    eng_ruleno why;
    (void)unused;
    assert_int_equal(match_play(m, 0, &a, &why), MATCH_REFUSED);
    assert_int_equal(why, SK_2_02);
    a = (struct eng_action){ .verb = TOY_SEAL, .count = 1, .x = 4 };
    assert_int_equal(match_play(m, 0, &a, &why), MATCH_REFUSED);
    a = (struct eng_action){ .verb = 999 };
    assert_int_equal(match_play(m, 0, &a, &why), MATCH_REFUSED);
    assert_int_equal(match_sequence(m), 0);
    match_free(m);
}

static void test_flow__a_roll_tells_and_bars_undo(void **unused)
{
    struct match *m = toy_at_play();
    (void)unused;
    int before = match_news_count(m);
    toy_play(m, 0, "roll");
    assert_int_equal(match_news_count(m), before + 1);
    assert_int_equal(match_news(m, before)->what.text, ENG_TEXT_ROLL);
    assert_int_equal(match_news(m, before)->what.rule, SK_2_05);
    assert_int_equal(match_news(m, before)->what.arg[0], toy_state(m)->die);
    assert_false(match_can_undo(m, 0));
    match_free(m);
}

static void test_flow__laid_dice_come_first_and_in_order(void **unused)
{
    static const uint8_t dice[] = { 6, 1 };
    struct match *m = toy_at_play();
    (void)unused;
    assert_int_equal(match_lay_fate(m, dice, 2), MATCH_DONE);
    toy_play(m, 0, "roll");
    assert_int_equal(toy_state(m)->die, 6);
    toy_play(m, 0, "roll");
    assert_int_equal(toy_state(m)->die, 1);
    assert_int_equal(toy_state(m)->core.fate.count, 0);
    match_free(m);
}

static void test_flow__a_face_that_no_die_shows_cannot_be_laid(void **unused)
{
    static const uint8_t high[] = { 4, 7 }, none[] = { 0 }, die[] = { 6 };
    struct match *m = toy_at_play();
    (void)unused;
    int lines = match_sequence(m);
    assert_int_equal(match_lay_fate(m, high, 2), MATCH_REFUSED);
    assert_int_equal(match_lay_fate(m, none, 1), MATCH_REFUSED);
    assert_int_equal(match_sequence(m), lines);
    assert_int_equal(match_lay_fate(m, die, 1), MATCH_DONE);
    match_free(m);
}

static void test_flow__dice_are_taken_by_dice_and_draws_by_draws(void **unused)
{
    static const uint8_t laid[] = { ENG_DRAWN + 2, 4 };
    struct match *m = toy_at_play();
    (void)unused;
    assert_int_equal(match_lay_fate(m, laid, 2), MATCH_DONE);
    assert_int_equal(toy_play(m, 0, "roll"), MATCH_DONE);
    assert_int_equal(toy_state(m)->die, 4);
    assert_int_equal(toy_state(m)->core.fate.count, 1);
    assert_int_equal(toy_state(m)->core.fate.value[0], ENG_DRAWN + 2);
    match_free(m);
}

static void test_flow__the_trace_reads_as_a_sentence(void **unused)
{
    struct match *m = toy_at_play();
    struct text trace = { 0 };
    (void)unused;
    eng_trace(match_box(m), match_state(m), &trace);
    assert_string_equal(text_str(&trace), "main SK 3 play: Blue 1 to choose");
    text_free(&trace);
    match_free(m);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_flow__every_one_of_eight_seats_is_asked),
        cmocka_unit_test(test_flow__a_sealed_answer_waits_for_the_others_and_may_be_changed),
        cmocka_unit_test(test_flow__a_sealed_answer_is_seen_by_its_seat_alone),
        cmocka_unit_test(test_flow__a_draft_is_toggled_and_seen_by_its_drafter_alone),
        cmocka_unit_test(test_flow__a_new_question_begins_with_an_empty_draft),
        cmocka_unit_test(test_flow__a_called_procedure_gets_locals_and_returns_an_answer),
        cmocka_unit_test(test_flow__a_finished_frame_leaves_nothing_behind),
        cmocka_unit_test(test_flow__offers_are_sorted_and_unique),
        cmocka_unit_test(test_flow__what_is_not_offered_is_refused_by_the_rule_of_the_row),
        cmocka_unit_test(test_flow__a_roll_tells_and_bars_undo),
        cmocka_unit_test(test_flow__laid_dice_come_first_and_in_order),
        cmocka_unit_test(test_flow__a_face_that_no_die_shows_cannot_be_laid),
        cmocka_unit_test(test_flow__dice_are_taken_by_dice_and_draws_by_draws),
        cmocka_unit_test(test_flow__the_trace_reads_as_a_sentence),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
