/* ai.c -- the table of opponents, and the way they are asked. */

#include <stdlib.h>
#include <string.h>

#include "engine/match.h"

#include "ai/advice.h"
#include "ai/ai.h"
#include "ai/opponents.h"
#include "ai/script.h"

const struct ai_bot ai_bots[] = {
    { "random", "any legal action", ai_random_choose, NULL },
    { "script", "plays by rule of thumb, one command ahead", script_choose, script_plays },
    { "greedy", "takes what looks best at once", greedy_choose, opponents_play },
    { "flat", "tries every step in many worlds", flat_choose, opponents_play },
    { "recruit", "plays by rule of thumb and loses his head now and then", recruit_choose,
      script_plays },
    { "veteran", "plays by rule of thumb", veteran_choose, script_plays },
    { "guard", "thinks a plan through", guard_choose, opponents_play },
    { "marshal", "weighs many plans and improves them", marshal_choose, opponents_play },
    { "advised", "does what the Marshal advises first", advised_choose, opponents_play },
    { "solo", "plays by the solo system of the rulebook", solo_choose, solo_plays },
    { NULL, NULL, NULL, NULL },
};

const char *const ai_levels[] = { "recruit", "veteran", "guard", "marshal", NULL };

const struct ai_bot *ai_find(const char *name)
{
    for (const struct ai_bot *bot = ai_bots; bot->name; bot++)
        if (strcmp(bot->name, name) == 0)
            return bot;
    return NULL;
}

bool ai_plays(const struct ai_bot *bot, const struct eng_game *game)
{
    return !bot->plays || bot->plays(game);
}

bool ai_takes_its_time(const struct ai_bot *bot)
{
    return bot->choose == greedy_choose || bot->choose == flat_choose ||
           bot->choose == marshal_choose;
}

bool ai_decide(const struct ai_bot *bot, struct match *m, int seat, const struct ai_budget *budget,
               struct rng *rng, struct eng_action *out)
{
    const struct eng_box *box = match_box(m);
    void *redacted = base_alloc(box->game->state_size);
    bool fine = match_view(m, ENG_SEAT(seat), redacted) &&
                bot->choose(box, redacted, seat, budget, rng, out);

    free(redacted);
    return fine;
}
