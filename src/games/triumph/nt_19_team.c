/* nt_19_team.c -- chapter 19: who decides for a side. */

#include "games/triumph/nt_local.h"

eng_seats nt_deciders(const struct nt_state *s, int side)
{
    return seats_of(&s->core, side);
}

bool nt_may_command_corps(const struct nt_board *b, const struct nt_state *s, int seat,
                          int commander)
{
    (void)b;
    return nt_army_of(s, seat) == side_of_commander(commander);
}

bool nt_may_command_unit(const struct nt_board *b, const struct nt_state *s, int seat, int unit)
{
    (void)b;
    return nt_army_of(s, seat) == side_of_unit(unit);
}

bool nt_may_take_from(const struct nt_board *b, const struct nt_state *s, int seat, int corps)
{
    (void)b;
    return nt_army_of(s, seat) == side_of_commander(corps);
}
