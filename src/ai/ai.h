/* ai.h -- opponents.
 *
 * An opponent is handed the redacted state of its seat, a budget and a stream of chance of its
 * own, and nothing else, ever: what it does not know, it may only imagine (eng_imagine). */

#ifndef AI_AI_H
#define AI_AI_H

#include <stdatomic.h>

#include "base/rng.h"
#include "engine/box.h"

struct match;

enum { AI_THOUGHTS = 6, AI_AHEAD = 8 };

/* What an opponent is thinking of: the best first steps so far and what they seem to be worth, in
 * thousandths of a won match.  It tells of hidden pieces, so it is for its own side's eyes. */
struct ai_thought {
    int done; /* of the budget, in thousandths */
    uint64_t nodes;
    int count;
    struct eng_action action[AI_THOUGHTS];
    int value[AI_THOUGHTS];
    int ahead
        [AI_THOUGHTS]; /* further steps of each that are known, where it is the plan of a turn */
    struct eng_action next[AI_THOUGHTS][AI_AHEAD];
};

/* Somebody who looks on while it thinks, and may say stop: it then answers with the best so far. */
struct ai_watch {
    atomic_bool stop;
    void (*tell)(void *user, const struct ai_thought *thought); /* in the thinking thread */
    void (*breathe)(void *user); /* likewise, and often: it may make the thread wait; or NULL */
    void *user;
};

/* How long it may think about one decision; zero: no limit of that kind. */
struct ai_budget {
    uint64_t nodes; /* positions looked at; the same on every machine */
    uint32_t ms;
    bool own_time;          /* ms are time of a core, not of the clock: a thread that is made to
                             * wait loses nothing by it */
    struct ai_watch *watch; /* NULL: nobody */
};

/* One legal action of a seat that is asked; false when there is none. */
typedef bool ai_choose(const struct eng_box *box, const void *redacted, int seat,
                       const struct ai_budget *budget, struct rng *rng, struct eng_action *out);

struct ai_bot {
    const char *name;
    const char *about; /* one line for people */
    ai_choose *choose;
    bool (*plays)(const struct eng_game *game); /* NULL: every game */
};

extern const struct ai_bot ai_bots[]; /* ends with a NULL name */

/* The levels that are shown to players, the weakest first; ends with NULL.  The other bots are for
 * measuring by. */
extern const char *const ai_levels[];

const struct ai_bot *ai_find(const char *name); /* NULL: none */
bool ai_plays(const struct ai_bot *bot, const struct eng_game *game);

/* Does it think for as long as its budget has ms, where no nodes are named? */
bool ai_takes_its_time(const struct ai_bot *bot);

/* Lets a bot decide for a seat of a running match, from what that seat may know.  Nothing is
 * played.  False when the match is frozen or the bot has no answer. */
bool ai_decide(const struct ai_bot *bot, struct match *m, int seat, const struct ai_budget *budget,
               struct rng *rng, struct eng_action *out);

/* Any legal action, each as likely as the game's sample() makes it. */
ai_choose ai_random_choose;

#endif
