/* ground_austerlitz.c -- what is hidden in Austerlitz 1805: decoys, and who waits where. */

#include "games/austerlitz/au.h"

#include "secrets.h"

static int enemy_of(const struct au_state *s, int seat)
{
    return 1 - s->core.side[seat];
}

/* The enemy's chit on the field with the lowest number. */
static int is_decoy(const struct eng_box *box, const void *truth, int seat)
{
    const struct au_state *s = truth;
    int first = enemy_of(s, seat) * AU_SLOTS;

    (void)box;
    for (int i = first; i < first + AU_SLOTS; i++)
        if (s->chit[i].standing == AT_FIELD)
            return s->chit[i].loaded == 0;
    return -1;
}

/* The enemy's hidden unit with the lowest number waits under a chit, not on the strategic map. */
static int is_laid_out(const struct eng_box *box, const void *truth, int seat)
{
    const struct au_board *b = box->board;
    const struct au_state *s = truth;
    int side = enemy_of(s, seat);

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (s->unit[i].standing == AT_CHIT || s->unit[i].standing == AT_MAP)
            return s->unit[i].standing == AT_CHIT;
    return -1;
}

/* A decoy and a loaded chit change what they hold, and their boxes. */
static bool swap_chits(struct au_state *s, int one, int two)
{
    struct au_chit was = s->chit[one];

    if (was.standing != AT_FIELD || s->chit[two].standing != AT_FIELD || was.loaded == 0 ||
        s->chit[two].loaded != 0)
        return false;
    for (int i = 0; i < AU_UNITS; i++)
        if (s->unit[i].standing == AT_CHIT && s->unit[i].where == one)
            s->unit[i].where = (uint8_t)two;
    s->chit[one].loaded = s->chit[two].loaded;
    s->chit[one].box = s->chit[two].box;
    s->chit[two].loaded = was.loaded;
    s->chit[two].box = was.box;
    return true;
}

/* A loaded chit is a decoy, and its units are on the strategic map. */
static bool empty_chit(struct au_state *s, int chit)
{
    if (s->chit[chit].standing != AT_FIELD || s->chit[chit].loaded != 1)
        return false;
    s->chit[chit].loaded = s->chit[chit].box = 0;
    for (int i = 0; i < AU_UNITS; i++)
        if (s->unit[i].standing == AT_CHIT && s->unit[i].where == chit) {
            s->unit[i].standing = AT_MAP;
            s->unit[i].where = 0;
        }
    return true;
}

static bool change(const struct eng_box *box, void *state, int seat, struct rng *rng)
{
    struct au_state *s = state;
    int first = enemy_of(s, seat) * AU_SLOTS, changes = 0;

    for (int tries = 0; tries < 40; tries++)
        changes += swap_chits(s, first + (int)rng_below(rng, AU_SLOTS),
                              first + (int)rng_below(rng, AU_SLOTS));
    for (int tries = 0; tries < 4; tries++)
        changes += empty_chit(s, first + (int)rng_below(rng, AU_SLOTS));
    return changes > 0 && box->game->broken(box, s) == NULL;
}

const struct ground ground_austerlitz = {
    "austerlitz",
    "austerlitz", /* the only one in the fog */
    { { "a bit of all that is hidden", NULL },
      { "a chit is a decoy", is_decoy },
      { "a hidden unit is under a chit", is_laid_out } },
    change,
    NULL,
    NULL,
};
