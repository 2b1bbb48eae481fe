/* cn_271_targets.c -- 1X 262 (steps 1 and 2), 267, 268, 271: who attacks which
 * hexes.  What is chosen is open at once, so it is kept in the battle and not in a draft. */

#include "games/campaign/battle/cn_battle.h"

/* -- the phasing side's attack -- */

/* Next to the leader, able to be led by him, and in the fight with nobody else (1X-267-1); who has
 * driven off his own enemy in the first round may come from the second on (1X-264-2). */
static bool has_driven_off(const struct cn_state *s, int leader)
{
    for (int i = 0; i < s->battle_count; i++)
        if (BY(CN_264_2, s->battle[i].over == OVER_VACATED) &&
            (s->battle[i].attacker == leader ||
             cn_has_hex(s->battle[i].from, s->battle[i].from_count, s->leader[leader].hex)))
            return true;
    return false;
}

/* Has he an enemy before him, one who is attacked already or may be? */
static bool touches_prey(const struct cn_board *b, const struct cn_state *s,
                         const struct cn_battle *f, int leader)
{
    for (int side = 0; side < 6; side++) {
        int hex = b->next[s->leader[leader].hex][side];
        if (hex != CN_NOWHERE && cn_may_hit(b, s, leader, hex) &&
            (cn_has_hex(f->target, f->target_count, hex) ||
             cn_is_foe_at(b, s, 1 - b->leader[leader].side, hex)))
            return true;
    }
    return false;
}

static bool may_join(const struct cn_board *b, const struct cn_state *s, int battle, int leader)
{
    const struct cn_battle *f = &s->battle[battle];
    unsigned did = s->leader[leader].did;

    if (leader >= b->leader_count || cn_is_vedette(f->attacker) || leader == f->attacker ||
        b->leader[leader].side != b->leader[f->attacker].side || !cn_stands(s, leader) ||
        (s->leader[leader].under != CN_NOBODY && s->leader[leader].under != f->attacker) ||
        cn_has_hex(f->from, f->from_count, s->leader[leader].hex) || cn_running(s, leader) >= 0 ||
        cn_distance(s->leader[leader].hex, s->leader[f->attacker].hex) != 1 ||
        !cn_orders_reach(b, s, s->leader[f->attacker].hex, s->leader[leader].hex) ||
        f->from_count == CN_TARGETS)
        return false;
    if ((did & DID_FIGHT) && (f->round < 2 || (did & DID_PURSUE) || !has_driven_off(s, leader)))
        return false;
    return touches_prey(b, s, f, leader) && cn_can_lead(b, s, f->attacker, leader);
}

static bool has_joined(const struct cn_state *s, const struct cn_battle *f, int leader)
{
    return leader < CN_LEADERS && leader != f->attacker && s->leader[leader].standing == IS_MAP &&
           s->leader[leader].under == f->attacker && cn_has_troops(s, leader) &&
           cn_has_hex(f->from, f->from_count, s->leader[leader].hex);
}

static bool can_reach(const struct cn_board *b, const struct cn_state *s, const struct cn_battle *f,
                      int hex)
{
    if (cn_is_vedette(f->attacker))
        return cn_touches(b, f->from[0], hex) && cn_facing(b, s, f->from[0], hex) != FACING_NONE;
    for (int i = b->side_first[FRENCH]; i < b->leader_count; i++)
        if ((i == f->attacker || has_joined(s, f, i)) && cn_may_hit(b, s, i, hex))
            return true;
    return false;
}

/* 1X-263-1: whoever attacked there is no more. */
static bool is_orphaned(const struct cn_state *s, int hex)
{
    for (int i = 0; i < s->battle_count; i++)
        if (s->battle[i].over == OVER_ATTACKER_GONE &&
            cn_has_hex(s->battle[i].target, s->battle[i].target_count, hex))
            return true;
    return false;
}

