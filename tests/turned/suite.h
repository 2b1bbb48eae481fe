/* suite.h -- the games turned one after the other, as lines of TAP. */

#ifndef TESTS_TURNED_SUITE_H
#define TESTS_TURNED_SUITE_H

#include "turned.h"

struct wishes {
    const char *game; /* NULL: all */
    uint64_t seed;
    const char *file; /* rule tests of files whose name begins so; NULL: all */
    long steps;       /* 0: as many as usual; of random matches */
    bool is_long;
};

int run_suite(const struct wishes *w);

/* All ways of a game, laid out; how many. */
enum { WAYS = 16 };
int open_ways(const struct turned_game *game, struct turning way[WAYS]);

/* Its rule tests, in OBLIQUES ways those of Austerlitz on plain ground by fives of degrees : rules.c. */
void turn_rules(struct turning *way, int ways, const struct wishes *w, struct findings *f);

#endif
