/* quick_triumph.c -- sensible answers in Napoleon's Triumph without looking ahead.
 *
 * Most questions are known by the verbs that are offered; those answered by a draft are known by
 * the row on which they are asked. */

#include <string.h>

#include "engine/flow.h"

#include "ai/triumph/quick_triumph.h"

enum {
    SETTLE = 250, /* decisions within one command */
    PRESS = 80 /* hundredths that an attack must promise if the defender stands of his own will */
};

/* One question. */
struct question {
    const struct eval_map *map;
    const struct nt_state *s;
    const struct eng_choices *c;
    int side; /* of the seat that is asked */
};

static void count_node(const struct eval_map *map)
{
    if (map->nodes)
        ++*map->nodes;
}

bool quick_triumph_is_back(const struct nt_state *s, const struct eng_action *a)
{
    const struct nt_attack *attack = &s->attack;
    bool rides = attack->by_road && attack->command == CORPS_MOVE && !attack->attacking_count;

    return a->verb == VERB_PICK && drafted(&s->core, a->noun) != rides;
}

static int find_verb(const struct question *q, int verb)
{
    for (int i = 0; i < q->c->count; i++)
        if (q->c->action[i].verb == verb)
            return i;
    return -1;
}

static int find_either(const struct question *q, int verb, int other)
{
    int found = find_verb(q, verb);

    return found >= 0 ? found : find_verb(q, other);
}

static int find_pick(const struct question *q)
{
    for (int i = 0; i < q->c->count; i++)
        if (q->c->action[i].verb == VERB_PICK && !quick_triumph_is_back(q->s, &q->c->action[i]))
            return i;
    return -1;
}

/* The offer that is worth most; -1: there is none of that verb. */
typedef int worth_of_offer(const struct question *q, const struct eng_action *a);

static int find_best(const struct question *q, int verb, worth_of_offer *worth_of)
{
    int best = -1, most = 0;

    for (int i = 0; i < q->c->count; i++) {
        const struct eng_action *a = &q->c->action[i];
        if (a->verb != verb || quick_triumph_is_back(q->s, a))
            continue;
        int worth = worth_of(q, a);
        if (best < 0 || worth > most) {
            best = i;
            most = worth;
        }
    }
    return best;
}

/* -- what a unit is worth -- */

static int worth_of_unit(const struct nt_unit *u)
{
    return 4 * u->strength + (u->type == GUARD ? 3 : u->type == CAVALRY ? 1 : 0);
}

/* At the head of an attack or a defense: strong, and not at the price of a first commitment. */
static int worth_as_leader(const struct question *q, const struct eng_action *a)
{
    if (a->noun >= NT_UNITS)
        return -100;
    return 100 * q->s->unit[a->noun].strength - eval_triumph_commitment(q->s, a->noun) / 2;
}

static int worth_keeping(const struct question *q, const struct eng_action *a)
{
    const struct nt_unit *u = &q->s->unit[a->noun];

    return worth_of_unit(u) + (u->type == CAVALRY || u->type == ARTILLERY ? -2 : 0);
}

/* The loser gives what he can spare, the winner takes what hurts. */
static int worth_of_loss(const struct question *q, const struct eng_action *a)
{
    int worth = worth_of_unit(&q->s->unit[a->noun]) + eval_triumph_commitment(q->s, a->noun) / 10;

    return eval_triumph_side(a->noun) == q->side ? -worth : worth;
}

static int worth_of_weakness(const struct question *q, const struct eng_action *a)
{
    return -q->s->unit[a->noun].strength;
}

/* -- retreats -- */

/* Away from the enemy, towards friends. */
static int worth_of_refuge(const struct question *q, const struct eng_action *a)
{
    const struct nt_board *b = q->map->b;
    int worth = 0;

    for (int u = 0; u < NT_UNITS; u++) {
        int there = nt_locale_of(b, q->s->unit[u].at);
        if (there && a->count > 0 && b->steps[a->count][there] <= 1)
            worth += eval_triumph_side(u) == q->side ? 1 : -2;
    }
    return worth;
}

/* -- attacks -- */

static int defense_locale(const struct question *q)
{
    const struct nt_approach *approach = &q->map->b->approach[q->s->attack.approach];

    return q->s->attack.side ? approach->a : approach->b;
}

/* -- what a side does not know -- */

