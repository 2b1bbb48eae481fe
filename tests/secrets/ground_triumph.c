/* ground_triumph.c -- what is hidden in Napoleon's Triumph: the faces of blocks. */

#include "games/triumph/nt.h"

#include "secrets.h"

static int side_of_unit(int unit)
{
    return unit < NT_FRENCH_UNITS ? FRENCH : ALLIED;
}

static bool is_hidden(const struct nt_state *s, int unit, int seat)
{
    return s->phase == PHASE_PLAY && s->unit[unit].at != NT_GONE &&
           side_of_unit(unit) != s->core.side[seat] && !eng_knows(&s->core, unit, ENG_SEAT(seat));
}

/* The hidden enemy block with the lowest number; -1: none. */
static int first_hidden(const struct nt_state *s, int seat)
{
    for (int unit = 0; unit < NT_UNITS; unit++)
        if (is_hidden(s, unit, seat))
            return unit;
    return -1;
}

static int is_strong(const struct eng_box *box, const void *truth, int seat)
{
    const struct nt_state *s = truth;
    int unit = first_hidden(s, seat);

    (void)box;
    return unit < 0 ? -1 : s->unit[unit].strength > 1;
}

static int is_cavalry(const struct eng_box *box, const void *truth, int seat)
{
    const struct nt_state *s = truth;
    int unit = first_hidden(s, seat);

    (void)box;
    return unit < 0 ? -1 : s->unit[unit].type == CAVALRY;
}

static bool is_named(const struct nt_state *s, int unit)
{
    uint64_t named = s->move.pieces.word[unit / 64] | s->attack.attacking.word[unit / 64] |
                     s->attack.defending.word[unit / 64];

    return named >> (unit % 64) & 1;
}

static bool swap_faces(struct nt_state *s, int one, int two, int seat)
{
    struct nt_unit was = s->unit[one];

    if (!is_hidden(s, one, seat) || !is_hidden(s, two, seat) || is_named(s, one) ||
        is_named(s, two) ||
        (was.type == s->unit[two].type && was.strength == s->unit[two].strength))
        return false;
    s->unit[one].type = s->unit[two].type;
    s->unit[one].strength = s->unit[two].strength;
    s->unit[two].type = was.type;
    s->unit[two].strength = was.strength;
    return true;
}

static bool change(const struct eng_box *box, void *state, int seat, struct rng *rng)
{
    int first = first_hidden(state, seat), swaps = 0;

    (void)box;
    if (first < 0)
        return false;
    for (int tries = 0; tries < 200 && swaps < 3; tries++) {
        int one = tries % 2 ? first : (int)rng_below(rng, NT_UNITS);
        swaps += swap_faces(state, one, (int)rng_below(rng, NT_UNITS), seat);
    }
    return swaps > 0;
}

const struct ground ground_triumph = {
    "triumph",
    NULL,
    { { "a bit of all that is hidden", NULL },
      { "a hidden block is stronger than one", is_strong },
      { "a hidden block is cavalry", is_cavalry } },
    change,
    NULL,
    NULL,
};