/* Is it his from an earlier round, a fresh enemy, or one left over by friends? */
static bool is_prey(const struct cn_board *b, const struct cn_state *s, const struct cn_battle *f,
                    int hex)
{
    int foe = 1 - cn_battle_side(b, f);

    if (cn_is_vedette(f->attacker))
        return cn_vedette_may_hit(b, s, f->attacker - CN_LEADERS, hex);
    if (cn_has_hex(f->target, f->target_count, hex))
        return cn_has_piece(s, foe, hex);
    return cn_is_foe_at(b, s, foe, hex) || (is_orphaned(s, hex) && cn_has_piece(s, foe, hex));
}

static bool is_other_battle(const struct cn_state *s, const struct cn_battle *f, int hex)
{
    for (int i = 0; i < s->battle_count; i++)
        if (&s->battle[i] != f && !s->battle[i].over &&
            cn_has_hex(s->battle[i].target, s->battle[i].target_count, hex))
            return true;
    return false;
}

static eng_ruleno check_target(const struct cn_board *b, const struct cn_state *s,
                               const struct cn_battle *f, int hex)
{
    if (hex < 0)
        return CN_262_2;
    if (cn_has_hex(f->target, f->target_count, hex))
        return 0;
    if (is_other_battle(s, f, hex))
        return CN_268_1;
    if (!can_reach(b, s, f, hex))
        return CN_267_1;
    if (!is_prey(b, s, f, hex))
        return cn_is_vedette(f->attacker)                       ? CN_269_2
               : cn_has_piece(s, 1 - cn_battle_side(b, f), hex) ? CN_265_1
                                                                : CN_262_2;
    return f->target_count == CN_TARGETS ? CN_262_2 : 0;
}

static bool is_forced(const struct cn_state *s)
{
    return half_now(&s->core)->flags & HALF_FORCED;
}

/* Over a bridge and at a fortress nobody must attack again (1X-351-3), unless dynamics say so (1X-360-3);
 * and where nobody is left who
 * could attack at all the battle is broken off. */
static bool may_break_off(const struct cn_board *b, const struct cn_state *s, int battle)
{
    const struct cn_battle *f = &s->battle[battle];

    if (f->round > 1 && !is_forced(s) && !cn_battle_goes_on(b, s, battle, true))
        return true;
    for (int i = 0; i < f->from_count; i++)
        for (int side = 0; side < 6; side++) {
            int hex = b->next[f->from[i]][side];
            if (hex != CN_NOWHERE && can_reach(b, s, f, hex) && is_prey(b, s, f, hex))
                return false;
        }
    return true;
}

/* 1X-203-1, 266-2: may another formation still attack it, if these do not? */
static bool is_left_to_others(const struct cn_board *b, const struct cn_state *s,
                              const struct cn_battle *f, int hex)
{
    int side = cn_battle_side(b, f);

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (i != f->attacker && !has_joined(s, f, i) && cn_stands(s, i) &&
            !(s->leader[i].did & DID_FIGHT) && cn_may_hit(b, s, i, hex))
            return true;
    for (int i = 0; i < CN_VEDETTES; i++)
        if (CN_LEADERS + i != f->attacker && cn_vedette_is_ready(s, side, i) &&
            cn_vedette_may_hit(b, s, i, hex))
            return true;
    return false;
}

static bool is_bound_to(const struct cn_board *b, const struct cn_state *s,
                        const struct cn_battle *f, int hex)
{
    if (cn_is_vedette(f->attacker))
        return cn_vedette_must_hit(b, s, f->attacker - CN_LEADERS, hex);
    for (int i = b->side_first[FRENCH]; i < b->leader_count; i++)
        if ((i == f->attacker || has_joined(s, f, i)) && cn_may_hit(b, s, i, hex) &&
            cn_is_bound_at(b, s, b->leader[i].side, s->leader[i].hex, hex))
            return true;
    return false;
}

static bool hits_something(const struct cn_board *b, const struct cn_state *s,
                           const struct cn_battle *f, int from)
{
    for (int i = 0; i < f->target_count; i++)
        if (cn_facing(b, s, from, f->target[i]) != FACING_NONE)
            return true;
    return false;
}

