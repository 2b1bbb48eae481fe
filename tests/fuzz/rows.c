/* rows.c -- a file of matches in which somebody has meddled: rows changed, taken away, or the bytes of
 * the file itself.  The store opens it or says why not; each table behind a link opens or is refused
 * with a reason; and matches whose rows are as they were are as they were. */

#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include "server/api/books.h"
#include "server/api/request.h"

#include "fuzz.h"
#include "parts/edits.h"
#include "parts/house.h"

enum { COLUMNS_MOST = 64, NAME_MOST = 40, EDITS_MOST = 3, MEDDLED = 1 };

struct column {
    char table[NAME_MOST], name[NAME_MOST];
    bool of_match; /* the table has a column `match`, or is that of matches */
};

static struct column column[COLUMNS_MOST];
static int column_count;

/* -- what there is to meddle with -- */

static void find_columns(sqlite3 *db)
{
    static const char sql[] =
        "select s.name, c.name, s.name = 'match' or exists (select 1 from pragma_table_info(s.name)"
        " where name = 'match') from sqlite_schema s, pragma_table_info(s.name) c"
        " where s.type = 'table' order by 1, 2";
    sqlite3_stmt *q = NULL;

    if (sqlite3_prepare_v2(db, sql, -1, &q, NULL) != SQLITE_OK)
        found("the columns cannot be read", sqlite3_errmsg(db));
    while (sqlite3_step(q) == SQLITE_ROW && column_count < COLUMNS_MOST) {
        struct column *c = &column[column_count++];
        snprintf(c->table, sizeof c->table, "%s", (const char *)sqlite3_column_text(q, 0));
        snprintf(c->name, sizeof c->name, "%s", (const char *)sqlite3_column_text(q, 1));
        c->of_match = sqlite3_column_int(q, 2) != 0;
    }
    sqlite3_finalize(q);
}

/* The value as it is, in the row that is meddled with. */
static void read_value(sqlite3 *db, const struct column *c, int row, struct text *out)
{
    struct text sql = { 0 };
    sqlite3_stmt *q = NULL;

    text_printf(&sql, "select \"%s\" from \"%s\" limit 1 offset %d", c->name, c->table, row);
    if (sqlite3_prepare_v2(db, text_str(&sql), -1, &q, NULL) == SQLITE_OK &&
        sqlite3_step(q) == SQLITE_ROW && sqlite3_column_bytes(q, 0))
        text_add_n(out, sqlite3_column_blob(q, 0), (size_t)sqlite3_column_bytes(q, 0));
    sqlite3_finalize(q);
    text_free(&sql);
}

/* -- meddling -- */

static void bind_value(struct bytes *b, sqlite3_stmt *q, struct text *text)
{
    switch (take_byte(b) % 4) {
    case 0:
        sqlite3_bind_int64(q, 1, odd_number(b));
        break;
    case 1:
        edit_text(b, text);
        sqlite3_bind_blob(q, 1, text_str(text), (int)text->length, SQLITE_TRANSIENT);
        break;
    default:
        edit_text(b, text);
        sqlite3_bind_text(q, 1, text_str(text), (int)text->length, SQLITE_TRANSIENT);
        break;
    }
}

/* Only rows of one match, where it has any; the others are to be left as they were. */
static void add_where(const struct column *c, struct text *sql)
{
    if (c->of_match)
        text_printf(sql, " where \"%s\" = '%s'", strcmp(c->table, "match") == 0 ? "id" : "match",
                    house_match[MEDDLED]);
}

static void change_row(struct bytes *b, sqlite3 *db)
{
    const struct column *c = &column[take_byte(b) % column_count];
    struct text sql = { 0 }, text = { 0 };
    sqlite3_stmt *q = NULL;
    bool drop = take_byte(b) % 8 == 0;

    read_value(db, c, take_byte(b) % 4, &text);
    if (drop)
        text_printf(&sql, "delete from \"%s\"", c->table);
    else
        text_printf(&sql, "update or ignore \"%s\" set \"%s\" = ?1", c->table, c->name);
    if (c->of_match) {
        add_where(c, &sql);
        if (sqlite3_prepare_v2(db, text_str(&sql), -1, &q, NULL) == SQLITE_OK) {
            if (!drop)
                bind_value(b, q, &text);
            sqlite3_step(q);
        }
    }
    sqlite3_finalize(q);
    text_free(&sql);
    text_free(&text);
}

