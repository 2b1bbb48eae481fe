/* au_24_assault.c -- A05 24.8, 24.5.15, 24.5.17: which charges and attacks an NP side declares.
 *
 * An attack is looked for along the lines to the points by which the target is seen, the centre
 * first; the rules say which of them can be ridden or marched. */

#include "games/austerlitz/move/au_move.h"
#include "games/austerlitz/solo/au_np.h"

enum { ARC = 45, CLOSEST = 6 };

/* A declaration under consideration. */
struct strike {
    int unit, target, degree;
    int rank;       /* of its kind, the lower the sooner */
    int difference; /* attack less defence */
    bool supports;  /* another leads */
};

static bool is_sooner(const struct strike *one, const struct strike *best)
{
    if (one->rank != best->rank)
        return one->rank < best->rank;
    return one->difference > best->difference;
}

/* -- lines -- */

static bool strikes(const struct au_np *np, bool charge, const struct strike *x, int degree,
                    struct au_meeting *met)
{
    eng_ruleno rule = charge ? au_check_charge(np->b, np->s, x->unit, degree, met)
                             : au_check_attack(np->b, np->s, x->unit, degree, met);

    return rule == 0 && met->piece == x->target;
}

/* The first of the lines, to its centre or the middle of a side, that comes up to the target; far:
 * hu to contact. */
static bool find_line(const struct au_np *np, bool charge, struct strike *x, int *far)
{
    const struct au_unit *u = &np->s->unit[x->unit];
    struct plane_box box = au_box(np->b, np->s, x->target);
    struct plane_fine point[PLANE_TARGETS];
    struct au_meeting met = { AU_NOBODY, 0 };
    int last = -1;

    plane_box_targets(&box, point);
    for (int i = 0; i < PLANE_TARGETS; i += i ? 1 : 1 + PLANE_CORNERS) {
        int degree = plane_bearing_fine(au_at(np->s, x->unit), point[i]);
        if (degree < 0 || degree == last || au_angle(u->faced, degree) > ARC)
            continue;
        last = degree;
        if (!strikes(np, charge, x, degree, &met))
            continue;
        x->degree = degree;
        *far = met.far;
        return true;
    }
    return false;
}

static enum plane_zone zone_at_contact(const struct au_np *np, const struct strike *x, int far)
{
    struct plane_pt at = plane_leg_end(au_at(np->s, x->unit), x->degree, far);
    struct plane_box box = au_box_at(np->b, x->unit, np->s->unit[x->unit].formation, at, x->degree);

    return au_zone_from(np->b, np->s, &box, x->target);
}

static int party_of(const struct au_np *np, int target, int *lead)
{
    int count = 0;

    *lead = AU_NOBODY;
    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++) {
        if (np->s->unit[i].foe != target || !au_on_field(np->s, i))
            continue;
        count++;
        if (*lead == AU_NOBODY || np->s->unit[i].done & DONE_LEAD)
            *lead = i;
    }
    return count;
}

/* The sums of the attack, on the ground where they meet. */
static void preview(const struct au_np *np, bool charge, const struct strike *x, int far,
                    struct au_sum *attack, struct au_sum *defence)
{
    struct au_state there = *np->s;
    struct plane_pt to = plane_leg_end(au_at(np->s, x->unit), x->degree, far);
    int lead;

    there.unit[x->unit].x = (int16_t)to.x;
    there.unit[x->unit].y = (int16_t)to.y;
    there.unit[x->unit].facing = (int16_t)x->degree;
    au_combat_preview(np->b, &there, x->unit, x->target, charge, zone_at_contact(np, x, far),
                      party_of(np, x->target, &lead), attack, defence);
}

/* False: it is hopeless, or its unit is not to support the lead. */
static bool weigh(const struct au_np *np, bool charge, struct strike *x, int far)
{
    struct au_sum attack, defence;
    int lead;

    x->supports = party_of(np, x->target, &lead) > 0;
    preview(np, charge, x, far, &attack, &defence);
    x->difference = attack.total - defence.total;
    if (!au_np_may_attack(np, x->unit, x->target))
        return false;
    return x->supports ? au_np_supports(np, x->unit, lead) : !au_np_is_hopeless(&attack, &defence);
}

/* -- charges (A05-24.8-4: flank and rear, infantry in line, guns, the nearest of all) -- */

enum { AT_FLANK, AT_INFANTRY_LINE, AT_GUNS, AT_NEAREST, NO_CHARGE };

static int rank_charge(const struct au_np *np, const struct strike *x, enum plane_zone zone)
{
    int arm = np->b->unit[x->target].arm;

    if (zone != PLANE_FRONT)
        return AT_FLANK;
    if (arm == INFANTRY && np->s->unit[x->target].formation == FORM_LINE)
        return AT_INFANTRY_LINE;
    if (arm == ARTILLERY)
        return AT_GUNS;
    return np->enemy[x->unit] == x->target && !(np->b->unit[x->unit].traits & TRAIT_LIGHT)
               ? AT_NEAREST
               : NO_CHARGE;
}

