/* test_triumph_board.c -- the statements about the board and the pieces of Napoleon's Triumph that
 * can only be counted, counted on the data as the program has loaded them.
 *
 * What passes is proven as rule tests prove: the ids go to the build folder, for `berthier rules`. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/file.h"
#include "base/json_in.h"

#include "games/triumph/kit/nt_plans.h"

#include "proven.h"

static struct nt_board *board;
static struct text proven;

#define PROVES(...) PROVE(&nt_book, &proven, __VA_ARGS__)

static int open_board(void **state)
{
    struct err err;
    void *b;

    (void)state;
    if (!nt_load("data/triumph", &b, &err)) {
        err_print(&err);
        return 1;
    }
    board = b;
    return 0;
}

static int close_board(void **state)
{
    bool kept = keep_proven("triumph-board", &proven);

    (void)state;
    nt_unload(board);
    return kept ? 0 : 1;
}

/* -- pieces -- */

static int count_of(int side, int type, int strength)
{
    return board->army[side].count[type][strength];
}

static void is_count(int type, int strength, int french, int allied)
{
    assert_int_equal(count_of(FRENCH, type, strength), french);
    assert_int_equal(count_of(ALLIED, type, strength), allied);
}

static void test_triumph__units_at_the_start(void **state)
{
    (void)state;
    is_count(ARTILLERY, 1, 3, 4);
    PROVES("NT-3-17");
    is_count(CAVALRY, 1, 0, 3);
    PROVES("NT-3-18");
    is_count(CAVALRY, 2, 5, 6);
    PROVES("NT-3-19");
    is_count(CAVALRY, 3, 3, 2);
    PROVES("NT-3-20");
    is_count(INFANTRY, 1, 0, 2);
    PROVES("NT-3-21");
    is_count(INFANTRY, 2, 16, 19);
    PROVES("NT-3-22");
    is_count(INFANTRY, 3, 7, 5);
    PROVES("NT-3-23");
    is_count(GUARD, 3, 2, 3);
    PROVES("NT-3-24");
}

static void test_triumph__types_and_strengths(void **state)
{
    int units[SIDES] = { 0, 0 }, points[SIDES] = { 0, 0 };

    (void)state;
    for (int side = FRENCH; side < SIDES; side++)
        for (int type = 0; type < TYPES; type++)
            for (int strength = 0; strength < 4; strength++) {
                int n = count_of(side, type, strength);
                units[side] += n;
                points[side] += n * strength;
                assert_true(n == 0 || (type != UNKNOWN && strength > 0));
                assert_true(n == 0 || type != ARTILLERY || strength == 1);
                assert_true(n == 0 || type != GUARD || strength == 3);
            }
    assert_int_equal(units[FRENCH], 36);
    assert_int_equal(units[ALLIED], 44);
    assert_int_equal(points[FRENCH], 81);
    assert_int_equal(points[ALLIED], 89);
    assert_int_equal(eng_find_name(nt_types, "dragoons"), -1);
    PROVES("NT-1-01", "NT-3-04", "NT-3-05", "NT-3-06", "NT-3-16", "NT-3-25");
}

/* NT-15-01: of the faces there are, these alone are elite. */
static void test_triumph__elites(void **state)
{
    (void)state;
    for (int type = ARTILLERY; type < TYPES; type++)
        for (int strength = 1; strength <= 3; strength++) {
            struct nt_unit u = { .type = (uint8_t)type, .strength = (uint8_t)strength };
            assert_int_equal(nt_is_heavy(&u), type == CAVALRY && strength == 3);
        }
    assert_int_equal(count_of(FRENCH, GUARD, 3) + count_of(ALLIED, GUARD, 3), 5);
    PROVES("NT-15-01");
}

static const struct {
    const char *name;
    int side, minimum, setup;
} commanders[NT_COMMANDERS] = {
    { "Bessières", FRENCH, 4, 53 },      { "Lannes", FRENCH, 4, 64 },
    { "Legrand", FRENCH, 3, 133 },       { "Murat", FRENCH, 4, 63 },
    { "St. Hilaire", FRENCH, 3, 93 },    { "Vandamme", FRENCH, 3, 72 },
    { "Bernadotte", FRENCH, 4, 0 },      { "Davout", FRENCH, 4, 0 },
    { "Bagration", ALLIED, 4, 67 },      { "Constantine", ALLIED, 4, 87 },
    { "Dokhturov", ALLIED, 4, 121 },     { "Kienmayer", ALLIED, 3, 143 },
    { "Kollowrath", ALLIED, 3, 112 },    { "Langeron", ALLIED, 4, 106 },
    { "Liechtenstein", ALLIED, 4, 123 }, { "Miloradovich", ALLIED, 3, 96 },
    { "Prebyshevsky", ALLIED, 4, 108 },
};

