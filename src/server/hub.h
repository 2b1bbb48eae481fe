/* hub.h -- all open matches, all pages, and the turns of the loop.
 *
 * One turn: pages say things, bots answer; what follows is applied to the matches at once and
 * gathered as writes.  hub_turn then makes all of them durable with one commit and only after that
 * tells anybody.  If the commit fails, nobody is told that anything happened, and the matches
 * concerned are laid anew from the store. */

#ifndef SERVER_HUB_H
#define SERVER_HUB_H

#include "server/bots.h"
#include "server/expiry.h"
#include "server/herald.h"
#include "server/peer.h"
#include "server/table.h"

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

/* The code of a refusal that is none: the match is being opened, ask again when hub_await says so. */
#define HUB_OPENING "opening"

struct hub_figures {
    int tables, peers;
    int64_t decisions, commits;
};

/* Called from other threads: makes the loop turn. */
typedef void hub_waker(void *user);

struct hub *hub_new(struct store *store, hub_waker *wake, void *user);
bool hub_free(struct hub *hub); /* as bots_free */
struct store *hub_store(struct hub *hub);
/* Who carries messages to web hooks; the hub frees it.  NULL, as at first: there are no hooks. */
void hub_hire(struct hub *hub, struct herald *herald);
struct herald *hub_herald(struct hub *hub);
void hub_pay_late(struct hub *hub); /* hooks owed from before the start (late.c) */
struct hub_figures hub_figures(const struct hub *hub);

/* The end of a turn.  Returns in how many ms the next one is wanted at the latest; -1: never. */
int64_t hub_turn(struct hub *hub);

/* A page has come; NULL when there are too many.  It is heard, and it goes. */
struct peer *hub_meet(struct hub *hub, void (*wake)(struct peer *), void *user);
void hub_hear(struct peer *p, const char *text, size_t length);
void hub_part(struct peer *p);
/* What it said while it had to wait is heard now, in order. */
void hub_hear_held(struct peer *p);
/* All that was under way to it is sent; what waited for that follows with this turn. */
void hub_caught_up(struct peer *p);
/* Refuses a message that could not even be taken in, and closes. */
void hub_send_away(struct peer *p, const char *code, const char *reason, int close_code);

/* A new match with all its doors, durable when this returns true; the first door is the owner's,
 * the second the watchers', then one for each seat that has one, in order. */
struct hub_made {
    char id[STORE_ID_MAX + 1];
    char owner[STORE_TOKEN], watch[STORE_TOKEN];
    char seat[ENG_SEATS][STORE_TOKEN]; /* the invitation to it; "": nobody is invited */
};
bool hub_make(struct hub *hub, const struct plan *plan, const char *shelf, struct hub_made *out,
              const char **code, struct err *err);

/* -- door.c: who may come in -- */

/* The table behind a token, opened where it is not.  NULL: `code` and err say why; an invitation
 * (code "invitation") opens none. */
struct table *hub_find(struct hub *hub, const char *token, struct store_door *door,
                       const char **code, struct err *err);
/* Sits down: an invitation is used up, and the seat's own token is on the shelf of that secret and
 * in `out`, durable, and nowhere else.  Who has sat down already, by the same shelf, gets his token
 * again. */
bool hub_take_seat(struct hub *hub, const char *invitation, const char *shelf,
                   char out[STORE_TOKEN], const char **code, struct err *err);
/* Another token for the door of this page; pages on the old one are sent away. */
bool hub_renew(struct peer *p, struct err *err);
/* A new invitation to a seat: what led to it before, leads nowhere. */
bool hub_invite(struct table *t, int seat, struct err *err);
/* The door that leads to just this seat: its holder's, or one that invites.  NULL: the seat is the
 * owner's or a bot's. */
const struct store_door *hub_door_of(const struct table *t, int seat);
/* A page is, or was until now, open on the door: what nobody looks at is removed one day. */
void hub_look(struct table *t, const char *key, int64_t every_ms);

struct table *hub_loaded(struct hub *hub, const char *match); /* NULL: not open */
void hub_add_table(struct hub *hub, struct table *t);
void hub_make_room(struct hub *hub); /* for one more */

/* Two clocks, in ms since 1970.  The time of day is for what is shown and stored; somebody may set it
 * forward or back.  Ticks began with it and then count on, whatever becomes of it: every delay and
 * deadline is measured in them. */
int64_t hub_now(const struct hub *hub);
int64_t hub_tick(const struct hub *hub);
int64_t hub_day_of(const struct hub *hub, int64_t tick); /* what the time of day was, or will be */
int64_t hub_tick_of(const struct hub *hub, int64_t day); /* never in the future */
void hub_set_clock(struct hub *hub, int64_t (*now)(void));  /* for tests: both of them */
void hub_set_ticks(struct hub *hub, int64_t (*tick)(void)); /* this one alone */
int64_t hub_started(const struct hub *hub);                 /* a tick */
struct expiry *hub_expiry(struct hub *hub);
const struct expiry_terms *hub_expiry_terms(const struct hub *hub);

/* -- for the files of the tables -- */

/* Something to be written at the end of the turn. */
enum hub_write_kind {
    WRITE_LINE,
    WRITE_PAPER,
    WRITE_TALK,
    WRITE_STANDING,
    WRITE_HOOK,
    WRITE_OWED,
    WRITE_LOOK
};
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
 * none's. */
void hub_hears(struct hub *hub, const char *caller);
void hub_speaker(const struct hub *hub, const char *match, char out[TURNS_WHO]);
/* The threads are to end; the loop is not woken any more. */
void hub_end_work(struct hub *hub);
struct text *hub_scrap(struct hub *hub);     /* for a short time only */
struct text *hub_scrap_log(struct hub *hub); /* likewise */
/* Room for one redacted state; its number changes with whatever is put there. */
struct hub_view {
    void *state;
    size_t size;
    uint64_t number;
};
struct hub_view *hub_view(struct hub *hub, size_t size);

/* Short ways to say things to a page. */
void hub_refuse(struct peer *p, const int64_t *re, const char *code, const char *reason);
void hub_done(struct peer *p, const int64_t *re);

#endif
