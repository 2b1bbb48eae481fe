/* socket.c -- raw sockets, through the real event loop: requests, upgrades and frames of WebSockets,
 * right, nearly right and wrong, in pieces, with stalls, by several clients at once.
 *
 * The context of libwebsockets is made once, as the server makes it; clients are the other ends of
 * socket pairs that it adopts.  The loop must stay alive (libFuzzer's limit of time), a connection
 * whose client has gone must go within a bounded number of turns, and what an upgraded client is
 * sent are frames. */

#include <errno.h>
#include <libwebsockets.h>
#include <sys/socket.h>
#include <unistd.h>

#include "server/net/http.h"
#include "server/net/lines.h"
#include "server/net/ws.h"

#include "fuzz.h"
#include "parts/edits.h"
#include "parts/house.h"

enum {
    CLIENTS = 3,
    STEPS_MOST = 40,
    TURNS_MOST = 200,
    PIECE_MOST = 4096,
    REPEAT_MOST = 300,
    GUESTS = 32,
    ENDING_MOST = 5000
};

struct client {
    int fd;          /* -1: none */
    struct text out; /* not sent yet */
};

struct scene {
    struct bytes bytes;
    struct client client[CLIENTS];
};

static struct lws_context *context;
static struct lws_vhost *vhost;
static struct server server;
static struct house house;
static int connections; /* that the library has */
static bool is_traced;  /* FUZZ_TRACE=1: events and what is sent, to read a find by */

/* -- the server -- */

static int watch_event(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                       size_t length)
{
    if (is_traced)
        fprintf(stderr, "%p: event %d, %zu bytes\n", (void *)wsi, reason, length);
    connections += reason == LWS_CALLBACK_WSI_CREATE;
    connections -= reason == LWS_CALLBACK_WSI_DESTROY;
    return http_event(wsi, reason, user, in, length);
}

static struct lws_protocols protocol[3];

static void start_context(void)
{
    struct lws_context_creation_info info = {
        .port = CONTEXT_PORT_NO_LISTEN_SERVER,
        .protocols = protocol,
        .headers = http_headers,
        .alpn = "http/1.1",
        .server_string = "berthier",
        .gid = -1,
        .uid = -1,
        .user = &server,
        .fd_limit_per_thread = 64,
        .options = LWS_SERVER_OPTION_DISABLE_IPV6,
    };

    protocol[0] = (struct lws_protocols){ .name = "http",
                                          .callback = watch_event,
                                          .per_session_data_size = http_session_size() };
    protocol[1] = (struct lws_protocols){ .name = WS_PROTOCOL,
                                          .callback = ws_event,
                                          .per_session_data_size = ws_session_size(),
                                          .rx_buffer_size = 4096 };
    lws_set_log_level(0, NULL);
    context = lws_create_context(&info);
    vhost = context ? lws_get_vhost_by_name(context, "default") : NULL;
    if (!vhost)
        found("libwebsockets could not be started", "");
    connections = 0;
}

static void forget_callers(void)
{
    if (server.replays)
        replays_free(server.replays);
    if (server.callers)
        callers_free(server.callers);
    server.replays = NULL;
    server.callers = NULL;
}

static void end_server(void)
{
    lws_context_destroy(context);
    house_close(&house);
    text_free(&server.games);
    text_free(&server.all_games);
    maps_free(server.maps);
    forget_callers();
    guests_free(server.guests);
}

/* What does not change from input to input. */
static void start_server(void)
{
    server.maps = maps_new();
    api_write_games(false, &server.games);
    api_write_games(true, &server.all_games);
    request_make_tag(text_str(&server.games), server.games.length, server.games_tag,
                     sizeof server.games_tag);
    request_make_tag(text_str(&server.all_games), server.all_games.length, server.all_games_tag,
                     sizeof server.all_games_tag);
    server.guests = lines_new(GUESTS);
    is_traced = getenv("FUZZ_TRACE") != NULL;
    start_context();
    atexit(end_server);
}

