/* cc_5_4_dice.c -- CCN 5.4.4, 5.4.6: how many dice, term by term.
 *
 * The order is the book's: blocks and type, the card, at most one die for a square and for cavalry
 * against one, then the ground.  A sum below nothing is nothing.  The same sum is shown before a
 * target is chosen, told when the dice are rolled, and counted by the odds. */

#include <string.h>

#include "games/colors/cc_combat.h"

/* -- blocks and type -- */

/* With two blocks half is one whichever way it is rounded: what is left is the type's bonus. */
static int bonus_after_move(const struct cc_type *type)
{
    return type->moved[2] - 1;
}

/* CCN-S.14-06: brown line infantry rounds up where the scenario says so. */
static int dice_after_move(const struct cc_state *s, const struct cc_type *type, int blocks)
{
    int dice = BY(CC_5_4_4_03, BY(CC_5_4_4_05, type->moved[blocks]));

    if (BY(CC_S_14_06, (s->rules & RULE_BROWN_LINE_ROUNDS_UP) != 0) && blocks % 2 &&
        type->nation[0] == 'P' && strcmp(type->code, "LN") == 0) {
        dice = (blocks + 1) / 2;
    }
    return dice;
}

static int musketry(const struct cc_state *s, const struct cc_unit *u, const struct cc_type *type,
                    struct cc_sum *sum)
{
    int dice = add_term(sum, u->blocks, NEWS_TERM_BLOCKS, CC_5_4_4_01);
    bool moved = BY(CC_6_2_3_04, u->hexes != 0);
    int bonus =
        moved ? bonus_after_move(type) : BY(CC_5_4_4_04, type->standing[u->blocks] - u->blocks);

    if (moved)
        dice += add_term(sum, dice_after_move(s, type, u->blocks) - bonus - u->blocks,
                         NEWS_TERM_MOVED, CC_5_4_4_02);
    if (bonus)
        dice += add_term(sum, bonus, NEWS_TERM_FIRE, CC_5_4_4_07);
    return dice;
}

static eng_ruleno guns_rule(const struct cc_type *type, int distance)
{
    bool horse = type->traits & TRAIT_HORSE_GUNS, guard = type->quality == QUALITY_GUARD;

    if (distance > 1) {
        return horse ? CC_5_4_4_14 : CC_5_4_4_13;
    }
    if (horse)
        return guard ? CC_5_4_6_13 : CC_5_4_6_12;
    return guard ? CC_5_4_6_11 : CC_5_4_6_10;
}

static int gunnery(const struct cc_unit *u, const struct cc_type *type, int distance,
                   struct cc_sum *sum)
{
    return add_term(sum, BY(CC_5_4_4_08, BY(CC_5_4_4_10, type->guns[u->blocks][distance])),
                    distance > 1 ? NEWS_TERM_GUNS_FIRE : NEWS_TERM_GUNS_MELEE,
                    guns_rule(type, distance));
}

static eng_ruleno steel_rule(const struct cc_type *type, int bonus)
{
    if (type->class == CAVALRY)
        return CC_5_4_6_08;
    return bonus > 1 ? CC_5_4_6_04 : CC_5_4_6_03;
}

static int steel(const struct cc_unit *u, const struct cc_type *type, struct cc_sum *sum)
{
    int bonus = BY(CC_5_4_6_05, type->melee[BY(CC_1_02, u->blocks)] - u->blocks);
    int dice = add_term(sum, BY(CC_5_4_1_06, u->blocks), NEWS_TERM_BLOCKS,
                        type->class == CAVALRY ? CC_5_4_6_07 : CC_5_4_6_01);

    if (bonus)
        dice += add_term(sum, bonus, NEWS_TERM_MELEE, steel_rule(type, bonus));
    return dice;
}

/* CCN-2.9.FR-03: French line infantry, against a unit of infantry, in square or not. */
static int against_foot(const struct cc_board *b, const struct cc_state *s,
                        const struct cc_type *type, int at, struct cc_sum *sum)
{
    if (!(type->traits & TRAIT_AGAINST_FOOT) || is_leader_token(at) ||
        cc_class(b, s, at) != INFANTRY)
        return 0;
    return add_term(sum, 1, NEWS_TERM_AGAINST_FOOT, CC_2_9_FR_03);
}

