/* cn_flow.c -- the sequence of play on one screen: a row for each step of the book. */

#include "games/campaign/cn_steps.h"
#include "games/campaign/march/cn_march.h"

/* clang-format off */

/* Nouns of verbs, and the rule that refuses others.  Whether a number is a hex only the map tells;
 * whoever has a name is a leader, a unit or a piece. */
#define HEXES(verb)         NOUNS(verb, 0, ENG_MOST, 0)
#define LEADERS(verb, rule) NOUNS(verb, 0, CN_LEADERS - 1, rule)
#define UNITS(verb, rule)   NOUNS(verb, CN_UNIT0, CN_PIECE0 - 1, rule)
#define ANYBODY(verb)       NOUNS(verb, 0, CN_PIECE0 + CN_PIECES - 1, 0)

static const struct eng_step campaign[] = {
    /* rule, name, on arrival, then of those that ask: offers, takes, checks; verbs */
    [ROW_SETUP_SECOND] =    STEP_FOR(CN_367_2, "second player's set-up", cn_call_setup, SECOND_PLAYER),
    [ROW_SETUP_FIRST] =     STEP_FOR(CN_367_2, "first player's set-up", cn_call_setup, FIRST_PLAYER),
    [ROW_PRELIMINARY] =     STEP(CN_379_1, "preliminary march", cn_preliminary),
    [ROW_WEATHER] =         STEP(CN_48_1, "weather", cn_roll_weather),
    [ROW_FIRST_PLAYER] =    STEP_FOR(CN_46_1, "first player", cn_player_turn, FIRST_PLAYER),
    [ROW_SECOND_PLAYER] =   STEP_FOR(CN_62_1, "second player", cn_player_turn, SECOND_PLAYER),
    [ROW_END_TURN] =        STEP(CN_46_2, "end of turn", cn_end_turn),
};
static const struct eng_step setup[] = {
    [ROW_VEDETTES] = ASKS(CN_367_2, "vedettes", cn_ask_setup, cn_offer_setup, cn_take_setup, cn_check_setup,
            HEXES(VERB_SCREEN), LEADERS(VERB_FORAGE_START, CN_238_3), UNITS(VERB_TAKE_UP, CN_377_1),
            ANYBODY(VERB_GIVE), PLAIN(VERB_KEEP), PLAIN(VERB_DONE)),
};

