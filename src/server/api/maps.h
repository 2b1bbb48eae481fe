/* maps.h -- the maps of the games as they lie in the folder of data, packed for the wire. */

#ifndef SERVER_MAPS_H
#define SERVER_MAPS_H

#include "base/err.h"
#include "server/api/packed.h"

struct maps;

struct map {
    char *game;
    struct packed body;
};

struct maps *maps_new(void);
void maps_free(struct maps *m);

/* Reads all of them. */
void maps_prepare(struct maps *m);
/* Read at the first call and kept.  NULL and err when that game has none. */
const struct map *maps_find(struct maps *m, const char *game, struct err *err);

#endif
