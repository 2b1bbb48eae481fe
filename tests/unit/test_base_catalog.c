/* test_base_catalog.c -- sentences in the embedded catalogue, and in damaged ones. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/catalog.h"
#include "base/text.h"

enum { PAIRS = 7 };

/* In strcmp order, as msgfmt writes them. */
static const char *const pair[PAIRS][2] = {
    { "", "Language: fr\n" },   { "Fire", "Feu" },      { "Fire!", "Feu !" },
    { "March", "En avant" },    { "Retreat", "Repli" }, { "a", "b" },
    { "\xC3\xA9tat", "state" },
};

static void add_number(struct text *t, size_t n)
{
    for (int i = 0; i < 4; i++)
        text_add_char(t, (char)(unsigned char)(n >> (8 * i)));
}

/* A catalogue in memory: header, two tables, then the strings in the same order. */
static void build(struct text *t)
{
    static const uint32_t header[] = { 0x950412de, 0, PAIRS, 28, 28 + 8 * PAIRS, 0, 0 };
    size_t offset = 28 + 2 * 8 * PAIRS;

    for (int i = 0; i < 7; i++)
        add_number(t, header[i]);
    for (int side = 0; side < 2; side++) {
        for (int i = 0; i < PAIRS; i++) {
            add_number(t, strlen(pair[i][side]));
            add_number(t, offset);
            offset += strlen(pair[i][side]) + 1;
        }
    }
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < PAIRS; i++)
            text_add_n(t, pair[i][side], strlen(pair[i][side]) + 1);
    assert_int_equal(t->length, offset);
}

/* A lookup in a copy without a byte to spare, so that a look beyond it is noticed.  What is found
 * must lie inside, its end included. */
static bool finds(const char *mo, size_t size, const char *english, const char *expected)
{
    char *alone = base_alloc(size);
    const char *found;
    bool same;

    memcpy(alone, mo, size);
    found = catalog_lookup(alone, size, english);
    same = found && expected && strcmp(found, expected) == 0;
    if (found)
        assert_true(found >= alone && found + strlen(found) < alone + size);
    free(alone);
    return same;
}

static void test_catalog__finds_every_sentence(void **state)
{
    struct text t = { 0 };

    (void)state;
    build(&t);
    for (int i = 1; i < PAIRS; i++)
        assert_true(finds(t.s, t.length, pair[i][0], pair[i][1]));
    text_free(&t);
}

static void test_catalog__what_is_not_there_is_null(void **state)
{
    static const char *const absent[] = { "A", "Fir", "Fire?", "fire", "z", "\xFF", "" };
    struct text t = { 0 };

    (void)state;
    build(&t);
    for (size_t i = 0; i < sizeof absent / sizeof *absent; i++)
        assert_null(catalog_lookup(t.s, t.length, absent[i]));
    text_free(&t);
}

static void test_catalog__cut_short_anywhere(void **state)
{
    struct text t = { 0 };

    (void)state;
    build(&t);
    for (size_t size = 0; size < t.length; size++) {
        for (int i = 0; i < PAIRS; i++)
            finds(t.s, size, pair[i][0], NULL);
        if (size < 28 + 2 * 8 * PAIRS)
            assert_false(finds(t.s, size, "Fire", "Feu"));
    }
    assert_false(finds(t.s, t.length - 1, "\xC3\xA9tat", "state"));
    text_free(&t);
}

static void test_catalog__any_byte_changed(void **state)
{
    static const unsigned char change[] = { 0x01, 0x80, 0xFF, 0x7F, 0x10 };
    struct text t = { 0 };

    (void)state;
    build(&t);
    for (size_t at = 0; at < t.length; at++) {
        for (size_t k = 0; k < sizeof change; k++) {
            t.s[at] = (char)(t.s[at] ^ change[k]);
            for (int i = 0; i < PAIRS; i++)
                finds(t.s, t.length, pair[i][0], NULL);
            if (at < 4)
                assert_false(finds(t.s, t.length, "Fire", "Feu"));
            t.s[at] = (char)(t.s[at] ^ change[k]);
        }
    }
    text_free(&t);
}

