/* http.c -- requests and answers on their sockets.
 *
 * libwebsockets calls us back: a request is in, a piece of its body, the socket takes more, the
 * connection is gone.  Each connection has a struct exchange in between. */

#include "server/net/http.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <time.h>

#include "engine/sabotage.h"
#include "server/api/errand.h"
#include "server/api/pass.h"
#include "server/net/lines.h"

enum { HEADING_ROOM = 2048, CHUNK = 16 * 1024, PASSING_BODY = 1024 * 1024, TOO_FAST = 429 };

/* One for each connection, zeroed by libwebsockets. */
struct exchange {
    struct request *request; /* while it is being taken in */
    struct answer answer;
    const unsigned char *rest;
    size_t left;
    size_t received, room; /* of the body */
    bool answering;
    bool heard; /* its body is complete, we were told so */
    bool last;  /* the connection is not to be trusted with another request */
};

struct server *http_server(struct lws *wsi)
{
    return lws_context_user(lws_get_context(wsi));
}

static const char *heading_of(struct lws *wsi, enum lws_token_indexes which, char *out, int room)
{
    if (lws_hdr_copy(wsi, out, room, which) <= 0)
        out[0] = 0;
    return out;
}

/* A heading too long to be looked at fits nothing. */
static bool is_too_long(struct lws *wsi, enum lws_token_indexes which)
{
    return lws_hdr_total_length(wsi, which) >= ORIGIN_LENGTH;
}

bool http_is_ours(struct lws *wsi)
{
    char host[ORIGIN_LENGTH];

    return !is_too_long(wsi, WSI_TOKEN_HOST) &&
           origin_host_fits(&http_server(wsi)->names,
                            heading_of(wsi, WSI_TOKEN_HOST, host, sizeof host));
}

bool http_is_own_page(struct lws *wsi)
{
    char host[ORIGIN_LENGTH], origin[ORIGIN_LENGTH];

    return !is_too_long(wsi, WSI_TOKEN_ORIGIN) &&
           origin_is_own(heading_of(wsi, WSI_TOKEN_ORIGIN, origin, sizeof origin),
                         heading_of(wsi, WSI_TOKEN_HOST, host, sizeof host));
}

/* -- reading the request -- */

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
    const char *word = heading_of(wsi, WSI_TOKEN_HTTP_ACCEPT_ENCODING, list, sizeof list);

    while (*word) {
        size_t length = strcspn(word, ",");

        if (takes_gzip(word, length))
            return true;
        word += length;
        word += strspn(word, ", ");
    }
    return false;
}

/* "a=b; berthier=HEX": the value of that name, of room - 1 characters; "" when there is none. */
static void read_cookie(struct lws *wsi, const char *name, char *out, size_t room)
{
    char list[1024], *word, *rest = list;
    size_t length = strlen(name);

    out[0] = 0;
    heading_of(wsi, WSI_TOKEN_HTTP_COOKIE, list, sizeof list);
    while ((word = strsep(&rest, ";"))) {
        word += strspn(word, " ");
        if (strncmp(word, name, length) == 0 && word[length] == '=' &&
            strlen(word + length + 1) == room - 1) {
            memcpy(out, word + length + 1, room);
            return;
        }
    }
}

static void read_shelf(struct lws *wsi, char shelf[STORE_TOKEN])
{
    read_cookie(wsi, "berthier", shelf, STORE_TOKEN);
    if (!token_is(shelf))
        shelf[0] = 0;
}

bool http_has_pass(struct lws *wsi)
{
    const struct pass *pass = http_server(wsi)->pass;
    char text[PASS_LENGTH];

    if (!pass)
        return true;
    read_cookie(wsi, "berthier-pass", text, sizeof text);
    return pass_is_good(pass, text);
}

static void read_kind(struct lws *wsi, char *out, int room)
{
    heading_of(wsi, WSI_TOKEN_HTTP_CONTENT_TYPE, out, room);
    out[strcspn(out, "; ")] = 0;
    for (; *out; out++)
        if (*out >= 'A' && *out <= 'Z')
            *out = (char)(*out + 'a' - 'A');
}