static void test_triumph__commanders(void **state)
{
    int sum[SIDES] = { 0, 0 };

    (void)state;
    for (int c = 0; c < NT_COMMANDERS; c++) {
        assert_string_equal(board->commander[c].name, commanders[c].name);
        assert_int_equal(board->commander[c].side, commanders[c].side);
        assert_int_equal(board->commander[c].minimum, commanders[c].minimum);
        assert_int_equal(board->commander[c].setup_locale, commanders[c].setup);
        assert_int_equal(board->commander[c].reinforcement, commanders[c].setup == 0);
        sum[commanders[c].side] += board->commander[c].minimum;
    }
    assert_int_equal(sum[FRENCH], 29);
    assert_int_equal(sum[ALLIED], 33);
    assert_int_equal(nt_find_commander(board, "soult"), -1);
    PROVES("NT-3-26", "NT-3-27", "NT-6.06-05", "NT-6.06-07", "NT-6.07-03", "NT-6.07-04");
}

static void test_triumph__set_up_locales_have_one_name_each(void **state)
{
    int found = 0;

    (void)state;
    for (int n = 1; n < NT_LOCALES; n++) {
        if (!board->locale[n].setup)
            continue;
        found++;
        assert_int_equal(board->commander[board->locale[n].setup - 1].setup_locale, n);
    }
    assert_int_equal(found, 15);
    PROVES("NT-6.06-07", "NT-6.07-04");
}

/* -- locales -- */

static void test_triumph__locales_and_approaches(void **state)
{
    int locales = 0, wide = 0, narrow = 0, impassable = 0;

    (void)state;
    for (int n = 1; n < NT_LOCALES; n++)
        locales += board->locale[n].exists;
    for (int i = 1; i <= board->approach_count; i++) {
        const struct nt_approach *a = &board->approach[i];
        impassable += a->impassable;
        wide += a->wide;
        narrow += !a->wide && !a->impassable;
    }
    assert_int_equal(locales, 168);
    assert_false(board->locale[145].exists);
    assert_false(board->locale[146].exists);
    assert_true(board->locale[170].exists);
    assert_int_equal(wide, 71);
    assert_int_equal(narrow, 210);
    assert_int_equal(impassable, 12);
    PROVES("NT-4-05");
}

static void test_triumph__capacities(void **state)
{
    static const int wanted[21] = {
        [1] = 9, [2] = 1, [4] = 55, [6] = 17, [9] = 17, [12] = 27, [16] = 17, [20] = 25
    };
    int found[21] = { 0 }, sum = 0;

    (void)state;
    for (int n = 1; n < NT_LOCALES; n++) {
        found[board->locale[n].capacity] += board->locale[n].exists;
        sum += board->locale[n].capacity;
    }
    assert_memory_equal(found + 1, wanted + 1, 20 * sizeof found[0]);
    assert_int_equal(sum, 1582);
    assert_int_equal(board->locale[54].capacity, 2);
    assert_int_equal(board->locale[53].capacity, 20);
    assert_int_equal(board->locale[133].capacity, 4);
    PROVES("NT-4-06", "NT-4-16");
}

/* The locales of a list, which ends with 0, and no others have the property. */
static void are_those(const int *list, bool (*has)(const struct nt_locale *))
{
    for (int n = 1; n < NT_LOCALES; n++) {
        bool listed = false;
        for (const int *p = list; *p; p++)
            listed = listed || *p == n;
        assert_int_equal(has(&board->locale[n]), listed);
    }
}

static bool is_hill(const struct nt_locale *l)
{
    return l->hill;
}

static bool is_blue(const struct nt_locale *l)
{
    return l->stars & STAR_BLUE;
}

static bool is_red(const struct nt_locale *l)
{
    return l->stars & STAR_RED;
}

static bool is_green(const struct nt_locale *l)
{
    return l->stars & STAR_GREEN;
}

static bool is_black(const struct nt_locale *l)
{
    return l->stars & STAR_BLACK;
}

static bool is_of_three(const struct nt_locale *l)
{
    return l->stars == (STAR_RED | STAR_GREEN | STAR_BLACK);
}

static bool is_of_two(const struct nt_locale *l)
{
    return l->stars == (STAR_RED | STAR_BLACK);
}

static bool is_barred(const struct nt_locale *l)
{
    return l->detach_barred;
}

