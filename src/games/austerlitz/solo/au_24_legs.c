/* au_24_legs.c -- A05 24.5: how an NP unit moves.
 *
 * One leg in a phase, after at most one turn: of seven headings and of lengths in steps of 25 hu the
 * legal end that is nearest to its goal, as far as its group keeps together. */

#include <string.h>

#include "games/austerlitz/solo/au_24.h"

enum {
    HEADINGS = 7,
    TOGETHER = 200 /* A05-24.5-2: a friend so near, and so far ahead of the rearmost */
};

/* -- the group keeps together (A05-24.5-2) -- */

static bool leads_line(const struct au_np *np, int unit, int group)
{
    return np->group[unit] == group && np->b->unit[unit].arm <= CAVALRY &&
           np->s->unit[unit].morale < DISORGANISED;
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
bool au_np_is_astray(const struct au_np *np, int unit)
{
    struct plane_box box = au_box(np->b, np->s, unit);

    return !has_friend_near(np, unit, &box);
}

/* The nearest of the line to that point; AU_NOBODY: it is alone. */
int au_np_nearest_friend(const struct au_np *np, int unit, struct plane_pt at)
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
           np->far[unit] <= NP_STAND_OFF || au_np_escorts_army(np, unit) ||
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
    struct cohesion c = { true,     au_np_is_astray(np, unit), au_np_centre_of(np, group), to, 0,
                          INT64_MAX };

    if (np->place[unit] != AU_NOBODY && np->s->control[np->place[unit]] != np->side)
        c.to = au_np_place_at(np, np->place[unit]);
    c.length = plane_dist_down(plane_point_dist(c.from, c.to));
    for (int i = group; i < np->b->side_first[np->side + 1]; i++) {
        if (i == unit || !leads_line(np, i, group) || stays_behind(np, i))
            continue;
        c.alone = false;
        int64_t made = progress(au_at(np->s, i), c.from, c.to, c.length);
        if (go_together(np, i, unit) && made + TOGETHER < c.limit && !au_np_is_astray(np, i))
            c.limit = made + TOGETHER;
    }
    return c;
}

static bool comes_up(const struct au_np *np, int unit, struct plane_pt end)
{
    struct plane_pt at = au_at(np->s, unit);
    int now = au_np_nearest_friend(np, unit, at), then = au_np_nearest_friend(np, unit, end);

    return now != AU_NOBODY && au_np_square_of_way(end, au_at(np->s, then)) <
                                   au_np_square_of_way(at, au_at(np->s, now));
}

/* A battery is no part of the line: it only keeps near it. */
static bool is_together(const struct au_np *np, int unit, const struct cohesion *c,
                        const struct plane_box *end)
{
    if (c->alone)
        return true;
    if (c->astray)
        return comes_up(np, unit, end->at);
    return BY(AU_28_2_3_1,
              BY(AU_24_5_1_1, progress(end->at, c->from, c->to, c->length) <= c->limit)) &&
           BY(AU_24_5_2, has_friend_near(np, unit, end));
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

    if (np->s->small || np->side != ALLIED || place == AU_NOBODY ||
        !au_np_is_in(np, end->at, place) || au_np_is_in(np, au_at(np->s, unit), place))
        return false;
    return BY(AU_28_1_2_4, is_outweighed(np, unit, end));
}

static bool goes_forward(const struct au_np *np, int unit, struct plane_pt end)
{
    struct plane_pt at = au_at(np->s, unit);

    return np->side == FRENCH ? end.x > at.x : end.x < at.x;
}

/* A05-27.6-13: Back leads away from the enemy, whichever way its goal lies: nobody is nearer to it
 * afterwards than the nearest was. */
static bool comes_nearer(const struct au_np *np, int unit, const struct plane_box *end)
{
    uint8_t near[AU_PIECES];

    if (np->enemy[unit] == AU_NOBODY)
        return false;
    struct plane_dist now = au_distance(np->b, np->s, unit, np->enemy[unit]);
    int count = au_near(np->b, np->s, end, np->far[unit], 1 << (1 - np->side), near);
    for (int i = 0; i < count && near[i] < AU_CHIT0; i++) {
        struct plane_box other = au_box(np->b, np->s, near[i]);
        if (np->b->unit[near[i]].arm != HEADQUARTERS &&
            plane_dist_cmp(plane_box_dist(end, &other), now) < 0)
            return true;
    }
    return false;
}

static bool is_welcome(const struct au_np *np, int unit, const struct au_aim *aim,
                       const struct cohesion *c, const struct plane_box *end)
{
    bool back = np->s->unit[unit].order == ORDER_BACK;

    if (back ? comes_nearer(np, unit, end)
             : is_too_near(np, end, aim->keep_off) || !is_together(np, unit, c, end))
        return false;
    if (!back && ((goes_forward(np, unit, end->at) && au_np_stands_by(np, unit)) ||
                  enters_trap(np, unit, end)))
        return false;
    return !au_np_exposes(np, unit, end, AU_NOBODY);
}

