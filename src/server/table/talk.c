/* talk.c -- what pages say: read strictly, judged, carried out or refused.
 *
 * Every message gets an answer, whatever it is; nothing that a page sends is believed. */

#include <stdio.h>
#include <string.h>

#include "engine/sabotage.h"
#include "server/table/door.h"
#include "server/table/talk.h"

enum {
    ACTION_MAX = 200,
    MESSAGES = 2000,
    MESSAGES_PER_SECOND = 1000,
    VISITS = 200, /* hello and sit: a whole table is read from the disk, and told */
    VISITS_PER_SECOND = 10,
    DRAWINGS = 200, /* overlays: each is a search over the map */
    DRAWINGS_PER_SECOND = 20,
    LOOK_MS = 60 * 60000, /* so often is it written down that somebody is here */
};

const char talk_too_fast[] = "too much at once; wait a moment";

/* -- refusing -- */

static void put_rule(struct jout *j, const struct table *t, eng_ruleno why, enum lang lang)
{
    const struct eng_rule *rule = &t->plan.box->game->book->rules[why];

    jout_key(j, "rule");
    jout_object(j);
    jout_key_string(j, "id", rule->id);
    jout_key_string(j, "rule", rule->cite);
    jout_key_string(j, "statement", rule->statement[lang]);
    jout_end_object(j);
}

void talk_refuse_by(struct talk *talk, enum code code, const char *reason, eng_ruleno why)
{
    struct message m;

    message_begin_re(&m, MESSAGE_REFUSED, talk->re);
    jout_key_string(&m.j, "code", code_word(code));
    jout_key_string(&m.j, "reason", reason);
    put_rule(&m.j, talk->p->table, why, talk->p->lang);
    message_put(&m, talk->p, PEER_ANSWER, talk->re);
}

void talk_refuse(struct talk *talk, enum code code, const char *reason)
{
    peer_refuse(talk->p, talk->re, code, reason);
}

/* What the reader of a message complained of. */
void talk_refuse_form(struct talk *talk)
{
    talk_refuse(talk, CODE_MALFORMED, talk->err.reason);
}

void talk_settle(struct talk *talk, enum code code)
{
    if (code == CODE_LATER)
        table_recall_for(talk->p->table, talk->p, talk->re);
    else if (code)
        talk_refuse(talk, code, talk->why);
    else
        peer_done(talk->p, talk->re);
}

/* -- reading -- */

bool talk_int(struct talk *talk, const char *key, int64_t low, int64_t high, int64_t *out)
{
    return jin_int(talk->json, "", key, low, high, out, &talk->err);
}

bool talk_string(struct talk *talk, const char *key, const char **out)
{
    return jin_string(talk->json, "", key, out, &talk->err);
}

bool talk_has(const struct talk *talk, const char *key)
{
    return json_object_get(talk->json, key) != NULL;
}

/* -- who may -- */

/* Somebody who plays, at the eye he plays from. */
bool talk_is_seated(struct talk *talk)
{
    struct peer *p = talk->p;
    int64_t seat = p->eye;

    if (talk_has(talk, "seat") && !talk_int(talk, "seat", 0, ENG_SEATS - 1, &seat)) {
        talk_refuse_form(talk);
        return false;
    }
    if (p->eye >= 0 && seat == p->eye)
        return true;
    talk_refuse(talk, CODE_NOT_YOUR_SEAT,
                p->door.seats == 0 ? "this link is for looking on"
                : p->eye < 0       ? "no seat has been taken on this page yet"
                                   : "this page shows another seat");
    return false;
}

bool talk_is_going_on(struct talk *talk)
{
    const struct table *t = talk->p->table;

    if (match_frozen(t->m))
        talk_refuse(talk, CODE_FROZEN, match_answer_text(MATCH_FROZEN));
    else if (table_is_over(t))
        talk_refuse(talk, CODE_OVER, match_answer_text(MATCH_OVER));
    else
        return true;
    return false;
}

static bool is_fresh(struct talk *talk)
{
    struct peer *p = talk->p;
    int64_t seq;

    if (!talk_int(talk, "seq", 0, INT64_MAX, &seq)) {
        talk_refuse_form(talk);
        return false;
    }
    if (eye_settle(p->table, p->eye) && (uint64_t)seq == eye_of(p->table, p->eye)->seq)
        return true;
    p->wants_state = true;
    talk_refuse(talk, CODE_STALE, "something has happened since; this is the present state");
    return false;
}

