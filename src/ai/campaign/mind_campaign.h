/* mind_campaign.h -- what the script of the Campaigns of Napoleon has in mind: where everybody should
 * be, and how he gets there.  For script_campaign.c alone. */

#ifndef AI_CAMPAIGN_MIND_CAMPAIGN_H
#define AI_CAMPAIGN_MIND_CAMPAIGN_H

#include "ai/campaign/survey_campaign.h"
#include "engine/choices.h"

enum {
    BRUNN = 2921,
    WISCHAU = 4018,
    RAIDERS = 6 /* SP that may go alone for a place */
};

struct mind {
    struct campaign_view v;
    struct eng_choices c;
    int seat, side;
    struct rng *rng;
};

/* -- what is offered -- */

int mind_hex_of(int number);                                        /* of a number CCRR */
const struct eng_action *mind_find(const struct mind *m, int verb); /* NULL: not offered */

typedef int mind_rate(const struct mind *m, const struct eng_action *a);
/* The best of a verb; NULL where none is offered or none is worth more than 0. */
const struct eng_action *mind_best_of(const struct mind *m, int verb, mind_rate *rating);

/* -- where to (mind_campaign.c) -- */

int mind_key_of(const struct mind *m, int hex); /* -1: none */
/* Boxes of the morale track that a key would bring us if we took it. */
int mind_gain_of(const struct mind *m, int key);
/* The enemy piece that is nearest, seen vedettes apart; -1: none within reach. */
int mind_nearest_enemy(const struct mind *m, int hex, int reach);
int mind_rally_of(const struct mind *m); /* the place to gather at */
bool mind_may_advance(const struct mind *m);
bool mind_is_horse(const struct mind *m, int leader);
int mind_turns_to(const struct mind *m, int leader, int hex);
/* Who would not win stakes everything in the last turns. */
bool mind_is_desperate(const struct mind *m);
int mind_best_key(const struct mind *m, int leader); /* its hex; -1: none worth while */
int mind_goal_of(const struct mind *m, int leader);

/* -- marches (mind_campaign_marches.c) -- */

bool mind_dares(const struct mind *m, int leader, int hex); /* to meet the enemies around the hex */
/* Next to an enemy or to friends he need go no farther; a place to take must be entered. */
bool mind_stands_well(const struct mind *m, int hex, int goal);
const struct eng_action *mind_activate(const struct mind *m); /* who marches next */
const struct eng_action *mind_march(const struct mind *m);    /* his next step */

#endif
