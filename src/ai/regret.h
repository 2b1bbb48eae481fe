/* regret.h -- secret choices: what two players do who may not be read by each other.
 *
 * The way is regret matching over sampled worlds (counterfactual regret minimisation with external
 * sampling): a world is dealt, one of the two tries all his moves, the other plays as he has learnt
 * so far, and every choice remembers how much better each of its moves would have done.  The shares
 * with which the moves were played, on average, come near to an equilibrium.  All in whole numbers,
 * so that the same dice give the same shares on every machine. */

#ifndef AI_REGRET_H
#define AI_REGRET_H

#include <stddef.h>

#include "base/rng.h"

enum { REGRET_MOVES = 16, REGRET_DEPTH = 24 };

/* A game of two, seen by its solver.  Players are 0 and 1. */
struct regret_game {
    void *user;
    size_t size; /* of a state; states are copied as bytes */

    /* A world to play in, with everything that the players do not know of each other dealt anew. */
    bool (*deal)(void *user, void *state, struct rng *rng);
    /* Who decides; -1: it is over. */
    int (*actor)(void *user, const void *state);
    /* All that the player knows who decides: two states with the same key are one choice to him. */
    uint64_t (*key)(void *user, const void *state);
    /* How many moves he has, REGRET_MOVES at most; the same for all states of a key.  The first is
     * what he does as long as he has learnt nothing. */
    int (*moves)(void *user, const void *state);
    void (*play)(void *user, void *state, int move);
    /* At the end: what it is worth to player 0, the less the better for player 1. */
    int (*value)(void *user, const void *state);
};

struct regret;

struct regret *regret_new(const struct regret_game *game, struct rng *rng);
void regret_free(struct regret *r);

/* One world, in which first one player learns and then the other; false: no world was dealt. */
bool regret_learn(struct regret *r);

/* How often each move of that choice was played so far, in thousandths; returns how many moves
 * there are, 0: the choice never came up. */
int regret_shares(const struct regret *r, uint64_t key, int share[REGRET_MOVES]);

/* One of the moves, as often as its share tells; one below `rare` thousandths is not played at all. */
int regret_draw(const int *share, int count, int rare, struct rng *rng);

#endif
