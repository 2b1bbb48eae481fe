/* nt_weigh.c -- what an answer comes to before it is given: what it ends, what it costs for certain,
 * what it leaves undone.
 *
 * From a redacted state: a seat reads of its own units what it knows of them, and nothing of the
 * enemy's. */

#include "engine/weight.h"

#include "games/triumph/nt_11_attack.h"
#include "games/triumph/nt_setup.h"

/* An answer being weighed. */
struct scales {
    const struct nt_board *b;
    const struct nt_state *s;
    int seat;
    const struct eng_action *a;
    struct eng_weight *out;
};

/* One has a sentence of its own: in French, and mostly in English, the words change. */
static void cost_count(const struct scales *w, eng_ruleno rule, int count, int one, int more)
{
    if (count > 0)
        weigh_cost(w->out, rule, count == 1 ? one : more, count);
}

static void left_count(const struct scales *w, eng_ruleno rule, int count, int one, int more)
{
    if (count > 0)
        weigh_left(w->out, rule, count == 1 ? one : more, count);
}

/* -- set-up and conferences -- */

static void weigh_end_of_phase(const struct scales *w)
{
    if (w->a->verb == VERB_DONE)
        w->out->ends = ENDS_PHASE;
}

static void weigh_detachments(const struct scales *w)
{
    weigh_end_of_phase(w);
    if (w->a->verb == VERB_DONE)
        left_count(w, NT_6_08_01, NT_SET_DETACHMENTS - w->s->set_up.detachments,
                   NEWS_LEFT_DETACHMENT, NEWS_LEFT_DETACHMENTS);
}

static void weigh_orders(const struct scales *w)
{
    const struct nt_state *s = w->s;
    int side = nt_army_of(s, w->seat), waiting = 0;

    weigh_end_of_phase(w);
    for (int rank = 1; rank < s->teams.player_count[side]; rank++)
        waiting += nt_order_verb(s->teams.order[side][s->round - 1][rank - 1]) == NO_ORDER;
    if (w->a->verb == VERB_DONE)
        left_count(w, NT_19_13, waiting, NEWS_LEFT_ORDER, NEWS_LEFT_ORDERS);
}

/* -- commands -- */

enum { CORPS_NAMED = 5 }; /* of those that could still move; the rest is counted */

static bool can_still(const struct scales *w, const struct nt_ground *g, int verb, int noun)
{
    struct eng_action a = { .verb = (uint16_t)verb, .noun = (uint16_t)noun };

    return nt_check_surveyed(w->b, w->s, g, w->seat, &a) == 0;
}

static void name_corps(const struct scales *w, int commander)
{
    int at = w->s->commander[commander].at;

    if (at == NT_OFF_MAP)
        weigh_left(w->out, NT_10_43, NEWS_LEFT_ENTER, commander);
    else
        weigh_left(w->out, NT_9_12, NEWS_LEFT_CORPS, commander, at);
}

/* The corps that could still be moved; how many of them the limit lets move. */
static int weigh_idle_corps(const struct scales *w, const struct nt_ground *g)
{
    const struct nt_state *s = w->s;
    int count = 0, limit = w->b->army[s->turn.army].corps_limit;

    FOR_COMMANDERS (c, s->turn.army) {
        if (!can_still(w, g, VERB_CORPS_MOVE, commander_token(c)))
            continue;
        if (count++ < CORPS_NAMED)
            name_corps(w, c);
    }
    if (count > CORPS_NAMED)
        weigh_left(w->out, NT_9_12, NEWS_LEFT_MORE_CORPS, count - CORPS_NAMED);
    int free_commands = limit ? limit - s->turn.corps_commands : count;
    return count < free_commands ? count : free_commands;
}

static int idle_units(const struct scales *w, const struct nt_ground *g)
{
    const struct nt_state *s = w->s;
    int free_commands = w->b->army[s->turn.army].unit_limit - s->turn.unit_commands, count = 0;

    FOR_UNITS (u, s->turn.army)
        count += can_still(w, g, VERB_UNIT_MOVE, u);
    return count < free_commands ? count : free_commands;
}