/* A05-24.5.2: a place of defence, with an enemy in its reach. */
static bool is_best_position(const struct au_np *np, int unit, const struct plane_box *end)
{
    enum au_ground ground = au_ground_at(np->b, end->at);
    bool good =
        ground == VILLAGE || ground == CASTLE || ground == REDOUBT || au_is_high(np->b, end->at);

    if (np->enemy[unit] == AU_NOBODY)
        return false;
    struct plane_box enemy = au_box(np->b, np->s, np->enemy[unit]);
    return BY(AU_24_5_2_1, plane_box_within(end, &enemy, np->b->unit[unit].allowance)) &&
           (BY(AU_24_5_2_2, good || au_np_is_behind_stream(np, end, enemy.at)));
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
    int64_t left;  /* square of the way from its end to the goal */
    bool to_range; /* it leads into musketry range and no farther */
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
static void creep_up(const struct au_np *np, int unit, const struct au_aim *aim,
                     const struct cohesion *c, int degree, struct choice *best)
{
    struct choice one = { au_np_order(VERB_MARCH, unit, 0, degree), 0, false };
    struct plane_pt at = au_at(np->s, unit);

    one.action.count = (int16_t)to_the_bank(np, one.action);
    struct plane_box end = au_box_at(np->b, unit, np->s->unit[unit].formation,
                                     plane_leg_end(at, degree, one.action.count), degree);
    one.left = au_np_square_of_way(end.at, aim->at);
    if (one.action.count > 0 && one.left < best->left && is_welcome(np, unit, aim, c, &end))
        *best = one;
}

static void try_heading(const struct au_np *np, int unit, const struct au_aim *aim,
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
                              au_np_square_of_way(end.at, aim->at), false };
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

/* A05-24.5.2-2: it stops at the first good place on its way, if that does it no harm (A05-22.3-3). */
static void stop_on_way(const struct au_np *np, int unit, const struct au_aim *aim,
                        const struct cohesion *c, struct choice *best)
{
    struct plane_pt at = au_at(np->s, unit);
    struct eng_action a = best->action;

    if (a.verb == VERB_DONE || !looks_for_ground(np, unit))
        return;
    for (a.count = NP_STEP; a.count < best->action.count; a.count = (int16_t)(a.count + NP_STEP)) {
        struct plane_box end = au_box_at(np->b, unit, np->s->unit[unit].formation,
                                         plane_leg_end(at, a.angle, a.count), a.angle);
        if (!is_best_position(np, unit, &end) || !is_welcome(np, unit, aim, c, &end) ||
            !au_np_legal(np, &a))
            continue;
        best->action = a;
        return;
    }
}

/* -- musketry range (A05-24.5.6) -- */

/* Less than a step more in that direction, after a leg of that length, brings it into range. */
static bool comes_into_range(const struct au_np *np, int unit, const struct au_aim *aim,
                             const struct cohesion *c, int degree, int length, struct choice *best)
{
    struct plane_box enemy = au_box(np->b, np->s, np->enemy[unit]);
    int formation = np->s->unit[unit].formation;

    for (int n = length; n < length + NP_STEP; n++) {
        struct plane_pt to = plane_leg_end(au_at(np->s, unit), degree, n);
        struct plane_box end = au_box_at(np->b, unit, formation, to, degree);
        struct eng_action a = au_np_order(VERB_MARCH, unit, n, degree);
        if (!plane_box_within(&end, &enemy, NP_STAND_OFF))
            continue;
        if (n == length || !is_welcome(np, unit, aim, c, &end) || !au_np_legal(np, &a))
            return false;
        best->action = a;
        best->to_range = true;
        return true;
    }
    return false;
}

/* Straight ahead first, then ever more to the sides, right before left. */
static int heading(const struct au_np *np, int unit, int k)
{
    return plane_degree(np->s->unit[unit].facing + (k + 1) / 2 * 15 * (k % 2 ? 1 : -1));
}

static int count_headings(const struct au_np *np, int unit)
{
    return np->s->unit[unit].done & DONE_WHEELED ? 1 : HEADINGS;
}

/* Whoever is to fire goes up to 1/2 UM, and does not stand off by what a step of 25 hu is too long. */
static void seek_range(const struct au_np *np, int unit, const struct au_aim *aim,
                       const struct cohesion *c, struct choice *best)
{
    bool marches = best->action.verb != VERB_DONE;

    if (np->s->unit[unit].order != ORDER_MUSKETRY || np->enemy[unit] == AU_NOBODY ||
        np->far[unit] <= NP_STAND_OFF)
        return;
    if (marches && aim->text == NEWS_NP_SEEKS_RANGE)
        comes_into_range(np, unit, aim, c, best->action.angle, best->action.count, best);
    for (int k = 0; !marches && k < count_headings(np, unit); k++)
        if (comes_into_range(np, unit, aim, c, heading(np, unit, k), 0, best))
            return;
}

static bool find_leg(const struct au_np *np, int unit, const struct au_aim *aim,
                     struct choice *best)
{
    struct cohesion c = keep_with(np, unit, aim->at);

    best->left = au_np_square_of_way(au_at(np->s, unit), aim->at);
    best->action.verb = VERB_DONE;
    best->to_range = false;
    for (int k = 0; k < count_headings(np, unit); k++)
        try_heading(np, unit, aim, &c, heading(np, unit, k), best);
    seek_range(np, unit, aim, &c, best);
    stop_on_way(np, unit, aim, &c, best);
    return best->action.verb != VERB_DONE;
}

/* Is there a leg after that turn? */
static bool leads_on(const struct au_np *np, int unit, const struct au_aim *aim,
                     const struct eng_action *turn)
{
    struct au_state after;
    struct au_np then = *np;
    struct choice best;

    memcpy(&after, np->s, sizeof after);
    eng_flow_apply(np->box, &after, np->seat, turn, NULL);
    then.s = &after;
    return find_leg(&then, unit, aim, &best);
}

/* The goal lies to the side or behind: it turns first, once; not to stand there with its flank or its
 * back before an enemy (A05-22.3-3). */
static bool turn_to(const struct au_np *np, int unit, const struct au_aim *aim,
                    struct au_thought *out)
{
    const struct au_unit *u = &np->s->unit[unit];
    int bearing = plane_bearing(au_at(np->s, unit), aim->at);
    int turn = bearing < 0 ? 0 : plane_turn(u->facing, bearing);

    if (u->done & (DONE_TURNED | DONE_WHEELED | DONE_MOVED) || u->formation == FORM_SQUARE ||
        (turn >= -45 && turn <= 45))
        return false;
    out->action = au_np_order(VERB_TURN, unit, 0, bearing);
    struct plane_box end = au_box_at(np->b, unit, u->formation, au_at(np->s, unit), bearing);
    return au_np_legal(np, &out->action) &&
           (!au_np_exposes(np, unit, &end, AU_NOBODY) || leads_on(np, unit, aim, &out->action)) &&
           au_np_say(out, AU_24_5_3, NEWS_NP_WHEELS, unit, 0, 0);
}

/* A05-27.6-13, 6.5-3: ordered back, and too near to the enemy to turn about, it goes back as it stands. */
static bool fall_back(const struct au_np *np, int unit, const struct au_aim *aim,
                      struct au_thought *out)
{
    const struct au_unit *u = &np->s->unit[unit];
    struct plane_pt at = au_at(np->s, unit);
    int degree = plane_degree(u->facing + 180), length = au_allowance(np->b, np->s, unit) / 2;

    if (u->order != ORDER_BACK)
        return false;
    for (length -= length % NP_STEP; length >= NP_STEP; length -= NP_STEP) {
        struct plane_pt to = plane_leg_end(at, degree, length);
        struct plane_box end = au_box_at(np->b, unit, u->formation, to, u->facing);
        out->action = au_np_order(VERB_MARCH, unit, length, degree);
        if (au_np_square_of_way(to, aim->at) < au_np_square_of_way(at, aim->at) &&
            !comes_nearer(np, unit, &end) && !au_np_exposes(np, unit, &end, AU_NOBODY) &&
            au_np_legal(np, &out->action))
            return au_np_say(out, aim->rule, aim->text, unit, length, degree);
    }
    return false;
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
static bool lets_others_come(const struct au_np *np, int unit, const struct au_aim *aim)
{
    int order = np->s->unit[unit].order;
    bool comes_up = aim->text == NEWS_NP_COMES_UP || aim->text == NEWS_NP_HELPS;

    return !comes_up && (order == ORDER_NONE || order == ORDER_MUSKETRY || order == ORDER_FIRE) &&
           au_np_waits(np, unit);
}

bool au_np_leg(const struct au_np *np, int unit, struct au_thought *out)
{
    struct choice best;
    struct au_aim aim;

    if (!can_march(np, unit))
        return false;
    if (holds_position(np, unit) || !au_np_find_aim(np, unit, &aim) ||
        lets_others_come(np, unit, &aim))
        return face_enemy(np, unit, out);
    if (au_np_escorts_army(np, unit))
        aim.keep_off = NP_ALOOF;
    if (find_leg(np, unit, &aim, &best)) {
        out->action = best.action;
        if (best.to_range)
            return au_np_say(out, AU_24_5_6_1, NEWS_NP_SEEKS_RANGE, unit, best.action.count,
                             best.action.angle);
        return au_np_say(out, aim.rule, aim.text, unit, best.action.count, best.action.angle);
    }
    return turn_to(np, unit, &aim, out) || fall_back(np, unit, &aim, out) ||
           face_enemy(np, unit, out);
}
