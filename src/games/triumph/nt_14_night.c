/* nt_14_night.c -- chapter 14: the one Night round of the 1 December scenario. */

#include "games/triumph/nt_local.h"

enum { NIGHT = 11 /* NT-5-06 */, MOST_REGAINED = 4 /* NT 14 */ };

/* Attacks apart, the night is a round like any other (NT-14-03). */
bool nt_is_night(const struct nt_state *s)
{
    HOLDS(NT_14_03, "attacks and entering the enemy ask for the night, no other command does");
    return s->scenario == FIRST_DECEMBER && s->round == NIGHT;
}

/* NT-14-04: half of what was lost, rounded down, at most four.  What was lost is counted by itself in
 * nt_lose_morale, for whatever reason it was. */
void nt_rest(struct eng_turn *t)
{
    struct nt_state *s = t->state;

    tell(t, NT_14_01, ENG_ALL, NEWS_NIGHT);
    for (int side = FRENCH; side < SIDES; side++) {
        int regained = BY(NT_14_06, BY(NT_14_05, s->morale_lost[side] / 2));
        nt_gain_morale(t, side, regained < MOST_REGAINED ? regained : MOST_REGAINED, NT_14_04);
    }
}
