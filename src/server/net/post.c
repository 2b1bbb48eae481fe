/* post.c -- one request to a web hook. */

#include "server/net/post.h"

#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <poll.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/text.h"

enum { PATIENCE_MS = 5000, STATUS_ROOM = 64 };

/* A connection with a moment at which we have had enough of it. */
struct line {
    int fd;
    SSL *tls; /* NULL: none */
    int64_t until;
};

static int64_t now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* Waits until the socket can be read from, or written to. */
static bool wait_for(const struct line *l, short what)
{
    struct pollfd p = { .fd = l->fd, .events = what };
    int64_t left = l->until - now();

    return left > 0 && poll(&p, 1, (int)left) == 1;
}

/* -- connecting -- */

static bool connect_to(struct line *l, const struct addrinfo *to)
{
    int reason = 0;
    socklen_t size = sizeof reason;

    l->fd = socket(to->ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (l->fd < 0)
        return false;
    if (connect(l->fd, to->ai_addr, to->ai_addrlen) == 0)
        return true;
    if (errno == EINPROGRESS && wait_for(l, POLLOUT) &&
        getsockopt(l->fd, SOL_SOCKET, SO_ERROR, &reason, &size) == 0 && reason == 0)
        return true;
    close(l->fd);
    l->fd = -1;
    return false;
}

/* The first machine behind the name that may be called and answers.  `barred`: there were some that
 * may not. */
static bool reach(struct line *l, const struct hook_url *url, bool anywhere, bool *barred)
{
    struct addrinfo hints = { .ai_socktype = SOCK_STREAM }, *all = NULL;

    *barred = false;
    if (getaddrinfo(url->host, url->port, &hints, &all) != 0)
        return false;
    l->until = now() + PATIENCE_MS; /* the name is not ours to hurry */
    for (const struct addrinfo *one = all; one && l->fd < 0; one = one->ai_next) {
        if (anywhere || hook_is_public(one->ai_addr))
            connect_to(l, one);
        else
            *barred = true;
    }
    freeaddrinfo(all);
    return l->fd >= 0;
}

/* -- TLS -- */

static SSL_CTX *tls_context;

/* Costs some megabytes, and is made only where a hook wants it. */
static void make_context(void)
{
    tls_context = SSL_CTX_new(TLS_client_method());
    if (!tls_context)
        return;
    SSL_CTX_set_min_proto_version(tls_context, TLS1_2_VERSION);
    SSL_CTX_set_verify(tls_context, SSL_VERIFY_PEER, NULL);
    SSL_CTX_set_default_verify_paths(tls_context);
}

/* After a call that could not go on: waits for what it wants.  False: it has failed. */
static bool tls_goes_on(const struct line *l, int result)
{
    int why = SSL_get_error(l->tls, result);

    if (why == SSL_ERROR_WANT_READ)
        return wait_for(l, POLLIN);
    return why == SSL_ERROR_WANT_WRITE && wait_for(l, POLLOUT);
}

static bool shake_hands(struct line *l, const struct hook_url *url)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    int result;

    pthread_once(&once, make_context);
    l->tls = tls_context ? SSL_new(tls_context) : NULL;
    if (!l->tls || !SSL_set_fd(l->tls, l->fd) || !SSL_set1_host(l->tls, url->host))
        return false;
    SSL_set_tlsext_host_name(l->tls, url->host);
    while ((result = SSL_connect(l->tls)) != 1)
        if (!tls_goes_on(l, result))
            return false;
    return true;
}

/* -- sending and reading -- */

static ssize_t try_write(const struct line *l, const char *data, size_t length)
{
    return l->tls ? SSL_write(l->tls, data, (int)length) : send(l->fd, data, length, MSG_NOSIGNAL);
}

static ssize_t try_read(const struct line *l, char *data, size_t room)
{
    return l->tls ? SSL_read(l->tls, data, (int)room) : recv(l->fd, data, room, 0);
}

static bool goes_on(const struct line *l, ssize_t result, short what)
{
    if (l->tls)
        return tls_goes_on(l, (int)result);
    return result < 0 && (errno == EAGAIN || errno == EINTR) && wait_for(l, what);
}

static bool write_all(const struct line *l, const char *data, size_t length)
{
    while (length > 0) {
        ssize_t n = try_write(l, data, length);

        if (n > 0) {
            data += n;
            length -= (size_t)n;
        } else if (!goes_on(l, n, POLLOUT)) {
            return false;
        }
    }
    return true;
}

/* "HTTP/1.1 204 ..."; 0: nothing of that kind came. */
static int read_status(const struct line *l)
{
    char got[STATUS_ROOM + 1] = "";
    size_t length = 0;
    int minor, status = 0;

    while (length < STATUS_ROOM && !memchr(got, '\n', length)) {
        ssize_t n = try_read(l, got + length, STATUS_ROOM - length);

        if (n > 0)
            length += (size_t)n;
        else if (n == 0 || !goes_on(l, n, POLLIN))
            break;
    }
    got[length] = 0;
    return sscanf(got, "HTTP/1.%1d %3d", &minor, &status) == 2 ? status : 0;
}

static void write_request(const struct hook_url *url, const char *body, struct text *out)
{
    bool usual = strcmp(url->port, url->tls ? "443" : "80") == 0;
    const char *left = url->numeric6 ? "[" : "", *right = url->numeric6 ? "]" : "";

    text_printf(out, "POST %s HTTP/1.1\r\nHost: %s%s%s%s%s\r\n", url->path, left, url->host, right,
                usual ? "" : ":", usual ? "" : url->port);
    text_printf(out,
                "User-Agent: berthier\r\nContent-Type: application/json\r\n"
                "Content-Length: %zu\r\nConnection: close\r\n\r\n%s",
                strlen(body), body);
}

static enum post_result judge(int status)
{
    if (status >= 200 && status < 300)
        return POST_TAKEN;
    return status < 100 || status == 408 || status == 429 || status >= 500 ? POST_FAILED
                                                                           : POST_REFUSED;
}

static enum post_result talk(struct line *l, const struct hook_url *url, const char *body)
{
    struct text request = { 0 };
    int status = 0;

    write_request(url, body, &request);
    if ((!url->tls || shake_hands(l, url)) && write_all(l, text_str(&request), request.length))
        status = read_status(l);
    text_free(&request);
    return judge(status);
}

enum post_result post_send(const struct hook_url *url, bool anywhere, const char *body)
{
    struct line l = { .fd = -1 };
    bool barred;

    if (!reach(&l, url, anywhere, &barred))
        return barred ? POST_REFUSED : POST_FAILED;
    enum post_result result = talk(&l, url, body);
    if (l.tls)
        SSL_free(l.tls);
    ERR_clear_error();
    close(l.fd);
    return result;
}
