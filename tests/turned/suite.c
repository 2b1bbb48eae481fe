/* suite.c -- the games turned one after the other. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/tsv.h"

#include "engine/registry.h"

#include "oblique.h"
#include "suite.h"

static const struct {
    const struct turned_game *game;
    long quick, all; /* steps of random matches */
} games[] = {
    { &turned_austerlitz, 4000, 200000 },
    { &turned_campaign, 4000, 200000 },
    { &turned_colors, 20000, 1000000 },
};

int open_ways(const struct turned_game *game, struct turning way[WAYS])
{
    struct text path = { 0 };
    struct err err;

    text_printf(&path, "tests/%s/turned.tsv", game->id);
    struct tsv *list = tsv_read(text_str(&path), &err);
    text_free(&path);
    for (int i = 0; i < game->ways; i++) {
        way[i] =
            (struct turning){ .game = game, .from = eng_shared_box(game->id, &err), .list = list };
        BASE_ASSERT(way[i].from);
        game->open(&way[i], i);
    }
    return game->ways;
}

static void print_words(const struct text *words)
{
    struct lines l = { .next = text_str(words) };

    while (lines_next(&l))
        printf("# %s\n", text_str(&l.line));
    lines_done(&l);
}

static bool print_findings(const char *game, const char *what, int number, struct findings *f)
{
    bool right = f->differences == 0 && f->played > 0;

    printf("%s %d - %s, %s\n", right ? "ok" : "not ok", number, game, what);
    print_words(&f->first);
    if (f->tests)
        printf("# of %ld tests; %ld decisions where the ground has a say are left out\n", f->tests,
               f->elsewhere);
    printf("# %ld positions, %ld steps: %ld offers, %ld verdicts, %ld previews, %ld decisions "
           "played, %ld dice, %ld not to be laid; %ld differences, %ld in the list\n",
           f->positions, f->steps, f->offers, f->verdicts, f->previews, f->played, f->dice,
           f->unsound, f->differences, f->excused);
    printf("# proof: steps of %s, %s, turned and the same: %ld\n", game, what,
           f->steps - f->differences - f->excused);
    fflush(stdout);
    text_free(&f->first);
    return right;
}

static int turn_game(const struct wishes *w, int i, int *number)
{
    const struct turned_game *game = games[i].game;
    long steps = w->steps ? w->steps : w->is_long ? games[i].all : games[i].quick;
    struct findings rules = { 0 }, matches = { 0 };
    struct turning way[WAYS];
    int ways = open_ways(game, way), failed = 0;

    turn_rules(way, ways, w, &rules);
    failed += !print_findings(game->id, "what the rule tests play", ++*number, &rules);
    if (!w->file) {
        compare_matches(way, ways, steps, w->seed, &matches);
        failed += !print_findings(game->id, "random matches", ++*number, &matches);
    }
    return failed;
}

static int turn_obliquely(const struct wishes *w, int *number)
{
    static struct turning way[OBLIQUES];
    struct findings rules = { 0 }, f = { 0 };
    struct err err;

    open_oblique(way, tsv_read("tests/austerlitz/turned.tsv", &err));
    bool right = true;
    if (!w->steps) {
        turn_rules(way, OBLIQUES, w, &rules);
        right = print_findings("austerlitz", "by fives of degrees, what the rule tests play",
                               ++*number, &rules);
    }
    if (w->file)
        return !right;
    compare_oblique_matches(way,
                            w->steps     ? w->steps
                            : w->is_long ? 5000
                                         : 500,
                            w->is_long ? 12 : 3, w->seed, &f);
    return !print_findings("austerlitz", "by fives of degrees, random matches", ++*number, &f) +
           !right;
}

int run_suite(const struct wishes *w)
{
    int number = 0, failed = 0;

    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++)
        if (!w->game || strcmp(w->game, games[i].game->id) == 0)
            failed += turn_game(w, (int)i, &number);
    if (!w->game || strcmp(w->game, "oblique") == 0)
        failed += turn_obliquely(w, &number);
    printf("1..%d\n", number);
    return failed ? 1 : 0;
}
