/* cn_save.h -- what writing and reading positions share. */

#ifndef GAMES_CAMPAIGN_KIT_CN_SAVE_H
#define GAMES_CAMPAIGN_KIT_CN_SAVE_H

#include "games/campaign/kit/cn_names.h"

/* Facts of the state that are either so or not, each with its word. */
struct cn_event {
    const char *word;
    size_t at; /* offset in struct cn_state */
};
extern const struct cn_event cn_events[];

/* Numbers that a leader's line may give, each behind its word. */
struct cn_count {
    const char *word;
    size_t at; /* offset in struct cn_leader */
    uint8_t usual;
};
extern const struct cn_count cn_leader_counts[];
extern const struct cn_count cn_battle_counts[];

/* What a piece, leader, unit, vedette, train or battle is where a position says nothing of it. */
struct cn_leader cn_plain_leader(int standing);
struct cn_unit cn_plain_unit(int standing);
struct cn_vedette cn_plain_vedette(int standing);
struct cn_battle cn_plain_battle(void);
void cn_lay_out(const struct cn_board *b, struct cn_state *s);

#endif
