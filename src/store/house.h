/* house.h -- what a server keeps around its matches: the doors that lead to them, papers, talk,
 * web hooks.
 *
 * A door is a token and what it opens.  A paper is a text of the server's own under a name, and is
 * replaced as a whole.  The standing of a match is what a list of matches shows without playing
 * them again.  A shelf is one browser's collection of tokens.
 *
 * These follow the rules of store.h: within a batch they only prepare, else each is durable when it
 * returns true. */

#ifndef STORE_HOUSE_H
#define STORE_HOUSE_H

#include "store/store.h"

enum {
    STORE_TOKEN = 33, /* 32 hexadecimal digits and the zero byte */
    STORE_TALK = 200, /* that much of it is read, and older lines go */
};

enum store_status { STORE_RUNNING, STORE_OVER, STORE_FROZEN };

struct store_door {
    char token[STORE_TOKEN];
    char match[STORE_ID_MAX + 1];
    int seats; /* a set, one bit each; none: only to look on */
    bool owner;
};

struct store_standing {
    enum store_status status;
    int active;      /* a set of seats, as above */
    int64_t touched; /* seconds since 1970 */
};

bool store_door_add(struct store *s, const struct store_door *door, struct err *err);
/* Another token for the same door; shelves follow. */
bool store_door_renew(struct store *s, const char *token, const char *fresh, struct err *err);
bool store_doors_read(struct store *s, const char *match, struct store_door *out, int room,
                      int *count, struct err *err);

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

bool store_shelf_put(struct store *s, const char *shelf, const char *token, struct err *err);
bool store_shelf_drop(struct store *s, const char *shelf, const char *token, struct err *err);

/* A door with the match behind it. */
struct store_card {
    struct store_door door;
    int64_t created; /* seconds since 1970 */
    struct store_standing standing;
    const char *game, *plan; /* plan: the paper of that name, "" when there is none */
};

/* Those on a shelf, the last touched first, at most `limit`; the card is valid during the call. */
typedef void store_card_taker(void *user, const struct store_card *card);
bool store_shelf_read(struct store *s, const char *shelf, int limit, store_card_taker *take,
                      void *user, struct err *err);
/* The door of a token; `take` is not called when there is none. */
bool store_door_read(struct store *s, const char *token, store_card_taker *take, void *user,
                     struct err *err);

#endif
