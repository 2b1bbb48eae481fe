/* test_colors_board.c -- the statements about the board, the box and the scenarios of Commands &
 * Colors that can only be counted, counted on the data as the program has loaded them.
 *
 * What passes is proven as rule tests prove: the ids go to the build folder, for `berthier rules`. */

#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/file.h"

#include "console/mistakes.h"

#include "games/colors/kit/cc_save.h"

#include "proven.h"

static struct eng_box box;
static const struct cc_board *board;
static struct text proven;

#define PROVES(...) PROVE(&cc_book, &proven, __VA_ARGS__)

static int open_box(void **state)
{
    struct err err;

    (void)state;
    if (!eng_open(&cc_game, "data", &box, &err)) {
        err_print(&err);
        return 1;
    }
    board = box.board;
    return 0;
}

static int close_box(void **state)
{
    bool kept = keep_proven("colors-board", &proven);

    (void)state;
    eng_close(&box);
    return kept ? 0 : 1;
}

static int at(const char *name)
{
    int hex = cc_find_hex(board, name);

    assert_int_not_equal(hex, 0);
    return hex;
}

static const struct cc_type *type_of(const char *name)
{
    int type = cc_find_type(board, name);

    assert_true(type >= 0);
    return &board->type[type];
}

/* -- the battlefield -- */

static void test_colors__rows_of_thirteen_and_twelve(void **state)
{
    int in_row[CC_ROWS] = { 0 };

    (void)state;
    for (int hex = 1; hex < CC_HEXES; hex++)
        in_row[board->row[hex]]++;
    for (int row = 0; row < CC_ROWS; row++)
        assert_int_equal(in_row[row], row % 2 == 0 ? 13 : 12);
    assert_int_equal(CC_HEXES - 1, 113);
    assert_int_equal(board->row[at("A13")], 0);
    assert_int_equal(board->row[at("I13")], 8);
    assert_int_equal(cc_find_hex(board, "J1"), 0);
    assert_int_equal(cc_find_hex(board, "B13"), 0);
    assert_int_equal(cc_find_hex(board, "A14"), 0);
    PROVES("CCN-2.2-01", "CCN-2.2-02");
}

static void has_neighbours(const char *name, const char *const *next)
{
    int count = 0;

    FOR_NEXT (hex, board, at(name)) {
        bool found = false;
        for (int i = 0; i < 6; i++)
            found = found || strcmp(cc_hex_name(hex), next[i]) == 0;
        assert_true(found);
        count++;
    }
    assert_int_equal(count, 6);
}

static void test_colors__who_touches_whom(void **state)
{
    (void)state;
    has_neighbours("D6", (const char *const[]){ "C6", "C7", "E6", "E7", "D5", "D7" });
    has_neighbours("E7", (const char *const[]){ "D6", "D7", "F6", "F7", "E6", "E8" });
    PROVES("CCN-2.2-03");
}

static void test_colors__distances(void **state)
{
    (void)state;
    assert_int_equal(board->distance[at("E7")][at("C7")], 2);
    assert_int_equal(board->distance[at("E7")][at("C5")], 3);
    assert_int_equal(board->distance[at("E7")][at("E12")], 5);
    for (int a = 1; a < CC_HEXES; a++)
        for (int b = 1; b < CC_HEXES; b++) {
            int dr = abs(board->row[a] - board->row[b]);
            int dx = abs(2 * board->column[a] + board->row[a] % 2 - 2 * board->column[b] -
                         board->row[b] % 2);
            assert_int_equal(board->distance[a][b], dr + (dx > dr ? (dx - dr) / 2 : 0));
        }
    PROVES("CCN-2.2-09");
}

static bool is_in(const char *name, int side, int which)
{
    return (board->section[at(name)] & cc_section_of(side, which)) != 0;
}

static void test_colors__sections(void **state)
{
    static const char *const shared[] = { "B4", "D4", "F4", "H4", "B9", "D9", "F9", "H9" };
    int found = 0;

    (void)state;
    for (int hex = 1; hex < CC_HEXES; hex++) {
        int section = board->section[hex];
        assert_true(section != 0 && (section & ~EVERYWHERE) == 0);
        found += section != WEST && section != CENTRE && section != EAST;
    }
    assert_int_equal(found, 8);
    for (int i = 0; i < 8; i++)
        assert_true(is_in(shared[i], BOTTOM, 1) &&
                    (is_in(shared[i], BOTTOM, 0) || is_in(shared[i], BOTTOM, 2)));
    assert_true(is_in("E4", BOTTOM, 0) && !is_in("E4", BOTTOM, 1));
    assert_true(is_in("E5", BOTTOM, 1) && !is_in("E5", BOTTOM, 0));
    assert_true(is_in("D4", BOTTOM, 0) && is_in("D4", BOTTOM, 1));
    assert_true(is_in("D9", BOTTOM, 1) && is_in("D9", BOTTOM, 2));
    assert_true(is_in("D10", BOTTOM, 2) && !is_in("D10", BOTTOM, 1));
    assert_true(is_in("E2", TOP, 2) && is_in("E2", BOTTOM, 0));
    PROVES("CCN-2.2-04", "CCN-2.2-05", "CCN-2.2-06", "CCN-2.2-07");
}

