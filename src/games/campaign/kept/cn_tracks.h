/* cn_tracks.h -- what stands on the track of each leader, summed up once while no unit changes.
 *
 * Strength, pace and load of a formation are sums over units, asked for at every step of a march, where
 * no unit changes.  They are kept with the units they were made of, and made anew when one of these is
 * another; tests/unit/test_campaign_glance.c compares them with plain sums. */

#ifndef GAMES_CAMPAIGN_CN_TRACKS_H
#define GAMES_CAMPAIGN_CN_TRACKS_H

#include "games/campaign/cn_local.h"
#include "games/campaign/kept/cn_glance.h"

struct cn_track {                      /* of one leader, his box apart */
    uint64_t units[CN_UNITS / 64 + 1]; /* bits */
    uint16_t sp[ARMS];
    uint16_t load2;   /* halves of span that they take */
    uint8_t least[2]; /* halves of MP of the slowest: foot and guns, horse; 255: none */
};

struct cn_tracks {
    const struct cn_board *b;
    uint64_t imprint;
    uint32_t made;                 /* how often */
    struct cn_unit unit[CN_UNITS]; /* what it was made of */
    uint64_t immobile;             /* leaders with a unit that was filled up: bits */
    struct cn_track of[CN_LEADERS];
};

extern _Thread_local struct cn_tracks cn_tracks_kept;
const struct cn_tracks *cn_find_tracks(const struct cn_board *b, const struct cn_state *s);

/* Units of a state that is held are compared once, and again when somebody has asked for others. */
static inline const struct cn_tracks *cn_tracks(const struct cn_board *b, const struct cn_state *s)
{
    bool known = cn_is_held(s) && cn_glance.tracked == cn_tracks_kept.made && cn_tracks_kept.b == b;

    return known ? &cn_tracks_kept : cn_find_tracks(b, s);
}

#endif
