/* play.c -- random matches, each decision a step to be turned. */

#include <stdlib.h>

#include "engine/registry.h"

#include "turned.h"

static void choose_options(const struct eng_game *game, struct rng *chance, uint8_t *option)
{
    const struct eng_option *o = game->options;

    for (int i = 0; o && o[i].id; i++) {
        uint32_t values = 0;

        while (o[i].values[values])
            values++;
        option[i] = rng_below(chance, 2) ? 0 : (uint8_t)rng_below(chance, values);
    }
}

static int any_active(const struct eng_core *core, struct rng *chance)
{
    int seat;

    do
        seat = (int)rng_below(chance, ENG_SEATS);
    while (!(core->active & ENG_SEAT(seat)));
    return seat;
}

static const void *whole_state(const struct turning *t, int scenario)
{
    struct err err;

    return eng_shared_box(t->game->id, &err)->scenario[scenario].state;
}

/* A few decisions out of each stretch are turned: neighbours in time are much alike. */
enum { STRETCH = 5 };

static void play_one(struct turning *way, int ways, int scenario, struct rng *chance, long steps,
                     struct findings *f)
{
    const struct eng_box *box = way[0].from;
    struct eng_core *core = base_alloc(box->game->state_size);
    uint8_t option[ENG_OPTIONS] = { 0 };
    struct text where = { 0 };
    struct eng_action a;
    struct err err;

    choose_options(box->game, chance, option);
    if (way[0].game->options)
        way[0].game->options(option);
    uint64_t seed = rng_u64(chance);
    if (way[0].game->lay)
        way[0].game->lay(&way[0], scenario, whole_state(&way[0], scenario), chance);
    bool fine = eng_begin_search(box, scenario, option, seed, core, &err);
    for (uint32_t i = 0; fine && !core->over && i < box->game->longest && f->steps < steps; i++) {
        int seat = any_active(core, chance);

        if (!eng_random_action(box, core, seat, chance, &a))
            break;
        if (rng_below(chance, STRETCH) == 0) {
            text_clear(&where);
            text_printf(&where, "%s %llx, decision %u", box->scenario[scenario].id,
                        (unsigned long long)seed, i);
            f->positions++;
            for (int k = 0; k < ways; k++)
                compare_step(&way[k], core, seat, &a, chance, text_str(&where), f);
        }
        box->game->apply(box, core, seat, &a, NULL);
    }
    text_free(&where);
    free(core);
}

void compare_matches(struct turning *way, int ways, long steps, uint64_t seed, struct findings *f)
{
    struct rng chance;
    long upto = f->steps + steps;

    rng_start_search(&chance, seed);
    for (int n = 0; f->steps < upto && n < 10000; n++)
        play_one(way, ways, n % way[0].from->scenario_count, &chance, upto, f);
}
