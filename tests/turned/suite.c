/* suite.c -- the games turned one after the other. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/registry.h"

#include "suite.h"

enum { WAYS = 16 };

static const struct {
    const struct turned_game *game;
    long quick, all; /* steps of random matches */
} games[] = {
    { &turned_austerlitz, 4000, 200000 },
    { &turned_colors, 20000, 1000000 },
};

void turn_game(const struct turned_game *game, uint64_t seed, long steps, struct findings *f)
{
    struct turning way[WAYS] = { 0 };
    struct err err;

    for (int i = 0; i < game->ways; i++) {
        way[i].game = game;
        way[i].from = eng_shared_box(game->id, &err);
        BASE_ASSERT(way[i].from);
        game->open(&way[i], i);
    }
    compare_matches(way, game->ways, steps, seed, f);
}

static void print_words(const struct text *words)
{
    struct lines l = { .next = text_str(words) };

    while (lines_next(&l))
        printf("# %s\n", text_str(&l.line));
    lines_done(&l);
}

static bool print_findings(const char *what, int number, struct findings *f)
{
    bool right = f->differences == 0 && f->played > 0;

    printf("%s %d - %s\n", right ? "ok" : "not ok", number, what);
    print_words(&f->first);
    printf("# %s: %ld positions, %ld steps; %ld offers, %ld verdicts, %ld previews compared, "
           "%ld decisions played, %ld dice; %ld differences\n",
           what, f->positions, f->steps, f->offers, f->verdicts, f->previews, f->played, f->dice,
           f->differences);
    fflush(stdout);
    text_free(&f->first);
    return right;
}

int run_suite(const struct wishes *w)
{
    int number = 0, failed = 0;

    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        struct findings f = { 0 };
        const char *id = games[i].game->id;

        if (w->game && strcmp(w->game, id) != 0)
            continue;
        long steps = w->steps ? w->steps : w->is_long ? games[i].all : games[i].quick;
        turn_game(games[i].game, w->seed, steps, &f);
        failed += !print_findings(id, ++number, &f);
    }
    printf("1..%d\n", number);
    return failed ? 1 : 0;
}
