/* cc_8_cards.c -- CCN 8: what the cards say, as a table by effect.
 *
 * A section card is numbers alone.  A tactic card names units, may move them farther, give them
 * dice or take ways of fighting away; a row has a function for each of these where the card has
 * its own behaviour.  What a card does when it is played, before anybody is ordered, is in
 * cc_8_played.c. */

#include "games/colors/cc_orders.h"

typedef bool card_names(const struct cc_board *b, const struct cc_state *s, int unit);
typedef eng_ruleno card_passes_over(const struct cc_board *b, const struct cc_state *s, int unit);
typedef void card_moves(const struct cc_board *b, const struct cc_state *s, int unit, int *hexes,
                        int *battle);
typedef int card_dice(const struct cc_board *b, const struct cc_state *s, int unit, bool ranged,
                      bool bonus, eng_ruleno *rule);
typedef eng_ruleno card_forbids(const struct cc_state *s, int unit, bool ranged);

struct effect {
    eng_ruleno rule;               /* of its orders                                              */
    eng_ruleno if_none;            /* the clause of one unit of choice; 0: none                  */
    eng_ruleno holds;              /* its units do not move                                      */
    uint8_t limit;                 /* orders, where it gives a number                            */
    bool all;                      /* orders all that fit                                        */
    card_names *names;             /* units of the class it names; NULL: all                     */
    card_passes_over *passes_over; /* units of that class that get no order; NULL: none do       */
    card_moves *moves;
    card_dice *dice;
    card_forbids *forbids;
    cc_card_plays *plays;
};

/* -- which units -- */

static bool is_infantry(const struct cc_board *b, const struct cc_state *s, int unit)
{
    return cc_class(b, s, unit) == INFANTRY;
}

static bool is_artillery(const struct cc_board *b, const struct cc_state *s, int unit)
{
    return cc_class(b, s, unit) == ARTILLERY;
}

static bool is_foot_or_guns(const struct cc_board *b, const struct cc_state *s, int unit)
{
    return cc_class(b, s, unit) != CAVALRY;
}

static bool is_mounted(const struct cc_board *b, const struct cc_state *s, int unit)
{
    return cc_class(b, s, unit) == CAVALRY ||
           (cc_type(b, &s->unit[unit])->traits & TRAIT_HORSE_GUNS) != 0;
}

/* CCN-8.2-27: a lone leader beside it is no contact, he is no unit. */
static eng_ruleno in_contact(const struct cc_board *b, const struct cc_state *s, int unit)
{
    const struct cc_unit *u = &s->unit[unit];

    return cc_enemy_beside(b, s, u->at, u->side, CLASSES) ? CC_8_2_27 : 0;
}

static eng_ruleno outside_section(const struct cc_board *b, const struct cc_state *s, int unit)
{
    return b->section[s->unit[unit].at] & s->turn.section ? 0 : CC_8_2_39;
}

/* CCN-8.2-49: here a lone leader counts. */
static eng_ruleno not_in_contact(const struct cc_board *b, const struct cc_state *s, int unit)
{
    const struct cc_unit *u = &s->unit[unit];

    FOR_NEXT (hex, b, u->at)
        if (BY(CC_8_2_49, cc_side_on(s, hex) == other_side(u->side)))
            return 0;
    return CC_8_2_45;
}

static eng_ruleno without_leader(const struct cc_board *b, const struct cc_state *s, int unit)
{
    (void)b;
    return cc_leader_of(s, unit) == CC_NO_LEADER ? CC_8_2_50 : 0;
}

static eng_ruleno in_square(const struct cc_board *b, const struct cc_state *s, int unit)
{
    (void)b;
    return s->unit[unit].square ? CC_8_2_56 : 0;
}

static eng_ruleno not_rallied(const struct cc_board *b, const struct cc_state *s, int unit)
{
    (void)b;
    return s->unit[unit].flags & UNIT_RALLIED ? 0 : CC_8_2_61;
}

