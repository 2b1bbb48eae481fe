/* hub_local.h -- what is in the hub, for those few files that make up the turn of the loop. */

#ifndef SERVER_HUB_LOCAL_H
#define SERVER_HUB_LOCAL_H

#include "server/table/hub.h"

enum { HUB_BUCKETS = 256 };

struct write;

/* Used by the thread of the loop alone.  Store, clocks and herald are handed in and not its own;
 * workers are handed in too, and end with it.  Times are ms. */
struct hub {
    struct store *store;
    struct workers *workers;
    struct bots *bots;
    struct openings *openings;
    char caller[PEER_CALLER]; /* who is being heard */
    struct hub_herald herald;
    int64_t late_at; /* when hooks owed from before the start are paid; -1: done */
    int64_t (*now)(void), (*tick)(void);
    struct table *table[HUB_BUCKETS]; /* open ones, by their ids */
    int table_count, peer_count;
    struct write *write; /* gathered in this turn of the loop, as are the next two */
    int write_count, write_room;
    struct table **changed;
    int changed_count, changed_room;
    struct peer **touched;
    int touched_count, touched_room;
    int64_t wake_at;  /* -1: no need */
    int64_t retry_at; /* after a failed commit bots wait until then */
    int64_t tidied_at, started;
    struct expiry expiry;
    int64_t decisions, commits;
    struct hub_text text;
    struct hub_view view;
    struct jkept *kept;
};

/* One more item; the room for them grows. */
void *hub_grown(void *items, int count, int *room, size_t size);

/* -- writes.c -- */

/* All that was gathered, with one commit.  False: none of it was kept. */
bool writes_keep(struct hub *hub, struct err *err);
void writes_forget(struct hub *hub);

#endif
