/* store_lines.c -- the lines of journals in the SQLite file.
 *
 * Lines that come at once are of many matches.  Put straight to their places they would touch a page
 * of the file for each match, and a commit would be as long as there are matches.  So a line first
 * goes to the end of one common table, the tail, whatever its match; and when the tail has grown to
 * FOLD_AT rows, the commit that finds it so moves all of it to the table of events, where the lines
 * of a match lie together.  A reader looks into both.
 *
 * Which line of a match is the next is remembered (ends) as long as nobody else writes to the file,
 * which SQLite's data_version tells. */

#include <string.h>

#include "store/store_local.h"

enum { FOLD_AT = 1000, ENDS_MAX = 2048 };

const char store_tail_table[] = "create table tail ("
                                "    number integer primary key,"
                                "    match text not null,"
                                "    seq integer not null check (seq > 0),"
                                "    line text not null"
                                ") strict;";

/* The last line of a match; seq 0: it has none yet. */
struct store_end {
    char match[STORE_ID_MAX + 1];
    int seq;
    bool used;
};

struct store_ends {
    int count;
    struct store_end end[2 * ENDS_MAX];
};

/* -- what is remembered -- */

void store_forget_ends(struct store *s)
{
    if (s->ends)
        memset(s->ends, 0, sizeof *s->ends);
    s->tail = -1;
}

static struct store_end *end_of(struct store *s, const char *match)
{
    unsigned int hash = 2166136261u;

    for (const char *p = match; *p; p++)
        hash = (hash ^ (unsigned char)*p) * 16777619u;
    for (hash %= 2 * ENDS_MAX;; hash = (hash + 1) % (2 * ENDS_MAX))
        if (!s->ends->end[hash].used || strcmp(s->ends->end[hash].match, match) == 0)
            return &s->ends->end[hash];
}

static bool one_number(struct store *s, enum store_statement which, int *out, struct err *err)
{
    sqlite3_stmt *q = s->statement[which];
    bool done = sqlite3_step(q) == SQLITE_ROW || store_fail(s, "cannot be read", err);

    if (done)
        *out = sqlite3_column_int(q, 0);
    sqlite3_reset(q);
    return done;
}

/* Under the lock: has anybody else written since we last had it? */
bool store_check_ends(struct store *s, struct err *err)
{
    int version;

    if (!s->ends)
        s->ends = base_alloc(sizeof *s->ends);
    if (!one_number(s, STORE_VERSION, &version, err))
        return false;
    if (version != s->version)
        store_forget_ends(s);
    s->version = version;
    return s->tail >= 0 || one_number(s, STORE_TAIL_COUNT, &s->tail, err);
}

/* False without an error: there is no such match. */
static bool look_up(struct store *s, const char *match, int *seq, bool *failed, struct err *err)
{
    sqlite3_stmt *q = s->statement[STORE_LAST];

    store_bind_text(q, 1, match);
    int rc = sqlite3_step(q);
    *failed = rc != SQLITE_ROW && rc != SQLITE_DONE && !store_fail(s, "cannot be read", err);
    if (rc == SQLITE_ROW)
        *seq = sqlite3_column_int(q, 0);
    sqlite3_reset(q);
    sqlite3_clear_bindings(q);
    return rc == SQLITE_ROW;
}

static struct store_end *find_end(struct store *s, const char *match, struct err *err)
{
    struct store_end *end = end_of(s, match);
    bool failed;
    int seq;

    if (end->used)
        return end;
    if (s->ends->count >= ENDS_MAX) {
        memset(s->ends, 0, sizeof *s->ends);
        end = end_of(s, match);
    }
    if (!look_up(s, match, &seq, &failed, err)) {
        if (!failed)
            err_set(err, s->place, "there is no match %.80s", match);
        return NULL;
    }
    end->used = true;
    end->seq = seq;
    memcpy(end->match, match, strlen(match) + 1);
    s->ends->count++;
    return end;
}

/* -- appending -- */

static bool put_line(struct store *s, const char *match, int number, const char *line,
                     struct err *err)
{
    sqlite3_stmt *q = s->statement[STORE_APPEND];
    struct store_end *end = find_end(s, match, err);

    if (!end)
        return false;
    if (number != end->seq + 1)
        return err_set(err, s->place, "line %d of match %s was refused: the next is %d", number,
                       match, end->seq + 1);
    store_bind_text(q, 1, match);
    sqlite3_bind_int(q, 2, number);
    store_bind_text(q, 3, line);
    if (!store_finish(s, STORE_APPEND, "cannot be written to", err)) {
        store_forget_ends(s);
        return false;
    }
    end->seq = number;
    s->tail++;
    return true;
}

bool store_append(struct store *s, const char *match, int number, const char *line, struct err *err)
{
    if (strchr(line, '\n'))
        return err_set(err, s->place, "line %d of match %.80s is more than one", number, match);
    if (strlen(match) > STORE_ID_MAX)
        return err_set(err, s->place, "there is no match %.80s", match);
    if (s->batch)
        return store_batch_lives(s, err) && put_line(s, match, number, line, err);
    if (!store_begin(s, err))
        return false;
    if (put_line(s, match, number, line, err))
        return store_commit(s, err);
    store_drop(s);
    return false;
}

bool store_fold(struct store *s, struct err *err)
{
    if (s->tail < FOLD_AT)
        return true;
    if (!store_finish(s, STORE_FOLD, "cannot be written to", err) ||
        !store_finish(s, STORE_CUT_TAIL, "cannot be written to", err))
        return false;
    s->tail = 0;
    return true;
}

/* -- reading -- */

static bool add_lines(struct store *s, const char *sql, const char *match, struct text *out,
                      struct err *err)
{
    sqlite3_stmt *q = store_query(s, sql, match, err);
    int rc;

    if (!q)
        return false;
    while ((rc = sqlite3_step(q)) == SQLITE_ROW) {
        text_add(out, (const char *)sqlite3_column_text(q, 0));
        text_add_char(out, '\n');
    }
    return store_end_query(s, q, rc, err);
}

/* One after the other: a match's lines in the tail come after those in their place. */
bool store_read_lines(struct store *s, const char *match, struct text *out, struct err *err)
{
    return add_lines(s, "select line from event where match = ?1 order by seq", match, out, err) &&
           add_lines(s, "select line from tail where match = ?1 order by seq", match, out, err);
}
