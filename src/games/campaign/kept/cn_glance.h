/* cn_glance.h -- what one look over the whole table tells, kept while it is only read.
 *
 * Has he troops?  Is anybody near that hex?  Such questions are asked by the dozen of one and the same
 * state, and the plain answer goes through all units, leaders or pieces.  Whoever asks many of them
 * and changes nothing meanwhile holds the state: then they are answered from one look.  Of a state
 * that nobody holds the plain answer is given; both are compared by tests/unit/test_campaign_glance.c. */

#ifndef GAMES_CAMPAIGN_CN_GLANCE_H
#define GAMES_CAMPAIGN_CN_GLANCE_H

#include "engine/guard.h"
#include "games/campaign/cn.h"

struct cn_glance {
    const struct cn_state *held;    /* NULL: none */
    struct cn_tolls *tolls;         /* of its bridges, once somebody has asked */
    uint32_t forgot;                /* ... and how much the table had forgotten by then */
    unsigned falls;                 /* a hold that a failed assertion broke off holds nothing */
    uint32_t tracked;               /* which making of the tracks is of its units; 0: not asked */
    bool mustered, fresh;           /* are his troops, his pieces counted? */
    struct cn_unit unit[CN_UNITS];  /* as they were when ... */
    uint64_t leading;               /* ... these leaders had some on their own track: bits */
    uint64_t with;                  /* leaders with troops there or in their box */
    uint64_t household[CN_LEADERS]; /* of those with somebody in the box; 0: he is alone */
    bool counted;
    struct cn_piece piece[CN_PIECES];                   /* as they were when they were counted */
    uint8_t in[SIDES][CN_HEXES], near[SIDES][CN_HEXES]; /* pieces there; there or around it */
};
extern _Thread_local struct cn_glance cn_glance;

/* From now on until it is let go, nobody changes this state; returns what was held before. */
const struct cn_state *cn_hold(const struct cn_state *s);
void cn_let_go(const struct cn_state *before);
void cn_take_stock(void);

static inline bool cn_is_held(const struct cn_state *s)
{
    return cn_glance.held == s && cn_glance.falls == eng_falls;
}

/* Counts the pieces of a state hex by hex; those of one that is held once. */
void cn_count_pieces(const struct cn_state *s);

static inline void cn_see_pieces(const struct cn_state *s)
{
    if (!cn_glance.fresh || !cn_is_held(s))
        cn_count_pieces(s);
}

/* False: certainly no piece of that side is in the hex, or in it and around it; true: one may be. */
static inline bool cn_may_be_in(const struct cn_state *s, int side, int hex)
{
    cn_see_pieces(s);
    return hex >= CN_HEXES || cn_glance.in[side][hex];
}

static inline bool cn_may_be_near(const struct cn_state *s, int side, int hex)
{
    cn_see_pieces(s);
    return hex >= CN_HEXES || cn_glance.near[side][hex];
}

/* The same once more, while no piece has moved. */
static inline bool cn_counted_near(int side, int hex)
{
    return hex >= CN_HEXES || cn_glance.near[side][hex];
}

/* Leaders with units on their own track, by bits, of any state. */
uint64_t cn_leading(const struct cn_state *s);

/* Who has troops there or in his box, and who is in it; the state is held. */
static inline const struct cn_glance *cn_stock(void)
{
    if (!cn_glance.mustered)
        cn_take_stock();
    return &cn_glance;
}

#endif
