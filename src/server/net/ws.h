/* ws.h -- WebSockets: whole messages in, letters out. */

#ifndef SERVER_WS_H
#define SERVER_WS_H

#include <libwebsockets.h>

#define WS_PROTOCOL "berthier-1"
#define WS_PATH     "/ws"

int ws_event(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
             size_t length);
size_t ws_session_size(void);

#endif
