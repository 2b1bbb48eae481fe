/* http.c -- what is at an address, and how the answer goes out.
 *
 * libwebsockets calls us back: a request is in (with its body, which we let pass), the socket takes
 * more, the connection is gone.  Each connection has a struct exchange in between. */

#include "server/http.h"

#include <inttypes.h>
#include <string.h>
#include <strings.h>
#include <time.h>

#include "server/api.h"
#include "server/assets.h"

enum { HEADING_ROOM = 2048, CHUNK = 16 * 1024, BODY_LIMIT = 64 * 1024 };

struct answer {
    unsigned int status;
    const char *type;
    const char *tag;      /* NULL: not to be kept by anyone   */
    const char *encoding; /* NULL: as it is                   */
    bool varies;          /* another client may get it packed */
    const unsigned char *body;
    size_t length;
};

/* One for each connection, zeroed by libwebsockets. */
struct exchange {
    struct text made; /* the body, where it is not an embedded file */
    const unsigned char *rest;
    size_t left;
    size_t received; /* of a body that came with the request */
    bool answering;
};

/* -- finding the answer -- */

static void plain_answer(struct answer *a, unsigned int status, const char *reason)
{
    *a = (struct answer){ .status = status, .type = "text/plain; charset=utf-8" };
    a->body = (const unsigned char *)reason;
    a->length = strlen(reason);
}

static void json_answer(struct answer *a, const struct text *body, const char *tag)
{
    *a = (struct answer){ .status = HTTP_STATUS_OK, .type = "application/json", .tag = tag };
    a->body = (const unsigned char *)text_str(body);
    a->length = body->length;
}

/* One word of a list such as "gzip;q=0.5": is it gzip, and wanted at all? */
static bool takes_gzip(const char *word, size_t length)
{
    const char *weight = memchr(word, ';', length);
    size_t name = weight ? (size_t)(weight - word) : length;

    while (name > 0 && word[name - 1] == ' ')
        name--;
    if (name != 4 || strncasecmp(word, "gzip", 4) != 0)
        return false;
    if (!weight)
        return true;
    weight++;
    weight += strspn(weight, " ");
    if (strncasecmp(weight, "q=", 2) != 0)
        return true;
    return weight[2 + strspn(weight + 2, "0.")] > '0';
}

static bool accepts_gzip(struct lws *wsi)
{
    char list[256];
    const char *word = list;

    if (lws_hdr_copy(wsi, list, sizeof list, WSI_TOKEN_HTTP_ACCEPT_ENCODING) <= 0)
        return false;
    while (*word) {
        size_t length = strcspn(word, ",");

        if (takes_gzip(word, length))
            return true;
        word += length;
        word += strspn(word, ", ");
    }
    return false;
}

static void asset_answer(struct answer *a, const struct asset *asset, bool packed)
{
    *a = (struct answer){ .status = HTTP_STATUS_OK, .type = asset->type, .tag = asset->tag };
    a->varies = true;
    a->encoding = packed ? "gzip" : NULL;
    a->body = packed ? asset->gzip : asset->plain;
    a->length = packed ? (size_t)((uintptr_t)asset->gzip_end - (uintptr_t)asset->gzip)
                       : (size_t)((uintptr_t)asset->plain_end - (uintptr_t)asset->plain);
}

static void find_answer(struct lws *wsi, struct exchange *x, const char *path, struct answer *a)
{
    struct server *server = lws_context_user(lws_get_context(wsi));
    const struct asset *asset = asset_find(path);

    if (asset) {
        asset_answer(a, asset, accepts_gzip(wsi));
    } else if (strcmp(path, "/api/games") == 0) {
        json_answer(a, &server->games, server->games_tag);
    } else if (strcmp(path, "/api/health") == 0) {
        bool ok = api_health(server->store, &x->made);

        json_answer(a, &x->made, NULL);
        a->status = ok ? HTTP_STATUS_OK : HTTP_STATUS_SERVICE_UNAVAILABLE;
    } else {
        plain_answer(a, HTTP_STATUS_NOT_FOUND, "404: there is nothing at this address\n");
    }
}

/* Does the client have it already?  Tags are compared with their quotes, but without the mark of
 * weakness, as a cache does. */
static bool has_it(struct lws *wsi, const char *tag)
{
    char tags[256];

    if (!tag || lws_hdr_copy(wsi, tags, sizeof tags, WSI_TOKEN_HTTP_IF_NONE_MATCH) <= 0)
        return false;
    return strcmp(tags, "*") == 0 || strstr(tags, strchr(tag, '"')) != NULL;
}

void http_make_tag(const struct text *content, char *out, size_t room)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325); /* FNV-1a */

    for (size_t i = 0; i < content->length; i++)
        hash = (hash ^ (unsigned char)content->s[i]) * UINT64_C(0x100000001b3);
    snprintf(out, room, "W/\"%016" PRIx64 "\"", hash);
}

/* -- writing it out -- */

struct heading {
    struct lws *wsi;
    unsigned char *next, *end;
    bool full;
};

static void add(struct heading *h, const char *name, const char *value)
{
    if (value && lws_add_http_header_by_name(h->wsi, (const unsigned char *)name,
                                             (const unsigned char *)value, (int)strlen(value),
                                             &h->next, h->end))
        h->full = true;
}

static void add_date(struct heading *h)
{
    time_t now = time(NULL);
    struct tm utc;
    char date[40];

    if (gmtime_r(&now, &utc) && strftime(date, sizeof date, "%a, %d %b %Y %H:%M:%S GMT", &utc))
        add(h, "date:", date);
}

