/* table_say.c -- what pages are told about a table: the welcome, and what is around the match. */

#include <stdio.h>

#include "server/table/hub.h"
#include "server/table/table.h"

/* -- the match -- */

static const char *watch_token(const struct table *t)
{
    for (int i = 0; i < t->door_count; i++)
        if (t->door[i].kind == STORE_WATCH)
            return t->door[i].token;
    return NULL;
}

static void put_seat(const struct table *t, int seat, struct jout *j)
{
    const struct plan_seat *s = &t->plan.seat[seat];

    jout_object(j);
    jout_key_int(j, "seat", seat);
    jout_key(j, "name");
    plan_write_seat_name(t->plan.box, &t->plan.core, seat, j);
    jout_key_int(j, "side", t->plan.core.side[seat]);
    jout_key_string(j, "who", s->bot ? "bot" : "person");
    if (s->bot)
        jout_key_string(j, "bot", s->bot->name);
    jout_key_string(j, "player", s->player[0] ? s->player : NULL);
    jout_end_object(j);
}

void table_say_match(const struct table *t, struct jout *j)
{
    jout_key_string(j, "match", t->id);
    jout_key_string(j, "game", t->plan.box->game->book->game);
    plan_write_title(&t->plan, j);
    jout_key(j, "options");
    plan_write_options(&t->plan, j);
    jout_key_string(j, "promise", match_journal(t->m)->promise);
    jout_key_int(j, "created", t->created);
    jout_key(j, "seats");
    jout_array(j);
    for (int seat = 0; seat < t->plan.seat_count; seat++)
        put_seat(t, seat, j);
    jout_end_array(j);
    plan_write_link(j, "watch", watch_token(t));
    jout_key(j, "clock");
    plan_write_clock(&t->plan, j);
    jout_key_int(j, "pace", t->plan.pace);
    jout_key(j, "until");
    int64_t until = expiry_until(t->hub, &t->standing);
    until >= 0 ? jout_int(j, until) : jout_null(j);
}

/* -- the welcome -- */

static void put_chat(void *user, int seat, int64_t at, const char *body)
{
    struct jout *j = user;

    jout_object(j);
    jout_key_int(j, "from", seat);
    jout_key_int(j, "at", at);
    jout_key_string(j, "text", body);
    jout_end_object(j);
}

/* A paper of one seat's own: its note, or how far it has read.  Empty when it cannot be had. */
static void read_own(const struct peer *p, const char *what, struct text *out)
{
    char name[24];
    struct err err;

    text_clear(out);
    if (p->eye < 0)
        return;
    snprintf(name, sizeof name, "%s %d", what, p->eye);
    if (!store_paper_get(hub_store(p->hub), p->table->id, name, out, &err))
        err_print(&err);
}

static void put_own(const struct peer *p, const char *note_key, struct jout *j)
{
    struct text paper = { 0 };
    int64_t seen = 0;

    read_own(p, "seen", &paper);
    words_int(text_str(&paper), 0, INT32_MAX, &seen);
    jout_key_int(j, "seen", seen);
    read_own(p, "note", &paper);
    jout_key_string(j, note_key, p->eye >= 0 ? text_str(&paper) : NULL);
    jout_key_string(j, "hook", p->eye >= 0 ? p->table->hook[p->eye].url : NULL);
    text_free(&paper);
}

static void put_you(const struct peer *p, struct jout *j)
{
    jout_key(j, "you");
    jout_object(j);
    plan_write_seat_set(j, "seats", p->door.seats);
    jout_key_bool(j, "owner", p->door.kind == STORE_OWNER);
    jout_key_int(j, "eye", p->eye);
    jout_end_object(j);
}

void table_say_welcome(struct peer *p, const int64_t *re)
{
    struct message m;
    struct err err;

    message_begin_re(&m, MESSAGE_WELCOME, re);
    put_you(p, &m.j);
    jout_key(&m.j, "match");
    jout_object(&m.j);
    table_say_match(p->table, &m.j);
    jout_end_object(&m.j);
    put_own(p, "note", &m.j);
    jout_key(&m.j, "chat");
    jout_array(&m.j);
    if (p->door.seats &&
        !store_talk_read(hub_store(p->hub), p->table->id, p->door.seats, put_chat, &m.j, &err))
        err_print(&err);
    jout_end_array(&m.j);
    message_put_first(&m, p);
}

void table_say_note(struct peer *p)
{
    struct message m;

    message_begin(&m, MESSAGE_NOTE);
    jout_key_int(&m.j, "seat", p->eye);
    put_own(p, "text", &m.j);
    message_put_first(&m, p);
}

/* -- around the match -- */