static const struct eng_step player[] = {
    [ROW_POINTS] =      ASKS_FOR(CN_50_1, "administrative points", cn_ask_route, cn_offer_route, cn_take_route, cn_check_route, FOR_POINTS,
            HEXES(VERB_ROUTE), PLAIN(VERB_KEEP), OTHERS(CN_78_5)),
    [ROW_SOURCE] =      ASKS(CN_50_1, "supply source", cn_ask_source, cn_offer_source, cn_take_source, cn_check_source,
            HEXES(VERB_SOURCE), HEXES(VERB_ROUTE), HEXES(VERB_REFUGE), PLAIN(VERB_DISPERSE), PLAIN(VERB_KEEP),
            NEVER(VERB_REPLACE, CN_105_1)),
    [ROW_DISPERSE] =    ASKS(CN_50_1, "centre", cn_ask_disperse, NULL, cn_take_disperse, NULL,
            PLAIN(VERB_KEEP), PLAIN(VERB_DISPERSE), NEVER(VERB_SOURCE, CN_50_1), OTHERS(CN_96_3)),
    [ROW_POOL] =        STEP(CN_50_1, "replacements", cn_fill_pool),
    [ROW_ORGANISE] =    STEP(CN_51_1, "organisation", cn_call_organise),
    [ROW_EMPLOYED] =    STEP(CN_38_1, "movement phase", cn_begin_movement),
    [ROW_CENTRE] =      ASKS(CN_164_1, "return of the centre", cn_ask_centre, cn_offer_centre, cn_take_centre, cn_check_return,
            HEXES(VERB_CENTRE), PLAIN(VERB_KEEP), NEVER(VERB_DISPERSE, CN_96_3)),
    [ROW_ARRIVALS] =    STEP(CN_52_1, "reinforcements", cn_call_arrivals),
    [ROW_CHECK] =       ASKS_FOR(CN_78_5, "supply check", cn_ask_route, cn_offer_route, cn_take_route, cn_check_route, FOR_CHECK,
            HEXES(VERB_ROUTE), PLAIN(VERB_KEEP), OTHERS(CN_78_5)),
    [ROW_COMMANDS] =    STEP(CN_53_1, "commands", cn_call_commands),
    [ROW_INITIATIVE] =  STEP(CN_54_1, "initiative", cn_call_initiative),
    [ROW_STATIONARY] =  STEP(CN_55_1, "stationary", cn_next_stationary),
    [ROW_STATIONARY_NEXT] = STEP(CN_55_1, "next stationary", cn_after_stationary),
    [ROW_CENTRE_TURNED] = STEP(CN_161_1, "centre turned", cn_turn_centre),
    [ROW_CONSOLIDATE] = STEP_FOR(CN_56_1, "consolidation", cn_call_consolidate, OF_PLAYER),
    [ROW_ENGINEERS] =   STEP(CN_57_1, "engineers", cn_engineers),
    [ROW_FORCED] =      STEP(CN_58_1, "forced marches", cn_call_forced),
    [ROW_BATTLES] =     STEP(CN_59_1, "battles", cn_call_battles),
    [ROW_CONSOLIDATE_BOTH] = STEP_FOR(CN_60_1, "consolidation of both", cn_call_consolidate, OF_PLAYER),
    [ROW_CONSOLIDATE_ENEMY] = STEP_FOR(CN_60_1, "enemy's consolidation", cn_call_consolidate, OF_ENEMY),
    [ROW_MORALE] =      STEP(CN_61_1, "morale", cn_morale_phase),
    [ROW_END_PLAYER] =  STEP(CN_46_1, "end of player turn", cn_end_player),
};

/* -- C: organisation, stacks -- */
static const struct eng_step organise[] = {
    [ROW_ORGANISATION] = ASKS(CN_51_1, "organisation", cn_ask_organise, cn_offer_organise, cn_take_organise, cn_check_organise,
            ANYBODY(VERB_REPLACE), ANYBODY(VERB_TAKE_UP), ANYBODY(VERB_GIVE), ANYBODY(VERB_STRENGTH),
            ANYBODY(VERB_ACTIVATE), ANYBODY(VERB_DEACTIVATE), ANYBODY(VERB_REGIMENT), ANYBODY(VERB_ARRIVE),
            ANYBODY(VERB_DETACH), ANYBODY(VERB_SUBORDINATE), HEXES(VERB_SCREEN), ANYBODY(VERB_ANSWER),
            PLAIN(VERB_KEEP), PLAIN(VERB_DONE)),
};
/* By which rule another verb is refused hangs on what is wrong with the stack. */
static const struct eng_step consolidate[] = {
    [ROW_STACKS] =      ASKS_ALL(CN_258_3, "stacks", cn_ask_stacks, cn_offer_stacks, cn_take_stacks, cn_check_stacks),
    [ROW_STACKS_NEXT] = STEP_FOR(CN_258_3, "next stack", cn_go_back, ROW_STACKS),
};
static const struct eng_step displace[] = {
    [ROW_DISPLACE] =     ASKS(CN_123_1, "displacement", cn_ask_displace, cn_offer_displace, cn_take_displace, NULL,
            HEXES(VERB_RETREAT), PLAIN(VERB_STAND)),
    [ROW_DISPLACE_GO] =  STEP(CN_322_6, "friends first", cn_displace_go),
    [ROW_DISPLACE_IN] =  STEP(CN_123_1, "displaced", cn_displace_in),
};
static const struct eng_step capture[] = {
    [ROW_CAPTURE] =       STEP(CN_41_1, "capture", cn_capture_roll),
    [ROW_CAPTURE_AFTER] = ASKS(CN_347_2, "captured", cn_ask_captured, NULL, cn_take_captured, NULL,
            PLAIN(VERB_END_GAME), PLAIN(VERB_TWO_BOXES)),
};
static const struct eng_step losses[] = {
    [ROW_LOSS] =       ASKS(CN_130_1, "losses", cn_ask_loss, cn_offer_loss, cn_take_loss, NULL,
            UNITS(VERB_LOSE, 0), PLAIN(VERB_DONE)),
    [ROW_LOSS_AFTER] = STEP(CN_40_1, "destroyed", cn_after_loss),
    [ROW_LOSS_NEXT] =  STEP_FOR(CN_40_1, "next leader", cn_go_back, ROW_LOSS_AFTER),
};

