/* cn_tracks.c -- what stands on the track of each leader, summed up once while no unit changes. */

#include <string.h>

#include "base/bitset.h"

#include "games/campaign/kept/cn_tracks.h"

_Thread_local struct cn_tracks cn_tracks_kept;
#define kept cn_tracks_kept

static void lay_empty(void)
{
    memset(kept.of, 0, sizeof kept.of);
    kept.immobile = 0;
    for (int i = 0; i < CN_LEADERS; i++)
        kept.of[i].least[0] = kept.of[i].least[1] = 255;
}

/* 1X-131-2, 182-3: as far as the slowest of its units can go. */
static void pace(const struct cn_unit_row *row, struct cn_track *t)
{
    uint8_t *least = &t->least[row->arm == CAVALRY];

    if (BY(CN_131_2, 2 * row->movement < *least))
        *least = (uint8_t)(2 * BY(CN_182_2, row->movement));
}

static void add(const struct cn_board *b, const struct cn_unit *u, int unit)
{
    const struct cn_unit_row *row = &b->unit[unit];
    struct cn_track *t = &kept.of[u->leader];

    bit_add(t->units, unit);
    t->sp[row->arm] = (uint16_t)(t->sp[row->arm] + u->sp);
    t->load2 = (uint16_t)(t->load2 + row->subordination2);
    if (u->immobile)
        kept.immobile |= 1ull << u->leader;
    if (u->sp > 0)
        pace(row, t);
}

static void sum_up(const struct cn_board *b, const struct cn_state *s)
{
    kept.b = b;
    kept.imprint = b->imprint;
    kept.made = kept.made + 1 ? kept.made + 1 : 1; /* 0: nobody has asked */
    memcpy(kept.unit, s->unit, sizeof s->unit);
    lay_empty();
    for (int i = 0; i < b->unit_count; i++) {
        const struct cn_unit *u = &s->unit[i];
        if (u->standing == IS_TRACK && u->leader < b->leader_count &&
            b->leader[u->leader].side == b->unit[i].side)
            add(b, u, i);
    }
}

const struct cn_tracks *cn_find_tracks(const struct cn_board *b, const struct cn_state *s)
{
    if (kept.b != b || kept.imprint != b->imprint ||
        memcmp(kept.unit, s->unit, sizeof s->unit) != 0)
        sum_up(b, s);
    if (cn_is_held(s))
        cn_glance.tracked = kept.made;
    return &kept;
}