static void test_colors__armies_and_baselines(void **state)
{
    int out[2];

    (void)state;
    assert_int_equal(board->nation[0].side, BOTTOM);
    for (int i = 0; i < board->type_count; i++)
        assert_int_equal(board->nation[board->type[i].nation_index].side,
                         strcmp(board->type[i].nation, "FR") == 0 ? BOTTOM : TOP);
    assert_true(cc_on_baseline(board, at("A5"), TOP) && !cc_on_baseline(board, at("B5"), TOP));
    assert_true(cc_on_baseline(board, at("I5"), BOTTOM));
    assert_int_equal(cc_hexes_home(board, at("E7"), TOP, out), 2);
    assert_int_equal(board->row[out[0]], 3);
    assert_int_equal(cc_hexes_home(board, at("E7"), BOTTOM, out), 2);
    assert_int_equal(board->row[out[0]], 5);
    PROVES("CCN-2.2-08");
}

/* -- the box -- */

static void test_colors__seventy_cards(void **state)
{
    int section = 0, tactic = 0;

    (void)state;
    for (int kind = 1; kind <= board->card_count; kind++) {
        const struct cc_card *card = &board->card[kind];
        bool is_section = card->effect == EFFECT_SECTION || card->effect == EFFECT_SCOUT ||
                          card->effect == EFFECT_ASSAULT;
        *(is_section ? &section : &tactic) += card->count;
        assert_int_equal(cc_find_card(board, card->id), kind);
    }
    assert_int_equal(section, 48);
    assert_int_equal(tactic, 22);
    assert_int_equal(CC_SQUARES, 4);
    PROVES("CCN-2.1-01", "CCN-8.1-01");
}

static void test_colors__blocks_of_the_box(void **state)
{
    int blocks[CLASSES] = { 0 }, leaders = 0;

    (void)state;
    for (int i = 0; i < board->type_count; i++)
        blocks[board->type[i].class] += board->type[i].blocks * board->type[i].in_box;
    for (int i = 0; i < board->nation_count; i++)
        leaders += board->nation[i].leaders;
    assert_int_equal(blocks[INFANTRY], 180);
    assert_int_equal(blocks[CAVALRY], 77);
    assert_int_equal(blocks[ARTILLERY], 39);
    assert_int_equal(leaders, 9);
    PROVES("CCN-2.1-02");
}

/* "LN 10 LT 5 L 4": what the box has of a nation, in the order of the table, leaders last. */
static void box_holds(int nation, const char *wanted)
{
    struct text found = { 0 };

    for (int i = 0; i < board->type_count; i++)
        if (board->type[i].nation_index == nation)
            text_printf(&found, "%s %d ", board->type[i].code, board->type[i].in_box);
    text_printf(&found, "L %d", board->nation[nation].leaders);
    assert_string_equal(text_str(&found), wanted);
    text_free(&found);
}

static void test_colors__pieces_of_the_box(void **state)
{
    (void)state;
    box_holds(0, "LN 10 LT 5 GR 1 YG 1 OG 1 MI 2 LC 3 HC 2 CU 2 GHC 1 FA 3 GFA 1 HA 2 L 4");
    box_holds(1, "LN 9 LT 2 RL 2 GR 1 GG 2 LC 6 HC 4 GHC 1 FA 3 HA 2 L 3");
    box_holds(2, "LN 6 LT 2 MI 1 LC 2 HC 2 FA 2 L 2");
}

