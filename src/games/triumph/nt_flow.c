/* nt_flow.c -- the sequence of play on a few screens: a row for each step of the book. */

#include "games/triumph/nt_11_attack.h"

/* clang-format off */

/* Nouns of verbs, and the rule that refuses others; places have gaps, which the checks know. */
#define UNITS(verb, rule)  NOUNS(verb, 0, NT_UNITS - 1, rule)
#define CORPS(verb, rule)  NOUNS(verb, NT_UNITS, NT_TOKENS - 1, rule)
#define TOKENS(verb, rule) NOUNS(verb, 0, NT_TOKENS - 1, rule)
#define PLACES(verb)       NOUNS(verb, 0, ENG_MOST, 0)

/* -- chapters 6, 7: the match -- */

static const struct eng_step match[] = {
    /* rule, name, on arrival, then of those that ask: offers, takes, checks; verbs */
    [ROW_SIDES] =         STEP(NT_6_02_01, "sides", nt_settle_sides),
    [ROW_CONFER_ALLIES] = STEP_FOR(NT_19_03, "Allies confer", nt_confer, ALLIED),
    [ROW_CONFER_FRENCH] = STEP_FOR(NT_19_03, "French confer", nt_confer, FRENCH),
    [ROW_CONFERENCES_END] = STEP(NT_19_07, "ranks and corps revealed", nt_end_conferences),
    [ROW_ALLIES_SET_UP] = STEP_FOR(NT_6_06_01, "Allies set up", nt_set_up_army, ALLIED),
    [ROW_FRENCH_SET_UP] = STEP_FOR(NT_6_07_01, "French set up", nt_set_up_army, FRENCH),
    [ROW_ROUND] =         STEP(NT_7_01, "round", nt_begin_round),
    [ROW_ALLIED_TURN] =   STEP_FOR(NT_7_02, "Allied turn", nt_play_turn, ALLIED),
    [ROW_FRENCH_TURN] =   STEP_FOR(NT_7_02, "French turn", nt_play_turn, FRENCH),
    [ROW_END_OF_ROUND] =  STEP(NT_7_04, "end of round", nt_end_round),
};

/* -- chapter 17: the morale auction -- */

static const struct eng_step auction[] = {
    [ROW_FIRST_BIDDER] = STEP(NT_17_03, "first bidder", nt_first_bidder),
    [ROW_BID] =          ASKS(NT_17_04, "bid", nt_ask_bid, nt_offer_bid, nt_take_bid, nt_check_bid,
            PLAIN(VERB_PASS), PLAIN(VERB_BID)),
    [ROW_CHOOSE_SIDE] =  ASKS(NT_17_08, "choice of side", nt_ask_side, nt_offer_side, nt_take_side, nt_check_side,
            PLAIN(VERB_CHOOSE_SIDE)),
};

/* -- chapter 6: set-up -- */

static const struct eng_step set_up[] = {
    [ROW_ORGANISE] =     ASKS(NT_6_06_01, "organisation", nt_ask_organise, nt_offer_organise, nt_take_organise, nt_check_organise,
            UNITS(VERB_GIVE, NT_3_01), PLAIN(VERB_COPY), PLAIN(VERB_PLAN), PLAIN(VERB_DONE)),
    [ROW_START] =        ASKS(NT_6_06_12, "corps in play", nt_ask_start, nt_offer_start, nt_take_start, nt_check_start,
            CORPS(VERB_START, 0), UNITS(VERB_GIVE, NT_3_01), PLAIN(VERB_COPY)),
    [ROW_PLACE] =        ASKS(NT_6_06_08, "placing", nt_ask_place, nt_offer_place, nt_take_place, nt_check_place,
            PLACES(VERB_PLACE), UNITS(VERB_GIVE, NT_3_01), PLAIN(VERB_COPY)),
    [ROW_SET_DETACH] =   ASKS(NT_6_08_01, "detachments", nt_ask_set_detach, NULL, nt_take_set_detach, nt_check_set_detach,
            UNITS(VERB_SET_DETACH, NT_3_01), PLAIN(VERB_DONE)),
    [ROW_DETACHED] =     ASKS(NT_6_08_09, "detachment", nt_ask_detached, nt_offer_detached, nt_take_detached, nt_check_detached,
            PLACES(VERB_PLACE)),
    [ROW_FIX] =          ASKS(NT_6_09_01, "fixed battery", nt_ask_fix, NULL, nt_take_fix, nt_check_fix,
            UNITS(VERB_FIX, 0)),
    [ROW_BATTERY] =      ASKS(NT_6_09_03, "battery", nt_ask_battery, nt_offer_battery, nt_take_battery, nt_check_battery,
            PLACES(VERB_PLACE)),
    [ROW_SET_UP_END] =   STEP(NT_6_01_01, "end of set-up", nt_end_set_up),
};

