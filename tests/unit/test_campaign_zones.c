/* test_campaign_zones.c -- what the pieces of the box cannot show: the Young Guard in attrition, the
 * rows of every size, resistance by its numbers; and that zones are cheap.
 *
 * What passes is proven as rule tests prove: the ids go to the build folder, for `berthier rules`. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

#include "games/campaign/kit/cn_names.h"

#include "proven.h"

static struct eng_box box;
static struct cn_board *board;
static struct text proven;
static struct cn_state game;

#define PROVES(...) PROVE(&cn_book, &proven, __VA_ARGS__)

static int open_box(void **state)
{
    struct err err;

    (void)state;
    if (!eng_open(&cn_game, "data", &box, &err)) {
        err_print(&err);
        return 1;
    }
    board = box.board;
    return 0;
}

static int close_box(void **state)
{
    bool kept = keep_proven("campaign-zones", &proven);

    (void)state;
    eng_close(&box);
    return kept ? 0 : 1;
}

static void set(const char *lines)
{
    struct text text = { 0 };
    struct err err;

    text_printf(&text, "position campaign 1\nseats 0 1\n%s", lines);
    if (!eng_restore(&box, "lines", text_str(&text), &game, &err)) {
        err_print(&err);
        fail();
    }
    text_free(&text);
}

static int unit_named(const char *id)
{
    for (int i = 0; i < board->unit_count; i++)
        if (strcmp(board->unit[i].id, id) == 0)
            return i;
    fail();
    return -1;
}

static int leader_named(const char *id)
{
    for (int i = 0; i < board->leader_count; i++)
        if (strcmp(board->leader[i].id, id) == 0)
            return i;
    fail();
    return -1;
}

static void test_campaign_attrition__young_guard_foot_beside_the_old(void **state)
{
    int suchet = unit_named("suchet"), margaron = unit_named("margaron");
    uint8_t foot = board->unit[suchet].quality, horse = board->unit[margaron].quality;

    (void)state;
    board->unit[suchet].quality = board->unit[margaron].quality = QUALITY_YOUNG_GUARD;
    set("leader bessieres at 1426\nunit old-guard on bessieres 5\nunit suchet on bessieres 8\n"
        "unit margaron on bessieres 2\nunit friant on bessieres 7\n");
    assert_true(cn_is_exempt(board, &game, unit_named("old-guard")));
    assert_true(cn_is_exempt(board, &game, suchet));
    assert_false(cn_is_exempt(board, &game, margaron)); /* foot alone */
    assert_false(cn_is_exempt(board, &game, unit_named("friant")));
    set("leader bessieres at 1426\nleader lannes under bessieres\nunit old-guard on bessieres 5\n"
        "unit suchet on lannes 8\n");
    assert_false(cn_is_exempt(board, &game, suchet)); /* another leader's track */
    board->unit[suchet].quality = foot;
    board->unit[margaron].quality = horse;
    PROVES("1X-236-1");
}

/* The rules' own case: of 38 SP, 6 of the Old Guard and 8 of the Young, 24 are tested. */
static void test_campaign_attrition__thirty_eight_with_the_guard_are_twenty_four(void **state)
{
    int suchet = unit_named("suchet"), tested = 0, all = 0;
    uint8_t quality = board->unit[suchet].quality;

    (void)state;
    board->unit[suchet].quality = QUALITY_YOUNG_GUARD;
    set("leader bessieres at 1426\nunit old-guard on bessieres 4\nunit guard-horse on bessieres 2\n"
        "unit suchet on bessieres 8\nunit legrand-div on bessieres 10\nunit vandamme on bessieres 8\n"
        "unit friant on bessieres 6\n");
    for (int i = 0; i < board->unit_count; i++)
        if (game.unit[i].standing == IS_TRACK) {
            all += game.unit[i].sp;
            tested += cn_is_exempt(board, &game, i) ? 0 : game.unit[i].sp;
        }
    board->unit[suchet].quality = quality;
    assert_int_equal(all, 38);
    assert_int_equal(tested, 24);
    PROVES("1X-236-1", "1X-236-3");
}

