/* guard.h -- a broken invariant ends one piece of work, not the program.
 *
 * Rules own no memory, so leaving them by a long jump leaks nothing; whoever runs them works on a
 * scratch copy and drops it. */

#ifndef ENGINE_GUARD_H
#define ENGINE_GUARD_H

#include <stdbool.h>

#include "base/text.h"

/* How often work of this thread was broken off: what it had begun to keep was not ended. */
extern _Thread_local unsigned eng_falls;

/* Runs work(arg).  False when an assertion failed inside; `why` then says which and where. */
bool eng_guard(void (*work)(void *arg), void *arg, struct text *why);

#endif