static bool has_no_road(const struct nt_locale *l)
{
    return l->exists && l->stretch_count == 0;
}

static void test_triumph__hills_and_stars(void **state)
{
    (void)state;
    are_those((const int[]){ 24, 25, 53, 54, 57, 61, 62, 84, 106, 112, 121, 147, 0 }, is_hill);
    PROVES("NT-4-22");
    are_those((const int[]){ 25, 51, 53, 61, 62, 70, 81, 91, 102, 116, 117, 118, 132, 0 }, is_blue);
    PROVES("NT-4-35");
    are_those((const int[]){ 84, 86, 87, 88, 97, 99, 112, 113, 115, 126, 128, 0 }, is_red);
    PROVES("NT-4-36");
    are_those((const int[]){ 58, 59, 67, 68, 87, 88, 99, 115, 128, 0 }, is_green);
    PROVES("NT-4-37");
    are_those((const int[]){ 87, 88, 96, 99, 106, 108, 112, 115, 121, 126, 128, 0 }, is_black);
    PROVES("NT-4-38");
    are_those((const int[]){ 87, 88, 99, 115, 128, 0 }, is_of_three);
    are_those((const int[]){ 112, 126, 0 }, is_of_two);
    PROVES("NT-4-41");
}

static void test_triumph__locales_barred_to_detachments(void **state)
{
    (void)state;
    are_those((const int[]){ 49,  50,  57,  58,  59,  66,  67,  68,  74,  75,  76,  77,
                             78,  84,  85,  86,  87,  88,  94,  95,  96,  97,  98,  99,
                             105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 120,
                             121, 122, 123, 126, 127, 128, 129, 136, 137, 0 },
              is_barred);
    PROVES("NT-6.08-07");
}

static const struct {
    int number;
    const char *name;
} names[] = {
    { 23, "Lösch" },           { 24, "Etorle Berg" },
    { 25, "Nowabora" },        { 32, "Jesera" },
    { 35, "Schumitz" },        { 39, "Kritschen" },
    { 42, "Bosenitz" },        { 44, "Siwitz" },
    { 46, "Posorzitz" },       { 48, "Kowalowitz" },
    { 52, "Bellowitz" },       { 53, "Zuran Berg" },
    { 54, "Santon" },          { 57, "Narovinach Berg" },
    { 61, "Latein Berg" },     { 71, "Schlapanitz" },
    { 73, "Jirzikowitz" },     { 76, "Holubitz" },
    { 79, "Turaser Wald" },    { 82, "Puntowitz" },
    { 84, "Stare Vinohradi" }, { 85, "Blaschowitz" },
    { 88, "Welspitz" },        { 104, "Kobelnitz" },
    { 106, "Pratze Berg" },    { 107, "Pratze" },
    { 112, "Krenowitz Berg" }, { 121, "Pratze Berg" },
    { 125, "Zbeischow" },      { 127, "Krenowitz" },
    { 129, "Birnbaum" },       { 133, "Sokolnitz" },
    { 134, "das Schloss" },    { 138, "Kl. Hostiehradek" },
    { 139, "Ottmarau" },       { 141, "Telnitz" },
    { 143, "Aujezd" },         { 147, "Menitz Berg" },
    { 149, "Zichorien" },      { 150, "Reichmannsdorf" },
    { 154, "Satschan" },       { 160, "Scharatitz" },
};

static void test_triumph__names(void **state)
{
    int unnamed = 0;

    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        assert_string_equal(board->locale[names[i].number].name, names[i].name);
    for (int n = 1; n < NT_LOCALES; n++)
        unnamed += board->locale[n].exists && !board->locale[n].name[0];
    assert_int_equal(sizeof names / sizeof names[0], 42);
    assert_int_equal(unnamed, 126);
    PROVES("NT-4-39");
}

/* -- approaches -- */

static int any_approach(int from, int to)
{
    for (int i = 1; i <= board->approach_count; i++)
        if ((board->approach[i].a == from && board->approach[i].b == to) ||
            (board->approach[i].a == to && board->approach[i].b == from))
            return i;
    return 0;
}

static void test_triumph__impassable_approaches(void **state)
{
    static const int pair[12][2] = { { 2, 3 },   { 3, 4 },   { 6, 7 },   { 8, 9 },
                                     { 10, 11 }, { 14, 15 }, { 15, 16 }, { 17, 18 },
                                     { 18, 19 }, { 21, 22 }, { 58, 78 }, { 92, 103 } };

    (void)state;
    for (int i = 0; i < 12; i++) {
        int approach = any_approach(pair[i][0], pair[i][1]);
        assert_true(approach > 0 && board->approach[approach].impassable);
        assert_int_equal(nt_approach_between(board, pair[i][0], pair[i][1]), 0);
    }
    assert_int_equal(board->steps[92][103], 2);
    PROVES("NT-4-14", "NT-6.08-03");
}

