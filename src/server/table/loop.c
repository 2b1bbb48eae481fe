/* loop.c -- the turns of the loop: gather, commit, tell. */

#include "server/table/loop.h"

#include <string.h>

#include "base/json_kept.h"

#include "server/table/hub_local.h"
#include "server/table/late.h"
#include "server/table/opening.h"
#include "server/table/tables.h"
#include "server/table/talk.h"

enum {
    RETRY_MS = 2000,
    TIDY_MS = 60000,
    IDLE_MS = 10 * 60000,
    KEPT = 4 << 20,       /* bytes, of parts of views */
    LEFT_MS = 10 * 60000, /* that somebody has gone is written down, unless he was seen just now */
};

/* -- beginning and end -- */

struct hub *loop_open(const struct loop_world *world)
{
    struct hub *hub = base_alloc(sizeof *hub);

    hub->store = world->store;
    hub->now = world->now;
    hub->tick = world->tick;
    hub->wake_at = -1;
    hub->late_at = -1;
    hub->started = hub->tick();
    hub->expiry.terms = expiry_usual;
    hub->workers = world->workers;
    hub->bots = bots_new(hub->workers);
    hub->openings = openings_new(hub);
    hub->kept = jkept_new(KEPT);
    return hub;
}

bool loop_close(struct hub *hub)
{
    bool quiet = workers_free(hub->workers);

    if ((hub->herald.free && !hub->herald.free(hub->herald.it)) || !quiet)
        return false;
    openings_free(hub->openings);
    bots_free(hub->bots);
    tables_free(hub);
    writes_forget(hub);
    base_free(hub->write);
    base_free(hub->changed);
    base_free(hub->touched);
    text_free(&hub->text.text);
    jparts_free(&hub->text.parts);
    base_free(hub->view.state);
    jkept_free(hub->kept);
    base_free(hub);
    return true;
}

/* -- when it could not be kept -- */

