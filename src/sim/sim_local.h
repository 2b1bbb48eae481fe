/* sim_local.h -- shared by bench and sim: the run of many matches, the clock, the bar. */

#ifndef SIM_LOCAL_H
#define SIM_LOCAL_H

#include <stdatomic.h>

#include "ai/ai.h"
#include "engine/box.h"

enum { SIM_DONE, SIM_REFUSED, SIM_USAGE };

double sim_clock(void); /* seconds; only differences mean something */

/* "usage: berthier ..." on standard error; SIM_USAGE. */
int sim_usage(const char *usage);

/* -- run.c -- */

struct sim_outcome {
    eng_seats winners; /* none: a draw */
    int decisions;
    bool finished; /* false: it froze, or a bot had no answer */
};

struct sim_order {
    const struct eng_box *box;
    int scenario;
    const struct ai_bot *bot[ENG_SEATS]; /* of each side */
    uint64_t seed;
    int games, threads;
};

/* Match number n has seed + n, and bots with dice of their own made from it: outcome[n] does not
 * depend on the number of threads.  *done counts matches as they end. */
void sim_run(const struct sim_order *order, struct sim_outcome *outcome, atomic_int *done);

/* -- progress.c -- */

/* A bar on standard error, with an estimate of the rest, while a terminal is there to show it. */
struct progress {
    int total;
    double started;
    bool shown;
};

void progress_start(struct progress *p, int total);
void progress_show(const struct progress *p, int done);
void progress_end(const struct progress *p);

#endif
