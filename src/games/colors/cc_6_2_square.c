/* cc_6_2_square.c -- CCN 6.2: infantry forms square, pays a card for it, and comes out again.
 *
 * The card is taken from the owner's hand at random and lies face down on his track; the marker on
 * the unit has the number of its place.  What a square may do in combat is in the chapters on
 * dice, flags and losses; the order to leave it in cc_5_2_orders.c. */

#include "games/colors/cc_local.h"

enum { LEAST_HAND = 3 }; /* CCN-6.2.1-05 */

/* The lowest place without a card, from 1; 0: none (CCN-2.6-02). */
static int free_place(const struct cc_state *s, int side)
{
    for (int i = 0; i < CC_SQUARES; i++)
        if (BY(CC_2_6_02, !s->track[side][i]))
            return i + 1;
    return 0;
}

eng_ruleno cc_why_no_square(const struct cc_board *b, const struct cc_state *s, int unit,
                            int attacker)
{
    const struct cc_unit *u = &s->unit[unit];

    HOLDS(CC_6_2_1_08, "the attacker of a melee is asked nothing before the dice");
    if (BY(CC_1_09, cc_class(b, s, unit) != INFANTRY))
        return CC_6_2_1_03;
    if (BY(CC_5_4_5_08, cc_class(b, s, attacker) != CAVALRY))
        return CC_6_2_1_18;
    if (u->square)
        return CC_6_2_1_19;
    if (s->hand_count[u->side] < LEAST_HAND)
        return CC_6_2_1_05;
    if (!cc_may_form_square(b, s, u->at))
        return CC_6_2_1_06;
    return BY(CC_2_6_01, free_place(s, u->side) != 0) ? 0 : CC_6_2_1_16;
}

void cc_form_square(struct eng_turn *t, int unit)
{
    struct cc_state *s = t->state;
    struct cc_unit *u = &s->unit[unit];
    int side = u->side, place = free_place(s, side);
    int card = s->hand[side][draw(t, BY(CC_6_2_1_20, s->hand_count[side]))];

    cc_drop_card(s, side, card);
    s->track[side][place - 1] = (uint8_t)card;
    u->square = (uint8_t)BY(CC_6_2_1_14, place);
    tell(t, CC_6_2_1_11, ENG_ALL, NEWS_FORMS_SQUARE, u->type, u->at, place);
    tell(t, CC_6_2_1_12, seats_of(t->core, side), NEWS_SQUARE_CARD, card, place);
}

/* A change of formation and nothing else: the unit may move and fight, its leader be detached.  The
 * card is in the hand again, but s->turn.level was counted before. */
void cc_leave_square(struct eng_turn *t, int unit, eng_ruleno rule)
{
    struct cc_state *s = t->state;
    struct cc_unit *u = &s->unit[unit];
    uint8_t *place = &s->track[u->side][u->square - 1];

    HOLDS(CC_6_2_3_07, "the level was counted when the card was played");
    HOLDS(CC_6_2_3_08, "no rule of battle asks a square for leave");
    tell(t, rule, ENG_ALL, NEWS_LEAVES_SQUARE, u->type, u->at, u->square);
    cc_take_card(s, u->side, *place);
    *place = 0;
    u->square = 0;
}
