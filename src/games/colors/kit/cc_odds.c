/* cc_odds.c -- the chances of an attack, counted over all ways the dice can fall.
 *
 * A die has 6 faces, of which some hit, one is a flag and the rest do nothing; so many of so many
 * dice is a matter of binomials, and 6 to the power of the dice fits into 64 bits.  Ways are counted
 * whole, and become parts of CC_CERTAIN only at the end of a roll; a second roll (battle back, or
 * the attack after a square's die) is weighted by what the first one left. */

#include "games/colors/kit/cc_odds.h"

/* Two dice decide about the leader of a unit that lost blocks (CCN-5.4.8-03). */
enum { CHECKS = 36, LEADER_FALLS = 1 };
enum { NO_END = 99 }; /* hexes: the way back is as long as you like */

/* Whoever is struck. */
struct struck {
    int blocks, ignorable, for_each_flag, room;
    bool leader;      /* attached, and counted among the ignorable */
    bool lone_leader; /* leaves his hex if he lives */
    bool retires;     /* flags do nothing, and it goes */
};

/* The chance that it stands where it stood, by blocks left. */
struct standing {
    uint64_t with[CC_BLOCKS + 1];
};

/* -- counting -- */

static uint64_t power(uint64_t base, int n)
{
    uint64_t p = 1;

    while (n-- > 0)
        p *= base;
    return p;
}

static uint64_t choose(int n, int k)
{
    uint64_t c = 1;

    for (int i = 1; i <= k; i++)
        c = c * (uint64_t)(n - k + i) / (uint64_t)i;
    return c;
}

/* Ways in which that many dice show just so many hits and flags. */
static uint64_t ways_of(int dice, int hit_faces, int hits, int flags)
{
    int blank_faces = 5 - hit_faces, blanks = dice - hits - flags;

    return choose(dice, hits) * choose(dice - hits, flags) * power((uint64_t)hit_faces, hits) *
           power((uint64_t)blank_faces, blanks);
}

/* ways / all in parts of CC_CERTAIN, digit by digit: the product would not fit. */
static uint64_t part_of(uint64_t ways, uint64_t all)
{
    uint64_t part = 0;

    if (ways == all)
        return CC_CERTAIN;
    for (uint64_t unit = 1; unit < CC_CERTAIN; unit *= 10) {
        ways *= 10;
        part = part * 10 + ways / all;
        ways %= all;
    }
    return part + (ways >= all - ways);
}

static uint64_t both(uint64_t a, uint64_t b)
{
    return (a * b + CC_CERTAIN / 2) / CC_CERTAIN;
}

/* What is left of certainty; rounded parts may add up to a little more. */
static uint64_t otherwise(uint64_t part)
{
    return part < CC_CERTAIN ? CC_CERTAIN - part : 0;
}

/* -- one roll -- */

/* Ways by what is left: blocks, and whether they stand where they stood. */
struct tally {
    uint64_t stays[CC_BLOCKS + 1], goes[CC_BLOCKS + 1];
};

static void count_end(const struct struck *t, int left, int flags_taken, uint64_t ways,
                      struct tally *out)
{
    int hexes = flags_taken * t->for_each_flag;
    int made = hexes < t->room ? hexes : t->room;
    int blocks = left - (hexes - made);

    if (blocks <= 0)
        out->stays[0] += ways;
    else if (made || t->lone_leader || t->retires)
        out->goes[blocks] += ways;
    else
        out->stays[blocks] += ways;
}

static void count_roll(const struct struck *t, int hits, int flags, uint64_t ways,
                       struct tally *out)
{
    int left = t->blocks - hits, falls = t->leader && hits ? LEADER_FALLS : 0;
    int without = t->ignorable > 0 ? t->ignorable - 1 : 0;

    if (t->lone_leader || t->retires)
        flags = 0;
    int taken = flags > t->ignorable ? flags - t->ignorable : 0;
    count_end(t, left, taken, ways * (uint64_t)(CHECKS - falls), out);
    if (falls)
        count_end(t, left, flags > without ? flags - without : 0, ways * (uint64_t)falls, out);
}

static int least(int a, int b)
{
    return a < b ? a : b;
}

static void add_tally(const struct struck *t, const struct tally *y, uint64_t all, uint64_t weight,
                      struct cc_roll_odds *o, struct standing *still)
{
    for (int left = 0; left <= t->blocks; left++) {
        uint64_t stays = both(part_of(y->stays[left], all), weight);
        uint64_t goes = both(part_of(y->goes[left], all), weight);
        o->lost[t->blocks - left] += stays + goes;
        o->leaves += goes;
        if (left == 0)
            o->eliminated += stays;
        else if (still)
            still->with[left] += stays;
    }
}