static eng_ruleno check_targets_done(const struct cn_board *b, const struct cn_state *s,
                                     const struct cn_battle *f)
{
    int count = 0;

    for (int i = 0; i < f->target_count; i++) {
        if (!can_reach(b, s, f, f->target[i]))
            return CN_267_1;
        count++;
    }
    if (count == 0)
        return CN_262_2;
    for (int i = 0; i < f->from_count; i++)
        if (!hits_something(b, s, f, f->from[i]))
            return CN_267_1;
    for (int i = 0; i < f->from_count; i++)
        for (int side = 0; side < 6; side++) {
            int hex = b->next[f->from[i]][side];
            if (hex == CN_NOWHERE || cn_has_hex(f->target, f->target_count, hex) ||
                check_target(b, s, f, hex) != 0 || !is_bound_to(b, s, f, hex))
                continue;
            if (f->target_count < CN_TARGETS && !is_left_to_others(b, s, f, hex))
                return cn_is_vedette(f->attacker) ? CN_269_1
                       : is_orphaned(s, hex)      ? CN_263_1
                                                  : CN_261_1;
        }
    return 0;
}

/* Who can declare his attack stays able to: neither the last hex nor one that must be attacked is left
 * out. */
static eng_ruleno check_leave(const struct cn_board *b, const struct cn_state *s,
                              const struct cn_battle *f, int hex)
{
    struct cn_state then;

    if (check_targets_done(b, s, f) != 0)
        return 0;
    then = *s;
    struct cn_battle *without = &then.battle[f - s->battle];
    cn_drop_hex(without->target, &without->target_count, hex);
    return check_targets_done(b, &then, without);
}

/* Attacked too, or left out. */
static eng_ruleno check_toggle(const struct cn_board *b, const struct cn_state *s,
                               const struct cn_battle *f, int hex)
{
    if (hex >= 0 && cn_has_hex(f->target, f->target_count, hex))
        return check_leave(b, s, f, hex);
    return check_target(b, s, f, hex);
}

/* Proposed are all whom he is bound to attack, or else the first he may. */
static void propose_targets(const struct cn_board *b, struct cn_state *s, struct cn_battle *f)
{
    int at = f->from[0], foe = 1 - cn_battle_side(b, f);

    for (int i = f->target_count - 1; i >= 0; i--)
        if (!cn_has_piece(s, foe, f->target[i]) || !can_reach(b, s, f, f->target[i]))
            cn_drop_hex(f->target, &f->target_count, f->target[i]);
    if (cn_is_vedette(f->attacker))
        return;
    for (int side = 0; side < 6; side++) {
        int hex = b->next[at][side];
        if (hex != CN_NOWHERE && check_target(b, s, f, hex) == 0 && is_bound_to(b, s, f, hex) &&
            f->target_count < CN_TARGETS)
            cn_add_hex(f->target, &f->target_count, hex);
    }
}

static void begin_round(struct eng_turn *t, struct cn_battle *f)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int who = f->attacker;

    f->round++;
    f->shown[0] = f->shown[1] = 0;
    f->marker[0] = f->marker[1] = MARKER_NONE;
    f->group = f->left = f->counter_count = f->struck = f->fired = 0;
    f->guard &= 2;
    for (int i = 0; i < CN_TARGETS; i++)
        f->counter[i] = 0;
    if (f->round == 1) {
        f->from_count = 0;
        if (!cn_is_vedette(who))
            s->leader[who].under = CN_NOBODY; /* he may have stood by for another (1X-276-1) */
    }
    for (int i = f->from_count - 1; i > 0; i--)
        if (cn_arm_at(b, s, cn_battle_side(b, f), f->from[i], 7, true) == 0)
            cn_drop_hex(f->from, &f->from_count, f->from[i]);
    cn_add_hex(f->from, &f->from_count, cn_where(s, who));
    tell(t, CN_59_8, ENG_ALL, NEWS_ROUND, f->from[0], f->round);
    for (int i = 0; i < CN_LEADERS; i++)
        s->leader[i].allowed = 255;
    propose_targets(b, s, f);
    if (f->round > 1 && f->target_count > 0) /* 1X-354-1: those in contact attack again */
        cn_hand_over(b, s, f);
}

