/* guests.h -- every connection, and which of them goes when there are too many.
 *
 * A connection is a stranger until it has said hello with a token that opens something; who opens a
 * seat is seated, others look on.  Nobody new is turned away while there is a stranger to send away
 * instead: when one address has its share, its own oldest stranger goes; when the house is full,
 * the oldest stranger of the address that has most of them, and one without a seat before one with.
 * So whoever fills the house with connections that do not get on only sends away his own, a request
 * that comes at once is answered at once, and a page that lost its socket gets in again, full house
 * or not.  Those who have said hello are never sent away for others.
 *
 * Whose connection it is, is known when it comes; behind a proxy, when its first request is read
 * (guests_name).  Of an IPv6 address its net counts (/64): one household has all of it. */

#ifndef SERVER_GUESTS_H
#define SERVER_GUESTS_H

#include <stdbool.h>
#include <stddef.h>

enum { GUEST_ADDRESS = 46 };

enum guest_rank { GUEST_STRANGER, GUEST_WATCHER, GUEST_SEATED, GUEST_RANKS };

/* How much one address may have; SIZE_MAX and INT_MAX where nobody counts. */
struct guest_share {
    int lines;    /* connections of any kind */
    int sockets;  /* of these WebSockets     */
    size_t bytes; /* of requests that are not complete yet */
};

struct guest;
struct guests;

/* `dismiss` ends a connection soon, not at once; guests_part is called when it is gone. */
struct guests *guests_new(int room, void (*dismiss)(void *line));
void guests_free(struct guests *g); /* when all have gone */

/* NULL: there is no room, and no stranger to make it. */
struct guest *guests_meet(struct guests *g, const char *address, const struct guest_share *share,
                          void *line);
/* It is somebody else's than we thought.  False: that one has too many. */
bool guests_name(struct guest *guest, const char *address, const struct guest_share *share);
void guests_part(struct guest *guest); /* NULL is nobody */

/* It has become a WebSocket.  False: its address has enough of them. */
bool guests_open(struct guest *guest);
void guests_rank(struct guest *guest, enum guest_rank rank);
/* It now holds so many bytes in all; false: too many, by it or by all. */
bool guests_hold(struct guest *guest, size_t bytes);

const char *guest_address(const struct guest *guest);
bool guest_is_leaving(const struct guest *guest);
int guests_count(const struct guests *g, enum guest_rank rank);

/* The net that an address is counted by. */
void guests_net(const char *address, char out[GUEST_ADDRESS]);

#endif
