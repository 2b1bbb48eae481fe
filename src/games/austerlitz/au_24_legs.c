/* au_24_legs.c -- A05 24.5: how an NP unit moves.
 *
 * One leg in a phase, after at most one turn: of seven headings and of lengths in steps of 25 hu the
 * legal end that is nearest to its goal, as far as its group keeps together. */

#include "games/austerlitz/au_np.h"

enum {
    HEADINGS = 7,
    TOGETHER = 200, /* A05-24.5-2: a friend so near, and so far ahead of the rearmost */
    STAND_OFF = 50, /* A05-24.5.6: musketry */
    OUT_OF_REACH = 250,
    BESIDE = 60,     /* A05-27.6-13: outside a flank edge */
    GUN_REACH = 600, /* A05-24.5.7-2 */
    TOO_NEAR = 200,
    WITH_FOOT = 100,  /* A05-24.5.7-1 */
    BANK = 20,        /* A05-24.5.2-2 */
    NEAR_PLACE = 100, /* A05-28.2.4-1 */
    BANK_STEPS = 16   /* how often a reach of a stream is looked at */
};

struct aim {
    struct plane_pt at;
    int keep_off; /* no nearer to an enemy than this */
    eng_ruleno rule;
    int text;
};

/* -- the group keeps together (A05-24.5-2) -- */

static bool leads_line(const struct au_np *np, int unit, int group)
{
    return np->group[unit] == group && np->b->unit[unit].arm <= CAVALRY &&
           np->s->unit[unit].morale < DISORGANISED;
}