/* -- chapters 7, 9: a turn and its commands -- */

static const struct eng_step turn[] = {
    [ROW_NIGHT_CONFERENCE] = STEP(NT_19_08, "night conference", nt_confer_at_night),
    [ROW_TURN_BEGINS] =   STEP(NT_7_02, "turn begins", nt_begin_turn),
    [ROW_READ_ORDERS] =   STEP(NT_19_19, "orders read", nt_read_orders),
    [ROW_ORDERS] =        ASKS(NT_19_13, "orders", nt_ask_orders, nt_offer_orders, nt_take_orders, nt_check_orders,
            PLAIN(VERB_DONE), PLAIN(VERB_ORDER_ATTACK), PLAIN(VERB_ORDER_DEFEND),
            NEVER(VERB_NAME, NT_19_16)),
    [ROW_NOUNS] =         ASKS(NT_19_17, "order", nt_ask_nouns, NULL, nt_take_nouns, nt_check_nouns,
            NOUNS(VERB_NAME, 1, NT_LOCALES - 1, NT_19_17), PLAIN(VERB_DONE), OTHERS(NT_19_16)),
    [ROW_COMMAND] =       ASKS(NT_9_01, "command", nt_ask_command, nt_offer_commands, nt_take_command, nt_check_command,
            CORPS(VERB_CORPS_MOVE, NT_9_12), CORPS(VERB_DETACH_MOVE, NT_9_14),
            UNITS(VERB_UNIT_MOVE, NT_9_22), UNITS(VERB_ATTACH, NT_9_17), PLACES(VERB_THREATEN),
            PLACES(VERB_GUARD_ATTACK), PLAIN(VERB_END_TURN), NEVER(VERB_ORDER_ATTACK, NT_19_13),
            NEVER(VERB_ORDER_DEFEND, NT_19_13), OTHERS(NT_9_02)),
    [ROW_TURN_ENDS] =     STEP(NT_7_05, "turn ends", nt_end_turn),
};

/* -- chapter 10: a move -- */

static const struct eng_step move[] = {
    [ROW_CHOOSE_MOVE] =   ASKS(NT_10_02, "move", nt_ask_move, nt_offer_move, nt_take_move, nt_check_move,
            UNITS(VERB_PICK, NT_9_04), PLACES(VERB_GO), PLACES(VERB_MARCH), PLACES(VERB_ENTER),
            OTHERS(NT_9_02)),
    [ROW_ON_ROAD] =       ASKS(NT_10_16, "on the road", nt_ask_road, nt_offer_road, nt_take_road, nt_check_road,
            PLACES(VERB_MARCH), PLAIN(VERB_HALT), PLACES(VERB_BLOCK), PLACES(VERB_THREATEN),
            OTHERS(NT_9_02)),
};

/* -- chapter 11: the attack -- */

