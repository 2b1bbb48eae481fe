/* store.h -- matches on disk: for each its heading, its secret seed and its journal, line by line.
 *
 * A decision is acknowledged only when it is durable: store_append returns true once the line is on
 * the disk, flushed.  The store knows no game; to it a journal is text.  Lines of a match are
 * numbered from 1 without a gap, and a line with another number than the next is refused.  So two
 * writers who do not know of each other cannot spoil a match: the second one is told.
 *
 * A store is used by one thread at a time, and a process opens it once. */

#ifndef STORE_STORE_H
#define STORE_STORE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/err.h"
#include "base/seed.h"
#include "base/text.h"

struct store;

enum { STORE_ID_MAX = 64 }; /* letters, digits, - and _ */

/* Opens the file, making it and its folder where they are missing.  The seeds in it are sealed with
 * the key in PLACE.key, which is made when the first is needed and never leaves its owner.  NULL and err when that cannot
 * be, or when the file is not a store of ours or one of a newer program: it is then untouched. */
struct store *store_open(const char *place, struct err *err);
void store_close(struct store *s); /* a batch still open is dropped */

/* What a match begins with.  The heading is the journal as it stands before the first decision,
 * whole lines, without the seed. */
struct store_heading {
    const char *id, *game, *text;
    struct seed seed;
};

bool store_create(struct store *s, const struct store_heading *heading, struct err *err);

/* One line, without its newline.  True: it is there for good.  False: nothing has changed. */
bool store_append(struct store *s, const char *match, int number, const char *line,
                  struct err *err);

/* Between the two, store_create and store_append only prepare; the commit makes all of it durable
 * at once, or nothing.  A refused line leaves the rest of its batch alone.  When the disk fails,
 * the whole batch is lost, every further step of it returns false, and store_commit ends it.
 * Reading within a batch shows what it has prepared. */
bool store_begin(struct store *s, struct err *err);
bool store_commit(struct store *s, struct err *err);
void store_drop(struct store *s); /* ends a batch without keeping any of it */

/* Could something be kept now?  Writes, changes nothing, and takes as long as a commit; not within a
 * batch. */
bool store_probe(struct store *s, struct err *err);

/* The journal as text, heading and lines; the seed beside it, since it is not yet in there. */
bool store_read(struct store *s, const char *match, struct seed *seed, struct text *out,
                struct err *err);

struct store_entry {
    char *id, *game;
    int64_t created; /* seconds since 1970 */
    int lines;
};

struct store_list {
    int count, room;
    struct store_entry *entry; /* the newest match first */
};

bool store_list_read(struct store *s, struct store_list *out, struct err *err);
void store_list_free(struct store_list *list);
bool store_count(struct store *s, int *out, struct err *err); /* of matches */

/* How often the file could not be read or written since it was opened.  Whoever finds nothing and
 * another number than before has not found that there is nothing. */
int store_troubles(const struct store *s);

#endif
