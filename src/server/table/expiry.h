/* expiry.h -- how long matches are kept that nobody looks at.
 *
 * "To look" is to have any page of the match open, or to read its story or replay.  The days count
 * from when somebody last did; a list of matches tells until when each is kept, and so does its own
 * page. */

#ifndef SERVER_EXPIRY_H
#define SERVER_EXPIRY_H

#include "store/house.h"

struct hub;

struct expiry_terms {
    int days[STORE_SORTS]; /* 0: for ever */
};

struct expiry {
    struct expiry_terms terms;
    char dying[STORE_ID_MAX + 1]; /* whose lines are being removed */
    int64_t next_at;              /* when it is looked again, in ms */
};

extern const struct expiry_terms expiry_usual;

/* "never", or "bots=30,unbegun=60,played=180,ended=365", of which parts may be left out. */
bool expiry_read(const char *words, struct expiry_terms *out, struct err *err);
/* Until when a match is kept if nobody looks at it, in seconds; -1: for ever.  After a start, for a
 * day at least: who could not come while the program was down can come first, and a clock that was
 * wrong at the start can be set. */
int64_t expiry_until(const struct hub *hub, const struct store_standing *standing);

/* One step, of bounded length, in a turn of the loop. */
void expiry_step(struct hub *hub);

#endif
