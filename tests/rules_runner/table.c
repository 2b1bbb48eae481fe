/* table.c -- the statement about a file of data/<game>: what a rule says stands in a table.
 *
 * A .tsv is a list of rows, each an object by the names of its columns; a .json is what it is.  The
 * file is read, not the board, so that the claim is about what a person would correct. */

#include <string.h>

#include "base/json_in.h"
#include "base/tsv.h"

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

static json_t *read_table(const struct rt_run *r, const char *name, struct err *err)
{
    const char *ending = strrchr(name, '.');
    struct text path = { 0 };
    json_t *json = NULL;

    if (eng_find_data(&path, err)) {
        text_printf(&path, "/%s/%s", r->box->game->book->game, name);
        json = ending && strcmp(ending, ".tsv") == 0 ? read_rows(text_str(&path), err)
                                                     : jin_read(text_str(&path), err);
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
