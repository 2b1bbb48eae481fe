/* sk_2_turn.c -- chapter 2: stances, who goes first, the end of a turn.
 *
 * The stances are the example of a secret choice that both sides make at once: each answer is
 * sealed, and the row is left when the last one is in. */

#include "games/skirmish/sk_local.h"

enum eng_flow sk_ask_stances(struct eng_turn *t, struct eng_frame *f)
{
    struct sk_state *s = t->state;

    (void)f;
    s->stance[BLUE] = s->stance[RED] = UNDECIDED;
    tell(t, SK_2_01, ENG_ALL, NEWS_TURN, s->turn);
    return ask(t, seats_of(t->core, BLUE) | seats_of(t->core, RED));
}

/* Told twice: everybody hears that a side has chosen, only that side what.  A change of mind is
 * nobody else's business at all. */
enum eng_flow sk_take_stance(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    int stance = a->verb == VERB_BOLD ? BOLD : STEADY;
    bool changed = t->core->sealed[t->seat] != UNDECIDED;

    (void)f;
    if (!changed)
        tell(t, SK_2_02, ENG_ALL, NEWS_HAS_CHOSEN, t->core->side[t->seat]);
    tell(t, changed ? SK_2_03 : SK_2_02, ENG_SEAT(t->seat), NEWS_CHOSEN, stance);
    return seal(t, stance);
}

/* The bold go first; a die decides between equals. */
static int first_side(struct eng_turn *t, const struct sk_state *s)
{
    if (s->stance[BLUE] != s->stance[RED])
        return s->stance[BLUE] == BOLD ? BLUE : RED;
    return roll(t, 6, SK_2_05) <= 3 ? BLUE : RED;
}

enum eng_flow sk_decide_first(struct eng_turn *t, struct eng_frame *f)
{
    struct sk_state *s = t->state;

    (void)f;
    for (int seat = 0; seat < t->core->seat_count; seat++)
        s->stance[t->core->side[seat]] = (uint8_t)t->core->sealed[seat];
    tell(t, SK_2_02, ENG_ALL, NEWS_STANCES, BLUE, s->stance[BLUE], RED, s->stance[RED]);
    s->first_side = (uint8_t)first_side(t, s);
    tell(t, SK_2_04, ENG_ALL, NEWS_GOES_FIRST, s->first_side);
    return NEXT;
}

/* The row says whether it is the second side's turn. */
enum eng_flow sk_give_orders(struct eng_turn *t, struct eng_frame *f)
{
    const struct sk_state *s = t->state;

    return call(t, PROC_ORDERS, row_arg(t, f) ? other_side(s->first_side) : s->first_side);
}

enum eng_flow sk_end_turn(struct eng_turn *t, struct eng_frame *f)
{
    struct sk_state *s = t->state;

    if (s->turn == s->last_turn)
        return end_match(t);
    s->turn++;
    return jump(f, ROW_STANCES);
}
