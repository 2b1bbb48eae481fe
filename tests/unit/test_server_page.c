/* test_server_page.c -- two pages play a whole match in one program: the tables of the server with a
 * transport, a clock, workers and a store that are handed in here.
 *
 * No socket, no thread and no database is in this program: what the loop is opened with stands below,
 * and the store keeps everything in memory. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <dlfcn.h>

#include "server/table/door.h"
#include "server/table/loop.h"

enum { MATCHES = 2, DOORS = 16, PAPERS = 8, TURNS_MAX = 4000 };

static struct err err;

/* -- a store in memory -- */

struct paper {
    char name[24];
    struct text body;
};

struct kept {
    char id[STORE_ID_MAX + 1];
    struct text journal;
    struct seed seed;
    struct store_standing standing;
    struct paper paper[PAPERS];
    int paper_count, lines;
};

struct store {
    struct kept match[MATCHES];
    struct store_door door[DOORS];
    int match_count, door_count, commits;
    bool batch;
};

static struct kept *kept_of(struct store *s, const char *match)
{
    for (int i = 0; i < s->match_count; i++)
        if (strcmp(s->match[i].id, match) == 0)
            return &s->match[i];
    fail_msg("there is no match %s", match);
    return NULL;
}

static struct store_door *door_of(struct store *s, const char *key)
{
    for (int i = 0; i < s->door_count; i++)
        if (strcmp(s->door[i].key, key) == 0)
            return &s->door[i];
    return NULL;
}

bool store_create(struct store *s, const struct store_heading *h, struct err *e)
{
    struct kept *k = &s->match[s->match_count++];

    (void)e;
    assert_true(s->match_count <= MATCHES);
    snprintf(k->id, sizeof k->id, "%s", h->id);
    k->seed = h->seed;
    text_add(&k->journal, h->text);
    return true;
}

bool store_append(struct store *s, const char *match, int number, const char *line, struct err *e)
{
    struct kept *k = kept_of(s, match);

    (void)e;
    assert_true(s->batch);
    assert_int_equal(number, ++k->lines);
    text_printf(&k->journal, "%s\n", line);
    return true;
}

bool store_begin(struct store *s, struct err *e)
{
    (void)e;
    assert_false(s->batch);
    return s->batch = true;
}

bool store_commit(struct store *s, struct err *e)
{
    (void)e;
    assert_true(s->batch);
    s->batch = false;
    s->commits++;
    return true;
}

void store_drop(struct store *s)
{
    (void)s;
    fail_msg("a batch is dropped");
}

bool store_read(struct store *s, const char *match, struct seed *seed, struct text *out,
                struct err *e)
{
    const struct kept *k = kept_of(s, match);

    (void)e;
    *seed = k->seed;
    text_add(out, text_str(&k->journal));
    return true;
}

bool store_count(struct store *s, int *out, struct err *e)
{
    (void)e;
    *out = s->match_count;
    return true;
}

int store_troubles(const struct store *s)
{
    (void)s;
    return 0;
}

bool store_door_add(struct store *s, const struct store_door *door, struct err *e)
{
    struct store_door *d = &s->door[s->door_count++];

    (void)e;
    assert_true(s->door_count <= DOORS);
    *d = *door;
    token_key("door", door->token, d->key);
    return true;
}

bool store_door_turn(struct store *s, const char *key, enum store_door_kind from,
                     enum store_door_kind into, bool *done, struct err *e)
{
    struct store_door *d = door_of(s, key);

    (void)e;
    *done = d && d->kind == from;
    if (*done)
        d->kind = into;
    return true;
}

bool store_door_drop(struct store *s, const char *key, struct err *e)
{
    (void)e;
    *door_of(s, key) = (struct store_door){ 0 };
    return true;
}

bool store_doors_trim(struct store *s, const char *match, int seats, struct err *e)
{
    (void)s, (void)match, (void)seats, (void)e;
    return true;
}

static bool holds(const struct store_door *d)
{
    return d->kind != STORE_USED && d->kind != STORE_WITHDRAWN;
}

bool store_doors_read(struct store *s, const char *match, struct store_door *out, int room,
                      int *count, struct err *e)
{
    (void)e;
    *count = 0;
    for (int i = 0; i < s->door_count && *count < room; i++)
        if (strcmp(s->door[i].match, match) == 0 && holds(&s->door[i]))
            out[(*count)++] = s->door[i];
    return true;
}

bool store_door_look(struct store *s, const char *match, const char *key, int64_t at, struct err *e)
{
    (void)match, (void)e;
    door_of(s, key)->seen = at;
    return true;
}

bool store_door_read(struct store *s, const char *token, store_card_taker *take, void *user,
                     struct err *e)
{
    char key[STORE_KEY];
    struct text plan = { 0 };

    token_key("door", token, key);
    struct store_door *d = door_of(s, key);
    if (!d)
        return true;
    struct store_card card = { .door = *d, .standing = kept_of(s, d->match)->standing };
    store_paper_get(s, d->match, "plan", &plan, e);
    card.plan = text_str(&plan);
    take(user, &card);
    text_free(&plan);
    return true;
}

