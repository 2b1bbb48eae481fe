/* nt_11_losses.c -- chapter 11, steps 9 and 10: how much each side loses, and on which units.
 *
 * PROC_LOSSES takes s->attack.to_lose points from one side.  First come the leading units, as evenly
 * as possible, then (the defender's) counter-attackers likewise; the enemy places the odd point of
 * each pair.  What is left falls on the other units of the attack, where their owner likes. */

#include "games/triumph/nt_11_attack.h"

/* -- how much -- */

static enum eng_flow lose(struct eng_turn *t, int side, int points, eng_ruleno rule)
{
    struct nt_state *s = t->state;

    if (BY(NT_11_10_05, points <= 0))
        return NEXT;
    s->attack.to_lose = (uint8_t)points;
    tell(t, rule, ENG_ALL, NEWS_IS_TO_LOSE, side, points);
    return call(t, PROC_LOSSES, side);
}

/* NT-11.09-01 to -05. */
enum eng_flow nt_attacker_losses(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_state *s = t->state;
    const struct nt_attack *a = &s->attack;
    int beaten_by = BY(NT_11_09_03, a->final < 0) ? -a->final : 0;

    (void)f;
    if (BY(NT_11_09_01, a->artillery != 0))
        return NEXT;
    int leaders = BY(NT_15_24, BY(NT_11_09_04, a->defense_leader_count));
    return lose(t, a->army, leaders + beaten_by, NT_11_09_02);
}

static int defending_guns(const struct nt_state *s)
{
    int count = 0;

    FOR_SET (unit, &s->attack.defense_leaders)
        count += s->unit[unit].type == ARTILLERY;
    return count;
}

/* NT-11.10-01 to -06. */
enum eng_flow nt_defender_losses(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_state *s = t->state;
    const struct nt_attack *a = &s->attack;
    int points = BY(NT_11_10_03, a->final > 0) ? a->final : 0;

    (void)f;
    if (BY(NT_11_10_02, !a->artillery) && a->attack_leader_count > 0)
        points += a->attack_leader_count - BY(NT_11_10_04, defending_guns(s));
    return lose(t, nt_defender(a), points, NT_11_10_01);
}

/* -- on whom -- */

static bool is_gone(const struct nt_state *s, int token)
{
    return (is_unit(token) ? s->unit[token].at : s->commander[commander_of_token(token)].at) ==
           NT_GONE;
}

/* The numbers for ties were written down before (NT-11.08-03); who led is remembered. */
static void strike_off(struct eng_turn *t, int side)
{
    struct nt_state *s = t->state;
    struct nt_set *named = side == s->attack.army ? &s->attack.attacking : &s->attack.defending;
    struct nt_set all = *named;

    nt_check_commanders(t, side);
    FOR_SET (token, &all)
        if (is_gone(s, token))
            set_drop(named, token);
}

int nt_lose_in_attack(struct eng_turn *t, int unit, int points, eng_ruleno rule)
{
    struct nt_state *s = t->state;
    int side = side_of_unit(unit);
    int lost = nt_take_loss(t, unit, points, rule);

    s->attack.lost[side] = (uint8_t)(s->attack.lost[side] + BY(NT_13_05, lost));
    if (is_gone(s, unit))
        strike_off(t, side);
    return lost;
}

static void take(struct eng_turn *t, int unit, int points, eng_ruleno rule)
{
    struct nt_state *s = t->state;
    int most = points < s->attack.to_lose ? points : s->attack.to_lose;

    s->attack.to_lose = (uint8_t)(s->attack.to_lose - nt_lose_in_attack(t, unit, most, rule));
}

/* NT-11.10-07: leading artillery does not come first. */
static struct nt_set leaders_of(const struct nt_state *s, int side)
{
    const struct nt_attack *a = &s->attack;
    struct nt_set leaders = side == a->army ? a->attack_leaders : a->defense_leaders;
    struct nt_set hit = { { 0, 0 } };

    FOR_SET (unit, &leaders)
        if (s->unit[unit].at != NT_GONE && BY(NT_11_13_03, s->unit[unit].type != ARTILLERY))
            set_add(&hit, unit);
    return hit;
}

static struct nt_set counter_of(const struct nt_state *s, int side)
{
    struct nt_set alive = { { 0, 0 } };

    if (side == s->attack.army)
        return alive;
    FOR_SET (unit, &s->attack.counter)
        if (s->unit[unit].at != NT_GONE)
            set_add(&alive, unit);
    return alive;
}

static struct nt_set others_of(const struct nt_state *s, int side)
{
    const struct nt_attack *a = &s->attack;
    struct nt_set all = BY(NT_11_10_11, side == a->army) ? a->attacking : a->defending;
    struct nt_set alive = { { 0, 0 } };

    FOR_SET (token, &all)
        if (is_unit(token) && s->unit[token].at != NT_GONE)
            set_add(&alive, token);
    return alive;
}

/* NT-11.09-07: the shares differ by one at most, unless the one with less is gone already.  True:
 * one point is left, and two units that could take it. */
static bool spread(struct eng_turn *t, const struct nt_set *pair, eng_ruleno rule)
{
    const struct nt_state *s = t->state;
    int one = bits_next(pair->word, 2, 0);
    int two = one < 0 ? -1 : bits_next(pair->word, 2, one + 1);

    if (two >= 0) {
        int each = BY(NT_11_09_07, s->attack.to_lose / 2);
        each = each < s->unit[one].strength ? each : s->unit[one].strength;
        each = each < s->unit[two].strength ? each : s->unit[two].strength;
        take(t, one, each, rule);
        take(t, two, each, rule);
        if (s->attack.to_lose > 0 && s->unit[one].at != NT_GONE && s->unit[two].at != NT_GONE)
            return true;
        take(t, two, s->attack.to_lose, rule);
    }
    if (one >= 0)
        take(t, one, s->attack.to_lose, rule);
    return false;
}