static void put_here(const struct table *t, struct jout *j)
{
    int watchers = 0;

    jout_key(j, "here");
    jout_array(j);
    for (int seat = 0; seat < t->plan.seat_count; seat++) {
        int here = t->plan.seat[seat].bot != NULL;
        for (const struct peer *p = t->peers; p; p = p->next)
            here += (p->door.seats & ENG_SEAT(seat)) != 0;
        jout_int(j, here);
    }
    jout_end_array(j);
    for (const struct peer *p = t->peers; p; p = p->next)
        watchers += p->door.seats == 0;
    jout_key_int(j, "watchers", watchers);
}

static void put_clock(const struct table *t, int64_t now, struct jout *j)
{
    jout_key(j, "clock");
    if (t->clock.terms.kind == CLOCK_NONE) {
        jout_null(j);
        return;
    }
    jout_object(j);
    jout_key(j, "left");
    jout_array(j);
    for (int seat = 0; seat < t->plan.seat_count; seat++)
        jout_int(j, clock_left(&t->clock, seat, now));
    jout_end_array(j);
    plan_write_seat_set(j, "running", t->clock.running);
    jout_end_object(j);
}

static void put_asks(const struct table *t, struct jout *j)
{
    jout_key(j, "asks");
    jout_array(j);
    for (int what = 0; what < TABLE_QUESTIONS; what++) {
        if (!t->ask[what].open)
            continue;
        jout_object(j);
        jout_key_string(j, "what", table_question_name[what]);
        jout_key_int(j, "by", t->ask[what].by);
        plan_write_seat_set(j, "waiting", t->ask[what].waiting);
        jout_end_object(j);
    }
    jout_end_array(j);
}

static void put_ending(const struct table *t, struct jout *j)
{
    jout_key(j, "ending");
    if (t->ending.why == END_NONE) {
        jout_null(j);
        return;
    }
    jout_object(j);
    jout_key_string(j, "why", table_end_name[t->ending.why]);
    plan_write_seat_set(j, "winners", t->ending.winners);
    jout_key_int(j, "by", t->ending.by);
    jout_end_object(j);
}

static void put_seed(const struct table *t, struct jout *j)
{
    char hex[SEED_HEX];

    if (table_is_over(t))
        seed_to_hex(&match_journal(t->m)->seed, hex);
    jout_key_string(j, "seed", table_is_over(t) ? hex : NULL);
}

/* Whether a seat that people are invited to is taken, and since when, is no secret; the invitation is
 * for whoever sends it, and the token of a seat that is taken for nobody. */
static void put_invited(const struct peer *p, int64_t tick, struct jout *j)
{
    const struct table *t = p->table;
    bool owner = p->door.kind == STORE_OWNER;

    jout_key(j, "invited");
    jout_array(j);
    for (int seat = 0; seat < t->plan.seat_count; seat++) {
        const struct store_door *door = table_door_of(t, seat);
        int64_t idle = owner ? table_idle_from(t, seat, tick) : -1;

        if (!door)
            continue;
        jout_object(j);
        jout_key_int(j, "seat", seat);
        jout_key_bool(j, "taken", door->kind != STORE_INVITE);
        jout_key_int(j, "since", door->since);
        plan_write_invitation(j, "link", owner && door->kind == STORE_INVITE ? door->token : NULL);
        jout_key(j, "idle");
        idle >= 0 && door->kind != STORE_INVITE ? jout_int(j, hub_day_of(p->hub, idle))
                                                : jout_null(j);
        jout_end_object(j);
    }
    jout_end_array(j);
}

static void put_claim(const struct peer *p, int64_t tick, struct jout *j)
{
    int64_t claim = table_claim_time(p->table, p->eye, tick);

    jout_key(j, "claim");
    claim >= 0 ? jout_int(j, hub_day_of(p->hub, claim)) : jout_null(j);
}

void table_say_around(struct peer *p)
{
    struct table *t = p->table;
    int64_t tick = hub_tick(t->hub);
    struct message m;

    message_begin(&m, MESSAGE_TABLE);
    jout_key_int(&m.j, "now", hub_now(t->hub));
    put_here(t, &m.j);
    put_clock(t, tick, &m.j);
    jout_key_bool(&m.j, "paused", t->paused);
    jout_key(&m.j, "advised");
    table_gives_advice(t) ? jout_bool(&m.j, t->advised) : jout_null(&m.j);
    put_asks(t, &m.j);
    put_ending(t, &m.j);
    put_claim(p, tick, &m.j);
    put_invited(p, tick, &m.j);
    put_seed(t, &m.j);
    table_put_dice(t, &m.j);
    table_put_lesson(t, p->eye, p->lang, &m.j);
    jout_key_string(&m.j, "status", table_status_name[table_status(t)]);
    message_post(&m, &p->out);
}
