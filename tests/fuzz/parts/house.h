/* house.h -- a store with a few matches in it and a hub above, made anew for each input from a copy
 * of the file that was made once; it lies in memory (tmpfs), and its clock is turned by hand. */

#ifndef TESTS_FUZZ_HOUSE_H
#define TESTS_FUZZ_HOUSE_H

#include "server/table/door.h"
#include "server/table/loop.h"

enum { HOUSE_MATCHES = 4, HOUSE_DOORS = 16 };

extern const char house_shelf[];

struct house {
    struct store *store; /* NULL: it could not be opened, err says why */
    struct hub *hub;
    struct err err;
};

/* The tokens of all its matches: the owner's, the watchers', those of seats, match after match. */
extern char house_token[HOUSE_DOORS][STORE_TOKEN];
extern int house_token_count;
extern int house_door_match[HOUSE_DOORS]; /* the number of its match */
extern char house_match[HOUSE_MATCHES][STORE_ID_MAX + 1];
extern int64_t house_clock; /* ms */

/* Lays the file anew; then it may be spoilt, and is opened. */
const char *house_lay(void); /* where */
bool house_open(struct house *h);
void house_close(struct house *h);
/* Open, and as it was when it was opened: nothing written, no table laid. */
bool house_is_fresh(const struct house *h);

/* Reads what pages were sent and throws it away; what is no JSON object with a type is a find.
 * Returns how many of the letters answer the message `re`, -1 for none in particular. */
int house_read(struct peer *p, int64_t re);

#endif
