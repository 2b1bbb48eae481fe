/* api.h -- what the page asks the program for, as JSON. */

#ifndef SERVER_API_H
#define SERVER_API_H

#include <stdbool.h>

#include "base/text.h"
#include "store/store.h"

/* The games for the home page: {"games": [{game, title, statements, proven, scenarios: [{id,
 * title: {en, fr}, source}], trouble?}]}.  The teaching game is left out.  `trouble` says why the
 * data of a game cannot be read; its scenarios are then empty. */
void api_games(struct text *out);

/* {"ok": true, "matches": 12}; false when the store cannot be read: `ok` is then false too. */
bool api_health(struct store *store, struct text *out);

#endif
