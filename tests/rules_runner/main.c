/* main.c -- `rule-tests`: runs files of rule tests, speaks TAP, notes what was proven.
 *
 *   rule-tests [--proven FILE] [--game GAME] [--only ID] [--failures N] [--wrong ID] FILE...
 *
 * The game of a file is the name of its folder, unless --game says otherwise.  The FILE of --proven
 * gets a line for each rule of each test that passed: id, title, file:line, with tabs between.
 * --only runs the tests that name one of these statements (as often as there are statements);
 * --failures ends the run with the Nth test that fails.  --wrong makes one statement come out wrong
 * (BY in engine/rulebook.h), in the program that is built for it: rule-tests-breakable. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"

#include "engine/registry.h"

#include "runner.h"

enum { ONLY_MOST = 64 };

struct session {
    const char *proven_path, *game;
    const char *only[ONLY_MOST]; /* statements; none: every test is run */
    int only_count;
    int64_t failures; /* as many and no more; 0: to the end */
    struct text proven;
    int number, failed;
};

/* TAP takes what follows a # for a remark of its own. */
static void print_title(const char *title)
{
    for (; *title; title++)
        putchar(*title == '#' ? ' ' : *title);
    putchar('\n');
}

static void print_remarks(const char *text)
{
    struct lines l = { .next = text };

    while (lines_next(&l))
        printf("# %s\n", text_str(&l.line));
    lines_done(&l);
}

static void report(struct session *s, const struct rt_test *t, const char *title, bool passed)
{
    s->number++;
    s->failed += !passed;
    printf("%s %d - ", passed ? "ok" : "not ok", s->number);
    for (int i = 0; t && i < t->id_count; i++)
        printf("%s ", t->id[i]);
    print_title(title);
}

static void note_proven(struct session *s, const char *path, const struct rt_test *t)
{
    for (int i = 0; i < t->id_count; i++)
        if (!rt_is_own(t->id[i]))
            text_printf(&s->proven, "%s\t%s\t%s:%d\n", t->id[i], t->title, path, t->line);
}

static bool is_wanted(const struct session *s, const struct rt_test *t)
{
    for (int i = 0; i < s->only_count; i++)
        for (int j = 0; j < t->id_count; j++)
            if (strcmp(s->only[i], t->id[j]) == 0)
                return true;
    return s->only_count == 0;
}

static bool has_enough(const struct session *s)
{
    return s->failures > 0 && s->failed >= s->failures;
}

static void run_file(struct session *s, const struct eng_box *box, const struct rt_file *file)
{
    for (int i = 0; i < file->count && !has_enough(s); i++) {
        const struct rt_test *t = &file->test[i];
        struct text why = { 0 };

        if (!is_wanted(s, t))
            continue;
        bool passed = rt_run(box, file->path, t, &why);

        report(s, t, t->title, passed);
        print_remarks(text_str(&why));
        if (passed)
            note_proven(s, file->path, t);
        text_free(&why);
        fflush(stdout);
    }
}

/* The name of the folder that holds the file; "" when it stands alone. */
static void folder_of(const char *path, struct text *out)
{
    const char *end = strrchr(path, '/');
    const char *start = end;

    text_add(out, "");
    if (!end)
        return;
    while (start > path && start[-1] != '/')
        start--;
    text_add_n(out, start, (size_t)(end - start));
}

static void take_file(struct session *s, const char *path)
{
    struct rt_file file;
    struct text game = { 0 };
    struct err err = { 0 };
    const struct eng_box *box;

    folder_of(path, &game);
    box = eng_shared_box(s->game ? s->game : text_str(&game), &err);
    if (box && rt_read(path, &file, &err)) {
        run_file(s, box, &file);
    } else {
        report(s, NULL, path, false);
        printf("# %s: %s\n", err.place, err.reason);
    }
    if (box)
        rt_file_free(&file);
    text_free(&game);
}

static int usage(void)
{
    fputs("usage: rule-tests [--proven FILE] [--game GAME] [--only ID] [--failures N] [--wrong ID] "
          "FILE...\n",
          stderr);
    return 2;
}

/* From here on this statement does not hold; false where nothing can be made wrong. */
static bool make_wrong(const char *id)
{
#ifdef BERTHIER_BREAKABLE
    for (int i = 0; i < ENG_BOOKS && !eng_wrong_rule; i++)
        eng_wrong_rule = eng_rule_find(eng_books[i], id);
    return eng_wrong_rule != 0;
#else
    (void)id;
    return false;
#endif
}

static bool take_wish(struct session *s, const char *name, const char *value)
{
    if (strcmp(name, "--proven") == 0)
        s->proven_path = value;
    else if (strcmp(name, "--game") == 0)
        s->game = value;
    else if (strcmp(name, "--only") == 0 && s->only_count < ONLY_MOST)
        s->only[s->only_count++] = value;
    else if (strcmp(name, "--failures") == 0)
        return words_int(value, 1, INT32_MAX, &s->failures);
    else
        return strcmp(name, "--wrong") == 0 && make_wrong(value);
    return true;
}

static int finish(struct session *s)
{
    struct err err;
    bool kept = true;

    printf("1..%d\n", s->number);
    if (s->proven_path)
        kept = file_write(s->proven_path, text_str(&s->proven), s->proven.length, &err);
    if (!kept)
        err_print(&err);
    text_free(&s->proven);
    return s->failed || !kept ? 1 : 0;
}

int main(int argc, char **argv)
{
    struct session s = { 0 };
    int i = 1;

    for (; i < argc && argv[i][0] == '-'; i += 2)
        if (i + 1 == argc || !take_wish(&s, argv[i], argv[i + 1]))
            return usage();
    for (; i < argc && !has_enough(&s); i++)
        take_file(&s, argv[i]);
    return finish(&s);
}