static void test_colors__blocks_at_the_start(void **state)
{
    static const struct {
        const char *type;
        int blocks;
    } start[] = {
        { "FR.LN", 4 }, { "FR.LT", 4 }, { "FR.LC", 4 }, { "FR.HC", 4 }, { "FR.FA", 3 },
        { "FR.HA", 3 }, { "BR.LN", 4 }, { "BR.LT", 5 }, { "BR.RL", 3 }, { "BR.GR", 4 },
        { "BR.GG", 5 }, { "BR.LC", 3 }, { "BR.HC", 3 }, { "BR.FA", 3 }, { "PT.LN", 4 },
        { "PT.LT", 3 }, { "PT.MI", 4 }, { "PT.LC", 3 }, { "PT.FA", 3 },
    };

    (void)state;
    for (size_t i = 0; i < sizeof start / sizeof start[0]; i++)
        assert_int_equal(type_of(start[i].type)->blocks, start[i].blocks);
    for (int i = 0; i < board->type_count; i++)
        assert_true(board->type[i].class != ARTILLERY || board->type[i].blocks == 3);
    PROVES("CCN-2.5-02", "CCN-2.5-04", "CCN-2.8-04");
}

static void test_colors__each_nation_has_its_own_card(void **state)
{
    (void)state;
    assert_int_equal(type_of("PT.LN")->moved[4], 2);
    assert_int_equal(type_of("PT.LN")->moved[3], 1);
    assert_int_equal(type_of("BR.LN")->moved[3], 2);
    assert_int_equal(type_of("FR.GR")->standing[4], 4);
    assert_int_equal(type_of("BR.GR")->standing[4], 5);
    assert_int_equal(type_of("PT.LN")->melee[4], 4);
    assert_int_equal(type_of("FR.LN")->melee[4], 4);
    assert_true(type_of("FR.LN")->traits & TRAIT_AGAINST_FOOT);
    PROVES("CCN-0-01", "CCN-1-10", "CCN-2.5-03");
}

/* -- tables that are changed -- */

/* A copy of data/colors in which one text is replaced by another. */
static bool load_changed(const char *file, const char *from, const char *to, struct cc_board **out,
                         struct err *err)
{
    static const char *const files[] = { "nations.tsv", "guns.tsv", "units.tsv", "terrain.tsv",
                                         "cards.tsv" };
    char folder[] = "/tmp/colors-board-XXXXXX";
    struct text text = { 0 }, path = { 0 };
    void *found = NULL;

    assert_non_null(mkdtemp(folder));
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        struct text changed = { 0 };
        text_clear(&path);
        text_printf(&path, "data/colors/%s", files[i]);
        text_clear(&text);
        assert_true(file_read(text_str(&path), &text, err));
        char *place = strcmp(file, files[i]) == 0 ? strstr(text.s, from) : NULL;
        assert_true(place || strcmp(file, files[i]) != 0);
        if (place) {
            text_add_n(&changed, text.s, (size_t)(place - text.s));
            text_add(&changed, to);
            text_add(&changed, place + strlen(from));
        } else {
            text_add(&changed, text.s);
        }
        text_clear(&path);
        text_printf(&path, "%s/%s", folder, files[i]);
        assert_true(file_write(text_str(&path), text_str(&changed), changed.length, err));
        text_free(&changed);
    }
    bool fine = cc_load(folder, &found, err);
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        text_clear(&path);
        text_printf(&path, "%s/%s", folder, files[i]);
        remove(text_str(&path));
    }
    remove(folder);
    text_free(&text);
    text_free(&path);
    *out = found;
    return fine;
}

static void test_colors__the_table_decides(void **state)
{
    struct cc_board *changed;
    struct err err;

    (void)state;
    assert_true(load_changed("units.tsv",
                             "BR\tLT\tLight infantry\tinfantry\telite\tlight\t5\t1\t2\t2\t2 3 4 5 6"
                             "\t2 2 3 3 4\t1 2 3 4 5",
                             "BR\tLT\tLight infantry\tinfantry\telite\tlight\t4\t1\t2\t2\t2 3 4 5"
                             "\t2 2 3 3\t1 2 3 4",
                             &changed, &err));
    assert_int_equal(changed->type[cc_find_type(changed, "BR.LT")].blocks, 4);
    cc_unload(changed);
    assert_true(load_changed("units.tsv", "FR\tLC\tLight cavalry\tcavalry\tline\t-",
                             "FR\tLC\tLight cavalry\tcavalry\tmilitia\tno-sabres", &changed, &err));
    const struct cc_type *type = &changed->type[cc_find_type(changed, "FR.LC")];
    assert_int_equal(type->quality, QUALITY_MILITIA);
    assert_true(type->traits & TRAIT_NO_SABRES);
    cc_unload(changed);
    PROVES("CCN-2.5-01", "CCN-5.2-15", "CCN-5.4.6-09");
}

