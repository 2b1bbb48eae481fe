/* au_listed.h -- what is offered on the row where the match stands, as the row lists it.
 *
 * A list is often asked for twice, to be shown and to be drawn from: the last one is kept. */

#ifndef GAMES_AUSTERLITZ_AU_LISTED_H
#define GAMES_AUSTERLITZ_AU_LISTED_H

#include "games/austerlitz/au_local.h"

void au_list(const struct eng_box *box, const struct au_state *s, int seat, struct eng_choices *c);

#endif
