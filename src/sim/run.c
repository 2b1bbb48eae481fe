/* run.c -- many matches between bots, shared among threads. */

#include <threads.h>

#include "base/seed.h"
#include "engine/match.h"

#include "sim/sim_local.h"

enum { THREADS_MOST = 64 };

struct crew {
    const struct sim_order *order;
    struct sim_outcome *outcome;
    atomic_int next, *done;
};

static bool decide(const struct sim_order *o, struct match *m, struct rng *rng)
{
    static const struct ai_budget no_limit;
    const struct eng_core *core = match_state(m);
    struct eng_action a;
    eng_ruleno why;
    int seat = 0;

    while (!(core->active & ENG_SEAT(seat)))
        seat++;
    const struct ai_bot *bot = o->bot[core->side[seat]];
    return ai_decide(bot, m, seat, &no_limit, &rng[seat], &a) &&
           match_play(m, seat, &a, &why) == MATCH_DONE;
}

static void play_out(const struct sim_order *o, struct match *m, uint64_t seed,
                     struct sim_outcome *out)
{
    const struct eng_game *game = o->box->game;
    struct rng rng[ENG_SEATS];
    struct eng_result result;
    bool fine = true;

    for (int seat = 0; seat < ENG_SEATS; seat++)
        rng_start_search(&rng[seat], seed * ENG_SEATS + (uint64_t)seat);
    for (; fine && !((const struct eng_core *)match_state(m))->over; out->decisions++)
        fine = decide(o, m, rng);
    if (!fine)
        return;
    game->result(o->box, match_state(m), &result);
    out->winners = result.winners;
    out->finished = true;
}

static void play_match(const struct sim_order *o, int number, struct sim_outcome *out)
{
    struct eng_start start = { .scenario = o->scenario };
    uint64_t seed = o->seed + (uint64_t)number;
    struct err err;

    *out = (struct sim_outcome){ 0 };
    seed_from_number(&start.seed, seed);
    struct match *m = match_begin(o->box, &start, &err);
    if (m)
        play_out(o, m, seed, out);
    match_free(m);
}

static int work(void *arg)
{
    struct crew *c = arg;
    int number;

    while ((number = atomic_fetch_add(&c->next, 1)) < c->order->games) {
        play_match(c->order, number, &c->outcome[number]);
        atomic_fetch_add(c->done, 1);
    }
    return 0;
}

/* A thread that cannot be started leaves its work to the others. */
void sim_run(const struct sim_order *order, struct sim_outcome *outcome, atomic_int *done)
{
    struct crew crew = { .order = order, .outcome = outcome, .done = done };
    thrd_t thread[THREADS_MOST];
    int count = 0;

    while (count + 1 < order->threads && count < THREADS_MOST &&
           thrd_create(&thread[count], work, &crew) == thrd_success)
        count++;
    work(&crew);
    for (int i = 0; i < count; i++)
        thrd_join(thread[i], NULL);
}
