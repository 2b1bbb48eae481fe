/* cc_2_pieces.c -- CCN 2: units and leaders on the field, and the ways home. */

#include "games/colors/cc_local.h"

void cc_put_unit(struct cc_state *s, int unit, int hex)
{
    struct cc_unit *u = &s->unit[unit];

    if (u->at)
        s->unit_on[u->at] = CC_NO_UNIT;
    u->at = (uint8_t)hex;
    if (!hex)
        return;
    BASE_ASSERT(s->unit_on[hex] == CC_NO_UNIT);
    s->unit_on[hex] = (uint8_t)unit;
}

/* A leader in flight passes through hexes that hold others: he is put where he ends. */
void cc_put_leader(struct cc_state *s, int leader, int hex)
{
    struct cc_leader *l = &s->leader[leader];

    if (l->at)
        s->leader_on[l->at] = CC_NO_LEADER;
    l->at = (uint8_t)hex;
    if (!hex)
        return;
    BASE_ASSERT(s->leader_on[hex] == CC_NO_LEADER);
    s->leader_on[hex] = (uint8_t)leader;
}

bool cc_enemy_beside(const struct cc_board *b, const struct cc_state *s, int hex, int side,
                     int class)
{
    FOR_NEXT (next, b, hex) {
        int unit = s->unit_on[next];
        if (unit == CC_NO_UNIT || s->unit[unit].side == side)
            continue;
        if (class == CLASSES || cc_class(b, s, unit) == class)
            return true;
    }
    return false;
}

int cc_homeward(int side)
{
    return BY(CC_2_2_08, side == TOP) ? -1 : 1;
}

bool cc_on_baseline(const struct cc_board *b, int hex, int side)
{
    return b->row[hex] == (side == TOP ? 0 : CC_ROWS - 1);
}

int cc_hexes_home(const struct cc_board *b, int hex, int side, int out[2])
{
    int count = 0;

    FOR_NEXT (next, b, hex)
        if (b->row[next] == b->row[hex] + cc_homeward(side))
            out[count++] = next;
    return count;
}

int cc_section_of(int side, int which)
{
    static const uint8_t seen_from_below[3] = { WEST, CENTRE, EAST };

    return seen_from_below[BY(CC_2_2_07, side == BOTTOM) ? which : 2 - which];
}
