/* talk_seat.c -- what those at the table ask of each other, and what they may do without asking:
 * questions, claims, the end of a match, and to whom a seat belongs. */

#include <string.h>

#include "server/table/talk.h"

static const char looks_on[] = "this link is for looking on";

static bool is_looker(const struct talk *talk)
{
    return talk->p->door.seats == 0 && talk->p->door.kind != STORE_OWNER;
}

/* -- by consent, and without -- */

/* The last of the names is no question that a seat asks: whoever made the match does (`invite`). */
static bool read_question(struct talk *talk, int count, enum table_question *out)
{
    const char *what;

    if (!talk_string(talk, "what", &what))
        return false;
    for (int i = 0; i < count; i++)
        if (strcmp(table_question_name[i], what) == 0) {
            *out = (enum table_question)i;
            return true;
        }
    return err_set(&talk->err, NULL,
                   count == TABLE_QUESTIONS ? "what is takeback, pause, draw, advice or invite"
                                            : "what is takeback, pause, draw or advice");
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

    if (!read_question(talk, ASK_INVITE, &what))
        talk_refuse_form(talk);
    else if (may_question(talk, what, false))
        talk_settle(talk, table_put_question(p->table, what, p->eye, &talk->why));
}

void talk_on_withdraw(struct talk *talk)
{
    struct peer *p = talk->p;
    enum table_question what = ASK_TAKEBACK;

    if (!read_question(talk, TABLE_QUESTIONS, &what)) {
        talk_refuse_form(talk);
    } else if (may_question(talk, what, true)) {
        bool owners = what == ASK_INVITE && p->door.kind == STORE_OWNER;
        int by = owners ? TABLE_WATCHERS : p->eye;
        talk_settle(talk, table_withdraw(p->table, what, by, &talk->why));
    }
}

void talk_on_answer(struct talk *talk)
{
    struct peer *p = talk->p;
    const json_t *yes = json_object_get(talk->json, "yes");
    enum table_question what = ASK_TAKEBACK;

    if (!json_is_boolean(yes))
        talk_refuse(talk, CODE_MALFORMED, "yes is true or false");
    else if (!read_question(talk, TABLE_QUESTIONS, &what))
        talk_refuse_form(talk);
    else if (may_question(talk, what, false))
        talk_settle(talk, table_answer(p->table, what, p->eye, json_is_true(yes), &talk->why));
}

static bool may_act(struct talk *talk)
{
    return talk_is_seated(talk) && talk_is_going_on(talk);
}

/* How far a take-back would go; nothing happens, and nobody is told. */
void talk_on_back(struct talk *talk)
{
    struct message m;

    if (!may_act(talk))
        return;
    message_begin_re(&m, MESSAGE_BACK, talk->re);
    jout_key_int(&m.j, "decisions", table_takes_back(talk->p->table, talk->p->eye));
    message_put(&m, talk->p, PEER_ANSWER, talk->re);
}

void talk_on_resume(struct talk *talk)
{
    if (may_act(talk))
        talk_settle(talk, table_resume(talk->p->table, &talk->why));
}

void talk_on_resign(struct talk *talk)
{
    if (may_act(talk))
        talk_settle(talk, table_resign(talk->p->table, talk->p->eye));
}

void talk_on_claim(struct talk *talk)
{
    if (may_act(talk))
        talk_settle(talk, table_claim(talk->p->table, talk->p->eye, &talk->why));
}

void talk_on_hurry(struct talk *talk)
{
    if (!talk_is_going_on(talk))
        return;
    if (is_looker(talk))
        talk_refuse(talk, CODE_NOT_YOUR_SEAT, looks_on);
    else if (!table_hurry(talk->p->table))
        talk_refuse(talk, CODE_NOT_NOW, "no bot is thinking");
    else
        peer_done(talk->p, talk->re);
}

/* -- doors -- */

static void say_renewed(struct talk *talk)
{
    struct message m;

    message_begin_re(&m, MESSAGE_RENEWED, talk->re);
    plan_write_link(&m.j, "link", talk->p->door.token);
    message_put(&m, talk->p, PEER_ANSWER, talk->re);
}

void talk_on_renew(struct talk *talk)
{
    struct peer *p = talk->p;

    if (is_looker(talk)) {
        talk_refuse(talk, CODE_NOT_YOUR_SEAT, looks_on);
    } else if (!talk_may_write(p)) {
        talk_refuse(talk, CODE_TOO_FAST, talk_too_fast);
    } else if (!table_renew(p, &talk->err)) {
        err_print(&talk->err);
        talk_refuse(talk, CODE_NOT_KEPT, talk->err.reason);
    } else {
        say_renewed(talk);
    }
}

static bool is_owner(struct talk *talk)
{
    if (talk->p->door.kind == STORE_OWNER)
        return true;
    talk_refuse(talk, CODE_NOT_YOUR_SEAT, "only whoever made the match may do that");
    return false;
}

void talk_on_invite(struct talk *talk)
{
    int64_t seat;

    if (!talk_int(talk, "seat", 0, ENG_SEATS - 1, &seat))
        talk_refuse_form(talk);
    else if (!is_owner(talk) || !talk_is_going_on(talk))
        return;
    else if (!talk_may_write(talk->p))
        talk_refuse(talk, CODE_TOO_FAST, talk_too_fast);
    else
        talk_settle(talk, table_offer_seat(talk->p->table, (int)seat, &talk->why));
}

/* No side wins by it: a match that its maker would lose is lost by resigning. */
void talk_on_close(struct talk *talk)
{
    if (!is_owner(talk) || !talk_is_going_on(talk))
        return;
    table_end(talk->p->table, END_CLOSED, 0, TABLE_WATCHERS);
    peer_done(talk->p, talk->re);
}
