/* cc_5_4_ranged.c -- CCN 5.4.2: one unit fires at one enemy unit, which has no answer. */

#include "games/colors/cc_combat.h"

enum eng_flow cc_fire(struct eng_turn *t, struct eng_frame *f)
{
    const struct cc_state *s = t->state;

    (void)f;
    HOLDS(CC_5_4_2_07, "fire has no row in which the defender answers");
    return call(t, PROC_STRIKE, s->battle.attacker, s->battle.unit, STRIKE_FIRE);
}

enum eng_flow cc_end_ranged(struct eng_turn *t, struct eng_frame *f)
{
    struct cc_state *s = t->state;

    HOLDS(CC_5_4_13_08, "only a melee calls the procedure that takes ground");
    if (f->answer != KEPT_HEX)
        s->battle.flags |= BATTLE_WON;
    cc_judge_objectives(t, false);
    return cc_decided(t) ? end_match(t) : NEXT;
}
