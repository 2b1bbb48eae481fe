/* au_flow.c -- the sequence of play on one screen: a row for each step of the book. */

#include "games/austerlitz/au_local.h"
#include "games/austerlitz/au_steps.h"

#define UNITS(verb, rule) NOUNS(verb, 0, AU_UNITS - 1, rule)
#define PIECES(verb)      NOUNS(verb, 0, ENG_MOST, 0)
#define CORPS(verb, rule) NOUNS(verb, 0, AU_CORPS - 1, rule)

/* clang-format off */
static const struct eng_step match[] = {
    /*                       rule          name                 on arrival          offers  takes  checks */
    [ROW_FREE_ALLIED] =     STEP_FOR(AU_18_1_2_1, "Allied zones", au_call_free, ALLIED),
    [ROW_FREE_FRENCH] =     STEP_FOR(AU_18_1_2_1, "French zones", au_call_free, FRENCH),
    [ROW_BEGIN_TURN] =      STEP(AU_4_1_3, "game turn", au_begin_turn),
    [ROW_FOG] =             STEP(AU_4_2_1, "fog", au_roll_fog),
    [ROW_ACTIVITY] =        STEP(AU_4_2_2, "Allied activity", au_roll_activity),
    [ROW_UNCOVER_ALL] =     STEP(AU_16_4_5, "uncover", au_uncover_all),
    [ROW_DEPLOY_ALLIED] =   STEP_FOR(AU_16_4_4, "Allied deployment", au_call_deploy, ALLIED),
    [ROW_DEPLOY_FRENCH] =   STEP_FOR(AU_16_4_4, "French deployment", au_call_deploy, FRENCH),
    [ROW_STRATEGY_ALLIED] = STEP_FOR(AU_16_4_1_3, "Allied corps", au_call_strategy, ALLIED),
    [ROW_STRATEGY_FRENCH] = STEP_FOR(AU_16_4_1_3, "French corps", au_call_strategy, FRENCH),
    [ROW_CHITS_ALLIED] =    STEP_FOR(AU_16_4_2_3_2, "Allied chits", au_call_chits, ALLIED),
    [ROW_CHITS_FRENCH] =    STEP_FOR(AU_16_4_2_3_2, "French chits", au_call_chits, FRENCH),
    [ROW_ALLIED_TURN] =     STEP_FOR(AU_4_1_2, "Allied turn", au_call_turn, ALLIED),
    [ROW_FRENCH_TURN] =     STEP_FOR(AU_4_1_2, "French turn", au_call_turn, FRENCH),
    [ROW_END_TURN] =        STEP(AU_4_10_1, "end of turn", au_end_turn),
};

/* A05 4.10-3: the eight steps (the fog roll is above). */
static const struct eng_step player[] = {
    [ROW_ATTITUDE] =           STEP(AU_27_2_2, "NP attitude", au_np_attitude),
    [ROW_RALLY] =              STEP(AU_4_3_7, "rally", au_begin_rally),
    [ROW_RECOVERY] =           STEP_FOR(AU_4_3_1, "recovery", au_call_phase, PROC_RECOVERY),
    [ROW_DISENGAGEMENT] =      STEP_FOR(AU_4_3_5, "disengagement", au_call_phase, PROC_DISENGAGE),
    [ROW_RETURNS] =            STEP_FOR(AU_19_3_1, "returns", au_call_phase, PROC_RETURNS),
    [ROW_HIDING] =             STEP(AU_4_3_6, "hiding", au_call_hiding),
    [ROW_NP_ORDERS] =          STEP(AU_27_3_2, "NP orders", au_call_orders),
    [ROW_DEFENSIVE_FIRE] =     STEP(AU_4_4_1, "defensive fire", au_call_defensive),
    [ROW_PREPARATION_FIRE] =   STEP_FOR(AU_4_5_1, "preparation fire", au_call_own_fire, PROC_ARTILLERY),
    [ROW_MOVEMENT] =           STEP(AU_4_6_1, "movement", au_call_movement),
    [ROW_DEFENDERS_MUSKETRY] = STEP(AU_4_7_1, "defender's musketry", au_call_defender),
    [ROW_ATTACKERS_MUSKETRY] = STEP_FOR(AU_4_8_1, "attacker's musketry", au_call_own_fire, PROC_MUSKETRY),
    [ROW_CLOSE_COMBAT] =       STEP_FOR(AU_4_9_1, "close combat", au_call_phase, PROC_COMBATS),
    [ROW_END_PLAYER] =         STEP(AU_4_10_2, "end of player turn", au_end_player),
};

