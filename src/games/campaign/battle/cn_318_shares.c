/* cn_318_shares.c -- 1X 306, 316, 318: who of a side bears the losses of a half, and how much. */

#include "games/campaign/battle/cn_battle.h"
#include "games/campaign/retreat/cn_retreat.h"

int cn_chief_of(const struct cn_board *b, const struct cn_battle *f, int side)
{
    return cn_is_phasing(b, f, side) ? f->attacker : f->defender;
}

void cn_scope_of(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *fr,
                 int side, struct cn_scope *out)
{
    const struct cn_battle *f = &s->battle[half_of(fr)->battle];
    int all;

    cn_half_of(b, s, half_of(fr)->battle, half_of(fr)->counter, &out->half);
    cn_side_hexes(b, f, side, &out->hex, &all);
    out->count = all;
    out->partial = false;
    if (BY(CN_352_1, !half_of(fr)->counter || (half_of(fr)->flags & HALF_RETREATS)))
        return;
    bool attacks = side == out->half.attacker;
    out->hex = attacks ? out->half.from : out->half.to;
    out->count = attacks ? out->half.from_count : out->half.to_count;
    out->partial = out->count < all;
}

bool cn_concerns(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *round,
                 int side, int hex)
{
    struct cn_scope scope;

    cn_scope_of(b, s, round, side, &scope);
    return cn_has_hex(scope.hex, scope.count, hex);
}

/* The next formation leader of that side in the half, from `from` on; CN_NOBODY.  The leader of the
 * whole bears losses for members in other hexes, too. */
int cn_next_formation(const struct cn_board *b, const struct cn_state *s,
                      const struct eng_frame *fr, int side, int from)
{
    const struct cn_battle *f = &s->battle[half_of(fr)->battle];
    struct cn_scope scope;

    cn_scope_of(b, s, fr, side, &scope);
    for (int i = from; i < b->leader_count; i++)
        if (b->leader[i].side == side && cn_stands(s, i) && s->leader[i].under == CN_NOBODY &&
            (i == cn_chief_of(b, f, side) || cn_has_hex(scope.hex, scope.count, s->leader[i].hex)))
            return i;
    return CN_NOBODY;
}

/* How many there are, and which of them this one is. */
static int formations(const struct cn_board *b, const struct cn_state *s,
                      const struct eng_frame *fr, int side, int which, int *place)
{
    int count = 0;

    *place = 0;
    for (int i = cn_next_formation(b, s, fr, side, 0); i != CN_NOBODY;
         i = cn_next_formation(b, s, fr, side, i + 1)) {
        *place += i < which;
        count++;
    }
    return count;
}

int cn_side_sp(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *fr,
               int side)
{
    struct cn_scope scope;
    int sp = 0;

    cn_scope_of(b, s, fr, side, &scope);
    if (scope.partial)
        sp = cn_force_sp(b, s, side, scope.hex, scope.count, 7, true);
    else
        for (int i = cn_next_formation(b, s, fr, side, 0); i != CN_NOBODY;
             i = cn_next_formation(b, s, fr, side, i + 1))
            sp += cn_formation_sp(b, s, i, true);
    for (int i = 0; i < scope.count; i++)
        sp += cn_has_garrison(s, side, scope.hex[i]);
    return sp;
}

/* 1X-306-4: guns bear nothing in a hex where foot or horse stands with them, and nothing at all
 * where they only stand by or attack. */
static bool can_bear(const struct cn_board *b, const struct cn_state *s,
                     const struct cn_scope *scope, int unit)
{
    int side = b->unit[unit].side, hex = s->leader[s->unit[unit].leader].hex;
    bool in = cn_has_hex(scope->hex, scope->count, hex);

    if (b->unit[unit].arm != ARTILLERY)
        return in || !scope->partial;
    return in && side != scope->half.attacker && cn_guns_alone(b, s, side, hex);
}

