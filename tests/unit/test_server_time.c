/* test_server_time.c -- what waits: for the clock, which somebody may set, for a bot, and for a match
 * that is being opened. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "engine/registry.h"
#include "server/net/workers.h"
#include "server/table/door.h"
#include "server/table/loop.h"
#include "server/table/opening.h"

enum { PATIENCE_MS = 20000 };
static const int64_t hour = 3600 * 1000;

static char home[] = "/tmp/berthier-time-XXXXXX";
static char place[64];
static struct store *store;
static struct hub *hub;
static int64_t day_ms, tick_ms;
static struct err err;

static int64_t our_day(void)
{
    return day_ms;
}

static int64_t our_tick(void)
{
    return tick_ms;
}

static void pass(int64_t ms)
{
    day_ms += ms;
    tick_ms += ms;
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
    hub =
        loop_open(&(struct loop_world){ store, our_day, our_tick, workers_new(0, no_wake, NULL) });
}

static void close_hub(void)
{
    assert_true(loop_close(hub));
    store_close(store);
}

static int begin(void **state)
{
    static int count;

    (void)state;
    day_ms = tick_ms = INT64_C(1700000000000);
    snprintf(place, sizeof place, "%s/%d.db", home, count++);
    open_hub();
    return 0;
}

static int end(void **state)
{
    (void)state;
    close_hub();
    return 0;
}

static struct made make(const char *seats, const char *more)
{
    struct text wish = { 0 };
    struct made made = { 0 };
    struct plan plan;
    enum code code;

    text_printf(&wish, "{\"game\":\"skirmish\",\"scenario\":\"duel\",\"seats\":%s%s}", seats, more);
    json_t *json = jin_parse("wish", text_str(&wish), wish.length, &err);
    if (!json || !plan_read(json, &plan, &code, &err) ||
        !make_match(hub, &plan, "0123456789abcdef0123456789abcdef", &made, &code, &err))
        fail_msg("%s", err.reason);
    json_decref(json);
    text_free(&wish);
    return made;
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

static struct peer *greet(const char *token)
{
    struct peer *p = loop_meet(hub, no_writing, NULL);

    hear(p, "{\"type\":\"hello\",\"token\":\"%s\",\"lang\":\"en\"}", token);
    return p;
}

static void turn_until_open(const struct peer *p)
{
    loop_turn(hub);
    for (int ms = 0; ms < PATIENCE_MS && p->wait.ready; ms++, usleep(1000))
        loop_turn(hub);
}

static struct peer *sit(const char *token)
{
    struct peer *p = greet(token);

    turn_until_open(p);
    assert_non_null(p->table);
    return p;
}

/* How many letters of that type there are, up to now. */
static int count_letters(struct peer *p, const char *type)
{
    struct text key = { 0 };
    int count = 0;

    text_printf(&key, "{\"type\":\"%s\"", type);
    for (; p->out.first; letters_drop_first(&p->out))
        count += strncmp((char *)p->out.first->data + LETTER_PRE, text_str(&key), key.length) == 0;
    text_free(&key);
    return count;
}

/* -- the time of day is set -- */

/* Turns until the match has gone on, or does not. */
static bool goes_on(struct table *t)
{
    int before = match_sequence(t->m);

    for (int ms = 0; ms < 3000 && match_sequence(t->m) == before; ms++, usleep(1000)) {
        tick_ms++; /* a bot's answer waits for the end of its slot */
        loop_turn(hub);
    }
    return match_sequence(t->m) > before;
}

static const char two_bots[] = "[{\"who\":\"bot\",\"bot\":\"random\"},"
                               "{\"who\":\"bot\",\"bot\":\"random\"}]";

static void test_time__bots_go_on_when_the_clock_is_set_back(void **state)
{
    struct made made = make(two_bots, ",\"pace\":1000");
    struct peer *p = sit(made.watch);

    (void)state;
    assert_true(goes_on(p->table));
    day_ms -= 10 * hour;
    tick_ms += 1000;
    assert_true(goes_on(p->table));
    tick_ms += 1000;
    assert_true(goes_on(p->table));
    loop_part(p);
}

static void test_time__bots_do_not_rush_when_it_is_set_forward(void **state)
{
    struct made made = make(two_bots, ",\"pace\":10000");
    struct peer *p = sit(made.watch);

    (void)state;
    assert_true(goes_on(p->table));
    int lines = match_sequence(p->table->m);
    day_ms += 10 * hour;
    for (int i = 0; i < 100; i++, usleep(1000))
        loop_turn(hub);
    assert_int_equal(match_sequence(p->table->m), lines);
    loop_part(p);
}