static eng_ruleno nobody_orders(const struct cc_board *b, const struct cc_state *s, int unit)
{
    static const eng_ruleno rule[EFFECTS] = {
        [EFFECT_NONE] = CC_8_2_20,
        [EFFECT_COUNTER_ATTACK] = CC_8_2_20,
        [EFFECT_FIRST_STRIKE] = CC_8_2_37,
        [EFFECT_SHORT_SUPPLY] = CC_8_2_69,
    };

    (void)unit;
    return rule[cc_effect(b, s)];
}

/* -- moves -- */

static void bayonet_moves(const struct cc_board *b, const struct cc_state *s, int unit, int *hexes,
                          int *battle)
{
    (void)b, (void)s, (void)unit;
    *hexes = *battle = 2;
}

/* CCN-8.2-06, 8.2-09: guns that move, horse artillery included, do not battle. */
static void bombard_moves(const struct cc_board *b, const struct cc_state *s, int unit, int *hexes,
                          int *battle)
{
    (void)b, (void)s, (void)unit;
    *hexes = 3;
    *battle = 0;
}

/* CCN-8.2-12, 8.2-16 */
static void charge_moves(const struct cc_board *b, const struct cc_state *s, int unit, int *hexes,
                         int *battle)
{
    if (BY(CC_8_2_16, (cc_type(b, &s->unit[unit])->traits & TRAIT_HEAVY) != 0))
        *hexes = *battle = 3;
}

/* CCN-8.2-40: light, rifles and grenadiers are the elite (CCN-5.2-15); the guard; and whoever has a
 * leader as it starts. */
static bool marches_fast(const struct cc_board *b, const struct cc_state *s, int unit)
{
    const struct cc_type *type = cc_type(b, &s->unit[unit]);

    return BY(CC_5_2_15, type->quality == QUALITY_ELITE) || type->quality == QUALITY_GUARD ||
           BY(CC_8_2_44, cc_leader_of(s, unit) != CC_NO_LEADER);
}

static void force_march_moves(const struct cc_board *b, const struct cc_state *s, int unit,
                              int *hexes, int *battle)
{
    *hexes = 2;
    *battle = marches_fast(b, s, unit) ? 2 : 1;
}

static void manoeuvre_moves(const struct cc_board *b, const struct cc_state *s, int unit,
                            int *hexes, int *battle)
{
    (void)b, (void)s, (void)unit;
    *hexes = 4;
    *battle = 0;
}

/* -- dice -- */

static int bayonet_dice(const struct cc_board *b, const struct cc_state *s, int unit, bool ranged,
                        bool bonus, eng_ruleno *rule)
{
    (void)bonus;
    *rule = CC_8_2_04;
    return ranged ? 0 : cc_type(b, &s->unit[unit])->bayonet;
}

static int bombard_dice(const struct cc_board *b, const struct cc_state *s, int unit, bool ranged,
                        bool bonus, eng_ruleno *rule)
{
    const struct cc_type *type = cc_type(b, &s->unit[unit]);

    (void)ranged, (void)bonus;
    *rule = type->quality == QUALITY_GUARD ? CC_8_2_07 : CC_8_2_06;
    return s->unit[unit].hexes ? 0 : type->bombard;
}

static int charge_dice(const struct cc_board *b, const struct cc_state *s, int unit, bool ranged,
                       bool bonus, eng_ruleno *rule)
{
    const struct cc_type *type = cc_type(b, &s->unit[unit]);

    (void)bonus;
    *rule = type->quality == QUALITY_GUARD ? CC_8_2_13 : CC_8_2_11;
    return BY(CC_8_2_14, type->class == CAVALRY && !ranged ? type->charge : 0);
}

static int elan_dice(const struct cc_board *b, const struct cc_state *s, int unit, bool ranged,
                     bool bonus, eng_ruleno *rule)
{
    (void)b, (void)s, (void)unit, (void)ranged, (void)bonus;
    *rule = CC_8_2_25;
    return 1;
}

