/* hub_house.h -- a hub without sockets, and with a clock that we turn ourselves: for tests of tables
 * and pages.  Include it behind cmocka. */

#ifndef UNIT_HUB_HOUSE_H
#define UNIT_HUB_HOUSE_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "server/net/workers.h"
#include "server/table/door.h"
#include "server/table/loop.h"

enum { PATIENCE_MS = 20000 }; /* for what is done beside the loop */

static char home[] = "/tmp/berthier-hub-XXXXXX";
static char place[64];
static struct store *store;
static struct hub *hub;
static int64_t clock_ms;
static struct err err;

static inline int64_t our_now(void)
{
    return clock_ms;
}

static inline void no_wake(void *user)
{
    (void)user;
}

static inline void no_writing(struct peer *p)
{
    (void)p;
}

static inline void open_hub(void)
{
    store = store_open(place, &err);
    assert_non_null(store);
    hub = loop_open(&(struct loop_world){ store, our_now, our_now, workers_new(0, no_wake, NULL) });
}

static inline int begin(void **state)
{
    static int count;

    (void)state;
    clock_ms = INT64_C(1700000000000);
    snprintf(place, sizeof place, "%s/%d.db", home, count++);
    open_hub();
    return 0;
}

static inline void close_hub(void)
{
    assert_true(loop_close(hub));
    store_close(store);
}

static inline int end(void **state)
{
    (void)state;
    close_hub();
    return 0;
}

/* -- matches and pages -- */

static inline struct made make_of(const char *what, const char *seats, const char *more)
{
    struct text wish = { 0 };
    struct made made = { 0 };
    struct plan plan;
    enum code code;

    text_printf(&wish, "{%s,\"seats\":%s%s}", what, seats, more);
    json_t *json = jin_parse("wish", text_str(&wish), wish.length, &err);
    if (!json || !plan_read(json, &plan, &code, &err) ||
        !make_match(hub, &plan, "0123456789abcdef0123456789abcdef", &made, &code, &err))
        fail_msg("%s", err.reason);
    json_decref(json);
    text_free(&wish);
    return made;
}

static inline struct made make(const char *seats, const char *more)
{
    return make_of("\"game\":\"skirmish\",\"scenario\":\"duel\"", seats, more);
}

static const char two_persons[] = "[{\"who\":\"me\"},{\"who\":\"link\"}]";

static inline void hear(struct peer *p, const char *format, ...)
{
    struct text said = { 0 };
    va_list args;

    va_start(args, format);
    text_vprintf(&said, format, args);
    va_end(args);
    talk_hear(p, text_str(&said), said.length);
    text_free(&said);
}

/* An invitation is followed, which with the same shelf leads to the same seat every time. */
static inline struct peer *sit(const char *token)
{
    struct peer *p = loop_meet(hub, no_writing, NULL);
    char own[STORE_TOKEN];
    enum code code;

    assert_non_null(p);
    if (door_take_seat(hub, token, "fedcba9876543210fedcba9876543210", own, &code, &err))
        token = own;
    hear(p, "{\"type\":\"hello\",\"token\":\"%s\",\"lang\":\"en\"}", token);
    loop_turn(hub);
    for (int ms = 0; ms < PATIENCE_MS && p->wait.ready; ms++, usleep(1000))
        loop_turn(hub); /* a long match is opened beside the loop */
    return p;
}

/* The next letter to the page of that type, and those before it thrown away; NULL: none. */
static inline json_t *letter(struct peer *p, const char *type)
{
    while (p->out.first) {
        struct letter *l = p->out.first;
        json_t *json = jin_parse("letter", (char *)l->data + LETTER_PRE, l->length, &err);

        assert_non_null(json);
        letters_drop_first(&p->out);
        if (strcmp(json_string_value(json_object_get(json, "type")), type) == 0)
            return json;
        json_decref(json);
    }
    return NULL;
}

static inline const char *text_of(const json_t *json, const char *key)
{
    return json_string_value(json_object_get(json, key));
}

/* What the page is answered: "done", or the code of the refusal. */
static inline const char *answered(struct peer *p)
{
    static char code[40];
    json_t *json = NULL;

    loop_turn(hub);
    for (int ms = 0; ms < PATIENCE_MS && p->table && p->table->recall; ms++, usleep(1000))
        loop_turn(hub); /* a long match is taken back beside the loop */
    while (p->out.first) {
        struct letter *l = p->out.first;

        json_decref(json);
        json = jin_parse("letter", (char *)l->data + LETTER_PRE, l->length, &err);
        letters_drop_first(&p->out);
        if (strcmp(text_of(json, "type"), "done") == 0 ||
            strcmp(text_of(json, "type"), "refused") == 0)
            break;
    }
    assert_non_null(json);
    snprintf(code, sizeof code, "%s",
             text_of(json, "code") ? text_of(json, "code") : text_of(json, "type"));
    json_decref(json);
    return code;
}

static inline const char *act(struct peer *p, const char *action)
{
    hear(p, "{\"type\":\"act\",\"seq\":%llu,\"action\":\"%s\"}", (unsigned long long)p->seq,
         action);
    return answered(p);
}

static inline const char *say(struct peer *p, const char *type)
{
    hear(p, "{\"type\":\"%s\"}", type);
    return answered(p);
}

static inline int set_up(void **state)
{
    (void)state;
    setenv("BERTHIER_DATA", "data", 0);
    return mkdtemp(home) ? 0 : -1;
}

static inline int tear_down(void **state)
{
    char command[80];

    (void)state;
    snprintf(command, sizeof command, "rm -r %s", home);
    return system(command);
}

#define WITH_HUB(test) cmocka_unit_test_setup_teardown(test, begin, end)

#endif
