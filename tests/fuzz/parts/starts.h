/* starts.h -- positions from which a stream of decisions begins, laid out once and copied.
 *
 * tests/fuzz/starts/GAME.starts has them one after the other, each from its line "position ..." on
 * (made by tests/fuzz/gather.c); the scenarios of the game come before them. */

#ifndef TESTS_FUZZ_STARTS_H
#define TESTS_FUZZ_STARTS_H

#include "engine/box.h"

struct starts {
    int count;
    void **state;
    bool *by_hand; /* written by a person for a test: it may lack what the rules rely on */
};

/* NULL folder: beside the data. */
void starts_read(const struct eng_box *box, struct starts *out);
void starts_free(struct starts *s);

/* The folder tests/fuzz of the tree. */
void starts_folder(struct text *out);

#endif
