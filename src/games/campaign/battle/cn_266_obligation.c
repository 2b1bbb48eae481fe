/* cn_266_obligation.c -- 1X 59, 261 to 269: who must attack, who may, and who may not.
 *
 * All of it rests on what both sides see: formations in contact are face up, and vedettes next to
 * a formation are shown before the attacks are declared. */

#include "games/campaign/battle/cn_battle.h"

/* 1X-59-1, 204, 205, 266-1, 298-2: over a primary bridge and at a fortress one may attack; over an
 * unbridged primary river or the ice of a lake nobody can. */
enum cn_facing cn_facing(const struct cn_board *b, const struct cn_state *s, int from, int to)
{
    int side = cn_side_to(b, from, to);

    if (side < 0 || b->hex[from].ground == LAKE || b->hex[to].ground == LAKE)
        return FACING_NONE;
    bool primary = b->hex[from].river[side] == PRIMARY_RIVER;
    if (BY(CN_298_2, primary && !cn_is_bridged(b, s, from, side)))
        return FACING_NONE;
    if (BY(CN_203_2, primary || BY(CN_204_2, cn_is_fortified(b, from)) || cn_is_fortified(b, to)))
        return FACING_FREE;
    return BY(CN_266_1, FACING_BOUND);
}

/* 1X-265-1, 212-3: who has fought in this phase, or ran into us in a forced march, is let alone. */
static bool is_spent(const struct cn_state *s, const struct cn_piece *p)
{
    if (!p->face_up)
        return false; /* nobody knows */
    if (cn_is_vedette(p->what))
        return s->vedette[p->what - CN_LEADERS].did & VEDETTE_FOUGHT;
    return p->what < CN_LEADERS && (s->leader[p->what].did & (DID_FIGHT | DID_FAIL_REPULSE));
}

static bool was_attacked(const struct cn_state *s, int hex)
{
    for (int i = 0; i < s->battle_count; i++)
        if (s->battle[i].over && cn_has_hex(s->battle[i].target, s->battle[i].target_count, hex))
            return true;
    return false;
}

/* 1X-268-1: whoever stands there is for those who attack it already. */
static bool is_attacked(const struct cn_state *s, int hex)
{
    for (int i = 0; i < s->battle_count; i++)
        if (!s->battle[i].over && cn_has_hex(s->battle[i].target, s->battle[i].target_count, hex))
            return true;
    return false;
}

/* Is there somebody of that side to be attacked?  A piece in a fortress may be anything. */
bool cn_is_foe_at(const struct cn_board *b, const struct cn_state *s, int foe, int hex)
{
    bool found = cn_has_garrison(s, foe, hex) && !was_attacked(s, hex);

    if (is_attacked(s, hex))
        return false;
    for (int i = foe * CN_SLOTS; i < (foe + 1) * CN_SLOTS; i++) {
        const struct cn_piece *p = &s->piece[i];
        if (p->what == CN_NOBODY || p->hex != hex)
            continue;
        if (is_spent(s, p) && cn_is_vedette(p->what))
            continue; /* it stands for itself alone, not for those to whom it has come */
        if (is_spent(s, p))
            return false;
        found = found || BY(CN_261_2, p->face_up != 0) || cn_is_fortified(b, hex);
    }
    return found;
}

/* Does a vedette alone stand there, as far as one sees? */
static bool is_vedette_hex(const struct cn_state *s, int foe, int hex)
{
    bool found = false;

    if (cn_has_garrison(s, foe, hex))
        return false;
    for (int i = foe * CN_SLOTS; i < (foe + 1) * CN_SLOTS; i++) {
        const struct cn_piece *p = &s->piece[i];
        if (p->what == CN_NOBODY || p->hex != hex)
            continue;
        if (!p->face_up || !cn_is_vedette(p->what))
            return false;
        found = true;
    }
    return found;
}