void quick_triumph_guess(struct nt_state *s, int side, struct rng *rng)
{
    eng_seats us = seats_of(&s->core, side);
    int hidden[NT_UNITS], count = 0;
    int from = side == FRENCH ? NT_FRENCH_UNITS : 0;
    int to = side == FRENCH ? NT_UNITS : NT_FRENCH_UNITS;

    for (int u = from; u < to; u++)
        if (s->unit[u].at != NT_GONE && !(s->core.seen[u] & us))
            hidden[count++] = u;
    for (int i = count - 1; i > 0; i--)
        nt_swap_faces(&s->unit[hidden[i]], &s->unit[hidden[rng_below(rng, (uint32_t)i + 1)]]);
}

/* The same guesses whenever the same question is asked, so that answers do not waver. */
static void begin_guesses(const struct nt_state *s, struct rng *rng)
{
    rng_start_search(rng, s->round + 100u * s->attack.approach + 100000u * s->turn.corps_commands);
}

typedef int reckoning(const struct question *q, struct eval_field *f);

/* What a side reckons with, from what it knows: the mean of its guesses. */
static int reckon(const struct question *q, reckoning *of)
{
    struct eval_field f;
    struct nt_state guess;
    struct rng rng;
    int sum = 0;

    if (q->map->guesses == 0) {
        eval_triumph_field(q->map, q->s, &f);
        return of(q, &f);
    }
    begin_guesses(q->s, &rng);
    for (int g = 0; g < q->map->guesses; g++) {
        memcpy(&guess, q->s, sizeof guess);
        quick_triumph_guess(&guess, q->side, &rng);
        eval_triumph_field(q->map, &guess, &f);
        sum += of(q, &f);
    }
    return sum / q->map->guesses;
}

/* What the attack on the table would bring who attacks. */
static int prospect(const struct question *q, struct eval_field *f)
{
    const struct nt_attack *a = &q->s->attack;

    return eval_triumph_assault(f, a->approach, defense_locale(q), &a->defending);
}

/* How much dearer it is to stand than to go. */
static int price_of_standing(const struct question *q, struct eval_field *f)
{
    int approach = q->s->attack.approach, here = defense_locale(q);

    return eval_triumph_attack(f, approach, here) - eval_triumph_retreat(f, approach, here);
}

/* NT 11.2: stand with all that may, unless it is dearer than to go. */
static int answer_threat(const struct question *q)
{
    int pick = find_pick(q);

    if (draft_count(&q->s->core) > 0)
        return pick >= 0 ? pick : find_verb(q, VERB_DONE);
    bool stands = reckon(q, price_of_standing) <= 0;
    return stands && pick >= 0 ? pick : find_verb(q, VERB_DONE);
}

/* Who stands of his own will is likely to be strong: pressing on must promise more than nothing. */
static int least_prospect(const struct question *q)
{
    return q->map->guesses && !q->s->attack.blocked ? PRESS : 0;
}

static int press_or_feint(const struct question *q)
{
    bool presses = reckon(q, prospect) > least_prospect(q);

    return presses ? find_either(q, VERB_PRESS_ON, VERB_FEINT)
                   : find_either(q, VERB_FEINT, VERB_PRESS_ON);
}

static bool is_in(const struct nt_set *set, int token)
{
    return set->word[token / 64] >> (token % 64) & 1;
}

static int strength_in(const struct nt_state *s, const struct nt_set *set)
{
    int sum = 0;

    for (int u = 0; u < NT_UNITS; u++)
        sum += is_in(set, u) ? s->unit[u].strength : 0;
    return sum;
}

/* The best two of one arm among the attackers. */
static int best_pair(const struct nt_state *s, int *single)
{
    int one[TYPES] = { 0 }, two[TYPES] = { 0 }, best = 0;

    *single = 0;
    for (int u = 0; u < NT_UNITS; u++) {
        int type = s->unit[u].type, strength = s->unit[u].strength;
        if (!is_in(&s->attack.attacking, u) || strength < 2)
            continue;
        two[type] = strength > one[type] ? one[type] : strength > two[type] ? strength : two[type];
        one[type] = strength > one[type] ? strength : one[type];
        *single = one[type] > *single ? one[type] : *single;
        best = two[type] && one[type] + two[type] > best ? one[type] + two[type] : best;
    }
    return best;
}

static int weakest_in(const struct nt_state *s, const struct nt_set *set)
{
    int weakest = 9;

    for (int u = 0; u < NT_UNITS; u++)
        if (is_in(set, u) && s->unit[u].strength < weakest)
            weakest = s->unit[u].strength;
    return weakest == 9 ? 0 : weakest;
}

