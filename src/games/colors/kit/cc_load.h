/* cc_load.h -- the parts of loading that are files of their own. */

#ifndef GAMES_COLORS_KIT_CC_LOAD_H
#define GAMES_COLORS_KIT_CC_LOAD_H

#include "games/colors/cc_local.h"

/* cc_field.c: rows, sections, neighbours and distances; then lines of sight into b->ray, which has
 * room for so many. */
void cc_lay_out(struct cc_board *b);
int cc_ray_room(const struct cc_board *b);
void cc_draw_rays(struct cc_board *b);

#endif
