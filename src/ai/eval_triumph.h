/* eval_triumph.h -- what a position of Napoleon's Triumph is worth to an army. */

#ifndef AI_EVAL_TRIUMPH_H
#define AI_EVAL_TRIUMPH_H

#include "engine/box.h"
#include "games/triumph/nt.h"

/* Who values a position, and how far every locale is from the stars; made once for a decision. */
struct eval_map {
    const struct eng_box *box;
    const struct nt_board *b;
    uint8_t to_blue[NT_LOCALES];   /* steps to the nearest objective of the Allies */
    uint8_t to_height[NT_LOCALES]; /* and to the nearest one of the French         */
};

/* The blocks on the map as chains, one for each position; -1 ends a chain. */
struct eval_field {
    const struct eval_map *map;
    const struct nt_state *s;
    int8_t first[NT_OFF_MAP + 1];
    int8_t next[NT_UNITS];
    uint8_t blocks[SIDES][NT_LOCALES];
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

/* What the attacker gains if he attacks across that approach into `here` and the defender stands;
 * below zero: what it would cost him.  The faces are taken as they are. */
int eval_triumph_attack(const struct eval_field *f, int approach, int here);

/* The same when the defender has named those who stand. */
int eval_triumph_assault(const struct eval_field *f, int approach, int here,
                         const struct nt_set *defending);

/* What it costs whoever is in `here` to leave it without a fight. */
int eval_triumph_retreat(const struct eval_field *f, int approach, int here);

/* Morale that the first use of such a unit costs its army (NT 15). */
int eval_triumph_commitment(const struct nt_state *s, int unit);

/* Would the Allies win if the rounds ended now (NT 16)? */
bool eval_triumph_allies_ahead(const struct eng_box *box, const struct nt_state *s);

#endif
