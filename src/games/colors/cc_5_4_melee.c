/* cc_5_4_melee.c -- CCN 5.4.5, 5.4.7: a melee, from the defender's answer to his battle back.
 *
 * The defender's answers exclude each other (CCN-5.4.5-09): he stands, retires, forms square or
 * plays First Strike.  He is asked whenever he holds a card at all, since a question that came only
 * to those who hold First Strike would tell who does.  Who rolled first does not battle back. */

#include "games/colors/cc_combat.h"

static bool is_beaten(int outcome)
{
    return BY(CC_5_4_13_11, outcome != KEPT_HEX);
}

/* -- step 1: the answer -- */

/* A square that cavalry attacks rolls first anyway. */
static bool is_charged_square(const struct cc_board *b, const struct cc_state *s)
{
    return s->battle.unit != CC_NO_UNIT && s->unit[s->battle.unit].square &&
           BY(CC_6_2_2_23, cc_class(b, s, s->battle.attacker) == CAVALRY);
}

static eng_ruleno why_no_retirement(const struct cc_board *b, const struct cc_state *s)
{
    if (cc_class(b, s, s->battle.unit) != CAVALRY)
        return CC_5_4_5_07;
    if (BY(CC_6_1_16, cc_class(b, s, s->battle.attacker) != INFANTRY))
        return CC_1_06;
    return cc_can_retire(b, s, s->battle.unit) ? 0 : CC_6_1_03;
}

static eng_ruleno why_no_first_strike(const struct cc_board *b, const struct cc_state *s)
{
    return cc_holds_card(b, s, s->unit[s->battle.unit].side, EFFECT_FIRST_STRIKE) ? 0 : CC_8_2_32;
}

enum eng_flow cc_ask_answer(struct eng_turn *t, struct eng_frame *f)
{
    const struct cc_board *b = cc_board(t->box);
    const struct cc_state *s = t->state;

    if (BY(CC_5_4_5_10, s->battle.unit == CC_NO_UNIT) || is_charged_square(b, s))
        return jump(f, ROW_FIRST_ROLL);
    int side = s->unit[s->battle.unit].side;
    if (BY(CC_6_1_02, BY(CC_6_2_1_04, !s->hand_count[side] && why_no_retirement(b, s))))
        return jump(f, ROW_FIRST_ROLL);
    return cc_ask(t, side);
}

eng_ruleno cc_check_answer(const struct eng_box *box, const void *state, int seat,
                           const struct eng_action *a)
{
    const struct cc_board *b = cc_board(box);
    const struct cc_state *s = state;

    (void)seat;
    switch (a->verb) {
    case VERB_STAND:
        return 0;
    case VERB_RETIRE:
        return why_no_retirement(b, s);
    case VERB_SQUARE:
        return cc_why_no_square(b, s, s->battle.unit, s->battle.attacker);
    default:
        return why_no_first_strike(b, s);
    }
}

/* The card is gone at once; another is drawn at the end of the turn (CCN-8.2-34). */
static void play_first_strike(struct eng_turn *t)
{
    const struct cc_board *b = cc_board(t->box);
    struct cc_state *s = t->state;
    const struct cc_unit *u = &s->unit[s->battle.unit];

    for (int kind = 1; kind <= b->card_count; kind++) {
        if (b->card[kind].effect != EFFECT_FIRST_STRIKE)
            continue;
        cc_drop_card(s, u->side, kind);
        cc_discard(s, kind);
    }
    s->turn.strikes[u->side]++;
    s->battle.flags |= BATTLE_STRIKE;
    HOLDS(CC_8_2_38, "the answer is asked once in a melee");
    HOLDS(CC_5_4_5_05, "the row of the answer comes before every roll");
    tell(t, CC_8_2_32, ENG_ALL, NEWS_FIRST_STRIKE, u->side, u->type, u->at);
}

