/* store_end.c -- matches that nobody has looked at for long: found, buried, cleared away.
 *
 * A journal may have tens of thousands of lines, and nobody else gets on while they are removed.  So
 * a match first loses its doors, all at once, and with that is as good as gone; its lines follow a
 * few at a time, and the match itself with the last of them.  A crash in between leaves a match of
 * the sort STORE_DYING, which is found again like any other. */

#include <stdio.h>

#include "store/house.h"
#include "store/store_local.h"

static const char unwritten[] = "cannot be written to";

bool store_find_forgotten(struct store *s, enum store_sort sort, int64_t before,
                          char out[STORE_ID_MAX + 1], struct err *err)
{
    sqlite3_stmt *q = store_query(s,
                                  "select match from standing where sort = ?2 and looked < ?3"
                                  " order by looked limit 1",
                                  NULL, err);
    int rc;

    out[0] = 0;
    if (!q)
        return false;
    sqlite3_bind_int(q, 2, (int)sort);
    sqlite3_bind_int64(q, 3, before);
    while ((rc = sqlite3_step(q)) == SQLITE_ROW)
        snprintf(out, STORE_ID_MAX + 1, "%s", store_column(q, 0));
    return store_end_query(s, q, rc, err);
}

/* One statement about one match; `limit` fills ?2 where it has one. */
static bool change(struct store *s, const char *sql, const char *match, int limit, int *rows,
                   struct err *err)
{
    sqlite3_stmt *q = store_query(s, sql, match, err);
    int rc;

    if (!q)
        return false;
    sqlite3_bind_int(q, 2, limit);
    rc = sqlite3_step(q);
    if (rc != SQLITE_DONE)
        store_fail(s, unwritten, err);
    sqlite3_finalize(q);
    if (rows)
        *rows = sqlite3_changes(s->db);
    return rc == SQLITE_DONE;
}

static bool keep_or_drop(struct store *s, bool fine, struct err *err)
{
    if (fine)
        return store_commit(s, err);
    store_drop(s);
    return false;
}

bool store_bury(struct store *s, const char *match, struct err *err)
{
    static const char *const around[] = {
        "delete from door where match = ?1",
        "delete from hook where match = ?1",
        "delete from talk where match = ?1",
        "delete from paper where match = ?1",
        "update standing set sort = ?2, looked = 0 where match = ?1",
    };
    bool fine = true;

    if (!store_begin(s, err))
        return false;
    for (int i = 0; fine && i < (int)(sizeof around / sizeof around[0]); i++)
        fine = change(s, around[i], match, STORE_DYING, NULL, err);
    return keep_or_drop(s, fine, err);
}

static bool clear_lines(struct store *s, const char *match, int lines, int *rows, struct err *err)
{
    int in_tail = 0;
    bool fine = change(s,
                       "delete from event where match = ?1 and seq in (select seq from event"
                       " where match = ?1 order by seq limit ?2)",
                       match, lines, rows, err);

    if (fine && *rows < lines)
        fine = change(s,
                      "delete from tail where number in (select number from tail"
                      " where match = ?1 limit ?2)",
                      match, lines - *rows, &in_tail, err);
    *rows += in_tail;
    return fine;
}

bool store_clear(struct store *s, const char *match, int lines, bool *more, struct err *err)
{
    int rows = 0;
    bool fine;

    if (!store_begin(s, err))
        return false;
    fine = clear_lines(s, match, lines, &rows, err);
    *more = rows == lines;
    if (fine && !*more)
        fine = change(s, "delete from standing where match = ?1", match, 0, NULL, err) &&
               change(s, "delete from match where id = ?1", match, 0, NULL, err);
    fine = keep_or_drop(s, fine, err);
    store_forget_ends(s); /* the tail has other rows now, and a match may be gone */
    return fine;
}
