/* test_colors_words.c -- the words of Commands & Colors: what is written is read again as the same
 * thing, every verb has a name, every step that asks has a question, and a verb that ends a question
 * is called by the question it ends. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/news.h"
#include "engine/registry.h"
#include "games/colors/cc_orders.h"
#include "games/colors/kit/cc_odds.h"

static const struct eng_box *box;
static struct cc_state s;

enum { LINE = 0, HORSE = 1 }; /* units */

static int open_box(void **state)
{
    struct err err;

    (void)state;
    box = eng_shared_box("colors", &err);
    if (!box || !eng_restore(box, "test",
                             "position colors 1\nseats 0 1\nbanners 6\nturn top card attack-center"
                             " phase orders\nunit top C3 BR.LN\nunit top C5 BR.LC\n"
                             "unit bottom G5 FR.LN\n",
                             &s, &err))
        fail_msg("%s: %s", err.place, err.reason);
    return 0;
}

static void is_read_again(int verb, int noun)
{
    struct text word = { 0 };
    uint16_t found = 0;

    cc_word(box, verb, (uint16_t)noun, &word);
    if (!cc_noun(box, verb, text_str(&word), &found) || found != noun)
        fail_msg("%s %d is written '%s' and read as %d", cc_game.verbs[verb].name, noun,
                 text_str(&word), found);
    text_free(&word);
}

static void has_no_word(int verb, int noun)
{
    struct text word = { 0 };

    cc_word(box, verb, (uint16_t)noun, &word);
    assert_string_equal(text_str(&word), "");
    text_free(&word);
}

static void test_colors_words__what_is_written_is_read_again(void **state)
{
    const struct cc_board *b = cc_board(box);

    (void)state;
    for (int kind = 1; kind <= b->card_count; kind++)
        is_read_again(VERB_PLAY, kind);
    for (int hex = 1; hex < CC_HEXES; hex++)
        is_read_again(VERB_GO, hex);
    has_no_word(VERB_PLAY, 0);
    has_no_word(VERB_KEEP, b->card_count + 1);
    has_no_word(VERB_GO, 0);
    has_no_word(VERB_GO, CC_HEXES);
}

/* The state with nothing but that procedure, at that row. */
static struct eng_frame *stand_at(int proc, int row)
{
    s.core.depth = 1;
    s.core.asked = s.core.active = ENG_SEAT(0);
    s.core.frame[0] = (struct eng_frame){ .proc = (uint8_t)proc, .step = (uint8_t)row };
    return &s.core.frame[0];
}

static int said(int verb)
{
    struct eng_action a = { .verb = (uint16_t)verb };
    struct eng_phrase p;

    cc_say(box, &s, &a, &p);
    return p.text;
}

static void test_colors_words__every_verb_has_a_name(void **state)
{
    (void)state;
    stand_at(PROC_TURN, 0);
    for (int verb = 0; cc_game.verbs[verb].name; verb++)
        if (said(verb) < ENG_TEXT_COUNT)
            fail_msg("'%s' has no name", cc_game.verbs[verb].name);
}

static void test_colors_words__every_step_that_asks_has_a_question(void **state)
{
    (void)state;
    for (const struct eng_proc *proc = cc_procs; proc->name; proc++)
        for (int row = 0; row < proc->step_count; row++) {
            struct eng_phrase p;
            if (!proc->step[row].take)
                continue;
            stand_at((int)(proc - cc_procs), row);
            cc_prompt(box, &s, 0, &p);
            if (p.text < ENG_TEXT_COUNT)
                fail_msg("'%s' of '%s' asks nothing", proc->step[row].name, proc->name);
        }
}

/* At the step that takes the answer so, what its end is called, and the other verb that ends. */
static void ends(eng_take *take, int verb, int text, int other, int usual)
{
    for (const struct eng_proc *proc = cc_procs; proc->name; proc++)
        for (int row = 0; row < proc->step_count; row++)
            if (proc->step[row].take == take) {
                stand_at((int)(proc - cc_procs), row);
                assert_int_equal(said(verb), text);
                assert_int_equal(said(other), usual);
                return;
            }
    fail_msg("no step takes that answer");
}

static void test_colors_words__an_end_is_called_by_what_it_ends(void **state)
{
    (void)state;
    ends(cc_take_orders, VERB_DONE, NEWS_SAY_DONE_ORDERS, VERB_HOLD, NEWS_SAY_HOLD);
    ends(cc_take_movement, VERB_DONE, NEWS_SAY_DONE_MOVEMENT, VERB_HOLD, NEWS_SAY_HOLD);
    ends(cc_take_combat, VERB_DONE, NEWS_SAY_DONE_COMBAT, VERB_HOLD, NEWS_SAY_HOLD);
    ends(cc_take_batteries, VERB_DONE, NEWS_SAY_DONE_BATTERIES, VERB_HOLD, NEWS_SAY_HOLD);
    ends(cc_take_announce, VERB_HOLD, NEWS_SAY_HOLD_FIRE, VERB_DONE, NEWS_SAY_DONE);
    ends(cc_take_battle_back, VERB_HOLD, NEWS_SAY_NO_BATTLE_BACK, VERB_DONE, NEWS_SAY_DONE);
}

/* The bonus of an attack is declined, where there is one (CCN-5.4.13). */
static void test_colors_words__a_bonus_is_declined(void **state)
{
    (void)state;
    for (int row = 0; row < cc_procs[PROC_COMBAT].step_count; row++)
        if (cc_procs[PROC_COMBAT].step[row].take == cc_take_announce) {
            combat_frame(stand_at(PROC_COMBAT, row))->bonus = 1;
            assert_int_equal(said(VERB_HOLD), NEWS_SAY_NO_BONUS);
        }
}

static void test_colors_words__infantry_takes_ground_and_cavalry_pursues(void **state)
{
    struct eng_frame *f = stand_at(PROC_ADVANCE, 0);

    (void)state;
    advance_frame(f)->unit = LINE;
    assert_int_equal(said(VERB_ADVANCE), NEWS_SAY_TAKE_GROUND);
    advance_frame(f)->unit = HORSE;
    assert_int_equal(said(VERB_ADVANCE), NEWS_SAY_PURSUE);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_colors_words__what_is_written_is_read_again),
        cmocka_unit_test(test_colors_words__every_verb_has_a_name),
        cmocka_unit_test(test_colors_words__every_step_that_asks_has_a_question),
        cmocka_unit_test(test_colors_words__an_end_is_called_by_what_it_ends),
        cmocka_unit_test(test_colors_words__a_bonus_is_declined),
        cmocka_unit_test(test_colors_words__infantry_takes_ground_and_cavalry_pursues),
    };

    return cmocka_run_group_tests(tests, open_box, NULL);
}
