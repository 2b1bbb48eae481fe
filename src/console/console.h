/* console.h -- the line protocol: one command a line, one answer each (docs/protocol.md).
 *
 * A person at a terminal, a bot of thirty lines and the tests use the same door.  A console is the
 * umpire's place: it sees everything, and redacts for a seat when it is asked to. */

#ifndef CONSOLE_CONSOLE_H
#define CONSOLE_CONSOLE_H

#include <stdio.h>

#include "engine/match.h"

/* `berthier console`; argv[0] is its name.  Returns the exit status. */
int console_command(int argc, char **argv);

enum {
    CONSOLE_GREETS = 1,   /* and prompts, on standard error */
    CONSOLE_STRANGERS = 2 /* `bot` may start programs: whoever writes to it can run anything */
};

/* Reads commands until quit or the end; false when an answer could not be written. */
bool console_run(FILE *in, FILE *out, enum lang lang, unsigned how);

#endif
