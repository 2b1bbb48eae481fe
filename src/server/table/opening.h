/* opening.h -- matches that are being played again from their journals, beside the loop.
 *
 * A long journal takes seconds.  Whoever wants the match waits (hub_wait) and then asks once more. */

#ifndef SERVER_OPENING_H
#define SERVER_OPENING_H

#include "engine/match.h"
#include "server/table/hub.h"

/* A journal that has more lines is not played in the loop. */
enum { OPENING_LINES = 40 };

struct openings;

struct openings *openings_new(struct hub *hub);
void openings_free(struct openings *o); /* after the workers */

/* Is this match being opened? */
bool openings_has(const struct openings *o, const char *match);
/* Begins; the text is taken away. */
void openings_begin(struct openings *o, const char *match, const struct eng_box *box,
                    const struct seed *seed, struct text *journal);
/* One that has ended: the match, which is the caller's now, or NULL and err.  False: there is none. */
bool openings_take(struct openings *o, const char *match, struct match **out, struct err *err);
/* Those that nobody has asked for any more go. */
void openings_tidy(struct openings *o, int64_t now);

void openings_await(struct openings *o, const char *match, struct hub_wait *w);
void openings_await_no_more(struct openings *o, struct hub_wait *w);

/* The match of a journal with its seed; `work` may be NULL. */
struct match *opening_replay(const struct eng_box *box, const char *place, const struct journal *j,
                             struct work *work, struct err *err);
/* The match of a journal as text, with its seed: what is done there, and in the loop where it is
 * short.  `work` may be NULL. */
struct match *opening_play(const struct eng_box *box, const char *place, const struct text *journal,
                           const struct seed *seed, struct work *work, struct err *err);

#endif
