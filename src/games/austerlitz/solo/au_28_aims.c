/* au_28_aims.c -- A05 28, 24.6.2: what each part of an NP army is after, and what holds it back.
 *
 * The whole battle has the aims of the book; a small scenario knows only its own places. */

#include <string.h>

#include "games/austerlitz/solo/au_np.h"

enum {
    DRIVEN = 200,     /* A05-24.6.2-3: enemies that count against whoever holds a place */
    TURNED = 100,     /* the same: a front so near on the flank or in the rear          */
    BEHIND = 600,     /* A05-28.1.2-3 */
    FLANKED = 200,    /* the same */
    IN_RESERVE = 800, /* A05-28.1.8-2 */
    ASSAULT = 4,      /* A05-18.1.1-6: not before this turn */
    AIMS = 4
};

/* -- places -- */

static int find_place(const struct au_board *b, const char *id)
{
    for (int i = 0; i < b->place_count; i++)
        if (strcmp(b->place[i].id, id) == 0)
            return i;
    return AU_NOBODY;
}

static bool counts(const struct au_np *np, int place)
{
    return place != AU_NOBODY && np->s->places >> place & 1;
}

static struct plane_pt middle_of(const struct au_area *area)
{
    return (struct plane_pt){ (area->low.x + area->high.x) / 2, (area->low.y + area->high.y) / 2 };
}

struct plane_pt au_np_place_at(const struct au_np *np, int place)
{
    return middle_of(&np->b->area[np->b->place[place].area]);
}

bool au_np_is_in(const struct au_np *np, struct plane_pt at, int place)
{
    return plane_area_place(&np->b->area[np->b->place[place].area].poly, at) != PLANE_OUTSIDE;
}

/* The nearest place that counts, of those that the side holds or of those that it does not. */
static int nearest_place(const struct au_np *np, int unit, bool held)
{
    int best = AU_NOBODY;
    struct plane_dist least = { 0, 1 };

    for (int i = 0; i < np->b->place_count; i++) {
        struct plane_dist d = plane_point_dist(au_at(np->s, unit), au_np_place_at(np, i));
        if (!counts(np, i) || (np->s->control[i] == np->side) != held ||
            (best != AU_NOBODY && plane_dist_cmp(d, least) >= 0))
            continue;
        best = i;
        least = d;
    }
    return best;
}

/* -- aims of the whole battle (A05-18.1.1, 28) -- */

static const struct {
    const char *corps, *division; /* division NULL: all of it */
    const char *aim[AIMS];        /* one after the other, as they are taken */
} aims[] = {
    { "AK", NULL, { "telnitz", "sokolnitz", "sokolnitz-castle", "puntowitz" } },
    { "A1", NULL, { "telnitz", "sokolnitz", "sokolnitz-castle", "puntowitz" } },
    { "A2", NULL, { "sokolnitz", "sokolnitz-castle", "puntowitz", NULL } },
    { "A3", NULL, { "sokolnitz-castle", "sokolnitz", "puntowitz", NULL } },
    { "A4", NULL, { "pratzenberg", "puntowitz", NULL, NULL } },
    { "A5", NULL, { "blasowitz", NULL, NULL, NULL } },
    { "AB", NULL, { "santon", "blasowitz", NULL, NULL } },
    { "AG", NULL, { "pratzenberg", "blasowitz", NULL, NULL } },
    { .corps = "F4",
      .division = "Legrand",
      .aim = { "telnitz", "sokolnitz", "sokolnitz-castle", NULL } },
    { "F4", NULL, { "puntowitz", "pratzenberg", NULL, NULL } },
    { "F3", NULL, { "telnitz", "sokolnitz", "sokolnitz-castle", NULL } },
    { "F5", NULL, { "santon", "blasowitz", NULL, NULL } },
    { "FC", NULL, { "santon", "blasowitz", NULL, NULL } },
    { "F1", NULL, { "puntowitz", "pratzenberg", NULL, NULL } },
    { "FG", NULL, { "puntowitz", "pratzenberg", NULL, NULL } },
    { "FI", NULL, { "pratzenberg", "blasowitz", NULL, NULL } },
};

static int aims_of(const struct au_np *np, int unit)
{
    const struct au_type *u = &np->b->unit[unit];

    for (size_t i = 0; i < sizeof aims / sizeof aims[0]; i++)
        if (strcmp(np->b->corps[u->corps].id, aims[i].corps) == 0 &&
            (!aims[i].division || strcmp(u->division, aims[i].division) == 0))
            return (int)i;
    return -1;
}

/* A05-28.2.1: the French hold what they have until the Allied centre is empty.  In the fog of the
 * first turns it only looks so (A05-18.1.1-6). */
