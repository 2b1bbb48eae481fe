/* table.c -- the statement about a file of data/<game>: what a rule says stands in a table.
 *
 * A .tsv is a list of rows, each an object by the names of its columns; a .json is what it is; a .pos
 * is an object by the first words of its lines, each a list of { is: the second word, line: all but the
 * first as one text, words: those after the second }.  The file is read, not the board, so that the
 * claim is about what a person would correct. */

#include <string.h>

#include "base/file.h"
#include "base/json_in.h"
#include "base/tsv.h"
#include "base/words.h"

#include "engine/registry.h"

#include "path.h"
#include "runner.h"

static json_t *row_of(const struct tsv *t, int row)
{
    json_t *object = json_object();

    for (int i = 0; tsv_heading(t, i); i++)
        json_object_set_new(object, tsv_heading(t, i), json_string(tsv_cell(t, row, i)));
    return object;
}

static json_t *read_rows(const char *path, struct err *err)
{
    struct tsv *t = tsv_read(path, err);

    if (!t)
        return NULL;
    json_t *list = json_array();

    for (int i = 0; i < tsv_rows(t); i++)
        json_array_append_new(list, row_of(t, i));
    tsv_free(t);
    return list;
}

static json_t *line_of(const struct words *w)
{
    json_t *object = json_object(), *rest = json_array();
    struct text line = { 0 };

    for (int i = 1; i < w->count; i++) {
        text_printf(&line, "%s%s", i > 1 ? " " : "", w->word[i]);
        if (i > 1)
            json_array_append_new(rest, json_string(w->word[i]));
    }
    json_object_set_new(object, "is", json_string(w->count > 1 ? w->word[1] : ""));
    json_object_set_new(object, "line", json_string(text_str(&line)));
    json_object_set_new(object, "words", rest);
    text_free(&line);
    return object;
}

static void add_line(json_t *lines, const struct words *w)
{
    json_t *list = json_object_get(lines, w->word[0]);

    if (!list) {
        list = json_array();
        json_object_set_new(lines, w->word[0], list);
    }
    json_array_append_new(list, line_of(w));
}

static json_t *read_lines(const char *path, struct err *err)
{
    struct text text = { 0 };
    json_t *all = file_read(path, &text, err) ? json_object() : NULL;
    struct lines lines = { .next = text_str(&text) };
    struct words w;

    while (all && lines_next(&lines)) {
        if (!words_cut(lines.line.s, &w, err)) {
            json_decref(all);
            all = NULL;
        } else if (w.count > 0) {
            add_line(all, &w);
        }
    }
    lines_done(&lines);
    text_free(&text);
    return all;
}

static json_t *read_file(const char *path, struct err *err)
{
    const char *ending = strrchr(path, '.');

    if (ending && strcmp(ending, ".tsv") == 0)
        return read_rows(path, err);
    return ending && strcmp(ending, ".pos") == 0 ? read_lines(path, err) : jin_read(path, err);
}

static json_t *read_table(const struct rt_run *r, const char *name, struct err *err)
{
    struct text path = { 0 };
    json_t *json = NULL;

    if (eng_find_data(&path, err)) {
        text_printf(&path, "/%s/%s", r->box->game->book->game, name);
        json = read_file(text_str(&path), err);
    }
    text_free(&path);
    return json;
}

/* expect table FILE PATH = VALUE */
bool rt_expect_table(struct rt_run *r, const struct words *w)
{
    struct path_claim claim = { .out_expected = &r->expected, .out_found = &r->found };
    struct err err = { 0 };

    if (w->count < 4)
        return rt_wrong(r, "usage: expect table FILE PATH = VALUE");
    if (!path_parse(w, 2, &claim, &err))
        return rt_wrong_err(r, &err);
    json_t *json = read_table(r, w->word[1], &err);

    if (!json)
        return rt_wrong(r, "data/%s/%s: %s", r->box->game->book->game, w->word[1], err.reason);
    bool fine = path_judge(json, &claim);

    json_decref(json);
    return fine;
}