/* -- fog -- */
static const struct eng_step free_zones[] = {
    [ROW_FREE_ZONES] = ASKS(AU_18_1_2_2, "free zones", au_ask_free, au_offer_free, au_take_free, au_check_free,
            CORPS(VERB_SEND, AU_18_1_2_1), PLAIN(VERB_DONE)),
};
static const struct eng_step strategy[] = {
    [ROW_STRATEGIC_MOVES] = ASKS(AU_16_4_1_3, "strategic moves", au_ask_send, au_offer_send, au_take_send, au_check_send,
            CORPS(VERB_SEND, AU_16_4_1_1), PLAIN(VERB_DONE), OTHERS(AU_16_4_1_1)),
};
static const struct eng_step chits[] = {
    [ROW_NEW_CHITS] = ASKS(AU_16_4_2_3_1, "new chits", au_ask_chits, au_offer_chits, au_take_chits, au_check_chits,
            UNITS(VERB_LOAD, AU_16_4_2_4_1), PLAIN(VERB_LAY), PLAIN(VERB_DONE)),
};
static const struct eng_step deploy[] = {
    [ROW_DEPLOYMENT] = ASKS(AU_16_4_4, "deployment", au_ask_deploy, au_offer_deploy, au_take_deploy, au_check_deploy,
            UNITS(VERB_PLACE, 0), UNITS(VERB_JOIN, 0), PLAIN(VERB_DONE)),
};
static const struct eng_step uncover[] = {
    [ROW_CONTENTS] = STEP(AU_16_4_2_7_1, "contents", au_contents),
    [ROW_PLACING] =  ASKS(AU_16_4_2_8_2, "placing", au_ask_placing, au_offer_placing, au_take_placing, au_check_placing,
            UNITS(VERB_PLACE, AU_16_4_2_8_1), UNITS(VERB_JOIN, AU_16_4_2_8_1), OTHERS(AU_16_4_2_8_1)),
    [ROW_UNCOVER_NEXT] = STEP(AU_16_4_2_7_2, "further chits", au_uncover_next),
};
static const struct eng_step detect[] = {
    [ROW_DETECTION] = STEP(AU_16_4_2_7_1, "detection", au_detect),
};
static const struct eng_step hiding[] = {
    [ROW_HIDE] = ASKS(AU_16_4_2_8_2_1, "hiding", au_ask_hiding, au_offer_hiding, au_take_hiding, au_check_hiding,
            UNITS(VERB_LOAD, 0), UNITS(VERB_HIDE, 0), PLAIN(VERB_DONE)),
};

/* -- morale -- */
static const struct eng_step recovery[] = {
    [ROW_RECOVER] =       ASKS(AU_12_10_1, "recover", au_ask_recover, au_offer_recover, au_take_recover, NULL,
            UNITS(VERB_RALLY, 0)),
    [ROW_RECOVER_AFTER] = STEP(AU_12_1_2, "neighbours", au_alarms),
    [ROW_RECOVER_NEXT] =  STEP_FOR(AU_12_10_1, "next", au_go_back, ROW_RECOVER),
};
static const struct eng_step returns[] = {
    [ROW_RETURN] = ASKS(AU_19_3_1, "return", au_ask_returns, au_offer_returns, au_take_returns, au_check_returns,
            UNITS(VERB_PLACE, 0), PLAIN(VERB_DONE)),
};
static const struct eng_step result[] = {
    [ROW_RESULT_STEP] =    STEP(AU_11_1_7, "losses", au_result_losses),
    [ROW_RESULT_CHECK] =   STEP(AU_12_4_2, "check", au_result_check),
    [ROW_RESULT_END] =     STEP(AU_11_1_29, "end", au_result_end),
};
static const struct eng_step retreat[] = {
    [ROW_RETREAT_GO] =    STEP(AU_13_10_1, "go back", au_retreat_go),
    [ROW_RETREAT_WAY] =   STEP(AU_13_11_1_1_1, "way back", au_retreat_way),
    [ROW_RETREAT_TROD] =  ASKS(AU_13_11_1_1_3_1, "trodden on", au_ask_trod, au_offer_trod, au_take_trod, NULL,
            UNITS(VERB_TROD, 0)),
    [ROW_RETREAT_END] =   STEP(AU_13_11_1_1, "collision", au_retreat_end),
    [ROW_RETREAT_PASSED] = STEP(AU_16_4_2_7_2, "chits passed", au_retreat_passed),
    [ROW_RETREAT_FLIGHTS] = STEP(AU_13_11_1_8, "flights", au_retreat_flights),
};
static const struct eng_step rout[] = {
    [ROW_ROUT_GO] =  STEP(AU_12_5_3_1, "flight", au_rout_go),
    [ROW_ROUT_END] = STEP(AU_12_5_3_1, "end of flight", au_rout_end),
};
static const struct eng_step alarms[] = {
    [ROW_ALARM] = STEP(AU_12_1_2, "neighbours", au_next_alarm),
};
static const struct eng_step neighbour[] = {
    [ROW_NEIGHBOUR_CHECK] =  STEP(AU_12_7_2_1, "neighbour check", au_neighbour_check),
    [ROW_NEIGHBOUR_CHOICE] = ASKS(AU_12_7_2_1_3, "hold or go back", au_ask_hold, NULL, au_take_hold, NULL,
            PLAIN(VERB_STAND), PLAIN(VERB_STEP_BACK)),
};
static const struct eng_step repose[] = {
    [ROW_REPOSE] = ASKS_ALL(AU_12_5_3_2_1, "facing and formation", au_ask_repose, au_offer_repose, au_take_repose, au_check_repose),
};

