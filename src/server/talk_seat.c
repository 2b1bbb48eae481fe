/* talk_seat.c -- what those at the table ask of each other, and what they may do without asking:
 * questions, claims, the end of a match, and to whom a seat belongs. */

#include <stdio.h>
#include <string.h>

#include "server/talk.h"

/* -- by consent, and without -- */

/* The last of the names is no question that a seat asks: whoever made the match does (`invite`). */
static bool read_question(struct talk *talk, int count, enum table_question *out)
{
    static const char *const name[] = { "takeback", "pause", "draw", "invite" };
    const char *what;

    if (!talk_string(talk, "what", &what))
        return false;
    for (int i = 0; i < count; i++)
        if (strcmp(name[i], what) == 0) {
            *out = (enum table_question)i;
            return true;
        }
    return err_set(&talk->err, NULL,
                   count == TABLE_QUESTIONS ? "what is takeback, pause, draw or invite"
                                            : "what is takeback, pause or draw");
}

/* Whoever made a match may have no seat in it, and still has asked something. */
static bool may_question(struct talk *talk, enum table_question what, bool withdraws)
{
    if (what == ASK_INVITE && withdraws && talk->p->door.kind == STORE_OWNER)
        return talk_is_going_on(talk);
    return talk_is_seated(talk) && talk_is_going_on(talk);
}

void talk_on_ask(struct talk *talk)
{
    struct peer *p = talk->p;
    enum table_question what = ASK_TAKEBACK;
    const char *code, *why = "";

    if (!read_question(talk, ASK_INVITE, &what)) {
        talk_refuse_form(talk);
    } else if (may_question(talk, what, false)) {
        code = table_put_question(p->table, what, p->eye, &why);
        talk_settle(talk, code, why);
    }
}

void talk_on_withdraw(struct talk *talk)
{
    struct peer *p = talk->p;
    enum table_question what = ASK_TAKEBACK;
    const char *code, *why = "";

    if (!read_question(talk, TABLE_QUESTIONS, &what)) {
        talk_refuse_form(talk);
    } else if (may_question(talk, what, true)) {
        bool owners = what == ASK_INVITE && p->door.kind == STORE_OWNER;
        code = table_withdraw(p->table, what, owners ? TABLE_WATCHERS : p->eye, &why);
        talk_settle(talk, code, why);
    }
}

void talk_on_answer(struct talk *talk)
{
    struct peer *p = talk->p;
    const json_t *yes = json_object_get(talk->json, "yes");
    enum table_question what = ASK_TAKEBACK;
    const char *code, *why = "";

    if (!json_is_boolean(yes)) {
        talk_refuse(talk, "malformed", "yes is true or false");
    } else if (!read_question(talk, TABLE_QUESTIONS, &what)) {
        talk_refuse_form(talk);
    } else if (may_question(talk, what, false)) {
        code = table_answer(p->table, what, p->eye, json_is_true(yes), &why);
        talk_settle(talk, code, why);
    }
}

void talk_on_resume(struct talk *talk)
{
    struct table *t = talk->p->table;

    if (!talk_is_seated(talk) || !talk_is_going_on(talk))
        return;
    if (!t->paused) {
        talk_refuse(talk, "not-now", "the match is not paused");
        return;
    }
    t->paused = false;
    clock_resume(&t->clock, table_core(t)->active & table_persons(t), hub_tick(t->hub));
    table_keep_around(t);
    table_touch(t);
    hub_done(talk->p, talk->re);
}

void talk_on_resign(struct talk *talk)
{
    struct table *t = talk->p->table;
    int seat = talk->p->eye;

    if (!talk_is_seated(talk) || !talk_is_going_on(talk))
        return;
    table_end(t, END_RESIGNED, table_other_sides(t, seat), seat);
    hub_done(talk->p, talk->re);
}

