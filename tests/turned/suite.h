/* suite.h -- the games turned one after the other, as lines of TAP. */

#ifndef TESTS_TURNED_SUITE_H
#define TESTS_TURNED_SUITE_H

#include "turned.h"

struct wishes {
    const char *game; /* NULL: all */
    uint64_t seed;
    long steps; /* 0: as many as usual */
    bool is_long;
};

int run_suite(const struct wishes *w);

/* Random matches of one game in all its ways. */
void turn_game(const struct turned_game *game, uint64_t seed, long steps, struct findings *f);

#endif
