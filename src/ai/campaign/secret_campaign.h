/* secret_campaign.h -- the types of battle, which both sides choose in secret. */

#ifndef AI_CAMPAIGN_SECRET_CAMPAIGN_H
#define AI_CAMPAIGN_SECRET_CAMPAIGN_H

#include "ai/search.h"

/* Chooses a type as often as two do who may not read each other; false: that is not asked. */
bool secret_campaign(struct search *s, int depth, struct eng_action *out);

#endif