/* 1X-204-3: a fortress protects no vedette; it is fought like one in the open. */
bool cn_is_bound_at(const struct cn_board *b, const struct cn_state *s, int side, int from, int to)
{
    int way = cn_side_to(b, from, to);

    if (cn_facing(b, s, from, to) != FACING_FREE)
        return cn_facing(b, s, from, to) == FACING_BOUND;
    return !cn_is_fortified(b, from) && b->hex[from].river[way] != PRIMARY_RIVER &&
           BY(CN_204_3, is_vedette_hex(s, 1 - side, to));
}

/* 1X-306-1, 310-4: guns alone attack nobody, horse neither into nor out of mountains. */
static bool has_strength(const struct cn_board *b, const struct cn_state *s, int leader, int hex)
{
    int side = b->leader[leader].side, at = s->leader[leader].hex;

    if (cn_arm_at(b, s, side, at, 1u << INFANTRY, true) > 0)
        return true;
    return b->hex[at].ground != MOUNTAIN && b->hex[hex].ground != MOUNTAIN &&
           cn_arm_at(b, s, side, at, 1u << CAVALRY, true) > 0;
}

bool cn_may_hit(const struct cn_board *b, const struct cn_state *s, int leader, int hex)
{
    return cn_touches(b, s->leader[leader].hex, hex) &&
           cn_facing(b, s, s->leader[leader].hex, hex) != FACING_NONE &&
           has_strength(b, s, leader, hex);
}

/* 1X-264-1, 264-4: one attack in a phase, and another after a failed repulse in pursuit. */
static bool has_fought(const struct cn_state *s, int leader)
{
    unsigned did = s->leader[leader].did;

    if (BY(CN_264_4, (did & DID_PURSUE) && (did & DID_FAIL_REPULSE)))
        return false;
    return did & DID_FIGHT;
}

static bool is_ready(const struct cn_board *b, const struct cn_state *s, int side, int leader)
{
    return leader < b->leader_count && b->leader[leader].side == side && cn_stands(s, leader) &&
           !has_fought(s, leader);
}

static bool has_prey(const struct cn_board *b, const struct cn_state *s, int leader, bool bound)
{
    int at = s->leader[leader].hex, foe = 1 - b->leader[leader].side;

    for (int side = 0; side < 6; side++) {
        int to = b->next[at][side];
        if (to != CN_NOWHERE && cn_is_foe_at(b, s, foe, to) && cn_may_hit(b, s, leader, to) &&
            (!bound || BY(CN_203_1, cn_is_bound_at(b, s, 1 - foe, at, to))))
            return true;
    }
    return false;
}

/* -- vedettes -- */

/* 1X-269-2: not where a formation of ours is in that enemy's zone. */
static bool is_held_by_friend(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (cn_stands(s, i) && cn_touches(b, s->leader[i].hex, hex) &&
            cn_facing(b, s, s->leader[i].hex, hex) != FACING_NONE)
            return true;
    return false;
}

static bool has_any_piece(const struct cn_state *s, int side, int hex)
{
    for (int i = side * CN_SLOTS; i < (side + 1) * CN_SLOTS; i++)
        if (s->piece[i].what != CN_NOBODY && s->piece[i].hex == hex)
            return true;
    return false;
}

static bool has_piece(const struct cn_state *s, int side, int hex)
{
    for (int i = side * CN_SLOTS; i < (side + 1) * CN_SLOTS; i++)
        if (s->piece[i].what != CN_NOBODY && s->piece[i].hex == hex && !is_spent(s, &s->piece[i]))
            return true;
    return false;
}

/* It does not see what the piece is. */
bool cn_vedette_may_hit(const struct cn_board *b, const struct cn_state *s, int vedette, int hex)
{
    int side = cn_vedette_side(vedette), at = s->vedette[vedette].hex;

    return cn_touches(b, at, hex) && cn_facing(b, s, at, hex) != FACING_NONE &&
           has_piece(s, 1 - side, hex) && !is_held_by_friend(b, s, side, hex);
}

