/* au_24_support.c -- A05 24.5.13, 24.5.17, 24.5.18: in what formation an NP unit attacks, and who
 * supports it. */

#include "games/austerlitz/solo/au_np.h"

enum { FOOT_COMES = 200, HORSE_COMES = 400, FLANK_GUARD = 200 };

int au_np_attack_form(const struct au_np *np, int unit, int enemy)
{
    enum au_ground ground = au_ground_at(np->b, au_at(np->s, enemy));
    int formation = np->s->unit[enemy].formation;

    if (np->b->unit[unit].arm == CAVALRY)
        return FORM_LINE;
    if (ground == VILLAGE || ground == CASTLE || ground == REDOUBT)
        return FORM_COLUMN;
    return BY(AU_24_5_13_1, formation == FORM_COLUMN) ? FORM_LINE : FORM_COLUMN;
}

/* -- the ends of the line -- */

static bool stands_in_line(const struct au_np *np, int unit)
{
    return np->group[unit] != AU_NOBODY && np->b->unit[unit].arm <= CAVALRY;
}

/* How far it stands to the right of the group's way to its objective; any scale. */
static int64_t across(const struct au_np *np, int unit, struct plane_pt from, struct plane_pt to)
{
    struct plane_pt at = au_at(np->s, unit);
    int64_t dx = to.x - from.x, dy = to.y - from.y;

    return dy * (at.x - from.x) - dx * (at.y - from.y);
}

static bool is_outermost(const struct au_np *np, int unit, struct plane_pt to)
{
    int group = np->group[unit];
    bool left = false, right = false;
    struct plane_pt from = au_np_centre_of(np, group);
    int64_t own = across(np, unit, from, to);

    for (int i = group; i < np->b->side_first[np->side + 1]; i++) {
        if (i == unit || np->group[i] != group || !stands_in_line(np, i))
            continue;
        int64_t other = across(np, i, from, to);
        left |= other < own || (other == own && i < unit);
        right |= other > own || (other == own && i > unit);
    }
    return !left || !right;
}

static bool is_threatened(const struct au_np *np, int unit, int but)
{
    struct plane_box box = au_box(np->b, np->s, unit);
    uint8_t near[AU_PIECES];
    int count = au_near(np->b, np->s, &box, FLANK_GUARD, 1 << (1 - np->side), near);

    for (int i = 0; i < count && near[i] < AU_CHIT0; i++)
        if (near[i] != but && np->b->unit[near[i]].arm <= CAVALRY &&
            np->s->unit[near[i]].morale < DISORGANISED &&
            au_within(np->b, np->s, unit, near[i], FLANK_GUARD))
            return true;
    return false;
}

/* Whoever guards a flank stays, if there is somebody to guard it against besides the one that is
 * attacked. */
static bool guards_flank(const struct au_np *np, int unit, int enemy)
{
    int place = au_np_objective(np, unit);
    struct plane_pt to = place == AU_NOBODY ? au_at(np->s, enemy) : au_np_place_at(np, place);

    return stands_in_line(np, unit) && BY(AU_24_5_18_2, is_outermost(np, unit, to)) &&
           BY(AU_24_5_18_1, is_threatened(np, unit, enemy));
}

bool au_np_supports(const struct au_np *np, int unit, int lead)
{
    int enemy = np->s->unit[lead].foe;
    int reach = np->b->unit[unit].arm == CAVALRY ? HORSE_COMES : FOOT_COMES;

    if (unit == lead || !au_within(np->b, np->s, unit, lead, reach))
        return false;
    return enemy == AU_NOBODY || !guards_flank(np, unit, enemy);
}