static const struct eng_step attack[] = {
    [ROW_THREAT] =               ASKS(NT_11_01_01, "1 attack threat", nt_attack_threat, nt_offer_guard_shown, nt_take_guard_shown, nt_check_guard_shown,
            UNITS(VERB_SHOW, NT_15_15), OTHERS(NT_15_15)),
    [ROW_RETREAT_OPTION] =       ASKS(NT_11_02_01, "2 retreat option", nt_ask_retreat_option, nt_offer_defenders, nt_take_defenders, nt_check_defenders,
            TOKENS(VERB_PICK, NT_11_02_07), PLAIN(VERB_DONE)),
    [ROW_FEINT_OPTION] =         ASKS(NT_11_03_01, "3 feint option", nt_ask_feint_option, NULL, nt_take_feint_option, nt_check_feint_option,
            PLAIN(VERB_FEINT), PLAIN(VERB_PRESS_ON)),
    [ROW_DEFENSE_DECLARATION] =  ASKS(NT_11_04_01, "4 defense declaration", nt_ask_defense_leaders, nt_offer_defense_leaders, nt_take_defense_leaders, nt_check_defense_leaders,
            TOKENS(VERB_PICK, 0), PLAIN(VERB_DONE)),
    [ROW_ATTACK_DECLARATION] =   STEP(NT_11_05_01, "5 attack declaration", nt_attack_declaration),
    [ROW_WIDTH] =                ASKS(NT_11_05_06, "5 attack width", nt_ask_width, NULL, nt_take_width, NULL,
            PLAIN(VERB_WIDE), PLAIN(VERB_NARROW)),
    [ROW_STRUCK] =               ASKS(NT_11_05_08, "5 leading unit attacked", nt_ask_struck, nt_offer_struck, nt_take_struck, NULL,
            UNITS(VERB_STRIKE, 0)),
    [ROW_ATTACK_LEADERS] =       ASKS(NT_11_05_09, "5 attack leading units", nt_ask_attack_leaders, nt_offer_attack_leaders, nt_take_attack_leaders, nt_check_attack_leaders,
            TOKENS(VERB_PICK, 0), PLAIN(VERB_DONE)),
    [ROW_INITIAL_RESULT] =       STEP(NT_11_06_01, "6 initial result", nt_initial_result),
    [ROW_COUNTER_ATTACK] =       ASKS(NT_11_07_01, "7 counter-attack", nt_ask_counter, nt_offer_counter, nt_take_counter, nt_check_counter,
            TOKENS(VERB_PICK, NT_11_07_03), PLAIN(VERB_DONE)),
    [ROW_FINAL_RESULT] =         STEP(NT_11_08_01, "8 final result", nt_final_result),
    [ROW_ATTACKER_LOSSES] =      STEP(NT_11_09_02, "9 attacker losses", nt_attacker_losses),
    [ROW_DEFENDER_LOSSES] =      STEP(NT_11_10_01, "10 defender losses", nt_defender_losses),
    [ROW_ATTACK_MORALE] =        STEP(NT_13_16, "10 morale", nt_attack_morale),
    [ROW_COMPLETION] =           STEP(NT_11_11_01, "11 completion", nt_completion),
};

/* The attack declaration: after a retreat before combat, for a feint, or in step 5. */
static const struct eng_step declaration[] = {
    [ROW_ATTACK_COMMAND] =       ASKS(NT_11_05_01, "attack command", nt_ask_attack_command, nt_offer_attack_command, nt_take_attack_command, nt_check_attack_command,
            TOKENS(VERB_BY_CORPS, NT_11_00_03), TOKENS(VERB_BY_DETACH, NT_11_00_03),
            TOKENS(VERB_BY_UNIT, NT_11_00_03), TOKENS(VERB_BY_ROAD, NT_11_00_03),
            TOKENS(VERB_GUNS_STAY, NT_11_00_03), OTHERS(NT_11_01_04)),
    [ROW_ATTACKING_PIECES] =     ASKS(NT_11_05_02, "attacking pieces", nt_ask_attacking_pieces, nt_offer_attacking_pieces, nt_take_attacking_pieces, nt_check_attacking_pieces,
            UNITS(VERB_PICK, 0), CORPS(VERB_BY_CORPS, NT_9_04), UNITS(VERB_BY_UNIT, NT_9_08),
            PLAIN(VERB_DONE), PLAIN(VERB_STAY), NEVER(VERB_BY_DETACH, NT_11_00_08),
            NEVER(VERB_BY_ROAD, NT_11_00_08)),
};

static const struct eng_step ground[] = {
    [ROW_GROUND_RETREAT] =     STEP(NT_11_02_17, "retreat before combat", nt_ground_retreat),
    [ROW_GROUND_DECLARATION] = STEP(NT_11_02_18, "attack declaration", nt_ground_declaration),
    [ROW_ENTRY] =              STEP(NT_11_02_19, "guns stay or move in", nt_ground_entry),
    [ROW_RIDE_IN] =            ASKS(NT_11_12_04, "road of the riders", nt_ask_ride_in, nt_offer_ride_in, nt_take_ride_in, nt_check_ride_in,
            PLACES(VERB_MARCH)),
};

static const struct eng_step feint[] = {
    [ROW_FEINT_DECLARATION] = STEP(NT_11_03_03, "attack declaration", nt_feint_declaration),
    [ROW_FEINT_END] =         ASKS(NT_11_03_05, "end of the feint", nt_ask_feint_end, nt_offer_feint_end, nt_take_feint_end, NULL,
            PLACES(VERB_BLOCK), PLAIN(VERB_STAY)),
    [ROW_FEINT_ADVANCE] =     ASKS(NT_11_03_09, "advance", nt_ask_advance, nt_offer_advance, nt_take_advance, nt_check_advance,
            TOKENS(VERB_PICK, NT_11_03_13), PLAIN(VERB_DONE)),
    [ROW_FEINT_OVER] =        STEP(NT_11_03_15, "feint over", nt_end_feint),
};

