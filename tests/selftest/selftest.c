/* selftest.c -- the test of the tests: six deliberate bugs, each of which the conformance suite
 * must notice, by the property that is there for it.
 *
 * Built from the same sources as the program, with BERTHIER_SABOTAGE (see engine/sabotage.h). */

#include <stdio.h>

#include "engine/registry.h"
#include "engine/sabotage.h"

#include "../conform/conform.h"

enum { MATCHES = 25 }; /* of each scenario, for each bug */

int eng_sabotage;

static const struct {
    const char *what;
    enum property caught_by; /* 0: nothing is to be caught */
} bugs[BUG_CONFORM] = {
    [BUG_NONE] = { "no bug", 0 },
    [BUG_LEAK] = { "a leak in a view", VIEWS },
    [BUG_OFFER] = { "an illegal offer", OFFERS },
    [BUG_BARRIER] = { "a forgotten barrier", UNDO },
    [BUG_LOST_EVENT] = { "a lost event", NEWS },
    [BUG_CHECK_BYTE] = { "a wrong check byte", REPLAYS },
    [BUG_RNG_OUTSIDE] = { "dice outside the state", COPIES },
};

/* The bugs stand in the engine and in the teaching game, and show there. */
static void examine_all(struct report *r)
{
    struct err err;

    for (int i = 0; eng_games[i]; i++) {
        if (!eng_games[i]->teaching)
            continue;
        const struct eng_box *box = eng_shared_box(eng_games[i]->book->game, &err);
        for (int s = 0; box && s < box->scenario_count; s++)
            examine_scenario(box, s, SEED, 0, MATCHES, 1, r);
    }
}

static int failed_properties(const struct report *r)
{
    int count = 0;

    for (int p = OFFERS; p < PROPERTIES; p++)
        count += r->failures[p] > 0;
    return count;
}

/* The earliest failure of each property, as remarks. */
static void print_failures(const struct report *r)
{
    for (int p = OFFERS; p < PROPERTIES; p++) {
        struct lines l = { .next = text_str(&r->first[p]) };
        if (!r->failures[p])
            continue;
        printf("#   property %d, %d times\n", p, r->failures[p]);
        while (lines_next(&l))
            printf("#     %.200s\n", text_str(&l.line));
        lines_done(&l);
    }
}

static bool try_bug(int bug)
{
    struct report r = { 0 };
    enum property p = bugs[bug].caught_by;

    eng_sabotage = bug;
    examine_all(&r);
    bool right = r.matches > 0 && (p ? r.failures[p] > 0 : failed_properties(&r) == 0);
    if (p)
        printf("%s %d - %s is caught by property %d\n", right ? "ok" : "not ok", bug + 1,
               bugs[bug].what, p);
    else
        printf("%s %d - %s, and nothing is caught\n", right ? "ok" : "not ok", bug + 1,
               bugs[bug].what);
    printf("# %ld matches, %d properties failed\n", r.matches, failed_properties(&r));
    if (!right)
        print_failures(&r);
    fflush(stdout);
    report_free(&r);
    return right;
}

int main(void)
{
    int failed = 0;

    for (int bug = BUG_NONE; bug < BUG_CONFORM; bug++)
        failed += !try_bug(bug);
    printf("# proof: deliberate bugs, each caught by its property: %d\n", BUG_CONFORM - 1);
    printf("1..%d\n", BUG_CONFORM);
    return failed ? 1 : 0;
}