static void read_args(struct lws *wsi, char *out, size_t room)
{
    char one[128];
    size_t n = 0;

    out[0] = 0;
    for (int i = 0; lws_hdr_copy_fragment(wsi, one, sizeof one, WSI_TOKEN_HTTP_URI_ARGS, i) > 0;
         i++)
        if (n + strlen(one) + 2 < room)
            n += (size_t)snprintf(out + n, room - n, "%s%s", n ? "&" : "", one);
}

static enum request_method method_of(struct lws *wsi)
{
    if (lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) > 0)
        return REQUEST_GET;
    if (lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) > 0)
        return REQUEST_HEAD;
    return lws_hdr_total_length(wsi, WSI_TOKEN_POST_URI) > 0 ? REQUEST_POST : REQUEST_OTHER;
}

static struct request *read_request(struct lws *wsi, const char *path)
{
    struct request *r = base_alloc(sizeof *r);

    r->server = http_server(wsi);
    r->method = method_of(wsi);
    r->packed = accepts_gzip(wsi);
    r->own_page = http_is_own_page(wsi);
    r->over_tls = line_is_tls(wsi);
    snprintf(r->caller, sizeof r->caller, "%s", guest_address(line_guest(wsi)));
    read_kind(wsi, r->kind, sizeof r->kind);
    if (strlen(path) < sizeof r->path || SABOTAGE(BUG_PATH))
        memcpy(r->path, path, strlen(path) + 1);
    read_args(wsi, r->args, sizeof r->args);
    read_shelf(wsi, r->shelf);
    r->passed = http_has_pass(wsi);
    return r;
}

static void free_request(struct exchange *x)
{
    if (x->request)
        text_free(&x->request->body);
    base_free(x->request);
    x->request = NULL;
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

/* -- writing the answer -- */

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

static void add_cookie(struct heading *h, const struct request *r, const char *name,
                       const char *value)
{
    char cookie[192];

    snprintf(cookie, sizeof cookie, "%s=%s; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict%s",
             name, value, r->over_tls ? "; Secure" : "");
    add(h, "set-cookie:", cookie);
}

static void add_cookies(struct heading *h, const struct answer *a, const struct request *r)
{
    char pass[PASS_LENGTH];

    if (a->gives_shelf)
        add_cookie(h, r, "berthier", r->shelf);
    if (!a->gives_pass)
        return;
    pass_draw(r->server->pass, pass);
    add_cookie(h, r, "berthier-pass", pass);
}

static void add_file(struct heading *h, const char *name)
{
    char value[96];

    snprintf(value, sizeof value, "attachment; filename=\"%s\"", name);
    add(h, "content-disposition:", value);
}

static void add_retry(struct heading *h, int seconds)
{
    char value[16];

    snprintf(value, sizeof value, "%d", seconds);
    add(h, "retry-after:", value);
}

static void add_all(struct heading *h, const struct answer *a, const struct request *r)
{
    if (lws_add_http_header_status(h->wsi, a->status, &h->next, h->end))
        h->full = true;
    add_date(h);
    add(h, "etag:", a->tag);
    add(h, "cache-control:", a->tag ? "no-cache" : "no-store");
    add(h, "vary:", a->varies ? "accept-encoding" : NULL);
    add(h, "allow:", a->allow);
    if (a->retry)
        add_retry(h, a->retry);
    if (r)
        add_cookies(h, a, r);
    if (a->status == HTTP_STATUS_NOT_MODIFIED)
        return;
    add(h, "content-type:", a->type);
    add(h, "content-encoding:", a->encoding);
    if (a->file)
        add_file(h, a->file);
    if (lws_add_http_header_content_length(h->wsi, a->length, &h->next, h->end))
        h->full = true;
}

static bool send_heading(struct lws *wsi, const struct answer *a, const struct request *r)
{
    unsigned char buffer[LWS_PRE + HEADING_ROOM], *start = buffer + LWS_PRE;
    struct heading h = { .wsi = wsi, .next = start, .end = buffer + sizeof buffer - 1 };

    add_all(&h, a, r);
    return !h.full && lws_finalize_write_http_header(wsi, start, &h.next, h.end) == 0;
}

static void forget(struct lws *wsi, struct exchange *x)
{
    if (x->answer.errand)
        errand_leave(x->answer.errand);
    if (line_guest(wsi))
        guests_hold(line_guest(wsi), 0);
    free_request(x);
    text_free(&x->answer.made);
    *x = (struct exchange){ 0 };
}

/* Ends the exchange; a connection that is kept alive goes on to its next request. */
static int finish(struct lws *wsi, struct exchange *x)
{
    bool last = x->last;

    forget(wsi, x);
    line_wait(wsi, LINE_HEADING_S);
    return last || lws_http_transaction_completed(wsi) ? -1 : 0;
}

static int give(struct lws *wsi, struct exchange *x)
{
    struct answer *a = &x->answer;
    bool head = x->request && x->request->method == REQUEST_HEAD;

    x->answering = true;
    line_wait(wsi, LINE_ANSWER_S);
    if (a->status == HTTP_STATUS_OK && has_it(wsi, a->tag))
        a->status = HTTP_STATUS_NOT_MODIFIED;
    if (!send_heading(wsi, a, x->request))
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

/* Where a body ends must be said once and plainly: a proxy that reads it otherwise than we do would
 * take the rest of one person's request for the beginning of another's. */
static bool is_framed_well(struct lws *wsi)
{
    char length[24];

    if (lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_TRANSFER_ENCODING) > 0 ||
        lws_hdr_fragment_length(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH, 1) > 0)
        return false;
    if (lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH) <= 0)
        return true;
    return lws_hdr_copy(wsi, length, sizeof length, WSI_TOKEN_HTTP_CONTENT_LENGTH) > 0 &&
           strspn(length, "0123456789") == strlen(length);
}

