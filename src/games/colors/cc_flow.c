/* cc_flow.c -- the sequence of play on two screens: a row for each step of the book. */

#include "games/colors/cc_local.h"

/* clang-format off */

/* Nouns of verbs that name a hex, and the rule that refuses others. */
#define HEXES(verb, rule) NOUNS(verb, 1, CC_HEXES - 1, rule)

/* What belongs to another phase (CCN-5.0-03): orders precede moves, moves precede combat. */
#define NOT_IN_ORDERS NEVER(VERB_PLAY, CC_5_1_01), OTHERS(CC_5_0_03)
#define NOT_IN_MOVES                                                                               \
    NEVER(VERB_ORDER, CC_5_2_01), NEVER(VERB_DETACH, CC_5_2_01),                                   \
        NEVER(VERB_LEAVE_SQUARE, CC_6_2_3_06), NEVER(VERB_BATTLE, CC_5_0_04),                      \
        NEVER(VERB_FIRE, CC_5_0_04), NEVER(VERB_MELEE, CC_5_0_04), NOT_IN_ORDERS

/* -- chapters 3, 5.0: the match -- */

static const struct eng_step match[] = {
    /* rule, name, on arrival, then of those that ask: offers, takes, checks; verbs */
    [ROW_DEAL] =      STEP(CC_3_06, "deal", cc_deal),
    [ROW_TURN] =      STEP(CC_5_0_02, "turn", cc_play_turn),
    [ROW_NEXT_TURN] = STEP(CC_5_0_02, "next turn", cc_next_turn),
};

/* -- chapter 5: a turn in five phases -- */

static const struct eng_step turn[] = {
    [ROW_TURN_BEGINS] = STEP(CC_S_0_05, "turn begins", cc_begin_turn),
    [ROW_COMMAND] =     ASKS(CC_5_1_01, "command", cc_ask_command, cc_offer_command, cc_take_command, cc_check_command,
            NOUNS(VERB_PLAY, 1, CC_HIDDEN, 0), OTHERS(CC_5_0_03)),
    [ROW_CARD] =        STEP(CC_5_1_03, "card", cc_card_acts),
    [ROW_ORDERS] =      ASKS(CC_5_2_01, "orders", cc_ask_orders, cc_offer_orders, cc_take_orders, cc_check_orders,
            HEXES(VERB_ORDER, 0), HEXES(VERB_DETACH, 0), HEXES(VERB_LEAVE_SQUARE, 0),
            PLAIN(VERB_DONE), NOT_IN_ORDERS),
    [ROW_MOVEMENT] =    ASKS(CC_5_3_1_01, "movement", cc_ask_movement, cc_offer_movement, cc_take_movement, cc_check_movement,
            HEXES(VERB_MOVE, CC_5_2_02), HEXES(VERB_MOVE_LEADER, CC_5_2_02), PLAIN(VERB_DONE),
            NOT_IN_MOVES),
    [ROW_COMBAT] =      ASKS(CC_5_4_1_01, "combat", cc_ask_combat, cc_offer_combat, cc_take_combat, cc_check_combat,
            HEXES(VERB_BATTLE, CC_5_4_5_01), PLAIN(VERB_DONE)),
    [ROW_DRAW_FIRST_STRIKE] = STEP(CC_5_5_02, "First Strike replaced", cc_draw_replacements),
    [ROW_DRAW] =        STEP(CC_5_5_01, "draw", cc_draw_phase),
    [ROW_TURN_ENDS] =   STEP(CC_5_5_01, "turn ends", NULL),
};

/* -- chapter 8: what some cards ask -- */

static const struct eng_step force_march[] = {
    [ROW_SECTION] = ASKS(CC_8_2_39, "section", cc_ask_player, cc_offer_section, cc_take_section, NULL,
            PLAIN(VERB_SECTION)),
};

