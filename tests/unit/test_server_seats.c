/* test_server_seats.c -- seats that change hands, and matches that are forgotten, with a clock that we
 * turn ourselves. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <sqlite3.h>
#include <unistd.h>

#include "server/net/workers.h"
#include "server/table/door.h"
#include "server/table/loop.h"

static const int64_t hour = 3600 * 1000, day = INT64_C(24) * 3600 * 1000;
static const char home_shelf[] = "0123456789abcdef0123456789abcdef";
static const char red_shelf[] = "fedcba9876543210fedcba9876543210";
static const char two_persons[] = "[{\"who\":\"me\"},{\"who\":\"link\"}]";
static const char two_bots[] =
    "[{\"who\":\"bot\",\"bot\":\"random\"},{\"who\":\"bot\",\"bot\":\"random\"}]";

static char home[] = "/tmp/berthier-seats-XXXXXX";
static char place[64];
static struct store *store;
static struct hub *hub;
static int64_t clock_ms;
static struct err err;

static int64_t our_now(void)
{
    return clock_ms;
}

static void no_wake(void *user)
{
    (void)user;
}

static void no_writing(struct peer *p)
{
    (void)p;
}

static void open_hub(void)
{
    store = store_open(place, &err);
    assert_non_null(store);
    hub = loop_open(&(struct loop_world){ store, our_now, our_now, workers_new(0, no_wake, NULL) });
}

static int begin(void **state)
{
    static int count;

    (void)state;
    clock_ms = INT64_C(1700000000000);
    snprintf(place, sizeof place, "%s/%d.db", home, count++);
    open_hub();
    return 0;
}

static void close_hub(void)
{
    assert_true(loop_close(hub));
    store_close(store);
}

static int end(void **state)
{
    (void)state;
    close_hub();
    return 0;
}

/* -- matches and pages -- */

static struct made make(const char *seats, const char *more)
{
    struct text wish = { 0 };
    struct made made = { 0 };
    struct plan plan;
    enum code code;

    text_printf(&wish, "{\"game\":\"skirmish\",\"scenario\":\"duel\",\"seats\":%s%s}", seats, more);
    json_t *json = jin_parse("wish", text_str(&wish), wish.length, &err);
    if (!json || !plan_read(json, &plan, &code, &err) ||
        !make_match(hub, &plan, home_shelf, &made, &code, &err))
        fail_msg("%s", err.reason);
    json_decref(json);
    text_free(&wish);
    return made;
}

/* The token of whoever sits down from this shelf; "" and the code when he does not. */
static const char *take(const char *invitation, const char *shelf)
{
    static char own[STORE_TOKEN];
    enum code code;

    return door_take_seat(hub, invitation, shelf, own, &code, &err) ? own : code_word(code);
}

static void hear(struct peer *p, const char *format, ...)
{
    struct text said = { 0 };
    va_list args;

    va_start(args, format);
    text_vprintf(&said, format, args);
    va_end(args);
    talk_hear(p, text_str(&said), said.length);
    text_free(&said);
}

static struct peer *sit(const char *token)
{
    struct peer *p = loop_meet(hub, no_writing, NULL);

    assert_non_null(p);
    hear(p, "{\"type\":\"hello\",\"token\":\"%s\",\"lang\":\"en\"}", token);
    loop_turn(hub);
    assert_non_null(p->table);
    return p;
}

static json_t *next_letter(struct peer *p)
{
    json_t *json;

    if (!p->out.first)
        return NULL;
    json = jin_parse("letter", (char *)p->out.first->data + LETTER_PRE, p->out.first->length, &err);
    assert_non_null(json);
    letters_drop_first(&p->out);
    return json;
}

static const char *text_of(const json_t *json, const char *key)
{
    const char *text = json_string_value(json_object_get(json, key));

    return text ? text : "";
}

/* What the page is answered, "done" or the code of the refusal; what came before is thrown away. */
static const char *answered(struct peer *p)
{
    static char code[40];
    json_t *json;

    snprintf(code, sizeof code, "nothing");
    loop_turn(hub);
    while ((json = next_letter(p))) {
        if (strcmp(text_of(json, "type"), "refused") == 0)
            snprintf(code, sizeof code, "%s", text_of(json, "code"));
        if (strcmp(text_of(json, "type"), "done") == 0)
            snprintf(code, sizeof code, "done");
        json_decref(json);
    }
    return code;
}

static const char *act(struct peer *p, const char *action)
{
    hear(p, "{\"type\":\"act\",\"seq\":%llu,\"action\":\"%s\"}", (unsigned long long)p->seq,
         action);
    return answered(p);
}

