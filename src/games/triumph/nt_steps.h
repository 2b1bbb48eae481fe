/* nt_steps.h -- the step functions that nt_flow.c lists, by file. */

#ifndef GAMES_TRIUMPH_NT_STEPS_H
#define GAMES_TRIUMPH_NT_STEPS_H

/* nt_6_setup.c, nt_6_place.c, nt_17_auction.c */

enum nt_auction_row { ROW_FIRST_BIDDER, ROW_BID, ROW_CHOOSE_SIDE };
enum nt_set_up_row {
    ROW_ORGANISE,
    ROW_START,
    ROW_PLACE,
    ROW_SET_DETACH,
    ROW_DETACHED,
    ROW_FIX,
    ROW_BATTERY,
    ROW_SET_UP_END
};

eng_arrive nt_first_bidder, nt_ask_bid, nt_ask_side;
eng_offer nt_offer_bid, nt_offer_side;
eng_take nt_take_bid, nt_take_side;
eng_check nt_check_bid, nt_check_side;

eng_arrive nt_ask_organise, nt_ask_start, nt_ask_place, nt_ask_set_detach, nt_ask_detached,
    nt_ask_fix, nt_ask_battery, nt_end_set_up;
eng_offer nt_offer_organise, nt_offer_start, nt_offer_place, nt_offer_set_detach, nt_offer_detached,
    nt_offer_fix, nt_offer_battery;
eng_take nt_take_organise, nt_take_start, nt_take_place, nt_take_set_detach, nt_take_detached,
    nt_take_fix, nt_take_battery;
eng_check nt_check_organise, nt_check_start, nt_check_place, nt_check_set_detach, nt_check_detached,
    nt_check_fix, nt_check_battery;

/* nt_7_rounds.c, nt_9_commands.c, nt_10_*.c */

eng_arrive nt_settle_sides, nt_set_up_allies, nt_set_up_french, nt_begin_round, nt_allied_turn,
    nt_french_turn, nt_end_round;
eng_arrive nt_begin_turn, nt_ask_command, nt_end_turn;
eng_offer nt_offer_commands;
eng_take nt_take_command;
eng_check nt_check_command;
eng_arrive nt_ask_move, nt_ask_road;
eng_offer nt_offer_move, nt_offer_road;
eng_take nt_take_move, nt_take_road;
eng_check nt_check_move, nt_check_road;
enum nt_match_row { ROW_SIDES, ROW_ALLIES_SET_UP, ROW_FRENCH_SET_UP, ROW_ROUND, ROW_ALLIED_TURN,
                    ROW_FRENCH_TURN, ROW_END_OF_ROUND };
enum nt_turn_row { ROW_TURN_BEGINS, ROW_COMMAND, ROW_TURN_ENDS };
enum { ROW_CHOOSE_MOVE, ROW_ON_ROAD };                  /* of PROC_MOVE */
enum { MOVE_COMMAND = 0, MOVE_WHO = 1 };                /* locals of PROC_MOVE */
enum { TURN_SIDE = 0 };                                 /* local of PROC_TURN */

/* How many units each side has where, counted once for a whole list of offers. */
struct nt_ground {
    uint8_t units[SIDES][NT_LOCALES];
    uint8_t corps[NT_COMMANDERS]; /* sizes */
};
void nt_survey(const struct nt_board *b, const struct nt_state *s, struct nt_ground *g);

/* May a command of this kind be given at all?  0, or the rule that forbids.  `who` is a commander,
 * or for a Unit Move a unit. */
eng_ruleno nt_why_no_command(const struct nt_board *b, const struct nt_state *s,
                             const struct nt_ground *g, int seat, int command, int who);
/* May this unit still be moved this turn (NT-9-23, NT-10-60), the fixed battery apart? */
bool nt_may_move(const struct nt_state *s, int unit);

/* Spends the command: counts it, and detaches what the command leaves behind (Corps Move) or takes
 * out of its corps (Detach Move, Unit Move).  `who` as above; pieces are those that move. */
