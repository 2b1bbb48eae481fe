/* nt_ground.c -- the survey of the ground, kept while no piece has stirred.
 *
 * Who stands where is counted for every question about a command, and most of them are asked of the
 * same pieces as the one before: the list of offers, the sample, the check, the next row.  The count
 * is kept with the pieces that it was made of; tests/unit/test_triumph_ground.c compares it with the
 * plain one. */

#include <string.h>

#include "games/triumph/nt_local.h"

static _Thread_local struct {
    const struct nt_board *b;
    uint64_t imprint; /* of the map: another may lie where this one lay */
    struct nt_unit unit[NT_UNITS];
    struct nt_commander commander[NT_COMMANDERS];
    struct nt_ground ground;
} kept;

static bool is_same(const struct nt_board *b, const struct nt_state *s)
{
    return kept.b == b && kept.imprint == b->imprint &&
           memcmp(kept.unit, s->unit, sizeof s->unit) == 0 &&
           memcmp(kept.commander, s->commander, sizeof s->commander) == 0;
}

void nt_survey(const struct nt_board *b, const struct nt_state *s, struct nt_ground *g)
{
    if (!is_same(b, s)) {
        kept.b = b;
        kept.imprint = b->imprint;
        memcpy(kept.unit, s->unit, sizeof s->unit);
        memcpy(kept.commander, s->commander, sizeof s->commander);
        nt_survey_anew(b, s, &kept.ground);
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
