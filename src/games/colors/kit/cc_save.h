/* cc_save.h -- words of a position that others show too, and what it is judged by. */

#ifndef GAMES_COLORS_KIT_CC_SAVE_H
#define GAMES_COLORS_KIT_CC_SAVE_H

#include "games/colors/cc_local.h"

extern const char *const cc_tiles[],
    *const cc_hex_sides[], *const cc_sections[], *const cc_phases[], *const cc_fates[];

/* CCN-S.0-02: what a scenario may not have; false with the reason. */
bool cc_judge_scenario(const struct cc_board *b, const struct cc_state *s, struct err *err);

/* Cards of a kind that lie nowhere yet, hands, tracks, pile, discards and table considered. */
void cc_count_rest(const struct cc_board *b, const struct cc_state *s, int rest[CC_KINDS]);

#endif
