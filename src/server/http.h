/* http.h -- requests and answers.
 *
 * The page and its files, and what they ask for, are read with GET or HEAD; everything else is
 * refused with a reason in plain text.  Files are looked up in a table, never on the disk. */

#ifndef SERVER_HTTP_H
#define SERVER_HTTP_H

#include <libwebsockets.h>

#include "base/text.h"
#include "store/store.h"

/* What the answers are made from; the context's user pointer leads here. */
struct server {
    struct store *store;
    struct text games; /* made once, when the program starts */
    char games_tag[24];
};

extern const struct lws_protocols http_protocols[];
extern const struct lws_protocol_vhost_options *const http_headers; /* sent with every answer */

/* A tag that changes with the content. */
void http_make_tag(const struct text *content, char *out, size_t room);

#endif