static bool has_body(struct lws *wsi)
{
    char length[24];

    return lws_hdr_copy(wsi, length, sizeof length, WSI_TOKEN_HTTP_CONTENT_LENGTH) > 0 &&
           strcmp(length, "0") != 0;
}

/* -- answers that take their time -- */

static void come_back(void *user, int64_t wait_ms)
{
    if (wait_ms > 0)
        lws_set_timer_usecs(user, wait_ms * LWS_US_PER_MS);
    else
        lws_callback_on_writable(user);
}

/* The answer is made, or it has to be waited for. */
static int give_or_wait(struct lws *wsi, struct exchange *x)
{
    struct errand *e = x->answer.errand;

    if (!e)
        return give(wsi, x);
    x->answering = true;
    lws_set_timeout(wsi, NO_PENDING_TIMEOUT, 0); /* the work ends, and until then nothing comes */
    lws_set_timer_usecs(wsi, LWS_SET_TIMER_USEC_CANCEL);
    e->ready = come_back;
    e->user = wsi;
    return 0;
}

static int go_on(struct lws *wsi, struct exchange *x)
{
    struct errand *e = x->answer.errand;

    if (!e)
        return send_more(wsi, x);
    if (!e->done)
        return 0;
    bool again = e->again;
    errand_take(e, &x->answer);
    if (again)
        request_again(x->request, &x->answer);
    return give_or_wait(wsi, x);
}

static int answer_now(struct lws *wsi, struct exchange *x)
{
    if (x->room && x->received > x->room)
        answer_refusal(&x->answer, HTTP_STATUS_REQ_ENTITY_TOO_LARGE, CODE_TOO_LONG,
                       "that is too long a body");
    else
        request_answer(x->request, &x->answer);
    return give_or_wait(wsi, x);
}

static bool may_ask(struct lws *wsi)
{
    return callers_may(http_server(wsi)->callers, guest_address(line_guest(wsi)), CALLER_READS,
                       request_ticks());
}

