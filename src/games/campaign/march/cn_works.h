/* cn_works.h -- what cn_220_bridges.c, cn_224_trains.c and cn_237_forage.c share. */

#ifndef GAMES_CAMPAIGN_MARCH_CN_WORKS_H
#define GAMES_CAMPAIGN_MARCH_CN_WORKS_H

#include "games/campaign/cn_local.h"

/* cn_220_bridges.c */
bool cn_can_afford(const struct cn_board *b, const struct cn_state *s, int mover, int halves);
bool cn_has_foot(const struct cn_board *b, const struct cn_state *s, int mover);
void cn_zones_grow(struct eng_turn *t); /* a bridge stands, foragers close up */
void cn_spend_on_works(struct cn_state *s, int mover, int halves);
eng_ruleno cn_check_hands(const struct cn_board *b, const struct cn_state *s, int mover);
eng_ruleno cn_check_engineers(const struct cn_state *s, int mover, int segment, eng_ruleno phase);

/* cn_224_trains.c */
eng_ruleno cn_check_train(const struct cn_board *b, const struct cn_state *s, int mover,
                          int segment, const struct eng_action *a);
void cn_take_train(struct eng_turn *t, int mover, const struct eng_action *a);
void cn_lift_pontoons(struct eng_turn *t); /* those declared: 1X-57-4 */

#endif
