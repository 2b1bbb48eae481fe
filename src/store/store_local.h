/* store_local.h -- what the two halves of the SQLite store share. */

#ifndef STORE_STORE_LOCAL_H
#define STORE_STORE_LOCAL_H

#include <sqlite3.h>

#include "store/store.h"

enum store_statement {
    STORE_CREATE,
    STORE_APPEND,
    STORE_LAST,
    STORE_VERSION,
    STORE_TAIL_COUNT,
    STORE_FOLD,
    STORE_CUT_TAIL,
    STORE_BEGIN,
    STORE_COMMIT,
    STORE_ROLLBACK,
    STORE_DOOR_ADD,
    STORE_DOOR_TURN,
    STORE_DOOR_DROP,
    STORE_DOORS_TRIM,
    STORE_DOOR_LOOK,
    STORE_MATCH_LOOK,
    STORE_PAPER_PUT,
    STORE_TALK_ADD,
    STORE_TALK_CUT,
    STORE_STANDING_PUT,
    STORE_HOOK_PUT,
    STORE_HOOK_DROP,
    STORE_HOOK_OWE,
    STORE_SHELF_PUT,
    STORE_SHELF_DROP,
    STORE_STATEMENTS
};

struct store_ends;

struct store {
    sqlite3 *db;
    char *place;
    struct seed key; /* of the seeds: store_key.c */
    bool batch;
    struct store_ends *ends; /* the last line of each match written to */
    int version;             /* of the file when these were true */
    int tail;                /* rows in the tail; -1: not known */
    int troubles;            /* how often it has failed */
    sqlite3_stmt *statement[STORE_STATEMENTS];
};

extern const char store_house_tables[], store_tail_table[], store_hook_table[],
    store_hearers_column[];

/* store_six.c: from doors that were tokens to doors that are keys, with a commit by the caller. */
bool store_move_to_six(struct store *s, struct err *err);

/* Fills err from SQLite's last error, and counts it.  Returns false. */
bool store_fail(struct store *s, const char *what, struct err *err);

/* SQLite gives up the whole transaction on some errors of the disk: is the batch still there? */
bool store_batch_lives(const struct store *s, struct err *err);

void store_bind_text(sqlite3_stmt *q, int column, const char *text);
/* Runs a prepared statement to its end, and makes it ready for the next time. */
bool store_finish(struct store *s, enum store_statement which, const char *what, struct err *err);

/* store_lines.c: what is remembered of the file is looked at when a batch begins, and forgotten when
 * one is lost; the tail is folded, where it is long, before a commit. */
bool store_check_ends(struct store *s, struct err *err);
void store_forget_ends(struct store *s);
bool store_fold(struct store *s, struct err *err);
bool store_read_lines(struct store *s, const char *match, struct text *out, struct err *err);

bool store_run(struct store *s, const char *sql, const char *what, struct err *err);
const char *store_column(sqlite3_stmt *q, int n); /* its text; "" for none */

/* store_key.c: the key of the seeds, made where there is none and no seed needs it. */
bool store_take_key(struct store *s, struct err *err);
bool store_unseal(const struct store *s, sqlite3_stmt *q, int column, struct seed *out,
                  struct err *err);
bool store_move_to_seven(struct store *s, struct err *err);

/* A query made for one occasion, `key` in its first place (NULL: it has none); NULL and err. */
sqlite3_stmt *store_query(struct store *s, const char *sql, const char *key, struct err *err);
/* `rc` is what the last step said.  True when that was the end of the rows. */
bool store_end_query(struct store *s, sqlite3_stmt *q, int rc, struct err *err);

#endif
