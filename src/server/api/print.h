/* print.h -- the rules of a game as one document, to be printed.
 *
 * HTML that needs nothing else: the text stands in it, and the page's own script draws legend and examples
 * from what is packed in with it, by the boards of the games. */

#ifndef SERVER_PRINT_H
#define SERVER_PRINT_H

#include "base/catalog.h"
#include "base/err.h"
#include "base/text.h"
#include "engine/rulebook.h"

/* False, with err, where data cannot be read. */
bool print_book(const struct eng_book *book, enum lang lang, struct text *out, struct err *err);

/* `berthier rules GAME --book [--lang fr]`: the same on standard output; the exit status. */
int book_command(int argc, char **argv);

#endif
