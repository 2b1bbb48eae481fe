/* cn_glance.c -- what one look over the whole table tells, kept while it is only read.
 *
 * Troops are mustered when somebody first asks after them.  Pieces are counted hex by hex, and the
 * counts outlive the hold: the next state differs by a piece or two, and only those are counted
 * anew.  Hexes around one are those whose numbers lie so that they might be (cn_may_touch), on
 * whatever map. */

#include <string.h>

#include "engine/listed.h"

#include "games/campaign/cn_local.h"
#include "games/campaign/kept/cn_glance.h"

_Thread_local struct cn_glance cn_glance;

/* -- troops -- */

/* Units change tracks seldom: they are looked through when one of them has changed. */
uint64_t cn_leading(const struct cn_state *s)
{
    uint64_t leading = 0;

    if (memcmp(cn_glance.unit, s->unit, sizeof s->unit) == 0)
        return cn_glance.leading;
    for (int i = 0; i < CN_UNITS; i++)
        if (s->unit[i].standing == IS_TRACK && s->unit[i].leader < CN_LEADERS)
            leading |= 1ull << s->unit[i].leader;
    memcpy(cn_glance.unit, s->unit, sizeof s->unit);
    return cn_glance.leading = leading;
}

void cn_take_stock(void)
{
    const struct cn_state *s = cn_glance.held;

    uint64_t leading = cn_leading(s);

    cn_glance.with = leading;
    memset(cn_glance.household, 0, sizeof cn_glance.household);
    for (int i = 0; i < CN_LEADERS; i++) {
        if (s->leader[i].standing != IS_BOX)
            continue;
        int head = cn_formation_of(s, i);
        cn_glance.household[head] |= 1ull << head | 1ull << i;
        cn_glance.with |= (leading >> i & 1) << head;
    }
    cn_glance.mustered = true;
}

/* -- pieces -- */

static void count(int side, int hex, int by)
{
    static const int around[] = { -CN_ROWS - 1, -CN_ROWS, -CN_ROWS + 1, -1, 0, 1,
                                  CN_ROWS - 1,  CN_ROWS,  CN_ROWS + 1 };
    uint8_t *near = cn_glance.near[side];

    if (hex >= CN_HEXES)
        return;
    cn_glance.in[side][hex] = (uint8_t)(cn_glance.in[side][hex] + by);
    for (size_t i = 0; i < sizeof around / sizeof around[0]; i++) {
        int at = hex + around[i];
        if (at >= 0 && at < CN_HEXES)
            near[at] = (uint8_t)(near[at] + by);
    }
}

static void count_piece(int slot, const struct cn_piece *p, int by)
{
    if (p->what != CN_NOBODY)
        count(cn_side_of_slot(slot), p->hex, by);
}

void cn_count_pieces(const struct cn_state *s)
{
    cn_glance.fresh = cn_is_held(s);
    if (cn_glance.counted && memcmp(cn_glance.piece, s->piece, sizeof s->piece) == 0)
        return;
    for (int i = 0; i < CN_PIECES; i++) {
        const struct cn_piece *was = &cn_glance.piece[i], *is = &s->piece[i];
        if (cn_glance.counted && was->hex == is->hex && was->what == is->what)
            continue;
        if (cn_glance.counted)
            count_piece(i, was, -1);
        count_piece(i, is, 1);
    }
    memcpy(cn_glance.piece, s->piece, sizeof s->piece);
    cn_glance.counted = true;
}

/* -- holding -- */

static void look_at(const struct cn_state *s)
{
    cn_glance.held = s;
    cn_glance.falls = eng_falls;
    cn_glance.mustered = cn_glance.fresh = false;
    cn_glance.tolls = NULL;
    cn_glance.tracked = 0;
}

const struct cn_state *cn_hold(const struct cn_state *s)
{
    const struct cn_state *before = cn_is_held(cn_glance.held) ? cn_glance.held : NULL;

    if (before != s)
        look_at(s);
    return before;
}

void cn_let_go(const struct cn_state *before)
{
    if (before != cn_glance.held)
        look_at(before);
}

/* -- the doors that only read -- */

void cn_list(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct cn_state *before = cn_hold(state);

    eng_flow_offer(box, state, seat, c);
    cn_let_go(before);
}

void cn_offer(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    if (eng_recall_list(box, state, seat, c))
        return;
    cn_list(box, state, seat, c);
    eng_keep_list(box, state, seat, c);
}

eng_ruleno cn_check(const struct eng_box *box, const void *state, int seat,
                    const struct eng_action *a)
{
    const struct cn_state *before = cn_hold(state);
    eng_ruleno why = eng_flow_check(box, state, seat, a);

    cn_let_go(before);
    return why;
}
