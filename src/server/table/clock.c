/* clock.c -- the time that seats have. */

#include "server/table/clock.h"

enum { SECOND = 1000, MINUTE = 60 * SECOND };
static const int64_t day = (int64_t)24 * 60 * MINUTE;

static int64_t allowance(const struct clock_terms *terms)
{
    switch (terms->kind) {
    case CLOCK_NONE:
        return 0;
    case CLOCK_SLOW:
        return terms->days * day;
    case CLOCK_LIVE:
        return (int64_t)terms->minutes * MINUTE;
    }
    return 0;
}

void clock_set(struct clock *c, const struct clock_terms *terms)
{
    *c = (struct clock){ .terms = *terms };
    for (int seat = 0; seat < ENG_SEATS; seat++)
        c->left[seat] = allowance(terms);
}

int64_t clock_left(const struct clock *c, int seat, int64_t now)
{
    int64_t left = c->left[seat];

    if (c->running & ENG_SEAT(seat) && now > c->since)
        left -= now - c->since;
    return left > 0 ? left : 0;
}

static void settle(struct clock *c, int64_t now)
{
    for (int seat = 0; seat < ENG_SEATS; seat++)
        c->left[seat] = clock_left(c, seat, now);
    c->since = now;
}

void clock_stop(struct clock *c, int64_t now)
{
    settle(c, now);
    c->running = 0;
}

void clock_resume(struct clock *c, eng_seats seats, int64_t now)
{
    settle(c, now);
    c->running = c->terms.kind == CLOCK_NONE ? 0 : seats;
}

/* A seat whose time has run out gets no bonus: it would hide that. */
void clock_switch(struct clock *c, eng_seats seats, int64_t now)
{
    eng_seats answered = c->running & (eng_seats)~seats, asked = seats & (eng_seats)~c->running;

    clock_resume(c, seats, now);
    for (int seat = 0; seat < ENG_SEATS; seat++) {
        if (c->terms.kind == CLOCK_LIVE && answered & ENG_SEAT(seat) && c->left[seat] > 0)
            c->left[seat] += (int64_t)c->terms.bonus * SECOND;
        if (c->terms.kind == CLOCK_SLOW && asked & ENG_SEAT(seat))
            c->left[seat] = allowance(&c->terms);
    }
}
