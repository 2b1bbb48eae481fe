/* talk_words.c -- chat, notes, web hooks, and how far somebody has read. */

#include <stdio.h>
#include <string.h>

#include "server/talk.h"

enum { CHAT_MAX = 500, NOTE_MAX = 4000, WORDS = 60, WORDS_PER_SECOND = 2 };

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

bool talk_may_write(struct peer *p)
{
    return quota_take(&p->words, WORDS, WORDS_PER_SECOND, hub_tick(p->hub));
}

static bool read_words(struct talk *talk, int limit, const char **out)
{
    if (!talk_may_write(talk->p)) {
        talk_refuse(talk, "too-fast", talk_too_fast);
        return false;
    }
    if (!talk_string(talk, "text", out)) {
        talk_refuse_form(talk);
        return false;
    }
    if (plan_characters(*out) <= limit)
        return true;
    talk_refuse(talk, "too-long", "that is too long a text");
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
        talk_refuse_by(talk->p, talk->re, "illegal", "a rule of the game forbids to talk now", why);
    return why == 0;
}

void talk_on_chat(struct talk *talk)
{
    struct peer *p = talk->p;
    int64_t at = hub_now(p->hub) / 1000;
    eng_seats hearers = ENG_ALL;
    const char *words;

    if (!read_words(talk, CHAT_MAX, &words) || !talk_is_seated(talk))
        return;
    if (!*words) {
        talk_refuse(talk, "malformed", "text is empty");
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

void talk_on_note(struct talk *talk)
{
    struct peer *p = talk->p;
    const char *words;
    char name[24];

    if (!read_words(talk, NOTE_MAX, &words) || !talk_is_seated(talk))
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

void talk_on_hook(struct talk *talk)
{
    struct peer *p = talk->p;
    const char *url;

    if (!talk_may_write(p)) {
        talk_refuse(talk, "too-fast", talk_too_fast);
        return;
    }
    if (!talk_string(talk, "url", &url)) {
        talk_refuse_form(talk);
        return;
    }
    if (!talk_is_seated(talk))
        return;
    if (!is_hook(talk, url)) {
        talk_refuse(talk, "no-hook", talk->err.reason);
        return;
    }
    table_set_hook(p->table, p->eye, url, p->lang);
    hub_done(p, talk->re);
}

void talk_on_seen(struct talk *talk)
{
    int64_t lines;

    if (!talk_int(talk, "lines", 0, INT32_MAX, &lines))
        talk_refuse_form(talk);
    else if (talk_may_write(talk->p))
        talk_write_seen(talk->p, lines);
}
