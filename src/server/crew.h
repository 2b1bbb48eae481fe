/* crew.h -- threads beside the loop: how they are begun and how one takes leave of them. */

#ifndef SERVER_CREW_H
#define SERVER_CREW_H

#include <pthread.h>
#include <stdbool.h>

/* Signals are the loop's business: a thread of the crew gets none. */
bool crew_start(pthread_t *thread, void *(*work)(void *), void *arg);

/* Waits a moment for all of them; false when one is still at work. */
bool crew_join(const pthread_t *thread, int count);

#endif
