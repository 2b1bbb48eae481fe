/* message.h -- what pages are told: one envelope for all, and the short answers.
 *
 * A message is begun with its type, filled (m.j), and put among the answers of a page, which gets
 * them when the turn is durable (peer.h). */

#ifndef SERVER_MESSAGE_H
#define SERVER_MESSAGE_H

#include "base/json_out.h"
#include "server/table/codes.h"
#include "server/table/peer.h"

struct message {
    struct jout j;
    struct text text;
};

void message_begin(struct message *m, enum message_type type);
/* An answer: `re` is the id of what it answers; NULL: it had none. */
void message_begin_re(struct message *m, enum message_type type, const int64_t *re);
/* All that follows ends it. */
void message_put(struct message *m, struct peer *p, enum peer_answer_kind kind, const int64_t *re);
void message_put_first(struct message *m, struct peer *p);
void message_post(struct message *m, struct letters *out);
/* With the members of an object that is made already, and one more behind them. */
void message_post_with(struct message *m, const struct text *object, const char *key,
                       const struct text *value, struct letters *out);

void peer_refuse(struct peer *p, const int64_t *re, enum code code, const char *reason);
/* It is done, should the turn be kept. */
void peer_done(struct peer *p, const int64_t *re);
/* The last that it is told before it is closed. */
void peer_send_away(struct peer *p, enum code code, const char *reason, int close_code);

#endif