/* Narrow meets one leader of the defense, and that the weakest. */
static int choose_width(const struct question *q)
{
    const struct nt_set *leaders = &q->s->attack.defense_leaders;
    int single, pair = best_pair(q->s, &single);
    bool wide = pair && pair - strength_in(q->s, leaders) >= single - weakest_in(q->s, leaders);

    return find_verb(q, wide ? VERB_WIDE : VERB_NARROW);
}

/* A second leader of the defense only helps if he is as good as the first. */
static int lead_defense(const struct question *q)
{
    int pick = find_best(q, VERB_PICK, worth_as_leader);

    if (pick < 0)
        return find_verb(q, VERB_DONE);
    for (int u = 0; u < NT_UNITS; u++)
        if (drafted(&q->s->core, u) &&
            q->s->unit[u].strength > q->s->unit[q->c->action[pick].noun].strength)
            return find_verb(q, VERB_DONE);
    return pick;
}

static int lead_attack(const struct question *q)
{
    int pick = find_best(q, VERB_PICK, worth_as_leader);

    return pick >= 0 ? pick : find_verb(q, VERB_DONE);
}

/* NT 11.7: strike back where it turns the day. */
static int counter_attack(const struct question *q)
{
    const struct nt_attack *a = &q->s->attack;
    int pick = find_best(q, VERB_PICK, worth_as_leader);
    int struck = 0;

    for (int u = 0; u < NT_UNITS; u++)
        struck += drafted(&q->s->core, u) ? q->s->unit[u].strength - 1 : 0;
    if (pick < 0 || !a->initial_won || a->initial - struck < 0)
        return find_verb(q, VERB_DONE);
    int more = q->s->unit[q->c->action[pick].noun].strength - 1;
    return more > 0 && a->initial - struck - 2 * more <= 0 ? pick : find_verb(q, VERB_DONE);
}

/* Who brings most: a corps its best leaders, a battery its guns; alone only if nobody else can. */
static int worth_of_command(const struct question *q, const struct eng_action *a)
{
    const struct nt_state *s = q->s;
    int worth = 0, best = 0;

    if (a->verb == VERB_GUNS_STAY)
        return 21; /* guns that were brought up to fire stay to fire */
    if (a->verb == VERB_BY_UNIT)
        return s->unit[a->noun].type == ARTILLERY ? 20 : worth_of_unit(&s->unit[a->noun]);
    for (int u = 0; u < NT_UNITS; u++) {
        if (s->unit[u].corps != a->noun - NT_UNITS)
            continue;
        worth++;
        best = s->unit[u].strength > best ? s->unit[u].strength : best;
    }
    return 4 * best + worth - (a->verb == VERB_BY_DETACH ? 6 : 0);
}

static int choose_command(const struct question *q)
{
    int best = -1, most = 0;

    for (int verb = VERB_BY_CORPS; verb <= VERB_GUNS_STAY; verb++) {
        int i = find_best(q, verb, worth_of_command);
        int worth = i < 0 ? 0 : worth_of_command(q, &q->c->action[i]);
        if (i >= 0 && (best < 0 || worth > most)) {
            best = i;
            most = worth;
        }
    }
    return best;
}

/* Who goes along with a detachment: the strongest, and in a Guard Attack first the Guard. */
static int worth_along(const struct question *q, const struct eng_action *a)
{
    const struct nt_unit *u = &q->s->unit[a->noun];

    return worth_of_unit(u) + (q->s->attack.guard && u->type == GUARD ? 100 : 0);
}

/* A corps goes with all it has, and leaves the weakest behind where there is no room. */
static int choose_pieces(const struct question *q)
{
    int done = find_either(q, VERB_STAY, VERB_DONE);
    bool along = q->s->attack.command == DETACH_MOVE;

    return done >= 0 ? done : find_best(q, VERB_PICK, along ? worth_along : worth_of_weakness);
}

/* -- moves -- */

static bool is_step(int verb)
{
    return verb == VERB_GO || verb == VERB_MARCH || verb == VERB_ENTER || verb == VERB_HALT ||
           verb == VERB_BLOCK;
}

/* Marches are looked at where they would halt. */
int quick_triumph_step(const struct eval_map *map, const struct nt_state *s,
                       const struct eng_action *step, int side)
{
    struct nt_state next;

    memcpy(&next, s, sizeof next);
    map->box->game->apply(map->box, &next, __builtin_ctz(s->core.active), step, NULL);
    count_node(map);
    for (int token = 0; token < NT_TOKENS && next.move.at; token++)
        if (is_in(&next.move.pieces, token)) {
            if (token < NT_UNITS)
                next.unit[token].at = next.move.at;
            else
                next.commander[token - NT_UNITS].at = next.move.at;
        }
    return eval_triumph(map, &next, side);
}

