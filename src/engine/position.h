/* position.h -- positions as text (.pos): scenarios, saves and the starting points of tests.
 *
 *   position skirmish 1          game and version, always the first line
 *   title "A duel"               heading of a scenario, with source and note
 *   source ours
 *   seats 0 1                    the side of each seat
 *   frame match "stances" 0 1    procedure, row by name, answer, locals
 *   active 0 1                   who owes a decision
 *   ...                          and the game's own lines
 *
 * The engine reads and writes the lines of the core; every other line is the game's. */

#ifndef ENGINE_POSITION_H
#define ENGINE_POSITION_H

#include "engine/box.h"

struct eng_heading {
    char *title, *source, *note; /* NULL where not given; the caller frees them */
};

/* Reads a text into a state, as it stands: nothing is set up or begun.  heading may be NULL. */
bool eng_position_read(const struct eng_box *box, const char *place, const char *text, void *state,
                       struct eng_heading *heading, struct err *err);

#endif
