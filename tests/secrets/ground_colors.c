/* ground_colors.c -- what is hidden in Commands & Colors: the other hand, and the pile. */

#include "games/colors/cc.h"

#include "secrets.h"

static int other_side(const struct cc_state *s, int seat)
{
    return 1 - s->core.side[seat];
}

static int holds_strike(const struct eng_box *box, const void *truth, int seat)
{
    const struct cc_board *b = box->board;
    const struct cc_state *s = truth;
    int side = other_side(s, seat), count = 0;

    for (int i = 0; i < s->hand_count[side]; i++)
        count += b->card[s->hand[side][i]].effect == EFFECT_FIRST_STRIKE;
    return count > 0;
}

/* More cards that are not of sections than of them. */
static int holds_tactics(const struct eng_box *box, const void *truth, int seat)
{
    const struct cc_board *b = box->board;
    const struct cc_state *s = truth;
    int side = other_side(s, seat), count = 0;

    for (int i = 0; i < s->hand_count[side]; i++)
        count += b->card[s->hand[side][i]].effect == EFFECT_SECTION ? -1 : 1;
    return count > 0;
}

static void sort_hand(uint8_t *hand, int count)
{
    for (int i = 1; i < count; i++)
        for (int at = i; at > 0 && hand[at - 1] > hand[at]; at--) {
            uint8_t was = hand[at];
            hand[at] = hand[at - 1];
            hand[at - 1] = was;
        }
}

static bool change(const struct eng_box *box, void *state, int seat, struct rng *rng)
{
    struct cc_state *s = state;
    int side = other_side(s, seat), swaps = 0;

    (void)box;
    for (int tries = 0; tries < 6 && s->hand_count[side] && s->pile_count; tries++) {
        uint8_t *one = &s->hand[side][rng_below(rng, s->hand_count[side])];
        uint8_t *two = &s->pile[rng_below(rng, s->pile_count)], was = *one;
        swaps += *one != *two;
        *one = *two;
        *two = was;
    }
    sort_hand(s->hand[side], s->hand_count[side]);
    return swaps > 0;
}

const struct ground ground_colors = {
    "colors",
    NULL,
    { { "a bit of all that is hidden", NULL },
      { "the enemy holds a First Strike", holds_strike },
      { "most cards of the enemy are of tactics", holds_tactics } },
    change,
    NULL,
    NULL,
};
