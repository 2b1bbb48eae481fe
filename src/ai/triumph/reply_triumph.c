/* reply_triumph.c -- a whole turn of the enemy, as a thinker expects it.
 *
 * To reckon what an attack brings is not enough: armies that looked safe that way lost three times
 * as much as expected.  So the most promising attacks are tried to their end, as the script does,
 * but in one world alone, and the best is carried out; until none is worth it any more. */

#include "ai/triumph/reply_triumph.h"

#include <string.h>

#include "ai/triumph/quick_triumph.h"

enum {
    TRIED = 4,          /* attacks, each time */
    GAIN = 10,          /* hundredths that one must bring */
    LOST_CAUSE = -5000, /* and what a trial is worth at most and at least: */
    WON_CAUSE = 5000
};

struct reply {
    struct eval_map map;
    const struct eng_box *box;
    struct nt_state *s;
    int army, round;
    struct rng rng;
};

static bool goes_on(const struct reply *r)
{
    const struct nt_state *s = r->s;

    return !s->core.over && s->turn.army == r->army && s->round == r->round &&
           eng_is_at(&s->core, PROC_TURN, ROW_COMMAND);
}

static void apply(const struct reply *r, struct nt_state *s, const struct eng_action *a)
{
    r->box->game->apply(r->box, s, __builtin_ctz(s->core.active), a, NULL);
    if (r->map.nodes)
        ++*r->map.nodes;
}

static int judge(const struct reply *r, const struct nt_state *s)
{
    int value = eval_triumph(&r->map, s, r->army);

    return value < LOST_CAUSE ? LOST_CAUSE : value > WON_CAUSE ? WON_CAUSE : value;
}

static int try_out(const struct reply *r, const struct nt_state *guess, const struct eng_action *a)
{
    struct nt_state next;

    memcpy(&next, guess, sizeof next);
    apply(r, &next, a);
    return quick_triumph_settle(&r->map, &next) ? judge(r, &next) : LOST_CAUSE - 1;
}

/* The threats among the offers, the most promising first. */
static void list_threats(const struct reply *r, const struct nt_state *guess, struct eng_choices *c)
{
    int promise[ENG_CHOICES], kept = 0;
    struct eval_field f;

    r->box->game->offer(r->box, r->s, __builtin_ctz(r->s->core.active), c);
    eval_triumph_field(&r->map, guess, &f);
    for (int i = 0; i < c->count; i++) {
        struct eng_action a = c->action[i];
        if (a.verb != VERB_THREATEN)
            continue;
        int worth = quick_triumph_promise(&f, &a), j = kept++;
        for (; j > 0 && promise[j - 1] < worth; j--) {
            promise[j] = promise[j - 1];
            c->action[j] = c->action[j - 1];
        }
        promise[j] = worth;
        c->action[j] = a;
    }
    c->count = kept;
}

/* The attack that turned out best; false: to do nothing is better. */
static bool choose_attack(struct reply *r, struct eng_action *out)
{
    struct nt_state guess;
    struct eng_choices c;
    bool found = false;

    memcpy(&guess, r->s, sizeof guess);
    quick_triumph_guess(&guess, r->army, &r->rng);
    list_threats(r, &guess, &c);
    int most = judge(r, &guess) + GAIN;
    for (int i = 0; i < c.count && i < TRIED; i++) {
        int value = try_out(r, &guess, &c.action[i]);
        if (value > most) {
            most = value;
            *out = c.action[i];
            found = true;
        }
    }
    return found;
}

void reply_triumph(const struct eval_map *map, struct nt_state *s, int attacks, uint64_t dice)
{
    struct reply r = { .map = *map, .box = map->box, .s = s };
    struct eng_action a;

    r.army = s->turn.army;
    r.round = s->round;
    r.map.w = &eval_triumph_rough;
    rng_start_search(&r.rng, dice);
    for (int i = 0; i < attacks && goes_on(&r) && choose_attack(&r, &a); i++) {
        apply(&r, s, &a);
        if (!quick_triumph_settle(&r.map, s))
            return;
    }
    if (goes_on(&r))
        apply(&r, s, &(struct eng_action){ .verb = VERB_END_TURN });
}
