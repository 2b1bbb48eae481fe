/* http.h -- requests and answers on their sockets.
 *
 * The page and its files, and most of what they ask for, are read with GET or HEAD; a few addresses
 * are written to with POST.  Everything else is refused with a reason.  Files are looked up in a
 * table, never on the disk. */

#ifndef SERVER_HTTP_H
#define SERVER_HTTP_H

#include <libwebsockets.h>

#include "server/api/request.h"

extern const struct lws_protocol_vhost_options *const http_headers; /* sent with every answer */

/* The callback of the first protocol. */
int http_event(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
               size_t length);
size_t http_session_size(void);

struct server *http_server(struct lws *wsi);
/* Is the request meant for us (Host), and its Origin our own? */
bool http_is_ours(struct lws *wsi);
bool http_is_own_page(struct lws *wsi);
/* Does it bring the pass of this server, where one is wanted? */
bool http_has_pass(struct lws *wsi);

#endif