static void send_all_away(struct table *t, const struct err *err)
{
    for (struct peer *p = t->peers; p; p = p->next)
        peer_send_away(p, CODE_NOT_KEPT, err->reason, 1011);
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
            peer_refuse(p, a->has_re ? &a->re : NULL, CODE_NOT_KEPT,
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
    writes_forget(hub);
}

static void keep(struct hub *hub)
{
    struct err err = { 0 };

    if (!writes_keep(hub, &err))
        revert(hub, &err);
}

/* -- telling -- */

static void say_done(struct peer *p, const struct peer_answer *a)
{
    struct message m;

    message_begin_re(&m, MESSAGE_DONE, a->has_re ? &a->re : NULL);
    jout_key_int(&m.j, "seq", (int64_t)p->seq);
    message_post(&m, &p->out);
}

static void say_answer(struct peer *p, struct peer_answer *a)
{
    if (a->kind == PEER_CLAIM || a->kind == PEER_KEPT)
        say_done(p, a);
    else
        letters_add(&p->out, text_str(&a->text), a->text.length);
    peer_free_answer(a);
}

static void say_answers(struct peer *p)
{
    struct peer_answer *a, *bye = NULL;

    while ((a = peer_take_answer(p))) {
        if (a->kind == PEER_BYE && !bye) {
            bye = a;
            continue;
        }
        say_answer(p, a);
    }
    if (bye)
        say_answer(p, bye);
}

static bool must_see(struct peer *p)
{
    struct table *t = p->table;

    if (p->wants_state)
        return true;
    return (t->changed || p->unsure) && eye_settle(t, p->eye) && eye_of(t, p->eye)->seq != p->seq;
}

static bool is_late(const struct peer *p)
{
    return p->behind || p->out.bytes > HUB_AHEAD_MAX;
}

/* It does not read as fast as it is told.  Nothing is added to what is under way, and nothing made for
 * it; that something may have changed is remembered, since the next turn does not know it. */
static void put_off(struct peer *p)
{
    p->behind = true;
    peer_settle_answers(p);
    if (p->table && p->table->changed)
        p->unsure = true;
    if (p->waiting + p->front.bytes > HUB_WAIT_MAX)
        peer_drop(p);
}

void loop_caught_up(struct peer *p)
{
    if (!p->behind)
        return;
    p->behind = false;
    hub_peer_touched(p);
}

static void say_all(struct peer *p)
{
    letters_move(&p->front, &p->out);
    if (p->table && p->wants_table)
        table_say_around(p);
    if (p->table && must_see(p))
        eye_send(p);
    p->wants_state = p->wants_table = p->unsure = false;
    say_answers(p);
}

static void tell(struct peer *p)
{
    if (is_late(p))
        put_off(p);
    else
        say_all(p);
    p->wake(p);
}

static void touch_pages(struct hub *hub)
{
    for (int i = 0; i < hub->changed_count; i++)
        for (struct peer *p = hub->changed[i]->peers; p; p = p->next)
            if (p->wants_state || p->wants_table || is_late(p) || must_see(p))
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
        eye_rest(t);
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

/* -- pages -- */

struct peer *loop_meet(struct hub *hub, void (*wake)(struct peer *), void *user)
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
    table_advise_without(t, p);
    for (at = &t->peers; *at != p;)
        at = &(*at)->next;
    *at = p->next;
    for (int seat = 0; seat < t->plan.seat_count; seat++)
        if (p->door.seats & ENG_SEAT(seat))
            t->gone_since[seat] = hub_tick(p->hub);
    table_look(t, p->door.key, LEFT_MS);
    if (table_owes_hooks(t))
        hub_wake_in(p->hub, 0);
    table_touch(t);
}

void loop_part(struct peer *p)
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

/* A table that was being taken back has heard nothing meanwhile. */
static void hear_after_recalls(struct hub *hub)
{
    for (int i = 0; i < hub->changed_count; i++)
        for (struct peer *p = hub->changed[i]->peers, *next; p; p = next) {
            next = p->next;
            if (p->held.first && !p->table->recall)
                talk_hear_held(p);
        }
}

static void take_answers(struct hub *hub)
{
    struct bots_answer answer;

    workers_take(hub->workers);
    hear_after_recalls(hub);
    while (bots_take(hub->bots, &answer)) {
        struct table *t = tables_loaded(hub, answer.match);
        if (t)
            table_take_answer(t, &answer);
    }
}

static void wake_again(struct hub *hub, int64_t ms)
{
    if (ms >= 0)
        hub_wake_in(hub, ms);
}

static void take_due(struct table *t)
{
    int64_t now = hub_tick(t->hub);

    wake_again(t->hub, table_release(t, now));
    wake_again(t->hub, table_tell_thoughts(t, now));
    wake_again(t->hub, table_pay_hooks(t, now));
    if (now >= t->hub->retry_at)
        table_wake_bots(t);
}

/* What is due by the clock: bots that waited for their time, progress to be told. */
static void take_time(struct hub *hub)
{
    int64_t now = hub_tick(hub);

    if (hub->wake_at < 0 || now < hub->wake_at)
        return;
    hub->wake_at = -1;
    tables_each(hub, take_due);
}

static void take_late(struct hub *hub)
{
    if (hub->late_at < 0 || hub_tick(hub) < hub->late_at)
        return;
    hub->late_at = -1;
    late_pay(hub);
}

/* -- the turn -- */

int64_t loop_turn(struct hub *hub)
{
    int64_t now = hub_tick(hub);
    bool tidies = now - hub->tidied_at > TIDY_MS;

    take_answers(hub);
    take_late(hub);
    take_time(hub);
    if (tidies)
        tables_note_looks(hub);
    keep(hub);
    tell_all(hub);
    if (tidies) {
        hub->tidied_at = now;
        tables_put_away(hub, IDLE_MS);
        openings_tidy(hub->openings, now);
    }
    expiry_step(hub);
    if (hub->write_count || hub->changed_count)
        return 0;
    if (hub->wake_at < 0)
        return -1;
    return hub->wake_at > now ? hub->wake_at - now : 0;
}
