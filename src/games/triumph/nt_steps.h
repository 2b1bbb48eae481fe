/* nt_steps.h -- the step functions that nt_flow.c lists, by file. */

#ifndef GAMES_TRIUMPH_NT_STEPS_H
#define GAMES_TRIUMPH_NT_STEPS_H

#include "engine/flow.h"

/* nt_06_setup.c, nt_06_place.c, nt_17_auction.c */

eng_arrive nt_first_bidder, nt_ask_bid, nt_ask_side;
eng_offer nt_offer_bid, nt_offer_side;
eng_take nt_take_bid, nt_take_side;
eng_check nt_check_bid, nt_check_side;

eng_arrive nt_ask_organise, nt_ask_start, nt_ask_place, nt_ask_set_detach, nt_ask_detached,
    nt_ask_fix, nt_ask_battery, nt_end_set_up;
eng_offer nt_offer_organise, nt_offer_start, nt_offer_place, nt_offer_detached, nt_offer_battery;
eng_take nt_take_organise, nt_take_start, nt_take_place, nt_take_set_detach, nt_take_detached,
    nt_take_fix, nt_take_battery;
eng_check nt_check_organise, nt_check_start, nt_check_place, nt_check_set_detach, nt_check_detached,
    nt_check_fix, nt_check_battery;

/* nt_07_rounds.c, nt_09_commands.c, nt_10_*.c */

eng_arrive nt_settle_sides, nt_set_up_army, nt_begin_round, nt_play_turn, nt_end_round;
eng_arrive nt_begin_turn, nt_ask_command, nt_end_turn;
eng_offer nt_offer_commands;
eng_take nt_take_command;
eng_check nt_check_command;
eng_arrive nt_ask_move, nt_ask_road;
eng_offer nt_offer_move, nt_offer_road;
eng_take nt_take_move, nt_take_road;
eng_check nt_check_move, nt_check_road;

/* What the map looks like, counted once for a whole list of offers. */
struct nt_ground {
    uint8_t units[SIDES][NT_LOCALES];
    uint64_t held[SIDES][3];       /* locales with any */
    uint8_t corps[NT_COMMANDERS];  /* sizes */
    uint8_t movers[NT_COMMANDERS]; /* how many of these may still be moved this turn */
    uint64_t big[SIDES][3];        /* locales with a corps of two units or more (NT 10) */
    uint8_t stopped[NT_LOCALES];   /* units that moved into that reserve this turn (NT 10) */
};
void nt_survey(const struct nt_board *b, const struct nt_state *s, struct nt_ground *g);
/* The same, counted whatever was counted before (nt_ground.c). */
void nt_survey_anew(const struct nt_board *b, const struct nt_state *s, struct nt_ground *g);
/* A unit comes onto the ground (1) or leaves it (-1); when all have, who leads a corps. */
void nt_count_unit(const struct nt_board *b, const struct nt_state *s, int unit, int by,
                   struct nt_ground *g);
void nt_count_corps(const struct nt_board *b, const struct nt_state *s, struct nt_ground *g);
uint64_t nt_imprint(const struct nt_board *b);
/* As nt_check_command, on ground that is surveyed already. */
eng_ruleno nt_check_surveyed(const struct nt_board *b, const struct nt_state *s,
                             const struct nt_ground *g, int seat, const struct eng_action *a);

/* May this move command be given at all?  0, or the statement that forbids.  `who` is a commander,
 * or for a Unit Move a unit. */
eng_ruleno nt_why_no_command(const struct nt_board *b, const struct nt_state *s,
                             const struct nt_ground *g, int seat, int command, int who);
/* NT-10-60: French reinforcements move twice in the turn they enter. */
static inline int nt_move_limit(const struct nt_state *s, int unit)
{
    return unit < NT_FRENCH_UNITS && s->unit[unit].flags & UNIT_ENTERED ? 2 : 1;
}
/* May this unit still be moved this turn (NT-9-23, NT-10-60), the fixed battery apart? */
static inline bool nt_may_move(const struct nt_state *s, int unit)
{
    return s->unit[unit].moves < nt_move_limit(s, unit) && !(s->unit[unit].flags & UNIT_FIXED);
}

/* Spends the command: counts it, and detaches what the command leaves behind (Corps Move) or takes
 * out of its corps (Detach Move, Unit Move).  `who` as above; pieces are those that move. */
void nt_spend_command(struct eng_turn *t, int command, int who, const struct nt_set *pieces);
/* The moved pieces arrive (or, after a feint, stay): they have moved, and where they stopped in a
 * reserve that they came into, they count for congestion. */
