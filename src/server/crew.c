/* crew.c -- threads beside the loop. */

#include "server/crew.h"

#include <signal.h>
#include <time.h>

enum { FAREWELL_MS = 300 };

bool crew_start(pthread_t *thread, void *(*work)(void *), void *arg)
{
    sigset_t all, before;

    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    bool begun = pthread_create(thread, NULL, work, arg) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return begun;
}

bool crew_join(const pthread_t *thread, int count)
{
    struct timespec until;
    bool all = true;

    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_nsec += FAREWELL_MS * 1000000L;
    until.tv_sec += until.tv_nsec / 1000000000L;
    until.tv_nsec %= 1000000000L;
    for (int i = 0; i < count; i++)
        all = pthread_clockjoin_np(thread[i], NULL, CLOCK_MONOTONIC, &until) == 0 && all;
    return all;
}
