/* au_24_guns.c -- A05 24.5.7, 24.6.8: NP guns.
 *
 * They go with the brigades of their group, and unlimber where there is something to fire at. */

#include "games/austerlitz/solo/au_24.h"

enum { GUN_REACH = 600 /* A05-24.5.7-2 */, TOO_NEAR = 200, WITH_FOOT = 100 /* A05-24.5.7-1 */ };

static bool sees_target(const struct au_np *np, int unit, int *nearest)
{
    struct plane_box box = au_box(np->b, np->s, unit);
    uint8_t near[AU_PIECES];
    int count = au_near(np->b, np->s, &box, GUN_REACH, 1 << (1 - np->side), near);

    *nearest = NP_NOWHERE;
    for (int i = 0; i < count && near[i] < AU_CHIT0; i++) {
        struct plane_box other = au_box(np->b, np->s, near[i]);
        int apart = au_np_apart(&box, &other);
        if (apart <= GUN_REACH && apart < *nearest && au_sees_in_fog(np->b, np->s, unit, near[i]))
            *nearest = apart;
    }
    return *nearest != NP_NOWHERE;
}

/* Infantry that sees an enemy for the guns to fire at, other infantry, cavalry. */
static int rank_escort(const struct au_np *np, int unit)
{
    int nearest;

    if (np->b->unit[unit].arm == CAVALRY)
        return 2;
    return sees_target(np, unit, &nearest) ? 0 : 1;
}

/* The nearest of the best (A05-24.5.7); AU_NOBODY: no infantry or cavalry in its group. */
int au_np_escort_of(const struct au_np *np, int battery)
{
    int best = AU_NOBODY, least = 0;

    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++) {
        if (np->group[i] != np->group[battery] || np->b->unit[i].arm > CAVALRY)
            continue;
        int rank = rank_escort(np, i);
        if (best == AU_NOBODY || rank < least ||
            (rank == least && plane_dist_cmp(au_distance(np->b, np->s, battery, i),
                                             au_distance(np->b, np->s, battery, best)) < 0)) {
            best = i;
            least = rank;
        }
    }
    return best;
}

bool au_np_aim_of_guns(const struct au_np *np, int unit, int escort, struct au_aim *out)
{
    if (au_within(np->b, np->s, unit, escort, WITH_FOOT / 2))
        return false;
    struct plane_box box = au_box(np->b, np->s, escort);
    *out =
        (struct au_aim){ plane_leg_end(box.at, plane_degree(box.facing + 90), box.width / 2 + 50),
                         TOO_NEAR, AU_24_5_7_2, NEWS_NP_GUNS_FOLLOW };
    return true;
}

static bool sees_any(const struct au_np *np, int unit, const uint8_t *enemy, int count)
{
    for (int i = 0; i < count; i++)
        if (au_sees_in_fog(np->b, np->s, unit, enemy[i]))
            return true;
    return false;
}

/* Enemies in reach of the guns, seen or not. */
static int list_targets(const struct au_np *np, int battery, uint8_t out[AU_PIECES])
{
    struct plane_box box = au_box(np->b, np->s, battery);
    int near = au_near(np->b, np->s, &box, GUN_REACH, 1 << (1 - np->side), out), count = 0;

    for (int i = 0; i < near && out[i] < AU_CHIT0; i++)
        if (au_within(np->b, np->s, battery, out[i], GUN_REACH))
            out[count++] = out[i];
    return count;
}

/* A05-24.6.8: friends whom it sees, however far, have seen the enemy for it. */
static bool is_told(const struct au_np *np, int battery)
{
    uint8_t enemy[AU_PIECES];
    int count = list_targets(np, battery, enemy);

    for (int i = np->b->side_first[np->side]; count > 0 && i < np->b->side_first[np->side + 1]; i++)
        if (i != battery && au_on_field(np->s, i) &&
            BY(AU_24_6_8_1, sees_any(np, i, enemy, count)) &&
            au_sees_in_fog(np->b, np->s, battery, i))
            return true;
    return false;
}

/* A05-24.5.7-1: the brigades of its group have gone on without it, and nobody needs it there. */
static bool is_left_behind(const struct au_np *np, int battery)
{
    bool alone = true;

    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++) {
        if (np->group[i] != np->group[battery] || np->b->unit[i].arm > CAVALRY)
            continue;
        if (au_within(np->b, np->s, battery, i, WITH_FOOT))
            return false;
        alone = false;
    }
    return !alone && !is_told(np, battery);
}

bool au_np_limber(const struct au_np *np, int battery, struct au_thought *out)
{
    const struct au_unit *u = &np->s->unit[battery];
    int nearest;
    bool sees =
        sees_target(np, battery, &nearest) || (u->formation == FORM_COLUMN && is_told(np, battery));

    if (np->b->unit[battery].traits & TRAIT_FIXED)
        return false;
    if (u->formation == FORM_COLUMN) {
        if (!sees || u->order == ORDER_BACK ||
            (nearest <= TOO_NEAR && au_np_is_unprotected(np, battery)))
            return false;
        out->action = au_np_order(VERB_UNLIMBER, battery, 0, 0);
        return au_np_legal(np, &out->action) &&
               au_np_say(out, AU_24_5_7_2, NEWS_NP_UNLIMBERS, battery, 0, 0);
    }
    if (u->order != ORDER_BACK &&
        (sees || (np->far[battery] <= GUN_REACH && !is_left_behind(np, battery))))
        return false;
    out->action = au_np_order(VERB_LIMBER, battery, 0, 0);
    return au_np_legal(np, &out->action) &&
           au_np_say(out, AU_24_5_7_1, NEWS_NP_LIMBERS, battery, 0, 0);
}