static int fire_and_hold_dice(const struct cc_board *b, const struct cc_state *s, int unit,
                              bool ranged, bool bonus, eng_ruleno *rule)
{
    (void)b, (void)s, (void)unit, (void)bonus;
    *rule = CC_8_2_27;
    return ranged ? 1 : 0;
}

static int cold_steel_dice(const struct cc_board *b, const struct cc_state *s, int unit,
                           bool ranged, bool bonus, eng_ruleno *rule)
{
    (void)b, (void)s, (void)unit;
    *rule = CC_8_2_46;
    return ranged || bonus ? 0 : BY(CC_6_3_17, 1);
}

static int leadership_dice(const struct cc_board *b, const struct cc_state *s, int unit,
                           bool ranged, bool bonus, eng_ruleno *rule)
{
    (void)b, (void)ranged, (void)bonus;
    *rule = CC_8_2_51;
    return BY(CC_8_2_54, cc_leader_of(s, unit) == CC_NO_LEADER) ? 0 : 1;
}

/* -- ways of fighting -- */

static eng_ruleno bayonet_forbids(const struct cc_state *s, int unit, bool ranged)
{
    (void)s, (void)unit;
    return ranged ? CC_8_2_03 : 0;
}

static eng_ruleno fire_and_hold_forbids(const struct cc_state *s, int unit, bool ranged)
{
    (void)s, (void)unit;
    return ranged ? 0 : CC_8_2_27;
}

static eng_ruleno cold_steel_forbids(const struct cc_state *s, int unit, bool ranged)
{
    (void)s, (void)unit;
    return ranged ? CC_8_2_46 : 0;
}

static eng_ruleno manoeuvre_forbids(const struct cc_state *s, int unit, bool ranged)
{
    (void)s, (void)unit, (void)ranged;
    return CC_8_2_55;
}

/* -- the table -- */

static const struct effect effects[EFFECTS] = {
    [EFFECT_NONE] = { .rule = CC_8_2_20, .passes_over = nobody_orders },
    [EFFECT_SECTION] = { .rule = CC_8_1_02 },
    [EFFECT_SCOUT] = { .rule = CC_8_1_02 },
    [EFFECT_ASSAULT] = { .rule = CC_8_1_02 },
    [EFFECT_BAYONET_CHARGE] = { .rule = CC_8_2_02,
                                .if_none = CC_8_2_05,
                                .limit = 4,
                                .names = is_infantry,
                                .moves = bayonet_moves,
                                .dice = bayonet_dice,
                                .forbids = bayonet_forbids },
    [EFFECT_BOMBARD] = { .rule = CC_8_2_06,
                         .if_none = CC_8_2_08,
                         .limit = 4,
                         .names = is_artillery,
                         .moves = bombard_moves,
                         .dice = bombard_dice },
    [EFFECT_CAVALRY_CHARGE] = { .rule = CC_8_2_10,
                                .if_none = CC_8_2_15,
                                .limit = 4,
                                .names = is_mounted,
                                .moves = charge_moves,
                                .dice = charge_dice },
    [EFFECT_COUNTER_ATTACK] = { .rule = CC_8_2_17, .passes_over = nobody_orders },
    [EFFECT_ELAN] = { .rule = CC_8_2_23, .dice = elan_dice, .plays = cc_play_elan },
    [EFFECT_FIRE_AND_HOLD] = { .rule = CC_8_2_27,
                               .if_none = CC_8_2_29,
                               .holds = CC_8_2_28,
                               .limit = 4,
                               .names = is_foot_or_guns,
                               .passes_over = in_contact,
                               .dice = fire_and_hold_dice,
                               .forbids = fire_and_hold_forbids },
    [EFFECT_FIRST_STRIKE] = { .rule = CC_8_2_37, .passes_over = nobody_orders },
    [EFFECT_FORCE_MARCH] = { .rule = CC_8_2_39,
                             .if_none = CC_8_2_42,
                             .all = true,
                             .names = is_infantry,
                             .passes_over = outside_section,
                             .moves = force_march_moves,
                             .plays = cc_play_force_march },
    [EFFECT_COLD_STEEL] = { .rule = CC_8_2_45,
                            .holds = CC_8_2_47,
                            .all = true,
                            .passes_over = not_in_contact,
                            .dice = cold_steel_dice,
                            .forbids = cold_steel_forbids },
    [EFFECT_LEADERSHIP] = { .rule = CC_8_2_50,
                            .if_none = CC_8_2_53,
                            .all = true,
                            .passes_over = without_leader,
                            .dice = leadership_dice },
    [EFFECT_GRANDE_MANOEUVRE] = { .rule = CC_8_2_55,
                                  .if_none = CC_8_2_57,
                                  .limit = 4,
                                  .passes_over = in_square,
                                  .moves = manoeuvre_moves,
                                  .forbids = manoeuvre_forbids,
                                  .plays = cc_play_manoeuvre },
    [EFFECT_RALLY] = { .rule = CC_8_2_61, .passes_over = not_rallied, .plays = cc_play_rally },
    [EFFECT_SHORT_SUPPLY] = { .rule = CC_8_2_69,
                              .passes_over = nobody_orders,
                              .plays = cc_play_short_supply },
};