void nt_spend_command(struct eng_turn *t, int command, int who, const struct nt_set *pieces);
/* The moved pieces arrive (or, after a feint, stay): they have moved, and where they stopped in a
 * reserve that they came into, they count for congestion. */
void nt_arrive(struct eng_turn *t, const struct nt_set *pieces, int at, int stretch);

/* May this party (units, with or without their commander) enter that locale now, not attacking?
 * And end its move there?  0, or the rule that forbids. */
eng_ruleno nt_why_not_enter(const struct nt_board *b, const struct nt_state *s,
                            const struct nt_ground *g, const struct nt_set *party, int locale,
                            bool by_road);
eng_ruleno nt_why_not_end(const struct nt_board *b, const struct nt_state *s,
                          const struct nt_ground *g, const struct nt_set *party, int locale,
                          bool by_road);

/* Within chapter 10. */
enum { FRENCH_REINFORCEMENT_MORALE = 4 }; /* NT 13 */
bool nt_is_position(const struct nt_board *b, int at);
int nt_standing(const struct nt_board *b, const struct nt_state *s, const struct nt_set *party,
                int locale);
eng_ruleno nt_why_nowhere(const struct nt_board *b, const struct nt_state *s,
                          const struct nt_ground *g, int command, int who);
bool nt_can_take_road(const struct nt_board *b, const struct nt_state *s,
                      const struct nt_ground *g, const struct nt_set *party, int from);
void nt_offer_first_steps(const struct nt_board *b, const struct nt_state *s,
                          const struct nt_ground *g, const struct nt_set *party, int from,
                          struct eng_choices *c);
eng_ruleno nt_why_no_first_step(const struct nt_board *b, const struct nt_state *s,
                                const struct nt_ground *g, const struct nt_set *party, int from,
                                const struct eng_action *a);
void nt_first_step(struct eng_turn *t, int command, int who, const struct nt_set *party, int from,
                   const struct eng_action *a);
bool nt_all_cavalry(const struct nt_state *s, const struct nt_set *party);
int nt_bound_stretch(const struct nt_state *s, const struct nt_set *party);
eng_ruleno nt_why_too_far(const struct nt_move *m, bool main);
eng_ruleno nt_why_not_pass(const struct nt_board *b, const struct nt_state *s,
                           const struct nt_ground *g, const struct nt_move *m, int crossing,
                           struct nt_move *next);
/* Calls `with` for every first step of a road move, until it says stop. */
typedef bool nt_each_step(void *user, int verb, int noun, const struct nt_move *next);
bool nt_any_first_step(const struct nt_board *b, const struct nt_state *s,
                       const struct nt_ground *g, const struct nt_set *party, int from,
                       nt_each_step *with, void *user);
void nt_close_reserves(struct nt_state *s, const struct nt_move *m);
void nt_note_entry(struct eng_turn *t, const struct nt_set *party);
/* The first round in which this commander's reinforcements may enter (NT-10-44 to -46). */
int nt_entry_round(const struct nt_board *b, const struct nt_state *s, int commander);

/* The cavalry of s->move, riding, threatens on across an approach its road crosses
 * (NT-11.12-04): may it, and the call of PROC_ATTACK from the row "on the road". */
eng_ruleno nt_why_no_ride_threat(const struct eng_box *box, const struct nt_state *s, int at);
enum eng_flow nt_ride_threat(struct eng_turn *t, int at);

/* Team play: may this seat take a unit out of that corps by Attach (NT-19-39)? */
bool nt_may_take_from(const struct nt_board *b, const struct nt_state *s, int seat, int corps);

/* Can this party of cavalry ride by road to the attack locale and on across the attack approach
 * (NT-11.00-14)?  Fills *out with the ride standing in the attack locale, the one with most movement
 * left.  The party starts in reserve (or off map, entering), and may be in the attack locale
 * already.  nt_can_ride takes a cavalry unit, or a commander with all his cavalry that may move. */
bool nt_can_ride_party(const struct nt_board *b, const struct nt_state *s,
                       const struct nt_ground *g, const struct nt_set *party, int attack_at,
                       struct nt_move *out);
