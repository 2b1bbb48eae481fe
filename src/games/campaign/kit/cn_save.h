/* cn_save.h -- what the files of saving and restoring share. */

#ifndef GAMES_CAMPAIGN_CN_SAVE_H
#define GAMES_CAMPAIGN_CN_SAVE_H

#include "base/bitset.h"

#include "games/campaign/kit/cn_names.h"

/* What is only known while a position is read. */
struct cn_scratch {
    uint64_t nobodys[BIT_WORDS(CN_TOWNS)]; /* places of which it was said that nobody has them */
};
_Static_assert(sizeof(struct cn_scratch) <= ENG_SCRATCH, "it fits");

/* What words name (cn_things.c).  Whats: leaders, vedettes and unknown pieces; fighters: and nobody. */
extern const struct eng_things cn_hexes, cn_leaders, cn_whats, cn_fighters, cn_units, cn_vedettes,
    cn_slots, cn_keys, cn_bridges;

/* What a leader, unit or vedette is where a position says nothing of it. */
struct cn_leader cn_plain_leader(int standing);
struct cn_unit cn_plain_unit(int standing);
struct cn_vedette cn_plain_vedette(int standing);

#endif