static void add_all(struct heading *h, const struct answer *a)
{
    if (lws_add_http_header_status(h->wsi, a->status, &h->next, h->end))
        h->full = true;
    add_date(h);
    add(h, "etag:", a->tag);
    add(h, "cache-control:", a->tag ? "no-cache" : "no-store");
    add(h, "vary:", a->varies ? "accept-encoding" : NULL);
    add(h, "allow:", a->status == HTTP_STATUS_METHOD_NOT_ALLOWED ? "GET, HEAD" : NULL);
    if (a->status == HTTP_STATUS_NOT_MODIFIED)
        return;
    add(h, "content-type:", a->type);
    add(h, "content-encoding:", a->encoding);
    if (lws_add_http_header_content_length(h->wsi, a->length, &h->next, h->end))
        h->full = true;
}

static bool send_heading(struct lws *wsi, const struct answer *a)
{
    unsigned char buffer[LWS_PRE + HEADING_ROOM], *start = buffer + LWS_PRE;
    struct heading h = { .wsi = wsi, .next = start, .end = buffer + sizeof buffer - 1 };

    add_all(&h, a);
    return !h.full && lws_finalize_write_http_header(wsi, start, &h.next, h.end) == 0;
}

/* Ends the exchange; a connection that is kept alive goes on to its next request. */
static int finish(struct lws *wsi, struct exchange *x)
{
    text_free(&x->made);
    *x = (struct exchange){ 0 };
    return lws_http_transaction_completed(wsi) ? -1 : 0;
}

static int give(struct lws *wsi, struct exchange *x, struct answer *a, bool head)
{
    x->answering = true;
    if (a->status == HTTP_STATUS_OK && has_it(wsi, a->tag))
        a->status = HTTP_STATUS_NOT_MODIFIED;
    if (!send_heading(wsi, a))
        return -1;
    if (head || a->status == HTTP_STATUS_NOT_MODIFIED || a->length == 0)
        return finish(wsi, x);
    x->rest = a->body;
    x->left = a->length;
    lws_callback_on_writable(wsi);
    return 0;
}

static int send_more(struct lws *wsi, struct exchange *x)
{
    unsigned char buffer[LWS_PRE + CHUNK];
    size_t n = x->left < CHUNK ? x->left : CHUNK;
    bool last = n == x->left;

    if (n == 0)
        return 0;
    memcpy(buffer + LWS_PRE, x->rest, n);
    if (lws_write(wsi, buffer + LWS_PRE, n, last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) < (int)n)
        return -1;
    x->rest += n;
    x->left -= n;
    if (last)
        return finish(wsi, x);
    lws_callback_on_writable(wsi);
    return 0;
}

/* -- requests -- */

static int refuse_method(struct lws *wsi, struct exchange *x)
{
    struct answer a;

    plain_answer(&a, HTTP_STATUS_METHOD_NOT_ALLOWED,
                 "405: what is here can only be read, with GET or HEAD\n");
    return give(wsi, x, &a, false);
}

static bool has_body(struct lws *wsi)
{
    char length[24];

    return lws_hdr_copy(wsi, length, sizeof length, WSI_TOKEN_HTTP_CONTENT_LENGTH) > 0 &&
           strcmp(length, "0") != 0;
}

static int take_request(struct lws *wsi, struct exchange *x, const char *path)
{
    bool get = lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) > 0;
    bool head = lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) > 0;
    struct answer a;

    text_clear(&x->made);
    if (get || head) {
        find_answer(wsi, x, path, &a);
        return give(wsi, x, &a, head);
    }
    return has_body(wsi) ? 0 : refuse_method(wsi, x); /* a body has to pass first */
}

static int pass_body(struct exchange *x, size_t length)
{
    x->received += length;
    return x->received > BODY_LIMIT ? -1 : 0;
}

static int on_event(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                    size_t length)
{
    struct exchange *x = user;

    switch (reason) {
    case LWS_CALLBACK_HTTP:
        return take_request(wsi, x, in);
    case LWS_CALLBACK_HTTP_BODY:
        return pass_body(x, length);
    case LWS_CALLBACK_HTTP_BODY_COMPLETION: /* comes for an empty body too */
        return x->answering ? 0 : refuse_method(wsi, x);
    case LWS_CALLBACK_HTTP_WRITEABLE:
        return send_more(wsi, x);
    case LWS_CALLBACK_CLOSED_HTTP:
        if (x)
            text_free(&x->made);
        return 0;
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
        return -1; /* nobody is listening on a WebSocket yet */
    default:       /* the library has a hundred more, and a way of its own with each */
        return lws_callback_http_dummy(wsi, reason, user, in, length);
    }
}

const struct lws_protocols http_protocols[] = {
    { .name = "http", .callback = on_event, .per_session_data_size = sizeof(struct exchange) },
    { 0 },
};

/* The page has everything from us, runs no script of others, and is shown in nobody's frame. */
static const struct lws_protocol_vhost_options headers[] = {
    { &headers[1], NULL, "content-security-policy:",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
      "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'" },
    { &headers[2], NULL, "x-content-type-options:", "nosniff" },
    { &headers[3], NULL, "referrer-policy:", "no-referrer" },
    { &headers[4], NULL, "cross-origin-opener-policy:", "same-origin" },
    { NULL, NULL, "cross-origin-resource-policy:", "same-origin" },
};
const struct lws_protocol_vhost_options *const http_headers = headers;
