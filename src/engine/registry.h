/* registry.h -- the games of this program. */

#ifndef ENGINE_REGISTRY_H
#define ENGINE_REGISTRY_H

#include "engine/box.h"

extern const struct eng_game *const eng_games[]; /* ends with NULL */

const struct eng_game *eng_find_game(const char *id);

/* The folder of data: $BERTHIER_DATA, else beside the program's build folder, else where it was
 * installed.  False names the places that were looked at. */
bool eng_find_data(struct text *out, struct err *err);

/* Opened at the first call and kept until the program ends; safe from several threads. */
const struct eng_box *eng_shared_box(const char *game, struct err *err);

#endif
