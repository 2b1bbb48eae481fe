/* store_house.c -- papers, talk, standings and hooks in the SQLite file. */

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
    sqlite3_bind_int(q, 5, (int)standing->sort);
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

/* -- reading -- */

const char *store_column(sqlite3_stmt *q, int n)
{
    const unsigned char *text = sqlite3_column_text(q, n);

    return text ? (const char *)text : "";
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
        text_add(out, store_column(q, 0));
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
        struct store_hook hook = { store_column(q, 0), sqlite3_column_int(q, 1), store_column(q, 2),
                                   store_column(q, 3), sqlite3_column_int(q, 4) != 0 };
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
        take(user, sqlite3_column_int(q, 0), sqlite3_column_int64(q, 1), store_column(q, 2));
    return store_end_query(s, q, rc, err);
}
