/* cc_5_4_combat.c -- CCN 5.4.1, 5.4.2: the combat phase: who may fight whom, and the announcement.
 *
 * The active side takes up its units one by one, in any order, and is never forced to (CCN-5.4.1-02,
 * 03).  A unit that is taken up names one target, by fire or in melee; whoever thinks better of it
 * takes the click back.  Where the attacker's own dice come to nothing, the attack can be announced
 * only if a battery can join in and must then be joined (CCN-5.4.1-08). */

#include "games/colors/cc_combat.h"

/* -- may this unit battle at all? -- */

/* A unit that entered ground where entry forbids battle, or that a card keeps from it. */
static eng_ruleno why_barred(const struct cc_board *b, const struct cc_state *s, int unit)
{
    eng_ruleno ground = cc_why_no_battle_on_entry(b, s, unit, s->unit[unit].at);

    return ground ? ground : CC_5_4_1_01;
}

eng_ruleno cc_why_no_battle(const struct cc_board *b, const struct cc_state *s, int unit,
                            bool ranged)
{
    const struct cc_unit *u = &s->unit[unit];
    eng_ruleno rule;

    if (BY(CC_8_2_48, BY(CC_5_2_14, !(u->flags & UNIT_ORDERED))))
        return CC_5_2_02;
    if (BY(CC_6_3_13, (u->flags & UNIT_BATTLED) != 0))
        return CC_5_4_1_05;
    if (ranged && cc_class(b, s, unit) == CAVALRY)
        return CC_5_4_2_01;
    if ((rule = cc_card_forbids(b, s, unit, ranged)) != 0)
        return rule;
    if (BY(CC_5_4_4_11, (rule = cc_why_too_far(b, s, unit)) != 0))
        return rule;
    return u->flags & UNIT_NO_BATTLE ? why_barred(b, s, unit) : 0;
}

/* -- targets -- */

static bool is_enemy_unit(const struct cc_state *s, int unit, int hex)
{
    int target = s->unit_on[hex];

    return target != CC_NO_UNIT && s->unit[target].side != s->unit[unit].side;
}

static bool is_enemy(const struct cc_state *s, int unit, int hex)
{
    int side = cc_side_on(s, hex);

    return side != SIDES && side != s->unit[unit].side;
}

static eng_ruleno range_rule(const struct cc_type *type)
{
    if (type->class == ARTILLERY)
        return type->traits & TRAIT_HORSE_GUNS ? CC_5_4_2_14 : CC_5_4_2_13;
    return type->range > 2 ? CC_5_4_2_12 : CC_5_4_2_11;
}

static eng_ruleno why_unseen_by(const struct cc_board *b, const struct cc_state *s, int unit,
                                int hex)
{
    const struct cc_unit *u = &s->unit[unit];
    bool guns = cc_class(b, s, unit) == ARTILLERY;

    return cc_why_unseen(b, s, u->at, hex, guns ? u->side : SIDES);
}

static int dice_against(const struct cc_board *b, const struct cc_state *s, int unit, int hex,
                        int how, bool bonus)
{
    struct cc_blow blow = cc_blow_of(s, unit, token_on(s, hex), how, bonus);

    return cc_dice(b, s, &blow, NULL);
}

/* The target alone; the firer may battle at range, and no enemy unit is beside it. */
static eng_ruleno why_no_shot(const struct cc_board *b, const struct cc_state *s, int unit, int hex)
{
    const struct cc_type *type = cc_type(b, &s->unit[unit]);
    int distance = b->distance[s->unit[unit].at][hex];
    eng_ruleno rule;

    HOLDS(CC_5_4_2_15, "units have no facing");
    if (BY(CC_5_4_2_10, distance > type->range))
        return range_rule(type);
    if ((rule = why_unseen_by(b, s, unit, hex)) != 0)
        return rule;
    return dice_against(b, s, unit, hex, STRIKE_FIRE, false) > 0 ? 0 : CC_5_4_1_08;
}

eng_ruleno cc_why_no_fire(const struct cc_board *b, const struct cc_state *s, int unit, int hex)
{
    const struct cc_unit *u = &s->unit[unit];
    eng_ruleno rule = cc_why_no_battle(b, s, unit, true);

    if (rule)
        return rule;
    if (!is_enemy(s, unit, hex))
        return CC_5_4_2_09;
    if (BY(CC_2_5_05, !is_enemy_unit(s, unit, hex)))
        return CC_5_4_2_16;
    if (b->distance[u->at][hex] == 1)
        return CC_5_4_2_03;
    if (BY(CC_5_4_2_05, cc_enemy_beside(b, s, u->at, u->side, CLASSES)))
        return CC_5_4_2_04;
    return why_no_shot(b, s, unit, hex);
}