bool store_paper_put(struct store *s, const char *match, const char *name, const char *body,
                     struct err *e)
{
    struct kept *k = kept_of(s, match);
    int i = 0;

    (void)e;
    while (i < k->paper_count && strcmp(k->paper[i].name, name) != 0)
        i++;
    if (i == k->paper_count)
        k->paper_count++;
    assert_true(i < PAPERS);
    snprintf(k->paper[i].name, sizeof k->paper[i].name, "%s", name);
    text_clear(&k->paper[i].body);
    text_add(&k->paper[i].body, body);
    return true;
}

bool store_paper_get(struct store *s, const char *match, const char *name, struct text *out,
                     struct err *e)
{
    const struct kept *k = kept_of(s, match);

    (void)e;
    for (int i = 0; i < k->paper_count; i++)
        if (strcmp(k->paper[i].name, name) == 0)
            text_add(out, text_str(&k->paper[i].body));
    return true;
}

bool store_standing_put(struct store *s, const char *match, const struct store_standing *standing,
                        struct err *e)
{
    (void)e;
    kept_of(s, match)->standing = *standing;
    return true;
}

bool store_shelf_put(struct store *s, const char *secret, const char *token, struct err *e)
{
    (void)s, (void)e;
    return secret[0] && token[0];
}

/* Nobody chats, has a hook, comes back by his shelf or forgets a match here. */

bool store_talk_add(struct store *s, const char *match, int seat, int hearers, int64_t at,
                    const char *body, struct err *e)
{
    (void)s, (void)match, (void)seat, (void)hearers, (void)at, (void)body;
    return err_set(e, "store", "there is no talk here");
}

bool store_talk_read(struct store *s, const char *match, int seats, store_talk_taker *take,
                     void *user, struct err *e)
{
    (void)s, (void)match, (void)seats, (void)take, (void)user, (void)e;
    return true;
}

bool store_hook_put(struct store *s, const struct store_hook *hook, struct err *e)
{
    (void)s, (void)hook;
    return err_set(e, "store", "there are no hooks here");
}

bool store_hook_owe(struct store *s, const char *match, int seat, bool owed, struct err *e)
{
    (void)s, (void)match, (void)seat, (void)owed;
    return err_set(e, "store", "there are no hooks here");
}

bool store_hooks_read(struct store *s, const char *match, store_hook_taker *take, void *user,
                      struct err *e)
{
    (void)s, (void)match, (void)take, (void)user, (void)e;
    return true;
}

bool store_shelf_find(struct store *s, const char *secret, const struct store_door *like,
                      char out[STORE_TOKEN], struct err *e)
{
    (void)s, (void)secret, (void)like, (void)e;
    out[0] = 0;
    return true;
}

bool store_find_forgotten(struct store *s, enum store_sort sort, int64_t before,
                          char out[STORE_ID_MAX + 1], struct err *e)
{
    (void)s, (void)sort, (void)before, (void)e;
    out[0] = 0;
    return true;
}

bool store_bury(struct store *s, const char *match, struct err *e)
{
    (void)s, (void)match;
    return err_set(e, "store", "nothing is forgotten here");
}

bool store_clear(struct store *s, const char *match, int lines, bool *more, struct err *e)
{
    (void)s, (void)match, (void)lines, (void)more;
    return err_set(e, "store", "nothing is forgotten here");
}

static void empty(struct store *s)
{
    for (int i = 0; i < s->match_count; i++) {
        text_free(&s->match[i].journal);
        for (int j = 0; j < PAPERS; j++)
            text_free(&s->match[i].paper[j].body);
    }
}

/* -- workers without threads: what they are to do is done in the next turn -- */

struct workers {
    struct work *first;
};

void workers_do(struct workers *p, struct work *w)
{
    w->next = p->first;
    p->first = w;
}

void workers_take(struct workers *p)
{
    for (struct work *w; (w = p->first);) {
        p->first = w->next;
        w->run(w);
        w->done(w);
    }
}

void workers_end(struct workers *p)
{
    (void)p;
}

bool workers_free(struct workers *p)
{
    assert_null(p->first);
    return true;
}

int workers_load(struct workers *p)
{
    (void)p;
    return 100;
}

int64_t workers_ticks(const struct workers *p)
{
    (void)p;
    return 0;
}

void work_cancel(struct work *w)
{
    atomic_store(&w->cancelled, true);
}

void work_breathe(struct work *w)
{
    (void)w;
}

int64_t work_spent(const struct work *w)
{
    (void)w;
    return 0;
}

/* -- a clock, and pages -- */

static int64_t clock_ms = INT64_C(1700000000000);

static int64_t our_now(void)
{
    return clock_ms;
}

struct page {
    struct peer *peer;
    bool woken;
    int64_t seq;
    bool over, refused;
    char action[200]; /* one that it may decide on; "": it is not asked */
};

static void wake(struct peer *p)
{
    ((struct page *)p->user)->woken = true;
}

