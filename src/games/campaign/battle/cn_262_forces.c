/* cn_262_forces.c -- who stands where in a battle: hexes, formations, strengths. */

#include "games/campaign/battle/cn_battle.h"

int cn_battle_side(const struct cn_board *b, const struct cn_battle *f)
{
    if (cn_is_vedette(f->attacker))
        return cn_vedette_side(f->attacker - CN_LEADERS);
    return f->attacker < b->leader_count ? b->leader[f->attacker].side : SIDES;
}

bool cn_is_phasing(const struct cn_board *b, const struct cn_battle *f, int side)
{
    return cn_battle_side(b, f) == side;
}

bool cn_has_hex(const uint16_t *hex, int count, int which)
{
    for (int i = 0; i < count; i++)
        if (hex[i] == which)
            return true;
    return false;
}

bool cn_touches(const struct cn_board *b, int hex, int other)
{
    return cn_side_to(b, hex, other) >= 0;
}

bool cn_stands(const struct cn_state *s, int leader)
{
    return leader < CN_LEADERS && s->leader[leader].standing == IS_MAP && cn_has_troops(s, leader);
}

/* 1X-325-1: who has gone over the edge remembers his hex and is in it no more, nor is his box. */
int cn_unit_hex(const struct cn_state *s, int unit)
{
    const struct cn_unit *u = &s->unit[unit];

    if (u->standing != IS_TRACK || s->leader[cn_formation_of(s, u->leader)].standing != IS_MAP)
        return CN_NOWHERE;
    return s->leader[u->leader].hex;
}

static int sp_at(const struct cn_board *b, const struct cn_state *s, int unit, int hex,
                 unsigned arms, bool reserve)
{
    const struct cn_unit *u = &s->unit[unit];
    bool counts = (arms >> b->unit[unit].arm & 1) && BY(CN_277_1, reserve || !u->reserve);

    return counts && cn_unit_hex(s, unit) == hex ? u->sp : 0;
}

int cn_arm_at(const struct cn_board *b, const struct cn_state *s, int side, int hex, unsigned arms,
              bool reserve)
{
    int sp = 0;

    for (int i = b->unit_first[side]; i < b->unit_first[side + 1]; i++)
        sp += sp_at(b, s, i, hex, arms, reserve);
    return sp;
}

int cn_weak_at(const struct cn_board *b, const struct cn_state *s, int side, int hex, unsigned arms,
               bool reserve)
{
    int sp = 0;

    for (int i = b->unit_first[side]; i < b->unit_first[side + 1]; i++)
        if (cn_is_ineffective(b, s, i))
            sp += sp_at(b, s, i, hex, arms, reserve);
    return sp;
}

int cn_force_sp(const struct cn_board *b, const struct cn_state *s, int side, const uint16_t *hex,
                int count, unsigned arms, bool reserve)
{
    int sp = 0;

    for (int i = 0; i < count; i++)
        sp += cn_arm_at(b, s, side, hex[i], arms, reserve);
    return sp;
}

/* 1X-267-1, 276-1: in his box, or in the next hex and counted to him. */
bool cn_fights_with(const struct cn_state *s, int leader, int of)
{
    const struct cn_leader *l = &s->leader[leader];

    if (leader == of)
        return true;
    if (l->standing == IS_BOX)
        return cn_fights_with(s, l->under, of);
    return l->standing == IS_MAP && l->under == of;
}

static bool is_standing_by(const struct cn_state *s, int unit, int chief, const uint16_t *hex,
                           int count)
{
    const struct cn_unit *u = &s->unit[unit];

    return u->standing == IS_TRACK && u->reserve && chief < CN_LEADERS &&
           cn_fights_with(s, u->leader, chief) && !cn_has_hex(hex, count, s->leader[u->leader].hex);
}

int cn_battle_sp(const struct cn_board *b, const struct cn_state *s, const struct cn_battle *f,
                 int side, unsigned arms)
{
    int count, chief = cn_is_phasing(b, f, side) ? f->attacker : f->defender, sp;
    const uint16_t *hex;

    cn_side_hexes(b, f, side, &hex, &count);
    sp = cn_force_sp(b, s, side, hex, count, arms, true);
    for (int i = b->unit_first[side]; i < b->unit_first[side + 1]; i++)
        if ((arms >> b->unit[i].arm & 1) && is_standing_by(s, i, chief, hex, count))
            sp += s->unit[i].sp;
    return sp;
}

