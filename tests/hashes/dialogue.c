/* dialogue.c -- plays fixed matches of every scenario and prints what became of them.
 *
 * tests/checks/hashes builds this with two compilers, with and without optimisation: the same seeds
 * and decisions must lead to the same positions everywhere.  Decisions are drawn from the offers
 * and samples with a fixed seed, so that the rules and the dice alone decide what is printed.  With the
 * name of a game, that game alone (tools/mutate). */

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/seed.h"

#include "engine/match.h"
#include "engine/registry.h"

enum { MATCHES = 20 };

static bool decide(struct match *m, struct rng *chance)
{
    const struct eng_core *core = match_state(m);
    struct eng_action a;
    eng_ruleno why;
    int seat = 0;

    while (!(core->active & ENG_SEAT(seat)))
        seat++;
    return eng_random_action(match_box(m), core, seat, chance, &a) &&
           match_play(m, seat, &a, &why) == MATCH_DONE;
}

/* The end of one match, with the way there: the journal's chain runs over every line and state. */
static bool play(const struct eng_box *box, int scenario, uint64_t number, uint64_t *hash)
{
    struct eng_start start = { .scenario = scenario };
    struct rng chance;
    struct err err;

    seed_from_number(&start.seed, number);
    rng_start_search(&chance, number);
    struct match *m = match_begin(box, &start, &err);
    bool fine = m != NULL;
    while (fine && !((const struct eng_core *)match_state(m))->over)
        fine = decide(m, &chance);
    if (fine)
        *hash = (*hash ^ eng_hash(box, match_state(m)) ^ match_journal(m)->chain) *
                UINT64_C(0xff51afd7ed558ccd);
    match_free(m);
    return fine;
}

static bool play_scenario(const struct eng_box *box, int scenario)
{
    uint64_t hash = 0;

    for (uint64_t number = 1; number <= MATCHES; number++)
        if (!play(box, scenario, number, &hash))
            return false;
    printf("%s\t%s\t%d\t%016" PRIx64 "\n", box->game->book->game, box->scenario[scenario].id,
           MATCHES, hash);
    return true;
}

static bool play_game(const char *game)
{
    struct err err;
    const struct eng_box *box = eng_shared_box(game, &err);

    if (!box)
        err_print(&err);
    for (int s = 0; box && s < box->scenario_count; s++)
        if (!play_scenario(box, s))
            return false;
    return box != NULL;
}

int main(int argc, char **argv)
{
    puts("game\tscenario\tmatches\thash");
    for (int i = 0; eng_games[i]; i++)
        if (argc < 2 || strcmp(argv[1], eng_games[i]->book->game) == 0)
            if (!play_game(eng_games[i]->book->game))
                return 1;
    return 0;
}
