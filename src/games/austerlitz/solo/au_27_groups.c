/* au_27_groups.c -- A05 27.2, 27.4: attitude, groups and the ratio of forces. */

#include "games/austerlitz/solo/au_np.h"

/* -- groups: chains of units less than 4 UM from one another -- */

static bool is_grouped(const struct au_np *np, int unit)
{
    return BY(AU_27_4_2, au_on_field(np->s, unit) && np->b->unit[unit].arm != HEADQUARTERS);
}

/* The centres decide most of it: footprints are at most 86 hu nearer than they. */
static bool are_close(const struct au_np *np, int one, int two)
{
    const struct au_unit *u = &np->s->unit[one], *v = &np->s->unit[two];
    int64_t dx = u->x - v->x, dy = u->y - v->y, d = dx * dx + dy * dy;

    if (d < NP_GAP * NP_GAP)
        return true;
    if (d > (NP_GAP + 90) * (NP_GAP + 90))
        return false;
    return BY(AU_27_4_1, plane_dist_cmp_hu(au_distance(np->b, np->s, one, two), NP_GAP) < 0);
}

/* Everybody of the one group goes over to the other, which begins with the lower unit. */
static void merge(struct au_np *np, int one, int two)
{
    int low = one < two ? one : two, high = one < two ? two : one;

    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++)
        if (np->group[i] == high)
            np->group[i] = (uint8_t)low;
}

static void find_groups(struct au_np *np)
{
    int first = np->b->side_first[np->side], last = np->b->side_first[np->side + 1];

    for (int i = first; i < last; i++) {
        if (!is_grouped(np, i))
            continue;
        np->group[i] = (uint8_t)i;
        for (int k = first; k < i; k++)
            if (np->group[k] != AU_NOBODY && np->group[k] != np->group[i] && are_close(np, i, k))
                merge(np, np->group[i], np->group[k]);
    }
}

static int64_t square_of_way(const struct au_np *np, int one, int two)
{
    struct plane_pt a = au_at(np->s, one), b = au_at(np->s, two);
    int64_t dx = a.x - b.x, dy = a.y - b.y;

    return dx * dx + dy * dy;
}

/* How far the centre of the nearest can be: footprints are at most 86 hu nearer than centres. */
static int64_t widest_way(const struct au_np *np, int unit)
{
    int other = 1 - np->side;
    int64_t least = INT64_MAX;

    for (int i = np->b->side_first[other]; i < np->b->side_first[other + 1]; i++)
        if (is_grouped(np, i) && square_of_way(np, unit, i) < least)
            least = square_of_way(np, unit, i);
    if (least == INT64_MAX)
        return -1;
    int64_t far = plane_dist_up((struct plane_dist){ (plane_u128)least, 1 }) + 86;
    return far * far;
}

/* Of the enemies that have any strength: nobody keeps his distance from an HQ. */
static int nearest_troops(const struct au_np *np, int unit, int *far)
{
    int other = 1 - np->side, best = AU_NOBODY;
    struct plane_dist least = { 0, 1 };
    int64_t widest = widest_way(np, unit);

    for (int i = np->b->side_first[other]; i < np->b->side_first[other + 1]; i++) {
        if (!is_grouped(np, i) || square_of_way(np, unit, i) > widest)
            continue;
        struct plane_dist d = au_distance(np->b, np->s, unit, i);
        if (best != AU_NOBODY && plane_dist_cmp(d, least) >= 0)
            continue;
        best = i;
        least = d;
    }
    *far = best == AU_NOBODY ? NP_NOWHERE : plane_dist_up(least);
    return best;
}

static void find_enemies(struct au_np *np)
{
    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++) {
        int far;
        if (np->s->unit[i].standing != AT_FIELD && np->s->unit[i].standing != AT_UNIT)
            continue;
        np->enemy[i] = (uint8_t)nearest_troops(np, i, &far);
        np->far[i] = (int16_t)far;
    }
}

static void find_objectives(struct au_np *np)
{
    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++)
        if (np->group[i] != AU_NOBODY)
            np->place[i] = (uint8_t)au_np_objective(np, i);
}

void au_np_survey(struct au_np *np)
{
    for (int i = 0; i < AU_UNITS; i++) {
        np->group[i] = np->enemy[i] = np->place[i] = AU_NOBODY;
        np->far[i] = NP_NOWHERE;
    }
    find_groups(np);
    find_enemies(np);
    find_objectives(np);
}

/* -- odds -- */

enum au_odds au_np_ratio(int own, int enemy)
{
    if (own >= 3 * enemy)
        return ODDS_3_1;
    if (own >= 2 * enemy)
        return ODDS_2_1;
    if (own >= enemy)
        return ODDS_1_1;
    return 2 * own >= enemy ? ODDS_1_2 : ODDS_1_3;
}

static bool is_near_group(const struct au_np *np, int group, int enemy)
{
    for (int i = group; i < np->b->side_first[np->side + 1]; i++)
        if (np->group[i] == group && au_within(np->b, np->s, i, enemy, NP_GAP))
            return true;
    return false;
}

/* The worth of the enemies near the group; `any`: there are some, if only such as flee.  An HQ has no
 * worth: alone it is no enemy to reckon with. */
static int worth_before(const struct au_np *np, int group, bool *any)
{
    int other = 1 - np->side, worth = 0;

    *any = false;
    for (int i = np->b->side_first[other]; i < np->b->side_first[other + 1]; i++) {
        if (!is_grouped(np, i) || !is_near_group(np, group, i))
            continue;
        *any = true;
        if (au_np_is_effective(np, i))
            worth += au_worth(np->b, np->s, i);
    }
    return worth;
}

/* Whoever flees counts on neither side (A05-12.5.3.2). */
enum au_odds au_np_odds(const struct au_np *np, int unit, int *own, int *enemy)
{
    int group = np->group[unit];
    bool any;

    *own = *enemy = 0;
    if (group == AU_NOBODY)
        return NO_ODDS;
    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++)
        if (np->group[i] == group && au_np_is_effective(np, i))
            *own += au_worth(np->b, np->s, i);
    *enemy = worth_before(np, group, &any);
    return any ? BY(AU_27_4_3, au_np_ratio(*own, *enemy)) : NO_ODDS;
}