static void test_catalog__any_number_changed(void **state)
{
    static const uint32_t change[] = { 0, 1, 8, 0x7FFFFFFF, 0x80000000, 0xFFFFFFF8, 0xFFFFFFFF };
    struct text t = { 0 };

    (void)state;
    build(&t);
    for (size_t at = 0; at < 28 + 2 * 8 * PAIRS; at += 4) {
        for (size_t k = 0; k < sizeof change / sizeof *change; k++) {
            char old[4];

            memcpy(old, t.s + at, 4);
            for (int i = 0; i < 4; i++)
                t.s[at + (size_t)i] = (char)(unsigned char)(change[k] >> (8 * i));
            for (int i = 0; i < PAIRS; i++)
                finds(t.s, t.length, pair[i][0], NULL);
            memcpy(t.s + at, old, 4);
        }
    }
    assert_true(finds(t.s, t.length, "Fire", "Feu"));
    text_free(&t);
}

static void test_catalog__french_is_embedded(void **state)
{
    static const char missing[] = "a sentence that nobody has translated";

    (void)state;
    assert_string_equal(catalog_find(LANG_FR, "Undo"), "Annuler");
    assert_string_equal(catalog_find(LANG_FR, "The match is over"), "La partie est termin\xC3\xA9"
                                                                    "e");
    assert_string_equal(catalog_find(LANG_EN, "Undo"), "Undo");
    assert_ptr_equal(catalog_find(LANG_FR, missing), missing);
    assert_string_equal(catalog_find(LANG_FR, ""), "");
}

static void check_lang(const char *name, bool known, enum lang expected)
{
    enum lang lang = LANG_COUNT;

    assert_int_equal(catalog_lang(name, &lang), known);
    assert_int_equal(lang, expected);
}

static void test_catalog__languages_by_name(void **state)
{
    (void)state;
    check_lang("en", true, LANG_EN);
    check_lang("fr", true, LANG_FR);
    check_lang("fr_FR.UTF-8", true, LANG_FR);
    check_lang("fr-CH", true, LANG_FR);
    check_lang("fr.UTF-8", true, LANG_FR);
    check_lang("en_GB@euro", true, LANG_EN);
    check_lang("C", false, LANG_EN);
    check_lang("f", false, LANG_EN);
    check_lang("fro", false, LANG_EN);
    check_lang("de_DE", false, LANG_EN);
    check_lang("", false, LANG_EN);
    check_lang(NULL, false, LANG_EN);
}

static void check_reader(const char *all, const char *messages, const char *lang,
                         enum lang expected)
{
    setenv("LC_ALL", all, 1);
    setenv("LC_MESSAGES", messages, 1);
    setenv("LANG", lang, 1);
    assert_int_equal(catalog_reader(), expected);
}

static void test_catalog__the_reader_has_the_language_of_his_locale(void **state)
{
    (void)state;
    check_reader("", "", "", LANG_EN);
    check_reader("", "", "fr_FR.UTF-8", LANG_FR);
    check_reader("", "fr_BE", "en_GB", LANG_FR);
    check_reader("C", "fr_BE", "fr_FR", LANG_EN);
    check_reader("fr", "de", "en", LANG_FR);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_catalog__finds_every_sentence),
        cmocka_unit_test(test_catalog__what_is_not_there_is_null),
        cmocka_unit_test(test_catalog__cut_short_anywhere),
        cmocka_unit_test(test_catalog__any_byte_changed),
        cmocka_unit_test(test_catalog__any_number_changed),
        cmocka_unit_test(test_catalog__french_is_embedded),
        cmocka_unit_test(test_catalog__languages_by_name),
        cmocka_unit_test(test_catalog__the_reader_has_the_language_of_his_locale),
    };

    return cmocka_run_group_tests_name("base catalog", tests, NULL, NULL);
}