/* The box has no guard horse guns; a table that had them would roll what it says. */
static void test_colors__guard_horse_guns_would_have_a_die_more(void **state)
{
    struct cc_board *changed;
    struct err err;

    (void)state;
    assert_true(load_changed("guns.tsv", "horse\t3\t3\t2\t1\t1\t0", "horse\t3\t4\t2\t1\t1\t0",
                             &changed, &err));
    const struct cc_type *type = &changed->type[cc_find_type(changed, "FR.HA")];
    assert_int_equal(type->guns[3][1], 4);
    assert_int_equal(type->melee[3], 4);
    assert_int_equal(type->guns[3][2], type_of("FR.HA")->guns[3][2]);
    cc_unload(changed);
    PROVES("CCN-5.4.6-13");
}

static void test_colors__a_spoilt_table_is_refused_with_its_place(void **state)
{
    static const struct {
        const char *file, *from, *to, *place, *reason;
    } spoilt[] = {
        { "nations.tsv", "\tbottom", "\tmiddle", "nations.tsv:5", "'middle' is no side" },
        { "units.tsv", "1 2 3 4\t1 1 2 2", "1 2 3\t1 1 2 2", "units.tsv:7", "4 small numbers" },
        { "units.tsv", "against-foot", "brave", "units.tsv:7", "no trait" },
        { "units.tsv", "FR\tLT", "XX\tLT", "units.tsv:8", "not in nations.tsv" },
        { "units.tsv", "guard-foot", "mortars", "units.tsv", "not in guns.tsv" },
        { "units.tsv", "FR\tLT", "FR\tLTXX", "units.tsv:8", "at most three letters" },
        { "units.tsv", "4\t1\t1\t2\t1 2 3 4", "4\t2\t1\t2\t1 2 3 4", "units.tsv:7",
          "no farther when it may battle" },
        { "units.tsv", "-\t0\t1\t0\t0\t0\t10", "-\t0\t1\t0\t1\t0\t10", "units.tsv:7",
          "not for this class" },
        { "units.tsv", "3\t3\t0\t-", "3\t3\t2\t-", "units.tsv:13", "cavalry has none" },
        { "units.tsv", "melee\tguns", "melee\tcannon", "units.tsv", "guns" },
        { "terrain.tsv", "name\tstops", "ground\tstops", "terrain.tsv", "name" },
        { "guns.tsv", "horse\t3\t3\t2\t1\t1\t0", "horse\t3\t3\t2\t1\t1\t1", "units.tsv",
          "do not reach as far" },
        { "terrain.tsv", "forest", "jungle", "terrain.tsv:8", "the row of forest" },
        { "cards.tsv", "Forward\t2", "Forward\t3", "", "71 cards instead of 70" },
        { "cards.tsv", "format: cards 1", "format: cards 2", "cards.tsv", "format" },
    };
    struct cc_board *changed;
    struct err err;

    (void)state;
    for (size_t i = 0; i < sizeof spoilt / sizeof spoilt[0]; i++) {
        assert_false(load_changed(spoilt[i].file, spoilt[i].from, spoilt[i].to, &changed, &err));
        assert_non_null(strstr(err.place, spoilt[i].place));
        assert_non_null(strstr(err.reason, spoilt[i].reason));
    }
}

/* -- dice -- */

static void test_colors__faces_of_the_die(void **state)
{
    enum { ROLLS = 6000, DICE = 10 };
    struct cc_state *s = base_alloc(sizeof *s);
    struct eng_turn t = { &box, s, &s->core, NULL, 0 };
    int count[CC_FACES] = { 0 };

    (void)state;
    s->core.seat_count = 2;
    rng_start_search(&s->core.rng, 1);
    for (int i = 0; i < ROLLS; i++) {
        uint8_t face[CC_FACES] = { 0 };
        cc_roll_dice(&t, TOP, DICE, face, CC_2_4_01);
        for (int f = 0; f < CC_FACES; f++)
            count[f] += face[f];
    }
    for (int f = 0; f < CC_FACES; f++) {
        int wanted = f == FACE_INF ? ROLLS * DICE / 3 : ROLLS * DICE / 6;
        assert_in_range(count[f], wanted - 400, wanted + 400);
    }
    base_free(s);
    PROVES("CCN-2.4-01", "CCN-2.1-03");
}

/* -- scenarios -- */

static const struct cc_state *scenario(const char *id)
{
    int found = eng_find_scenario(&box, id);

    assert_true(found >= 0);
    return box.scenario[found].state;
}

