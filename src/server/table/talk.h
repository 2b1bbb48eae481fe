/* talk.h -- one message of a page that is being answered, for the files that answer it. */

#ifndef SERVER_TALK_H
#define SERVER_TALK_H

#include "server/table/hub.h"
#include "server/table/table.h"

struct talk {
    struct peer *p;
    json_t *json;
    int64_t re_value;
    const int64_t *re; /* NULL: it has no id */
    struct err err;
    const char *why; /* it is refused, where a table refuses it */
};

extern const char talk_too_fast[];

/* -- talk.c -- */

void talk_hear(struct peer *p, const char *text, size_t length);
/* What it said while it had to wait is heard now, in order. */
void talk_hear_held(struct peer *p);

void talk_refuse(struct talk *talk, enum code code, const char *reason);
void talk_refuse_form(struct talk *talk); /* what the reader of the message complained of */
/* `why` is the rule that forbids it. */
void talk_refuse_by(struct talk *talk, enum code code, const char *reason, eng_ruleno why);
/* Refused with that code, for talk->why; or done, or still to be settled. */
void talk_settle(struct talk *talk, enum code code);

bool talk_int(struct talk *talk, const char *key, int64_t low, int64_t high, int64_t *out);
bool talk_string(struct talk *talk, const char *key, const char **out);
bool talk_has(const struct talk *talk, const char *key);

/* Each refuses by itself where it is not so. */
bool talk_is_seated(struct talk *talk); /* somebody who plays, at the eye he plays from */
bool talk_is_going_on(struct talk *talk);

void talk_write_seen(struct peer *p, int64_t lines);

/* -- talk_words.c -- */

bool talk_may_write(struct peer *p); /* or has said too much lately */
void talk_on_chat(struct talk *talk);
void talk_on_note(struct talk *talk);
void talk_on_hook(struct talk *talk);
void talk_on_seen(struct talk *talk);

/* -- talk_seat.c -- */

void talk_on_ask(struct talk *talk);
void talk_on_back(struct talk *talk);
void talk_on_answer(struct talk *talk);
void talk_on_withdraw(struct talk *talk);
void talk_on_resume(struct talk *talk);
void talk_on_resign(struct talk *talk);
void talk_on_claim(struct talk *talk);
void talk_on_hurry(struct talk *talk);
void talk_on_renew(struct talk *talk);
void talk_on_invite(struct talk *talk);
void talk_on_close(struct talk *talk);

void talk_on_dice(struct talk *talk);

#endif
