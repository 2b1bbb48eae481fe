/* cn_country.h -- ways through a country where nobody bars them, kept while goals and bridges stay.
 *
 * Whether a formation is supplied, or a vedette in reach, is asked for each of them in every turn.
 * Mostly no enemy stands anywhere near the way; then the one that would be taken in an empty country
 * will do, and that hangs on the goals, the bridges and frost alone.  Only where a piece of the enemy's
 * is in or beside a hex of it, or there is none, the search goes by who bars the way.
 * tests/unit/test_campaign_glance.c compares both. */

#ifndef GAMES_CAMPAIGN_CN_COUNTRY_H
#define GAMES_CAMPAIGN_CN_COUNTRY_H

#include "games/campaign/supply/cn_supply.h"

enum cn_country {
    COUNTRY_FAR,    /* it would be too far even if nobody were there */
    COUNTRY_OPEN,   /* a shortest way leads past nobody */
    COUNTRY_WATCHED /* somebody may bar it: to be looked at */
};

/* From that hex to the nearest of these goals; an open way is written out.  The watch and mask of the
 * search are not looked at. */
enum cn_country cn_cross_country(const struct cn_search *q, int side, int from,
                                 const uint16_t *goal, int count, struct cn_trace *out);

#endif