static int choose_step(const struct question *q)
{
    int best = -1, most = 0;

    for (int i = 0; i < q->c->count; i++) {
        if (!is_step(q->c->action[i].verb))
            continue;
        int worth = quick_triumph_step(q->map, q->s, &q->c->action[i], q->side);
        if (best < 0 || worth > most) {
            best = i;
            most = worth;
        }
    }
    return best;
}

/* -- what the enemy's answers tell -- */

bool quick_triumph_is_plausible(const struct eval_map *map, const struct nt_state *s)
{
    const struct nt_attack *a = &s->attack;
    int seat = __builtin_ctz(s->core.active);
    struct question q = { .map = map, .s = s, .side = 1 - s->core.side[seat] };

    if (!a->approach)
        return true;
    if (q.side != a->army)
        return a->blocked || !eng_is_at(&s->core, PROC_ATTACK, ROW_FEINT_OPTION) ||
               reckon(&q, price_of_standing) <= 0;
    return !eng_is_at(&s->core, PROC_ATTACK, ROW_DEFENSE_DECLARATION) ||
           reckon(&q, prospect) > least_prospect(&q);
}

/* -- all questions -- */

static const struct {
    int verb;
    worth_of_offer *worth_of;
} by_worth[] = {
    { VERB_LOSE, worth_of_loss },      { VERB_KEEP, worth_keeping },
    { VERB_RETREAT, worth_of_refuge }, { VERB_STRIKE, worth_of_weakness },
    { VERB_SHOW, worth_keeping },
};

static const struct {
    int proc, row;
    int (*answer)(const struct question *q);
} by_row[] = {
    { PROC_MOVE, ROW_CHOOSE_MOVE, choose_step },
    { PROC_MOVE, ROW_ON_ROAD, choose_step },
    { PROC_ATTACK, ROW_RETREAT_OPTION, answer_threat },
    { PROC_ATTACK, ROW_FEINT_OPTION, press_or_feint },
    { PROC_ATTACK, ROW_DEFENSE_DECLARATION, lead_defense },
    { PROC_DECLARATION, ROW_ATTACK_COMMAND, choose_command },
    { PROC_DECLARATION, ROW_ATTACKING_PIECES, choose_pieces },
    { PROC_ATTACK, ROW_WIDTH, choose_width },
    { PROC_ATTACK, ROW_ATTACK_LEADERS, lead_attack },
    { PROC_ATTACK, ROW_COUNTER_ATTACK, counter_attack },
};

static int answer_by_row(const struct question *q)
{
    for (size_t i = 0; i < sizeof by_row / sizeof by_row[0]; i++)
        if (eng_is_at(&q->s->core, by_row[i].proc, by_row[i].row))
            return by_row[i].answer(q);
    return -1;
}

static int answer_by_worth(const struct question *q)
{
    int verb = q->c->action[0].verb;

    for (size_t i = 0; i < sizeof by_worth / sizeof by_worth[0]; i++)
        if (by_worth[i].verb == verb)
            return find_best(q, verb, by_worth[i].worth_of);
    return -1;
}

/* Who steps up does so with all he has; guns that may stay do. */
static int answer_plainly(const struct question *q)
{
    const struct eng_core *core = &q->s->core;
    bool all = eng_is_at(core, PROC_FEINT, ROW_FEINT_ADVANCE) ||
               eng_is_at(core, PROC_REPULSE, ROW_ADVANCE);
    int pick = find_pick(q), done = find_verb(q, VERB_DONE);

    if (pick >= 0 && (all || done < 0))
        return pick;
    if (done >= 0)
        return done;
    int stay = find_verb(q, VERB_BLOCK) >= 0 ? find_verb(q, VERB_BLOCK) : find_verb(q, VERB_STAY);
    if (stay >= 0)
        return stay;
    return quick_triumph_is_back(q->s, &q->c->action[0]) ? -1 : 0;
}

int quick_triumph(const struct eval_map *map, const struct nt_state *s, const struct eng_choices *c)
{
    struct question q = { map, s, c, s->core.side[__builtin_ctz(s->core.active)] };
    int answer = answer_by_row(&q);

    if (answer < 0)
        answer = answer_by_worth(&q);
    return answer < 0 ? answer_plainly(&q) : answer;
}

