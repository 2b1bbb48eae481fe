/* au_26_headquarters.c -- A05 26, 24.5.14: where the headquarters of an NP side go. */

#include <string.h>

#include "engine/choices.h"
#include "games/austerlitz/solo/au_np.h"

enum { RISK = 50, ALONE = 100 };

static bool is_army(const struct au_np *np, int hq)
{
    return np->b->unit[hq].traits & TRAIT_ARMY;
}

static bool is_full(const struct au_np *np, int unit)
{
    return np->s->unit[unit].steps >= np->b->unit[unit].steps;
}

/* -- its command -- */

/* Napoleon and Kutuzov go with the guard; Kutuzov leaves it when it is sent in (A05-28.1-1). */
static const char *army_corps(const struct au_np *np)
{
    if (np->side == FRENCH)
        return "FI";
    return BY(AU_28_1_1, np->s->guard[ALLIED] != 0) ? "A4" : "AG";
}

static bool is_of_command(const struct au_np *np, int hq, int unit)
{
    const struct au_type *type = &np->b->unit[unit];

    if (is_army(np, hq))
        return strcmp(np->b->corps[type->corps].id, army_corps(np)) == 0;
    return type->corps == np->b->unit[hq].corps;
}

bool au_np_can_host(const struct au_np *np, int hq, int unit)
{
    int arm = np->b->unit[unit].arm, other = au_attached(np->s, unit);

    return (arm == INFANTRY || arm == CAVALRY) && au_on_field(np->s, unit) &&
           np->s->unit[unit].morale < DISORGANISED && (other == AU_NOBODY || other == hq) &&
           is_of_command(np, hq, unit) && !(is_army(np, hq) && np->far[unit] < NP_ALOOF);
}

/* A05-26.1-2: full strength, combat modifier, nearest to the enemy, id. */
bool au_np_is_better_host(const struct au_np *np, int one, int best)
{
    int c = au_combat(np->b, np->s, one), its = au_combat(np->b, np->s, best);

    if (is_full(np, one) != is_full(np, best))
        return is_full(np, one);
    return c != its ? BY(AU_26_1_2, c > its) : np->far[one] < np->far[best];
}

static int best_host(const struct au_np *np, int hq)
{
    int best = AU_NOBODY;

    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++)
        if (au_np_can_host(np, hq, i) && (best == AU_NOBODY || au_np_is_better_host(np, i, best)))
            best = i;
    return best;
}

/* -- risk -- */

static bool is_risky(const struct au_np *np, struct plane_pt from, struct plane_pt to)
{
    int enemy = 1 - np->side;

    for (int i = np->b->side_first[enemy]; i < np->b->side_first[enemy + 1]; i++) {
        if (!au_on_field(np->s, i))
            continue;
        struct plane_box box = au_box(np->b, np->s, i);
        if (BY(AU_26_2_2, plane_dist_cmp_hu(plane_box_seg_dist(&box, from, to), RISK) <= 0))
            return true;
    }
    return false;
}

/* A05-26.2: when its unit has suffered, the nearest that has not and can be reached without risk. */
static int nearest_full_host(const struct au_np *np, int hq)
{
    int best = AU_NOBODY;

    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++)
        if (au_np_can_host(np, hq, i) && is_full(np, i) &&
            !is_risky(np, au_at(np->s, hq), au_at(np->s, i)) &&
            (best == AU_NOBODY || plane_dist_cmp(au_distance(np->b, np->s, hq, i),
                                                 au_distance(np->b, np->s, hq, best)) < 0))
            best = i;
    return best;
}

static bool is_near_enemy(const struct au_np *np, const struct plane_box *box, int hu)
{
    uint8_t near[AU_PIECES];
    int count = au_near(np->b, np->s, box, hu, 1 << (1 - np->side), near);

    for (int i = 0; i < count; i++) {
        struct plane_box other = au_box(np->b, np->s, near[i]);
        if (plane_box_within(box, &other, hu))
            return true;
    }
    return false;
}

bool au_np_escorts_army(const struct au_np *np, int unit)
{
    int hq = au_attached(np->s, unit);

    return hq != AU_NOBODY && is_army(np, hq) && np->far[unit] >= NP_ALOOF;
}

/* -- riding -- */

static bool join(const struct au_np *np, int hq, int host, struct au_thought *out)
{
    struct eng_action a = au_np_order(VERB_JOIN, hq, host, 0);

    if (is_risky(np, au_at(np->s, hq), au_at(np->s, host)) || !au_np_legal(np, &a))
        return false;
    out->action = a;
    return au_np_say(out, AU_26_1_1, NEWS_NP_HQ_JOINS, hq, host, 0);
}

/* How far from the enemy it stays alone (A05-22.3-3, 26.1-2).  An army HQ that is nearer already
 * gets out of there like the others. */
static int keep_off(const struct au_np *np, int hq)
{
    struct plane_box box = au_box(np->b, np->s, hq);

    return is_army(np, hq) && !is_near_enemy(np, &box, NP_ALOOF) ? NP_ALOOF : ALONE;
}