bool cn_vedette_must_hit(const struct cn_board *b, const struct cn_state *s, int vedette, int hex)
{
    return cn_vedette_may_hit(b, s, vedette, hex) &&
           cn_facing(b, s, s->vedette[vedette].hex, hex) == FACING_BOUND &&
           !is_vedette_hex(s, 1 - cn_vedette_side(vedette), hex);
}

static bool vedette_has_prey(const struct cn_board *b, const struct cn_state *s, int vedette,
                             bool bound)
{
    for (int k = 0; k < 6; k++) {
        int to = b->next[s->vedette[vedette].hex][k];
        if (to != CN_NOWHERE && (bound ? cn_vedette_must_hit(b, s, vedette, to)
                                       : cn_vedette_may_hit(b, s, vedette, to)))
            return true;
    }
    return false;
}

/* 1X-269-3: one that is stacked with others fights with them. */
bool cn_vedette_is_ready(const struct cn_state *s, int side, int vedette)
{
    return vedette >= 0 && vedette < CN_VEDETTES && cn_vedette_side(vedette) == side &&
           s->vedette[vedette].standing == IS_MAP && !(s->vedette[vedette].did & VEDETTE_FOUGHT) &&
           cn_lone_vedette(s, side, s->vedette[vedette].hex) == vedette;
}

/* -- what is still to be done -- */

static bool must_attack_from(const struct cn_board *b, const struct cn_state *s, int what)
{
    return cn_is_vedette(what) ? vedette_has_prey(b, s, what - CN_LEADERS, true)
                               : has_prey(b, s, what, true);
}

static bool is_able(const struct cn_board *b, const struct cn_state *s, int side, int what)
{
    return cn_is_vedette(what) ? cn_vedette_is_ready(s, side, what - CN_LEADERS)
                               : is_ready(b, s, side, what);
}

bool cn_pending(const struct cn_board *b, const struct cn_state *s, int side)
{
    for (int i = 0; i < CN_LEADERS + CN_VEDETTES; i++)
        if (is_able(b, s, side, i) && must_attack_from(b, s, i))
            return true;
    return false;
}

/* 1X-263-2, 356-1, 356-2: another first attack still due within eight hexes of that battle. */
static bool is_near(const struct cn_battle *f, int hex)
{
    for (int i = 0; i < f->target_count; i++)
        if (BY(CN_356_2, cn_distance(f->target[i], hex) <= 8))
            return true;
    for (int i = 0; i < f->from_count; i++)
        if (BY(CN_356_2, cn_distance(f->from[i], hex) <= 8))
            return true;
    return false;
}

/* The attacker or an enemy whom he must attack. */
static bool is_fight_near(const struct cn_board *b, const struct cn_state *s,
                          const struct cn_battle *f, int side, int hex)
{
    if (is_near(f, hex))
        return true;
    for (int k = 0; k < 6; k++) {
        int to = b->next[hex][k];
        if (to != CN_NOWHERE && is_near(f, to) && cn_is_foe_at(b, s, 1 - side, to) &&
            cn_is_bound_at(b, s, side, hex, to))
            return true;
    }
    return false;
}

static bool is_battle_near(const struct cn_battle *f, const struct cn_battle *other)
{
    for (int i = 0; i < other->target_count; i++)
        if (is_near(f, other->target[i]))
            return true;
    for (int i = 0; i < other->from_count; i++)
        if (is_near(f, other->from[i]))
            return true;
    return false;
}

int cn_running(const struct cn_state *s, int attacker)
{
    for (int i = 0; i < s->battle_count; i++)
        if (!s->battle[i].over && s->battle[i].attacker == attacker)
            return i;
    return -1;
}

