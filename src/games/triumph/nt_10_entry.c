/* nt_10_entry.c -- chapter 10: when reinforcements may come. */

#include "games/triumph/nt_local.h"

/* The board has read the hour printed for Bernadotte and Davout (NT-10-44) as a round of each
 * scenario, the first where it lies before the battle begins (NT-10-45); all others may come from
 * the first round on (NT-10-46). */
int nt_entry_round(const struct nt_board *b, const struct nt_state *s, int commander)
{
    HOLDS(NT_10_45);
    HOLDS(NT_10_46);
    HOLDS(NT_10_47); /* from then on, not at that hour */
    return b->commander[commander].from_round[s->scenario];
}
