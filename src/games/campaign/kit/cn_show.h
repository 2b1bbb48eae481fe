/* cn_show.h -- parts of the view of The Campaigns of Napoleon. */

#ifndef GAMES_CAMPAIGN_KIT_CN_SHOW_H
#define GAMES_CAMPAIGN_KIT_CN_SHOW_H

#include "games/campaign/kit/cn_names.h"

/* A hex by its number; nothing for CN_NOWHERE. */
void cn_show_hex(const char *key, int hex, struct jout *json);
void cn_show_hexes(const char *key, const uint16_t *hex, int count, struct jout *json);
/* The id of a leader; nothing for CN_NOBODY. */
void cn_show_leader(const struct cn_board *b, const char *key, int leader, struct jout *json);
void cn_show_flags(const char *key, const struct eng_flag *flags, unsigned bits, struct jout *json);
/* Does the reader know the tracks of that side? */
bool cn_show_knows(const struct cn_board *b, const struct cn_state *s, int side);

/* The row on which that frame stands, or from which it called the next. */
const struct eng_step *cn_show_row(const struct cn_state *s, int frame);

/* Parts of the whole, each with its keys. */
void cn_show_armies(const struct cn_board *b, const struct cn_state *s, struct jout *json);
void cn_show_pieces(const struct cn_board *b, const struct cn_state *s, struct jout *json);
void cn_show_battles(const struct eng_box *box, const struct cn_state *s, struct jout *json);
/* The combat of that half: strengths, odds, shifts, and the table face by face (cn_show_odds.c). */
void cn_show_odds(const struct eng_box *box, const struct cn_state *s,
                  const struct eng_frame *round, struct jout *json);
/* Where he who marches can still go, and what it may cost. */
void cn_show_march(const struct cn_board *b, const struct cn_state *s,
                   const struct eng_frame *march, struct jout *json);

#endif
