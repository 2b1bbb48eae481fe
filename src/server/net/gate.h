/* gate.h -- where connections come in: a few in each turn of the loop.
 *
 * The listener of libwebsockets lets in whoever knocks for as long as anybody knocks, and nobody who
 * is in is heard meanwhile: one address that connects and hangs up, over and over, held up everybody
 * for as long as it liked.  So the socket is ours, and each turn takes GATE_EACH of those who wait. */

#ifndef SERVER_GATE_H
#define SERVER_GATE_H

#include <libwebsockets.h>
#include <stdbool.h>

#include "base/err.h"

enum { GATE_EACH = 64 };

/* A socket that listens there; -1, with the reason, when it cannot. */
int gate_open(const char *address, int port, struct err *err);
int gate_port(int gate); /* the one that was given where 0 was asked for */

/* From now on the loop of the virtual host takes in who waits at the gate, and owns it. */
bool gate_watch(int gate, struct lws_vhost *host);

/* The protocol's callback, by the name under which it stands in the table. */
#define GATE_PROTOCOL "gate"
int gate_event(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
               size_t length);

#endif
