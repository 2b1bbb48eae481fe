/* short.h -- the short run of the fuzzers: the inputs of the tree and a fixed number of mutations of
 * them, the same every time, in a process of its own for each fuzzer. */

#ifndef TESTS_FUZZ_SHORT_H
#define TESTS_FUZZ_SHORT_H

#include "../fuzz.h"

struct short_run {
    const char *name;
    fuzz_entry *run;
    const char *game;    /* for decisions */
    const char *folders; /* of inputs, below the root, separated by blanks; NULL: only its own */
    int count;           /* of mutations */
    size_t longest;      /* input */
};

extern const struct short_run short_runs[]; /* ends with name NULL */

/* Runs it with that bug in force (0: none) and at most so many mutations.  Returns the execution in
 * which it died, or 0 when all went well; `done` is how many there were. */
int short_try(const struct short_run *r, int bug, int count, int *done);

#endif
