/* watchdog.h -- a loop that has stopped turning is told apart from one that has nothing to do, and
 * the program is ended with a trace of where it stands, to be started again by whoever started it.
 *
 * A thread of its own looks five times in the time allowed whether the loop has turned.  Each time
 * it also gives the loop a push: one that only waits turns once and waits again.  Looks are counted,
 * not seconds, so that a program that was stopped as a whole, or a machine that slept, is no hang. */

#ifndef SERVER_WATCHDOG_H
#define SERVER_WATCHDOG_H

#include <stdint.h>

enum {
    WATCHDOG_MS = 10000,
    WATCHDOG_STATUS = 70, /* with which the program ends: a fault within it */
};

struct watchdog;

/* Watches the thread that calls this.  `push` is called from the other thread.  NULL: there could
 * be no thread. */
struct watchdog *watchdog_start(int64_t patience_ms, void (*push)(void *user), void *user);
void watchdog_turned(struct watchdog *w); /* the loop has */
void watchdog_stop(struct watchdog *w);

#endif
