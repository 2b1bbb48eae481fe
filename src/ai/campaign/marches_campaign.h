/* marches_campaign.h -- marches to think about: a formation, and where it might go. */

#ifndef AI_CAMPAIGN_MARCHES_CAMPAIGN_H
#define AI_CAMPAIGN_MARCHES_CAMPAIGN_H

#include "ai/search.h"

/* Whole marches of the formation that is asked, or of those that may be set in motion; how many. */
int marches_campaign(struct search *s, struct search_line *out, int most);

#endif
