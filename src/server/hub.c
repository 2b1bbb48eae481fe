/* hub.c -- the turns of the loop: gather, commit, tell. */

#include "server/hub.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "server/callers.h"
#include "server/opening.h"

enum {
    BUCKETS = 256,
    RETRY_MS = 2000,
    TIDY_MS = 60000,
    IDLE_MS = 10 * 60000,
    LATE_MS = 30000,      /* after the start: by then pages that were open are back */
    LOOK_MS = 60 * 60000, /* so often is it written down that somebody looks on ... */
    LEFT_MS = 10 * 60000, /* ... and that he has gone */
};

struct write {
    enum hub_write_kind kind;
    char match[STORE_ID_MAX + 1];
    int number; /* of a line; the seat of talk or of a hook */
    eng_seats hearers;
    bool owed;
    int64_t at;
    struct store_standing standing;
    char *name, *body;
};

struct hub {
    struct store *store;
    struct workers *workers;
    struct bots *bots;
    struct openings *openings;
    char caller[PEER_CALLER]; /* who is being heard */
    struct herald *herald;
    int64_t late_at; /* when hooks owed from before the start are paid; -1: done */
    int64_t (*now)(void), (*tick)(void);
    struct table *table[BUCKETS];
    int table_count, peer_count;
    struct write *write;
    int write_count, write_room;
    struct table **changed;
    int changed_count, changed_room;
    struct peer **touched;
    int touched_count, touched_room;
    int64_t wake_at;  /* -1: no need */
    int64_t retry_at; /* after a failed commit bots wait until then */
    int64_t tidied_at, started;
    struct expiry expiry;
    int64_t decisions, commits;
    struct text scrap, scrap_log;
    struct hub_view view;
};

/* -- beginning and end -- */

