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

void sk_offer_stances(const struct eng_box *box, const void *state, int seat,
                      struct eng_choices *c)
{
    (void)box, (void)state, (void)seat;
    offer(c, VERB_BOLD);
    offer(c, VERB_STEADY);
}

enum eng_flow sk_take_stance(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    (void)f;
    return seal(t, a->verb == VERB_BOLD ? BOLD : STEADY);
}

/* SK-2-04, SK-2-05: boldness goes first; the die decides between equals. */
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
    for (int seat = 0; seat < SIDES; seat++)
        s->stance[t->core->side[seat]] = (uint8_t)t->core->sealed[seat];
    tell(t, SK_2_02, ENG_ALL, NEWS_STANCES, BLUE, s->stance[BLUE], RED, s->stance[RED]);
    s->first_side = (uint8_t)first_side(t, s);
    tell(t, SK_2_04, ENG_ALL, NEWS_GOES_FIRST, s->first_side);
    return NEXT;
}

enum eng_flow sk_first_side(struct eng_turn *t, struct eng_frame *f)
{
    const struct sk_state *s = t->state;

    (void)f;
    return call(t, PROC_ORDERS, s->first_side);
}

enum eng_flow sk_second_side(struct eng_turn *t, struct eng_frame *f)
{
    const struct sk_state *s = t->state;

    (void)f;
    return call(t, PROC_ORDERS, other_side(s->first_side));
}

enum eng_flow sk_end_turn(struct eng_turn *t, struct eng_frame *f)
{
    struct sk_state *s = t->state;

    if (s->turn == s->last_turn) /* SK-2-06 */
        return end_match(t);
    s->turn++;
    return jump(f, ROW_STANCES);
}
