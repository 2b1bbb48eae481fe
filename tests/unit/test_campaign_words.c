/* test_campaign_words.c -- every verb of The Campaigns of Napoleon has a name, every step that asks
 * has a question, and all that lies over the map of one side is quickly written. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

#include "engine/news.h"
#include "games/campaign/kit/cn_show.h"

static struct eng_box box;

static int open_box(void **state)
{
    struct err err;

    (void)state;
    if (!eng_open(&cn_game, "data", &box, &err)) {
        err_print(&err);
        return 1;
    }
    return 0;
}

static int close_box(void **state)
{
    (void)state;
    eng_close(&box);
    return 0;
}

static const struct cn_state *first_state(void)
{
    return box.scenario[0].state;
}

static void test_campaign_words__every_verb_has_a_name(void **state)
{
    (void)state;
    for (int verb = 0; cn_game.verbs[verb].name; verb++) {
        struct eng_action a = { .verb = (uint16_t)verb, .noun = 2921 };
        struct eng_phrase p;
        if (cn_game.verbs[verb].gesture == GESTURE_PIECE)
            a.noun = 1;
        cn_say(&box, first_state(), &a, &p);
        if (p.text < ENG_TEXT_COUNT)
            fail_msg("'%s' has no name", cn_game.verbs[verb].name);
    }
}

static void asks(const struct eng_proc *proc, int row)
{
    struct cn_state s = *first_state();
    struct eng_phrase p;

    s.core.depth = 1;
    s.core.asked = s.core.active = ENG_SEAT(0);
    s.core.frame[0] =
        (struct eng_frame){ .proc = (uint8_t)(proc - cn_procs), .step = (uint8_t)row };
    cn_prompt(&box, &s, 0, &p);
    if (p.text < ENG_TEXT_COUNT)
        fail_msg("'%s' of '%s' asks nothing", proc->step[row].name, proc->name);
    assert_int_equal(p.rule, proc->step[row].rule);
}

static void test_campaign_words__every_step_that_asks_has_a_question(void **state)
{
    (void)state;
    for (const struct eng_proc *proc = cn_procs; proc->name; proc++)
        for (int row = 0; row < proc->step_count; row++)
            if (proc->step[row].take)
                asks(proc, row);
}

/* 2 ms for the overlays of a side; measured here with the rest of the view, which takes longer. */
static void test_campaign_words__a_view_is_quickly_written(void **state)
{
    enum { TIMES = 20 };
    struct cn_state s = *first_state();
    struct text out = { 0 };
    clock_t began = clock();

    (void)state;
    eng_redact(&box, &s, ENG_SEAT(0));
    for (int i = 0; i < TIMES; i++) {
        struct jout json;
        text_clear(&out);
        jout_start(&json, &out);
        jout_object(&json);
        cn_show(&box, &s, &json);
        jout_end_object(&json);
        jout_done(&json);
    }
    double ms = (double)(clock() - began) * 1000 / CLOCKS_PER_SEC / TIMES;
    print_message("# %.2f ms, %zu bytes\n", ms, out.length);
    assert_true(ms < 40); /* with the sanitizers on */
    text_free(&out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_campaign_words__every_verb_has_a_name),
        cmocka_unit_test(test_campaign_words__every_step_that_asks_has_a_question),
        cmocka_unit_test(test_campaign_words__a_view_is_quickly_written),
    };

    return cmocka_run_group_tests(tests, open_box, close_box);
}
