/* test_console.c -- the console in the process: every line gets its answer, whatever it is.
 *
 * What the answers say is compared in tests/checks/console; here it is bytes, many of them, and the
 * sanitizers that watch. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <unistd.h>

#include "base/file.h"
#include "console/console.h"

static char home[] = "/tmp/berthier-console-XXXXXX";

/* What writes files names them itself: no other word may become a path. */
static const char words[] =
    "new|skirmish|duel|ford|seed|option|orders=three|view|choices|check|play|0|1|-1|"
    "bold|steady|pick|march|@|400,400|/90|x3|fate|log|all|undo|perft|takeback|bot|"
    "random|times|lang|fr|\"|\"a b\"|help|trace|hash|message|blue|red|prompt|declare|"
    "journal x.journal|hidden|save x.pos|seats|games|999999999999|result|<<END|END|#|"
    "stand|assault|volley|load|x.pos|position|3|<<|nodes|spectator|";

static void add_rubbish(struct text *out, struct rng *rng)
{
    for (uint32_t n = rng_below(rng, 60); n > 0; n--)
        text_add_char(out, (char)rng_below(rng, 256));
}

/* The word that a place in the list falls on. */
static void add_word(struct text *out, struct rng *rng)
{
    const char *word = words + rng_below(rng, sizeof words - 1);

    while (word > words && word[-1] != '|')
        word--;
    text_add_n(out, word, strcspn(word, "|"));
    text_add_char(out, ' ');
}

static void add_words(struct text *out, struct rng *rng)
{
    for (uint32_t n = rng_below(rng, 8); n > 0; n--)
        add_word(out, rng);
}

/* A dialogue that has a match to spoil. */
static void make_input(struct text *out, struct rng *rng)
{
    text_clear(out);
    text_add(out, "new skirmish duel seed 3\n");
    for (int i = 0; i < 60; i++) {
        switch (rng_below(rng, 4)) {
        case 0:
            add_rubbish(out, rng);
            break;
        case 1:
            text_add(out, "bot all random times 2");
            break;
        default:
            add_words(out, rng);
        }
        text_add_char(out, '\n');
    }
}

/* The answers to `said`; NULL when the console did not end well. */
static char *answers_to(const struct text *said)
{
    char *answers = NULL;
    size_t size = 0;
    FILE *in = fmemopen(said->s, said->length, "r"), *out = open_memstream(&answers, &size);

    assert_non_null(in);
    assert_non_null(out);
    bool fine = console_run(in, out, LANG_EN, false);
    fclose(in);
    fclose(out);
    assert_true(fine);
    return answers;
}

/* Every answer begins with = or ? and ends with an empty line. */
static void judge_answers(const char *answers)
{
    while (*answers) {
        const char *end = strstr(answers, "\n\n");

        if (!end || (*answers != '=' && *answers != '?'))
            fail_msg("not an answer: %.200s", answers);
        answers = end + 2;
    }
}

static void test_console__rubbish_is_answered_and_harms_nothing(void **state)
{
    struct text said = { 0 };
    struct rng rng;

    (void)state;
    rng_start_search(&rng, 1805);
    for (int round = 0; round < 150; round++) {
        make_input(&said, &rng);
        char *answers = answers_to(&said);
        judge_answers(answers);
        free(answers);
    }
    text_free(&said);
}

static void test_console__a_dialogue_cut_anywhere_is_answered(void **state)
{
    static const char dialogue[] = "new skirmish duel seed 3\nplay 0 bold\nposition <<END\n"
                                   "position skirmish 1\nseats 0 1\nEND\nview 1\nchoices 1\n";
    struct text said = { 0 };

    (void)state;
    for (size_t n = 1; n < sizeof dialogue; n++) {
        text_clear(&said);
        text_add_n(&said, dialogue, n);
        char *answers = answers_to(&said);
        judge_answers(answers);
        free(answers);
    }
    text_free(&said);
}

/* The journals of a match taken back and forth load again, to the same position. */
static void test_console__what_was_kept_can_be_loaded(void **state)
{
    struct text said = { 0 };

    (void)state;
    text_add(&said,
             "new skirmish ford seed 5\nbot all random times 40\ntakeback 7\n"
             "bot all random times 20\nfate 3 4\nbot all random times 20\n"
             "journal a.journal\nsave a.pos\nhash\nload a.journal\nhash\nload a.pos\nhash\n");
    char *answers = answers_to(&said), *hash[3], *at = answers;
    assert_null(strstr(answers, "\n?"));
    for (int i = 0; i < 13; i++) {
        char *end = strstr(at, "\n\n");
        *end = 0;
        if (i >= 8 && i % 2 == 0)
            hash[(i - 8) / 2] = at;
        at = end + 2;
    }
    assert_string_equal(hash[0], hash[1]);
    assert_string_equal(hash[0], hash[2]);
    free(answers);
    text_free(&said);
}

static int enter_home(void **state)
{
    (void)state;
    return mkdtemp(home) && chdir(home) == 0 ? 0 : -1;
}

static int leave_home(void **state)
{
    struct file_list list;
    struct err err;

    (void)state;
    if (file_list_read(home, "", &list, &err)) {
        for (int i = 0; i < list.count; i++)
            unlink(list.name[i]);
        file_list_free(&list);
    }
    return rmdir(home);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_console__rubbish_is_answered_and_harms_nothing),
        cmocka_unit_test(test_console__a_dialogue_cut_anywhere_is_answered),
        cmocka_unit_test(test_console__what_was_kept_can_be_loaded),
    };
    return cmocka_run_group_tests(tests, enter_home, leave_home);
}