/* A scenario is its file: none is passed over, and each says where it comes from. */
static int scenario_files(void)
{
    DIR *folder = opendir("data/colors/scenarios");
    int count = 0;

    assert_non_null(folder);
    for (const struct dirent *one; (one = readdir(folder));)
        count += strstr(one->d_name, ".pos") != NULL;
    closedir(folder);
    return count;
}

static void test_colors__scenarios_are_files_the_battles_of_the_book_reconstructed(void **state)
{
    (void)state;
    assert_int_equal(box.scenario_count, scenario_files());
    assert_string_equal(box.scenario[0].id, "01-rolica-first");
    for (int i = 0; i < box.scenario_count; i++) {
        if (box.scenario[i].source == SOURCE_OURS) /* no battle of the book */
            continue;
        assert_int_equal(box.scenario[i].source, SOURCE_RECONSTRUCTED);
        assert_non_null(strstr(box.scenario[i].note, "reconstruction"));
        assert_non_null(strstr(box.scenario[i].note, "Documented: "));
    }
    assert_int_equal(eng_find_scenario(&box, "08-bussaco"), -1);
    assert_int_equal(eng_find_scenario(&box, "09-redinha"), -1);
    PROVES("CCN-S.0-01", "CCN-S.0-07", "CCN-3-01", "CCN-4-07", "CCN-S.0-08");
}

/* "FA 2 HA 1 L 2": what a nation has in a scenario, by the alphabet. */
static void forces(const struct cc_state *s, int nation, struct text *out)
{
    static const char *const codes[] = { "CU", "FA", "GFA", "GG", "GHC", "GR", "HA", "HC", "L",
                                         "LC", "LN", "LT",  "MI", "OG",  "RL", "YG", NULL };
    for (int i = 0; codes[i]; i++) {
        int count = 0;
        for (int unit = 0; unit < s->unit_count; unit++) {
            const struct cc_type *type = cc_type(board, &s->unit[unit]);
            count += type->nation_index == nation && strcmp(type->code, codes[i]) == 0;
            assert_int_equal(s->unit[unit].blocks, type->blocks);
        }
        for (int leader = 0; leader < s->leader_count; leader++)
            count += strcmp(codes[i], "L") == 0 && s->leader[leader].nation == nation;
        if (count)
            text_printf(out, " %s %d", codes[i], count);
    }
}

static void test_colors__forces_of_the_scenarios(void **state)
{
    static const struct {
        const char *rule, *id, *british, *brown, *french;
        int units;
    } wanted[] = {
        { "CCN-S.1-02", "01-rolica-first", " FA 2 HA 1 HC 1 L 2 LN 5 LT 1", " L 1 LC 1 LN 2 LT 1",
          " FA 1 L 2 LC 2 LN 4 LT 2", 23 },
        { "CCN-S.2-02", "02-rolica-second", " FA 2 HA 1 HC 1 L 3 LN 5 LT 1", " L 1 LC 1 LN 2 LT 1",
          " FA 1 L 2 LC 2 LN 4 LT 2", 23 },
        { "CCN-S.3-02", "03-vimiero", " FA 2 L 3 LC 1 LN 9 LT 1 RL 1", " LC 1 LN 2",
          " FA 2 GR 1 HC 2 L 3 LC 2 LN 7 LT 2", 33 },
        { "CCN-S.4-02", "04-corunna", " FA 1 GG 1 L 3 LC 1 LN 6 LT 2 RL 1", "",
          " FA 2 HC 2 L 3 LN 8 LT 3", 27 },
        { "CCN-S.5-02", "05-talavera", " FA 2 GG 1 HC 1 L 3 LC 3 LN 6 LT 1 RL 1", "",
          " FA 3 HA 1 HC 2 L 4 LC 2 LN 10 LT 3", 36 },
        { "CCN-S.6-02", "06-coa", " FA 1 HA 2 L 3 LC 2 LN 3 LT 1 RL 2", " LT 2",
          " FA 1 HA 1 HC 1 L 3 LC 3 LN 6 LT 3", 28 },
        { "CCN-S.7-02", "07-bussaco", " FA 2 GR 1 L 2 LN 5 LT 1", " FA 1 L 1 LN 4 LT 1",
          " FA 2 L 3 LC 1 LN 8 LT 4", 30 },
        { "CCN-S.10-02", "10-salamanca-left", " FA 2 HC 2 L 3 LC 2 LN 7 LT 1 RL 1", " LN 2",
          " FA 2 L 3 LC 2 LN 8 LT 3", 32 },
        { "CCN-S.11-02", "11-salamanca-right", " FA 1 GG 2 HA 1 HC 2 L 3 LC 2 LN 7 LT 1 RL 1", "",
          " FA 2 L 2 LC 1 LN 8 LT 3", 31 },
        { "CCN-S.12-02", "12-garcia-hernandez", " HC 4 L 2 LC 4", "", " FA 1 L 2 LC 2 LN 6 LT 2",
          19 },
        { "CCN-S.14-02", "14-quatre-bras", " FA 1 GG 2 L 3 LC 1 LN 5 RL 1",
          " FA 1 L 1 LC 1 LN 4 LT 1", " CU 2 FA 2 HA 1 L 4 LC 2 LN 8 LT 2", 34 },
        { "CCN-S.15-02", "15-waterloo", " FA 2 GG 2 GHC 1 HA 1 HC 2 L 3 LC 3 LN 8 LT 1 RL 1",
          " FA 1 L 1 LC 1 LN 4 LT 1", " CU 2 FA 3 GFA 1 GHC 1 HA 1 L 4 LC 2 LN 9 LT 3 OG 1 YG 1",
          52 },
    };

    (void)state;
    for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; i++) {
        const struct cc_state *s = scenario(wanted[i].id);
        struct text found[3] = { { 0 } };
        for (int nation = 0; nation < 3; nation++)
            forces(s, nation, &found[nation]);
        assert_string_equal(text_str(&found[0]), wanted[i].french);
        assert_string_equal(text_str(&found[1]), wanted[i].british);
        assert_string_equal(text_str(&found[2]), wanted[i].brown);
        assert_int_equal(s->unit_count, wanted[i].units);
        for (int nation = 0; nation < 3; nation++)
            text_free(&found[nation]);
        PROVES(wanted[i].rule);
    }
}

