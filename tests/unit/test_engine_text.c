/* test_engine_text.c -- actions, positions, journals and sentences as text. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "toy_game.h"

static bool parse(const char *text, struct eng_action *a, struct err *err)
{
    static const struct eng_box box = { .game = &toy_game };
    char line[120];
    struct words w;
    snprintf(line, sizeof line, "%s", text);
    return words_cut(line, &w, err) && eng_action_parse(&box, &w, 0, a, err);
}

static void test_action__text_and_back(void **unused)
{
    static const char *const texts[] = { "done", "pick 12", "seal x-3", "put 4 @ -1034,880 /359",
                                         "aim 4 x200 /30" };
    (void)unused;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        struct eng_action a;
        struct err err;
        struct text out = { 0 };
        assert_true(parse(texts[i], &a, &err));
        eng_action_text(&toy_game, &a, &out);
        assert_string_equal(text_str(&out), texts[i]);
        text_free(&out);
    }
}

static void test_action__bad_texts_are_refused_with_a_reason(void **unused)
{
    static const char *const bad[][2] = {
        { "", "missing" },
        { "dance", "not a verb" },
        { "pick", "told what" },
        { "pick x", "neither" },
        { "pick 70000", "neither" },
        { "seal 3", "count" },
        { "done 1", "more than" },
        { "put 4 @ 3 /1", "point" },
        { "put 4 @ 1,2 /360", "pose" },
        { "put 4 @ 1,2", "pose" },
        { "put 4 1,2 /3", "pose" },
        { "aim 4 x200", "direction" },
        { "aim 4 x200 /360", "direction" },
        { "aim 4 /30", "count" },
        { "aim 4 x200 /30 /30", "more than" },
        { "seal x99999", "count" },
        { "put 4 @ 9999999999,2 /3", "point" },
    };
    (void)unused;
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        struct eng_action a;
        struct err err;
        assert_false(parse(bad[i][0], &a, &err));
        if (!strstr(err.reason, bad[i][1]))
            fail_msg("'%s': %s", bad[i][0], err.reason);
    }
}

/* What a verb does not take is zero, or the same action would have two forms. */
static void test_action__only_what_the_verb_takes_fits(void **unused)
{
    struct eng_action a;
    struct err err;

    (void)unused;
    assert_true(parse("aim 4 x200 /30", &a, &err));
    assert_true(eng_action_fits(&toy_game, &a));
    a.x = 1;
    assert_false(eng_action_fits(&toy_game, &a));
    a.x = 0;
    a.angle = 360;
    assert_false(eng_action_fits(&toy_game, &a));
    assert_true(parse("pick 4", &a, &err));
    a.angle = 1;
    assert_false(eng_action_fits(&toy_game, &a));
}

static void test_position__save_and_restore_give_the_same_bytes(void **unused)
{
    static const struct eng_box box = { .game = &toy_game };
    static const uint8_t dice[] = { 3, 5 };
    struct match *m = toy_at_play();
    struct toy_state again;
    struct text text = { 0 };
    struct err err;
    (void)unused;
    match_lay_fate(m, dice, 2);
    toy_play(m, 0, "pick 3");
    eng_save(&box, match_state(m), &text);
    assert_true(eng_restore(&box, "p", text_str(&text), &again, &err));
    assert_memory_equal(&again, match_state(m), sizeof again);
    text_free(&text);
    match_free(m);
}

static void test_position__mistakes_are_named_with_their_line(void **unused)
{
    static const char *const bad[][3] = {
        { "", "p", "empty" },
        { "seats 0 1\n", "p:1", "begins with" },
        { "position chess 1\n", "p:1", "of chess" },
        { "position skirmish 9\n", "p:1", "version" },
        { "position skirmish 1\nseats 0 7\n", "p:2", "number" },
        { "position skirmish 1\nseats 0 1\nframe nowhere play 0\n", "p:3", "no procedure" },
        { "position skirmish 1\nseats 0 1\nframe main nowhere 0\n", "p:3", "no row" },
        { "position skirmish 1\nseats 0 1\nactive 5\n", "p", "does not exist" },
        { "position skirmish 1\nseats 0 1\nactive 0\n", "p", "asks nothing" },
        { "position skirmish 1\nseats 0 1\nframe nested nested 0\n", "p", "first frame" },
        { "position skirmish 1\nseats 0 1\nfate 7\n", "p:3", "no die" },
        { "position skirmish 1\nseats 0 1\nrng match 1 2 3 4 5 6\n", "p:3", "16" },
        { "position skirmish 1\nseats 0 1\nseen 300 1\n", "p:3", "token" },
        { "position skirmish 1\nseats 0 1\nwhat is this\n", "p:3", "not a line" },
        { "position skirmish 1\nseats 0 1\nseats \"0\n", "p:3", "quot" },
        { "position skirmish 1\n", "p", "seats" },
    };
    static const struct eng_box box = { .game = &toy_game };
    (void)unused;
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        struct toy_state s;
        struct err err = { { 0 }, { 0 } };
        assert_false(eng_restore(&box, "p", bad[i][0], &s, &err));
        if (strcmp(err.place, bad[i][1]) != 0 || !strstr(err.reason, bad[i][2]))
            fail_msg("%zu: %s: %s", i, err.place, err.reason);
    }
}

