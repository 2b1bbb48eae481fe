/* callers.c -- what each address has asked for lately. */

#include "server/api/callers.h"

#include <arpa/inet.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"

enum { CALLERS = 512, OWN_FACTOR = 10 };

/* So much at once; one more comes back after each so many milliseconds. */
static const struct {
    int burst;
    int64_t each_ms;
} allowed[CALLER_DEEDS] = {
    [CALLER_READS] = { 600, 20 },   [CALLER_LISTS] = { 60, 500 },  [CALLER_MAKES] = { 100, 20000 },
    [CALLER_KEEPS] = { 100, 1000 }, [CALLER_WORKS] = { 100, 500 }, [CALLER_ENTERS] = { 10, 10000 },
    [CALLER_SENDS] = { 20, 10000 },
};

struct caller {
    char net[GUEST_ADDRESS]; /* "": a free place */
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

/* The place of the address; a new one takes that of whoever has been silent longest. */
static struct caller *place_of(struct callers *c, const char *address, int64_t now)
{
    struct caller *oldest = &c->caller[0];
    char net[GUEST_ADDRESS];

    guests_net(address, net);
    for (int i = 0; i < CALLERS; i++) {
        struct caller *one = &c->caller[i];

        if (strcmp(one->net, net) == 0) {
            one->used = now;
            return one;
        }
        if (one->used < oldest->used)
            oldest = one;
    }
    *oldest = (struct caller){ .used = now };
    memcpy(oldest->net, net, sizeof net);
    return oldest;
}

bool callers_may(struct callers *c, const char *address, enum caller_deed deed, int64_t now)
{
    struct caller *one = place_of(c, address, now);
    int factor = callers_is_own(address) ? OWN_FACTOR : 1;
    int64_t back = (now - one->since[deed]) * factor / allowed[deed].each_ms;

    if (back > 0) {
        one->spent[deed] = back < one->spent[deed] ? one->spent[deed] - (int)back : 0;
        one->since[deed] = now;
    }
    if (one->spent[deed] >= allowed[deed].burst * factor)
        return false;
    one->spent[deed]++;
    return true;
}

struct guest_share callers_share(const char *address)
{
    if (callers_is_own(address))
        return (struct guest_share){ 800, 500, 16 * 1024 * 1024 };
    return (struct guest_share){ 150, 100, 4 * 1024 * 1024 };
}

bool callers_is_own(const char *address)
{
    return strncmp(address, "127.", 4) == 0 || strcmp(address, "::1") == 0 ||
           strncmp(address, "::ffff:127.", 11) == 0;
}

const char *callers_beyond(const char *address)
{
    return callers_is_own(address) ? "" : address;
}

void callers_read_proxy(const char *list, char out[GUEST_ADDRESS])
{
    const char *comma = strrchr(list, ',');
    struct in6_addr any;

    list = comma ? comma + 1 : list;
    list += strspn(list, " \t");
    snprintf(out, GUEST_ADDRESS, "%s", list);
    out[strcspn(out, " \t")] = 0;
    if (inet_pton(AF_INET, out, &any) != 1 && inet_pton(AF_INET6, out, &any) != 1)
        out[0] = 0;
}