/* Adds a roll that is made with the chance `weight`. */
static void add_roll(const struct struck *t, int dice, uint64_t weight, struct cc_roll_odds *o,
                     struct standing *still)
{
    struct tally tally = { 0 };
    uint64_t hit_ways[CC_BLOCKS + 1] = { 0 }, flag_ways[CC_ODDS_FLAGS] = { 0 };

    dice = least(dice, CC_ODDS_DICE);
    uint64_t all = power(6, dice);
    for (int hits = 0; hits <= dice; hits++)
        for (int flags = 0; flags <= dice - hits; flags++) {
            uint64_t ways = ways_of(dice, o->hit_faces, hits, flags);
            hit_ways[least(hits, t->blocks)] += ways;
            flag_ways[least(flags, CC_ODDS_FLAGS - 1)] += ways;
            count_roll(t, least(hits, t->blocks), flags, ways, &tally);
        }
    for (int n = 0; n <= t->blocks; n++) {
        o->hits[n] += both(part_of(hit_ways[n], all), weight);
        o->mean += (uint64_t)n * both(part_of(hit_ways[n], all), weight);
    }
    for (int n = 0; n < CC_ODDS_FLAGS; n++)
        o->flags[n] += both(part_of(flag_ways[n], all), weight);
    o->rolled += weight;
    add_tally(t, &tally, all * CHECKS, weight, o, still);
}

/* It does not come to the roll, or there is no die: nothing is lost by it. */
static void add_silence(uint64_t weight, struct cc_roll_odds *o)
{
    o->hits[0] += weight;
    o->flags[0] += weight;
    o->lost[0] += weight;
}

static void add_dice(const struct struck *t, int dice, uint64_t weight, struct cc_roll_odds *o,
                     struct standing *still)
{
    if (dice > 0) {
        add_roll(t, dice, weight, o, still);
        return;
    }
    add_silence(weight, o);
    if (still)
        still->with[t->blocks] += weight;
}

/* -- who is struck, and by which faces -- */

/* How many hexes the owner could retreat the unit, along the best way. */
static int room_behind(const struct cc_board *b, const struct cc_state *s, int unit, int hex)
{
    const struct cc_unit *u = &s->unit[unit];
    int home[2], best = 0;

    for (int i = cc_hexes_home(b, hex, u->side, home) - 1; i >= 0; i--) {
        int leader = s->leader_on[home[i]], step;
        if (s->unit_on[home[i]] != CC_NO_UNIT ||
            cc_is_impassable(b, s, home[i], cc_class(b, s, unit)))
            continue;
        if (leader != CC_NO_LEADER && s->leader[leader].side == u->side &&
            cc_leader_of(s, unit) == CC_NO_LEADER)
            return NO_END; /* with him it may stop (CCN-5.4.9-11) */
        if (leader != CC_NO_LEADER)
            continue;
        step = 1 + room_behind(b, s, unit, home[i]);
        best = step > best ? step : best;
    }
    return best;
}

static struct struck struck_unit(const struct cc_board *b, const struct cc_state *s, int unit,
                                 int by, int how)
{
    const struct cc_unit *u = &s->unit[unit];

    return (struct struck){
        .blocks = u->blocks,
        .ignorable = cc_ignorable_flags(b, s, unit, by, how),
        .for_each_flag = cc_type(b, u)->retreat,
        .room = u->square ? 0 : room_behind(b, s, unit, u->at),
        .leader = cc_leader_of(s, unit) != CC_NO_LEADER,
        .retires = how == STRIKE_RETIRE,
    };
}

static int faces_of_class(int class)
{
    return class == INFANTRY ? 2 : 1;
}

/* Faces that hit: those of the class, and sabres in melee (CCN-5.4.4-18, 5.4.6-17, 6.1-08). */
static int hit_faces(const struct cc_board *b, const struct cc_state *s, int by, int unit, int how)
{
    bool sabres = how != STRIKE_FIRE && how != STRIKE_RETIRE && cc_hits_with_sabres(b, s, by);

    return faces_of_class(cc_class(b, s, unit)) + sabres;
}

/* -- the plan -- */

struct cc_blow cc_plan_blow(const struct cc_state *s, const struct cc_attack_plan *plan, int unit)
{
    int at = s->unit_on[plan->hex];

    return (struct cc_blow){
        .by = unit,
        .from = s->unit[unit].at,
        .to = plan->hex,
        .at = at != CC_NO_UNIT ? at : leader_token(s->leader_on[plan->hex]),
        .how = plan->how == STRIKE_SQUARE ? STRIKE_MELEE : plan->how,
        .bonus = plan->bonus,
        .joins = unit != plan->by,
    };
}

int cc_plan_dice(const struct cc_board *b, const struct cc_state *s,
                 const struct cc_attack_plan *plan)
{
    struct cc_blow blow = cc_plan_blow(s, plan, plan->by);
    int dice = cc_dice(b, s, &blow, NULL);

    FOR_UNITS (u, s) {
        if (!(plan->batteries & UINT64_C(1) << u))
            continue;
        blow = cc_plan_blow(s, plan, u);
        dice += cc_dice(b, s, &blow, NULL);
    }
    return dice;
}

