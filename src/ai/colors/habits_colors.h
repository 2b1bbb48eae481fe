/* habits_colors.h -- the numbers that a hand of Commands & Colors goes by.
 *
 * There are two sets.  The plain one was set down by thought; all players but the Marshal have it.  The
 * drilled one came of the hand's playing against itself, its numbers a little changed each time
 * (tests/drill.c).  Worths are hundredths of a banner, shares thirtieths. */

#ifndef AI_COLORS_HABITS_COLORS_H
#define AI_COLORS_HABITS_COLORS_H

#include "ai/colors/eval_colors.h"

/* Cards that are worth the same, whichever section they are for. */
enum colors_sort {
    SORT_PROBE, /* two orders in a section */
    SORT_ATTACK,
    SORT_RECON,
    SORT_COORDINATED,
    SORT_FLANK,
    SORT_FORWARD,
    SORT_SCOUT,
    SORT_ASSAULT,
    SORT_BAYONET, /* from here on in the order of enum cc_effect */
    SORT_BOMBARD,
    SORT_CAVALRY,
    SORT_COUNTER,
    SORT_ELAN,
    SORT_FIRE,
    SORT_STRIKE,
    SORT_MARCH,
    SORT_STEEL,
    SORT_LEADERSHIP,
    SORT_MANOEUVRE,
    SORT_RALLY,
    SORT_SUPPLY,
    SORTS
};

enum colors_sort colors_sort_of(const struct cc_card *card);

enum { COLORS_WHOLE = 30 }; /* a share of one */

/* Whole numbers alone: tests/drill.c takes it for a list of them. */
struct colors_habits {
    /* one attack */
    int driven_off, no_answer;      /* to make an enemy leave its hex, not to be fought back */
    int block[CLASSES], quality[4]; /* of each block, and more by enum cc_quality           */
    int leader;                     /* with the unit that is struck                         */
    int his_card;                   /* that a square costs the enemy                        */
    int forms_square, goes;         /* shares: how likely infantry forms, cavalry retires   */

    /* where a unit stands */
    int first, second, afar; /* shares of what the two most dangerous enemies can do,
                                         and of that from farther than the next hex           */
    int objective, near_objective, guarded;
    int cover[TERRAINS][CLASSES], works;
    int far[CLASSES], close[CLASSES]; /* tenths, for each hex farther or nearer than wanted   */
    int weak;                         /* the same of a single block                           */
    int care;                         /* share of the danger that counts in a choice of hex   */

    /* orders to units that are far from the enemy */
    int order_square, order_weak, order[CLASSES];

    /* cards: shares of what their orders are worth, worths, and what to keep one is worth */
    int bayonet, bombard, charge, counter, elan, fire, march, steel, leadership;
    int scout, manoeuvre, rally, supply, strike;
    int keep[SORTS];

    /* answers to an attack */
    int square_card, square_gain, ground_lost;
    int stand_harm, strike_loss, strike_cost; /* shares, and a worth */

    /* readiness */
    int advance, move, fight;
};

extern const struct colors_habits colors_plain, colors_drilled;

#endif
