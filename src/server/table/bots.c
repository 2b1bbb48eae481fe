/* bots.c -- thinking as a kind of work. */

#include "server/table/bots.h"

#include <string.h>

enum { LATE = 2, LEAST = 4 }; /* times the time, and the part of it that is had in any case */

struct task {
    struct work work;  /* first */
    struct task *next; /* of all that are not taken yet */
    struct bots *bots;
    struct bots_job job;
    void *redacted;
    int64_t until; /* by workers_ticks */
    struct ai_watch watch;
    bool cancelled, answered;
    struct bots_answer answer;
};

struct bots {
    struct workers *pool;
    uint64_t asked;
    struct task *first;
};

/* -- in a thread -- */

static void breathe(void *user)
{
    struct task *t = user;

    work_breathe(&t->work);
    if (work_is_cancelled(&t->work) || (t->until && workers_ticks(t->bots->pool) >= t->until))
        atomic_store(&t->watch.stop, true);
}

/* Whoever was kept waiting for long still gets a moment. */
static void think(struct work *w)
{
    struct task *t = (struct task *)w;
    int64_t least = workers_ticks(t->bots->pool) + t->job.budget.ms / LEAST;
    struct rng rng;

    if (t->until && t->until < least)
        t->until = least;
    t->watch.breathe = breathe;
    t->watch.user = t;
    t->job.budget.watch = &t->watch;
    t->job.budget.own_time = true;
    rng_start_search(&rng, t->job.chance);
    t->answer.found = t->job.bot->choose(t->job.box, t->redacted, t->job.seat, &t->job.budget, &rng,
                                         &t->answer.action);
}

/* -- in the loop -- */

static void thought(struct work *w)
{
    struct task *t = (struct task *)w;

    t->answered = true;
    if (w->broken)
        t->answer.found = false;
}

struct bots *bots_new(struct workers *pool)
{
    struct bots *b = base_alloc(sizeof *b);

    b->pool = pool;
    return b;
}

static void free_task(struct task *t)
{
    base_free(t->redacted);
    base_free(t);
}

void bots_free(struct bots *b)
{
    struct task *t;

    while (b && (t = b->first)) {
        b->first = t->next;
        free_task(t);
    }
    base_free(b);
}

static void describe(struct work *w, const struct bots_job *job)
{
    memcpy(w->turn.who, job->who, sizeof w->turn.who);
    w->turn.size = (int64_t)job->budget.ms * 1000;
    w->run = think;
    w->done = thought;
}

uint64_t bots_ask(struct bots *b, const struct bots_job *job)
{
    struct task *t = base_alloc(sizeof *t), **at = &b->first;
    size_t size = job->box->game->state_size;

    t->bots = b;
    t->job = *job;
    t->redacted = base_alloc(size);
    memcpy(t->redacted, job->redacted, size);
    t->until = job->budget.ms ? workers_ticks(b->pool) + LATE * (int64_t)job->budget.ms : 0;
    t->answer.seat = job->seat;
    t->answer.number = ++b->asked;
    memcpy(t->answer.match, job->match, sizeof t->answer.match);
    while (*at)
        at = &(*at)->next;
    *at = t;
    describe(&t->work, job);
    workers_do(b->pool, &t->work);
    return t->answer.number;
}

static struct task *find(struct bots *b, uint64_t number)
{
    struct task *t = b->first;

    while (t && t->answer.number != number)
        t = t->next;
    return t;
}

void bots_cancel(struct bots *b, uint64_t number)
{
    struct task *t = find(b, number);

    if (!t)
        return;
    t->cancelled = true;
    atomic_store(&t->watch.stop, true);
    if (!t->answered)
        work_cancel(&t->work);
}

void bots_hurry(struct bots *b, uint64_t number)
{
    struct task *t = find(b, number);

    if (t)
        atomic_store(&t->watch.stop, true);
}

bool bots_take(struct bots *b, struct bots_answer *out)
{
    struct task **at = &b->first, *t;

    while ((t = *at)) {
        if (!t->answered) {
            at = &t->next;
            continue;
        }
        bool cancelled = t->cancelled;
        *out = t->answer;
        *at = t->next;
        free_task(t);
        if (!cancelled)
            return true;
    }
    return false;
}

int64_t bots_promise(const struct bots *b, uint32_t ms)
{
    int load = workers_load(b->pool);

    return (int64_t)ms * (load < LATE * 100 ? load : LATE * 100) / 100;
}
