/* cc_show.h -- the two halves of the view. */

#ifndef GAMES_COLORS_KIT_CC_SHOW_H
#define GAMES_COLORS_KIT_CC_SHOW_H

#include "games/colors/cc_local.h"

/* The battle under way, the last roll, and what may be attacked: cc_show_combat.c. */
void cc_show_combat(const struct eng_box *box, const struct cc_state *s, struct jout *json);

#endif
