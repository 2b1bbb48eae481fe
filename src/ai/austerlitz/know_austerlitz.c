/* know_austerlitz.c -- what opponents that look ahead know of Austerlitz 1805.
 *
 * The solo system is the quick hand of both sides.  Only the movement phase is thought over, one
 * unit at a time: the unit that the quick hand would move next, and what else it could do.  Whether
 * an attack is worth while shows in the close combats of the same player turn. */

#include "ai/austerlitz/eval_austerlitz.h"
#include "ai/script.h"

enum { MOST_OFFERS = 10 };

static int value(const void *memo, const struct eng_box *box, const void *world, int side)
{
    (void)memo;
    return eval_austerlitz(box, world, side);
}

static bool reply(const void *memo, const struct eng_box *box, const void *world, int seat,
                  struct rng *rng, struct eng_action *out)
{
    (void)memo;
    return script_austerlitz(box, world, seat, NULL, rng, out);
}

static bool is_attack(const struct eng_action *a)
{
    return a->verb == VERB_ATTACK || a->verb == VERB_CHARGE;
}

/* Orders to the unit that is about to move, and attacks of whoever it be; where the quick hand ends
 * the phase, that. */
static void weed(const void *memo, const struct eng_box *box, const void *world, int seat,
                 struct eng_choices *c)
{
    struct rng rng;
    struct eng_action habit;
    int kept = 0;

    rng_start_search(&rng, 1);
    if (!reply(memo, box, world, seat, &rng, &habit))
        return;
    bool named = box->game->verbs[habit.verb].takes & TAKES_NOUN;
    for (int i = 0; i < c->count && kept < MOST_OFFERS; i++) {
        const struct eng_action *a = &c->action[i];
        if (is_attack(a) || (named ? a->noun == habit.noun : a->verb == habit.verb))
            c->action[kept++] = *a;
    }
    if (kept)
        c->count = kept;
}

/* Player turns begun: two in a game turn. */
static uint32_t turn(const struct eng_box *box, const void *world)
{
    const struct au_state *s = world;

    (void)box;
    return 2u * s->turn + (s->player == FRENCH);
}

static bool settled(const struct eng_box *box, const void *world)
{
    (void)box;
    return au_outlook_moves(world);
}

static bool by_habit(const struct eng_box *box, const void *redacted, int seat)
{
    (void)box;
    (void)seat;
    return !au_outlook_moves(redacted);
}

const struct ai_know know_austerlitz = {
    .game = "austerlitz",
    .value = value,
    .reply = reply,
    .weed = weed,
    .turn = turn,
    .settled = settled,
    .by_habit = by_habit,
    .ledger = &ledger_austerlitz,
};