/* -- D: movement -- */
static const struct eng_step marches[] = {
    [ROW_ACTIVATE] =      ASKS(CN_135_3, "activation", cn_ask_activate, cn_offer_activate, cn_take_activate, cn_check_activate,
            ANYBODY(VERB_ARRIVE), ANYBODY(VERB_COMMAND), ANYBODY(VERB_TRY), ANYBODY(VERB_WITH), ANYBODY(VERB_RIDE),
            PLAIN(VERB_MOVE_CENTRE), PLAIN(VERB_DONE), NEVER(VERB_GO, CN_135_3), OTHERS(CN_47_1)),
    [ROW_ACTIVATE_NEXT] = STEP(CN_136_1, "next formation", cn_next_activate),
};
static const struct eng_step march[] = {
    [ROW_MARCH_ENTER] =   STEP(CN_145_3, "entry", cn_march_enter),
    [ROW_MARCH_ENTERED] = STEP(CN_145_3, "entered", cn_march_entered),
    [ROW_MARCH] =         ASKS(CN_181_1, "march", cn_ask_march, cn_offer_march, cn_take_march, cn_check_march,
            HEXES(VERB_GO), HEXES(VERB_DRIVE), PLAIN(VERB_HALT), ANYBODY(VERB_MOVE), PLAIN(VERB_EXTEND),
            HEXES(VERB_PLAN), ANYBODY(VERB_DROP), HEXES(VERB_SCREEN), HEXES(VERB_DAMAGE), HEXES(VERB_REPAIR),
            HEXES(VERB_PONTOON), HEXES(VERB_LIFT), HEXES(VERB_SEIZE), PLAIN(VERB_ABANDON), PLAIN(VERB_FORAGE),
            PLAIN(VERB_CONCENTRATE), NEVER(VERB_COMMAND, CN_149_1)),
    [ROW_MARCH_CONTACT] = STEP(CN_206_1, "contact", cn_march_contact),
    [ROW_MARCH_NEXT] =    STEP(CN_181_1, "next step", cn_march_next),
    [ROW_MARCH_TEST] =    STEP(CN_233_1, "attrition", cn_march_test),
    [ROW_MARCH_END] =     STEP(CN_133_2, "end of the march", cn_march_end),
};
static const struct eng_step ride[] = {
    [ROW_RIDE] =      ASKS(CN_38_2, "ride", cn_ask_ride, cn_offer_ride, cn_take_ride, cn_check_ride,
            HEXES(VERB_GO), PLAIN(VERB_HALT), OTHERS(CN_181_1)),
    [ROW_RIDE_NEXT] = STEP_FOR(CN_38_2, "next step", cn_go_back, ROW_RIDE),
};
static const struct eng_step contact[] = {
    [ROW_CONTACT] =       ASKS(CN_219_1, "repulse or not", cn_ask_repulse, NULL, cn_take_repulse, NULL,
            PLAIN(VERB_REPULSE), PLAIN(VERB_DECLINE)),
    [ROW_CONTACT_AFTER] = STEP(CN_211_4, "after the repulse", cn_after_repulse),
    [ROW_CONTACT_AGAIN] = STEP(CN_211_4, "next piece", cn_repulse_next),
    [ROW_CONTACT_ENTER] = ASKS(CN_211_5, "vacated hex", cn_ask_vacated, cn_offer_vacated, cn_take_vacated, NULL,
            HEXES(VERB_GO)),
    [ROW_CONTACT_FAILED] = STEP(CN_212_3, "repulse failed", cn_repulse_failed),
    [ROW_CONTACT_END] =   STEP(CN_209_1, "who is met", cn_contact_end),
};
static const struct eng_step repulsed[] = {
    [ROW_REPULSED] =      STEP(CN_211_3, "repulsed", cn_repulsed),
    [ROW_REPULSED_END] =  STEP(CN_211_3, "end of repulse", cn_repulsed_end),
};
static const struct eng_step test[] = {
    [ROW_TEST_COLUMN] = ASKS(CN_239_1, "which column", cn_ask_column, cn_offer_column, cn_take_column, cn_check_column,
            ANYBODY(VERB_FORAGER), PLAIN(VERB_FORAGES), PLAIN(VERB_DRAWS), OTHERS(CN_233_1)),
    [ROW_TEST_ROLL] =   STEP(CN_233_1, "attrition die", cn_test_roll),
    [ROW_TEST_HORSE] =  STEP(CN_243_1, "foraging cavalry", cn_test_horse),
    [ROW_TEST_END] =    STEP(CN_233_1, "end of test", cn_test_end),
};