static const struct eng_step losses[] = {
    [ROW_LOSE_LEADERS] = ASKS_ALL(NT_11_09_06, "leading units", nt_lose_leaders, nt_offer_odd_loss, nt_take_odd_loss, nt_check_odd_loss),
    [ROW_LOSE_COUNTER] = ASKS_ALL(NT_11_10_08, "counter-attackers", nt_lose_counter, nt_offer_odd_loss, nt_take_odd_loss, nt_check_odd_loss),
    [ROW_LOSE_REST] =    ASKS_ALL(NT_11_09_08, "other units", nt_lose_rest, nt_offer_loss, nt_take_loss_of, nt_check_loss),
    [ROW_LOSSES_END] =   STEP(NT_11_09_09, "losses taken", nt_end_losses),
};

static const struct eng_step storm[] = {
    [ROW_STORM_RETREAT] = STEP(NT_11_11_02, "retreat after combat", nt_storm_retreat),
    [ROW_STORM_ENTRY] =   STEP(NT_11_11_03, "entry", nt_storm_entry),
};

static const struct eng_step repulse[] = {
    [ROW_WITHDRAWAL] =   STEP(NT_11_11_06, "withdrawal", nt_withdraw),
    [ROW_KEEP] =         ASKS(NT_11_11_07, "one unit per corps", nt_ask_keep, nt_offer_keep, nt_take_keep, NULL,
            UNITS(VERB_KEEP, 0)),
    [ROW_ADVANCE] =      ASKS(NT_11_11_11, "advance", nt_ask_advance, nt_offer_advance, nt_take_advance, nt_check_advance,
            TOKENS(VERB_PICK, NT_11_03_13), PLAIN(VERB_DONE), OTHERS(NT_11_03_09)),
    [ROW_REPULSE_END] =  STEP(NT_11_12_10, "approach closed", nt_end_repulse),
};

/* -- chapter 12: the retreat -- */

static const struct eng_step retreat[] = {
    [ROW_RETREAT_BEGINS] = STEP(NT_12_03, "all must leave", nt_begin_retreat),
    [ROW_GUNS_LOST] =      STEP(NT_12_06, "guns lost", nt_lose_guns),
    [ROW_NEXT_GROUP] =     STEP(NT_12_07, "who pays", nt_next_group),
    [ROW_GROUP_LOSS] =     ASKS(NT_12_08, "retreat losses", nt_ask_group_loss, NULL, nt_take_group_loss, nt_check_group_loss,
            UNITS(VERB_LOSE, NT_12_03), OTHERS(NT_12_16)),
    [ROW_NO_ROOM] =        ASKS(NT_12_23, "no room", nt_ask_no_room, NULL, nt_take_no_room, nt_check_no_room,
            UNITS(VERB_LOSE, NT_12_03)),
    [ROW_REMAINS] =        ASKS(NT_12_26, "corps break up", nt_ask_remains, NULL, nt_take_remains, nt_check_remains,
            UNITS(VERB_KEEP, NT_12_27)),
    [ROW_RETREAT_TO] =     ASKS(NT_12_18, "ways out", nt_ask_retreat_to, nt_offer_retreat_to, nt_take_retreat_to, nt_check_retreat_to,
            UNITS(VERB_RETREAT, NT_12_27), OTHERS(NT_12_24)),
    [ROW_RETREAT_ENDS] =   STEP(NT_12_04, "faces down", nt_end_retreat),
};

/* -- chapter 19: a conference -- */

static const struct eng_step conference[] = {
    [ROW_RANKS] =           ASKS(NT_19_04, "rank order", nt_ask_ranks, nt_offer_ranks, nt_take_ranks, nt_check_ranks,
            PLAIN(VERB_RANK), OTHERS(NT_19_10)),
    [ROW_ASSIGN] =          ASKS(NT_19_06, "corps given out", nt_ask_assign, nt_offer_assign, nt_take_assign, nt_check_assign,
            CORPS(VERB_ASSIGN, 0), PLAIN(VERB_DONE), PLAIN(VERB_RANK), OTHERS(NT_19_10)),
    [ROW_CONFERENCE_ENDS] = STEP(NT_19_09, "back to the board", nt_end_conference),
};
/* clang-format on */

#define PROCS nt_procs
#include "engine/frame_tables.def"
