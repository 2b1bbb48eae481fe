/* test_austerlitz_tables.c -- the tables and the map of Austerlitz 1805, changed: what cannot be is
 * refused with its place, and what can be decides. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/file.h"

#include "games/austerlitz/au_local.h"
#include "games/austerlitz/kit/au_load.h"

static bool load_changed(const char *file, const char *from, const char *to, struct au_board **out,
                         struct err *err)
{
    static const char *const files[] = { "zones.tsv",    "corps.tsv",    "units.tsv",
                                         "map.json",     "places.tsv",   "chits.tsv",
                                         "results.tsv",  "strength.tsv", "modifiers.tsv",
                                         "ground.tsv",   "matchup.tsv",  "fog.tsv",
                                         "activity.tsv", "orders.tsv" };
    char folder[] = "/tmp/austerlitz-board-XXXXXX";
    struct text text = { 0 }, path = { 0 };
    void *found = NULL;

    assert_non_null(mkdtemp(folder));
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        struct text changed = { 0 };
        text_clear(&path);
        text_printf(&path, "data/austerlitz/%s", files[i]);
        text_clear(&text);
        assert_true(file_read(text_str(&path), &text, err));
        char *place = strcmp(file, files[i]) == 0 ? strstr(text.s, from) : NULL;
        assert_true(place || strcmp(file, files[i]) != 0);
        text_add_n(&changed, text.s, place ? (size_t)(place - text.s) : text.length);
        if (place) {
            text_add(&changed, to);
            text_add(&changed, place + strlen(from));
        }
        text_clear(&path);
        text_printf(&path, "%s/%s", folder, files[i]);
        assert_true(file_write(text_str(&path), text_str(&changed), changed.length, err));
        text_free(&changed);
    }
    bool fine = au_load(folder, &found, err);
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        text_clear(&path);
        text_printf(&path, "%s/%s", folder, files[i]);
        unlink(text_str(&path));
    }
    rmdir(folder);
    text_free(&text);
    text_free(&path);
    *out = found;
    return fine;
}

static void test_austerlitz_tables__a_spoilt_table_is_refused_with_its_place(void **state)
{
    static const struct {
        const char *file, *from, *to, *place, *reason;
    } spoilt[] = {
        { "zones.tsv", "F2 F3 A1 A2", "F2 F3 A1 A9", "zones.tsv:5", "neighbours are zones" },
        { "zones.tsv", "F2 F3 A1 A2", "F2 F3 A1", "", "not the other way round" },
        { "zones.tsv", "860,2090", "860;2090", "zones.tsv:5", "rects" },
        { "corps.tsv", "\tF2\t0\t4", "\tF2\t0\t5", "corps.tsv", "as many units" },
        { "units.tsv", "infantry\tlight", "infantry\tbrave", "units.tsv", "traits" },
        { "units.tsv", "\tF1\tRivaud", "\tF9\tRivaud", "units.tsv", "corps" },
        { "units.tsv", "Grenz\tAK\t-\taustrian", "Grenz\tAK\t-\tfrench", "units.tsv",
          "the French come first" },
        { "units.tsv", "\tcolumn\t", "\tlimbered\t", "units.tsv", "formation of its arm" },
        { "map.json", "\"ground\": \"wood\"", "\"ground\": \"swamp\"", "map.json: areas",
          "no ground" },
        { "map.json", "[341, 275], [431, 275]", "[341, 275], [341, 435]", "areas[6]",
          "crosses itself" },
        { "map.json", "\"id\": \"telnitz\"", "\"word\": \"telnitz\"", "", "areas[6].id" },
        { "map.json", "\"name\": \"Telnitz\"", "\"name\": 7", "", "areas[6].name" },
        { "map.json", "[341, 275]", "[341.5, 275]", "areas[6]", "two whole numbers" },
        { "map.json", "[341, 275]", "[341, 275.5]", "areas[6]", "two whole numbers" },
        { "map.json", "[341, 275]", "[341, 275, 1]", "areas[6]", "two whole numbers" },
        { "map.json", "[341, 275]", "[-1, 275]", "areas[6]", "two whole numbers" },
        { "map.json", "[341, 275]", "[2801, 275]", "areas[6]", "two whole numbers" },
        { "map.json", "[341, 275]", "[341, -1]", "areas[6]", "two whole numbers" },
        { "map.json", "[341, 275]", "[341, 2501]", "areas[6]", "two whole numbers" },
        { "map.json", "\"kind\": \"stream\"", "\"kind\": \"road\"", "lines[1]",
          "streams come first" },
        { "places.tsv", "\tH1\t", "\tH9\t", "places.tsv", "area of the map" },
        { "chits.tsv", "AK-C2 AK-C3", "AK-C2 F4-1", "chits.tsv", "units of the side" },
        { "results.tsv", "one level", "one less", "results.tsv:10", "failure" },
        { "results.tsv", "13\t0\t-", "14\t0\t-", "results.tsv", "one by one" },
        { "strength.tsv", "13\t3\n", "", "strength.tsv", "13 rows instead of 14" },
        { "modifiers.tsv", "enfilade", "sideways", "modifiers.tsv", "a modifier" },
        { "orders.tsv", "defensive\tartillery\t1:3", "defensive\tartillery\t1:4", "orders.tsv",
          "odds" },
    };
    struct au_board *changed;
    struct err err;

    (void)state;
    for (size_t i = 0; i < sizeof spoilt / sizeof spoilt[0]; i++) {
        if (load_changed(spoilt[i].file, spoilt[i].from, spoilt[i].to, &changed, &err))
            fail_msg("%s with '%s' was read", spoilt[i].file, spoilt[i].to);
        if (!strstr(err.place, spoilt[i].place) || !strstr(err.reason, spoilt[i].reason))
            fail_msg("%zu: %s: %s", i, err.place, err.reason);
    }
}

static void test_austerlitz_tables__a_table_decides(void **state)
{
    struct au_board *changed;
    struct err err;

    (void)state;
    assert_true(load_changed("modifiers.tsv", "flank\t2", "flank\t4", &changed, &err));
    assert_int_equal(changed->table.flank, 4);
    au_unload(changed);
    assert_true(load_changed("modifiers.tsv", "flank\t2", "flank\t2", &changed, &err));
    assert_int_equal(changed->table.flank, 2);
    au_unload(changed);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_austerlitz_tables__a_spoilt_table_is_refused_with_its_place),
        cmocka_unit_test(test_austerlitz_tables__a_table_decides),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
