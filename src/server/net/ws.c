/* ws.c -- WebSockets: whole messages in, letters out. */

#include "server/net/ws.h"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>

#include "server/net/http.h"
#include "server/net/lines.h"
#include "server/table/loop.h"

_Static_assert((int)GUEST_ADDRESS <= (int)PEER_CALLER, "an address has room in a peer");
_Static_assert(LWS_PRE <= LETTER_PRE, "a letter has the room that the library wants before it");

enum {
    AT_ONCE = 16,             /* letters in a row to one socket */
    HELLO_SECS = 20,          /* whoever has not said hello by then has no business here */
    STALL_SECS = 30,          /* nor has one who takes nothing of what is sent to him */
    SYSTEM_ROOM = 128 * 1024, /* bytes that the system may hold for one socket */
    TRY_LATER = 1013,         /* the status of a socket that is closed for that */
    WATCHERS_MAX = 1500,      /* of HUB_PEERS_MAX; the rest is for those with a seat */
};

struct session {
    struct peer *peer;
    struct text heard; /* of a message that is not complete yet */
    bool refused;
    bool stalled; /* letters wait for a socket that is full */
};

static void wake(struct peer *p)
{
    if (p->dropped)
        lws_set_timeout(p->user, PENDING_TIMEOUT_KILLED_BY_PARENT, LWS_TO_KILL_ASYNC);
    else
        lws_callback_on_writable(p->user);
}

/* Otherwise the system would take in megabytes for somebody who reads nothing. */
static void limit_system(struct lws *wsi)
{
    int room = SYSTEM_ROOM;

    setsockopt(lws_get_socket_fd(wsi), SOL_SOCKET, SO_SNDBUF, &room, sizeof room);
}

static int greet(struct lws *wsi)
{
    char path[64];

    if (lws_hdr_copy(wsi, path, sizeof path, WSI_TOKEN_GET_URI) <= 0 || strcmp(path, WS_PATH) != 0)
        return -1;
    return http_is_ours(wsi) && http_is_own_page(wsi) && http_has_pass(wsi) ? 0 : -1;
}

static int begin(struct lws *wsi, struct session *s)
{
    struct server *server = http_server(wsi);

    *s = (struct session){ 0 };
    if (!line_guest(wsi) || !guests_open(line_guest(wsi)))
        return -1;
    limit_system(wsi);
    s->peer = loop_meet(server->hub, wake, wsi);
    if (s->peer)
        snprintf(s->peer->caller, sizeof s->peer->caller, "%s",
                 callers_beyond(guest_address(line_guest(wsi))));
    line_wait(wsi, HELLO_SECS);
    return s->peer ? 0 : -1;
}

static void send_away(struct session *s, const char *reason, int code)
{
    s->refused = true;
    text_free(&s->heard);
    peer_send_away(s->peer, CODE_MALFORMED, reason, code);
}

/* Who has said hello is no stranger any more. */
static void know(struct lws *wsi, struct session *s)
{
    struct guest *guest = line_guest(wsi);
    struct peer *p = s->peer;
    enum guest_rank rank = !p->table       ? GUEST_STRANGER
                           : p->door.seats ? GUEST_SEATED
                                           : GUEST_WATCHER;

    guests_rank(guest, rank);
    if (rank == GUEST_WATCHER && !s->refused &&
        guests_count(http_server(wsi)->guests, GUEST_WATCHER) > WATCHERS_MAX) {
        s->refused = true;
        peer_send_away(p, CODE_FULL, "too many look on; wait a moment", TRY_LATER);
    }
}

static int hear_whole(struct lws *wsi, struct session *s, const char *data, size_t length)
{
    if (guest_is_leaving(line_guest(wsi)))
        return -1;
    talk_hear(s->peer, data, length);
    know(wsi, s);
    return 0;
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
    if (whole && s->heard.length == 0)
        return hear_whole(wsi, s, data, length);
    text_add_n(&s->heard, data, length);
    if (!whole)
        return 0;
    int result = hear_whole(wsi, s, text_str(&s->heard), s->heard.length);
    text_free(&s->heard);
    return result;
}

/* Letters that wait together go out together: the network is worked once, not once for each. */
static void cork(struct lws *wsi, int on)
{
    setsockopt(lws_get_socket_fd(wsi), IPPROTO_TCP, TCP_CORK, &on, sizeof on);
}

/* How many; -1: the socket is broken.  For the first there is room, or nobody would have called. */
static int send_letters(struct lws *wsi, struct peer *p)
{
    int i = 0;

    for (; i < AT_ONCE && p->out.first && !(i > 0 && lws_send_pipe_choked(wsi)); i++) {
        struct letter *l = p->out.first;

        if (lws_write(wsi, l->data + LETTER_PRE, l->length, LWS_WRITE_TEXT) < (int)l->length)
            return -1;
        letters_drop_first(&p->out);
    }
    return i;
}

/* The time runs from the last letter that went; when it is over nothing is done to a socket that is
 * not stalled any more. */
static void note_stall(struct lws *wsi, struct session *s, bool went)
{
    bool stalled = s->peer->out.first != NULL;

    if (stalled && (went || !s->stalled))
        line_wait(wsi, STALL_SECS);
    s->stalled = stalled;
}

static int say(struct lws *wsi, struct session *s)
{
    struct peer *p = s->peer;
    bool several = p->out.first && p->out.first->next;

    if (several)
        cork(wsi, 1);
    int sent = send_letters(wsi, p);
    if (sent < 0)
        return -1;
    if (several)
        cork(wsi, 0);
    if (p->table)
        note_stall(wsi, s, sent > 0);
    if (p->out.first) {
        lws_callback_on_writable(wsi);
        return 0;
    }
    loop_caught_up(p);
    if (!p->close_code || p->touched)
        return 0;
    lws_close_reason(wsi, (enum lws_close_status)p->close_code, NULL, 0);
    return -1;
}

static int end(struct session *s)
{
    if (s->peer)
        loop_part(s->peer);
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
        return s->peer && (s->peer->table || s->peer->wait.ready) && !s->stalled ? 0 : -1;
    case LWS_CALLBACK_CLOSED:
        return end(s);
    default:
        return lws_callback_http_dummy(wsi, reason, user, in, length);
    }
}

size_t ws_session_size(void)
{
    return sizeof(struct session);
}