static bool may_decide(struct talk *talk)
{
    if (!talk_is_seated(talk) || !talk_is_going_on(talk) || !is_fresh(talk))
        return false;
    if (match_sequence(talk->p->table->m) >= HUB_LINES_MAX)
        talk_refuse(talk, CODE_FULL, "this match has become too long to be kept");
    else if (talk->p->table->paused)
        talk_refuse(talk, CODE_PAUSED, "the match is paused");
    else
        return true;
    return false;
}

/* -- hello -- */

static bool choose_eye(struct talk *talk, int64_t seat)
{
    struct peer *p = talk->p;

    if (seat >= 0 && !(p->door.seats & ENG_SEAT(seat))) {
        talk_refuse(talk, CODE_NOT_YOUR_SEAT, "this link does not have that seat");
        return false;
    }
    p->eye = (int)seat;
    p->lines = 0;
    p->wants_state = true;
    eye_speak(p->table, p->eye, p->lang);
    return true;
}

/* The seat of a link that has just one; with several, nobody's view is shown unasked. */
static int64_t usual_eye(const struct store_door *door)
{
    for (int seat = 0; seat < ENG_SEATS; seat++)
        if (door->seats == ENG_SEAT(seat))
            return seat;
    return TABLE_WATCHERS;
}

/* -- while a match is being opened, or taken back -- */

void talk_hear_held(struct peer *p)
{
    struct letters all;

    letters_start(&all);
    letters_move(&p->held, &all);
    for (; all.first; letters_drop_first(&all))
        talk_hear(p, (char *)all.first->data + LETTER_PRE, all.first->length);
}

static void hear_held(struct hub_wait *w)
{
    w->ready = NULL;
    talk_hear_held(w->user);
}

static void wait_for_match(struct peer *p)
{
    p->wait.ready = hear_held;
    p->wait.user = p;
    hub_await(p->hub, p->door.match, &p->wait);
}

static void hold(struct talk *talk, const char *text, size_t length)
{
    struct peer *p = talk->p;

    if (p->held.bytes + length > PEER_HELD)
        talk_refuse(talk, CODE_TOO_FAST, talk_too_fast);
    else
        letters_add(&p->held, text, length);
}

static bool sit_down(struct talk *talk, const char *token)
{
    struct peer *p = talk->p;
    enum code code;
    struct table *t;

    if (p->table && strcmp(p->door.token, token) != 0) {
        talk_refuse(talk, CODE_NOT_YOUR_SEAT, "this page has said hello with another link");
        return false;
    }
    if (p->table)
        return true;
    t = door_find(p->hub, token, &p->door, &code, &talk->err);
    if (!t && code == CODE_OPENING) {
        wait_for_match(p);
        return false;
    }
    if (!t) {
        talk_refuse(talk, code, talk->err.reason);
        return false;
    }
    p->table = t;
    p->next = t->peers;
    t->peers = p;
    p->eye = TABLE_WATCHERS;
    if (p->door.seats)
        memcpy(t->caller, p->caller, sizeof t->caller);
    table_look(t, p->door.key, LOOK_MS);
    return true;
}

void talk_write_seen(struct peer *p, int64_t lines)
{
    char name[24], number[24];

    if (p->eye < 0)
        return;
    snprintf(name, sizeof name, "seen %d", p->eye);
    snprintf(number, sizeof number, "%lld", (long long)lines);
    hub_write_paper(p->table, name, number);
}

static bool may_take(struct talk *talk, struct quota *quota, int most, int per_second)
{
    if (quota_take(quota, most, per_second, hub_tick(talk->p->hub)))
        return true;
    talk_refuse(talk, CODE_TOO_FAST, talk_too_fast);
    return false;
}

static bool may_visit(struct talk *talk)
{
    return may_take(talk, &talk->p->visits, VISITS, VISITS_PER_SECOND);
}

static bool read_patches(struct talk *talk, bool *out)
{
    const json_t *wish = json_object_get(talk->json, "patches");

    if (wish && !json_is_boolean(wish))
        return err_set(&talk->err, NULL, "patches is true or false");
    if (wish)
        *out = json_is_true(wish);
    return true;
}

