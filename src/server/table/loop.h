/* loop.h -- the turns of the loop, and the pages that come and go.
 *
 * Nothing in this room knows a socket, a database, a thread or a clock: whoever opens the loop hands
 * them in.  So the same tables serve pages over sockets, and one in the same program. */

#ifndef SERVER_LOOP_H
#define SERVER_LOOP_H

#include "server/table/hub.h"
#include "server/table/talk.h"

struct loop_world {
    struct store *store;                 /* open; whoever opened it closes it */
    int64_t (*now)(void), (*tick)(void); /* the two clocks of hub.h */
    struct workers *workers;             /* for what takes long; the loop frees them */
};

struct hub *loop_open(const struct loop_world *world);
bool loop_close(struct hub *hub); /* as workers_free */

/* The end of a turn.  Returns in how many ms the next one is wanted at the latest; -1: never. */
int64_t loop_turn(struct hub *hub);

/* A page has come; NULL when there are too many.  `wake` is called when there is something for it in
 * its `out`.  It is heard (talk_hear), and it goes. */
struct peer *loop_meet(struct hub *hub, void (*wake)(struct peer *), void *user);
void loop_part(struct peer *p);
/* All that was under way to it is sent; what waited for that follows with this turn. */
void loop_caught_up(struct peer *p);

#endif
