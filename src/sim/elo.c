/* elo.c -- Elo, its error bars, and the sequential test. */

#include "sim/elo.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>

#include "base/rng.h"

enum { RESAMPLES = 400, ROUNDS = 5000 };
static const double MOST = 1200, SURE = 1.959964; /* two-sided 95 per cent */
static const double LENT = 3;      /* pairs with the spread of single matches, see elo_score */
static const double STEADY = 1e-6; /* relative change of a strength that is none             */

int elo_pairs(const struct elo_tally *t)
{
    int n = 0;

    for (int i = 0; i < ELO_PAIR; i++)
        n += t->pairs[i];
    return n;
}

static double mean_of(const struct elo_tally *t)
{
    double points = 0;

    for (int i = 0; i < ELO_PAIR; i++)
        points += t->pairs[i] * i / 4.0;
    return points / elo_pairs(t);
}

static double variance_of(const struct elo_tally *t, double mean)
{
    double sum = 0;

    for (int i = 0; i < ELO_PAIR; i++)
        sum += t->pairs[i] * (i / 4.0 - mean) * (i / 4.0 - mean);
    return sum / elo_pairs(t);
}

/* Student's instead of the normal quantile, since the spread is only known from the pairs. */
static double quantile(double freedom)
{
    return SURE * (1 + (SURE * SURE + 1) / (4 * freedom));
}

/* Wilson's interval, with as many single matches as the spread of the pairs is worth: it stays
 * inside 0 to 1, and does not shrink to nothing when all pairs were won.  A few pairs that happen
 * to agree say little about the spread, so some are lent that have that of single matches. */
struct elo_range elo_score(const struct elo_tally *t)
{
    int pairs = elo_pairs(t);

    if (pairs == 0)
        return (struct elo_range){ 0, 0.5, 1 };
    double mean = mean_of(t), single = mean * (1 - mean), n = 2.0 * pairs;
    double spread = (pairs * variance_of(t, mean) + LENT * single / 2) / (pairs + LENT);
    if (single > 0)
        n = pairs * single / spread;
    double z = quantile(pairs + LENT - 1), z2 = z * z;
    double centre = (mean + z2 / (2 * n)) / (1 + z2 / n);
    double half = z / (1 + z2 / n) * sqrt(single / n + z2 / (4 * n * n));
    return (struct elo_range){ fmax(0, centre - half), mean, fmin(1, centre + half) };
}

double elo_of_score(double score)
{
    if (score <= 0 || score >= 1)
        return score <= 0 ? -MOST : MOST;
    return fmax(-MOST, fmin(MOST, 400 * log10(score / (1 - score))));
}

double elo_expected(double difference)
{
    return 1 / (1 + pow(10, -difference / 400));
}

struct elo_range elo_difference(const struct elo_tally *t)
{
    struct elo_range score = elo_score(t);

    return (struct elo_range){ elo_of_score(score.low), elo_of_score(score.middle),
                               elo_of_score(score.high) };
}

/* The likelihood of a normal mean with the spread that was seen; a pair of each kind is added, so
 * that a run of equal pairs has a spread at all. */
int elo_sprt(const struct elo_tally *t, double low, double high, double *llr)
{
    struct elo_tally seen = *t;
    double bound = log(0.95 / 0.05), ratio = 0;

    if (elo_pairs(t) > 0) {
        seen.pairs[0]++;
        seen.pairs[ELO_PAIR - 1]++;
        double spread = variance_of(&seen, mean_of(&seen)), mean = mean_of(t);
        double s0 = elo_expected(low), s1 = elo_expected(high);
        ratio = elo_pairs(t) * (s1 - s0) * (2 * mean - s0 - s1) / (2 * spread);
    }
    if (llr)
        *llr = ratio;
    return ratio >= bound ? 1 : ratio <= -bound ? -1 : 0;
}

/* -- the ladder -- */

/* Points that i has from j, and matches between them; half a point is lent to both, so that nobody
 * is infinitely strong. */
