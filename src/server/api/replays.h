/* replays.h -- journals that are being looked at: the last few, in memory.
 *
 * A reel is an upload or a match.  While a match runs each of its eyes has a reel of its own, so that
 * nobody can tell by the time it takes whether somebody else has looked.  The loop finds reels and
 * lays what is new beside them; the threads play it. */

#ifndef SERVER_REPLAYS_H
#define SERVER_REPLAYS_H

#include <pthread.h>

#include "server/api/playback.h"
#include "store/house.h"

struct replays;

struct reel {
    char id[STORE_ID_MAX + 1]; /* of an upload, or of a match */
    bool uploaded;
    int eye;   /* of a match that runs; else PLAYBACK_ALL */
    int lines; /* of a match: how many were handed over */
    uint64_t used;
    int users;    /* jobs about it */
    bool dropped; /* to be freed when there are none */
    pthread_mutex_t lock;
    struct reel_part *part, **last; /* handed over and not yet played */
    struct playback playback;       /* a job's */
};

struct replays *replays_new(void);
void replays_free(struct replays *r); /* when no job is left */

/* NULL: not there. */
struct reel *replays_find(struct replays *r, const char *id, bool uploaded, int eye);
/* A fresh one; the one that was not used for longest makes room. */
struct reel *replays_add(struct replays *r, const char *id, bool uploaded, int eye);
/* One that is its job's alone until it is kept, as replays_add does. */
struct reel *reel_new(const char *id, bool uploaded, int eye);
void replays_keep(struct replays *r, struct reel *reel);

/* The loop hands over what the journal has that the reel has not. */
void reel_follow(struct reel *reel, const struct journal *journal);
/* A job plays it.  False: it cannot be shown, and err says why. */
bool reel_catch_up(struct reel *reel, struct work *work, struct err *err);

/* For every job. */
void reel_hold(struct reel *reel);
void reel_let_go(struct reel *reel);

#endif
