/* script_triumph.c -- an opponent for Napoleon's Triumph that plays by rule of thumb.
 *
 * It looks one command ahead: every offer is tried in a few imagined worlds, the command is brought
 * to its end by a quick hand for both sides, and what comes out is weighed (eval_triumph.c).  The
 * reserves of the French are called only when the trap should be sprung. */

#include <string.h>

#include "engine/choices.h"
#include "engine/flow.h"

#include "ai/eval_triumph.h"
#include "ai/script.h"

enum {
    WORLDS = 2,
    SETTLE = 60,       /* decisions within one command */
    THREATS = 8,       /* of those offered, the most promising */
    END_TURN_BONUS = 4 /* a command must be worth more than nothing */
};

struct mind {
    const struct eng_box *box;
    const struct nt_board *b;
    int seat, side;
    struct rng *rng;
};

static bool is_row(const struct eng_box *box, const struct nt_state *s, const char *name)
{
    const struct eng_step *row = eng_flow_row(box, &s->core);

    return row && strcmp(row->name, name) == 0;
}

/* Picking is one-way here: what is in the draft stays in it. */
static bool is_unpick(const struct nt_state *s, const struct eng_action *a)
{
    return a->verb == VERB_PICK && drafted(&s->core, a->noun);
}

/* -- the quick hand -- */

static int unit_worth(const struct nt_unit *u)
{
    return 4 * u->strength + (u->type == GUARD ? 3 : u->type == CAVALRY ? 1 : 0);
}

/* The offer of this verb whose unit is worth most (or least), -1 where there is none. */
static int best_offer(const struct nt_state *s, const struct eng_choices *c, int verb, int sign)
{
    int best = -1, most = 0;

    for (int i = 0; i < c->count; i++) {
        const struct eng_action *a = &c->action[i];
        if (a->verb != verb || is_unpick(s, a) || a->noun >= NT_UNITS)
            continue;
        int worth = sign * unit_worth(&s->unit[a->noun]);
        if (best < 0 || worth > most) {
            best = i;
            most = worth;
        }
    }
    return best;
}

static int find_verb(const struct eng_choices *c, int verb)
{
    for (int i = 0; i < c->count; i++)
        if (c->action[i].verb == verb)
            return i;
    return -1;
}

static int find_pick(const struct nt_state *s, const struct eng_choices *c)
{
    for (int i = 0; i < c->count; i++)
        if (c->action[i].verb == VERB_PICK && !is_unpick(s, &c->action[i]))
            return i;
    return -1;
}

/* Strength of a side that could fight across the approach of the attack, from one side of it. */
static int strength_near(const struct mind *m, const struct nt_state *s, int side, int at)
{
    int locale = nt_locale_of(m->b, at), sum = 0;

    for (int u = 0; u < NT_UNITS; u++)
        if (eval_triumph_side(u) == side && (s->unit[u].at == locale || s->unit[u].at == at))
            sum += s->unit[u].strength;
    return sum;
}

static int attack_at(const struct nt_state *s, bool defense)
{
    return NT_BLOCK + 2 * s->attack.approach + (defense ? !s->attack.side : s->attack.side);
}

/* NT 11.2: stand with all that may, unless hopelessly outnumbered. */
static int quick_defend(const struct mind *m, const struct nt_state *s, const struct eng_choices *c)
{
    int them = s->attack.army;
    int theirs = strength_near(m, s, them, attack_at(s, false));
    int ours = strength_near(m, s, 1 - them, attack_at(s, true));
    int pick = find_pick(s, c);

    if (2 * ours < theirs && draft_count(&s->core) == 0)
        pick = -1;
    return pick >= 0 ? pick : find_verb(c, VERB_DONE);
}

/* Leaders: the strongest first, as many as are allowed. */
static int quick_lead(const struct nt_state *s, const struct eng_choices *c)
{
    int pick = best_offer(s, c, VERB_PICK, 1);

    return pick >= 0 ? pick : find_verb(c, VERB_DONE);
}

/* NT 11.7: strike back where it turns the day. */
static int quick_counter(const struct nt_state *s, const struct eng_choices *c)
{
    int pick = best_offer(s, c, VERB_PICK, 1);

    if (pick < 0 || draft_count(&s->core) > 0)
        return find_verb(c, VERB_DONE);
    int struck = s->unit[c->action[pick].noun].strength - 1;
    bool turns = s->attack.initial_won && s->attack.initial - struck <= 0 && struck > 0;
    return turns ? pick : find_verb(c, VERB_DONE);
}

/* The loser gives what he can spare, the winner takes what hurts. */
static int quick_loss(const struct nt_state *s, const struct eng_choices *c, int side)
{
    bool own = eval_triumph_side(c->action[0].noun) == side;

    return best_offer(s, c, VERB_LOSE, own ? -1 : 1);
}

