/* test_base_tsv.c -- tables: what is read, and what is refused with its line. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/file.h"
#include "base/tsv.h"
#include "panics.h"

static const char units[] = "# format: 2\n"
                            "# source:  sourced, page 4: the counters\r\n"
                            "# a remark for people, with a colon: here\n"
                            "#nothing\n"
                            "\n"
                            "id\tname\tstrength\n"
                            "# note: after the header\n"
                            "1\tOld Guard\t4\r\n"
                            "\n"
                            "2\t\t-3";

static struct tsv *parse(const char *text)
{
    struct err err = { 0 };
    struct tsv *t = tsv_parse("units.tsv", text, &err);

    if (!t)
        fail_msg("%s: %s", err.place, err.reason);
    return t;
}

static void check_refused(const char *text, const char *place, const char *reason)
{
    struct err err = { 0 };

    assert_null(tsv_parse("t.tsv", text, &err));
    assert_string_equal(err.place, place);
    assert_string_equal(err.reason, reason);
}

static void test_tsv__cells_by_row_and_column(void **state)
{
    struct tsv *t = parse(units);

    (void)state;
    assert_int_equal(tsv_rows(t), 2);
    assert_int_equal(tsv_column(t, "name"), 1);
    assert_int_equal(tsv_column(t, "nam"), -1);
    assert_string_equal(tsv_cell(t, 0, 0), "1");
    assert_string_equal(tsv_cell(t, 0, 1), "Old Guard");
    assert_string_equal(tsv_cell(t, 0, 2), "4");
    assert_string_equal(tsv_cell(t, 1, 1), "");
    assert_string_equal(tsv_cell(t, 1, 2), "-3");
    tsv_free(t);
}

static void test_tsv__cells_that_are_not_there_are_empty(void **state)
{
    struct tsv *t = parse(units);

    (void)state;
    assert_string_equal(tsv_cell(t, 2, 0), "");
    assert_string_equal(tsv_cell(t, -1, 0), "");
    assert_string_equal(tsv_cell(t, 0, 3), "");
    assert_string_equal(tsv_cell(t, 0, tsv_column(t, "no such")), "");
    tsv_free(t);
}

static void test_tsv__remarks_before_the_header_are_kept(void **state)
{
    struct tsv *t = parse(units);

    (void)state;
    assert_string_equal(tsv_remark(t, "format"), "2");
    assert_string_equal(tsv_remark(t, "source"), "sourced, page 4: the counters");
    assert_null(tsv_remark(t, "note"));
    assert_null(tsv_remark(t, "nothing"));
    assert_null(tsv_remark(t, "a remark for people, with a colon"));
    assert_null(tsv_remark(t, ""));
    tsv_free(t);
}

static void test_tsv__lines_are_those_of_the_file(void **state)
{
    struct tsv *t = parse(units);

    (void)state;
    assert_int_equal(tsv_line(t, 0), 8);
    assert_int_equal(tsv_line(t, 1), 10);
    assert_panics(tsv_line(t, 2));
    tsv_free(t);
}

static void test_tsv__a_header_alone_is_a_table(void **state)
{
    struct tsv *t = parse("id\tname");

    (void)state;
    assert_int_equal(tsv_rows(t), 0);
    assert_int_equal(tsv_column(t, "name"), 1);
    tsv_free(t);
}

static void test_tsv__rows_that_do_not_fit_are_refused(void **state)
{
    (void)state;
    check_refused("a\tb\n1\t2\n3\n", "t.tsv:3", "the header has 2 cells and this line 1");
    check_refused("a\tb\n1\t2\t\n", "t.tsv:2", "the header has 2 cells and this line 3");
    check_refused("", "t.tsv:1", "no header row");
    check_refused("# only\n# remarks", "t.tsv:2", "no header row");
    check_refused("a\t\tc\n", "t.tsv:1", "column 2 has no name");
    check_refused("#\na\tb\ta\n", "t.tsv:2", "two columns are named a");
}

static void test_tsv__numbers_in_their_range(void **state)
{
    struct tsv *t = parse(units);
    struct err err = { 0 };
    int64_t n = 0;

    (void)state;
    assert_true(tsv_int(t, 0, "strength", -3, 4, &n, &err));
    assert_int_equal(n, 4);
    assert_true(tsv_int(t, 1, "strength", -3, 4, &n, &err));
    assert_int_equal(n, -3);
    assert_false(tsv_int(t, 1, "strength", 1, 4, &n, &err));
    assert_string_equal(err.place, "units.tsv:10");
    assert_string_equal(err.reason, "strength: \"-3\" is not a whole number from 1 to 4");
    assert_false(tsv_int(t, 0, "name", 1, 4, &n, &err));
    assert_string_equal(err.place, "units.tsv:8");
    assert_string_equal(err.reason, "name: \"Old Guard\" is not a whole number from 1 to 4");
    assert_int_equal(n, -3);
    tsv_free(t);
}

static void test_tsv__text_needs_its_column(void **state)
{
    struct tsv *t = parse(units);
    struct err err = { 0 };
    const char *s = NULL;

    (void)state;
    assert_true(tsv_text(t, 1, "name", &s, &err));
    assert_string_equal(s, "");
    assert_false(tsv_text(t, 1, "rank", &s, &err));
    assert_string_equal(err.place, "units.tsv:10");
    assert_string_equal(err.reason, "there is no column rank");
    tsv_free(t);
}

static void test_tsv__reads_files(void **state)
{
    char path[] = "/tmp/berthier-tsv-XXXXXX";
    struct err err = { 0 };
    struct tsv *t;
    int fd = mkstemp(path);

    (void)state;
    assert_true(fd >= 0);
    close(fd);
    assert_true(file_write(path, units, strlen(units), &err));
    t = tsv_read(path, &err);
    assert_non_null(t);
    assert_int_equal(tsv_rows(t), 2);
    tsv_free(t);
    assert_true(file_write(path, "a\n\0\n", 4, &err));
    assert_null(tsv_read(path, &err));
    assert_string_equal(err.place, path);
    assert_string_equal(err.reason, "there is a zero byte in the table");
    unlink(path);
    assert_null(tsv_read(path, &err));
    assert_string_equal(err.place, path);
}

/* Any bytes at all: a table or a refusal with a line, under the sanitizers. */
static void test_tsv__short_texts_of_all_kinds(void **state)
{
    static const char letter[] = "a#:\t\n\r";
    char text[7] = "";

    (void)state;
    for (int code = 0; code < 6 * 6 * 6 * 6 * 6 * 6; code++) {
        struct err err = { 0 };
        struct tsv *t;

        for (int i = 0, rest = code; i < 6; i++, rest /= 6)
            text[i] = letter[rest % 6];
        t = tsv_parse("t", text, &err);
        assert_true(t ? err.reason[0] == 0 : err.reason[0] != 0);
        for (int row = 0; t && row < tsv_rows(t); row++)
            assert_null(strpbrk(tsv_cell(t, row, 0), "\t\n"));
        tsv_free(t);
    }
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_tsv__cells_by_row_and_column),
        cmocka_unit_test(test_tsv__cells_that_are_not_there_are_empty),
        cmocka_unit_test(test_tsv__remarks_before_the_header_are_kept),
        cmocka_unit_test(test_tsv__lines_are_those_of_the_file),
        cmocka_unit_test(test_tsv__a_header_alone_is_a_table),
        cmocka_unit_test(test_tsv__rows_that_do_not_fit_are_refused),
        cmocka_unit_test(test_tsv__numbers_in_their_range),
        cmocka_unit_test(test_tsv__text_needs_its_column),
        cmocka_unit_test(test_tsv__reads_files),
        cmocka_unit_test(test_tsv__short_texts_of_all_kinds),
    };

    return cmocka_run_group_tests_name("base tsv", tests, NULL, NULL);
}
