/* cc_6_3_combined.c -- CCN 6.3: batteries that add their dice to a melee of foot or horse.
 *
 * They are named with the attack, before the defender answers (CCN-5.4.5-11), and have fought for
 * this turn even if their dice are lost.  Each counts its own dice, terrain and card, by the guns'
 * melee column next to the target and by the distance elsewhere; all dice are one roll. */

#include "games/colors/cc_combat.h"

/* Sight is plain: a battery on a hill does not fire over friends here (CCN-7.2-13). */
static eng_ruleno why_not_in_sight(const struct cc_board *b, const struct cc_state *s, int battery,
                                   int hex)
{
    const struct cc_unit *u = &s->unit[battery];

    if (BY(CC_7_2_13, BY(CC_6_3_04, cc_sees(b, s, u->at, hex))))
        return 0;
    return cc_battery_sees(b, s, u->at, hex, u->side) ? CC_6_3_03 : CC_6_3_02;
}

static eng_ruleno why_not_in_reach(const struct cc_board *b, const struct cc_state *s, int battery,
                                   int hex)
{
    const struct cc_unit *u = &s->unit[battery];
    int distance = b->distance[u->at][hex];

    if (distance <= 1)
        return 0;
    if (distance > cc_type(b, u)->range)
        return CC_6_3_02;
    if (cc_enemy_beside(b, s, u->at, u->side, CLASSES))
        return CC_6_3_15;
    return why_not_in_sight(b, s, battery, hex);
}

static eng_ruleno why_no_pair(const struct cc_board *b, const struct cc_state *s, int battery,
                              int partner, int hex)
{
    HOLDS(CC_6_3_16, "a battery in contact is offered its own melee like everybody");
    if (cc_class(b, s, battery) != ARTILLERY || cc_class(b, s, partner) == ARTILLERY ||
        s->unit[battery].side != s->unit[partner].side)
        return CC_6_3_18;
    return s->unit_on[hex] == CC_NO_UNIT ? CC_6_3_19 : 0;
}

/* In a bonus melee a die that the card gives only to the first one does not count. */
eng_ruleno cc_why_no_join(const struct cc_board *b, const struct cc_state *s, int battery,
                          int partner, int hex, bool bonus)
{
    struct cc_blow blow;
    eng_ruleno rule = why_no_pair(b, s, battery, partner, hex);

    if (rule)
        return rule;
    if (BY(CC_5_4_15_11,
           BY(CC_6_3_14, (rule = cc_why_no_battle(
                              b, s, battery, b->distance[s->unit[battery].at][hex] > 1)) != 0)))
        return rule;
    if ((rule = why_not_in_reach(b, s, battery, hex)) != 0)
        return rule;
    blow = cc_joint_blow(s, battery, s->unit_on[hex], bonus);
    return cc_dice(b, s, &blow, NULL) > 0 ? 0 : CC_1_03;
}

bool cc_can_be_joined(const struct cc_board *b, const struct cc_state *s, int partner, int hex,
                      bool bonus)
{
    FOR_UNITS_OF (unit, s, s->unit[partner].side)
        if (cc_class(b, s, unit) == ARTILLERY && !cc_why_no_join(b, s, unit, partner, hex, bonus))
            return true;
    return false;
}

/* -- the batteries of this melee -- */

static eng_ruleno why_not_in_this(const struct cc_board *b, const struct cc_state *s, int battery)
{
    return cc_why_no_join(b, s, battery, s->battle.attacker, s->battle.target,
                          s->battle.flags & BATTLE_BONUS);
}

enum eng_flow cc_ask_batteries(struct eng_turn *t, struct eng_frame *f)
{
    const struct cc_state *s = t->state;
    int attacker = combat_of(f)->unit;

    if (!cc_can_be_joined(cc_board(t->box), s, attacker, s->battle.target, combat_of(f)->bonus))
        return NEXT;
    return cc_ask(t, s->unit[attacker].side);
}

/* A melee without a die of its own needs a battery (CCN-5.4.1-08). */
static bool has_a_die(const struct cc_board *b, const struct cc_state *s)
{
    struct cc_blow blow = cc_blow_of(s, s->battle.attacker, defender_of(s), STRIKE_MELEE,
                                     s->battle.flags & BATTLE_BONUS);

    return draft_count(&s->core) > 0 || cc_dice(b, s, &blow, NULL) > 0;
}

eng_ruleno cc_check_batteries(const struct eng_box *box, const void *state, int seat,
                              const struct eng_action *a)
{
    const struct cc_board *b = cc_board(box);
    const struct cc_state *s = state;

    (void)seat;
    if (a->verb == VERB_DONE)
        return has_a_die(b, s) ? 0 : CC_5_4_1_08;
    if (s->unit_on[a->noun] == CC_NO_UNIT)
        return CC_6_3_01;
    return why_not_in_this(b, s, s->unit_on[a->noun]);
}

enum eng_flow cc_take_batteries(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct cc_state *s = t->state;

    (void)f;
    if (a->verb == VERB_JOIN) {
        draft_toggle(t, s->unit_on[a->noun]);
        return again(t);
    }
    for (int unit = 0; unit < s->unit_count; unit++) {
        if (!drafted(t->core, unit))
            continue;
        s->battle.batteries |= UINT64_C(1) << unit;
        s->unit[unit].flags |= UNIT_BATTLED;
        tell(t, CC_6_3_01, ENG_ALL, NEWS_JOINS, s->unit[unit].type, s->unit[unit].at);
    }
    return NEXT;
}

void cc_tell_lost_batteries(struct eng_turn *t, eng_ruleno rule)
{
    const struct cc_state *s = t->state;

    for (int unit = 0; unit < s->unit_count; unit++)
        if (s->battle.batteries >> unit & 1)
            tell(t, rule, ENG_ALL, NEWS_BATTERY_DICE_LOST, s->unit[unit].type, s->unit[unit].at);
}
