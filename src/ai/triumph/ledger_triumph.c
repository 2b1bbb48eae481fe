/* ledger_triumph.c -- what people count in Napoleon's Triumph: morale, and whose a locale is. */

#include "ai/ledger.h"
#include "engine/box.h"
#include "games/triumph/nt.h"

static int things(const struct eng_box *box)
{
    (void)box;
    return NT_LOCALES;
}

/* 1 + the side that has blocks in a locale; 0: nobody. */
static void read(const struct eng_box *box, const void *world, int side, struct ledger_page *out)
{
    const struct nt_board *b = box->board;
    const struct nt_state *s = world;

    out->sum[0] = -100 * s->morale[1 - side];
    out->sum[1] = -100 * s->morale[side];
    for (int unit = 0; unit < NT_UNITS; unit++) {
        int locale = nt_locale_of(b, s->unit[unit].at);
        if (locale > 0)
            out->state[locale] = unit < NT_FRENCH_UNITS ? 1 + FRENCH : 1 + ALLIED;
    }
}

/* Who goes to where nobody was is told by the answer itself. */
static const char *say(const struct eng_box *box, const void *redacted, int side, int thing,
                       const uint8_t state[2], int32_t arg[ENG_ARGS])
{
    (void)box, (void)redacted;
    arg[1] = thing;
    if (state[0] == 2 - side && state[1] == 1 + side)
        return SAYS("{n0} %: we take {locale1}");
    if (state[0] == 1 + side && state[1] == 2 - side)
        return SAYS("{n0} %: the enemy takes {locale1}");
    return state[0] == 2 - side ? SAYS("{n0} %: the enemy leaves {locale1}") : NULL;
}

const struct ledger ledger_triumph = {
    .sums = 2,
    .sum = { { SAYS("he loses {hundredths0} morale, on the average"), NULL },
             { SAYS("we lose {hundredths0} morale, on the average"), NULL } },
    .read = read,
    .things = things,
    .say = say,
};
