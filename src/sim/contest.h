/* contest.h -- players against each other: who is there, what they played, what came of it. */

#ifndef SIM_CONTEST_H
#define SIM_CONTEST_H

#include "sim/elo.h"
#include "sim/sim_local.h"

enum { CONTEST_NAME = 64, CONTEST_SCENARIOS = 64, CONTEST_MATCHES = 10000000 };

struct contest_player {
    char name[CONTEST_NAME]; /* as given: "marshal@200ms"; no commas, so that it fits a row */
    struct sim_player player;
    long decisions;
    double seconds, longest; /* of a decision */
    double median; /* the median match's median decision, matches weighing by their decisions */
    int faults, forfeits; /* of strangers: in all, and matches lost by three of them */
};

struct contest {
    const struct eng_box *box;
    int player_count;
    struct contest_player player[ELO_PLAYERS];
    int scenario_count, scenario[CONTEST_SCENARIOS];
    int pairs;     /* of each two players, in each scenario */
    bool gauntlet; /* the first against all others, who do not play each other */
    bool picked;   /* only those meet whom `meets` names */
    bool meets[ELO_PLAYERS][ELO_PLAYERS];
    uint64_t seed;
    int threads;

    /* The programme: matches 2n and 2n + 1 are a pair, first[n] against second[n].  The second
     * match has the sides exchanged; of more than two sides, every other one is a player's. */
    int match_count;
    struct sim_match *match;
    struct sim_outcome *outcome;
    uint8_t *first, *second; /* of each pair */
    struct elo_tally tally[ELO_PLAYERS][ELO_PLAYERS];
    struct elo_range rating[ELO_PLAYERS];
};

/* Pairs that the programme would have. */
int64_t contest_size(const struct contest *a);
void contest_plan(struct contest *a);
void contest_sum_up(struct contest *a); /* from what has been finished so far */
void contest_free(struct contest *a);
/* Players, the strongest first. */
void contest_rank(const struct contest *a, int order[ELO_PLAYERS]);
/* Matches that a side has won in a scenario, and how many were played there. */
int contest_wins(const struct contest *a, int scenario, int side, int *matches);
/* Half points of a pair's first player; -1: not both matches are finished. */
int contest_points(const struct contest *a, int pair);

/* A row for each match of the pairs that are finished, and the way back: rows of several runs
 * make one contest, in which nobody has played the same pair twice. */
void contest_write_csv(const struct contest *a, struct text *out);
bool contest_read_csv(struct contest *a, const char *place, const char *text, struct err *err);
bool contest_has_no_twins(const struct contest *a, struct err *err);

void contest_write_page(const struct contest *a, struct text *out);  /* contest_page.c */
void contest_write_table(const struct contest *a, struct text *out); /* contest_tell.c */
void contest_write_json(const struct contest *a, struct text *out);

#endif
