/* store_house.c -- doors, papers, talk, standings and shelves in the SQLite file. */

#include <stdio.h>
#include <string.h>

#include "store/house.h"
#include "store/store_local.h"

const char store_house_tables[] =
    "create table door ("
    "    token text primary key,"
    "    match text not null references match (id),"
    "    seats integer not null,"
    "    owner integer not null"
    ") strict, without rowid;"
    "create index doors_of_match on door (match);"
    "create table paper ("
    "    match text not null references match (id),"
    "    name text not null,"
    "    body text not null,"
    "    primary key (match, name)"
    ") strict, without rowid;"
    "create table talk ("
    "    number integer primary key,"
    "    match text not null references match (id),"
    "    seat integer not null,"
    "    at integer not null,"
    "    body text not null"
    ") strict;"
    "create index talk_of_match on talk (match, number);"
    "create table standing ("
    "    match text primary key references match (id),"
    "    status integer not null,"
    "    active integer not null,"
    "    touched integer not null"
    ") strict, without rowid;"
    "create table shelf ("
    "    shelf text not null,"
    "    token text not null references door (token) on update cascade on delete cascade,"
    "    primary key (shelf, token)"
    ") strict, without rowid;"
    "create index shelves_of_token on shelf (token);";

const char store_hook_table[] = "create table hook ("
                                "    match text not null references match (id),"
                                "    seat integer not null,"
                                "    url text not null,"
                                "    body text not null,"
                                "    owed integer not null,"
                                "    primary key (match, seat)"
                                ") strict, without rowid;"
                                "create index hooks_owed on hook (match) where owed;";

/* Of talk from before it, everybody has heard all. */
const char store_hearers_column[] =
    "alter table talk add column hearers integer not null default -1;";

static const char unwritten[] = "cannot be written to";

/* -- writing -- */

bool store_door_add(struct store *s, const struct store_door *door, struct err *err)
{
    sqlite3_stmt *q = s->statement[STORE_DOOR_ADD];

    if (!store_batch_lives(s, err))
        return false;
    store_bind_text(q, 1, door->token);
    store_bind_text(q, 2, door->match);
    sqlite3_bind_int(q, 3, door->seats);
    sqlite3_bind_int(q, 4, door->owner);
    return store_finish(s, STORE_DOOR_ADD, unwritten, err);
}

bool store_door_renew(struct store *s, const char *token, const char *fresh, struct err *err)
{
    sqlite3_stmt *q = s->statement[STORE_DOOR_RENEW];

    if (!store_batch_lives(s, err))
        return false;
    store_bind_text(q, 1, token);
    store_bind_text(q, 2, fresh);
    if (!store_finish(s, STORE_DOOR_RENEW, unwritten, err))
        return false;
    return sqlite3_changes(s->db) == 1 || err_set(err, s->place, "there is no such door");
}

bool store_paper_put(struct store *s, const char *match, const char *name, const char *body,
                     struct err *err)
{
    sqlite3_stmt *q = s->statement[STORE_PAPER_PUT];

    if (!store_batch_lives(s, err))
        return false;
    store_bind_text(q, 1, match);
    store_bind_text(q, 2, name);
    store_bind_text(q, 3, body);
    return store_finish(s, STORE_PAPER_PUT, unwritten, err);
}

bool store_talk_add(struct store *s, const char *match, int seat, int hearers, int64_t at,
                    const char *body, struct err *err)
{
    sqlite3_stmt *q = s->statement[STORE_TALK_ADD];

    if (!store_batch_lives(s, err))
        return false;
    store_bind_text(q, 1, match);
    sqlite3_bind_int(q, 2, seat);
    sqlite3_bind_int64(q, 3, at);
    store_bind_text(q, 4, body);
    sqlite3_bind_int(q, 5, hearers);
    if (!store_finish(s, STORE_TALK_ADD, unwritten, err))
        return false;
    q = s->statement[STORE_TALK_CUT];
    store_bind_text(q, 1, match);
    sqlite3_bind_int(q, 2, STORE_TALK);
    return store_finish(s, STORE_TALK_CUT, unwritten, err);
}

bool store_standing_put(struct store *s, const char *match, const struct store_standing *standing,
                        struct err *err)
{
    sqlite3_stmt *q = s->statement[STORE_STANDING_PUT];

    if (!store_batch_lives(s, err))
        return false;
    store_bind_text(q, 1, match);
    sqlite3_bind_int(q, 2, (int)standing->status);
    sqlite3_bind_int(q, 3, standing->active);
    sqlite3_bind_int64(q, 4, standing->touched);
    return store_finish(s, STORE_STANDING_PUT, unwritten, err);
}

bool store_hook_put(struct store *s, const struct store_hook *hook, struct err *err)
{
    enum store_statement which = hook->url[0] ? STORE_HOOK_PUT : STORE_HOOK_DROP;
    sqlite3_stmt *q = s->statement[which];

    if (!store_batch_lives(s, err))
        return false;
    store_bind_text(q, 1, hook->match);
    sqlite3_bind_int(q, 2, hook->seat);
    if (which == STORE_HOOK_PUT) {
        store_bind_text(q, 3, hook->url);
        store_bind_text(q, 4, hook->body);
        sqlite3_bind_int(q, 5, hook->owed);
    }
    return store_finish(s, which, unwritten, err);
}

bool store_hook_owe(struct store *s, const char *match, int seat, bool owed, struct err *err)
{
    sqlite3_stmt *q = s->statement[STORE_HOOK_OWE];

    if (!store_batch_lives(s, err))
        return false;
    store_bind_text(q, 1, match);
    sqlite3_bind_int(q, 2, seat);
    sqlite3_bind_int(q, 3, owed);
    return store_finish(s, STORE_HOOK_OWE, unwritten, err);
}

