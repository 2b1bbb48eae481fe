/* hook_url.c -- the address of a web hook. */

#include "server/net/hook_url.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "base/words.h"
#include "engine/sabotage.h"

/* -- reading -- */

static bool are_plain(const char *text)
{
    for (; *text; text++)
        if (*text <= ' ' || *text > '~' || strchr("\"<>\\^`{|}#", *text))
            return false;
    return true;
}

static const char *read_scheme(const char *text, struct hook_url *out)
{
    if (strncasecmp(text, "http://", 7) == 0)
        return text + 7;
    out->tls = strncasecmp(text, "https://", 8) == 0;
    return out->tls ? text + 8 : NULL;
}

static bool is_host(const char *host, bool numeric6)
{
    static const char name[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.";
    struct in6_addr address;

    if (numeric6)
        return inet_pton(AF_INET6, host, &address) == 1;
    return *host && *host != '.' && *host != '-' && strspn(host, name) == strlen(host);
}

static bool read_port(const char *text, size_t length, struct hook_url *out)
{
    char digits[8];
    int64_t port;

    if (length == 0 || length > 5)
        return false;
    memcpy(digits, text, length);
    digits[length] = 0;
    if (!words_int(digits, 1, UINT16_MAX, &port))
        return false;
    snprintf(out->port, sizeof out->port, "%d", (int)(uint16_t)port);
    return true;
}

/* "host", "host:port", "[::1]:port" */
static bool read_place(const char *text, size_t length, struct hook_url *out)
{
    const char *end = text + length, *stop;

    out->numeric6 = length > 0 && *text == '[';
    text += out->numeric6;
    stop = memchr(text, out->numeric6 ? ']' : ':', (size_t)(end - text));
    if (!stop && out->numeric6)
        return false;
    size_t host = (size_t)((stop ? stop : end) - text);
    if (host > HOOK_HOST_MAX && !SABOTAGE(BUG_HOST))
        return false;
    memcpy(out->host, text, host);
    out->host[host] = 0;
    stop = text + host + out->numeric6;
    snprintf(out->port, sizeof out->port, "%s", out->tls ? "443" : "80");
    if (stop < end && (*stop != ':' || !read_port(stop + 1, (size_t)(end - stop - 1), out)))
        return false;
    return is_host(out->host, out->numeric6);
}

bool hook_url_read(const char *text, struct hook_url *out, struct err *err)
{
    const char *rest;

    *out = (struct hook_url){ 0 };
    if (strlen(text) > HOOK_URL_MAX)
        return err_set(err, NULL, "an address of more than %d characters", HOOK_URL_MAX);
    if (!are_plain(text))
        return err_set(err, NULL, "an address has no blanks, quotes or accents");
    rest = read_scheme(text, out);
    if (!rest)
        return err_set(err, NULL, "an address begins with https:// or http://");
    size_t place = strcspn(rest, "/?");
    if (memchr(rest, '@', place) || !read_place(rest, place, out))
        return err_set(err, NULL, "there is no good name of a machine in the address");
    snprintf(out->path, sizeof out->path, "%s%s", rest[place] == '/' ? "" : "/", rest + place);
    return true;
}

bool hook_has_web_port(const struct hook_url *url, bool near)
{
    static const char *const web[] = { "80", "443", "8080", "8443" };
    int64_t port;

    for (size_t i = 0; i < sizeof web / sizeof *web; i++)
        if (strcmp(web[i], url->port) == 0)
            return true;
    return near && words_int(url->port, 1024, UINT16_MAX, &port);
}

/* -- whose machine -- */

struct range {
    uint32_t from;
    int bits;
};

/* Nets that are not of the open internet: this machine, private ones, those of the carrier, of the
 * link, of examples and of tests, and all from 224 on, which are no machines. */
static const struct range private4[] = {
    { 0x00000000, 8 },  { 0x0a000000, 8 },  { 0x64400000, 10 }, { 0x7f000000, 8 },
    { 0xa9fe0000, 16 }, { 0xac100000, 12 }, { 0xc0000000, 24 }, { 0xc0000200, 24 },
    { 0xc0a80000, 16 }, { 0xc6120000, 15 }, { 0xc6336400, 24 }, { 0xcb007100, 24 },
    { 0xe0000000, 3 },
};

static bool is_public4(uint32_t address)
{
    for (size_t i = 0; i < sizeof private4 / sizeof *private4; i++)
        if ((address ^ private4[i].from) >> (32 - private4[i].bits) == 0)
            return false;
    return true;
}

/* Only what is given out to networks (2000::/3), and of that neither examples (2001:db8::/32) nor
 * the tunnels that carry an address of the older kind in them (2001::/32, 2002::/16). */
static bool is_public6(const unsigned char *a)
{
    static const unsigned char mapped[12] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff };

    if (memcmp(a, mapped, sizeof mapped) == 0)
        return is_public4((uint32_t)a[12] << 24 | (uint32_t)a[13] << 16 | (uint32_t)a[14] << 8 |
                          a[15]);
    if (a[0] >> 5 != 1 || (a[0] == 0x20 && a[1] == 0x02))
        return false;
    return !(a[0] == 0x20 && a[1] == 0x01 &&
             ((a[2] == 0 && a[3] == 0) || (a[2] == 0x0d && a[3] == 0xb8)));
}

bool hook_is_public(const struct sockaddr *address)
{
    struct sockaddr_in four;
    struct sockaddr_in6 six;

    if (address->sa_family == AF_INET) {
        memcpy(&four, address, sizeof four);
        return is_public4(ntohl(four.sin_addr.s_addr));
    }
    if (address->sa_family != AF_INET6)
        return false;
    memcpy(&six, address, sizeof six);
    return is_public6(six.sin6_addr.s6_addr);
}
