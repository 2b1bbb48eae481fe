/* load.c -- many pages at once: how many decisions a second does the server take, how long does each
 * wait for its answer, and how much has to be sent for it?
 *
 *   load PORT SOCKETS RATE WARMUP SECONDS [patches] < pairs of tokens, one match a line, and a dot
 *
 * Two sockets for each match, one for each seat; whoever is to decide picks any offered action.
 * RATE limits the decisions of all together (0: as many as can be).  When a match is over its
 * sockets go on to the next line.  With `patches` the pages ask for what has changed, and keep the
 * choices by it; without, they are sent whole states, as by servers of before.  Prints one JSON
 * object, and keeps its sockets open until its input ends, for whoever weighs the server. */

#include <arpa/inet.h>
#include <errno.h>
#include <jansson.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum {
    TOKEN = 33,
    BUFFER = 256 * 1024,
    SOCKETS_MAX = 2000,
    SOCKETS_EACH = 400,
    ACTIONS = 2048,
    SAMPLES = 4000000
};

struct page {
    int fd;
    int match, seat;
    unsigned int life;           /* grows when the page is opened again */
    bool shaken, ready, waiting; /* ready: to decide, and not held back by the rate */
    uint64_t seq;
    json_t *choices; /* with patches: those of the state */
    char action[96];
    double sent;
    size_t have;
    char *in;
};

static char (*tokens)[2][TOKEN];
static int match_count, next_match, port, epoll;
static struct page page[SOCKETS_MAX];
static int queue[SOCKETS_MAX], queue_first, queue_count;
static float *sample;
static int sample_count;
static uint64_t chance = 88172645463325252u;
static uint32_t *size; /* of states and patches */
static int size_count;
static long decisions, refusals, stale, bytes, patches, wholes;
static bool measuring, patched;

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static uint32_t any(uint32_t n)
{
    chance ^= chance << 13;
    chance ^= chance >> 7;
    chance ^= chance << 17;
    return (uint32_t)((chance >> 32) % n);
}

static void fail(const char *what)
{
    fprintf(stderr, "load: %s: %s\n", what, strerror(errno));
    exit(1);
}

/* -- sending -- */

static void send_all(struct page *p, const char *data, size_t length)
{
    while (length) {
        ssize_t n = send(p->fd, data, length, MSG_NOSIGNAL);
        if (n < 0 && errno == EAGAIN)
            continue;
        if (n < 0)
            fail("send");
        data += n;
        length -= (size_t)n;
    }
}

static void send_message(struct page *p, const char *text)
{
    static const unsigned char mask[4] = { 7, 42, 99, 180 };
    size_t length = strlen(text), n = 0;
    char frame[600];

    frame[n++] = (char)0x81;
    if (length < 126) {
        frame[n++] = (char)(0x80 | length);
    } else {
        frame[n++] = (char)(0x80 | 126);
        frame[n++] = (char)(length >> 8);
        frame[n++] = (char)(length & 255);
    }
    memcpy(frame + n, mask, 4);
    n += 4;
    for (size_t i = 0; i < length; i++)
        frame[n++] = (char)((unsigned char)text[i] ^ mask[i % 4]);
    send_all(p, frame, n);
}