static const char *invite(struct peer *p, int seat)
{
    hear(p, "{\"type\":\"invite\",\"seat\":%d}", seat);
    return answered(p);
}

/* What the page is told about the seat that somebody is invited to. */
static json_t *invited(struct peer *p)
{
    json_t *json, *found = NULL;

    letters_empty(&p->out);
    p->wants_table = true;
    hub_peer_touched(p);
    loop_turn(hub);
    while ((json = next_letter(p))) {
        if (strcmp(text_of(json, "type"), "table") == 0) {
            json_decref(found);
            found = json_deep_copy(json_array_get(json_object_get(json, "invited"), 0));
        }
        json_decref(json);
    }
    assert_non_null(found);
    return found;
}

static bool is_taken(struct peer *owner)
{
    json_t *of = invited(owner);
    bool taken = json_is_true(json_object_get(of, "taken"));

    json_decref(of);
    return taken;
}

static int64_t idle_of(struct peer *owner)
{
    json_t *of = invited(owner);
    const json_t *idle = json_object_get(of, "idle");
    int64_t at = json_is_null(idle) ? -1 : json_integer_value(idle);

    json_decref(of);
    return at;
}

/* -- seats -- */

static void test_seats__one_of_two_sits_down(void **state)
{
    struct made made = make(two_persons, "");
    char first[STORE_TOKEN];

    (void)state;
    snprintf(first, sizeof first, "%s", take(made.seat[1], red_shelf));
    assert_true(token_is(first));
    assert_string_not_equal(first, made.seat[1]);
    assert_string_equal(take(made.seat[1], home_shelf), "taken");
    assert_string_equal(take(made.seat[1], red_shelf), first);
    assert_string_equal(take(made.owner, red_shelf), "not-an-invitation");
    assert_string_equal(take(made.watch, red_shelf), "not-an-invitation");
    assert_string_equal(take("no token at all", red_shelf), "no-such-match");
}

static void test_seats__who_is_gone_by_the_clock_can_be_replaced(void **state)
{
    struct made made = make(two_persons, ",\"clock\":{\"kind\":\"slow\",\"days\":1}");
    char old[STORE_TOKEN];

    (void)state;
    snprintf(old, sizeof old, "%s", take(made.seat[1], red_shelf));
    struct peer *blue = sit(made.owner), *red = sit(old);
    assert_string_equal(act(blue, "bold"), "done");
    assert_string_equal(invite(blue, 1), "done"); /* asked, and not given */
    assert_true(is_taken(blue));
    hear(red, "{\"type\":\"answer\",\"what\":\"invite\",\"yes\":false}");
    assert_string_equal(answered(red), "done");
    assert_int_equal(idle_of(blue), clock_ms + day);
    clock_ms += day - hour;
    assert_string_equal(invite(blue, 1), "done");
    assert_true(is_taken(blue));
    clock_ms += 2 * hour;
    assert_string_equal(invite(blue, 1), "done");
    assert_false(is_taken(blue));
    loop_turn(hub);
    assert_int_equal(red->close_code, 1008);
    struct peer *late = loop_meet(hub, no_writing, NULL);
    hear(late, "{\"type\":\"hello\",\"token\":\"%s\",\"lang\":\"en\"}", old);
    assert_string_equal(answered(late), "no-such-match");
    assert_string_equal(take(made.seat[1], red_shelf), "taken"); /* that one was used */
    loop_part(late);
    loop_part(red);
    loop_part(blue);
}

/* Since when somebody is away is not forgotten when the table is put away or the program ends; but
 * while that did not run, nobody could come. */
static void test_seats__a_week_away_is_counted_over_restarts(void **state)
{
    struct made made = make(two_persons, "");
    char own[STORE_TOKEN];

    (void)state;
    snprintf(own, sizeof own, "%s", take(made.seat[1], red_shelf));
    struct peer *blue = sit(made.owner), *red = sit(own);
    assert_string_equal(act(blue, "bold"), "done");
    assert_int_equal(idle_of(blue), -1); /* he is here */
    clock_ms += 2 * day;
    loop_turn(hub);
    loop_part(red);
    loop_turn(hub);
    int64_t left = clock_ms;
    assert_int_equal(idle_of(blue), left + 7 * day);
    loop_part(blue);
    loop_turn(hub);
    close_hub();
    clock_ms += 3 * day;
    open_hub();
    blue = sit(made.owner);
    assert_in_range(idle_of(blue), left + 7 * day - hour, left + 7 * day);
    loop_part(blue);
    loop_turn(hub);
    close_hub();
    clock_ms += 30 * day;
    open_hub();
    blue = sit(made.owner);
    assert_int_equal(idle_of(blue), clock_ms + day);
    clock_ms += day + 1;
    assert_string_equal(invite(blue, 1), "done");
    assert_false(is_taken(blue));
    loop_part(blue);
}