static void test_position__one_that_cannot_go_on_is_an_error_not_a_crash(void **unused)
{
    static const struct eng_box box = { .game = &toy_game };
    struct toy_state s;
    struct eng_start start = { 0 };
    struct err err;
    (void)unused;
    assert_false(eng_begin_position(
        &box, "p", "position skirmish 1\nseats 0 1\nframe main spin 0\n", &start, &s, NULL, &err));
    assert_non_null(strstr(err.reason, "cannot go on"));
}

static void test_journal__one_byte_changed_in_the_heading_is_refused_at_its_line(void **unused)
{
    struct match *m = toy_at_play();
    struct text text = { 0 };
    (void)unused;
    journal_write(match_journal(m), true, &text);
    int line = 1;
    for (size_t i = 0; i < text.length && line <= 6; i++) {
        struct journal j;
        struct err err;
        char place[16];
        char was = text.s[i];
        snprintf(place, sizeof place, "j:%d", line);
        text.s[i] = (char)(was ^ 0x11);
        assert_false(journal_read("j", text.s, &j, &err));
        assert_string_equal(err.place, place);
        text.s[i] = was;
        line += was == '\n';
    }
    text_free(&text);
    match_free(m);
}

static void test_journal__the_seed_is_promised_hidden_and_revealed(void **unused)
{
    struct match *m = toy_at_play();
    struct text hidden = { 0 }, shown = { 0 };
    struct journal j;
    struct err err;
    char hex[SEED_HEX];
    (void)unused;
    seed_to_hex(&match_journal(m)->seed, hex);
    journal_write(match_journal(m), false, &hidden);
    journal_write(match_journal(m), true, &shown);
    assert_null(strstr(text_str(&hidden), hex));
    assert_non_null(strstr(text_str(&shown), hex));
    assert_true(journal_read("j", text_str(&hidden), &j, &err));
    assert_null(match_replay(match_box(m), "j", &j, -1, &err));
    assert_non_null(strstr(err.reason, "hidden"));
    journal_free(&j);
    assert_true(journal_read("j", text_str(&shown), &j, &err));
    assert_true(journal_keeps_promise(&j));
    j.seed.byte[31] ^= 1;
    assert_false(journal_keeps_promise(&j));
    assert_null(match_replay(match_box(m), "j", &j, -1, &err));
    assert_non_null(strstr(err.reason, "promised"));
    journal_free(&j);
    text_free(&hidden);
    text_free(&shown);
    match_free(m);
}

static void test_journal__another_version_of_the_rules_is_refused(void **unused)
{
    struct match *m = toy_at_play();
    struct text text = { 0 };
    struct journal j;
    struct err err;
    (void)unused;
    journal_write(match_journal(m), true, &text);
    assert_true(journal_read("j", text_str(&text), &j, &err));
    j.version = 2;
    assert_null(match_replay(match_box(m), "j", &j, -1, &err));
    assert_non_null(strstr(err.reason, "version 2"));
    journal_free(&j);
    text_free(&text);
    match_free(m);
}

static void test_news__templates_become_sentences_in_both_languages(void **unused)
{
    static const struct eng_box box = { .game = &toy_game };
    struct match *m = toy_at_play();
    struct eng_phrase p = { .text = ENG_TEXT_COUNT, .arg = { 1, 5, 3, 2 } };
    struct text out = { 0 };
    (void)unused;
    eng_render(&box, match_state(m), &p, LANG_EN, &out);
    assert_string_equal(text_str(&out), "Red and Red 2 meet +3: guns");
    text_clear(&out);
    p = (struct eng_phrase){ .text = ENG_TEXT_OVER };
    eng_render(&box, match_state(m), &p, LANG_FR, &out);
    assert_string_equal(text_str(&out), "La partie est terminée");
    text_free(&out);
    match_free(m);
}

