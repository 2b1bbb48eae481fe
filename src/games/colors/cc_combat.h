/* cc_combat.h -- what the chapters on sight, dice, terrain and combat share among themselves. */

#ifndef GAMES_COLORS_CC_COMBAT_H
#define GAMES_COLORS_CC_COMBAT_H

#include "games/colors/cc_local.h"

/* A term of a sum of dice; a sum that nobody wants to read may be NULL. */
static inline int add_term(struct cc_sum *sum, int value, int text, eng_ruleno rule)
{
    if (!sum)
        return value;
    BASE_ASSERT(sum->count < CC_TERMS);
    sum->term[sum->count].value = (int16_t)value;
    sum->term[sum->count].text = (uint16_t)text;
    sum->term[sum->count].rule = rule;
    sum->count++;
    return value;
}

/* The dice that terrain takes away from a blow, as a number that is 0 or less (cc_7_terrain.c). */
int cc_terrain_dice(const struct cc_board *b, const struct cc_state *s, const struct cc_blow *blow,
                    bool ranged, struct cc_sum *sum);
/* Is the die of a Cavalry Charge lost between these hexes? 0: no. */
eng_ruleno cc_why_no_charge(const struct cc_board *b, const struct cc_state *s, int from, int to);

/* Why there is no line of sight; 0: there is (cc_5_4_sight.c). */
eng_ruleno cc_why_unseen(const struct cc_board *b, const struct cc_state *s, int from, int to,
                         int side_over);

/* The blow that a unit strikes at the hex of a battle, batteries apart (cc_5_4_dice.c). */
struct cc_blow cc_blow_of(const struct cc_state *s, int unit, int at, int how, bool bonus);
/* The blow of a battery that joins in. */
struct cc_blow cc_joint_blow(const struct cc_state *s, int battery, int at, bool bonus);

/* What stands in a hex: a unit, CC_UNITS + a lone leader, or -1. */
static inline int token_on(const struct cc_state *s, int hex)
{
    if (s->unit_on[hex] != CC_NO_UNIT)
        return s->unit_on[hex];
    return s->leader_on[hex] != CC_NO_LEADER ? leader_token(s->leader_on[hex]) : -1;
}

static inline int hex_of_token(const struct cc_state *s, int token)
{
    return is_leader_token(token) ? s->leader[token - CC_UNITS].at : s->unit[token].at;
}

static inline bool is_infantry_in_square(const struct cc_state *s, int token)
{
    return !is_leader_token(token) && s->unit[token].square != 0;
}

/* The defender of the battle under way, as a token. */
static inline int defender_of(const struct cc_state *s)
{
    return s->battle.unit != CC_NO_UNIT ? s->battle.unit : leader_token(s->battle.leader);
}

/* Has the unit anybody to fight in the combat phase? (cc_5_4_combat.c) */
bool cc_can_battle(const struct cc_board *b, const struct cc_state *s, int unit);
/* And has anybody of the side whose turn it is? */
bool cc_anybody_battles(const struct cc_board *b, const struct cc_state *s);
/* Can any battery of the side add a die to this melee? (cc_6_3_combined.c) */
bool cc_can_be_joined(const struct cc_board *b, const struct cc_state *s, int partner, int hex,
                      bool bonus);
void cc_tell_lost_batteries(struct eng_turn *t, eng_ruleno rule);

#endif
