/* tsv.c -- tab-separated tables with a header row.
 *
 * The text is copied once and cut in place; cells point into the copy.  There cannot be more
 * cells than tabs and lines together, so all arrays are taken before the first line is read. */

#include "base/tsv.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/file.h"
#include "base/text.h"
#include "base/words.h"

struct remark {
    const char *key, *value;
};

struct tsv {
    struct arena memory;
    const char *place;
    int columns, rows, remarks;
    char **cell; /* the header's first, then row by row */
    int *line;   /* of each row                         */
    struct remark *remark;
};

static char **row_cells(const struct tsv *t, int row)
{
    return t->cell + (size_t)(row + 1) * (size_t)t->columns;
}

/* Keeps `key: value`; any other remark is for people alone. */
static void keep_remark(struct tsv *t, char *s)
{
    size_t key;

    s += strspn(s, " ");
    key = strcspn(s, ": \t");
    if (key == 0 || s[key] != ':' || t->columns > 0)
        return;
    s[key] = '\0';
    t->remark[t->remarks].key = s;
    s += key + 1;
    t->remark[t->remarks++].value = s + strspn(s, " ");
}

/* Cuts a line at its tabs and returns the number of cells. */
static int cut_cells(char *line, char **cell)
{
    int count = 0;

    for (;;) {
        cell[count++] = line;
        line = strchr(line, '\t');
        if (!line)
            return count;
        *line++ = '\0';
    }
}

static bool take_header(struct tsv *t, char *line, int number, struct err *err)
{
    int columns = cut_cells(line, t->cell);

    for (int i = 0; i < columns; i++) {
        if (!*t->cell[i])
            return err_line(err, t->place, number, "column %d has no name", i + 1);
        t->columns = i;
        if (tsv_column(t, t->cell[i]) >= 0)
            return err_line(err, t->place, number, "two columns are named %s", t->cell[i]);
    }
    t->columns = columns;
    return true;
}

static bool take_row(struct tsv *t, char *line, int number, struct err *err)
{
    int cells = cut_cells(line, row_cells(t, t->rows));

    if (cells != t->columns)
        return err_line(err, t->place, number, "the header has %d cells and this line %d",
                        t->columns, cells);
    t->line[t->rows++] = number;
    return true;
}

static bool take_line(struct tsv *t, char *line, int number, struct err *err)
{
    if (*line == '\0')
        return true;
    if (*line == '#') {
        keep_remark(t, line + 1);
        return true;
    }
    if (t->columns == 0)
        return take_header(t, line, number, err);
    return take_row(t, line, number, err);
}

/* Ends the line at `p` and returns the next one, or NULL. */
static char *end_line(char *p)
{
    char *end = p + strcspn(p, "\n");
    char *next = *end ? end + 1 : NULL;

    if (end > p && end[-1] == '\r')
        end--;
    *end = '\0';
    return next;
}

static bool take_lines(struct tsv *t, char *text, struct err *err)
{
    int number = 0;

    for (char *next; text; text = next) {
        next = end_line(text);
        if (!take_line(t, text, ++number, err))
            return false;
    }
    if (t->columns == 0)
        return err_line(err, t->place, number, "no header row");
    return true;
}

static void take_room(struct tsv *t, const char *text)
{
    size_t lines = 1, cells = 1;

    for (const char *p = text; *p; p++) {
        lines += *p == '\n';
        cells += *p == '\n' || *p == '\t';
    }
    t->line = arena_take(&t->memory, lines * sizeof *t->line);
    t->remark = arena_take(&t->memory, lines * sizeof *t->remark);
    t->cell = arena_take(&t->memory, cells * sizeof *t->cell);
}

struct tsv *tsv_parse(const char *place, const char *text, struct err *err)
{
    struct tsv *t = base_alloc(sizeof *t);

    t->place = arena_copy(&t->memory, place);
    take_room(t, text);
    if (take_lines(t, arena_copy(&t->memory, text), err))
        return t;
    tsv_free(t);
    return NULL;
}

struct tsv *tsv_read(const char *path, struct err *err)
{
    struct text text = { 0 };
    struct tsv *t = NULL;

    if (file_read(path, &text, err)) {
        if (strlen(text_str(&text)) == text.length)
            t = tsv_parse(path, text_str(&text), err);
        else
            err_set(err, path, "there is a zero byte in the table");
    }
    text_free(&text);
    return t;
}

void tsv_free(struct tsv *t)
{
    if (!t)
        return;
    arena_free(&t->memory);
    free(t);
}

int tsv_rows(const struct tsv *t)
{
    return t->rows;
}

const char *tsv_heading(const struct tsv *t, int column)
{
    return column < t->columns ? t->cell[column] : NULL;
}

int tsv_column(const struct tsv *t, const char *name)
{
    for (int i = 0; i < t->columns; i++)
        if (strcmp(t->cell[i], name) == 0)
            return i;
    return -1;
}

const char *tsv_cell(const struct tsv *t, int row, int column)
{
    if (row < 0 || row >= t->rows || column < 0 || column >= t->columns)
        return "";
    return row_cells(t, row)[column];
}

const char *tsv_remark(const struct tsv *t, const char *key)
{
    for (int i = 0; i < t->remarks; i++)
        if (strcmp(t->remark[i].key, key) == 0)
            return t->remark[i].value;
    return NULL;
}

int tsv_line(const struct tsv *t, int row)
{
    BASE_ASSERT(row >= 0 && row < t->rows);
    return t->line[row];
}

bool tsv_int(const struct tsv *t, int row, const char *column, int64_t low, int64_t high,
             int64_t *out, struct err *err)
{
    const char *cell;

    if (!tsv_text(t, row, column, &cell, err))
        return false;
    if (words_int(cell, low, high, out))
        return true;
    return err_line(err, t->place, tsv_line(t, row),
                    "%s: \"%s\" is not a whole number from %lld to %lld", column, cell,
                    (long long)low, (long long)high);
}

bool tsv_text(const struct tsv *t, int row, const char *column, const char **out, struct err *err)
{
    int i = tsv_column(t, column);

    if (i < 0)
        return err_line(err, t->place, tsv_line(t, row), "there is no column %s", column);
    *out = tsv_cell(t, row, i);
    return true;
}
