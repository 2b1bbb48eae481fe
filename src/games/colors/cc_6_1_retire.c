/* cc_6_1_retire.c -- CCN 6.1: cavalry that does not wait for the infantry.
 *
 * It goes two hexes towards its own edge, neither more nor fewer, over free hexes; that both can be
 * made is known before it is offered.  The roll that comes first is a strike of its own kind
 * (STRIKE_RETIRE), in which cavalry faces alone count. */

#include "games/colors/cc_local.h"

/* A lone friendly leader counts as an obstacle; terrain that only stops does not. */
static bool is_free(const struct cc_board *b, const struct cc_state *s, int hex)
{
    return unit_on(s, hex) == CC_NO_UNIT && BY(CC_6_1_05, leader_on(s, hex) == CC_NO_LEADER) &&
           BY(CC_6_1_04, !cc_is_impassable(b, s, hex, CAVALRY));
}

/* Can that many hexes be made from here? */
static bool has_way(const struct cc_board *b, const struct cc_state *s, int hex, int side,
                    int hexes)
{
    int home[2], count = hexes ? cc_hexes_home(b, hex, side, home) : 0;

    for (int i = 0; i < count; i++)
        if (is_free(b, s, home[i]) && has_way(b, s, home[i], side, hexes - 1))
            return true;
    return hexes == 0;
}

bool cc_can_retire(const struct cc_board *b, const struct cc_state *s, int unit)
{
    const struct cc_unit *u = &s->unit[unit];

    HOLDS(CC_6_1_17, "only the defender of a melee is asked to retire");
    return cc_class(b, s, unit) == CAVALRY && has_way(b, s, u->at, u->side, RETIRE_HEXES);
}

static int ways_back(const struct cc_board *b, const struct cc_state *s, const struct eng_frame *f,
                     int out[2])
{
    const struct cc_unit *u = &s->unit[retire_of(f)->unit];
    int home[2], count = 0, homes = cc_hexes_home(b, u->at, u->side, home);
    int after = RETIRE_HEXES - 1 - retire_of(f)->made;

    for (int i = 0; i < homes; i++)
        if (is_free(b, s, home[i]) && has_way(b, s, home[i], u->side, after))
            out[count++] = home[i];
    return count;
}

static void go_back(struct eng_turn *t, struct eng_frame *f, int hex)
{
    struct cc_state *s = t->state;
    const struct cc_unit *u = &s->unit[retire_of(f)->unit];

    retire_frame(f)->made++;
    tell(t, CC_6_1_10, ENG_ALL, NEWS_RETIRED, u->type, u->at, hex);
    cc_fall_back(s, retire_of(f)->unit, hex);
}

static enum eng_flow end_retirement(struct eng_turn *t)
{
    cc_judge_objectives(t, false);
    return cc_decided(t) ? end_match(t) : finish(t, LEFT_HEX);
}

enum eng_flow cc_ask_retire(struct eng_turn *t, struct eng_frame *f)
{
    const struct cc_state *s = t->state;
    int way[2];

    while (retire_of(f)->made < RETIRE_HEXES) {
        if (BY(CC_6_1_12, ways_back(cc_board(t->box), s, f, way) > 1))
            return cc_ask(t, s->unit[retire_of(f)->unit].side);
        go_back(t, f, way[0]);
    }
    return end_retirement(t);
}

void cc_offer_retire(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    int way[2], count = ways_back(cc_board(box), state, eng_now(state), way);

    (void)seat;
    for (int i = 0; i < count; i++)
        offer_noun(c, VERB_RETREAT, way[i]);
}

enum eng_flow cc_take_retire(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    go_back(t, f, a->noun);
    return jump(f, ROW_RETIRE);
}
