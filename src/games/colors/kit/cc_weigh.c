/* cc_weigh.c -- what an answer comes to before it is given: what it ends, what it costs for certain,
 * and what it leaves undone.  All of it from what lies open, and from the player's own hand. */

#include "engine/weight.h"

#include "games/colors/cc_combat.h"
#include "games/colors/cc_orders.h"

typedef void weigher(const struct cc_board *b, const struct cc_state *s, const struct eng_action *a,
                     struct eng_weight *out);

/* -- what ends a phase -- */

static void end_orders(const struct cc_board *b, const struct cc_state *s,
                       const struct eng_action *a, struct eng_weight *out)
{
    int given = cc_orders_so_far(b, s), left = cc_orders_left(b, s);

    (void)a;
    out->ends = given ? ENDS_PHASE : ENDS_TURN;
    if (!given)
        weigh_cost(out, CC_5_1_06, NEWS_COST_NOBODY);
    if (left)
        weigh_left(out, CC_5_1_08, NEWS_LEFT_ORDERS, given, given + left);
}

/* With nobody to fight the combat phase passes by itself. */
static void end_movement(const struct cc_board *b, const struct cc_state *s,
                         const struct eng_action *a, struct eng_weight *out)
{
    (void)a;
    out->ends = cc_anybody_battles(b, s) ? ENDS_PHASE : ENDS_TURN;
    FOR_UNITS_OF (u, s, s->turn.side)
        if (cc_unit_can_move(b, s, u))
            weigh_left(out, CC_5_3_1_03, NEWS_LEFT_MOVE, s->unit[u].type, s->unit[u].at);
    FOR_LEADERS_OF (l, s, s->turn.side)
        if (cc_leader_can_move(b, s, l))
            weigh_left(out, CC_5_3_1_03, NEWS_LEFT_MOVE_LEADER, s->leader[l].at);
}

static void end_combat(const struct cc_board *b, const struct cc_state *s,
                       const struct eng_action *a, struct eng_weight *out)
{
    (void)a;
    out->ends = ENDS_TURN;
    FOR_UNITS_OF (u, s, s->turn.side)
        if (cc_can_battle(b, s, u))
            weigh_left(out, CC_5_4_1_03, NEWS_LEFT_BATTLE, s->unit[u].type, s->unit[u].at);
}

/* CCN-8.2-61: only those who regained a block are ordered. */
static void end_rally(const struct cc_board *b, const struct cc_state *s,
                      const struct eng_action *a, struct eng_weight *out)
{
    bool rallied = false;

    (void)a;
    FOR_UNITS_OF (u, s, s->turn.side) {
        rallied |= (s->unit[u].flags & UNIT_RALLIED) != 0;
        if (!cc_why_no_rally(b, s, u))
            weigh_left(out, CC_8_2_59, NEWS_LEFT_RALLY, s->unit[u].type, s->unit[u].at);
    }
    out->ends = rallied ? ENDS_PHASE : ENDS_TURN;
    if (!rallied)
        weigh_cost(out, CC_8_2_61, NEWS_COST_NOBODY);
}

/* -- what costs something -- */

static void play_card(const struct cc_board *b, const struct cc_state *s,
                      const struct eng_action *a, struct eng_weight *out)
{
    uint64_t hexes[2];

    if (cc_card_orders(b, s, a->noun, hexes) && bits_next(hexes, 2, 0) < 0)
        weigh_cost(out, CC_5_1_06, NEWS_COST_NOBODY);
}

/* CCN-8.2-52: a unit that Leadership orders loses its order with its leader. */
static void detach(const struct cc_board *b, const struct cc_state *s, const struct eng_action *a,
                   struct eng_weight *out)
{
    if (cc_effect(b, s) == EFFECT_LEADERSHIP && !s->turn.of_choice &&
        !drafted(&s->core, leader_token(leader_on(s, a->noun))))
        weigh_cost(out, CC_8_2_52, NEWS_COST_UNIT_UNORDERED, s->unit[unit_on(s, a->noun)].type);
}

static void go_leader(const struct cc_state *s, int leader, int hex, struct eng_weight *out)
{
    int unit = unit_on(s, hex);

    if (hex != s->leader[leader].at && unit != CC_NO_UNIT &&
        (s->unit[unit].flags & (UNIT_ORDERED | UNIT_MOVED)) == UNIT_ORDERED)
        weigh_cost(out, CC_5_3_3_15, NEWS_COST_JOINED, s->unit[unit].type);
}

