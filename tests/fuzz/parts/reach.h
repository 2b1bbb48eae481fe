/* reach.h -- which rows of which procedures the decisions of a fuzzer came to.
 *
 * A counting box is a copy of the game's, with a door in front of every row.  The rules behind it
 * are the same; nothing in src/ knows of it. */

#ifndef TESTS_FUZZ_REACH_H
#define TESTS_FUZZ_REACH_H

#include <stdio.h>

#include "engine/box.h"

enum { REACH_PROCS = 32, REACH_ROWS = 64 };

/* One at a time: asking for another game forgets the counts. */
const struct eng_box *reach_open(const struct eng_box *box);

/* How often that row was come to, by running on or by an answer taken there. */
uint64_t reach_visits(int proc, int row);

/* A line for each row: game, procedure, row, visits, answers; separated by tabs. */
void reach_write(FILE *out);

#endif
