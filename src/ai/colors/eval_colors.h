/* eval_colors.h -- what units, attacks and positions of Commands & Colors are worth.
 *
 * The unit of account is a hundredth of a banner. */

#ifndef AI_COLORS_EVAL_COLORS_H
#define AI_COLORS_EVAL_COLORS_H

#include "engine/box.h"
#include "games/colors/cc.h"
#include "games/colors/cc_rows.h"

struct colors_habits; /* habits_colors.h */

/* Who looks at a position: the numbers he goes by. */
struct colors_eye {
    const struct eng_box *box;
    const struct cc_board *board;
    const struct colors_habits *habits;
};

static inline struct colors_eye colors_eye_of(const struct eng_box *box,
                                              const struct colors_habits *habits)
{
    return (struct colors_eye){ box, box->board, habits };
}

static inline const struct cc_type *eval_colors_type(const struct colors_eye *eye,
                                                     const struct cc_state *s, int unit)
{
    return &eye->board->type[s->unit[unit].type];
}

/* Of each of its blocks, banner apart. */
int eval_colors_block(const struct colors_eye *eye, const struct cc_type *type);

/* Chances in thousandths: at least k hits, and hits to be expected of the first k, when each die has
 * so many faces of six that hit. */
int eval_colors_hits(int dice, int faces, int k);
int eval_colors_mean(int dice, int faces, int k);

/* What the attack of a unit from a hex at an enemy piece is worth to its side, the battle back
 * counted; `extra` dice are added (a card that is not played yet). */
int eval_colors_attack(const struct colors_eye *eye, const struct cc_state *s, int unit, int from,
                       int to, bool ranged, int extra);

/* The best attack from that hex; 0: none is worth making.  `to`, where given, is its target. */
int eval_colors_best(const struct colors_eye *eye, const struct cc_state *s, int unit, int from,
                     int extra, bool may_fire, bool may_melee, int *to);

/* Whoever stands on the map, gathered once for many questions.  It holds as long as the enemies of
 * whoever is asked about stay where they are. */
struct eval_colors_foes {
    struct {
        int count;
        uint8_t unit[CC_UNITS], at[CC_UNITS], reach[CC_UNITS]; /* those of that side */
        uint8_t
            near[CC_HEXES]; /* 1 + distance from a hex to the nearest of them; 0: not asked yet */
    } of[SIDES];
};

void eval_colors_gather(const struct colors_eye *eye, const struct cc_state *s,
                        struct eval_colors_foes *foes);

/* What the enemy could do to a unit in that hex in his next turn: what it stands to lose. */
int eval_colors_danger(const struct colors_eye *eye, const struct cc_state *s,
                       const struct eval_colors_foes *foes, int unit, int hex);

/* The ground: cover, objectives, nearness to the enemy. */
int eval_colors_ground(const struct colors_eye *eye, const struct cc_state *s,
                       struct eval_colors_foes *foes, int unit, int hex);

/* The whole position, for a side; AI_LOST to AI_WON. */
int eval_colors(const struct colors_eye *eye, const struct cc_state *s, int side);

#endif
