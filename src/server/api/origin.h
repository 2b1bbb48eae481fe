/* origin.h -- whom a request says it is for, and from whose page it comes.
 *
 * A page of a stranger can make a browser send requests here, even under a name of his own that he
 * lets point to this machine.  So the Host must be one we answer to, and an Origin our own. */

#ifndef SERVER_ORIGIN_H
#define SERVER_ORIGIN_H

#include <stdbool.h>

enum { ORIGIN_NAMES = 8, ORIGIN_LENGTH = 256 };

/* Names we answer to beside 127.0.0.1, localhost and [::1]. */
struct origin_names {
    int count;
    const char *name[ORIGIN_NAMES];
};

/* "localhost:1805", "berthier.example": with any port, in either case.  NULL or "": a client that
 * says nothing is no browser, and passes. */
bool origin_host_fits(const struct origin_names *names, const char *host);

/* "http://localhost:1805" for the Host "localhost:1805".  NULL or "": as above. */
bool origin_is_own(const char *origin, const char *host);

#endif
