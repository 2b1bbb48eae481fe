/* nt_3_pieces.c -- chapter 3: faces, and what losses do to them. */

#include "games/triumph/nt_local.h"

/* NT-15-01; what is left of heavy cavalry is cavalry (NT-3-14). */
bool nt_is_heavy(const struct nt_unit *u)
{
    HOLDS(NT_3_14);
    HOLDS(NT_15_01);
    return u->type == CAVALRY && u->strength == 3;
}

bool nt_is_foot(const struct nt_unit *u)
{
    return u->type == INFANTRY || u->type == GUARD;
}

int nt_arm(const struct nt_unit *u)
{
    return u->type == GUARD ? INFANTRY : u->type;
}

int nt_face(const struct nt_unit *u)
{
    return u->type * 4 + u->strength;
}

void nt_show_face(struct eng_turn *t, int unit, eng_ruleno rule)
{
    struct nt_state *s = t->state;
    struct nt_unit *u = &s->unit[unit];

    HOLDS(NT_3_09);
    u->flags |= UNIT_UP;
    if (t->core->seen[unit] == ENG_ALL)
        return;
    reveal(t, unit, ENG_ALL);
    tell(t, rule, ENG_ALL, NEWS_SHOWN, unit, nt_face(u));
}

/* The players remember what they saw (NT-7-10); who looks on sees only what lies face-up. */
void nt_turn_down(struct nt_state *s, int unit)
{
    struct nt_unit *u = &s->unit[unit];

    if (u->flags & UNIT_FIXED || !(u->flags & UNIT_UP))
        return;
    u->flags &= (uint8_t)~UNIT_UP;
    if (s->core.seen[unit] != ENG_ALL || u->at == NT_GONE)
        return;
    s->core.seen[unit] = (eng_seats)((1u << s->core.seat_count) - 1);
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

    HOLDS(NT_3_11);
    HOLDS(NT_3_13);
    HOLDS(NT_3_15); /* replacements do not run out */
    s->pool[side][u->type][u->strength]--;
    if (strength == 0) {
        tell(t, rule, ENG_ALL, NEWS_ELIMINATED, unit, nt_face(u));
        u->at = NT_GONE;
        u->corps = NT_NO_CORPS;
        u->flags = 0;
        return;
    }
    u->type = u->type == GUARD ? INFANTRY : u->type;
    u->strength = (uint8_t)strength;
    s->pool[side][u->type][u->strength]++;
    tell(t, rule, ENG_ALL, NEWS_REDUCED, unit, nt_face(u));
}

int nt_take_loss(struct eng_turn *t, int unit, int points, eng_ruleno rule)
{
    struct nt_state *s = t->state;
    const struct nt_unit *u = &s->unit[unit];
    int lost = points < u->strength ? points : u->strength;

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
