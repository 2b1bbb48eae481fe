/* store_probe.c -- could a decision be kept now? */

#include <stdio.h>
#include <string.h>
#include <sys/statvfs.h>

#include "store/store_local.h"

static const unsigned long long least_room = 16 * 1024 * 1024;

static bool has_room(const struct store *s, struct err *err)
{
    struct statvfs disk;

    if (statvfs(s->place, &disk) != 0)
        return err_set(err, s->place, "is gone");
    if ((unsigned long long)disk.f_bavail * disk.f_frsize >= least_room)
        return true;
    return err_set(err, s->place, "the disk is full, or nearly");
}

/* Writes the number of the tables over itself, which changes nothing and goes through everything
 * that a decision goes through. */
static bool touch(struct store *s, struct err *err)
{
    sqlite3_stmt *q = NULL;
    char sql[48];
    int version = -1;

    if (sqlite3_prepare_v2(s->db, "pragma user_version", -1, &q, NULL) == SQLITE_OK &&
        sqlite3_step(q) == SQLITE_ROW)
        version = sqlite3_column_int(q, 0);
    sqlite3_finalize(q);
    if (version < 0)
        return store_fail(s, "cannot be read", err);
    snprintf(sql, sizeof sql, "pragma user_version = %d", version);
    return sqlite3_exec(s->db, sql, NULL, NULL, NULL) == SQLITE_OK ||
           store_fail(s, "cannot be written to", err);
}

bool store_probe(struct store *s, struct err *err)
{
    if (!has_room(s, err) || !store_begin(s, err))
        return false;
    if (touch(s, err))
        return store_commit(s, err);
    store_drop(s);
    return false;
}
