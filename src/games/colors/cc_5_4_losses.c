/* cc_5_4_losses.c -- CCN 5.4.9: what a roll does, in the order of the book.
 *
 * PROC_STRIKE is one roll at one enemy, whoever rolls: fire, an attack, a First Strike, the die of a
 * square, a battle back.  Losses come first, then the check of the leader, then the flags that
 * are not ignored, and last the blocks for hexes that could not be retreated.  A banner that
 * decides the match ends it on the spot, with the rest unresolved (CCN-4-06).
 *
 * `left` keeps the hex in which the struck unit stood and, for the next row, its leader. */

#include "games/colors/cc_local.h"

enum { LEADER_MASK = 15, HEX_SHIFT = 8 };

static int hex_struck(const struct eng_frame *f)
{
    return strike_of(f)->left >> HEX_SHIFT;
}

static void remember(struct eng_frame *f, int hex, int leader)
{
    strike_frame(f)->left = (int16_t)(hex << HEX_SHIFT | (leader + 1));
}

static int leader_at_risk(const struct eng_frame *f)
{
    return (strike_of(f)->left & LEADER_MASK) - 1;
}

bool cc_left_fits(const struct cc_state *s, int left)
{
    return left >= 0 && left >> HEX_SHIFT < CC_HEXES &&
           (left & ((1 << HEX_SHIFT) - 1)) <= s->leader_count;
}

/* -- blocks -- */

static void eliminate(struct eng_turn *t, int unit, eng_ruleno rule)
{
    struct cc_state *s = t->state;
    struct cc_unit *u = &s->unit[unit];

    tell(t, rule, ENG_ALL, NEWS_UNIT_ELIMINATED, u->type, u->at);
    if (u->square)
        cc_leave_square(t, unit, CC_6_2_3_05);
    cc_put_unit(s, unit, 0);
    u->flags = u->hexes = 0;
    cc_gain_banner(t, other_side(u->side), CC_4_02);
}

int cc_lose_blocks(struct eng_turn *t, int unit, int n, eng_ruleno rule)
{
    struct cc_state *s = t->state;
    struct cc_unit *u = &s->unit[unit];
    int lost = BY(CC_5_4_4_21, n < u->blocks) ? n : u->blocks;

    if (!lost)
        return 0;
    u->blocks = (uint8_t)(u->blocks - lost);
    tell(t, rule, ENG_ALL, NEWS_LOSES_BLOCKS, u->type, u->at, lost, u->blocks);
    if (BY(CC_6_2_1_13, BY(CC_2_5_04, !u->blocks)))
        eliminate(t, unit, rule);
    return lost;
}

/* -- the rows of a strike -- */

static enum eng_flow strike_lone_leader(struct eng_turn *t, struct eng_frame *f, int leader)
{
    jump(f, ROW_STRIKE_ENDS);
    if (BY(CC_5_4_8_17, strike_of(f)->hits != 0)) {
        cc_lose_leader(t, leader, CC_5_4_8_15);
        return cc_decided(t) ? end_match(t) : NEXT;
    }
    return call(t, PROC_FLIGHT, leader);
}

static eng_ruleno rule_of_losses(const struct eng_frame *f)
{
    if (strike_of(f)->how == STRIKE_FIRE)
        return CC_5_4_4_17;
    return strike_of(f)->how == STRIKE_RETIRE ? CC_6_1_08 : CC_5_4_6_20;
}

enum eng_flow cc_strike_losses(struct eng_turn *t, struct eng_frame *f)
{
    const struct cc_state *s = t->state;
    int unit = strike_of(f)->at;

    if (is_leader_token(unit))
        return strike_lone_leader(t, f, unit - CC_UNITS);
    int leader = cc_leader_of(s, unit);
    remember(f, s->unit[unit].at, -1);
    if (!cc_lose_blocks(t, unit, strike_of(f)->hits, rule_of_losses(f)))
        return jump(f, ROW_FLAGS);
    if (cc_decided(t))
        return end_match(t);
    if (BY(CC_5_4_4_22, BY(CC_5_4_6_21, BY(CC_6_1_09, leader != CC_NO_LEADER))))
        remember(f, hex_struck(f), leader);
    return NEXT;
}

/* His unit has lost blocks: the check, and the flight of one who has lost his unit.  `after` is the
 * row that a survivor with his unit goes on with. */
static enum eng_flow risk_leader(struct eng_turn *t, struct eng_frame *f, int leader, int after)
{
    const struct cc_state *s = t->state;
    bool is_gone = s->unit[strike_of(f)->at].at == 0;

    jump(f, BY(CC_5_4_8_13, is_gone) ? ROW_STRIKE_ENDS : after);
    if (leader < 0)
        return NEXT;
    cc_check_leader(t, leader, is_gone);
    if (cc_decided(t))
        return end_match(t);
    HOLDS(CC_5_4_8_14, "the flight is made within the strike, the advance after it");
    if (BY(CC_5_4_11_03, is_gone && s->leader[leader].at))
        return call(t, PROC_FLIGHT, leader);
    return NEXT;
}

enum eng_flow cc_strike_leader(struct eng_turn *t, struct eng_frame *f)
{
    return risk_leader(t, f, leader_at_risk(f), ROW_FLAGS);
}

enum eng_flow cc_strike_retreat(struct eng_turn *t, struct eng_frame *f)
{
    const struct cc_state *s = t->state;
    const struct cc_unit *u = &s->unit[strike_of(f)->at];
    int hexes =
        strike_of(f)->flags *
        BY(CC_1_04, BY(CC_5_4_9_03, BY(CC_5_4_9_16, cc_type(cc_board(t->box), u)->retreat)));

    f->answer = (int16_t)hexes;
    if (!hexes || u->square)
        return NEXT;
    return call(t, PROC_RETREAT, strike_of(f)->at, hexes);
}

/* f->answer: the hexes that were not made. */
enum eng_flow cc_strike_retreat_losses(struct eng_turn *t, struct eng_frame *f)
{
    const struct cc_state *s = t->state;
    int unit = strike_of(f)->at, leader = BY(CC_5_4_8_09, cc_leader_of(s, unit));
    eng_ruleno rule = s->unit[unit].square ? CC_6_2_2_11 : CC_5_4_9_14;

    if (!cc_lose_blocks(t, unit, BY(CC_6_2_2_04, BY(CC_6_2_2_12, BY(CC_5_4_6_22, f->answer))),
                        rule))
        return NEXT;
    if (cc_decided(t))
        return end_match(t);
    return risk_leader(t, f, BY(CC_5_4_8_04, leader == CC_NO_LEADER) ? -1 : leader,
                       ROW_STRIKE_ENDS);
}

static int outcome(const struct cc_state *s, const struct eng_frame *f)
{
    int struck = strike_of(f)->at;

    if (is_leader_token(struck))
        return s->leader[struck - CC_UNITS].fate == LEADER_ELIMINATED ? ELIMINATED : LEFT_HEX;
    if (BY(CC_6_2_2_20, !s->unit[struck].at))
        return ELIMINATED;
    return BY(CC_6_2_2_21, s->unit[struck].at == hex_struck(f)) ? KEPT_HEX : LEFT_HEX;
}

enum eng_flow cc_strike_ends(struct eng_turn *t, struct eng_frame *f)
{
    cc_judge_objectives(t, false);
    if (cc_decided(t))
        return end_match(t);
    return finish(t, outcome(t->state, f));
}