static void test_triumph__banks_are_not_adjacent(void **state)
{
    (void)state;
    assert_int_equal(any_approach(114, 115), 0);
    assert_int_equal(any_approach(124, 151), 0);
    assert_int_equal(any_approach(151, 159), 0);
    assert_int_equal(any_approach(62, 72), 0);
    PROVES("NT-4-15");
}

static void test_triumph__symbols(void **state)
{
    int found[4] = { 0 }, sides = 0, bare = 0, wide = 0;

    (void)state;
    for (int i = 1; i <= board->approach_count; i++) {
        const struct nt_approach *a = &board->approach[i];
        for (int side = 0; side < 2; side++) {
            sides += a->mark[side] != 0;
            for (int bit = 0; bit < 4; bit++)
                found[bit] += a->mark[side] >> bit & 1;
        }
        bare += !a->impassable && !a->mark[0] && !a->mark[1];
        wide += a->wide && (a->mark[0] || a->mark[1]);
    }
    assert_int_equal(found[0], 42);  /* infantry   */
    assert_int_equal(found[1], 113); /* cavalry    */
    assert_int_equal(found[2], 225); /* artillery  */
    assert_int_equal(found[3], 142); /* obstructed */
    assert_int_equal(sides, 265);
    assert_int_equal(bare, 133);
    assert_int_equal(wide, 2);
    assert_int_equal(nt_marks_into(board, any_approach(26, 27), 27), MARK_ARTILLERY);
    assert_int_equal(nt_marks_into(board, any_approach(72, 81), 81), MARK_CAVALRY);
    assert_int_equal(nt_marks_into(board, any_approach(72, 81), 72), MARK_CAVALRY);
    PROVES("NT-4-40");
}

static int marks_into(int to, int from)
{
    return nt_marks_into(board, any_approach(from, to), to);
}

static void test_triumph__the_santon(void **state)
{
    const int all = MARK_INFANTRY | MARK_ARTILLERY | MARK_OBSTRUCTED;
    const struct nt_locale *santon = &board->locale[54];

    (void)state;
    assert_true(santon->hill);
    assert_int_equal(santon->capacity, 2);
    assert_int_equal(santon->approach_count, 3);
    for (int i = 0; i < 3; i++) {
        assert_false(board->approach[santon->approach[i]].wide);
        assert_false(board->approach[santon->approach[i]].impassable);
    }
    assert_int_equal(marks_into(54, 41), MARK_INFANTRY | MARK_OBSTRUCTED);
    assert_int_equal(marks_into(54, 42), all);
    assert_int_equal(marks_into(54, 64), all);
    assert_int_equal(marks_into(42, 54), MARK_OBSTRUCTED);
    assert_int_equal(marks_into(41, 54), 0);
    assert_int_equal(marks_into(64, 54), 0);
    PROVES("NT-18-01");
}

/* -- roads -- */

static void test_triumph__the_road_net(void **state)
{
    int main_roads = 0;

    (void)state;
    for (int i = 1; i <= board->crossing_count; i++) {
        const struct nt_crossing *c = &board->crossing[i];
        int a = board->stretch[c->stretch[0]].locale, b = board->stretch[c->stretch[1]].locale;
        main_roads += c->main;
        assert_int_equal(nt_approach_between(board, a, b), c->approach);
    }
    assert_int_equal(board->stretch_count, 208);
    assert_int_equal(board->crossing_count, 279);
    assert_int_equal(main_roads, 13);
    PROVES("NT-4-42");
}

static void follow_main(int stretch, bool *been)
{
    if (been[stretch])
        return;
    been[stretch] = true;
    for (int i = 0; i < board->stretch[stretch].crossing_count; i++) {
        const struct nt_crossing *c = &board->crossing[board->stretch[stretch].crossing[i]];
        if (c->main)
            follow_main(c->stretch[c->stretch[0] == stretch], been);
    }
}