static void test_time__nobodys_time_is_used_up_by_setting_the_clock(void **state)
{
    struct made made = make("[{\"who\":\"me\"},{\"who\":\"me\"}]",
                            ",\"clock\":{\"kind\":\"live\",\"minutes\":60}");
    struct peer *p = sit(made.owner);
    struct table *t = p->table;
    int64_t left = clock_left(&t->clock, 0, hub_tick(hub));

    (void)state;
    day_ms += 10 * hour;
    assert_int_equal(clock_left(&t->clock, 0, hub_tick(hub)), left);
    day_ms -= 20 * hour;
    pass(hour / 4);
    assert_int_equal(clock_left(&t->clock, 0, hub_tick(hub)), left - hour / 4);
    loop_part(p);
}

/* What is stored is the time of day, so that days go by while the program is down. */
static void test_time__days_are_counted_over_a_restart(void **state)
{
    struct made made =
        make("[{\"who\":\"me\"},{\"who\":\"me\"}]", ",\"clock\":{\"kind\":\"slow\",\"days\":2}");
    struct peer *p = sit(made.owner);

    (void)state;
    table_keep_around(p->table);
    loop_turn(hub);
    loop_part(p);
    close_hub();
    day_ms += 47 * hour;
    tick_ms = 1000 * hour; /* another machine, or another start of it */
    open_hub();
    p = sit(made.owner);
    assert_int_equal(clock_left(&p->table->clock, 0, hub_tick(hub)), hour);
    loop_part(p);
}

/* -- thinking -- */

/* A bot that picks in silence thinks one thought: when it began, and how often it is told of, says
 * nothing of how many decisions it was. */
static void test_thinking__does_not_count_what_is_decided_in_silence(void **state)
{
    struct made made = make(two_bots, ",\"pace\":0");
    struct peer *p = sit(made.watch);
    struct table *t = p->table;
    int silent = 0, told = 0;
    int64_t start = tick_ms;

    (void)state;
    for (int i = 0; i < 200 && !table_is_over(t) && silent < 20; i++) {
        int seat = t->thought[0].job ? 0 : 1, lines = eye_lines(t, TABLE_WATCHERS);
        uint64_t job = t->thought[seat].job;
        int64_t began = t->thought[seat].began;

        for (int ms = 0; ms < PATIENCE_MS && t->thought[seat].job == job; ms++, usleep(1000)) {
            tick_ms++;
            loop_turn(hub);
        }
        if (t->thought[seat].job && eye_lines(t, TABLE_WATCHERS) == lines) {
            assert_int_equal(t->thought[seat].began, began);
            silent++;
        }
        pass(100);
        told += count_letters(p, "thinking");
    }
    assert_true(silent >= 5);
    assert_in_range(told, 0, 2 * ((tick_ms - start) / 500 + 1) + 40);
    loop_part(p);
}

/* -- a long match is opened beside the loop -- */

static void turn_until_taken_back(const struct table *t)
{
    loop_turn(hub);
    for (int ms = 0; ms < PATIENCE_MS && t->recall; ms++, usleep(1000))
        loop_turn(hub);
}

static struct made make_long(void)
{
    struct made made = make("[{\"who\":\"me\"},{\"who\":\"me\"}]", "");
    struct peer *p = sit(made.owner);

    hear(p, "{\"type\":\"sit\",\"seat\":0}");
    loop_turn(hub);
    while (match_sequence(p->table->m) <= 2 * OPENING_LINES) {
        int before = match_sequence(p->table->m);

        pass(1000);
        hear(p, "{\"type\":\"act\",\"seq\":%llu,\"action\":\"bold\"}", (unsigned long long)p->seq);
        loop_turn(hub);
        hear(p, "{\"type\":\"ask\",\"what\":\"takeback\"}");
        turn_until_taken_back(p->table);
        assert_int_equal(match_sequence(p->table->m), before + 2);
        letters_empty(&p->out);
    }
    loop_part(p);
    close_hub();
    open_hub();
    return made;
}

/* The numbers of the messages that were answered, one digit each. */
static const char *order_of_answers(struct peer *p)
{
    static char order[16];

    order[0] = 0;
    for (; p->out.first; letters_drop_first(&p->out)) {
        const char *text = (char *)p->out.first->data + LETTER_PRE;
        const char *re = memmem(text, p->out.first->length, "\"re\":", 5);
        if (re && re[5] >= '1' && re[5] <= '9' && strlen(order) < sizeof order - 1)
            strncat(order, re + 5, 1);
    }
    return order;
}

