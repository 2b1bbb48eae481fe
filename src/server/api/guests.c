/* guests.c -- connections by address, strangers in the order in which they came. */

#include "server/api/guests.h"

#include <arpa/inet.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"

enum { BUCKETS = 1024 };
static const size_t bytes_of_all = 32 * 1024 * 1024;

struct host {
    struct host *next; /* in its bucket */
    char net[GUEST_ADDRESS];
    struct guest_share share;
    int known; /* guests that are or were its; it stays as long as they do */
    int lines, sockets, seated, strangers;
    size_t bytes;
    struct guest *oldest, *newest; /* stranger */
};

struct guest {
    struct guests *all;
    struct host *host;
    struct guest *before, *after; /* strangers of the host */
    void *line;
    enum guest_rank rank;
    bool leaving, socket;
    size_t bytes;
    char address[GUEST_ADDRESS];
};

struct guests {
    struct host *host[BUCKETS];
    int room, staying;
    int count[GUEST_RANKS];
    size_t bytes;
    void (*dismiss)(void *line);
};

void guests_net(const char *address, char out[GUEST_ADDRESS])
{
    struct in6_addr six;

    snprintf(out, GUEST_ADDRESS, "%s", address);
    if (inet_pton(AF_INET6, address, &six) != 1 || IN6_IS_ADDR_V4MAPPED(&six))
        return;
    memset(six.s6_addr + 8, 0, 8);
    inet_ntop(AF_INET6, &six, out, GUEST_ADDRESS);
}

struct guests *guests_new(int room, void (*dismiss)(void *line))
{
    struct guests *g = base_alloc(sizeof *g);

    g->room = room;
    g->dismiss = dismiss;
    return g;
}

void guests_free(struct guests *g)
{
    base_free(g);
}

/* -- hosts -- */

static struct host **place_of(struct guests *g, const char *net)
{
    unsigned int hash = 5381;

    for (const char *c = net; *c; c++)
        hash = hash * 33 + (unsigned char)*c;
    struct host **at = &g->host[hash % BUCKETS];
    while (*at && strcmp((*at)->net, net) != 0)
        at = &(*at)->next;
    return at;
}

static struct host *host_of(struct guests *g, const char *address, const struct guest_share *share)
{
    char net[GUEST_ADDRESS];

    guests_net(address, net);
    struct host **at = place_of(g, net);
    if (!*at) {
        *at = base_alloc(sizeof **at);
        memcpy((*at)->net, net, sizeof net);
    }
    (*at)->share = *share;
    return *at;
}

static void leave_empty(struct guests *g, struct host *h)
{
    struct host **at;

    if (h->known > 0)
        return;
    at = place_of(g, h->net);
    *at = h->next;
    base_free(h);
}

/* -- strangers -- */

static void put_last(struct host *h, struct guest *guest)
{
    guest->before = h->newest;
    guest->after = NULL;
    *(h->newest ? &h->newest->after : &h->oldest) = guest;
    h->newest = guest;
    h->strangers++;
}

static void take_out(struct host *h, struct guest *guest)
{
    *(guest->before ? &guest->before->after : &h->oldest) = guest->after;
    *(guest->after ? &guest->after->before : &h->newest) = guest->before;
    h->strangers--;
}

/* From here on it is as good as gone: it is in no list, and takes nobody's place. */
static void send_away(struct guest *guest)
{
    take_out(guest->host, guest);
    guest->leaving = true;
    guest->all->staying--;
    guest->all->count[guest->rank]--;
    guest->host->lines--;
    guest->all->dismiss(guest->line);
}

/* Is the first a better one to take from than the second? */
static bool is_rather(const struct host *a, const struct host *b)
{
    if (!b || (a->seated == 0) != (b->seated == 0))
        return !b || a->seated == 0;
    return a->strangers > b->strangers;
}

static struct host *busiest(struct guests *g)
{
    struct host *best = NULL;

    for (int i = 0; i < BUCKETS; i++)
        for (struct host *h = g->host[i]; h; h = h->next)
            if (h->strangers > 0 && is_rather(h, best))
                best = h;
    return best;
}

