/* callers.c -- what each address has asked for lately. */

#include "server/callers.h"

#include <arpa/inet.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"

enum { CALLERS = 512 };

/* So much at once; one more comes back after each so many milliseconds. */
static const struct {
    int burst;
    int64_t each_ms;
} allowed[CALLER_DEEDS] = {
    [CALLER_MAKES] = { 100, 20000 },
    [CALLER_KEEPS] = { 100, 1000 },
    [CALLER_WORKS] = { 100, 500 },
    [CALLER_SENDS] = { 20, 10000 },
};

struct caller {
    char address[CALLER_ADDRESS]; /* "": a free place */
    int sockets;
    int spent[CALLER_DEEDS];
    int64_t since[CALLER_DEEDS];
    int64_t used;
};

struct callers {
    struct caller caller[CALLERS];
};

struct callers *callers_new(void)
{
    return base_alloc(sizeof(struct callers));
}

void callers_free(struct callers *c)
{
    base_free(c);
}

/* The place of the address; a new one takes that of whoever has been silent longest and has no
 * socket.  NULL: there is none. */
static struct caller *place_of(struct callers *c, const char *address, int64_t now)
{
    struct caller *oldest = NULL;

    for (int i = 0; i < CALLERS; i++) {
        struct caller *one = &c->caller[i];

        if (strcmp(one->address, address) == 0) {
            one->used = now;
            return one;
        }
        if (one->sockets == 0 && (!oldest || one->used < oldest->used))
            oldest = one;
    }
    if (oldest) {
        *oldest = (struct caller){ .used = now };
        snprintf(oldest->address, sizeof oldest->address, "%s", address);
    }
    return oldest;
}

bool callers_may(struct callers *c, const char *address, enum caller_deed deed, int64_t now)
{
    struct caller *one;
    int64_t back;

    if (!*address || deed == CALLER_READS)
        return true;
    one = place_of(c, address, now);
    if (!one)
        return false;
    back = (now - one->since[deed]) / allowed[deed].each_ms;
    if (back > 0) {
        one->spent[deed] = back < one->spent[deed] ? one->spent[deed] - (int)back : 0;
        one->since[deed] = now;
    }
    if (one->spent[deed] >= allowed[deed].burst)
        return false;
    one->spent[deed]++;
    return true;
}

bool callers_come(struct callers *c, const char *address, int64_t now)
{
    struct caller *one = *address ? place_of(c, address, now) : NULL;

    if (!*address)
        return true;
    if (!one || one->sockets >= CALLER_SOCKETS)
        return false;
    one->sockets++;
    return true;
}

void callers_go(struct callers *c, const char *address)
{
    for (int i = 0; *address && i < CALLERS; i++)
        if (strcmp(c->caller[i].address, address) == 0)
            c->caller[i].sockets--;
}

bool callers_is_own(const char *address)
{
    return strncmp(address, "127.", 4) == 0 || strcmp(address, "::1") == 0 ||
           strncmp(address, "::ffff:127.", 11) == 0;
}

void callers_read_proxy(const char *list, char out[CALLER_ADDRESS])
{
    const char *comma = strrchr(list, ',');
    struct in6_addr any;

    list = comma ? comma + 1 : list;
    list += strspn(list, " \t");
    snprintf(out, CALLER_ADDRESS, "%s", list);
    out[strcspn(out, " \t")] = 0;
    if (inet_pton(AF_INET, out, &any) != 1 && inet_pton(AF_INET6, out, &any) != 1)
        out[0] = 0;
}
