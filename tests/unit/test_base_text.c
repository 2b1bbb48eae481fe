/* test_base_text.c -- growing strings, words and lines, errors. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/err.h"
#include "base/rng.h"
#include "base/text.h"
#include "base/words.h"
#include "panics.h"

static void test_text__empty_is_an_empty_string(void **state)
{
    struct text t = { 0 };

    (void)state;
    assert_string_equal(text_str(&t), "");
    text_clear(&t);
    assert_string_equal(text_str(&t), "");
    text_add(&t, "");
    assert_non_null(t.s);
    assert_string_equal(t.s, "");
    text_free(&t);
    assert_null(t.s);
}

static void test_text__grows_byte_by_byte_and_keeps_its_end(void **state)
{
    struct text t = { 0 };

    (void)state;
    for (size_t i = 0; i < 5000; i++) {
        text_add_char(&t, (char)('a' + i % 26));
        assert_int_equal(t.length, i + 1);
        assert_true(t.length < t.room);
        assert_int_equal(t.s[t.length], 0);
    }
    for (size_t i = 0; i < 5000; i++)
        assert_int_equal(t.s[i], 'a' + (int)(i % 26));
    text_clear(&t);
    assert_string_equal(t.s, "");
    text_free(&t);
}

static void test_text__pieces_of_every_length_around_the_room(void **state)
{
    char piece[300];

    (void)state;
    memset(piece, 'x', sizeof piece);
    for (size_t first = 0; first < 140; first++) {
        for (size_t second = 0; second < 140; second++) {
            struct text t = { 0 };

            text_add_n(&t, piece, first);
            text_add_n(&t, piece, second);
            assert_int_equal(strlen(t.s), first + second);
            text_free(&t);
        }
    }
}

static void test_text__keeps_zero_bytes_that_are_added(void **state)
{
    struct text t = { 0 };

    (void)state;
    text_add_n(&t, "a\0b", 3);
    assert_int_equal(t.length, 3);
    assert_memory_equal(t.s, "a\0b", 4);
    text_free(&t);
}

static void test_text__whole_numbers_to_both_ends(void **state)
{
    static const int64_t number[] = { 0, 7, -1, 10, -100, INT64_MAX, INT64_MIN };
    struct text t = { 0 };
    char expected[32];

    (void)state;
    for (size_t i = 0; i < sizeof number / sizeof *number; i++) {
        text_clear(&t);
        text_add_int(&t, number[i]);
        snprintf(expected, sizeof expected, "%lld", (long long)number[i]);
        assert_string_equal(text_str(&t), expected);
    }
    text_free(&t);
}

static void test_text__printf_of_every_length_around_the_room(void **state)
{
    (void)state;
    for (int length = 0; length < 300; length++) {
        struct text t = { 0 };

        text_add(&t, "ab");
        text_printf(&t, "%*s%d", length, "", 42);
        assert_int_equal(t.length, length + 4);
        assert_int_equal(strlen(t.s), t.length);
        assert_string_equal(t.s + t.length - 2, "42");
        text_free(&t);
    }
}

static void test_text__allocations_are_never_null(void **state)
{
    unsigned char *p = base_alloc(0), *q = base_alloc(100);
    char *s = base_strdup("Ney");

    (void)state;
    assert_non_null(p);
    for (int i = 0; i < 100; i++)
        assert_int_equal(q[i], 0);
    p = base_realloc(p, 0);
    assert_non_null(p);
    assert_string_equal(s, "Ney");
    free(p);
    free(q);
    free(s);
}

/* Cuts a copy of the line and compares with the words that follow, up to NULL. */
static void check_words(const char *line, ...)
{
    char *copy = base_strdup(line);
    struct words w;
    struct err err = { 0 };
    const char *word;
    int i = 0;
    va_list args;

    assert_true(words_cut(copy, &w, &err));
    va_start(args, line);
    for (; (word = va_arg(args, const char *)); i++) {
        assert_true(i < w.count);
        assert_string_equal(w.word[i], word);
    }
    va_end(args);
    assert_int_equal(w.count, i);
    free(copy);
}

