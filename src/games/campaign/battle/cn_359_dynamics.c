/* cn_359_dynamics.c -- 1X 359 and 360: battlefield dynamics (an option): who is about to attack again
 * throws a die for the hold he has on his troops. */

#include "games/campaign/battle/cn_battle.h"

/* 1X-353-1, 359-1: once for a counter-attack, not for each of the parts that strike in it. */
bool cn_needs_dynamics(const struct cn_board *b, const struct cn_state *s,
                       const struct eng_frame *fr)
{
    const struct cn_battle *f = &s->battle[half_of(fr)->battle];

    if (s->option[OPTION_DYNAMICS] == 0 || (half_of(fr)->flags & HALF_DYNAMIC) ||
        cn_is_vedette(f->attacker) || f->defender == CN_NOBODY || cn_battle_side(b, f) >= SIDES)
        return false;
    return half_of(fr)->counter ? f->struck == 0 : f->round > 1;
}

/* Halves without attack are counted until one is made; a refusal is known by its marker. */
bool cn_has_lost_hold(const struct cn_state *s, const struct cn_battle *f, int side)
{
    return s->option[OPTION_DYNAMICS] != 0 && f->refused > 0 && f->marker[side] != MARKER_REFUSAL;
}

/* 1X-359-2: snow leaves no plus, and takes two. */
static int modifier(const struct cn_board *b, const struct cn_state *s, int side,
                    const struct cn_battle *f)
{
    int plus = cn_cavalry_difference(2 * cn_battle_horse(b, s, f, side, true),
                                     2 * cn_battle_horse(b, s, f, 1 - side, true));
    if (s->weather != SNOW && s->weather != FROST_SNOW)
        return plus;
    return (plus > 0 ? 0 : plus) - BY(CN_359_2, 2);
}

/* 1X-360-6: as many hexes as his own number in the combat just fought. */
static void set_out(struct eng_frame *fr, struct cn_battle *f, int side)
{
    half_frame(fr)->flags |= HALF_RETREATS;
    f->split = BY(CN_360_6, f->loser == 1 + side) ? f->result : f->won;
}

static enum eng_flow decide(struct eng_turn *t, struct eng_frame *fr, int side, int over)
{
    struct cn_state *s = t->state;
    struct cn_battle *f = cn_battle_now(s, fr);

    if (over < 0)
        return ask(t, seats_of(t->core, side));
    if (BY(CN_360_2, over == 0))
        half_frame(fr)->flags |= HALF_NO_ATTACK;
    else if (BY(CN_360_4, over == 1))
        half_frame(fr)->flags |= HALF_FORCED;
    else
        set_out(fr, f, side);
    tell(t, CN_360_1, ENG_ALL,
         over == 0   ? NEWS_LOST_HOLD
         : over == 1 ? NEWS_SWEPT_ON
                     : NEWS_GIVES_WAY,
         side);
    return jump(fr, ROW_TARGETS);
}

/* 1X-360-2: he was not attacked, by dynamics; does he go on with it?  Only then is the die thrown. */
static bool is_asked_before(const struct cn_board *b, const struct cn_state *s,
                            const struct eng_frame *fr)
{
    const struct cn_battle *f = &s->battle[half_of(fr)->battle];

    return half_of(fr)->counter && !(half_of(fr)->flags & (HALF_ASKED | HALF_DYNAMIC)) &&
           cn_has_lost_hold(s, f, cn_battle_side(b, f));
}

/* Thrown on the way from the first row; afterwards the row is passed in its place. */
enum eng_flow cn_ask_dynamics(struct eng_turn *t, struct eng_frame *fr)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    struct cn_battle *f = cn_battle_now(s, fr);
    int side = cn_battle_side(b, f);

    if (!cn_needs_dynamics(b, s, fr)) {
        if (half_of(fr)->flags & HALF_NO_ATTACK)
            return jump(fr, ROW_ROUND_END);
        return half_of(fr)->flags & HALF_RETREATS ? jump(fr, ROW_RETREATS) : NEXT;
    }
    if (half_of(fr)->counter)
        side = 1 - side;
    if (is_asked_before(b, s, fr))
        return ask(t, seats_of(t->core, side));
    half_frame(fr)->flags &= (int16_t)~HALF_ASKED;
    int chief = side == cn_battle_side(b, f) ? f->attacker : f->defender;
    half_frame(fr)->flags |= HALF_DYNAMIC;
    int die = roll(t, 6, CN_359_1) + BY(CN_360_5, modifier(b, s, side, f));
    cn_remember(s, TOLD_HOLD_DIE, die);
    tell(t, CN_359_1, ENG_ALL, NEWS_HOLD_DIE, side, die);
    return decide(t, fr, side, die - cn_initiative(b, s, chief));
}

eng_ruleno cn_check_dynamics(const struct eng_box *box, const void *state, int seat,
                             const struct eng_action *a)
{
    const struct cn_state *s = state;

    (void)seat;
    return a->verb == VERB_LEAVE && is_asked_before(cn_board(box), s, eng_now(&s->core)) ? CN_359_1
                                                                                         : 0;
}

enum eng_flow cn_take_dynamics(struct eng_turn *t, struct eng_frame *fr, const struct eng_action *a)
{
    struct cn_state *s = t->state;

    if (a->verb == VERB_ON && is_asked_before(cn_board(t->box), s, fr)) {
        half_frame(fr)->flags |= HALF_ASKED;
        return jump(fr, ROW_DYNAMICS);
    }
    if (a->verb == VERB_DECLINE)
        half_frame(fr)->flags |= HALF_DYNAMIC | HALF_NO_ATTACK;
    if (a->verb == VERB_LEAVE) {
        set_out(fr, cn_battle_now(s, fr), s->core.side[t->seat]);
        tell(t, CN_360_1, ENG_ALL, NEWS_GIVES_WAY, s->core.side[t->seat]);
    }
    return jump(fr, ROW_TARGETS);
}
