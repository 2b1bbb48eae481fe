/* levels.c -- Recruit, Veteran, Guard, Marshal: the same names in every game.
 *
 * None of them cheats and none has better dice.  The lower ones think less, the Recruit loses his
 * head often and the Veteran now and then. */

#include <string.h>

#include "ai/opponents.h"
#include "ai/plan.h"
#include "ai/script.h"

/* What the levels of a game are like.  Recruit and Veteran play by the script, but for one decision
 * in so many, which they take at random; 0: never. */
struct levels {
    const char *game;
    uint32_t recruit, veteran;
    struct plan_style guard, marshal;
};

static const struct levels levels[] = {
    { "austerlitz", 4, 12, { 1200, 1, 2, 2, false, false }, { 4000, 2, 2, 3, true, true } },
    { "campaign", 4, 12, { 3000, 1, 2, 2, false, false }, { 16000, 2, 2, 4, true, true } },
    { "colors", 3, 12, { 400, 2, 2, 2, false, false }, { 6000, 2, 2, 4, true, true } },
    { "triumph", 4, 9, { 30000, 2, 3, 2, false, false }, { 400000, 2, 6, 4, true, true } },
    { NULL,
      5,
      0,
      { 6000, 2, 3, 2, false, false },
      { 60000, 2, 6, 4, true, true } }, /* games to come */
};

static const struct levels *levels_of(const struct eng_game *game)
{
    const struct levels *l = levels;

    while (l->game && strcmp(l->game, game->book->game) != 0)
        l++;
    return l;
}

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

static bool by_script(uint32_t rash, const struct eng_box *box, const void *redacted, int seat,
                      const struct ai_budget *budget, struct rng *rng, struct eng_action *out)
{
    const struct ai_know *know = ai_know(box->game);
    bool habit = know && know->by_habit && know->by_habit(box, redacted, seat);

    if (rash && !habit && rng_below(rng, rash) == 0)
        return ai_random_choose(box, redacted, seat, budget, rng, out);
    return script_choose(box, redacted, seat, budget, rng, out);
}

bool recruit_choose(const struct eng_box *box, const void *redacted, int seat,
                    const struct ai_budget *budget, struct rng *rng, struct eng_action *out)
{
    struct ai_budget hasty = *budget;

    hasty.nodes = SCRIPT_HASTE;
    return by_script(levels_of(box->game)->recruit, box, redacted, seat, &hasty, rng, out);
}

bool veteran_choose(const struct eng_box *box, const void *redacted, int seat,
                    const struct ai_budget *budget, struct rng *rng, struct eng_action *out)
{
    return by_script(levels_of(box->game)->veteran, box, redacted, seat, budget, rng, out);
}

static bool think(const struct plan_style *style, const struct eng_box *box, const void *redacted,
                  int seat, const struct ai_budget *budget, struct rng *rng, struct eng_action *out)
{
    struct ai_budget own = *budget;

    if (own.nodes == 0 && !(style->patient && own.ms)) /* more time makes no Marshal of a Guard */
        own.nodes = style->nodes;
    return opponents_habit(box, redacted, seat, budget, rng, out) ||
           plan_choose(style, box, redacted, seat, &own, rng, out);
}

bool guard_choose(const struct eng_box *box, const void *redacted, int seat,
                  const struct ai_budget *budget, struct rng *rng, struct eng_action *out)
{
    return think(&levels_of(box->game)->guard, box, redacted, seat, budget, rng, out);
}

bool marshal_choose(const struct eng_box *box, const void *redacted, int seat,
                    const struct ai_budget *budget, struct rng *rng, struct eng_action *out)
{
    const struct ai_know *know = ai_know(box->game);

    if (know->opening && know->opening(box, redacted, seat, rng, out))
        return true;
    return think(&levels_of(box->game)->marshal, box, redacted, seat, budget, rng, out);
}
