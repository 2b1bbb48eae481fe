/* conform.c -- what every game must have: the twelve properties, by random play.
 *
 *   conform [--seed N] [--game ID] [--scenario ID] [--first N] [--matches N] [--match N]
 *           [--threads N]
 *
 * Every scenario of every game is played many times with a fixed seed, which is printed; each
 * property is one line of TAP.  --first begins at that match instead of 0, so that several machines
 * can share the work: --first 0 --matches 500, --first 500 --matches 500, and so on.  --match plays
 * one match again, as a failure names it.  With BERTHIER_LONG=1 the counts are those of the proofs,
 * and there are as many threads as cores.  Run from the root of the tree. */

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/registry.h"

#include "conform/conform.h"

/* Matches of a scenario, in `make test` and in `make prove`. */
static const struct {
    const char *game, *scenario; /* scenario NULL: each that is not named before */
    int quick, all;
} counts[] = {
    { "skirmish", NULL, 150, 10000 },
    { "triumph", NULL, 5, 2000 },
    { "colors", NULL, 2, 1667 }, /* of each */
    { "austerlitz", "austerlitz", 1, 300 },
    { "austerlitz", NULL, 3, 667 }, /* of each of three */
    { "campaign", "teaching", 2, 3000 },
    { "campaign", NULL, 1, 300 }, /* the long ones */
};
enum { QUICK = 20, ALL = 2000 }; /* of games that are not listed */

struct wishes {
    uint64_t seed;
    const char *game, *scenario;
    int first, matches, match, threads;
    bool is_long;
};

static int usage(void)
{
    fputs("usage: conform [--seed N] [--game ID] [--scenario ID] [--first N] [--matches N] "
          "[--match N] [--threads N]\n",
          stderr);
    return 2;
}

static bool read_wishes(int argc, char **argv, struct wishes *w)
{
    int64_t n;

    for (int i = 1; i + 1 < argc; i += 2) {
        bool number = words_int(argv[i + 1], 0, INT32_MAX, &n);
        if (strcmp(argv[i], "--game") == 0)
            w->game = argv[i + 1];
        else if (strcmp(argv[i], "--scenario") == 0)
            w->scenario = argv[i + 1];
        else if (strcmp(argv[i], "--seed") == 0 && number)
            w->seed = (uint64_t)n;
        else if (strcmp(argv[i], "--first") == 0 && number)
            w->first = (int)n;
        else if (strcmp(argv[i], "--matches") == 0 && number)
            w->matches = (int)n;
        else if (strcmp(argv[i], "--match") == 0 && number)
            w->match = (int)n;
        else if (strcmp(argv[i], "--threads") == 0 && number)
            w->threads = (int)n;
        else
            return false;
    }
    return argc % 2 == 1;
}

static int matches_wanted(const struct wishes *w, const struct eng_box *box, int scenario)
{
    if (w->matches > 0)
        return w->matches;
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++)
        if (strcmp(counts[i].game, box->game->book->game) == 0 &&
            (!counts[i].scenario || strcmp(counts[i].scenario, box->scenario[scenario].id) == 0))
            return w->is_long ? counts[i].all : counts[i].quick;
    return w->is_long ? ALL : QUICK;
}

static int examine_game(const struct wishes *w, const struct eng_box *box, int *number)
{
    int failed = 0;

    for (int i = 0; i < box->scenario_count; i++) {
        struct report r = { 0 };
        if (w->scenario && strcmp(w->scenario, box->scenario[i].id) != 0)
            continue;
        if (w->match >= 0)
            examine_scenario(box, i, w->seed, w->match, 1, 1, &r);
        else
            examine_scenario(box, i, w->seed, w->first, matches_wanted(w, box, i), w->threads, &r);
        failed += print_report(box, i, &r, number);
        report_free(&r);
    }
    if (w->match < 0 && !w->scenario)
        failed += check_perft(box, number);
    return failed;
}

int main(int argc, char **argv)
{
    struct wishes w = { .seed = SEED, .match = -1, .threads = 1 };
    int number = 0, failed = 0;
    struct err err;

    w.is_long = getenv("BERTHIER_LONG") != NULL;
    if (w.is_long)
        w.threads = (int)sysconf(_SC_NPROCESSORS_ONLN);
    if (!read_wishes(argc, argv, &w))
        return usage();
    printf("# seed %" PRIu64 "\n", w.seed);
    for (int i = 0; eng_games[i]; i++) {
        const char *id = eng_games[i]->book->game;
        if (w.game && strcmp(w.game, id) != 0)
            continue;
        const struct eng_box *box = eng_shared_box(id, &err);
        if (!box) {
            printf("not ok %d - %s\n# %s: %s\n", ++number, id, err.place, err.reason);
            failed++;
        } else {
            failed += examine_game(&w, box, &number);
        }
    }
    printf("1..%d\n", number);
    return failed ? 1 : 0;
}
