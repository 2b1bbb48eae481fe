/* cc_rows.h -- where a match of Commands & Colors can stand: procedures, what they remember, and
 * their rows in the order of cc_flow.c.  Opponents may know it too. */

#ifndef GAMES_COLORS_CC_ROWS_H
#define GAMES_COLORS_CC_ROWS_H

#define FRAMES "games/colors/cc_frames.def"
#include "engine/frame_types.def"

enum cc_match_row { ROW_DEAL, ROW_TURN, ROW_NEXT_TURN };

enum cc_turn_row {
    ROW_TURN_BEGINS,
    ROW_COMMAND,
    ROW_CARD,
    ROW_ORDERS,
    ROW_MOVEMENT,
    ROW_COMBAT,
    ROW_DRAW_FIRST_STRIKE,
    ROW_DRAW,
    ROW_TURN_ENDS
};

enum cc_force_march_row { ROW_SECTION };
enum cc_manoeuvre_row { ROW_MANOEUVRE };
enum cc_rally_row { ROW_RALLY };
enum cc_short_supply_row { ROW_SUPPLY, ROW_BASE };
enum cc_scout_row { ROW_SCOUT };
enum cc_move_row { ROW_GO };
enum cc_combat_row { ROW_ANNOUNCE, ROW_BATTERIES, ROW_FIGHT };
enum cc_ranged_row { ROW_FIRE, ROW_FIRE_ENDS };

enum cc_melee_row {
    ROW_ANSWER,
    ROW_RETIREMENT,
    ROW_FORM_SQUARE,
    ROW_FIRST_ROLL,
    ROW_AFTER_FIRST_ROLL,
    ROW_ATTACK,
    ROW_AFTER_ATTACK,
    ROW_EXTRA_ACTIONS,
    ROW_BATTLE_BACK,
    ROW_MELEE_ENDS
};

enum cc_strike_row {
    ROW_ROLL,
    ROW_LOSSES,
    ROW_LEADER_CHECK,
    ROW_FLAGS,
    ROW_RETREATS,
    ROW_RETREAT_LOSSES,
    ROW_STRIKE_ENDS
};

enum cc_retreat_row { ROW_RETREAT_STEP, ROW_RETREAT_END };
enum cc_retire_row { ROW_RETIRE };
enum cc_flight_row { ROW_FLIGHT };
enum cc_advance_row { ROW_ADVANCE, ROW_SECOND_HEX, ROW_BONUS_MELEE };

#endif
