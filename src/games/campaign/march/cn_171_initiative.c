/* cn_171_initiative.c -- 1X 54, 171 to 177: the initiative die of a march. */

#include "games/campaign/march/cn_march.h"

/* 1X-177: of several enemies next to them, the one of the highest initiative; of equals he who hinders
 * most. */
static int opponent(const struct cn_board *b, const struct cn_state *s, int leader, bool *bound)
{
    int best = CN_NOBODY, most = -1, enemy = 1 - b->leader[leader].side;
    uint8_t who[CN_LEADERS];

    *bound = false;
    for (int m = 0; m < b->leader_count; m++) {
        if (m != leader && !cn_is_member(s, m, leader))
            continue;
        int count = cn_zone_leaders(b, s, s->leader[m].hex, enemy, who);
        for (int i = 0; i < count; i++) {
            int initiative = who[i] == CN_NOBODY ? 1 : cn_initiative(b, s, who[i]);
            bool more = BY(CN_177_1, initiative > most) ||
                        (initiative == most && cn_resistance(b, s, leader, who[i], false) >
                                                   cn_resistance(b, s, leader, best, false));
            *bound = true;
            if (more) {
                most = initiative;
                best = who[i];
            }
        }
    }
    return best;
}

/* 1X-172-3, 175-2, 200-6: only who is in the zone of a formation; foragers see cn_resistance. */
int cn_leaving_modifier(const struct cn_board *b, const struct cn_state *s, int leader)
{
    bool bound;
    int passive = opponent(b, s, leader, &bound);

    if (BY(CN_172_3, BY(CN_200_6, !bound)))
        return 0;
    return BY(CN_175_2, cn_resistance(b, s, leader, passive, false));
}

/* 1X-31-2: the die is the roller's secret by default; the enemy sees the attempt. */
static int cast(struct eng_turn *t, int leader)
{
    int side = cn_board(t->box)->leader[leader].side;

    tell(t, CN_171_1, ENG_ALL, NEWS_TRIES, side);
    return cn_cast(t, leader, CN_172_1);
}

/* 1X-172 to 174: all, one MP less, one MP, or none. */
static int outcome(int die, int initiative)
{
    if (BY(CN_174_2, BY(CN_174_3, die < initiative)))
        return BY(CN_181_2, BY(CN_259_3, 255));
    if (die == initiative)
        return BY(CN_172_2, 254);
    return BY(CN_54_3, BY(CN_173_1, BY(CN_174_4, die <= initiative + 2))) ? BY(CN_173_2, 2) : 0;
}

int cn_march_by_die(const struct cn_board *b, const struct cn_state *s, int leader, int die)
{
    int counted = die + cn_leaving_modifier(b, s, leader);

    return outcome(counted < 0 ? 0 : counted, cn_initiative(b, s, leader));
}

static int told_as(int allowed)
{
    switch (allowed) {
    case 255:
        return NEWS_MAY_MARCH_ALL;
    case 254:
        return NEWS_MAY_MARCH_LESS;
    case 2:
        return NEWS_MAY_MARCH_ONE;
    default:
        return NEWS_MAY_NOT_MARCH;
    }
}

bool cn_try_initiative(struct eng_turn *t, int leader, int segment)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int side = b->leader[leader].side, initiative = cn_initiative(b, s, leader);
    int die = cast(t, leader), counted = BY(CN_176_2, die + cn_leaving_modifier(b, s, leader));
    eng_seats own = seats_of(t->core, side);

    (void)segment;
    counted = counted < 0 ? 0 : counted;
    s->leader[leader].allowed = (uint8_t)outcome(counted, initiative);
    cn_remember_for(s, side, TOLD_INITIATIVE, counted);
    tell(t, CN_172_1, own, NEWS_INITIATIVE, leader, die, counted, initiative);
    tell(t, CN_174_1, own, told_as(s->leader[leader].allowed), leader);
    if (BY(CN_54_2, s->leader[leader].allowed != 0))
        return true;
    s->leader[leader].allowed = 255;
    return false;
}
