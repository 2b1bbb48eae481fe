/* test_server_house.c -- what the store keeps around matches: doors, papers, talk, shelves. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <sqlite3.h>

#include "store/house.h"

static char home[] = "/tmp/berthier-house-XXXXXX";
static char place[64];
static struct store *s;
static struct err err;

static const char shelf[] = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
static const char token[] = "0123456789abcdef0123456789abcdef";
static const char fresh[] = "fedcba9876543210fedcba9876543210";

static void must(bool done)
{
    if (!done)
        fail_msg("%s: %s", err.place, err.reason);
}

static void add_match(const char *id)
{
    struct store_heading h = { .id = id, .game = "skirmish", .text = "berthier journal 1 #5f03\n" };

    must(store_create(s, &h, &err));
}

static void add_door(const char *match, const char *with, int seats)
{
    struct store_door door = { .seats = seats, .kind = seats == 1 ? STORE_OWNER : STORE_SEAT };

    snprintf(door.token, sizeof door.token, "%s", with);
    snprintf(door.match, sizeof door.match, "%s", match);
    must(store_door_add(s, &door, &err));
}

static int begin(void **state)
{
    static int count;

    (void)state;
    snprintf(place, sizeof place, "%s/%d.db", home, count++);
    s = store_open(place, &err);
    must(s != NULL);
    add_match("m1");
    return 0;
}

static int end(void **state)
{
    (void)state;
    store_close(s);
    return 0;
}

struct cards {
    int count;
    struct store_card last;
    char plan[40];
};

static void take_card(void *user, const struct store_card *card)
{
    struct cards *c = user;

    c->count++;
    c->last = *card;
    snprintf(c->plan, sizeof c->plan, "%s", card->plan);
}

static struct cards behind(const char *with)
{
    struct cards c = { 0 };

    must(store_door_read(s, with, take_card, &c, &err));
    return c;
}

static struct cards on_shelf(void)
{
    struct cards c = { 0 };

    must(store_shelf_read(s, shelf, 10, take_card, &c, &err));
    return c;
}

static void test_house__a_door_leads_to_its_match(void **state)
{
    struct store_standing standing = { STORE_OVER, 3, 77, STORE_ENDED, 0 };
    struct cards c;

    (void)state;
    add_door("m1", token, 1);
    assert_int_equal(behind(fresh).count, 0);
    c = behind(token);
    assert_int_equal(c.count, 1);
    assert_string_equal(c.last.door.match, "m1");
    assert_int_equal(c.last.door.seats, 1);
    assert_int_equal(c.last.door.kind, STORE_OWNER);
    assert_string_equal(c.plan, "");
    assert_int_equal(c.last.standing.status, STORE_RUNNING);
    assert_int_equal(c.last.standing.touched, c.last.created);
    must(store_standing_put(s, "m1", &standing, &err));
    must(store_paper_put(s, "m1", "plan", "as planned", &err));
    c = behind(token);
    assert_int_equal(c.last.standing.status, STORE_OVER);
    assert_int_equal(c.last.standing.active, 3);
    assert_int_equal(c.last.standing.touched, 77);
    assert_string_equal(c.plan, "as planned");
}

static void test_house__a_door_needs_a_match_and_a_token_of_its_own(void **state)
{
    struct store_door door = { .token = "0", .match = "nowhere" };

    (void)state;
    assert_false(store_door_add(s, &door, &err));
    add_door("m1", token, 1);
    snprintf(door.token, sizeof door.token, "%s", token);
    snprintf(door.match, sizeof door.match, "m1");
    assert_false(store_door_add(s, &door, &err));
}

static void test_house__a_door_that_is_gone_is_gone_from_shelves(void **state)
{
    char key[STORE_KEY];

    (void)state;
    add_door("m1", token, 1);
    must(store_shelf_put(s, shelf, token, &err));
    must(store_shelf_put(s, shelf, token, &err));
    assert_int_equal(on_shelf().count, 1);
    assert_string_equal(on_shelf().last.door.token, token);
    token_key("door", token, key);
    must(store_door_drop(s, key, &err));
    add_door("m1", fresh, 1);
    assert_int_equal(behind(token).count, 0);
    assert_int_equal(on_shelf().count, 0);
    must(store_shelf_put(s, shelf, fresh, &err));
    assert_string_equal(on_shelf().last.door.token, fresh);
    must(store_shelf_drop(s, shelf, fresh, &err));
    assert_int_equal(on_shelf().count, 0);
    assert_false(store_shelf_put(s, shelf, token, &err)); /* there is no such door any more */
}

