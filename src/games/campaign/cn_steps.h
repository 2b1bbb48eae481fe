/* cn_steps.h -- the functions that stand in the tables of cn_flow.c. */

#ifndef GAMES_CAMPAIGN_CN_STEPS_H
#define GAMES_CAMPAIGN_CN_STEPS_H

#include "games/campaign/cn_local.h"

/* match */
enum { FIRST_PLAYER, SECOND_PLAYER }; /* arguments of rows */
eng_arrive cn_call_setup, cn_preliminary, cn_roll_weather, cn_player_turn, cn_end_turn;
eng_arrive cn_go_back; /* to the row of its argument */
/* setup */
eng_arrive cn_ask_setup;
eng_offer cn_offer_setup;
eng_take cn_take_setup;
eng_check cn_check_setup;
/* player */
enum { OF_PLAYER, OF_ENEMY };   /* who consolidates */
enum { FOR_POINTS, FOR_CHECK }; /* why the line is asked for */
eng_arrive cn_receive_points, cn_ask_source, cn_ask_disperse, cn_fill_pool, cn_call_organise,
    cn_begin_movement, cn_call_arrivals, cn_call_commands, cn_call_initiative, cn_next_stationary,
    cn_after_stationary, cn_call_consolidate, cn_engineers, cn_call_forced, cn_call_battles,
    cn_morale_phase, cn_end_player;
eng_arrive cn_ask_route, cn_ask_centre, cn_supply_check, cn_turn_centre;
eng_offer cn_offer_route, cn_offer_source, cn_offer_centre;
eng_take cn_take_route, cn_take_source, cn_take_disperse, cn_take_centre;
eng_check cn_check_route, cn_check_source, cn_check_return;
/* organise */
eng_arrive cn_ask_organise;
eng_offer cn_offer_organise;
eng_take cn_take_organise;
eng_check cn_check_organise;
/* consolidate */
eng_arrive cn_ask_stacks;
eng_offer cn_offer_stacks;
eng_take cn_take_stacks;
eng_check cn_check_stacks;
/* displace */
eng_arrive cn_ask_displace, cn_displace_go, cn_displace_in;
eng_offer cn_offer_displace;
eng_take cn_take_displace;
/* capture */
eng_arrive cn_capture_roll, cn_ask_captured;
eng_take cn_take_captured;
/* losses */
eng_arrive cn_ask_loss, cn_after_loss;
eng_offer cn_offer_loss;
eng_take cn_take_loss;
/* marches */
eng_arrive cn_ask_activate, cn_next_activate;
eng_offer cn_offer_activate;
eng_take cn_take_activate;
eng_check cn_check_activate;
/* march */
eng_arrive cn_march_enter, cn_march_entered, cn_ask_march, cn_march_contact, cn_march_next,
    cn_march_test, cn_march_end;
eng_offer cn_offer_march;
eng_take cn_take_march;
eng_check cn_check_march;
/* ride */
eng_arrive cn_ask_ride;
eng_offer cn_offer_ride;
eng_take cn_take_ride;
eng_check cn_check_ride;
/* contact */
eng_arrive cn_ask_repulse, cn_after_repulse, cn_repulse_next, cn_ask_vacated, cn_repulse_failed,
    cn_contact_end;
eng_offer cn_offer_vacated;
eng_take cn_take_repulse, cn_take_vacated;
/* repulsed */
eng_arrive cn_repulsed, cn_repulsed_end;
/* test */
eng_arrive cn_ask_column, cn_test_roll, cn_test_horse, cn_test_end;
eng_offer cn_offer_column;
eng_take cn_take_column;
eng_check cn_check_column;
/* battles */
eng_arrive cn_ask_sound, cn_ask_attack, cn_first_half, cn_second_half, cn_next_battle,
    cn_ask_foragers;
eng_offer cn_offer_attack;
eng_take cn_take_sound, cn_take_attack, cn_take_foragers;
eng_check cn_check_sound, cn_check_attack;
/* half_round */
eng_arrive cn_ask_targets, cn_ask_withdraw, cn_ask_reserves, cn_ask_markers, cn_ask_dynamics,
    cn_ask_fire, cn_fire_loss, cn_ask_guard, cn_combat_die, cn_ask_bonus, cn_winner_losses,
    cn_ask_reveal, cn_round_retreat, cn_round_pursuit, cn_pitched_losses, cn_round_end;
eng_offer cn_offer_targets, cn_offer_withdraw, cn_offer_reserves, cn_offer_markers, cn_offer_fire,
    cn_offer_bonus, cn_offer_reveal;
eng_take cn_take_targets, cn_take_withdraw, cn_take_reserves, cn_take_markers, cn_take_dynamics,
    cn_take_fire, cn_take_guard, cn_take_bonus, cn_take_reveal;
eng_check cn_check_targets, cn_check_withdraw, cn_check_reserves, cn_check_markers,
    cn_check_dynamics, cn_check_guard;
/* retreat */
eng_arrive cn_ask_retreat, cn_retreat_next, cn_retreat_pushed, cn_retreat_end, cn_ask_beside;
eng_offer cn_offer_retreat, cn_offer_beside;
eng_take cn_take_retreat, cn_take_beside;
eng_check cn_check_retreat;
/* pursuit */
eng_arrive cn_ask_pursuer, cn_pursuit_die, cn_ask_pursue, cn_pursue_next, cn_pursue_contact,
    cn_pursuit_loss, cn_pursuit_end;
eng_take cn_take_pursuer, cn_take_pursue;
eng_check cn_check_pursuer, cn_check_pursue;

#endif
