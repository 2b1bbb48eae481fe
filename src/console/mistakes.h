/* mistakes.h -- all that is wrong with a position, and not only what comes first. */

#ifndef CONSOLE_MISTAKES_H
#define CONSOLE_MISTAKES_H

#include "engine/box.h"

typedef void mistake_teller(void *arg, const struct err *err);

/* Tells every mistake of a position, each with its line where it has one; returns how many. */
int mistakes_tell(const struct eng_box *box, const char *place, const char *text,
                  mistake_teller *teller, void *arg);

#endif
