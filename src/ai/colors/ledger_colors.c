/* ledger_colors.c -- what people count in Commands & Colors: banners, blocks, units, objectives. */

#include "ai/ledger.h"
#include "engine/box.h"
#include "games/colors/cc.h"

enum { HEXES_OF = 4 /* an objective */ };

static int things(const struct eng_box *box)
{
    (void)box;
    return CC_UNITS + CC_OBJECTIVES * HEXES_OF;
}

static int blocks_of(const struct cc_state *s, int side)
{
    int sum = 0;

    for (int i = 0; i < s->unit_count; i++)
        if (s->unit[i].at && s->unit[i].side == side)
            sum += s->unit[i].blocks;
    return sum;
}

/* 1 + the side whose unit stands there; 0: nobody's. */
static uint8_t holder_of(const struct cc_state *s, int hex)
{
    int unit = hex ? s->unit_on[hex] : CC_NO_UNIT;

    return unit == CC_NO_UNIT ? 0 : (uint8_t)(1 + s->unit[unit].side);
}

static void read(const struct eng_box *box, const void *world, int side, struct ledger_page *out)
{
    const struct cc_state *s = world;

    (void)box;
    out->sum[0] = 100 * (cc_banners(s, side) - cc_banners(s, 1 - side));
    out->sum[1] = -100 * blocks_of(s, 1 - side);
    out->sum[2] = -100 * blocks_of(s, side);
    for (int i = 0; i < s->unit_count; i++)
        out->state[i] = s->unit[i].at != 0;
    for (int i = 0; i < s->objective_count * HEXES_OF; i++)
        out->state[CC_UNITS + i] = holder_of(s, s->objective[i / HEXES_OF].hex[i % HEXES_OF]);
}

static const char *say(const struct eng_box *box, const void *redacted, int side, int thing,
                       const uint8_t state[2], int32_t arg[ENG_ARGS])
{
    const struct cc_state *s = redacted;

    (void)box;
    if (thing < CC_UNITS) {
        arg[1] = s->unit[thing].type;
        arg[2] = s->unit[thing].at;
        return s->unit[thing].side == side ? SAYS("{n0} %: we lose the {type1} at {hex2}")
                                           : SAYS("{n0} %: the enemy loses the {type1} at {hex2}");
    }
    thing -= CC_UNITS;
    arg[1] = s->objective[thing / HEXES_OF].hex[thing % HEXES_OF];
    return state[1] == 1 + side   ? SAYS("{n0} %: we hold {hex1}")
           : state[1] == 2 - side ? SAYS("{n0} %: the enemy holds {hex1}")
                                  : NULL;
}

const struct ledger ledger_colors = {
    .sums = 3,
    .sum = { { SAYS("{hundredths0} banners more for us than for him, on the average"),
               SAYS("{hundredths0} banners more for him than for us, on the average") },
             { SAYS("he loses {hundredths0} blocks, on the average"), NULL },
             { SAYS("we lose {hundredths0} blocks, on the average"), NULL } },
    .read = read,
    .things = things,
    .say = say,
};
