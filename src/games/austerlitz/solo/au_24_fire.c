/* au_24_fire.c -- A05 24.3, 24.4: the guns of an NP side.
 *
 * The shot is planned as if nothing were drafted yet: the first battery that can fire, at the first
 * target of its list, with its neighbours that would choose the same.  The answer is the next click
 * that brings the draft nearer to the plan. */

#include <string.h>

#include "games/austerlitz/fire/au_fire.h"
#include "games/austerlitz/solo/au_np.h"

enum { JOINED = 50 };

/* A copy of the position in which other batteries can be drafted. */
struct gunnery {
    struct au_np *np;
    struct au_state s;
    bool preparation;
};

struct shot {
    uint64_t by[SET];        /* to be drafted; for canister nobody */
    struct eng_action order; /* what fires it */
    int target;              /* AU_NOBODY: canister */
};

static bool fires(struct gunnery *g, const uint64_t by[SET], const struct eng_action *a)
{
    bits_clear(g->s.core.draft, ENG_TOKENS / 64);
    memcpy(g->s.core.draft, by, SET * sizeof by[0]);
    return eng_flow_check(g->np->box, &g->s, g->np->seat, a) == 0;
}

static bool fires_alone(struct gunnery *g, int battery, const struct eng_action *a)
{
    uint64_t by[SET] = { 0 };

    bit_add(by, battery);
    return fires(g, by, a);
}

/* -- canister (A05-24.3.2) -- */

struct axis {
    int degree, enemies, worth, turn;
};

static bool is_better_axis(const struct axis *one, const struct axis *best)
{
    if (one->enemies != best->enemies)
        return BY(AU_24_3_2_2, one->enemies > best->enemies);
    if (one->worth != best->worth)
        return one->worth > best->worth;
    return one->turn != best->turn ? one->turn < best->turn : one->degree < best->degree;
}

/* What it touches along that axis; false: as many friends as enemies, or more. */
static bool look_along(const struct au_np *np, int battery, const uint8_t *near, int count,
                       struct axis *axis)
{
    struct plane_shape fan = au_template(np->s, battery, axis->degree, CANISTER_REACH);
    int friends = 0;

    for (int i = 0; i < count; i++) {
        if (!au_touches(np->b, np->s, &fan, near[i]))
            continue;
        bool enemy = np->b->unit[near[i]].side != np->side;
        friends += !enemy;
        axis->enemies += enemy;
        axis->worth += enemy ? au_worth(np->b, np->s, near[i]) : 0;
    }
    return axis->enemies > friends;
}

/* Those in reach whichever way it fires; false: no enemy among them. */
static bool gather(const struct au_np *np, int battery, uint8_t near[AU_PIECES], int *count)
{
    struct plane_box box = au_box(np->b, np->s, battery);
    int all = au_near(np->b, np->s, &box, CANISTER_REACH + 10, 3, near);
    bool enemy = false;

    *count = 0;
    for (int i = 0; i < all && near[i] < AU_CHIT0; i++) {
        struct plane_box other = au_box(np->b, np->s, near[i]);
        if (near[i] == battery ||
            plane_dist_cmp_hu(plane_box_point_dist(&other, box.at), CANISTER_REACH + 10) > 0)
            continue;
        enemy = enemy || np->b->unit[near[i]].side != np->side;
        near[(*count)++] = near[i];
    }
    return enemy;
}

/* The best of the axes that are left and legal; it may be seen by none that it touches. */
static bool choose_axis(struct gunnery *g, int battery, struct axis *axis, int count,
                        struct shot *out)
{
    while (count > 0) {
        int best = 0;
        for (int i = 1; i < count; i++)
            if (is_better_axis(&axis[i], &axis[best]))
                best = i;
        out->order = au_np_order(VERB_CANISTER, battery, 0, axis[best].degree);
        if (fires_alone(g, battery, &out->order))
            return true;
        axis[best] = axis[--count];
    }
    return false;
}

static bool plan_canister(struct gunnery *g, int battery, struct shot *out)
{
    const struct au_np *np = g->np;
    struct axis axis[2 * PIVOT + 1];
    uint8_t near[AU_PIECES];
    int count = 0, found;

    if (!gather(np, battery, near, &found))
        return false;
    for (int turn = -PIVOT; turn <= PIVOT; turn++) {
        int degree = plane_degree(np->s->unit[battery].facing + turn);
        axis[count] = (struct axis){ degree, 0, 0, turn < 0 ? -turn : turn };
        count += look_along(np, battery, near, found, &axis[count]);
    }
    return choose_axis(g, battery, axis, count, out);
}

/* -- roundshot (A05-24.3.1, 24.4.1) -- */

/* Somebody is ordered to attack it and can come to it in this turn. */
static bool is_planned(const struct au_np *np, int enemy)
{
    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++) {
        const struct au_unit *u = &np->s->unit[i];
        if (u->order_at == enemy && (u->order == ORDER_COMBAT || u->order == ORDER_CHARGE) &&
            au_on_field(np->s, i) && au_within(np->b, np->s, i, enemy, np->b->unit[i].allowance))
            return true;
    }
    return false;
}

/* The lower the sooner: planned, D, R, S, all others. */
static int urgency(const struct au_np *np, int enemy)
{
    static const uint8_t by_morale[] = { 4, 3, 1, 2 };

    return is_planned(np, enemy) ? 0 : by_morale[np->s->unit[enemy].morale];
}

/* So near that it would be canister, but for the friends whom that would strike. */
static bool is_in_canister_reach(const struct au_np *np, int battery, int enemy)
{
    return au_axis_at(np->b, np->s, battery, enemy, CANISTER_REACH) >= 0;
}

