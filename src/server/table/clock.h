/* clock.h -- the time that seats have, and nothing of who may see it or what follows from it.
 *
 * Slow: so much for each time a seat is asked.  Live: so much for the whole match, and a bonus each
 * time the seat has answered.  Times are milliseconds; `now` only ever grows. */

#ifndef SERVER_CLOCK_H
#define SERVER_CLOCK_H

#include "engine/engine.h"

enum clock_kind { CLOCK_NONE, CLOCK_SLOW, CLOCK_LIVE };

struct clock_terms {
    enum clock_kind kind;
    int days;           /* slow */
    int minutes, bonus; /* live; the bonus in seconds */
};

struct clock {
    struct clock_terms terms;
    int64_t left[ENG_SEATS]; /* at `since` */
    eng_seats running;       /* whose time is being counted; nobody's while it is stopped */
    int64_t since;
};

void clock_set(struct clock *c, const struct clock_terms *terms);

/* From now on these seats, and no others, use their time. */
void clock_switch(struct clock *c, eng_seats seats, int64_t now);
/* Nobody does, and nobody is given a bonus for it; what is left stays. */
void clock_stop(struct clock *c, int64_t now);
/* Goes on for these seats with what they had left. */
void clock_resume(struct clock *c, eng_seats seats, int64_t now);

/* What a seat has left; never less than nothing. */
int64_t clock_left(const struct clock *c, int seat, int64_t now);

#endif
