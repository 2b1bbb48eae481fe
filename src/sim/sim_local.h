/* sim_local.h -- shared by bench, sim and arena: the run of many matches, the clock, the bar. */

#ifndef SIM_LOCAL_H
#define SIM_LOCAL_H

#include <signal.h>
#include <stdatomic.h>

#include "ai/ai.h"
#include "engine/box.h"

enum { SIM_DONE, SIM_REFUSED, SIM_USAGE };
enum { SIM_THREADS = 64 }; /* most at a time */

double sim_clock(void); /* seconds; only differences mean something */

/* "usage: berthier ..." on standard error; SIM_USAGE. */
int sim_usage(const char *usage);

/* -- run.c -- */

/* For harnesses that measure what no player may meet (tests/oracle.c): bots beside the program's,
 * ending with a NULL name, and another way of asking than ai_decide.  The program has neither. */
typedef bool sim_asking(const struct ai_bot *bot, struct match *m, int seat,
                        const struct ai_budget *budget, struct rng *rng, struct eng_action *out);
extern const struct ai_bot *sim_guests;
extern sim_asking *sim_ask;

/* Somebody who takes a side, and how long he may think. */
struct sim_player {
    const struct ai_bot *bot;
    const char *command; /* where bot is NULL: a stranger's program (ai/stranger.h) */
    struct ai_budget budget;
};

struct sim_match {
    int scenario;
    uint64_t seed;
    struct sim_player player[ENG_SEATS]; /* of each side */
};

struct sim_outcome {
    int side;      /* that has won; -1: a draw */
    int decisions; /* of all */
    int decided[ENG_SEATS];
    double seconds[ENG_SEATS]; /* that each side has thought,   */
    double longest[ENG_SEATS]; /* over one decision at most,    */
    double median[ENG_SEATS];  /* and over half of them at most */
    int faults[ENG_SEATS];     /* of strangers */
    char why[96];              /* the last fault, or why it did not come to an end */
    bool ended, finished;      /* ended alone: it froze, or a bot had no answer */
};

struct sim_order {
    const struct eng_box *box;
    const struct sim_match *match;
    int count, threads;
    double deadline;                     /* of sim_clock; 0: none.  No match begins after it */
    const volatile sig_atomic_t *enough; /* NULL, or not 0: no match begins any more */
    /* After each match, for one at a time; true: begin no more.  NULL: nobody looks. */
    bool (*look)(void *user);
    void *user;
    atomic_int done; /* matches that have ended */
};

/* Bots have dice of their own made from the match's seed: outcome[n] does not depend on the number
 * of threads, unless somebody thinks by the clock. */
void sim_run(struct sim_order *order, struct sim_outcome *outcome);

/* The same, with a bar on standard error where a terminal shows it. */
void sim_run_watched(struct sim_order *order, struct sim_outcome *outcome);

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