/* 1X-354-1: are attacker and defender still in contact?  bound: so that he must attack again. */
bool cn_battle_goes_on(const struct cn_board *b, const struct cn_state *s, int battle, bool bound)
{
    const struct cn_battle *f = &s->battle[battle];
    int foe = 1 - cn_battle_side(b, f);

    if (cn_is_vedette(f->attacker) || !cn_stands(s, f->attacker))
        return false;
    for (int i = 0; i < f->from_count; i++)
        for (int k = 0; k < f->target_count; k++) {
            enum cn_facing facing = cn_facing(b, s, f->from[i], f->target[k]);
            if (facing != FACING_NONE && (!bound || facing == FACING_BOUND) &&
                (has_any_piece(s, foe, f->target[k]) || cn_has_garrison(s, foe, f->target[k])))
                return true;
        }
    return false;
}

/* 1X-354-1, 360-2: where dynamics kept the other side from its counter-attack he may, and need not. */
bool cn_must_attack_again(const struct cn_board *b, const struct cn_state *s, int battle)
{
    const struct cn_battle *f = &s->battle[battle];

    return !f->over && cn_battle_goes_on(b, s, battle, true) &&
           !cn_has_lost_hold(s, f, 1 - cn_battle_side(b, f));
}

bool cn_pending_near(const struct cn_board *b, const struct cn_state *s, int side, int battle)
{
    const struct cn_battle *f = &s->battle[battle];

    for (int i = 0; i < CN_LEADERS + CN_VEDETTES; i++)
        if (is_able(b, s, side, i) && must_attack_from(b, s, i) &&
            BY(CN_356_1, is_fight_near(b, s, f, side, cn_where(s, i))))
            return true;
    for (int i = 0; i < s->battle_count; i++)
        if (i != battle && s->battle[i].round < f->round && is_battle_near(f, &s->battle[i]) &&
            cn_must_attack_again(b, s, i))
            return true;
    return false;
}

/* 0, or why that formation or vedette cannot attack now. */
eng_ruleno cn_check_attacker(const struct cn_board *b, const struct cn_state *s, int side, int what)
{
    int running = what < CN_LEADERS + CN_VEDETTES ? cn_running(s, what) : -1;

    if (running >= 0 && cn_battle_side(b, &s->battle[running]) == side)
        return cn_pending_near(b, s, side, running) ? CN_263_2 : 0;
    if (cn_is_vedette(what)) {
        if (!cn_vedette_is_ready(s, side, what - CN_LEADERS))
            return CN_269_3;
        return vedette_has_prey(b, s, what - CN_LEADERS, false) ? 0 : CN_269_2;
    }
    if (what >= b->leader_count || b->leader[what].side != side || !cn_stands(s, what))
        return CN_262_1;
    if (has_fought(s, what))
        return CN_264_1;
    return has_prey(b, s, what, false) ? 0 : CN_261_1;
}

static bool is_met_by_vedette(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    for (int i = 0; i < CN_VEDETTES; i++)
        if (cn_vedette_side(i) == side && s->vedette[i].standing == IS_MAP &&
            cn_facing(b, s, s->vedette[i].hex, hex) != FACING_NONE)
            return true;
    return false;
}

/* A vedette without anybody else in its hex. */
static bool is_alone(const struct cn_state *s, int side, int slot)
{
    return cn_is_vedette(s->piece[slot].what) && cn_lone_vedette(s, side, s->piece[slot].hex) >= 0;
}

/* 1X-200-3, 261-2: whoever is next to a formation is seen when battle begins. */
void cn_show_contacts(struct eng_turn *t, int side)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;

    for (int i = (1 - side) * CN_SLOTS; i < (2 - side) * CN_SLOTS; i++) {
        const struct cn_piece *p = &s->piece[i];
        bool real = p->what != CN_NOBODY && (cn_is_vedette(p->what) || cn_stands(s, p->what));
        if (!real || p->face_up || (cn_is_fortified(b, p->hex) && !is_alone(s, 1 - side, i)))
            continue;
        if (is_held_by_friend(b, s, side, p->hex) ||
            (cn_is_vedette(p->what) && is_met_by_vedette(b, s, side, p->hex)))
            cn_show_piece(t, i);
    }
}
