/* bench.h -- what `berthier bench` measures of a scenario. */

#ifndef SIM_BENCH_H
#define SIM_BENCH_H

#include "engine/box.h"

enum bench_figure {
    BENCH_MATCHES, /* a second, of random play, as all that follow */
    BENCH_DRAWN,   /* decisions */
    BENCH_LISTED,  /* decisions, every legal action listed before one is drawn */
    BENCH_POSITIONS,
    BENCH_REDACTIONS,
    BENCH_VIEWS,
    BENCH_COPIES,
    BENCH_STATE, /* bytes */
    BENCH_MESSAGE,
    BENCH_JOURNAL,
    BENCH_FIGURES
};

struct bench {
    double of[BENCH_FIGURES]; /* 0: there is none */
};

void bench_measure(const struct eng_box *box, int scenario, double seconds, struct bench *out);

#endif