/* The bonus melee comes after a battle of the same turn, and asks for no order but the first. */
static eng_ruleno why_no_bonus(const struct cc_board *b, const struct cc_state *s, int unit)
{
    const struct cc_unit *u = &s->unit[unit];

    if (cc_class(b, s, unit) != CAVALRY)
        return CC_5_4_15_02;
    if (u->flags & UNIT_BONUS)
        return CC_5_4_15_07;
    return u->flags & UNIT_NO_BATTLE ? CC_5_4_14_09 : 0;
}

static eng_ruleno why_no_clash(const struct cc_board *b, const struct cc_state *s, int unit,
                               int hex, bool bonus)
{
    if (BY(CC_5_4_15_05, b->distance[s->unit[unit].at][hex] != 1) || !is_enemy(s, unit, hex))
        return CC_5_4_5_02;
    if (dice_against(b, s, unit, hex, STRIKE_MELEE, bonus) > 0 ||
        cc_can_be_joined(b, s, unit, hex, bonus))
        return 0;
    return CC_5_4_1_08;
}

eng_ruleno cc_why_no_melee(const struct cc_board *b, const struct cc_state *s, int unit, int hex,
                           bool bonus)
{
    eng_ruleno rule = bonus ? why_no_bonus(b, s, unit) : cc_why_no_battle(b, s, unit, false);

    return rule ? rule : why_no_clash(b, s, unit, hex, bonus);
}

/* -- all targets of a unit -- */

static bool offer_melees(const struct cc_board *b, const struct cc_state *s, int unit, bool bonus,
                         struct eng_choices *c)
{
    bool any = false;

    if (bonus ? why_no_bonus(b, s, unit) : cc_why_no_battle(b, s, unit, false))
        return false;
    FOR_NEXT (hex, b, s->unit[unit].at) {
        if (!is_enemy(s, unit, hex) || why_no_clash(b, s, unit, hex, bonus))
            continue;
        if (!c)
            return true;
        offer_noun(c, VERB_MELEE, hex);
        any = true;
    }
    return any;
}

static bool offer_shots(const struct cc_board *b, const struct cc_state *s, int unit,
                        struct eng_choices *c)
{
    const struct cc_unit *u = &s->unit[unit];
    int range = cc_type(b, u)->range;
    bool any = false;

    if (!range || cc_why_no_battle(b, s, unit, true) ||
        cc_enemy_beside(b, s, u->at, u->side, CLASSES))
        return false;
    FOR_UNITS_OF (target, s, other_side(u->side)) {
        int hex = s->unit[target].at;
        if (b->distance[u->at][hex] > range || why_no_shot(b, s, unit, hex))
            continue;
        if (!c)
            return true;
        offer_noun(c, VERB_FIRE, hex);
        any = true;
    }
    return any;
}

bool cc_can_battle(const struct cc_board *b, const struct cc_state *s, int unit)
{
    int flags = s->unit[unit].flags & (UNIT_ORDERED | UNIT_BATTLED);

    return BY(CC_5_4_1_02, flags == UNIT_ORDERED) &&
           (offer_melees(b, s, unit, false, NULL) || offer_shots(b, s, unit, NULL));
}

/* -- the combat phase -- */

bool cc_anybody_battles(const struct cc_board *b, const struct cc_state *s)
{
    FOR_UNITS_OF (unit, s, s->turn.side)
        if (s->unit[unit].flags & UNIT_ORDERED && cc_can_battle(b, s, unit))
            return true;
    return false;
}

/* All of it is open, so nobody is asked when nobody can fight. */
enum eng_flow cc_ask_combat(struct eng_turn *t, struct eng_frame *f)
{
    struct cc_state *s = t->state;

    (void)f;
    return cc_anybody_battles(cc_board(t->box), s) ? cc_ask(t, s->turn.side) : NEXT;
}

void cc_offer_combat(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct cc_board *b = cc_board(box);
    const struct cc_state *s = state;

    (void)seat;
    FOR_UNITS_OF (unit, s, s->turn.side)
        if (cc_can_battle(b, s, unit))
            offer_noun(c, VERB_BATTLE, s->unit[unit].at);
    offer(c, VERB_DONE);
}

/* Why the unit has no target: what bars it from battle, else that nobody is near enough. */
static eng_ruleno why_idle(const struct cc_board *b, const struct cc_state *s, int unit)
{
    eng_ruleno melee = cc_why_no_battle(b, s, unit, false), fire;

    if (!melee && offer_melees(b, s, unit, false, NULL))
        return 0;
    if (offer_shots(b, s, unit, NULL))
        return 0;
    if (melee && (fire = cc_why_no_battle(b, s, unit, true)) != 0)
        return melee == fire || cc_class(b, s, unit) == CAVALRY ? melee : fire;
    FOR_NEXT (hex, b, s->unit[unit].at)
        if (!melee && is_enemy(s, unit, hex))
            return why_no_clash(b, s, unit, hex, false);
    return cc_class(b, s, unit) == CAVALRY ? CC_5_4_5_02 : CC_5_4_2_02;
}

