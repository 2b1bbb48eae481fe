/* planted.c -- the test of the statistics: leaks of one bit (engine/sabotage.h), each of which must be
 * found, by the channel that should.
 *
 *   secrets-planted [GAME]
 *
 * Built from the same sources, with BERTHIER_SABOTAGE.  With BERTHIER_LONG=1 in every game, and with a
 * delay of some microseconds as well. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/sabotage.h"

#include "secrets.h"

enum { PLANTED = 120 }; /* matches for each leak */

int eng_sabotage;

static const struct {
    enum sabotage bug;
    const char *what;
    enum channel by;
    bool learner; /* the learner must find it too */
} leaks[] = {
    { BUG_NONE, "nothing is planted, and nothing is found", HEARD_STATES, false },
    { BUG_SPACE, "a space more in a state is found in its bytes", HEARD_STATES, true },
    { BUG_SPACE, "a space more in a state is found in its size", HEARD_SIZES, false },
    { BUG_ORDER, "two choices that change places are found in their order", HEARD_ORDER, true },
    { BUG_RULE, "another rule in a refusal is found among the errors", HEARD_ERRORS, false },
};

static void plant(const struct wishes *w, const struct ground *g, size_t i)
{
    struct study s;

    eng_sabotage = (int)leaks[i].bug;
    if (!study_start(&s, w, g))
        return;
    s.only = 0; /* the fact that is given away */
    for (int n = 0; n < PLANTED; n++)
        study_walk(&s, n);
    struct share learner = lessons_learn(s.lessons[leaks[i].by]);
    struct share insider = s.insider[leaks[i].by];
    printf("# learner %d of %d, insider %d of %d, %d pairs differ\n", learner.right, learner.all,
           insider.right, insider.all, s.unlike[leaks[i].by]);
    bool found = is_found(&insider) && (!leaks[i].learner || is_found(&learner));
    if (leaks[i].bug == BUG_NONE)
        say(!is_found(&insider) && !is_found(&learner) && s.pairs > 0, g->game, leaks[i].what);
    else
        say(found, g->game, leaks[i].what);
    study_end(&s);
}

/* In the long form: a delay of some microseconds. */
static void plant_delay(const struct wishes *w, const struct ground *g)
{
    struct wishes timed = *w;
    struct study s;

    eng_sabotage = BUG_DELAY;
    timed.clock = PLANTED;
    if (!study_start(&s, &timed, g))
        return;
    s.only = 0;
    for (int n = 0; n < PLANTED; n++)
        study_walk(&s, n);
    tell_clock(&s);
    say(is_found(&s.timing[WORK_STATE].told[NS - 1]), g->game,
        "a delay of some microseconds in a state is found in its time");
    study_end(&s);
}

int main(int argc, char **argv)
{
    bool is_long = getenv("BERTHIER_LONG") != NULL;
    struct wishes w = { .seed = SECRETS_SEED, .bot = "script" };
    const char *game = argc > 1 ? argv[1] : is_long ? NULL : "colors";

    for (int i = 0; grounds[i]; i++) {
        if (game && strcmp(game, grounds[i]->game) != 0)
            continue;
        for (size_t k = 0; k < sizeof leaks / sizeof leaks[0]; k++)
            plant(&w, grounds[i], k);
        if (is_long)
            plant_delay(&w, grounds[i]);
    }
    printf("1..%d\n", secrets_number);
    return secrets_failed ? 1 : 0;
}
