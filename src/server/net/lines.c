/* lines.c -- connections as they come and go. */

#include "server/net/lines.h"

#include <string.h>
#include <sys/resource.h>

#include "server/net/http.h"

enum { FILES_BESIDE = 100, LEAVING = 1000 };

int lines_room(int *library_limit)
{
    rlim_t wanted = LINES_MAX + LEAVING + FILES_BESIDE;
    struct rlimit files = { .rlim_cur = 1024, .rlim_max = 1024 };

    getrlimit(RLIMIT_NOFILE, &files);
    if (files.rlim_cur < wanted) {
        files.rlim_cur = files.rlim_max < wanted ? files.rlim_max : wanted;
        setrlimit(RLIMIT_NOFILE, &files);
        getrlimit(RLIMIT_NOFILE, &files);
    }
    int have = (int)(files.rlim_cur < wanted ? files.rlim_cur : wanted) - FILES_BESIDE;
    *library_limit = have;
    return have * LINES_MAX / (LINES_MAX + LEAVING);
}

/* Whatever it does before that comes to nothing: its events find that it is leaving. */
static void dismiss(void *line)
{
    lws_set_timeout(line, PENDING_TIMEOUT_KILLED_BY_PARENT, LWS_TO_KILL_ASYNC);
}

struct guests *lines_new(int room)
{
    return guests_new(room, dismiss);
}

struct guest *line_guest(struct lws *wsi)
{
    return lws_get_opaque_user_data(wsi);
}

static bool is_proxy(const struct server *server, const char *address)
{
    return server->proxy && strcmp(server->proxy, address) == 0;
}

static struct guest_share share_of(const struct server *server, const char *address)
{
    if (is_proxy(server, address))
        return (struct guest_share){ INT_MAX, INT_MAX, SIZE_MAX };
    return callers_share(address);
}

/* A server that relies on its proxy for secrecy speaks with nobody else beyond this machine. */
static bool may_come(const struct server *server, const char *address)
{
    return !server->only_proxy || is_proxy(server, address) || callers_is_own(address);
}

bool line_meet(struct lws *wsi)
{
    struct server *server = http_server(wsi);
    char address[GUEST_ADDRESS] = "";

    lws_get_peer_simple(wsi, address, sizeof address);
    if (!may_come(server, address))
        return false;
    struct guest_share share = share_of(server, address);
    struct guest *guest = guests_meet(server->guests, address, &share, wsi);
    lws_set_opaque_user_data(wsi, guest);
    line_wait(wsi, LINE_HEADING_S);
    return guest != NULL;
}

void line_part(struct lws *wsi)
{
    guests_part(line_guest(wsi));
    lws_set_opaque_user_data(wsi, NULL);
}

bool line_name(struct lws *wsi)
{
    struct server *server = http_server(wsi);
    struct guest *guest = line_guest(wsi);
    char list[256] = "", address[GUEST_ADDRESS], peer[GUEST_ADDRESS] = "";

    if (!guest || guest_is_leaving(guest))
        return false;
    lws_get_peer_simple(wsi, peer, sizeof peer);
    if (!is_proxy(server, peer))
        return true;
    memcpy(address, peer, sizeof address);
    if (lws_hdr_copy(wsi, list, sizeof list, WSI_TOKEN_X_FORWARDED_FOR) > 0)
        callers_read_proxy(list, address);
    struct guest_share share = share_of(server, *address ? address : peer);
    return guests_name(guest, *address ? address : peer, &share);
}

void line_wait(struct lws *wsi, int seconds)
{
    lws_set_timer_usecs(wsi, seconds * LWS_USEC_PER_SEC);
}

bool line_is_tls(struct lws *wsi)
{
    static const char name[] = "x-forwarded-proto:";
    char peer[GUEST_ADDRESS] = "", value[16] = "";

    if (lws_is_ssl(wsi))
        return true;
    lws_get_peer_simple(wsi, peer, sizeof peer);
    return is_proxy(http_server(wsi), peer) &&
           lws_hdr_custom_copy(wsi, value, sizeof value, name, sizeof name - 1) > 0 &&
           strcmp(value, "https") == 0;
}