static bool holds_back(const struct au_np *np)
{
    return BY(AU_28_2_7_1, BY(AU_28_2_1_1, np->side == FRENCH)) && !np->s->assault &&
           (np->s->turn < ASSAULT || BY(AU_28_2_1_2, !au_centre_is_empty(np->b, np->s)));
}

static struct plane_pt stands_at(const struct au_np *np, int unit)
{
    const struct au_unit *u = &np->s->unit[unit];

    return au_at(np->s, u->standing == AT_CHIT ? AU_CHIT0 + u->where : unit);
}

static bool is_nearer(const struct au_np *np, int unit, int place, int than)
{
    struct plane_pt at = stands_at(np, unit);

    return plane_dist_cmp(plane_point_dist(at, au_np_place_at(np, place)),
                          plane_point_dist(at, au_np_place_at(np, than))) < 0;
}

/* The first that the enemy holds; all taken: the nearest is kept.  While the French stand by they
 * think of nothing but what was theirs (A05-28.2.1). */
static int next_aim(const struct au_np *np, int row, int unit)
{
    bool waits = np->s->unit[unit].standing == AT_MAP;
    int kept = AU_NOBODY;

    for (int k = 0; k < AIMS && aims[row].aim[k]; k++) {
        int place = find_place(np->b, aims[row].aim[k]);
        if (!counts(np, place) || (holds_back(np) && np->b->place[place].side != np->side))
            continue;
        if (np->s->control[place] != np->side)
            return place;
        if (kept == AU_NOBODY || (!waits && is_nearer(np, unit, place, kept)))
            kept = place;
    }
    return kept;
}

/* -- reserves (A05-28.1.8, 28.2.14) -- */

static bool is_in_reserve(const struct au_np *np, int unit)
{
    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++)
        if (np->group[i] == np->group[unit] && np->group[i] != AU_NOBODY &&
            np->far[i] <= IN_RESERVE)
            return false;
    return true;
}

/* Chits and the strategic map too: who comes to light there makes good no loss. */
static bool is_left(const struct au_state *s, int unit)
{
    int standing = s->unit[unit].standing;

    return standing != AT_ABSENT && standing != AT_AWAY && standing != AT_LOST;
}

static int worth_of_corps(const struct au_board *b, const struct au_state *s, int corps)
{
    int worth = 0;

    for (int i = b->corps[corps].first; i < b->corps[corps].first + b->corps[corps].count; i++)
        if (is_left(s, i))
            worth += au_worth(b, s, i);
    return worth;
}

/* Since its last marches; a corps that has more than then has lost nothing. */
static int loss_of(const struct au_np *np, int corps)
{
    int lost = np->s->np_worth[np->side][corps] - worth_of_corps(np->b, np->s, corps);

    return np->b->corps[corps].side != np->side || lost < 0 ? 0 : lost;
}

/* When its marches are over: the fire and the combats of both turns come after. */
void au_np_count_losses(struct eng_turn *t, int side)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;

    for (int i = 0; i < b->corps_count; i++)
        s->np_worth[side][i] = (int16_t)(b->corps[i].side == side ? worth_of_corps(b, s, i) : 0);
}

/* Who comes back by A05-19 makes good no loss either: what its corps had is as much more. */
void au_np_count_return(struct eng_turn *t, int unit)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;

    s->np_worth[b->unit[unit].side][b->unit[unit].corps] += (int16_t)au_worth(b, s, unit);
}

/* The unit of that corps that is nearest to the enemy: there it was hit; AU_NOBODY. */
static int foremost_of(const struct au_np *np, int corps)
{
    const struct au_corps *c = &np->b->corps[corps];
    int best = AU_NOBODY;

    for (int i = c->first; i < c->first + c->count; i++)
        if (np->group[i] != AU_NOBODY && (best == AU_NOBODY || np->far[i] < np->far[best]))
            best = i;
    return best;
}

/* Where the group that has lost the most was hit; AU_NOBODY: none was.  The loss of a corps is that
 * of the group in which it is foremost. */
static int hardest_hit(const struct au_np *np)
{
    int lost[AU_UNITS] = { 0 }, worst = AU_NOBODY;

    for (int i = 0; i < np->b->corps_count; i++) {
        int hit = loss_of(np, i) > 0 ? foremost_of(np, i) : AU_NOBODY;
        if (hit == AU_NOBODY)
            continue;
        lost[np->group[hit]] += loss_of(np, i);
        if (worst == AU_NOBODY || lost[np->group[hit]] > lost[np->group[worst]])
            worst = hit;
    }
    return worst;
}

static int64_t way_of_group(const struct au_np *np, int group, struct plane_pt to)
{
    int64_t least = INT64_MAX;

    for (int i = group; i < np->b->side_first[np->side + 1]; i++)
        if (np->group[i] == group && au_np_square_of_way(au_at(np->s, i), to) < least)
            least = au_np_square_of_way(au_at(np->s, i), to);
    return least;
}

