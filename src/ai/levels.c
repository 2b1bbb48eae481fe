/* levels.c -- Recruit, Veteran, Guard, Marshal: the same names in every game.
 *
 * None of them cheats and none has better dice.  The lower ones think less, and the Recruit loses
 * his head now and then. */

#include "ai/opponents.h"
#include "ai/plan.h"
#include "ai/script.h"

enum { RASH = 5 }; /* one decision in so many the Recruit takes at random */

static const struct plan_style guard = { .nodes = 6000, .turns = 2, .keep = 3, .first = 2 };
static const struct plan_style marshal = { .nodes = 60000, .turns = 2, .keep = 6, .first = 4 };

bool opponents_play(const struct eng_game *game)
{
    return ai_know(game) != NULL && script_plays(game);
}

bool opponents_habit(const struct eng_box *box, const void *redacted, int seat,
                     const struct ai_budget *budget, struct rng *rng, struct eng_action *out)
{
    const struct ai_know *know = ai_know(box->game);
    struct eng_choices c;

    if (know->by_habit && know->by_habit(box, redacted, seat))
        return script_choose(box, redacted, seat, budget, rng, out);
    box->game->offer(box, redacted, seat, &c);
    if (c.count == 1)
        *out = c.action[0];
    return c.count == 1;
}

bool recruit_choose(const struct eng_box *box, const void *redacted, int seat,
                    const struct ai_budget *budget, struct rng *rng, struct eng_action *out)
{
    const struct ai_know *know = ai_know(box->game);
    bool habit = know && know->by_habit && know->by_habit(box, redacted, seat);

    if (!habit && rng_below(rng, RASH) == 0)
        return ai_random_choose(box, redacted, seat, budget, rng, out);
    return script_choose(box, redacted, seat, budget, rng, out);
}

bool veteran_choose(const struct eng_box *box, const void *redacted, int seat,
                    const struct ai_budget *budget, struct rng *rng, struct eng_action *out)
{
    return script_choose(box, redacted, seat, budget, rng, out);
}

static bool think(const struct plan_style *style, const struct eng_box *box, const void *redacted,
                  int seat, const struct ai_budget *budget, struct rng *rng, struct eng_action *out)
{
    struct ai_budget own = *budget;

    if (own.nodes == 0) /* more time makes no Marshal of a Guard */
        own.nodes = style->nodes;
    return opponents_habit(box, redacted, seat, budget, rng, out) ||
           plan_choose(style, box, redacted, seat, &own, rng, out);
}

bool guard_choose(const struct eng_box *box, const void *redacted, int seat,
                  const struct ai_budget *budget, struct rng *rng, struct eng_action *out)
{
    return think(&guard, box, redacted, seat, budget, rng, out);
}

bool marshal_choose(const struct eng_box *box, const void *redacted, int seat,
                    const struct ai_budget *budget, struct rng *rng, struct eng_action *out)
{
    return think(&marshal, box, redacted, seat, budget, rng, out);
}