/* -- what is told when the attack is declared -- */

static void show_hexes(struct eng_turn *t, int side, const uint16_t *hex, int count)
{
    const struct cn_state *s = t->state;

    for (int i = side * CN_SLOTS; i < (side + 1) * CN_SLOTS; i++)
        if (s->piece[i].what != CN_NOBODY && cn_has_hex(hex, count, s->piece[i].hex))
            cn_show_piece(t, i);
}

/* 1X-262-3, 277-2: reserves count in what is told. */
void cn_tell_strength(struct eng_turn *t, struct cn_battle *f, int side, bool once_more)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int count, sp = BY(CN_277_2, cn_battle_sp(b, s, f, side, 7));
    const uint16_t *hex;

    cn_side_hexes(b, f, side, &hex, &count);
    for (int i = 0; i < count; i++)
        sp += cn_has_garrison(s, side, hex[i]);
    if (once_more && f->told[side] == cn_round_up_ten(sp))
        return;
    f->told[side] = (uint8_t)cn_round_up_ten(sp);
    tell(t, CN_262_3, ENG_ALL, NEWS_ABOUT_SP, side, f->told[side]);
    cn_remember(s, TOLD_ABOUT, f->told[side]);
}

static void mark_at(struct cn_state *s, const uint16_t *hex, int count)
{
    for (int i = 0; i < CN_PIECES; i++) {
        const struct cn_piece *p = &s->piece[i];
        if (p->what == CN_NOBODY || !cn_has_hex(hex, count, p->hex))
            continue;
        if (cn_is_vedette(p->what))
            s->vedette[p->what - CN_LEADERS].did |= VEDETTE_FOUGHT;
        else if (p->what < CN_LEADERS)
            s->leader[p->what].did |= DID_FIGHT;
    }
}

/* Somebody who can fight; a leader without troops is no formation (1X-261-1). */
static bool meets_somebody(const struct cn_board *b, const struct cn_state *s,
                           const struct cn_battle *f)
{
    int foe = 1 - cn_battle_side(b, f);

    for (int i = 0; i < f->target_count; i++)
        if (cn_arm_at(b, s, foe, f->target[i], 7, true) > 0 ||
            cn_has_garrison(s, foe, f->target[i]) || cn_lone_vedette(s, foe, f->target[i]) >= 0)
            return true;
    return false;
}

/* 1X-264-1: against a leader alone there is no attack, and so none has been made. */
static void mark_fought(const struct cn_board *b, struct cn_state *s, const struct cn_battle *f)
{
    mark_at(s, f->target, f->target_count);
    if (!meets_somebody(b, s, f))
        return;
    mark_at(s, f->from, f->from_count);
    if (!cn_is_vedette(f->attacker))
        s->leader[f->attacker].did &= (uint16_t)~DID_PURSUE;
}

/* 1X-212-2: whoever takes part, whether he leads, was joined or is in a box. */
bool cn_has_failed_repulse(const struct cn_board *b, const struct cn_state *s,
                           const struct cn_battle *f)
{
    int side = cn_battle_side(b, f);

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        const struct cn_leader *l = &s->leader[i];
        if ((l->standing == IS_MAP || l->standing == IS_BOX) && l->did & DID_FAIL_REPULSE &&
            cn_has_hex(f->from, f->from_count, l->hex))
            return true;
    }
    return false;
}

/* 1X-261-1, 276-2: whoever stood by as reserve of another battle fights his own with all he has. */
static void leave_other_battles(struct cn_state *s, const struct cn_battle *f)
{
    for (int i = 0; i < CN_UNITS; i++)
        if (s->unit[i].standing == IS_TRACK && s->unit[i].reserve) {
            int hex = s->leader[s->unit[i].leader].hex;
            if (cn_has_hex(f->from, f->from_count, hex) ||
                cn_has_hex(f->target, f->target_count, hex))
                s->unit[i].reserve = 0;
        }
}

