/* cn_351_counter.c -- 1X 262 (steps 12 and 13), 271, 351 to 353: who counter-attacks which hexes. */

#include "games/campaign/battle/cn_battle.h"

/* 1X-353-1: no hex is counter-attacked twice in a round. */
static int struck_bit(const struct cn_battle *f, int hex)
{
    for (int i = 0; i < f->from_count; i++)
        if (f->from[i] == hex)
            return 1 << i;
    return 0;
}

static bool counter_reaches(const struct cn_board *b, const struct cn_state *s,
                            const struct cn_battle *f, int hex)
{
    if (f->struck & struck_bit(f, hex))
        return false;
    for (int i = 0; i < f->target_count; i++)
        if ((f->group >> i & 1) && cn_facing(b, s, f->target[i], hex) != FACING_NONE)
            return true;
    return false;
}

/* The strongest hex of the attack that this group can reach (1X-262-20, 266-3, 351-1). */
static int strongest(const struct cn_board *b, const struct cn_state *s, const struct cn_battle *f)
{
    int side = cn_battle_side(b, f), best = 0, most = -1;

    for (int i = 0; i < f->from_count; i++) {
        int sp = cn_arm_at(b, s, side, f->from[i], 7, true);
        if (BY(CN_266_3, sp > most) && sp > 0 && counter_reaches(b, s, f, f->from[i])) {
            most = sp;
            best = f->from[i];
        }
    }
    return best;
}

static int bit_of(const struct cn_battle *f, int hex)
{
    for (int i = 0; i < f->target_count; i++)
        if (f->target[i] == hex)
            return 1 << i;
    return 0;
}

/* 1X-271-2, 271-3: he, and all in the hexes attacked who are one formation with him. */
static void lead_counter(const struct cn_board *b, const struct cn_state *s, struct cn_battle *f,
                         int leader)
{
    int side = 1 - cn_battle_side(b, f);

    f->defender = (uint8_t)leader;
    f->group = 0;
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (cn_stands(s, i) && cn_fights_with(s, i, leader))
            f->group |= (uint8_t)bit_of(f, s->leader[i].hex);
    f->left = f->group;
}

static void prepare_counter(struct eng_turn *t, struct cn_battle *f)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;

    for (int i = 0; i < CN_TARGETS; i++)
        f->counter[i] = 0;
    f->counter_count = 0;
    f->strong = (uint16_t)strongest(b, s, f);
    if (f->strong)
        cn_add_hex(f->counter, &f->counter_count, f->strong);
    tell(t, CN_262_20, ENG_ALL, NEWS_STRONGEST, f->strong);
}

/* 1X-351-2, 351-3: over a primary bridge and at a fortress nobody is bound to, unless his troops are
 * out of his hand (1X-360-3). */
static bool is_bound_to_counter(const struct cn_board *b, const struct cn_state *s,
                                const struct cn_battle *f)
{
    if (half_now(&s->core)->flags & HALF_FORCED)
        return true;
    if (cn_has_lost_hold(s, f, cn_battle_side(b, f)))
        return false; /* 1X-360-2: he may go on with it */
    for (int i = 0; i < f->target_count; i++)
        for (int k = 0; k < f->from_count; k++)
            if ((f->group >> i & 1) && cn_facing(b, s, f->target[i], f->from[k]) == FACING_BOUND)
                return true;
    return false;
}

/* Somebody else than he who leads it now. */
static bool may_lead_counter(const struct cn_board *b, const struct cn_state *s,
                             const struct cn_battle *f, int leader)
{
    return leader < b->leader_count && leader != f->defender &&
           b->leader[leader].side == 1 - cn_battle_side(b, f) && cn_stands(s, leader) &&
           s->leader[leader].under == CN_NOBODY && bit_of(f, s->leader[leader].hex) &&
           f->left == f->group;
}

/* Has the rest somebody to attack when those in a hex have parted? */
static bool leaves_prey(const struct cn_board *b, const struct cn_state *s,
                        const struct cn_battle *f, int hex)
{
    struct cn_battle rest = *f;

    rest.group &= (uint8_t)~bit_of(f, hex);
    for (int i = 0; i < f->from_count; i++)
        if (counter_reaches(b, s, &rest, f->from[i]))
            return true;
    return false;
}