static void check_refused(const char *line, const char *reason)
{
    char *copy = base_strdup(line);
    struct words w;
    struct err err = { 0 };

    assert_false(words_cut(copy, &w, &err));
    assert_string_equal(err.place, "");
    assert_string_equal(err.reason, reason);
    free(copy);
}

static void test_words__blanks_separate(void **state)
{
    (void)state;
    check_words("", NULL);
    check_words(" \t ", NULL);
    check_words("lead 17", "lead", "17", NULL);
    check_words("  march\t41  @ 1034,880 /45 ", "march", "41", "@", "1034,880", "/45", NULL);
}

static void test_words__quotes_hold_blanks_and_escapes(void **state)
{
    (void)state;
    check_words("a \"b c\" d", "a", "b c", "d", NULL);
    check_words("\"\"", "", NULL);
    check_words("\"say \\\"no\\\" \\\\ \\n\"", "say \"no\" \\ \\n", NULL);
    check_words("a\"b c\\d", "a\"b", "c\\d", NULL);
}

static void test_words__hash_begins_a_comment_at_a_word_only(void **state)
{
    (void)state;
    check_words("# all of it", NULL);
    check_words("done # and \"open", "done", NULL);
    check_words("a#b \"#\" #c", "a#b", "#", NULL);
}

static void test_words__open_quotes_are_refused(void **state)
{
    (void)state;
    check_refused("a \"b", "a quote is left open");
    check_refused("\"", "a quote is left open");
    check_refused("\"a\\\"", "a quote is left open");
    check_refused("\"a\\", "a quote is left open");
    check_refused("\"a\"b", "no blank after a closing quote");
}

static void test_words__no_more_than_fit(void **state)
{
    struct text t = { 0 };
    struct words w;
    struct err err = { 0 };
    char *copy;

    (void)state;
    for (int i = 0; i < WORDS_MAX; i++)
        text_add(&t, "w ");
    copy = base_strdup(t.s);
    assert_true(words_cut(copy, &w, &err));
    assert_int_equal(w.count, WORDS_MAX);
    text_add(&t, "# a comment is no word");
    check_words("#", NULL);
    assert_true(words_cut(t.s, &w, &err));
    text_clear(&t);
    for (int i = 0; i <= WORDS_MAX; i++)
        text_add(&t, "w ");
    check_refused(t.s, "more than 64 words");
    free(copy);
    text_free(&t);
}

static void test_words__quote_gives_back_any_word(void **state)
{
    static const char letters[] = "ab \t\n\r\"\\#";
    struct rng r;

    (void)state;
    rng_start_search(&r, 11);
    for (int round = 0; round < 20000; round++) {
        struct text line = { 0 };
        char word[3][9] = { "", "", "" };
        struct words w;

        for (int i = 0; i < 3; i++) {
            uint32_t length = rng_below(&r, 8);

            for (uint32_t k = 0; k < length; k++)
                word[i][k] = letters[rng_below(&r, sizeof letters - 1)];
            words_quote(&line, word[i]);
            text_add_char(&line, ' ');
        }
        assert_true(words_cut(line.s, &w, NULL));
        assert_int_equal(w.count, 3);
        for (int i = 0; i < 3; i++)
            assert_string_equal(w.word[i], word[i]);
        text_free(&line);
    }
}

static void test_words__quotes_only_where_needed(void **state)
{
    struct text t = { 0 };

    (void)state;
    words_quote(&t, "a\"b\\c#");
    assert_string_equal(t.s, "a\"b\\c#");
    text_free(&t);
}

static void test_words__whole_numbers_and_nothing_else(void **state)
{
    static const char *const bad[] = { "",
                                       "-",
                                       "+1",
                                       " 1",
                                       "1 ",
                                       "1x",
                                       "0x1",
                                       "1.0",
                                       "--1",
                                       "1e3",
                                       "9223372036854775808",
                                       "-9223372036854775809",
                                       "99999999999999999999999" };
    int64_t n = 5;

    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_false(words_int(bad[i], INT64_MIN, INT64_MAX, &n));
    assert_int_equal(n, 5);
    assert_true(words_int("9223372036854775807", INT64_MIN, INT64_MAX, &n));
    assert_true(n == INT64_MAX);
    assert_true(words_int("-9223372036854775808", INT64_MIN, INT64_MAX, &n));
    assert_true(n == INT64_MIN);
    assert_true(words_int("007", 0, 7, &n));
    assert_int_equal(n, 7);
    assert_true(words_int("-0", 0, 0, &n));
    assert_int_equal(n, 0);
}

