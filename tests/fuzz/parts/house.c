/* house.c -- the store and the hub of the fuzzers. */

#include "house.h"

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "base/file.h"

#include "server/net/herald.h"
#include "server/net/workers.h"

#include "store/store_local.h"

#include "../fuzz.h"
#include "quiet.h"

static const char *const plans[HOUSE_MATCHES] = {
    "{\"game\":\"skirmish\",\"scenario\":\"duel\",\"seats\":"
    "[{\"who\":\"me\",\"player\":\"Anna\"},{\"who\":\"link\"}],"
    "\"clock\":{\"kind\":\"live\",\"minutes\":5,\"bonus\":10}}",
    "{\"game\":\"skirmish\",\"scenario\":\"ford\",\"seats\":"
    "[{\"who\":\"link\"},{\"who\":\"bot\",\"bot\":\"random\",\"ms\":10}]}",
    "{\"game\":\"colors\",\"scenario\":\"01-rolica-first\",\"seats\":"
    "[{\"who\":\"link\"},{\"who\":\"me\"}],\"clock\":{\"kind\":\"slow\",\"days\":3}}",
    "{\"game\":\"skirmish\",\"scenario\":\"duel\",\"seats\":[{\"who\":\"me\"},{\"who\":\"me\"}]}",
};
const char house_shelf[] = "0123456789abcdef0123456789abcdef";

char house_token[HOUSE_DOORS][STORE_TOKEN];
int house_token_count, house_door_match[HOUSE_DOORS];
char house_match[HOUSE_MATCHES][STORE_ID_MAX + 1];
int64_t house_clock;

static char folder[64], place[96];
static struct text first; /* the file as it was made */

static int64_t our_now(void)
{
    return house_clock;
}

static void no_wake(void *user)
{
    (void)user;
}

static void no_writing(struct peer *p)
{
    (void)p;
}

bool house_open(struct house *h)
{
    *h = (struct house){ 0 };
    h->store = store_open(place, &h->err);
    if (!h->store)
        return false;
    h->hub = loop_open(
        &(struct loop_world){ h->store, our_now, our_now, workers_new(0, no_wake, NULL) });
    const struct hub_herald herald = { herald_new(HERALD_PUBLIC), herald_takes, quiet_send,
                                       herald_drop, herald_free };
    hub_hire(h->hub, &herald);
    return true;
}

void house_close(struct house *h)
{
    if (h->hub && !loop_close(h->hub))
        found("the hub cannot be freed", "");
    store_close(h->store);
    *h = (struct house){ 0 };
}

bool house_is_fresh(const struct house *h)
{
    return h->hub && hub_figures(h->hub).tables == 0 && sqlite3_total_changes(h->store->db) == 0;
}

int house_read(struct peer *p, int64_t re)
{
    struct err err;
    int answers = 0;

    while (p->out.first) {
        struct letter *l = p->out.first;
        json_t *json = jin_parse("letter", (char *)l->data + LETTER_PRE, l->length, &err);
        const json_t *number = json_object_get(json, "re");

        if (!json || !json_is_string(json_object_get(json, "type")))
            found("a letter is no message", err.reason);
        answers += json_is_integer(number) && json_integer_value(number) == re;
        json_decref(json);
        letters_drop_first(&p->out);
    }
    return answers;
}

/* -- making it, once -- */

static void add_token(int match, const char *token)
{
    if (!token[0] || house_token_count == HOUSE_DOORS)
        return;
    house_door_match[house_token_count] = match;
    memcpy(house_token[house_token_count++], token, STORE_TOKEN);
}

/* The invitation is used up; both are thrown at the hub later. */
static void sit_down(struct house *h, int n, const char *invitation)
{
    char token[STORE_TOKEN];
    enum code code;
    struct err err;

    add_token(n, invitation);
    if (!invitation[0])
        return;
    if (!door_take_seat(h->hub, invitation, house_shelf, token, &code, &err))
        found("nobody can sit down", err.reason);
    add_token(n, token);
}

