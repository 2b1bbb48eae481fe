/* store_sqlite.c -- the store as an SQLite file.
 *
 * Write-ahead log, flushed at each commit (synchronous=FULL): a commit that came back survives a
 * crash of the program and of the machine.  The file carries our mark (application_id) and the
 * version of its tables (user_version); both are looked at before anything is written to it. */

#include "store/store_local.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/file.h"

enum {
    MARK = 0x42455254, /* "BERT" */
    /* 1: matches and lines; 2: store/house.h; 3: the tail; 4: hooks; 5: hearers; 6: keys for tokens,
     * invitations, and what the removal of forgotten matches needs; 7: seeds are sealed */
    SCHEMA = 7,
    /* How long to wait for another program that writes: when the file is opened, and later, when
     * others wait for us. */
    OPENING_MS = 5000,
    WRITING_MS = 100,
};

static const char tables[] = "create table match ("
                             "    id text primary key,"
                             "    created integer not null default (unixepoch()),"
                             "    game text not null,"
                             "    heading text not null,"
                             "    seed blob not null"
                             ") strict, without rowid;"
                             "create table event ("
                             "    match text not null references match (id),"
                             "    seq integer not null check (seq > 0),"
                             "    line text not null,"
                             "    primary key (match, seq)"
                             ") strict, without rowid;";

static const char *const statement_text[STORE_STATEMENTS] = {
    [STORE_CREATE] = "insert into match (id, game, heading, seed) values (?1, ?2, ?3, ?4)",
    [STORE_APPEND] = "insert into tail (match, seq, line) values (?1, ?2, ?3)",
    [STORE_LAST] = ("select coalesce((select max(seq) from tail where match = id),"
                    " (select max(seq) from event where match = id), 0) from match where id = ?1"),
    [STORE_VERSION] = "pragma data_version",
    [STORE_TAIL_COUNT] = "select count(*) from tail",
    [STORE_FOLD] = ("insert into event (match, seq, line)"
                    " select match, seq, line from tail order by match, seq"),
    [STORE_CUT_TAIL] = "delete from tail",
    [STORE_BEGIN] = "begin immediate",
    [STORE_COMMIT] = "commit",
    [STORE_ROLLBACK] = "rollback",
    [STORE_DOOR_ADD] = ("insert into door (key, match, kind, seats, since, seen, shown)"
                        " values (?1, ?2, ?3, ?4, ?5, ?6, ?7)"),
    [STORE_DOOR_TURN] = "update door set kind = ?3, shown = null where key = ?1 and kind = ?2",
    [STORE_DOOR_DROP] = "delete from door where key = ?1",
    [STORE_DOORS_TRIM] =
        ("delete from door where match = ?1 and seats = ?2 and kind >= ?3 and key not in"
         " (select key from door where match = ?1 and seats = ?2 and kind >= ?3"
         " order by since desc, key limit ?4)"),
    [STORE_DOOR_LOOK] = "update door set seen = ?2 where key = ?1",
    [STORE_MATCH_LOOK] = "update standing set looked = ?2 where match = ?1 and looked < ?2",
    [STORE_PAPER_PUT] = ("insert into paper (match, name, body) values (?1, ?2, ?3)"
                         " on conflict do update set body = excluded.body"),
    [STORE_TALK_ADD] = ("insert into talk (match, seat, at, body, hearers)"
                        " values (?1, ?2, ?3, ?4, ?5)"),
    [STORE_TALK_CUT] = ("delete from talk where match = ?1 and number <= (select number from talk"
                        " where match = ?1 order by number desc limit 1 offset ?2)"),
    [STORE_STANDING_PUT] = ("insert into standing (match, status, active, touched, sort, looked)"
                            " values (?1, ?2, ?3, ?4, ?5, ?4) on conflict do update set"
                            " status = excluded.status, active = excluded.active,"
                            " touched = excluded.touched, sort = excluded.sort"),
    [STORE_HOOK_PUT] =
        ("insert into hook (match, seat, url, body, owed) values (?1, ?2, ?3, ?4, ?5)"
         " on conflict do update set url = excluded.url, body = excluded.body,"
         " owed = excluded.owed"),
    [STORE_HOOK_DROP] = "delete from hook where match = ?1 and seat = ?2",
    [STORE_HOOK_OWE] = "update hook set owed = ?3 where match = ?1 and seat = ?2",
    [STORE_SHELF_PUT] = "insert or ignore into shelf (shelf, door, sealed) values (?1, ?2, ?3)",
    [STORE_SHELF_DROP] = "delete from shelf where shelf = ?1 and door = ?2",
};

/* -- errors and small steps -- */

int store_troubles(const struct store *s)
{
    return s->troubles;
}

