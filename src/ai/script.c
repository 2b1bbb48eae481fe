/* script.c -- which games have a scripted opponent. */

#include <string.h>

#include "ai/script.h"

static const struct {
    const char *game;
    ai_choose *choose;
} scripts[] = {
    { "triumph", script_triumph },
    { "austerlitz", script_austerlitz },
    { "campaign", script_campaign },
    { "colors", script_colors },
};

static ai_choose *find(const struct eng_game *game)
{
    for (size_t i = 0; i < sizeof scripts / sizeof scripts[0]; i++)
        if (strcmp(scripts[i].game, game->book->game) == 0)
            return scripts[i].choose;
    return NULL;
}

bool script_plays(const struct eng_game *game)
{
    return find(game) != NULL;
}

bool script_choose(const struct eng_box *box, const void *redacted, int seat,
                   const struct ai_budget *budget, struct rng *rng, struct eng_action *out)
{
    ai_choose *choose = find(box->game);

    return choose && choose(box, redacted, seat, budget, rng, out);
}