/* 1X-353-1: a part may attack on its own, if another hex is left for it. */
static bool may_part(const struct cn_board *b, const struct cn_state *s, const struct cn_battle *f,
                     int leader)
{
    if (leader >= b->leader_count || leader == f->defender || !cn_stands(s, leader) ||
        s->leader[leader].under != f->defender || !(f->group & bit_of(f, s->leader[leader].hex)) ||
        s->leader[leader].hex == s->leader[f->defender].hex ||
        !leaves_prey(b, s, f, s->leader[leader].hex))
        return false;
    for (int i = 0; i < f->from_count; i++)
        if (!cn_has_hex(f->counter, f->counter_count, f->from[i]) &&
            !(f->struck & struck_bit(f, f->from[i])) &&
            cn_facing(b, s, s->leader[leader].hex, f->from[i]) != FACING_NONE)
            return true;
    return false;
}

/* 1X-276-1, 281-1, 282-1: a neighbour in reserve is engaged where he stands, if he is in contact. */
static bool may_take_part(const struct cn_board *b, const struct cn_state *s, int battle,
                          int leader)
{
    const struct cn_battle *f = &s->battle[battle];

    if (f->target_count == CN_TARGETS || f->left != f->group ||
        !cn_stands_by(b, s, 1 - cn_battle_side(b, f), battle, leader))
        return false;
    for (int i = 0; i < f->from_count; i++)
        if (cn_facing(b, s, s->leader[leader].hex, f->from[i]) != FACING_NONE)
            return true;
    return false;
}

static void take_part(struct eng_turn *t, struct cn_battle *f, int leader)
{
    struct cn_state *s = t->state;

    cn_tell_deed(t, &(struct cn_deed){ CN_282_1,
                                       NEWS_LEADER_TAKES_PART,
                                       0,
                                       NEWS_TAKES_PART,
                                       leader,
                                       { s->leader[leader].hex } });
    cn_add_hex(f->target, &f->target_count, s->leader[leader].hex);
    s->leader[leader].did |= DID_FIGHT;
    cn_show_piece(t, cn_slot_of(s, leader));
    lead_counter(cn_board(t->box), s, f, f->defender);
    prepare_counter(t, f);
}

static bool is_counter_target(const struct cn_board *b, const struct cn_state *s,
                              const struct cn_battle *f, int hex)
{
    return cn_has_hex(f->from, f->from_count, hex) && counter_reaches(b, s, f, hex) &&
           cn_has_piece(s, cn_battle_side(b, f), hex);
}

/* 1X-353-1: those who part strike later in the round, each a hex that is left to them. */
static struct cn_battle after_this_part(const struct cn_battle *f)
{
    struct cn_battle rest = *f;

    rest.group = (uint8_t)(f->left & ~f->group);
    for (int i = 0; i < f->counter_count; i++)
        rest.struck |= (uint8_t)struck_bit(f, f->counter[i]);
    return rest;
}

static bool has_prey(const struct cn_board *b, const struct cn_state *s, const struct cn_battle *f)
{
    for (int i = 0; i < f->from_count; i++)
        if (is_counter_target(b, s, f, f->from[i]))
            return true;
    return f->group == 0;
}

static eng_ruleno check_counter_done(const struct cn_board *b, const struct cn_state *s,
                                     const struct cn_battle *f)
{
    for (int i = 0; i < f->counter_count; i++)
        if (!is_counter_target(b, s, f, f->counter[i]))
            return CN_267_1;
    if (f->counter_count == 0)
        return CN_262_20;
    struct cn_battle rest = after_this_part(f);
    if (!cn_has_hex(f->counter, f->counter_count, f->strong) &&
        !is_counter_target(b, s, &rest, f->strong))
        return CN_262_20;
    return has_prey(b, s, &rest) ? 0 : CN_353_1;
}

