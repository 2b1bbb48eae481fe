/* nt_ground.c -- the survey of the ground, kept while no piece has stirred.
 *
 * Who stands where is counted for every question about a command, and most of them are asked of the
 * same pieces as the one before: the list of offers, the sample, the check, the next row.  The count
 * is kept with the pieces that it was made of, and where a few of them have changed, only they are
 * counted anew; tests/unit/test_triumph_ground.c compares it with the plain one. */

#include <string.h>

#include "games/triumph/nt_local.h"

static _Thread_local struct {
    const struct nt_board *b;
    uint64_t imprint;  /* of the map: another may lie where this one lay */
    struct nt_state s; /* its units and commanders */
    struct nt_ground ground;
} kept;

static void count_anew(const struct nt_board *b, const struct nt_state *s)
{
    kept.b = b;
    kept.imprint = b->imprint;
    memcpy(kept.s.unit, s->unit, sizeof s->unit);
    nt_survey_anew(b, s, &kept.ground);
}

static bool is_as_counted(const struct nt_state *s, int unit, int count)
{
    return memcmp(&kept.s.unit[unit], &s->unit[unit], (size_t)count * sizeof s->unit[0]) == 0;
}

static void count_changed(const struct nt_board *b, const struct nt_state *s)
{
    enum { BUNCH = 8 }; /* most of them stand still */

    for (int unit = 0; unit < NT_UNITS; unit++) {
        while (unit < NT_UNITS && unit % BUNCH == 0 && is_as_counted(s, unit, BUNCH))
            unit += BUNCH;
        if (unit >= NT_UNITS || is_as_counted(s, unit, 1))
            continue;
        nt_count_unit(b, &kept.s, unit, -1, &kept.ground);
        kept.s.unit[unit] = s->unit[unit];
        nt_count_unit(b, s, unit, 1, &kept.ground);
    }
    nt_count_corps(b, s, &kept.ground);
}

void nt_survey(const struct nt_board *b, const struct nt_state *s, struct nt_ground *g)
{
    bool same_board = kept.b == b && kept.imprint == b->imprint;

    if (!same_board || memcmp(kept.s.unit, s->unit, sizeof s->unit) != 0 ||
        memcmp(kept.s.commander, s->commander, sizeof s->commander) != 0) {
        memcpy(kept.s.commander, s->commander, sizeof s->commander);
        if (same_board)
            count_changed(b, s);
        else
            count_anew(b, s);
    }
    *g = kept.ground;
}

uint64_t nt_imprint(const struct nt_board *b)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);

    for (size_t i = 0; i < sizeof b->locale_at; i++)
        hash = (hash ^ b->locale_at[i]) * UINT64_C(0x100000001b3);
    return hash;
}
