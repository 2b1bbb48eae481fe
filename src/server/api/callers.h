/* callers.h -- how much one address may ask of this server, so that one cannot use it up for all.
 *
 * An address is that of the machine at the other end; of a proxy that the server was told of, the
 * one that the proxy names.  This machine itself is counted like any other, each of its addresses
 * (127.0.0.2) on its own: what runs on it is not all the player's.  It has ten times as much, which
 * no household needs. */

#ifndef SERVER_CALLERS_H
#define SERVER_CALLERS_H

#include <stdbool.h>
#include <stdint.h>

#include "server/api/guests.h"

/* What is counted, each on its own. */
enum caller_deed {
    CALLER_READS,  /* any request at all */
    CALLER_LISTS,  /* a shelf */
    CALLER_MAKES,  /* a match */
    CALLER_KEEPS,  /* something on a shelf, which is a commit */
    CALLER_WORKS,  /* replays and stories, which play a match again */
    CALLER_ENTERS, /* a passphrase */
    CALLER_SENDS,  /* a journal to be played */
    CALLER_DEEDS
};

struct callers;

struct callers *callers_new(void);
void callers_free(struct callers *c);

/* False: too much of it lately. */
bool callers_may(struct callers *c, const char *address, enum caller_deed deed, int64_t now);
/* How many connections it may have. */
struct guest_share callers_share(const char *address);

/* Is it an address of this machine itself (127.0.0.1, ::1)? */
bool callers_is_own(const char *address);
/* The same address, or "" where it is one of these: work for this machine is on nobody's account. */
const char *callers_beyond(const char *address);
/* The one a proxy names last in "1.2.3.4, 5.6.7.8"; "" when that is no address. */
void callers_read_proxy(const char *list, char out[GUEST_ADDRESS]);

#endif
