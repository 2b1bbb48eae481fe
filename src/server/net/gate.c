/* gate.c -- the listening socket, and who is let in. */

#include "server/net/gate.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { WAITING = 1024 }; /* so many may stand before the gate; the kernel may allow fewer */
enum { PAUSE_US = 50 * LWS_US_PER_MS }; /* when there is no descriptor left */

static bool explain_port(int port, int reason, struct err *err)
{
    char place[24];
    int other = port < UINT16_MAX ? port + 1 : port - 1;

    snprintf(place, sizeof place, "port %d", port);
    if (reason == EADDRINUSE)
        return err_set(err, place,
                       "in use, perhaps by another Berthier (http://127.0.0.1:%d); "
                       "end that program, or choose another port: berthier serve --port %d",
                       port, other);
    if (reason == EACCES)
        return err_set(err, place, "only the system may listen there; choose one above 1023");
    return err_set(err, place, "cannot be listened on: %s", strerror(reason));
}

int gate_open(const char *address, int port, struct err *err)
{
    struct sockaddr_in at = { .sin_family = AF_INET, .sin_port = htons((uint16_t)port) };
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0), on = 1;

    if (fd < 0) {
        explain_port(port, errno, err);
        return -1;
    }
    inet_pton(AF_INET, address, &at.sin_addr);
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    if (bind(fd, (struct sockaddr *)&at, sizeof at) == 0 && listen(fd, WAITING) == 0)
        return fd;
    int reason = errno;

    close(fd);
    explain_port(port, reason, err);
    return -1;
}

int gate_port(int gate)
{
    struct sockaddr_in at = { 0 };
    socklen_t size = sizeof at;

    return getsockname(gate, (struct sockaddr *)&at, &size) == 0 ? ntohs(at.sin_port) : 0;
}

bool gate_watch(int gate, struct lws_vhost *host)
{
    lws_sock_file_fd_type file = { .filefd = gate };

    return lws_adopt_descriptor_vhost(host, LWS_ADOPT_RAW_FILE_DESC, file, GATE_PROTOCOL, NULL);
}

/* False: nobody waits any more, or nobody can be let in for a moment. */
static bool let_in(struct lws *gate)
{
    lws_sock_file_fd_type one = {
        .sockfd = accept4(lws_get_socket_fd(gate), NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC),
    };
    int on = 1;

    if (one.sockfd < 0)
        return errno == ECONNABORTED || errno == EINTR; /* gone again: the next one */
    setsockopt(one.sockfd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    /* When it is not adopted, the library has closed it. */
    lws_adopt_descriptor_vhost(lws_get_vhost(gate),
                               LWS_ADOPT_SOCKET | LWS_ADOPT_HTTP | LWS_ADOPT_ALLOW_SSL, one, NULL,
                               NULL);
    return true;
}

static bool is_out_of_descriptors(int reason)
{
    return reason == EMFILE || reason == ENFILE || reason == ENOBUFS || reason == ENOMEM;
}

static void let_some_in(struct lws *gate)
{
    for (int i = 0; i < GATE_EACH; i++) {
        errno = 0;
        if (let_in(gate))
            continue;
        if (is_out_of_descriptors(errno)) {
            lws_rx_flow_control(gate, 0);
            lws_set_timer_usecs(gate, PAUSE_US);
        }
        return;
    }
}

int gate_event(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
               size_t length)
{
    (void)user, (void)in, (void)length;
    if (reason == LWS_CALLBACK_RAW_RX_FILE)
        let_some_in(wsi);
    if (reason == LWS_CALLBACK_TIMER)
        lws_rx_flow_control(wsi, 1);
    return 0;
}