/* 1X-179-1: not what stands in mountains or marsh. */
static bool is_able_horse(const struct cn_board *b, const struct cn_state *s, int unit)
{
    int hex = b->unit[unit].arm == CAVALRY ? cn_unit_hex(s, unit) : CN_NOWHERE;

    return hex != CN_NOWHERE && b->hex[hex].ground != MOUNTAIN && b->hex[hex].ground != MARSH;
}

static bool is_in_battle(const struct cn_board *b, const struct cn_state *s,
                         const struct cn_battle *f, int unit)
{
    int side = b->unit[unit].side, count;
    int chief = cn_is_phasing(b, f, side) ? f->attacker : f->defender;
    const uint16_t *hex;

    cn_side_hexes(b, f, side, &hex, &count);
    return cn_has_hex(hex, count, s->leader[s->unit[unit].leader].hex) ||
           BY(CN_274_1, is_standing_by(s, unit, chief, hex, count));
}

int cn_battle_horse(const struct cn_board *b, const struct cn_state *s, const struct cn_battle *f,
                    int side, bool unhurt)
{
    int sp = 0;

    for (int i = b->unit_first[side]; i < b->unit_first[side + 1]; i++)
        if (is_able_horse(b, s, i) && !(unhurt && s->unit[i].lost > 0) && is_in_battle(b, s, f, i))
            sp += s->unit[i].sp;
    return sp;
}

/* He whom all of the formation are counted to. */
static int top_of(const struct cn_state *s, int leader)
{
    while (s->leader[leader].under != CN_NOBODY)
        leader = s->leader[leader].under;
    return leader;
}

int cn_horse_with(const struct cn_board *b, const struct cn_state *s, const struct cn_battle *f,
                  int side, int hex)
{
    int leader = cn_leader_at(b, s, side, hex), sp = 0;

    for (int i = b->unit_first[side]; i < b->unit_first[side + 1] && leader != CN_NOBODY; i++)
        if (is_able_horse(b, s, i) && is_in_battle(b, s, f, i) &&
            (s->leader[s->unit[i].leader].hex == hex ||
             top_of(s, s->unit[i].leader) == top_of(s, leader)))
            sp += s->unit[i].sp;
    return sp;
}

int cn_formation_sp(const struct cn_board *b, const struct cn_state *s, int leader, bool reserve)
{
    int side = b->leader[leader].side, sp = 0;

    for (int i = b->unit_first[side]; i < b->unit_first[side + 1]; i++)
        if (s->unit[i].standing == IS_TRACK && (reserve || !s->unit[i].reserve) &&
            cn_fights_with(s, s->unit[i].leader, leader))
            sp += s->unit[i].sp;
    return sp;
}

/* 1X-261-2: a leader without troops is no company for it, he fights nobody. */
int cn_lone_vedette(const struct cn_state *s, int side, int hex)
{
    int found = -1;

    for (int i = side * CN_SLOTS; i < (side + 1) * CN_SLOTS; i++) {
        const struct cn_piece *p = &s->piece[i];
        if (p->what == CN_NOBODY || p->hex != hex)
            continue;
        if (p->what < CN_LEADERS && !cn_has_troops(s, p->what))
            continue;
        if (!cn_is_vedette(p->what))
            return -1;
        found = p->what - CN_LEADERS;
    }
    return cn_has_garrison(s, side, hex) ? -1 : found;
}

/* -- one half -- */

static void first_half(const struct cn_battle *f, struct cn_half *h)
{
    h->from_count = f->from_count;
    h->to_count = f->target_count;
    for (int i = 0; i < CN_TARGETS; i++) {
        h->from[i] = f->from[i];
        h->to[i] = f->target[i];
    }
}

static void second_half(const struct cn_battle *f, struct cn_half *h)
{
    for (int i = 0; i < f->target_count; i++)
        if (f->group >> i & 1)
            h->from[h->from_count++] = f->target[i];
    h->to_count = f->counter_count;
    for (int i = 0; i < CN_TARGETS; i++)
        h->to[i] = f->counter[i];
}

void cn_half_of(const struct cn_board *b, const struct cn_state *s, int battle, bool counter,
                struct cn_half *out)
{
    const struct cn_battle *f = &s->battle[battle];
    int phasing = cn_battle_side(b, f);

