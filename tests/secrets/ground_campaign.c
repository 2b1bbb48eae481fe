/* ground_campaign.c -- what is hidden in the Campaigns of Napoleon: who stands where, how strong. */

#include "games/campaign/cn_local.h"

#include "secrets.h"

static int enemy_of(const struct cn_state *s, int seat)
{
    return 1 - s->core.side[seat];
}

/* The enemy's piece with the lowest slot that lies face down. */
static int is_vedette(const struct eng_box *box, const void *truth, int seat)
{
    const struct cn_state *s = truth;
    int first = enemy_of(s, seat) * CN_SLOTS;

    (void)box;
    for (int i = first; i < first + CN_SLOTS; i++)
        if (s->piece[i].what != CN_NOBODY && !s->piece[i].face_up)
            return s->piece[i].what >= CN_LEADERS;
    return -1;
}

static bool is_hidden(const struct cn_state *s, int unit)
{
    if (s->unit[unit].standing != IS_TRACK || s->unit[unit].sp == 0)
        return false;
    int slot = cn_slot_of(s, cn_formation_of(s, s->unit[unit].leader));
    return slot >= 0 && !s->piece[slot].face_up;
}

/* The first hidden unit has more than half of its strength. */
static int is_strong(const struct eng_box *box, const void *truth, int seat)
{
    const struct cn_board *b = box->board;
    const struct cn_state *s = truth;
    int side = enemy_of(s, seat);

    for (int i = b->unit_first[side]; i < b->unit_first[side + 1]; i++)
        if (is_hidden(s, i) && b->unit[i].most > 1)
            return 2 * s->unit[i].sp > b->unit[i].most;
    return -1;
}

static bool is_in_frame(const struct cn_state *s, int what)
{
    for (int i = 0; i < s->core.depth; i++)
        if (cn_names(&s->core.frame[i], what))
            return true;
    return false;
}

static bool change_strength(const struct cn_board *b, struct cn_state *s, int unit, struct rng *rng)
{
    if (!is_hidden(s, unit) || is_in_frame(s, cn_formation_of(s, s->unit[unit].leader)))
        return false;
    s->unit[unit].sp = (uint8_t)(1 + rng_below(rng, b->unit[unit].most));
    return true;
}

static bool change(const struct eng_box *box, void *state, int seat, struct rng *rng)
{
    const struct cn_board *b = box->board;
    struct cn_state *s = state;
    int side = enemy_of(s, seat), changes = 0;

    for (int unit = b->unit_first[side]; unit < b->unit_first[side + 1]; unit++)
        if (rng_below(rng, 2))
            changes += change_strength(b, s, unit, rng);
    return changes > 0 && box->game->broken(box, s) == NULL;
}

/* 1X-31-3: a test of attrition, unless it is open by agreement. */
static bool is_secret(const void *truth)
{
    const struct eng_frame *test = eng_innermost(truth, PROC_TEST);

    return test && cn_is_veiled(truth, test_of(test)->leader);
}

const struct ground ground_campaign = {
    "campaign",
    NULL,
    { { "a bit of all that is hidden", NULL },
      { "a hidden piece is a vedette", is_vedette },
      { "a hidden unit has most of its strength", is_strong } },
    change,
    " / attrition",
    is_secret,
};