static void test_house__a_door_turns_once(void **state)
{
    struct store_door door = { .kind = STORE_INVITE, .seats = 2, .match = "m1" };
    char key[STORE_KEY];
    bool done;

    (void)state;
    snprintf(door.token, sizeof door.token, "%s", token);
    must(store_door_add(s, &door, &err));
    token_key("door", token, key);
    must(store_door_turn(s, key, STORE_OLD, STORE_USED, &done, &err));
    assert_false(done);
    must(store_door_turn(s, key, STORE_INVITE, STORE_USED, &done, &err));
    assert_true(done);
    must(store_door_turn(s, key, STORE_INVITE, STORE_USED, &done, &err));
    assert_false(done);
    assert_int_equal(behind(token).last.door.kind, STORE_USED);
}

static void test_house__papers_are_replaced_and_belong_to_one_match(void **state)
{
    struct text out = { 0 };

    (void)state;
    add_match("m2");
    must(store_paper_put(s, "m1", "note 0", "first", &err));
    must(store_paper_put(s, "m1", "note 0", "second, with ' and \"", &err));
    must(store_paper_get(s, "m1", "note 0", &out, &err));
    assert_string_equal(text_str(&out), "second, with ' and \"");
    must(store_paper_get(s, "m2", "note 0", &out, &err));
    assert_string_equal(text_str(&out), "");
    must(store_paper_get(s, "m1", "note 1", &out, &err));
    assert_string_equal(text_str(&out), "");
    text_free(&out);
}

static void take_talk(void *user, int seat, int64_t at, const char *body)
{
    text_printf(user, "%d %lld %s;", seat, (long long)at, body);
}

static void count_talk(void *user, int seat, int64_t at, const char *body)
{
    int *n = user;

    (void)seat, (void)body;
    assert_int_equal(at, 50 + (*n)++);
}

static void test_house__talk_is_in_order_and_the_last_of_it_is_read(void **state)
{
    struct text out = { 0 };
    int count = 0;

    (void)state;
    add_match("m2");
    must(store_talk_add(s, "m2", 1, 255, 5, "hello", &err));
    must(store_talk_add(s, "m2", 0, 3, 6, "well met", &err));
    must(store_talk_read(s, "m2", 2, take_talk, &out, &err));
    assert_string_equal(text_str(&out), "1 5 hello;0 6 well met;");
    text_clear(&out);
    must(store_talk_read(s, "m2", 4, take_talk, &out, &err));
    assert_string_equal(text_str(&out), "1 5 hello;");
    must(store_begin(s, &err));
    for (int i = 0; i < STORE_TALK + 50; i++)
        must(store_talk_add(s, "m1", 0, 1, i, "x", &err));
    must(store_commit(s, &err));
    must(store_talk_read(s, "m1", 1, count_talk, &count, &err));
    assert_int_equal(count, STORE_TALK);
    text_free(&out);
}

static void test_house__a_batch_that_is_dropped_leaves_nothing(void **state)
{
    struct text out = { 0 };

    (void)state;
    must(store_begin(s, &err));
    add_door("m1", token, 1);
    must(store_paper_put(s, "m1", "plan", "x", &err));
    must(store_talk_add(s, "m1", 0, 1, 1, "x", &err));
    store_drop(s);
    assert_int_equal(behind(token).count, 0);
    must(store_paper_get(s, "m1", "plan", &out, &err));
    assert_string_equal(text_str(&out), "");
    must(store_talk_read(s, "m1", 1, take_talk, &out, &err));
    assert_string_equal(text_str(&out), "");
    text_free(&out);
}

/* -- lines -- */

static void append(struct store *to, const char *match, int number)
{
    char line[32];

    snprintf(line, sizeof line, "%s line %d", match, number);
    must(store_append(to, match, number, line, &err));
}

