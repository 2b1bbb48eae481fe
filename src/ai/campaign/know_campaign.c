/* know_campaign.c -- what opponents that look ahead know of The Campaigns of Napoleon.
 *
 * The script is the quick hand of both sides, each seeing no more of a world than it may.  Thought
 * over is who marches and where to, repulses, and the battles; administration, organisation, losses
 * and the like go by habit. */

#include "ai/campaign/eval_campaign.h"
#include "ai/campaign/marches_campaign.h"
#include "ai/campaign/secret_campaign.h"
#include "ai/script.h"

enum { MOST_OFFERS = 12 };

static int value(const void *memo, const struct eng_box *box, const void *world, int side)
{
    (void)memo;
    return eval_campaign(box, world, side);
}

/* The script reads what a seat knows; so does everybody in a world that is only imagined. */
static bool reply(const void *memo, const struct eng_box *box, const void *world, int seat,
                  struct rng *rng, struct eng_action *out)
{
    struct cn_state known = *(const struct cn_state *)world;

    (void)memo;
    eng_redact(box, &known, ENG_SEAT(seat));
    if (script_campaign(box, &known, seat, NULL, rng, out) &&
        box->game->check(box, world, seat, out) == 0)
        return true;
    return eng_random_action(box, world, seat, rng, out);
}

/* -- what is thought over -- */

static bool is_thought_over(const struct cn_state *s)
{
    static const uint8_t rows[][2] = {
        { PROC_MARCHES, ROW_ACTIVATE }, { PROC_CONTACT, ROW_CONTACT },
        { PROC_BATTLES, ROW_ATTACKS },  { PROC_ROUND, ROW_TARGETS },
        { PROC_ROUND, ROW_MARKERS },    { PROC_ROUND, ROW_DYNAMICS },
        { PROC_ROUND, ROW_GUARD },      { PROC_ROUND, ROW_REVEAL },
        { PROC_RETREAT, ROW_RETREAT },  { PROC_PURSUIT, ROW_PURSUER },
        { PROC_PURSUIT, ROW_PURSUE },
    };

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (eng_is_at(&s->core, rows[i][0], rows[i][1]))
            return true;
    return eng_is_at(&s->core, PROC_MARCH, ROW_MARCH) && cn_outlook_mover(s) < CN_LEADERS;
}

static bool by_habit(const struct eng_box *box, const void *redacted, int seat)
{
    (void)box;
    (void)seat;
    return !is_thought_over(redacted);
}

/* Drafts and works of engineers are left to habit, and so are rides. */
static bool is_idle(const struct eng_action *a)
{
    static const uint16_t verbs[] = { VERB_WITH,   VERB_RIDE,    VERB_MOVE_CENTRE, VERB_MOVE,
                                      VERB_PLAN,   VERB_DROP,    VERB_SCREEN,      VERB_DAMAGE,
                                      VERB_REPAIR, VERB_PONTOON, VERB_LIFT,        VERB_SEIZE,
                                      VERB_FORAGE, VERB_ABANDON, VERB_CONCENTRATE, VERB_TARGET };

    for (size_t i = 0; i < sizeof verbs / sizeof verbs[0]; i++)
        if (a->verb == verbs[i])
            return true;
    return false;
}

/* Formations are set in motion in marches that are laid out whole (marches_campaign.c). */
static void weed(const void *memo, const struct eng_box *box, const void *world, int seat,
                 struct eng_choices *c)
{
    struct eng_action habit;
    struct rng rng;
    int kept = 0;

    rng_start_search(&rng, 1);
    if (!reply(memo, box, world, seat, &rng, &habit))
        return;
    for (int i = 0; i < c->count; i++)
        if (eng_action_compare(&c->action[i], &habit) == 0) {
            struct eng_action first = c->action[0];
            c->action[kept++] = habit;
            c->action[i] = first;
        }
    for (int i = kept; i < c->count && kept < MOST_OFFERS; i++)
        if (!is_idle(&c->action[i]))
            c->action[kept++] = c->action[i];
    if (kept)
        c->count = kept;
}

/* Player turns begun: two in a game turn. */
static uint32_t turn(const struct eng_box *box, const void *world)
{
    const struct cn_state *s = world;

    (void)box;
    return 2u * s->turn + (s->player != s->first_player);
}

static bool settled(const struct eng_box *box, const void *world)
{
    (void)box;
    return eng_is_at(world, PROC_MARCHES, ROW_ACTIVATE) ||
           eng_is_at(world, PROC_BATTLES, ROW_ATTACKS);
}

const struct ai_know know_campaign = {
    .game = "campaign",
    .value = value,
    .reply = reply,
    .weed = weed,
    .turn = turn,
    .settled = settled,
    .by_habit = by_habit,
    .lines = marches_campaign,
    .solve = secret_campaign,
    .ledger = &ledger_campaign,
};
