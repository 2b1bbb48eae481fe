/* ws.c -- WebSockets: whole messages in, letters out. */

#include "server/ws.h"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <string.h>
#include <sys/socket.h>

#include "server/http.h"

_Static_assert((int)CALLER_ADDRESS <= (int)PEER_CALLER, "an address has room in a peer");
_Static_assert(LWS_PRE <= LETTER_PRE, "a letter has the room that the library wants before it");

enum {
    AT_ONCE = 16,    /* letters in a row to one socket */
    HELLO_SECS = 20, /* whoever has not said hello by then has no business here */
};

struct session {
    struct peer *peer;
    char caller[CALLER_ADDRESS];
    struct text heard; /* of a message that is not complete yet */
    bool refused;
};

static void wake(struct peer *p)
{
    lws_callback_on_writable(p->user);
}

static int greet(struct lws *wsi)
{
    char path[64];

    if (lws_hdr_copy(wsi, path, sizeof path, WSI_TOKEN_GET_URI) <= 0 || strcmp(path, WS_PATH) != 0)
        return -1;
    return http_is_ours(wsi) && http_is_own_page(wsi) ? 0 : -1;
}

static int begin(struct lws *wsi, struct session *s)
{
    struct server *server = http_server(wsi);

    *s = (struct session){ 0 };
    http_read_caller(wsi, s->caller);
    if (!callers_come(server->callers, s->caller, hub_tick(server->hub))) {
        s->caller[0] = 0;
        return -1;
    }
    s->peer = hub_meet(server->hub, wake, wsi);
    if (s->peer)
        memcpy(s->peer->caller, s->caller, sizeof s->caller);
    lws_set_timer_usecs(wsi, HELLO_SECS * LWS_USEC_PER_SEC);
    return s->peer ? 0 : -1;
}

static void send_away(struct session *s, const char *reason, int code)
{
    s->refused = true;
    text_free(&s->heard);
    hub_send_away(s->peer, "malformed", reason, code);
}

static int hear(struct lws *wsi, struct session *s, const char *data, size_t length)
{
    if (s->refused)
        return 0;
    if (lws_frame_is_binary(wsi)) {
        send_away(s, "messages are text", LWS_CLOSE_STATUS_UNACCEPTABLE_OPCODE);
        return 0;
    }
    if (s->heard.length + length > HUB_MESSAGE_MAX) {
        send_away(s, "that is too long a message", LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE);
        return 0;
    }
    bool whole = lws_is_final_fragment(wsi) && lws_remaining_packet_payload(wsi) == 0;
    if (whole && s->heard.length == 0) {
        hub_hear(s->peer, data, length);
        return 0;
    }
    text_add_n(&s->heard, data, length);
    if (whole) {
        hub_hear(s->peer, text_str(&s->heard), s->heard.length);
        text_free(&s->heard);
    }
    return 0;
}

/* Letters that wait together go out together: the network is worked once, not once for each. */
static void cork(struct lws *wsi, int on)
{
    setsockopt(lws_get_socket_fd(wsi), IPPROTO_TCP, TCP_CORK, &on, sizeof on);
}

static bool send_letters(struct lws *wsi, struct peer *p)
{
    for (int i = 0; i < AT_ONCE && p->out.first && !lws_send_pipe_choked(wsi); i++) {
        struct letter *l = p->out.first;

        if (lws_write(wsi, l->data + LETTER_PRE, l->length, LWS_WRITE_TEXT) < (int)l->length)
            return false;
        letters_drop_first(&p->out);
    }
    return true;
}

static int say(struct lws *wsi, struct session *s)
{
    struct peer *p = s->peer;
    bool several = p->out.first && p->out.first->next;

    if (several)
        cork(wsi, 1);
    if (!send_letters(wsi, p))
        return -1;
    if (several)
        cork(wsi, 0);
    if (p->out.first) {
        lws_callback_on_writable(wsi);
        return 0;
    }
    if (!p->close_code || p->touched)
        return 0;
    lws_close_reason(wsi, (enum lws_close_status)p->close_code, NULL, 0);
    return -1;
}

static int end(struct lws *wsi, struct session *s)
{
    callers_go(http_server(wsi)->callers, s->caller);
    s->caller[0] = 0;
    if (s->peer)
        hub_part(s->peer);
    text_free(&s->heard);
    s->peer = NULL;
    return 0;
}

int ws_event(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t length)
{
    struct session *s = user;

    switch (reason) {
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
        return greet(wsi);
    case LWS_CALLBACK_ESTABLISHED:
        return begin(wsi, s);
    case LWS_CALLBACK_RECEIVE:
        return hear(wsi, s, in, length);
    case LWS_CALLBACK_SERVER_WRITEABLE:
        return s->peer ? say(wsi, s) : -1;
    case LWS_CALLBACK_TIMER:
        return s->peer && (s->peer->table || s->peer->wait.ready) ? 0 : -1;
    case LWS_CALLBACK_CLOSED:
        return end(wsi, s);
    default:
        return lws_callback_http_dummy(wsi, reason, user, in, length);
    }
}

size_t ws_session_size(void)
{
    return sizeof(struct session);
}