eng_ruleno cc_check_combat(const struct eng_box *box, const void *state, int seat,
                           const struct eng_action *a)
{
    const struct cc_state *s = state;

    (void)seat;
    if (BY(CC_5_4_1_03, a->verb == VERB_DONE))
        return 0;
    if (BY(CC_5_3_3_09, s->unit_on[a->noun] == CC_NO_UNIT))
        return CC_5_4_5_01;
    int unit = s->unit_on[a->noun];
    return s->unit[unit].side != s->turn.side ? CC_5_0_01 : why_idle(cc_board(box), s, unit);
}

/* The row comes back to itself until the side has done, or nobody can fight any more. */
enum eng_flow cc_take_combat(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    const struct cc_state *s = t->state;

    HOLDS(CC_5_0_05, "a combat is a procedure that ends before its row asks again");
    if (a->verb == VERB_DONE)
        return NEXT;
    jump(f, ROW_COMBAT);
    return call(t, PROC_COMBAT, s->unit_on[a->noun], false);
}

/* -- one combat is announced -- */

enum eng_flow cc_ask_announce(struct eng_turn *t, struct eng_frame *f)
{
    const struct cc_state *s = t->state;

    return cc_ask(t, s->unit[combat_of(f)->unit].side);
}

void cc_offer_announce(const struct eng_box *box, const void *state, int seat,
                       struct eng_choices *c)
{
    const struct cc_board *b = cc_board(box);
    const struct cc_state *s = state;
    int unit = combat_now(&s->core)->unit;
    bool bonus = combat_now(&s->core)->bonus;

    (void)seat;
    offer_melees(b, s, unit, bonus, c);
    if (bonus)
        offer(c, VERB_HOLD);
    else
        offer_shots(b, s, unit, c);
}

eng_ruleno cc_check_announce(const struct eng_box *box, const void *state, int seat,
                             const struct eng_action *a)
{
    const struct cc_board *b = cc_board(box);
    const struct cc_state *s = state;
    int unit = combat_now(&s->core)->unit;
    bool bonus = combat_now(&s->core)->bonus;

    (void)seat;
    HOLDS(CC_5_4_1_04, "a combat has one target, and all its dice are one roll");
    if (a->verb == VERB_MELEE)
        return cc_why_no_melee(b, s, unit, a->noun, bonus);
    if (a->verb == VERB_FIRE)
        return bonus ? CC_5_4_15_01 : cc_why_no_fire(b, s, unit, a->noun);
    return bonus ? 0 : CC_5_4_5_04;
}

static void tell_announced(struct eng_turn *t, int text, int leader_text, eng_ruleno rule)
{
    const struct cc_state *s = t->state;
    const struct cc_unit *u = &s->unit[s->battle.attacker];

    if (s->battle.unit == CC_NO_UNIT)
        tell(t, rule, ENG_ALL, leader_text, u->type, u->at, s->battle.target);
    else
        tell(t, rule, ENG_ALL, text, u->type, u->at, s->unit[s->battle.unit].type,
             s->battle.target);
}

static void begin_battle(struct cc_state *s, int unit, int target, int flags)
{
    bool has_unit = s->unit_on[target] != CC_NO_UNIT;

    s->battle = (struct cc_battle){ .attacker = (uint8_t)unit,
                                    .target = (uint8_t)target,
                                    .unit = s->unit_on[target],
                                    .leader = has_unit ? CC_NO_LEADER : s->leader_on[target],
                                    .flags = (uint8_t)flags,
                                    .how = STRIKE_NONE };
    s->unit[unit].flags |= flags & BATTLE_BONUS ? UNIT_BONUS : UNIT_BATTLED;
}

static enum eng_flow no_bonus_melee(struct eng_turn *t, int unit)
{
    const struct cc_state *s = t->state;

    tell(t, CC_5_4_15_04, ENG_ALL, NEWS_NO_BONUS_MELEE, s->unit[unit].type, s->unit[unit].at);
    return finish(t, 0);
}

enum eng_flow cc_take_announce(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct cc_state *s = t->state;
    int unit = combat_of(f)->unit;

    if (a->verb == VERB_HOLD)
        return no_bonus_melee(t, unit);
    if (a->verb == VERB_FIRE) {
        begin_battle(s, unit, a->noun, BATTLE_RANGED);
        tell_announced(t, NEWS_FIRES, NEWS_FIRES, CC_5_4_2_09);
        return jump(f, ROW_FIGHT);
    }
    begin_battle(s, unit, a->noun, combat_of(f)->bonus ? BATTLE_BONUS : 0);
    if (combat_of(f)->bonus)
        tell_announced(t, NEWS_BONUS_MELEE, NEWS_BONUS_MELEE_LEADER, CC_5_4_15_01);
    else
        tell_announced(t, NEWS_ATTACKS, NEWS_ATTACKS_LEADER, CC_5_4_5_03);
    return NEXT;
}

enum eng_flow cc_fight(struct eng_turn *t, struct eng_frame *f)
{
    const struct cc_state *s = t->state;

    (void)f;
    return call(t, s->battle.flags & BATTLE_RANGED ? PROC_RANGED : PROC_MELEE);
}
