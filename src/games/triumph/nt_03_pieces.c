/* nt_03_pieces.c -- chapter 3: faces, and what losses do to them. */

#include "games/triumph/nt_local.h"

/* NT-15-01; what is left of heavy cavalry is cavalry (NT-3-14). */
bool nt_is_heavy(const struct nt_unit *u)
{
    return BY(NT_15_01, u->type == CAVALRY) && BY(NT_3_14, u->strength == 3);
}

bool nt_is_foot(const struct nt_unit *u)
{
    return u->type == INFANTRY || BY(NT_15_12, u->type == GUARD);
}

int nt_arm(const struct nt_unit *u)
{
    return BY(NT_11_06_08, u->type == GUARD) ? INFANTRY : u->type;
}

int nt_face(const struct nt_unit *u)
{
    return u->type * 4 + u->strength;
}

void nt_show_face(struct eng_turn *t, int unit, eng_ruleno rule)
{
    struct nt_state *s = t->state;
    struct nt_unit *u = &s->unit[unit];

    u->flags |= UNIT_UP;
    if (BY(NT_3_09, t->core->seen[unit] == ENG_ALL))
        return;
    reveal(t, unit, ENG_ALL);
    tell(t, rule, ENG_ALL, NEWS_SHOWN, unit, nt_face(u));
}

/* The players remember what they saw (NT-7-10); who looks on sees only what lies face-up. */
void nt_turn_down(struct nt_state *s, int unit)
{
    struct nt_unit *u = &s->unit[unit];

    if (BY(NT_11_11_12, u->flags & UNIT_FIXED || !(u->flags & UNIT_UP)))
        return;
    u->flags &= (uint8_t)~UNIT_UP;
    if (BY(NT_7_17, s->core.seen[unit] != ENG_ALL) || u->at == NT_GONE)
        return;
    s->core.seen[unit] = (eng_seats)BY(NT_7_10, (1u << s->core.seat_count) - 1);
    s->core.barrier = 1;
}

void nt_faces_down(struct nt_state *s)
{
    for (int unit = 0; unit < NT_UNITS; unit++)
        nt_turn_down(s, unit);
}

/* NT-3-13: what is left of a Guard unit is infantry of the line. */
static void replace(struct eng_turn *t, int unit, int strength, eng_ruleno rule)
{
    struct nt_state *s = t->state;
    struct nt_unit *u = &s->unit[unit];
    int side = side_of_unit(unit);

    HOLDS(NT_3_15, "what comes into being is counted in the pool, which nothing asks for leave");
    s->pool[side][u->type][u->strength]--;
    if (strength == 0) {
        tell(t, rule, ENG_ALL, NEWS_ELIMINATED, unit, nt_face(u));
        u->at = NT_GONE;
        u->corps = NT_NO_CORPS;
        u->flags = 0;
        return;
    }
    u->type = BY(NT_3_13, u->type == GUARD) ? INFANTRY : u->type;
    u->strength = (uint8_t)BY(NT_3_11, strength);
    s->pool[side][u->type][u->strength]++;
    tell(t, rule, ENG_ALL, NEWS_REDUCED, unit, nt_face(u));
}

int nt_take_loss(struct eng_turn *t, int unit, int points, eng_ruleno rule)
{
    struct nt_state *s = t->state;
    const struct nt_unit *u = &s->unit[unit];
    int lost = BY(NT_11_10_10, points < u->strength) ? points : u->strength;

    if (lost <= 0 || u->at == NT_GONE)
        return 0;
    nt_show_face(t, unit, rule);
    nt_commit(t, unit);
    replace(t, unit, u->strength - lost, rule);
    return lost;
}

int nt_eliminate(struct eng_turn *t, int unit, eng_ruleno rule)
{
    const struct nt_state *s = t->state;

    return nt_take_loss(t, unit, s->unit[unit].strength, rule);
}