/* Guns alone, or men who have lost their nerve, are no help. */
static bool has_troops(const struct au_np *np, int group)
{
    for (int i = group; i < np->b->side_first[np->side + 1]; i++)
        if (np->group[i] == group && np->b->unit[i].arm <= CAVALRY &&
            np->s->unit[i].morale < DISORGANISED)
            return true;
    return false;
}

/* One reserve is enough: the nearest, of those that may move at all. */
static bool is_nearest_reserve(const struct au_np *np, int group, struct plane_pt to)
{
    int64_t way = way_of_group(np, group, to);

    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++)
        if (np->group[i] == i && i != group && way_of_group(np, i, to) < way &&
            is_in_reserve(np, i) && has_troops(np, i) && !au_np_is_kept_back(np, i))
            return false;
    return true;
}

/* A corps may be in several groups, and its own reserve helps as well. */
bool au_np_help(const struct au_np *np, int unit, struct plane_pt *at)
{
    int hit;

    if (!is_in_reserve(np, unit) || (hit = hardest_hit(np)) == AU_NOBODY ||
        np->group[hit] == np->group[unit])
        return false;
    *at = au_at(np->s, hit);
    return BY(AU_28_1_8_1, is_nearest_reserve(np, np->group[unit], *at));
}

/* -- what holds it back -- */

static bool is_guard(const struct au_np *np, int unit)
{
    const char *id = np->b->corps[np->b->unit[unit].corps].id;

    return strcmp(id, "AG") == 0 || strcmp(id, "FI") == 0;
}

/* A05-28.2.2-2: a place that was theirs may be taken again at 2:1. */
static bool may_retake(const struct au_np *np, int unit)
{
    int place = au_np_objective(np, unit), own, other;

    if (place == AU_NOBODY || np->s->control[place] == np->side ||
        np->b->place[place].side != np->side || np->group[unit] == AU_NOBODY)
        return false;
    enum au_odds odds = au_np_odds(np, unit, &own, &other);
    return BY(AU_28_2_2_2, odds <= ODDS_2_1 || odds == NO_ODDS);
}

bool au_np_is_kept_back(const struct au_np *np, int unit)
{
    return !np->s->small && is_guard(np, unit) &&
           BY(AU_28_1_7_1, !au_guard_is_active(np->b, np->s, np->side));
}

/* A05-28.2.1, 28.2.2, 28.2.7: the French stand until the Allied centre is empty. */
bool au_np_stands_by(const struct au_np *np, int unit)
{
    if (np->s->small)
        return false;
    return au_np_is_kept_back(np, unit) || ((holds_back(np) && !may_retake(np, unit)));
}

int au_np_objective(const struct au_np *np, int unit)
{
    int row = aims_of(np, unit);

    if (BY(AU_28_1_1_1, !np->s->small) && row >= 0)
        return next_aim(np, row, unit);
    int place = nearest_place(np, unit, false);
    return place != AU_NOBODY ? place : nearest_place(np, unit, true);
}

bool au_np_may_attack(const struct au_np *np, int unit, int enemy)
{
    (void)enemy;
    return !au_np_stands_by(np, unit) && !au_np_escorts_army(np, unit);
}

/* -- waiting (A05-28.1.2) -- */

struct crowd {
    int count;
    int64_t x, y;
};

static struct crowd gather(const struct au_np *np, int group)
{
    struct crowd c = { 0, 0, 0 };

    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++)
        if (np->group[i] == group) {
            c.count++;
            c.x += np->s->unit[i].x;
            c.y += np->s->unit[i].y;
        }
    return c;
}

struct plane_pt au_np_centre_of(const struct au_np *np, int group)
{
    struct crowd c = gather(np, group);

    return (struct plane_pt){ (int32_t)(c.x / c.count), (int32_t)(c.y / c.count) };
}

/* The next group to the north or south: the columns stand in that order.  A Guard that is kept back
 * is none of them, and would be waited for in vain. */
static bool neighbour_is_behind(const struct au_np *np, int group)
{
    struct plane_pt own = au_np_centre_of(np, group);
    int64_t least = INT64_MAX;
    int x = own.x;

    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++) {
        if (np->group[i] != i || i == group || au_np_is_kept_back(np, i))
            continue;
        struct plane_pt other = au_np_centre_of(np, i);
        int64_t apart = other.y > own.y ? other.y - own.y : own.y - other.y;
        if (apart < least) {
            least = apart;
            x = other.x;
        }
    }
    return np->side == ALLIED ? x - own.x > BEHIND : own.x - x > BEHIND;
}

bool au_np_is_effective(const struct au_np *np, int unit)
{
    return np->s->unit[unit].morale < ROUTED;
}

