/* test_fuzz_finds.c -- what the fuzzers and the conformance suite found once, so that it stays
 * mended. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/seed.h"
#include "engine/match.h"
#include "engine/registry.h"

static const struct eng_box *skirmish(void)
{
    struct err err;
    const struct eng_box *box = eng_shared_box("skirmish", &err);

    assert_non_null(box);
    return box;
}

static struct match *begin(void)
{
    struct eng_start start = { .scenario = 0 };
    struct err err;

    seed_from_number(&start.seed, 1);
    struct match *m = match_begin(skirmish(), &start, &err);
    assert_non_null(m);
    return m;
}

/* Nothing happens when such a match begins, so there are no news to publish. */
static void test_match__a_position_in_mid_match_begins_without_news(void **unused)
{
    struct match *m = begin(), *again;
    struct text position = { 0 };
    struct seed seed;
    struct err err;

    (void)unused;
    seed_from_number(&seed, 1);
    eng_save(skirmish(), match_state(m), &position);
    again = match_from_position(skirmish(), "position", text_str(&position), &seed, &err);
    assert_non_null(again);
    assert_int_equal(match_news_count(again), 0);
    match_free(again);
    match_free(m);
    text_free(&position);
}

/* The check bytes of the line are right; what it says is not. */
static void test_journal__a_game_line_takes_an_id_and_a_version_and_no_more(void **unused)
{
    static const char text[] = "berthier journal 1 #48e1\n"
                               "game skirmish 1)#e575 #90e2\n";
    struct journal j;
    struct err err;

    (void)unused;
    assert_false(journal_read("journal", text, &j, &err));
    assert_string_equal(err.place, "journal:2");
    assert_non_null(strstr(err.reason, "'game' expects"));
}

/* Whoever has sealed an answer has one in every world that the other side imagines. */
static void test_skirmish__a_sealed_stance_is_imagined_as_a_stance(void **unused)
{
    struct match *m = begin();
    struct eng_core *world = base_alloc(skirmish()->game->state_size);
    struct eng_choices c;
    struct rng rng;
    eng_ruleno why;

    (void)unused;
    rng_start_search(&rng, 1);
    assert_true(match_choices(m, 0, &c));
    assert_int_equal(match_play(m, 0, &c.action[0], &why), MATCH_DONE);
    for (int i = 0; i < 20; i++) {
        assert_true(match_view(m, ENG_SEAT(1), world));
        assert_int_equal(world->sealed[0], 0);
        assert_true(eng_imagine(skirmish(), world, 1, &rng));
        assert_int_not_equal(world->sealed[0], 0);
    }
    free(world);
    match_free(m);
}

/* The direction from a company to itself cannot be told, so such a position cannot be played. */
static void test_skirmish__no_position_has_a_company_assault_its_own_side(void **unused)
{
    static const char head[] = "position skirmish 1\nseats 0 1\nfield open\nturn 1 of 8\n"
                               "company 0 Blue line 340 200 /90\ncompany 1 Red line 440 200 /270\n"
                               "frame match \"second side\"\nframe orders \"next company\" 0 0\n"
                               "frame action end 0 0\n";
    void *state = base_alloc(skirmish()->game->state_size);
    struct text position = { 0 };
    struct err err;

    (void)unused;
    text_printf(&position, "%sframe assault volley 0 0 1\nactive 1\n", head);
    assert_true(eng_restore(skirmish(), "position", text_str(&position), state, &err));
    text_clear(&position);
    text_printf(&position, "%sframe assault volley 0 0 0\nactive 1\n", head);
    assert_false(eng_restore(skirmish(), "position", text_str(&position), state, &err));
    text_free(&position);
    free(state);
}