bool store_fail(struct store *s, const char *what, struct err *err)
{
    s->troubles++;
    switch (sqlite3_errcode(s->db) & 0xff) {
    case SQLITE_NOTADB:
        return err_set(err, s->place, "is not a file of matches");
    case SQLITE_BUSY:
        return err_set(err, s->place, "%s: another program is writing to it", what);
    case SQLITE_FULL:
        return err_set(err, s->place, "%s: the disk is full", what);
    case SQLITE_READONLY:
        return err_set(err, s->place, "%s: it may not be written to", what);
    default:
        return err_set(err, s->place, "%s: %s", what, sqlite3_errmsg(s->db));
    }
}

bool store_run(struct store *s, const char *sql, const char *what, struct err *err)
{
    return sqlite3_exec(s->db, sql, NULL, NULL, NULL) == SQLITE_OK || store_fail(s, what, err);
}

/* The first column of the first row; zero when there is none. */
static bool number_of(struct store *s, const char *sql, int *out, struct err *err)
{
    sqlite3_stmt *q = NULL;
    int rc = sqlite3_prepare_v2(s->db, sql, -1, &q, NULL);

    if (rc == SQLITE_OK)
        rc = sqlite3_step(q);
    if (rc == SQLITE_ROW)
        *out = sqlite3_column_int(q, 0);
    else if (rc == SQLITE_DONE)
        *out = 0;
    else
        store_fail(s, "cannot be read", err);
    sqlite3_finalize(q);
    return rc == SQLITE_ROW || rc == SQLITE_DONE;
}

void store_bind_text(sqlite3_stmt *q, int column, const char *text)
{
    sqlite3_bind_text(q, column, text, -1, SQLITE_STATIC);
}

/* The message has to be taken before the reset clears it. */
bool store_finish(struct store *s, enum store_statement which, const char *what, struct err *err)
{
    sqlite3_stmt *q = s->statement[which];
    bool done = sqlite3_step(q) == SQLITE_DONE || store_fail(s, what, err);

    sqlite3_reset(q);
    sqlite3_clear_bindings(q);
    return done;
}

/* -- opening -- */

/* Seeds are secrets, so a new file is its owner's alone; the log beside it inherits that.  An old
 * file is not opened here: closing it again would undo SQLite's locks on it in this process. */
static bool make_file(const char *place, struct err *err)
{
    int fd = open(place, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);

    if (fd >= 0)
        return close(fd) == 0 || err_set(err, place, "cannot be made: %s", strerror(errno));
    if (errno != EEXIST)
        return err_set(err, place, "cannot be made: %s", strerror(errno));
    return !file_is_folder(place) || err_set(err, place, "is a folder, not a file of matches");
}

static bool make_folder_of(const char *place, struct err *err)
{
    const char *slash = strrchr(place, '/');
    struct text folder = { 0 };
    bool made;

    if (!slash || slash == place)
        return true;
    text_add_n(&folder, place, (size_t)(slash - place));
    made = file_make_folder(folder.s, err);
    text_free(&folder);
    return made;
}

/* Which tables the file has: 0 when it is empty and may become ours. */
static bool check_mark(struct store *s, int *version, struct err *err)
{
    int mark, objects;

    if (!number_of(s, "pragma application_id", &mark, err) ||
        !number_of(s, "pragma user_version", version, err) ||
        !number_of(s, "select count(*) from sqlite_schema", &objects, err))
        return false;
    if (mark == 0 && *version == 0 && objects == 0)
        return true;
    if (mark != MARK)
        return err_set(err, s->place, "is a database of another program");
    if (*version > SCHEMA)
        return err_set(err, s->place,
                       "was written by a newer Berthier (tables %d, this one knows %d)", *version,
                       SCHEMA);
    if (*version < 1)
        return err_set(err, s->place, "has our mark but no tables");
    return true;
}

static bool mark_file(struct store *s, struct err *err)
{
    char sql[96];

    snprintf(sql, sizeof sql, "pragma application_id = %d; pragma user_version = %d;", MARK,
             SCHEMA);
    return store_run(s, sql, "cannot be set up", err);
}

static bool add_tables(struct store *s, int version, struct err *err)
{
    return (version >= 1 || store_run(s, tables, "cannot be set up", err)) &&
           (version >= 2 || store_run(s, store_house_tables, "cannot be set up", err)) &&
           (version >= 3 || store_run(s, store_tail_table, "cannot be set up", err)) &&
           (version >= 4 || store_run(s, store_hook_table, "cannot be set up", err)) &&
           (version >= 5 || store_run(s, store_hearers_column, "cannot be set up", err)) &&
           (version >= 6 || store_move_to_six(s, err)) && store_take_key(s, err) &&
           (version >= 7 || store_move_to_seven(s, err)) && mark_file(s, err);
}