static int worth_near(const struct au_np *np, int unit, int hu, int side)
{
    struct plane_box box = au_box(np->b, np->s, unit);
    uint8_t near[AU_PIECES];
    int count = au_near(np->b, np->s, &box, hu, 1 << side, near), worth = 0;

    for (int i = 0; i < count && near[i] < AU_CHIT0; i++)
        if (au_np_is_effective(np, near[i]) && au_within(np->b, np->s, unit, near[i], hu))
            worth += au_worth(np->b, np->s, near[i]);
    return worth;
}

/* The enemy itself so near, or the middle of its front? */
enum nearness { BY_FOOTPRINT, BY_FRONT };

static bool comes_within(const struct plane_box *box, const struct plane_box *enemy, int hu,
                         enum nearness by)
{
    if (by == BY_FOOTPRINT)
        return plane_box_within(box, enemy, hu);
    struct plane_fine front = plane_box_middle(enemy, PLANE_FRONT_SIDE);
    return plane_dist_cmp_hu(plane_box_fine_dist(box, front), hu) <= 0;
}

/* Is an enemy within `hu`, with its front on the unit's flank or behind it? */
static bool is_turned(const struct au_np *np, int unit, int hu, enum nearness by)
{
    struct plane_box box = au_box(np->b, np->s, unit);
    uint8_t near[AU_PIECES];
    int count = au_near(np->b, np->s, &box, hu, 1 << (1 - np->side), near);

    if (au_has_no_flanks(np->b, np->s, unit))
        return false;
    for (int i = 0; i < count && near[i] < AU_CHIT0; i++) {
        struct plane_box other = au_box(np->b, np->s, near[i]);
        if (np->b->unit[near[i]].arm <= CAVALRY && au_np_is_effective(np, near[i]) &&
            comes_within(&box, &other, hu, by) &&
            plane_box_zone(&box, plane_box_middle(&other, PLANE_FRONT_SIDE)) != PLANE_FRONT)
            return true;
    }
    return false;
}

static bool is_outflanked(const struct au_np *np, int group)
{
    for (int i = group; i < np->b->side_first[np->side + 1]; i++)
        if (np->group[i] == group && np->b->unit[i].arm <= CAVALRY &&
            is_turned(np, i, FLANKED, BY_FOOTPRINT) &&
            worth_near(np, i, FLANKED, np->side) < worth_near(np, i, FLANKED, 1 - np->side))
            return true;
    return false;
}

bool au_np_waits(const struct au_np *np, int unit)
{
    int group = np->group[unit];

    if (np->s->small || np->side != ALLIED || group == AU_NOBODY)
        return false;
    return BY(AU_28_1_2_3, BY(AU_28_1_2_1, neighbour_is_behind(np, group))) ||
           BY(AU_28_1_2_2, is_outflanked(np, group));
}

/* -- leaving a place that is held (A05-24.6.2) -- */

static int defenders_of(const struct au_np *np, int place)
{
    int worth = 0;

    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++)
        if (np->group[i] != AU_NOBODY && au_np_is_effective(np, i) &&
            au_np_is_in(np, au_at(np->s, i), place))
            worth += au_worth(np->b, np->s, i);
    return worth;
}

/* The place of its own in which it stands: its objective, or any on the defensive; AU_NOBODY. */
static int held_by(const struct au_np *np, int unit)
{
    bool defends = np->s->attitude[np->side];
    int aim = au_np_objective(np, unit);

    for (int i = 0; i < np->b->place_count; i++)
        if (counts(np, i) && np->s->control[i] == np->side && (defends || i == aim) &&
            au_np_is_in(np, au_at(np->s, unit), i))
            return i;
    return AU_NOBODY;
}

bool au_np_holds_place(const struct au_np *np, int unit)
{
    return BY(AU_24_6_2_1, held_by(np, unit) != AU_NOBODY);
}

/* Somebody in it has been fired at or closed with since the last orders. */
static bool is_attacked(const struct au_np *np, int place)
{
    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++)
        if (np->group[i] != AU_NOBODY && au_np_is_in(np, au_at(np->s, i), place) &&
            (np->s->unit[i].marks & MARK_FIRED_UPON || np->s->unit[i].foe != AU_NOBODY))
            return true;
    return false;
}

static bool is_outnumbered(const struct au_np *np, int unit, int place)
{
    return worth_near(np, unit, DRIVEN, 1 - np->side) >= 2 * defenders_of(np, place);
}

bool au_np_must_leave(const struct au_np *np, int unit)
{
    int place = held_by(np, unit);

    if (place == AU_NOBODY)
        return false;
    if (BY(AU_24_6_2_2, is_attacked(np, place) && is_outnumbered(np, unit, place)))
        return true;
    return is_turned(np, unit, TURNED, BY_FRONT);
}
