/* au_outlook.c -- what opponents may ask about a world that they imagine. */

#include <string.h>

#include "games/austerlitz/solo/au_np.h"

/* -- the solo system as a habit -- */

static bool needs_orders(const struct au_state *s)
{
    int proc = eng_now(&s->core)->proc;

    return proc == PROC_MOVEMENT || proc == PROC_ARTILLERY;
}

/* Orders stand in the state only where the rules play that side; elsewhere they are worked out anew
 * for each decision, with a die that is the same for a turn, a group and an arm. */
bool au_outlook_solo(const struct eng_box *box, const struct au_state *s, int seat,
                     struct eng_action *out)
{
    struct au_state own;
    struct au_thought thought;

    if (!(s->core.asked & ENG_SEAT(seat)))
        return false;
    memcpy(&own, s, sizeof own);
    if (needs_orders(s) && !au_outlook_is_solo(s, seat))
        au_np_plan(box, &own, seat);
    bool fine = au_np_think(box, &own, seat, &thought);
    *out = thought.action;
    return fine && box->game->check(box, s, seat, out) == 0;
}

bool au_outlook_is_solo(const struct au_state *s, int seat)
{
    return au_is_np(s, s->core.side[seat]);
}

/* -- how it stands -- */

bool au_outlook_moves(const struct au_state *s)
{
    return s->core.depth > 0 && eng_now(&s->core)->proc == PROC_MOVEMENT;
}

bool au_outlook_is_attacked(const struct au_state *s)
{
    return s->core.depth > 0 && eng_now(&s->core)->proc == PROC_ATTACK;
}

int au_outlook_points(const struct eng_box *box, const struct au_state *s, int side)
{
    return au_victory_points(au_board(box), s, side);
}

static int tenths_of(const struct au_board *b, const struct au_state *s, int unit)
{
    static const int share[] = { [STEADY] = 10, [STUNNED] = 9, [DISORGANISED] = 6, [ROUTED] = 3 };
    const struct au_unit *u = &s->unit[unit];

    if (u->standing == AT_ABSENT || u->standing == AT_LOST || b->unit[unit].arm == HEADQUARTERS)
        return 0;
    return au_worth(b, s, unit) * share[u->morale];
}

int au_outlook_worth(const struct eng_box *box, const struct au_state *s, int side)
{
    const struct au_board *b = au_board(box);
    int worth = 0;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        worth += tenths_of(b, s, i);
    return worth;
}
