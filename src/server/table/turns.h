/* turns.h -- who is next: jobs of many callers, and a fair order among them.  No thread, no clock.
 *
 * Every caller has an account of the time that was spent for him.  The next job is one of the caller
 * for whom least was spent; of his own jobs the smallest, and now and then the oldest, so that none
 * waits for ever.  Whoever comes back after a silence is a little ahead of those who have been busy
 * all the time (TURNS_CREDIT), and no more: so small jobs are done at once, and saving up is of no
 * use.  A job may be put back unfinished, and is then weighed by what is left of it. */

#ifndef SERVER_TURNS_H
#define SERVER_TURNS_H

#include <stdbool.h>
#include <stdint.h>

enum {
    TURNS_WHO = 80,        /* the name of a caller: an address, a match */
    TURNS_CALLERS = 256,   /* that are told apart; the rest shares an account */
    TURNS_CREDIT = 300000, /* microseconds */
    TURNS_OLDEST = 4,      /* every so many jobs of a caller the oldest one goes first */
    TURNS_BEGUN = 6,       /* jobs of one caller under way, beside which none as large is begun */
};

struct turn {
    struct turn *next;       /* of those that wait */
    struct turn *next_begun; /* of those under way, running or put back */
    char who[TURNS_WHO];
    const void *alone; /* never two of the same at once; NULL: no matter */
    int64_t size;      /* what it should take in all, in microseconds */
    int64_t spent;     /* what it has taken */
    bool begun;
    uint64_t number; /* in order of their coming */
    int account;
};

struct turns_account {
    char who[TURNS_WHO]; /* "": free */
    int64_t spent;       /* microseconds, as fairness counts them */
    int jobs;            /* waiting or under way */
    int picks;
};

struct turns {
    struct turns_account account[TURNS_CALLERS];
    struct turn *first;     /* waiting, in order of their coming */
    struct turn *under_way; /* begun and not ended */
    int waiting;
    uint64_t count;
};

/* A new job: who, alone and size are filled in. */
void turns_add(struct turns *t, struct turn *job);
/* The next one to work at, taken out; NULL: none may.  `fresh`: one may be begun that was not. */
struct turn *turns_next(struct turns *t, bool fresh);
/* So much was spent for it; it waits again, or it has ended. */
void turns_put_back(struct turns *t, struct turn *job, int64_t spent);
void turns_end(struct turns *t, struct turn *job, int64_t spent);
/* One that waits and was never begun is not wanted any more.  False: it is not there. */
bool turns_drop(struct turns *t, struct turn *job);
/* One that waits is taken out, to be worked at out of its turn.  False: it is not there. */
bool turns_take(struct turns *t, struct turn *job);
/* For how many callers there is work. */
int turns_busy(const struct turns *t);

#endif
