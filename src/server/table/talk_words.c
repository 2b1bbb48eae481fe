/* talk_words.c -- chat, notes, web hooks, how far somebody has read, and what is added to the dice. */

#include <stdio.h>
#include <string.h>

#include "server/table/talk.h"

enum { CHAT_MAX = 500, NOTE_MAX = 4000, WORDS = 60, WORDS_PER_SECOND = 2 };

static void tell_chat(struct table *t, int seat, eng_seats hearers, int64_t at, const char *body)
{
    for (struct peer *p = t->peers; p; p = p->next) {
        struct message m;

        if (!(p->door.seats & hearers))
            continue;
        message_begin(&m, MESSAGE_CHAT);
        jout_key_int(&m.j, "from", seat);
        jout_key_int(&m.j, "at", at);
        jout_key_string(&m.j, "text", body);
        message_put(&m, p, PEER_NEWS, NULL);
    }
}

bool talk_may_write(struct peer *p)
{
    return quota_take(&p->words, WORDS, WORDS_PER_SECOND, hub_tick(p->hub));
}

static bool read_words(struct talk *talk, int limit, const char **out)
{
    if (!talk_may_write(talk->p)) {
        talk_refuse(talk, CODE_TOO_FAST, talk_too_fast);
        return false;
    }
    if (!talk_string(talk, "text", out)) {
        talk_refuse_form(talk);
        return false;
    }
    if (plan_characters(*out) <= limit)
        return true;
    talk_refuse(talk, CODE_TOO_LONG, "that is too long a text");
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
        talk_refuse_by(talk, CODE_ILLEGAL, "a rule of the game forbids to talk now", why);
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
        talk_refuse(talk, CODE_MALFORMED, "text is empty");
        return;
    }
    if (!may_talk(talk, &hearers))
        return;
    hub_write_talk(p->table, p->eye, hearers, at, words);
    tell_chat(p->table, p->eye, hearers, at, words);
    peer_done(p, talk->re);
}

/* The other pages of the seat get the note as well; it is in the store only after the turn. */
static void tell_note(struct peer *from, const char *words)
{
    for (struct peer *p = from->table->peers; p; p = p->next) {
        struct message m;

        if (p == from || p->eye != from->eye)
            continue;
        message_begin(&m, MESSAGE_NOTE);
        jout_key_int(&m.j, "seat", p->eye);
        jout_key_int(&m.j, "seen", p->lines);
        jout_key_string(&m.j, "text", words);
        jout_key_string(&m.j, "hook", p->table->hook[p->eye].url);
        message_put(&m, p, PEER_NEWS, NULL);
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
    peer_done(p, talk->re);
}

void talk_on_hook(struct talk *talk)
{
    struct peer *p = talk->p;
    const char *url;

    if (!talk_may_write(p)) {
        talk_refuse(talk, CODE_TOO_FAST, talk_too_fast);
        return;
    }
    if (!talk_string(talk, "url", &url)) {
        talk_refuse_form(talk);
        return;
    }
    if (!talk_is_seated(talk))
        return;
    if (*url && !hub_takes_hook(p->hub, url, &talk->err)) {
        talk_refuse(talk, CODE_NO_HOOK, talk->err.reason);
        return;
    }
    table_set_hook(p->table, p->eye, url, p->lang);
    peer_done(p, talk->re);
}

void talk_on_seen(struct talk *talk)
{
    int64_t lines;

    if (!talk_int(talk, "lines", 0, INT32_MAX, &lines))
        talk_refuse_form(talk);
    else if (talk_may_write(talk->p))
        talk_write_seen(talk->p, lines);
}

/* -- the dice -- */

static bool add_to_dice(struct talk *talk, int seat, enum match_answer *answer)
{
    struct match *m = talk->p->table->m;
    const char *hex;
    struct seed part;

    if (talk_has(talk, "commit") == talk_has(talk, "reveal"))
        return err_set(&talk->err, NULL, "either 'commit' or 'reveal' is expected");
    if (!talk_string(talk, talk_has(talk, "commit") ? "commit" : "reveal", &hex))
        return false;
    if (!seed_from_hex(hex, &part))
        return err_set(&talk->err, NULL, "64 hexadecimal digits in lower case are expected");
    *answer = talk_has(talk, "commit") ? match_commit(m, seat, hex) : match_reveal(m, seat, &part);
    return true;
}

void talk_on_dice(struct talk *talk)
{
    struct table *t = talk->p->table;
    int seat = table_adding_seat(t, talk->p->door.seats);
    enum match_answer answer = MATCH_REFUSED;

    if (seat < 0)
        talk_refuse(talk, CODE_NOT_YOUR_SEAT, "only who plays adds to the dice");
    else if (table_is_over(t))
        talk_refuse(talk, CODE_OVER, match_answer_text(MATCH_OVER));
    else if (!add_to_dice(talk, seat, &answer))
        talk_refuse_form(talk);
    else if (answer == MATCH_FROZEN)
        talk_refuse(talk, CODE_FROZEN, match_answer_text(answer));
    else if (answer != MATCH_DONE)
        talk_refuse(talk, answer == MATCH_NOT_KEPT ? CODE_NOT_KEPT : CODE_NOT_NOW,
                    "nothing can be added to the dice now, or not this");
    else
        table_touch(t), peer_done(talk->p, talk->re);
}
