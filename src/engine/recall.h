/* recall.h -- answers that follow from a state alone, kept for whoever asks again.
 *
 * Rules own no memory.  Where they think long, and offer, check and apply put the same question one
 * after the other, the engine keeps their last answers, a few in each thread, each with the bytes
 * of the state it follows from: whoever asks with the same bytes of the same box is given it.  It
 * only saves time; without it everything is the same. */

#ifndef ENGINE_RECALL_H
#define ENGINE_RECALL_H

#include "engine/box.h"

enum { ENG_ANSWER = 64 }; /* bytes of an answer, at most */

/* The answer for this seat to this state, into `answer`; false: it is to be worked out. */
bool eng_recall(const struct eng_box *box, const void *state, int seat, void *answer, size_t size);
/* Keeps it, in place of the oldest.  States too large and boxes never opened are let go. */
void eng_keep(const struct eng_box *box, const void *state, int seat, const void *answer,
              size_t size);

#endif
