/* test_server_tempo.c -- a bot's answer comes at a time that does not tell what it had to think of. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include "server/net/workers.h"
#include "server/table/door.h"
#include "server/table/loop.h"
#include "server/table/tempo.h"

enum { PATIENCE_MS = 20000, REACTION = 60, STEP = 20 };

static char home[] = "/tmp/berthier-tempo-XXXXXX";
static struct store *store;
static struct hub *hub;
static int64_t clock_ms = INT64_C(1700000000000);

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

/* -- slots -- */

static void test_tempo__an_answer_at_once_and_one_thought_over_come_together(void **state)
{
    const struct ai_budget second = { .ms = 1000 };
    int64_t slot = tempo_slot(ai_find("marshal"), &second, true);

    (void)state;
    assert_int_equal(slot, 1000 + REACTION);
    assert_int_equal(tempo_due(5000, slot, 5000), 5000 + slot);
    assert_int_equal(tempo_due(5000, slot, 6020), 5000 + slot);
    assert_int_equal(tempo_due(5000, slot, 5000 + slot), 5000 + 2 * slot);
    assert_int_equal(tempo_due(5000, slot, 4000), 4000);
}

static void test_tempo__who_does_not_think_by_the_clock_answers_soon(void **state)
{
    const struct ai_budget second = { .ms = 1000 }, few = { .ms = 60000, .nodes = 100 };

    (void)state;
    assert_int_equal(tempo_slot(ai_find("veteran"), &second, true), REACTION);
    assert_int_equal(tempo_slot(ai_find("guard"), &second, true), REACTION);
    assert_int_equal(tempo_slot(ai_find("marshal"), &few, true), REACTION);
    assert_int_equal(tempo_slot(ai_find("marshal"), &second, false), STEP);
}

/* -- at a table -- */

static struct table *lay_table(struct peer **p)
{
    static const char wish[] = "{\"game\":\"colors\",\"scenario\":\"01-rolica-first\","
                               "\"seats\":[{\"who\":\"bot\",\"bot\":\"veteran\"},"
                               "{\"who\":\"bot\",\"bot\":\"veteran\"}],\"pace\":0}";
    struct made made;
    struct plan plan;
    enum code code;
    struct err err;
    char hello[200];

    json_t *json = jin_parse("wish", wish, strlen(wish), &err);
    if (!json || !plan_read(json, &plan, &code, &err) ||
        !make_match(hub, &plan, "0123456789abcdef0123456789abcdef", &made, &code, &err))
        fail_msg("%s", err.reason);
    json_decref(json);
    *p = loop_meet(hub, no_writing, NULL);
    snprintf(hello, sizeof hello, "{\"type\":\"hello\",\"token\":\"%s\",\"lang\":\"en\"}",
             made.watch);
    talk_hear(*p, hello, strlen(hello));
    loop_turn(hub);
    return tables_loaded(hub, made.id);
}

static int who_is_asked(const struct table *t)
{
    return __builtin_ctz(table_core(t)->active);
}

/* The bot thinks by its own clock; ours stands still.  What nobody sees is played meanwhile. */
static bool has_answered(const struct table *t)
{
    for (int ms = 0; ms < PATIENCE_MS; ms++) {
        loop_turn(hub);
        if (t->held[who_is_asked(t)].due > clock_ms)
            return true;
        nanosleep(&(struct timespec){ .tv_nsec = 1000000 }, NULL);
    }
    return false;
}

static void pass(int64_t ms)
{
    clock_ms += ms;
    loop_turn(hub);
}

/* What whoever looks on knows, by a number. */
static uint64_t sight(const struct table *t)
{
    struct eng_core *view = base_alloc(t->plan.box->game->state_size);

    assert_true(match_view(t->m, 0, view));
    view->barrier = 0;
    uint64_t hash = eng_hash(t->plan.box, view);
    base_free(view);
    return hash;
}

static void test_tempo__an_answer_waits_for_its_time(void **state)
{
    struct peer *p;
    struct table *t = lay_table(&p);
    uint64_t before = sight(t);

    (void)state;
    assert_true(has_answered(t));
    assert_int_equal(match_sequence(t->m), 0);
    pass(REACTION - 1);
    assert_int_equal(match_sequence(t->m), 0);
    pass(1);
    assert_true(sight(t) != before);
    before = sight(t);
    assert_true(has_answered(t)); /* and goes on with its own affairs */
    pass(STEP - 1);
    assert_true(sight(t) == before);
    pass(1);
    assert_true(sight(t) != before);
    loop_part(p);
}

/* A card has been played; it picks whom it orders, which nobody sees, and then names them. */
static void test_tempo__what_nobody_sees_takes_no_time(void **state)
{
    struct peer *p;
    struct table *t = lay_table(&p);
    uint64_t before;
    uint64_t lines;

    (void)state;
    assert_true(has_answered(t));
    pass(REACTION);
    before = sight(t);
    lines = (uint64_t)match_sequence(t->m);
    assert_true(has_answered(t)); /* our clock stands still: only what is unseen is played */
    assert_true((uint64_t)match_sequence(t->m) > lines);
    assert_true(sight(t) == before);
    pass(STEP);
    assert_true(sight(t) != before);
    loop_part(p);
}

static void test_tempo__who_is_hurried_answers_after_the_same_time_thinking_or_not(void **state)
{
    struct peer *p;
    struct table *t = lay_table(&p);

    (void)state;
    assert_true(has_answered(t));
    t->held[who_is_asked(t)].due += 5000; /* as if it might think long */
    assert_true(table_hurry(t));
    pass(TEMPO_HURRY - 1);
    assert_int_equal(match_sequence(t->m), 0);
    pass(1);
    assert_int_equal(match_sequence(t->m), 1);
    loop_part(p);
}

static void test_tempo__what_waits_is_dropped_when_bots_are_stopped(void **state)
{
    struct peer *p;
    struct table *t = lay_table(&p);

    (void)state;
    assert_true(has_answered(t));
    table_stop_bots(t);
    t->paused = true;
    pass(10 * REACTION);
    assert_int_equal(match_sequence(t->m), 0);
    loop_part(p);
}

static int begin(void **state)
{
    static int count;
    char place[64];
    struct err err;

    (void)state;
    snprintf(place, sizeof place, "%s/%d.db", home, count++);
    store = store_open(place, &err);
    assert_non_null(store);
    hub = loop_open(&(struct loop_world){ store, our_now, our_now, workers_new(0, no_wake, NULL) });
    return 0;
}

static int end(void **state)
{
    (void)state;
    assert_true(loop_close(hub));
    store_close(store);
    return 0;
}

static int make_home(void **state)
{
    (void)state;
    return mkdtemp(home) ? 0 : 1;
}

static int clear_home(void **state)
{
    char command[100];

    (void)state;
    snprintf(command, sizeof command, "rm -rf %s", home);
    return system(command);
}

#define AT_A_TABLE(test) cmocka_unit_test_setup_teardown(test, begin, end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_tempo__an_answer_at_once_and_one_thought_over_come_together),
        cmocka_unit_test(test_tempo__who_does_not_think_by_the_clock_answers_soon),
        AT_A_TABLE(test_tempo__an_answer_waits_for_its_time),
        AT_A_TABLE(test_tempo__what_nobody_sees_takes_no_time),
        AT_A_TABLE(test_tempo__who_is_hurried_answers_after_the_same_time_thinking_or_not),
        AT_A_TABLE(test_tempo__what_waits_is_dropped_when_bots_are_stopped),
    };
    return cmocka_run_group_tests(tests, make_home, clear_home);
}