static void meddle_with_rows(struct bytes *b, const char *place)
{
    sqlite3 *db = NULL;
    int count = 1 + take_byte(b) % EDITS_MOST;

    if (sqlite3_open_v2(place, &db, SQLITE_OPEN_READWRITE, NULL) != SQLITE_OK)
        found("the file cannot be opened", place);
    sqlite3_exec(db,
                 "pragma foreign_keys = off; pragma ignore_check_constraints = on;"
                 "pragma synchronous = off",
                 NULL, NULL, NULL);
    if (!column_count)
        find_columns(db);
    for (int i = 0; i < count; i++)
        change_row(b, db);
    sqlite3_close(db);
}

/* The file itself; its first page more often than others. */
static void meddle_with_bytes(struct bytes *b, const char *place)
{
    int fd = open(place, O_RDWR | O_CLOEXEC), count = 1 + take_byte(b) % 8;
    off_t end = lseek(fd, 0, SEEK_END);

    for (int i = 0; i < count; i++) {
        off_t at = take_byte(b) % 4 ? (off_t)take_two(b) * end / 65536 : take_byte(b);
        char byte = (char)take_byte(b);
        if (pwrite(fd, &byte, 1, at < end ? at : 0) != 1)
            found("the file cannot be written", place);
    }
    if (take_byte(b) % 8 == 0 && ftruncate(fd, (off_t)take_two(b) * end / 65536) != 0)
        found("the file cannot be cut", place);
    close(fd);
}

/* -- looking at all of it -- */

static void no_writing(struct peer *p)
{
    (void)p;
}

static bool hello(struct hub *hub, const char *token)
{
    struct peer *p = loop_meet(hub, no_writing, NULL);
    struct text said = { 0 };

    text_printf(&said, "{\"type\":\"hello\",\"token\":\"%s\",\"lang\":\"en\",\"seat\":-1,\"id\":1}",
                token);
    talk_hear(p, text_str(&said), said.length);
    loop_turn(hub);
    bool sits = p->table != NULL;
    if (house_read(p, 1) == 0)
        found("hello has no answer", "");
    house_clock += 40000; /* what is owed is paid, and bots think */
    loop_turn(hub);
    house_read(p, -1);
    loop_part(p);
    text_free(&said);
    return sits;
}

/* As a browser asks for it. */
static void get(struct server *server, const char *format, const char *token)
{
    struct request r = { .server = server, .method = REQUEST_GET, .own_page = true };
    struct answer a = { 0 };

    snprintf(r.path, sizeof r.path, format, token);
    memcpy(r.shelf, house_shelf, sizeof r.shelf);
    request_answer(&r, &a);
    if (a.status < 200 || a.status > 599)
        found("an answer without a status", format);
    text_free(&a.made);
    text_free(&r.body);
}

/* One of the ways to ask for a match; each plays it again or reads all of it. */
static void get_one(struct hub *hub, const char *token, int number)
{
    static const char *const path[] = {
        "/api/matches%.0s",    "/api/match/%s",        "/api/match/%s/journal",
        "/api/match/%s/story", "/api/match/%s/replay", "/api/match/%s/replay/3",
        "/api/invitation/%s",
    };
    struct server server = { .hub = hub, .maps = maps_new(), .books = books_new() };

    server.replays = replays_new();
    server.callers = callers_new();
    get(&server, path[number % (int)(sizeof path / sizeof path[0])], token);
    callers_free(server.callers);
    replays_free(server.replays);
    maps_free(server.maps);
    books_free(server.books);
}

/* One door of the match that nobody touched, which must lead in, and those of the other. */
static void look_at_all(struct house *h, bool whole, int number)
{
    if (!hello(h->hub, house_token[0]) && whole)
        found("a match that nobody touched is gone", h->err.reason);
    for (int i = 0; i < house_token_count; i++)
        if (house_door_match[i] == MEDDLED)
            hello(h->hub, house_token[i]);
    get_one(h->hub, house_token[number % house_token_count], number / 16);
}

FUZZER(rows)
{
    struct bytes b = { data, data + size };
    const char *place = house_lay();
    struct house h;
    bool rows = take_byte(&b) % 8 != 0;
    int number = take_byte(&b);

    if (rows)
        meddle_with_rows(&b, place);
    else
        meddle_with_bytes(&b, place);
    if (house_open(&h))
        look_at_all(&h, rows, number);
    else if (!h.err.reason[0])
        found("a file is refused without a reason", place);
    house_close(&h);
    return 0;
}
