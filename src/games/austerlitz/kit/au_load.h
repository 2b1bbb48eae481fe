/* au_load.h -- reading data/austerlitz into a board. */

#ifndef GAMES_AUSTERLITZ_KIT_AU_LOAD_H
#define GAMES_AUSTERLITZ_KIT_AU_LOAD_H

#include "base/tsv.h"

#include "games/austerlitz/kit/au_names.h"

/* A table that is being read: the row where we are, and where mistakes are told. */
struct au_table {
    struct au_board *b;
    struct tsv *tsv;
    const char *path;
    int row;
    struct err *err;
};

typedef bool au_read_row(struct au_table *t);

/* Reads a table of the folder row by row; it has so many rows (0: any number). */
bool au_read_table(struct au_board *b, const char *folder, const char *name, int rows,
                   au_read_row *read, struct err *err);

/* Cells of the row; false with the place where they do not fit. */
bool au_cell_int(struct au_table *t, const char *column, int low, int high, int *out);
bool au_cell_word(struct au_table *t, const char *column, const char *const *list, uint8_t *out);
const char *au_cell(struct au_table *t, const char *column); /* "" where there is no such column */
bool au_wrong_row(const struct au_table *t, const char *what, const char *found);
bool au_copy_id(const struct au_table *t, const char *from, char *out, size_t room);

bool au_read_map(struct au_board *b, const char *folder, struct err *err);    /* au_load_map.c */
bool au_read_tables(struct au_board *b, const char *folder, struct err *err); /* au_load_tables.c */

#endif
