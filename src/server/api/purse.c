/* purse.c -- what each address has cost lately. */

#include "server/api/purse.h"

#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "server/api/callers.h"

enum { PURSES = 512, WHO = 80, OWN_SHARE = 10 };

struct purse {
    char who[WHO]; /* "": a free place */
    int jobs;
    int64_t spent; /* microseconds that are not back yet */
    int64_t since; /* ms */
};

struct purses {
    struct purse purse[PURSES];
};

struct purses *purses_new(void)
{
    return base_alloc(sizeof(struct purses));
}

void purses_free(struct purses *p)
{
    base_free(p);
}

static void refill(struct purse *one, int64_t now)
{
    int64_t back = (now - one->since) * 1000 / PURSE_SHARE;

    one->spent = back < one->spent ? one->spent - back : 0;
    one->since = now;
}

/* A new one takes the place of whoever owes least and has nothing going on.  NULL: there is none. */
static struct purse *purse_of(struct purses *p, const char *who, int64_t now)
{
    struct purse *least = NULL;

    for (int i = 0; i < PURSES; i++) {
        struct purse *one = &p->purse[i];

        refill(one, now);
        if (strcmp(one->who, who) == 0)
            return one;
        if (one->jobs == 0 && (!least || one->spent < least->spent))
            least = one;
    }
    if (least) {
        *least = (struct purse){ .since = now };
        snprintf(least->who, sizeof least->who, "%s", who);
    }
    return least;
}

/* This machine itself has as much more as it has of everything (callers.h). */
static int share_of(const char *who)
{
    return callers_is_own(who) ? OWN_SHARE : 1;
}

bool purse_may(struct purses *p, const char *who, int64_t now, int *wait)
{
    struct purse *one = *who ? purse_of(p, who, now) : NULL;
    int64_t holds = (int64_t)PURSE_US * share_of(who);

    *wait = 1;
    if (!*who)
        return true;
    if (!one || one->jobs >= PURSE_JOBS * share_of(who))
        return false;
    if (one->spent < holds)
        return true;
    *wait = (int)((one->spent - holds) * PURSE_SHARE / 1000000) + 1;
    return false;
}

void purse_begin(struct purses *p, const char *who, int64_t now)
{
    struct purse *one = *who ? purse_of(p, who, now) : NULL;

    if (one)
        one->jobs++;
}

void purse_end(struct purses *p, const char *who, int64_t now, int64_t spent_us)
{
    struct purse *one = *who ? purse_of(p, who, now) : NULL;

    if (!one)
        return;
    one->spent += spent_us;
    if (one->jobs > 0)
        one->jobs--;
}
