/* eval_campaign.h -- how good a world of a campaign is for a side. */

#ifndef AI_CAMPAIGN_EVAL_CAMPAIGN_H
#define AI_CAMPAIGN_EVAL_CAMPAIGN_H

#include "ai/campaign/survey_campaign.h"

/* The chance to win, AI_LOST to AI_WON; a draw is half a win.  The world has no blanks. */
int eval_campaign(const struct eng_box *box, const struct cn_state *s, int side);

#endif