static void check_toy_line(enum lang lang, int face, const char *expected)
{
    static const struct eng_box box = { .game = &toy_game };
    struct eng_phrase p = { .text = ENG_TEXT_COUNT + 1, .arg = { face } };
    struct match *m = toy_at_play();
    struct text out = { 0 };

    eng_render(&box, match_state(m), &p, lang, &out);
    assert_string_equal(text_str(&out), expected);
    text_free(&out);
    match_free(m);
}

static void test_news__french_elides_de_before_a_name_with_a_vowel(void **unused)
{
    (void)unused;
    check_toy_line(LANG_FR, 4, "d’infanterie, grade infanterie");
    check_toy_line(LANG_FR, 2, "de guns, grade guns");
    check_toy_line(LANG_FR, 3, "de A3, grade A3");
    check_toy_line(LANG_EN, 4, "de infantry, grade infantry");
}

/* Characters, not bytes: the page counts so, and an apostrophe has three bytes. */
static void test_news__names_are_marked_where_they_stand(void **unused)
{
    static const struct eng_box box = { .game = &toy_game };
    struct eng_phrase p = { .text = ENG_TEXT_COUNT + 1, .arg = { 4 } };
    struct eng_mark mark[ENG_MARKS];
    struct match *m = toy_at_play();
    struct text out = { 0 };
    (void)unused;
    assert_int_equal(eng_render_marked(&box, match_state(m), &p, LANG_FR, &out, mark), 2);
    assert_string_equal(text_str(&out), "d’infanterie, grade infanterie");
    assert_int_equal(mark[0].from, 2);
    assert_int_equal(mark[0].to, 12);
    assert_int_equal(mark[0].value, 4);
    assert_int_equal(mark[1].from, 20);
    assert_int_equal(mark[1].to, 30);
    text_free(&out);
    match_free(m);
}

static void test_news__who_may_read_a_line(void **unused)
{
    struct eng_event secret = { .audience = ENG_SEAT(1) | ENG_SEAT(3) };
    struct eng_event open = { .audience = ENG_ALL };
    (void)unused;
    assert_true(eng_may_read(&secret, ENG_SEAT(3)));
    assert_false(eng_may_read(&secret, ENG_SEAT(0)));
    assert_false(eng_may_read(&secret, 0));
    assert_true(eng_may_read(&open, 0));
}

static void test_option__a_wrong_value_names_the_right_ones(void **unused)
{
    static const struct eng_box box = { .game = &toy_game };
    uint8_t option[ENG_OPTIONS] = { 0 };
    struct err err;
    (void)unused;
    assert_true(eng_choose_option(&box, "fog", "off", option, &err));
    assert_int_equal(option[0], 1);
    assert_false(eng_choose_option(&box, "fog", "thick", option, &err));
    assert_non_null(strstr(err.reason, "on, off"));
    assert_false(eng_choose_option(&box, "rain", "on", option, &err));
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_action__text_and_back),
        cmocka_unit_test(test_action__bad_texts_are_refused_with_a_reason),
        cmocka_unit_test(test_action__only_what_the_verb_takes_fits),
        cmocka_unit_test(test_position__save_and_restore_give_the_same_bytes),
        cmocka_unit_test(test_position__mistakes_are_named_with_their_line),
        cmocka_unit_test(test_position__one_that_cannot_go_on_is_an_error_not_a_crash),
        cmocka_unit_test(test_journal__one_byte_changed_in_the_heading_is_refused_at_its_line),
        cmocka_unit_test(test_journal__the_seed_is_promised_hidden_and_revealed),
        cmocka_unit_test(test_journal__another_version_of_the_rules_is_refused),
        cmocka_unit_test(test_news__templates_become_sentences_in_both_languages),
        cmocka_unit_test(test_news__french_elides_de_before_a_name_with_a_vowel),
        cmocka_unit_test(test_news__names_are_marked_where_they_stand),
        cmocka_unit_test(test_news__who_may_read_a_line),
        cmocka_unit_test(test_option__a_wrong_value_names_the_right_ones),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
