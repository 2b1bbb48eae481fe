/* test_journal_damage.c -- a journal with one byte changed is refused, at the very line.
 *
 * Every byte of a real journal is changed in turn, into some other values or, in the long form
 * (BERTHIER_LONG), into all of them.  The zero byte is left out: a text ends there, and files that
 * hold one are refused before they are read as journals (tests/checks/console). */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/match.h"
#include "engine/registry.h"

enum { LINES = 60 };

static const struct eng_box *box;
static struct text whole; /* the journal */

/* -- a journal with one line of every sort -- */

static struct match *begin(void)
{
    struct eng_start start = { .scenario = eng_find_scenario(box, "duel"), .option = { 1 } };
    struct err err;

    seed_from_number(&start.seed, 1805);
    struct match *m = match_begin(box, &start, &err);
    assert_non_null(m);
    return m;
}

static int any_active(const struct match *m)
{
    const struct eng_core *core = match_state(m);

    for (int seat = 0; seat < core->seat_count; seat++)
        if (core->active & ENG_SEAT(seat))
            return seat;
    return -1;
}

static void play_on(struct match *m, struct rng *rng)
{
    struct eng_action a;
    eng_ruleno why;
    int seat = any_active(m);

    assert_true(seat >= 0);
    assert_true(eng_random_action(box, match_state(m), seat, rng, &a));
    assert_int_equal(match_play(m, seat, &a, &why), MATCH_DONE);
}

static void undo_once(struct match *m)
{
    for (int seat = 0; seat < ENG_SEATS; seat++)
        if (match_can_undo(m, seat)) {
            assert_int_equal(match_undo(m, seat), MATCH_DONE);
            return;
        }
}

static int write_journal(void **state)
{
    static const uint8_t dice[] = { 5, 2, 6 };
    struct rng rng;
    struct err err;

    (void)state;
    box = eng_shared_box("skirmish", &err);
    if (!box)
        fail_msg("%s: %s", err.place, err.reason);
    struct match *m = begin();

    rng_start_search(&rng, 11);
    while (match_journal(m)->count < LINES) {
        play_on(m, &rng);
        if (match_journal(m)->count % 7 == 0)
            undo_once(m);
        if (match_journal(m)->count == 20)
            assert_int_equal(match_take_back(m, 12), MATCH_DONE);
        if (match_journal(m)->count == 30)
            assert_int_equal(match_lay_fate(m, dice, 3), MATCH_DONE);
    }
    journal_write(match_journal(m), true, &whole);
    match_free(m);
    return 0;
}

static int forget_journal(void **state)
{
    (void)state;
    text_free(&whole);
    return 0;
}

/* -- reading it -- */

static int count_lines(const char *text)
{
    int lines = 0;

    for (; *text; text++)
        lines += *text == '\n';
    return lines;
}

/* 0: accepted; else the line at which it is refused, -1 when no line is named. */
static int refused_at(const char *text)
{
    struct journal j;
    struct match *m = NULL;
    struct err err = { 0 };
    int line = -1;

    if (journal_read("journal", text, &j, &err)) {
        m = match_replay(box, "journal", &j, -1, &err);
        journal_free(&j);
    }
    if (m) {
        match_free(m);
        return 0;
    }
    assert_true(err.reason[0] != 0);
    sscanf(err.place, "journal:%d", &line);
    return line;
}

static void expect_refusal(const char *text, int line, const char *what)
{
    int found = refused_at(text);

    if (found != line)
        fail_msg("%s: refused at line %d, not %d\n%s", what, found, line, text);
}

static void test_journal_damage__the_untouched_one_is_accepted(void **state)
{
    (void)state;
    assert_non_null(strstr(whole.s, "\nundo "));
    assert_non_null(strstr(whole.s, "\ntake-back 12 "));
    assert_non_null(strstr(whole.s, "\nfate 5 2 6 "));
    assert_non_null(strstr(whole.s, "\noption "));
    assert_int_equal(refused_at(whole.s), 0);
}

/* The values tried: neighbours and the characters that mean something, or all there are. */
static bool is_tried(int value, char was)
{
    if (value == 0 || (char)value == was)
        return false;
    if (getenv("BERTHIER_LONG"))
        return true;
    return (value ^ was) == 1 || (value ^ was) == 0x20 || (value ^ was) == 0x80 ||
           strchr("\n\r\" #0", value);
}

static void test_journal_damage__one_changed_byte_is_refused_at_its_line(void **state)
{
    int line = 1, tried = 0;

    (void)state;
    for (size_t at = 0; at < whole.length; at++) {
        char was = whole.s[at], what[64];

        for (int value = 1; value < 256; value++) {
            if (!is_tried(value, was))
                continue;
            snprintf(what, sizeof what, "byte %zu, 0x%02x for 0x%02x", at, value,
                     (unsigned char)was);
            whole.s[at] = (char)value;
            expect_refusal(whole.s, line, what);
            tried++;
        }
        whole.s[at] = was;
        line += was == '\n';
    }
    print_message("# proof: journals with one byte changed, each refused at its line: %d\n", tried);
}

/* A journal whose end is missing is a shorter journal, unless the last line is torn. */
static void test_journal_damage__a_torn_last_line_is_refused(void **state)
{
    size_t last = whole.length - 1;
    int line = count_lines(whole.s);

    (void)state;
    while (whole.s[last - 1] != '\n')
        last--;
    for (size_t end = last + 1; end < whole.length; end++) {
        char was = whole.s[end];
        whole.s[end] = 0;
        expect_refusal(whole.s, line, "cut");
        whole.s[end] = was;
    }
}

/* The text without line `number`, or with it twice. */
static void copy_lines(struct text *out, int number, int times)
{
    struct lines l = { .next = whole.s };

    text_clear(out);
    while (lines_next(&l))
        for (int i = 0; i < (l.number == number ? times : 1); i++)
            text_printf(out, "%s\n", l.line.s);
    lines_done(&l);
}

/* Check bytes are but bytes: a line left out of the body is noticed where it was, or (once in some
 * two hundred times) a little below. */
static void test_journal_damage__lines_left_out_or_doubled_are_refused(void **state)
{
    struct text copy = { 0 };
    int at_once = 0, later = 0, lines = count_lines(whole.s);

    (void)state;
    for (int line = lines - LINES + 1; line < lines; line++)
        for (int times = 0; times <= 2; times += 2) {
            copy_lines(&copy, line, times);
            int found = refused_at(copy.s);
            if (found < line)
                fail_msg("line %d %d times: refused at %d", line, times, found);
            if (found == line + (times == 2))
                at_once++;
            else
                later++;
        }
    text_free(&copy);
    assert_true(at_once > 10 * later);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_journal_damage__the_untouched_one_is_accepted),
        cmocka_unit_test(test_journal_damage__one_changed_byte_is_refused_at_its_line),
        cmocka_unit_test(test_journal_damage__a_torn_last_line_is_refused),
        cmocka_unit_test(test_journal_damage__lines_left_out_or_doubled_are_refused),
    };
    return cmocka_run_group_tests(tests, write_journal, forget_journal);
}