static bool consider_charge(const struct au_np *np, struct strike *x)
{
    int far;

    if (!au_may_be_charged(np->b, np->s, x->target) || !find_line(np, true, x, &far))
        return false;
    enum plane_zone zone = zone_at_contact(np, x, far);
    x->rank = rank_charge(np, x, zone);
    return x->rank != NO_CHARGE && weigh(np, true, x, far);
}

/* A05-24.6.2: it leaves the place that it holds only when it is driven out; an order that it has had
 * before stands. */
static bool stays_in_place(const struct au_np *np, int unit)
{
    return np->s->unit[unit].order == ORDER_NONE && au_np_holds_place(np, unit);
}

static bool may_charge(const struct au_np *np, int unit)
{
    return au_can_charge(np->b, np->s, unit) &&
           BY(AU_25_4_1, np->s->unit[unit].formation == FORM_LINE) &&
           BY(AU_24_5_15_2, np->s->unit[unit].order != ORDER_BACK) &&
           np->far[unit] <= np->b->unit[unit].allowance &&
           !(np->s->unit[unit].done & (DONE_DECLARED | DONE_ALL)) && !stays_in_place(np, unit);
}

static int64_t way_to(const struct au_np *np, int unit, int enemy)
{
    struct plane_pt a = au_at(np->s, unit), b = au_at(np->s, enemy);
    int64_t dx = a.x - b.x, dy = a.y - b.y;

    return dx * dx + dy * dy;
}

/* Enemies within its reach, the nearest first; who stands behind many is not to be got at. */
static int in_reach(const struct au_np *np, int unit, uint8_t out[AU_PIECES])
{
    struct plane_box box = au_box(np->b, np->s, unit);
    uint8_t near[AU_PIECES];
    int reach = np->b->unit[unit].allowance, count = 0;
    int all = au_near(np->b, np->s, &box, reach, 1 << (1 - np->side), near);

    for (int i = 0; i < all && near[i] < AU_CHIT0; i++) {
        int k = count;
        if (!au_within(np->b, np->s, unit, near[i], reach))
            continue;
        for (; k > 0 && way_to(np, unit, near[i]) < way_to(np, unit, out[k - 1]); k--)
            out[k] = out[k - 1];
        out[k] = near[i];
        count++;
    }
    return count < CLOSEST ? count : CLOSEST;
}

static void best_charge(const struct au_np *np, int unit, struct strike *best)
{
    uint8_t enemy[AU_PIECES];
    int count = in_reach(np, unit, enemy);

    for (int i = 0; i < count; i++) {
        struct strike x = { .unit = unit, .target = enemy[i] };
        if (consider_charge(np, &x) && (best->unit == AU_NOBODY || is_sooner(&x, best)))
            *best = x;
    }
}

bool au_np_charge(const struct au_np *np, struct au_thought *out)
{
    static const uint16_t text[] = { NEWS_NP_CHARGES_FLANK, NEWS_NP_CHARGES_LINE,
                                     NEWS_NP_CHARGES_GUNS, NEWS_NP_CHARGES };
    static const eng_ruleno rule[] = { AU_24_8_4, AU_24_8_1, AU_24_8_2, AU_24_5_15_1 };
    struct strike best = { .unit = AU_NOBODY };

    if (np->s->moved)
        return false;
    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++)
        if (may_charge(np, i))
            best_charge(np, i, &best);
    if (best.unit == AU_NOBODY)
        return false;
    out->action = au_np_order(VERB_CHARGE, best.unit, 0, best.degree);
    return au_np_say(out, rule[best.rank], text[best.rank], best.unit, best.target,
                     best.difference);
}

/* -- attacks -- */

/* An HQ that rides alone is there to be taken (A05-22.3-1), whatever the orders are: only who goes
 * back or holds a place lets it go. */
static bool takes_headquarters(const struct au_np *np, int unit)
{
    return np->s->unit[unit].order != ORDER_BACK && !au_np_holds_place(np, unit);
}

static bool may_take_headquarters(const struct au_np *np, int unit)
{
    int reach = np->b->unit[unit].allowance;

    for (int i = 0; i < np->b->corps_count; i++) {
        int hq = np->b->corps[i].hq;
        if (hq != AU_NOBODY && np->b->corps[i].side != np->side && au_on_field(np->s, hq) &&
            au_within(np->b, np->s, unit, hq, reach))
            return takes_headquarters(np, unit);
    }
    return false;
}