static const struct eng_step manoeuvre[] = {
    [ROW_MANOEUVRE] = ASKS(CC_8_2_57, "manoeuvre", cc_ask_player, cc_offer_manoeuvre, cc_take_manoeuvre, NULL,
            PLAIN(VERB_MANOEUVRE), PLAIN(VERB_ONE_UNIT)),
};

static const struct eng_step rally[] = {
    [ROW_RALLY] = ASKS(CC_8_2_59, "rally", cc_ask_rally, cc_offer_rally, cc_take_rally, cc_check_rally,
            HEXES(VERB_RALLY, 0), PLAIN(VERB_DONE), NOT_IN_ORDERS),
};

static const struct eng_step short_supply[] = {
    [ROW_SUPPLY] = ASKS(CC_8_2_63, "short supply", cc_ask_supply, cc_offer_supply, cc_take_supply, cc_check_supply,
            HEXES(VERB_SUPPLY, 0), NOT_IN_ORDERS),
    [ROW_BASE] =   ASKS(CC_8_2_63, "baseline", cc_ask_base, cc_offer_base, cc_take_base, cc_check_base,
            HEXES(VERB_BASE, 0), NOT_IN_ORDERS),
};

static const struct eng_step scout[] = {
    [ROW_SCOUT] = ASKS(CC_8_1_05, "scout", cc_ask_keep, cc_offer_keep, cc_take_keep, NULL,
            NOUNS(VERB_KEEP, 1, CC_HIDDEN, 0)),
};

/* -- chapter 5.3: a move -- */

/* What is no hex is off the map, which units and leaders may not leave by different rules. */
static const struct eng_step move[] = {
    [ROW_GO] = ASKS(CC_5_3_1_01, "move", cc_ask_player, cc_offer_go, cc_take_go, cc_check_go,
            NOUNS(VERB_GO, 0, ENG_MOST, 0), PLAIN(VERB_HALT), NEVER(VERB_MOVE, CC_5_3_1_04),
            NEVER(VERB_MOVE_LEADER, CC_5_3_1_04), NEVER(VERB_DONE, CC_5_3_1_04), NOT_IN_MOVES),
};

/* -- chapter 5.4: combat -- */

static const struct eng_step combat[] = {
    [ROW_ANNOUNCE] =  ASKS(CC_5_4_1_01, "announce", cc_ask_announce, cc_offer_announce, cc_take_announce, cc_check_announce,
            HEXES(VERB_FIRE, CC_5_4_2_09), HEXES(VERB_MELEE, CC_5_4_5_02), PLAIN(VERB_HOLD),
            OTHERS(CC_5_4_5_04)),
    [ROW_BATTERIES] = ASKS(CC_6_3_01, "batteries", cc_ask_batteries, NULL, cc_take_batteries, cc_check_batteries,
            HEXES(VERB_JOIN, 0), PLAIN(VERB_DONE)),
    [ROW_FIGHT] =     STEP(CC_5_4_1_01, "fight", cc_fight),
};

static const struct eng_step ranged[] = {
    [ROW_FIRE] =      STEP(CC_5_4_2_08, "fire", cc_fire),
    [ROW_FIRE_ENDS] = STEP(CC_5_4_2_06, "end of fire", cc_end_ranged),
};

