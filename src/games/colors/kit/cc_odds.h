/* cc_odds.h -- what an attack may bring, before it is made: exact chances, counted and not sampled.
 *
 * For the eyes of players and for opponents; no rule looks at it.  The owner of whoever is struck is
 * taken to ignore every flag he can, to retreat as far as the way is free, and to battle back. */

#ifndef GAMES_COLORS_KIT_CC_ODDS_H
#define GAMES_COLORS_KIT_CC_ODDS_H

#include "games/colors/cc_local.h"

enum {
    CC_CERTAIN = 1000000000, /* chances are parts of this */
    CC_ODDS_DICE = 21,       /* more dice than these are counted as so many */
    CC_ODDS_FLAGS = 4        /* none, one, two, three or more */
};

/* An attack as it might be announced.  how: STRIKE_FIRE; STRIKE_MELEE, the defender stands;
 * STRIKE_RETIRE, it retires; STRIKE_SQUARE, it is in square or forms it, and rolls first. */
struct cc_attack_plan {
    int by, hex, how; /* unit, target */
    bool bonus;
    uint64_t batteries; /* units that join, a bit each */
};

/* One roll at one enemy, as seen before the first die is cast. */
struct cc_roll_odds {
    int dice;                      /* at most, before losses of the roller's own */
    int hit_faces;                 /* of the six of a die */
    uint64_t rolled;               /* the chance that it comes to the roll at all */
    uint64_t hits[CC_BLOCKS + 1];  /* so many; surplus ones are left out */
    uint64_t flags[CC_ODDS_FLAGS]; /* as the dice show them */
    uint64_t lost[CC_BLOCKS + 1];  /* blocks, by hits and by hexes that cannot be retreated */
    uint64_t eliminated;           /* the enemy: all blocks lost, or the lone leader hit */
    uint64_t leaves;               /* the enemy survives, and not in its hex */
    uint64_t mean;                 /* hits to be expected, surplus ones left out */
};

struct cc_odds {
    bool reply_first; /* a square rolls before the attack; else it is the battle back */
    struct cc_roll_odds attack, reply; /* reply.dice 0: there is none */
};

/* The chances of the plan; false when neither side would roll a die. */
bool cc_odds_of(const struct cc_board *b, const struct cc_state *s,
                const struct cc_attack_plan *plan, struct cc_odds *out);

/* The dice of the attack, batteries included. */
int cc_plan_dice(const struct cc_board *b, const struct cc_state *s,
                 const struct cc_attack_plan *plan);
/* The blow of the attacker, or of a battery that joins it. */
struct cc_blow cc_plan_blow(const struct cc_state *s, const struct cc_attack_plan *plan, int unit);

#endif