static void test_words__numbers_stay_in_their_range(void **state)
{
    int64_t n = 99;

    (void)state;
    assert_false(words_int("0", 1, 6, &n));
    assert_false(words_int("7", 1, 6, &n));
    assert_int_equal(n, 99);
    assert_true(words_int("1", 1, 6, &n));
    assert_true(words_int("6", 1, 6, &n));
    assert_int_equal(n, 6);
}

static void test_lines__every_line_once_with_its_number(void **state)
{
    static const char *const expected[] = { "one", "", "two\rthree", "\r", "last" };
    struct lines l = { .next = "one\n\ntwo\rthree\r\n\r\r\nlast" };
    int count = 0;

    (void)state;
    while (lines_next(&l)) {
        assert_true(count < 5);
        assert_string_equal(l.line.s, expected[count++]);
        assert_int_equal(l.number, count);
        assert_int_equal(l.line.length, strlen(l.line.s));
    }
    assert_int_equal(count, 5);
    assert_false(lines_next(&l));
    lines_done(&l);
}

static void test_lines__a_final_newline_adds_no_line(void **state)
{
    struct lines l = { .next = "\n" };
    struct words w;

    (void)state;
    assert_true(lines_next(&l));
    assert_true(words_cut(l.line.s, &w, NULL));
    assert_int_equal(w.count, 0);
    assert_false(lines_next(&l));
    lines_done(&l);
    l = (struct lines){ .next = "" };
    assert_false(lines_next(&l));
}

static void test_err__has_place_and_reason(void **state)
{
    struct err err;

    (void)state;
    assert_false(err_set(&err, "seat 1", "no %s left", "card"));
    assert_string_equal(err.place, "seat 1");
    assert_string_equal(err.reason, "no card left");
    assert_false(err_line(&err, "units.tsv", 12, "bad"));
    assert_string_equal(err.place, "units.tsv:12");
    assert_false(err_set(NULL, "a", "b"));
    assert_false(err_line(NULL, "a", 1, "b"));
    assert_false(err_at(NULL, "a"));
}

static void test_err__place_is_given_once(void **state)
{
    struct err err;

    (void)state;
    err_set(&err, NULL, "bad");
    assert_string_equal(err.place, "");
    assert_false(err_at(&err, "first"));
    assert_false(err_at(&err, "second"));
    assert_string_equal(err.place, "first");
}

static void test_err__may_quote_itself(void **state)
{
    struct err err;

    (void)state;
    err_set(&err, "here", "bad");
    err_set(&err, err.place, "worse: %s", err.reason);
    assert_string_equal(err.place, "here");
    assert_string_equal(err.reason, "worse: bad");
}

static void test_err__a_long_reason_ends_with_a_whole_character(void **state)
{
    struct err err;

    (void)state;
    for (int before = 0; before < 4; before++) {
        char reason[2000] = "xxx";
        size_t length = (size_t)before;

        while (length + 3 < sizeof reason) {
            memcpy(reason + length, "\xE2\x80\x99", 3); /* an apostrophe of three bytes */
            length += 3;
        }
        err_set(&err, NULL, "%s", reason);
        assert_true(strlen(err.reason) >= sizeof err.reason - 3);
        assert_int_equal((strlen(err.reason) - (size_t)before) % 3, 0);
    }
    err_set(&err, NULL, "caf\xC3\xA9");
    assert_string_equal(err.reason, "caf\xC3\xA9");
}

