/* ticks.c -- the clocks of this machine. */

#include "server/net/ticks.h"

#include <time.h>

static int64_t ms_of(clockid_t which)
{
    struct timespec t;

    clock_gettime(which, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

int64_t ticks_now(void)
{
    return ms_of(CLOCK_REALTIME);
}

int64_t ticks_on(void)
{
    static int64_t start;

    if (!start)
        start = ms_of(CLOCK_REALTIME) - ms_of(CLOCK_MONOTONIC);
    return start + ms_of(CLOCK_MONOTONIC);
}