/* -- commands -- */

enum { RAIDS = 64, RAID = 150 }; /* attacks that are compared; hundredths that one must promise */

struct raid {
    int noun, gain; /* the attack approach; what it brings, over all guesses */
};

struct raids {
    int count;
    struct raid raid[RAIDS];
};

static void add_raid(struct raids *r, int noun)
{
    if (r->count < RAIDS)
        r->raid[r->count++] = (struct raid){ .noun = noun };
}

/* Everywhere that the armies face each other. */
static void list_raids(const struct eval_field *f, int side, struct raids *r)
{
    const struct nt_board *b = f->map->b;

    for (int here = 1; here < NT_LOCALES; here++)
        for (int i = 0; f->blocks[side][here] && i < b->locale[here].approach_count; i++) {
            int approach = b->locale[here].approach[i];
            if (f->blocks[1 - side][nt_across(b, approach, here)] &&
                !b->approach[approach].impassable)
                add_raid(r, nt_block_in(b, approach, here));
        }
}

static int target_of(const struct nt_board *b, int noun)
{
    const struct nt_approach *approach = &b->approach[(noun - NT_BLOCK) / 2];

    return (noun - NT_BLOCK) % 2 ? approach->a : approach->b;
}

int quick_triumph_promise(struct eval_field *f, const struct eng_action *threat)
{
    int approach = (threat->noun - NT_BLOCK) / 2;

    return eval_triumph_attack(f, approach, target_of(f->map->b, threat->noun));
}

static void weigh_raids(struct eval_field *f, struct raids *r)
{
    for (int i = 0; i < r->count; i++)
        r->raid[i].gain += eval_triumph_threat(f, (r->raid[i].noun - NT_BLOCK) / 2,
                                               target_of(f->map->b, r->raid[i].noun));
}

/* By the faces as they are, or by several guesses. */
static void judge_raids(const struct eval_map *map, const struct nt_state *s, struct raids *r)
{
    int side = s->turn.army;
    struct eval_field f;
    struct nt_state guess;
    struct rng rng;

    r->count = 0;
    eval_triumph_field(map, s, &f);
    list_raids(&f, side, r);
    if (map->guesses == 0)
        weigh_raids(&f, r);
    begin_guesses(s, &rng);
    for (int g = 0; g < map->guesses && r->count; g++) {
        memcpy(&guess, s, sizeof guess);
        quick_triumph_guess(&guess, side, &rng);
        eval_triumph_field(map, &guess, &f);
        weigh_raids(&f, r);
    }
}

/* The best that is worth the trouble, taken out of the list; -1: none is left. */
static int take_raid(struct raids *r, int least)
{
    int best = -1;

    for (int i = 0; i < r->count; i++)
        if (r->raid[i].gain > least && (best < 0 || r->raid[i].gain > r->raid[best].gain))
            best = i;
    if (best < 0)
        return -1;
    int noun = r->raid[best].noun;
    r->raid[best] = r->raid[--r->count];
    return noun;
}

void quick_triumph_command(const struct eval_map *map, const struct nt_state *s,
                           struct eng_action *out)
{
    const struct eng_box *box = map->box;
    int seat = __builtin_ctz(s->core.active), noun;
    int least = RAID * (map->guesses ? map->guesses : 1);
    struct raids r;

    judge_raids(map, s, &r);
    while ((noun = take_raid(&r, least)) >= 0) {
        *out = (struct eng_action){ .verb = VERB_THREATEN, .noun = (uint16_t)noun };
        if (box->game->check(box, s, seat, out) == 0)
            return;
    }
    *out = (struct eng_action){ .verb = VERB_END_TURN };
}

static bool is_settled(const struct nt_state *s)
{
    return s->core.over || s->phase != PHASE_PLAY || eng_is_at(&s->core, PROC_TURN, ROW_COMMAND);
}

bool quick_triumph_settle(const struct eval_map *map, struct nt_state *s)
{
    const struct eng_box *box = map->box;
    struct eng_choices c;

    for (int n = 0; n < SETTLE && !is_settled(s); n++) {
        int seat = __builtin_ctz(s->core.active);
        box->game->offer(box, s, seat, &c);
        int answer = c.count ? quick_triumph(map, s, &c) : -1;
        if (answer < 0)
            return false;
        box->game->apply(box, s, seat, &c.action[answer], NULL);
        count_node(map);
    }
    return is_settled(s);
}