static int hexes_with(const uint8_t *value, int which)
{
    int count = 0;

    for (int hex = 1; hex < CC_HEXES; hex++)
        count += which < 0 ? value[hex] != 0 : value[hex] == which;
    return count;
}

static void test_colors__terrain_of_the_scenarios(void **state)
{
    /* tiles: straight, bend, end, y, bridge, bend with a bridge */
    static const struct {
        const char *rule, *id;
        int forest, hill, rugged, town, windmill, quarry, works, tile[6], water;
    } wanted[] = {
        { "CCN-S.1-03", "01-rolica-first", 7, 17, 0, 2, 0, 0, 0, { 7, 5 }, FORD },
        { "CCN-S.2-03", "02-rolica-second", 10, 12, 13, 0, 0, 0, 0, { 0 }, FORD },
        { "CCN-S.3-03", "03-vimiero", 8, 17, 0, 2, 0, 0, 0, { 2, 2, 1 }, FORD },
        { "CCN-S.4-03", "04-corunna", 5, 18, 0, 4, 0, 0, 0, { 9, 5, 2, 1 }, FORD },
        { "CCN-S.5-03", "05-talavera", 4, 17, 0, 1, 0, 0, 0, { 10, 4 }, FORD },
        { "CCN-S.6-03", "06-coa", 2, 9, 0, 2, 1, 0, 2, { 3, 2, 0, 0, 0, 1 }, RIVER },
        { "CCN-S.7-03", "07-bussaco", 5, 28, 0, 1, 0, 0, 0, { 3, 2, 1 }, FORD },
        { "CCN-S.10-03", "10-salamanca-left", 3, 18, 0, 1, 0, 0, 0, { 4, 4, 0, 0, 0, 1 }, RIVER },
        { "CCN-S.11-03", "11-salamanca-right", 2, 16, 0, 4, 0, 0, 0, { 9, 3, 0, 0, 1 }, FORD },
        { "CCN-S.12-03", "12-garcia-hernandez", 3, 6, 0, 2, 0, 0, 0, { 0 }, FORD },
        { "CCN-S.14-03", "14-quatre-bras", 12, 12, 0, 2, 0, 0, 0, { 7, 0, 1, 0, 2 }, FORD },
        { "CCN-S.15-03", "15-waterloo", 6, 19, 0, 3, 0, 1, 0, { 0 }, FORD },
    };

    (void)state;
    for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; i++) {
        const struct cc_state *s = scenario(wanted[i].id);
        int tiles = 0, bridges = wanted[i].tile[4] + wanted[i].tile[5];
        assert_int_equal(hexes_with(s->terrain, FOREST), wanted[i].forest);
        assert_int_equal(hexes_with(s->terrain, HILL), wanted[i].hill);
        assert_int_equal(hexes_with(s->terrain, RUGGED_HILL), wanted[i].rugged);
        assert_int_equal(hexes_with(s->terrain, TOWN), wanted[i].town);
        assert_int_equal(hexes_with(s->terrain, WINDMILL), wanted[i].windmill);
        assert_int_equal(hexes_with(s->terrain, QUARRY), wanted[i].quarry);
        assert_int_equal(hexes_with(s->works, -1), wanted[i].works);
        for (int tile = 0; tile < 6; tile++) {
            assert_int_equal(hexes_with(s->tile, tile + 1), wanted[i].tile[tile]);
            tiles += wanted[i].tile[tile];
        }
        assert_int_equal(hexes_with(s->terrain, BRIDGE), bridges);
        assert_int_equal(hexes_with(s->terrain, wanted[i].water), tiles - bridges);
        assert_int_equal(hexes_with(s->terrain, wanted[i].water == FORD ? RIVER : FORD), 0);
        PROVES(wanted[i].rule);
    }
    PROVES("CCN-2.3-01", "CCN-3-04");
}

