/* au_22_sense.c -- A05 22.3: what plainly harms the side, and what is dangerous to it. */

#include "games/austerlitz/solo/au_np.h"

enum { NEAR_FRONT = 50, HOPELESS = 4 };

int au_np_apart(const struct plane_box *one, const struct plane_box *two)
{
    return plane_dist_up(plane_box_dist(one, two));
}

/* -- flanks (A05-22.3-3) -- */

/* At that end: the works have a front all round (A05-15.1-10). */
static bool has_flanks(const struct au_np *np, int unit, struct plane_pt end)
{
    int arm = np->b->unit[unit].arm;
    enum au_ground ground = au_ground_at(np->b, end);

    return (arm == INFANTRY || arm == CAVALRY) && np->s->unit[unit].formation != FORM_SQUARE &&
           ground != CASTLE && ground != REDOUBT;
}

static bool is_watched_by(const struct au_np *np, const struct plane_box *end, int enemy)
{
    int arm = np->b->unit[enemy].arm;
    struct plane_box box = au_box(np->b, np->s, enemy);
    struct plane_shape before = plane_shape_ahead(&box, NEAR_FRONT, 0);

    if (np->s->unit[enemy].morale != STEADY || (arm != INFANTRY && arm != CAVALRY))
        return false;
    return plane_shape_box(&before, end) != PLANE_APART &&
           plane_box_zone(end, plane_box_middle(&box, PLANE_FRONT_SIDE)) != PLANE_FRONT;
}

bool au_np_exposes(const struct au_np *np, int unit, const struct plane_box *end, int but)
{
    uint8_t near[AU_PIECES];

    if (!has_flanks(np, unit, end->at))
        return false;
    int count = au_near(np->b, np->s, end, NEAR_FRONT, 1 << (1 - np->side), near);
    for (int i = 0; i < count && near[i] < AU_CHIT0; i++)
        if (near[i] != but && is_watched_by(np, end, near[i]))
            return true;
    return false;
}

bool au_np_is_hopeless(const struct au_sum *attack, const struct au_sum *defence)
{
    return BY(AU_22_3_3, attack->total <= defence->total - HOPELESS);
}

/* -- danger (A05-24.3.1) -- */

/* Able to reach the unit in its coming movement. */
static bool can_come(const struct au_np *np, int unit, int enemy)
{
    int arm = np->b->unit[enemy].arm;

    if (np->s->unit[enemy].morale != STEADY || (arm != INFANTRY && arm != CAVALRY))
        return false;
    return au_within(np->b, np->s, unit, enemy, np->b->unit[enemy].allowance);
}

bool au_np_is_worse(const struct au_np *np, int unit, int enemy, int than)
{
    bool one = can_come(np, unit, enemy), other = can_come(np, unit, than);
    int worth = au_worth(np->b, np->s, enemy), its = au_worth(np->b, np->s, than);

    if (one != other)
        return one;
    if (worth != its)
        return worth > its;
    int nearer = plane_dist_cmp(au_distance(np->b, np->s, unit, enemy),
                                au_distance(np->b, np->s, unit, than));
    return nearer ? nearer < 0 : enemy < than;
}