static void test_err__of_a_long_place_the_end_is_kept(void **state)
{
    char path[600], reason[2000];
    struct err err;

    (void)state;
    memset(path, 'p', sizeof path);
    memcpy(path + sizeof path - 10, "units.tsv", 10);
    memset(reason, 'r', sizeof reason);
    reason[sizeof reason - 1] = '\0';
    err_line(&err, path, 12, "%s", reason);
    assert_int_equal(strlen(err.place), sizeof err.place - 1);
    assert_memory_equal(err.place, "...p", 4);
    assert_string_equal(err.place + strlen(err.place) - 13, "punits.tsv:12");
    assert_int_equal(strlen(err.reason), sizeof err.reason - 1);
}

static void test_err__places_of_every_length_near_the_limit(void **state)
{
    char place[300] = "";
    struct err err;

    (void)state;
    for (size_t n = 0; n < sizeof place - 1; n++) {
        size_t kept = n < sizeof err.place ? n : sizeof err.place - 1;

        err_set(&err, place, "bad");
        assert_int_equal(strlen(err.place), kept);
        if (n > 3)
            assert_string_equal(err.place + kept - 3, place + n - 3);
        place[n] = (char)('a' + n % 26);
    }
}

static void test_err__panic_goes_to_the_handler(void **state)
{
    (void)state;
    BASE_ASSERT(1 + 1 == 2);
    assert_panics(BASE_ASSERT(1 + 1 == 3));
}

static void test_words__a_walk_takes_word_by_word_and_complains_of_the_rest(void **unused)
{
    char line[] = "unit at 3 left";
    struct words words;
    struct err err;
    (void)unused;
    assert_true(words_cut(line, &words, &err));
    struct words_walk walk = { &words, 1, &err };
    assert_false(words_accept(&walk, "on"));
    assert_true(words_accept(&walk, "at"));
    assert_string_equal(words_next(&walk), "3");
    assert_false(words_ends(&walk));
    assert_string_equal(err.reason, "'left' is more than 'unit' takes");
    assert_string_equal(words_next(&walk), "left");
    assert_true(words_at_end(&walk));
    assert_true(words_ends(&walk));
    assert_string_equal(words_next(&walk), "");
    assert_false(words_accept(&walk, ""));
    assert_false(words_wrong(&walk, "a place"));
    assert_string_equal(err.reason, "'unit' expects a place");
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_text__empty_is_an_empty_string),
        cmocka_unit_test(test_text__grows_byte_by_byte_and_keeps_its_end),
        cmocka_unit_test(test_text__pieces_of_every_length_around_the_room),
        cmocka_unit_test(test_text__keeps_zero_bytes_that_are_added),
        cmocka_unit_test(test_text__whole_numbers_to_both_ends),
        cmocka_unit_test(test_text__printf_of_every_length_around_the_room),
        cmocka_unit_test(test_text__allocations_are_never_null),
        cmocka_unit_test(test_words__a_walk_takes_word_by_word_and_complains_of_the_rest),
        cmocka_unit_test(test_words__blanks_separate),
        cmocka_unit_test(test_words__quotes_hold_blanks_and_escapes),
        cmocka_unit_test(test_words__hash_begins_a_comment_at_a_word_only),
        cmocka_unit_test(test_words__open_quotes_are_refused),
        cmocka_unit_test(test_words__no_more_than_fit),
        cmocka_unit_test(test_words__quote_gives_back_any_word),
        cmocka_unit_test(test_words__quotes_only_where_needed),
        cmocka_unit_test(test_words__whole_numbers_and_nothing_else),
        cmocka_unit_test(test_words__numbers_stay_in_their_range),
        cmocka_unit_test(test_lines__every_line_once_with_its_number),
        cmocka_unit_test(test_lines__a_final_newline_adds_no_line),
        cmocka_unit_test(test_err__has_place_and_reason),
        cmocka_unit_test(test_err__place_is_given_once),
        cmocka_unit_test(test_err__may_quote_itself),
        cmocka_unit_test(test_err__a_long_reason_ends_with_a_whole_character),
        cmocka_unit_test(test_err__of_a_long_place_the_end_is_kept),
        cmocka_unit_test(test_err__places_of_every_length_near_the_limit),
        cmocka_unit_test(test_err__panic_goes_to_the_handler),
    };

    return cmocka_run_group_tests_name("base text", tests, NULL, NULL);
}
