/* workers.h -- threads beside the loop, and the jobs they do.
 *
 * As many jobs run at once as there are cores; more may be under way, each in a thread of its own,
 * and take turns (turns.h): a long job breathes, and where somebody else's turn has come it waits.
 * So a Marshal in thought holds up nobody, and nothing is thrown away when he waits.  The threads
 * are nicer than the loop, which goes first whenever it has something to do.
 * */

#ifndef SERVER_WORKERS_H
#define SERVER_WORKERS_H

#include "server/table/work.h"

/* `running`: how many at once; 0: as many as there are cores. */
struct workers *workers_new(int running, void (*wake)(void *user), void *user);

#endif