void nt_arrive(struct eng_turn *t, const struct nt_set *pieces, int at, int stretch);
/* The same at the end of a road move (nt_10_road.c). */
void nt_arrive_by_road(struct eng_turn *t, const struct nt_move *m, int at);

/* Team play: may this seat take a unit out of that corps by Attach (NT-19-39)? */
bool nt_may_take_from(const struct nt_board *b, const struct nt_state *s, int seat, int corps);

/* Can this party of cavalry ride by road to the attack locale and on across the attack approach
 * (NT-11.00-14)?  Fills *out with the ride standing in the attack locale, the one with most movement
 * left.  The party starts in reserve (or off map, entering), and may be in the attack locale
 * already. */
bool nt_can_ride_party(const struct nt_board *b, const struct nt_state *s,
                       const struct nt_ground *g, const struct nt_set *party, int attack_at,
                       struct nt_move *out);
/* Carries the ride to where *ride stands: the command is spent, marched-through reserves are closed,
 * reinforcements have entered.  The pieces themselves are put by nt_arrive. */
void nt_ride_up(struct eng_turn *t, const struct nt_move *ride);
/* The roads by which the ride of s->move can cross the attack approach, one for each road that they
 * lead to, and the ride that has come up for it; returns how many. */
struct nt_road {
    int crossing;
    struct nt_move ride;
};
int nt_ride_roads(const struct nt_board *b, const struct nt_state *s, struct nt_road road[3]);
/* The ride goes on by that road into the vacated locale: s->move is set, one more locale is entered;
 * then call PROC_MOVE and jump to ROW_ON_ROAD through nt_ride_on. */
enum eng_flow nt_ride_on(struct eng_turn *t, const struct nt_road *road);

/* nt_11_*.c */

/* Can the seat's army threaten across that attack approach (NT 11.1), as a Guard Attack (NT 15)?
 * From a ride in progress (s->move.riding) only the threat itself: the caller looks to the road.
 * 0, or the statement that forbids. */
eng_ruleno nt_why_no_threat(const struct nt_board *b, const struct nt_state *s,
                            const struct nt_ground *g, int seat, int at, bool guard);
/* Could the attack on the table have come as far as it has, if the blocks are what they seem?  For
 * imagined worlds: what can be inferred from an attack in progress is not forgotten. */
bool nt_attack_holds(const struct nt_board *b, const struct nt_state *s);
/* Offers every threat and every Guard Attack of the seat's army; what nt_why_no_threat allows. */
void nt_offer_threats(const struct nt_board *b, const struct nt_state *s, const struct nt_ground *g,
                      int seat, struct eng_choices *c);

eng_arrive nt_attack_threat, nt_ask_retreat_option, nt_ask_feint_option, nt_ask_defense_leaders,
    nt_attack_declaration, nt_ask_width, nt_ask_struck, nt_ask_attack_leaders, nt_initial_result,
    nt_ask_counter, nt_final_result, nt_attacker_losses, nt_defender_losses, nt_attack_morale,
    nt_completion;
eng_offer nt_offer_guard_shown, nt_offer_defenders, nt_offer_defense_leaders, nt_offer_struck,
    nt_offer_attack_leaders, nt_offer_counter;
eng_take nt_take_guard_shown, nt_take_defenders, nt_take_feint_option, nt_take_defense_leaders,
    nt_take_width, nt_take_struck, nt_take_attack_leaders, nt_take_counter;
eng_check nt_check_guard_shown, nt_check_defenders, nt_check_feint_option, nt_check_defense_leaders,
    nt_check_attack_leaders, nt_check_counter;
eng_arrive nt_ask_attack_command, nt_ask_attacking_pieces;
eng_offer nt_offer_attack_command, nt_offer_attacking_pieces;
eng_take nt_take_attack_command, nt_take_attacking_pieces;
eng_check nt_check_attack_command, nt_check_attacking_pieces;
eng_arrive nt_ground_retreat, nt_ground_declaration, nt_ground_entry, nt_ask_ride_in,
    nt_feint_declaration, nt_ask_feint_end, nt_ask_advance, nt_end_feint, nt_storm_retreat,
    nt_storm_entry, nt_withdraw, nt_ask_keep, nt_end_repulse;
eng_offer nt_offer_ride_in, nt_offer_feint_end, nt_offer_advance, nt_offer_keep;
eng_take nt_take_ride_in, nt_take_feint_end, nt_take_advance, nt_take_keep;
eng_check nt_check_advance, nt_check_ride_in;
eng_arrive nt_lose_leaders, nt_lose_counter, nt_lose_rest, nt_end_losses;
eng_offer nt_offer_odd_loss, nt_offer_loss;
eng_take nt_take_odd_loss, nt_take_loss_of;
eng_check nt_check_odd_loss, nt_check_loss;
/* The statement by which the seat asked places a point: attackers and defenders have their own. */
eng_ruleno nt_rule_of_loss(const struct nt_state *s);

