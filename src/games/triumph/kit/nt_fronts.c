/* nt_fronts.c -- what the map alone says about attacks: which sides of approaches look at a locale, and
 * which of them a ride could come to.
 *
 * Between commands every front is in question, and most are far from any enemy or rider.  With these
 * sets all fronts are sorted out at once (nt_11_fronts.c), and only what is left is asked about in
 * full.  tests/unit/test_triumph_ground.c holds them against the plain questions. */

#include "games/triumph/kit/nt_load.h"
#include "games/triumph/nt_10_moves.h"

static void note_sides(struct nt_board *b, int approach)
{
    const struct nt_approach *a = &b->approach[approach];
    int in_a = blocking(approach, 0) - NT_BLOCK, in_b = blocking(approach, 1) - NT_BLOCK;

    if (a->impassable)
        return;
    bit_add(b->inside[a->a].word, in_a);
    bit_add(b->inside[a->b].word, in_b);
    bit_add(b->facing[a->b].word, in_a);
    bit_add(b->facing[a->a].word, in_b);
    for (int side = 0; side < 2; side++)
        if (a->mark[side] & MARK_OBSTRUCTED)
            bit_add(b->obstructed.word, blocking(approach, side) - NT_BLOCK);
}

/* The ride stands on m->stretch: each road onwards is one that it could attack by, or go. */
static void note_rides(const struct nt_board *b, const struct nt_move *m, struct nt_fronts *out)
{
    const struct nt_stretch *stretch = &b->stretch[m->stretch];

    for (int i = 0; i < stretch->crossing_count; i++) {
        const struct nt_crossing *x = &b->crossing[stretch->crossing[i]];
        if (nt_why_too_far(m, x->main))
            continue;
        struct nt_move next = *m;
        next.stretch = x->stretch[x->stretch[0] == m->stretch];
        next.entered_count++;
        next.all_main = m->all_main && x->main;
        bit_add(out->word, nt_block_in(b, x->approach, stretch->locale) - NT_BLOCK);
        note_rides(b, &next, out);
    }
}

void nt_number_fronts(struct nt_board *b)
{
    for (int i = 1; i <= b->approach_count; i++)
        note_sides(b, i);
    for (int i = 1; i <= b->stretch_count; i++) {
        struct nt_move m = { .stretch = (uint16_t)i, .all_main = 1 };
        note_rides(b, &m, &b->rides[b->stretch[i].locale]);
    }
    for (int i = 1; i <= b->entry_count; i++) {
        struct nt_move m = { .stretch = b->entry[i].stretch,
                             .all_main = b->entry[i].main,
                             .entered_count = 1 };
        note_rides(b, &m, &b->rides_in[i]);
    }
}