static void make(struct house *h, int n)
{
    struct made made;
    struct plan plan;
    enum code code;
    struct err err;
    json_t *json = jin_parse("plan", plans[n], strlen(plans[n]), &err);

    if (!json || !plan_read(json, &plan, &code, &err) ||
        !make_match(h->hub, &plan, house_shelf, &made, &code, &err))
        found("a match cannot be made", err.reason);
    json_decref(json);
    memcpy(house_match[n], made.id, sizeof made.id);
    add_token(n, made.owner);
    add_token(n, made.watch);
    for (int seat = 0; seat < ENG_SEATS; seat++)
        sit_down(h, n, made.seat[seat]);
}

static void say(struct peer *p, const char *text)
{
    talk_hear(p, text, strlen(text));
    loop_turn(p->hub);
    house_read(p, -1);
}

/* A few decisions, by whoever is to take them, and some talk about it. */
static void play(struct house *h, int n, int decisions)
{
    struct table *t = tables_loaded(h->hub, house_match[n]);

    for (int i = 0; t && i < decisions && table_core(t)->active; i++) {
        struct eng_choices c;
        eng_ruleno why;
        int seat = 0;
        while (!(table_core(t)->active & ENG_SEAT(seat)))
            seat++;
        if (!match_choices(t->m, seat, &c) || c.count == 0)
            found("a seat has no choice", "");
        match_play(t->m, seat, &c.action[(7 * i + 3) % c.count], &why);
        table_moved(t);
        loop_turn(h->hub);
    }
}

static void live_in_it(struct house *h)
{
    for (int i = 0; i < house_token_count; i++) {
        struct text hello = { 0 };
        struct peer *p = loop_meet(h->hub, no_writing, NULL);

        text_printf(&hello, "{\"type\":\"hello\",\"token\":\"%s\",\"lang\":\"fr\"}",
                    house_token[i]);
        say(p, text_str(&hello));
        say(p, "{\"type\":\"sit\",\"seat\":0}");
        say(p, "{\"type\":\"note\",\"text\":\"mind the ford\"}");
        say(p, "{\"type\":\"chat\",\"text\":\"bonjour\"}");
        say(p, "{\"type\":\"hook\",\"url\":\"https://hook.example.org/x\"}");
        loop_part(p);
        text_free(&hello);
    }
    for (int n = 0; n < HOUSE_MATCHES; n++)
        play(h, n, 6 + 3 * n);
    house_clock += 60000;
    loop_turn(h->hub);
}

static void remove_beside(const char *suffix)
{
    struct text name = { 0 };

    text_printf(&name, "%s%s", place, suffix);
    unlink(text_str(&name));
    text_free(&name);
}

static void remove_files(void)
{
    remove_beside("");
    remove_beside("-wal");
    remove_beside("-shm");
}

static void remove_folder(void)
{
    remove_files();
    rmdir(folder);
    text_free(&first);
}

static void make_first(void)
{
    struct house h;
    struct err err;

    snprintf(folder, sizeof folder, "%s/berthier-fuzz-XXXXXX",
             file_is_folder("/dev/shm") ? "/dev/shm" : "/tmp");
    if (!mkdtemp(folder))
        found("no folder can be made", folder);
    snprintf(place, sizeof place, "%s/matches.db", folder);
    atexit(remove_folder);
    quiet_chance(1805);
    if (!house_open(&h))
        found("no store can be made", h.err.reason);
    for (int n = 0; n < HOUSE_MATCHES; n++)
        make(&h, n);
    live_in_it(&h);
    house_close(&h);
    if (!file_read(place, &first, &err))
        found("the store cannot be read", err.reason);
}

const char *house_lay(void)
{
    house_clock = INT64_C(1700000000000);
    if (!first.length)
        make_first();
    house_clock = INT64_C(1700000100000);
    quiet_chance(1806);
    remove_files();
    int fd = open(place, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (fd < 0 || write(fd, first.s, first.length) != (ssize_t)first.length)
        found("the store cannot be laid", place);
    close(fd);
    return place;
}