static void test_triumph__the_main_road(void **state)
{
    static const int way[] = { 51, 38, 52, 53, 63, 64, 55, 66, 67, 68, 58, 59, 77, 87 };
    bool been[NT_STRETCHES] = { false };
    int reached = 0;

    (void)state;
    follow_main(board->locale[51].stretch[0], been);
    for (int i = 1; i <= board->stretch_count; i++)
        reached += been[i];
    assert_int_equal(reached, 14);
    for (int i = 0; i < 14; i++) {
        bool there = false;
        for (int k = 0; k < board->locale[way[i]].stretch_count; k++)
            there = there || been[board->locale[way[i]].stretch[k]];
        assert_true(there);
    }
    for (int i = 1; i <= board->entry_count; i++)
        assert_int_equal(board->entry[i].main, strcmp(board->entry[i].id, "F2") == 0 ||
                                                   strcmp(board->entry[i].id, "A15") == 0 ||
                                                   strcmp(board->entry[i].id, "A17") == 0);
    PROVES("NT-4-43");
}

static void test_triumph__locales_without_a_road(void **state)
{
    (void)state;
    are_those((const int[]){ 3, 7, 9, 10, 11, 15, 16, 17, 22, 37, 92, 122, 164, 165, 0 },
              has_no_road);
    PROVES("NT-4-44");
}

static bool enters(int side, int locale)
{
    for (int i = 1; i <= board->entry_count; i++)
        if (board->entry[i].side == side && board->entry[i].locale == locale)
            return true;
    return false;
}

static bool is_french_entry(const struct nt_locale *l)
{
    return enters(FRENCH, (int)(l - board->locale));
}

static bool is_allied_entry(const struct nt_locale *l)
{
    return enters(ALLIED, (int)(l - board->locale));
}

static void test_triumph__entries(void **state)
{
    int roads[SIDES] = { 0, 0 }, main_roads[SIDES] = { 0, 0 };

    (void)state;
    for (int i = 1; i <= board->entry_count; i++) {
        roads[board->entry[i].side]++;
        main_roads[board->entry[i].side] += board->entry[i].main;
        assert_int_equal(board->stretch[board->entry[i].stretch].locale, board->entry[i].locale);
    }
    are_those((const int[]){ 1, 51, 69, 89, 100, 130, 139, 140, 147, 0 }, is_french_entry);
    are_those((const int[]){ 59, 87, 88, 128, 129, 0 }, is_allied_entry);
    assert_int_equal(roads[FRENCH], 13);
    assert_int_equal(roads[ALLIED], 7);
    assert_int_equal(main_roads[FRENCH], 1);
    assert_int_equal(main_roads[ALLIED], 2);
    PROVES("NT-4-45");
}

/* -- the map as it is drawn -- */

static int64_t board_number(const json_t *root, const char *key)
{
    return json_integer_value(json_object_get(json_object_get(root, "board"), key));
}

/* The whole board is one map; every reserve lies on it, and nothing but drawing needs to know. */
static void test_triumph__the_drawing(void **state)
{
    struct err err;
    json_t *root = jin_parse("map", board->map_json, strlen(board->map_json), &err);

    (void)state;
    assert_non_null(root);
    assert_int_equal(board_number(root, "width"), 2550);
    assert_int_equal(board_number(root, "height"), 3300);
    assert_int_equal(board_number(root, "narrow_bar"), 131);
    assert_int_equal(board_number(root, "wide_bar"), 261);
    assert_int_equal(json_array_size(json_object_get(root, "locales")), 168);
    json_decref(root);
    for (int n = 1; n < NT_LOCALES; n++)
        if (board->locale[n].exists)
            assert_true(board->steps[1][n] < 255);
    PROVES("NT-4-02", "NT-4-03");
}

/* -- ready-made set-ups -- */

static void test_triumph__three_plans_for_everybody(void **state)
{
    (void)state;
    for (int side = FRENCH; side < SIDES; side++)
        for (int scenario = 0; scenario < 2; scenario++) {
            int plans = 0, historical = 0;
            for (int i = 0; i < board->plan_count; i++) {
                if (!nt_plan_fits(board, i, side, scenario))
                    continue;
                plans++;
                historical += board->plan[i].historical;
            }
            assert_true(plans >= 3);
            assert_int_equal(historical, 1);
        }
}

/* NT-14-01: one Night, between the days. */
static void test_triumph__one_round_of_night(void **state)
{
    (void)state;
    for (int scenario = 0; scenario < 2; scenario++)
        for (int round = 1; round <= board->round_count[scenario]; round++)
            assert_int_equal(board->hour[scenario][round].night,
                             strcmp(board->hour[scenario][round].hour, "Night") == 0);
    for (int round = 1; round <= board->round_count[FIRST_DECEMBER]; round++)
        assert_string_equal(board->hour[FIRST_DECEMBER][round].day,
                            round <= 11 ? "1 Dec" : "2 Dec");
    for (int round = 1; round <= board->round_count[SECOND_DECEMBER]; round++) {
        assert_string_equal(board->hour[SECOND_DECEMBER][round].day, "2 Dec");
        assert_string_equal(board->hour[SECOND_DECEMBER][round].hour,
                            board->hour[FIRST_DECEMBER][round].hour);
        assert_string_equal(board->hour[SECOND_DECEMBER][round].hour,
                            board->hour[FIRST_DECEMBER][round + 11].hour);
    }
    assert_int_equal(board->hour[0][11].night + board->hour[1][11].night, 1);
}