static int own_dice(const struct cc_board *b, const struct cc_state *s, const struct cc_blow *blow,
                    bool ranged, struct cc_sum *sum)
{
    const struct cc_unit *u = &s->unit[blow->by];
    const struct cc_type *type = cc_type(b, u);

    if (type->class == ARTILLERY)
        return gunnery(u, type, b->distance[blow->from][blow->to], sum);
    if (ranged)
        return musketry(s, u, type, sum);
    HOLDS(CC_5_3_3_22, "no term of the sum asks for a leader but that of a card");
    return steel(u, type, sum) + against_foot(b, s, type, blow->at, sum);
}

/* -- cards and squares -- */

static bool is_own_attack(int how)
{
    return how == STRIKE_FIRE || how == STRIKE_MELEE || how == STRIKE_RETIRE;
}

static int card_dice(const struct cc_board *b, const struct cc_state *s, const struct cc_blow *blow,
                     bool ranged, struct cc_sum *sum)
{
    eng_ruleno rule = 0, no_charge;
    int dice;

    if (BY(CC_5_4_7_11, BY(CC_8_2_36, !is_own_attack(blow->how))) || cc_effect(b, s) == EFFECT_NONE)
        return 0;
    dice = BY(CC_6_3_20, cc_card_dice(b, s, blow->by, ranged, blow->bonus, &rule));
    if (!dice)
        return 0;
    if (cc_effect(b, s) == EFFECT_CAVALRY_CHARGE &&
        (no_charge = cc_why_no_charge(b, s, blow->from, blow->to)) != 0)
        return add_term(sum, 0, NEWS_TERM_NO_CHARGE, no_charge);
    return add_term(sum, BY(CC_5_4_4_15, BY(CC_5_4_6_15, BY(CC_8_2_71, dice))), NEWS_TERM_CARD,
                    rule);
}

/* What brings the dice down to one, as a number that is 0 or less. */
static int square_cap(const struct cc_board *b, const struct cc_state *s,
                      const struct cc_blow *blow, int dice, struct cc_sum *sum)
{
    if (BY(CC_6_2_2_02, dice <= 1))
        return 0;
    if (BY(CC_6_2_2_10, BY(CC_6_2_2_16, BY(CC_6_2_2_17, s->unit[blow->by].square != 0))))
        return add_term(sum, 1 - dice, NEWS_TERM_IN_SQUARE, CC_6_2_1_02);
    if (BY(CC_6_2_2_08, BY(CC_6_2_2_09, BY(CC_6_2_2_25, cc_class(b, s, blow->by) == CAVALRY))) &&
        BY(CC_6_2_2_07, BY(CC_6_2_2_24, is_infantry_in_square(s, blow->at))))
        return add_term(sum, 1 - dice, NEWS_TERM_AT_SQUARE, CC_6_2_2_05);
    return 0;
}

/* -- the sum -- */

int cc_dice(const struct cc_board *b, const struct cc_state *s, const struct cc_blow *blow,
            struct cc_sum *sum)
{
    bool ranged = b->distance[blow->from][blow->to] > 1;
    int dice;

    if (sum)
        sum->count = 0;
    dice = own_dice(b, s, blow, ranged, sum);
    dice += card_dice(b, s, blow, ranged, sum);
    dice += square_cap(b, s, blow, dice, sum);
    dice += BY(CC_5_4_15_06, cc_terrain_dice(b, s, blow, ranged, sum));
    if (dice < 0)
        dice = 0;
    if (sum)
        sum->total = dice;
    return dice;
}

struct cc_blow cc_blow_of(const struct cc_state *s, int unit, int at, int how, bool bonus)
{
    return (struct cc_blow){ .by = unit,
                             .from = s->unit[unit].at,
                             .to = hex_of_token(s, at),
                             .at = at,
                             .how = how,
                             .bonus = bonus };
}

struct cc_blow cc_joint_blow(const struct cc_state *s, int battery, int at, bool bonus)
{
    struct cc_blow blow = cc_blow_of(s, battery, at, STRIKE_MELEE, bonus);

    blow.joins = true;
    return blow;
}

bool cc_hits_with_sabres(const struct cc_board *b, const struct cc_state *s, int unit)
{
    const struct cc_type *type = cc_type(b, &s->unit[unit]);

    return BY(CC_1_08, !(type->traits & TRAIT_NO_SABRES)) &&
           BY(CC_5_4_6_09, type->quality != QUALITY_MILITIA);
}