/* Toward the host, never alone near an enemy. */
static bool ride_toward(const struct au_np *np, int hq, int host, struct au_thought *out)
{
    struct plane_pt from = au_at(np->s, hq);
    int degree = plane_bearing(from, au_at(np->s, host)), left = au_allowance(np->b, np->s, hq);
    int aloof = keep_off(np, hq);

    for (int quarter = 4; quarter > 0 && degree >= 0; quarter--) {
        int length = left * quarter / 4;
        for (int turn = 0; turn <= 60; turn = turn > 0 ? -turn : 30 - turn) {
            struct plane_pt end = plane_leg_end(from, plane_degree(degree + turn), length);
            struct plane_box box = au_box_at(np->b, hq, FORM_NONE, end, 0);
            struct eng_action a = au_np_order(VERB_MARCH, hq, length, degree + turn);
            if (length < 1 || is_near_enemy(np, &box, aloof) || is_risky(np, from, end) ||
                !au_np_legal(np, &a))
                continue;
            out->action = a;
            return au_np_say(out, AU_24_5_14_1, NEWS_NP_HQ_RIDES, hq, host, 0);
        }
    }
    return false;
}

/* -- an HQ alone -- */

/* It has just left a unit that has suffered. */
static bool has_left(const struct au_np *np, int hq)
{
    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++)
        if (np->s->unit[hq].spent == 0 && au_np_can_host(np, hq, i) && !is_full(np, i) &&
            au_within(np->b, np->s, hq, i, AU_UM))
            return true;
    return false;
}

static bool seek_host(const struct au_np *np, int hq, struct au_thought *out)
{
    int host = has_left(np, hq) ? nearest_full_host(np, hq) : AU_NOBODY;

    if (host == AU_NOBODY)
        host = best_host(np, hq);
    if (host != AU_NOBODY && join(np, hq, host, out))
        return true;
    if (host != AU_NOBODY && !(np->s->unit[hq].done & DONE_MOVED) && ride_toward(np, hq, host, out))
        return true;
    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++)
        if (i != host && au_np_can_host(np, hq, i) && join(np, hq, i, out))
            return true;
    return false;
}

/* -- an HQ with a unit -- */

/* Where it would rather be; its own unit: nowhere. */
static int better_host(const struct au_np *np, int hq)
{
    int host = np->s->unit[hq].where, best = best_host(np, hq);

    if (best == AU_NOBODY || best == host)
        return host;
    if (!au_np_can_host(np, hq, host))
        return best;
    if (!is_full(np, host)) {
        int other = nearest_full_host(np, hq);
        return other == AU_NOBODY ? host : other;
    }
    return au_combat(np->b, np->s, best) > au_combat(np->b, np->s, host) ? best : host;
}

/* It leaves only when it will be with another unit before the phase is over. */
static bool change_host(const struct au_np *np, int hq, struct au_thought *out)
{
    const struct au_unit *u = &np->s->unit[hq];
    struct eng_action leave = au_np_order(VERB_LEAVE, hq, 0, 0);
    struct au_state after;
    struct au_np then = *np;

    if (better_host(np, hq) == u->where || u->spent > 0 ||
        np->s->unit[u->where].done & DONE_MOVED || !au_np_legal(np, &leave))
        return false;
    memcpy(&after, np->s, sizeof after);
    eng_flow_apply(np->box, &after, np->seat, &leave, NULL);
    then.s = &after;
    if (!seek_host(&then, hq, out) || out->action.verb != VERB_JOIN ||
        out->action.count == u->where)
        return false;
    int host = out->action.count;
    out->action = leave;
    return au_np_say(out, AU_26_2_1, NEWS_NP_HQ_LEAVES, hq, u->where, host);
}

bool au_np_lead_hq(const struct au_np *np, int hq, struct au_thought *out)
{
    switch (np->s->unit[hq].standing) {
    case AT_UNIT:
        return change_host(np, hq, out);
    case AT_FIELD:
        return seek_host(np, hq, out);
    default:
        return false;
    }
}

/* -- coming onto the field in the rally phase (A05-19.3, 16.4.2.4-5) -- */

static bool is_beside_host(const struct au_np *np, int hq, const struct plane_box *box)
{
    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++) {
        struct plane_box other = au_box(np->b, np->s, i);
        if (au_np_can_host(np, hq, i) && plane_box_within(box, &other, AU_CONTACT))
            return true;
    }
    return false;
}

/* Stunned as it is, a unit does not come back right before an enemy where it may stand elsewhere
 * (A05-22.3-1); nor an HQ.  From the map an army HQ comes to whom it will join (A05-26.1-2), though
 * any unit would do. */
static bool is_safe_place(const struct au_np *np, const struct eng_action *a)
{
    int unit = a->noun;
    struct plane_pt at = { a->x, a->y };
    struct plane_box box = au_box_at(np->b, unit, a->count, at, a->angle);

    if (!is_army(np, unit))
        return !is_near_enemy(np, &box, ALONE);
    return !is_near_enemy(np, &box, NP_ALOOF) &&
           (np->s->unit[unit].standing != AT_MAP || is_beside_host(np, unit, &box));
}

bool au_np_return(struct au_np *np, struct au_thought *out)
{
    struct eng_choices c;

    au_np_list(np, &c);
    au_np_survey(np);
    for (int i = 0; i < c.count; i++)
        if (c.action[i].verb == VERB_PLACE && is_safe_place(np, &c.action[i])) {
            out->action = c.action[i];
            return au_np_say(out, AU_22_3_1, NEWS_NP_COMES, c.action[i].noun, 0, 0);
        }
    out->action = (struct eng_action){ .verb = VERB_DONE };
    return true;
}
