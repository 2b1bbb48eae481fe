/* file.c -- a file of rule tests cut into tests and statements. */

#include <stdlib.h>
#include <string.h>

#include "base/file.h"

#include "runner.h"

struct reader {
    struct rt_file *file;
    struct lines lines;
};

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

/* A # at the start of a word, outside quotes, begins a comment. */
static void cut_comment(char *line)
{
    bool quoted = false;

    for (char *p = line; *p; p++) {
        if (*p == '"' && (p == line || p[-1] != '\\'))
            quoted = !quoted;
        if (*p == '#' && !quoted && (p == line || is_blank(p[-1]))) {
            *p = 0;
            return;
        }
    }
}

char *rt_trim(char *s)
{
    while (is_blank(*s))
        s++;
    size_t n = strlen(s);

    while (n > 0 && is_blank(s[n - 1]))
        s[--n] = 0;
    return s;
}

static struct rt_test *new_test(struct reader *r)
{
    struct rt_file *f = r->file;

    if (f->count == f->room) {
        f->room = f->room ? 2 * f->room : 16;
        f->test = base_realloc(f->test, (size_t)f->room * sizeof *f->test);
    }
    struct rt_test *t = &f->test[f->count++];
    *t = (struct rt_test){ .line = r->lines.number };
    return t;
}

/* Only the first fault of a test is told. */
static void fault(struct reader *r, struct rt_test *t, int line, const char *reason)
{
    if (!t->fault.reason[0])
        err_line(&t->fault, r->file->path, line, "%s", reason);
}

/* "ID ID  title": two blanks end the ids. */
static void read_heading(struct reader *r, char *rest)
{
    struct rt_test *t = new_test(r);
    char *title = strstr(rest, "  ");

    if (!title) {
        t->title = base_strdup(rt_trim(rest));
        fault(r, t, r->lines.number,
              "a test begins: test ID [ID ...]  title, with two blanks before the title");
        return;
    }
    *title = 0;
    t->title = base_strdup(rt_trim(title + 1));
    for (char *id = strtok(rest, " "); id; id = strtok(NULL, " ")) {
        if (t->id_count < RT_IDS)
            t->id[t->id_count++] = base_strdup(id);
        else
            fault(r, t, r->lines.number, "more than 32 ids");
    }
}

/* The lines up to the mark; as many empty lines before them as stand above them in the file, so
 * that errors name the line of the file. */
static char *read_block(struct reader *r, struct rt_test *t, const char *mark)
{
    struct text block = { 0 };
    char *end = base_strdup(mark);
    bool found = false;
    int line = r->lines.number;

    for (int i = 0; i < line; i++)
        text_add_char(&block, '\n');
    while (!found && lines_next(&r->lines)) {
        found = strcmp(rt_trim(r->lines.line.s), end) == 0;
        if (!found)
            text_printf(&block, "%s\n", r->lines.line.s);
    }
    if (!found)
        fault(r, t, line, "the file ends before the mark of <<");
    free(end);
    return block.s;
}

static void read_statement(struct reader *r, char *text)
{
    struct rt_test *t = &r->file->test[r->file->count - 1];

    if (t->count == t->room) {
        t->room = t->room ? 2 * t->room : 16;
        t->statement = base_realloc(t->statement, (size_t)t->room * sizeof *t->statement);
    }
    struct rt_statement *s = &t->statement[t->count++];
    *s = (struct rt_statement){ .line = r->lines.number, .text = base_strdup(text) };
    char *mark = strstr(s->text, "<<");

    if (mark && strchr(s->text, '"') == NULL && mark[2])
        s->block = read_block(r, t, mark + 2);
}

static void read_line(struct reader *r)
{
    char *line = r->lines.line.s;

    cut_comment(line);
    line = rt_trim(line);
    if (*line == 0)
        return;
    if (strncmp(line, "test", 4) == 0 && (is_blank(line[4]) || line[4] == 0)) {
        read_heading(r, line[4] ? line + 5 : line + 4);
        return;
    }
    if (r->file->count == 0) {
        struct rt_test *t = new_test(r);

        t->title = base_strdup("what stands before the first test");
        fault(r, t, r->lines.number, "a statement belongs to a test: test ID  title");
    }
    read_statement(r, line);
}

bool rt_read(const char *path, struct rt_file *out, struct err *err)
{
    struct text text = { 0 };
    struct reader r = { .file = out };

    *out = (struct rt_file){ .path = base_strdup(path) };
    if (!file_read(path, &text, err)) {
        text_free(&text);
        return false;
    }
    r.lines.next = text_str(&text);
    while (lines_next(&r.lines))
        read_line(&r);
    lines_done(&r.lines);
    bool whole = strlen(text_str(&text)) == text.length;

    text_free(&text);
    return whole || err_set(err, path, "a zero byte in a file of tests");
}

static void free_test(struct rt_test *t)
{
    for (int i = 0; i < t->count; i++) {
        free(t->statement[i].text);
        free(t->statement[i].block);
    }
    for (int i = 0; i < t->id_count; i++)
        free(t->id[i]);
    free(t->statement);
    free(t->title);
}

void rt_file_free(struct rt_file *file)
{
    for (int i = 0; i < file->count; i++)
        free_test(&file->test[i]);
    free(file->test);
    free(file->path);
    *file = (struct rt_file){ 0 };
}