/* Any of them, but the same every time. */
static void pick(struct page *page, const json_t *choices, uint32_t number)
{
    size_t count = 0, i, j;
    json_t *verb, *action;

    page->action[0] = 0;
    json_array_foreach(choices, i, verb) count += json_array_size(json_object_get(verb, "actions"));
    size_t wanted = count ? (size_t)(number * UINT32_C(2654435761) >> 12) % count : 0;
    json_array_foreach(choices, i, verb)
        json_array_foreach(json_object_get(verb, "actions"), j, action) if (wanted-- == 0)
            snprintf(page->action, sizeof page->action, "%s",
                     json_string_value(json_object_get(action, "action")));
}

static void read_letter(struct page *page, const json_t *json, uint32_t number)
{
    const char *type = json_string_value(json_object_get(json, "type"));

    if (strcmp(type, "refused") == 0)
        page->refused = true;
    if (strcmp(type, "state") != 0)
        return;
    page->seq = json_integer_value(json_object_get(json, "seq"));
    page->over = json_object_get(json, "result") != NULL;
    pick(page, json_object_get(json, "choices"), number);
}

/* What a browser does with the letters that come to it. */
static void read_letters(struct page *page, uint32_t number)
{
    struct letters *out = &page->peer->out;

    for (; out->first; letters_drop_first(out)) {
        const char *text = (const char *)out->first->data + LETTER_PRE;
        json_t *json = jin_parse("letter", text, out->first->length, &err);

        assert_true(page->woken);
        assert_non_null(json);
        read_letter(page, json, number);
        json_decref(json);
    }
    loop_caught_up(page->peer);
    page->woken = false;
}

static void say(struct page *page, const char *format, ...)
{
    struct text said = { 0 };
    va_list args;

    va_start(args, format);
    text_vprintf(&said, format, args);
    va_end(args);
    talk_hear(page->peer, text_str(&said), said.length);
    text_free(&said);
}

static void come(struct hub *hub, struct page *page, const char *token)
{
    page->peer = loop_meet(hub, wake, page);
    assert_non_null(page->peer);
    say(page, "{\"type\":\"hello\",\"token\":\"%s\",\"lang\":\"en\"}", token);
}

static void decide(struct page *page, int *decisions)
{
    if (!page->action[0] || page->over)
        return;
    say(page, "{\"type\":\"act\",\"seq\":%lld,\"action\":\"%s\"}", (long long)page->seq,
        page->action);
    page->action[0] = 0;
    (*decisions)++;
}

static struct made make(struct hub *hub)
{
    static const char wish[] = "{\"game\":\"skirmish\",\"scenario\":\"duel\",\"seats\":"
                               "[{\"who\":\"me\"},{\"who\":\"link\"}]}";
    json_t *json = jin_parse("wish", wish, sizeof wish - 1, &err);
    struct made made = { 0 };
    struct plan plan;
    enum code code;

    assert_non_null(json);
    assert_true(plan_read(json, &plan, &code, &err));
    assert_true(make_match(hub, &plan, "0123456789abcdef0123456789abcdef", &made, &code, &err));
    json_decref(json);
    return made;
}

static void test_page__two_pages_in_one_program_play_a_match_to_its_end(void **state)
{
    static struct store store;
    static struct workers workers;
    struct hub *hub = loop_open(&(struct loop_world){ &store, our_now, our_now, &workers });
    struct page page[2] = { 0 };
    struct made made = make(hub);
    char own[STORE_TOKEN];
    enum code code;
    int decisions = 0, turns = 0;

    (void)state;
    assert_true(
        door_take_seat(hub, made.seat[1], "fedcba9876543210fedcba9876543210", own, &code, &err));
    come(hub, &page[0], made.owner);
    come(hub, &page[1], own);
    while (!(page[0].over && page[1].over)) {
        clock_ms += 50;
        loop_turn(hub);
        for (int i = 0; i < 2; i++)
            read_letters(&page[i], (uint32_t)decisions);
        decide(&page[turns++ % 2], &decisions);
        assert_true(turns < TURNS_MAX);
        assert_false(page[0].refused || page[1].refused);
    }
    assert_int_equal(store.match[0].lines, decisions);
    assert_true(store.commits > decisions);
    assert_int_equal(store.match[0].standing.status, STORE_OVER);
    loop_part(page[0].peer);
    loop_part(page[1].peer);
    loop_turn(hub);
    assert_true(loop_close(hub));
    empty(&store);
}

/* Else this program would prove nothing. */
static void test_page__neither_sockets_nor_a_database_are_in_this_program(void **state)
{
    (void)state;
    assert_non_null(dlsym(RTLD_DEFAULT, "json_loadb"));
    assert_null(dlsym(RTLD_DEFAULT, "sqlite3_open_v2"));
    assert_null(dlsym(RTLD_DEFAULT, "lws_service"));
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_page__two_pages_in_one_program_play_a_match_to_its_end),
        cmocka_unit_test(test_page__neither_sockets_nor_a_database_are_in_this_program),
    };

    setenv("BERTHIER_DATA", "data", 0);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