/* -- what is wrong with a folder is said with its place -- */

static void copy_file(const char *from, const char *folder, const char *name, const char *old,
                      const char *new)
{
    struct text path = { 0 }, text = { 0 };
    struct err err;

    text_printf(&path, "%s/%s", from, name);
    assert_true(file_read(text_str(&path), &text, &err));
    char *at = old ? strstr(text.s, old) : NULL;
    assert_true(!old || at);
    if (at) {
        struct text other = { 0 };
        text_add_n(&other, text.s, (size_t)(at - text.s));
        text_add(&other, new);
        text_add(&other, at + strlen(old));
        text_free(&text);
        text = other;
    }
    text_clear(&path);
    text_printf(&path, "%s/%s", folder, name);
    assert_true(file_write(text_str(&path), text.s, text.length, &err));
    text_free(&path);
    text_free(&text);
}

static const struct {
    const char *file, *old, *new, *place, *reason;
} spoilt[] = {
    { "map.json", "triumph-map 1", "triumph-map 2", "map.json", "format" },
    { "map.json", "\"number\": 2,", "\"number\": 1,", "locales[1]", "already" },
    { "map.json", "\"number\": 51, \"capacity\": 16", "\"number\": 51, \"capacity\": 21",
      "map.json", "locales[50].capacity" },
    { "map.json", "\"stars\": [\"blue\"]", "\"stars\": [\"pink\"]", "locales[", "unknown" },
    { "map.json", "\"setup\": \"lannes\"", "\"setup\": \"murat\"", "locales[", "set-up" },
    { "map.json", "\"id\": 2, \"a\": 2, \"b\": 23", "\"id\": 2, \"a\": 1, \"b\": 23",
      "approaches[1]", "already" },
    { "map.json", "\"width\": \"wide\"", "\"width\": \"broad\"", "approaches[", "width" },
    { "map.json", "\"kind\": \"local\", \"approach\": 1}", "\"kind\": \"local\", \"approach\": 2}",
      "crossings[0]", "approach" },
    { "map.json", "{\"locale\": 1, \"stretch\": 0}", "{\"locale\": 1, \"stretch\": 1}",
      "stretches[0]", "numbered" },
    { "map.json", "\"id\": \"F1\", \"side\": \"french\"", "\"id\": \"F1\", \"side\": \"russian\"",
      "entries[0]", "army" },
    { "map.json", "{\"number\": 1, \"capacity\": 4", "{\"number\": 0, \"capacity\": 4", "map.json",
      "number" },
    { "map.json", "{\"number\": 1, \"capacity\": 4", "{\"number\": 1, \"capacity\": 0", "map.json",
      "capacity" },
    { "map.json", "\"x\": 76, \"y\": 522", "\"x\": -1, \"y\": 522", "map.json", "x" },
    { "map.json", "\"x\": 76, \"y\": 522", "\"x\": 76, \"y\": 3301", "map.json", "y" },
    { "map.json", "{\"id\": 1, \"a\": 1, \"b\": 23", "{\"id\": 1, \"a\": 0, \"b\": 23", "map.json",
      "a" },
    { "map.json", "{\"id\": 1, \"a\": 1, \"b\": 23", "{\"id\": 1, \"a\": 1, \"b\": 0", "map.json",
      "b" },
    { "map.json", "{\"id\": 1, \"a\": 1, \"b\": 23", "{\"id\": 1, \"a\": 1, \"b\": 1",
      "approaches[0]", "two locales" },
    { "map.json", "{\"id\": 1, \"a\": 1,", "{\"id\": 3, \"a\": 1,", "approaches[0]", "follow" },
    { "map.json", "{\"locale\": 1, \"stretch\": 0}", "{\"locale\": 0, \"stretch\": 0}", "map.json",
      "locale" },
    { "map.json", "{\"a\": 1, \"a_stretch\": 0", "{\"a\": 0, \"a_stretch\": 0", "map.json", "a" },
    { "map.json", "{\"a\": 1, \"a_stretch\": 0", "{\"a\": 1, \"a_stretch\": 6", "map.json",
      "a_stretch" },
    { "map.json", "{\"a\": 1, \"a_stretch\": 0", "{\"a\": 1, \"a_stretch\": 5", "crossings[0]",
      "no such" },
    { "map.json", "\"b\": 23, \"b_stretch\": 0", "\"b\": 0, \"b_stretch\": 0", "map.json",
      "crossings[0].b" },
    { "map.json", "\"b\": 23, \"b_stretch\": 0", "\"b\": 23, \"b_stretch\": 6", "map.json",
      "b_stretch" },
    { "map.json", "\"kind\": \"local\", \"approach\": 1}", "\"kind\": \"local\", \"approach\": 0}",
      "map.json", "approach" },
    { "map.json", "\"kind\": \"local\", \"approach\": 1}", "\"kind\": \"path\", \"approach\": 1}",
      "crossings[0]", "kind" },
    { "map.json", "\"id\": \"F1\",", "\"id\": \"\",", "entries[0]", "short id" },
    { "map.json", "\"side\": \"french\", \"locale\": 1, \"stretch\": 0",
      "\"side\": \"french\", \"locale\": 0, \"stretch\": 0", "map.json", "locale" },
    { "map.json", "\"side\": \"french\", \"locale\": 1, \"stretch\": 0",
      "\"side\": \"french\", \"locale\": 1, \"stretch\": 5", "entries[0]", "stretch" },
    { "map.json", "{\"number\": 1, \"capacity\": 4", "{\"number\": 171, \"capacity\": 4",
      "map.json", "locales[0].number" },
    { "map.json", "{\"id\": 1, \"a\": 1, \"b\": 23", "{\"id\": 1, \"a\": 171, \"b\": 23",
      "map.json", "approaches[0].a" },
    { "map.json", "{\"id\": 1, \"a\": 1, \"b\": 23", "{\"id\": 1, \"a\": 1, \"b\": 171", "map.json",
      "approaches[0].b" },
    { "map.json", "{\"locale\": 1, \"stretch\": 0}", "{\"locale\": 171, \"stretch\": 0}",
      "map.json", "stretches[0].locale" },
    { "map.json", "{\"a\": 1, \"a_stretch\": 0", "{\"a\": 171, \"a_stretch\": 0", "map.json",
      "crossings[0].a" },
    { "map.json", "\"b\": 23, \"b_stretch\": 0", "\"b\": 171, \"b_stretch\": 0", "map.json",
      "crossings[0].b" },
    { "map.json", "\"side\": \"french\", \"locale\": 1, \"stretch\": 0",
      "\"side\": \"french\", \"locale\": 171, \"stretch\": 0", "map.json", "entries[0].locale" },
    { "armies.tsv", "infantry\t2\t16", "infantry\t4\t16", "armies.tsv:", "strength" },
    { "armies.tsv", "infantry\t2\t16", "infantry\t2\tx", "armies.tsv:", "french" },
    { "armies.tsv", "infantry\t2\t16", "dragoons\t2\t16", "armies.tsv:", "a unit is" },
    { "armies.tsv", "artillery\t1", "artillery\t2", "armies.tsv:", "strength" },
    { "commanders.tsv", "bagration\tBagration\tallied\t4", "bagration\tBagration\tallied\t0",
      "commanders.tsv:", "minimum" },
    { "commanders.tsv", "bagration\tBagration\tallied\t4\t67",
      "bagration\tBagration\tallied\t4\t200", "commanders.tsv:", "setup" },
    { "commanders.tsv", "bagration\tBagration", "bagration\t", "commanders.tsv:", "text" },
    { "limits.tsv", "allied\t27", "allied\t0", "limits.tsv:", "morale" },
    { "limits.tsv", "allied\t27\t5\t3", "allied\t27\t18\t3", "limits.tsv:", "corps" },
    { "limits.tsv", "allied\t27\t5\t3", "allied\t27\t5\t0", "limits.tsv:", "units" },
    { "time-track.tsv", "7:00AM\t0", "7:00AM\t2", "time-track.tsv:", "night" },
    { "time-track.tsv", "7:00AM\t0", "\t0", "time-track.tsv:", "text" },
    { "time-track.tsv", "2-december\t1\t", "3-december\t1\t", "time-track.tsv:", "follow" },
    { "armies.tsv", "infantry\t2\t16", "infantry\t2\t17", "spoilt-triumph", "NT-1-01" },
    { "armies.tsv", "guard\t3", "guard\t2", "armies.tsv:", "strength" },
    { "commanders.tsv", "bagration\tBagration\tallied", "bagration\tBagration\tfrench",
      "commanders.tsv:", "Allied" },
    { "commanders.tsv", "11:00AM", "11:30AM", "commanders.tsv:", "no round" },
    { "limits.tsv", "allied\t27", "turkish\t27", "limits.tsv:", "side" },
    { "time-track.tsv", "2-december\t3", "2-december\t4", "time-track.tsv:", "follow" },
    { "plans/french-1-historical.tsv", "detach\tlannes\tA1\t54", "detach\tlannes\tA1\t66",
      "french-1-historical.tsv", "NT-6.08-06" },
    { "plans/french-1-historical.tsv", "I3 I3 I2", "I3 I3", "french-1-historical.tsv",
      "NT-6.06-02" },
    { "plans/allied-1-historical.tsv", "I3 I2 A1\t96", "I3 I2 A1\t97", "allied-1-historical.tsv",
      "NT-6.06-06" },
    { "plans/allied-1-historical.tsv", "C2 C1 I1 I1", "C2 C1 I1 X1", "allied-1-historical.tsv:13",
      "not a unit" },
};

