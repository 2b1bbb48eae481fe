/* oracle.c -- what hidden information is worth: the arena with one more player, `oracle`.
 *
 *     oracle GAME [SCENARIO,...] oracle marshal [--pairs N] ...        as `berthier arena` takes them
 *
 * The oracle thinks as the Marshal does, but is told the truth: every face, hand and pile.  Of dice
 * that have not been thrown it knows nothing.  It lives here alone, and no program that anybody plays
 * against has it. */

#include <string.h>

#include "ai/ai.h"
#include "engine/match.h"
#include "sim/sim.h"
#include "sim/sim_local.h"

/* There is nothing to imagine. */
static bool keep_as_it_is(const struct eng_box *box, void *state, int seat, struct rng *rng)
{
    (void)box, (void)state, (void)seat, (void)rng;
    return true;
}

static bool foresee(const struct eng_box *box, const void *truth, int seat,
                    const struct ai_budget *budget, struct rng *rng, struct eng_action *out)
{
    struct eng_game game = *box->game;
    struct eng_box open = *box;

    game.imagine = keep_as_it_is;
    open.game = &game;
    return ai_find("marshal")->choose(&open, truth, seat, budget, rng, out);
}

static bool plays(const struct eng_game *game)
{
    return ai_plays(ai_find("marshal"), game);
}

static const struct ai_bot guests[] = {
    { "oracle", "a Marshal who is told the truth", foresee, plays },
    { NULL, NULL, NULL, NULL },
};

/* The oracle gets the true state with its dice taken away; all others what their seat knows. */
static bool ask(const struct ai_bot *bot, struct match *m, int seat, const struct ai_budget *budget,
                struct rng *rng, struct eng_action *out)
{
    if (bot != &guests[0])
        return ai_decide(bot, m, seat, budget, rng, out);
    size_t size = match_box(m)->game->state_size;
    void *truth = base_alloc(size);
    struct eng_core *core = truth;
    memcpy(truth, match_state(m), size);
    core->rng = (struct rng){ .kind = RNG_NONE };
    memset(&core->fate, 0, sizeof core->fate);
    bool fine = bot->choose(match_box(m), truth, seat, budget, rng, out);
    base_free(truth);
    return fine;
}

int main(int argc, char **argv)
{
    sim_guests = guests;
    sim_ask = ask;
    return arena_command(argc, argv);
}