/* The roll of a defender: battle back, or the first die of a square. */
static int reply_dice(const struct cc_board *b, const struct cc_state *s,
                      const struct cc_attack_plan *plan, int how)
{
    struct cc_blow blow = { .by = s->unit_on[plan->hex],
                            .from = plan->hex,
                            .to = s->unit[plan->by].at,
                            .at = plan->by,
                            .how = how };

    return cc_dice(b, s, &blow, NULL);
}

/* -- the combats -- */

static void strike_leader(const struct cc_board *b, const struct cc_state *s,
                          const struct cc_attack_plan *plan, struct cc_odds *out)
{
    const struct struck leader = { .blocks = 1, .lone_leader = true };

    out->attack.dice = cc_plan_dice(b, s, plan);
    out->attack.hit_faces = 1; /* the sabre (CCN-5.4.8-15) */
    add_dice(&leader, out->attack.dice, CC_CERTAIN, &out->attack, NULL);
}

/* Whoever still stands where it stood battles back with the blocks it has left. */
static void battle_back(const struct cc_board *b, const struct cc_state *s,
                        const struct cc_attack_plan *plan, const struct standing *still,
                        struct cc_roll_odds *out)
{
    struct cc_state world = *s;
    int defender = s->unit_on[plan->hex];
    struct struck attacker = struck_unit(b, s, plan->by, defender, STRIKE_BACK);
    uint64_t replies = 0;

    out->hit_faces = hit_faces(b, s, defender, plan->by, STRIKE_BACK);
    for (int left = s->unit[defender].blocks; left > 0; left--) {
        world.unit[defender].blocks = (uint8_t)left;
        int dice = reply_dice(b, &world, plan, STRIKE_BACK);
        if (!dice || !still->with[left])
            continue;
        out->dice = dice > out->dice ? dice : out->dice;
        add_roll(&attacker, dice, still->with[left], out, NULL);
        replies += still->with[left];
    }
    add_silence(otherwise(replies), out);
}

static void strike_first(const struct cc_board *b, const struct cc_state *s,
                         const struct cc_attack_plan *plan, struct cc_odds *out)
{
    int defender = s->unit_on[plan->hex];
    struct struck target = struck_unit(b, s, defender, plan->by, plan->how);
    struct standing still = { { 0 } };

    out->attack.dice = cc_plan_dice(b, s, plan);
    out->attack.hit_faces = hit_faces(b, s, plan->by, defender, plan->how);
    add_dice(&target, out->attack.dice, CC_CERTAIN, &out->attack, &still);
    if (plan->how == STRIKE_MELEE)
        battle_back(b, s, plan, &still, &out->reply);
}

/* CCN-6.2.2: the square's die, then whatever is left of the cavalry with its batteries. */
static void against_square(const struct cc_board *b, const struct cc_state *s,
                           const struct cc_attack_plan *plan, struct cc_odds *out)
{
    struct cc_state world = *s;
    int defender = s->unit_on[plan->hex];
    struct standing still = { { 0 } };
    uint64_t attacks = 0;

    world.unit[defender].square = 1;
    struct struck rider = struck_unit(b, &world, plan->by, defender, STRIKE_SQUARE);
    struct struck square = struck_unit(b, &world, defender, plan->by, STRIKE_MELEE);
    out->reply_first = true;
    out->reply.dice = reply_dice(b, &world, plan, STRIKE_SQUARE);
    out->reply.hit_faces = hit_faces(b, &world, defender, plan->by, STRIKE_SQUARE);
    add_dice(&rider, out->reply.dice, CC_CERTAIN, &out->reply, &still);
    out->attack.hit_faces = hit_faces(b, &world, plan->by, defender, STRIKE_MELEE);
    out->attack.dice = cc_plan_dice(b, &world, plan);
    for (int left = rider.blocks; left > 0; left--) {
        world.unit[plan->by].blocks = (uint8_t)left;
        if (still.with[left])
            add_dice(&square, cc_plan_dice(b, &world, plan), still.with[left], &out->attack, NULL);
        attacks += still.with[left];
    }
    add_silence(otherwise(attacks), &out->attack);
}

bool cc_odds_of(const struct cc_board *b, const struct cc_state *s,
                const struct cc_attack_plan *plan, struct cc_odds *out)
{
    *out = (struct cc_odds){ 0 };
    if (s->unit_on[plan->hex] == CC_NO_UNIT)
        strike_leader(b, s, plan, out);
    else if (plan->how == STRIKE_SQUARE)
        against_square(b, s, plan, out);
    else
        strike_first(b, s, plan, out);
    return out->attack.dice > 0 || out->reply.dice > 0;
}