/* Away from the enemy, towards friends. */
static int quick_retreat(const struct mind *m, const struct nt_state *s,
                         const struct eng_choices *c, int side)
{
    int best = 0, most = -1000;

    for (int i = 0; i < c->count; i++) {
        int locale = c->action[i].count, worth = 0;
        if (c->action[i].verb != VERB_RETREAT)
            continue;
        for (int u = 0; u < NT_UNITS; u++) {
            int there = nt_locale_of(m->b, s->unit[u].at);
            if (!there || locale < 1 || m->b->steps[locale][there] > 1)
                continue;
            worth += eval_triumph_side(u) == side ? 1 : -2;
        }
        if (worth > most) {
            best = i;
            most = worth;
        }
    }
    return best;
}

static bool is_step(int verb)
{
    return verb == VERB_GO || verb == VERB_MARCH || verb == VERB_ENTER || verb == VERB_HALT ||
           verb == VERB_BLOCK;
}

/* The place that looks best at once; marches are looked at where they would halt. */
static int quick_place(const struct mind *m, const struct nt_state *s, const struct eng_choices *c,
                       int side)
{
    struct nt_state next;
    int best = -1, most = 0;

    for (int i = 0; i < c->count; i++) {
        if (!is_step(c->action[i].verb))
            continue;
        memcpy(&next, s, sizeof next);
        int seat = __builtin_ctz(s->core.asked);
        m->box->game->apply(m->box, &next, seat, &c->action[i], NULL);
        if (is_row(m->box, &next, "on the road"))
            for (int u = 0; u < NT_UNITS; u++)
                if (next.move.pieces.word[u / 64] >> (u % 64) & 1)
                    next.unit[u].at = next.move.at;
        int worth = eval_triumph(m->box, &next, side);
        if (best < 0 || worth > most) {
            best = i;
            most = worth;
        }
    }
    return best;
}

/* Whoever brings most strength; guns where they may lead. */
static int quick_command(const struct nt_state *s, const struct eng_choices *c)
{
    int best = 0, most = -1;

    for (int i = 0; i < c->count; i++) {
        const struct eng_action *a = &c->action[i];
        int worth = 0;
        for (int u = 0; u < NT_UNITS; u++)
            if (a->verb == VERB_BY_UNIT ? u == a->noun : s->unit[u].corps == a->noun - NT_UNITS)
                worth += s->unit[u].strength;
        if (a->verb == VERB_DONE)
            worth = draft_count(&s->core) > 0 ? 100 : 0;
        if (a->verb == VERB_PICK || a->verb == VERB_BY_ROAD)
            worth = -1;
        if (worth > most) {
            best = i;
            most = worth;
        }
    }
    return best;
}

static int quick_in_attack(const struct mind *m, const struct nt_state *s,
                           const struct eng_choices *c, const char *row, int side)
{
    if (strcmp(row, "2 retreat option") == 0)
        return quick_defend(m, s, c);
    if (strcmp(row, "3 feint option") == 0)
        return find_verb(c, VERB_PRESS_ON);
    if (strcmp(row, "4 defense declaration") == 0 || strcmp(row, "5 attack leading units") == 0)
        return quick_lead(s, c);
    if (strcmp(row, "7 counter-attack") == 0)
        return quick_counter(s, c);
    if (strcmp(row, "attack command") == 0 || strcmp(row, "attacking pieces") == 0)
        return quick_command(s, c);
    if (find_verb(c, VERB_LOSE) >= 0)
        return quick_loss(s, c, side);
    if (find_verb(c, VERB_RETREAT) >= 0)
        return quick_retreat(m, s, c, side);
    if (find_verb(c, VERB_KEEP) >= 0)
        return best_offer(s, c, VERB_KEEP, 1);
    return -1;
}

/* A sensible answer without looking ahead. */
static int quick_answer(const struct mind *m, const struct nt_state *s, const struct eng_choices *c)
{
    const struct eng_step *row = eng_flow_row(m->box, &s->core);
    int side = s->core.side[__builtin_ctz(s->core.asked)];
    int answer = -1;

    if (strcmp(row->name, "move") == 0 || strcmp(row->name, "on the road") == 0)
        answer = quick_place(m, s, c, side);
    else
        answer = quick_in_attack(m, s, c, row->name, side);
    if (answer < 0)
        answer = find_verb(c, VERB_DONE);
    if (answer < 0)
        answer = find_pick(s, c);
    return answer < 0 ? 0 : answer;
}

/* -- one command ahead -- */

static bool is_settled(const struct eng_box *box, const struct nt_state *s)
{
    return s->core.over || is_row(box, s, "command") || s->phase != PHASE_PLAY;
}

/* Brings a command to its end with the quick hand. */
static void settle(const struct mind *m, struct nt_state *s)
{
    struct eng_choices c;

    for (int n = 0; n < SETTLE && !is_settled(m->box, s); n++) {
        int seat = __builtin_ctz(s->core.active);
        m->box->game->offer(m->box, s, seat, &c);
        if (c.count == 0)
            return;
        m->box->game->apply(m->box, s, seat, &c.action[quick_answer(m, s, &c)], NULL);
    }
}

