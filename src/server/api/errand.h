/* errand.h -- a request whose answer is work for a thread (workers.h), or has to wait for something.
 *
 * The exchange keeps the errand in its answer and is told when it is ready.  A client that leaves
 * meanwhile leaves its errand behind, which ends by itself. */

#ifndef SERVER_ERRAND_H
#define SERVER_ERRAND_H

#include "server/api/request.h"

struct errand {
    struct work work; /* first */
    struct server *server;
    char caller[PEER_CALLER];
    struct answer answer;
    void (*make)(struct errand *e);  /* in a thread: makes the answer */
    void (*after)(struct errand *e); /* in the loop, when that has ended; or NULL */
    bool done;
    bool again;    /* what it waited for has come: the request is to be answered once more */
    int64_t asked; /* ms */
    int beat;      /* ms; not 0: it leaves at a multiple of that, so that its time tells little */

    void (*ready)(void *user, int64_t wait_ms); /* NULL: nobody waits any more */
    void *user;
    struct hub_wait wait;

    /* what it is about */
    struct reel *reel;
    int eye, step, since;
    bool over, own;
    enum lang lang;
    struct text body;
    struct errand_story *story;
    struct journal journal;
};

/* A new one for this request; fill in what it is about, then begin.  size: what it may take, in
 * microseconds. */
struct errand *errand_new(struct request *r, struct answer *a, void (*make)(struct errand *));
void errand_begin(struct errand *e, int64_t size);
/* The request waits until a match is open (hub.h). */
void errand_wait(struct request *r, struct answer *a, const char *match);

/* The answer of one that is ready; the errand is freed. */
void errand_take(struct errand *e, struct answer *out);
/* Nobody waits for it any more. */
void errand_leave(struct errand *e);

#endif
