/* hub.h -- what all tables and pages share, and what one turn of the loop gathers.
 *
 * One turn: pages say things, bots answer; what follows is applied to the matches at once and
 * gathered as writes.  The loop (loop.h) then makes all of them durable with one commit and only
 * after that tells anybody.  If the commit fails, nobody is told that anything happened, and the
 * matches concerned are laid anew from the store.
 *
 * In this room a file calls those below it and none above:
 *
 *     loop       the turn
 *     talk       what pages say
 *     door, make, tables, expiry, late
 *     table, with its parts, and eye
 *     hub, writes, peer, message, plan, clock, bots, opening */

#ifndef SERVER_HUB_H
#define SERVER_HUB_H

#include "server/table/bots.h"
#include "server/table/expiry.h"
#include "server/table/peer.h"
#include "server/table/plan.h"

enum {
    HUB_PEERS_MAX = 2000,
    HUB_MESSAGE_MAX = 16 * 1024,
    HUB_MATCHES_MAX = 200000,
    HUB_TABLES_MAX = 1000,     /* open at once; those that nobody looks at are put away */
    HUB_AHEAD_MAX = 32 * 1024, /* bytes under way to one page before it counts as behind */
    HUB_WAIT_MAX = 256 * 1024, /* and of what waits for one that is */
    HUB_LINES_MAX = 50000,     /* of a match's journal */
    HUB_RETURNS_MAX = 1000,    /* take-backs in it */
};

struct hub;
struct table;

struct hub_figures {
    int tables, peers;
    int64_t decisions, commits;
};

struct store *hub_store(struct hub *hub);
/* Who carries messages to web hooks (net/herald.h). */
struct herald;
struct hub_herald {
    struct herald *it; /* NULL, as at first: there are no hooks */
    bool (*takes)(const struct herald *h, const char *url, struct err *err);
    bool (*send)(struct herald *h, const char *key, const char *url, const char *body);
    void (*drop)(struct herald *h, const char *key);
    bool (*free)(struct herald *h); /* when the loop is closed */
};
void hub_hire(struct hub *hub, const struct hub_herald *herald);
const struct hub_herald *hub_herald(const struct hub *hub);
/* Would a message to that address be sent?  False and err: it is none, too near, or nobody is hired. */
bool hub_takes_hook(const struct hub *hub, const char *url, struct err *err);
enum { HUB_HOOK_KEY = 80 };
struct hub_figures hub_figures(const struct hub *hub);

/* Two clocks, in ms since 1970.  The time of day is for what is shown and stored; somebody may set it
 * forward or back.  Ticks began with it and then count on, whatever becomes of it: every delay and
 * deadline is measured in them. */
int64_t hub_now(const struct hub *hub);
int64_t hub_tick(const struct hub *hub);
int64_t hub_day_of(const struct hub *hub, int64_t tick); /* what the time of day was, or will be */
int64_t hub_tick_of(const struct hub *hub, int64_t day); /* never in the future */
int64_t hub_started(const struct hub *hub);              /* a tick */
struct expiry *hub_expiry(struct hub *hub);
const struct expiry_terms *hub_expiry_terms(const struct hub *hub);

/* -- writes.c: something to be written at the end of the turn -- */

void hub_write_line(struct table *t, int number, const char *line);
void hub_write_paper(struct table *t, const char *name, const char *body);
void hub_write_talk(struct table *t, int seat, eng_seats hearers, int64_t at, const char *body);
void hub_write_standing(struct table *t);
void hub_write_hook(struct table *t, int seat, const char *url, const char *body);
void hub_write_owed(struct table *t, int seat, bool owed);
void hub_write_look(struct table *t, const char *key, int64_t at); /* at: in seconds */

void hub_table_changed(struct table *t); /* its pages are looked at when the turn ends */
void hub_peer_touched(struct peer *p);   /* this one is */
void hub_wake_in(struct hub *hub, int64_t ms);
struct bots *hub_bots(struct hub *hub);
struct workers *hub_workers(struct hub *hub);
struct openings *hub_openings(struct hub *hub);
/* Tells `w` when a match that is being opened can be asked for once more. */
void hub_await(struct hub *hub, const char *match, struct hub_wait *w);
void hub_await_no_more(struct hub *hub, struct hub_wait *w);
/* On whose account work goes: that of the address that is being heard, or of the match where it is
 * none's ("": it comes from this machine). */
void hub_hears(struct hub *hub, const char *caller);
void hub_speaker(const struct hub *hub, const char *match, char out[TURNS_WHO]);
/* The threads are to end; the loop is not woken any more. */
void hub_end_work(struct hub *hub);
/* Room for one state as text, with its parts; its number changes with whatever is put there. */
struct hub_text {
    struct text text;
    struct jparts parts;
    uint32_t print, sum;
    uint64_t number;
};
struct hub_text *hub_text(struct hub *hub);
/* Parts of views that were written before, for all tables (base/json_kept.h). */
struct jkept *hub_kept(struct hub *hub);
/* Room for one redacted state; its number changes with whatever is put there. */
struct hub_view {
    void *state;
    size_t size;
    uint64_t number;
};
struct hub_view *hub_view(struct hub *hub, size_t size);

#endif