static void test_seats__questions_about_the_moment_and_about_a_seat(void **state)
{
    struct made made = make(two_persons, "");
    struct peer *blue = sit(made.owner), *red = sit(take(made.seat[1], red_shelf));

    (void)state;
    hear(blue, "{\"type\":\"ask\",\"what\":\"draw\"}");
    assert_string_equal(answered(blue), "done");
    assert_string_equal(invite(blue, 1), "done");
    assert_string_equal(invite(blue, 1), "not-now"); /* that is being asked already */
    struct table *t = blue->table;
    assert_true(t->ask[ASK_DRAW].open && t->ask[ASK_INVITE].open);
    assert_string_equal(act(red, "steady"), "done");
    assert_string_equal(act(blue, "bold"), "done"); /* now both answers are shown */
    assert_true(!t->ask[ASK_DRAW].open && t->ask[ASK_INVITE].open);
    hear(blue, "{\"type\":\"withdraw\",\"what\":\"invite\"}");
    assert_string_equal(answered(blue), "done");
    assert_false(t->ask[ASK_INVITE].open);
    loop_part(red);
    loop_part(blue);
}

/* -- forgotten matches -- */

static int count_of(const char *sql)
{
    sqlite3_stmt *q = NULL;
    sqlite3 *db;
    int count = -1;

    assert_int_equal(sqlite3_open(place, &db), SQLITE_OK);
    assert_int_equal(sqlite3_prepare_v2(db, sql, -1, &q, NULL), SQLITE_OK);
    if (sqlite3_step(q) == SQLITE_ROW)
        count = sqlite3_column_int(q, 0);
    sqlite3_finalize(q);
    sqlite3_close(db);
    return count;
}

static int matches(void)
{
    return count_of("select count(*) from match");
}

/* As many turns as it wants, and none that is not wanted. */
static int settle(void)
{
    int turns = 0;

    loop_turn(hub);
    while (hub_expiry(hub)->next_at - clock_ms < 1000 && turns++ < 100) {
        clock_ms = hub_expiry(hub)->next_at;
        loop_turn(hub);
    }
    assert_true(turns < 100);
    return turns;
}

static void pass_days(int days)
{
    clock_ms += days * day;
    settle();
}

static void test_expiry__each_sort_has_its_days(void **state)
{
    struct made played, ended;

    (void)state;
    make(two_bots, "");
    make(two_persons, "");
    played = make(two_persons, "");
    ended = make(two_persons, "");
    struct peer *p = sit(played.owner), *q = sit(ended.owner);
    assert_string_equal(act(p, "bold"), "done");
    hear(q, "{\"type\":\"close\"}");
    assert_string_equal(answered(q), "done");
    loop_part(p);
    loop_part(q);
    loop_turn(hub);
    const int days[] = { 29, 2, 28, 2, 118, 2, 183, 2 }, left[] = { 4, 3, 3, 2, 2, 1, 1, 0 };
    for (int i = 0; i < 8; i++) {
        pass_days(days[i]);
        assert_int_equal(matches(), left[i]);
    }
    assert_int_equal(count_of("select count(*) from door"), 0);
    assert_int_equal(count_of("select count(*) from shelf"), 0);
    assert_int_equal(count_of("select count(*) from paper"), 0);
    assert_int_equal(count_of("select count(*) from standing"), 0);
    assert_int_equal(count_of("select count(*) from event") + count_of("select count(*) from tail"),
                     0);
}

static void test_expiry__never_what_somebody_looks_at(void **state)
{
    struct made made = make(two_persons, ""), other = make(two_persons, "");
    struct peer *watcher = sit(made.watch);
    struct store_door door;
    enum code code;

    (void)state;
    for (int i = 0; i < 10; i++)
        pass_days(50);
    assert_int_equal(matches(), 1);
    assert_true(count_of("select looked from standing") > clock_ms / 1000 - 2 * 3600);
    assert_non_null(door_find(hub, made.owner, &door, &code, &err));
    assert_null(door_find(hub, other.owner, &door, &code, &err));
    assert_string_equal(code_word(code), "no-such-match");
    loop_part(watcher);
    loop_turn(hub);
    pass_days(59); /* since he left */
    assert_int_equal(matches(), 1);
    loop_part(sit(made.owner)); /* a short look is one as well */
    loop_turn(hub);
    pass_days(59);
    assert_int_equal(matches(), 1);
    pass_days(2);
    assert_int_equal(matches(), 0);
}

