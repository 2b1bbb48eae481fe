/* callers.h -- how much one address may ask of this server, so that one cannot use it up for all.
 *
 * An address is that of the machine at the other end; where that is this machine itself, a proxy
 * may have come between, and then it is the one that the proxy names.  Whoever calls from this
 * machine without a proxy has it to himself, and is not counted. */

#ifndef SERVER_CALLERS_H
#define SERVER_CALLERS_H

#include <stdbool.h>
#include <stdint.h>

enum { CALLER_ADDRESS = 46, CALLER_SOCKETS = 100 };

/* What is counted, each on its own. */
enum caller_deed {
    CALLER_READS, /* costs little; not counted */
    CALLER_MAKES, /* a match */
    CALLER_KEEPS, /* something on a shelf, which is a commit */
    CALLER_WORKS, /* replays and stories, which play a match again */
    CALLER_SENDS, /* a journal to be played */
    CALLER_DEEDS
};

struct callers;

struct callers *callers_new(void);
void callers_free(struct callers *c);

/* False: too much of it lately.  "" is nobody, who may do anything. */
bool callers_may(struct callers *c, const char *address, enum caller_deed deed, int64_t now);
/* One more WebSocket, and one fewer.  False: there are enough. */
bool callers_come(struct callers *c, const char *address, int64_t now);
void callers_go(struct callers *c, const char *address);

/* Is it an address of this machine itself (127.0.0.1, ::1)? */
bool callers_is_own(const char *address);
/* The one a proxy names last in "1.2.3.4, 5.6.7.8"; "" when that is no address. */
void callers_read_proxy(const char *list, char out[CALLER_ADDRESS]);

#endif
