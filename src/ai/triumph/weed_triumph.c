/* weed_triumph.c -- which offers of Napoleon's Triumph are worth a thought.
 *
 * The reserves of the French are called only when the trap should be sprung. */

#include "ai/triumph/weed_triumph.h"

#include <string.h>

#include "ai/triumph/quick_triumph.h"

enum {
    THREATS = 8,    /* of those offered, the most promising */
    LATEST_TRAP = 3 /* rounds that the French need to storm the heights */
};

/* The trap (NT 16): called when the Allies are at the blue stars or the army is failing, and while
 * there is time left to storm the heights. */
static bool should_spring_trap(const struct eval_map *map, const struct nt_state *s)
{
    int near = 0;

    if (s->reinforced)
        return true;
    if (s->round + LATEST_TRAP > s->last_round)
        return false;
    if (eval_triumph_allies_ahead(map->box, s) || s->morale[FRENCH] <= map->w->failing)
        return true;
    for (int c = NT_FRENCH_COMMANDERS; c < NT_COMMANDERS; c++) {
        int locale = nt_locale_of(map->b, s->commander[c].at);
        near += locale && map->to_blue[locale] == 0;
    }
    return near >= 2;
}

static bool is_off_map(const struct nt_state *s, const struct eng_action *a)
{
    if (a->verb == VERB_UNIT_MOVE)
        return s->unit[a->noun].at == NT_OFF_MAP;
    return a->verb == VERB_CORPS_MOVE && s->commander[a->noun - NT_UNITS].at == NT_OFF_MAP;
}

static bool is_threat(const struct eng_action *a)
{
    return a->verb == VERB_THREATEN || a->verb == VERB_GUARD_ATTACK;
}

static bool names_unit(const struct eng_action *a)
{
    return a->noun < NT_UNITS &&
           (a->verb == VERB_UNIT_MOVE || a->verb == VERB_ATTACH || a->verb == VERB_PICK ||
            a->verb == VERB_LOSE || a->verb == VERB_KEEP || a->verb == VERB_RETREAT ||
            a->verb == VERB_BY_UNIT || a->verb == VERB_GUNS_STAY || a->verb == VERB_SHOW);
}

/* The same done with a unit that is the same in all but its number. */
static bool are_alike(const struct nt_state *s, const struct eng_action *a,
                      const struct eng_action *b)
{
    if (a->verb != b->verb || a->count != b->count || !names_unit(a) || !names_unit(b))
        return false;
    return memcmp(&s->unit[a->noun], &s->unit[b->noun], sizeof s->unit[0]) == 0;
}

static bool is_repeated(const struct nt_state *s, const struct eng_choices *c,
                        const struct eng_action *a)
{
    for (int i = 0; i < c->count; i++)
        if (are_alike(s, &c->action[i], a))
            return true;
    return false;
}

static bool is_promising(struct eval_field *f, const struct eng_choices *c,
                         const struct eng_action *a)
{
    int better = 0, promise = quick_triumph_promise(f, a);

    for (int i = 0; i < c->count; i++)
        better += is_threat(&c->action[i]) && quick_triumph_promise(f, &c->action[i]) > promise;
    return better < THREATS;
}

void weed_triumph(const struct eval_map *map, const struct nt_state *s,
                  const struct nt_state *world, int side, struct eng_choices *c)
{
    bool spring = side != FRENCH || should_spring_trap(map, s);
    struct eval_field f;
    struct eng_choices kept;

    eng_choices_clear(&kept);
    eval_triumph_field(map, world, &f);
    for (int i = 0; i < c->count; i++) {
        const struct eng_action *a = &c->action[i];
        if (quick_triumph_is_back(s, a) || is_repeated(s, &kept, a) ||
            (is_off_map(s, a) && !spring) || (is_threat(a) && !is_promising(&f, c, a)))
            continue;
        eng_choices_add(&kept, a);
    }
    memcpy(c->action, kept.action, (size_t)kept.count * sizeof kept.action[0]);
    c->count = kept.count;
}
