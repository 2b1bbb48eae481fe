/* selftest.c -- the test of the tests: seven deliberate bugs, each of which the conformance suite
 * must notice, by the property that is there for it, or the suite of own actions in twin worlds.
 *
 * Built from the same sources as the program, with BERTHIER_SABOTAGE (see engine/sabotage.h). */

#include <stdio.h>

#include "engine/registry.h"
#include "engine/sabotage.h"

#include "../conform/conform.h"
#include "../peek/peek.h"

enum { MATCHES = 25, QUIET = 4000 }; /* of each scenario, and of the game, for each bug */

int eng_sabotage;

static const struct {
    const char *what;
    enum property caught_by; /* 0: nothing is to be caught */
} bugs[BUG_COUNT] = {
    [BUG_NONE] = { "no bug", 0 },
    [BUG_LEAK] = { "a leak in a view", VIEWS },
    [BUG_OFFER] = { "an illegal offer", OFFERS },
    [BUG_BARRIER] = { "a forgotten barrier", UNDO },
    [BUG_LOST_EVENT] = { "a lost event", NEWS },
    [BUG_CHECK_BYTE] = { "a wrong check byte", REPLAYS },
    [BUG_RNG_OUTSIDE] = { "dice outside the state", COPIES },
    [BUG_PEEK] = { "a look that is taken back", 0 },
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

/* Own actions in twin worlds: that bug and no other is theirs to notice. */
static bool try_peek(int bug, int number)
{
    struct err err;
    struct peek p = { .seed = SEED, .twins = 2, .scenario = -1, .match = -1, .shown_every = 40 };

    for (int i = 0; eng_games[i]; i++)
        if (eng_games[i]->teaching)
            p.box = eng_shared_box(eng_games[i]->book->game, &err);
    p.enough = QUIET;
    eng_sabotage = bug;
    peek_run(&p);
    bool right = p.report.quiet > 0 && (p.report.differences > 0) == (bug == BUG_PEEK);
    printf("%s %d - %s, and %s in twin worlds\n", right ? "ok" : "not ok", number, bugs[bug].what,
           bug == BUG_PEEK ? "it is caught" : "nothing is caught");
    printf("# %ld quiet actions, %ld differences\n", p.report.quiet, p.report.differences);
    peek_free(&p);
    return right;
}

int main(void)
{
    int failed = 0;

    for (int bug = BUG_NONE; bug < BUG_PEEK; bug++)
        failed += !try_bug(bug);
    failed += !try_peek(BUG_PEEK, BUG_PEEK + 1);
    failed += !try_peek(BUG_NONE, BUG_PEEK + 2);
    printf("# proof: deliberate bugs, each caught by its property: %d\n", BUG_COUNT - 1);
    printf("1..%d\n", BUG_COUNT + 1);
    return failed ? 1 : 0;
}
