/* test_campaign_tables.c -- the charts of The Campaigns of Napoleon that follow a rule, cell by cell.
 *
 * They are reconstructed: a cell that steps out of line is a slip of the hand. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/tsv.h"

static struct tsv *chart(const char *name)
{
    char path[64];
    struct err err;

    snprintf(path, sizeof path, "data/campaign/%s.tsv", name);
    struct tsv *t = tsv_read(path, &err);
    if (!t)
        fail_msg("%s: %s", err.place, err.reason);
    return t;
}

static int number(const struct tsv *t, int row, int column)
{
    return atoi(tsv_cell(t, row, column));
}

static void test_campaign_tables__pursuit_is_the_index_less_the_die(void **state)
{
    struct tsv *t = chart("pursuit");

    (void)state;
    assert_int_equal(tsv_rows(t), 14);
    for (int index = 0; index < 14; index++)
        for (int die = 0; die < 10; die++)
            assert_int_equal(number(t, index, 1 + die), index > die ? index - die : 0);
    tsv_free(t);
}

static void test_campaign_tables__resistance_is_the_difference_up_to_three(void **state)
{
    struct tsv *t = chart("initiative");

    (void)state;
    for (int active = 0; active < 6; active++)
        for (int passive = 0; passive < 6; passive++) {
            int by = passive - active;
            assert_int_equal(number(t, active, 1 + passive), by > 3 ? 3 : by < -3 ? -3 : by);
        }
    tsv_free(t);
}

static void test_campaign_tables__attrition_grows_with_way_and_size(void **state)
{
    static const int upto[] = { 0, 4, 8, 10, 14, 18, 255 }, base[] = { -2, 1, 2, 3, 4, 5, 6 };
    struct tsv *t = chart("attrition-march");

    (void)state;
    assert_int_equal(tsv_rows(t), 7);
    for (int row = 0; row < 7; row++) {
        assert_int_equal(number(t, row, 0), upto[row]);
        for (int size = 0; size < 8; size++)
            assert_int_equal(number(t, row, 1 + size), base[row] + size);
    }
    tsv_free(t);
    t = chart("attrition-loss");
    for (int index = 0; index < 20; index++)
        assert_int_equal(number(t, index, 1), index < 10 ? 0 : index == 10 ? 1 : index - 10);
    tsv_free(t);
}

/* The rows of a size end where those of the next begin, one later each time. */
static void test_campaign_tables__sizes_follow_each_other(void **state)
{
    struct tsv *t = chart("attrition-size");

    (void)state;
    for (int row = 0; row < tsv_rows(t); row++) {
        int next = 1, room = row % 4 + (row < 4 ? 2 : 1);
        for (int size = 0; size < 8 && next <= 48; size++, room++) {
            int low, high;
            assert_int_equal(sscanf(tsv_cell(t, row, 2 + size), "%d-%d", &low, &high), 2);
            assert_int_equal(low, next);
            assert_true(high == low + room - 1 || high == 48 || size >= 5);
            next = high + 1;
        }
        assert_int_equal(next, 49);
    }
    tsv_free(t);
}

static void test_campaign_tables__points_by_dice_and_line(void **state)
{
    struct tsv *t = chart("points");

    (void)state;
    for (int dice = 2; dice <= 12; dice++) {
        assert_int_equal(number(t, dice - 2, 0), dice);
        for (int column = 0; column < 8; column++)
            assert_int_equal(number(t, dice - 2, 1 + column),
                             dice + 4 > column ? (dice + 4 - column) / 3 : 0);
    }
    tsv_free(t);
}

/* One more on the die is one column to the left. */
static void test_campaign_tables__results_lie_on_diagonals(void **state)
{
    static const char *const cell[] = { "7/0a", "6/1a", "5/1a", "4/1a", "3/1a", "3/2a",
                                        "2/2a", "2/2d", "2/3d", "1/3d", "1/4d", "1/5d",
                                        "1/6d", "0/7d", "0/8d", "0/9d" };
    struct tsv *t = chart("results");

    (void)state;
    for (int die = 0; die <= 6; die++)
        for (int column = 0; column < 10; column++)
            assert_string_equal(tsv_cell(t, die, 1 + column), cell[column - die + 6]);
    tsv_free(t);
}

static void test_campaign_tables__the_track_of_morale(void **state)
{
    struct tsv *t = chart("morale");

    (void)state;
    for (int row = 0; row < tsv_rows(t); row++) {
        int box = number(t, row, 1), size = abs(box);
        int end = strcmp(tsv_cell(t, row, 0), "nab") == 0 && box < 0 ? 4 : 5;
        const char *level = size >= end ? "strategic" : size > 2 ? "operational" : "marginal";
        bool drawn = box == 0 || box == -1;

        assert_string_equal(tsv_cell(t, row, 2), drawn     ? "nobody"
                                                 : box < 0 ? "coalition"
                                                           : "french");
        assert_string_equal(tsv_cell(t, row, 3), drawn ? "draw" : level);
        assert_int_equal(number(t, row, 4), size >= end);
        assert_int_equal(number(t, row, 5), box < -2 && size < end);
        assert_int_equal(number(t, row, 6), box > 2 && size < end);
    }
    tsv_free(t);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_campaign_tables__pursuit_is_the_index_less_the_die),
        cmocka_unit_test(test_campaign_tables__resistance_is_the_difference_up_to_three),
        cmocka_unit_test(test_campaign_tables__attrition_grows_with_way_and_size),
        cmocka_unit_test(test_campaign_tables__sizes_follow_each_other),
        cmocka_unit_test(test_campaign_tables__points_by_dice_and_line),
        cmocka_unit_test(test_campaign_tables__results_lie_on_diagonals),
        cmocka_unit_test(test_campaign_tables__the_track_of_morale),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