/* In team play the part of one player may end before the turn does. */
static void weigh_end_of_turn(const struct scales *w)
{
    struct nt_ground g;

    w->out->ends = ENDS_TURN;
    nt_survey(w->b, w->s, &g);
    int corps = weigh_idle_corps(w, &g);
    left_count(w, NT_9_06, corps, NEWS_LEFT_COMMAND, NEWS_LEFT_COMMANDS);
    left_count(w, NT_9_08, idle_units(w, &g), NEWS_LEFT_UNIT_COMMAND, NEWS_LEFT_UNIT_COMMANDS);
}

static void weigh_leaving(const struct scales *w, int unit)
{
    if (!nt_is_detached(w->s, unit))
        weigh_cost(w->out, NT_9_22, NEWS_COST_LEAVES, nt_whose(w->s, unit));
}

static void weigh_command(const struct scales *w)
{
    if (w->a->verb == VERB_END_TURN)
        weigh_end_of_turn(w);
    if (w->a->verb == VERB_UNIT_MOVE || w->a->verb == VERB_ATTACH)
        weigh_leaving(w, w->a->noun);
}

/* -- moves -- */

static void weigh_move(const struct scales *w)
{
    const struct move_frame *f = move_now(&w->s->core);

    if (w->a->verb == VERB_PICK)
        return;
    if (f->command == UNIT_MOVE)
        weigh_leaving(w, f->who);
    else
        cost_count(w, f->command == CORPS_MOVE ? NT_9_13 : NT_9_14, draft_count(&w->s->core),
                   NEWS_COST_LEAVE_ONE, NEWS_COST_LEAVE);
}

/* -- attacks -- */

static void weigh_retreat(const struct scales *w)
{
    struct nt_price price = nt_price_of_retreat(w->b, w->s);

    w->out->grave = true;
    if (price.breaks) {
        w->out->ends = ENDS_MATCH;
        weigh_cost(w->out, NT_13_09, NEWS_COST_BREAKS);
    }
    if (price.morale)
        weigh_cost(w->out, NT_13_04,
                   price.known && !price.no_room ? NEWS_COST_MORALE : NEWS_COST_MORALE_LEAST,
                   -price.morale);
    cost_count(w, NT_12_06, price.guns, NEWS_COST_GUN, NEWS_COST_GUNS);
    cost_count(w, NT_12_23, price.no_room, NEWS_COST_NO_ROOM_ONE, NEWS_COST_NO_ROOM);
    cost_count(w, NT_12_26, price.detached, NEWS_COST_LEAVE_ONE, NEWS_COST_LEAVE);
}

static void weigh_defenders(const struct scales *w)
{
    struct nt_set named = nt_drafted(w->s);

    if (w->a->verb == VERB_DONE && nt_set_units(&named) == 0)
        weigh_retreat(w);
}

static void weigh_feint(const struct scales *w)
{
    if (w->a->verb != VERB_FEINT)
        return;
    weigh_cost(w->out, NT_11_12_10, NEWS_COST_CLOSED);
    if (!w->s->attack.blocked)
        weigh_cost(w->out, NT_11_03_09, NEWS_COST_STEP_UP);
}

static void weigh_commitment(const struct scales *w, const struct nt_set *units)
{
    int side = nt_army_of(w->s, w->seat);
    int heavy = nt_price_of_heavy(w->s, side, units), guard = nt_price_of_guard(w->s, side, units);

    if (heavy)
        weigh_cost(w->out, NT_15_02, NEWS_COST_HEAVY, -heavy);
    if (guard)
        weigh_cost(w->out, NT_15_03, NEWS_COST_GUARD, -guard);
}

/* NT-15-06: of two leaders of the defense one may still be passed over, and is not committed. */
static void weigh_defense_leaders(const struct scales *w)
{
    struct nt_set leaders = nt_drafted(w->s);

    if (w->a->verb == VERB_DONE && nt_set_units(&leaders) == 1)
        weigh_commitment(w, &leaders);
}

static void weigh_attack_leaders(const struct scales *w)
{
    struct nt_set leaders = nt_drafted(w->s);

    if (w->a->verb == VERB_DONE)
        weigh_commitment(w, &leaders);
}

static void weigh_counter(const struct scales *w)
{
    struct nt_set picked = nt_drafted(w->s);

    if (w->a->verb != VERB_DONE)
        return;
    cost_count(w, NT_11_07_13, nt_set_units(&picked), NEWS_COST_POINT, NEWS_COST_POINTS);
    weigh_commitment(w, &picked);
}

