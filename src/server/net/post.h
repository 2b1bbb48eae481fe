/* post.h -- one request to a web hook: sent, and its status read.  Blocks; for a thread of its own.
 *
 * The answer's status is all that is looked at; where it points elsewhere, nobody follows. */

#ifndef SERVER_POST_H
#define SERVER_POST_H

#include "server/net/hook_url.h"

enum post_result {
    POST_TAKEN,   /* 2xx */
    POST_FAILED,  /* not reached, out of time, or 408, 429, 5xx: perhaps later */
    POST_REFUSED, /* anything else: not worth another try */
};

/* `anywhere`: machines that are not of the open internet are called too. */
enum post_result post_send(const struct hook_url *url, bool anywhere, const char *body);

#endif
