/* oblique.h -- Austerlitz turned by any multiple of five degrees, on plain ground. */

#ifndef TESTS_TURNED_OBLIQUE_H
#define TESTS_TURNED_OBLIQUE_H

#include "turned.h"

enum { OBLIQUE_STEP = 5, OBLIQUES = 360 / OBLIQUE_STEP };

/* The ways 1 .. OBLIQUES - 1 (0 is not turned), and the plain board they start from. */
void open_oblique(struct turning way[OBLIQUES], struct tsv *list);
const struct eng_box *oblique_box(void);

/* One situation with one decision, which may be illegal, turned in `count` of the ways. */
void compare_oblique(const struct turning *way, const int *which, int count, const void *state,
                     int seat, const struct eng_action *a, struct rng *chance, const char *where,
                     struct findings *f);

/* Chits lie straight on the map, whichever way that is turned. */
bool is_clear_of_chits(const void *state);

/* Is what comes of the decision on the true map what comes of it on plain ground? */
bool is_on_plain_ground(const struct eng_box *box, const void *state, int seat,
                        const struct eng_action *a);

/* Random matches on plain ground: so many positions, each in so many of the ways. */
void compare_oblique_matches(const struct turning *way, long positions, int each, uint64_t seed,
                             struct findings *f);

#endif
