/* cc_outlook.c -- what a unit could do if it stood elsewhere: for opponents, who must judge worlds
 * that have not come about.  No rule looks at it. */

#include "games/colors/cc_orders.h"

int cc_outlook_dice(const struct eng_box *box, const struct cc_state *s,
                    const struct cc_outlook *look)
{
    int how = look->back ? STRIKE_BACK : look->ranged ? STRIKE_FIRE : STRIKE_MELEE;
    struct cc_blow blow = {
        .by = look->unit,
        .from = look->from,
        .to = look->to,
        .at = look->at,
        .how = how,
    };

    return cc_dice(cc_board(box), s, &blow, NULL);
}

bool cc_outlook_sees(const struct eng_box *box, const struct cc_state *s, int unit, int from,
                     int to)
{
    const struct cc_board *b = cc_board(box);

    if (cc_class(b, s, unit) == ARTILLERY)
        return cc_battery_sees(b, s, from, to, s->unit[unit].side);
    return cc_sees(b, s, from, to);
}

int cc_outlook_flags(const struct eng_box *box, const struct cc_state *s, int unit, int by)
{
    return cc_ignorable_flags(cc_board(box), s, unit, by, STRIKE_MELEE);
}

bool cc_outlook_square(const struct eng_box *box, const struct cc_state *s, int unit, int attacker)
{
    return cc_why_no_square(cc_board(box), s, unit, attacker) == 0;
}

bool cc_outlook_retires(const struct eng_box *box, const struct cc_state *s, int unit)
{
    return cc_can_retire(cc_board(box), s, unit);
}

int cc_outlook_reach(const struct eng_box *box, const struct cc_state *s, int unit,
                     uint8_t hex[CC_HEXES], uint8_t cost[CC_HEXES], int *battle)
{
    const struct cc_board *b = cc_board(box);
    struct cc_reach r;

    cc_move_hexes(b, s, unit, battle);
    cc_unit_reach(b, s, unit, &r);
    for (int i = 0; i < r.count; i++) {
        hex[i] = r.hex[i];
        cost[i] = r.cost[r.hex[i]];
    }
    return r.count;
}

bool cc_outlook_fights_in(const struct eng_box *box, const struct cc_state *s, int unit, int hex)
{
    return cc_why_no_battle_on_entry(cc_board(box), s, unit, hex) == 0;
}

eng_ruleno cc_outlook_idle(const struct eng_box *box, const struct cc_state *s, int unit,
                           bool ranged)
{
    return cc_why_no_battle(cc_board(box), s, unit, ranged);
}