void talk_on_claim(struct talk *talk)
{
    struct table *t = talk->p->table;
    int seat = talk->p->eye;
    int64_t now = hub_tick(t->hub);

    if (!talk_is_seated(talk) || !talk_is_going_on(talk))
        return;
    int64_t from = table_claim_time(t, seat, now);
    if (from < 0 || from > now) {
        talk_refuse(talk, "not-now", "nobody has been waited for long enough");
        return;
    }
    const struct eng_core *core = table_core(t);
    eng_seats own_side = 0;
    for (int other = 0; other < core->seat_count; other++)
        if (core->side[other] == core->side[seat])
            own_side |= ENG_SEAT(other);
    table_end(t, END_CLAIMED, own_side, seat);
    hub_done(talk->p, talk->re);
}

void talk_on_hurry(struct talk *talk)
{
    struct peer *p = talk->p;

    if (!talk_is_going_on(talk))
        return;
    if (p->door.seats == 0 && p->door.kind != STORE_OWNER)
        talk_refuse(talk, "not-your-seat", "this link is for looking on");
    else if (!table_hurry(p->table))
        talk_refuse(talk, "not-now", "no bot is thinking");
    else
        hub_done(p, talk->re);
}

/* -- doors -- */

static void say_renewed(struct talk *talk)
{
    struct text out = { 0 };
    struct jout j;
    char link[STORE_TOKEN + 4];

    snprintf(link, sizeof link, "/m/%s", talk->p->door.token);
    jout_start(&j, &out);
    jout_object(&j);
    jout_key_string(&j, "type", "renewed");
    talk_put_re(&j, talk->re);
    jout_key_string(&j, "link", link);
    jout_end_object(&j);
    jout_done(&j);
    peer_put_answer(talk->p, PEER_ANSWER, talk->re, &out);
    hub_peer_touched(talk->p);
}

void talk_on_renew(struct talk *talk)
{
    struct peer *p = talk->p;

    if (p->door.seats == 0 && p->door.kind != STORE_OWNER) {
        talk_refuse(talk, "not-your-seat", "this link is for looking on");
        return;
    }
    if (!talk_may_write(p)) {
        talk_refuse(talk, "too-fast", talk_too_fast);
        return;
    }
    if (!hub_renew(p, &talk->err)) {
        err_print(&talk->err);
        talk_refuse(talk, "not-kept", talk->err.reason);
        return;
    }
    say_renewed(talk);
}

static bool is_owner(struct talk *talk)
{
    if (talk->p->door.kind == STORE_OWNER)
        return true;
    talk_refuse(talk, "not-your-seat", "only whoever made the match may do that");
    return false;
}

/* A seat that waits for somebody is given away at once, and so is one whose holder is gone by the
 * clock; else it is his to say. */
static const char *invite(struct talk *talk, int seat, const char **why)
{
    struct table *t = talk->p->table;
    const struct store_door *door = hub_door_of(t, seat);
    int64_t now = hub_tick(t->hub), idle = table_idle_from(t, seat, now);

    if (!door) {
        *why = "nobody can be invited to this seat";
        return "not-now";
    }
    if (door->kind != STORE_INVITE && (idle < 0 || idle > now))
        return table_ask_for_seat(t, seat, why);
    if (hub_invite(t, seat, &talk->err))
        return NULL;
    err_print(&talk->err);
    *why = talk->err.reason;
    return "not-kept";
}

void talk_on_invite(struct talk *talk)
{
    const char *code, *why = "";
    int64_t seat;

    if (!talk_int(talk, "seat", 0, ENG_SEATS - 1, &seat)) {
        talk_refuse_form(talk);
    } else if (is_owner(talk) && talk_is_going_on(talk)) {
        code = "too-fast";
        why = talk_too_fast;
        if (talk_may_write(talk->p))
            code = invite(talk, (int)seat, &why);
        talk_settle(talk, code, why);
    }
}

/* No side wins by it: a match that its maker would lose is lost by resigning. */
void talk_on_close(struct talk *talk)
{
    if (!is_owner(talk) || !talk_is_going_on(talk))
        return;
    table_end(talk->p->table, END_CLOSED, 0, TABLE_WATCHERS);
    hub_done(talk->p, talk->re);
}
