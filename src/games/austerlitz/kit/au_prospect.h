/* au_prospect.h -- what a unit that is attacked may expect of its answers, in chances. */

#ifndef GAMES_AUSTERLITZ_KIT_AU_PROSPECT_H
#define GAMES_AUSTERLITZ_KIT_AU_PROSPECT_H

#include "games/austerlitz/au_local.h"

int au_percent(int64_t ways, int64_t of); /* rounded, but 0 and 100 only where it is certain */
/* Of the 36 ways of a check of morale, those that pass (A05-12.4, 12.8, 12.9). */
int au_ways_to_pass(int morale);

/* Checks before contact, and what the attack frame f then brings with it: the check of those that are
 * charged, an attempt at a square.  must: is there a check at all? */
struct au_nerve {
    bool must;
    int morale; /* checked against, modifiers taken in */
};
struct au_nerve au_nerve_for_square(const struct au_board *b, const struct au_state *s,
                                    const struct eng_frame *f);

/* What becomes of the one that is attacked if the combat is fought, no fire before it taken in: per
 * cent, 100 together. */
struct au_prospect {
    int stays, back, gone; /* gone: routed or lost */
};
struct au_prospect au_prospect_of(const struct au_board *b, const struct au_state *s,
                                  const struct eng_frame *f, bool square);
/* For the attacker, the dice alone: wins, neither, loses. */
struct au_prospect au_prospect_of_attack(const struct au_board *b, const struct au_state *s,
                                         const struct eng_frame *f);

#endif
