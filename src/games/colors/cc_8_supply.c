/* cc_8_supply.c -- CCN 8.2-63 to 8.2-69: Short Supply sends a unit of either side home.
 *
 * The player of the card names the unit, its owner the hex: on the baseline of the unit's section,
 * or, where that is full, in the next row that has room.  A hex with any piece in it is not free;
 * the unit's own hex is. */

#include "games/colors/cc_orders.h"

enum eng_flow cc_play_short_supply(struct eng_turn *t, struct eng_frame *f)
{
    (void)f;
    return call(t, PROC_SHORT_SUPPLY);
}

enum eng_flow cc_ask_supply(struct eng_turn *t, struct eng_frame *f)
{
    const struct cc_state *s = t->state;

    (void)f;
    FOR_UNITS (u, s)
        if (!s->unit[u].square)
            return cc_ask(t, s->turn.side);
    return finish(t, 0);
}

void cc_offer_supply(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct cc_state *s = state;

    (void)box, (void)seat;
    FOR_UNITS (u, s)
        if (!s->unit[u].square)
            offer_noun(c, VERB_SUPPLY, s->unit[u].at);
}

eng_ruleno cc_check_supply(const struct eng_box *box, const void *state, int seat,
                           const struct eng_action *a)
{
    const struct cc_state *s = state;

    (void)box, (void)seat;
    if (cc_side_on(s, a->noun) == SIDES)
        return CC_8_2_63;
    if (unit_on(s, a->noun) == CC_NO_UNIT)
        return CC_8_2_68;
    return s->unit[unit_on(s, a->noun)].square ? CC_8_2_66 : 0;
}

enum eng_flow cc_take_supply(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    const struct cc_state *s = t->state;
    int unit = unit_on(s, a->noun);

    short_supply_frame(f)->unit = (int16_t)unit;
    tell(t, CC_8_2_63, ENG_ALL, NEWS_SHORT_SUPPLY, s->turn.side, s->unit[unit].type, a->noun);
    return NEXT;
}

/* -- where to -- */

static bool is_free_for(const struct cc_board *b, const struct cc_state *s, int unit, int hex)
{
    const struct cc_unit *u = &s->unit[unit];

    if (hex == u->at)
        return true;
    if (!(b->section[hex] & b->section[u->at]))
        return false;
    return cc_side_on(s, hex) == SIDES && !cc_is_impassable(b, s, hex, cc_class(b, s, unit));
}

static int row_begins(int row)
{
    return 1 + 25 * (row / 2) + 13 * (row % 2);
}

static int row_ends(int row)
{
    return row_begins(row) + 13 - row % 2;
}

/* Free hexes of the first row, from the baseline on, that has any: the unit's own at the latest. */
static int find_bases(const struct cc_board *b, const struct cc_state *s, int unit, int out[13])
{
    int side = s->unit[unit].side;
    int count = 0;

    for (int r = 0; r < CC_ROWS && BY(CC_8_2_64, !count); r++) {
        int row = side == TOP ? r : CC_ROWS - 1 - r;
        for (int hex = row_begins(row); hex < row_ends(row); hex++)
            if (is_free_for(b, s, unit, hex))
                out[count++] = hex;
    }
    return count;
}

/* CCN-8.2-65, 8.2-67 */
static void send_home(struct eng_turn *t, int unit, int hex)
{
    struct cc_state *s = t->state;
    int leader = cc_leader_of(s, unit);
    int from = s->unit[unit].at;

    HOLDS(CC_8_2_67, "the card orders nobody, and who is not ordered does not battle");
    if (s->unit[unit].side == s->turn.side)
        s->unit[unit].flags |= UNIT_NO_BATTLE;
    if (hex == from) {
        tell(t, CC_8_2_68, ENG_ALL, NEWS_STAYS_AT_BASE, s->unit[unit].type, hex);
        return;
    }
    cc_put_unit(s, unit, hex);
    if (BY(CC_8_2_65, leader != CC_NO_LEADER))
        cc_put_leader(s, leader, hex);
    tell(t, CC_8_2_63, ENG_ALL, NEWS_SENT_HOME, s->unit[unit].type, from, hex);
    cc_judge_objectives(t, false);
}

static enum eng_flow end_supply(struct eng_turn *t, int unit, int hex)
{
    send_home(t, unit, hex);
    return cc_decided(t) ? end_match(t) : finish(t, 0);
}

enum eng_flow cc_ask_base(struct eng_turn *t, struct eng_frame *f)
{
    const struct cc_state *s = t->state;
    int unit = short_supply_of(f)->unit, hex[13];

    if (find_bases(cc_board(t->box), s, unit, hex) == 1)
        return end_supply(t, unit, hex[0]);
    return cc_ask(t, s->unit[unit].side);
}

void cc_offer_base(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct cc_state *s = state;
    int hex[13], count = find_bases(cc_board(box), s, short_supply_now(&s->core)->unit, hex);

    (void)seat;
    for (int i = 0; i < count; i++)
        offer_noun(c, VERB_BASE, hex[i]);
}

/* Which statement forbids the hex: full rows send on, other sections and bad ground bar. */
eng_ruleno cc_check_base(const struct eng_box *box, const void *state, int seat,
                         const struct eng_action *a)
{
    const struct cc_board *b = cc_board(box);
    const struct cc_state *s = state;
    int unit = short_supply_now(&s->core)->unit, hex[13], count = find_bases(b, s, unit, hex);

    (void)seat;
    for (int i = 0; i < count; i++)
        if (hex[i] == a->noun)
            return 0;
    if (cc_side_on(s, a->noun) == SIDES && cc_is_impassable(b, s, a->noun, cc_class(b, s, unit)))
        return CC_8_2_68;
    return CC_8_2_63;
}

enum eng_flow cc_take_base(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    return end_supply(t, short_supply_of(f)->unit, a->noun);
}
