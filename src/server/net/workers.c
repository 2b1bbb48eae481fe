/* workers.c -- threads that take turns, one lock.
 *
 * A job that is under way keeps its thread until it ends.  `granted` is its leave to run, given by
 * whoever stops running or brings something new; there are never more leaves than cores. */

#include "server/net/workers.h"

#include <pthread.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "base/err.h"
#include "engine/guard.h"
#include "server/crew.h"

enum {
    THREADS_MAX = 128,
    SLICE_US = 10000, /* so long at a stretch, where others wait */
    NICER = 3,
};

struct workers {
    pthread_mutex_t lock;
    pthread_cond_t idle;
    bool ended;
    struct turns turns;
    int running, running_max;
    int idle_count, thread_count;
    atomic_int waiting;             /* jobs that could run and may not */
    struct work *begin;             /* granted, for the next idle thread */
    struct work *done, **last;      /* ended, for the loop */
    struct work *here[THREADS_MAX]; /* what each thread is at */
    pthread_t thread[THREADS_MAX];
    void (*wake)(void *user);
    void *user;
};

static int64_t us_of(clockid_t which)
{
    struct timespec t;

    clock_gettime(which, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

static struct work *work_of(struct turn *turn)
{
    return (struct work *)turn; /* its first member */
}

/* -- who may run; all of this with the lock -- */

static void *serve(void *arg);

struct start {
    struct workers *pool;
    int place;
};

static bool start_thread(struct workers *p)
{
    struct start *s;

    if (p->thread_count == THREADS_MAX)
        return false;
    s = base_alloc(sizeof *s);
    *s = (struct start){ p, p->thread_count };
    if (!crew_start(&p->thread[p->thread_count], serve, s)) {
        base_free(s);
        return false;
    }
    p->thread_count++;
    p->idle_count++;
    return true;
}

/* Is there a thread for one more new job? */
static bool has_thread(struct workers *p)
{
    int promised = 0;

    for (struct work *w = p->begin; w; w = w->next)
        promised++;
    return p->idle_count > promised || start_thread(p);
}

static void grant(struct workers *p, struct work *w, bool begun)
{
    w->granted = true;
    p->running++;
    if (begun) {
        pthread_cond_signal(w->go);
        return;
    }
    w->next = p->begin;
    p->begin = w;
    pthread_cond_signal(&p->idle);
}

static bool is_begun(const struct turns *t)
{
    for (const struct turn *job = t->first; job; job = job->next)
        if (job->begun)
            return true;
    return false;
}

static void dispatch(struct workers *p)
{
    while (!p->ended && p->running < p->running_max && p->turns.waiting > 0) {
        bool fresh = has_thread(p);
        if (!fresh && !is_begun(&p->turns))
            break;
        struct turn *t = turns_next(&p->turns, fresh);
        if (!t)
            break;
        grant(p, work_of(t), work_of(t)->since >= 0);
    }
    atomic_store(&p->waiting, p->turns.waiting);
}

/* -- in a thread -- */

static void wait_for_leave(struct workers *p, struct work *w)
{
    while (!w->granted)
        pthread_cond_wait(w->go, &p->lock);
    w->slice = us_of(CLOCK_MONOTONIC);
}

int64_t work_spent(const struct work *w)
{
    return w->since >= 0 && w->granted ? us_of(CLOCK_THREAD_CPUTIME_ID) - w->since : w->turn.spent;
}

void work_breathe(struct work *w)
{
    struct workers *p = w->pool;

    if (atomic_load(&p->waiting) == 0 || us_of(CLOCK_MONOTONIC) - w->slice < SLICE_US)
        return;
    pthread_mutex_lock(&p->lock);
    if (!p->ended && p->turns.waiting > 0) {
        int64_t spent = work_spent(w) - w->turn.spent;
        w->granted = false;
        p->running--;
        turns_put_back(&p->turns, &w->turn, spent);
        dispatch(p);
        wait_for_leave(p, w);
    }
    pthread_mutex_unlock(&p->lock);
}

static void run(void *arg)
{
    struct work *w = arg;

    w->run(w);
}

static void attempt(struct work *w)
{
    w->slice = us_of(CLOCK_MONOTONIC);
    w->since = us_of(CLOCK_THREAD_CPUTIME_ID);
    w->broken = !work_is_cancelled(w) && !eng_guard(run, w, &w->why);
}

static void put_done(struct workers *p, struct work *w)
{
    w->next = NULL;
    *p->last = w;
    p->last = &w->next;
    if (!p->ended)
        p->wake(p->user);
}

static void hand_in(struct workers *p, struct work *w)
{
    int64_t spent = work_spent(w) - w->turn.spent;

    w->granted = false;
    p->running--;
    p->idle_count++;
    turns_end(&p->turns, &w->turn, spent);
    put_done(p, w);
    dispatch(p);
}

/* The next job for this thread; NULL: there will be none. */
static struct work *wait_for_work(struct workers *p)
{
    struct work *w;

    while (!p->ended && !p->begin)
        pthread_cond_wait(&p->idle, &p->lock);
    w = p->begin;
    if (w) {
        p->begin = w->next;
        p->idle_count--;
    }
    return w;
}

static void *serve(void *arg)
{
    struct start s = *(struct start *)arg;
    struct workers *p = s.pool;
    struct work *w;

    base_free(arg);
    setpriority(PRIO_PROCESS, (id_t)gettid(), NICER);
    pthread_mutex_lock(&p->lock);
    while ((w = wait_for_work(p))) {
        p->here[s.place] = w;
        pthread_mutex_unlock(&p->lock);
        attempt(w);
        pthread_mutex_lock(&p->lock);
        p->here[s.place] = NULL;
        hand_in(p, w);
    }
    pthread_mutex_unlock(&p->lock);
    return NULL;
}

/* -- in the loop -- */

struct workers *workers_new(int running, void (*wake)(void *user), void *user)
{
    struct workers *p = base_alloc(sizeof *p);
    long cores = sysconf(_SC_NPROCESSORS_ONLN);

    pthread_mutex_init(&p->lock, NULL);
    pthread_cond_init(&p->idle, NULL);
    p->running_max = running ? running : cores > 0 ? (int)cores : 1;
    p->last = &p->done;
    p->wake = wake;
    p->user = user;
    BASE_ASSERT(start_thread(p));
    return p;
}

/* Whoever waits for leave gets it, to find out that he is not wanted any more. */
static void send_home(struct workers *p, struct work *w)
{
    atomic_store(&w->cancelled, true);
    if (!turns_take(&p->turns, &w->turn))
        return;
    w->granted = true;
    p->running++;
    pthread_cond_signal(w->go);
}

void workers_end(struct workers *p)
{
    pthread_mutex_lock(&p->lock);
    p->ended = true;
    for (int i = 0; i < p->thread_count; i++)
        if (p->here[i])
            send_home(p, p->here[i]);
    for (struct work *w = p->begin; w; w = w->next)
        atomic_store(&w->cancelled, true);
    pthread_cond_broadcast(&p->idle);
    pthread_mutex_unlock(&p->lock);
}

static void drop_waiting(struct workers *p)
{
    struct turn *t;

    while ((t = p->turns.first)) {
        turns_take(&p->turns, t);
        atomic_store(&work_of(t)->cancelled, true);
        put_done(p, work_of(t));
    }
}

bool workers_free(struct workers *p)
{
    if (!p)
        return true;
    workers_end(p);
    if (!crew_join(p->thread, p->thread_count))
        return false;
    drop_waiting(p);
    workers_take(p);
    pthread_cond_destroy(&p->idle);
    pthread_mutex_destroy(&p->lock);
    base_free(p);
    return true;
}

void workers_do(struct workers *p, struct work *w)
{
    w->pool = p;
    w->granted = false;
    w->since = -1;
    atomic_store(&w->cancelled, false);
    w->go = base_alloc(sizeof(pthread_cond_t));
    pthread_cond_init(w->go, NULL);
    pthread_mutex_lock(&p->lock);
    turns_add(&p->turns, &w->turn);
    dispatch(p);
    pthread_mutex_unlock(&p->lock);
}

void work_cancel(struct work *w)
{
    struct workers *p = w->pool;

    atomic_store(&w->cancelled, true);
    pthread_mutex_lock(&p->lock);
    if (turns_drop(&p->turns, &w->turn))
        put_done(p, w);
    atomic_store(&p->waiting, p->turns.waiting);
    pthread_mutex_unlock(&p->lock);
}

void workers_take(struct workers *p)
{
    struct work *w, *next;

    pthread_mutex_lock(&p->lock);
    w = p->done;
    p->done = NULL;
    p->last = &p->done;
    pthread_mutex_unlock(&p->lock);
    for (; w; w = next) {
        struct text why = w->why;

        next = w->next;
        pthread_cond_destroy(w->go);
        base_free(w->go);
        w->done(w);
        text_free(&why);
    }
}

int workers_load(struct workers *p)
{
    pthread_mutex_lock(&p->lock);
    int busy = turns_busy(&p->turns) * 100 / p->running_max;
    pthread_mutex_unlock(&p->lock);
    return busy > 100 ? busy : 100;
}

int64_t workers_ticks(const struct workers *p)
{
    (void)p;
    return us_of(CLOCK_MONOTONIC) / 1000;
}
