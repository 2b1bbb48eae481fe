/* nt_setup.h -- what set-up, the ready-made plans and their reader share: rules as functions of
 * board and state, so that a plan can be judged before any match begins. */

#ifndef GAMES_TRIUMPH_NT_SETUP_H
#define GAMES_TRIUMPH_NT_SETUP_H

#include "games/triumph/nt_local.h"

enum { NT_SET_DETACHMENTS = 6, NT_SET_REACH = 2, NT_SANTON = 54 }; /* NT 6, NT 18 */

/* Both armies in full, nobody assigned. */
void nt_lay_out(const struct nt_board *b, struct nt_state *s);

/* Units assigned to a commander, wherever they are. */
int nt_corps_members(const struct nt_state *s, int commander);
void nt_keep_off_map(struct nt_state *s, int commander);

/* 0, or the statement that forbids. */
eng_ruleno nt_refuse_organisation(const struct nt_board *b, const struct nt_state *s, int side);
eng_ruleno nt_refuse_start(const struct nt_board *b, const struct nt_state *s, int commander);
eng_ruleno nt_refuse_place(const struct nt_board *b, const struct nt_state *s, int commander,
                           int at);
eng_ruleno nt_refuse_set_detach(const struct nt_board *b, const struct nt_state *s, int unit);
eng_ruleno nt_refuse_detached(const struct nt_board *b, const struct nt_state *s, int unit, int at);
eng_ruleno nt_refuse_detaching_done(const struct nt_board *b, const struct nt_state *s);
eng_ruleno nt_refuse_fix(const struct nt_board *b, const struct nt_state *s, int unit);
eng_ruleno nt_refuse_battery(const struct nt_board *b, const struct nt_state *s, int unit, int at);

/* NT-6.07-02: in every row of Allied set-up the French may prepare their organisation. */
enum eng_flow nt_ask_set_up(struct eng_turn *t, int side, eng_seats now);
bool nt_is_preparing(const struct nt_state *s, int seat);
eng_ruleno nt_check_preparing(const struct nt_board *b, const struct nt_state *s,
                              const struct eng_action *a);
void nt_offer_preparing(const struct nt_board *b, const struct nt_state *s, struct eng_choices *c);
enum eng_flow nt_take_preparing(struct eng_turn *t, const struct eng_action *a);

/* What is done then, and told when somebody listens. */
void nt_close_organisation(struct eng_turn *t, int side);
void nt_start(struct eng_turn *t, int commander);
void nt_place(struct eng_turn *t, int commander, int at);
void nt_detach_to(struct eng_turn *t, int unit, int at);
void nt_fix(struct eng_turn *t, int unit);
void nt_put_battery(struct eng_turn *t, int unit, int at);
/* Must the fixed battery leave the reserve for an approach? */
bool nt_battery_must_move(const struct nt_board *b, const struct nt_state *s, int unit);
/* The next corps of a side to be placed; -1: none is left. */
int nt_next_to_place(const struct nt_state *s, int side);

#endif
