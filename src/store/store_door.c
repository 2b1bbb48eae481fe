/* store_door.c -- doors and shelves in the SQLite file: keys of tokens, hardly ever tokens. */

#include <stdio.h>
#include <string.h>

#include "store/house.h"
#include "store/store_local.h"

enum { SPENT_KEPT = 4 }; /* doors of a seat that no longer hold, so that they can be told so */

static const char unwritten[] = "cannot be written to";

/* The server tells people these; of the others only their holders know them. */
static bool is_shown(enum store_door_kind kind)
{
    return kind == STORE_WATCH || kind == STORE_INVITE;
}

/* -- doors -- */

bool store_door_add(struct store *s, const struct store_door *door, struct err *err)
{
    sqlite3_stmt *q = s->statement[STORE_DOOR_ADD];
    char key[STORE_KEY];

    if (!store_batch_lives(s, err))
        return false;
    token_key("door", door->token, key);
    store_bind_text(q, 1, key);
    store_bind_text(q, 2, door->match);
    sqlite3_bind_int(q, 3, (int)door->kind);
    sqlite3_bind_int(q, 4, door->seats);
    sqlite3_bind_int64(q, 5, door->since);
    sqlite3_bind_int64(q, 6, door->since);
    if (is_shown(door->kind))
        store_bind_text(q, 7, door->token);
    return store_finish(s, STORE_DOOR_ADD, unwritten, err);
}

bool store_door_turn(struct store *s, const char *key, enum store_door_kind from,
                     enum store_door_kind into, bool *done, struct err *err)
{
    sqlite3_stmt *q = s->statement[STORE_DOOR_TURN];

    if (!store_batch_lives(s, err))
        return false;
    store_bind_text(q, 1, key);
    sqlite3_bind_int(q, 2, (int)from);
    sqlite3_bind_int(q, 3, (int)into);
    if (!store_finish(s, STORE_DOOR_TURN, unwritten, err))
        return false;
    *done = sqlite3_changes(s->db) == 1;
    return true;
}

bool store_door_drop(struct store *s, const char *key, struct err *err)
{
    if (!store_batch_lives(s, err))
        return false;
    store_bind_text(s->statement[STORE_DOOR_DROP], 1, key);
    return store_finish(s, STORE_DOOR_DROP, unwritten, err);
}

bool store_doors_trim(struct store *s, const char *match, int seats, struct err *err)
{
    sqlite3_stmt *q = s->statement[STORE_DOORS_TRIM];

    if (!store_batch_lives(s, err))
        return false;
    store_bind_text(q, 1, match);
    sqlite3_bind_int(q, 2, seats);
    sqlite3_bind_int(q, 3, STORE_USED);
    sqlite3_bind_int(q, 4, SPENT_KEPT);
    return store_finish(s, STORE_DOORS_TRIM, unwritten, err);
}

static bool put_look(struct store *s, enum store_statement which, const char *name, int64_t at,
                     struct err *err)
{
    store_bind_text(s->statement[which], 1, name);
    sqlite3_bind_int64(s->statement[which], 2, at);
    return store_finish(s, which, unwritten, err);
}

bool store_door_look(struct store *s, const char *match, const char *key, int64_t at,
                     struct err *err)
{
    return store_batch_lives(s, err) && put_look(s, STORE_DOOR_LOOK, key, at, err) &&
           put_look(s, STORE_MATCH_LOOK, match, at, err);
}

/* -- shelves -- */

bool store_shelf_put(struct store *s, const char *secret, const char *token, struct err *err)
{
    sqlite3_stmt *q = s->statement[STORE_SHELF_PUT];
    char shelf[STORE_KEY], door[STORE_KEY], sealed[STORE_TOKEN];

    if (!store_batch_lives(s, err))
        return false;
    token_key("shelf", secret, shelf);
    token_key("door", token, door);
    if (!token_seal(secret, door, token, sealed))
        return err_set(err, s->place, "that is no token for a shelf");
    store_bind_text(q, 1, shelf);
    store_bind_text(q, 2, door);
    store_bind_text(q, 3, sealed);
    return store_finish(s, STORE_SHELF_PUT, unwritten, err);
}

bool store_shelf_drop(struct store *s, const char *secret, const char *token, struct err *err)
{
    char shelf[STORE_KEY], door[STORE_KEY];

    if (!store_batch_lives(s, err))
        return false;
    token_key("shelf", secret, shelf);
    token_key("door", token, door);
    store_bind_text(s->statement[STORE_SHELF_DROP], 1, shelf);
    store_bind_text(s->statement[STORE_SHELF_DROP], 2, door);
    return store_finish(s, STORE_SHELF_DROP, unwritten, err);
}

