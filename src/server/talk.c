/* talk.c -- what pages say: read strictly, judged, carried out or refused.
 *
 * Every message gets an answer, whatever it is; nothing that a page sends is believed. */

#include <stdio.h>
#include <string.h>

#include "server/hub.h"

enum {
    CHAT_MAX = 500,
    NOTE_MAX = 4000,
    ACTION_MAX = 200,
    MESSAGES = 2000,
    MESSAGES_PER_SECOND = 1000,
    WORDS = 60,
    WORDS_PER_SECOND = 2,
    VISITS = 200, /* hello and sit: a whole table is read from the disk, and told */
    VISITS_PER_SECOND = 10,
};

static const char too_fast[] = "too much at once; wait a moment";

/* One message that is being answered. */
struct talk {
    struct peer *p;
    json_t *json;
    int64_t re_value;
    const int64_t *re; /* NULL: it has no id */
    struct err err;
};

/* -- refusing -- */

static void put_re(struct jout *j, const int64_t *re)
{
    jout_key(j, "re");
    re ? jout_int(j, *re) : jout_null(j);
}

static void put_rule(struct jout *j, const struct table *t, eng_ruleno why, enum lang lang)
{
    const struct eng_rule *rule = &t->plan.box->game->book->rules[why];

    jout_key(j, "rule");
    jout_object(j);
    jout_key_string(j, "id", rule->id);
    jout_key_string(j, "rule", rule->cite);
    jout_key_string(j, "statement", catalog_find(lang, rule->statement));
    jout_end_object(j);
}

static void say_refused(struct peer *p, const int64_t *re, const char *code, const char *reason,
                        eng_ruleno why)
{
    struct text out = { 0 };
    struct jout j;

    jout_start(&j, &out);
    jout_object(&j);
    jout_key_string(&j, "type", "refused");
    put_re(&j, re);
    jout_key_string(&j, "code", code);
    jout_key_string(&j, "reason", reason);
    if (why)
        put_rule(&j, p->table, why, p->lang);
    jout_end_object(&j);
    jout_done(&j);
    peer_put_answer(p, PEER_ANSWER, re, &out);
    hub_peer_touched(p);
}

void hub_refuse(struct peer *p, const int64_t *re, const char *code, const char *reason)
{
    say_refused(p, re, code, reason, 0);
}

void hub_done(struct peer *p, const int64_t *re)
{
    peer_put_answer(p, PEER_CLAIM, re, NULL);
    hub_peer_touched(p);
}

void hub_send_away(struct peer *p, const char *code, const char *reason, int close_code)
{
    struct text out = { 0 };
    struct jout j;

    jout_start(&j, &out);
    jout_object(&j);
    jout_key_string(&j, "type", "bye");
    jout_key_string(&j, "code", code);
    jout_key_string(&j, "reason", reason);
    jout_end_object(&j);
    jout_done(&j);
    peer_put_answer(p, PEER_ANSWER, NULL, &out);
    p->close_code = close_code;
    hub_peer_touched(p);
}

static void refuse(struct talk *talk, const char *code, const char *reason)
{
    hub_refuse(talk->p, talk->re, code, reason);
}

/* What the reader of a message complained of. */
static void refuse_form(struct talk *talk)
{
    refuse(talk, "malformed", talk->err.reason);
}

static void settle(struct talk *talk, const char *code, const char *why)
{
    if (code)
        refuse(talk, code, why);
    else
        hub_done(talk->p, talk->re);
}

/* -- reading -- */

static bool read_int(struct talk *talk, const char *key, int64_t low, int64_t high, int64_t *out)
{
    return jin_int(talk->json, "", key, low, high, out, &talk->err);
}

static bool read_string(struct talk *talk, const char *key, const char **out)
{
    return jin_string(talk->json, "", key, out, &talk->err);
}

static bool has(const struct talk *talk, const char *key)
{
    return json_object_get(talk->json, key) != NULL;
}