static void open_page(struct page *p, int match, int seat)
{
    struct sockaddr_in address = { .sin_family = AF_INET, .sin_port = htons((uint16_t)port) };
    struct epoll_event event = { .events = EPOLLIN, .data.ptr = p };
    char request[400];
    int on = 1;

    /* An address has its share of sockets (docs/wire.md), of this machine too. */
    struct sockaddr_in own = { .sin_family = AF_INET };
    own.sin_addr.s_addr = htonl(INADDR_LOOPBACK + (uint32_t)((p - page) / SOCKETS_EACH));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    p->fd = socket(AF_INET, SOCK_STREAM, 0);
    if (p->fd < 0 || bind(p->fd, (struct sockaddr *)&own, sizeof own) != 0 ||
        connect(p->fd, (struct sockaddr *)&address, sizeof address) != 0)
        fail("connect");
    setsockopt(p->fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    p->match = match;
    p->seat = seat;
    p->life++;
    p->action[0] = 0;
    p->shaken = p->ready = p->waiting = false;
    p->have = 0;
    if (!p->in)
        p->in = malloc(BUFFER);
    snprintf(request, sizeof request,
             "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\n"
             "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
             "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: berthier-1\r\n\r\n",
             port);
    send_all(p, request, strlen(request));
    epoll_ctl(epoll, EPOLL_CTL_ADD, p->fd, &event);
}

static void close_page(struct page *p)
{
    close(p->fd);
    p->fd = -1;
}

static void decide(struct page *p)
{
    char text[200];

    snprintf(text, sizeof text, "{\"type\":\"act\",\"seq\":%llu,\"action\":\"%s\"}",
             (unsigned long long)p->seq, p->action);
    p->ready = false;
    p->waiting = true;
    p->sent = now();
    send_message(p, text);
}

static void line_up(struct page *p)
{
    if (p->ready || p->waiting)
        return;
    p->ready = true;
    queue[(queue_first + queue_count++) % SOCKETS_MAX] = (int)(p - page);
}

/* -- reading -- */

static bool starts(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

static void choose_at(struct page *p, const char *one)
{
    snprintf(p->action, sizeof p->action, "%.*s", (int)strcspn(one, "\""), one);
}

static bool choose(struct page *p, const char *text)
{
    static const char key[] = "\"action\":\"";
    const char *offer[ACTIONS], *end = strstr(text, "\"draft\":");
    uint32_t count = 0;

    for (const char *at = strstr(text, key); at && at < end && count < ACTIONS;
         at = strstr(at, key))
        offer[count++] = at += sizeof key - 1;
    if (count)
        choose_at(p, offer[any(count)]);
    return count > 0;
}

/* -- patches: of the choices, which are all that is wanted here (docs/wire.md) -- */

static json_t *changed(json_t *old, const json_t *change);

static json_t *spliced(const json_t *old, const json_t *change)
{
    json_t *out = json_array(), *items = json_array_get(change, 2), *one;
    size_t from = (size_t)json_integer_value(json_array_get(change, 0)),
           drop = (size_t)json_integer_value(json_array_get(change, 1)), i;

    for (i = 0; i < from; i++)
        json_array_append(out, json_array_get(old, i));
    json_array_foreach(items, i, one) json_array_append(out, one);
    for (i = from + drop; i < json_array_size(old); i++)
        json_array_append(out, json_array_get(old, i));
    return out;
}

static json_t *changed_array(const json_t *old, json_t *change)
{
    json_t *out = json_copy((json_t *)old), *one;
    const char *key;

    json_object_foreach(change, key, one)
    {
        size_t i = (size_t)atol(key);
        json_array_set_new(out, i, changed(json_array_get(out, i), one));
    }
    return out;
}

static json_t *changed_object(const json_t *old, json_t *change)
{
    json_t *out = json_copy((json_t *)old), *one;
    const char *key;

    json_object_foreach(change, key, one) if (*key)
        json_object_set_new(out, key, changed(json_object_get(out, key), one));
    return out;
}

static json_t *changed(json_t *old, const json_t *change)
{
    if (json_array_size(change) == 1)
        return json_incref(json_array_get(change, 0));
    if (json_is_array(change))
        return spliced(old, change);
    return (json_is_array(old) ? changed_array : changed_object)(old, (json_t *)change);
}

static bool choose_kept(struct page *p)
{
    uint32_t count = 0, wanted;
    json_t *verb;
    size_t i;

    json_array_foreach(p->choices, i, verb) count +=
        (uint32_t)json_array_size(json_object_get(verb, "actions"));
    if (!count)
        return false;
    wanted = any(count);
    json_array_foreach(p->choices, i, verb)
    {
        const json_t *actions = json_object_get(verb, "actions");
        uint32_t here = (uint32_t)json_array_size(actions);
        if (wanted < here) {
            choose_at(
                p, json_string_value(json_object_get(json_array_get(actions, wanted), "action")));
            return true;
        }
        wanted -= here;
    }
    return false;
}

static void keep_choices(struct page *p, const char *text)
{
    static const char key[] = "\"choices\":", after[] = ",\"draft\":";
    const char *from = strstr(text, key) + sizeof key - 1, *to = strstr(from, after);

    json_decref(p->choices);
    p->choices = json_loadb(from, (size_t)(to - from), 0, NULL);
}

/* Is it this seat's turn?  "active":[0,1] */
static bool is_active(const struct page *p, const char *text)
{
    const char *at = strstr(text, "\"active\":[");

    for (at = at ? at + 10 : "]"; *at != ']'; at++)
        if (*at == '0' + p->seat)
            return true;
    return false;
}

static void next_for(int match)
{
    for (int i = 0; i < SOCKETS_MAX; i++)
        if (page[i].fd > 0 && page[i].match == match)
            close_page(&page[i]);
    if (next_match >= match_count)
        return;
    int fresh = next_match++;
    for (int i = 0, seat = 0; i < SOCKETS_MAX && seat < 2; i++)
        if (page[i].fd == -1)
            open_page(&page[i], fresh, seat++);
}

static void take_state(struct page *p, const char *text)
{
    p->seq = strtoull(text + sizeof "{\"type\":\"state\",\"seq\":" - 1, NULL, 10);
    wholes += measuring;
    if (patched)
        keep_choices(p, text);
    if (is_active(p, text) && choose(p, text))
        line_up(p);
}

/* The number behind a key of the patch itself; these stand first. */
static uint64_t number_at(const char *text, const char *key)
{
    const char *at = strstr(text, key);

    return at ? strtoull(at + strlen(key), NULL, 10) : 0;
}

/* Only the change of the choices is read: this program must not be slower than the server.  Keys come
 * in the order of the state, the choices and the result before the view; who is active is not kept,
 * for whoever is not has nothing to choose, or is told that it is not asked. */
static void take_patch(struct page *p, const char *text)
{
    static const char key[] = "\"choices\":", over[] = "\"result\":[{";
    const char *view = strstr(text, "\"view\":"), *choices = strstr(text, key),
               *result = strstr(text, over);

    if (number_at(text, "\"base\":") != p->seq)
        fail("a patch for another state");
    p->seq = number_at(text, "\"seq\":");
    patches += measuring;
    if (choices && (!view || choices < view)) {
        json_t *change = json_loads(choices + sizeof key - 1, JSON_DISABLE_EOF_CHECK, NULL),
               *now = changed(p->choices, change);
        json_decref(p->choices);
        json_decref(change);
        p->choices = now;
    }
    if (result && (!view || result < view))
        next_for(p->match);
    else if (choose_kept(p))
        line_up(p);
}

static void take(struct page *p, const char *text)
{
    if (starts(text, "{\"type\":\"state\"")) {
        take_state(p, text);
    } else if (starts(text, "{\"type\":\"done\"")) {
        p->waiting = false;
        decisions += measuring;
        if (measuring && sample_count < SAMPLES)
            sample[sample_count++] = (float)(now() - p->sent);
        if (p->action[0] && p->seq)
            line_up(p);
    } else if (starts(text, "{\"type\":\"refused\"")) {
        p->waiting = false;
        bool old = strstr(text, "\"stale\"") != NULL;
        bool over = strstr(text, "\"not-asked\"") || strstr(text, "\"over\"");
        stale += measuring && old;
        refusals += measuring && !old && !over;
        if (old && p->action[0])
            line_up(p);
    }
}

static void weigh(size_t length, bool news)
{
    if (!measuring)
        return;
    bytes += (long)length;
    if (news && size_count < SAMPLES)
        size[size_count++] = (uint32_t)length;
}

/* The state comes before the answer; what was chosen from it is sent when the answer is there. */
static void take_message(struct page *p, const char *text, size_t length)
{
    bool state = starts(text, "{\"type\":\"state\""), patch = starts(text, "{\"type\":\"patch\"");

    weigh(length, state || patch);
    if (state || patch)
        p->action[0] = 0;
    if (patch)
        take_patch(p, text);
    else
        take(p, text);
    if (state && strstr(text, "\"result\":{"))
        next_for(p->match);
}

static bool take_frame(struct page *p)
{
    unsigned char *in = (unsigned char *)p->in;
    size_t head = 2, length;
    char kept;

    if (p->have < 4)
        return false;
    length = in[1] & 127;
    if (length == 126) {
        length = (size_t)in[2] << 8 | in[3];
        head = 4;
    } else if (length == 127) {
        if (p->have < 10)
            return false;
        length = (size_t)in[6] << 24 | (size_t)in[7] << 16 | (size_t)in[8] << 8 | in[9];
        head = 10;
        if (head + length >= BUFFER)
            fail("a message too long");
    }
    if (p->have < head + length)
        return false;
    kept = p->in[head + length];
    p->in[head + length] = 0;
    unsigned int life = p->life;
    if ((in[0] & 15) == 1)
        take_message(p, p->in + head, length);
    if (p->life != life || p->fd < 0)
        return false;
    p->in[head + length] = kept;
    p->have -= head + length;
    memmove(p->in, p->in + head + length, p->have);
    return true;
}

static void greet(struct page *p)
{
    char *end = memmem(p->in, p->have, "\r\n\r\n", 4);
    char text[160];

    if (!end)
        return;
    if (!starts(p->in, "HTTP/1.1 101"))
        fail("the server did not let us in");
    p->shaken = true;
    p->have -= (size_t)(end + 4 - p->in);
    memmove(p->in, end + 4, p->have);
    snprintf(text, sizeof text, "{\"type\":\"hello\",\"token\":\"%s\",\"lang\":\"en\"%s}",
             tokens[p->match][p->seat], patched ? ",\"patches\":true" : "");
    send_message(p, text);
}

static void hear(struct page *p)
{
    ssize_t n = recv(p->fd, p->in + p->have, BUFFER - 1 - p->have, MSG_DONTWAIT);

    if (n < 0 && errno == EAGAIN)
        return;
    if (n <= 0)
        fail("the server closed a socket");
    p->have += (size_t)n;
    if (!p->shaken)
        greet(p);
    while (p->shaken && take_frame(p)) {
    }
}

/* -- running -- */

static void read_tokens(void)
{
    int room = 0;
    char a[TOKEN], b[TOKEN];

    while (scanf("%32s", a) == 1 && a[0] != '.' && scanf("%32s", b) == 1) {
        if (match_count == room) {
            room = room ? 2 * room : 256;
            tokens = realloc(tokens, (size_t)room * sizeof *tokens);
        }
        memcpy(tokens[match_count][0], a, TOKEN);
        memcpy(tokens[match_count++][1], b, TOKEN);
    }
}

static void run(double seconds, double rate)
{
    struct epoll_event event[256];
    double began = now(), t, allowed = 0, last = began;

    while ((t = now()) - began < seconds) {
        int n = epoll_wait(epoll, event, 256, queue_count ? 0 : 1);

        for (int i = 0; i < n; i++)
            if (((struct page *)event[i].data.ptr)->fd > 0)
                hear(event[i].data.ptr);
        allowed += (t - last) * rate;
        last = t;
        if (allowed > 200)
            allowed = 200;
        for (; queue_count && (rate <= 0 || allowed >= 1); allowed -= 1) {
            struct page *p = &page[queue[queue_first]];
            queue_first = (queue_first + 1) % SOCKETS_MAX;
            queue_count--;
            if (p->fd > 0 && p->ready)
                decide(p);
        }
        if (queue_count && n == 0)
            usleep(50);
    }
}

static int by_size(const void *a, const void *b)
{
    float x = *(const float *)a, y = *(const float *)b;

    return (x > y) - (x < y);
}

static double quantile(double q)
{
    return sample_count ? 1000.0 * (double)sample[(int)(q * (sample_count - 1))] : 0;
}

static int by_number(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;

    return (x > y) - (x < y);
}

static uint32_t size_quantile(double q)
{
    return size_count ? size[(int)(q * (size_count - 1))] : 0;
}

static void report(int sockets, double took)
{
    qsort(sample, (size_t)sample_count, sizeof *sample, by_size);
    qsort(size, (size_t)size_count, sizeof *size, by_number);
    printf("{\"sockets\":%d,\"decisions\":%ld,\"seconds\":%.2f,\"per_s\":%.0f,\"p50_ms\":%.2f,"
           "\"p99_ms\":%.2f,\"max_ms\":%.2f,\"stale\":%ld,\"refused\":%ld,\"matches\":%d,",
           sockets, decisions, took, (double)decisions / took, quantile(0.5), quantile(0.99),
           quantile(1), stale, refusals, next_match);
    printf("\"bytes\":%.0f,\"size_p50\":%u,\"size_p90\":%u,\"size_max\":%u,\"patches\":%ld,"
           "\"wholes\":%ld}\n",
           decisions ? (double)bytes / (double)decisions : 0, size_quantile(0.5),
           size_quantile(0.9), size_quantile(1), patches, wholes);
    fflush(stdout);
}

int main(int argc, char **argv)
{
    if (argc < 6)
        return 2;
    patched = argc > 6;
    port = atoi(argv[1]);
    int sockets = atoi(argv[2]);
    double rate = atof(argv[3]), warmup = atof(argv[4]), seconds = atof(argv[5]);

    sample = malloc(SAMPLES * sizeof *sample);
    size = malloc(SAMPLES * sizeof *size);
    epoll = epoll_create1(0);
    read_tokens();
    for (int i = 0; i < sockets; i += 2) {
        open_page(&page[i], next_match, 0);
        open_page(&page[i + 1], next_match++, 1);
    }
    run(warmup, rate);
    measuring = true;
    double began = now();
    run(seconds, rate);
    double took = now() - began;
    report(sockets, took);
    while (getchar() != EOF) {
    }
    return 0;
}