static void on_hello(struct talk *talk)
{
    struct peer *p = talk->p;
    const char *token, *lang;
    int64_t seat = 0, seen = -1;
    bool patches = p->patches;

    if (!may_visit(talk))
        return;
    if (!talk_string(talk, "token", &token) || !talk_string(talk, "lang", &lang) ||
        !read_patches(talk, &patches) ||
        (talk_has(talk, "seat") && !talk_int(talk, "seat", -1, ENG_SEATS - 1, &seat)) ||
        (talk_has(talk, "seen") && !talk_int(talk, "seen", 0, INT32_MAX, &seen))) {
        talk_refuse_form(talk);
        return;
    }
    if (strcmp(lang, "en") != 0 && strcmp(lang, "fr") != 0) {
        talk_refuse(talk, CODE_MALFORMED, "lang is en or fr");
        return;
    }
    bool fresh = p->table == NULL;
    if (!sit_down(talk, token))
        return;
    catalog_lang(lang, &p->lang);
    p->patches = patches;
    seat = talk_has(talk, "seat") ? seat : fresh ? usual_eye(&p->door) : p->eye;
    if (!choose_eye(talk, seat))
        return;
    if (seen >= 0)
        talk_write_seen(p, seen);
    table_say_welcome(p, talk->re);
    table_touch(p->table);
    hub_peer_touched(p);
}

static void on_sit(struct talk *talk)
{
    int64_t seat;

    if (!may_visit(talk))
        return;
    if (!talk_int(talk, "seat", -1, ENG_SEATS - 1, &seat)) {
        talk_refuse_form(talk);
        return;
    }
    if (!choose_eye(talk, seat))
        return;
    table_say_note(talk->p);
    talk->p->wants_table = true;
    peer_done(talk->p, talk->re);
}

/* -- deciding -- */

static bool read_action(struct talk *talk, struct eng_action *out)
{
    const struct eng_box *box = talk->p->table->plan.box;
    char copy[ACTION_MAX + 1];
    const char *action;
    struct words words;

    if (!talk_string(talk, "action", &action))
        return false;
    if (strlen(action) > ACTION_MAX && !SABOTAGE(BUG_ACTION))
        return err_set(&talk->err, NULL, "no action is that long");
    memcpy(copy, action, strlen(action) + 1);
    return words_cut(copy, &words, &talk->err) &&
           (words.count > 0 || err_set(&talk->err, NULL, "the action is empty")) &&
           eng_action_parse(box, &words, 0, out, &talk->err);
}

static enum code code_of(enum match_answer answer)
{
    switch (answer) {
    case MATCH_DONE:
        return CODE_NONE;
    case MATCH_REFUSED:
        return CODE_ILLEGAL;
    case MATCH_NOT_ASKED:
        return CODE_NOT_ASKED;
    case MATCH_OVER:
        return CODE_OVER;
    case MATCH_FROZEN:
        return CODE_FROZEN;
    case MATCH_NO_UNDO:
        return CODE_NO_UNDO;
    case MATCH_NOT_KEPT:
        return CODE_NOT_KEPT;
    }
    return CODE_NONE;
}

/* A sentence for what is wrong, where there is a better one than the rule's. */
static void put_why(struct jout *j, struct peer *p, const struct eng_action *a, eng_ruleno why)
{
    struct text words = { 0 };

    if (match_refusal(p->table->m, p->eye, a, why, p->lang, &words) && words.length)
        jout_key_string(j, "why", text_str(&words));
    text_free(&words);
}

static void put_refusal(struct jout *j, struct peer *p, enum match_answer answer,
                        const struct eng_action *a, eng_ruleno why)
{
    jout_key_string(j, "code", code_word(code_of(answer)));
    jout_key_string(j, "reason", match_answer_text(answer));
    if (!why)
        return;
    put_rule(j, p->table, why, p->lang);
    put_why(j, p, a, why);
}

static void refuse_deed(struct talk *talk, enum match_answer answer, const struct eng_action *a,
                        eng_ruleno why)
{
    struct peer *p = talk->p;
    struct message m;

    if (answer == MATCH_FROZEN)
        table_froze(p->table);
    message_begin_re(&m, MESSAGE_REFUSED, talk->re);
    put_refusal(&m.j, p, answer, a, why);
    message_put(&m, p, PEER_ANSWER, talk->re);
}

static void refuse_in_lesson(struct talk *talk, const struct lesson_refusal *tutor)
{
    if (tutor->because)
        talk_refuse_by(talk, CODE_LESSON, tutor->words, tutor->because);
    else
        talk_refuse(talk, CODE_LESSON, tutor->words);
}

