/* survey_campaign.h -- how a campaign of Napoleon looks from one side. */

#ifndef AI_CAMPAIGN_SURVEY_CAMPAIGN_H
#define AI_CAMPAIGN_SURVEY_CAMPAIGN_H

#include "games/campaign/cn.h"
#include "games/campaign/cn_rows.h"

/* What a side reckons with: its own formations, and what the enemy's pieces may be. */
struct campaign_view {
    const struct eng_box *box;
    const struct cn_board *b;
    const struct cn_state *s;
    int side;
    int own[CN_LEADERS];    /* SP of a formation of ours, 0: none */
    bool horse[CN_LEADERS]; /* ... and all of it is cavalry */
    int enemy[CN_PIECES];   /* SP that an enemy piece may have    */
    int own_sum, enemy_sum; /* on the map                         */
};

void survey_campaign_look(const struct eng_box *box, const struct cn_state *s, int side,
                          struct campaign_view *out);
/* SP within so many hexes. */
int survey_campaign_friends(const struct campaign_view *v, int hex, int radius);
int survey_campaign_enemies(const struct campaign_view *v, int hex, int radius);
/* Halves of MP from `from` to `to`; a hex next to an enemy costs `fear` more.  *first is the first
 * hex of the way.  -1: no way. */
int survey_campaign_way(const struct campaign_view *v, int from, int to, bool horse, int fear,
                        int *first);

#endif
