/* peek.c -- nobody looks and takes it back (peek/peek.h): own actions in twin worlds, game by game.
 *
 *   peek [--game ID] [--scenario ID] [--count N] [--seconds N] [--seed N] [--twins N] [--match N]
 *        [--places 1]
 *
 * Plays matches, random ones and such of the script, until `count` own actions that can be taken
 * back were compared in each game (without it some thousand, see `quick`); with --seconds not much
 * longer than that.  --match plays one
 * match again, as a difference names it; --places 1 lists how often each question was answered by
 * what.  With BERTHIER_LONG=1 a million of each game.  Run from the
 * root of the tree. */

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/ai.h"
#include "engine/registry.h"

#include "peek/peek.h"

/* With this seed the short form finds all that it was made for, in programs that do not peek. */
enum { SEED = 2, LONG = 1000000, SHOWN_EVERY = 40 };

/* Quiet actions in `make test`: as many as fit into some seconds, where there is most to be seen. */
static const struct {
    const char *game, *scenario;
    int count;
} quick[] = {
    { "triumph", NULL, 4000 },
    { "colors", NULL, 20000 },
    { "campaign", NULL, 20000 },
    { "austerlitz", "austerlitz", 3000 },
};
enum { QUICK = 20000 }; /* of games that are not listed */

struct wishes {
    uint64_t seed;
    const char *game, *scenario;
    int count, seconds, twins, match, places;
};

static int usage(void)
{
    fputs("usage: peek [--game ID] [--scenario ID] [--count N] [--seconds N] [--seed N] "
          "[--twins 1..8] [--match N] [--places 1]\n",
          stderr);
    return 2;
}

static bool read_number(const char *name, int64_t n, struct wishes *w)
{
    if (strcmp(name, "--seed") == 0)
        w->seed = (uint64_t)n;
    else if (strcmp(name, "--count") == 0)
        w->count = (int)n;
    else if (strcmp(name, "--seconds") == 0)
        w->seconds = (int)n;
    else if (strcmp(name, "--twins") == 0)
        w->twins = (int)n;
    else if (strcmp(name, "--match") == 0)
        w->match = (int)n;
    else if (strcmp(name, "--places") == 0)
        w->places = (int)n;
    else
        return false;
    return w->twins >= 1 && w->twins <= PEEK_TWINS;
}

static bool read_wishes(int argc, char **argv, struct wishes *w)
{
    int64_t n;

    for (int i = 1; i + 1 < argc; i += 2) {
        if (strcmp(argv[i], "--game") == 0)
            w->game = argv[i + 1];
        else if (strcmp(argv[i], "--scenario") == 0)
            w->scenario = argv[i + 1];
        else if (!words_int(argv[i + 1], 0, INT32_MAX, &n) || !read_number(argv[i], n, w))
            return false;
    }
    return argc % 2 == 1;
}

static bool script(const struct eng_box *box, const void *redacted, int seat, struct rng *rng,
                   struct eng_action *out)
{
    static const struct ai_budget no_limit;
    const struct ai_bot *bot = ai_find("script");

    return ai_plays(bot, box->game) && bot->choose(box, redacted, seat, &no_limit, rng, out);
}

static int count_wanted(const struct wishes *w, const char *game)
{
    for (size_t i = 0; w->count == 0 && i < sizeof quick / sizeof quick[0]; i++)
        if (strcmp(quick[i].game, game) == 0)
            return quick[i].count;
    return w->count > 0 ? w->count : QUICK;
}

static const char *scenario_wanted(const struct wishes *w, const char *game)
{
    for (size_t i = 0; w->count == 0 && !w->scenario && i < sizeof quick / sizeof quick[0]; i++)
        if (strcmp(quick[i].game, game) == 0)
            return quick[i].scenario;
    return w->scenario;
}

static bool examine(const struct wishes *w, const struct eng_box *box, int number)
{
    struct peek p = { .box = box,
                      .seed = w->seed,
                      .twins = w->twins,
                      .scenario = -1,
                      .match = w->match,
                      .shown_every = SHOWN_EVERY,
                      .enough = count_wanted(w, box->game->book->game),
                      .seconds = w->seconds,
                      .script = script };

    const char *scenario = scenario_wanted(w, box->game->book->game);
    if (scenario && (p.scenario = eng_find_scenario(box, scenario)) < 0) {
        printf("not ok %d - there is no scenario %s of %s\n", number, scenario,
               box->game->book->game);
        return false;
    }
    peek_run(&p);
    bool holds = peek_print(&p, number);
    if (w->places)
        peek_print_places(&p);
    peek_free(&p);
    return holds;
}

int main(int argc, char **argv)
{
    struct wishes w = { .seed = SEED, .twins = 2, .match = -1 };
    int number = 0, failed = 0;
    struct err err;

    if (getenv("BERTHIER_LONG"))
        w.count = LONG;
    if (!read_wishes(argc, argv, &w))
        return usage();
    printf("# seed %" PRIu64 "\n", w.seed);
    for (int i = 0; eng_games[i]; i++) {
        const char *id = eng_games[i]->book->game;
        if (w.game && strcmp(w.game, id) != 0)
            continue;
        const struct eng_box *box = eng_shared_box(id, &err);
        if (!box)
            printf("not ok %d - %s\n# %s: %s\n", number + 1, id, err.place, err.reason);
        failed += !box || !examine(&w, box, number + 1);
        number++;
    }
    printf("1..%d\n", number);
    return failed ? 1 : 0;
}
