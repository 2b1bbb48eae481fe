/* contest.c -- the programme of an arena, and the sums. */

#include "sim/contest.h"

#include <stdlib.h>
#include <string.h>

#include "ai/stranger.h"

static bool do_meet(const struct contest *a, int i, int j)
{
    if (a->picked)
        return i < j && a->meets[i][j];
    return i < j && (!a->gauntlet || i == 0);
}

int64_t contest_size(const struct contest *a)
{
    int meetings = 0;

    for (int i = 0; i < a->player_count; i++)
        for (int j = 0; j < a->player_count; j++)
            meetings += do_meet(a, i, j);
    return (int64_t)meetings * a->scenario_count * a->pairs;
}

/* The same seed twice, sides exchanged; every meeting has the same seeds. */
static void plan_pair(struct contest *a, int pair, int i, int j, int scenario, int number)
{
    a->first[pair] = (uint8_t)i;
    a->second[pair] = (uint8_t)j;
    for (int swapped = 0; swapped < 2; swapped++) {
        struct sim_match *m = &a->match[2 * pair + swapped];
        m->scenario = scenario;
        m->seed = a->seed + (uint64_t)number;
        for (int side = 0; side < ENG_SEATS; side++)
            m->player[side] = a->player[side % 2 == swapped ? i : j].player;
    }
}

/* Pair by pair through all meetings, so that a run cut short has a bit of each. */
void contest_plan(struct contest *a)
{
    int pairs = (int)contest_size(a), pair = 0;

    a->match_count = 2 * pairs;
    a->match = base_alloc((size_t)a->match_count * sizeof *a->match);
    a->outcome = base_alloc((size_t)a->match_count * sizeof *a->outcome);
    a->first = base_alloc((size_t)pairs);
    a->second = base_alloc((size_t)pairs);
    for (int number = 0; number < a->pairs; number++)
        for (int s = 0; s < a->scenario_count; s++)
            for (int i = 0; i < a->player_count; i++)
                for (int j = 0; j < a->player_count; j++)
                    if (do_meet(a, i, j))
                        plan_pair(a, pair++, i, j, a->scenario[s], number);
}

void contest_free(struct contest *a)
{
    base_free(a->match);
    base_free(a->outcome);
    base_free(a->first);
    base_free(a->second);
}

/* -- sums -- */

static int half_points(const struct sim_outcome *o, int swapped)
{
    return o->side < 0 ? 1 : o->side % 2 == swapped ? 2 : 0;
}

int contest_points(const struct contest *a, int pair)
{
    const struct sim_outcome *o = &a->outcome[2 * pair];

    if (!o[0].finished || !o[1].finished)
        return -1;
    return half_points(&o[0], 0) + half_points(&o[1], 1);
}

/* What a player did in a match, where all sides of this remainder were his. */
static void add_match(struct contest_player *p, const struct sim_outcome *o, int remainder)
{
    for (int side = remainder; side < ENG_SEATS; side += 2) {
        p->decisions += o->decided[side];
        p->seconds += o->seconds[side];
        p->faults += o->faults[side];
        p->forfeits += o->faults[side] >= STRANGER_FAULTS;
        if (o->longest[side] > p->longest)
            p->longest = o->longest[side];
    }
}

/* -- medians -- */

struct weighed {
    double median;
    long decisions;
};

static int by_median(const void *a, const void *b)
{
    double x = ((const struct weighed *)a)->median, y = ((const struct weighed *)b)->median;

    return (x > y) - (x < y);
}

static int gather_medians(const struct contest *a, int player, struct weighed *out)
{
    int count = 0;

    for (int n = 0; n < a->match_count; n++) {
        bool is_first = a->first[n / 2] == player;
        if (!(is_first || a->second[n / 2] == player) || contest_points(a, n / 2) < 0)
            continue;
        for (int side = is_first ? n % 2 : 1 - n % 2; side < ENG_SEATS; side += 2)
            if (a->outcome[n].decided[side] > 0)
                out[count++] =
                    (struct weighed){ a->outcome[n].median[side], a->outcome[n].decided[side] };
    }
    return count;
}

static double median_of(const struct contest *a, int player)
{
    struct weighed *w = base_alloc((size_t)a->match_count * ENG_SEATS / 2 * sizeof *w);
    int count = gather_medians(a, player, w), at = 0;
    long half = a->player[player].decisions / 2;

    qsort(w, (size_t)count, sizeof *w, by_median);
    while (at < count - 1 && half >= w[at].decisions)
        half -= w[at++].decisions;
    double median = count ? w[at].median : 0;
    free(w);
    return median;
}

void contest_sum_up(struct contest *a)
{
    memset(a->tally, 0, sizeof a->tally);
    for (int i = 0; i < a->player_count; i++) {
        struct contest_player *p = &a->player[i];
        p->decisions = p->faults = p->forfeits = 0;
        p->seconds = p->longest = 0;
    }
    for (int pair = 0; pair < a->match_count / 2; pair++) {
        int points = contest_points(a, pair), i = a->first[pair], j = a->second[pair];
        if (points < 0)
            continue;
        a->tally[i][j].pairs[points]++;
        a->tally[j][i].pairs[ELO_PAIR - 1 - points]++;
        for (int swapped = 0; swapped < 2; swapped++) {
            add_match(&a->player[i], &a->outcome[2 * pair + swapped], swapped);
            add_match(&a->player[j], &a->outcome[2 * pair + swapped], 1 - swapped);
        }
    }
    for (int i = 0; i < a->player_count; i++)
        a->player[i].median = median_of(a, i);
    elo_ladder(a->player_count, a->tally, a->rating);
}

void contest_rank(const struct contest *a, int order[ELO_PLAYERS])
{
    for (int i = 0; i < a->player_count; i++) {
        int at = i;
        for (; at > 0 && a->rating[order[at - 1]].middle < a->rating[i].middle; at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
}

int contest_wins(const struct contest *a, int scenario, int side, int *matches)
{
    int wins = 0;

    *matches = 0;
    for (int n = 0; n < a->match_count; n++) {
        if (contest_points(a, n / 2) < 0 || a->match[n].scenario != scenario)
            continue;
        wins += a->outcome[n].side == side;
        ++*matches;
    }
    return wins;
}
