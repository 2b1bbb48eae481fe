/* cn_listed.h -- the last list of offers, kept for whoever draws from it or asks again.
 *
 * A list is made to be shown or weighed, and then one is drawn from it, or the same is asked once more
 * before anything has happened.  It is kept with the whole state that it was made of, compared byte by
 * byte; tests/unit/test_campaign_glance.c compares it with a new one. */

#ifndef GAMES_CAMPAIGN_CN_LISTED_H
#define GAMES_CAMPAIGN_CN_LISTED_H

#include "games/campaign/cn_local.h"

/* False: that state was not listed last. */
bool cn_recall_list(const struct eng_box *box, const struct cn_state *s, int seat,
                    struct eng_choices *c);
void cn_keep_list(const struct eng_box *box, const struct cn_state *s, int seat,
                  const struct eng_choices *c);

#endif