static enum eng_flow declare(struct eng_turn *t, struct eng_frame *fr, struct cn_battle *f)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int side = cn_battle_side(b, f), battle = half_of(fr)->battle;

    show_hexes(t, side, f->from, f->from_count);
    show_hexes(t, 1 - side, f->target, f->target_count);
    for (int i = 0; i < f->target_count && cn_is_vedette(f->attacker); i++)
        tell(t, CN_262_2, ENG_ALL, NEWS_VEDETTE_ATTACKS, side, f->target[i]);
    if (!cn_is_vedette(f->attacker) && !(half_of(fr)->flags & (HALF_NO_ATTACK | HALF_RETREATS)))
        for (int i = 0; i < f->target_count; i++)
            tell(t, CN_262_2, ENG_ALL, NEWS_ATTACKS, f->attacker, f->target[i], f->round);
    mark_fought(b, s, f);
    if (f->round == 1)
        leave_other_battles(s, f);
    if (f->round == 1 && !cn_is_vedette(f->attacker))
        f->failed_repulse = cn_has_failed_repulse(b, s, f);
    cn_muster(t, battle, false);
    cn_tell_strength(t, f, side, false);
    cn_tell_strength(t, f, 1 - side, false);
    return NEXT;
}

/* -- the questions -- */

/* 1X-360-2, 360-4: no counter-attack, by none of those who parted either; he stays, or he goes. */
static enum eng_flow out_of_hand(struct eng_frame *fr, struct cn_battle *f)
{
    f->left = 0;
    return jump(fr, half_of(fr)->flags & HALF_RETREATS ? ROW_RETREATS : ROW_ROUND_END);
}

/* 1X-288-2: he chose to refuse; 360-2: he was not attacked by dynamics, and chose no pitched battle. */
static bool lets_it_be(const struct cn_board *b, const struct cn_state *s,
                       const struct cn_battle *f)
{
    int side = cn_battle_side(b, f), marker = f->marker[1 - side];

    return marker == MARKER_REFUSAL || (cn_has_lost_hold(s, f, side) && marker != MARKER_PITCHED);
}

enum eng_flow cn_ask_targets(struct eng_turn *t, struct eng_frame *fr)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    struct cn_battle *f = cn_battle_now(s, fr);
    bool counter = half_of(fr)->counter;
    int side = cn_battle_side(b, f);

    if (BY(CN_262_22, !counter && !(half_of(fr)->flags & HALF_BEGUN))) {
        half_frame(fr)->flags |= HALF_BEGUN;
        begin_round(t, f);
    }
    if (counter && !(half_of(fr)->flags & HALF_BEGUN) && lets_it_be(b, s, f)) {
        half_frame(fr)->flags |= HALF_NO_ATTACK;
        return jump(fr, ROW_ROUND_END);
    }
    if (cn_needs_dynamics(b, s, fr))
        return jump(fr, ROW_DYNAMICS);
    if (half_of(fr)->flags & (HALF_NO_ATTACK | HALF_RETREATS))
        return counter ? out_of_hand(fr, f) : declare(t, fr, f);
    return counter ? cn_ask_counter(t, fr, f) : ask(t, seats_of(t->core, side));
}

static void offer_attack(const struct cn_board *b, const struct cn_state *s, int battle,
                         struct eng_choices *c)
{
    const struct cn_battle *f = &s->battle[battle];

    for (int i = 0; i < f->from_count; i++)
        for (int side = 0; side < 6; side++) {
            int hex = b->next[f->from[i]][side];
            if (hex != CN_NOWHERE && check_toggle(b, s, f, hex) == 0)
                offer_noun(c, VERB_TARGET, cn_number(hex));
        }
    for (int i = 0; i < b->leader_count; i++)
        if (may_join(b, s, battle, i) || has_joined(s, f, i))
            offer_noun(c, VERB_WITH, i);
    if (check_targets_done(b, s, f) == 0)
        offer(c, VERB_DONE);
    if (may_break_off(b, s, battle))
        offer(c, VERB_DECLINE);
}

