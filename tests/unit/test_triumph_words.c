/* test_triumph_words.c -- the words of Napoleon's Triumph: what is written is read again as the same
 * thing, every verb has a name, and every step that asks has a question. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/match.h"
#include "engine/news.h"
#include "engine/registry.h"
#include "games/triumph/kit/nt_plans.h"
#include "games/triumph/nt_setup.h"

static const struct eng_box *box;
static const struct nt_board *board;

static int open_box(void **state)
{
    struct err err;

    (void)state;
    box = eng_shared_box("triumph", &err);
    if (!box)
        fail_msg("%s: %s", err.place, err.reason);
    board = box->board;
    return 0;
}

static const struct nt_state *first_state(void)
{
    return box->scenario[0].state;
}

static void is_read_again(int verb, int noun)
{
    struct text word = { 0 };
    uint16_t found = 0;

    nt_word(box, verb, (uint16_t)noun, &word);
    if (!nt_noun(box, verb, text_str(&word), &found) || found != noun)
        fail_msg("%s %d is written '%s' and read as %d", nt_game.verbs[verb].name, noun,
                 text_str(&word), found);
    text_free(&word);
}

static void test_triumph_words__what_is_written_is_read_again(void **state)
{
    (void)state;
    for (int i = 1; i <= board->entry_count; i++)
        is_read_again(VERB_ENTER, i);
    for (int i = 1; i <= board->crossing_count; i++)
        is_read_again(VERB_MARCH, i);
    for (int i = 1; i <= board->approach_count; i++) {
        is_read_again(VERB_THREATEN, blocking(i, 0));
        is_read_again(VERB_GO, blocking(i, 1));
    }
    for (int c = 0; c < NT_COMMANDERS; c++)
        is_read_again(VERB_CORPS_MOVE, commander_token(c));
}

static void has_no_word(int verb, int noun)
{
    struct text word = { 0 };

    nt_word(box, verb, (uint16_t)noun, &word);
    assert_string_equal(text_str(&word), "");
    text_free(&word);
}

static void test_triumph_words__what_is_not_on_the_map_has_no_word(void **state)
{
    (void)state;
    has_no_word(VERB_ENTER, 0);
    has_no_word(VERB_ENTER, board->entry_count + 1);
    has_no_word(VERB_MARCH, 0);
    has_no_word(VERB_MARCH, board->crossing_count + 1);
    has_no_word(VERB_CORPS_MOVE, commander_token(NT_COMMANDERS));
}

/* In sentences. */
static void test_triumph_words__things_have_their_names(void **state)
{
    (void)state;
    for (int i = 1; i <= board->crossing_count; i++)
        assert_string_equal(nt_name(box, "road", i), board->crossing_name[i]);
    for (int i = 1; i <= board->entry_count; i++)
        assert_string_equal(nt_name(box, "entry", i), board->entry[i].id);
    assert_string_equal(nt_name(box, "approach", approach_of(nt_find_position(board, "64-55"))),
                        board->block_name[2 * approach_of(nt_find_position(board, "64-55"))]);
    assert_string_equal(nt_name(box, "face", INFANTRY * 4 + 2), "infantry 2");
    assert_string_equal(nt_name(box, "place", nt_find_position(board, "64-55")), "64-55");
    assert_string_equal(nt_name(box, "place", NT_OFF_MAP), "off the map");
    assert_string_equal(nt_name(box, "place", NT_GONE), "nowhere");
    assert_string_equal(nt_name(box, "locale", 53), "53 Zuran Berg");
    assert_string_equal(nt_name(box, "piece", 12), "#12");
    assert_string_equal(nt_name(box, "piece", commander_token(0)), board->commander[0].name);
    assert_string_equal(nt_name(box, "commander", 1), board->commander[1].name);
    assert_string_equal(nt_name(box, "plan", 0), board->plan[0].title);
}

/* A rank order has its name in a conference alone, where it is offered (NT-19-09). */
static void test_triumph_words__every_verb_has_a_name(void **state)
{
    (void)state;
    for (int verb = 0; nt_game.verbs[verb].name; verb++) {
        struct eng_action a = { .verb = (uint16_t)verb, .count = 5 };
        struct eng_phrase p;
        nt_say(box, first_state(), &a, &p);
        if ((p.text < ENG_TEXT_COUNT) != (verb == VERB_RANK))
            fail_msg("the name of '%s'", nt_game.verbs[verb].name);
        if (verb == VERB_RANK)
            assert_int_equal(p.arg[0], 5);
    }
}

static void asks(const struct eng_proc *proc, int row)
{
    struct nt_state s = *first_state();
    struct eng_phrase p;

    s.core.depth = 1;
    s.core.asked = s.core.active = ENG_SEAT(0);
    s.core.frame[0] =
        (struct eng_frame){ .proc = (uint8_t)(proc - nt_procs), .step = (uint8_t)row };
    nt_prompt(box, &s, 0, &p);
    if (p.text < ENG_TEXT_COUNT)
        fail_msg("'%s' of '%s' asks nothing", proc->step[row].name, proc->name);
}

static void test_triumph_words__every_step_that_asks_has_a_question(void **state)
{
    (void)state;
    for (const struct eng_proc *proc = nt_procs; proc->name; proc++)
        for (int row = 0; row < proc->step_count; row++)
            if (proc->step[row].take)
                asks(proc, row);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_triumph_words__what_is_written_is_read_again),
        cmocka_unit_test(test_triumph_words__what_is_not_on_the_map_has_no_word),
        cmocka_unit_test(test_triumph_words__things_have_their_names),
        cmocka_unit_test(test_triumph_words__every_verb_has_a_name),
        cmocka_unit_test(test_triumph_words__every_step_that_asks_has_a_question),
    };

    return cmocka_run_group_tests(tests, open_box, NULL);
}