static void spoil(const char *folder, int which)
{
    static const char *const files[] = { "map.json", "armies.tsv", "commanders.tsv", "limits.tsv",
                                         "time-track.tsv" };
    struct file_list plans;
    struct err err;

    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        bool it = which >= 0 && strcmp(files[i], spoilt[which].file) == 0;
        copy_file("data/triumph", folder, files[i], it ? spoilt[which].old : NULL,
                  it ? spoilt[which].new : NULL);
    }
    assert_true(file_list_read("data/triumph/plans", ".tsv", &plans, &err));
    for (int i = 0; i < plans.count; i++) {
        struct text name = { 0 };
        text_printf(&name, "plans/%s", plans.name[i]);
        bool it = which >= 0 && strcmp(text_str(&name), spoilt[which].file) == 0;
        copy_file("data/triumph", folder, text_str(&name), it ? spoilt[which].old : NULL,
                  it ? spoilt[which].new : NULL);
        text_free(&name);
    }
    file_list_free(&plans);
}

static void test_triumph__a_spoilt_folder_is_refused_with_its_place(void **state)
{
    struct text folder = { 0 }, plans = { 0 };
    struct err err = { { 0 }, { 0 } };
    const char *build = getenv("BERTHIER_BUILD");
    void *b;

    (void)state;
    text_printf(&folder, "%s/spoilt-triumph", build ? build : "/tmp");
    text_printf(&plans, "%s/plans", text_str(&folder));
    assert_true(file_make_folder(text_str(&plans), &err));
    spoil(text_str(&folder), -1);
    assert_true(nt_load(text_str(&folder), &b, &err));
    nt_unload(b);
    for (int i = 0; i < (int)(sizeof spoilt / sizeof spoilt[0]); i++) {
        spoil(text_str(&folder), i);
        assert_false(nt_load(text_str(&folder), &b, &err));
        assert_non_null(strstr(err.place, spoilt[i].place));
        assert_non_null(strstr(err.reason, spoilt[i].reason));
    }
    text_free(&folder);
    text_free(&plans);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_triumph__units_at_the_start),
        cmocka_unit_test(test_triumph__types_and_strengths),
        cmocka_unit_test(test_triumph__elites),
        cmocka_unit_test(test_triumph__commanders),
        cmocka_unit_test(test_triumph__set_up_locales_have_one_name_each),
        cmocka_unit_test(test_triumph__locales_and_approaches),
        cmocka_unit_test(test_triumph__capacities),
        cmocka_unit_test(test_triumph__hills_and_stars),
        cmocka_unit_test(test_triumph__locales_barred_to_detachments),
        cmocka_unit_test(test_triumph__names),
        cmocka_unit_test(test_triumph__impassable_approaches),
        cmocka_unit_test(test_triumph__banks_are_not_adjacent),
        cmocka_unit_test(test_triumph__symbols),
        cmocka_unit_test(test_triumph__the_santon),
        cmocka_unit_test(test_triumph__the_road_net),
        cmocka_unit_test(test_triumph__the_main_road),
        cmocka_unit_test(test_triumph__locales_without_a_road),
        cmocka_unit_test(test_triumph__entries),
        cmocka_unit_test(test_triumph__the_drawing),
        cmocka_unit_test(test_triumph__three_plans_for_everybody),
        cmocka_unit_test(test_triumph__one_round_of_night),
        cmocka_unit_test(test_triumph__a_spoilt_folder_is_refused_with_its_place),
    };

    return cmocka_run_group_tests_name("triumph board", tests, open_board, close_board);
}