/* The SP of a formation that can be lost in this half. */
static int bears(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *fr,
                 int leader)
{
    uint8_t unit[CN_UNITS];
    struct cn_scope scope;
    int sp = 0;

    cn_scope_of(b, s, fr, b->leader[leader].side, &scope);
    for (int i = cn_units_with(b, s, leader, unit) - 1; i >= 0; i--)
        if (can_bear(b, s, &scope, unit[i]))
            sp += s->unit[unit[i]].sp;
    return sp;
}

/* 1X-270-2: no garrison, which pays only when its hex is left. */
int cn_bearing_sp(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *fr,
                  int side)
{
    int sp = 0;

    for (int i = cn_next_formation(b, s, fr, side, 0); i != CN_NOBODY;
         i = cn_next_formation(b, s, fr, side, i + 1))
        sp += bears(b, s, fr, i);
    return sp;
}

/* Equal parts, but nobody has more than he can bear as long as others can. */
static int share_of(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *fr,
                    int side, int leader)
{
    int left = half_of(fr)->column, own = bears(b, s, fr, leader), rest = 0, place;
    int count = formations(b, s, fr, side, leader, &place) - place;
    int share = (left + count - 1) / count;

    for (int i = cn_next_formation(b, s, fr, side, leader + 1); i != CN_NOBODY;
         i = cn_next_formation(b, s, fr, side, i + 1))
        rest += bears(b, s, fr, i);
    if (share < left - rest)
        share = left - rest;
    return share < own || count == 1 ? share : own;
}

/* SP of the Guard in a formation, where this half concerns it. */
static int guard_of(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *fr,
                    int leader)
{
    uint8_t unit[CN_UNITS];
    struct cn_scope scope;
    int sp = 0;

    cn_scope_of(b, s, fr, b->leader[leader].side, &scope);
    for (int i = cn_units_with(b, s, leader, unit) - 1; i >= 0; i--)
        if (cn_is_guard(b, unit[i]) &&
            (!scope.partial ||
             cn_has_hex(scope.hex, scope.count, s->leader[s->unit[unit[i]].leader].hex)))
            sp += s->unit[unit[i]].sp;
    return sp;
}

/* 1X-316-1, 316-2: the committed Guard bears all it can, in whichever formation it stands; of the rest
 * each has an equal part, which falls twice on its line. */
static int guard_share(const struct cn_board *b, const struct cn_state *s,
                       const struct eng_frame *fr, int side, int leader)
{
    int left = half_of(fr)->column, own = guard_of(b, s, fr, leader), all = own, place;
    int count = formations(b, s, fr, side, leader, &place) - place;

    for (int i = cn_next_formation(b, s, fr, side, leader + 1); i != CN_NOBODY;
         i = cn_next_formation(b, s, fr, side, i + 1))
        all += guard_of(b, s, fr, i);
    if (left <= all)
        return left < own ? left : own;
    return own + (left - all + count - 1) / count;
}

/* 1X-318-1: spread over the formations one after the other; the progress is the leader after the one
 * who has borne his share, the column the SP in all. */
enum eng_flow cn_share_out(struct eng_turn *t, struct eng_frame *fr, int row, int side, int kind)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int leader = cn_next_formation(b, s, fr, side, half_of(fr)->progress);
    struct cn_scope scope;

    if (leader == CN_NOBODY)
        return NEXT;
    cn_scope_of(b, s, fr, side, &scope);
    int share = kind == LOSS_GUARD ? guard_share(b, s, fr, side, leader)
                                   : BY(CN_318_1, share_of(b, s, fr, side, leader));
    half_frame(fr)->progress = (int16_t)(leader + 1);
    half_frame(fr)->column = (int16_t)(half_of(fr)->column - share);
    jump(fr, row);
    if (share == 0)
        return NEXT;
    return call(t, PROC_LOSSES, leader, share, kind, scope.partial ? -1 - half_of(fr)->battle : 0);
}