static const struct effect *acting(const struct cc_board *b, const struct cc_state *s)
{
    return &effects[cc_effect(b, s)];
}

enum eng_flow cc_play_card(struct eng_turn *t, struct eng_frame *f)
{
    const struct effect *e = acting(cc_board(t->box), t->state);

    return e->plays ? e->plays(t, f) : NEXT;
}

/* -- orders -- */

/* CCN-8.1-05 to 8.1-21, told apart by their numbers. */
static eng_ruleno section_rule(const struct cc_card *card)
{
    static const eng_ruleno scout[3] = { CC_8_1_05, CC_8_1_06, CC_8_1_07 };
    static const eng_ruleno probe[3] = { CC_8_1_09, CC_8_1_10, CC_8_1_11 };
    static const eng_ruleno attack[3] = { CC_8_1_12, CC_8_1_13, CC_8_1_14 };
    static const eng_ruleno assault[3] = { CC_8_1_15, CC_8_1_16, CC_8_1_17 };
    const uint8_t *n = card->orders;
    int which = n[0] ? 0 : n[1] ? 1 : 2;

    if (n[0] && n[2] && !n[1])
        return CC_8_1_19;
    if (n[0] && n[1] && n[2])
        return n[1] > n[0] ? CC_8_1_18 : n[0] > 1 ? CC_8_1_20 : CC_8_1_21;
    if (card->effect == EFFECT_SCOUT)
        return scout[which];
    if (card->effect == EFFECT_ASSAULT)
        return assault[which];
    return n[which] == 2 ? probe[which] : attack[which];
}

static bool is_section_card(int effect)
{
    TABLE(CC_8_1_01, "cards.tsv");
    return effect == EFFECT_SECTION || effect == EFFECT_SCOUT || effect == EFFECT_ASSAULT;
}

eng_ruleno cc_card_rule(const struct cc_board *b, const struct cc_state *s)
{
    const struct effect *e = acting(b, s);

    if (s->turn.of_choice)
        return e->if_none;
    return is_section_card(cc_effect(b, s)) ? section_rule(&b->card[s->turn.acts]) : e->rule;
}

/* CCN-5.2-16: the one unit of choice may be any, anywhere. */
eng_ruleno cc_why_card_passes_over(const struct cc_board *b, const struct cc_state *s, int unit)
{
    const struct effect *e = acting(b, s);

    if (s->turn.of_choice)
        return 0;
    if (BY(CC_5_2_13, e->names && !e->names(b, s, unit)))
        return e->rule;
    return e->passes_over ? e->passes_over(b, s, unit) : 0;
}