    *out = (struct cn_half){ .battle = f, .counter = counter };
    if (phasing >= SIDES)
        phasing = s->player;
    out->attacker = counter ? 1 - phasing : phasing;
    out->defender = 1 - out->attacker;
    out->leader = counter ? f->defender : f->attacker;
    out->other = counter ? f->attacker : f->defender;
    if (cn_is_vedette(out->leader))
        out->leader = CN_NOBODY;
    if (cn_is_vedette(out->other))
        out->other = CN_NOBODY;
    if (counter)
        second_half(f, out);
    else
        first_half(f, out);
}

void cn_side_hexes(const struct cn_board *b, const struct cn_battle *f, int side,
                   const uint16_t **hex, int *count)
{
    bool phasing = cn_is_phasing(b, f, side);

    *hex = phasing ? f->from : f->target;
    *count = phasing ? f->from_count : f->target_count;
}

/* Are all who fight on that side vedettes alone? */
bool cn_only_vedettes(const struct cn_state *s, const struct cn_half *h, bool attacker)
{
    const uint16_t *hex = attacker ? h->from : h->to;
    int count = attacker ? h->from_count : h->to_count;
    int side = attacker ? h->attacker : h->defender;

    for (int i = 0; i < count; i++)
        if (cn_lone_vedette(s, side, hex[i]) < 0)
            return false;
    return count > 0;
}

/* 1X-262-3, 262-4: the nearest ten, five upward, never less than ten. */
int cn_round_up_ten(int sp)
{
    int tens = (sp + BY(CN_262_4, 5)) / 10 * 10;

    return tens < 10 ? 10 : tens;
}

/* -- the defence -- */

static bool is_in(const struct cn_state *s, const struct cn_battle *f, int leader)
{
    return BY(CN_271_1, cn_stands(s, leader) &&
                            cn_has_hex(f->target, f->target_count, s->leader[leader].hex));
}

/* How many of the others are with him, or could be, and how strong he is. */
static int worth(const struct cn_board *b, const struct cn_state *s, const struct cn_battle *f,
                 int leader, bool join)
{
    int side = b->leader[leader].side, count = 0;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (i != leader && is_in(s, f, i))
            count += s->leader[i].under == leader ||
                     (join && cn_can_lead(b, s, leader, i) &&
                      cn_orders_reach(b, s, s->leader[leader].hex, s->leader[i].hex));
    return count * 256 + cn_arm_at(b, s, side, s->leader[leader].hex, 7, true);
}

/* Whoever is counted to somebody who is not in this fight stands for himself. */
static void part_from_absent(const struct cn_board *b, struct cn_state *s,
                             const struct cn_battle *f, int side, bool join)
{
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (is_in(s, f, i) && s->leader[i].under != CN_NOBODY &&
            (join || !is_in(s, f, s->leader[i].under)))
            s->leader[i].under = CN_NOBODY;
}

/* 1X-128-2, 271-1: all in a hex defend together; the formations of the defence stay what they are.
 * join: he attacks in his turn, with as many as can be made one formation (1X-351-1). */
void cn_muster(struct eng_turn *t, int battle, bool join)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    struct cn_battle *f = &s->battle[battle];
    int side = 1 - cn_battle_side(b, f), best = CN_NOBODY;

    part_from_absent(b, s, f, side, join);
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (is_in(s, f, i) && s->leader[i].under == CN_NOBODY &&
            (best == CN_NOBODY || worth(b, s, f, i, join) > worth(b, s, f, best, join)))
            best = i;
    f->defender = (uint8_t)best;
    for (int i = b->side_first[side];
         BY(CN_128_2, join) && i < b->side_first[side + 1] && best != CN_NOBODY; i++)
        if (i != best && is_in(s, f, i) &&
            cn_orders_reach(b, s, s->leader[best].hex, s->leader[i].hex) &&
            cn_can_lead(b, s, best, i))
            s->leader[i].under = (uint8_t)best;
}

/* -- a leader whose troops are all gone -- */

/* The strongest of those who fight with him, or stand in a hex of his side for themselves. */
static int heir(const struct cn_board *b, const struct cn_state *s, const struct cn_battle *f,
                int chief)
{
    int side = b->leader[chief].side, best = CN_NOBODY, most = 0, count;
    const uint16_t *hex;

    cn_side_hexes(b, f, side, &hex, &count);
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        int sp = cn_stands(s, i) ? cn_formation_sp(b, s, i, true) : 0;
        if (sp > most && cn_has_hex(hex, count, s->leader[i].hex) &&
            (s->leader[i].under == chief || s->leader[i].under == CN_NOBODY)) {
            most = sp;
            best = i;
        }
    }
    return best;
}

