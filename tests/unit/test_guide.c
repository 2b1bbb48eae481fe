/* test_guide.c -- what leads through the rules: the sequence of play names rows that there are, and
 * knows every place where somebody is asked. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/flow.h"
#include "engine/guide.h"
#include "engine/registry.h"
#include "engine/rulebook.h"

static bool names_row(const struct eng_game *game, const struct eng_phase *one, const char *name)
{
    struct eng_phase alone = *one;

    alone.at = name; /* this name and those behind it; the last is looked at alone */
    for (int p = 0; game->procs[p].name; p++) {
        const struct eng_proc *proc = &game->procs[p];

        if (strcmp(name, proc->name) == 0)
            return true;
        size_t length = strlen(proc->name);
        if (strncmp(name, proc->name, length) != 0 || name[length] != '/')
            continue;
        for (int row = 0; row < proc->step_count; row++)
            if (strcmp(name + length + 1, proc->step[row].name) == 0)
                return eng_phase_names(&alone, proc->name, proc->step[row].name);
    }
    return false;
}

static void test_guide__the_sequence_names_rows_that_there_are(void **state)
{
    (void)state;
    for (int i = 0; eng_games[i]; i++)
        for (const struct eng_phase *p = eng_guide_of(eng_games[i]->book)->phases; p->at; p++)
            for (const char *name = p->at; *name; name += strlen(name) + 1)
                if (!names_row(eng_games[i], p, name))
                    fail_msg("%s: there is no %s", eng_games[i]->book->game, name);
}

static void test_guide__chapters_are_in_the_order_of_the_book(void **state)
{
    (void)state;
    for (int i = 0; i < ENG_BOOKS; i++) {
        const struct eng_chapter *c = eng_guide_of(eng_books[i])->chapters;

        assert_int_equal(c->first, 1);
        for (; c[1].title[LANG_EN]; c++)
            assert_true(c->first < c[1].first && c[1].first <= eng_books[i]->rule_count);
    }
}

/* The first of a match's random course that stands in no step, in words; NULL. */
static void look_for_phase(const struct eng_box *box, const struct eng_core *core)
{
    int phase[ENG_PHASES];
    struct text where = { 0 };

    if (core->over || eng_phases_of(box->game, core, phase) > 0)
        return;
    eng_trace(box, core, &where);
    fail_msg("%s: no step of the sequence of play is %s", box->game->book->game, text_str(&where));
}

static int first_of(eng_seats seats)
{
    int seat = 0;

    while (!(seats & ENG_SEAT(seat)))
        seat++;
    return seat;
}

static void play_through(const struct eng_box *box, int scenario, uint64_t seed, int most)
{
    static _Alignas(16) uint8_t state[16384];
    static const uint8_t options[ENG_OPTIONS];
    const struct eng_core *core = (const void *)state;
    struct rng rng;
    struct err err;

    rng_start_search(&rng, seed);
    assert_true(eng_begin_search(box, scenario, options, seed, state, &err));
    for (int n = 0; n < most && !core->over; n++) {
        struct eng_action a;
        int seat = first_of(core->active);

        look_for_phase(box, core);
        assert_true(eng_random_action(box, state, seat, &rng, &a));
        eng_flow_apply(box, state, seat, &a, NULL);
    }
}

static void test_guide__every_question_stands_in_the_sequence_of_play(void **state)
{
    (void)state;
    for (int i = 0; eng_games[i]; i++) {
        struct err err;
        const struct eng_box *box = eng_shared_box(eng_games[i]->book->game, &err);

        assert_non_null(box);
        for (int s = 0; s < box->scenario_count; s++)
            play_through(box, s, (uint64_t)s + 1, 1500);
    }
}

static void test_guide__where_a_match_stands_from_wide_to_narrow(void **state)
{
    struct err err;
    const struct eng_box *box = eng_shared_box("skirmish", &err);
    const struct eng_phase *phases = eng_guide_of(box->game->book)->phases;
    struct eng_core core = { .depth = 2, .frame = { { .proc = 0, .step = 3 } } };
    int phase[ENG_PHASES];

    (void)state;
    for (int p = 0; box->game->procs[p].name; p++)
        if (strcmp(box->game->procs[p].name, "action") == 0)
            core.frame[1].proc = (uint8_t)p;
    assert_int_equal(eng_phases_of(box->game, &core, phase), 2);
    assert_string_equal(phases[phase[0]].title[LANG_EN], "Orders: one side, then the other");
    assert_string_equal(phases[phase[1]].title[LANG_EN], "March");
    core.over = 1;
    assert_int_equal(eng_phases_of(box->game, &core, phase), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_guide__the_sequence_names_rows_that_there_are),
        cmocka_unit_test(test_guide__chapters_are_in_the_order_of_the_book),
        cmocka_unit_test(test_guide__every_question_stands_in_the_sequence_of_play),
        cmocka_unit_test(test_guide__where_a_match_stands_from_wide_to_narrow),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
