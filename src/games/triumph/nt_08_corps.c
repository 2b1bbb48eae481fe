/* nt_08_corps.c -- chapter 8: a commander and his units. */

#include "games/triumph/nt_local.h"

int nt_corps_size(const struct nt_state *s, int commander)
{
    int count = 0;

    FOR_UNITS (u, side_of_commander(commander))
        count += s->unit[u].corps == commander;
    return count;
}

bool nt_is_detached(const struct nt_state *s, int unit)
{
    return s->unit[unit].corps == NT_NO_CORPS;
}

void nt_detach(struct eng_turn *t, int unit, eng_ruleno rule)
{
    struct nt_state *s = t->state;

    HOLDS(NT_8_05, "no row of a turn or a round attaches anybody");
    HOLDS(NT_8_07,
          "no verb only detaches: the commands of that list call this, and losses and retreats");
    if (BY(NT_8_04, nt_is_detached(s, unit)))
        return;
    BASE_ASSERT(nt_corps_size(s, s->unit[unit].corps) > 1); /* NT-8-11 */
    s->unit[unit].corps = NT_NO_CORPS;
    tell(t, rule, ENG_ALL, NEWS_DETACHED, unit);
}

void nt_check_commanders(struct eng_turn *t, int side)
{
    struct nt_state *s = t->state;

    FOR_COMMANDERS (c, side) {
        if (s->commander[c].at == NT_GONE || nt_corps_size(s, c) > 0)
            continue;
        s->commander[c].at = NT_GONE;
        tell(t, NT_8_12, ENG_ALL, NEWS_COMMANDER_LOST, c);
    }
}

/* What moves is a set of pieces: who shares a position stays apart (NT-8-16). */
void nt_put(struct nt_state *s, const struct nt_set *pieces, int at)
{
    FOR_SET (token, pieces) {
        if (is_unit(token))
            s->unit[token].at = (uint16_t)at;
        else
            s->commander[commander_of_token(token)].at = (uint16_t)at;
    }
}