static int64_t ms_of(clockid_t which)
{
    struct timespec t;

    clock_gettime(which, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static int64_t system_now(void)
{
    return ms_of(CLOCK_REALTIME);
}

static int64_t system_tick(void)
{
    static int64_t start;

    if (!start)
        start = ms_of(CLOCK_REALTIME) - ms_of(CLOCK_MONOTONIC);
    return start + ms_of(CLOCK_MONOTONIC);
}

struct hub *hub_new(struct store *store, hub_waker *wake, void *user)
{
    struct hub *hub = base_alloc(sizeof *hub);

    hub->store = store;
    hub->now = system_now;
    hub->tick = system_tick;
    hub->wake_at = -1;
    hub->late_at = -1;
    hub->started = hub->tick();
    hub->expiry.terms = expiry_usual;
    hub->workers = workers_new(0, wake, user);
    hub->bots = bots_new(hub->workers);
    hub->openings = openings_new(hub);
    return hub;
}

static void forget_writes(struct hub *hub)
{
    for (int i = 0; i < hub->write_count; i++) {
        base_free(hub->write[i].name);
        base_free(hub->write[i].body);
    }
    hub->write_count = 0;
}

bool hub_free(struct hub *hub)
{
    bool quiet = workers_free(hub->workers);

    if (!herald_free(hub->herald) || !quiet)
        return false;
    openings_free(hub->openings);
    bots_free(hub->bots);
    for (int i = 0; i < BUCKETS; i++)
        for (struct table *t = hub->table[i], *next; t; t = next) {
            next = t->next;
            table_free(t);
        }
    forget_writes(hub);
    base_free(hub->write);
    base_free(hub->changed);
    base_free(hub->touched);
    text_free(&hub->scrap);
    text_free(&hub->scrap_log);
    base_free(hub->view.state);
    base_free(hub);
    return true;
}

struct store *hub_store(struct hub *hub)
{
    return hub->store;
}

void hub_hire(struct hub *hub, struct herald *herald)
{
    hub->herald = herald;
    hub->late_at = hub_tick(hub) + LATE_MS;
    hub_wake_in(hub, LATE_MS);
}

struct herald *hub_herald(struct hub *hub)
{
    return hub->herald;
}

struct bots *hub_bots(struct hub *hub)
{
    return hub->bots;
}

struct text *hub_scrap(struct hub *hub)
{
    return &hub->scrap;
}

struct text *hub_scrap_log(struct hub *hub)
{
    return &hub->scrap_log;
}

struct hub_view *hub_view(struct hub *hub, size_t size)
{
    struct hub_view *view = &hub->view;

    if (size > view->size) {
        view->state = base_realloc(view->state, size);
        view->size = size;
        view->number++;
    }
    return view;
}

struct workers *hub_workers(struct hub *hub)
{
    return hub->workers;
}

struct openings *hub_openings(struct hub *hub)
{
    return hub->openings;
}

void hub_end_work(struct hub *hub)
{
    workers_end(hub->workers);
}

void hub_hears(struct hub *hub, const char *caller)
{
    snprintf(hub->caller, sizeof hub->caller, "%s", caller);
}

void hub_speaker(const struct hub *hub, const char *match, char out[TURNS_WHO])
{
    bool own = !hub->caller[0] || callers_is_own(hub->caller);

    snprintf(out, TURNS_WHO, "%s", own ? match : hub->caller);
}

void hub_await(struct hub *hub, const char *match, struct hub_wait *w)
{
    openings_await(hub->openings, match, w);
}

void hub_await_no_more(struct hub *hub, struct hub_wait *w)
{
    openings_await_no_more(hub->openings, w);
}

/* -- time -- */

int64_t hub_now(const struct hub *hub)
{
    return hub->now();
}

int64_t hub_tick(const struct hub *hub)
{
    return hub->tick();
}

int64_t hub_day_of(const struct hub *hub, int64_t tick)
{
    return tick + hub_now(hub) - hub_tick(hub);
}

int64_t hub_tick_of(const struct hub *hub, int64_t day)
{
    int64_t ago = hub_now(hub) - day;

    return hub_tick(hub) - (ago > 0 ? ago : 0);
}

void hub_set_clock(struct hub *hub, int64_t (*now)(void))
{
    hub->now = hub->tick = now;
    hub->started = now();
}

void hub_set_ticks(struct hub *hub, int64_t (*tick)(void))
{
    hub->tick = tick;
}

int64_t hub_started(const struct hub *hub)
{
    return hub->started;
}

struct expiry *hub_expiry(struct hub *hub)
{
    return &hub->expiry;
}

const struct expiry_terms *hub_expiry_terms(const struct hub *hub)
{
    return &hub->expiry.terms;
}

struct hub_figures hub_figures(const struct hub *hub)
{
    return (struct hub_figures){ hub->table_count, hub->peer_count, hub->decisions, hub->commits };
}

/* -- gathering -- */

static void *grown(void *items, int count, int *room, size_t size)
{
    if (count < *room)
        return items;
    *room = *room ? 2 * *room : 64;
    return base_realloc(items, (size_t)*room * size);
}

static struct write *add_write(struct table *t, enum hub_write_kind kind)
{
    struct hub *hub = t->hub;
    struct write *w;

    hub->write = grown(hub->write, hub->write_count, &hub->write_room, sizeof *hub->write);
    w = &hub->write[hub->write_count++];
    *w = (struct write){ .kind = kind };
    memcpy(w->match, t->id, sizeof w->match);
    t->written = true;
    hub_table_changed(t);
    return w;
}

void hub_write_line(struct table *t, int number, const char *line)
{
    struct write *w = add_write(t, WRITE_LINE);

    w->number = number;
    w->body = base_strdup(line);
}

void hub_write_paper(struct table *t, const char *name, const char *body)
{
    struct write *w = add_write(t, WRITE_PAPER);

    w->name = base_strdup(name);
    w->body = base_strdup(body);
}

void hub_write_talk(struct table *t, int seat, eng_seats hearers, int64_t at, const char *body)
{
    struct write *w = add_write(t, WRITE_TALK);

    w->number = seat;
    w->hearers = hearers;
    w->at = at;
    w->body = base_strdup(body);
}

void hub_write_standing(struct table *t)
{
    add_write(t, WRITE_STANDING)->standing = t->standing;
}

void hub_write_hook(struct table *t, int seat, const char *url, const char *body)
{
    struct write *w = add_write(t, WRITE_HOOK);

    w->number = seat;
    w->name = base_strdup(url);
    w->body = base_strdup(body);
}

void hub_write_owed(struct table *t, int seat, bool owed)
{
    struct write *w = add_write(t, WRITE_OWED);

    w->number = seat;
    w->owed = owed;
}

void hub_write_look(struct table *t, const char *key, int64_t at)
{
    struct write *w = add_write(t, WRITE_LOOK);

    w->name = base_strdup(key);
    w->at = at;
}

void hub_table_changed(struct table *t)
{
    struct hub *hub = t->hub;

    if (t->changed)
        return;
    t->changed = true;
    hub->changed =
        grown(hub->changed, hub->changed_count, &hub->changed_room, sizeof(struct table *));
    hub->changed[hub->changed_count++] = t;
}

void hub_peer_touched(struct peer *p)
{
    struct hub *hub = p->hub;

    if (p->touched)
        return;
    p->touched = true;
    hub->touched =
        grown(hub->touched, hub->touched_count, &hub->touched_room, sizeof(struct peer *));
    hub->touched[hub->touched_count++] = p;
}

void hub_wake_in(struct hub *hub, int64_t ms)
{
    int64_t at = hub_tick(hub) + (ms > 0 ? ms : 0);

    if (hub->wake_at < 0 || at < hub->wake_at)
        hub->wake_at = at;
}

/* -- writing -- */

static bool write_one(struct hub *hub, const struct write *w, struct err *err)
{
    switch (w->kind) {
    case WRITE_LINE:
        return store_append(hub->store, w->match, w->number, w->body, err);
    case WRITE_PAPER:
        return store_paper_put(hub->store, w->match, w->name, w->body, err);
    case WRITE_TALK:
        return store_talk_add(hub->store, w->match, w->number, w->hearers, w->at, w->body, err);
    case WRITE_STANDING:
        return store_standing_put(hub->store, w->match, &w->standing, err);
    case WRITE_HOOK:
        return store_hook_put(
            hub->store, &(struct store_hook){ w->match, w->number, w->name, w->body, false }, err);
    case WRITE_OWED:
        return store_hook_owe(hub->store, w->match, w->number, w->owed, err);
    case WRITE_LOOK:
        return store_door_look(hub->store, w->match, w->name, w->at, err);
    }
    return false;
}

static bool write_all(struct hub *hub, struct err *err)
{
    if (!store_begin(hub->store, err))
        return false;
    for (int i = 0; i < hub->write_count; i++)
        if (!write_one(hub, &hub->write[i], err)) {
            store_drop(hub->store);
            return false;
        }
    return store_commit(hub->store, err);
}

static void count_writes(struct hub *hub)
{
    hub->commits++;
    for (int i = 0; i < hub->write_count; i++)
        hub->decisions += hub->write[i].kind == WRITE_LINE;
}

/* -- when it could not be kept -- */

static void send_all_away(struct table *t, const struct err *err)
{
    for (struct peer *p = t->peers; p; p = p->next)
        hub_send_away(p, "not-kept", err->reason, 1011);
}

static void restore_written(struct hub *hub)
{
    struct err err;

    for (int i = 0; i < hub->changed_count; i++) {
        struct table *t = hub->changed[i];

        if (!t->written)
            continue;
        if (!table_restore(t, &err)) {
            err_print(&err);
            t->spoilt = true;
            send_all_away(t, &err);
        }
    }
}

static void unsay_claims(struct peer *p)
{
    struct peer_answer *all = p->answer, *a;

    p->answer = NULL;
    p->last_answer = &p->answer;
    while ((a = all)) {
        all = a->next;
        a->next = NULL;
        if (a->kind == PEER_CLAIM) {
            hub_refuse(p, a->has_re ? &a->re : NULL, "not-kept",
                       "it could not be written to the disk; nothing has happened");
        } else if (a->kind == PEER_ANSWER || a->kind == PEER_BYE || a->kind == PEER_KEPT) {
            *p->last_answer = a;
            p->last_answer = &a->next;
            continue;
        }
        peer_free_answer(a);
    }
}

static void revert(struct hub *hub, const struct err *err)
{
    err_print(err);
    hub->retry_at = hub_tick(hub) + RETRY_MS;
    hub_wake_in(hub, RETRY_MS);
    restore_written(hub);
    for (int i = 0; i < hub->touched_count; i++)
        unsay_claims(hub->touched[i]);
    forget_writes(hub);
}

static void keep(struct hub *hub)
{
    struct err err = { 0 };

    if (hub->write_count == 0)
        return;
    if (!write_all(hub, &err)) {
        revert(hub, &err);
        return;
    }
    count_writes(hub);
    forget_writes(hub);
}

/* -- telling -- */

static void say_answers(struct peer *p)
{
    struct peer_answer *a, *bye = NULL;

    while ((a = peer_take_answer(p))) {
        if (a->kind == PEER_BYE && !bye) {
            bye = a;
            continue;
        }
        if (a->kind == PEER_CLAIM || a->kind == PEER_KEPT) {
            text_add(&a->text, "{\"type\":\"done\",\"re\":");
            a->has_re ? text_add_int(&a->text, a->re) : text_add(&a->text, "null");
            text_printf(&a->text, ",\"seq\":%llu}", (unsigned long long)p->seq);
        }
        letters_add(&p->out, text_str(&a->text), a->text.length);
        peer_free_answer(a);
    }
    if (bye) {
        letters_add(&p->out, text_str(&bye->text), bye->text.length);
        peer_free_answer(bye);
    }
}

static bool must_see(struct peer *p)
{
    struct table *t = p->table;

    if (p->wants_state)
        return true;
    return t->changed && eye_settle(t, p->eye) && eye_of(t, p->eye)->seq != p->seq;
}

/* It does not read as fast as it is told.  Nothing is added to what is under way; that it must see
 * the state is remembered, since the next turn does not know what changed in this one. */
static void put_off(struct peer *p)
{
    p->behind = true;
    peer_settle_answers(p);
    if (p->table && must_see(p))
        p->wants_state = true;
    if (p->waiting + p->front.bytes > HUB_WAIT_MAX)
        peer_drop(p);
}

void hub_caught_up(struct peer *p)
{
    if (!p->behind)
        return;
    p->behind = false;
    hub_peer_touched(p);
}

static void say_all(struct peer *p)
{
    letters_move(&p->front, &p->out);
    if (p->table && p->wants_table) {
        struct text out = { 0 };
        table_say_around(p, &out);
        letters_add(&p->out, text_str(&out), out.length);
        text_free(&out);
    }
    if (p->table && must_see(p))
        eye_send(p);
    p->wants_state = p->wants_table = false;
    say_answers(p);
}

static void tell(struct peer *p)
{
    if (p->behind || p->out.bytes > HUB_AHEAD_MAX)
        put_off(p);
    else
        say_all(p);
    p->wake(p);
}

static void touch_pages(struct hub *hub)
{
    for (int i = 0; i < hub->changed_count; i++)
        for (struct peer *p = hub->changed[i]->peers; p; p = p->next)
            if (p->wants_state || p->wants_table || must_see(p))
                hub_peer_touched(p);
}

/* Telling may find that a match froze over its own view; that is news for the next turn. */
static void end_changes(struct hub *hub)
{
    int count = hub->changed_count;

    hub->changed_count = 0;
    for (int i = 0; i < count; i++) {
        struct table *t = hub->changed[i];

        t->changed = t->written = false;
        t->used = hub_tick(hub);
        table_send_hooks(t);
    }
    for (int i = 0; i < count; i++) {
        struct table *t = hub->changed[i];

        if (match_frozen(t->m) && t->standing.status != STORE_FROZEN) {
            table_froze(t);
            hub_wake_in(hub, 0);
        } else if (hub_tick(hub) >= hub->retry_at) {
            table_wake_bots(t);
        }
    }
}

static void tell_all(struct hub *hub)
{
    touch_pages(hub);
    for (int i = 0; i < hub->touched_count; i++)
        hub->touched[i]->touched = false;
    for (int i = 0; i < hub->touched_count; i++)
        tell(hub->touched[i]);
    hub->touched_count = 0;
    end_changes(hub);
}

/* -- tables -- */

static struct table **bucket(struct hub *hub, const char *match)
{
    unsigned int hash = 5381;

    for (; *match; match++)
        hash = hash * 33 + (unsigned char)*match;
    return &hub->table[hash % BUCKETS];
}

struct table *hub_loaded(struct hub *hub, const char *match)
{
    struct table *t = *bucket(hub, match);

    while (t && (t->spoilt || strcmp(t->id, match) != 0))
        t = t->next;
    return t;
}

static bool is_busy(const struct table *t)
{
    for (int seat = 0; seat < t->plan.seat_count; seat++)
        if (t->thought[seat].job)
            return true;
    return t->peers || t->changed || t->written || t->recall || table_owes_hooks(t);
}

static void note_looks(struct hub *hub)
{
    for (int i = 0; i < BUCKETS; i++)
        for (struct table *t = hub->table[i]; t; t = t->next)
            for (struct peer *p = t->peers; p; p = p->next)
                hub_look(t, p->door.key, LOOK_MS);
}

static void put_away(struct hub *hub, int64_t idle)
{
    int64_t now = hub_tick(hub);

    for (int i = 0; i < BUCKETS; i++)
        for (struct table **at = &hub->table[i]; *at;) {
            struct table *t = *at;

            if (is_busy(t) || (now - t->used < idle && !t->spoilt)) {
                at = &t->next;
                continue;
            }
            *at = t->next;
            hub->table_count--;
            table_free(t);
        }
}

void hub_add_table(struct hub *hub, struct table *t)
{
    struct table **place = bucket(hub, t->id);

    t->next = *place;
    *place = t;
    hub->table_count++;
    hub_table_changed(t);
}

void hub_make_room(struct hub *hub)
{
    if (hub->table_count >= HUB_TABLES_MAX)
        put_away(hub, 0);
}

/* -- pages -- */

struct peer *hub_meet(struct hub *hub, void (*wake)(struct peer *), void *user)
{
    struct peer *p;

    if (hub->peer_count >= HUB_PEERS_MAX)
        return NULL;
    p = base_alloc(sizeof *p);
    peer_start(p, hub, wake, user);
    hub->peer_count++;
    return p;
}

static void leave_table(struct peer *p)
{
    struct table *t = p->table;
    struct peer **at;

    if (!t)
        return;
    table_recall_without(t, p);
    for (at = &t->peers; *at != p;)
        at = &(*at)->next;
    *at = p->next;
    for (int seat = 0; seat < t->plan.seat_count; seat++)
        if (p->door.seats & ENG_SEAT(seat))
            t->gone_since[seat] = hub_tick(p->hub);
    hub_look(t, p->door.key, LEFT_MS);
    if (table_owes_hooks(t))
        hub_wake_in(p->hub, 0);
    table_touch(t);
}

void hub_part(struct peer *p)
{
    struct hub *hub = p->hub;

    leave_table(p);
    if (p->wait.ready)
        hub_await_no_more(hub, &p->wait);
    if (p->touched) {
        int i = 0;
        while (hub->touched[i] != p)
            i++;
        hub->touched[i] = hub->touched[--hub->touched_count];
    }
    peer_end(p);
    hub->peer_count--;
    base_free(p);
}

/* -- what is due -- */

static void take_answers(struct hub *hub)
{
    struct bots_answer answer;

    workers_take(hub->workers);
    while (bots_take(hub->bots, &answer)) {
        struct table *t = hub_loaded(hub, answer.match);
        if (t)
            table_take_answer(t, &answer);
    }
}

/* What is due by the clock: bots that waited for their time, progress to be told. */
static void take_time(struct hub *hub)
{
    int64_t now = hub_tick(hub);

    if (hub->wake_at < 0 || now < hub->wake_at)
        return;
    hub->wake_at = -1;
    for (int i = 0; i < BUCKETS; i++)
        for (struct table *t = hub->table[i]; t; t = t->next) {
            int64_t next = table_release(t, now);

            if (next >= 0)
                hub_wake_in(hub, next);
            next = table_tell_thoughts(t, now);
            if (next >= 0)
                hub_wake_in(hub, next);
            next = table_pay_hooks(t, now);
            if (next >= 0)
                hub_wake_in(hub, next);
            if (now >= hub->retry_at)
                table_wake_bots(t);
        }
}

static void take_late(struct hub *hub)
{
    if (hub->late_at < 0 || hub_tick(hub) < hub->late_at)
        return;
    hub->late_at = -1;
    hub_pay_late(hub);
}

/* -- the turn -- */

int64_t hub_turn(struct hub *hub)
{
    int64_t now = hub_tick(hub);
    bool tidies = now - hub->tidied_at > TIDY_MS;

    take_answers(hub);
    take_late(hub);
    take_time(hub);
    if (tidies)
        note_looks(hub);
    keep(hub);
    tell_all(hub);
    if (tidies) {
        hub->tidied_at = now;
        put_away(hub, IDLE_MS);
        openings_tidy(hub->openings, now);
    }
    hub_expire(hub);
    if (hub->write_count || hub->changed_count)
        return 0;
    if (hub->wake_at < 0)
        return -1;
    return hub->wake_at > now ? hub->wake_at - now : 0;
}