static const struct eng_step melee[] = {
    [ROW_ANSWER] =           ASKS(CC_5_4_5_09, "1 announced: the defender's answer", cc_ask_answer, NULL, cc_take_answer, cc_check_answer,
            PLAIN(VERB_STAND), PLAIN(VERB_RETIRE), PLAIN(VERB_SQUARE), PLAIN(VERB_FIRST_STRIKE),
            OTHERS(CC_5_4_5_11)),
    [ROW_RETIREMENT] =       STEP(CC_6_1_01, "2 retire and reform", cc_retirement),
    [ROW_FORM_SQUARE] =      STEP(CC_6_2_1_03, "3 form square", cc_square_forms),
    [ROW_FIRST_ROLL] =       STEP(CC_6_2_2_01, "the defender first", cc_first_roll),
    [ROW_AFTER_FIRST_ROLL] = STEP(CC_8_2_33, "after the first roll", cc_after_first_roll),
    [ROW_ATTACK] =           STEP(CC_5_4_5_03, "4 to 9 the attack", cc_attack),
    [ROW_AFTER_ATTACK] =     STEP(CC_5_4_5_03, "after the attack", cc_after_attack),
    [ROW_EXTRA_ACTIONS] =    STEP(CC_5_4_13_01, "10 extra actions", cc_extra_actions),
    [ROW_BATTLE_BACK] =      ASKS(CC_5_4_7_01, "11 battle back", cc_ask_battle_back, NULL, cc_take_battle_back, NULL,
            PLAIN(VERB_BATTLE_BACK), PLAIN(VERB_HOLD)),
    [ROW_MELEE_ENDS] =       STEP(CC_5_4_5_04, "end of melee", cc_end_melee),
};

/* One roll and what it does. */
static const struct eng_step strike[] = {
    [ROW_ROLL] =           STEP(CC_5_4_1_07, "roll", cc_strike_roll),
    [ROW_LOSSES] =         STEP(CC_5_4_9_01, "losses", cc_strike_losses),
    [ROW_LEADER_CHECK] =   STEP(CC_5_4_8_01, "leader check", cc_strike_leader),
    [ROW_FLAGS] =          ASKS(CC_5_4_10_01, "flags", cc_ask_flags, cc_offer_flags, cc_take_flags, NULL,
            PLAIN(VERB_IGNORE)),
    [ROW_RETREATS] =       STEP(CC_5_4_9_02, "retreats", cc_strike_retreat),
    [ROW_RETREAT_LOSSES] = STEP(CC_5_4_9_14, "retreat losses", cc_strike_retreat_losses),
    [ROW_STRIKE_ENDS] =    STEP(CC_5_4_9_01, "end of the roll", cc_strike_ends),
};

static const struct eng_step retreat[] = {
    [ROW_RETREAT_STEP] = ASKS(CC_5_4_9_05, "retreat", cc_ask_retreat, cc_offer_retreat, cc_take_retreat, cc_check_retreat,
            HEXES(VERB_RETREAT, CC_5_4_9_06), PLAIN(VERB_HALT)),
    [ROW_RETREAT_END] =  STEP(CC_5_4_9_14, "retreat end", cc_end_retreat),
};

static const struct eng_step retire[] = {
    [ROW_RETIRE] = ASKS(CC_6_1_10, "retire", cc_ask_retire, cc_offer_retire, cc_take_retire, NULL,
            HEXES(VERB_RETREAT, 0)),
};

static const struct eng_step flight[] = {
    [ROW_FLIGHT] = ASKS(CC_5_4_11_01, "flight", cc_ask_flight, cc_offer_flight, cc_take_flight, cc_check_flight,
            HEXES(VERB_RETREAT, 0), PLAIN(VERB_HALT), PLAIN(VERB_LEAVE_MAP)),
};

static const struct eng_step advance[] = {
    [ROW_ADVANCE] =     ASKS(CC_5_4_13_01, "advance", cc_ask_advance, NULL, cc_take_advance, NULL,
            PLAIN(VERB_ADVANCE), PLAIN(VERB_HOLD), NEVER(VERB_MELEE, CC_5_4_15_03),
            OTHERS(CC_5_4_13_03)),
    [ROW_SECOND_HEX] =  ASKS(CC_5_4_14_01, "second hex", cc_ask_second_hex, cc_offer_second_hex, cc_take_second_hex, cc_check_second_hex,
            HEXES(VERB_GO, 0), PLAIN(VERB_HALT)),
    [ROW_BONUS_MELEE] = STEP(CC_5_4_15_01, "bonus melee", cc_bonus_melee),
};
/* clang-format on */

#define PROCS cc_procs
#include "engine/frame_tables.def"
