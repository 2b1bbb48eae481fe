/* eval_triumph.h -- what a position of Napoleon's Triumph is worth to an army. */

#ifndef AI_TRIUMPH_EVAL_TRIUMPH_H
#define AI_TRIUMPH_EVAL_TRIUMPH_H

#include "engine/box.h"
#include "games/triumph/nt.h"
#include "games/triumph/nt_rows.h"

/* What counts how much, in hundredths of a morale point. */
struct eval_weights {
    int morale, last;   /* a point of morale; and how much more the last ones are worth */
    int scarce;         /* times the logarithm of the morale left */
    int unit, strength; /* a block and a point of its strength, beyond the morale it costs */
    int detached;       /* less for a block without a corps */
    int commander;      /* his command */
    int ahead;          /* to be ahead on objectives when the last round ends */
    int step;           /* a unit one locale nearer to its aim */
    int worst, sum;     /* per cent of the dangers to an army: the worst of them, and all */
    int failing;        /* morale at which the French need help, whatever it costs them later */
    int soon, later;    /* per cent: dangers from the army that moves next, and from the other */
};

/* By rule of thumb, and fitted to the outcomes of matches. */
extern const struct eval_weights eval_triumph_rough, eval_triumph_fitted;

/* Who values a position, and how far every locale is from the stars; made once for a decision. */
struct eval_map {
    const struct eng_box *box;
    const struct nt_board *b;
    const struct eval_weights *w;
    int guesses;     /* of hidden faces, for a quick answer; 0: they are taken as they are */
    uint64_t *nodes; /* counts the positions that are played; NULL: nobody counts */
    uint8_t to_blue[NT_LOCALES];   /* steps to the nearest objective of the Allies */
    uint8_t to_height[NT_LOCALES]; /* and to the nearest one of the French         */
};

/* The strongest units of a position: by arm, one or two that may lead together, and whatever the
 * arm; and how many there are. */
struct eval_host {
    int8_t count, largest, guns, foot;
    int8_t one[TYPES], two[TYPES];
    int8_t top[3];
    bool spent; /* somebody in it may no longer be named everywhere */
};

/* The blocks on the map as chains, one for each position; -1 ends a chain.  Who stands in one
 * is counted when it is first asked for. */
struct eval_field {
    const struct eval_map *map;
    const struct nt_state *s;
    int8_t first[NT_OFF_MAP + 1];
    int8_t next[NT_UNITS];
    uint8_t blocks[SIDES][NT_LOCALES];
    bool counted[NT_UNITS]; /* by the first unit of a chain */
    struct eval_host host[NT_UNITS];
};

static inline int eval_triumph_side(int unit)
{
    return unit < NT_FRENCH_UNITS ? FRENCH : ALLIED;
}

static inline int eval_triumph_commander_side(int commander)
{
    return commander < NT_FRENCH_COMMANDERS ? FRENCH : ALLIED;
}

void eval_triumph_map(const struct eng_box *box, struct eval_map *out);
void eval_triumph_field(const struct eval_map *map, const struct nt_state *s,
                        struct eval_field *out);

/* Hundredths of a morale point, more or less; the state has no unknown faces (imagined). */
int eval_triumph(const struct eval_map *map, const struct nt_state *s, int side);
/* The same, where it is not the enemy of whose turn it is that attacks next. */
int eval_triumph_next(const struct eval_map *map, const struct nt_state *s, int side, int next);

/* What the attacker gains if he attacks across that approach into `here` and the defender stands;
 * below zero: what it would cost him.  The faces are taken as they are. */
int eval_triumph_attack(struct eval_field *f, int approach, int here);

/* The same when the defender has named those who stand. */
int eval_triumph_assault(struct eval_field *f, int approach, int here,
                         const struct nt_set *defending);

/* The same before he has answered: he stands or goes, whichever is cheaper.  Guns count too. */
int eval_triumph_threat(struct eval_field *f, int approach, int here);

/* What it costs whoever is in `here` to leave it without a fight. */
int eval_triumph_retreat(struct eval_field *f, int approach, int here);

/* Morale that the first use of such a unit costs its army (NT 15). */
int eval_triumph_commitment(const struct nt_state *s, int unit);

/* Would the Allies win if the rounds ended now (NT 16)? */
bool eval_triumph_allies_ahead(const struct eng_box *box, const struct nt_state *s);

#endif
