/* cn_routes.h -- lines of communication that were found, kept for as long as nothing on their roads
 * has changed.
 *
 * All ways along the primary roads are tried for a line (1X 73), some hundred steps, and whether there
 * is one is asked again and again while neither bridges nor pieces have moved.  A route is kept
 * with all that the search for it looks at; tests/unit/test_campaign_glance.c compares it with
 * one that is looked for. */

#ifndef GAMES_CAMPAIGN_CN_ROUTES_H
#define GAMES_CAMPAIGN_CN_ROUTES_H

#include "games/campaign/supply/cn_supply.h"

struct cn_route { /* what a line is looked for by */
    const struct cn_board *b;
    const struct cn_state *s;
    const struct cn_watch *watch;
    unsigned mask;
    int side, source, goal, via;
};

/* False: it was not looked for lately. */
bool cn_recall_route(const struct cn_route *r, struct cn_trace *out);
void cn_keep_route(const struct cn_route *r, const struct cn_trace *line);

#endif