struct table {
    int players;
    double points[ELO_PLAYERS][ELO_PLAYERS];
    double matches[ELO_PLAYERS][ELO_PLAYERS];
};

static void add_meeting(struct table *b, int i, int j, double score, double matches)
{
    b->points[i][j] = score * matches + 0.5;
    b->points[j][i] = (1 - score) * matches + 0.5;
    b->matches[i][j] = b->matches[j][i] = matches + 1;
}

/* One round of Zermelo's iteration, each strength from the newest of the others; how much the one
 * that moved most has moved. */
static double adjust(const struct table *b, double strength[ELO_PLAYERS])
{
    double most = 0;

    for (int i = 0; i < b->players; i++) {
        double points = 0, against = 0, was = strength[i];
        for (int j = 0; j < b->players; j++) {
            points += b->points[i][j];
            against += b->matches[i][j] / (strength[i] + strength[j]);
        }
        strength[i] = against > 0 ? points / against : 1;
        most = fmax(most, fabs(strength[i] / was - 1));
    }
    return most;
}

/* Bradley and Terry's strengths. */
static void rate(const struct table *b, double rating[ELO_PLAYERS])
{
    double strength[ELO_PLAYERS], mean = 0;

    for (int i = 0; i < b->players; i++)
        strength[i] = 1;
    for (int round = 0; round < ROUNDS && adjust(b, strength) > STEADY; round++)
        ;
    for (int i = 0; i < b->players; i++) {
        rating[i] = 400 * log10(strength[i]);
        mean += rating[i] / b->players;
    }
    for (int i = 0; i < b->players; i++)
        rating[i] -= mean;
}

/* A number that is normally distributed: Box and Muller's way. */
static double draw_normal(struct rng *rng)
{
    double one = (rng_below(rng, 1u << 30) + 0.5) / (1u << 30);
    double two = (rng_below(rng, 1u << 30) + 0.5) / (1u << 30);

    return sqrt(-2 * log(one)) * cos(2 * acos(-1) * two);
}

/* What the score might as well have been: 95 in a hundred lie in its interval. */
static double draw_score(const struct elo_range *r, struct rng *rng)
{
    double z = draw_normal(rng) / SURE;
    double score = r->middle + z * (z < 0 ? r->middle - r->low : r->high - r->middle);

    return fmax(0, fmin(1, score));
}

/* From the scores as they were, or (with rng) as they might have been. */
static void rate_once(int players, struct elo_tally tally[ELO_PLAYERS][ELO_PLAYERS],
                      struct rng *rng, double rating[ELO_PLAYERS])
{
    struct table b = { .players = players };

    for (int i = 0; i < players; i++)
        for (int j = i + 1; j < players; j++) {
            struct elo_range score = elo_score(&tally[i][j]);
            int pairs = elo_pairs(&tally[i][j]);
            if (pairs > 0)
                add_meeting(&b, i, j, rng ? draw_score(&score, rng) : score.middle, 2.0 * pairs);
        }
    rate(&b, rating);
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

void elo_ladder(int players, struct elo_tally tally[ELO_PLAYERS][ELO_PLAYERS],
                struct elo_range rating[ELO_PLAYERS])
{
    static const int tail = RESAMPLES / 40; /* a fortieth at either end */
    double sample[ELO_PLAYERS][RESAMPLES], once[ELO_PLAYERS];
    struct rng rng;

    rng_start_search(&rng, 1805);
    for (int n = 0; n < RESAMPLES; n++) {
        rate_once(players, tally, &rng, once);
        for (int i = 0; i < players; i++)
            sample[i][n] = once[i];
    }
    rate_once(players, tally, NULL, once);
    for (int i = 0; i < players; i++) {
        qsort(sample[i], RESAMPLES, sizeof sample[i][0], by_size);
        rating[i] = (struct elo_range){ fmin(once[i], sample[i][tail]), once[i],
                                        fmax(once[i], sample[i][RESAMPLES - 1 - tail]) };
    }
}