/* 1X-236-2: the paragraph names the French. */
static void test_campaign_attrition__no_other_guard(void **state)
{
    int guard = unit_named("r-guard-foot");
    uint8_t quality = board->unit[guard].quality;

    (void)state;
    board->unit[guard].quality = QUALITY_OLD_GUARD;
    set("leader constantine at 1426\nunit r-guard-foot on constantine 8\n");
    assert_false(cn_is_exempt(board, &game, guard));
    board->unit[guard].quality = quality;
    PROVES("1X-236-2");
}

static void check_rows(int side, int column, const int *upto, int count)
{
    int row = 0;

    for (int sp = 1; sp <= 48; sp++) {
        while (sp > upto[row])
            row++;
        assert_true(row < count);
        assert_int_equal(board->table.size_row[side][column][sp], row + 1);
    }
}

static void test_campaign_attrition__rows_of_all_sizes(void **state)
{
    static const int coalition[4][8] = { { 1, 3, 6, 10, 15, 21, 28, 48 },
                                         { 2, 5, 9, 14, 20, 27, 35, 48 },
                                         { 3, 7, 12, 18, 25, 33, 42, 48 },
                                         { 4, 9, 15, 22, 30, 39, 48, 48 } };
    static const int french[4][8] = { { 2, 5, 9, 14, 20, 27, 35, 48 },
                                      { 3, 7, 12, 18, 25, 33, 42, 48 },
                                      { 4, 9, 15, 22, 30, 39, 48, 48 },
                                      { 5, 11, 18, 26, 35, 44, 48, 48 } };

    (void)state;
    for (int column = 0; column < 4; column++) {
        check_rows(COALITION, column, coalition[column], 8);
        check_rows(FRENCH, column, french[column], 8);
    }
    PROVES("1X-233-6", "1X-233-7");
}

static void test_campaign_attrition__more_men_and_more_miles_lose_more(void **state)
{
    const struct cn_table *t = &board->table;

    (void)state;
    for (int side = 0; side < SIDES; side++)
        for (int column = 0; column < 4; column++)
            for (int die = 0; die < 12; die++) {
                int large = t->march_base[3][t->size_row[side][column][25] - 1] + die;
                int small = t->march_base[1][t->size_row[side][column][5] - 1] + die;
                assert_true(t->loss[large > 23 ? 23 : large] >= t->loss[small > 23 ? 23 : small]);
            }
    PROVES("1X-7-1");
}

static void test_campaign_resistance__by_its_numbers(void **state)
{
    (void)state;
    assert_int_equal(cn_cavalry_difference(2 * 3, 2 * 2), -1);
    assert_int_equal(cn_cavalry_difference(2 * 2, 2 * 4), 2);
    assert_int_equal(cn_cavalry_difference(2 * 5, 2 * 3), -1);
    assert_int_equal(cn_cavalry_difference(2 * 11, 21), 0);
    assert_int_equal(cn_cavalry_difference(2 * 11, 2 * 10), -1);
    assert_int_equal(cn_cavalry_difference(2 * 10, 2 * 2), -3);
    assert_int_equal(cn_cavalry_difference(2 * 2, 0), -2);
    assert_int_equal(cn_cavalry_difference(0, 2 * 5), 3);
    assert_int_equal(cn_cavalry_difference(4, 4), 0);
    PROVES("1X-178-1", "1X-179-2", "1X-179-3", "1X-179-4", "1X-179-5");
}

static int resistance(const char *lines, const char *active, const char *passive, bool pursuit)
{
    set(lines);
    return cn_resistance(board, &game, leader_named(active), leader_named(passive), pursuit);
}