static int64_t root(int64_t n)
{
    int64_t low = 0, high = 4000;

    while (low < high) {
        int64_t middle = (low + high + 1) / 2;
        if (middle * middle <= n)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

/* Hu along the way from the middle of the group to its goal. */
static int64_t progress(struct plane_pt p, struct plane_pt from, struct plane_pt to, int64_t length)
{
    int64_t dx = to.x - from.x, dy = to.y - from.y;

    return length ? ((p.x - from.x) * dx + (p.y - from.y) * dy) / length : 0;
}

struct cohesion {
    bool alone;  /* no other infantry or cavalry in its group: nobody to wait for */
    bool astray; /* it has lost touch with them */
    struct plane_pt from, to;
    int64_t length, limit;
};

static bool has_friend_near(const struct au_np *np, int unit, const struct plane_box *end)
{
    uint8_t near[AU_PIECES];
    int count = au_near(np->b, np->s, end, TOGETHER, 1 << np->side, near);

    for (int i = 0; i < count && near[i] < AU_CHIT0; i++) {
        struct plane_box box = au_box(np->b, np->s, near[i]);
        if (near[i] != unit && leads_line(np, near[i], np->group[unit]) &&
            plane_box_within(end, &box, TOGETHER))
            return true;
    }
    return false;
}

/* It has lost touch: the others do not wait for it, it comes up. */
static bool is_astray(const struct au_np *np, int unit)
{
    struct plane_box box = au_box(np->b, np->s, unit);

    return !has_friend_near(np, unit, &box);
}

/* The nearest of the line to that point; AU_NOBODY: it is alone. */
static int nearest_friend(const struct au_np *np, int unit, struct plane_pt at)
{
    int best = AU_NOBODY;

    for (int i = np->group[unit]; i < np->b->side_first[np->side + 1]; i++)
        if (i != unit && leads_line(np, i, np->group[unit]) &&
            (best == AU_NOBODY || au_np_square_of_way(at, au_at(np->s, i)) <
                                      au_np_square_of_way(at, au_at(np->s, best))))
            best = i;
    return best;
}

/* The line does not wait for those who are in combat, stand fast, or are not to come. */
static bool stays_behind(const struct au_np *np, int unit)
{
    return np->s->unit[unit].foe != AU_NOBODY || np->s->unit[unit].formation == FORM_SQUARE ||
           np->far[unit] <= STAND_OFF || au_np_escorts_army(np, unit) ||
           au_np_is_kept_back(np, unit);
}

/* The corps of the French have no common line of advance (A05-28.2.7): the first to go would wait for
 * those who may not move before it has gone. */
static bool go_together(const struct au_np *np, int one, int two)
{
    bool one_line = np->s->small || np->side == ALLIED;

    return np->place[one] == np->place[two] &&
           (one_line || np->b->unit[one].corps == np->b->unit[two].corps);
}

/* One axis for all who go the same way, toward the place that they are to take: by the goals of
 * single units each would find others behind it, and nobody would move. */
static struct cohesion keep_with(const struct au_np *np, int unit, struct plane_pt to)
{
    int group = np->group[unit];
    struct cohesion c = { true, is_astray(np, unit), au_np_centre_of(np, group), to, 0, INT64_MAX };

    if (np->place[unit] != AU_NOBODY && np->s->control[np->place[unit]] != np->side)
        c.to = au_np_place_at(np, np->place[unit]);
    c.length = root(au_np_square_of_way(c.from, c.to));
    for (int i = group; i < np->b->side_first[np->side + 1]; i++) {
        if (i == unit || !leads_line(np, i, group) || stays_behind(np, i))
            continue;
        c.alone = false;
        int64_t made = progress(au_at(np->s, i), c.from, c.to, c.length);
        if (go_together(np, i, unit) && made + TOGETHER < c.limit && !is_astray(np, i))
            c.limit = made + TOGETHER;
    }
    return c;
}

static bool comes_up(const struct au_np *np, int unit, struct plane_pt end)
{
    struct plane_pt at = au_at(np->s, unit);
    int now = nearest_friend(np, unit, at), then = nearest_friend(np, unit, end);

    return now != AU_NOBODY && au_np_square_of_way(end, au_at(np->s, then)) <
                                   au_np_square_of_way(at, au_at(np->s, now));
}

/* A battery is no part of the line: it only keeps near it. */
static bool is_together(const struct au_np *np, int unit, const struct cohesion *c,
                        const struct plane_box *end)
{
    HOLDS(AU_24_5_1);
    HOLDS(AU_24_5_2);
    HOLDS(AU_24_5_1_1);
    HOLDS(AU_28_2_3_1);
    if (c->alone)
        return true;
    if (c->astray)
        return comes_up(np, unit, end->at);
    return progress(end->at, c->from, c->to, c->length) <= c->limit &&
           has_friend_near(np, unit, end);
}

/* -- goals by order (A05-27.6-13) -- */

/* The nearest of the points 60 hu outside its flanks and its rear; of equals the right one. */
static struct plane_pt beside(const struct au_np *np, int unit, int enemy)
{
    struct plane_box box = au_box(np->b, np->s, enemy);
    const int out[] = { box.width / 2 + BESIDE, box.depth / 2 + BESIDE, box.width / 2 + BESIDE };
    struct plane_pt at = au_at(np->s, unit), best = { 0, 0 };

    for (int k = 0; k < 3; k++) {
        struct plane_pt point =
            plane_leg_end(box.at, plane_degree(box.facing + 90 * (k + 1)), out[k]);
        if (k == 0 || au_np_square_of_way(at, point) < au_np_square_of_way(at, best))
            best = point;
    }
    return best;
}

/* Back: to the nearest place of its own behind it, or to its own edge of the map.  Whoever is still
 * out of the enemy's reach goes to the nearest place of all, to hold it. */
static struct plane_pt rearward(const struct au_np *np, int unit)
{
    bool free = np->far[unit] > OUT_OF_REACH;
    struct plane_pt at = au_at(np->s, unit);
    struct plane_pt best = { np->side == FRENCH ? 0 : 2800, at.y };
    int64_t least = free ? INT64_MAX : au_np_square_of_way(at, best);

    for (int i = 0; i < np->b->place_count; i++) {
        struct plane_pt place = au_np_place_at(np, i);
        bool behind = np->side == FRENCH ? place.x < at.x : place.x > at.x;
        if (!(np->s->places >> i & 1) || np->s->control[i] != np->side || !(free || behind) ||
            au_np_square_of_way(at, place) >= least)
            continue;
        best = place;
        least = au_np_square_of_way(at, place);
    }
    return best;
}

static bool sees_target(const struct au_np *np, int unit, int *nearest);

/* Infantry that sees an enemy for the guns to fire at, other infantry, cavalry. */
static int rank_escort(const struct au_np *np, int unit)
{
    int nearest;

    if (np->b->unit[unit].arm == CAVALRY)
        return 2;
    return sees_target(np, unit, &nearest) ? 0 : 1;
}

/* The nearest of the best (A05-24.5.7); AU_NOBODY: no infantry or cavalry in its group. */
static int escort_of(const struct au_np *np, int battery)
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

static bool aim_of_guns(const struct au_np *np, int unit, int escort, struct aim *out)
{
    HOLDS(AU_24_5_7_1);
    if (au_within(np->b, np->s, unit, escort, WITH_FOOT / 2))
        return false;
    struct plane_box box = au_box(np->b, np->s, escort);
    *out = (struct aim){ plane_leg_end(box.at, plane_degree(box.facing + 90), box.width / 2 + 50),
                         TOO_NEAR, AU_24_5_7_2, NEWS_NP_GUNS_FOLLOW };
    return true;
}

static bool aim_at_enemy(const struct au_np *np, int unit, struct aim *out)
{
    const struct au_unit *u = &np->s->unit[unit];
    int enemy =
        u->order_at != AU_NOBODY && au_on_field(np->s, u->order_at) ? u->order_at : np->enemy[unit];

    if (enemy == AU_NOBODY)
        return false;
    *out = (struct aim){ au_at(np->s, enemy), AU_APART, AU_27_6_13, NEWS_NP_CLOSES };
    if (u->order == ORDER_FLANK) {
        out->at = beside(np, unit, enemy);
        out->text = NEWS_NP_TURNS_FLANK;
    }
    if (u->order == ORDER_MUSKETRY) {
        HOLDS(AU_24_5_6_1);
        out->at = au_at(np->s, np->enemy[unit]);
        out->keep_off = STAND_OFF - 5;
        out->text = NEWS_NP_SEEKS_RANGE;
    }
    return true;
}

/* -- ground to hold (A05-28.2.4) -- */

enum { BEHIND_STREAM = 2 }; /* its rank: between woods and hills */

/* Castle or redoubt, village, wood, hill; -1: none of these. */
static int rank_of(enum au_ground ground)
{
    static const int8_t rank[GROUNDS] = {
        [CLEAR] = -1,  [POND] = -1, [CASTLE] = 5,     [REDOUBT] = 5,
        [VILLAGE] = 4, [WOOD] = 3,  [PHEASANTRY] = 3, [HILL] = 1
    };

    return rank[ground];
}

static bool is_taken(const struct au_np *np, int unit, const struct au_area *area)
{
    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++)
        if (i != unit && np->group[i] != AU_NOBODY && np->b->unit[i].arm <= CAVALRY &&
            plane_area_place(&area->poly, au_at(np->s, i)) != PLANE_OUTSIDE)
            return true;
    return false;
}

static bool has_corner_near(const struct au_area *one, const struct au_area *two)
{
    for (int i = 0; i < one->poly.count; i++)
        if (plane_dist_cmp_hu(plane_area_dist(&two->poly, one->poly.at[i]), NEAR_PLACE) <= 0)
            return true;
    return false;
}

/* Of two outlines one is nearest to the other at a corner. */
static bool is_beside(const struct au_area *one, const struct au_area *two)
{
    return has_corner_near(one, two) || has_corner_near(two, one);
}

/* Within 100 hu of the place, at a stream that its enemy has still to cross. */
static bool is_at_bank(const struct au_np *np, int unit, const struct au_area *home,
                       const struct plane_box *end)
{
    return plane_dist_cmp_hu(plane_area_box_dist(&home->poly, end), NEAR_PLACE) <= 0 &&
           au_np_is_behind_stream(np, end, au_at(np->s, np->enemy[unit]));
}

/* A quick look, at its frame. */
static bool is_far_off(const struct au_area *home, struct plane_pt p)
{
    int most = 2 * NEAR_PLACE; /* and what the footprint adds */

    return p.x < home->low.x - most || p.x > home->high.x + most || p.y < home->low.y - most ||
           p.y > home->high.y + most;
}

/* In line west of that part of a stream: only the French look for ground, against the east. */
static void try_bank(const struct au_np *np, int unit, const struct au_area *home,
                     struct plane_pt water, struct plane_pt *best)
{
    struct plane_pt at = au_at(np->s, unit), bank = { water.x - 3 * BANK / 2, water.y };
    struct plane_box end = au_box_at(np->b, unit, FORM_LINE, bank, 90);

    if (is_at_bank(np, unit, home, &end) &&
        (best->x < 0 || au_np_square_of_way(at, bank) < au_np_square_of_way(at, *best)))
        *best = bank;
}

/* The nearest such place; without an enemy on the field there is none. */
static bool find_bank(const struct au_np *np, int unit, const struct au_area *home,
                      struct plane_pt *best)
{
    *best = (struct plane_pt){ -1, -1 };
    for (int i = 0; np->enemy[unit] != AU_NOBODY && i < np->b->stream_count; i++) {
        const struct plane_poly *stream = &np->b->line[i].poly;
        for (int n = 0; n < (stream->count - 1) * BANK_STEPS; n++) {
            struct plane_pt from = stream->at[n / BANK_STEPS], to = stream->at[n / BANK_STEPS + 1];
            int part = n % BANK_STEPS;
            struct plane_pt water = { from.x + (to.x - from.x) * part / BANK_STEPS,
                                      from.y + (to.y - from.y) * part / BANK_STEPS };
            if (!is_far_off(home, water))
                try_bank(np, unit, home, water, best);
        }
    }
    return best->x >= 0;
}

/* The best that is free within 100 hu of the place; on it, it stays. */
static bool aim_at_ground(const struct au_np *np, int unit, int place, struct aim *out)
{
    const struct au_area *home = &np->b->area[np->b->place[place].area], *best = home;
    struct plane_box own = au_box(np->b, np->s, unit);
    struct plane_pt bank;
    int rank = rank_of(home->ground);

    HOLDS(AU_28_2_4_1);
    HOLDS(AU_28_2_4_2);
    for (int i = 0; i < np->b->area_count; i++) {
        const struct au_area *a = &np->b->area[i];
        if (rank_of(a->ground) <= rank || !is_beside(a, home) || is_taken(np, unit, a))
            continue;
        best = a;
        rank = rank_of(a->ground);
    }
    if (rank < BEHIND_STREAM && find_bank(np, unit, home, &bank)) {
        out->at = bank;
        out->rule = AU_28_2_4_2;
        return !is_at_bank(np, unit, home, &own);
    }
    if (best != home) {
        out->at =
            (struct plane_pt){ (best->low.x + best->high.x) / 2, (best->low.y + best->high.y) / 2 };
        out->rule = AU_28_2_4_2;
    }
    return plane_area_place(&best->poly, au_at(np->s, unit)) == PLANE_OUTSIDE;
}

/* Infantry or cavalry in a place of its own, which it leaves only when it is driven out of it. */
static bool stays_in_place(const struct au_np *np, int unit)
{
    HOLDS(AU_24_6_2_2);
    return np->s->unit[unit].order == ORDER_NONE && np->b->unit[unit].arm <= CAVALRY &&
           au_np_holds_place(np, unit);
}

/* Without an order: to the objective, or to where help is needed. */
static bool aim_at_place(const struct au_np *np, int unit, struct aim *out)
{
    int place = au_np_objective(np, unit);

    *out = (struct aim){ { 0, 0 }, AU_APART, AU_24_5_1, NEWS_NP_MARCHES };
    if (au_np_help(np, unit, &out->at)) {
        out->rule = np->side == FRENCH ? AU_28_2_14_1 : AU_28_1_8_2;
        out->text = NEWS_NP_HELPS;
        return true;
    }
    if (place == AU_NOBODY || stays_in_place(np, unit))
        return false;
    out->at = au_np_place_at(np, place);
    HOLDS(AU_24_5_3_1);
    HOLDS(AU_24_5_3_2);
    if (au_np_is_in(np, au_at(np->s, unit), place))
        return false;
    if (np->side == FRENCH && np->s->control[place] == FRENCH)
        return aim_at_ground(np, unit, place, out);
    return true;
}

/* On the offensive whoever is to fire and has nobody to fire at goes on toward its objective
 * (A05-28.1.1), no nearer to the enemy than he would for his fire. */
static bool aim_past_enemy(const struct au_np *np, int unit, struct aim *out)
{
    int place = au_np_objective(np, unit);

    if (np->s->attitude[np->side] || np->far[unit] <= AU_HALF_UM || place == AU_NOBODY ||
        np->s->control[place] == np->side || !aim_at_place(np, unit, out))
        return false;
    out->keep_off = STAND_OFF - 5;
    return true;
}

static bool find_aim(const struct au_np *np, int unit, struct aim *out)
{
    int order = np->s->unit[unit].order, friend = nearest_friend(np, unit, au_at(np->s, unit));

    if (order != ORDER_BACK && friend != AU_NOBODY && is_astray(np, unit) &&
        !stays_in_place(np, unit)) {
        *out = (struct aim){ au_at(np->s, friend), STAND_OFF, AU_24_5_1, NEWS_NP_COMES_UP };
        return true;
    }
    if (order == ORDER_BACK) {
        *out = (struct aim){ rearward(np, unit), 0, AU_27_6_13, NEWS_NP_GOES_BACK };
        return true;
    }
    int escort = np->b->unit[unit].arm == ARTILLERY ? escort_of(np, unit) : AU_NOBODY;
    if (escort != AU_NOBODY)
        return aim_of_guns(np, unit, escort, out);
    if (order == ORDER_MUSKETRY && aim_past_enemy(np, unit, out))
        return true;
    if (order == ORDER_COMBAT || order == ORDER_CHARGE || order == ORDER_FLANK ||
        order == ORDER_MUSKETRY)
        return aim_at_enemy(np, unit, out);
    return aim_at_place(np, unit, out);
}

/* -- ends -- */

static bool is_too_near(const struct au_np *np, const struct plane_box *end, int keep_off)
{
    uint8_t near[AU_PIECES];
    int count = keep_off ? au_near(np->b, np->s, end, keep_off, 1 << (1 - np->side), near) : 0;

    for (int i = 0; i < count; i++) {
        struct plane_box box = au_box(np->b, np->s, near[i]);
        bool harmless = near[i] < AU_CHIT0 && np->b->unit[near[i]].arm == HEADQUARTERS;
        if (plane_dist_cmp_hu(plane_box_dist(end, &box), harmless ? AU_APART : keep_off) < 0)
            return true;
    }
    return false;
}

/* What stands within 4 UM of that end, more of the enemy than of its own; it brings itself. */
static bool is_outweighed(const struct au_np *np, int unit, const struct plane_box *end)
{
    int own = au_worth(np->b, np->s, unit), enemy = 0;
    uint8_t near[AU_PIECES];
    int count = au_near(np->b, np->s, end, NP_GAP, 3, near);

    for (int i = 0; i < count && near[i] < AU_CHIT0; i++) {
        struct plane_box box = au_box(np->b, np->s, near[i]);
        if (near[i] == unit || !au_np_is_effective(np, near[i]) ||
            !plane_box_within(end, &box, NP_GAP))
            continue;
        int worth = au_worth(np->b, np->s, near[i]);
        if (np->b->unit[near[i]].side == np->side)
            own += worth;
        else
            enemy += worth;
    }
    return enemy > own;
}

/* A05-28.1.2-4: not into a place where the enemy is stronger and nobody helps, from whatever side. */
static bool enters_trap(const struct au_np *np, int unit, const struct plane_box *end)
{
    int place = au_np_objective(np, unit);

    HOLDS(AU_28_1_2_4);
    if (np->s->small || np->side != ALLIED || place == AU_NOBODY ||
        !au_np_is_in(np, end->at, place) || au_np_is_in(np, au_at(np->s, unit), place))
        return false;
    return is_outweighed(np, unit, end);
}

static bool goes_forward(const struct au_np *np, int unit, struct plane_pt end)
{
    struct plane_pt at = au_at(np->s, unit);

    return np->side == FRENCH ? end.x > at.x : end.x < at.x;
}

static bool is_welcome(const struct au_np *np, int unit, const struct aim *aim,
                       const struct cohesion *c, const struct plane_box *end)
{
    bool back = np->s->unit[unit].order == ORDER_BACK;

    if (!back && (is_too_near(np, end, aim->keep_off) || !is_together(np, unit, c, end)))
        return false;
    if (!back && ((goes_forward(np, unit, end->at) && au_np_stands_by(np, unit)) ||
                  enters_trap(np, unit, end)))
        return false;
    return !au_np_exposes(np, unit, end, AU_NOBODY);
}

bool au_np_is_behind_stream(const struct au_np *np, const struct plane_box *end,
                            struct plane_pt enemy)
{
    struct plane_span span[PLANE_SPANS];

    for (int i = 0; i < np->b->stream_count; i++) {
        const struct plane_poly *stream = &np->b->line[i].poly;
        if (plane_dist_cmp_hu(plane_line_box_dist(stream, end), BANK) <= 0 &&
            plane_line_cross(stream, end->at, enemy, span) % 2 == 1)
            return true;
    }
    return false;
}

/* A05-24.5.2: a place of defence, with an enemy in its reach. */
static bool is_best_position(const struct au_np *np, int unit, const struct plane_box *end)
{
    enum au_ground ground = au_ground_at(np->b, end->at);
    bool good =
        ground == VILLAGE || ground == CASTLE || ground == REDOUBT || au_is_high(np->b, end->at);

    HOLDS(AU_24_5_2_1);
    HOLDS(AU_24_5_2_2);
    if (np->enemy[unit] == AU_NOBODY)
        return false;
    struct plane_box enemy = au_box(np->b, np->s, np->enemy[unit]);
    return plane_box_within(end, &enemy, np->b->unit[unit].allowance) &&
           (good || au_np_is_behind_stream(np, end, enemy.at));
}

/* Whoever closes with the enemy, and whoever has a place to take, does not stop for good ground. */
static bool looks_for_ground(const struct au_np *np, int unit)
{
    int order = np->s->unit[unit].order, place = au_np_objective(np, unit);

    if (!np->s->attitude[np->side] && place != AU_NOBODY && np->s->control[place] != np->side)
        return false;
    return np->b->unit[unit].arm <= CAVALRY &&
           (order == ORDER_NONE || order == ORDER_MUSKETRY || order == ORDER_FIRE);
}

static bool holds_position(const struct au_np *np, int unit)
{
    struct plane_box box = au_box(np->b, np->s, unit);

    return looks_for_ground(np, unit) && is_best_position(np, unit, &box);
}

/* -- the leg -- */

struct choice {
    struct eng_action action;
    int64_t left; /* square of the way from its end to the goal */
};

/* No farther along a heading than abreast of the goal. */
static int useful_length(const struct au_np *np, int unit, struct plane_pt goal, int degree)
{
    struct plane_pt at = au_at(np->s, unit), u = plane_dir(degree);
    int64_t abreast =
        ((int64_t)(goal.x - at.x) * u.x + (int64_t)(goal.y - at.y) * u.y) / PLANE_UNIT;
    int most = au_allowance(np->b, np->s, unit);

    return abreast < most ? (int)abreast : most;
}

/* Before a stream to its very bank, so that it can be crossed in the next turn (A05-15.1-14). */
static int to_the_bank(const struct au_np *np, struct eng_action a)
{
    struct eng_action on = a;

    for (on.count = (int16_t)(a.count + NP_STEP - 1); on.count > a.count; on.count--)
        if (au_np_legal(np, &on))
            break;
    return on.count;
}

bool au_np_goes(const struct au_np *np, struct eng_action *a, eng_ruleno *barred)
{
    eng_ruleno rule = eng_flow_check(np->box, np->s, np->seat, a);

    if (rule) {
        *barred = rule;
        return false;
    }
    if (*barred == AU_15_1_14)
        a->count = (int16_t)to_the_bank(np, *a);
    return true;
}

/* Less than a step from the water: the rest of the way to its bank. */
static void creep_up(const struct au_np *np, int unit, const struct aim *aim,
                     const struct cohesion *c, int degree, struct choice *best)
{
    struct choice one = { au_np_order(VERB_MARCH, unit, 0, degree), 0 };
    struct plane_pt at = au_at(np->s, unit);

    one.action.count = (int16_t)to_the_bank(np, one.action);
    struct plane_box end = au_box_at(np->b, unit, np->s->unit[unit].formation,
                                     plane_leg_end(at, degree, one.action.count), degree);
    one.left = au_np_square_of_way(end.at, aim->at);
    if (one.action.count > 0 && one.left < best->left && is_welcome(np, unit, aim, c, &end))
        *best = one;
}

static void try_heading(const struct au_np *np, int unit, const struct aim *aim,
                        const struct cohesion *c, int degree, struct choice *best)
{
    struct plane_pt at = au_at(np->s, unit);
    int formation = np->s->unit[unit].formation;
    int length = useful_length(np, unit, aim->at, degree);
    eng_ruleno barred = 0;

    for (length -= length % NP_STEP; length >= NP_STEP; length -= NP_STEP) {
        struct plane_box end =
            au_box_at(np->b, unit, formation, plane_leg_end(at, degree, length), degree);
        struct choice one = { au_np_order(VERB_MARCH, unit, length, degree),
                              au_np_square_of_way(end.at, aim->at) };
        if (one.left >= best->left)
            return;
        if (!is_welcome(np, unit, aim, c, &end))
            continue;
        if (!au_np_goes(np, &one.action, &barred))
            continue;
        *best = one;
        return;
    }
    if (barred == AU_15_1_14)
        creep_up(np, unit, aim, c, degree, best);
}

/* A05-24.5.2-2: it stops at the first good place on its way. */
static void stop_on_way(const struct au_np *np, int unit, struct choice *best)
{
    struct plane_pt at = au_at(np->s, unit);
    struct eng_action a = best->action;

    if (a.verb == VERB_DONE || !looks_for_ground(np, unit))
        return;
    for (a.count = NP_STEP; a.count < best->action.count; a.count = (int16_t)(a.count + NP_STEP)) {
        struct plane_box end = au_box_at(np->b, unit, np->s->unit[unit].formation,
                                         plane_leg_end(at, a.angle, a.count), a.angle);
        if (!is_best_position(np, unit, &end) || !au_np_legal(np, &a))
            continue;
        best->action = a;
        return;
    }
}

/* Straight ahead first, then ever more to the sides, right before left. */
static bool find_leg(const struct au_np *np, int unit, const struct aim *aim, struct choice *best)
{
    struct cohesion c = keep_with(np, unit, aim->at);
    int facing = np->s->unit[unit].facing;
    bool wheeled = np->s->unit[unit].done & DONE_WHEELED;

    HOLDS(AU_24_5_3);
    best->left = au_np_square_of_way(au_at(np->s, unit), aim->at);
    best->action.verb = VERB_DONE;
    for (int k = 0; k < (wheeled ? 1 : HEADINGS); k++) {
        int turn = (k + 1) / 2 * 15 * (k % 2 ? 1 : -1);
        try_heading(np, unit, aim, &c, plane_degree(facing + turn), best);
    }
    stop_on_way(np, unit, best);
    return best->action.verb != VERB_DONE;
}

/* The goal lies to the side or behind: it turns first, once. */
static bool turn_to(const struct au_np *np, int unit, const struct aim *aim, struct au_thought *out)
{
    const struct au_unit *u = &np->s->unit[unit];
    int bearing = plane_bearing(au_at(np->s, unit), aim->at);
    int turn = bearing < 0 ? 0 : plane_turn(u->facing, bearing);

    if (u->done & (DONE_TURNED | DONE_WHEELED | DONE_MOVED) || u->formation == FORM_SQUARE ||
        (turn >= -45 && turn <= 45))
        return false;
    out->action = au_np_order(VERB_TURN, unit, 0, bearing);
    return au_np_legal(np, &out->action) && au_np_say(out, AU_24_5_3, NEWS_NP_WHEELS, unit, 0, 0);
}

/* Whoever stands before the enemy shows him its front. */
static bool face_enemy(const struct au_np *np, int unit, struct au_thought *out)
{
    const struct au_unit *u = &np->s->unit[unit];
    int enemy = np->enemy[unit];

    if (enemy == AU_NOBODY || np->far[unit] > NP_GAP || u->formation == FORM_SQUARE ||
        u->done & (DONE_TURNED | DONE_MOVED | DONE_WHEELED) || np->b->unit[unit].arm > CAVALRY)
        return false;
    struct plane_box box = au_box(np->b, np->s, unit);
    struct plane_box other = au_box(np->b, np->s, enemy);
    int bearing = plane_bearing(box.at, other.at);
    if (bearing < 0 || plane_box_zone(&box, plane_to_fine(other.at)) == PLANE_FRONT)
        return false;
    out->action = au_np_order(VERB_TURN, unit, 0, bearing);
    return au_np_legal(np, &out->action) &&
           au_np_say(out, AU_22_3_1, NEWS_NP_FRONTS, unit, enemy, 0);
}

static bool can_march(const struct au_np *np, int unit)
{
    const struct au_unit *u = &np->s->unit[unit];
    bool guns = np->b->unit[unit].arm == ARTILLERY;

    return np->group[unit] != AU_NOBODY && u->morale < DISORGANISED && u->foe == AU_NOBODY &&
           !(u->done & (DONE_MOVED | DONE_ALL | DONE_DECLARED)) &&
           (!guns || u->formation == FORM_COLUMN) && u->formation != FORM_SQUARE &&
           !au_np_is_kept_back(np, unit);
}

/* A05-28.1.2-3: no advance; an attack that is ordered goes on.  Reserves and laggards are those whom
 * the others wait for (28.1.2-2). */
static bool lets_others_come(const struct au_np *np, int unit, const struct aim *aim)
{
    int order = np->s->unit[unit].order;
    bool comes_up = aim->text == NEWS_NP_COMES_UP || aim->text == NEWS_NP_HELPS;

    return !comes_up && (order == ORDER_NONE || order == ORDER_MUSKETRY || order == ORDER_FIRE) &&
           au_np_waits(np, unit);
}

bool au_np_leg(const struct au_np *np, int unit, struct au_thought *out)
{
    struct choice best;
    struct aim aim;

    if (!can_march(np, unit))
        return false;
    if (holds_position(np, unit) || !find_aim(np, unit, &aim) || lets_others_come(np, unit, &aim))
        return face_enemy(np, unit, out);
    if (au_np_escorts_army(np, unit))
        aim.keep_off = NP_ALOOF;
    if (find_leg(np, unit, &aim, &best)) {
        out->action = best.action;
        return au_np_say(out, aim.rule, aim.text, unit, best.action.count, best.action.angle);
    }
    return turn_to(np, unit, &aim, out) || face_enemy(np, unit, out);
}

/* -- guns (A05-24.5.7, 24.6.8) -- */

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

    HOLDS(AU_24_6_8_1);
    for (int i = np->b->side_first[np->side]; count > 0 && i < np->b->side_first[np->side + 1]; i++)
        if (i != battery && au_on_field(np->s, i) && sees_any(np, i, enemy, count) &&
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

    HOLDS(AU_24_5_7_2);
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