static int worth_in_world(const struct mind *m, const struct nt_state *world,
                          const struct eng_action *a)
{
    struct nt_state next;

    memcpy(&next, world, sizeof next);
    if (a->verb == VERB_END_TURN)
        return eval_triumph(m->box, &next, m->side) + END_TURN_BONUS;
    m->box->game->apply(m->box, &next, m->seat, a, NULL);
    settle(m, &next);
    return eval_triumph(m->box, &next, m->side);
}

/* -- which offers are worth a thought -- */

/* The trap (NT 16): called when the Allies are at the blue stars or the army is failing, and while
 * there is time left to storm the heights. */
static bool should_spring_trap(const struct mind *m, const struct nt_state *s)
{
    if (s->reinforced)
        return true;
    if (s->round + 3 > s->last_round)
        return false;
    if (eval_triumph_allies_ahead(m->box, s) || s->morale[FRENCH] + 4 < s->morale[ALLIED])
        return true;
    int near = 0;
    for (int c = NT_FRENCH_COMMANDERS; c < NT_COMMANDERS; c++) {
        int locale = nt_locale_of(m->b, s->commander[c].at);
        near += locale && eval_triumph_steps_to_star(m->b, locale, STAR_BLUE) <= 1;
    }
    return near >= 2;
}

static bool is_off_map(const struct nt_state *s, const struct eng_action *a)
{
    if (a->verb == VERB_UNIT_MOVE)
        return s->unit[a->noun].at == NT_OFF_MAP;
    return a->verb == VERB_CORPS_MOVE && s->commander[a->noun - NT_UNITS].at == NT_OFF_MAP;
}

/* How an attack looks before anybody has answered. */
static int promise_of(const struct mind *m, const struct nt_state *s, const struct eng_action *a)
{
    int there = NT_BLOCK + ((a->noun - NT_BLOCK) ^ 1);

    return strength_near(m, s, m->side, a->noun) - strength_near(m, s, 1 - m->side, there);
}

static bool is_threat(const struct eng_action *a)
{
    return a->verb == VERB_THREATEN || a->verb == VERB_GUARD_ATTACK;
}

static int better_threats(const struct mind *m, const struct nt_state *s,
                          const struct eng_choices *c, int promise)
{
    int better = 0;

    for (int i = 0; i < c->count; i++)
        better += is_threat(&c->action[i]) && promise_of(m, s, &c->action[i]) > promise;
    return better;
}

/* Keeps the most promising threats and drops what the plan forbids. */
static void weed(const struct mind *m, const struct nt_state *s, struct eng_choices *c)
{
    struct eng_choices kept;
    bool spring = m->side != FRENCH || should_spring_trap(m, s);

    eng_choices_clear(&kept);
    for (int i = 0; i < c->count; i++) {
        const struct eng_action *a = &c->action[i];
        if (is_unpick(s, a) || (is_off_map(s, a) && !spring))
            continue;
        if (!is_threat(a) || better_threats(m, s, c, promise_of(m, s, a)) < THREATS)
            eng_choices_add(&kept, a);
    }
    memcpy(c->action, kept.action, (size_t)kept.count * sizeof kept.action[0]);
    c->count = kept.count;
}

static void imagine_worlds(const struct mind *m, const struct nt_state *redacted,
                           struct nt_state *world)
{
    for (int w = 0; w < WORLDS; w++) {
        memcpy(&world[w], redacted, sizeof world[w]);
        eng_imagine(m->box, &world[w], m->seat, m->rng);
    }
}

static int best_of(const struct mind *m, const struct nt_state *redacted,
                   const struct eng_choices *c)
{
    struct nt_state world[WORLDS];
    int best = 0, most = 0;

    imagine_worlds(m, redacted, world);
    for (int i = 0; i < c->count; i++) {
        int worth = 0;
        for (int w = 0; w < WORLDS; w++)
            worth += worth_in_world(m, &world[w], &c->action[i]);
        if (i == 0 || worth > most) {
            best = i;
            most = worth;
        }
    }
    return best;
}

/* A ready-made plan, any of them: the enemy should not know which. */
static bool set_up(const struct mind *m, const void *redacted, const struct eng_choices *c,
                   struct eng_action *out)
{
    int first = find_verb(c, VERB_PLAN), count = 0;

    if (first < 0)
        return eng_random_action(m->box, redacted, m->seat, m->rng, out);
    while (first + count < c->count && c->action[first + count].verb == VERB_PLAN)
        count++;
    *out = c->action[first + (int)rng_below(m->rng, (uint32_t)count)];
    return true;
}

bool script_triumph(const struct eng_box *box, const void *redacted, int seat,
                    const struct ai_budget *budget, struct rng *rng, struct eng_action *out)
{
    const struct nt_state *s = redacted;
    struct mind m = { box, box->board, seat, s->core.side[seat], rng };
    struct eng_choices c;

    (void)budget;
    box->game->offer(box, redacted, seat, &c);
    if (c.count == 0)
        return false;
    if (s->phase != PHASE_PLAY)
        return set_up(&m, redacted, &c, out);
    weed(&m, s, &c);
    if (c.count == 0)
        return eng_random_action(box, redacted, seat, rng, out);
    *out = c.action[best_of(&m, s, &c)];
    return true;
}
