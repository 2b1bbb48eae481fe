/* think_triumph.h -- how the higher levels think about a command of Napoleon's Triumph. */

#ifndef AI_TRIUMPH_THINK_TRIUMPH_H
#define AI_TRIUMPH_THINK_TRIUMPH_H

#include "ai/search.h"
#include "ai/triumph/eval_triumph.h"

/* The chance to win that an evaluation stands for, AI_LOST to AI_WON. */
int think_triumph_chance(int value);

/* Worlds that fit what the enemy has done in the attack on the table; where he did what he would
 * hardly have done, only some: he may err, or know better. */
enum { THINK_WORLDS = 48 };
struct think_worlds {
    int count;
    const void *world[THINK_WORLDS];
};
void think_triumph_worlds(struct search *s, int wanted, struct think_worlds *out);

/* The best command; false on other rows. */
bool think_triumph(struct search *s, int depth, struct eng_action *out);

#endif
