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
        if (!s->track[side][i])
            return i + 1;
    return 0;
}

eng_ruleno cc_why_no_square(const struct cc_board *b, const struct cc_state *s, int unit,
                            int attacker)
{
    const struct cc_unit *u = &s->unit[unit];

    HOLDS(CC_6_2_1_03); /* however few its blocks */
    HOLDS(CC_6_2_1_08); /* asked of the defender alone, before the dice */
    HOLDS(CC_1_09);
    HOLDS(CC_2_6_01);
    if (cc_class(b, s, unit) != INFANTRY)
        return CC_6_2_1_03;
    if (cc_class(b, s, attacker) != CAVALRY)
        return CC_6_2_1_18;
    if (u->square)
        return CC_6_2_1_19;
    if (s->hand_count[u->side] < LEAST_HAND)
        return CC_6_2_1_05;
    if (!cc_may_form_square(b, s, u->at))
        return CC_6_2_1_06;
    return free_place(s, u->side) ? 0 : CC_6_2_1_16;
}

void cc_form_square(struct eng_turn *t, int unit)
{
    struct cc_state *s = t->state;
    struct cc_unit *u = &s->unit[unit];
    int side = u->side, place = free_place(s, side);
    int card = s->hand[side][draw(t, s->hand_count[side])];

    HOLDS(CC_6_2_1_10); /* nobody chooses, and the attacker is not told */
    HOLDS(CC_6_2_1_15);
    HOLDS(CC_6_2_1_20);
    HOLDS(CC_6_2_1_17); /* in the row before the first roll */
    HOLDS(CC_6_2_1_14); /* the examples */
    HOLDS(CC_6_2_2_23);
    HOLDS(CC_6_2_2_24);
    HOLDS(CC_6_2_2_25);
    HOLDS(CC_2_6_02);
    cc_drop_card(s, side, card);
    s->track[side][place - 1] = (uint8_t)card;
    u->square = (uint8_t)place;
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

    HOLDS(CC_6_2_3_02);
    HOLDS(CC_6_2_3_03);
    HOLDS(CC_6_2_3_04);
    HOLDS(CC_6_2_3_07);
    HOLDS(CC_6_2_3_08); /* whoever stays in square needs no leave to battle */
    HOLDS(CC_6_2_2_15);
    HOLDS(CC_5_2_10);
    tell(t, rule, ENG_ALL, NEWS_LEAVES_SQUARE, u->type, u->at, u->square);
    cc_take_card(s, u->side, *place);
    *place = 0;
    u->square = 0;
}
