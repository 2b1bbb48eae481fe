/* cn_267_left.c -- 1X 267, 354: who is left of an attack when enemies have gone: hexes that nobody
 * holds any more, members who have nobody before them, and who leads the others then. */

#include "games/campaign/battle/cn_battle.h"

static void keep_targets(const struct cn_board *b, const struct cn_state *s, struct cn_battle *f)
{
    int foe = 1 - cn_battle_side(b, f);

    for (int i = f->target_count - 1; i >= 0; i--)
        if (cn_lone_vedette(s, foe, f->target[i]) < 0 && !cn_has_garrison(s, foe, f->target[i]) &&
            cn_arm_at(b, s, foe, f->target[i], 7, true) == 0)
            cn_drop_hex(f->target, &f->target_count, f->target[i]);
}

static bool has_enemy_left(const struct cn_board *b, const struct cn_state *s,
                           const struct cn_battle *f, int hex)
{
    for (int i = 0; i < f->target_count; i++)
        if (cn_facing(b, s, hex, f->target[i]) != FACING_NONE)
            return true;
    return false;
}

/* Has he joined, from a hex of his own? */
static bool has_joined(const struct cn_state *s, const struct cn_battle *f, int leader)
{
    return cn_stands(s, leader) && s->leader[leader].under == f->attacker &&
           cn_has_hex(f->from, f->from_count, s->leader[leader].hex) &&
           s->leader[leader].hex != s->leader[f->attacker].hex;
}

/* He and who stands by for him are in this battle no more, nor what they held back for it. */
static void stand_down(struct cn_state *s, int leader)
{
    for (int i = 0; i < CN_UNITS; i++)
        if (s->unit[i].standing == IS_TRACK && cn_fights_with(s, s->unit[i].leader, leader))
            s->unit[i].reserve = s->unit[i].lost = 0;
    for (int i = 0; i < CN_LEADERS; i++)
        if (cn_stands(s, i) && s->leader[i].under == leader)
            s->leader[i].under = CN_NOBODY;
    s->leader[leader].under = CN_NOBODY;
}

/* 1X-267-1: whose enemies are all gone, he has nobody to attack with the others. */
static void release_idle(const struct cn_board *b, struct cn_state *s, struct cn_battle *f)
{
    for (int i = b->side_first[FRENCH]; i < b->leader_count; i++)
        if (has_joined(s, f, i) && !has_enemy_left(b, s, f, s->leader[i].hex)) {
            cn_drop_hex(f->from, &f->from_count, s->leader[i].hex);
            stand_down(s, i);
        }
}

/* The strongest of those who have joined. */
static int strongest_member(const struct cn_board *b, const struct cn_state *s,
                            const struct cn_battle *f)
{
    int best = CN_NOBODY, most = 0;

    for (int i = b->side_first[FRENCH]; i < b->leader_count; i++) {
        int sp = has_joined(s, f, i) ? cn_formation_sp(b, s, i, true) : 0;
        if (sp > most) {
            most = sp;
            best = i;
        }
    }
    return best;
}

/* Whom nobody attacks any more is free for others. */
static void let_off(struct cn_state *s, int hex)
{
    for (int i = 0; i < CN_PIECES; i++) {
        const struct cn_piece *p = &s->piece[i];
        if (p->what == CN_NOBODY || p->hex != hex)
            continue;
        if (cn_is_vedette(p->what))
            s->vedette[p->what - CN_LEADERS].did &= (uint8_t)~VEDETTE_FOUGHT;
        else if (p->what < CN_LEADERS)
            s->leader[p->what].did &= (uint16_t)~DID_FIGHT;
    }
}

static bool is_reached(const struct cn_board *b, const struct cn_state *s,
                       const struct cn_battle *f, int target)
{
    for (int i = 0; i < f->from_count; i++)
        if (cn_facing(b, s, f->from[i], target) != FACING_NONE)
            return true;
    return false;
}

/* With him go on those whom he can lead; the others make attacks of their own. */
static void gather(const struct cn_board *b, struct cn_state *s, struct cn_battle *f, int next)
{
    uint8_t member[CN_LEADERS];
    int count = 0;

    for (int i = b->side_first[FRENCH]; i < b->leader_count; i++)
        if (has_joined(s, f, i))
            member[count++] = (uint8_t)i;
    for (int i = 0; i < count; i++)
        s->leader[member[i]].under = CN_NOBODY;
    stand_down(s, f->attacker);
    s->leader[next].pitched = s->leader[f->attacker].pitched; /* the formation has shown them */
    s->leader[f->attacker].pitched = 0;
    while (f->from_count > 0)
        cn_drop_hex(f->from, &f->from_count, f->from[0]);
    f->attacker = (uint8_t)next;
    cn_add_hex(f->from, &f->from_count, s->leader[next].hex);
    for (int i = 0; i < count; i++) {
        int hex = s->leader[member[i]].hex;
        if (cn_distance(hex, s->leader[next].hex) == 1 && cn_can_lead(b, s, next, member[i])) {
            s->leader[member[i]].under = (uint8_t)next;
            cn_add_hex(f->from, &f->from_count, hex);
        } else if (member[i] != next) {
            stand_down(s, member[i]);
            let_off(s, hex);
        }
    }
}

/* 1X-267-1: he who led them has no enemy left himself; the others attack without him. */
bool cn_hand_over(const struct cn_board *b, struct cn_state *s, struct cn_battle *f)
{
    int next = strongest_member(b, s, f);

    if (next == CN_NOBODY || has_enemy_left(b, s, f, s->leader[f->attacker].hex))
        return false;
    gather(b, s, f, next);
    for (int i = f->target_count - 1; i >= 0; i--)
        if (!is_reached(b, s, f, f->target[i])) {
            let_off(s, f->target[i]);
            cn_drop_hex(f->target, &f->target_count, f->target[i]);
        }
    return true;
}

bool cn_is_over_before_it_began(struct eng_turn *t, const struct eng_frame *fr)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    struct cn_battle *f = cn_battle_now(s, fr);
    int before = f->target_count;

    keep_targets(b, s, f);
    if (f->target_count == 0 || cn_where(s, f->attacker) != f->from[0]) {
        tell(t, CN_272_2, ENG_ALL, NEWS_NO_BATTLE);
        cn_forget_battle(t, half_of(fr)->battle, OVER_DONE);
        return true;
    }
    if (f->target_count < before)
        tell(t, CN_272_2, ENG_ALL, NEWS_FEWER_TARGETS);
    if (!cn_is_vedette(f->attacker)) {
        release_idle(b, s, f);
        bool other = cn_hand_over(b, s, f);
        for (int i = 0; i < f->target_count && other; i++)
            tell(t, CN_267_1, ENG_ALL, NEWS_ATTACKS, f->attacker, f->target[i], f->round);
        f->failed_repulse = cn_has_failed_repulse(b, s, f);
    }
    cn_muster(t, half_of(fr)->battle, false);
    cn_tell_strength(t, f, FRENCH, true);
    cn_tell_strength(t, f, COALITION, true);
    return false;
}