static bool change_shelf(struct store *s, enum store_statement which, const char *shelf,
                         const char *token, struct err *err)
{
    if (!store_batch_lives(s, err))
        return false;
    store_bind_text(s->statement[which], 1, shelf);
    store_bind_text(s->statement[which], 2, token);
    return store_finish(s, which, unwritten, err);
}

bool store_shelf_put(struct store *s, const char *shelf, const char *token, struct err *err)
{
    return change_shelf(s, STORE_SHELF_PUT, shelf, token, err);
}

bool store_shelf_drop(struct store *s, const char *shelf, const char *token, struct err *err)
{
    return change_shelf(s, STORE_SHELF_DROP, shelf, token, err);
}

/* -- reading -- */

static const char *column(sqlite3_stmt *q, int n)
{
    const unsigned char *text = sqlite3_column_text(q, n);

    return text ? (const char *)text : "";
}

static void take_door(sqlite3_stmt *q, struct store_door *out)
{
    snprintf(out->token, sizeof out->token, "%s", column(q, 0));
    snprintf(out->match, sizeof out->match, "%s", column(q, 1));
    out->seats = sqlite3_column_int(q, 2);
    out->owner = sqlite3_column_int(q, 3) != 0;
}

bool store_doors_read(struct store *s, const char *match, struct store_door *out, int room,
                      int *count, struct err *err)
{
    sqlite3_stmt *q = store_query(
        s, "select token, match, seats, owner from door where match = ?1 order by token", match,
        err);
    int rc;

    *count = 0;
    if (!q)
        return false;
    while ((rc = sqlite3_step(q)) == SQLITE_ROW && *count < room)
        take_door(q, &out[(*count)++]);
    return store_end_query(s, q, rc == SQLITE_ROW ? SQLITE_DONE : rc, err);
}

bool store_paper_get(struct store *s, const char *match, const char *name, struct text *out,
                     struct err *err)
{
    sqlite3_stmt *q =
        store_query(s, "select body from paper where match = ?1 and name = ?2", match, err);
    int rc;

    text_clear(out);
    if (!q)
        return false;
    store_bind_text(q, 2, name);
    while ((rc = sqlite3_step(q)) == SQLITE_ROW)
        text_add(out, column(q, 0));
    return store_end_query(s, q, rc, err);
}

bool store_hooks_read(struct store *s, const char *match, store_hook_taker *take, void *user,
                      struct err *err)
{
    sqlite3_stmt *q = store_query(s,
                                  match ? "select match, seat, url, body, owed from hook"
                                          " where match = ?1"
                                        : "select match, seat, url, body, owed from hook"
                                          " where owed",
                                  match, err);
    int rc;

    if (!q)
        return false;
    while ((rc = sqlite3_step(q)) == SQLITE_ROW) {
        struct store_hook hook = { column(q, 0), sqlite3_column_int(q, 1), column(q, 2),
                                   column(q, 3), sqlite3_column_int(q, 4) != 0 };
        take(user, &hook);
    }
    return store_end_query(s, q, rc, err);
}

bool store_talk_read(struct store *s, const char *match, int seats, store_talk_taker *take,
                     void *user, struct err *err)
{
    sqlite3_stmt *q =
        store_query(s,
                    "select seat, at, body from (select * from talk where match = ?1"
                    " and hearers & ?3 order by number desc limit ?2) order by number",
                    match, err);
    int rc;

    if (!q)
        return false;
    sqlite3_bind_int(q, 2, STORE_TALK);
    sqlite3_bind_int(q, 3, seats);
    while ((rc = sqlite3_step(q)) == SQLITE_ROW)
        take(user, sqlite3_column_int(q, 0), sqlite3_column_int64(q, 1), column(q, 2));
    return store_end_query(s, q, rc, err);
}

#define CARD                                                                                       \
    "select door.token, door.match, seats, owner, created, coalesce(status, 0),"                   \
    " coalesce(active, 0), coalesce(touched, created) as last, game,"                              \
    " (select body from paper where paper.match = door.match and name = 'plan')"                   \
    " from door join match on match.id = door.match left join standing using (match)"

static bool read_cards(struct store *s, sqlite3_stmt *q, store_card_taker *take, void *user,
                       struct err *err)
{
    int rc;

    if (!q)
        return false;
    while ((rc = sqlite3_step(q)) == SQLITE_ROW) {
        struct store_card card = { .created = sqlite3_column_int64(q, 4) };
        take_door(q, &card.door);
        card.standing.status = (enum store_status)sqlite3_column_int(q, 5);
        card.standing.active = sqlite3_column_int(q, 6);
        card.standing.touched = sqlite3_column_int64(q, 7);
        card.game = column(q, 8);
        card.plan = column(q, 9);
        take(user, &card);
    }
    return store_end_query(s, q, rc, err);
}

bool store_shelf_read(struct store *s, const char *shelf, int limit, store_card_taker *take,
                      void *user, struct err *err)
{
    sqlite3_stmt *q = store_query(s,
                                  CARD " where door.token in (select token from shelf"
                                       " where shelf = ?1) order by last desc, door.token limit ?2",
                                  shelf, err);

    if (q)
        sqlite3_bind_int(q, 2, limit);
    return read_cards(s, q, take, user, err);
}

bool store_door_read(struct store *s, const char *token, store_card_taker *take, void *user,
                     struct err *err)
{
    return read_cards(s, store_query(s, CARD " where door.token = ?1", token, err), take, user,
                      err);
}
