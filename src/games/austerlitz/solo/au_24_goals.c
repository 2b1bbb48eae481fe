/* au_24_goals.c -- A05 24.5, 27.6, 28.2.4: where an NP unit goes.
 *
 * By its order, or without one to its objective and the ground that is good to hold there. */

#include "games/austerlitz/solo/au_24.h"

enum {
    OUT_OF_REACH = 250,
    BESIDE = 60,      /* A05-27.6-13: outside a flank edge */
    BANK = 20,        /* A05-24.5.2-2 */
    NEAR_PLACE = 100, /* A05-28.2.4-1 */
    BANK_STEPS = 16   /* how often a reach of a stream is looked at */
};

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

static bool aim_at_enemy(const struct au_np *np, int unit, struct au_aim *out)
{
    const struct au_unit *u = &np->s->unit[unit];
    int enemy =
        u->order_at != AU_NOBODY && au_on_field(np->s, u->order_at) ? u->order_at : np->enemy[unit];

    if (enemy == AU_NOBODY)
        return false;
    *out = (struct au_aim){ au_at(np->s, enemy), AU_APART, AU_27_6_13, NEWS_NP_CLOSES };
    if (u->order == ORDER_FLANK) {
        out->at = beside(np, unit, enemy);
        out->text = NEWS_NP_TURNS_FLANK;
    }
    if (u->order == ORDER_MUSKETRY) {
        out->at = au_at(np->s, np->enemy[unit]);
        out->keep_off = NP_STAND_OFF - 5;
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
static bool aim_at_ground(const struct au_np *np, int unit, int place, struct au_aim *out)
{
    const struct au_area *home = &np->b->area[np->b->place[place].area], *best = home;
    struct plane_box own = au_box(np->b, np->s, unit);
    struct plane_pt bank;
    int rank = rank_of(home->ground);

    for (int i = 0; i < np->b->area_count; i++) {
        const struct au_area *a = &np->b->area[i];
        if (BY(AU_28_2_4_1, rank_of(a->ground) <= rank) || !is_beside(a, home) ||
            is_taken(np, unit, a))
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
    return np->s->unit[unit].order == ORDER_NONE && np->b->unit[unit].arm <= CAVALRY &&
           au_np_holds_place(np, unit);
}

/* A05-24.5.3-2: in its objective, whoever else is there, unless it is ordered to close with the enemy. */
static bool has_arrived(const struct au_np *np, int unit)
{
    int order = np->s->unit[unit].order, place = au_np_objective(np, unit);

    return np->b->unit[unit].arm <= CAVALRY &&
           (BY(AU_24_5_3_2, order == ORDER_NONE || order == ORDER_MUSKETRY)) &&
           place != AU_NOBODY && au_np_is_in(np, au_at(np->s, unit), place);
}

/* Without an order: to the objective, or to where help is needed. */
static bool aim_at_place(const struct au_np *np, int unit, struct au_aim *out)
{
    int place = au_np_objective(np, unit);

    *out = (struct au_aim){ { 0, 0 }, AU_APART, AU_24_5_1, NEWS_NP_MARCHES };
    if (au_np_help(np, unit, &out->at)) {
        out->rule = np->side == FRENCH ? AU_28_2_14_1 : AU_28_1_8_2;
        out->text = NEWS_NP_HELPS;
        return true;
    }
    if (place == AU_NOBODY || stays_in_place(np, unit))
        return false;
    out->at = au_np_place_at(np, place);
    if (BY(AU_24_5_3_1, au_np_is_in(np, au_at(np->s, unit), place)))
        return false;
    if (np->side == FRENCH && np->s->control[place] == FRENCH)
        return aim_at_ground(np, unit, place, out);
    return true;
}

/* On the offensive whoever is to fire and has nobody to fire at goes on toward its objective
 * (A05-28.1.1), no nearer to the enemy than he would for his fire. */
static bool aim_past_enemy(const struct au_np *np, int unit, struct au_aim *out)
{
    int place = au_np_objective(np, unit);

    if (np->s->attitude[np->side] || np->far[unit] <= AU_HALF_UM || place == AU_NOBODY ||
        np->s->control[place] == np->side || !aim_at_place(np, unit, out))
        return false;
    out->keep_off = NP_STAND_OFF - 5;
    return true;
}

bool au_np_find_aim(const struct au_np *np, int unit, struct au_aim *out)
{
    int order = np->s->unit[unit].order,
        friend = au_np_nearest_friend(np, unit, au_at(np->s, unit));

    if (order != ORDER_BACK && friend != AU_NOBODY && au_np_is_astray(np, unit) &&
        !stays_in_place(np, unit) && !has_arrived(np, unit)) {
        *out = (struct au_aim){ au_at(np->s, friend), NP_STAND_OFF, AU_24_5_1, NEWS_NP_COMES_UP };
        return true;
    }
    if (BY(AU_24_5_9_1, order == ORDER_BACK)) {
        *out = (struct au_aim){ rearward(np, unit), 0, AU_27_6_13, NEWS_NP_GOES_BACK };
        return true;
    }
    int escort = np->b->unit[unit].arm == ARTILLERY ? au_np_escort_of(np, unit) : AU_NOBODY;
    if (escort != AU_NOBODY)
        return au_np_aim_of_guns(np, unit, escort, out);
    if (order == ORDER_MUSKETRY && has_arrived(np, unit))
        return false;
    if (order == ORDER_MUSKETRY && aim_past_enemy(np, unit, out))
        return true;
    if (order == ORDER_COMBAT || order == ORDER_CHARGE || order == ORDER_FLANK ||
        order == ORDER_MUSKETRY)
        return aim_at_enemy(np, unit, out);
    return aim_at_place(np, unit, out);
}