/* What it did without: retiring, a square, or nothing but a card that it may not have had. */
static eng_ruleno rule_of_standing(const struct cc_board *b, const struct cc_state *s)
{
    int class = cc_class(b, s, s->battle.unit), by = cc_class(b, s, s->battle.attacker);

    if (class == CAVALRY && by == INFANTRY)
        return CC_6_1_06;
    return class == INFANTRY && by == CAVALRY ? CC_6_2_1_09 : CC_5_4_5_09;
}

enum eng_flow cc_take_answer(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    const struct cc_state *s = t->state;
    const struct cc_unit *u = &s->unit[s->battle.unit];

    switch (a->verb) {
    case VERB_RETIRE:
        return jump(f, ROW_RETIREMENT);
    case VERB_SQUARE:
        return jump(f, ROW_FORM_SQUARE);
    case VERB_FIRST_STRIKE:
        play_first_strike(t);
        break;
    default:
        tell(t, rule_of_standing(cc_board(t->box), s), ENG_ALL, NEWS_STANDS, u->type, u->at);
    }
    return jump(f, ROW_FIRST_ROLL);
}

/* -- steps 2 and 3 -- */

/* The attack comes first, at cavalry that is turning away; then it goes. */
enum eng_flow cc_retirement(struct eng_turn *t, struct eng_frame *f)
{
    struct cc_state *s = t->state;
    const struct cc_unit *u = &s->unit[s->battle.unit];

    s->battle.flags |= BATTLE_RETIRE;
    tell(t, CC_6_1_01, ENG_ALL, NEWS_RETIRES, u->type, u->at);
    return jump(f, ROW_ATTACK);
}

enum eng_flow cc_square_forms(struct eng_turn *t, struct eng_frame *f)
{
    const struct cc_state *s = t->state;

    (void)f;
    HOLDS(CC_6_2_1_17, "the row that forms the square comes before the first roll");
    cc_form_square(t, s->battle.unit);
    return NEXT;
}

/* -- the defender rolls first -- */

enum eng_flow cc_first_roll(struct eng_turn *t, struct eng_frame *f)
{
    struct cc_state *s = t->state;
    bool square = is_charged_square(cc_board(t->box), s);

    if (!square && !(s->battle.flags & BATTLE_STRIKE))
        return jump(f, ROW_ATTACK);
    s->battle.flags |= BATTLE_FIRST;
    if (square)
        tell(t, CC_6_2_2_01, ENG_ALL, NEWS_SQUARE_ROLLS_FIRST, s->battle.target);
    return call(t, PROC_STRIKE, s->battle.unit, s->battle.attacker,
                square ? STRIKE_SQUARE : STRIKE_FIRST);
}

enum eng_flow cc_after_first_roll(struct eng_turn *t, struct eng_frame *f)
{
    const struct cc_state *s = t->state;

    if (BY(CC_6_2_2_26, !is_beaten(f->answer)))
        return NEXT;
    HOLDS(CC_5_4_13_12, "a melee that the first roll decides goes on with its last row");
    bool struck = s->battle.flags & BATTLE_STRIKE; /* else it was the die of a square */
    tell(t, struck ? CC_8_2_73 : CC_6_2_2_05, ENG_ALL, NEWS_MELEE_OVER,
         s->unit[s->battle.attacker].type);
    cc_tell_lost_batteries(t, struck ? CC_6_3_11 : CC_6_3_10);
    return jump(f, ROW_MELEE_ENDS);
}

/* -- steps 4 to 10: the attack -- */

enum eng_flow cc_attack(struct eng_turn *t, struct eng_frame *f)
{
    const struct cc_state *s = t->state;

    (void)f;
    return call(t, PROC_STRIKE, s->battle.attacker, defender_of(s),
                s->battle.flags & BATTLE_RETIRE ? STRIKE_RETIRE : STRIKE_MELEE);
}

