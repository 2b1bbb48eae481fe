/* main.c -- `rule-tests`: runs files of rule tests, speaks TAP, notes what was proven.
 *
 *   rule-tests [--proven FILE] [--game GAME] FILE...
 *
 * The game of a file is the name of its folder, unless --game says otherwise.  FILE gets a line for
 * each rule of each test that passed: id, title, file:line, with tabs between. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"

#include "engine/registry.h"

#include "runner.h"

struct session {
    const char *proven_path, *game;
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

static void run_file(struct session *s, const struct eng_box *box, const struct rt_file *file)
{
    for (int i = 0; i < file->count; i++) {
        const struct rt_test *t = &file->test[i];
        struct text why = { 0 };
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
    fputs("usage: rule-tests [--proven FILE] [--game GAME] FILE...\n", stderr);
    return 2;
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

    for (; i < argc && argv[i][0] == '-'; i += 2) {
        if (i + 1 == argc)
            return usage();
        if (strcmp(argv[i], "--proven") == 0)
            s.proven_path = argv[i + 1];
        else if (strcmp(argv[i], "--game") == 0)
            s.game = argv[i + 1];
        else
            return usage();
    }
    for (; i < argc; i++)
        take_file(&s, argv[i]);
    return finish(&s);
}
