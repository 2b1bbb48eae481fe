/* ledger_campaign.c -- what people count in The Campaigns of Napoleon: places that decide, strength,
 * the morale track. */

#include "ai/ledger.h"
#include "engine/box.h"
#include "games/campaign/cn.h"

static int things(const struct eng_box *box)
{
    return ((const struct cn_board *)box->board)->key_count;
}

static int strength_of(const struct eng_box *box, const struct cn_state *s, int side)
{
    const struct cn_board *b = box->board;
    int sum = 0;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (cn_outlook_formation(s, i))
            sum += cn_outlook_strength(box, s, i, 7);
    return sum;
}

static void read(const struct eng_box *box, const void *world, int side, struct ledger_page *out)
{
    const struct cn_state *s = world;

    out->sum[0] = (side == FRENCH ? 100 : -100) * s->morale;
    out->sum[1] = -100 * strength_of(box, s, 1 - side);
    out->sum[2] = -100 * strength_of(box, s, side);
    for (int key = 0; key < things(box); key++)
        out->state[key] = s->key_side[key];
}

static const char *say(const struct eng_box *box, const void *redacted, int side, int thing,
                       const uint8_t state[2], int32_t arg[ENG_ARGS])
{
    (void)box, (void)redacted;
    arg[1] = thing;
    return state[1] == side   ? SAYS("{n0} %: we take {key1}")
           : state[0] == side ? SAYS("{n0} %: we lose {key1}")
                              : NULL;
}

const struct ledger ledger_campaign = {
    .sums = 3,
    .sum = { { SAYS("{hundredths0} boxes of the morale track our way, on the average"),
               SAYS("{hundredths0} boxes of the morale track his way, on the average") },
             { SAYS("he loses {hundredths0} strength points, on the average"), NULL },
             { SAYS("we lose {hundredths0} strength points, on the average"), NULL } },
    .read = read,
    .things = things,
    .say = say,
};
