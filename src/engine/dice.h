/* dice.h -- the key of a match's dice, and what the players add to it.
 *
 * The first key is the seed, which the umpire has drawn and promised.  So that not even he can know
 * the dice, each player may add 32 bytes of his own, in rounds:
 *
 *   commit   a player promises his bytes.  Who never did may open a round, or join one in which
 *            somebody has still to promise; everybody who has ever promised takes part, and
 *            promises anew.  When all have, nobody joins: whoever shows has seen every promise
 *   reveal   when all have promised, each shows his bytes, which must keep the promise
 *   forgo    somebody who owes the one or the other does not give it: the round goes on without
 *
 * When all is shown the key becomes SHA-256(key, bytes of each in the order of the seats).  Until
 * then the dice are thrown with the key before: nobody waits.  Who promised first cannot know what
 * the others will add, and who shows last can choose only between showing and being known for not
 * having shown.  A round needs a newcomer, so there are no more rounds than seats. */

#ifndef ENGINE_DICE_H
#define ENGINE_DICE_H

#include "base/seed.h"
#include "engine/engine.h"

/* A round that is over, or the one that is open. */
struct dice_round {
    eng_seats added, forgone;
    uint64_t opened, closed; /* after so many rolls */
};

struct dice {
    struct seed key;
    eng_seats ever;                /* have promised at some time                      */
    eng_seats bound;               /* take part in the open round; none: none is open */
    eng_seats committed, revealed; /* of these                                        */
    char promise[ENG_SEATS][SEED_HEX];
    struct seed part[ENG_SEATS];
    int rounds; /* that are over */
    struct dice_round round[ENG_SEATS + 1];
};

/* What may be done now; the other functions may only be called then.  `rolls` were thrown so far.
 * True from dice_reveal and dice_forgo: the round is over, and the key perhaps another. */
bool dice_may_commit(const struct dice *d, int seat);
void dice_commit(struct dice *d, int seat, const char promise[SEED_HEX], uint64_t rolls);
bool dice_may_reveal(const struct dice *d, int seat, const struct seed *part);
bool dice_reveal(struct dice *d, int seat, const struct seed *part, uint64_t rolls);
bool dice_owes(const struct dice *d, int seat); /* and may forgo */
bool dice_forgo(struct dice *d, int seat, uint64_t rolls);

/* Have all promised, so that it is time to show? */
bool dice_are_promised(const struct dice *d);
/* Those whose bytes are in the key. */
eng_seats dice_added(const struct dice *d);

#endif
