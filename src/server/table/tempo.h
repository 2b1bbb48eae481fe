/* tempo.h -- when a bot's answer is given, so that the time it took does not tell what it holds.
 *
 * A bot that has one card to answer with and nothing to choose decides at once; with two it thinks.
 * Whoever sits opposite could read its hand from its pauses.  So an answer waits for the end of a slot
 * that is the same for all its answers of that kind, and only what takes longer than a slot waits for
 * the next one.
 *
 * After another's decision the slot is as long as the bot may think: then it is asked for reactions,
 * and whether it has any is a secret.  While it goes on with its own affairs the slots are short, for
 * a turn has many steps. */

#ifndef SERVER_TEMPO_H
#define SERVER_TEMPO_H

#include "ai/ai.h"

/* In ms; `first`: somebody else has decided last. */
int64_t tempo_slot(const struct ai_bot *bot, const struct ai_budget *budget, bool first);
/* When an answer is due that is there `now`, to a question put at `asked`. */
int64_t tempo_due(int64_t asked, int64_t slot, int64_t now);

enum { TEMPO_HURRY = 60 }; /* the slot of a bot that is told to hurry */

#endif
