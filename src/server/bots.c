/* bots.c -- a pool of threads, two queues, one lock. */

#include "server/bots.h"

#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

#include "engine/guard.h"
#include "server/crew.h"

enum { THREADS_MAX = 8 };

struct task {
    struct task *next;
    struct bots_job job;
    void *redacted;
    atomic_bool cancelled;
    struct ai_watch watch; /* whoever is cancelled also stops thinking */
    struct bots_answer answer;
};

struct queue {
    struct task *first, **last;
};

struct bots {
    pthread_mutex_t lock;
    pthread_cond_t work;
    bool ended;
    uint64_t asked;
    struct queue waiting, answered;
    struct task *thinking[THREADS_MAX];
    int thread_count;
    pthread_t thread[THREADS_MAX];
    void (*wake)(void *user);
    void *user;
};

static void put(struct queue *q, struct task *t)
{
    t->next = NULL;
    *q->last = t;
    q->last = &t->next;
}

static struct task *take(struct queue *q)
{
    struct task *t = q->first;

    if (!t)
        return NULL;
    q->first = t->next;
    if (!q->first)
        q->last = &q->first;
    return t;
}

static void free_task(struct task *t)
{
    base_free(t->redacted);
    base_free(t);
}

/* -- in a thread -- */

static void think(void *arg)
{
    struct task *t = arg;
    struct rng rng;

    t->job.budget.watch = &t->watch;
    rng_start_search(&rng, t->job.chance);
    t->answer.found = t->job.bot->choose(t->job.box, t->redacted, t->job.seat, &t->job.budget, &rng,
                                         &t->answer.action);
}

static void decide(struct task *t)
{
    struct text why = { 0 };

    if (!atomic_load(&t->cancelled) && !eng_guard(think, t, &why))
        t->answer.found = false;
    text_free(&why);
}

static void cancel(struct task *t)
{
    atomic_store(&t->cancelled, true);
    atomic_store(&t->watch.stop, true);
}

static struct task *wait_for_work(struct bots *b, int place)
{
    struct task *t = NULL;

    pthread_mutex_lock(&b->lock);
    while (!b->ended && !(t = take(&b->waiting)))
        pthread_cond_wait(&b->work, &b->lock);
    b->thinking[place] = t;
    pthread_mutex_unlock(&b->lock);
    return t;
}

static void hand_in(struct bots *b, int place, struct task *t)
{
    pthread_mutex_lock(&b->lock);
    b->thinking[place] = NULL;
    put(&b->answered, t);
    bool ended = b->ended;
    pthread_mutex_unlock(&b->lock);
    if (!ended)
        b->wake(b->user);
}

struct start {
    struct bots *bots;
    int place;
};

static void *work(void *arg)
{
    struct start s = *(struct start *)arg;
    struct task *t;

    base_free(arg);
    while ((t = wait_for_work(s.bots, s.place))) {
        decide(t);
        hand_in(s.bots, s.place, t);
    }
    return NULL;
}

/* -- in the loop -- */

static void start_thread(struct bots *b, int place)
{
    struct start *s = base_alloc(sizeof *s);

    *s = (struct start){ b, place };
    if (crew_start(&b->thread[place], work, s))
        b->thread_count++;
    else
        base_free(s);
}

struct bots *bots_new(int threads, void (*wake)(void *user), void *user)
{
    struct bots *b = base_alloc(sizeof *b);

    pthread_mutex_init(&b->lock, NULL);
    pthread_cond_init(&b->work, NULL);
    b->waiting.last = &b->waiting.first;
    b->answered.last = &b->answered.first;
    b->wake = wake;
    b->user = user;
    for (int i = 0; i < threads && i < THREADS_MAX && b->thread_count == i; i++)
        start_thread(b, i);
    BASE_ASSERT(b->thread_count > 0);
    return b;
}

static void empty(struct queue *q)
{
    struct task *t;

    while ((t = take(q)))
        free_task(t);
}

bool bots_free(struct bots *b)
{
    if (!b)
        return true;
    pthread_mutex_lock(&b->lock);
    b->ended = true;
    for (int i = 0; i < b->thread_count; i++)
        if (b->thinking[i])
            cancel(b->thinking[i]);
    pthread_cond_broadcast(&b->work);
    pthread_mutex_unlock(&b->lock);
    if (!crew_join(b->thread, b->thread_count))
        return false;
    empty(&b->waiting);
    empty(&b->answered);
    pthread_cond_destroy(&b->work);
    pthread_mutex_destroy(&b->lock);
    base_free(b);
    return true;
}

uint64_t bots_ask(struct bots *b, const struct bots_job *job)
{
    struct task *t = base_alloc(sizeof *t);
    size_t size = job->box->game->state_size;
    uint64_t number;

    t->job = *job;
    t->redacted = base_alloc(size);
    memcpy(t->redacted, job->redacted, size);
    t->answer.seat = job->seat;
    memcpy(t->answer.match, job->match, sizeof t->answer.match);
    pthread_mutex_lock(&b->lock);
    number = t->answer.number = ++b->asked;
    put(&b->waiting, t);
    pthread_cond_signal(&b->work);
    pthread_mutex_unlock(&b->lock);
    return number;
}

static void cancel_in(struct task *t, uint64_t number)
{
    for (; t; t = t->next)
        if (t->answer.number == number)
            cancel(t);
}

void bots_cancel(struct bots *b, uint64_t number)
{
    pthread_mutex_lock(&b->lock);
    cancel_in(b->waiting.first, number);
    cancel_in(b->answered.first, number);
    for (int i = 0; i < b->thread_count; i++)
        if (b->thinking[i] && b->thinking[i]->answer.number == number)
            cancel(b->thinking[i]);
    pthread_mutex_unlock(&b->lock);
}

void bots_hurry(struct bots *b, uint64_t number)
{
    pthread_mutex_lock(&b->lock);
    for (struct task *t = b->waiting.first; t; t = t->next)
        if (t->answer.number == number)
            atomic_store(&t->watch.stop, true);
    for (int i = 0; i < b->thread_count; i++)
        if (b->thinking[i] && b->thinking[i]->answer.number == number)
            atomic_store(&b->thinking[i]->watch.stop, true);
    pthread_mutex_unlock(&b->lock);
}

bool bots_take(struct bots *b, struct bots_answer *out)
{
    struct task *t;
    bool cancelled = true;

    while (cancelled) {
        pthread_mutex_lock(&b->lock);
        t = take(&b->answered);
        pthread_mutex_unlock(&b->lock);
        if (!t)
            return false;
        cancelled = atomic_load(&t->cancelled);
        *out = t->answer;
        free_task(t);
    }
    return true;
}