/* "heard": he has read all that was said; "leave": he plays on without a tutor. */
static void on_lesson(struct talk *talk)
{
    const char *what;

    if (!talk_string(talk, "what", &what)) {
        talk_refuse_form(talk);
        return;
    }
    if (!talk_is_seated(talk))
        return;
    if (strcmp(what, "heard") == 0)
        table_hear_lesson(talk->p->table);
    else if (strcmp(what, "leave") == 0)
        table_leave_lesson(talk->p->table);
    else {
        talk_refuse(talk, CODE_MALFORMED, "what is heard or leave");
        return;
    }
    peer_done(talk->p, talk->re);
}

static void on_act(struct talk *talk)
{
    struct peer *p = talk->p;
    struct eng_action action;
    struct lesson_refusal tutor;
    eng_ruleno why = 0;

    if (!read_action(talk, &action)) {
        talk_refuse_form(talk);
        return;
    }
    if (!may_decide(talk))
        return;
    if (!table_lesson_lets(p->table, p->eye, &action, &tutor, p->lang)) {
        refuse_in_lesson(talk, &tutor);
        return;
    }
    table_forgo_dice(p->table, p->door.seats);
    enum match_answer answer = match_play(p->table->m, p->eye, &action, &why);
    if (answer != MATCH_DONE) {
        refuse_deed(talk, answer, &action, why);
        return;
    }
    table_moved(p->table);
    peer_done(p, talk->re);
}

static void on_undo(struct talk *talk)
{
    struct peer *p = talk->p;

    if (!may_decide(talk))
        return;
    enum match_answer answer = table_undo(p->table, p->eye);
    if (answer != MATCH_DONE) {
        refuse_deed(talk, answer, NULL, 0);
        return;
    }
    table_recall_bots(p->table);
    table_moved(p->table);
    peer_done(p, talk->re);
}

static void on_advise(struct talk *talk)
{
    struct peer *p = talk->p;

    if (!may_decide(talk))
        return;
    enum code code = table_advise(p, talk->re, &talk->why);
    if (code != CODE_LATER)
        talk_settle(talk, code);
}

/* A rule that breaks over it freezes the match, which the next message tells. */
static void put_preview(struct jout *j, struct peer *p, const struct eng_action *action)
{
    struct text json = { 0 };

    if (match_preview(p->table->m, p->eye, action, &json) && json.length) {
        jout_key(j, "preview");
        jout_raw(j, text_str(&json));
    }
    text_free(&json);
}

static void on_probe(struct talk *talk)
{
    struct peer *p = talk->p;
    struct eng_action action;
    eng_ruleno why = 0;
    struct message m;

    if (!read_action(talk, &action)) {
        talk_refuse_form(talk);
        return;
    }
    if (!talk_is_seated(talk) || !talk_is_going_on(talk))
        return;
    enum match_answer answer = match_check(p->table->m, p->eye, &action, &why);
    if (answer == MATCH_FROZEN) {
        refuse_deed(talk, answer, NULL, 0);
        return;
    }
    message_begin_re(&m, MESSAGE_PROBED, talk->re);
    jout_key_bool(&m.j, "allowed", answer == MATCH_DONE);
    if (answer != MATCH_DONE)
        put_refusal(&m.j, p, answer, &action, why);
    if (answer == MATCH_DONE || answer == MATCH_REFUSED)
        put_preview(&m.j, p, &action);
    message_put(&m, p, PEER_ANSWER, talk->re);
}

/* -- looking -- */

/* It has lost its place: a patch did not fit, or its sum was another.  Lines of the log may have been
 * lost with it. */
static void on_whole(struct talk *talk)
{
    if (!may_visit(talk))
        return;
    talk->p->lines = 0;
    talk->p->wants_state = true;
    hub_peer_touched(talk->p);
}

static void on_overlays(struct talk *talk)
{
    struct peer *p = talk->p;
    struct text view = { 0 };
    struct message m;

    if (!may_take(talk, &p->drawings, DRAWINGS, DRAWINGS_PER_SECOND))
        return;
    if (!eye_settle(p->table, p->eye) || !eye_tell_overlays(p->table, p->eye, p->lang, &view)) {
        refuse_deed(talk, MATCH_FROZEN, NULL, 0);
    } else {
        message_begin_re(&m, MESSAGE_OVERLAYS, talk->re);
        jout_key_int(&m.j, "seq", (int64_t)eye_of(p->table, p->eye)->seq);
        jout_key(&m.j, "view");
        jout_raw(&m.j, text_str(&view));
        message_put(&m, p, PEER_ANSWER, talk->re);
    }
    text_free(&view);
}

static void on_ping(struct talk *talk)
{
    struct message m;

    message_begin_re(&m, MESSAGE_PONG, talk->re);
    jout_key_int(&m.j, "now", hub_now(talk->p->hub));
    message_put(&m, talk->p, PEER_ANSWER, talk->re);
}

