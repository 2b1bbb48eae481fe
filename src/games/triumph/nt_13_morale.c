/* nt_13_morale.c -- chapters 13 and 15: what an army can bear, and what its elites cost. */

#include "games/triumph/nt_local.h"

enum { HEAVY_COST = 2, GUARD_COST = 4 }; /* NT 15 */

bool nt_is_demoralised(const struct nt_state *s, int side)
{
    return BY(NT_13_09, s->morale[side] < 1);
}

/* Morale below one is demoralisation and is written as 0.  What counts for the night (NT 14) is
 * what was really lost. */
void nt_lose_morale(struct eng_turn *t, int side, int points, enum nt_morale_how how,
                    eng_ruleno rule)
{
    struct nt_state *s = t->state;
    int least = BY(NT_13_11, how == NOT_BELOW_ONE) ? 1 : 0;
    int left = s->morale[side] - points;

    if (left < least)
        left = least;
    int lost = s->morale[side] - left;
    if (lost <= 0)
        return;
    s->morale[side] = (int8_t)left;
    s->morale_lost[side] = (uint8_t)(s->morale_lost[side] + lost);
    tell(t, rule, ENG_ALL, NEWS_MORALE, side, -lost, left);
}

void nt_gain_morale(struct eng_turn *t, int side, int points, eng_ruleno rule)
{
    struct nt_state *s = t->state;

    if (points <= 0)
        return;
    s->morale[side] = (int8_t)(s->morale[side] + points);
    tell(t, rule, ENG_ALL, NEWS_MORALE, side, points, s->morale[side]);
}

void nt_commit(struct eng_turn *t, int unit)
{
    struct nt_state *s = t->state;
    const struct nt_unit *u = &s->unit[unit];
    int side = side_of_unit(unit);

    HOLDS(NT_15_05, "only leading, counter-attacking, losing and retreating call this");
    if (nt_is_heavy(u) && BY(NT_15_04, !s->committed_heavy[side])) {
        s->committed_heavy[side] = 1;
        tell(t, NT_15_02, ENG_ALL, NEWS_COMMITS_HEAVY, side);
        nt_lose_morale(t, side, HEAVY_COST, NOT_BELOW_ONE, NT_15_09);
    }
    if (u->type == GUARD && BY(NT_15_11, !s->committed_guard[side])) {
        s->committed_guard[side] = 1;
        tell(t, NT_15_03, ENG_ALL, NEWS_COMMITS_GUARD, side);
        nt_lose_morale(t, side, GUARD_COST, NOT_BELOW_ONE, NT_15_09);
    }
}

int nt_price_of_heavy(const struct nt_state *s, int side, const struct nt_set *units)
{
    FOR_SET (token, units)
        if (is_unit(token) && nt_is_heavy(&s->unit[token]))
            return s->committed_heavy[side] ? 0 : HEAVY_COST;
    return 0;
}

int nt_price_of_guard(const struct nt_state *s, int side, const struct nt_set *units)
{
    FOR_SET (token, units)
        if (is_unit(token) && s->unit[token].type == GUARD)
            return s->committed_guard[side] ? 0 : GUARD_COST;
    return 0;
}

/* NT-16-01, NT-16-02: the army that is not demoralised has won. */
bool nt_decided(struct eng_turn *t)
{
    struct nt_state *s = t->state;

    for (int side = FRENCH; side < SIDES; side++) {
        if (BY(NT_16_01, !nt_is_demoralised(s, side)))
            continue;
        s->winner = (uint8_t)other_side(side);
        s->grade = (uint8_t)BY(NT_16_04, DECISIVE);
        tell(t, NT_16_02, ENG_ALL, NEWS_DECISIVE, s->winner);
        return true;
    }
    return false;
}