/* A body has to pass before the answer, even one that nobody wants. */
static int take_request(struct lws *wsi, struct exchange *x, const char *path)
{
    forget(wsi, x);
    if (!line_name(wsi))
        return -1;
    if (!http_is_ours(wsi)) {
        answer_plain(&x->answer, 421, "421: this server does not go by that name\n");
        return give(wsi, x);
    }
    if (!is_framed_well(wsi)) {
        x->last = true;
        answer_plain(&x->answer, 400, "400: the length of a body is one whole number\n");
        return give(wsi, x);
    }
    if (!may_ask(wsi)) {
        x->last = true;
        answer_refusal(&x->answer, TOO_FAST, CODE_TOO_FAST, "too much at once; wait a moment");
        return give(wsi, x);
    }
    x->request = read_request(wsi, path);
    line_wait(wsi, LINE_BODY_S);
    if (x->request->method == REQUEST_POST)
        x->room = request_room(x->request->path);
    bool reads = x->request->method == REQUEST_GET || x->request->method == REQUEST_HEAD;
    return reads || !has_body(wsi) ? answer_now(wsi, x) : 0;
}

/* One that is longer than we want is still heard for a while, so that the refusal is read. */
static int take_body(struct lws *wsi, struct exchange *x, const char *data, size_t length)
{
    x->received += length;
    if (x->received > x->room + PASSING_BODY)
        return -1;
    if (!x->request || x->received > x->room)
        return 0;
    if (!guests_hold(line_guest(wsi), x->received))
        return -1;
    text_add_n(&x->request->body, data, length);
    return 0;
}

/* Where more bytes wait behind a body, the library says so again and again and does nothing else: it
 * would never come back to send the answer, nor to anybody else. */
static int end_body(struct lws *wsi, struct exchange *x)
{
    if (x->heard)
        return -1;
    x->heard = true;
    return x->answering || !x->request ? 0 : answer_now(wsi, x);
}

/* The library would also turn a connection into HTTP/2, past every check of ours, and into a pipe for
 * raw bytes.  The word is read again from the heading: after a refusal of the library's own what it
 * hands over may be gone. */
static int confirm_upgrade(struct lws *wsi)
{
    char word[16];

    heading_of(wsi, WSI_TOKEN_UPGRADE, word, sizeof word);
    return strcasecmp(word, "websocket") == 0 && line_name(wsi) ? 0 : -1;
}

static bool is_leaving(struct lws *wsi)
{
    return !line_guest(wsi) || guest_is_leaving(line_guest(wsi));
}

int http_event(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
               size_t length)
{
    struct exchange *x = user;

    switch (reason) {
    case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED:
        return line_meet(wsi) ? 0 : -1;
    case LWS_CALLBACK_WSI_DESTROY:
        line_part(wsi);
        return 0;
    case LWS_CALLBACK_TIMER: /* its answer may leave; or whatever it was to do, it has had its time */
        return x && x->answer.errand ? go_on(wsi, x) : -1;
    case LWS_CALLBACK_HTTP:
        return take_request(wsi, x, in);
    case LWS_CALLBACK_HTTP_BODY:
        return is_leaving(wsi) ? -1 : take_body(wsi, x, in, length);
    case LWS_CALLBACK_HTTP_BODY_COMPLETION: /* comes for an empty body too */
        return end_body(wsi, x);
    case LWS_CALLBACK_HTTP_WRITEABLE:
        return is_leaving(wsi) ? -1 : go_on(wsi, x);
    case LWS_CALLBACK_CLOSED_HTTP:
        if (x)
            forget(wsi, x);
        return 0;
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
        return confirm_upgrade(wsi);
    case LWS_CALLBACK_RAW_ADOPT: /* after CONNECT */
    case LWS_CALLBACK_RAW_RX:
        return -1;
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
        return -1; /* a WebSocket that does not name our protocol */
    default:       /* the library has a hundred more, and a way of its own with each */
        return lws_callback_http_dummy(wsi, reason, user, in, length);
    }
}

size_t http_session_size(void)
{
    return sizeof(struct exchange);
}

/* The page has everything from us, runs no script of others, and is shown in nobody's frame. */
static const struct lws_protocol_vhost_options headers[] = {
    { &headers[1], NULL, "content-security-policy:",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; "
      "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'" },
    { &headers[2], NULL, "x-content-type-options:", "nosniff" },
    { &headers[3], NULL, "referrer-policy:", "no-referrer" },
    { &headers[4], NULL, "cross-origin-opener-policy:", "same-origin" },
    { NULL, NULL, "cross-origin-resource-policy:", "same-origin" },
};
const struct lws_protocol_vhost_options *const http_headers = headers;
