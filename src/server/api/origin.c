/* origin.c -- Host and Origin. */

#include "server/api/origin.h"

#include <string.h>
#include <strings.h>

/* The length of the name in "name:port" or "[::1]:port"; 0 when it is neither. */
static size_t name_length(const char *host)
{
    const char *bracket = host[0] == '[' ? strchr(host, ']') : NULL;
    size_t length = bracket ? (size_t)(bracket - host) + 1 : strcspn(host, ":");
    const char *port = host + length;

    if (*port == 0)
        return length;
    if (*port != ':' || port[1] == 0 || port[1 + strspn(port + 1, "0123456789")] != 0)
        return 0;
    return length;
}

static bool is_name(const char *host, size_t length, const char *name)
{
    return strlen(name) == length && strncasecmp(host, name, length) == 0;
}

bool origin_host_fits(const struct origin_names *names, const char *host)
{
    static const char *const own[] = { "127.0.0.1", "localhost", "[::1]" };
    size_t length;

    if (!host || !*host)
        return true;
    length = name_length(host);
    for (size_t i = 0; length && i < sizeof own / sizeof *own; i++)
        if (is_name(host, length, own[i]))
            return true;
    for (int i = 0; length && i < names->count; i++)
        if (is_name(host, length, names->name[i]))
            return true;
    return false;
}

bool origin_is_own(const char *origin, const char *host)
{
    const char *rest = NULL;

    if (!origin || !*origin)
        return true;
    if (strncasecmp(origin, "http://", 7) == 0)
        rest = origin + 7;
    else if (strncasecmp(origin, "https://", 8) == 0)
        rest = origin + 8;
    return rest && host && strcasecmp(rest, host) == 0;
}
