/* cn_refusal.h -- what the files of the refusals share. */

#ifndef GAMES_CAMPAIGN_KIT_CN_REFUSAL_H
#define GAMES_CAMPAIGN_KIT_CN_REFUSAL_H

#include "games/campaign/cn_local.h"

/* A refused decision; out->rule forbids it. */
struct cn_no {
    const struct cn_board *b;
    const struct cn_state *s; /* redacted */
    const struct eng_frame *f;
    const struct eng_action *a;
    int side; /* of whoever decided */
    struct eng_phrase *out;
};

bool cn_say_no(const struct cn_no *q, int text, int a, int b); /* always true */
bool cn_says_whose(const struct cn_no *q);                     /* a piece of the enemy's */
bool cn_says_of_leader(const struct cn_no *q); /* ... or somebody who leads no formation */
bool cn_says_of_way(const struct cn_no *q, int from, int to);

/* cn_refusal_battle.c: questions of battle, retreat and pursuit */
bool cn_refusal_in_battle(const struct cn_no *q);

#endif