/* -- what a scenario may not have -- */

struct heard {
    int count;
    struct text text;
};

static void hear(void *arg, const struct err *err)
{
    struct heard *h = arg;

    h->count++;
    text_printf(&h->text, "%s: %s\n", err->place, err->reason);
}

static void mistakes_are(const char *text, const char *wanted)
{
    struct heard h = { 0 };

    int found = mistakes_tell(&box, "my.pos", text, hear, &h);
    assert_int_equal(found, h.count);
    assert_string_equal(text_str(&h.text), wanted);
    text_free(&h.text);
}

static void test_colors__every_mistake_of_a_scenario_with_its_line(void **state)
{
    (void)state;
    mistakes_are("position colors 1\nseats 0 1\nunit top E5 BR.LN\nunit bottom I5 FR.LN\n", "");
    mistakes_are("position colors 1\n"
                 "seats 0 1\n"
                 "terrain rugged-hill C3   # nobody can stand there\n"
                 "terrain marsh D4\n"
                 "unit top E5 BR.LN\n"
                 "unit top E5 BR.LT\n"
                 "unit top C3 BR.LN\n"
                 "unit bottom F5 FR.LN\n"
                 "unit bottom J1 FR.LN\n"
                 "unit bottom I5 FR.XX\n"
                 "unit bottom I7 FR.LN brave\n"
                 "leader top E5 BR Hill\n"
                 "leader top E5 BR Picton\n",
                 "my.pos:4: 'marsh' is no terrain\n"
                 "my.pos:6: two units stand on E5\n"
                 "my.pos:9: there is no hex 'J1'\n"
                 "my.pos:10: there is no unit of units.tsv 'FR.XX'\n"
                 "my.pos:11: 'brave' is no mark of a unit\n"
                 "my.pos:13: two leaders stand on E5\n"
                 "my.pos:8: the units on E5 and F5 are enemies side by side\n"
                 "my.pos:7: the unit on C3 stands where it cannot: rugged-hill\n");
    PROVES("CCN-S.0-02", "CCN-7.3-02");
}

static void test_colors__no_leader_starts_beside_an_enemy(void **state)
{
    (void)state;
    mistakes_are("position colors 1\nseats 0 1\nunit top E5 BR.LN\nleader bottom F5 FR Foy\n",
                 "my.pos:4: the leader on F5 has an enemy beside him on E5\n");
    mistakes_are("position colors 1\nseats 0 1\nleader top E5 BR Hill\nleader bottom F5 FR Foy\n",
                 "my.pos:4: the leader on E5 has an enemy beside him on F5\n");
    mistakes_are("position colors 1\nseats 0 1\nunit top E5 BR.LN\nleader top F5 BR Hill\n", "");
    PROVES("CCN-S.0-02");
}

static void test_colors__a_battery_may_not_start_in_a_quarry(void **state)
{
    (void)state;
    mistakes_are("position colors 1\nseats 0 1\nunit top D6 BR.HA\nterrain quarry D6\n",
                 "my.pos:4: the unit on D6 stands where it cannot: quarry\n");
}

static void too_many(const char *type, int most, const char *wanted)
{
    struct text text = { 0 };

    text_add(&text, "position colors 1\nseats 0 1\n");
    for (int i = 0; i < most; i++)
        text_printf(&text, "unit top %s %s\n", cc_hex_name(i + 1), type);
    mistakes_are(text_str(&text), "");
    text_printf(&text, "unit top %s %s\n", cc_hex_name(most + 1), type);
    mistakes_are(text_str(&text), wanted);
    text_free(&text);
}

