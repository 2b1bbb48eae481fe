/* au_sights.h -- sights that were found free, or not, and are so still.
 *
 * Guns and muskets ask before every shot who sees whom, and between two shots hardly anybody moves.
 * What hides a piece lies between the two: the answer is kept by the thread until a piece comes,
 * goes, turns or changes its formation there. */

#ifndef GAMES_AUSTERLITZ_AU_SIGHTS_H
#define GAMES_AUSTERLITZ_AU_SIGHTS_H

#include "games/austerlitz/au_local.h"

typedef eng_ruleno au_look_over(const struct au_board *b, const struct au_state *s, int piece,
                                int target, bool over);

/* What the function would answer, where the field is open and the box known; it does elsewhere. */
eng_ruleno au_recall_sight(const struct au_board *b, const struct au_state *s, int piece,
                           int target, bool over, au_look_over *look);

#endif