/* nt_14_night.c */
bool nt_is_night(const struct nt_state *s);
void nt_rest(struct eng_turn *t);

/* nt_12_retreat.c, nt_16_victory.c */

/* What it would cost the defender of s->attack to give up the locale: for certain, as far as the
 * faces of his units are known.  Points of morale; guns; units for which there may be no room; units
 * that leave their corps. */
struct nt_price {
    int morale, guns, no_room, detached;
    bool known;  /* all faces are */
    bool breaks; /* more than the army can bear */
};
struct nt_price nt_price_of_retreat(const struct nt_board *b, const struct nt_state *s);

eng_arrive nt_begin_retreat, nt_lose_guns, nt_next_group, nt_ask_group_loss, nt_ask_no_room,
    nt_ask_remains, nt_ask_retreat_to, nt_end_retreat;
eng_offer nt_offer_retreat_to;
eng_take nt_take_group_loss, nt_take_no_room, nt_take_remains, nt_take_retreat_to;
eng_check nt_check_group_loss, nt_check_no_room, nt_check_remains, nt_check_retreat_to;

/* nt_19_team.c, nt_19_conference.c, nt_19_orders.c */

bool nt_is_team(const struct nt_state *s, int side); /* more than one player */
int nt_chief(const struct nt_state *s, int side);    /* the seat of the commander-in-chief */
int nt_rank_of(const struct nt_state *s, int seat);  /* 0: the most senior */
int nt_player_of(const struct nt_state *s, int commander);
eng_seats nt_seats_of_corps(const struct nt_state *s, int commander);
/* Ranks in the order of seats, corps in turn: what is so until a conference changes it. */
void nt_form_teams(struct nt_state *s);
void nt_deal_corps(struct nt_state *s, int side);
/* A turn is played part by part: the first player, and (false: he was the last) the next. */
void nt_begin_parts(struct eng_turn *t, int side);
bool nt_next_part(struct eng_turn *t, int side);
/* In an attack: who decides for the defenders, at the threat and once the defenders are named. */
void nt_take_control(struct eng_turn *t);
void nt_pass_control(struct eng_turn *t);
/* The side whose players are away from the board, or -1. */
int nt_conferring(const struct nt_state *s);
eng_ruleno nt_hears(const struct eng_box *box, const void *state, int seat, eng_seats *out);
/* The n-th order of the conferring team's seats, as `rank` means it. */
void nt_name_ranks(const struct nt_state *s, int n, uint8_t out[NT_PLAYERS]);

enum nt_order { NO_ORDER, ORDER_ATTACK, ORDER_DEFEND, ORDER_SEALED };
enum nt_order nt_order_verb(const uint8_t *order);
bool nt_order_names(const struct nt_board *b, const uint8_t *order, int locale);
void nt_order_add(const struct nt_board *b, uint8_t *order, int locale);
bool nt_may_read_order(const struct nt_state *s, int side, int round, int rank, eng_seats audience);
bool nt_is_noun(const struct nt_board *b, int locale);
bool nt_number_nouns(struct nt_board *b);

/* nt_19_papers.c: the parts of redact, imagine, show, save and restore that are team play's. */
void nt_redact_teams(struct nt_state *s, eng_seats audience);
void nt_imagine_teams(struct nt_state *s, int seat, struct rng *rng);
void nt_imagine_votes(struct nt_state *s, int seat, struct rng *rng);
void nt_show_teams(const struct nt_board *b, const struct nt_state *s, struct jout *json);
eng_save_line nt_save_orders;
eng_read_line nt_read_order;
void nt_complete_teams(struct nt_state *s);
bool nt_teams_fit(const struct nt_state *s);

eng_arrive nt_confer, nt_confer_at_night, nt_end_conferences;
eng_arrive nt_ask_ranks, nt_ask_assign, nt_end_conference;
eng_offer nt_offer_ranks, nt_offer_assign;
eng_take nt_take_ranks, nt_take_assign;
eng_check nt_check_ranks, nt_check_assign;
eng_arrive nt_read_orders, nt_ask_orders, nt_ask_nouns;
eng_offer nt_offer_orders;
eng_take nt_take_orders, nt_take_nouns;
eng_check nt_check_orders, nt_check_nouns;

#endif
