/* json_kept.h -- parts of a JSON text that have been written before.
 *
 * Of what a page is shown nearly all is what it was shown before, piece by piece.  A part is written by
 * a function that is handed a key and what never changes (a board), and nothing else: the same bytes
 * therefore give the same text, whoever it is for.  It is kept with its key, with the prints of what it
 * has within it and with its sum (json_parts.h), and copied when the same key comes again.
 *
 * So a key made from what a seat may know cannot bring it anything else; and one must never be made
 * from the truth.
 *
 * The room is of a fixed size, and what was kept first goes first.  One thread at a time. */

#ifndef BASE_JSON_KEPT_H
#define BASE_JSON_KEPT_H

#include <stddef.h>

#include "base/json_out.h"

struct jkept;

/* For that many bytes.  What parts are `about` must outlive it, and not change. */
struct jkept *jkept_new(size_t room);
void jkept_free(struct jkept *k);

#endif
