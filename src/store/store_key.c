/* store_key.c -- the key that the seeds of matches are sealed with, in a file of its own.
 *
 * Whoever has the file of matches (a backup, a copy on another disk) must not know the dice of
 * matches that still run.  So the seeds in it are sealed, and the key lies beside it: FILE.key,
 * its owner's alone.  It is made with the first match; once seeds are sealed, nothing is opened
 * without it. */

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"

#include "store/store_local.h"

static bool write_key(int fd, const char *path, struct seed *key, struct err *err)
{
    char hex[SEED_HEX];

    seed_draw(key);
    seed_to_hex(key, hex);
    hex[SEED_HEX - 1] = '\n';
    bool fine = write(fd, hex, sizeof hex) == (ssize_t)sizeof hex && fsync(fd) == 0;
    fine = close(fd) == 0 && fine;
    return fine || err_set(err, path, "the key cannot be written: %s", strerror(errno));
}

static bool read_key(const char *path, struct seed *key, struct err *err)
{
    struct text text = { 0 };
    struct stat about;

    if (stat(path, &about) == 0 && (about.st_mode & 077))
        return err_set(err, path, "others may read this key; chmod 600 it");
    if (!file_read(path, &text, err))
        return false;
    if (text.length && text.s[text.length - 1] == '\n')
        text.s[--text.length] = 0;
    bool fine = seed_from_hex(text_str(&text), key) ||
                err_set(err, path, "this is no key of 64 hexadecimal digits");
    text_free(&text);
    return fine;
}

/* Two programs that begin at the same time: the second one finds the key of the first. */
static bool publish(const char *name, const char *path, struct seed *key, struct err *err)
{
    if (link(name, path) == 0)
        return file_flush_folder(path) ||
               err_set(err, path, "the key cannot be kept: %s", strerror(errno));
    return errno == EEXIST ? read_key(path, key, err)
                           : err_set(err, path, "cannot be made: %s", strerror(errno));
}

/* Whole or not at all: half a key, left by a full disk or the end of the program, would keep the file
 * closed for ever. */
static bool make_key(const char *path, struct seed *key, struct err *err)
{
    struct text name = { 0 };
    bool fine;

    text_printf(&name, "%s.new-%ld", path, (long)getpid());
    int fd = open(text_str(&name), O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (fd < 0)
        fine = err_set(err, path, "cannot be made: %s", strerror(errno));
    else
        fine = write_key(fd, path, key, err) && publish(text_str(&name), path, key, err);
    unlink(text_str(&name));
    text_free(&name);
    return fine;
}

static bool take_key(struct store *s, bool needed, struct err *err)
{
    struct text path = { 0 };
    bool fine;

    text_printf(&path, "%s.key", s->place);
    if (file_exists(text_str(&path)))
        fine = read_key(text_str(&path), &s->key, err);
    else if (needed)
        fine = err_set(err, text_str(&path),
                       "is missing: the seeds of the matches in %s are sealed with it; put it back",
                       s->place);
    else
        fine = make_key(text_str(&path), &s->key, err);
    text_free(&path);
    return fine;
}

/* The newest match stands for all of them: does the key open its seed? */
bool store_take_key(struct store *s, struct err *err)
{
    sqlite3_stmt *q =
        store_query(s, "select seed from match order by created desc limit 1", NULL, err);
    struct seed unused;

    if (!q)
        return false;
    bool any = sqlite3_step(q) == SQLITE_ROW;
    bool sealed = any && sqlite3_column_bytes(q, 0) != (int)sizeof unused;
    bool fine = take_key(s, sealed, err) && (!sealed || store_unseal(s, q, 0, &unused, err));
    sqlite3_finalize(q);
    return fine;
}

bool store_unseal(const struct store *s, sqlite3_stmt *q, int column, struct seed *out,
                  struct err *err)
{
    if (sqlite3_column_bytes(q, column) != SEED_SEALED)
        return err_set(err, s->place, "the seed of a match is damaged");
    return seed_open(sqlite3_column_blob(q, column), &s->key, out) ||
           err_set(err, s->place, "the seeds were sealed with another key than the one in %s.key",
                   s->place);
}

/* -- tables 7: seeds are sealed -- */

static void seal_column(sqlite3_context *c, int count, sqlite3_value **value)
{
    const struct seed *key = sqlite3_user_data(c);
    uint8_t sealed[SEED_SEALED];
    struct seed seed;

    (void)count;
    if (sqlite3_value_bytes(value[0]) == SEED_SEALED) {
        sqlite3_result_value(c, value[0]);
        return;
    }
    if (sqlite3_value_bytes(value[0]) != (int)sizeof seed) {
        sqlite3_result_error(c, "the seed of a match is damaged", -1);
        return;
    }
    memcpy(&seed, sqlite3_value_blob(value[0]), sizeof seed);
    seed_seal(&seed, key, sealed);
    sqlite3_result_blob(c, sealed, sizeof sealed, SQLITE_TRANSIENT);
}

/* What was there in plain is overwritten. */
bool store_move_to_seven(struct store *s, struct err *err)
{
    static const char sql[] = "pragma secure_delete = on;"
                              "update match set seed = seal(seed);"
                              "pragma secure_delete = off;";
    bool fine = sqlite3_create_function(s->db, "seal", 1, SQLITE_UTF8 | SQLITE_DIRECTONLY, &s->key,
                                        seal_column, NULL, NULL) == SQLITE_OK;

    fine =
        fine ? store_run(s, sql, "cannot be set up", err) : store_fail(s, "cannot be set up", err);
    sqlite3_create_function(s->db, "seal", 1, SQLITE_UTF8, NULL, NULL, NULL, NULL);
    return fine;
}