/* A second line must not leave anything of the first behind. */
static void test_position__seats_are_given_once_and_fate_is_what_the_last_line_says(void **unused)
{
    static const char rest[] = "field open\nturn 1 of 8\ncompany 0 Blue line 340 200 /90\n"
                               "company 1 Red line 440 200 /270\n";
    struct eng_core *state = base_alloc(skirmish()->game->state_size);
    struct text position = { 0 };
    struct err err;

    (void)unused;
    text_printf(&position, "position skirmish 1\nseats 0 1 1\nseats 0 1\n%s", rest);
    assert_false(eng_restore(skirmish(), "position", text_str(&position), state, &err));
    assert_string_equal(err.place, "position:3");
    text_clear(&position);
    text_printf(&position, "position skirmish 1\nseats 0 1\nfate 1 2 3\nfate 5\n%s", rest);
    assert_true(eng_restore(skirmish(), "position", text_str(&position), state, &err));
    assert_int_equal(state->fate.count, 1);
    assert_int_equal(state->fate.value[0], 5);
    assert_int_equal(state->fate.value[1], 0);
    text_free(&position);
    free(state);
}

static void write_file(const char *folder, const char *name, const char *text)
{
    struct text path = { 0 };
    struct err err;

    text_printf(&path, "%s/%s", folder, name);
    assert_true(file_write(text_str(&path), text, strlen(text), &err));
    text_free(&path);
}

/* A number out of range in a field: the file has to be named, not only the number. */
static void test_skirmish__a_mistake_in_the_fields_has_its_place(void **unused)
{
    char folder[] = "/tmp/berthier-finds-XXXXXX";
    struct err err = { 0 };
    struct text path = { 0 };
    void *board = NULL;

    (void)unused;
    assert_non_null(mkdtemp(folder));
    write_file(folder, "kinds.tsv",
               "# format: kinds 1\n# source: ours\nname\tstrength\tmarch\n"
               "line\t3\t200\ngrenadiers\t4\t200\nlight\t2\t300\n"
               "decoy\t0\t200\n");
    write_file(folder, "fields.json",
               "{\"format\":\"fields 1\",\"source\":\"ours\",\"fields\":"
               "[{\"id\":\"open\",\"width\":7}]}");
    assert_false(skirmish()->game->load(folder, &board, &err));
    text_printf(&path, "%s/fields.json", folder);
    assert_string_equal(err.place, text_str(&path));
    assert_string_equal(err.reason, "fields[0].width is 7, not from 400 to 10000");
    text_free(&path);
}

/* Such a journal was replayed, and then written without the line, or without its end. */
static void is_refused_with_option(const char *more)
{
    const struct eng_option *o = skirmish()->game->options;
    struct match *m = begin();
    struct text text = { 0 };
    struct journal j;
    struct err err;

    journal_write(match_journal(m), true, &text);
    assert_true(journal_read("journal", text_str(&text), &j, &err));
    text_printf(&j.options, "%s %s\n", o[0].id, more);
    assert_null(match_replay(skirmish(), "journal", &j, -1, &err));
    assert_string_equal(err.reason, "the heading is not written as the program writes it");
    match_free(m);
    journal_free(&j);
    text_free(&text);
}

static void test_journal__options_stand_there_as_the_program_writes_them(void **unused)
{
    const char *const *value = skirmish()->game->options[0].values;
    struct text commented = { 0 };

    (void)unused;
    is_refused_with_option(value[0]); /* what holds anyway is not written */
    text_printf(&commented, "%s # a word", value[1]);
    is_refused_with_option(text_str(&commented));
    text_free(&commented);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_match__a_position_in_mid_match_begins_without_news),
        cmocka_unit_test(test_journal__a_game_line_takes_an_id_and_a_version_and_no_more),
        cmocka_unit_test(test_skirmish__a_sealed_stance_is_imagined_as_a_stance),
        cmocka_unit_test(test_skirmish__no_position_has_a_company_assault_its_own_side),
        cmocka_unit_test(test_position__seats_are_given_once_and_fate_is_what_the_last_line_says),
        cmocka_unit_test(test_skirmish__a_mistake_in_the_fields_has_its_place),
        cmocka_unit_test(test_journal__options_stand_there_as_the_program_writes_them),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
