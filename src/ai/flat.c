/* flat.c -- flat Monte-Carlo: every offer in the same worlds, as often as time allows, and the best
 * mean wins.  The yardstick for opponents that plan. */

#include "ai/opponents.h"

enum { NODES = 20000, TURNS = 2 };

static int best_of(const int *sum, int count)
{
    int best = 0;

    for (int i = 1; i < count; i++)
        if (sum[i] > sum[best])
            best = i;
    return best;
}

/* World by world through all offers, so that all have seen the same worlds when time is up: a round
 * that is cut short does not count, unless it is the first. */
static int play_rounds(struct search *s, const struct eng_choices *c)
{
    int sum[ENG_CHOICES] = { 0 }, round[ENG_CHOICES] = { 0 }, best = 0;

    for (int n = 0; n < SEARCH_WORLDS && !search_is_over(s); n++) {
        int done = 0;
        for (; done < c->count && !(search_is_over(s) && (n > 0 || done > 0)); done++) {
            struct search_line line = { .count = 1, .action = { c->action[done] } };
            round[done] = search_play(s, n, &line, NULL);
        }
        if (done < c->count)
            return n > 0 ? best : best_of(round, done);
        for (int i = 0; i < c->count; i++)
            sum[i] += round[i];
        best = best_of(sum, c->count);
    }
    return best;
}

bool flat_choose(const struct eng_box *box, const void *redacted, int seat,
                 const struct ai_budget *budget, struct rng *rng, struct eng_action *out)
{
    struct search s;
    struct eng_choices c;

    if (opponents_habit(box, redacted, seat, budget, rng, out))
        return true;
    search_begin(&s, box, ai_know(box->game), redacted, seat, budget, NODES, TURNS, rng);
    search_offers(&s, &c);
    if (c.count > 0)
        *out = c.action[play_rounds(&s, &c)];
    search_end(&s);
    return c.count > 0;
}
