/* house.h -- what a server keeps around its matches: the doors that lead to them, papers, talk,
 * web hooks.
 *
 * A door is a token and what it opens.  The file has only the key of a token (base/token.h), unless
 * the server has to show it to people: spectators' links and invitations that nobody has followed
 * yet.  So whoever reads the file can sit down in no seat that is taken.  A paper is a text of the server's own under a name, and is
 * replaced as a whole.  The standing of a match is what a list of matches shows without playing
 * them again.  A shelf is one browser's collection of tokens, each sealed with that browser's secret.
 *
 * These follow the rules of store.h: within a batch they only prepare, else each is durable when it
 * returns true. */

#ifndef STORE_HOUSE_H
#define STORE_HOUSE_H

#include "base/token.h"
#include "store/store.h"

enum {
    STORE_TOKEN = TOKEN_TEXT,
    STORE_KEY = TOKEN_KEY,
    STORE_TALK = 200, /* that much of it is read, and older lines go */
};

enum store_status { STORE_RUNNING, STORE_OVER, STORE_FROZEN };

/* The numbers stand in the file. */
enum store_door_kind {
    STORE_OWNER = 0,     /* of whoever made the match */
    STORE_WATCH = 1,     /* to look on */
    STORE_INVITE = 2,    /* a seat that waits for somebody */
    STORE_OLD = 3,       /* a seat's from before there were invitations, until its holder comes */
    STORE_SEAT = 4,      /* of somebody who sat down */
    STORE_USED = 5,      /* an invitation that was followed */
    STORE_WITHDRAWN = 6, /* one that no longer holds */
};

struct store_door {
    char key[STORE_KEY];
    char token[STORE_TOKEN]; /* "" where it is not known */
    char match[STORE_ID_MAX + 1];
    enum store_door_kind kind;
    int seats;     /* a set, one bit each; none: only to look on */
    int64_t since; /* seconds since 1970: when it was made, or the seat taken */
    int64_t seen;  /* when a page was last known to be open on it */
};

/* For how long a match is kept depends on this; the numbers stand in the file. */
enum store_sort {
    STORE_BOTS = 0,    /* no person has a seat in it */
    STORE_UNBEGUN = 1, /* nobody has decided anything */
    STORE_PLAYED = 2,
    STORE_ENDED = 3,
    STORE_SORTS = 4,
    STORE_DYING = 4, /* it is being removed, and no door leads to it */
};

struct store_standing {
    enum store_status status;
    int active;      /* a set of seats, as above */
    int64_t touched; /* seconds since 1970 */
    enum store_sort sort;
    int64_t looked; /* when somebody was last known to look at it; only read */
};

/* -- doors -- */

/* The token is the caller's; the key is made from it. */
bool store_door_add(struct store *s, const struct store_door *door, struct err *err);
/* A door becomes one of another kind that opens nothing; *done is false where it was not of the kind
 * `from` (any more): of two who follow an invitation at once, one sits down. */
bool store_door_turn(struct store *s, const char *key, enum store_door_kind from,
                     enum store_door_kind into, bool *done, struct err *err);
/* It is gone from all shelves too. */
bool store_door_drop(struct store *s, const char *key, struct err *err);
/* Of the doors of a match that open these seats and no longer hold, the last few stay. */
bool store_doors_trim(struct store *s, const char *match, int seats, struct err *err);
/* Those that hold. */
bool store_doors_read(struct store *s, const char *match, struct store_door *out, int room,
                      int *count, struct err *err);
/* A page is open on this door. */
bool store_door_look(struct store *s, const char *match, const char *key, int64_t at,
                     struct err *err);

bool store_paper_put(struct store *s, const char *match, const char *name, const char *body,
                     struct err *err);
/* Empty when there is none. */
bool store_paper_get(struct store *s, const char *match, const char *name, struct text *out,
                     struct err *err);

/* hearers: a bit for each seat. */
bool store_talk_add(struct store *s, const char *match, int seat, int hearers, int64_t at,
                    const char *body, struct err *err);
/* The last of what one of these seats has heard, in order. */
typedef void store_talk_taker(void *user, int seat, int64_t at, const char *body);
bool store_talk_read(struct store *s, const char *match, int seats, store_talk_taker *take,
                     void *user, struct err *err);

bool store_standing_put(struct store *s, const char *match, const struct store_standing *standing,
                        struct err *err);

/* A web hook of a seat: where to, what is said there, and whether it is owed. */
struct store_hook {
    const char *match;
    int seat;
    const char *url, *body;
    bool owed;
};

/* One for each seat; it takes the place of the one before, and an empty url takes it away. */
bool store_hook_put(struct store *s, const struct store_hook *hook, struct err *err);
bool store_hook_owe(struct store *s, const char *match, int seat, bool owed, struct err *err);
/* Those of a match; of all matches those that are owed, when it is NULL.  Valid during the call. */
typedef void store_hook_taker(void *user, const struct store_hook *hook);
bool store_hooks_read(struct store *s, const char *match, store_hook_taker *take, void *user,
                      struct err *err);

/* A shelf is named by its browser's secret, of which the file has only the key. */
bool store_shelf_put(struct store *s, const char *secret, const char *token, struct err *err);
bool store_shelf_drop(struct store *s, const char *secret, const char *token, struct err *err);
/* The token on this shelf that is of that kind and opens just these seats of the match; "": none.
 * seats -1: whichever. */
bool store_shelf_find(struct store *s, const char *secret, const struct store_door *like,
                      char out[STORE_TOKEN], struct err *err);

/* A door with the match behind it. */
struct store_card {
    struct store_door door;
    int64_t created; /* seconds since 1970 */
    struct store_standing standing;
    const char *game, *plan; /* plan: the paper of that name, "" when there is none */
};

/* Those on a shelf, the last touched first, at most `limit`; the card is valid during the call. */
typedef void store_card_taker(void *user, const struct store_card *card);
bool store_shelf_read(struct store *s, const char *secret, int limit, store_card_taker *take,
                      void *user, struct err *err);
/* The door of a token; `take` is not called when there is none. */
bool store_door_read(struct store *s, const char *token, store_card_taker *take, void *user,
                     struct err *err);

/* -- the end of matches -- */

/* A match of that sort that nobody has looked at since `before`; "" when there is none. */
bool store_find_forgotten(struct store *s, enum store_sort sort, int64_t before,
                          char out[STORE_ID_MAX + 1], struct err *err);
/* From now on no door leads to it; what is around it goes, its lines are still there. */
bool store_bury(struct store *s, const char *match, struct err *err);
/* Removes at most so many lines of a buried match, and the last time the match; *more: not yet. */
bool store_clear(struct store *s, const char *match, int lines, bool *more, struct err *err);

#endif