/* -- who may -- */

/* Somebody who plays, at the eye he plays from. */
static bool is_seated(struct talk *talk)
{
    struct peer *p = talk->p;
    int64_t seat = p->eye;

    if (has(talk, "seat") && !read_int(talk, "seat", 0, ENG_SEATS - 1, &seat)) {
        refuse_form(talk);
        return false;
    }
    if (p->eye >= 0 && seat == p->eye)
        return true;
    refuse(talk, "not-your-seat",
           p->door.seats == 0 ? "this link is for looking on"
           : p->eye < 0       ? "no seat has been taken on this page yet"
                              : "this page shows another seat");
    return false;
}

static bool is_going_on(struct talk *talk)
{
    const struct table *t = talk->p->table;

    if (match_frozen(t->m))
        refuse(talk, "frozen", match_answer_text(MATCH_FROZEN));
    else if (table_is_over(t))
        refuse(talk, "over", match_answer_text(MATCH_OVER));
    else
        return true;
    return false;
}

static bool is_fresh(struct talk *talk)
{
    struct peer *p = talk->p;
    int64_t seq;

    if (!read_int(talk, "seq", 0, INT64_MAX, &seq)) {
        refuse_form(talk);
        return false;
    }
    if (eye_settle(p->table, p->eye) && (uint64_t)seq == eye_of(p->table, p->eye)->seq)
        return true;
    p->wants_state = true;
    refuse(talk, "stale", "something has happened since; this is the present state");
    return false;
}

static bool may_decide(struct talk *talk)
{
    if (!is_seated(talk) || !is_going_on(talk) || !is_fresh(talk))
        return false;
    if (match_sequence(talk->p->table->m) >= HUB_LINES_MAX)
        refuse(talk, "full", "this match has become too long to be kept");
    else if (talk->p->table->paused)
        refuse(talk, "paused", "the match is paused");
    else
        return true;
    return false;
}

/* -- hello -- */

