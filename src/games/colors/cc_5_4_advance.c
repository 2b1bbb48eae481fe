/* cc_5_4_advance.c -- CCN 5.4.13 to 5.4.15: ground, pursuit and the bonus melee.
 *
 * Comes after a melee that the attacker has won: the defender is gone from s->battle.target.
 * Infantry may enter that hex and that is all; cavalry may go a hex farther and fight once more.
 * The winner of a bonus melee may only enter the hex. */

#include "engine/sabotage.h"
#include "games/colors/cc_local.h"

static bool is_cavalry(const struct eng_turn *t, const struct eng_frame *f)
{
    return cc_class(cc_board(t->box), t->state, advance_of(f)->unit) == CAVALRY;
}

/* Guns and squares stay, and so does who entered stopping terrain this turn. */
static bool may_advance(const struct cc_board *b, const struct cc_state *s, int unit)
{
    const struct cc_unit *u = &s->unit[unit];

    if (!u->at || BY(CC_5_4_13_06, BY(CC_6_2_2_18, u->square != 0)) ||
        BY(CC_5_4_13_07, cc_class(b, s, unit) == ARTILLERY) ||
        BY(CC_5_4_13_10, (u->flags & UNIT_STOPPED) != 0))
        return false;
    return cc_unit_may_enter(b, s, unit, s->battle.target);
}

enum eng_flow cc_ask_advance(struct eng_turn *t, struct eng_frame *f)
{
    const struct cc_state *s = t->state;
    int unit = advance_of(f)->unit;

    if (!may_advance(cc_board(t->box), s, unit))
        return finish(t, 0);
    return cc_ask(t, s->unit[unit].side);
}

/* The leader goes along (CCN-5.4.13-09). */
static bool enter(struct eng_turn *t, int unit, int hex, int news, eng_ruleno rule)
{
    struct cc_state *s = t->state;

    tell(t, rule, ENG_ALL, news, s->unit[unit].type, s->unit[unit].at, hex);
    cc_enter(t, unit, hex, BY(CC_5_4_13_09, true));
    cc_judge_objectives(t, false);
    return cc_decided(t);
}

enum eng_flow cc_take_advance(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    const struct cc_state *s = t->state;
    bool rides = BY(CC_5_4_14_06, is_cavalry(t, f));
    bool is_last = BY(CC_1_07, !rides) || BY(CC_5_4_15_08, (s->battle.flags & BATTLE_BONUS) != 0);

    if (BY(CC_5_4_13_02, BY(CC_5_4_14_02, a->verb == VERB_HOLD)))
        return finish(t, 0);
    if (enter(t, advance_of(f)->unit, s->battle.target, rides ? NEWS_PURSUES : NEWS_TAKES_GROUND,
              rides ? CC_5_4_14_01 : CC_5_4_13_01))
        return end_match(t);
    return is_last ? finish(t, 0) : NEXT;
}

/* -- the second hex -- */

static eng_ruleno why_no_second_hex(const struct cc_board *b, const struct cc_state *s, int unit,
                                    int hex)
{
    if (BY(CC_5_4_14_04, b->distance[s->unit[unit].at][hex] != 1))
        return CC_5_4_14_01;
    if (cc_unit_may_enter(b, s, unit, hex))
        return 0;
    return cc_is_impassable(b, s, hex, CAVALRY) ? CC_5_4_14_05 : CC_5_4_14_08;
}

enum eng_flow cc_ask_second_hex(struct eng_turn *t, struct eng_frame *f)
{
    const struct cc_state *s = t->state;
    const struct cc_board *b = cc_board(t->box);
    int unit = advance_of(f)->unit;

    if (s->unit[unit].flags & UNIT_STOPPED)
        return NEXT;
    FOR_NEXT (hex, b, s->unit[unit].at)
        if (cc_unit_may_enter(b, s, unit, hex))
            return cc_ask(t, s->unit[unit].side);
    return NEXT;
}

void cc_offer_second_hex(const struct eng_box *box, const void *state, int seat,
                         struct eng_choices *c)
{
    const struct cc_state *s = state;
    const struct cc_board *b = cc_board(box);
    int unit = advance_now(&s->core)->unit;

    (void)seat;
    FOR_NEXT (hex, b, s->unit[unit].at)
        if (cc_unit_may_enter(b, s, unit, hex))
            offer_noun(c, VERB_GO, hex);
    offer(c, VERB_HALT);
}

eng_ruleno cc_check_second_hex(const struct eng_box *box, const void *state, int seat,
                               const struct eng_action *a)
{
    const struct cc_state *s = state;

    (void)seat;
    if (a->verb == VERB_HALT)
        return 0;
    return why_no_second_hex(cc_board(box), s, advance_now(&s->core)->unit, a->noun);
}

enum eng_flow cc_take_second_hex(struct eng_turn *t, struct eng_frame *f,
                                 const struct eng_action *a)
{
    BASE_ASSERT(!SABOTAGE(BUG_COLORS));
    if (BY(CC_5_4_14_03, a->verb == VERB_HALT))
        return NEXT;
    if (enter(t, advance_of(f)->unit, a->noun, NEWS_PURSUES, CC_5_4_14_01))
        return end_match(t);
    return NEXT;
}

/* -- the bonus melee -- */

/* Whoever is beside it will do; cc_why_no_melee knows where entry forbids battle. */
enum eng_flow cc_bonus_melee(struct eng_turn *t, struct eng_frame *f)
{
    const struct cc_state *s = t->state;
    const struct cc_board *b = cc_board(t->box);
    int unit = advance_of(f)->unit;

    HOLDS(CC_5_4_15_09, "the bonus melee is called within the combat that it belongs to");
    HOLDS(CC_5_4_15_10, "a bonus melee is PROC_COMBAT like the first");
    FOR_NEXT (hex, b, s->unit[unit].at)
        if (cc_side_on(s, hex) == other_side(s->unit[unit].side) &&
            !cc_why_no_melee(b, s, unit, hex, true))
            return call(t, PROC_COMBAT, unit, 1);
    return NEXT;
}