eng_ruleno cc_why_no_leader_orders(const struct cc_board *b, const struct cc_state *s, int leader)
{
    (void)leader;
    if (s->turn.of_choice)
        return CC_5_2_16;
    return BY(CC_8_1_03, b->card[s->turn.acts].bicorne != 0) ? 0 : CC_5_2_07;
}

bool cc_orders_all(const struct cc_board *b, const struct cc_state *s)
{
    return acting(b, s)->all && !s->turn.of_choice;
}

int cc_order_limit(const struct cc_board *b, const struct cc_state *s)
{
    return s->turn.of_choice ? 1 : acting(b, s)->limit;
}

static bool army_has(const struct cc_board *b, const struct cc_state *s, card_names *names)
{
    FOR_UNITS_OF (u, s, s->turn.side)
        if (names(b, s, u))
            return true;
    return false;
}

/* CCN-8.2-30: none on the whole field; that they cannot be used now is not enough (8.2-31). */
bool cc_finds_none(const struct cc_board *b, const struct cc_state *s)
{
    const struct effect *e = acting(b, s);

    if (cc_effect(b, s) == EFFECT_LEADERSHIP) {
        FOR_LEADERS_OF (l, s, s->turn.side)
            return false;
        return true;
    }
    return BY(CC_8_2_30, BY(CC_8_2_31, e->if_none && e->names && !army_has(b, s, e->names)));
}

/* -- moves and battles of a unit that the card orders -- */

static bool is_by_the_card(const struct cc_state *s, int unit)
{
    return (s->unit[unit].flags & (UNIT_ORDERED | UNIT_OF_CHOICE)) == UNIT_ORDERED;
}

void cc_card_moves(const struct cc_board *b, const struct cc_state *s, int unit, int *hexes,
                   int *battle)
{
    const struct effect *e = acting(b, s);

    HOLDS(
        CC_8_2_01,
        "a card changes who is ordered, hexes and dice; ground and ways of fighting are asked as always");
    if (!is_by_the_card(s, unit))
        return;
    if (e->holds)
        *hexes = *battle = 0;
    if (e->moves)
        e->moves(b, s, unit, hexes, battle);
}

eng_ruleno cc_card_move_rule(const struct cc_board *b, const struct cc_state *s, int unit,
                             bool to_battle)
{
    if (!is_by_the_card(s, unit))
        return 0;
    switch (cc_effect(b, s)) {
    case EFFECT_BAYONET_CHARGE:
        return CC_8_2_02;
    case EFFECT_BOMBARD:
        return to_battle ? CC_8_2_09 : CC_8_2_06;
    case EFFECT_CAVALRY_CHARGE:
        return cc_type(b, &s->unit[unit])->traits & TRAIT_HEAVY ? CC_8_2_12 : 0;
    case EFFECT_FORCE_MARCH:
        return !to_battle && marches_fast(b, s, unit) ? CC_8_2_40 : CC_8_2_41;
    case EFFECT_GRANDE_MANOEUVRE:
        return CC_8_2_55;
    default:
        return 0;
    }
}

eng_ruleno cc_why_card_holds(const struct cc_board *b, const struct cc_state *s)
{
    return s->turn.of_choice ? 0 : acting(b, s)->holds;
}

int cc_card_dice(const struct cc_board *b, const struct cc_state *s, int unit, bool ranged,
                 bool bonus, eng_ruleno *rule)
{
    const struct effect *e = acting(b, s);

    if (!e->dice || !is_by_the_card(s, unit))
        return 0;
    return e->dice(b, s, unit, ranged, bonus, rule);
}

eng_ruleno cc_card_forbids(const struct cc_board *b, const struct cc_state *s, int unit,
                           bool ranged)
{
    const struct effect *e = acting(b, s);

    if (!e->forbids || !is_by_the_card(s, unit))
        return 0;
    return e->forbids(s, unit, ranged);
}