/* Everything that one input can leave behind for the next is made anew. */
static void open_house(void)
{
    forget_callers();
    if (!house_is_fresh(&house)) {
        house_close(&house);
        house_lay();
        if (!house_open(&house))
            found("the store cannot be opened", house.err.reason);
    }
    server.hub = house.hub;
    server.replays = replays_new();
    server.callers = callers_new();
    server.makings = (struct quota){ 0 };
}

static void turn(void)
{
    lws_service(context, -1);
    loop_turn(house.hub);
}

/* -- clients -- */

static void connect_client(struct client *c)
{
    int pair[2];

    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0, pair) != 0)
        found("no pair of sockets", strerror(errno));
    c->fd = pair[0];
    lws_adopt_socket_vhost(vhost, pair[1]); /* closes it where it will not have it */
}

static void hang_up(struct client *c)
{
    if (c->fd >= 0)
        close(c->fd);
    text_clear(&c->out);
    c->fd = -1;
}

static struct client *pick_client(struct scene *s)
{
    struct client *c = &s->client[take_byte(&s->bytes) % CLIENTS];

    if (c->fd < 0)
        connect_client(c);
    return c;
}

static void read_all(struct client *c)
{
    char answer[16384];
    ssize_t n = 1;

    for (int i = 0; i < TURNS_MOST && c->fd >= 0 && n > 0; i++)
        n = recv(c->fd, answer, sizeof answer, MSG_DONTWAIT);
    if (n == 0)
        hang_up(c);
}

/* What waits goes out in pieces of that size, with a turn of the loop between two. */
static void send_pieces(struct client *c, size_t piece)
{
    size_t at = 0;

    for (int i = 0; i < TURNS_MOST && c->fd >= 0 && at < c->out.length; i++) {
        size_t n = c->out.length - at < piece ? c->out.length - at : piece;
        ssize_t sent = send(c->fd, c->out.s + at, n, MSG_DONTWAIT | MSG_NOSIGNAL);
        if (sent < 0 && errno != EAGAIN) {
            hang_up(c);
            return;
        }
        if (is_traced && sent > 0)
            fprintf(stderr, "%d: %.*s\n", c->fd, (int)sent, c->out.s + at);
        at += sent > 0 ? (size_t)sent : 0;
        turn();
    }
    text_clear(&c->out);
}

/* -- what they say -- */