/* -- E: battle -- */
static const struct eng_step battles[] = {
    [ROW_SOUND] =      ASKS(CN_295_1, "sound of the guns", cn_ask_sound, NULL, cn_take_sound, cn_check_sound,
            LEADERS(VERB_SOUND, 0), PLAIN(VERB_DONE)),
    [ROW_ATTACKS] =    ASKS(CN_266_2, "which battle", cn_ask_attack, cn_offer_attack, cn_take_attack, cn_check_attack,
            ANYBODY(VERB_ATTACK), PLAIN(VERB_DONE), OTHERS(CN_262_1)),
    [ROW_ATTACK_HALF] = STEP(CN_262_1, "attack", cn_first_half),
    [ROW_COUNTER_HALF] = STEP(CN_262_19, "counter-attack", cn_second_half),
    [ROW_BATTLES_NEXT] = STEP(CN_263_2, "next battle", cn_next_battle),
    [ROW_FORAGERS] =   ASKS(CN_247_2, "foragers", cn_ask_foragers, NULL, cn_take_foragers, NULL,
            PLAIN(VERB_ON), PLAIN(VERB_DECLINE)),
};
/* And with the reserves on whether they are chosen or come in. */
static const struct eng_step half[] = {
    [ROW_TARGETS] =   ASKS(CN_262_2, "hexes attacked", cn_ask_targets, cn_offer_targets, cn_take_targets, cn_check_targets,
            HEXES(VERB_TARGET), ANYBODY(VERB_WITH), ANYBODY(VERB_COUNTER), ANYBODY(VERB_DROP),
            ANYBODY(VERB_ENGAGE), ANYBODY(VERB_ADVANCE), PLAIN(VERB_DONE), PLAIN(VERB_DECLINE)),
    [ROW_WITHDRAWAL] = ASKS(CN_272_1, "vedettes withdraw", cn_ask_withdraw, cn_offer_withdraw, cn_take_withdraw, cn_check_withdraw,
            HEXES(VERB_WITHDRAW), PLAIN(VERB_STAND), OTHERS(CN_272_3)),
    [ROW_RESERVES] =  ASKS_ALL(CN_275_1,  "reserves", cn_ask_reserves, cn_offer_reserves, cn_take_reserves, cn_check_reserves),
    [ROW_MARKERS] =   ASKS(CN_262_5, "battle types", cn_ask_markers, cn_offer_markers, cn_take_markers, cn_check_markers,
            PLAIN(VERB_PITCHED), PLAIN(VERB_PURSUIT), PLAIN(VERB_REFUSAL), PLAIN(VERB_REAR_GUARD),
            HEXES(VERB_WITHDRAW)),
    [ROW_DYNAMICS] =  ASKS(CN_359_1, "battlefield dynamics", cn_ask_dynamics, NULL, cn_take_dynamics, cn_check_dynamics,
            PLAIN(VERB_ON), PLAIN(VERB_DECLINE), PLAIN(VERB_LEAVE)),
    [ROW_FIRE] =      ASKS(CN_262_9, "artillery", cn_ask_fire, cn_offer_fire, cn_take_fire, NULL,
            HEXES(VERB_TARGET), PLAIN(VERB_BONUS)),
    [ROW_FIRE_LOSS] = STEP(CN_302_1, "losses by fire", cn_fire_loss),
    [ROW_GUARD] =     ASKS(CN_262_13, "Old Guard", cn_ask_guard, NULL, cn_take_guard, cn_check_guard,
            PLAIN(VERB_COMMIT), PLAIN(VERB_STAND)),
    [ROW_DIE] =       STEP(CN_262_13, "combat die", cn_combat_die),
    [ROW_BONUS] =     ASKS(CN_317_1, "leader's bonus", cn_ask_bonus, cn_offer_bonus, cn_take_bonus, NULL,
            PLAIN(VERB_BONUS)),
    [ROW_WINNER] =    STEP(CN_59_4, "winner's losses", cn_winner_losses),
    [ROW_REVEAL] =    ASKS(CN_262_13, "loser's marker", cn_ask_reveal, cn_offer_reveal, cn_take_reveal, NULL,
            PLAIN(VERB_SPLIT), PLAIN(VERB_OVERRIDE), PLAIN(VERB_DECLINE)),
    [ROW_RETREATS] =  STEP(CN_262_14, "retreat", cn_round_retreat),
    [ROW_PURSUES] =   STEP(CN_262_15, "pursuit", cn_round_pursuit),
    [ROW_PITCHED] =   STEP(CN_262_18, "pitched losses", cn_pitched_losses),
    [ROW_ROUND_END] = STEP(CN_59_7, "end of the half", cn_round_end),
};

