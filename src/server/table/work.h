/* work.h -- jobs that take long, and are done beside the loop.
 *
 * Who does them is handed in (loop.h): threads that take turns (net/workers.h), or nobody but the
 * loop itself.  A job that hits an assertion is `broken`, and nothing else notices.  What a job
 * touches is its own while it is under way; `done` is called in the loop (workers_take), always, and
 * always last. */

#ifndef SERVER_WORK_H
#define SERVER_WORK_H

#include <stdatomic.h>

#include "base/text.h"
#include "server/table/turns.h"

struct workers;

struct work {
    struct turn turn; /* fill in who, alone and size */
    void (*run)(struct work *w);
    void (*done)(struct work *w); /* may free it */
    void *user;

    /* of the pool */
    struct workers *pool;
    struct work *next;
    void *go; /* what its thread waits for */
    bool granted;
    atomic_bool cancelled;
    int64_t since, slice; /* thread time at the beginning, monotonic time of this slice */
    bool broken;          /* an assertion failed in it */
    struct text why;      /* which one */
};

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

/* Ms of a clock that nobody sets, to be asked in a job. */
int64_t workers_ticks(const struct workers *p);

/* How much longer than alone things take now, in hundredths, never less than 100. */
int workers_load(struct workers *p);

#endif