/* Looks again under the lock: another process may have made the tables meanwhile.  At the end what
 * was overwritten is overwritten in the file itself, too: there were tokens in it. */
static bool make_tables(struct store *s, struct err *err)
{
    int version;
    bool done;

    if (!store_run(s, "begin immediate", "cannot be set up", err))
        return false;
    done = check_mark(s, &version, err);
    if (done && version < SCHEMA)
        done = add_tables(s, version, err);
    if (done)
        return store_run(s, "commit; pragma wal_checkpoint(truncate)", "cannot be set up", err);
    store_run(s, "rollback", "", NULL);
    return false;
}

/* Some file systems cannot carry a write-ahead log; SQLite would quietly do without it. */
static bool set_modes(struct store *s, struct err *err)
{
    sqlite3_stmt *q = NULL;
    bool wal = sqlite3_prepare_v2(s->db, "pragma journal_mode = wal", -1, &q, NULL) == SQLITE_OK &&
               sqlite3_step(q) == SQLITE_ROW;

    if (!wal)
        store_fail(s, "cannot be set up", err);
    else if (strcmp((const char *)sqlite3_column_text(q, 0), "wal") != 0)
        wal = err_set(err, s->place, "is on a file system that cannot keep matches safely");
    sqlite3_finalize(q);
    return wal && store_run(s, "pragma synchronous = full; pragma foreign_keys = on;",
                            "cannot be set up", err);
}

static bool prepare_all(struct store *s, struct err *err)
{
    for (int i = 0; i < STORE_STATEMENTS; i++)
        if (sqlite3_prepare_v3(s->db, statement_text[i], -1, SQLITE_PREPARE_PERSISTENT,
                               &s->statement[i], NULL) != SQLITE_OK)
            return store_fail(s, "cannot be used", err);
    return true;
}

static bool open_and_check(struct store *s, struct err *err)
{
    int version;

    if (sqlite3_open_v2(s->place, &s->db, SQLITE_OPEN_READWRITE, NULL) != SQLITE_OK)
        return store_fail(s, "cannot be opened", err);
    sqlite3_extended_result_codes(s->db, 1);
    sqlite3_busy_timeout(s->db, OPENING_MS);
    return check_mark(s, &version, err) && set_modes(s, err) &&
           (version == SCHEMA ? store_take_key(s, err) : make_tables(s, err)) &&
           prepare_all(s, err);
}

struct store *store_open(const char *place, struct err *err)
{
    struct store *s;

    if (strstr(place, "://")) {
        err_set(err, place, "only a file can keep matches, not a server of databases");
        return NULL;
    }
    if (!make_folder_of(place, err) || !make_file(place, err))
        return NULL;
    s = base_alloc(sizeof *s);
    s->place = base_strdup(place);
    s->tail = -1;
    if (open_and_check(s, err)) {
        sqlite3_busy_timeout(s->db, WRITING_MS);
        return s;
    }
    store_close(s);
    return NULL;
}

void store_close(struct store *s)
{
    if (!s)
        return;
    store_drop(s);
    for (int i = 0; i < STORE_STATEMENTS; i++)
        sqlite3_finalize(s->statement[i]);
    sqlite3_close(s->db);
    free(s->ends);
    free(s->place);
    free(s);
}

/* -- batches -- */

bool store_batch_lives(const struct store *s, struct err *err)
{
    if (!s->batch || !sqlite3_get_autocommit(s->db))
        return true;
    return err_set(err, s->place, "the batch was lost to an earlier error");
}

/* Another program that holds the file for long is waited for once, and then not again before it has
 * let go: everybody who is served by this one would wait with it. */
bool store_begin(struct store *s, struct err *err)
{
    BASE_ASSERT(!s->batch);
    s->batch = store_finish(s, STORE_BEGIN, "cannot be written to", err);
    sqlite3_busy_timeout(s->db, s->batch ? WRITING_MS : 0);
    if (s->batch && !store_check_ends(s, err))
        store_drop(s);
    return s->batch;
}

static void end_batch(struct store *s)
{
    if (s->batch && !sqlite3_get_autocommit(s->db))
        store_finish(s, STORE_ROLLBACK, "", NULL);
    s->batch = false;
}

bool store_commit(struct store *s, struct err *err)
{
    bool done;

    BASE_ASSERT(s->batch);
    done = store_batch_lives(s, err) && store_fold(s, err) &&
           store_finish(s, STORE_COMMIT, "cannot be written to", err);
    if (!done)
        store_forget_ends(s);
    end_batch(s);
    return done;
}

void store_drop(struct store *s)
{
    if (s->batch)
        store_forget_ends(s);
    end_batch(s);
}

/* -- writing -- */

