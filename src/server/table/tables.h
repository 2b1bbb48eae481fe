/* tables.h -- the tables that are open. */

#ifndef SERVER_TABLES_H
#define SERVER_TABLES_H

#include "server/table/hub.h"
#include "server/table/table.h"

struct table *tables_loaded(struct hub *hub, const char *match); /* NULL: not open */
void tables_add(struct hub *hub, struct table *t);
void tables_make_room(struct hub *hub); /* for one more */
void tables_each(struct hub *hub, void (*visit)(struct table *t));
/* That pages are open is written down now and then: what nobody looks at is removed one day. */
void tables_note_looks(struct hub *hub);
/* Those that nobody has wanted for so long. */
void tables_put_away(struct hub *hub, int64_t idle);
void tables_free(struct hub *hub);

#endif