/* -- F: retreat, pursuit, morale -- */
static const struct eng_step retreat[] = {
    [ROW_RETREAT] =      ASKS(CN_322_1, "retreat", cn_ask_retreat, cn_offer_retreat, cn_take_retreat, cn_check_retreat,
            HEXES(VERB_RETREAT), PLAIN(VERB_STAND), NEVER(VERB_DROP, CN_323_1)),
    [ROW_RETREAT_NEXT] = STEP(CN_322_1, "next hex", cn_retreat_next),
    [ROW_RETREAT_PUSHED] = STEP(CN_322_6, "friend displaced", cn_retreat_pushed),
    [ROW_RETREAT_END] =  STEP(CN_329_1, "end of retreat", cn_retreat_end),
    [ROW_RETREAT_BESIDE] = ASKS(CN_323_2, "beside the leader", cn_ask_beside, cn_offer_beside, cn_take_beside, NULL,
            HEXES(VERB_RETREAT)),
};
static const struct eng_step pursuit[] = {
    [ROW_PURSUER] =      ASKS(CN_338_1, "who pursues", cn_ask_pursuer, NULL, cn_take_pursuer, cn_check_pursuer,
            LEADERS(VERB_PURSUE, CN_331_1), PLAIN(VERB_DECLINE), OTHERS(CN_331_1)),
    [ROW_PURSUIT_DIE] =  STEP(CN_340_1, "pursuit die", cn_pursuit_die),
    [ROW_PURSUE] =       ASKS(CN_331_1, "pursuit", cn_ask_pursue, NULL, cn_take_pursue, cn_check_pursue,
            LEADERS(VERB_DROP, CN_331_2), PLAIN(VERB_ON), PLAIN(VERB_HALT)),
    [ROW_PURSUE_NEXT] =  STEP(CN_332_1, "next hex", cn_pursue_next),
    [ROW_PURSUE_CONTACT] = STEP(CN_210_1, "others met", cn_pursue_contact),
    [ROW_PURSUIT_LOSS] = STEP(CN_336_1, "pursuit losses", cn_pursuit_loss),
    [ROW_PURSUIT_END] =  STEP(CN_346_1, "end of pursuit", cn_pursuit_end),
};
/* clang-format on */

#define PROCS cn_procs
#include "engine/frame_tables.def"