/* A05-24.8.2: who attacks is a matter of orders; the flank is for those who have come round it. */
static bool is_ordered(const struct au_np *np, const struct strike *x, enum plane_zone zone)
{
    if (np->b->unit[x->target].arm == HEADQUARTERS)
        return takes_headquarters(np, x->unit);
    switch (np->s->unit[x->unit].order) {
    case ORDER_COMBAT:
    case ORDER_CHARGE:
        return true;
    case ORDER_FLANK:
        return zone != PLANE_FRONT ||
               (np->b->unit[x->target].arm == ARTILLERY && au_np_is_unprotected(np, x->target));
    default:
        return false;
    }
}

/* The enemy that it was sent against before all others. */
static bool consider_attack(const struct au_np *np, struct strike *x)
{
    int far;

    if (!find_line(np, false, x, &far))
        return false;
    enum plane_zone zone = zone_at_contact(np, x, far);
    x->rank = np->s->unit[x->unit].order_at == x->target ? 0 : 1;
    return is_ordered(np, x, zone) && weigh(np, false, x, far);
}

/* Nobody attacks after a change of formation (A05-6.12), but for the French who are drilled so
 * (A05-21.3, 22.4-1). */
static bool has_formed(const struct au_np *np, int unit)
{
    bool drilled =
        np->s->option[OPTION_DRILL] && np->side == FRENCH && np->b->unit[unit].arm == INFANTRY;

    return np->s->unit[unit].done & DONE_FORMED && !drilled;
}

bool au_np_means_to_attack(const struct au_np *np, int unit)
{
    const struct au_unit *u = &np->s->unit[unit];
    int arm = np->b->unit[unit].arm;

    return (arm == INFANTRY || arm == CAVALRY) && u->morale == STEADY && u->foe == AU_NOBODY &&
           u->formation != FORM_SQUARE && !(u->done & (DONE_DECLARED | DONE_ALL)) &&
           !has_formed(np, unit) &&
           ((BY(AU_24_8_2_1,
                u->order == ORDER_COMBAT || u->order == ORDER_CHARGE || u->order == ORDER_FLANK) &&
             np->far[unit] <= np->b->unit[unit].allowance) ||
            may_take_headquarters(np, unit));
}

static bool best_attack(const struct au_np *np, int unit, struct strike *best)
{
    uint8_t enemy[AU_PIECES];
    int count = in_reach(np, unit, enemy);

    best->unit = AU_NOBODY;
    for (int i = 0; i < count; i++) {
        struct strike x = { .unit = unit, .target = enemy[i] };
        if (consider_attack(np, &x) && (best->unit == AU_NOBODY || is_sooner(&x, best)))
            *best = x;
    }
    return best->unit != AU_NOBODY;
}

/* A05-24.5.17-2: the best sum leads. */
static bool name_lead(const struct au_np *np, struct au_thought *out)
{
    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++) {
        const struct au_unit *u = &np->s->unit[i];
        struct au_sum own, leads, defence;
        int lead;
        if (au_check_lead(np->b, np->s, i) || party_of(np, u->foe, &lead) < 2 || lead == i)
            continue;
        au_combat_sums(np->b, np->s, i, u->foe, &own, &defence);
        au_combat_sums(np->b, np->s, lead, u->foe, &leads, &defence);
        if (own.total <= leads.total)
            continue;
        out->action = au_np_order(VERB_LEAD, i, 0, 0);
        return au_np_say(out, AU_24_5_17_2, NEWS_NP_LEADS, i, u->foe, own.total);
    }
    return false;
}

/* Every unit's best attack; how many there are. */
static int list_attacks(const struct au_np *np, struct strike out[AU_UNITS])
{
    int count = 0;

    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++)
        if (au_np_means_to_attack(np, i) && best_attack(np, i, &out[count]))
            count++;
    return count;
}

/* A05-24.5.17-3: of those that would support the same attack the nearest to its lead comes first,
 * while there is room at the target. */
static const struct strike *nearest_supporter(const struct au_np *np, const struct strike *all,
                                              int count, const struct strike *best)
{
    int lead;

    party_of(np, best->target, &lead);
    for (int i = 0; i < count; i++)
        if (all[i].supports && all[i].target == best->target &&
            BY(AU_24_5_17_3, plane_dist_cmp(au_distance(np->b, np->s, all[i].unit, lead),
                                            au_distance(np->b, np->s, best->unit, lead)) < 0))
            best = &all[i];
    return best;
}

bool au_np_assault(const struct au_np *np, struct au_thought *out)
{
    struct strike all[AU_UNITS];
    const struct strike *best = all;
    int count = list_attacks(np, all);

    if (count == 0)
        return name_lead(np, out);
    for (int i = 1; i < count; i++)
        if (all[i].difference > best->difference)
            best = &all[i];
    if (best->supports)
        best = nearest_supporter(np, all, count, best);
    out->action = au_np_order(VERB_ATTACK, best->unit, 0, best->degree);
    return au_np_say(out, best->supports ? AU_24_5_17_1 : AU_24_8_3,
                     best->supports ? NEWS_NP_SUPPORTS : NEWS_NP_ATTACKS, best->unit, best->target,
                     best->difference);
}
