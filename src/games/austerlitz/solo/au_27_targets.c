/* au_27_targets.c -- A05 27.6-13, 27.6-14, 24.5.8: whom a unit is meant to attack. */

#include "games/austerlitz/solo/au_np.h"

enum { ESCORT = 100, CLOSE = 700 /* no allowance is longer */ };

static bool escorts(const struct au_np *np, int unit)
{
    int arm = np->b->unit[unit].arm;

    return (arm == INFANTRY || arm == CAVALRY) && np->s->unit[unit].morale < DISORGANISED;
}

bool au_np_is_unprotected(const struct au_np *np, int battery)
{
    struct plane_box box = au_box(np->b, np->s, battery);
    uint8_t near[AU_PIECES];
    int count = au_near(np->b, np->s, &box, ESCORT, 1 << np->b->unit[battery].side, near);

    for (int i = 0; i < count && near[i] < AU_CHIT0; i++)
        if (escorts(np, near[i]) &&
            BY(AU_24_5_8_2, au_within(np->b, np->s, battery, near[i], ESCORT)))
            return false;
    return true;
}

/* -- the best of those in reach -- */

struct mark {
    int enemy, difference, worth;
};

/* Straight up to that enemy; who else is in the way is asked when the attack is made. */
static void come_up(const struct au_np *np, int unit, int enemy, struct au_state *there)
{
    int degree = plane_bearing(au_at(np->s, unit), au_at(np->s, enemy));
    struct plane_box box = au_box(np->b, np->s, unit), other = au_box(np->b, np->s, enemy);

    if (degree < 0)
        return;
    box.facing = degree;
    int far = plane_sweep_approach(&box, degree, CLOSE, &other, AU_CONTACT);
    if (far < 0)
        return;
    struct plane_pt to = plane_leg_end(box.at, degree, far);
    there->unit[unit].x = (int16_t)to.x;
    there->unit[unit].y = (int16_t)to.y;
    there->unit[unit].facing = (int16_t)degree;
}

/* On the ground where they meet: what the attack has more than the defence. */
static int difference(const struct au_np *np, int unit, int enemy)
{
    struct au_state there = *np->s;
    struct au_sum attack, defence;
    bool charge = np->s->unit[unit].order == ORDER_CHARGE && au_can_charge(np->b, np->s, unit) &&
                  np->s->unit[enemy].formation != FORM_SQUARE;

    come_up(np, unit, enemy, &there);
    au_combat_preview(np->b, &there, unit, enemy, charge,
                      au_attack_zone(np->b, &there, unit, enemy), 0, &attack, &defence);
    return attack.total - defence.total;
}

static bool is_better(const struct au_np *np, int unit, const struct mark *one,
                      const struct mark *best)
{
    if (one->difference != best->difference)
        return one->difference > best->difference;
    if (one->worth != best->worth)
        return one->worth < best->worth;
    return plane_dist_cmp(au_distance(np->b, np->s, unit, one->enemy),
                          au_distance(np->b, np->s, unit, best->enemy)) < 0;
}

static int best_in_reach(const struct au_np *np, int unit)
{
    struct plane_box box = au_box(np->b, np->s, unit);
    int reach = np->b->unit[unit].allowance;
    struct mark best = { AU_NOBODY, 0, 0 };
    uint8_t near[AU_PIECES];
    int count = au_near(np->b, np->s, &box, reach, 1 << (1 - np->side), near);

    for (int i = 0; i < count && near[i] < AU_CHIT0; i++) {
        if (!au_within(np->b, np->s, unit, near[i], reach))
            continue;
        struct mark one = { near[i], difference(np, unit, near[i]),
                            au_worth(np->b, np->s, near[i]) };
        if (best.enemy == AU_NOBODY || BY(AU_27_6_14, is_better(np, unit, &one, &best)))
            best = one;
    }
    return best.enemy;
}

/* A05-24.5.8-1: guns without escort draw the cavalry before all others. */
static int lone_battery(const struct au_np *np, int unit)
{
    struct plane_box box = au_box(np->b, np->s, unit);
    uint8_t near[AU_PIECES];
    int count = au_near(np->b, np->s, &box, NP_GAP, 1 << (1 - np->side), near), best = AU_NOBODY;

    for (int i = 0; i < count && near[i] < AU_CHIT0; i++)
        if (BY(AU_24_5_8_1, np->b->unit[near[i]].arm == ARTILLERY) &&
            au_within(np->b, np->s, unit, near[i], NP_GAP) && au_np_is_unprotected(np, near[i]) &&
            (best == AU_NOBODY || plane_dist_cmp(au_distance(np->b, np->s, unit, near[i]),
                                                 au_distance(np->b, np->s, unit, best)) < 0))
            best = near[i];
    return best;
}

int au_np_target(const struct au_np *np, int unit)
{
    int order = np->s->unit[unit].order, target = AU_NOBODY;

    if (np->b->unit[unit].arm == CAVALRY)
        target = lone_battery(np, unit);
    if (target == AU_NOBODY && order != ORDER_FLANK)
        target = best_in_reach(np, unit);
    return target == AU_NOBODY ? np->enemy[unit] : target;
}
