/* au_steps.h -- the functions that stand in the tables of au_flow.c. */

#ifndef GAMES_AUSTERLITZ_AU_STEPS_H
#define GAMES_AUSTERLITZ_AU_STEPS_H

#include "games/austerlitz/au_local.h"

/* match */
eng_arrive au_call_free, au_begin_turn, au_roll_fog, au_roll_activity, au_uncover_all,
    au_call_deploy, au_call_strategy, au_call_chits, au_call_turn, au_end_turn;
/* player */
eng_arrive au_begin_rally, au_call_phase, au_call_hiding, au_call_orders, au_call_defensive,
    au_call_own_fire, au_call_movement, au_call_defender, au_end_player;
/* wherever something is done over and over */
eng_arrive au_go_back;
/* free_zones */
eng_arrive au_ask_free;
eng_offer au_offer_free;
eng_take au_take_free;
eng_check au_check_free;
/* strategy */
eng_arrive au_ask_send;
eng_offer au_offer_send;
eng_take au_take_send;
eng_check au_check_send;
/* chits */
eng_arrive au_ask_chits;
eng_offer au_offer_chits;
eng_take au_take_chits;
eng_check au_check_chits;
/* deploy */
eng_arrive au_ask_deploy;
eng_offer au_offer_deploy;
eng_take au_take_deploy;
eng_check au_check_deploy;
/* uncover */
eng_arrive au_contents, au_ask_placing, au_uncover_next;
eng_offer au_offer_placing;
eng_take au_take_placing;
eng_check au_check_placing;
/* detect */
eng_arrive au_detect;
/* hiding */
eng_arrive au_ask_hiding;
eng_offer au_offer_hiding;
eng_take au_take_hiding;
eng_check au_check_hiding;
/* recovery */
eng_arrive au_ask_recover;
eng_offer au_offer_recover;
eng_take au_take_recover;
/* returns */
eng_arrive au_ask_returns;
eng_offer au_offer_returns;
eng_take au_take_returns;
eng_check au_check_returns;
/* result */
eng_arrive au_result_losses, au_result_check, au_result_end;
/* retreat */
eng_arrive au_retreat_go, au_retreat_way, au_ask_trod, au_retreat_end, au_retreat_passed,
    au_retreat_flights;
eng_offer au_offer_trod;
eng_take au_take_trod;
/* rout */
eng_arrive au_rout_go, au_rout_end;
/* alarms */
eng_arrive au_next_alarm;
/* neighbour */
eng_arrive au_neighbour_check, au_ask_hold;
eng_take au_take_hold;
/* repose */
eng_arrive au_ask_repose;
eng_offer au_offer_repose;
eng_take au_take_repose;
eng_check au_check_repose;
/* artillery */
eng_arrive au_ask_guns, au_next_guns;
eng_offer au_offer_guns;
eng_take au_take_guns;
eng_check au_check_guns;
/* canister */
eng_arrive au_canister_next, au_canister_hit;
/* musketry */
eng_arrive au_ask_muskets, au_muskets_hit, au_next_muskets;
eng_offer au_offer_muskets;
eng_take au_take_muskets;
eng_check au_check_muskets;
/* movement */
eng_arrive au_begin_movement, au_forced_moves, au_ask_move, au_next_move;
eng_offer au_offer_move;
eng_take au_take_move;
eng_check au_check_move;
/* attack */
eng_arrive au_attack_chit, au_ask_withdraw, au_ask_square, au_charge_check, au_caught, au_ask_crew,
    au_ask_onward, au_contact;
eng_offer au_offer_withdraw, au_offer_onward;
eng_take au_take_withdraw, au_take_square, au_take_crew, au_take_onward;
eng_check au_check_withdraw, au_check_crew, au_check_onward;
/* disengage */
eng_arrive au_ask_disengage;
eng_offer au_offer_disengage;
eng_take au_take_disengage;
eng_check au_check_disengage;
/* combats */
eng_arrive au_ask_fight, au_crewless_guns;
eng_take au_take_fight;
eng_check au_check_fight;
/* combat */
eng_arrive au_ask_lead, au_combat_roll, au_combat_outcome, au_combat_back, au_combat_repose,
    au_ask_advance, au_combat_detect;
eng_offer au_offer_lead, au_offer_advance;
eng_take au_take_lead, au_take_advance;
eng_check au_check_advance;
/* orders */
eng_arrive au_np_attitude, au_np_orders;

#endif