static bool comes_first(const struct gunnery *g, int battery, int one, int two)
{
    bool near = is_in_canister_reach(g->np, battery, one);

    if (near != is_in_canister_reach(g->np, battery, two))
        return near;
    if (g->preparation) {
        int first = urgency(g->np, one), second = urgency(g->np, two);
        if (first != second)
            return BY(AU_24_4_1_1, first < second);
    }
    return BY(AU_24_3_1_1, au_np_is_worse(g->np, battery, one, two));
}

/* Enemies in range, the first to be fired at first. */
static int list_targets(const struct gunnery *g, int battery, uint8_t out[AU_PIECES])
{
    const struct au_np *np = g->np;
    struct plane_box box = au_box(np->b, np->s, battery);
    uint8_t near[AU_PIECES];
    int all = au_near(np->b, np->s, &box, ROUNDSHOT_REACH + 22, 1 << (1 - np->side), near);
    int count = 0;

    for (int i = 0; i < all && near[i] < AU_CHIT0; i++) {
        int k = count++;
        for (; k > 0 && comes_first(g, battery, near[i], out[k - 1]); k--)
            out[k] = out[k - 1];
        out[k] = near[i];
    }
    return count;
}

static int first_target(struct gunnery *g, int battery)
{
    uint8_t target[AU_PIECES];
    int count = list_targets(g, battery, target);

    for (int i = 0; i < count; i++) {
        struct eng_action a = au_np_order(VERB_ROUNDSHOT, target[i], 0, 0);
        if (fires_alone(g, battery, &a))
            return target[i];
    }
    return AU_NOBODY;
}

/* -- who fires -- */

/* Ordered back they do not prepare, but move; those of the Santon cannot, so they fire. */
static bool may_fire(const struct gunnery *g, int unit)
{
    const struct au_np *np = g->np;
    bool moves = np->s->unit[unit].order == ORDER_BACK && !(np->b->unit[unit].traits & TRAIT_FIXED);

    return np->b->unit[unit].arm == ARTILLERY && !au_why_no_guns(np->b, np->s, unit) &&
           BY(AU_24_4_2, !(g->preparation && moves));
}

/* A05-24.3.2-3: neighbours with the same first target fire with it. */
static void concentrate(struct gunnery *g, int battery, struct shot *shot)
{
    const struct au_np *np = g->np;

    for (int i = battery + 1; i < np->b->side_first[np->side + 1]; i++) {
        struct shot other = { .target = AU_NOBODY };
        if (!may_fire(g, i) || !au_within(np->b, np->s, battery, i, JOINED) ||
            plan_canister(g, i, &other) || first_target(g, i) != shot->target)
            continue;
        bit_add(shot->by, i);
        if (!fires(g, shot->by, &shot->order))
            bit_drop(shot->by, i);
    }
}

static bool plan_shot(struct gunnery *g, int battery, struct shot *out)
{
    *out = (struct shot){ .target = AU_NOBODY };
    if (plan_canister(g, battery, out))
        return true;
    out->target = first_target(g, battery);
    if (out->target == AU_NOBODY)
        return false;
    out->order = au_np_order(VERB_ROUNDSHOT, out->target, 0, 0);
    bit_add(out->by, battery);
    concentrate(g, battery, out);
    return true;
}

/* -- clicks -- */

/* The first unit that is drafted and should not be, or the other way round; -1: all is well. */
static int first_change(const struct au_np *np, const uint64_t by[SET])
{
    for (int i = 0; i < SET * 64; i++)
        if (bit_has(by, i) != drafted(&np->s->core, i))
            return i;
    return -1;
}

static bool say_shot(const struct gunnery *g, int battery, const struct shot *shot,
                     struct au_thought *out)
{
    bool defence = !g->preparation;

    if (shot->target == AU_NOBODY)
        return au_np_say(out, defence ? AU_24_3_2_1 : AU_24_4_2_1, NEWS_NP_CANISTER, battery, 0, 0);
    if (bits_count(shot->by, SET) > 1)
        return au_np_say(out, AU_24_3_2_3, NEWS_NP_CONCENTRATES, battery, bits_count(shot->by, SET),
                         shot->target);
    if (is_in_canister_reach(g->np, battery, shot->target))
        return au_np_say(out, defence ? AU_24_3_2_1 : AU_24_4_2_1, NEWS_NP_MUSKETRY, battery,
                         shot->target, 0);
    if (defence)
        return au_np_say(out, AU_24_3_1_2, NEWS_NP_FIRES_AT_DANGER, battery, shot->target, 0);
    return au_np_say(out, AU_24_4_1_2, NEWS_NP_PREPARES, battery, shot->target, 0);
}

static bool click(const struct gunnery *g, int battery, const struct shot *shot,
                  struct au_thought *out)
{
    int change = first_change(g->np, shot->by);

    if (change >= 0) {
        *out = (struct au_thought){ .action = au_np_order(VERB_BATTERY, change, 0, 0) };
        return true;
    }
    *out = (struct au_thought){ .action = shot->order };
    return say_shot(g, battery, shot, out);
}

/* Canister goes off at once: whoever else is drafted would join it. */
static bool fire_first(struct gunnery *g, struct au_thought *out)
{
    const struct au_np *np = g->np;
    struct shot shot;

    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++)
        if (BY(AU_24_4_1, BY(AU_24_3_2, BY(AU_24_3_1, may_fire(g, i)))) && plan_shot(g, i, &shot))
            return click(g, i, &shot, out);
    return false;
}

bool au_np_fire_guns(struct au_np *np, struct au_thought *out)
{
    struct gunnery g = { .np = np, .preparation = artillery_now(&np->s->core)->own_turn };

    memcpy(&g.s, np->s, sizeof g.s);
    if (fire_first(&g, out))
        return true;
    *out = (struct au_thought){ .action = { .verb = VERB_DONE } };
    return true;
}
