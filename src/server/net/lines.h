/* lines.h -- connections as they come and go: whose each is, and how long it may take over things. */

#ifndef SERVER_LINES_H
#define SERVER_LINES_H

#include <libwebsockets.h>

#include "server/api/guests.h"

enum {
    LINES_MAX = 3000,    /* of every kind, at once */
    LINE_HEADING_S = 15, /* for TLS and the heading of a request; while kept alive, for the next */
    LINE_BODY_S = 15,    /* for the body */
    LINE_ANSWER_S = 60,  /* for taking the answer */
};

/* As many as the system lets us have, up to LINES_MAX and what they need beside them: raises the
 * limit of open files.  The limit for the library is somewhat higher, since those who are sent away
 * take a moment to go. */
int lines_room(int *library_limit);
struct guests *lines_new(int room);

/* A connection has come; false: not welcome.  It has gone. */
bool line_meet(struct lws *wsi);
void line_part(struct lws *wsi);
/* A request has come on it: whose is it?  False: he has too many, or is on his way out. */
bool line_name(struct lws *wsi);
/* Who that is; whom its limits count for. */
struct guest *line_guest(struct lws *wsi);
/* The callback LWS_CALLBACK_TIMER comes in so many seconds, and none that was set before. */
void line_wait(struct lws *wsi, int seconds);
/* Does the browser speak TLS, with us or with the proxy in front? */
bool line_is_tls(struct lws *wsi);

#endif
