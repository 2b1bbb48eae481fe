/* tsv.h -- tables that a person checks against paper: tab-separated, with a header row.
 *
 * Lines that begin with # are remarks, empty lines are skipped.  A remark of the form
 * `# key: value`, key in one word, before the header is kept (format, source).  Every row has as many cells as the header; a table that does not is
 * refused with its line. */

#ifndef BASE_TSV_H
#define BASE_TSV_H

#include <stdbool.h>
#include <stdint.h>

#include "base/err.h"

struct tsv;

struct tsv *tsv_read(const char *path, struct err *err); /* NULL and err when refused */
struct tsv *tsv_parse(const char *place, const char *text, struct err *err);
void tsv_free(struct tsv *t);

int tsv_rows(const struct tsv *t);
int tsv_column(const struct tsv *t, const char *name);          /* -1: no such column */
const char *tsv_heading(const struct tsv *t, int column);       /* NULL: no more      */
const char *tsv_cell(const struct tsv *t, int row, int column); /* never NULL         */
const char *tsv_remark(const struct tsv *t, const char *key);   /* NULL: none         */
int tsv_line(const struct tsv *t, int row);                     /* in the file        */

/* Cell as a whole number in a range, or false with file, line, column and what was found. */
bool tsv_int(const struct tsv *t, int row, const char *column, int64_t low, int64_t high,
             int64_t *out, struct err *err);
/* Cell as text, or false when there is no such column. */
bool tsv_text(const struct tsv *t, int row, const char *column, const char **out, struct err *err);

#endif