enum eng_flow cc_after_attack(struct eng_turn *t, struct eng_frame *f)
{
    struct cc_state *s = t->state;
    bool retires = s->battle.flags & BATTLE_RETIRE;

    if (!BY(CC_5_4_7_05, BY(CC_5_4_7_07, is_beaten(f->answer))) &&
        BY(CC_5_4_13_04, BY(CC_6_1_11, BY(CC_6_1_13, !retires))))
        return NEXT;
    s->battle.flags |= BATTLE_WON;
    return retires && BY(CC_6_1_15, !is_beaten(f->answer)) ? call(t, PROC_RETIRE, s->battle.unit)
                                                           : NEXT;
}

/* A pursuit may bring a combat of its own, which takes the place of this one in the state: all that
 * is left here is to end. */
enum eng_flow cc_extra_actions(struct eng_turn *t, struct eng_frame *f)
{
    const struct cc_state *s = t->state;
    bool won = s->battle.flags & BATTLE_WON;

    if (!BY(CC_5_4_13_05, BY(CC_5_4_8_18, BY(CC_5_4_14_07, won))))
        return NEXT;
    jump(f, ROW_MELEE_ENDS);
    return call(t, PROC_ADVANCE, s->battle.attacker);
}

/* -- step 11: battle back -- */

static bool can_battle_back(const struct cc_board *b, const struct cc_state *s)
{
    if (s->battle.unit == CC_NO_UNIT ||
        BY(CC_6_2_2_19, BY(CC_8_2_35, (s->battle.flags & BATTLE_FIRST) != 0)))
        return false;
    struct cc_blow blow = cc_blow_of(s, s->battle.unit, s->battle.attacker, STRIKE_BACK, false);
    return BY(CC_5_4_7_06, BY(CC_5_4_7_12, cc_dice(b, s, &blow, NULL) > 0));
}

/* Those who left their hex never come here (CCN-5.4.7-05, 07). */
enum eng_flow cc_ask_battle_back(struct eng_turn *t, struct eng_frame *f)
{
    const struct cc_state *s = t->state;

    (void)f;
    HOLDS(CC_5_4_7_13, "marks of a unit's own turn are wiped when the next begins");
    if (!can_battle_back(cc_board(t->box), s))
        return NEXT;
    return cc_ask(t, s->unit[s->battle.unit].side);
}

/* It falls on the unit that attacked, never on its batteries, and nobody answers it. */
enum eng_flow cc_take_battle_back(struct eng_turn *t, struct eng_frame *f,
                                  const struct eng_action *a)
{
    const struct cc_state *s = t->state;
    const struct cc_unit *u = &s->unit[s->battle.unit];

    (void)f;
    if (a->verb == VERB_HOLD) {
        tell(t, CC_5_4_7_10, ENG_ALL, NEWS_NO_BATTLE_BACK, u->type, u->at);
        return NEXT;
    }
    HOLDS(CC_5_4_7_04, "a battle back is one strike and the last of the melee");
    HOLDS(CC_5_4_7_08, "ground and pursuit are a row before the battle back");
    HOLDS(CC_5_4_7_09, "a strike asks for flags and ways back, never for cards");
    HOLDS(CC_6_1_14, "retiring is an answer to an attack, and a battle back has no row of answers");
    HOLDS(CC_6_2_1_07, "squares form in the row of the answer alone");
    tell(t, CC_5_4_7_01, ENG_ALL, NEWS_BATTLES_BACK, u->type, u->at);
    return call(t, PROC_STRIKE, s->battle.unit, BY(CC_5_4_7_03, BY(CC_6_3_09, s->battle.attacker)),
                STRIKE_BACK);
}

enum eng_flow cc_end_melee(struct eng_turn *t, struct eng_frame *f)
{
    (void)f;
    HOLDS(CC_5_4_5_06, "every unit that attacks has a melee of its own");
    cc_judge_objectives(t, false);
    return cc_decided(t) ? end_match(t) : NEXT;
}
