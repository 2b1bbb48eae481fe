/* shelf.h -- names of shelves, which browsers keep as a cookie.
 *
 * Whoever knows the name of a shelf has the links on it, so it must be one that this server drew: a
 * name that somebody else thought of and put into a browser is no shelf.  Part of a name is a mark of
 * the rest, made with a key of this run of the program.  After a restart the mark is not ours any
 * more; then the shelf is known by what lies on it, and an empty one is no loss. */

#ifndef SERVER_SHELF_H
#define SERVER_SHELF_H

#include "server/api/request.h"

void shelf_start(struct server *server); /* draws the key */
void shelf_draw(const struct server *server, char out[STORE_TOKEN]);
/* Did we draw it, in this run or in an earlier one? */
bool shelf_is_ours(struct server *server, const char *name);

#endif
