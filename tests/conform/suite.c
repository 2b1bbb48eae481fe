/* suite.c -- the matches of a scenario shared among threads, and the lines of TAP that tell. */

#include <inttypes.h>
#include <stdio.h>
#include <threads.h>

#include "conform.h"

enum { THREADS_MOST = 16 };

struct share {
    const struct eng_box *box;
    int scenario;
    uint64_t seed;
    int first, end, stride;
    struct report report;
};

static int play_share(void *arg)
{
    struct share *s = arg;

    for (int number = s->first; number < s->end; number += s->stride)
        trial_run(s->box, s->scenario, s->seed, number, &s->report);
    return 0;
}

void examine_scenario(const struct eng_box *box, int scenario, uint64_t seed, int first,
                      int matches, int threads, struct report *out)
{
    struct share share[THREADS_MOST];
    thrd_t thread[THREADS_MOST];
    int count = threads < 1 ? 1 : threads > THREADS_MOST ? THREADS_MOST : threads;

    for (int i = 0; i < count; i++)
        share[i] = (struct share){ box, scenario, seed, first + i, first + matches, count, { 0 } };
    for (int i = 1; i < count; i++)
        BASE_ASSERT(thrd_create(&thread[i], play_share, &share[i]) == thrd_success);
    play_share(&share[0]);
    for (int i = 1; i < count; i++)
        thrd_join(thread[i], NULL);
    for (int i = 0; i < count; i++)
        report_add(out, &share[i].report);
    out->seed = seed;
}

/* The words of a failure, each line as a remark; long ones are cut. */
static void print_words(const struct text *words)
{
    struct lines l = { .next = text_str(words) };

    while (lines_next(&l))
        printf("# %.2000s\n", text_str(&l.line));
    lines_done(&l);
}

#if defined(__SANITIZE_ADDRESS__)
#define UNDER_SANITIZERS ", under sanitizers"
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define UNDER_SANITIZERS ", under sanitizers"
#endif
#endif
#ifndef UNDER_SANITIZERS
#define UNDER_SANITIZERS ""
#endif

static void print_proofs(const struct eng_box *box, int scenario, const struct report *r)
{
    printf("# proof: random matches of %s, %s, all properties" UNDER_SANITIZERS ": %ld\n",
           box->game->book->game, box->scenario[scenario].id, r->matches);
    printf("# proof: decisions in them: %ld\n", r->decisions);
    printf("# proof: decisions of the longest, of at most %d: %d\n", (int)box->game->longest,
           r->longest);
}

int print_report(const struct eng_box *box, int scenario, const struct report *r, int *number)
{
    int failed = 0;

    for (int p = OFFERS; p < PERFT; p++) {
        bool bad = r->failures[p] > 0;
        printf("%s %d - %s, %s: %d %s\n", bad ? "not ok" : "ok", ++*number, box->game->book->game,
               box->scenario[scenario].id, p, property_names[p]);
        if (!bad)
            continue;
        failed++;
        print_words(&r->first[p]);
        printf("# failed %d times; again: conform --seed %" PRIu64
               " --game %s --scenario %s --match %d\n",
               r->failures[p], r->seed, box->game->book->game, box->scenario[scenario].id,
               r->match[p]);
    }
    printf("# %s, %s: %ld matches, %ld decisions, %ld taken back, %ld worlds imagined\n",
           box->game->book->game, box->scenario[scenario].id, r->matches, r->decisions, r->undone,
           r->imagined);
    print_proofs(box, scenario, r);
    fflush(stdout);
    return failed;
}
