/* cn_rows.h -- where a match of The Campaigns of Napoleon can stand: procedures, what they remember,
 * and their rows in the order of cn_flow.c.  Opponents may know it too. */

#ifndef GAMES_CAMPAIGN_CN_ROWS_H
#define GAMES_CAMPAIGN_CN_ROWS_H

#define FRAMES "games/campaign/cn_frames.def"
#include "engine/frame_types.def"

enum cn_match_row {
    ROW_SETUP_SECOND,
    ROW_SETUP_FIRST,
    ROW_PRELIMINARY,
    ROW_WEATHER,
    ROW_FIRST_PLAYER,
    ROW_SECOND_PLAYER,
    ROW_END_TURN
};
enum cn_setup_row { ROW_VEDETTES };
enum cn_player_row {
    ROW_POINTS,
    ROW_SOURCE,
    ROW_DISPERSE,
    ROW_POOL,
    ROW_ORGANISE,
    ROW_EMPLOYED,
    ROW_CENTRE,
    ROW_ARRIVALS,
    ROW_CHECK,
    ROW_COMMANDS,
    ROW_INITIATIVE,
    ROW_STATIONARY,
    ROW_STATIONARY_NEXT,
    ROW_CENTRE_TURNED,
    ROW_CONSOLIDATE,
    ROW_ENGINEERS,
    ROW_FORCED,
    ROW_BATTLES,
    ROW_CONSOLIDATE_BOTH,
    ROW_CONSOLIDATE_ENEMY,
    ROW_MORALE,
    ROW_END_PLAYER
};
enum cn_organise_row { ROW_ORGANISATION };
enum cn_marches_row { ROW_ACTIVATE, ROW_ACTIVATE_NEXT };
enum cn_march_row {
    ROW_MARCH_ENTER,
    ROW_MARCH_ENTERED,
    ROW_MARCH,
    ROW_MARCH_CONTACT,
    ROW_MARCH_NEXT,
    ROW_MARCH_TEST,
    ROW_MARCH_END
};
enum cn_ride_row { ROW_RIDE, ROW_RIDE_NEXT };
enum cn_contact_row {
    ROW_CONTACT,
    ROW_CONTACT_AFTER,
    ROW_CONTACT_AGAIN,
    ROW_CONTACT_ENTER,
    ROW_CONTACT_FAILED,
    ROW_CONTACT_END
};
enum cn_repulsed_row { ROW_REPULSED, ROW_REPULSED_END };
enum cn_test_row { ROW_TEST_COLUMN, ROW_TEST_ROLL, ROW_TEST_HORSE, ROW_TEST_END };
enum cn_losses_row { ROW_LOSS, ROW_LOSS_AFTER, ROW_LOSS_NEXT };
enum cn_capture_row { ROW_CAPTURE, ROW_CAPTURE_AFTER };
enum cn_consolidate_row { ROW_STACKS, ROW_STACKS_NEXT };
enum cn_displace_row { ROW_DISPLACE, ROW_DISPLACE_GO, ROW_DISPLACE_IN };
enum cn_battles_row {
    ROW_SOUND,
    ROW_ATTACKS,
    ROW_ATTACK_HALF,
    ROW_COUNTER_HALF,
    ROW_BATTLES_NEXT,
    ROW_FORAGERS
};
enum cn_round_row {
    ROW_TARGETS,
    ROW_WITHDRAWAL,
    ROW_RESERVES,
    ROW_MARKERS,
    ROW_DYNAMICS,
    ROW_FIRE,
    ROW_FIRE_LOSS,
    ROW_GUARD,
    ROW_DIE,
    ROW_BONUS,
    ROW_WINNER,
    ROW_REVEAL,
    ROW_RETREATS,
    ROW_PURSUES,
    ROW_PITCHED,
    ROW_ROUND_END
};
enum cn_retreat_row {
    ROW_RETREAT,
    ROW_RETREAT_NEXT,
    ROW_RETREAT_PUSHED,
    ROW_RETREAT_END,
    ROW_RETREAT_BESIDE
};
enum cn_pursuit_row {
    ROW_PURSUER,
    ROW_PURSUIT_DIE,
    ROW_PURSUE,
    ROW_PURSUE_NEXT,
    ROW_PURSUE_CONTACT,
    ROW_PURSUIT_LOSS,
    ROW_PURSUIT_END
};

#endif