bool store_shelf_find(struct store *s, const char *secret, const struct store_door *like,
                      char out[STORE_TOKEN], struct err *err)
{
    char shelf[STORE_KEY];
    sqlite3_stmt *q;
    int rc;

    out[0] = 0;
    token_key("shelf", secret, shelf);
    q = store_query(s,
                    "select key, sealed from shelf join door on key = door where shelf = ?1"
                    " and match = ?2 and kind = ?3 and (?4 < 0 or seats = ?4)",
                    shelf, err);
    if (!q)
        return false;
    store_bind_text(q, 2, like->match);
    sqlite3_bind_int(q, 3, (int)like->kind);
    sqlite3_bind_int(q, 4, like->seats);
    while ((rc = sqlite3_step(q)) == SQLITE_ROW)
        token_seal(secret, store_column(q, 0), store_column(q, 1), out);
    return store_end_query(s, q, rc, err);
}

/* -- reading -- */

#define DOOR "door.key, door.match, kind, seats, since, seen, shown"

static void take_door(sqlite3_stmt *q, struct store_door *out)
{
    snprintf(out->key, sizeof out->key, "%s", store_column(q, 0));
    snprintf(out->match, sizeof out->match, "%s", store_column(q, 1));
    out->kind = (enum store_door_kind)sqlite3_column_int(q, 2);
    out->seats = sqlite3_column_int(q, 3);
    out->since = sqlite3_column_int64(q, 4);
    out->seen = sqlite3_column_int64(q, 5);
    snprintf(out->token, sizeof out->token, "%s", store_column(q, 6));
}

bool store_doors_read(struct store *s, const char *match, struct store_door *out, int room,
                      int *count, struct err *err)
{
    sqlite3_stmt *q = store_query(
        s, "select " DOOR " from door where match = ?1 and kind < ?2 order by key", match, err);
    int rc;

    *count = 0;
    if (!q)
        return false;
    sqlite3_bind_int(q, 2, STORE_USED);
    while ((rc = sqlite3_step(q)) == SQLITE_ROW && *count < room)
        take_door(q, &out[(*count)++]);
    return store_end_query(s, q, rc == SQLITE_ROW ? SQLITE_DONE : rc, err);
}

#define CARD                                                                                       \
    DOOR                                                                                           \
        ", created, coalesce(status, 0), coalesce(active, 0), coalesce(touched, created) as last," \
        " coalesce(sort, 2), coalesce(looked, created), game,"                                     \
        " (select body from paper where paper.match = door.match and name = 'plan')"
#define FROM " from door join match on match.id = door.match left join standing using (match)"

static void take_card(sqlite3_stmt *q, struct store_card *out)
{
    take_door(q, &out->door);
    out->created = sqlite3_column_int64(q, 7);
    out->standing.status = (enum store_status)sqlite3_column_int(q, 8);
    out->standing.active = sqlite3_column_int(q, 9);
    out->standing.touched = sqlite3_column_int64(q, 10);
    out->standing.sort = (enum store_sort)sqlite3_column_int(q, 11);
    out->standing.looked = sqlite3_column_int64(q, 12);
    out->game = store_column(q, 13);
    out->plan = store_column(q, 14);
}

bool store_shelf_read(struct store *s, const char *secret, int limit, store_card_taker *take,
                      void *user, struct err *err)
{
    char shelf[STORE_KEY];
    sqlite3_stmt *q;
    int rc;

    token_key("shelf", secret, shelf);
    q = store_query(s,
                    "select " CARD ", sealed from shelf join door on door.key = shelf.door"
                    " join match on match.id = door.match left join standing using (match)"
                    " where shelf.shelf = ?1 order by last desc, door.key limit ?2",
                    shelf, err);
    if (!q)
        return false;
    sqlite3_bind_int(q, 2, limit);
    while ((rc = sqlite3_step(q)) == SQLITE_ROW) {
        struct store_card card = { 0 };
        take_card(q, &card);
        if (token_seal(secret, card.door.key, store_column(q, 15), card.door.token))
            take(user, &card);
    }
    return store_end_query(s, q, rc, err);
}

bool store_door_read(struct store *s, const char *token, store_card_taker *take, void *user,
                     struct err *err)
{
    char key[STORE_KEY];
    sqlite3_stmt *q;
    int rc;

    token_key("door", token, key);
    q = store_query(s, "select " CARD FROM " where door.key = ?1", key, err);
    if (!q)
        return false;
    while ((rc = sqlite3_step(q)) == SQLITE_ROW) {
        struct store_card card = { 0 };
        take_card(q, &card);
        snprintf(card.door.token, sizeof card.door.token, "%s", token);
        take(user, &card);
    }
    return store_end_query(s, q, rc, err);
}
