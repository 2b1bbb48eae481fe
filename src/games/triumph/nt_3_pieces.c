/* nt_3_pieces.c -- chapter 3: faces, and what losses do to them. */

#include "games/triumph/nt_local.h"

bool nt_is_heavy(const struct nt_unit *u)
{
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

    u->flags |= UNIT_UP;
    if (t->core->seen[unit] == ENG_ALL)
        return;
    reveal(t, unit, ENG_ALL);
    tell(t, rule, ENG_ALL, NEWS_SHOWN, unit, nt_face(u));
}

void nt_faces_down(struct nt_state *s)
{
    for (int unit = 0; unit < NT_UNITS; unit++)
        if (!(s->unit[unit].flags & UNIT_FIXED))
            s->unit[unit].flags &= (uint8_t)~UNIT_UP;
}

/* NT-3-13: what is left of a Guard unit is infantry of the line. */
static void replace(struct eng_turn *t, int unit, int strength, eng_ruleno rule)
{
    struct nt_state *s = t->state;
    struct nt_unit *u = &s->unit[unit];
    int side = side_of_unit(unit);

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
