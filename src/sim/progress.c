/* progress.c -- a bar for long work, drawn only where somebody can watch it. */

#include <stdio.h>
#include <time.h>
#include <unistd.h>

#include "sim/sim_local.h"

enum { BAR = 40 };

double sim_clock(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

int sim_usage(const char *usage)
{
    fprintf(stderr, "usage: berthier %s\n", usage);
    return SIM_USAGE;
}

void progress_start(struct progress *p, int total)
{
    *p =
        (struct progress){ .total = total, .started = sim_clock(), .shown = isatty(STDERR_FILENO) };
}

void progress_show(const struct progress *p, int done)
{
    static const char full[] = "########################################";
    double share = p->total ? (double)done / p->total : 1;
    int width = (int)(share * BAR);

    if (!p->shown)
        return;
    fprintf(stderr, "\r[%.*s%*s] %d of %d", width, full, BAR - width, "", done, p->total);
    if (done > 0)
        fprintf(stderr, ", %.0f s left ", (sim_clock() - p->started) * (1 - share) / share);
}

void progress_end(const struct progress *p)
{
    if (p->shown)
        fprintf(stderr, "\r%*s\r", BAR + 48, "");
}
