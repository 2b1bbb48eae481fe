/* au_save.h -- what writing and reading positions share. */

#ifndef GAMES_AUSTERLITZ_KIT_AU_SAVE_H
#define GAMES_AUSTERLITZ_KIT_AU_SAVE_H

#include "games/austerlitz/kit/au_names.h"

/* Facts of the state that are either so or not, each with its word. */
struct au_event {
    const char *word;
    size_t at; /* offset in struct au_state */
};
extern const struct au_event au_events[];

/* How a unit that stands so looks where a position says no more of it. */
struct au_unit au_plain_unit(const struct au_board *b, int unit, int standing);

#endif