static void succeed(const struct cn_board *b, struct cn_state *s, const struct cn_battle *f,
                    uint8_t *chief)
{
    if (*chief >= b->leader_count || cn_stands(s, *chief))
        return;
    int next = heir(b, s, f, *chief);
    if (next == CN_NOBODY)
        return;
    for (int i = b->side_first[b->leader[next].side]; i < b->leader_count; i++)
        if (s->leader[i].under == *chief && cn_stands(s, i))
            s->leader[i].under = (uint8_t)(i == next ? CN_NOBODY : next);
    s->leader[next].pitched = s->leader[*chief].pitched; /* the formation has shown them */
    *chief = (uint8_t)next;
}

/* 1X-263-1, 354-1: those who fought under him are a formation without him. */
void cn_succeed_leaders(const struct cn_board *b, struct cn_state *s, struct cn_battle *f)
{
    succeed(b, s, f, &f->attacker);
    succeed(b, s, f, &f->defender);
}

/* -- losses and the end -- */

void cn_bear(struct eng_turn *t, int battle, int side, int sp)
{
    struct cn_state *s = t->state;
    int lost = s->battle[battle].lost[side] + sp;

    s->battle[battle].lost[side] = (uint8_t)(lost > 99 ? 99 : lost);
    if (sp == 0)
        return;
    tell(t, CN_262_13, ENG_ALL, NEWS_BEARS, side, sp);
    cn_remember(s, TOLD_BEARS, sp);
}

static bool was_in(const struct cn_battle *f, int hex)
{
    return cn_has_hex(f->from, f->from_count, hex) || cn_has_hex(f->target, f->target_count, hex);
}

/* Whoever took part: in a hex of the battle, or counted to one of its leaders. */
static bool took_part(const struct cn_state *s, const struct cn_battle *f, int leader)
{
    int top = cn_formation_of(s, leader);

    return top == f->attacker || top == f->defender || s->leader[top].under == f->attacker ||
           s->leader[top].under == f->defender || was_in(f, s->leader[top].hex);
}

/* The battle is over: tallies, reserves and counted members are forgotten (1X-130-4). */
void cn_forget_battle(struct eng_turn *t, int battle, int how)
{
    struct cn_state *s = t->state;
    struct cn_battle *f = &s->battle[battle];

    for (int i = 0; i < CN_UNITS; i++)
        if (s->unit[i].standing == IS_TRACK && took_part(s, f, s->unit[i].leader))
            s->unit[i].reserve = s->unit[i].lost = 0;
    for (int i = 0; i < CN_LEADERS; i++)
        if (s->leader[i].standing == IS_MAP && took_part(s, f, i)) {
            s->leader[i].pitched = 0;
            if (cn_has_troops(s, i))
                s->leader[i].under = CN_NOBODY;
        }
    f->over = (uint8_t)how;
    if (f->from_count)
        tell(t, CN_59_8, ENG_ALL, NEWS_BATTLE_OVER, f->from[0]);
}

/* -- hexes in a list -- */

void cn_add_hex(uint16_t *hex, uint8_t *count, int which)
{
    if (*count < CN_TARGETS && !cn_has_hex(hex, *count, which))
        hex[(*count)++] = (uint16_t)which;
}

void cn_drop_hex(uint16_t *hex, uint8_t *count, int which)
{
    int kept = 0;

    for (int i = 0; i < *count; i++)
        if (hex[i] != which)
            hex[kept++] = hex[i];
    for (int i = kept; i < *count; i++)
        hex[i] = 0;
    *count = (uint8_t)kept;
}

void cn_toggle_hex(struct eng_turn *t, uint16_t *hex, uint8_t *count, int which)
{
    bool in = cn_has_hex(hex, *count, which);

    tell(t, CN_262_2, ENG_ALL, in ? NEWS_LEFT_OUT : NEWS_TARGETED, t->core->side[t->seat], which);
    if (in)
        cn_drop_hex(hex, count, which);
    else
        cn_add_hex(hex, count, which);
}

bool cn_has_piece(const struct cn_state *s, int side, int hex)
{
    for (int i = side * CN_SLOTS; i < (side + 1) * CN_SLOTS; i++)
        if (s->piece[i].what != CN_NOBODY && s->piece[i].hex == hex)
            return true;
    return cn_has_garrison(s, side, hex);
}