/* 1X-306-1: guns alone attack nobody. */
static bool has_arms(const struct cn_board *b, const struct cn_state *s, const struct cn_battle *f)
{
    int side = 1 - cn_battle_side(b, f);

    for (int i = 0; i < f->target_count; i++)
        if ((f->group >> i & 1) &&
            cn_arm_at(b, s, side, f->target[i], 1u << INFANTRY | 1u << CAVALRY, true) > 0)
            return true;
    return false;
}

/* -- 1X-353-1: a part has gone, the others strike all the same -- */

static bool is_held_by(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    return cn_arm_at(b, s, side, hex, 7, true) > 0;
}

bool cn_rest_strikes(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *fr)
{
    struct cn_battle rest = s->battle[half_of(fr)->battle];
    int side = cn_battle_side(b, &rest);

    rest.group = rest.left;
    if (!half_of(fr)->counter || (half_of(fr)->flags & HALF_RETREATS) || !has_arms(b, s, &rest))
        return false;
    for (int i = 0; i < rest.from_count; i++)
        if (is_held_by(b, s, side, rest.from[i]) && counter_reaches(b, s, &rest, rest.from[i]))
            return true;
    return false;
}

/* Whoever has gone has his part of the battle behind him. */
static void dismiss(struct cn_state *s, int chief)
{
    for (int i = 0; i < CN_UNITS; i++)
        if (s->unit[i].standing == IS_TRACK && cn_fights_with(s, s->unit[i].leader, chief))
            s->unit[i].reserve = s->unit[i].lost = 0;
    for (int i = 0; i < CN_LEADERS; i++)
        if (s->leader[i].standing == IS_MAP && s->leader[i].under == chief && cn_has_troops(s, i))
            s->leader[i].under = CN_NOBODY;
    s->leader[chief].pitched = 0;
}

/* He who led them, or if he has gone the strongest in these hexes who stands for himself. */
static uint8_t chief_left(struct cn_state *s, const struct cn_board *b, int chief,
                          const uint16_t *hex, int count)
{
    int side = chief < CN_LEADERS ? b->leader[chief].side : SIDES, best = chief, most = 0;

    for (int i = side < SIDES ? b->side_first[side] : b->leader_count;
         i < b->leader_count && b->leader[i].side == side; i++) {
        int sp = cn_arm_at(b, s, side, s->leader[i].hex, 7, true);
        if (cn_stands(s, i) && s->leader[i].under == CN_NOBODY && sp > most &&
            cn_has_hex(hex, count, s->leader[i].hex)) {
            most = sp;
            best = i;
        }
    }
    if (best != chief)
        dismiss(s, chief);
    return (uint8_t)best;
}

void cn_lead_rest(struct cn_state *s, const struct cn_board *b, struct cn_battle *f)
{
    uint16_t rest[CN_TARGETS];
    int count = 0;

    for (int i = 0; i < f->target_count; i++)
        if (f->left >> i & 1)
            rest[count++] = f->target[i];
    if (!cn_stands(s, f->attacker) ||
        !cn_has_hex(f->from, f->from_count, s->leader[f->attacker].hex))
        f->attacker = chief_left(s, b, f->attacker, f->from, f->from_count);
    if (!cn_stands(s, f->defender) ||
        !cn_has_hex(f->target, f->target_count, s->leader[f->defender].hex))
        f->defender = chief_left(s, b, f->defender, rest, count);
}

enum eng_flow cn_ask_counter(struct eng_turn *t, struct eng_frame *fr, struct cn_battle *f)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int side = 1 - cn_battle_side(b, f);

    if (!(half_of(fr)->flags & HALF_BEGUN)) {
        half_frame(fr)->flags |= HALF_BEGUN;
        if (f->left == 0) {
            cn_muster(t, half_of(fr)->battle, true);
            if (f->defender != CN_NOBODY)
                lead_counter(b, s, f, f->defender);
        }
        if (f->left != 0)
            f->group = f->left;
        if (f->group != 0)
            prepare_counter(t, f);
    }
    if (f->defender == CN_NOBODY || f->group == 0 || f->strong == 0 || !has_arms(b, s, f)) {
        f->left = 0;
        half_frame(fr)->flags |= HALF_NO_ATTACK;
        return jump(fr, ROW_ROUND_END);
    }
    return ask(t, seats_of(t->core, side));
}

