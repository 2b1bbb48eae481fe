/* hook.c -- addresses of web hooks, and of machines: read or refused, and nothing in between.
 *
 * "!" and sixteen bytes are the address of a machine; everything else is a text. */

#include <arpa/inet.h>
#include <netinet/in.h>

#include "server/net/hook_url.h"

#include "fuzz.h"

/* What was read can be written down and read again as the same. */
static void read_again(const struct hook_url *url)
{
    struct hook_url again;
    struct text text = { 0 };
    struct err err;

    text_printf(&text, "%s://%s%s%s:%s%s", url->tls ? "https" : "http", url->numeric6 ? "[" : "",
                url->host, url->numeric6 ? "]" : "", url->port, url->path);
    if (text.length <= HOOK_URL_MAX &&
        (!hook_url_read(text_str(&text), &again, &err) || memcmp(url, &again, sizeof again) != 0))
        found("an address is read otherwise the second time", text_str(&text));
    text_free(&text);
}

static void judge(const char *text, const struct hook_url *url)
{
    int port = atoi(url->port);

    if (!url->host[0] || strchr(url->host, '@') || strchr(url->host, '/'))
        found("no host", text);
    if (port < 1 || port > UINT16_MAX)
        found("no port", text);
    if (url->path[0] != '/')
        found("no path", text);
    for (const char *c = url->path; *c; c++)
        if (*c <= ' ' || *c > '~')
            found("a path that would spoil a request", text);
}

/* The same machine, by its old address and by the new one that stands for it. */
static void judge_machine(const uint8_t *byte)
{
    struct sockaddr_in four = { .sin_family = AF_INET };
    struct sockaddr_in6 six = { .sin6_family = AF_INET6 };

    memcpy(&six.sin6_addr, byte, 16);
    hook_is_public((struct sockaddr *)&six);
    memcpy(&four.sin_addr, byte, 4);
    memset(&six.sin6_addr, 0, 10);
    memset(six.sin6_addr.s6_addr + 10, 0xff, 2);
    memcpy(six.sin6_addr.s6_addr + 12, byte, 4);
    bool is_public = hook_is_public((struct sockaddr *)&four);
    if (is_public != hook_is_public((struct sockaddr *)&six))
        found("a machine is public by one address and not by the other", "");
    if (is_public && (byte[0] == 127 || byte[0] == 10 || byte[0] == 0 || byte[0] >= 224))
        found("a private machine is public", "");
}

FUZZER(hook)
{
    struct hook_url url;
    struct err err;

    if (size >= 17 && data[0] == '!') {
        judge_machine(data + 1);
        return 0;
    }
    char *text = base_alloc(size + 1);
    memcpy(text, data, size);
    if (hook_url_read(text, &url, &err)) {
        judge(text, &url);
        read_again(&url);
    } else if (!err.reason[0]) {
        found("an address is refused without a reason", text);
    }
    free(text);
    return 0;
}
