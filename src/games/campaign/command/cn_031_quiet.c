/* cn_031_quiet.c -- 1X-31-3: when the owner of a secret test may be asked, and when the question itself
 * would tell.
 *
 * A test of attrition asks only where a loss can be borne by more than one unit, or where a forager
 * chooses his column.  The enemy must not see that it does (cn_view.c): after a march he sees the next
 * activation, which comes in any case; of those who stayed he sees the last one of the segment before,
 * as if it were still going on.  Where neither will do the owner is not asked: the loss falls as it
 * would be proposed to him (1X-130-3), and a forager takes the better column.  So it is
 *
 *   - with the last of the arrivals, after whom the commands are announced;
 *   - with those who marched to the sound of the guns, after whom others decide;
 *   - of those who stayed, with a side that has nobody on the map, which was asked nothing before;
 *   - where the answer might be seen: a Major General leaves with his last SP, or somebody is displaced
 *     when the test is over. */

#include "games/campaign/cn_steps.h"
#include "games/campaign/march/cn_march.h"

bool cn_has_pieces(const struct cn_state *s, int side)
{
    for (int i = side * CN_SLOTS; i < (side + 1) * CN_SLOTS; i++)
        if (s->piece[i].what != CN_NOBODY)
            return true;
    return false;
}

int cn_find_test(const struct eng_core *core)
{
    int i = core->depth - 1;

    while (i >= 0 && core->frame[i].proc != PROC_TEST)
        i--;
    return i;
}

/* -- behind what can the question be hidden? -- */

static bool is_asked_again(const struct cn_board *b, const struct cn_state *s,
                           const struct eng_frame *marches)
{
    return marches_of(marches)->segment != SEGMENT_ARRIVALS ||
           cn_awaits_arrivals(b, s, marches_of(marches)->side);
}

static bool can_hide(const struct cn_board *b, const struct cn_state *s, int test)
{
    const struct eng_frame *below = &s->core.frame[test - 1];

    if (below->proc == PROC_MARCH && cn_strands(b, s, below))
        return false;
    if (below->proc == PROC_MARCH)
        below--;
    if (below->proc == PROC_MARCHES)
        return is_asked_again(b, s, below);
    return below->proc == PROC_PLAYER && cn_has_pieces(s, player_of(below)->side);
}

/* -- would the answer be seen? -- */

struct share {
    int bears, rest; /* SP */
};

static struct share share_of(const struct cn_board *b, const struct cn_state *s, int leader,
                             int kind)
{
    struct share sp = { 0, 0 };
    uint8_t unit[CN_UNITS];

    for (int i = 0, count = cn_units_of(b, s, leader, true, unit); i < count; i++)
        *(cn_bears_attrition(b, s, unit[i], kind) ? &sp.bears : &sp.rest) += s->unit[unit[i]].sp;
    return sp;
}

/* The horse of a forager is tested after his foot, and may be lost by then. */
static bool may_be_spent(const struct cn_board *b, const struct cn_state *s, int leader, int kind,
                         int loss)
{
    struct share sp = share_of(b, s, leader, kind);
    bool goes_on = kind == LOSS_FOOT || kind == LOSS_FOOT_MUD;

    return sp.bears <= loss && (goes_on || sp.rest == 0);
}

static bool is_with(const struct cn_state *s, int leader, int head)
{
    int formation = cn_formation_of(s, leader);

    return formation == head || cn_is_member(s, formation, head);
}

/* 1X-39-4: a Major General goes with his last SP. */
static bool may_be_seen(const struct cn_board *b, const struct cn_state *s, int head, int kind,
                        int loss)
{
    int side = b->leader[head].side;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (cn_goes_seen(b, s, i) && is_with(s, i, head) && may_be_spent(b, s, i, kind, loss))
            return true;
    return false;
}

bool cn_may_ask_tested(const struct cn_board *b, const struct cn_state *s, int kind, int loss)
{
    int test = cn_find_test(&s->core);

    if (test < 1)
        return true;
    int head = test_of(&s->core.frame[test])->leader;
    return BY(CN_31_3, !cn_is_veiled(s, head) ||
                           (can_hide(b, s, test) && !may_be_seen(b, s, head, kind, loss)));
}
