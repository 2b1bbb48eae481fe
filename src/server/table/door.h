/* door.h -- who may come in, and to which table. */

#ifndef SERVER_DOOR_H
#define SERVER_DOOR_H

#include "server/table/tables.h"

/* The table behind a token, opened where it is not.  NULL: `code` and err say why; an invitation
 * (CODE_INVITATION) opens none. */
struct table *door_find(struct hub *hub, const char *token, struct store_door *door,
                        enum code *code, struct err *err);
/* Sits down: an invitation is used up, and the seat's own token is on the shelf of that secret and
 * in `out`, durable, and nowhere else.  Who has sat down already, by the same shelf, gets his token
 * again. */
bool door_take_seat(struct hub *hub, const char *invitation, const char *shelf,
                    char out[STORE_TOKEN], enum code *code, struct err *err);

/* -- make.c -- */

/* A new match with all its doors, durable when this returns true; the first door is the owner's,
 * the second the watchers', then one for each seat that has one, in order. */
struct made {
    char id[STORE_ID_MAX + 1];
    char owner[STORE_TOKEN], watch[STORE_TOKEN];
    char seat[ENG_SEATS][STORE_TOKEN]; /* the invitation to it; "": nobody is invited */
};
bool make_match(struct hub *hub, const struct plan *plan, const char *shelf, struct made *out,
                enum code *code, struct err *err);

#endif