/* -- which is which -- */

enum { MESSAGE_KEYS = 8 };

static const struct {
    const char *type;
    void (*take)(struct talk *);
    bool before_hello;
    const char *keys[MESSAGE_KEYS];
} messages[] = {
    { "act", on_act, false, { "type", "id", "seq", "action", "seat" } },
    { "probe", on_probe, false, { "type", "id", "action" } },
    { "hello", on_hello, true, { "type", "id", "token", "lang", "seat", "seen", "patches" } },
    { "sit", on_sit, false, { "type", "id", "seat" } },
    { "whole", on_whole, false, { "type", "id" } },
    { "overlays", on_overlays, false, { "type", "id" } },
    { "lesson", on_lesson, false, { "type", "id", "what" } },
    { "undo", on_undo, false, { "type", "id", "seq", "seat" } },
    { "advise", on_advise, false, { "type", "id", "seq", "seat" } },
    { "ask", talk_on_ask, false, { "type", "id", "what" } },
    { "back", talk_on_back, false, { "type", "id" } },
    { "answer", talk_on_answer, false, { "type", "id", "what", "yes" } },
    { "withdraw", talk_on_withdraw, false, { "type", "id", "what" } },
    { "resume", talk_on_resume, false, { "type", "id" } },
    { "resign", talk_on_resign, false, { "type", "id" } },
    { "claim", talk_on_claim, false, { "type", "id" } },
    { "hurry", talk_on_hurry, false, { "type", "id" } },
    { "chat", talk_on_chat, false, { "type", "id", "text" } },
    { "note", talk_on_note, false, { "type", "id", "text" } },
    { "hook", talk_on_hook, false, { "type", "id", "url" } },
    { "seen", talk_on_seen, false, { "type", "id", "lines" } },
    { "renew", talk_on_renew, false, { "type", "id" } },
    { "invite", talk_on_invite, false, { "type", "id", "seat" } },
    { "close", talk_on_close, false, { "type", "id" } },
    { "dice", talk_on_dice, false, { "type", "id", "commit", "reveal" } },
    { "ping", on_ping, true, { "type", "id" } },
};

/* A page says hello, ping and dice by itself, whether anybody is there or not. */
static void take(struct talk *talk, int which)
{
    struct peer *p = talk->p;

    if (!messages[which].before_hello && messages[which].take != talk_on_dice)
        table_heard_from(p->table, p->door.seats);
    messages[which].take(talk);
}

static void dispatch(struct talk *talk, const char *type)
{
    int i = 0, count = (int)(sizeof messages / sizeof messages[0]);

    while (i < count && strcmp(messages[i].type, type) != 0)
        i++;
    if (i == count)
        talk_refuse(talk, CODE_UNKNOWN_TYPE, "there is no such message");
    else if (!plan_only_keys(talk->json, messages[i].keys, &talk->err))
        talk_refuse_form(talk);
    else if (!messages[i].before_hello && !talk->p->table)
        talk_refuse(talk, CODE_HELLO_FIRST, "say hello first");
    else
        take(talk, i);
}

static void take_object(struct talk *talk)
{
    const char *type;

    if (talk_has(talk, "id")) {
        if (!talk_int(talk, "id", INT32_MIN, INT32_MAX, &talk->re_value)) {
            talk_refuse_form(talk);
            return;
        }
        talk->re = &talk->re_value;
    }
    if (talk_string(talk, "type", &type))
        dispatch(talk, type);
    else
        talk_refuse_form(talk);
}

void talk_hear(struct peer *p, const char *text, size_t length)
{
    struct talk talk = { .p = p };

    if (p->close_code)
        return;
    if (p->wait.ready || (p->table && p->table->recall)) {
        hold(&talk, text, length);
        return;
    }
    hub_hears(p->hub, p->caller);
    if (!quota_take(&p->messages, MESSAGES, MESSAGES_PER_SECOND, hub_tick(p->hub))) {
        talk_refuse(&talk, CODE_TOO_FAST, talk_too_fast);
        return;
    }
    talk.json = jin_parse("message", text, length, &talk.err);
    if (!talk.json)
        talk_refuse_form(&talk);
    else if (!json_is_object(talk.json))
        talk_refuse(&talk, CODE_MALFORMED, "an object is expected");
    else
        take_object(&talk);
    if (p->wait.ready) /* this very message has to wait */
        letters_add(&p->held, text, length);
    json_decref(talk.json);
}
