/* know_colors.c -- what opponents that look ahead know of Commands & Colors. */

#include "ai/colors/judge_colors.h"
#include "ai/colors/quick_colors.h"
#include "ai/know.h"
#include "ai/script.h"

static int value(const void *memo, const struct eng_box *box, const void *world, int side)
{
    struct colors_eye eye = colors_eye_of(box, &colors_plain);

    (void)memo;
    return eval_colors(&eye, world, side);
}

static bool reply(const void *memo, const struct eng_box *box, const void *world, int seat,
                  struct rng *rng, struct eng_action *out)
{
    (void)memo;
    return script_colors(box, world, seat, NULL, rng, out);
}

static void weed(const void *memo, const struct eng_box *box, const void *world, int seat,
                 struct eng_choices *c)
{
    int kept = 0;

    (void)memo, (void)box, (void)seat;
    for (int i = 0; i < c->count; i++)
        if (!quick_colors_is_back(world, &c->action[i]))
            c->action[kept++] = c->action[i];
    if (kept)
        c->count = kept;
}

static void rank(const void *memo, const struct eng_box *box, const void *world, int seat,
                 struct eng_choices *c)
{
    struct colors_eye eye = colors_eye_of(box, &colors_plain);

    (void)memo;
    quick_colors_rank(&eye, world, seat, c);
}

static uint32_t turn(const struct eng_box *box, const void *world)
{
    const struct cc_state *s = world;

    (void)box;
    return s->turns;
}

/* Only between turns: an order, a move or a battle alone says little of what comes of it, and who
 * judges there gives no orders at all. */
static bool settled(const struct eng_box *box, const void *world)
{
    (void)box;
    return eng_is_at(world, PROC_TURN, ROW_COMMAND);
}

/* -- what long practice has taught -- */

static int drilled_value(const void *memo, const struct eng_box *box, const void *world, int side)
{
    struct colors_eye eye = colors_eye_of(box, &colors_drilled);

    (void)memo;
    return judge_colors(&eye, world, side);
}

static bool drilled_reply(const void *memo, const struct eng_box *box, const void *world, int seat,
                          struct rng *rng, struct eng_action *out)
{
    struct colors_eye eye = colors_eye_of(box, &colors_drilled);
    struct eng_choices c;

    (void)memo;
    (void)rng;
    box->game->offer(box, world, seat, &c);
    int best = quick_colors(&eye, world, seat, &c);
    if (best >= 0)
        *out = c.action[best];
    return best >= 0;
}

static void drilled_rank(const void *memo, const struct eng_box *box, const void *world, int seat,
                         struct eng_choices *c)
{
    struct colors_eye eye = colors_eye_of(box, &colors_drilled);

    (void)memo;
    quick_colors_rank(&eye, world, seat, c);
}

/* In the tree our own orders and moves would be judged by few walks each. */
static bool answers(const struct eng_box *box, const void *redacted, int side)
{
    const struct cc_state *s = redacted;

    (void)box;
    return s->turn.side != side;
}

static const struct ai_know drilled = {
    .game = "colors",
    .value = drilled_value,
    .reply = drilled_reply,
    .weed = weed,
    .rank = drilled_rank,
    .tree = 4,
    .answers = answers,
    .turn = turn,
    .settled = settled,
};

const struct ai_know know_colors = {
    .game = "colors",
    .value = value,
    .reply = reply,
    .weed = weed,
    .rank = rank,
    .tree = 4,
    .turn = turn,
    .settled = settled,
    .drilled = &drilled,
    .ledger = &ledger_colors,
};
