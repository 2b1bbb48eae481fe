/* cn_load.h -- reading data/campaign into a board. */

#ifndef GAMES_CAMPAIGN_KIT_CN_LOAD_H
#define GAMES_CAMPAIGN_KIT_CN_LOAD_H

#include "base/tsv.h"

#include "games/campaign/kit/cn_names.h"

/* Where mistakes go: the first ends the reading, or each is told and the reading goes on. */
struct cn_mistakes {
    struct err *err;
    eng_teller *teller; /* NULL: the first ends it */
    void *arg;
    int count;
};

/* A mistake is in err: is the reading to go on? */
bool cn_goes_on(struct cn_mistakes *m);

/* A table that is being read: the row where we are, and where mistakes are told. */
struct cn_reading {
    struct cn_board *b;
    struct tsv *tsv;
    const char *path;
    int row;
    struct err *err;
};

typedef bool cn_read_row(struct cn_reading *t);

/* Reads a table of the folder row by row; it has so many rows (0: any number). */
bool cn_read_table(struct cn_board *b, const char *folder, const char *name, int rows,
                   cn_read_row *read, struct cn_mistakes *m);

/* Cells of the row; false with the place where they do not fit. */
bool cn_cell_int(struct cn_reading *t, const char *column, int low, int high, int *out);
bool cn_cell_byte(struct cn_reading *t, const char *column, int low, int high, uint8_t *out);
bool cn_cell_word(struct cn_reading *t, const char *column, const char *const *list, uint8_t *out);
bool cn_cell_hex(struct cn_reading *t, const char *column, uint16_t *out);
const char *cn_cell(struct cn_reading *t, const char *column); /* "" where there is no column */
bool cn_wrong_row(const struct cn_reading *t, const char *what, const char *found);
/* Calls `take` with each word of the cell; "-" is no word. */
bool cn_cell_words(struct cn_reading *t, const char *column,
                   bool (*take)(struct cn_reading *, const char *word, void *arg), void *arg);

bool cn_read_board(struct cn_board *b, const char *folder, struct cn_mistakes *m);
/* cn_survey.c: what can be read and was not meant. */
void cn_judge_board(const struct cn_board *b, const char *folder, struct cn_mistakes *m);
bool cn_read_map(struct cn_board *b, const char *folder, struct cn_mistakes *m); /* cn_load_map.c */
bool cn_read_tables(struct cn_board *b, const char *folder,
                    struct cn_mistakes *m); /* cn_load_tables.c */

#endif
