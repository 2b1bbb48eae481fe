/* planted.c -- the test of the turned boards: rules that look at the compass (engine/sabotage.h), each
 * of which must be found, and nothing where none is planted.
 *
 * Built from the same sources, with BERTHIER_SABOTAGE. */

#include <stdio.h>

#include "base/tsv.h"

#include "engine/sabotage.h"

#include "oblique.h"
#include "suite.h"

enum { SEED = 1805, POSITIONS = 400, EACH = 2 };

int eng_sabotage;

static const struct {
    enum sabotage bug;
    const struct turned_game *game;
    long steps;
    const char *what;
} bugs[] = {
    { BUG_FLIGHT, &turned_austerlitz, 4000, "flights by tens of degrees from the north" },
    { BUG_RETREAT, &turned_colors, 4000, "retreats to the first of two hexes alone" },
    { BUG_NORTH, &turned_campaign, 2000, "marches to the north that cost more" },
};

static bool tell(int number, const char *game, const char *what, bool planted, struct findings *f)
{
    bool right = f->played > 0 && (f->differences > 0) == planted;

    printf("%s %d - %s: %s, and %s\n", right ? "ok" : "not ok", number, game, what,
           planted ? "it is caught" : "nothing is caught");
    printf("# %ld steps, %ld differences\n", f->steps, f->differences);
    text_free(&f->first);
    *f = (struct findings){ 0 };
    return right;
}

static int try_game(size_t i, int *number)
{
    struct turning way[WAYS];
    struct findings f = { 0 };
    int ways = open_ways(bugs[i].game, way), failed = 0;

    eng_sabotage = BUG_NONE;
    compare_matches(way, ways, bugs[i].steps, SEED, &f);
    failed += !tell(++*number, bugs[i].game->id, "no bug", false, &f);
    eng_sabotage = (int)bugs[i].bug;
    compare_matches(way, ways, bugs[i].steps, SEED, &f);
    failed += !tell(++*number, bugs[i].game->id, bugs[i].what, true, &f);
    return failed;
}

static int try_oblique(int *number)
{
    static struct turning way[OBLIQUES];
    struct findings f = { 0 };
    struct err err;

    open_oblique(way, tsv_read("tests/austerlitz/turned.tsv", &err));
    eng_sabotage = (int)bugs[0].bug;
    compare_oblique_matches(way, POSITIONS, EACH, SEED, &f);
    return !tell(++*number, "austerlitz by fives of degrees", bugs[0].what, true, &f);
}

int main(void)
{
    int number = 0, failed = 0;

    for (size_t i = 0; i < sizeof bugs / sizeof bugs[0]; i++)
        failed += try_game(i, &number);
    failed += try_oblique(&number);
    printf("# proof: planted faults of direction, each caught: %zu\n",
           sizeof bugs / sizeof bugs[0]);
    printf("1..%d\n", number);
    return failed ? 1 : 0;
}