/* -- fire -- */
static const struct eng_step artillery[] = {
    [ROW_GUNS] =       ASKS_ALL(AU_9_4_1,  "artillery fire", au_ask_guns, au_offer_guns, au_take_guns, au_check_guns),
    [ROW_GUNS_AFTER] = STEP(AU_12_1_2, "neighbours", au_alarms),
    [ROW_GUNS_NEXT] =  STEP(AU_9_4_3, "next", au_next_guns),
};
static const struct eng_step canister[] = {
    [ROW_CANISTER] =      STEP(AU_9_3_6, "canister", au_canister_next),
    [ROW_CANISTER_HIT] =  STEP(AU_13_15_1_2_2, "stopped", au_canister_hit),
    [ROW_CANISTER_AFTER] = STEP(AU_12_1_2, "neighbours", au_alarms),
    [ROW_CANISTER_AGAIN] = STEP_FOR(AU_9_3_6, "next unit", au_go_back, ROW_CANISTER),
};
static const struct eng_step musketry[] = {
    [ROW_MUSKETS] =       ASKS(AU_10_3_3, "musketry", au_ask_muskets, au_offer_muskets, au_take_muskets, au_check_muskets,
            UNITS(VERB_BATTERY, AU_9_1_1), UNITS(VERB_AIM, AU_9_1_1), PIECES(VERB_ROUNDSHOT), UNITS(VERB_CANISTER, AU_9_1_1),
            PIECES(VERB_FIRE), PLAIN(VERB_DONE)),
    [ROW_MUSKETS_HIT] =   STEP(AU_13_13_4_1, "stopped", au_muskets_hit),
    [ROW_MUSKETS_AFTER] = STEP(AU_12_1_2, "neighbours", au_alarms),
    [ROW_MUSKETS_NEXT] =  STEP(AU_10_3_5, "next", au_next_muskets),
};

/* -- movement -- */
static const struct eng_step movement[] = {
    [ROW_MOVE_BEGIN] =  STEP(AU_4_6_1, "begin", au_begin_movement),
    [ROW_FLIGHTS] =     STEP(AU_12_5_3_1_2, "flights", au_forced_moves),
    [ROW_FLIGHTS_AFTER] = STEP(AU_12_1_2, "neighbours of flights", au_alarms),
    [ROW_FLIGHTS_NEXT] = STEP_FOR(AU_12_5_3_1_2, "next flight", au_go_back, ROW_FLIGHTS),
    [ROW_MOVE] =        ASKS(AU_4_6_1, "movement", au_ask_move, au_offer_move, au_take_move, au_check_move,
            PIECES(VERB_MARCH), PIECES(VERB_TURN), PIECES(VERB_LINE), PIECES(VERB_COLUMN), PIECES(VERB_SQUARE), PIECES(VERB_LIMBER),
            PIECES(VERB_UNLIMBER), PIECES(VERB_CHARGE), PIECES(VERB_ATTACK), PIECES(VERB_JOIN), PIECES(VERB_LEAVE), PIECES(VERB_MAN),
            PIECES(VERB_LEAD), PLAIN(VERB_DONE), OTHERS(AU_4_1_4)),
    [ROW_MOVE_AFTER] =  STEP(AU_12_1_2, "neighbours", au_alarms),
    [ROW_MOVE_NEXT] =   STEP(AU_4_6_1, "next move", au_next_move),
};
static const struct eng_step attack[] = {
    [ROW_ATTACK_CHIT] =     STEP(AU_16_4_2_7_6, "attack on a chit", au_attack_chit),
    [ROW_ATTACK_WITHDRAW] = ASKS(AU_13_8_4, "withdrawal", au_ask_withdraw, au_offer_withdraw, au_take_withdraw, au_check_withdraw,
            PLAIN(VERB_STAND), PLAIN(VERB_WITHDRAW), PLAIN(VERB_WITHDRAW_AWAY)),
    [ROW_ATTACK_SQUARE] =   ASKS(AU_5_4_5_2, "square in reaction", au_ask_square, NULL, au_take_square, NULL,
            PLAIN(VERB_STAND), PLAIN(VERB_FORM_SQUARE)),
    [ROW_ATTACK_CHECK] =    STEP(AU_12_7_1_4, "charge check", au_charge_check),
    [ROW_ATTACK_CAUGHT] =   STEP(AU_12_7_1_2_1, "ridden down", au_caught),
    [ROW_ATTACK_ALARMS] =   STEP(AU_12_1_2, "neighbours", au_alarms),
    [ROW_ATTACK_CREW] =     ASKS(AU_4_6_1_1, "crew", au_ask_crew, NULL, au_take_crew, au_check_crew,
            PLAIN(VERB_STAND), UNITS(VERB_REFUGE, AU_13_15_1_1_1_2)),
    [ROW_ATTACK_ON] =       ASKS_ALL(AU_13_12_2_1_1, "how far", au_ask_onward, au_offer_onward, au_take_onward, au_check_onward),
    [ROW_ATTACK_CONTACT] =  STEP(AU_13_1_7, "contact", au_contact),
};