static void go_unit(const struct cc_board *b, const struct cc_state *s, int unit, int hex,
                    struct eng_weight *out)
{
    struct cc_reach r;
    int battle;

    cc_unit_reach(b, s, unit, &r);
    cc_move_hexes(b, s, unit, &battle);
    if (r.cost[hex] > battle)
        weigh_cost(out, CC_5_4_1_01, NEWS_COST_NO_BATTLE);
    else if (cc_why_no_battle_on_entry(b, s, unit, hex))
        weigh_cost(out, cc_why_no_battle_on_entry(b, s, unit, hex), NEWS_COST_NO_BATTLE);
}

static void go(const struct cc_board *b, const struct cc_state *s, const struct eng_action *a,
               struct eng_weight *out)
{
    int piece = move_now(&s->core)->piece;

    if (is_leader_token(piece))
        go_leader(s, piece - CC_UNITS, a->noun, out);
    else
        go_unit(b, s, piece, a->noun, out);
}

static void join(const struct cc_board *b, const struct cc_state *s, const struct eng_action *a,
                 struct eng_weight *out)
{
    (void)b;
    if (!drafted(&s->core, unit_on(s, a->noun)))
        weigh_cost(out, CC_6_3_13, NEWS_COST_BATTLED);
}

static void answer(const struct cc_board *b, const struct cc_state *s, const struct eng_action *a,
                   struct eng_weight *out)
{
    (void)b;
    if (a->verb == VERB_RETIRE)
        weigh_cost(out, CC_6_1_01, NEWS_COST_HEX, s->battle.target);
    if (a->verb == VERB_SQUARE)
        weigh_cost(out, CC_6_2_1_10, NEWS_COST_CARD);
    if (a->verb == VERB_FIRST_STRIKE)
        weigh_cost(out, CC_8_2_32, NEWS_COST_STRIKE);
}

/* What is not ignored is run from, and paid for by a square, which cannot run.  How much of the way
 * is barred only the way shows. */
static void ignore(const struct cc_board *b, const struct cc_state *s, const struct eng_action *a,
                   struct eng_weight *out)
{
    const struct cc_unit *u = &s->unit[strike_now(&s->core)->at];
    int hexes = (strike_now(&s->core)->flags - a->count) * cc_type(b, u)->retreat;

    if (hexes <= 0)
        return;
    if (u->square)
        weigh_cost(out, CC_6_2_2_11, hexes == 1 ? NEWS_COST_BLOCK : NEWS_COST_BLOCKS, hexes);
    else
        weigh_cost(out, CC_5_4_9_02, hexes == 1 ? NEWS_COST_RETREAT_ONE : NEWS_COST_RETREAT, hexes);
}

static void flee(const struct cc_board *b, const struct cc_state *s, const struct eng_action *a,
                 struct eng_weight *out)
{
    (void)b, (void)s;
    out->grave = a->verb == VERB_LEAVE_MAP;
    if (out->grave)
        weigh_cost(out, CC_5_4_11_11, NEWS_COST_LEADER_GONE);
}

/* -- by question and verb -- */

static const struct {
    eng_take *take;
    weigher *weigh;
    uint16_t verb; /* VERB_COUNT: all of them */
} weights[] = {
    { cc_take_command, play_card, VERB_PLAY },
    { cc_take_orders, end_orders, VERB_DONE },
    { cc_take_orders, detach, VERB_DETACH },
    { cc_take_movement, end_movement, VERB_DONE },
    { cc_take_combat, end_combat, VERB_DONE },
    { cc_take_rally, end_rally, VERB_DONE },
    { cc_take_go, go, VERB_GO },
    { cc_take_batteries, join, VERB_JOIN },
    { cc_take_answer, answer, VERB_COUNT },
    { cc_take_flags, ignore, VERB_IGNORE },
    { cc_take_flight, flee, VERB_COUNT },
};

void cc_weigh(const struct eng_box *box, const void *redacted, int seat, const struct eng_action *a,
              struct eng_weight *out)
{
    const struct cc_state *s = redacted;
    const struct eng_step *row = eng_flow_row(box, &s->core);

    (void)seat;
    for (size_t i = 0; row && i < sizeof weights / sizeof weights[0]; i++)
        if (weights[i].take == row->take &&
            (weights[i].verb == VERB_COUNT || weights[i].verb == a->verb))
            weights[i].weigh(cc_board(box), s, a, out);
}
