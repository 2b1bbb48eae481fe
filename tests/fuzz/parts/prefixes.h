/* prefixes.h -- matches as they stood after the first lines of journals, kept to be gone on with: the
 * next journal that begins with the same text need not be played from the start. */

#ifndef TESTS_FUZZ_PREFIXES_H
#define TESTS_FUZZ_PREFIXES_H

#include "engine/match_local.h"

enum { PREFIXES = 256, PREFIX_EVERY = 4, PREFIX_PLACES = 512 };

struct prefix {
    char *text; /* heading and the first lines; NULL: none is kept here */
    size_t length;
    int lines; /* of the body */
    struct match *m;
    struct match_imprint imprint;
};

/* Where the text that is looked at can be cut. */
struct prefix_place {
    uint64_t sum; /* of all before it */
    size_t length;
    int lines;
};

struct prefixes {
    struct prefix kept[PREFIXES]; /* by their sum */
    uint64_t seen[PREFIXES];      /* wanted once; the second time it is kept */
    const char *text;
    uint64_t sum; /* of all of it */
    int place_count;
    struct prefix_place place[PREFIX_PLACES];
};

/* The longest beginning of this text that is kept; NULL: none. */
struct prefix *prefix_find(struct prefixes *all, const char *text);
/* Its match, as it stood then. */
struct match *prefix_lay(struct prefix *p);
/* So many lines of the journal that was looked for are good: a beginning of it may be worth keeping. */
void prefix_want(struct prefixes *all, const struct journal *j, int good);

#endif
