/* workers.h -- threads beside the loop, and the jobs they do.
 *
 * As many jobs run at once as there are cores; more may be under way, each in a thread of its own,
 * and take turns (turns.h): a long job breathes, and where somebody else's turn has come it waits.
 * So a Marshal in thought holds up nobody, and nothing is thrown away when he waits.  The threads
 * are nicer than the loop, which goes first whenever it has something to do.
 *
 * A job that hits an assertion is `broken`, and nothing else notices.  What a job touches is its own
 * while it is under way; `done` is called in the loop (workers_take), always, and always last. */

#ifndef SERVER_WORKERS_H
#define SERVER_WORKERS_H

#include <pthread.h>
#include <stdatomic.h>

#include "base/text.h"
#include "server/turns.h"

struct workers;

struct work {
    struct turn turn; /* fill in who, alone and size */
    void (*run)(struct work *w);
    void (*done)(struct work *w); /* may free it */
    void *user;

    /* of the pool */
    struct workers *pool;
    struct work *next;
    pthread_cond_t go;
    bool granted;
    atomic_bool cancelled;
    int64_t since, slice; /* thread time at the beginning, monotonic time of this slice */
    bool broken;          /* an assertion failed in it */
    struct text why;      /* which one */
};

/* `running`: how many at once; 0: as many as there are cores. */
struct workers *workers_new(int running, void (*wake)(void *user), void *user);
/* From now on nothing is begun, what is under way is cancelled, and the loop is not woken. */
void workers_end(struct workers *p);
/* Ends it; jobs that were not begun are `done` without having run.  False when one is
 * still at work and cannot be waited for: memory that it may read must then be left alone. */
bool workers_free(struct workers *p);

void workers_do(struct workers *p, struct work *w);
/* It is to end soon: whether it has run or not, `done` is called all the same. */
void work_cancel(struct work *w);
static inline bool work_is_cancelled(const struct work *w)
{
    return atomic_load(&w->cancelled);
}
/* In a job, every millisecond or so. */
void work_breathe(struct work *w);
/* Processor time that it has taken so far, in microseconds.  In the job, or after it. */
int64_t work_spent(const struct work *w);

/* Calls `done` of the jobs that have ended. */
void workers_take(struct workers *p);

/* How much longer than alone things take now, in hundredths, never less than 100. */
int workers_load(struct workers *p);

#endif
