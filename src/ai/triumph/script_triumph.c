/* script_triumph.c -- an opponent for Napoleon's Triumph that plays by rule of thumb.
 *
 * It looks one command ahead: every offer is tried in a few imagined worlds, the command is brought
 * to its end by a quick hand for both sides (quick_triumph.c), and what comes out is weighed
 * (eval_triumph.c).  What is not worth a try is weeded out before (weed_triumph.c). */

#include <string.h>

#include "engine/choices.h"
#include "engine/flow.h"

#include "ai/script.h"
#include "ai/triumph/quick_triumph.h"
#include "ai/triumph/weed_triumph.h"

enum {
    WORLDS = 3,
    END_TURN_BONUS = 4, /* a command must be worth more than nothing */
    RISK = 60,          /* of an attack, whose answers are imagined too kindly */
    HABIT = 1,          /* what the quick hand would do, if all is equal */
    STUCK = -1000000    /* a draft of our own that cannot be finished */
};

struct mind {
    const struct eng_box *box;
    struct eval_map map;
    int seat, side, worlds;
    struct rng *rng;
};

static int find_verb(const struct eng_choices *c, int verb)
{
    for (int i = 0; i < c->count; i++)
        if (c->action[i].verb == verb)
            return i;
    return -1;
}

/* -- one command ahead -- */

static int worth_in_world(const struct mind *m, const struct nt_state *world,
                          const struct eng_action *a)
{
    struct nt_state next;

    memcpy(&next, world, sizeof next);
    if (a->verb == VERB_END_TURN)
        return eval_triumph(&m->map, &next, m->side) + END_TURN_BONUS;
    m->box->game->apply(m->box, &next, m->seat, a, NULL);
    bool settled = quick_triumph_settle(&m->map, &next);
    if (!settled && next.core.active & ENG_SEAT(m->seat))
        return STUCK;
    return eval_triumph(&m->map, &next, m->side);
}

/* -- the decision -- */

/* Does the defender have `other` at hand where he named `unit`, and we cannot tell them apart? */
static bool might_be(const struct mind *m, const struct nt_state *s, int unit, int other)
{
    const struct nt_set *named = &s->attack.defending;
    eng_seats us = ENG_SEAT(m->seat);

    return !(named->word[other / 64] >> (other % 64) & 1) &&
           s->unit[other].at == s->unit[unit].at && !eng_knows(&s->core, unit, us) &&
           !eng_knows(&s->core, other, us);
}

static int as_defender(const struct nt_unit *u)
{
    return u->type == ARTILLERY ? 0 : u->strength;
}

/* Who is named to defend is not just anybody: of the blocks that he could have named, the enemy has
 * taken the best. */
static void suspect_defenders(const struct mind *m, struct nt_state *s)
{
    const struct nt_set *named = &s->attack.defending;

    for (int u = 0; u < NT_UNITS; u++) {
        if (!(named->word[u / 64] >> (u % 64) & 1))
            continue;
        for (int other = 0; other < NT_UNITS; other++) {
            struct nt_unit *one = &s->unit[u], *two = &s->unit[other];
            if (as_defender(two) <= as_defender(one) || !might_be(m, s, u, other))
                continue;
            struct nt_unit was = *one;
            one->type = two->type;
            one->strength = two->strength;
            two->type = was.type;
            two->strength = was.strength;
        }
    }
}

static bool imagine_worlds(const struct mind *m, const struct nt_state *redacted,
                           struct nt_state *world)
{
    for (int w = 0; w < m->worlds; w++) {
        memcpy(&world[w], redacted, sizeof world[w]);
        if (!eng_imagine(m->box, &world[w], m->seat, m->rng))
            return false;
        if (eng_is_at(&redacted->core, PROC_ATTACK, ROW_FEINT_OPTION))
            suspect_defenders(m, &world[w]);
    }
    return true;
}

static int worth_of(const struct mind *m, const struct nt_state *world, const struct eng_action *a)
{
    int worth = 0;

    for (int w = 0; w < m->worlds; w++) {
        int in_world = worth_in_world(m, &world[w], a);
        if (in_world == STUCK)
            return STUCK;
        worth += in_world;
    }
    if (a->verb == VERB_PRESS_ON || a->verb == VERB_GUARD_ATTACK)
        worth -= m->worlds * RISK;
    return worth;
}

/* -1: nothing leads on. */
static int best_of(const struct mind *m, const struct nt_state *world, const struct eng_choices *c)
{
    bool commands = find_verb(c, VERB_END_TURN) >= 0;
    int habit = commands || c->count == 0 ? -1 : quick_triumph(&m->map, &world[0], c);
    int best = -1, most = STUCK;

    for (int i = 0; i < c->count; i++) {
        int worth = worth_of(m, world, &c->action[i]) + (i == habit ? HABIT : 0);
        if (worth > most) {
            best = i;
            most = worth;
        }
    }
    return best;
}

static bool take_random(const struct mind *m, const void *redacted, struct eng_action *out)
{
    return eng_random_action(m->box, redacted, m->seat, m->rng, out);
}

/* Any of the offers of a verb, so that the enemy cannot know which. */
static bool take_any(const struct mind *m, const struct eng_choices *c, int verb,
                     struct eng_action *out)
{
    int first = find_verb(c, verb), count = 0;

    if (first < 0)
        return false;
    while (first + count < c->count && c->action[first + count].verb == verb)
        count++;
    *out = c->action[first + (int)rng_below(m->rng, (uint32_t)count)];
    return true;
}

/* Set-up, auction and conferences: a ready-made plan, or its assignments; not a point of morale for
 * the choice of sides; no orders to friends, who think alike. */
static bool prepare(const struct mind *m, const void *redacted, const struct eng_choices *c,
                    struct eng_action *out)
{
    if (take_any(m, c, VERB_PLAN, out) || take_any(m, c, VERB_DONE, out) ||
        take_any(m, c, VERB_COPY, out))
        return true;
    bool free = c->action[0].verb == VERB_BID && c->action[0].count == 0;
    if (!free && take_any(m, c, VERB_PASS, out))
        return true;
    *out = c->action[0];
    return free || take_random(m, redacted, out);
}

static bool is_council(const struct eng_choices *c)
{
    int verb = c->action[0].verb;

    return verb == VERB_ASSIGN || verb == VERB_NAME || verb == VERB_ORDER_ATTACK ||
           verb == VERB_ORDER_DEFEND;
}

static bool play(const struct mind *m, const struct nt_state *s, struct eng_choices *c,
                 struct eng_action *out)
{
    struct nt_state world[WORLDS];

    if (!imagine_worlds(m, s, world))
        return take_random(m, s, out);
    weed_triumph(&m->map, s, &world[0], m->side, c);
    int best = best_of(m, world, c);
    if (best < 0)
        return take_random(m, s, out);
    *out = c->action[best];
    return true;
}

bool script_triumph(const struct eng_box *box, const void *redacted, int seat,
                    const struct ai_budget *budget, struct rng *rng, struct eng_action *out)
{
    const struct nt_state *s = redacted;
    struct mind m = { .box = box, .seat = seat, .side = s->core.side[seat], .rng = rng };
    struct eng_choices c;

    m.worlds = budget->nodes == SCRIPT_HASTE ? 1 : WORLDS;
    box->game->offer(box, redacted, seat, &c);
    if (c.count == 0)
        return false;
    if (c.count == 1) {
        *out = c.action[0];
        return true;
    }
    if (s->phase != PHASE_PLAY || is_council(&c))
        return prepare(&m, redacted, &c, out);
    eval_triumph_map(box, &m.map);
    return play(&m, s, &c, out);
}
