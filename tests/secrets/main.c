/* main.c -- the statistics of secrets: docs/security-secrets.md.
 *
 *   secrets [--game ID] [--matches N] [--seed N] [--clock N] [--bot NAME] [--pairs FOLDER]
 *
 * Plays matches of each game with a fixed seed and lets a learner and an insider guess (secrets.h); a
 * line of TAP for each channel, and the rows of the page as remarks.  --clock measures times instead,
 * in so many matches: these are no test, since machines have moods.  --pairs writes pairs of
 * worlds for tests/secrets/wire.  With BERTHIER_LONG=1 the counts are those of the page.
 *
 * The program secrets-planted is the same with deliberate leaks of one bit (engine/sabotage.h), each
 * of which must be found. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/ai.h"

#include "secrets.h"

enum {
    SHORT = 24,  /* matches of each game ... */
    LONG = 2000, /* ... and in the long form */
    PAIRS = 40   /* written for the wire     */
};

/* -- what it came to -- */

static double percent(int part, int all)
{
    return all ? 100.0 * part / all : 0;
}

static void tell_yield(const struct study *s)
{
    printf(
        "# %s: %d matches, %d moments, %d pairs of worlds, %d of them made by hand; played on by "
        "%d decisions, %d times until something was shown (%d of these without a word)\n",
        s->g->game, s->matches, s->yield.moments, s->pairs, s->yield.by_hand, s->stretch.decisions,
        s->stretch.ended_by_view, s->stretch.strange);
    for (int i = 0; i < FACTS && s->g->fact[i].what; i++)
        printf("#   %s: %d pairs\n", s->g->fact[i].what, s->yield.found[i]);
}

/* The intervals are those of 95 %; the verdict is stricter. */
static bool tell_channel(const struct study *s, int channel)
{
    struct share learner = lessons_learn(s->lessons[channel]), insider = s->insider[channel];
    struct interval a = wilson(&learner, 1.96), b = wilson(&insider, 1.96);
    int n = s->heard[channel];

    printf("# | %s | %s | %d | %.1f (%.1f to %.1f) | %.1f (%.1f to %.1f) | %d | %.2f |\n",
           s->g->game, channel_name[channel], n, percent(learner.right, learner.all), 100 * a.low,
           100 * a.high, percent(insider.right, insider.all), 100 * b.low, 100 * b.high,
           s->unlike[channel], n ? 100 * (1 - pow(0.05, 1.0 / n)) : 100);
    if (s->first[channel][0])
        printf("#   first difference: %s\n", s->first[channel]);
    return s->unlike[channel] == 0 && !is_found(&learner) && n > 0;
}

/* In pairs of worlds, and at every secret question of the matches themselves. */
static void judge_hush(const struct study *s)
{
    printf("# %s: asked in secret %d times, seen %d times\n", s->g->game, s->hush.asked,
           s->hush.seen);
    say(s->stretch.unhushed == 0, s->g->game, "what is asked in secret is not seen to be asked");
    say(s->hush.asked > 0 && s->hush.seen == 0, s->g->game,
        "nor by the time at which something is seen or told");
}

static void judge(struct study *s)
{
    bool all = true;

    tell_yield(s);
    for (int i = 0; i < FACTS && s->g->fact[i].what; i++)
        all = all && s->yield.found[i] > 0;
    say(all, s->g->game, "worlds are found that differ in each hidden fact");
    if (s->yield.seen_through)
        printf("#   %s\n", s->yield.first);
    say(s->yield.seen_through == 0, s->g->game, "what is changed by hand changes no view");
    if (s->g->hushed)
        judge_hush(s);
    for (int i = 0; i < CHANNELS; i++)
        if (i != HEARD_PREVIEWS || s->box->game->preview)
            say(tell_channel(s, i), s->g->game, channel_name[i]);
}

static int matches_wanted(const struct wishes *w)
{
    if (w->clock || w->matches)
        return w->clock ? w->clock : w->matches;
    if (w->pairs)
        return 4 * PAIRS; /* surely enough */
    return getenv("BERTHIER_LONG") ? LONG : SHORT;
}

static void study(const struct wishes *w, const struct ground *g)
{
    struct study s;

    if (w->game && strcmp(w->game, g->game) != 0)
        return;
    if (!study_start(&s, w, g))
        return;
    for (int n = 0; n < matches_wanted(w) && s.written < PAIRS; n++)
        study_walk(&s, n);
    if (w->clock)
        tell_clock(&s);
    else if (!w->pairs)
        judge(&s);
    if (getenv("BERTHIER_LONG") && !w->clock && !w->pairs)
        printf("# proof: matches of %s from which nothing hidden could be told: %d\n", g->game,
               s.matches);
    study_end(&s);
}

static bool read_wishes(int argc, char **argv, struct wishes *w)
{
    int64_t n;

    for (int i = 1; i + 1 < argc; i += 2) {
        bool whole = words_int(argv[i + 1], 0, INT32_MAX, &n);
        if (strcmp(argv[i], "--game") == 0)
            w->game = argv[i + 1];
        else if (strcmp(argv[i], "--bot") == 0 && ai_find(argv[i + 1]))
            w->bot = argv[i + 1];
        else if (strcmp(argv[i], "--pairs") == 0)
            w->pairs = argv[i + 1];
        else if (strcmp(argv[i], "--matches") == 0 && whole)
            w->matches = (int)n;
        else if (strcmp(argv[i], "--clock") == 0 && whole)
            w->clock = (int)n;
        else if (strcmp(argv[i], "--seed") == 0 && whole)
            w->seed = (uint64_t)n;
        else
            return false;
    }
    return argc % 2 == 1;
}

int main(int argc, char **argv)
{
    struct wishes w = { .seed = SECRETS_SEED, .bot = "script" };

    if (!read_wishes(argc, argv, &w)) {
        fputs("usage: secrets [--game ID] [--matches N] [--seed N] [--clock N] [--bot NAME] "
              "[--pairs FOLDER]\n",
              stderr);
        return 2;
    }
    for (int i = 0; grounds[i]; i++)
        study(&w, grounds[i]);
    printf("1..%d\n", secrets_number);
    return secrets_failed ? 1 : 0;
}
