/* nt_14_night.c -- chapter 14: the one Night round of the 1 December scenario. */

#include "games/triumph/nt_local.h"

enum { NIGHT = 11, MOST_REGAINED = 4 };

bool nt_is_night(const struct nt_state *s)
{
    return s->scenario == FIRST_DECEMBER && s->round == NIGHT;
}

/* NT-14-04: half of what was lost, rounded down, at most four. */
void nt_rest(struct eng_turn *t)
{
    struct nt_state *s = t->state;

    tell(t, NT_14_01, ENG_ALL, NEWS_NIGHT);
    for (int side = FRENCH; side < SIDES; side++) {
        int regained = s->morale_lost[side] / 2;
        nt_gain_morale(t, side, regained < MOST_REGAINED ? regained : MOST_REGAINED, NT_14_04);
    }
}