static bool is_id(const char *id)
{
    size_t length = strlen(id);
    static const char allowed[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";

    return length > 0 && length <= STORE_ID_MAX && strspn(id, allowed) == length;
}

static bool is_whole_lines(const char *text)
{
    size_t length = strlen(text);

    return length == 0 || text[length - 1] == '\n';
}

bool store_create(struct store *s, const struct store_heading *heading, struct err *err)
{
    sqlite3_stmt *q = s->statement[STORE_CREATE];
    uint8_t sealed[SEED_SEALED];

    if (!is_id(heading->id))
        return err_set(err, s->place, "'%.80s' cannot be the name of a match", heading->id);
    if (!is_whole_lines(heading->text))
        return err_set(err, s->place, "the heading of match %s is cut short", heading->id);
    if (!store_batch_lives(s, err))
        return false;
    store_bind_text(q, 1, heading->id);
    store_bind_text(q, 2, heading->game);
    store_bind_text(q, 3, heading->text);
    seed_seal(&heading->seed, &s->key, sealed);
    sqlite3_bind_blob(q, 4, sealed, sizeof sealed, SQLITE_STATIC);
    if (store_finish(s, STORE_CREATE, "cannot be written to", err))
        return true;
    if (sqlite3_extended_errcode(s->db) == SQLITE_CONSTRAINT_PRIMARYKEY)
        err_set(err, s->place, "there is a match %s already", heading->id);
    return false;
}

/* -- reading -- */

sqlite3_stmt *store_query(struct store *s, const char *sql, const char *key, struct err *err)
{
    sqlite3_stmt *q = NULL;

    if (sqlite3_prepare_v2(s->db, sql, -1, &q, NULL) != SQLITE_OK) {
        store_fail(s, "cannot be read", err);
        return NULL;
    }
    if (key)
        store_bind_text(q, 1, key);
    return q;
}

bool store_end_query(struct store *s, sqlite3_stmt *q, int rc, struct err *err)
{
    if (rc != SQLITE_DONE)
        store_fail(s, "cannot be read", err);
    sqlite3_finalize(q);
    return rc == SQLITE_DONE;
}

static bool read_heading(struct store *s, const char *match, struct seed *seed, struct text *out,
                         struct err *err)
{
    sqlite3_stmt *q = store_query(s, "select heading, seed from match where id = ?1", match, err);
    int rc;

    if (!q)
        return false;
    rc = sqlite3_step(q);
    if (rc == SQLITE_ROW && store_unseal(s, q, 1, seed, err)) {
        text_add(out, (const char *)sqlite3_column_text(q, 0));
        return store_end_query(s, q, SQLITE_DONE, err);
    }
    if (rc == SQLITE_DONE)
        err_set(err, s->place, "there is no match %.80s", match);
    else if (rc != SQLITE_ROW)
        store_fail(s, "cannot be read", err);
    sqlite3_finalize(q);
    return false;
}

bool store_read(struct store *s, const char *match, struct seed *seed, struct text *out,
                struct err *err)
{
    text_clear(out);
    return read_heading(s, match, seed, out, err) && store_read_lines(s, match, out, err);
}

static void add_entry(struct store_list *list, sqlite3_stmt *q)
{
    if (list->count == list->room) {
        list->room = list->room ? 2 * list->room : 16;
        list->entry = base_realloc(list->entry, (size_t)list->room * sizeof *list->entry);
    }
    list->entry[list->count++] = (struct store_entry){
        .id = base_strdup((const char *)sqlite3_column_text(q, 0)),
        .game = base_strdup((const char *)sqlite3_column_text(q, 1)),
        .created = sqlite3_column_int64(q, 2),
        .lines = sqlite3_column_int(q, 3),
    };
}

bool store_list_read(struct store *s, struct store_list *out, struct err *err)
{
    sqlite3_stmt *q =
        store_query(s,
                    "select id, game, created, coalesce(last, (select max(seq) from event"
                    " where event.match = id), 0) from match left join"
                    " (select tail.match as of, max(seq) as last from tail group by tail.match)"
                    " on of = id order by created desc, id",
                    NULL, err);
    int rc;

    *out = (struct store_list){ 0 };
    if (!q)
        return false;
    while ((rc = sqlite3_step(q)) == SQLITE_ROW)
        add_entry(out, q);
    if (store_end_query(s, q, rc, err))
        return true;
    store_list_free(out);
    return false;
}

void store_list_free(struct store_list *list)
{
    for (int i = 0; i < list->count; i++) {
        free(list->entry[i].id);
        free(list->entry[i].game);
    }
    free(list->entry);
    *list = (struct store_list){ 0 };
}

bool store_count(struct store *s, int *out, struct err *err)
{
    return number_of(s, "select count(*) from match", out, err);
}
