/* nt_rows.h -- where a match of Napoleon's Triumph can stand: procedures, what they remember, and
 * their rows in the order of nt_flow.c.  Opponents may know it too. */

#ifndef GAMES_TRIUMPH_NT_ROWS_H
#define GAMES_TRIUMPH_NT_ROWS_H

#define FRAMES "games/triumph/nt_frames.def"
#include "engine/frame_types.def"

enum nt_match_row {
    ROW_SIDES,
    ROW_CONFER_ALLIES,
    ROW_CONFER_FRENCH,
    ROW_CONFERENCES_END,
    ROW_ALLIES_SET_UP,
    ROW_FRENCH_SET_UP,
    ROW_ROUND,
    ROW_ALLIED_TURN,
    ROW_FRENCH_TURN,
    ROW_END_OF_ROUND
};

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

enum nt_turn_row {
    ROW_NIGHT_CONFERENCE,
    ROW_TURN_BEGINS,
    ROW_READ_ORDERS,
    ROW_ORDERS,
    ROW_NOUNS,
    ROW_COMMAND,
    ROW_TURN_ENDS
};

enum nt_move_row { ROW_CHOOSE_MOVE, ROW_ON_ROAD };

enum nt_attack_row {
    ROW_THREAT,
    ROW_RETREAT_OPTION,
    ROW_FEINT_OPTION,
    ROW_DEFENSE_DECLARATION,
    ROW_ATTACK_DECLARATION,
    ROW_WIDTH,
    ROW_STRUCK,
    ROW_ATTACK_LEADERS,
    ROW_INITIAL_RESULT,
    ROW_COUNTER_ATTACK,
    ROW_FINAL_RESULT,
    ROW_ATTACKER_LOSSES,
    ROW_DEFENDER_LOSSES,
    ROW_ATTACK_MORALE,
    ROW_COMPLETION
};

enum nt_declaration_row { ROW_ATTACK_COMMAND, ROW_ATTACKING_PIECES };
enum nt_ground_row { ROW_GROUND_RETREAT, ROW_GROUND_DECLARATION, ROW_ENTRY, ROW_RIDE_IN };
enum nt_feint_row { ROW_FEINT_DECLARATION, ROW_FEINT_END, ROW_FEINT_ADVANCE, ROW_FEINT_OVER };
enum nt_losses_row { ROW_LOSE_LEADERS, ROW_LOSE_COUNTER, ROW_LOSE_REST, ROW_LOSSES_END };
enum nt_storm_row { ROW_STORM_RETREAT, ROW_STORM_ENTRY };
enum nt_repulse_row { ROW_WITHDRAWAL, ROW_KEEP, ROW_ADVANCE, ROW_REPULSE_END };

enum nt_retreat_row {
    ROW_RETREAT_BEGINS,
    ROW_GUNS_LOST,
    ROW_NEXT_GROUP,
    ROW_GROUP_LOSS,
    ROW_NO_ROOM,
    ROW_REMAINS,
    ROW_RETREAT_TO,
    ROW_RETREAT_ENDS
};

enum nt_conference_row { ROW_RANKS, ROW_ASSIGN, ROW_CONFERENCE_ENDS };

#endif
