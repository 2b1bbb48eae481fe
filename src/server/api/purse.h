/* purse.h -- how much work beside the loop one address may cause: replays, stories, journals.
 *
 * It is counted by what it costs, not by how often it is asked for.  A purse holds so many seconds
 * of a core, and fills again slowly; whoever has spent more than he had waits until it is full
 * enough.  An address of this machine has ten times as much (callers.h); "" is nobody, and free. */

#ifndef SERVER_PURSE_H
#define SERVER_PURSE_H

#include <stdbool.h>
#include <stdint.h>

enum {
    PURSE_US = 20000000, /* microseconds of a core that it holds */
    PURSE_SHARE = 4,     /* one of so many seconds comes back */
    PURSE_JOBS = 8,      /* at once */
};

struct purses;

struct purses *purses_new(void);
void purses_free(struct purses *p);

/* May another job be begun?  If not, `wait` says in how many seconds to ask again. */
bool purse_may(struct purses *p, const char *who, int64_t now, int *wait);
void purse_begin(struct purses *p, const char *who, int64_t now);
void purse_end(struct purses *p, const char *who, int64_t now, int64_t spent_us);

#endif