static void add_lines(const char *match, int count)
{
    assert_true(store_begin(store, &err));
    for (int i = 1; i <= count; i++)
        assert_true(store_append(store, match, i, "0 bold #0813", &err));
    assert_true(store_commit(store, &err));
}

/* It may be interrupted: the next run goes on with it. */
static void test_expiry__a_long_match_goes_a_little_at_a_time(void **state)
{
    static const char lines[] = "select (select count(*) from event) + (select count(*) from tail)";
    struct made made = make(two_persons, ""), young;

    (void)state;
    add_lines(made.id, 1700);
    clock_ms += 61 * day;
    young = make(two_persons, "");
    int before = count_of(lines), steps = 0;
    assert_int_equal(before, 1700);
    while (matches() > 1 && steps++ < 20) {
        loop_turn(hub);
        clock_ms = hub_expiry(hub)->next_at;
        assert_true(before - count_of(lines) <= 500);
        before = count_of(lines);
        if (steps == 3) {
            assert_in_range(before, 1, 1699);
            close_hub();
            open_hub();
        }
    }
    assert_in_range(steps, 5, 8);
    assert_int_equal(count_of(lines), 0);
    assert_int_equal(matches(), 1);
    loop_part(sit(young.owner));
    add_lines(young.id, 1); /* what was remembered of the tail is true again */
}

static void test_expiry__is_what_the_command_line_says(void **state)
{
    struct expiry_terms terms;
    struct store_standing standing = { STORE_RUNNING, 0, 0, STORE_PLAYED, 1000 };

    (void)state;
    assert_true(expiry_read("never", &terms, &err));
    hub_expiry(hub)->terms = terms;
    assert_int_equal(expiry_until(hub, &standing), -1);
    assert_true(expiry_read("played=2,bots=1", &terms, &err));
    hub_expiry(hub)->terms = terms;
    standing.looked = clock_ms / 1000;
    assert_int_equal(expiry_until(hub, &standing), clock_ms / 1000 + 2 * 86400);
    standing.looked = 1000;
    assert_int_equal(expiry_until(hub, &standing), clock_ms / 1000 + 86400);
    assert_int_equal(terms.days[STORE_BOTS], 1);
    assert_int_equal(terms.days[STORE_ENDED], expiry_usual.days[STORE_ENDED]);
    assert_false(expiry_read("played=0", &terms, &err));
    assert_false(expiry_read("played", &terms, &err));
    assert_false(expiry_read("", &terms, &err));
    assert_false(expiry_read("played=2,", &terms, &err));
    assert_false(expiry_read("soon=2", &terms, &err));
    make(two_persons, "");
    hub_expiry(hub)->terms = (struct expiry_terms){ 0 };
    pass_days(5000);
    assert_int_equal(matches(), 1);
}

/* After years in which it did not run, or under a clock that is years ahead. */
static void test_expiry__not_on_the_first_day_after_a_start(void **state)
{
    struct made made = make(two_persons, "");

    (void)state;
    make(two_persons, "");
    close_hub();
    clock_ms += 3000 * day;
    open_hub();
    settle();
    clock_ms += day - hour;
    settle();
    assert_int_equal(matches(), 2);
    loop_part(sit(made.owner));
    clock_ms += 2 * hour;
    settle();
    assert_int_equal(matches(), 1);
}

static int set_up(void **state)
{
    (void)state;
    setenv("BERTHIER_DATA", "data", 0);
    return mkdtemp(home) ? 0 : -1;
}

static int tear_down(void **state)
{
    char command[80];

    (void)state;
    snprintf(command, sizeof command, "rm -r %s", home);
    return system(command);
}

#define WITH_HUB(test) cmocka_unit_test_setup_teardown(test, begin, end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_HUB(test_seats__one_of_two_sits_down),
        WITH_HUB(test_seats__who_is_gone_by_the_clock_can_be_replaced),
        WITH_HUB(test_seats__a_week_away_is_counted_over_restarts),
        WITH_HUB(test_seats__questions_about_the_moment_and_about_a_seat),
        WITH_HUB(test_expiry__each_sort_has_its_days),
        WITH_HUB(test_expiry__never_what_somebody_looks_at),
        WITH_HUB(test_expiry__a_long_match_goes_a_little_at_a_time),
        WITH_HUB(test_expiry__is_what_the_command_line_says),
        WITH_HUB(test_expiry__not_on_the_first_day_after_a_start),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
