/* solo_austerlitz.c -- the opponent that Austerlitz 1805 brings along: the solo system of its
 * chapters 22 to 28.
 *
 * A side that the solo rules play (the option np) is offered one action, and this bot takes it.
 * Without the option it does what such a side would do. */

#include <string.h>

#include "ai/opponents.h"
#include "ai/script.h"
#include "engine/choices.h"

bool solo_plays(const struct eng_game *game)
{
    return strcmp(game->book->game, "austerlitz") == 0;
}

/* The one answer to the question that stands. */
static bool only_answer(const struct eng_box *box, const void *redacted, int seat,
                        struct eng_action *out)
{
    struct eng_choices c;

    eng_choices_clear(&c);
    box->game->offer(box, redacted, seat, &c);
    if (c.count == 1)
        *out = c.action[0];
    return c.count == 1;
}

bool solo_choose(const struct eng_box *box, const void *redacted, int seat,
                 const struct ai_budget *budget, struct rng *rng, struct eng_action *out)
{
    return only_answer(box, redacted, seat, out) ||
           script_choose(box, redacted, seat, budget, rng, out);
}
