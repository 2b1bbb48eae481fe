/* cn_032_command.c -- 1X 6, 19, 33 to 37: ratings as they count, and who can be under whom. */

#include "games/campaign/kept/cn_tracks.h"

bool cn_is_general(const struct cn_board *b, int leader)
{
    return b->leader[leader].kind == LEADER_MG_FOOT || b->leader[leader].kind == LEADER_MG_HORSE;
}

/* 1X-34-1: a Major General of cavalry who has foot or guns on his own track. */
static bool is_slowed(const struct cn_board *b, const struct cn_state *s, int leader)
{
    int side = b->leader[leader].side;

    if (b->leader[leader].kind != LEADER_MG_HORSE)
        return false;
    for (int i = b->unit_first[side]; i < b->unit_first[side + 1]; i++)
        if (s->unit[i].standing == IS_TRACK && s->unit[i].leader == leader &&
            BY(CN_34_2, b->unit[i].arm != CAVALRY))
            return true;
    return false;
}

int cn_initiative(const struct cn_board *b, const struct cn_state *s, int leader)
{
    if (cn_is_overruled(b, s, leader))
        return 2;
    return BY(CN_34_1, is_slowed(b, s, leader)) ? 1 : BY(CN_115_1, b->leader[leader].initiative);
}

int cn_span2(const struct cn_board *b, const struct cn_state *s, int leader)
{
    (void)s;
    return b->leader[leader].span2;
}

int cn_value2(const struct cn_board *b, const struct cn_state *s, int leader)
{
    return BY(CN_34_1, is_slowed(b, s, leader)) ? 4 : b->leader[leader].subordination2;
}

/* 1X-36-2, 129-2: in his hex, or in one next to it where a zone reaches from the one to the other: not
 * over a primary river without a bridge. */
bool cn_orders_reach(const struct cn_board *b, const struct cn_state *s, int hex, int other)
{
    int side = cn_side_to(b, hex, other);

    if (BY(CN_6_2, hex == other || side < 0))
        return hex == other;
    return cn_zone_reaches(b, s, hex, side) ||
           cn_zone_reaches(b, s, other, cn_side_to(b, other, hex));
}

/* 1X-6-2: directly under him, in his box or with him in the next hex. */
static bool is_under(const struct cn_state *s, int leader, int other)
{
    const struct cn_leader *l = &s->leader[other];

    return l->under == leader && (l->standing == IS_BOX || l->standing == IS_MAP);
}

/* 1X-39-3: he who has no troops rides along and costs nothing; 1X-35-3: whoever is under one of his
 * counts besides. */
static int cost2(const struct cn_board *b, const struct cn_state *s, int leader)
{
    int side = b->leader[leader].side,
        cost = cn_has_troops(s, leader) ? cn_value2(b, s, leader) : 0;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (BY(CN_35_3, is_under(s, leader, i) && cn_has_troops(s, i)))
            cost += cn_value2(b, s, i);
    return cost;
}

/* Of a state that is only tried out nothing is kept. */
static int own_load2(const struct cn_board *b, const struct cn_state *s, int leader)
{
    int side = b->leader[leader].side, load = 0;

    if (cn_is_held(s))
        return BY(CN_37_2, cn_tracks(b, s)->of[leader].load2);
    for (int i = b->unit_first[side]; i < b->unit_first[side + 1]; i++)
        if (BY(CN_37_2, s->unit[i].leader == leader) && s->unit[i].standing == IS_TRACK)
            load += b->unit[i].subordination2;
    return load;
}

/* 1X-37-2: his own units and the leaders under him; what is on their tracks is theirs to bear. */
int cn_load2(const struct cn_board *b, const struct cn_state *s, int leader)
{
    int side = b->leader[leader].side, load = own_load2(b, s, leader);

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (is_under(s, leader, i))
            load += cost2(b, s, i);
    return load;
}

int cn_price2(const struct cn_board *b, const struct cn_state *s, int leader, int other)
{
    return is_under(s, leader, other) ? 0 : cost2(b, s, other);
}

bool cn_is_organising(const struct cn_state *s)
{
    return eng_innermost(&s->core, PROC_ORGANISE) != NULL;
}

/* 1X-39-1: whoever has no troops takes no command before the next command phase. */
bool cn_may_command(const struct cn_board *b, const struct cn_state *s, int leader)
{
    (void)b;
    return s->leader[leader].standing == IS_MAP &&
           BY(CN_39_1, cn_has_troops(s, leader) || cn_is_organising(s));
}

bool cn_can_lead(const struct cn_board *b, const struct cn_state *s, int leader, int other)
{
    if (leader == other ||
        BY(CN_117_2, BY(CN_376_2, b->leader[leader].side != b->leader[other].side)) ||
        b->leader[other].subordination2 == CN_NOBODY || !cn_may_command(b, s, leader))
        return false;
    return cn_load2(b, s, leader) + cn_price2(b, s, leader, other) <= cn_span2(b, s, leader);
}