void cn_offer_counter(const struct cn_board *b, const struct cn_state *s, int battle,
                      struct eng_choices *c)
{
    const struct cn_battle *f = &s->battle[battle];

    for (int i = 0; i < f->from_count; i++)
        if (is_counter_target(b, s, f, f->from[i]))
            offer_noun(c, VERB_TARGET, cn_number(f->from[i]));
    for (int i = 0; i < b->leader_count; i++) {
        if (may_lead_counter(b, s, f, i))
            offer_noun(c, VERB_COUNTER, i);
        if (may_part(b, s, f, i))
            offer_noun(c, VERB_DROP, i);
        if (may_take_part(b, s, battle, i))
            offer_noun(c, VERB_WITH, i);
    }
    if (check_counter_done(b, s, f) == 0)
        offer(c, VERB_DONE);
    if (!is_bound_to_counter(b, s, f))
        offer(c, VERB_DECLINE);
}

eng_ruleno cn_check_counter(const struct cn_board *b, const struct cn_state *s, int battle,
                            const struct eng_action *a)
{
    const struct cn_battle *f = &s->battle[battle];

    switch (a->verb) {
    case VERB_TARGET:
        return is_counter_target(b, s, f, cn_hex_of(a->noun)) ? 0 : CN_267_1;
    case VERB_COUNTER:
        return may_lead_counter(b, s, f, a->noun) ? 0 : CN_271_2;
    case VERB_DROP:
        return may_part(b, s, f, a->noun) ? 0 : CN_353_1;
    case VERB_WITH:
        return may_take_part(b, s, battle, a->noun) ? 0 : CN_282_1;
    case VERB_DONE:
        return check_counter_done(b, s, f);
    case VERB_DECLINE:
        if (half_now(&s->core)->flags & HALF_FORCED)
            return CN_360_3;
        return is_bound_to_counter(b, s, f) ? CN_351_1 : 0;
    default:
        return CN_262_2;
    }
}

/* 1X-267-1: what they alone could reach the others do not attack. */
static void part(const struct cn_board *b, const struct cn_state *s, struct cn_battle *f, int hex)
{
    f->group &= (uint8_t)~bit_of(f, hex);
    for (int i = f->counter_count - 1; i >= 0; i--)
        if (!counter_reaches(b, s, f, f->counter[i]))
            cn_drop_hex(f->counter, &f->counter_count, f->counter[i]);
}

enum eng_flow cn_take_counter(struct eng_turn *t, struct eng_frame *fr, struct cn_battle *f,
                              const struct eng_action *a)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;

    switch (a->verb) {
    case VERB_TARGET:
        cn_toggle_hex(t, f->counter, &f->counter_count, cn_hex_of(a->noun));
        return again(t);
    case VERB_COUNTER:
        tell(t, CN_271_3, ENG_ALL, NEWS_LEADS_COUNTER, a->noun);
        lead_counter(b, s, f, a->noun);
        prepare_counter(t, f);
        return again(t);
    case VERB_DROP:
        tell(t, CN_353_1, ENG_ALL, NEWS_STANDS_OUT, b->leader[a->noun].side,
             s->leader[a->noun].hex);
        part(b, s, f, s->leader[a->noun].hex);
        return again(t);
    case VERB_WITH:
        take_part(t, f, a->noun);
        return again(t);
    case VERB_DECLINE:
        tell(t, CN_351_2, ENG_ALL, NEWS_DECLINES, 1 - cn_battle_side(b, f));
        f->left = 0;
        half_frame(fr)->flags |= HALF_NO_ATTACK;
        return jump(fr, ROW_ROUND_END);
    default:
        f->left &= (uint8_t)~f->group;
        for (int i = 0; i < f->counter_count; i++)
            f->struck |= (uint8_t)struck_bit(f, f->counter[i]);
        for (int i = 0; i < f->counter_count; i++)
            tell(t, CN_262_19, ENG_ALL, NEWS_COUNTERS, f->defender, f->counter[i], f->round);
        return NEXT;
    }
}
