/* cn_names.h -- words of The Campaigns of Napoleon, and finding things by them. */

#ifndef GAMES_CAMPAIGN_KIT_CN_NAMES_H
#define GAMES_CAMPAIGN_KIT_CN_NAMES_H

#include "games/campaign/cn_local.h"

extern const char *const cn_side_ids[], *const cn_owners[]; /* owners: with "nobody" at SIDES */
extern const char *const cn_nations[],
    *const cn_arms[], *const cn_qualities[],
                          *const cn_leader_kinds[],
                              *const cn_grounds[],
                                  *const cn_towns[],
                                      *const cn_weathers[],
                                          *const cn_sources[],
                                              *const cn_ranks[],
                                                  *const cn_standings[],
                                                      *const cn_markers[],
                                                          *const cn_levels[],
                                                              *const cn_centre_states[],
                                                                  *const cn_source_states[];
extern const struct eng_flag cn_traits[], cn_deeds[];

int cn_find_leader(const struct cn_board *b, const char *id);
int cn_find_unit(const struct cn_board *b, const char *id);
int cn_find_key(const struct cn_board *b, const char *id);
int cn_find_slot(const char *id);    /* "F1" to "F44", "C1" to "C44" */
int cn_find_vedette(const char *id); /* "VF1" to "VF10", "VC1" to "VC10" */
int cn_find_hex(const char *word);   /* "1949"; -1: no such hex */
const char *cn_slot_id(int slot);
const char *cn_vedette_id(int vedette);
const char *cn_hex_id(const struct cn_board *b, int hex); /* "----": nowhere */
/* The two hexes of "2354/2453", next to each other; false: no such side. */
bool cn_find_side(const struct cn_board *b, const char *word, int *hex, int *side);

#endif
