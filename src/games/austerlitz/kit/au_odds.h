/* au_odds.h -- chances, exactly: what fire and close combat may do to a unit. */

#ifndef GAMES_AUSTERLITZ_KIT_AU_ODDS_H
#define GAMES_AUSTERLITZ_KIT_AU_ODDS_H

#include "games/austerlitz/au_local.h"

/* What becomes of a unit; exactly one of them. */
enum au_fate {
    FATE_STANDS,   /* as it was, but perhaps for a step            */
    FATE_SHAKEN,   /* before an assault: a fire marker, or stopped */
    FATE_STUNNED,  /* S                                            */
    FATE_DISORDER, /* D, where it stands                           */
    FATE_BACK,     /* D, and goes back                             */
    FATE_ROUT,     /* R, and flees                                 */
    FATE_LOST,     /* eliminated                                   */
    FATES
};

extern const char *const au_fates[]; /* their words in previews */

/* Ways of the dice, out of `of`.  step: those in which it loses a step and lives; missed: those in
 * which no battery hits. */
struct au_odds {
    int of, fate[FATES], step, missed;
};

/* One result of the table on that unit: 36 ways, each counted `weight` times. */
void au_odds_of_row(const struct au_board *b, const struct au_state *s, int unit, int total,
                    int how, int weight, struct au_odds *odds);
/* Fire whose modifiers make that sum: 216 ways. */
void au_odds_of_fire(const struct au_board *b, const struct au_state *s, int unit, int sum, int how,
                     struct au_odds *odds);

/* Roundshot of these batteries together: each has to hit first (A05-9.7-4). */
enum { AU_ODDS_GUNS = 6 }; /* more of them are taken to hit */
void au_odds_of_roundshot(const struct au_board *b, const struct au_state *s, const uint64_t by[3],
                          int unit, struct au_odds *odds);

/* A close combat: 36 ways of the two dice, and 1296 with the check of the loser. */
struct au_combat_odds {
    int won, even, lost; /* the table is asked against the defender, nobody, the attacker; of 36 */
    struct au_odds defender, attacker;
};
void au_odds_of_combat(const struct au_board *b, const struct au_state *s, int lead, int defender,
                       int margin, struct au_combat_odds *odds);

#endif
