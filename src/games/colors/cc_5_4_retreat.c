/* cc_5_4_retreat.c -- CCN 5.4.9: the way back, hex by hex.
 *
 * Each step enters the next row towards home.  The owner is asked where two hexes are open, or where
 * the unit has just come upon a lone leader, with whom it may stop and be quit of the rest.  The
 * answer of the procedure is the number of hexes that could not be made; their price is taken by
 * the strike (cc_5_4_losses.c). */

#include "games/colors/cc_local.h"

static bool may_retreat_to(const struct cc_board *b, const struct cc_state *s, int unit, int hex)
{
    int leader = leader_on(s, hex);

    if (unit_on(s, hex) != CC_NO_UNIT ||
        BY(CC_5_4_9_07, cc_is_impassable(b, s, hex, cc_class(b, s, unit))))
        return false;
    if (leader == CC_NO_LEADER)
        return true;
    return s->leader[leader].side == s->unit[unit].side && cc_leader_of(s, unit) == CC_NO_LEADER;
}

static int open_hexes(const struct cc_board *b, const struct cc_state *s, int unit, int out[2])
{
    int home[2], count = 0;
    int homes = cc_hexes_home(b, s->unit[unit].at, s->unit[unit].side, home);

    for (int i = 0; i < homes; i++)
        if (may_retreat_to(b, s, unit, home[i]))
            out[count++] = home[i];
    return count;
}

/* With its leader; he may have been waiting there. */
void cc_fall_back(struct cc_state *s, int unit, int hex)
{
    int leader = cc_leader_of(s, unit);

    cc_put_unit(s, unit, hex);
    if (BY(CC_5_4_9_10, BY(CC_5_4_11_02, BY(CC_5_4_9_13, leader != CC_NO_LEADER))))
        cc_put_leader(s, leader, hex);
}

static void step_back(struct eng_turn *t, struct eng_frame *f, int hex)
{
    struct cc_state *s = t->state;
    const struct cc_unit *u = &s->unit[retreat_of(f)->unit];

    retreat_frame(f)->joined = leader_on(s, hex) != CC_NO_LEADER;
    retreat_frame(f)->left--;
    tell(t, CC_5_4_9_02, ENG_ALL, NEWS_RETREATS, u->type, u->at, hex);
    cc_fall_back(s, retreat_of(f)->unit, hex);
    if (retreat_of(f)->joined)
        tell(t, CC_5_4_9_11, ENG_ALL, NEWS_JOINS_LEADER, u->type, hex);
}

/* CCN-5.4.9-15: it must go while it can; nobody looks ahead for it. */
enum eng_flow cc_ask_retreat(struct eng_turn *t, struct eng_frame *f)
{
    const struct cc_state *s = t->state;
    int unit = retreat_of(f)->unit, open[2];

    while (retreat_of(f)->left) {
        int count = open_hexes(cc_board(t->box), s, unit, open);
        if (count && BY(CC_5_4_9_15, count + retreat_of(f)->joined > 1))
            return cc_ask(t, BY(CC_5_4_9_04, s->unit[unit].side));
        if (BY(CC_5_4_9_17, !count)) {
            if (retreat_of(f)->joined)
                retreat_frame(f)->left = 0;
            break;
        }
        step_back(t, f, open[0]);
    }
    return NEXT;
}

void cc_offer_retreat(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct cc_state *s = state;
    const struct eng_frame *f = eng_now(&s->core);
    int open[2], count = open_hexes(cc_board(box), s, retreat_of(f)->unit, open);

    (void)seat;
    for (int i = 0; i < count; i++)
        offer_noun(c, VERB_RETREAT, open[i]);
    if (retreat_of(f)->joined)
        offer(c, VERB_HALT);
}

static eng_ruleno why_no_retreat(const struct cc_board *b, const struct cc_state *s, int unit,
                                 int hex)
{
    const struct cc_unit *u = &s->unit[unit];

    if (b->distance[u->at][hex] != 1 || b->row[hex] != b->row[u->at] + cc_homeward(u->side))
        return CC_5_4_9_06;
    if (may_retreat_to(b, s, unit, hex))
        return 0;
    if (cc_is_impassable(b, s, hex, cc_class(b, s, unit)))
        return CC_5_4_9_08;
    if (unit_on(s, hex) == CC_NO_UNIT && s->leader[leader_on(s, hex)].side == u->side)
        return CC_5_4_9_12;
    return CC_5_4_9_09;
}

eng_ruleno cc_check_retreat(const struct eng_box *box, const void *state, int seat,
                            const struct eng_action *a)
{
    const struct cc_state *s = state;
    const struct eng_frame *f = eng_now(&s->core);

    (void)seat;
    if (a->verb == VERB_HALT)
        return retreat_of(f)->joined ? 0 : CC_5_4_9_11;
    return why_no_retreat(cc_board(box), s, retreat_of(f)->unit, a->noun);
}

enum eng_flow cc_take_retreat(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    const struct cc_state *s = t->state;
    const struct cc_unit *u = &s->unit[retreat_of(f)->unit];

    if (a->verb == VERB_HALT) {
        tell(t, CC_5_4_9_11, ENG_ALL, NEWS_STOPS_WITH_LEADER, u->type, u->at);
        retreat_frame(f)->left = 0;
        return NEXT;
    }
    step_back(t, f, a->noun);
    return jump(f, ROW_RETREAT_STEP);
}

enum eng_flow cc_end_retreat(struct eng_turn *t, struct eng_frame *f)
{
    const struct cc_state *s = t->state;
    const struct cc_unit *u = &s->unit[retreat_of(f)->unit];

    if (retreat_of(f)->left)
        tell(t, CC_5_4_9_14, ENG_ALL, NEWS_RETREAT_BARRED, u->type, u->at, retreat_of(f)->left);
    return finish(t, retreat_of(f)->left);
}
