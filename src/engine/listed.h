/* listed.h -- the last list of offers, kept for whoever draws from it or asks again.
 *
 * A list is made to be shown or weighed, and then one is drawn from it, or the same is asked once more
 * before anything has happened.  Games whose lists are dear let the engine keep the last of each
 * thread, with the whole state that it was made of, which is compared byte by byte.  It only saves
 * time: each of these games compares it with a new one in a test of what it keeps. */

#ifndef ENGINE_LISTED_H
#define ENGINE_LISTED_H

#include "engine/box.h"
#include "engine/choices.h"

/* False: that state was not listed last. */
bool eng_recall_list(const struct eng_box *box, const void *state, int seat, struct eng_choices *c);
/* In its order, be it sorted or not; a list with outlines is let go. */
void eng_keep_list(const struct eng_box *box, const void *state, int seat,
                   const struct eng_choices *c);

#endif