void cn_offer_targets(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;
    const struct eng_frame *fr = eng_now(&s->core);
    int battle = half_of(fr)->battle;
    struct cn_half h;

    cn_half_of(b, s, battle, half_of(fr)->counter, &h);
    if (half_of(fr)->counter)
        cn_offer_counter(b, s, battle, c);
    else
        offer_attack(b, s, battle, c);
    cn_offer_engage(b, s, &h, true, half_of(fr)->progress, c);
    if (s->battle[battle].round > 1)
        cn_offer_advance(b, s, s->core.side[seat], battle, c);
}

static eng_ruleno check_attack(const struct cn_board *b, const struct cn_state *s, int battle,
                               const struct eng_action *a)
{
    const struct cn_battle *f = &s->battle[battle];

    switch (a->verb) {
    case VERB_TARGET:
        return check_toggle(b, s, f, cn_hex_of(a->noun));
    case VERB_WITH:
        if (a->noun < CN_LEADERS && (may_join(b, s, battle, a->noun) || has_joined(s, f, a->noun)))
            return 0;
        return CN_267_1;
    case VERB_DONE:
        return check_targets_done(b, s, f);
    case VERB_DECLINE:
        return may_break_off(b, s, battle) ? 0 : is_forced(s) ? CN_360_3 : CN_354_1;
    default:
        return CN_262_2;
    }
}

eng_ruleno cn_check_targets(const struct eng_box *box, const void *state, int seat,
                            const struct eng_action *a)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;
    const struct eng_frame *fr = eng_now(&s->core);
    int battle = half_of(fr)->battle;
    struct cn_half h;

    cn_half_of(b, s, battle, half_of(fr)->counter, &h);
    if (a->verb == VERB_ENGAGE)
        return cn_check_engage(b, s, &h, true, a->noun - CN_UNIT0, half_of(fr)->progress);
    if (a->verb == VERB_ADVANCE)
        return cn_check_advance(b, s, s->core.side[seat], battle, a->noun, cn_hex_of(a->count));
    return half_of(fr)->counter ? cn_check_counter(b, s, battle, a) : check_attack(b, s, battle, a);
}

static void toggle_join(struct eng_turn *t, struct cn_battle *f, int leader)
{
    struct cn_state *s = t->state;
    bool in = has_joined(s, f, leader);

    cn_tell_deed(t, &(struct cn_deed){ CN_128_1,
                                       in ? NEWS_LEADER_STANDS_OUT : NEWS_LEADER_TAKES_PART,
                                       0,
                                       in ? NEWS_STANDS_OUT : NEWS_TAKES_PART,
                                       leader,
                                       { s->leader[leader].hex } });
    s->leader[leader].under = in ? CN_NOBODY : f->attacker;
    if (in)
        cn_drop_hex(f->from, &f->from_count, s->leader[leader].hex);
    else
        cn_add_hex(f->from, &f->from_count, s->leader[leader].hex);
}

enum eng_flow cn_take_targets(struct eng_turn *t, struct eng_frame *fr, const struct eng_action *a)
{
    struct cn_state *s = t->state;
    struct cn_battle *f = cn_battle_now(s, fr);

    if (a->verb == VERB_ENGAGE) {
        cn_engage(t, fr, a->noun - CN_UNIT0);
        return again(t);
    }
    if (a->verb == VERB_ADVANCE) {
        cn_advance(t, half_of(fr)->battle, a->noun, cn_hex_of(a->count));
        return again(t);
    }
    if (half_of(fr)->counter)
        return cn_take_counter(t, fr, f, a);
    switch (a->verb) {
    case VERB_TARGET:
        cn_toggle_hex(t, f->target, &f->target_count, cn_hex_of(a->noun));
        return again(t);
    case VERB_WITH:
        toggle_join(t, f, a->noun);
        return again(t);
    case VERB_DECLINE:
        tell(t, CN_351_3, ENG_ALL, NEWS_BREAKS_OFF, f->attacker);
        if (f->loser)
            cn_decide_battle(t, half_of(fr)->battle, 2 - f->loser);
        cn_forget_battle(t, half_of(fr)->battle, OVER_DONE);
        return finish(t, 0);
    default:
        half_frame(fr)->progress = 0;
        return declare(t, fr, f);
    }
}
