/* turns.c -- who is next. */

#include "server/table/turns.h"

#include <string.h>

#include "base/err.h"

enum { OTHERS = 0 }; /* the account of those for whom there was none left */

/* -- accounts -- */

/* The least that was spent for somebody who has work; those without have no say. */
static int64_t least_spent(const struct turns *t)
{
    int64_t least = -1;

    for (int i = 0; i < TURNS_CALLERS; i++)
        if (t->account[i].jobs > 0 && (least < 0 || t->account[i].spent < least))
            least = t->account[i].spent;
    return least < 0 ? 0 : least;
}

static int account_of(struct turns *t, const char *who)
{
    int idle = OTHERS;

    for (int i = 1; i < TURNS_CALLERS; i++) {
        struct turns_account *a = &t->account[i];

        if (strcmp(a->who, who) == 0)
            return i;
        if (a->jobs == 0 && (idle == OTHERS || a->spent < t->account[idle].spent))
            idle = i;
    }
    if (idle != OTHERS) {
        t->account[idle] = (struct turns_account){ 0 };
        memcpy(t->account[idle].who, who, TURNS_WHO);
    }
    return idle;
}

static void enter(struct turns *t, struct turns_account *a)
{
    int64_t ahead = least_spent(t) - TURNS_CREDIT;

    if (a->jobs == 0 && a->spent < ahead)
        a->spent = ahead;
    a->jobs++;
}

/* Nobody gets far below zero by the credit alone: when all are idle, the count starts again. */
static void leave(struct turns *t, struct turns_account *a)
{
    a->jobs--;
    for (int i = 0; i < TURNS_CALLERS; i++)
        if (t->account[i].jobs > 0)
            return;
    for (int i = 0; i < TURNS_CALLERS; i++)
        t->account[i].spent = 0;
}

int turns_busy(const struct turns *t)
{
    int count = 0;

    for (int i = 0; i < TURNS_CALLERS; i++)
        count += t->account[i].jobs > 0;
    return count;
}

/* -- the list -- */

static void append(struct turns *t, struct turn *job)
{
    struct turn **at = &t->first;

    while (*at && (*at)->number < job->number)
        at = &(*at)->next;
    job->next = *at;
    *at = job;
    t->waiting++;
}

static void take_out(struct turns *t, struct turn *job)
{
    struct turn **at = &t->first;

    while (*at != job)
        at = &(*at)->next;
    *at = job->next;
    job->next = NULL;
    t->waiting--;
}

void turns_add(struct turns *t, struct turn *job)
{
    job->account = account_of(t, job->who);
    job->number = ++t->count;
    job->begun = false;
    job->spent = 0;
    enter(t, &t->account[job->account]);
    append(t, job);
}

/* -- the choice -- */

/* However many large ones a caller has going, a small one of his may join them. */
static bool may_begin(const struct turns *t, const struct turn *job)
{
    int beside = 0;

    for (const struct turn *other = t->under_way; other; other = other->next_begun) {
        if (job->alone && other->alone == job->alone)
            return false;
        beside += other->account == job->account && other->size / 2 <= job->size;
    }
    return beside < TURNS_BEGUN;
}

static int64_t rest_of(const struct turn *job)
{
    return job->size > job->spent ? job->size - job->spent : 0;
}

/* The list is in order of age, so the first one of an account is its oldest. */
static bool is_better(const struct turns *t, const struct turn *job, const struct turn *best)
{
    const struct turns_account *a = &t->account[job->account];

    if (!best)
        return true;
    if (job->account != best->account)
        return a->spent < t->account[best->account].spent;
    if (a->picks % TURNS_OLDEST == TURNS_OLDEST - 1)
        return false;
    return rest_of(job) < rest_of(best);
}

static void begin(struct turns *t, struct turn *job)
{
    job->begun = true;
    job->next_begun = t->under_way;
    t->under_way = job;
}

struct turn *turns_next(struct turns *t, bool fresh)
{
    struct turn *best = NULL;

    for (struct turn *job = t->first; job; job = job->next)
        if ((job->begun || (fresh && may_begin(t, job))) && is_better(t, job, best))
            best = job;
    if (!best)
        return NULL;
    take_out(t, best);
    t->account[best->account].picks++;
    if (!best->begun)
        begin(t, best);
    return best;
}

/* -- and after it -- */

static void charge(struct turns *t, struct turn *job, int64_t spent)
{
    job->spent += spent;
    t->account[job->account].spent += spent;
}

void turns_put_back(struct turns *t, struct turn *job, int64_t spent)
{
    charge(t, job, spent);
    append(t, job);
}

void turns_end(struct turns *t, struct turn *job, int64_t spent)
{
    struct turn **at = &t->under_way;

    charge(t, job, spent);
    while (*at != job)
        at = &(*at)->next_begun;
    *at = job->next_begun;
    leave(t, &t->account[job->account]);
}

bool turns_take(struct turns *t, struct turn *job)
{
    struct turn *at = t->first;

    while (at && at != job)
        at = at->next;
    if (at)
        take_out(t, job);
    return at != NULL;
}

bool turns_drop(struct turns *t, struct turn *job)
{
    if (job->begun || !turns_take(t, job))
        return false;
    leave(t, &t->account[job->account]);
    return true;
}
