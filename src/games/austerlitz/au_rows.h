/* au_rows.h -- where a match of Austerlitz 1805 can stand: procedures, what they remember, and their
 * rows in the order of au_flow.c.  Opponents may know it too. */

#ifndef GAMES_AUSTERLITZ_AU_ROWS_H
#define GAMES_AUSTERLITZ_AU_ROWS_H

enum { AU_PLACED = 4 }; /* units out of a chit that are kept in mind */

#define FRAMES "games/austerlitz/au_frames.def"
#include "engine/frame_types.def"

enum au_match_rows {
    ROW_FREE_ALLIED,
    ROW_FREE_FRENCH,
    ROW_BEGIN_TURN,
    ROW_FOG,
    ROW_ACTIVITY,
    ROW_UNCOVER_ALL,
    ROW_DEPLOY_ALLIED,
    ROW_DEPLOY_FRENCH,
    ROW_STRATEGY_ALLIED,
    ROW_STRATEGY_FRENCH,
    ROW_CHITS_ALLIED,
    ROW_CHITS_FRENCH,
    ROW_ALLIED_TURN,
    ROW_FRENCH_TURN,
    ROW_END_TURN
};

enum au_player_rows {
    ROW_ATTITUDE,
    ROW_RALLY,
    ROW_RECOVERY,
    ROW_DISENGAGEMENT,
    ROW_RETURNS,
    ROW_HIDING,
    ROW_NP_ORDERS,
    ROW_DEFENSIVE_FIRE,
    ROW_PREPARATION_FIRE,
    ROW_MOVEMENT,
    ROW_DEFENDERS_MUSKETRY,
    ROW_ATTACKERS_MUSKETRY,
    ROW_CLOSE_COMBAT,
    ROW_END_PLAYER
};

enum au_free_rows { ROW_FREE_ZONES };
enum au_strategy_rows { ROW_STRATEGIC_MOVES };
enum au_chits_rows { ROW_NEW_CHITS };
enum au_deploy_rows { ROW_DEPLOYMENT };
enum au_uncover_rows { ROW_CONTENTS, ROW_PLACING, ROW_UNCOVER_NEXT };
enum au_detect_rows { ROW_DETECTION };
enum au_hiding_rows { ROW_HIDE };
enum au_recovery_rows { ROW_RECOVER, ROW_RECOVER_AFTER, ROW_RECOVER_NEXT };
enum au_returns_rows { ROW_RETURN };
enum au_result_rows { ROW_RESULT_STEP, ROW_RESULT_CHECK, ROW_RESULT_END };

enum au_retreat_rows {
    ROW_RETREAT_GO,
    ROW_RETREAT_WAY,
    ROW_RETREAT_TROD,
    ROW_RETREAT_END,
    ROW_RETREAT_PASSED,
    ROW_RETREAT_FLIGHTS
};

enum au_rout_rows { ROW_ROUT_GO, ROW_ROUT_END };
enum au_alarms_rows { ROW_ALARM };
enum au_neighbour_rows { ROW_NEIGHBOUR_CHECK, ROW_NEIGHBOUR_CHOICE };
enum au_repose_rows { ROW_REPOSE };
enum au_artillery_rows { ROW_GUNS, ROW_GUNS_AFTER, ROW_GUNS_NEXT };
enum au_canister_rows { ROW_CANISTER, ROW_CANISTER_HIT, ROW_CANISTER_AFTER, ROW_CANISTER_AGAIN };
enum au_musketry_rows { ROW_MUSKETS, ROW_MUSKETS_HIT, ROW_MUSKETS_AFTER, ROW_MUSKETS_NEXT };

enum au_movement_rows {
    ROW_MOVE_BEGIN,
    ROW_FLIGHTS,
    ROW_FLIGHTS_AFTER,
    ROW_FLIGHTS_NEXT,
    ROW_MOVE,
    ROW_MOVE_AFTER,
    ROW_MOVE_NEXT
};

enum au_attack_rows {
    ROW_ATTACK_CHIT,
    ROW_ATTACK_WITHDRAW,
    ROW_ATTACK_SQUARE,
    ROW_ATTACK_CHECK,
    ROW_ATTACK_CAUGHT,
    ROW_ATTACK_ALARMS,
    ROW_ATTACK_CREW,
    ROW_ATTACK_ON,
    ROW_ATTACK_CONTACT
};

enum au_disengage_rows { ROW_DISENGAGE, ROW_DISENGAGE_AFTER, ROW_DISENGAGE_NEXT };
enum au_combats_rows {
    ROW_FIGHT,
    ROW_FIGHT_AFTER,
    ROW_FIGHT_NEXT,
    ROW_FIGHT_GUNS,
    ROW_FIGHT_GUNS_AFTER
};

enum au_combat_rows {
    ROW_COMBAT_LEAD,
    ROW_COMBAT_ROLL,
    ROW_COMBAT_OUTCOME,
    ROW_COMBAT_BACK,
    ROW_COMBAT_ALARMS,
    ROW_COMBAT_REPOSE,
    ROW_COMBAT_ADVANCE,
    ROW_COMBAT_DETECT,
    ROW_COMBAT_NEXT
};

enum au_orders_rows { ROW_ORDERS };

#endif
