/* store_six.c -- tables 6: tokens become keys, seats get invitations, matches can be forgotten.
 *
 * Before, a seat's link had been shown to whoever made the match, so none of those links may stay
 * what it was.  What becomes of one depends on who has been seen with it:
 *
 *   on shelves of browsers   the seat is theirs: it gets a fresh token, on those shelves alone, and
 *                            the old link leads there from them and nowhere from elsewhere.  The
 *                            owner's own browser only counts where there is no other.
 *   on none, but it decided  the link is good for sitting down once more (STORE_OLD), and is not
 *                            shown to the owner any longer
 *   neither                  it is an invitation
 *
 * The tables of 2 to 5 are in store_house.c; a new file goes through them too. */

#include "base/token.h"
#include "store/house.h"
#include "store/store_local.h"

static const char six_tables[] =
    "alter table door rename to old_door;"
    "alter table shelf rename to old_shelf;"
    "create table door ("
    "    key text primary key,"
    "    match text not null references match (id),"
    "    kind integer not null,"
    "    seats integer not null,"
    "    since integer not null,"
    "    seen integer not null,"
    "    shown text"
    ") strict, without rowid;"
    "create table shelf ("
    "    shelf text not null,"
    "    door text not null references door (key) on delete cascade,"
    "    sealed text not null,"
    "    primary key (shelf, door)"
    ") strict, without rowid;"
    "alter table standing add column sort integer not null default 2;"
    "alter table standing add column looked integer not null default 0;";

/* Which old seats keep to which shelves, with the token that takes the place of the old one. */
static const char six_moves[] =
    "create temp table owner_shelf as select match, shelf from old_door"
    "    join old_shelf using (token) where owner;"
    "create index temp.owner_shelves on owner_shelf (match, shelf);"
    "create temp table holder as select token, match, shelf,"
    "    exists (select 1 from owner_shelf o where o.match = d.match and o.shelf = s.shelf) as own"
    "    from old_door d join old_shelf s using (token) where not owner and seats;"
    "create index temp.holders on holder (token, own);"
    "delete from holder where own and exists"
    "    (select 1 from holder h where h.token = holder.token and not h.own);"
    "create temp table moved as select token as old, match, seats, draw_token() as fresh"
    "    from old_door where not owner and seats and token in (select token from holder);"
    "create temp table seat_bit (bit integer, digit text);"
    "insert into seat_bit values (1, '0'), (2, '1'), (4, '2'), (8, '3'),"
    "    (16, '4'), (32, '5'), (64, '6'), (128, '7');"
    "create temp table decided as select token from old_door d join seat_bit on bit = seats"
    "    where not owner and (exists (select 1 from event e where e.match = d.match"
    "    and substr(line, 1, 2) = digit || ' ') or exists (select 1 from tail t"
    "    where t.match = d.match and substr(line, 1, 2) = digit || ' '));";

/* The numbers are those of enum store_door_kind. */
static const char six_doors[] =
    "insert into door select token_key('door', token), match, iif(owner, 0, 1), seats,"
    "    created, unixepoch(), iif(owner, null, token) from old_door join match on id = match"
    "    where owner or not seats;"
    "insert into door select token_key('door', fresh), match, 4, seats, created, unixepoch(), null"
    "    from moved join match on id = match;"
    "insert into door select token_key('door', old), match, 5, seats, created, unixepoch(), null"
    "    from moved join match on id = match;"
    "insert into door select token_key('door', token), match, iif(d, 3, 2), seats, created,"
    "    unixepoch(), iif(d, null, token) from (select *, token in (select token from decided) as d"
    "    from old_door where not owner and seats and token not in (select old from moved))"
    "    join match on id = match;"
    "insert into shelf select token_key('shelf', shelf), token_key('door', token),"
    "    seal_token(shelf, token) from old_shelf join old_door using (token)"
    "    where owner or not seats;"
    "insert into shelf select token_key('shelf', shelf), token_key('door', fresh),"
    "    seal_token(shelf, fresh) from holder join moved on old = token;";

/* How long nobody has looked at a match is counted from today on.  The numbers are those of enum
 * store_sort. */
static const char six_standings[] =
    "insert or ignore into standing (match, status, active, touched)"
    "    select distinct match, 0, 0, created from door join match on id = match;"
    "update standing set looked = unixepoch(), sort = case"
    "    when status = 1 then 3"
    "    when not exists (select 1 from paper, json_each(body, '$.seats')"
    "        where paper.match = standing.match and name = 'plan'"
    "        and json_extract(value, '$.who') <> 'bot') then 0"
    "    when not exists (select 1 from event where event.match = standing.match)"
    "        and not exists (select 1 from tail where tail.match = standing.match) then 1"
    "    else 2 end;";

static const char six_end[] = "drop table owner_shelf; drop table holder; drop table moved;"
                              "drop table seat_bit; drop table decided;"
                              "drop table old_shelf; drop table old_door;"
                              "create index doors_of_match on door (match);"
                              "create index shelves_of_door on shelf (door);"
                              "create index standings_by_age on standing (sort, looked);";

/* -- what SQL cannot do -- */

static const char *text_of(sqlite3_value *value)
{
    const unsigned char *text = sqlite3_value_text(value);

    return text ? (const char *)text : "";
}

static void sql_key(sqlite3_context *c, int count, sqlite3_value **value)
{
    char key[TOKEN_KEY];

    (void)count;
    token_key(text_of(value[0]), text_of(value[1]), key);
    sqlite3_result_text(c, key, -1, SQLITE_TRANSIENT);
}

static void sql_draw(sqlite3_context *c, int count, sqlite3_value **value)
{
    char token[TOKEN_TEXT];

    (void)count;
    (void)value;
    token_draw(token);
    sqlite3_result_text(c, token, -1, SQLITE_TRANSIENT);
}

static void sql_seal(sqlite3_context *c, int count, sqlite3_value **value)
{
    const char *secret = text_of(value[0]), *token = text_of(value[1]);
    char key[TOKEN_KEY], sealed[TOKEN_TEXT];

    (void)count;
    token_key("door", token, key);
    token_seal(secret, key, token, sealed);
    sqlite3_result_text(c, sealed, -1, SQLITE_TRANSIENT);
}

static bool add_functions(struct store *s, struct err *err)
{
    const int flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC;

    return (sqlite3_create_function(s->db, "token_key", 2, flags, NULL, sql_key, NULL, NULL) ==
                SQLITE_OK &&
            sqlite3_create_function(s->db, "seal_token", 2, flags, NULL, sql_seal, NULL, NULL) ==
                SQLITE_OK &&
            sqlite3_create_function(s->db, "draw_token", 0, SQLITE_UTF8, NULL, sql_draw, NULL,
                                    NULL) == SQLITE_OK) ||
           store_fail(s, "cannot be set up", err);
}

/* What is overwritten here were tokens: they are not to linger in free pages of the file. */
bool store_move_to_six(struct store *s, struct err *err)
{
    static const char *const steps[] = {
        "pragma secure_delete = on;", six_tables, six_moves, six_doors, six_standings, six_end,
        "pragma secure_delete = off;"
    };
    bool fine = add_functions(s, err);

    for (int i = 0; fine && i < (int)(sizeof steps / sizeof steps[0]); i++)
        fine = store_run(s, steps[i], "cannot be set up", err);
    return fine;
}