/* Room for one more at this host, and in the house. */
static bool make_room(struct guests *g, struct host *h)
{
    if (h->lines >= h->share.lines) {
        if (!h->oldest)
            return false;
        send_away(h->oldest);
    }
    if (g->staying >= g->room) {
        struct host *from = busiest(g);

        if (!from)
            return false;
        send_away(from->oldest);
    }
    return true;
}

/* -- guests -- */

static void attach(struct guest *guest, struct host *h, const char *address)
{
    snprintf(guest->address, sizeof guest->address, "%s", address);
    guest->host = h;
    h->known++;
    h->lines++;
    h->bytes += guest->bytes;
    put_last(h, guest);
}

static void detach(struct guest *guest)
{
    struct host *h = guest->host;

    h->known--;
    h->bytes -= guest->bytes;
    h->sockets -= guest->socket;
    h->seated -= guest->rank == GUEST_SEATED;
    if (!guest->leaving) {
        h->lines--;
        if (guest->rank == GUEST_STRANGER)
            take_out(h, guest);
    }
    leave_empty(guest->all, h);
}

struct guest *guests_meet(struct guests *g, const char *address, const struct guest_share *share,
                          void *line)
{
    struct host *h = host_of(g, address, share);
    struct guest *guest;

    if (!make_room(g, h)) {
        leave_empty(g, h);
        return NULL;
    }
    guest = base_alloc(sizeof *guest);
    guest->all = g;
    guest->line = line;
    g->staying++;
    g->count[GUEST_STRANGER]++;
    attach(guest, h, address);
    return guest;
}

bool guests_name(struct guest *guest, const char *address, const struct guest_share *share)
{
    char net[GUEST_ADDRESS];
    struct host *h;

    guests_net(address, net);
    if (guest->leaving || guest->rank != GUEST_STRANGER || strcmp(net, guest->host->net) == 0)
        return !guest->leaving;
    h = host_of(guest->all, address, share);
    if (h->lines >= h->share.lines) {
        if (!h->oldest)
            return false;
        send_away(h->oldest);
    }
    detach(guest);
    attach(guest, h, address);
    return true;
}

void guests_part(struct guest *guest)
{
    struct guests *g;

    if (!guest)
        return;
    g = guest->all;
    g->bytes -= guest->bytes;
    if (!guest->leaving) {
        g->staying--;
        g->count[guest->rank]--;
    }
    detach(guest);
    base_free(guest);
}

bool guests_open(struct guest *guest)
{
    struct host *h = guest->host;

    if (guest->leaving || h->sockets >= h->share.sockets)
        return false;
    h->sockets += !guest->socket;
    guest->socket = true;
    return true;
}

void guests_rank(struct guest *guest, enum guest_rank rank)
{
    struct host *h = guest->host;

    if (guest->leaving || guest->rank == rank)
        return;
    if (guest->rank == GUEST_STRANGER)
        take_out(h, guest);
    if (rank == GUEST_STRANGER)
        put_last(h, guest);
    h->seated += (rank == GUEST_SEATED) - (guest->rank == GUEST_SEATED);
    guest->all->count[guest->rank]--;
    guest->all->count[rank]++;
    guest->rank = rank;
}

bool guests_hold(struct guest *guest, size_t bytes)
{
    struct guests *g = guest->all;
    struct host *h = guest->host;

    if (bytes > guest->bytes && (h->bytes - guest->bytes + bytes > h->share.bytes ||
                                 g->bytes - guest->bytes + bytes > bytes_of_all))
        return false;
    h->bytes += bytes - guest->bytes;
    g->bytes += bytes - guest->bytes;
    guest->bytes = bytes;
    return true;
}

const char *guest_address(const struct guest *guest)
{
    return guest->address;
}

bool guest_is_leaving(const struct guest *guest)
{
    return guest->leaving;
}

int guests_count(const struct guests *g, enum guest_rank rank)
{
    return g->count[rank];
}
