/* au_show.h -- parts of the view of Austerlitz 1805. */

#ifndef GAMES_AUSTERLITZ_KIT_AU_SHOW_H
#define GAMES_AUSTERLITZ_KIT_AU_SHOW_H

#include "base/geo_shape.h"
#include "games/austerlitz/kit/au_names.h"

/* Corners in whole hu: x, y, x, y ... */
void au_show_shape(const struct plane_shape *shape, struct jout *json);
/* The id of a unit or chit; nothing for AU_NOBODY. */
void au_show_piece(const struct au_board *b, const char *key, int piece, struct jout *json);

#endif
