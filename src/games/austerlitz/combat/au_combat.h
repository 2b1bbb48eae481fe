/* au_combat.h -- what the files of close combat share. */

#ifndef GAMES_AUSTERLITZ_COMBAT_AU_COMBAT_H
#define GAMES_AUSTERLITZ_COMBAT_AU_COMBAT_H

#include "games/austerlitz/au_local.h"

/* Guns and lone headquarters cannot fight: whoever reaches them has them (A05-13.15, 12.6.3-6). */
bool au_is_helpless(const struct au_board *b, int unit);
void au_overrun(struct eng_turn *t, int by, int unit);

#endif