static bool choose_eye(struct talk *talk, int64_t seat)
{
    struct peer *p = talk->p;

    if (seat >= 0 && !(p->door.seats & ENG_SEAT(seat))) {
        refuse(talk, "not-your-seat", "this link does not have that seat");
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

/* -- while a match is being opened -- */

/* What was said meanwhile is heard now, in order. */
static void hear_held(struct hub_wait *w)
{
    struct peer *p = w->user;
    struct letters all;

    letters_start(&all);
    letters_move(&p->held, &all);
    w->ready = NULL;
    for (; all.first; letters_drop_first(&all))
        hub_hear(p, (char *)all.first->data + LETTER_PRE, all.first->length);
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
        refuse(talk, "too-fast", too_fast);
    else
        letters_add(&p->held, text, length);
}

static bool sit_down(struct talk *talk, const char *token)
{
    struct peer *p = talk->p;
    const char *code;
    struct table *t;

    if (p->table && strcmp(p->door.token, token) != 0) {
        refuse(talk, "not-your-seat", "this page has said hello with another link");
        return false;
    }
    if (p->table)
        return true;
    t = hub_find(p->hub, token, &p->door, &code, &talk->err);
    if (!t && strcmp(code, HUB_OPENING) == 0) {
        wait_for_match(p);
        return false;
    }
    if (!t) {
        refuse(talk, code, talk->err.reason);
        return false;
    }
    p->table = t;
    p->next = t->peers;
    t->peers = p;
    p->eye = TABLE_WATCHERS;
    if (p->door.seats)
        memcpy(t->caller, p->caller, sizeof t->caller);
    return true;
}

static void write_seen(struct peer *p, int64_t lines)
{
    char name[24], number[24];

    if (p->eye < 0)
        return;
    snprintf(name, sizeof name, "seen %d", p->eye);
    snprintf(number, sizeof number, "%lld", (long long)lines);
    hub_write_paper(p->table, name, number);
}

static bool may_visit(struct talk *talk)
{
    struct peer *p = talk->p;

    if (quota_take(&p->visits, VISITS, VISITS_PER_SECOND, hub_tick(p->hub)))
        return true;
    refuse(talk, "too-fast", too_fast);
    return false;
}

static void on_hello(struct talk *talk)
{
    struct peer *p = talk->p;
    struct text out = { 0 };
    const char *token, *lang;
    int64_t seat = 0, seen = -1;

    if (!may_visit(talk))
        return;
    if (!read_string(talk, "token", &token) || !read_string(talk, "lang", &lang) ||
        (has(talk, "seat") && !read_int(talk, "seat", -1, ENG_SEATS - 1, &seat)) ||
        (has(talk, "seen") && !read_int(talk, "seen", 0, INT32_MAX, &seen))) {
        refuse_form(talk);
        return;
    }
    if (strcmp(lang, "en") != 0 && strcmp(lang, "fr") != 0) {
        refuse(talk, "malformed", "lang is en or fr");
        return;
    }
    bool fresh = p->table == NULL;
    if (!sit_down(talk, token))
        return;
    catalog_lang(lang, &p->lang);
    seat = has(talk, "seat") ? seat : fresh ? usual_eye(&p->door) : p->eye;
    if (!choose_eye(talk, seat))
        return;
    if (seen >= 0)
        write_seen(p, seen);
    table_say_welcome(p, talk->re, &out);
    peer_put_front(p, &out);
    table_touch(p->table);
    hub_peer_touched(p);
}

static void on_sit(struct talk *talk)
{
    struct text out = { 0 };
    int64_t seat;

    if (!may_visit(talk))
        return;
    if (!read_int(talk, "seat", -1, ENG_SEATS - 1, &seat)) {
        refuse_form(talk);
        return;
    }
    if (!choose_eye(talk, seat))
        return;
    table_say_note(talk->p, &out);
    peer_put_front(talk->p, &out);
    talk->p->wants_table = true;
    hub_done(talk->p, talk->re);
}

/* -- deciding -- */

static bool read_action(struct talk *talk, struct eng_action *out)
{
    const struct eng_box *box = talk->p->table->plan.box;
    char copy[ACTION_MAX + 1];
    const char *action;
    struct words words;

    if (!read_string(talk, "action", &action))
        return false;
    if (strlen(action) > ACTION_MAX)
        return err_set(&talk->err, NULL, "no action is that long");
    memcpy(copy, action, strlen(action) + 1);
    return words_cut(copy, &words, &talk->err) &&
           (words.count > 0 || err_set(&talk->err, NULL, "the action is empty")) &&
           eng_action_parse(box, &words, 0, out, &talk->err);
}

static const char *code_of(enum match_answer answer)
{
    switch (answer) {
    case MATCH_DONE:
        return NULL;
    case MATCH_REFUSED:
        return "illegal";
    case MATCH_NOT_ASKED:
        return "not-asked";
    case MATCH_OVER:
        return "over";
    case MATCH_FROZEN:
        return "frozen";
    case MATCH_NO_UNDO:
        return "no-undo";
    case MATCH_NOT_KEPT:
        return "not-kept";
    }
    return NULL;
}

static void refuse_deed(struct talk *talk, enum match_answer answer, eng_ruleno why)
{
    struct table *t = talk->p->table;

    if (answer == MATCH_FROZEN)
        table_froze(t);
    say_refused(talk->p, talk->re, code_of(answer), match_answer_text(answer), why);
}

static void on_act(struct talk *talk)
{
    struct peer *p = talk->p;
    struct eng_action action;
    eng_ruleno why = 0;

    if (!read_action(talk, &action)) {
        refuse_form(talk);
        return;
    }
    if (!may_decide(talk))
        return;
    enum match_answer answer = match_play(p->table->m, p->eye, &action, &why);
    if (answer != MATCH_DONE) {
        refuse_deed(talk, answer, why);
        return;
    }
    table_moved(p->table);
    hub_done(p, talk->re);
}

static void on_undo(struct talk *talk)
{
    struct peer *p = talk->p;

    if (!may_decide(talk))
        return;
    enum match_answer answer = match_undo(p->table->m, p->eye);
    if (answer != MATCH_DONE) {
        refuse_deed(talk, answer, 0);
        return;
    }
    table_recall_bots(p->table);
    table_rewound(p->table, false);
    table_moved(p->table);
    hub_done(p, talk->re);
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
    struct text out = { 0 };
    struct eng_action action;
    eng_ruleno why = 0;
    struct jout j;

    if (!read_action(talk, &action)) {
        refuse_form(talk);
        return;
    }
    if (!is_seated(talk) || !is_going_on(talk))
        return;
    enum match_answer answer = match_check(p->table->m, p->eye, &action, &why);
    if (answer == MATCH_FROZEN) {
        refuse_deed(talk, answer, 0);
        return;
    }
    jout_start(&j, &out);
    jout_object(&j);
    jout_key_string(&j, "type", "probed");
    put_re(&j, talk->re);
    jout_key_bool(&j, "allowed", answer == MATCH_DONE);
    if (answer != MATCH_DONE) {
        jout_key_string(&j, "code", code_of(answer));
        jout_key_string(&j, "reason", match_answer_text(answer));
    }
    if (why)
        put_rule(&j, p->table, why, p->lang);
    if (answer == MATCH_DONE || answer == MATCH_REFUSED)
        put_preview(&j, p, &action);
    jout_end_object(&j);
    jout_done(&j);
    peer_put_answer(p, PEER_ANSWER, talk->re, &out);
    hub_peer_touched(p);
}

/* -- by consent, and without -- */

static bool read_question(struct talk *talk, enum table_question *out)
{
    static const char *const name[] = { "takeback", "pause", "draw" };
    const char *what;

    if (!read_string(talk, "what", &what))
        return false;
    for (int i = 0; i < TABLE_QUESTIONS; i++)
        if (strcmp(name[i], what) == 0) {
            *out = (enum table_question)i;
            return true;
        }
    return err_set(&talk->err, NULL, "what is takeback, pause or draw");
}

static void on_question(struct talk *talk, const char *type)
{
    struct peer *p = talk->p;
    enum table_question what = ASK_TAKEBACK;
    const json_t *yes = json_object_get(talk->json, "yes");
    const char *code, *why = "";

    if (!read_question(talk, &what)) {
        refuse_form(talk);
        return;
    }
    if (!is_seated(talk) || !is_going_on(talk))
        return;
    if (strcmp(type, "ask") == 0)
        code = table_put_question(p->table, what, p->eye, &why);
    else if (strcmp(type, "withdraw") == 0)
        code = table_withdraw(p->table, what, p->eye, &why);
    else
        code = table_answer(p->table, what, p->eye, json_is_true(yes), &why);
    settle(talk, code, why);
}

static void on_ask(struct talk *talk)
{
    on_question(talk, "ask");
}

static void on_withdraw(struct talk *talk)
{
    on_question(talk, "withdraw");
}

static void on_answer(struct talk *talk)
{
    if (!json_is_boolean(json_object_get(talk->json, "yes")))
        refuse(talk, "malformed", "yes is true or false");
    else
        on_question(talk, "answer");
}

static void on_resume(struct talk *talk)
{
    struct table *t = talk->p->table;

    if (!is_seated(talk) || !is_going_on(talk))
        return;
    if (!t->paused) {
        refuse(talk, "not-now", "the match is not paused");
        return;
    }
    t->paused = false;
    clock_resume(&t->clock, table_core(t)->active & table_persons(t), hub_tick(t->hub));
    table_keep_around(t);
    table_touch(t);
    hub_done(talk->p, talk->re);
}

static void on_resign(struct talk *talk)
{
    struct table *t = talk->p->table;
    int seat = talk->p->eye;

    if (!is_seated(talk) || !is_going_on(talk))
        return;
    table_end(t, END_RESIGNED, table_other_sides(t, seat), seat);
    hub_done(talk->p, talk->re);
}

static void on_claim(struct talk *talk)
{
    struct table *t = talk->p->table;
    int seat = talk->p->eye;
    int64_t now = hub_tick(t->hub);

    if (!is_seated(talk) || !is_going_on(talk))
        return;
    int64_t from = table_claim_time(t, seat, now);
    if (from < 0 || from > now) {
        refuse(talk, "not-now", "nobody has been waited for long enough");
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

static void on_hurry(struct talk *talk)
{
    struct peer *p = talk->p;

    if (!is_going_on(talk))
        return;
    if (p->door.seats == 0 && !p->door.owner)
        refuse(talk, "not-your-seat", "this link is for looking on");
    else if (!table_hurry(p->table))
        refuse(talk, "not-now", "no bot is thinking");
    else
        hub_done(p, talk->re);
}

/* -- words -- */

static void tell_chat(struct table *t, int seat, eng_seats hearers, int64_t at, const char *body)
{
    for (struct peer *p = t->peers; p; p = p->next) {
        struct text out = { 0 };
        struct jout j;

        if (!(p->door.seats & hearers))
            continue;
        jout_start(&j, &out);
        jout_object(&j);
        jout_key_string(&j, "type", "chat");
        jout_key_int(&j, "from", seat);
        jout_key_int(&j, "at", at);
        jout_key_string(&j, "text", body);
        jout_end_object(&j);
        jout_done(&j);
        peer_put_answer(p, PEER_NEWS, NULL, &out);
        hub_peer_touched(p);
    }
}

static bool may_write(struct peer *p)
{
    return quota_take(&p->words, WORDS, WORDS_PER_SECOND, hub_tick(p->hub));
}

static bool read_words(struct talk *talk, int limit, const char **out)
{
    if (!may_write(talk->p)) {
        refuse(talk, "too-fast", too_fast);
        return false;
    }
    if (!read_string(talk, "text", out)) {
        refuse_form(talk);
        return false;
    }
    if (plan_characters(*out) <= limit)
        return true;
    refuse(talk, "too-long", "that is too long a text");
    return false;
}

/* Some games have a rule about what teammates may say to each other, and when. */
static bool may_talk(struct talk *talk, eng_seats *hearers)
{
    const struct peer *p = talk->p;
    const struct eng_box *box = p->table->plan.box;
    eng_ruleno why = 0;

    if (box->game->hears)
        why = box->game->hears(box, match_state(p->table->m), p->eye, hearers);
    if (why)
        say_refused(talk->p, talk->re, "illegal", "a rule of the game forbids to talk now", why);
    return why == 0;
}

static void on_chat(struct talk *talk)
{
    struct peer *p = talk->p;
    int64_t at = hub_now(p->hub) / 1000;
    eng_seats hearers = ENG_ALL;
    const char *words;

    if (!read_words(talk, CHAT_MAX, &words) || !is_seated(talk))
        return;
    if (!*words) {
        refuse(talk, "malformed", "text is empty");
        return;
    }
    if (!may_talk(talk, &hearers))
        return;
    hub_write_talk(p->table, p->eye, hearers, at, words);
    tell_chat(p->table, p->eye, hearers, at, words);
    hub_done(p, talk->re);
}

/* The other pages of the seat get the note as well; it is in the store only after the turn. */
static void tell_note(struct peer *from, const char *words)
{
    for (struct peer *p = from->table->peers; p; p = p->next) {
        struct text out = { 0 };
        struct jout j;

        if (p == from || p->eye != from->eye)
            continue;
        jout_start(&j, &out);
        jout_object(&j);
        jout_key_string(&j, "type", "note");
        jout_key_int(&j, "seat", p->eye);
        jout_key_int(&j, "seen", p->lines);
        jout_key_string(&j, "text", words);
        jout_key_string(&j, "hook", p->table->hook[p->eye].url);
        jout_end_object(&j);
        jout_done(&j);
        peer_put_answer(p, PEER_NEWS, NULL, &out);
        hub_peer_touched(p);
    }
}

static void on_note(struct talk *talk)
{
    struct peer *p = talk->p;
    const char *words;
    char name[24];

    if (!read_words(talk, NOTE_MAX, &words) || !is_seated(talk))
        return;
    snprintf(name, sizeof name, "note %d", p->eye);
    hub_write_paper(p->table, name, words);
    tell_note(p, words);
    hub_done(p, talk->re);
}

static bool is_hook(struct talk *talk, const char *url)
{
    struct herald *herald = hub_herald(talk->p->hub);

    if (!*url)
        return true;
    return herald ? herald_takes(herald, url, &talk->err)
                  : err_set(&talk->err, NULL, "this server calls nobody");
}

static void on_hook(struct talk *talk)
{
    struct peer *p = talk->p;
    const char *url;

    if (!may_write(p)) {
        refuse(talk, "too-fast", too_fast);
        return;
    }
    if (!read_string(talk, "url", &url)) {
        refuse_form(talk);
        return;
    }
    if (!is_seated(talk))
        return;
    if (!is_hook(talk, url)) {
        refuse(talk, "no-hook", talk->err.reason);
        return;
    }
    table_set_hook(p->table, p->eye, url, p->lang);
    hub_done(p, talk->re);
}

static void on_seen(struct talk *talk)
{
    int64_t lines;

    if (!read_int(talk, "lines", 0, INT32_MAX, &lines))
        refuse_form(talk);
    else if (may_write(talk->p))
        write_seen(talk->p, lines);
}

/* -- doors -- */

static void send_others_away(struct peer *from, const char *token)
{
    for (struct peer *p = from->table->peers; p; p = p->next)
        if (p != from && strcmp(p->door.token, token) == 0)
            hub_send_away(p, "renewed", "this link is void; its holder has a new one", 1008);
}

static void say_renewed(struct talk *talk)
{
    struct text out = { 0 };
    struct jout j;
    char link[STORE_TOKEN + 4];

    snprintf(link, sizeof link, "/m/%s", talk->p->door.token);
    jout_start(&j, &out);
    jout_object(&j);
    jout_key_string(&j, "type", "renewed");
    put_re(&j, talk->re);
    jout_key_string(&j, "link", link);
    jout_end_object(&j);
    jout_done(&j);
    peer_put_answer(talk->p, PEER_ANSWER, talk->re, &out);
    hub_peer_touched(talk->p);
}

/* A commit of its own: a door has no turn. */
static void on_renew(struct talk *talk)
{
    struct peer *p = talk->p;
    struct table *t = p->table;
    char old[STORE_TOKEN], fresh[STORE_TOKEN];

    if (p->door.seats == 0) {
        refuse(talk, "not-your-seat", "this link is for looking on");
        return;
    }
    if (!may_write(p)) {
        refuse(talk, "too-fast", too_fast);
        return;
    }
    hub_draw_token(fresh);
    memcpy(old, p->door.token, sizeof old);
    if (!store_door_renew(hub_store(p->hub), old, fresh, &talk->err)) {
        err_print(&talk->err);
        refuse(talk, "not-kept", talk->err.reason);
        return;
    }
    send_others_away(p, old);
    for (int i = 0; i < t->door_count; i++)
        if (strcmp(t->door[i].token, old) == 0)
            memcpy(t->door[i].token, fresh, sizeof fresh);
    memcpy(p->door.token, fresh, sizeof fresh);
    say_renewed(talk);
}

static void on_ping(struct talk *talk)
{
    struct text out = { 0 };
    struct jout j;

    jout_start(&j, &out);
    jout_object(&j);
    jout_key_string(&j, "type", "pong");
    put_re(&j, talk->re);
    jout_key_int(&j, "now", hub_now(talk->p->hub));
    jout_end_object(&j);
    jout_done(&j);
    peer_put_answer(talk->p, PEER_ANSWER, talk->re, &out);
    hub_peer_touched(talk->p);
}

/* -- which is which -- */

enum { MESSAGE_KEYS = 7 };

static const struct {
    const char *type;
    void (*take)(struct talk *);
    bool before_hello;
    const char *keys[MESSAGE_KEYS];
} messages[] = {
    { "act", on_act, false, { "type", "id", "seq", "action", "seat" } },
    { "probe", on_probe, false, { "type", "id", "action" } },
    { "hello", on_hello, true, { "type", "id", "token", "lang", "seat", "seen" } },
    { "sit", on_sit, false, { "type", "id", "seat" } },
    { "undo", on_undo, false, { "type", "id", "seq", "seat" } },
    { "ask", on_ask, false, { "type", "id", "what" } },
    { "answer", on_answer, false, { "type", "id", "what", "yes" } },
    { "withdraw", on_withdraw, false, { "type", "id", "what" } },
    { "resume", on_resume, false, { "type", "id" } },
    { "resign", on_resign, false, { "type", "id" } },
    { "claim", on_claim, false, { "type", "id" } },
    { "hurry", on_hurry, false, { "type", "id" } },
    { "chat", on_chat, false, { "type", "id", "text" } },
    { "note", on_note, false, { "type", "id", "text" } },
    { "hook", on_hook, false, { "type", "id", "url" } },
    { "seen", on_seen, false, { "type", "id", "lines" } },
    { "renew", on_renew, false, { "type", "id" } },
    { "ping", on_ping, true, { "type", "id" } },
};

/* A page says hello and ping by itself, whether anybody is there or not. */
static void take(struct talk *talk, int which)
{
    struct peer *p = talk->p;

    if (!messages[which].before_hello)
        table_heard_from(p->table, p->door.seats);
    messages[which].take(talk);
}

static void dispatch(struct talk *talk, const char *type)
{
    int i = 0, count = (int)(sizeof messages / sizeof messages[0]);

    while (i < count && strcmp(messages[i].type, type) != 0)
        i++;
    if (i == count)
        refuse(talk, "unknown-type", "there is no such message");
    else if (!plan_only_keys(talk->json, messages[i].keys, &talk->err))
        refuse_form(talk);
    else if (!messages[i].before_hello && !talk->p->table)
        refuse(talk, "hello-first", "say hello first");
    else
        take(talk, i);
}

static void take_object(struct talk *talk)
{
    const char *type;

    if (has(talk, "id")) {
        if (!read_int(talk, "id", INT32_MIN, INT32_MAX, &talk->re_value)) {
            refuse_form(talk);
            return;
        }
        talk->re = &talk->re_value;
    }
    if (read_string(talk, "type", &type))
        dispatch(talk, type);
    else
        refuse_form(talk);
}

void hub_hear(struct peer *p, const char *text, size_t length)
{
    struct talk talk = { .p = p };

    if (p->close_code)
        return;
    if (p->wait.ready) {
        hold(&talk, text, length);
        return;
    }
    hub_hears(p->hub, p->caller);
    if (!quota_take(&p->messages, MESSAGES, MESSAGES_PER_SECOND, hub_tick(p->hub))) {
        refuse(&talk, "too-fast", too_fast);
        return;
    }
    talk.json = jin_parse("message", text, length, &talk.err);
    if (!talk.json)
        refuse_form(&talk);
    else if (!json_is_object(talk.json))
        refuse(&talk, "malformed", "an object is expected");
    else
        take_object(&talk);
    if (p->wait.ready) /* this very message has to wait */
        letters_add(&p->held, text, length);
    json_decref(talk.json);
}
