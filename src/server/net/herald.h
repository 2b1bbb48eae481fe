/* herald.h -- tells people elsewhere, by their web hooks, that a seat is to decide.
 *
 * Messages wait in a short queue for a few threads of its own; the loop never waits.  A message that
 * could not be delivered is tried again a little later, three times in all, and then forgotten.
 * Nobody is told what became of it: whoever names an address must not learn what answers there. */

#ifndef SERVER_HERALD_H
#define SERVER_HERALD_H

#include <stdbool.h>
#include <stdint.h>

#include "server/table/hub.h"

/* How far its messages go. */
enum herald_reach {
    HERALD_NOWHERE,
    HERALD_PUBLIC,  /* to machines of the open internet */
    HERALD_ANYWHERE /* to this machine and its neighbours too */
};

struct herald;

/* The threads are started with the first message. */
struct herald *herald_new(enum herald_reach reach);
/* False when one is still busy and cannot be waited for; what it uses is then left alone. */
bool herald_free(struct herald *h);

/* Would a message to that address be sent?  False and err: it is none, or too near. */
bool herald_takes(const struct herald *h, const char *url, struct err *err);
/* The key says what it is about; an older message with the same one is dropped.  False: there is no
 * room. */
bool herald_send(struct herald *h, const char *key, const char *url, const char *body);
/* It is no longer true; not sent any more, unless that is just happening. */
void herald_drop(struct herald *h, const char *key);

/* All of this, for the hub. */
struct hub_herald herald_for_hub(enum herald_reach reach);

#endif