static void test_colors__no_more_pieces_than_the_box_holds(void **state)
{
    (void)state;
    too_many("FR.LN", 10, "my.pos:13: the box holds only 10 units FR.LN\n");
    too_many("BR.LT", 2, "my.pos:5: the box holds only 2 units BR.LT\n");
    too_many("PT.LT", 2, "my.pos:5: the box holds only 2 units PT.LT\n");
    mistakes_are("position colors 1\nseats 0 1\nleader top A1 PT One\nleader top A2 PT Two\n"
                 "leader top A3 PT Three\n",
                 "my.pos:5: the box holds only 2 Portuguese leaders\n");
    PROVES("CCN-2.8-01", "CCN-2.8-02", "CCN-2.8-03");
}

static void test_colors__what_lacks_has_no_line(void **state)
{
    (void)state;
    mistakes_are("position colors 1\nunit top A1 BR.LN\n", "my.pos: the line 'seats' is missing\n");
    mistakes_are("position colors 9\nseats 0 1\n",
                 "my.pos: this position is of version 9, the program has 1\n");
}

/* -- what is blanked -- */

static bool all_hidden(const uint8_t *kind, int count)
{
    for (int i = 0; i < count; i++)
        if (kind[i] != CC_HIDDEN)
            return false;
    return true;
}

static void test_colors__a_view_has_no_card_of_the_other_and_no_pile(void **state)
{
    static const uint8_t option[ENG_OPTIONS];
    struct cc_state *s = base_alloc(sizeof *s), *view = base_alloc(sizeof *view);
    struct err err;

    (void)state;
    assert_true(
        eng_begin_search(&box, eng_find_scenario(&box, "12-garcia-hernandez"), option, 3, s, &err));
    s->scouted[0] = s->scouted[1] = 1;
    for (int seat = -1; seat < SIDES; seat++) {
        memcpy(view, s, sizeof *view);
        eng_redact(&box, view, seat < 0 ? 0 : ENG_SEAT(seat));
        assert_int_equal(view->pile_count, 59);
        assert_true(all_hidden(view->pile, view->pile_count));
        assert_int_equal(all_hidden(view->scouted, 2), seat != s->turn.side);
        for (int side = TOP; side < SIDES; side++)
            assert_int_equal(all_hidden(view->hand[side], view->hand_count[side]), seat != side);
        assert_int_equal(all_hidden(view->track[BOTTOM], 2), seat != BOTTOM);
    }
    base_free(s);
    base_free(view);
    PROVES("CCN-3-07", "CCN-3-08", "CCN-9-02");
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_colors__rows_of_thirteen_and_twelve),
        cmocka_unit_test(test_colors__who_touches_whom),
        cmocka_unit_test(test_colors__distances),
        cmocka_unit_test(test_colors__sections),
        cmocka_unit_test(test_colors__armies_and_baselines),
        cmocka_unit_test(test_colors__seventy_cards),
        cmocka_unit_test(test_colors__blocks_of_the_box),
        cmocka_unit_test(test_colors__pieces_of_the_box),
        cmocka_unit_test(test_colors__blocks_at_the_start),
        cmocka_unit_test(test_colors__each_nation_has_its_own_card),
        cmocka_unit_test(test_colors__the_table_decides),
        cmocka_unit_test(test_colors__guard_horse_guns_would_have_a_die_more),
        cmocka_unit_test(test_colors__a_spoilt_table_is_refused_with_its_place),
        cmocka_unit_test(test_colors__faces_of_the_die),
        cmocka_unit_test(test_colors__scenarios_are_files_the_battles_of_the_book_reconstructed),
        cmocka_unit_test(test_colors__forces_of_the_scenarios),
        cmocka_unit_test(test_colors__terrain_of_the_scenarios),
        cmocka_unit_test(test_colors__every_mistake_of_a_scenario_with_its_line),
        cmocka_unit_test(test_colors__no_leader_starts_beside_an_enemy),
        cmocka_unit_test(test_colors__a_battery_may_not_start_in_a_quarry),
        cmocka_unit_test(test_colors__no_more_pieces_than_the_box_holds),
        cmocka_unit_test(test_colors__what_lacks_has_no_line),
        cmocka_unit_test(test_colors__a_view_has_no_card_of_the_other_and_no_pile),
    };

    return cmocka_run_group_tests_name("colors board", tests, open_box, close_box);
}