bool nt_can_ride(const struct nt_board *b, const struct nt_state *s, int token, int attack_at,
                 struct nt_move *out);
/* Carries the ride to where *ride stands: the command is spent, marched-through reserves are closed,
 * reinforcements have entered.  The pieces themselves are put by nt_arrive. */
void nt_ride_up(struct eng_turn *t, const struct nt_move *ride);
/* The ride goes on across the attack approach into the vacated locale: s->move is set, one more
 * locale is entered; then call PROC_MOVE and jump to ROW_ON_ROAD through nt_ride_on. */
enum eng_flow nt_ride_on(struct eng_turn *t, const struct nt_move *ride, int approach);

/* nt_11_*.c */

/* Can the army threaten across that attack approach (NT 11.1), as a Guard Attack (NT 15)?  From a
 * ride in progress (s->move.riding) only the threat itself: the caller looks to the road. */
bool nt_can_threaten(const struct nt_board *b, const struct nt_state *s, int side, int at,
                     bool guard);
/* The same with its reason: 0, or the statement that forbids.  `g` is surveyed once for many. */
eng_ruleno nt_why_no_threat(const struct nt_board *b, const struct nt_state *s,
                            const struct nt_ground *g, int seat, int at, bool guard);
/* Nothing of this turn forbids an attack across that approach: 0, or the statement that does. */
eng_ruleno nt_refuse_attack(const struct nt_board *b, const struct nt_state *s, int side, int at);

enum { ROW_LOSE_LEADERS, ROW_LOSE_COUNTER, ROW_LOSE_REST, ROW_LOSSES_END }; /* of PROC_LOSSES */
enum { ROW_WITHDRAWAL, ROW_KEEP, ROW_ADVANCE, ROW_REPULSE_END };            /* of PROC_REPULSE */
eng_arrive nt_attack_threat, nt_ask_retreat_option, nt_ask_feint_option, nt_ask_defense_leaders,
    nt_attack_declaration, nt_ask_width, nt_ask_struck, nt_ask_attack_leaders, nt_initial_result,
    nt_ask_counter, nt_final_result, nt_attacker_losses, nt_defender_losses, nt_attack_morale,
    nt_completion;
eng_offer nt_offer_guard_shown, nt_offer_defenders, nt_offer_feint_option, nt_offer_defense_leaders,
    nt_offer_width, nt_offer_struck, nt_offer_attack_leaders, nt_offer_counter;
eng_take nt_take_guard_shown, nt_take_defenders, nt_take_feint_option, nt_take_defense_leaders,
    nt_take_width, nt_take_struck, nt_take_attack_leaders, nt_take_counter;
eng_check nt_check_guard_shown, nt_check_defenders, nt_check_feint_option,
    nt_check_defense_leaders, nt_check_attack_leaders, nt_check_counter;
eng_arrive nt_ask_attack_command, nt_ask_attacking_pieces;
eng_offer nt_offer_attack_command, nt_offer_attacking_pieces;
eng_take nt_take_attack_command, nt_take_attacking_pieces;
eng_check nt_check_attack_command, nt_check_attacking_pieces;
eng_arrive nt_ground_retreat, nt_ground_declaration, nt_ask_entry, nt_feint_declaration,
    nt_ask_feint_end, nt_ask_advance, nt_end_feint, nt_storm_retreat, nt_storm_entry, nt_withdraw,
    nt_ask_keep, nt_end_repulse;
eng_offer nt_offer_entry, nt_offer_feint_end, nt_offer_advance, nt_offer_keep;
eng_take nt_take_entry, nt_take_feint_end, nt_take_advance, nt_take_keep;
eng_check nt_check_advance;
eng_arrive nt_lose_leaders, nt_lose_counter, nt_lose_rest, nt_end_losses;
eng_offer nt_offer_odd_loss, nt_offer_loss;
eng_take nt_take_odd_loss, nt_take_loss_of;

/* nt_14_night.c */
bool nt_is_night(const struct nt_state *s);
void nt_rest(struct eng_turn *t);

/* nt_12_retreat.c, nt_16_victory.c */

/* nt_19_team.c */

#endif
