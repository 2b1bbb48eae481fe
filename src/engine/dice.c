/* dice.c -- rounds in which players add to the key of the dice; dice.h tells the why. */

#include "engine/dice.h"

#include <stdio.h>
#include <string.h>

bool dice_are_promised(const struct dice *d)
{
    return d->bound && d->committed == d->bound;
}

bool dice_may_commit(const struct dice *d, int seat)
{
    bool owes = d->bound & ~d->committed & ENG_SEAT(seat);

    return owes || (!dice_are_promised(d) && !(d->ever & ENG_SEAT(seat)));
}

void dice_commit(struct dice *d, int seat, const char promise[SEED_HEX], uint64_t rolls)
{
    if (!d->bound) {
        d->bound = d->ever;
        d->round[d->rounds] = (struct dice_round){ .opened = rolls };
    }
    d->ever |= ENG_SEAT(seat);
    d->bound |= ENG_SEAT(seat);
    d->committed |= ENG_SEAT(seat);
    memcpy(d->promise[seat], promise, SEED_HEX);
}

bool dice_may_reveal(const struct dice *d, int seat, const struct seed *part)
{
    return dice_are_promised(d) && (d->bound & ~d->revealed & ENG_SEAT(seat)) &&
           seed_keeps(part, d->promise[seat]);
}

static void mix(struct dice *d, eng_seats seats)
{
    struct seed part[ENG_SEATS];
    int count = 0;

    for (int seat = 0; seat < ENG_SEATS; seat++)
        if (seats & ENG_SEAT(seat))
            part[count++] = d->part[seat];
    if (count > 0)
        seed_mix(&d->key, part, count);
}

static bool end_round(struct dice *d, uint64_t rolls)
{
    struct dice_round *r = &d->round[d->rounds];

    if (d->revealed != d->bound)
        return false;
    mix(d, d->revealed);
    r->added = d->revealed;
    r->closed = rolls;
    d->rounds++;
    d->bound = d->committed = d->revealed = 0;
    memset(d->promise, 0, sizeof d->promise);
    memset(d->part, 0, sizeof d->part);
    return true;
}

bool dice_reveal(struct dice *d, int seat, const struct seed *part, uint64_t rolls)
{
    d->part[seat] = *part;
    d->revealed |= ENG_SEAT(seat);
    return end_round(d, rolls);
}

bool dice_owes(const struct dice *d, int seat)
{
    eng_seats given = dice_are_promised(d) ? d->revealed : d->committed;

    return (d->bound & ~given & ENG_SEAT(seat)) != 0;
}

bool dice_forgo(struct dice *d, int seat, uint64_t rolls)
{
    d->bound &= (eng_seats)~ENG_SEAT(seat);
    d->committed &= d->bound;
    d->round[d->rounds].forgone |= ENG_SEAT(seat);
    return end_round(d, rolls);
}

eng_seats dice_added(const struct dice *d)
{
    eng_seats all = 0;

    for (int i = 0; i < d->rounds; i++)
        all |= d->round[i].added;
    return all;
}
