/* au_24_musketry.c -- A05 24.7: the musketry of an NP side.  Planned like the fire of the guns. */

#include <string.h>

#include "games/austerlitz/fire/au_fire.h"
#include "games/austerlitz/solo/au_np.h"

enum { REACH = 75 }; /* 1/2 UM straight ahead, and what the opening of the zone adds */

struct volley {
    struct au_np *np;
    struct au_state s; /* in which others can be drafted */
    uint64_t by[SET];
    int target;
};

static bool fires(struct volley *v, const uint64_t by[SET], int target)
{
    struct eng_action a = au_np_order(VERB_FIRE, target, 0, 0);

    bits_clear(v->s.core.draft, ENG_TOKENS / 64);
    memcpy(v->s.core.draft, by, SET * sizeof by[0]);
    return eng_flow_check(v->np->box, &v->s, v->np->seat, &a) == 0;
}

static bool fires_alone(struct volley *v, int unit, int target)
{
    uint64_t by[SET] = { 0 };

    bit_add(by, unit);
    return fires(v, by, target);
}

static bool may_fire(const struct au_np *np, int unit)
{
    const struct au_unit *u = &np->s->unit[unit];

    return np->b->unit[unit].arm == INFANTRY && u->standing == AT_FIELD && u->morale == STEADY &&
           !(u->done & DONE_MUSKETRY);
}

/* -- at whom (A05-24.7-3) -- */

static bool is_in_combat_with(const struct au_np *np, int unit, int enemy)
{
    return np->s->unit[unit].foe == enemy || np->s->unit[enemy].foe == unit;
}

static bool is_shared(struct volley *v, int unit, int enemy)
{
    const struct au_np *np = v->np;

    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++)
        if (i != unit && may_fire(np, i) && au_within(np->b, np->s, i, enemy, REACH) &&
            fires_alone(v, i, enemy))
            return true;
    return false;
}

static int state_rank(const struct au_np *np, int enemy)
{
    static const uint8_t by_morale[] = { 3, 2, 1, 0 };

    return by_morale[np->s->unit[enemy].morale];
}

static bool is_nearer(const struct au_np *np, int unit, int one, int two)
{
    int nearer =
        plane_dist_cmp(au_distance(np->b, np->s, unit, one), au_distance(np->b, np->s, unit, two));
    int first = state_rank(np, one), second = state_rank(np, two);

    if (nearer)
        return BY(AU_24_7_1, nearer < 0);
    return first != second ? BY(AU_24_7_1_1, first < second) : one < two;
}

/* Both can be fired at. */
static bool comes_first(struct volley *v, int unit, int one, int two)
{
    const struct au_np *np = v->np;
    bool first = is_in_combat_with(np, unit, one), second = is_in_combat_with(np, unit, two);

    if (first != second)
        return first;
    first = is_shared(v, unit, one);
    second = is_shared(v, unit, two);
    if (first != second)
        return first;
    return first ? au_np_is_worse(np, unit, one, two) : is_nearer(np, unit, one, two);
}

static int choose_target(struct volley *v, int unit)
{
    const struct au_np *np = v->np;
    struct plane_box box = au_box(np->b, np->s, unit);
    uint8_t near[AU_PIECES];
    int count = au_near(np->b, np->s, &box, REACH, 1 << (1 - np->side), near);
    int best = AU_NOBODY;

    for (int i = 0; i < count && near[i] < AU_CHIT0; i++)
        if (fires_alone(v, unit, near[i]) &&
            (best == AU_NOBODY || comes_first(v, unit, near[i], best)))
            best = near[i];
    return best;
}

/* -- together (A05-24.7-2) -- */

static int factor(const struct volley *v, int unit)
{
    const struct au_np *np = v->np;

    return au_fire_factor(np->b, np->s, unit, v->target,
                          au_fire_kind(np->b, np->s, unit, v->target));
}

static int band(const struct volley *v, int factors)
{
    return v->np->b->table.strength[factors < 0 ? 0 : factors > 13 ? 13 : factors];
}

/* Another unit fires too when that lifts the whole into a higher band. */
static void combine(struct volley *v, int unit)
{
    const struct au_np *np = v->np;
    int sum = factor(v, unit);

    if (np->s->unit[unit].formation == FORM_SQUARE)
        return;
    for (int i = unit + 1; i < np->b->side_first[np->side + 1]; i++) {
        if (!may_fire(np, i) || np->s->unit[i].formation == FORM_SQUARE ||
            !au_within(np->b, np->s, i, v->target, REACH) ||
            band(v, sum + factor(v, i)) <= band(v, sum) || choose_target(v, i) != v->target)
            continue;
        bit_add(v->by, i);
        if (fires(v, v->by, v->target))
            sum += factor(v, i);
        else
            bit_drop(v->by, i);
    }
}

/* -- clicks -- */

static int first_change(const struct volley *v)
{
    for (int i = 0; i < SET * 64; i++)
        if (bit_has(v->by, i) != drafted(&v->np->s->core, i))
            return i;
    return -1;
}

static bool click(const struct volley *v, int unit, struct au_thought *out)
{
    int change = first_change(v), count = bits_count(v->by, SET);

    if (change >= 0) {
        *out = (struct au_thought){ .action = au_np_order(VERB_BATTERY, change, 0, 0) };
        return true;
    }
    *out = (struct au_thought){ .action = au_np_order(VERB_FIRE, v->target, 0, 0) };
    if (count > 1)
        return au_np_say(out, AU_24_7_2, NEWS_NP_VOLLEY, unit, count, v->target);
    return au_np_say(out, AU_24_7_3, NEWS_NP_MUSKETRY, unit, v->target, 0);
}

static bool fire_first(struct volley *v, struct au_thought *out)
{
    const struct au_np *np = v->np;

    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++) {
        if (BY(AU_24_7_2_1, !may_fire(np, i)))
            continue;
        v->target = choose_target(v, i);
        if (v->target == AU_NOBODY)
            continue;
        bits_clear(v->by, SET);
        bit_add(v->by, i);
        combine(v, i);
        return click(v, i, out);
    }
    return false;
}

bool au_np_fire_muskets(struct au_np *np, struct au_thought *out)
{
    struct volley v = { .np = np };

    memcpy(&v.s, np->s, sizeof v.s);
    return fire_first(&v, out) || au_np_fire_guns(np, out);
}