static void test_campaign_resistance__of_leaders(void **state)
{
    const char *plain = "leader bernadotte at 1426\nunit rivaud on bernadotte 6\n"
                        "leader bagration at 1425\nunit bagration-foot on bagration 9\n";
    const char *marsh = "leader bernadotte at 2756\nunit kellermann on bernadotte 2\n"
                        "leader bagration at 1425\nunit bagration-foot on bagration 9\n";
    const char *horse = "leader bernadotte at 1426\nunit kellermann on bernadotte 2\n"
                        "leader bagration at 1425\nunit bagration-foot on bagration 9\n";
    const char *lost = "leader bernadotte at 1426\nunit kellermann on bernadotte 1 lost 1\n"
                       "leader bagration at 1425\nunit bagration-foot on bagration 9\n";

    (void)state;
    assert_int_equal(resistance(plain, "bernadotte", "bagration", false), 2);
    assert_int_equal(resistance(plain, "bagration", "bernadotte", false), 0); /* never below 0 */
    assert_int_equal(resistance(plain, "bagration", "bernadotte", true), -2);
    assert_int_equal(resistance(horse, "bernadotte", "bagration", false), 0);
    assert_int_equal(resistance(marsh, "bernadotte", "bagration", false), 2);
    assert_int_equal(resistance(lost, "bernadotte", "bagration", true), 2);
    assert_int_equal(resistance(horse, "bagration", "bernadotte", false), 0); /* nor made worse */
    game.weather = RAIN;
    assert_int_equal(
        cn_resistance(board, &game, leader_named("bagration"), leader_named("bernadotte"), true),
        1);
    PROVES("1X-176-3", "1X-176-4", "1X-179-1", "1X-179-7", "1X-179-9", "1X-185-3");
}

/* Opponents, men or programs, are given the state as eng_redact leaves it. */
static void test_campaign_views__an_opponent_is_given_no_strength(void **state)
{
    int at = eng_find_scenario(&box, "campaign"), hidden = 0;
    const struct cn_state *truth = box.scenario[at].state;

    (void)state;
    memcpy(&game, truth, sizeof game);
    eng_redact(&box, &game, ENG_SEAT(COALITION));
    for (int i = board->unit_first[FRENCH]; i < board->unit_first[FRENCH + 1]; i++)
        if (truth->unit[i].standing == IS_TRACK &&
            truth->leader[cn_formation_of(truth, truth->unit[i].leader)].standing == IS_MAP) {
            assert_int_equal(game.unit[i].standing, IS_HIDDEN);
            assert_int_equal(game.unit[i].sp, 0);
            hidden++;
        }
    assert_true(hidden > 10);
    PROVES("1X-31-8", "1X-31-9");
}

static void test_campaign_zones__of_a_whole_map_are_cheap(void **state)
{
    static uint8_t marked[CN_HEXES];
    int at = eng_find_scenario(&box, "campaign");

    (void)state;
    memcpy(&game, box.scenario[at].state, sizeof game);
    clock_t begin = clock();
    for (int i = 0; i < 200; i++)
        cn_mark_zones(board, &game, i % SIDES, false, marked);
    assert_true((double)(clock() - begin) / CLOCKS_PER_SEC / 200 < 0.0005);
    for (int i = 0; i < CN_HEXES; i++)
        assert_int_equal(marked[i], cn_in_zone(board, &game, i, COALITION));
    cn_mark_zones(board, &game, FRENCH, true, marked);
    for (int i = 0; i < CN_HEXES; i++)
        assert_int_equal(marked[i], cn_seems_in_zone(board, &game, i, FRENCH));
    PROVES("1X-202-1", "1X-202-2");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_campaign_attrition__young_guard_foot_beside_the_old),
        cmocka_unit_test(test_campaign_attrition__thirty_eight_with_the_guard_are_twenty_four),
        cmocka_unit_test(test_campaign_attrition__no_other_guard),
        cmocka_unit_test(test_campaign_attrition__rows_of_all_sizes),
        cmocka_unit_test(test_campaign_attrition__more_men_and_more_miles_lose_more),
        cmocka_unit_test(test_campaign_resistance__by_its_numbers),
        cmocka_unit_test(test_campaign_resistance__of_leaders),
        cmocka_unit_test(test_campaign_views__an_opponent_is_given_no_strength),
        cmocka_unit_test(test_campaign_zones__of_a_whole_map_are_cheap),
    };

    return cmocka_run_group_tests(tests, open_box, close_box);
}
