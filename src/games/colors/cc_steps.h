/* cc_steps.h -- the step functions that cc_flow.c lists, by file. */

#ifndef GAMES_COLORS_CC_STEPS_H
#define GAMES_COLORS_CC_STEPS_H

#include "engine/flow.h"

/* cc_3_setup.c */
eng_arrive cc_deal, cc_play_turn, cc_next_turn;

/* cc_5_1_command.c, cc_5_2_orders.c, cc_5_3_move.c, cc_5_5_draw.c, cc_8_*.c */
eng_arrive cc_begin_turn, cc_ask_command, cc_card_acts, cc_ask_orders, cc_ask_movement,
    cc_ask_combat, cc_draw_replacements, cc_draw_phase;
eng_offer cc_offer_command, cc_offer_orders, cc_offer_movement, cc_offer_combat;
eng_take cc_take_command, cc_take_orders, cc_take_movement, cc_take_combat;
eng_check cc_check_command, cc_check_orders, cc_check_movement, cc_check_combat;
eng_arrive cc_ask_player, cc_ask_rally, cc_ask_supply, cc_ask_base, cc_ask_keep;
eng_offer cc_offer_section, cc_offer_manoeuvre, cc_offer_rally, cc_offer_supply, cc_offer_base,
    cc_offer_keep;
eng_take cc_take_section, cc_take_manoeuvre, cc_take_rally, cc_take_supply, cc_take_base,
    cc_take_keep;
eng_check cc_check_rally, cc_check_supply, cc_check_base;
eng_offer cc_offer_go;
eng_take cc_take_go;
eng_check cc_check_go;

/* cc_5_4_combat.c, cc_5_4_ranged.c, cc_5_4_melee.c, cc_6_3_combined.c */
eng_arrive cc_ask_announce, cc_ask_batteries, cc_fight;
eng_offer cc_offer_announce;
eng_take cc_take_announce, cc_take_batteries;
eng_check cc_check_announce, cc_check_batteries;
eng_arrive cc_fire, cc_end_ranged;
eng_arrive cc_ask_answer, cc_retirement, cc_square_forms, cc_first_roll, cc_after_first_roll,
    cc_attack, cc_after_attack, cc_extra_actions, cc_ask_battle_back, cc_end_melee;
eng_take cc_take_answer, cc_take_battle_back;
eng_check cc_check_answer;

/* cc_5_4_strike.c, cc_5_4_losses.c, cc_5_4_flags.c, cc_5_4_leaders.c, cc_5_4_retreat.c,
 * cc_5_4_advance.c, cc_6_1_retire.c, cc_6_2_square.c */
eng_arrive cc_strike_roll, cc_strike_losses, cc_strike_leader, cc_ask_flags, cc_strike_retreat,
    cc_strike_retreat_losses, cc_strike_ends;
eng_offer cc_offer_flags;
eng_take cc_take_flags;
eng_arrive cc_ask_retreat, cc_end_retreat, cc_ask_retire, cc_ask_flight;
eng_offer cc_offer_retreat, cc_offer_retire, cc_offer_flight;
eng_take cc_take_retreat, cc_take_retire, cc_take_flight;
eng_check cc_check_retreat, cc_check_flight;
eng_arrive cc_ask_advance, cc_ask_second_hex, cc_bonus_melee;
eng_offer cc_offer_second_hex;
eng_take cc_take_advance, cc_take_second_hex;
eng_check cc_check_second_hex;

#endif