static void test_opening__what_is_said_meanwhile_is_answered_in_order(void **state)
{
    struct made made = make_long();
    struct peer *p = greet(made.owner), *other = greet(made.watch);

    (void)state;
    assert_non_null(p->wait.ready);
    assert_null(p->table);
    hear(p, "{\"type\":\"ping\",\"id\":1}");
    hear(p, "{\"type\":\"sit\",\"seat\":0,\"id\":2}");
    hear(p, "{\"type\":\"ping\",\"id\":3}");
    turn_until_open(p);
    assert_true(p->table && other->table == p->table);
    assert_int_equal(p->eye, 0);
    assert_string_equal(order_of_answers(p), "123");
    loop_part(p);
    loop_part(other);
}

/* The loop goes on while it is taken back; the table does not. */
static void test_recall__is_played_beside_the_loop_and_answered_in_order(void **state)
{
    struct made made = make_long();
    struct peer *p = sit(made.owner), *watcher = sit(made.watch);
    struct table *t = p->table;

    (void)state;
    hear(p, "{\"type\":\"sit\",\"seat\":0}");
    loop_turn(hub);
    uint64_t seq = p->seq;
    hear(p, "{\"type\":\"act\",\"seq\":%llu,\"action\":\"bold\"}", (unsigned long long)seq);
    loop_turn(hub);
    int lines = match_sequence(t->m);
    letters_empty(&p->out);
    hear(p, "{\"type\":\"ask\",\"what\":\"takeback\",\"id\":1}");
    assert_non_null(t->recall);
    hear(p, "{\"type\":\"ping\",\"id\":2}");
    hear(watcher, "{\"type\":\"ping\",\"id\":3}");
    turn_until_taken_back(t);
    loop_turn(hub);
    assert_int_equal(match_sequence(t->m), lines + 1);
    assert_string_equal(order_of_answers(p), "12");
    assert_string_equal(order_of_answers(watcher), "3");
    hear(p, "{\"type\":\"act\",\"seq\":%llu,\"action\":\"bold\"}", (unsigned long long)p->seq);
    loop_turn(hub);
    hear(p, "{\"type\":\"ask\",\"what\":\"takeback\",\"id\":4}");
    assert_non_null(t->recall);
    loop_part(p); /* it happens all the same */
    turn_until_taken_back(t);
    assert_int_equal(match_sequence(t->m), lines + 3);
    loop_part(watcher);
}

static void test_opening__who_waits_may_leave(void **state)
{
    struct made made = make_long();
    struct peer *p = greet(made.owner), *stays = greet(made.owner);

    (void)state;
    hear(p, "{\"type\":\"ping\"}");
    loop_part(p);
    turn_until_open(stays);
    assert_non_null(stays->table);
    loop_part(stays);
    close_hub();
    open_hub();
    p = greet(made.owner); /* and nobody stays */
    loop_part(p);
    for (int i = 0; i < 50; i++, usleep(1000))
        loop_turn(hub);
    p = sit(made.owner);
    loop_part(p);
    close_hub(); /* while it is being opened */
    open_hub();
    p = greet(made.owner);
    loop_part(p);
}

static void test_opening__a_page_cannot_say_without_end_while_it_waits(void **state)
{
    struct made made = make_long();
    struct peer *p = greet(made.owner);

    (void)state;
    for (int i = 0; i < 100; i++)
        hear(p, "{\"type\":\"chat\",\"text\":\"%01000d\"}", i);
    assert_true(p->held.bytes <= PEER_HELD);
    turn_until_open(p);
    assert_non_null(p->table);
    loop_part(p);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, begin, end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_time__bots_go_on_when_the_clock_is_set_back),
        TEST(test_time__bots_do_not_rush_when_it_is_set_forward),
        TEST(test_time__nobodys_time_is_used_up_by_setting_the_clock),
        TEST(test_time__days_are_counted_over_a_restart),
        TEST(test_thinking__does_not_count_what_is_decided_in_silence),
        TEST(test_opening__what_is_said_meanwhile_is_answered_in_order),
        TEST(test_recall__is_played_beside_the_loop_and_answered_in_order),
        TEST(test_opening__who_waits_may_leave),
        TEST(test_opening__a_page_cannot_say_without_end_while_it_waits),
    };
    if (!mkdtemp(home))
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
