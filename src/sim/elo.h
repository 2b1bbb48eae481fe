/* elo.h -- how much stronger is one player than another, and how sure is that?
 *
 * Matches come in pairs, the same seed with sides exchanged, since a scenario may favour one side.
 * The unit of account is the pair: 0, 1, 2, 3 or 4 half points for the first player. */

#ifndef SIM_ELO_H
#define SIM_ELO_H

#include <stdbool.h>

enum { ELO_PAIR = 5, ELO_PLAYERS = 16 };

struct elo_tally {
    int pairs[ELO_PAIR]; /* how many pairs brought so many half points */
};

struct elo_range {
    double low, middle, high; /* 95 per cent lie between low and high */
};

int elo_pairs(const struct elo_tally *t);
/* The share of points of the first player, 0 to 1. */
struct elo_range elo_score(const struct elo_tally *t);
/* The same in Elo; a score of 0 or 1 gives plus or minus 1200. */
struct elo_range elo_difference(const struct elo_tally *t);
double elo_of_score(double score);
double elo_expected(double difference);

/* Is the first stronger by `high` Elo (true: +1) or only by `low` (-1)?  0: not decided yet.  Errors
 * of both kinds one in twenty; llr, where asked for, is the logarithm of the likelihood ratio. */
int elo_sprt(const struct elo_tally *t, double low, double high, double *llr);

/* Ratings of several players from all their pairs: tally[i][j] from the view of i.  The mean is
 * zero; intervals come from scores drawn four hundred times within theirs, always the same way. */
void elo_ladder(int players, struct elo_tally tally[ELO_PLAYERS][ELO_PLAYERS],
                struct elo_range rating[ELO_PLAYERS]);

#endif