/* -- close combat -- */
static const struct eng_step disengage[] = {
    [ROW_DISENGAGE] =       ASKS(AU_13_6_1, "disengagement", au_ask_disengage, au_offer_disengage, au_take_disengage, au_check_disengage,
            UNITS(VERB_DISENGAGE, 0), PLAIN(VERB_DONE)),
    [ROW_DISENGAGE_AFTER] = STEP(AU_12_1_2, "neighbours", au_alarms),
    [ROW_DISENGAGE_NEXT] =  STEP_FOR(AU_13_6_1, "next", au_go_back, ROW_DISENGAGE),
};
static const struct eng_step combats[] = {
    [ROW_FIGHT] =       ASKS(AU_4_9_3, "which combat", au_ask_fight, NULL, au_take_fight, au_check_fight,
            UNITS(VERB_FIGHT, 0)),
    [ROW_FIGHT_AFTER] = STEP(AU_12_1_2, "neighbours", au_alarms),
    [ROW_FIGHT_NEXT] =  STEP_FOR(AU_4_9_3, "next combat", au_go_back, ROW_FIGHT),
    [ROW_FIGHT_GUNS] =  STEP(AU_13_15_1_1_3_1, "crewless guns", au_crewless_guns),
    [ROW_FIGHT_GUNS_AFTER] = STEP(AU_12_1_2, "after the guns", au_alarms), /* an HQ may have been with them */
};
static const struct eng_step combat[] = {
    [ROW_COMBAT_LEAD] =    ASKS(AU_13_13_1, "lead", au_ask_lead, au_offer_lead, au_take_lead, NULL,
            UNITS(VERB_LEAD, 0)),
    [ROW_COMBAT_ROLL] =    STEP(AU_13_4_1, "dice", au_combat_roll),
    [ROW_COMBAT_OUTCOME] = STEP(AU_13_4_2, "outcome", au_combat_outcome),
    [ROW_COMBAT_BACK] =    STEP(AU_13_13_1_1, "supporters", au_combat_back),
    [ROW_COMBAT_ALARMS] =  STEP(AU_12_1_2, "neighbours", au_alarms),
    [ROW_COMBAT_REPOSE] =  STEP(AU_13_9_1, "new front", au_combat_repose),
    [ROW_COMBAT_ADVANCE] = ASKS(AU_13_11_4_1, "advance", au_ask_advance, au_offer_advance, au_take_advance, au_check_advance,
            UNITS(VERB_ADVANCE, AU_13_11_4_2), PLAIN(VERB_DONE), OTHERS(AU_13_11_4_2)),
    [ROW_COMBAT_DETECT] =  STEP(AU_16_4_2_7_1, "detection", au_combat_detect),
    [ROW_COMBAT_NEXT] =    STEP_FOR(AU_13_11_4_2, "next to advance", au_go_back, ROW_COMBAT_ADVANCE),
};

/* -- the solo system -- */
static const struct eng_step orders[] = {
    [ROW_ORDERS] = STEP(AU_27_3_2, "orders", au_np_orders),
};
/* clang-format on */

#define PROCS au_procs
#include "engine/frame_tables.def"
