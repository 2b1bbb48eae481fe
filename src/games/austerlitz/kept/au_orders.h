/* au_orders.h -- orders of the movement phase that were found legal, or not, and are so still.
 *
 * After each order every unit of the side is examined again, though most stand where they stood and
 * nobody has stirred near them.  An order looks no farther than the way it leads; so its verdict is
 * kept by the thread, with that part of the field, until somebody stirs there. */

#ifndef GAMES_AUSTERLITZ_AU_ORDERS_H
#define GAMES_AUSTERLITZ_AU_ORDERS_H

#include "games/austerlitz/au_local.h"

/* Before the orders of a state are asked for, whose field is open. */
void au_orders_begin(const struct eng_box *box, const struct au_state *s);
/* As au_check_move says. */
bool au_order_is_legal(const struct eng_box *box, const struct au_state *s, int seat,
                       const struct eng_action *a);

#endif