/* Who attacks by a Detach Move leaves the corps, and so does who is left behind by a Corps Move. */
static void weigh_attackers(const struct scales *w)
{
    const struct nt_attack *a = &w->s->attack;
    int leaving = draft_count(&w->s->core);

    if (w->a->verb == VERB_DONE && !a->by_road && a->command != UNIT_MOVE)
        cost_count(w, a->command == CORPS_MOVE ? NT_9_13 : NT_9_14, leaving, NEWS_COST_LEAVE_ONE,
                   NEWS_COST_LEAVE);
}

static void weigh_attack_command(const struct scales *w)
{
    if (w->a->verb == VERB_BY_UNIT || w->a->verb == VERB_GUNS_STAY ||
        (w->a->verb == VERB_BY_ROAD && is_unit(w->a->noun)))
        weigh_leaving(w, w->a->noun);
}

/* -- losses -- */

static void weigh_death(const struct scales *w, int unit, eng_ruleno rule)
{
    int corps = w->s->unit[unit].corps;

    weigh_cost(w->out, rule, NEWS_COST_DIES);
    if (corps != NT_NO_CORPS && nt_corps_size(w->s, corps) == 1)
        weigh_cost(w->out, NT_8_12, NEWS_COST_COMMANDER, corps);
}

static void weigh_loss(const struct scales *w)
{
    struct nt_set alone = { { 0, 0 } };

    if (w->a->verb != VERB_LOSE)
        return;
    set_add(&alone, w->a->noun);
    if (w->s->unit[w->a->noun].strength == 1)
        weigh_death(w, w->a->noun, nt_rule_of_loss(w->s));
    if (side_of_unit(w->a->noun) == nt_army_of(w->s, w->seat))
        weigh_commitment(w, &alone);
}

/* In a retreat all are committed before anybody is lost. */
static void weigh_group_loss(const struct scales *w)
{
    if (w->s->unit[w->a->noun].strength == 1)
        weigh_death(w, w->a->noun, NT_12_08);
}

static void weigh_no_room(const struct scales *w)
{
    int strength = w->s->unit[w->a->noun].strength;

    if (strength)
        weigh_cost(w->out, NT_13_07, NEWS_COST_MORALE, -strength);
    weigh_death(w, w->a->noun, NT_12_23);
}

static void weigh_keep(const struct scales *w)
{
    int corps = w->s->unit[w->a->noun].corps;

    if (corps != NT_NO_CORPS)
        cost_count(w, NT_8_08, nt_corps_size(w->s, corps) - 1, NEWS_COST_LEAVE_ONE,
                   NEWS_COST_LEAVE);
}

/* -- by the step that takes the answer; where none stands nothing is certain -- */

static const struct {
    eng_take *take;
    void (*weigh)(const struct scales *w);
} questions[] = {
    { nt_take_organise, weigh_end_of_phase },
    { nt_take_set_detach, weigh_detachments },
    { nt_take_assign, weigh_end_of_phase },
    { nt_take_orders, weigh_orders },
    { nt_take_command, weigh_command },
    { nt_take_move, weigh_move },
    { nt_take_defenders, weigh_defenders },
    { nt_take_feint_option, weigh_feint },
    { nt_take_defense_leaders, weigh_defense_leaders },
    { nt_take_attack_command, weigh_attack_command },
    { nt_take_attacking_pieces, weigh_attackers },
    { nt_take_attack_leaders, weigh_attack_leaders },
    { nt_take_counter, weigh_counter },
    { nt_take_odd_loss, weigh_loss },
    { nt_take_loss_of, weigh_loss },
    { nt_take_keep, weigh_keep },
    { nt_take_group_loss, weigh_group_loss },
    { nt_take_no_room, weigh_no_room },
    { nt_take_remains, weigh_keep },
};

void nt_weigh(const struct eng_box *box, const void *redacted, int seat, const struct eng_action *a,
              struct eng_weight *out)
{
    const struct nt_state *s = redacted;
    const struct eng_step *row = eng_flow_row(box, &s->core);
    const struct scales w = { nt_board(box), s, seat, a, out };

    for (size_t i = 0; row && i < sizeof questions / sizeof questions[0]; i++)
        if (questions[i].take == row->take)
            questions[i].weigh(&w);
}