static const char *const requests[] = {
    "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "GET /api/games HTTP/1.1\r\nHost: 127.0.0.1:1805\r\nAccept-Encoding: gzip;q=0.5, *;q=0\r\n\r\n",
    "HEAD /style.css HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: \"x\", *\r\n\r\n",
    "GET /api/health HTTP/1.0\r\n\r\n",
    "GET /data/triumph/map.json HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    "GET /api/match/$ HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "GET /api/match/$/journal HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "GET /api/match/$/story?lang=fr&seat=0 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "GET /api/match/$/replay/%33?eye=-1 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "GET /api/matches HTTP/1.1\r\nHost: localhost\r\n"
    "Cookie: a=b; berthier=0123456789abcdef0123456789abcdef\r\n\r\n",
    "POST /api/matches HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
    "Content-Type: application/json\r\nContent-Length: 108\r\n\r\n"
    "{\"game\":\"skirmish\",\"scenario\":\"duel\",\"seats\":[{\"who\":\"me\"},"
    "{\"who\":\"link\",\"player\":\"Ney\"}],\"pace\":0        }",
    "POST /api/keep HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    "Content-Length: 44\r\n\r\n{\"token\":\"$\"}",
    "POST /api/replay HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\n"
    "Content-Length: 25\r\n\r\nberthier journal 1 #48e1\n",
    "POST /api/forget HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json; charset=x\r\n"
    "Transfer-Encoding: chunked\r\n\r\n5\r\n{\"a\":\r\n0\r\n\r\n",
    "GET /ws HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: berthier-1\r\n\r\n",
    "GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: keep-alive, Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Protocol: other, berthier-1\r\n"
    "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n"
    "HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n\r\n",
    "OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "GET /api/rules/triumph/NT%2011.4 HTTP/1.1\r\nHost: evil.example\r\n"
    "X-Forwarded-For: 1.2.3.4, 5.6.7.8\r\nX-Forwarded-Proto: https\r\n\r\n",
};

static const char *const messages[] = {
    "{\"type\":\"hello\",\"id\":1,\"token\":\"$\",\"lang\":\"en\",\"seat\":0}",
    "{\"type\":\"hello\",\"token\":\"$\",\"lang\":\"fr\"}",
    "{\"type\":\"ping\",\"id\":2}",
    "{\"type\":\"chat\",\"id\":3,\"text\":\"bonjour\"}",
    "{\"type\":\"act\",\"id\":4,\"seq\":1,\"action\":\"pick 0\"}",
    "{\"type\":\"renew\",\"id\":5}",
    "{\"type\":\"resign\",\"id\":6}",
};

/* A dollar is a link that exists. */
static void add_filled(struct bytes *b, const char *text, struct text *out)
{
    for (; *text; text++)
        if (*text == '$')
            text_add(out, house_token[take_byte(b) % house_token_count]);
        else
            text_add_char(out, *text);
}

static void add_request(struct bytes *b, struct text *out)
{
    add_filled(b, requests[take_byte(b) % (int)(sizeof requests / sizeof requests[0])], out);
}

/* "A: B" as often as wished; headings can be long, and many. */
static void add_heading(struct bytes *b, struct text *out)
{
    static const char *const name[] = { "Host",           "Cookie", "Origin",     "X-A",
                                        "Content-Length", "Accept", "Connection", "Upgrade",
                                        "Expect",         "Range" };
    int length = take_byte(b) % 8 ? take_byte(b) % 16 : 16 * take_byte(b), count = 1;
    char fill = (char)take_byte(b);

    if (take_byte(b) % 8 == 0)
        count = 1 + take_byte(b) % REPEAT_MOST;
    text_printf(out, "GET /%s HTTP/1.1\r\n", take_byte(b) % 2 ? "" : "api/games");
    for (int n = 0; n < count; n++) {
        text_printf(out, "%s: ", name[take_byte(b) % (int)(sizeof name / sizeof name[0])]);
        for (int i = 0; i < length; i++)
            text_add_char(out, fill ? fill : 'x');
        text_add(out, "\r\n");
    }
    text_add(out, "\r\n");
}

static void add_path(struct bytes *b, struct text *out)
{
    static const char *const part[] = { "a", "/%2e.", "?x&", "%", "/api", "//" };
    const char *one = part[take_byte(b) % 6], *two = part[take_byte(b) % 6];
    int count = 1 + take_byte(b) * 4;

    text_add(out, "GET /");
    for (int i = 0; i < count; i++)
        text_add(out, i % 2 ? one : two);
    text_add(out, " HTTP/1.1\r\nHost: localhost\r\n\r\n");
}

/* Length in 7, 16 or 64 bits, right or not. */
static void add_frame_heading(struct bytes *b, size_t length, struct text *out)
{
    static const uint8_t opcode[] = { 0x81, 0x81, 0x81, 0x81, 0x01, 0x80, 0x00, 0x82,
                                      0x88, 0x89, 0x8a, 0x83, 0xc1, 0x91, 0x0f, 0x8b };
    int way = take_byte(b), masked = way % 16 ? 0x80 : 0;
    uint64_t said = way >= 240 ? (uint64_t)odd_number(b) : length;

    text_add_char(out, (char)opcode[take_byte(b) % (int)sizeof opcode]);
    if (way < 200 && said < 126) {
        text_add_char(out, (char)(masked | (int)said));
        return;
    }
    bool wide = way % 2 || said > UINT16_MAX;
    text_add_char(out, (char)(masked | (wide ? 127 : 126)));
    for (int shift = wide ? 56 : 8; shift >= 0; shift -= 8)
        text_add_char(out, (char)(said >> shift));
}

static void add_frame(struct bytes *b, struct text *out)
{
    struct text payload = { 0 };
    char mask[4] = { 1, 2, 3, 4 };
    int way = take_byte(b);

    if (way < 160)
        add_filled(b, messages[way % (int)(sizeof messages / sizeof messages[0])], &payload);
    if (way >= 120)
        for (int i = take_byte(b) % 24; i > 0; i--)
            text_add_char(&payload, (char)take_byte(b));
    if (way >= 250)
        for (int i = take_byte(b) * 80; i > 0; i--)
            text_add_char(&payload, 'a');
    add_frame_heading(b, payload.length, out);
    text_add_n(out, mask, sizeof mask);
    for (size_t i = 0; i < payload.length; i++)
        text_add_char(out, (char)(payload.s[i] ^ mask[i % 4]));
    text_free(&payload);
}

static void add_bytes(struct bytes *b, struct text *out)
{
    for (int i = take_byte(b) % 64; i > 0; i--)
        text_add_char(out, (char)take_byte(b));
}

/* -- one input -- */

static void say(struct scene *s, int way)
{
    struct client *c = pick_client(s);

    if (way < 6)
        add_request(&s->bytes, &c->out);
    else if (way < 8)
        add_frame(&s->bytes, &c->out);
    else if (way == 8)
        add_heading(&s->bytes, &c->out);
    else if (way == 9)
        add_path(&s->bytes, &c->out);
    else
        add_bytes(&s->bytes, &c->out);
    if (take_byte(&s->bytes) % 8 == 0)
        edit_text(&s->bytes, &c->out);
}

static void upgrade(struct scene *s)
{
    struct client *c = pick_client(s);

    text_clear(&c->out);
    add_filled(&s->bytes, requests[14 + take_byte(&s->bytes) % 2], &c->out);
    send_pieces(c, PIECE_MOST);
    turn();
    read_all(c);
}

static void step(struct scene *s)
{
    int way = take_byte(&s->bytes) % 32;
    struct client *c = &s->client[way % CLIENTS];

    if (way < 11)
        say(s, way);
    else if (way < 14)
        upgrade(s);
    else if (way < 18)
        send_pieces(pick_client(s), PIECE_MOST);
    else if (way < 22)
        send_pieces(pick_client(s), 1 + (size_t)take_byte(&s->bytes));
    else if (way < 25)
        read_all(c);
    else if (way < 28)
        turn();
    else if (way < 30)
        hang_up(c);
    else if (c->fd >= 0)
        shutdown(c->fd, way == 30 ? SHUT_WR : SHUT_RD);
}

/* Nobody is left waiting for. */
static void end(struct scene *s)
{
    for (int i = 0; i < CLIENTS; i++) {
        send_pieces(&s->client[i], PIECE_MOST);
        hang_up(&s->client[i]);
        text_free(&s->client[i].out);
    }
    for (int i = 0; i < ENDING_MOST && connections > 0; i++) {
        turn();
        if (i > TURNS_MOST / 4) /* an answer that took work leaves by the beat of a clock */
            usleep(1000);
    }
    if (connections > 0)
        found("a connection outlives its client", "");
}

FUZZER(socket)
{
    struct scene s = { .bytes = { data, data + size } };

    if (!context)
        start_server();
    open_house();
    for (int i = 0; i < CLIENTS; i++)
        s.client[i].fd = -1;
    for (int i = 0; i < STEPS_MOST && !is_used_up(&s.bytes); i++)
        step(&s);
    end(&s);
    return 0;
}
