/* opponents.h -- the opponents beside the script: anchors to measure by, and the four levels. */

#ifndef AI_OPPONENTS_H
#define AI_OPPONENTS_H

#include "ai/search.h"

/* The game has knowledge to search with. */
bool opponents_play(const struct eng_game *game);

/* Decisions that need no thought: the only offer, or what the script does by habit (set-up). */
bool opponents_habit(const struct eng_box *box, const void *redacted, int seat,
                     const struct ai_budget *budget, struct rng *rng, struct eng_action *out);

ai_choose greedy_choose, flat_choose;
/* The solo system of Austerlitz 1805. */
bool solo_plays(const struct eng_game *game);
ai_choose solo_choose;
ai_choose recruit_choose, veteran_choose, guard_choose, marshal_choose;

#endif