enum eng_flow nt_lose_leaders(struct eng_turn *t, struct eng_frame *f)
{
    int side = losses_of(f)->loser;
    const struct nt_state *s = t->state;
    struct nt_set leaders = leaders_of(s, side);

    if (spread(t, &leaders, side == s->attack.army ? NT_11_09_06 : NT_11_10_07))
        return nt_ask(t, other_side(side));
    return NEXT;
}

enum eng_flow nt_lose_counter(struct eng_turn *t, struct eng_frame *f)
{
    int side = losses_of(f)->loser;
    struct nt_set counter = counter_of(t->state, side);

    if (spread(t, &counter, NT_11_10_08))
        return nt_ask(t, other_side(side));
    return NEXT;
}

/* The pair that is in turn: the counter-attackers are, when the leaders are gone. */
static struct nt_set pair_in_turn(const struct nt_state *s)
{
    int side = losses_now(&s->core)->loser;
    struct nt_set leaders = leaders_of(s, side);

    return set_empty(&leaders) ? counter_of(s, side) : leaders;
}

/* NT-11.09-06, NT-11.10-07, -08: whose odd point it is. */
static eng_ruleno rule_of_odd_loss(const struct nt_state *s)
{
    int side = losses_now(&s->core)->loser;
    struct nt_set leaders = leaders_of(s, side);

    if (side == s->attack.army)
        return NT_11_09_06;
    return set_empty(&leaders) ? NT_11_10_08 : NT_11_10_07;
}

eng_ruleno nt_check_odd_loss(const struct eng_box *box, const void *state, int seat,
                             const struct eng_action *act)
{
    struct nt_set pair = pair_in_turn(state);

    (void)box, (void)seat;
    return act->verb == VERB_LOSE && nt_has_unit(&pair, act->noun) ? 0 : rule_of_odd_loss(state);
}

void nt_offer_odd_loss(const struct eng_box *box, const void *state, int seat,
                       struct eng_choices *c)
{
    struct nt_set pair = pair_in_turn(state);

    (void)box, (void)seat;
    FOR_SET (unit, &pair)
        offer_noun(c, VERB_LOSE, unit);
}

enum eng_flow nt_take_odd_loss(struct eng_turn *t, struct eng_frame *f,
                               const struct eng_action *act)
{
    (void)f;
    take(t, act->noun, 1, rule_of_odd_loss(t->state));
    return NEXT;
}

/* -- the rest (NT-11.09-08 to -10, NT-11.10-09 to -11) -- */

static int total_strength(const struct nt_state *s, const struct nt_set *units)
{
    int total = 0;

    FOR_SET (unit, units)
        total += s->unit[unit].strength;
    return total;
}

/* There is something to choose: more than one is left, and not all must go. */
bool nt_can_choose_loss(const struct nt_state *s, int side)
{
    struct nt_set others = others_of(s, side);

    return nt_set_units(&others) > 1 && total_strength(s, &others) > s->attack.to_lose;
}

static eng_ruleno rule_of_rest(const struct nt_state *s, int side)
{
    return side == s->attack.army ? NT_11_09_08 : NT_11_10_09;
}

enum eng_flow nt_lose_rest(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_state *s = t->state;
    int side = losses_of(f)->loser;
    struct nt_set others = others_of(s, side);
    eng_ruleno rule = rule_of_rest(s, side);

    if (s->attack.to_lose == 0)
        return NEXT;
    if (BY(NT_11_09_10, nt_can_choose_loss(s, side)))
        return nt_ask(t, side);
    FOR_SET (unit, &others)
        take(t, unit, s->attack.to_lose, rule);
    return NEXT;
}

eng_ruleno nt_check_loss(const struct eng_box *box, const void *state, int seat,
                         const struct eng_action *act)
{
    const struct nt_state *s = state;
    int side = losses_now(&s->core)->loser;
    struct nt_set others = others_of(s, side);

    (void)box, (void)seat;
    return act->verb == VERB_LOSE && nt_has_unit(&others, act->noun) ? 0 : rule_of_rest(s, side);
}

void nt_offer_loss(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct nt_state *s = state;
    struct nt_set others = others_of(s, losses_now(&s->core)->loser);

    (void)box, (void)seat;
    FOR_SET (unit, &others)
        offer_noun(c, VERB_LOSE, unit);
}

enum eng_flow nt_take_loss_of(struct eng_turn *t, struct eng_frame *f, const struct eng_action *act)
{
    HOLDS(NT_11_09_11, "nt_take_loss shows a unit before it reduces it, whatever the loss");
    take(t, act->noun, 1, rule_of_rest(t->state, losses_of(f)->loser));
    return jump(f, ROW_LOSE_REST);
}

eng_ruleno nt_rule_of_loss(const struct nt_state *s)
{
    const struct eng_frame *f = eng_now(&s->core);

    return f->step == ROW_LOSE_REST ? rule_of_rest(s, losses_of(f)->loser) : rule_of_odd_loss(s);
}

/* What nobody is left to take is not taken (NT-11.09-09, NT-11.10-10). */
enum eng_flow nt_end_losses(struct eng_turn *t, struct eng_frame *f)
{
    struct nt_state *s = t->state;

    (void)f;
    s->attack.to_lose = 0;
    return NEXT;
}
