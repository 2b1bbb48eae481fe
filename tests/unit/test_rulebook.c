/* test_rulebook.c -- finding books, statements and paragraphs in the registers. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "au_rules.h"
#include "cc_rules.h"
#include "cn_rules.h"
#include "engine/rulebook.h"
#include "nt_rules.h"

static void test_rulebook__enumerators_are_the_rows(void **state)
{
    (void)state;
    assert_string_equal(nt_rules[NT_11_04_03].id, "NT-11.04-03");
    assert_string_equal(cc_rules[CC_2_9_FR_05].id, "CCN-2.9.FR-05");
    assert_string_equal(cc_rules[CC_S_6_04].id, "CCN-S.6-04");
    assert_string_equal(cn_rules[CN_300_1].id, "1X-300-1");
    assert_string_equal(au_rules[AU_12_5_3_6].id, "A05-12.5.3-6");
    assert_int_equal(NT_1_01, 1);
    assert_null(nt_rules[0].id);
}

static void test_rulebook__players_see_paragraphs(void **state)
{
    (void)state;
    assert_string_equal(nt_rules[NT_11_04_03].cite, "NT 11.4");
    assert_string_equal(nt_rules[NT_11_00_01].cite, "NT 11.0");
    assert_string_equal(nt_rules[NT_11_10_01].cite, "NT 11.10");
    assert_string_equal(nt_rules[NT_8_13].cite, "NT 8");
    assert_string_equal(cc_rules[CC_2_9_FR_05].cite, "CCN 2.9.FR");
    assert_string_equal(cn_rules[CN_300_1].cite, "1X 300");
    assert_string_equal(au_rules[AU_12_5_3_6].cite, "A05 12.5.3");
    assert_string_equal(eng_rule_paragraph(&au_rules[AU_12_5_3_6]), "12.5.3");
}

static void test_rulebook__books_go_by_game_prefix_and_mark(void **state)
{
    (void)state;
    assert_ptr_equal(eng_book_find("triumph"), &nt_book);
    assert_ptr_equal(eng_book_find("cc"), &cc_book);
    assert_ptr_equal(eng_book_find("ccn"), &cc_book);
    assert_ptr_equal(eng_book_find("1x"), &cn_book);
    assert_ptr_equal(eng_book_find("A05"), &au_book);
    assert_ptr_equal(eng_book_find("Skirmish"), &sk_book);
    assert_null(eng_book_find("N"));
    assert_null(eng_book_find(""));
    assert_null(eng_book_find("NT 11"));
}

/* Rows of a register that begin with an id. */
static int rows_of(const struct eng_book *book)
{
    const char *id = book->rules[1].id;
    size_t mark = strcspn(id, "-") + 1;
    char path[64], *line = NULL;
    size_t room = 0;
    int count = 0;

    snprintf(path, sizeof path, "data/%s/rules.tsv", book->game);
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    while (getline(&line, &room, file) >= 0)
        count += strncmp(line, id, mark) == 0;
    free(line);
    fclose(file);
    return count;
}

static void test_rulebook__books_have_every_row_of_their_registers(void **state)
{
    (void)state;
    for (int book = 0; book < ENG_BOOKS; book++)
        assert_int_equal(eng_books[book]->rule_count, rows_of(eng_books[book]));
}

static void test_rulebook__every_id_is_found_again(void **state)
{
    (void)state;
    for (int book = 0; book < ENG_BOOKS; book++)
        for (int i = 1; i <= eng_books[book]->rule_count; i++)
            assert_int_equal(eng_rule_find(eng_books[book], eng_books[book]->rules[i].id), i);
}

static void test_rulebook__ids_in_either_case_and_nothing_near(void **state)
{
    (void)state;
    assert_int_equal(eng_rule_find(&nt_book, "nt-11.04-03"), NT_11_04_03);
    assert_int_equal(eng_rule_find(&nt_book, "NT-11.4-03"), 0);
    assert_int_equal(eng_rule_find(&nt_book, "NT-11.04-0"), 0);
    assert_int_equal(eng_rule_find(&nt_book, "NT-11.04-031"), 0);
    assert_int_equal(eng_rule_find(&cc_book, "NT-11.04-03"), 0);
    assert_int_equal(eng_rule_find(&nt_book, ""), 0);
}

static void test_rulebook__every_statement_is_there_in_both_languages(void **state)
{
    (void)state;
    for (int book = 0; book < ENG_BOOKS; book++)
        for (int i = 1; i <= eng_books[book]->rule_count; i++) {
            const struct eng_rule *rule = &eng_books[book]->rules[i];

            assert_true(rule->statement[LANG_EN][0] && rule->statement[LANG_FR][0]);
            assert_string_not_equal(rule->statement[LANG_EN], rule->statement[LANG_FR]);
        }
    assert_string_equal(sk_book.rules[eng_rule_find(&sk_book, "SK-5-02")].statement[LANG_EN],
                        "A decoy cannot assault.");
    assert_string_equal(sk_book.rules[eng_rule_find(&sk_book, "SK-5-02")].statement[LANG_FR],
                        "Un leurre ne peut pas donner l\xE2\x80\x99"
                        "assaut.");
}

static int count_in(const struct eng_book *book, const char *paragraph)
{
    int count = 0;

    for (uint16_t row = 0; (row = eng_rule_in(book, paragraph, row));)
        count++;
    return count;
}

static void test_rulebook__paragraphs_have_their_statements(void **state)
{
    (void)state;
    assert_int_equal(eng_rule_in(&nt_book, "NT 11.4", 0), NT_11_04_01);
    assert_int_equal(eng_rule_in(&nt_book, "nt-11.04", NT_11_04_01), NT_11_04_02);
    assert_int_equal(count_in(&nt_book, "11.4"), count_in(&nt_book, "NT 11.04"));
    assert_true(count_in(&nt_book, "11") > count_in(&nt_book, "11.4"));
    assert_true(count_in(&nt_book, "11.1") > 0);
    assert_int_not_equal(count_in(&nt_book, "11.1"), count_in(&nt_book, "11.10"));
    assert_true(count_in(&cc_book, "CCN 2.9.fr") > 0);
}

static void test_rulebook__no_paragraph_no_statement(void **state)
{
    (void)state;
    assert_int_equal(eng_rule_in(&nt_book, "NT 99", 0), 0);
    assert_int_equal(eng_rule_in(&nt_book, "NT", 0), 0);
    assert_int_equal(eng_rule_in(&nt_book, "NT ", 0), 0);
    assert_int_equal(eng_rule_in(&nt_book, "", 0), 0);
    assert_int_equal(eng_rule_in(&nt_book, "11.", 0), 0);
    assert_int_equal(eng_rule_in(&nt_book, "CCN 2", 0), 0);
    assert_int_equal(eng_rule_in(&nt_book, "11.4.1", 0), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rulebook__enumerators_are_the_rows),
        cmocka_unit_test(test_rulebook__players_see_paragraphs),
        cmocka_unit_test(test_rulebook__books_go_by_game_prefix_and_mark),
        cmocka_unit_test(test_rulebook__books_have_every_row_of_their_registers),
        cmocka_unit_test(test_rulebook__every_id_is_found_again),
        cmocka_unit_test(test_rulebook__ids_in_either_case_and_nothing_near),
        cmocka_unit_test(test_rulebook__every_statement_is_there_in_both_languages),
        cmocka_unit_test(test_rulebook__paragraphs_have_their_statements),
        cmocka_unit_test(test_rulebook__no_paragraph_no_statement),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
