/* know.c -- which games are known. */

#include "ai/know.h"

#include <string.h>

const struct ai_know *const ai_knows[] = { &know_austerlitz, &know_campaign, &know_colors,
                                           &know_triumph, NULL };

const struct ai_know *ai_know(const struct eng_game *game)
{
    for (const struct ai_know *const *k = ai_knows; *k; k++)
        if (strcmp((*k)->game, game->book->game) == 0)
            return *k;
    return NULL;
}
