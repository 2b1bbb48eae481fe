/* ledger_austerlitz.c -- what people count in Austerlitz 1805: units that rout or are lost, places,
 * points. */

#include "ai/ledger.h"
#include "engine/box.h"
#include "games/austerlitz/au.h"

enum { FIT, FLEES, GONE };

static int things(const struct eng_box *box)
{
    (void)box;
    return AU_UNITS + AU_PLACES;
}

static uint8_t fate_of(const struct au_unit *u)
{
    if (u->standing == AT_LOST || u->standing == AT_AWAY)
        return GONE;
    return u->morale == ROUTED ? FLEES : FIT;
}

static void read(const struct eng_box *box, const void *world, int side, struct ledger_page *out)
{
    const struct au_board *b = box->board;
    const struct au_state *s = world;

    out->sum[0] = 100 * (au_outlook_points(box, s, side) - au_outlook_points(box, s, 1 - side));
    for (int i = 0; i < b->unit_count; i++)
        out->state[i] = fate_of(&s->unit[i]);
    for (int i = 0; i < b->place_count; i++)
        if (s->places >> i & 1)
            out->state[AU_UNITS + i] = s->control[i];
}

/* Of units that the seat does not see, what is imagined is nothing to speak of. */
static const char *say_unit(const struct au_board *b, const struct au_state *s, int side, int unit,
                            const uint8_t state[2])
{
    bool ours = unit >= b->side_first[side] && unit < b->side_first[side + 1];

    if (s->unit[unit].standing != AT_FIELD || state[1] < state[0])
        return NULL;
    return ours ? SAYS("{n0} %: {unit1} (ours) routs or is lost")
                : SAYS("{n0} %: {unit1} (the enemy’s) routs or is lost");
}

static const char *say(const struct eng_box *box, const void *redacted, int side, int thing,
                       const uint8_t state[2], int32_t arg[ENG_ARGS])
{
    arg[1] = thing;
    if (thing < AU_UNITS)
        return say_unit(box->board, redacted, side, thing, state);
    arg[1] = thing - AU_UNITS;
    return state[1] == side ? SAYS("{n0} %: we take {place1}")
                            : SAYS("{n0} %: the enemy takes {place1}");
}

const struct ledger ledger_austerlitz = {
    .sums = 1,
    .sum = { { SAYS("{hundredths0} points more for us than for him, on the average"),
               SAYS("{hundredths0} points more for him than for us, on the average") } },
    .read = read,
    .things = things,
    .say = say,
};