static int rows(const char *sql)
{
    sqlite3 *db;
    sqlite3_stmt *q;

    assert_int_equal(sqlite3_open(place, &db), SQLITE_OK);
    assert_int_equal(sqlite3_prepare_v2(db, sql, -1, &q, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_step(q), SQLITE_ROW);
    int n = sqlite3_column_int(q, 0);
    sqlite3_finalize(q);
    sqlite3_close(db);
    return n;
}

/* Batches of many matches, as a server makes them. */
static void test_lines__are_moved_to_their_places_by_and_by(void **state)
{
    enum { MATCHES = 40, LINES = 70 };
    struct text out = { 0 }, wanted = { 0 };
    struct seed seed;
    char id[8];

    (void)state;
    for (int m = 0; m < MATCHES; m++) {
        snprintf(id, sizeof id, "k%d", m);
        add_match(id);
    }
    for (int n = 1; n <= LINES; n++) {
        must(store_begin(s, &err));
        for (int m = 0; m < MATCHES; m++) {
            snprintf(id, sizeof id, "k%d", m);
            append(s, id, n);
        }
        must(store_commit(s, &err));
    }
    assert_int_equal(rows("select count(*) from event") + rows("select count(*) from tail"),
                     MATCHES * LINES);
    assert_true(rows("select count(*) from event") >= 2000);
    assert_true(rows("select count(*) from tail") < 1000);
    for (int round = 0; round < 2; round++) {
        text_clear(&wanted);
        text_add(&wanted, "berthier journal 1 #5f03\n");
        for (int n = 1; n <= LINES; n++)
            text_printf(&wanted, "k7 line %d\n", n);
        must(store_read(s, "k7", &seed, &out, &err));
        assert_string_equal(text_str(&out), text_str(&wanted));
        store_close(s);
        s = store_open(place, &err);
        must(s != NULL);
    }
    assert_false(store_append(s, "k7", LINES, "again", &err));
    append(s, "k7", LINES + 1);
    text_free(&out);
    text_free(&wanted);
}

static void test_lines__what_is_remembered_is_not_believed_when_others_write(void **state)
{
    struct store *other = store_open(place, &err);

    (void)state;
    must(other != NULL);
    append(s, "m1", 1);
    append(other, "m1", 2);
    assert_false(store_append(s, "m1", 2, "mine", &err));
    assert_non_null(strstr(err.reason, "the next is 3"));
    append(s, "m1", 3);
    assert_false(store_append(other, "m1", 3, "mine", &err));
    for (int n = 4; n <= 1300; n++) {
        struct store *writer = n / 100 % 2 ? s : other;

        if (n % 100 == 0 || n == 4)
            must(store_begin(writer, &err));
        append(writer, "m1", n);
        if (n % 100 == 99 || n == 1300)
            must(store_commit(writer, &err));
    }
    append(s, "m1", 1301);
    store_close(other);
}

static void test_lines__of_a_dropped_batch_are_forgotten(void **state)
{
    (void)state;
    append(s, "m1", 1);
    must(store_begin(s, &err));
    append(s, "m1", 2);
    append(s, "m1", 3);
    store_drop(s);
    assert_false(store_append(s, "m1", 4, "no", &err));
    append(s, "m1", 2);
}

static void test_lines__of_very_many_matches_at_once(void **state)
{
    enum { MATCHES = 5000 };
    char id[12];

    (void)state;
    must(store_begin(s, &err));
    for (int m = 0; m < MATCHES; m++) {
        snprintf(id, sizeof id, "v%d", m);
        add_match(id);
        append(s, id, 1);
    }
    append(s, "v0", 2);
    must(store_commit(s, &err));
    append(s, "v1", 2);
    assert_false(store_append(s, "v2", 1, "no", &err));
}

/* A file as the first version of the program left it gets the newer tables and keeps its matches. */
static void test_house__an_older_file_is_brought_up_to_date(void **state)
{
    struct seed seed;
    struct text out = { 0 };
    sqlite3 *db;

    (void)state;
    must(store_append(s, "m1", 1, "0 bold #0813", &err));
    store_close(s);
    assert_int_equal(sqlite3_open(place, &db), SQLITE_OK);
    assert_int_equal(
        sqlite3_exec(db,
                     "insert into event select match, seq, line from tail;"
                     "drop table tail; drop table shelf; drop table standing;"
                     "drop table hook; drop table talk; drop table paper; drop table door;"
                     "pragma user_version = 1",
                     NULL, NULL, NULL),
        SQLITE_OK);
    sqlite3_close(db);
    s = store_open(place, &err);
    must(s != NULL);
    must(store_read(s, "m1", &seed, &out, &err));
    assert_non_null(strstr(text_str(&out), "0 bold #0813"));
    add_door("m1", token, 1);
    assert_int_equal(behind(token).count, 1);
    text_free(&out);
}

static int set_up(void **state)
{
    (void)state;
    return mkdtemp(home) ? 0 : -1;
}

static int tear_down(void **state)
{
    char command[80];

    (void)state;
    snprintf(command, sizeof command, "rm -r %s", home);
    return system(command);
}

#define WITH_STORE(test) cmocka_unit_test_setup_teardown(test, begin, end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_STORE(test_house__a_door_leads_to_its_match),
        WITH_STORE(test_house__a_door_needs_a_match_and_a_token_of_its_own),
        WITH_STORE(test_house__a_door_that_is_gone_is_gone_from_shelves),
        WITH_STORE(test_house__a_door_turns_once),
        WITH_STORE(test_house__papers_are_replaced_and_belong_to_one_match),
        WITH_STORE(test_house__talk_is_in_order_and_the_last_of_it_is_read),
        WITH_STORE(test_house__a_batch_that_is_dropped_leaves_nothing),
        WITH_STORE(test_house__an_older_file_is_brought_up_to_date),
        WITH_STORE(test_lines__are_moved_to_their_places_by_and_by),
        WITH_STORE(test_lines__what_is_remembered_is_not_believed_when_others_write),
        WITH_STORE(test_lines__of_a_dropped_batch_are_forgotten),
        WITH_STORE(test_lines__of_very_many_matches_at_once),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
