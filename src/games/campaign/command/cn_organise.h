/* cn_organise.h -- what the files of the organisation segment share (1X 51, 106 to 120). */

#ifndef GAMES_CAMPAIGN_COMMAND_CN_ORGANISE_H
#define GAMES_CAMPAIGN_COMMAND_CN_ORGANISE_H

#include "games/campaign/cn_local.h"

/* What is taken up: a unit, a leader, or nothing. */
enum { HELD_NOTHING = -1 };

int cn_held_unit(const struct eng_frame *f);
int cn_held_leader(const struct eng_frame *f);

/* In play on the map, on his own piece or in a box. */
bool cn_stands_on_map(const struct cn_board *b, const struct cn_state *s, int leader);
bool cn_is_own_unit(const struct cn_board *b, const struct cn_state *s, int side, int unit);

/* 117: a unit to another track.  376: foreigners. */
eng_ruleno cn_check_give(const struct cn_board *b, const struct cn_state *s, int unit, int leader);
void cn_give(struct eng_turn *t, int unit, int leader);
void cn_note_new(struct cn_state *s, int leader); /* he had no troops till now */
/* Before he has the unit.  True: it stays scattered among those who are not. */
bool cn_take_mode(struct cn_state *s, int leader, int unit);
eng_ruleno cn_check_room(const struct cn_board *b, const struct cn_state *s, int unit, int leader);
bool cn_has_room(const struct cn_board *b, const struct cn_state *s, int unit, int leader);
/* 118, 108-2: SP from one unit to another. */
eng_ruleno cn_check_strength(const struct cn_board *b, const struct cn_state *s, int from, int to,
                             int sp);
void cn_pass_strength(struct eng_turn *t, int from, int to, int sp);
eng_ruleno cn_check_kinds(const struct cn_board *b, const struct cn_state *s, int from, int to);
/* 111 to 116: Major Generals, replacement leaders, march regiments, empty pieces. */
eng_ruleno cn_check_activation(const struct cn_board *b, const struct cn_state *s, int side,
                               int unit, int leader);
void cn_activate(struct eng_turn *t, int unit, int leader);
eng_ruleno cn_check_deactivation(const struct cn_board *b, const struct cn_state *s, int side,
                                 int leader);
void cn_deactivate(struct eng_turn *t, int leader);
bool cn_is_free_general(const struct cn_board *b, const struct cn_state *s, int side, int leader);
bool cn_is_free_regiment(const struct cn_board *b, const struct cn_state *s, int side, int unit);
eng_ruleno cn_check_detachment(const struct cn_board *b, const struct cn_state *s, int from,
                               int regiment, int sp);
void cn_make_detachment(struct eng_turn *t, int from, int regiment, int sp);
/* entry: hex where it enters; CN_NOWHERE: the active source, or where he is already. */
eng_ruleno cn_check_regiment(const struct cn_board *b, const struct cn_state *s, int leader,
                             int entry, int regiment, int sp);
void cn_make_regiment(struct eng_turn *t, int leader, int entry, int regiment, int sp);
bool cn_leads_regiments(const struct cn_board *b, const struct cn_state *s, int leader);
eng_ruleno cn_check_entry(const struct cn_board *b, const struct cn_state *s, int side, int hex);

#endif
