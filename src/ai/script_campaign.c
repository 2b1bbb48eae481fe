/* script_campaign.c -- an opponent for The Campaigns of Napoleon that plays by rule of thumb.
 *
 * Each side has a place to gather; who is strong enough there goes for the enemy or for the next
 * objective.  What is offered tells what is asked: there is a habit for every kind of question. */

#include "ai/eval_campaign.h"
#include "ai/script.h"
#include "engine/choices.h"
#include "engine/flow.h"

enum {
    WIEN = 2355,
    BRUNN = 2921,
    OLMUTZ = 4607,
    WISCHAU = 4018,
    POSORITZ = 3420, /* on the road from Brünn to Olmütz */
    TOGETHER = 5,
    LATE = 6,        /* turns from which the Coalition and the French attack */
    HUNT = 12,       /* hexes: who is farther away is let be */
    GUARD_LEAST = 4, /* SP of one who guards a place */
    GUARD_MOST = 14,
    CENTRE_BEHIND = 6,
    CENTRE_LAGS = 15, /* hexes */
    SAFE = 11,
    UNSAFE = 4,  /* hexes from the enemy: may spread out to forage, must not */
    STRONG = 24, /* SP of a force that goes straight on */
    HASTY = 14,
    HASTE = 3,       /* SP that march by force, and halves of MP after which they stop */
    RAIDERS = 6,     /* SP that may go alone for a place */
    POINTS_KEPT = 2, /* administrative points that feed the army better */
    POINTS_SPARE = 9,
    FAR = 5,      /* hexes that ask for an extended march */
    SIEGE = 2,    /* turns that it takes to enter a place with a garrison */
    PRUSSIA = 11, /* turn from which Prussia draws nearer */
    LAST_TURNS = 4,
    FRAIL = 8,      /* SP that an extended march would wear out */
    MAIN_SHARE = 6, /* a sixth of the army is one of its main forces */
    ROOM = 4        /* hexes around a place that count as there */
};

struct mind {
    struct campaign_view v;
    struct eng_choices c;
    int seat, side;
    struct rng *rng;
};

static int hex_of(int number)
{
    return (number / 100 - 1) * CN_ROWS + number % 100 - 1;
}

/* -- what is offered -- */

static const struct eng_action *find(const struct mind *m, int verb)
{
    for (int i = 0; i < m->c.count; i++)
        if (m->c.action[i].verb == verb)
            return &m->c.action[i];
    return NULL;
}

static const struct eng_action *find_noun(const struct mind *m, int verb, int noun)
{
    for (int i = 0; i < m->c.count; i++)
        if (m->c.action[i].verb == verb && m->c.action[i].noun == noun)
            return &m->c.action[i];
    return NULL;
}

typedef int rate(const struct mind *m, const struct eng_action *a);

/* The best of a verb; NULL where none is offered or none is worth more than 0. */
static const struct eng_action *best_of(const struct mind *m, int verb, rate *rating)
{
    const struct eng_action *best = NULL;
    int most = 0;

    for (int i = 0; i < m->c.count; i++) {
        int worth = m->c.action[i].verb == verb ? rating(m, &m->c.action[i]) : 0;
        if (worth > most) {
            most = worth;
            best = &m->c.action[i];
        }
    }
    return best;
}

/* -- where to -- */

static int key_of(const struct mind *m, int hex)
{
    for (int i = 0; i < m->v.b->key_count; i++)
        if (m->v.b->key[i].hex == hex)
            return i;
    return -1;
}

static bool holds(const struct mind *m, int number, int side)
{
    int key = key_of(m, hex_of(number));

    return key >= 0 && m->v.s->key_side[key] == side;
}

/* Boxes of the morale track that a key would bring us if we took it. */
static int gain_of(const struct mind *m, int key)
{
    const struct cn_key *k = &m->v.b->key[key];
    uint8_t held = m->v.s->key_held[key];
    bool french = held & CN_HELD_ONCE, counted = held & CN_HELD_COUNTED;

    if (m->v.s->key_side[key] == m->side)
        return 0;
    if (m->side == FRENCH)
        return french ? 0 : k->first;
    return (french && !(held & CN_HELD_BACK) ? k->retaken : 0) +
           (counted ? k->each : k->held + k->each) +
           (!counted && (french || k->at_start == FRENCH) ? k->lost : 0);
}

/* The enemy piece that is nearest, seen vedettes apart; -1: none within reach. */
static int nearest_enemy(const struct mind *m, int hex, int reach)
{
    int best = -1, least = reach + 1;

    for (int i = 0; i < CN_PIECES; i++) {
        if (m->v.enemy[i] <= 1)
            continue;
        int far = cn_outlook_distance(m->v.s->piece[i].hex, hex);
        if (far < least) {
            least = far;
            best = i;
        }
    }
    return best;
}

/* The place to gather at: Brünn, and for a Coalition that is weaker there the road to Olmütz. */
static int rally_of(const struct mind *m)
{
    int brunn = hex_of(BRUNN);

    if (m->side == FRENCH)
        return holds(m, BRUNN, FRENCH) ? hex_of(POSORITZ) : brunn;
    return 3 * eval_campaign_enemies(&m->v, brunn, HUNT) > m->v.own_sum ? hex_of(WISCHAU) : brunn;
}

/* In the first turns Kutusov falls back. */
static bool falls_back(const struct mind *m)
{
    return m->side == COALITION && m->v.s->turn <= 2;
}

/* The French wait at Brünn for the battle, the Coalition gathers for it, unless nobody comes. */
static bool may_advance(const struct mind *m)
{
    int brunn = hex_of(BRUNN), expected = eval_campaign_enemies(&m->v, brunn, 2 * HUNT);

    if (m->side == FRENCH)
        return !holds(m, BRUNN, FRENCH) || m->v.s->turn >= LATE || 3 * expected < m->v.own_sum;
    return m->v.s->turn >= TOGETHER || (!falls_back(m) && 3 * expected < m->v.own_sum);
}

static bool is_horse(const struct mind *m, int leader)
{
    int all = cn_outlook_strength(m->v.box, m->v.s, leader, 7);

    return cn_outlook_strength(m->v.box, m->v.s, leader, 1u << CAVALRY) == all;
}

/* Turns that he needs to be there: by road as a rule. */
static int turns_to(const struct mind *m, int leader, int hex)
{
    int far = cn_outlook_distance(m->v.s->leader[leader].hex, hex);

    return (far + (is_horse(m, leader) ? 10 : 7)) / (is_horse(m, leader) ? 11 : 8);
}

/* The box in which it would end if nothing else happened: Prussia comes nearer in the last turns. */
static int box_at_end(const struct mind *m)
{
    const struct cn_state *s = m->v.s;
    int from = s->turn > PRUSSIA ? s->turn : PRUSSIA;

    return s->morale - (s->decisive || s->last_turn < from ? 0 : s->last_turn - from + 1);
}

static bool is_winning(const struct mind *m)
{
    return m->side == FRENCH ? box_at_end(m) >= 1 : box_at_end(m) <= -2;
}

/* Who would not win stakes everything in the last turns. */
static bool is_desperate(const struct mind *m)
{
    return !is_winning(m) && m->v.s->last_turn - m->v.s->turn <= LAST_TURNS;
}

/* What it is worth to him to go for the key: what it brings, how soon, and whether he can take it. */
static int worth_of_key(const struct mind *m, int leader, int key)
{
    int hex = m->v.b->key[key].hex, gain = gain_of(m, key), turns = turns_to(m, leader, hex);
    int left = m->v.s->last_turn - m->v.s->turn;

    if (gain == 0 || turns > left + 1)
        return 0;
    int enemies = 1 + eval_campaign_enemies(&m->v, hex, 1);
    int group = 3 * eval_campaign_friends(&m->v, m->v.s->leader[leader].hex, ROOM) / 4;
    if (m->v.own[leader] < enemies && group < enemies && !is_desperate(m))
        return 0;
    bool field = hex == hex_of(BRUNN) && m->v.own[leader] > RAIDERS;
    return (field ? 400 : 100) * gain / (2 + turns);
}

/* A small corps is enough to hold a place; of several the nearest. */
static bool is_guard_of(const struct mind *m, int leader, int hex)
{
    int own = cn_outlook_distance(m->v.s->leader[leader].hex, hex);

    if (m->v.own[leader] < GUARD_LEAST || m->v.own[leader] > GUARD_MOST)
        return false;
    for (int i = 0; i < CN_LEADERS; i++) {
        if (i == leader || m->v.own[i] < GUARD_LEAST || m->v.own[i] > GUARD_MOST)
            continue;
        int far = cn_outlook_distance(m->v.s->leader[i].hex, hex);
        if (far < own || (far == own && i < leader))
            return false;
    }
    return true;
}

/* Boxes that the enemy would gain by taking a key of ours. */
static int stake_of(const struct mind *m, int key)
{
    struct mind other = *m;
    struct cn_state *s = &(struct cn_state){ 0 };

    if (m->v.s->key_side[key] != m->side)
        return 0;
    *s = *m->v.s;
    other.v.s = s;
    other.side = 1 - m->side;
    return gain_of(&other, key);
}

/* A key of ours that is in danger and his to guard; -1: none. */
static int to_guard(const struct mind *m, int leader)
{
    for (int i = 0; i < m->v.b->key_count; i++) {
        int hex = m->v.b->key[i].hex;
        if (m->v.s->key_side[i] == m->side && stake_of(m, i) > 0 &&
            nearest_enemy(m, hex, HUNT + ROOM) >= 0 &&
            cn_outlook_distance(m->v.s->leader[leader].hex, hex) <= 2 * HUNT &&
            is_guard_of(m, leader, hex))
            return hex;
    }
    return -1;
}

static bool is_stronger(const struct mind *m, int hex, int target)
{
    int own = eval_campaign_friends(&m->v, hex, ROOM);

    return 4 * own >= 5 * eval_campaign_enemies(&m->v, target, 2);
}

static int best_key(const struct mind *m, int leader)
{
    int best = -1, most = 0;

    for (int i = 0; i < m->v.b->key_count; i++) {
        int worth = worth_of_key(m, leader, i);
        if (worth > most) {
            most = worth;
            best = m->v.b->key[i].hex;
        }
    }
    return best;
}

/* Worth a battle: near, and weaker than what we have at hand. */
static bool is_prey(const struct mind *m, int hex, int enemy, int reach)
{
    int target = m->v.s->piece[enemy].hex;

    return !falls_back(m) && cn_outlook_distance(hex, target) <= reach &&
           is_stronger(m, hex, target);
}

static int goal_of(const struct mind *m, int leader)
{
    const struct cn_state *s = m->v.s;
    int hex = s->leader[leader].hex, enemy = nearest_enemy(m, hex, HUNT);
    int guard = to_guard(m, leader), key = best_key(m, leader);
    bool large = m->v.own[leader] > RAIDERS && !is_horse(m, leader);

    if (guard >= 0 && (key < 0 || !is_desperate(m)))
        return guard;
    if (!large && is_winning(m) && m->v.s->last_turn - m->v.s->turn <= LAST_TURNS)
        return hex;
    if (enemy >= 0 && large && is_prey(m, hex, enemy, 1))
        return s->piece[enemy].hex;
    if (key >= 0 && (!large || may_advance(m)))
        return key;
    if (enemy >= 0 && is_prey(m, hex, enemy, HUNT))
        return s->piece[enemy].hex;
    return rally_of(m);
}

/* -- marches -- */

/* SP of the enemies around a hex: what one who goes there must fight. */
static int around(const struct mind *m, int hex)
{
    return eval_campaign_enemies(&m->v, hex, 1);
}

static bool dares(const struct mind *m, int leader, int hex)
{
    bool last = is_desperate(m) && m->v.s->last_turn - m->v.s->turn <= 1;

    return (last ? 2 : 1) * m->v.own[leader] >= around(m, hex) ||
           3 * eval_campaign_friends(&m->v, hex, 2) >= 4 * around(m, hex);
}

/* Halves of MP that a small force goes out of its way not to meet an enemy. */
static int fear_of(const struct mind *m, int leader)
{
    return m->side == FRENCH || m->v.own[leader] >= STRONG ? 2 : 3;
}

/* An active source has a garrison: it must be attacked. */
static bool is_garrisoned(const struct mind *m, int hex)
{
    const struct cn_army *enemy = &m->v.s->army[1 - m->side];

    return enemy->source == hex && enemy->source_state == SOURCE_ACTIVE;
}

/* Next to an enemy or to friends he need go no farther; a place to take must be entered. */
static bool stands_well(const struct mind *m, int hex, int goal)
{
    int key = key_of(m, goal);
    bool taken = key < 0 || m->v.s->key_side[key] == m->side;

    return hex == goal || (taken && cn_outlook_distance(hex, goal) <= 1);
}

/* A place next to him that he need only walk into. */
static bool is_free_prize(const struct mind *m, int hex, int goal)
{
    int key = key_of(m, goal);

    return key >= 0 && gain_of(m, key) > 0 && cn_outlook_distance(hex, goal) == 1 &&
           !is_garrisoned(m, goal) && eval_campaign_enemies(&m->v, goal, 0) == 0;
}

static bool time_presses(const struct mind *m, int leader, int goal)
{
    int siege = is_garrisoned(m, goal) ? SIEGE : 1;

    return turns_to(m, leader, goal) + siege > m->v.s->last_turn - m->v.s->turn + 1;
}

/* He leaves weak enemies alone where there is no time for them. */
static bool passes_by(const struct mind *m, int leader, int goal)
{
    int hex = m->v.s->leader[leader].hex, key = key_of(m, goal);

    return is_free_prize(m, hex, goal) ||
           (key >= 0 && gain_of(m, key) > 0 && time_presses(m, leader, goal) &&
            3 * around(m, hex) < m->v.own[leader]);
}

/* Worth of setting a formation in motion: the larger first; who stands well does not move. */
static int rate_march(const struct mind *m, const struct eng_action *a)
{
    int leader = a->noun;

    if (leader >= CN_LEADERS || !m->v.own[leader])
        return 0;
    int hex = m->v.s->leader[leader].hex, goal = goal_of(m, leader), first;
    bool engaged = around(m, hex) > 0;
    if (engaged && dares(m, leader, hex) && !passes_by(m, leader, goal))
        return 0;
    if (!engaged && stands_well(m, hex, goal))
        return 0;
    if (eval_campaign_way(&m->v, hex, goal, is_horse(m, leader), fear_of(m, leader), &first) < 0)
        return 0;
    if (!engaged && !dares(m, leader, first))
        return 0;
    return 1 + m->v.own[leader];
}

static bool is_main(const struct mind *m, int leader)
{
    return MAIN_SHARE * m->v.own[leader] >= m->v.own_sum;
}

/* Points below which he gets no order: the main force has the last of them. */
static int points_kept(const struct mind *m, int leader, int initiative)
{
    if (is_main(m, leader))
        return 0;
    return initiative <= 2 && m->v.own[leader] > RAIDERS ? 2 : POINTS_KEPT;
}

/* Orders are dear: for large forces, and for those who would not move by themselves. */
static int rate_command(const struct mind *m, const struct eng_action *a)
{
    int points = m->v.s->army[m->side].ap, leader = a->noun;

    if (leader >= CN_LEADERS || !m->v.own[leader])
        return 0;
    int initiative = cn_outlook_initiative(m->v.box, m->v.s, leader);
    if (points <= points_kept(m, leader, initiative))
        return 0;
    int worth = rate_march(m, a);
    return worth > 0 ? 1 + worth * (7 - initiative) : 0;
}

static int rate_go(const struct mind *m, const struct eng_action *a, int from, int goal, int first,
                   bool careful, int leader)
{
    int to = hex_of(a->noun),
        nearer = cn_outlook_distance(from, goal) - cn_outlook_distance(to, goal);

    if (careful && !dares(m, leader, to))
        return 0;
    if (to == first)
        return 100;
    return nearer > 0 ? 10 + nearer : 0;
}

static const struct eng_action *step_to(const struct mind *m, int from, int goal, bool horse,
                                        bool careful, int leader)
{
    const struct eng_action *best = NULL;
    int most = 0, first;

    if (from == goal ||
        eval_campaign_way(&m->v, from, goal, horse, careful ? fear_of(m, leader) : 0, &first) < 0)
        return NULL;
    for (int i = 0; i < m->c.count; i++) {
        if (m->c.action[i].verb != VERB_GO)
            continue;
        int worth = rate_go(m, &m->c.action[i], from, goal, first, careful, leader);
        if (worth > most) {
            most = worth;
            best = &m->c.action[i];
        }
    }
    return best;
}

/* Vedettes ride at the nearest enemy and stop before they touch him. */
static const struct eng_action *ride_vedette(const struct mind *m, int vedette)
{
    int hex = m->v.s->vedette[vedette].hex, enemy = nearest_enemy(m, hex, 40);

    if (enemy < 0 || cn_outlook_distance(hex, m->v.s->piece[enemy].hex) <= 2)
        return NULL;
    return step_to(m, hex, m->v.s->piece[enemy].hex, true, false, 0);
}

/* The centre follows the largest force, a day's march behind it. */
static int centre_goal(const struct mind *m)
{
    int best = -1;

    if (m->side == COALITION && !may_advance(m))
        return hex_of(WISCHAU);
    if (m->side == COALITION && m->v.s->army[COALITION].ap <= POINTS_KEPT)
        return hex_of(BRUNN);
    for (int i = 0; i < CN_LEADERS; i++)
        if (m->v.own[i] && (best < 0 || m->v.own[i] > m->v.own[best]))
            best = i;
    return best < 0 ? rally_of(m) : m->v.s->leader[best].hex;
}

static bool centre_is_near(const struct mind *m)
{
    return cn_outlook_distance(m->v.s->army[m->side].centre, centre_goal(m)) <= CENTRE_BEHIND;
}

/* Far from the enemy the land feeds as well as the depots; near him the force is kept together. */
static const struct eng_action *changes_mode(const struct mind *m, int leader)
{
    int hex = m->v.s->leader[leader].hex;

    if (m->side == COALITION && eval_campaign_enemies(&m->v, hex, SAFE) == 0)
        return find(m, VERB_FORAGE);
    return eval_campaign_enemies(&m->v, hex, UNSAFE) > 0 ? find(m, VERB_CONCENTRATE) : NULL;
}

/* Points to spare shorten the way to a place that is far off, the last ones where all is at stake. */
static bool extends(const struct mind *m, int leader)
{
    const struct cn_state *s = m->v.s;
    int hex = s->leader[leader].hex, goal = goal_of(m, leader), key = key_of(m, goal);
    bool stakes = is_main(m, leader) && is_desperate(m);

    if (s->leader[leader].forage || m->v.own[leader] <= FRAIL)
        return false;
    return key >= 0 && gain_of(m, key) > 0 && cn_outlook_distance(hex, goal) > FAR &&
           s->army[m->side].ap >= (stakes ? 1 : POINTS_SPARE);
}

static const struct eng_action *march(const struct mind *m)
{
    int mover = cn_outlook_mover(m->v.s);
    const struct eng_action *to = NULL;

    if (mover == CN_OUTLOOK_CENTRE && !centre_is_near(m))
        to = step_to(m, m->v.s->army[m->side].centre, centre_goal(m), true, false, 0);
    else if (mover != CN_OUTLOOK_CENTRE && mover >= CN_LEADERS && mover < CN_LEADERS + CN_VEDETTES)
        to = ride_vedette(m, mover - CN_LEADERS);
    else if (mover < CN_LEADERS && m->v.own[mover])
        to = step_to(m, m->v.s->leader[mover].hex, goal_of(m, mover), is_horse(m, mover), true,
                     mover);
    else if (mover < CN_LEADERS)
        to = step_to(m, m->v.s->leader[mover].hex, rally_of(m), true, false, 0);
    if (cn_outlook_forced(m->v.s) && mover < CN_LEADERS &&
        (m->v.s->leader[mover].foot >= HASTE || m->v.s->leader[mover].horse >= HASTE))
        to = NULL;
    else if (mover < CN_LEADERS && m->v.own[mover] && changes_mode(m, mover))
        return changes_mode(m, mover);
    if (to && find(m, VERB_EXTEND) && extends(m, mover))
        return find(m, VERB_EXTEND);
    if (to)
        return to;
    if (find(m, VERB_HALT) || find(m, VERB_DONE))
        return find(m, VERB_HALT) ? find(m, VERB_HALT) : find(m, VERB_DONE);
    return find(m, VERB_GO);
}

/* A vedette of ours that has room to ride forward. */
static int rate_ride(const struct mind *m, const struct eng_action *a)
{
    int slot = a->noun - CN_LEADERS - CN_UNITS;

    if (slot < 0 || slot >= CN_PIECES)
        return 0;
    int enemy = nearest_enemy(m, m->v.s->piece[slot].hex, 40);
    int far =
        enemy < 0 ? 0 : cn_outlook_distance(m->v.s->piece[slot].hex, m->v.s->piece[enemy].hex);
    return far > 3 ? far : 0;
}

/* A forced march of two MP costs a small force little; for a place that stands open all go. */
static int rate_forced(const struct mind *m, const struct eng_action *a)
{
    if (a->noun >= CN_LEADERS)
        return 0;
    int hex = m->v.s->leader[a->noun].hex, key = best_key(m, a->noun);
    if (key < 0 || (m->v.own[a->noun] > HASTY && !is_free_prize(m, hex, key)))
        return 0;
    return rate_march(m, a);
}

static bool centre_lags(const struct mind *m)
{
    const struct cn_army *a = &m->v.s->army[m->side];

    return a->centre_state == CENTRE_MAP &&
           cn_outlook_distance(a->centre, centre_goal(m)) > CENTRE_LAGS;
}

static const struct eng_action *activate(const struct mind *m)
{
    const struct eng_action *a = best_of(m, VERB_COMMAND, rate_command);

    if (!a)
        a = best_of(m, VERB_TRY, cn_outlook_forced(m->v.s) ? rate_forced : rate_march);
    if (!a)
        a = best_of(m, VERB_RIDE, rate_ride);
    if (!a && find(m, VERB_MOVE_CENTRE) && centre_lags(m))
        a = find(m, VERB_MOVE_CENTRE);
    return a ? a : find(m, VERB_DONE);
}

/* -- battle -- */

static int told(const struct mind *m, int side)
{
    int battle = cn_outlook_battle(m->v.s);

    return battle < 0 ? 10 : m->v.s->battle[battle].told[side];
}

/* Who is stronger stands and fights it out; who is weaker gives ground. */
static const struct eng_action *choose_marker(const struct mind *m)
{
    bool fights = 4 * told(m, m->side) >= 5 * told(m, 1 - m->side);

    if (fights && find(m, VERB_PITCHED))
        return find(m, VERB_PITCHED);
    return find(m, VERB_PURSUIT);
}

static int rate_attack(const struct mind *m, const struct eng_action *a)
{
    if (a->noun >= CN_LEADERS)
        return 1;
    return 1 + m->v.own[a->noun];
}

static const struct eng_action *choose_attack(const struct mind *m)
{
    const struct eng_action *a = best_of(m, VERB_ATTACK, rate_attack), *done = find(m, VERB_DONE);

    if (done && a && a->noun < CN_LEADERS && !dares(m, a->noun, m->v.s->leader[a->noun].hex))
        return done;
    return a;
}

/* A quarter of the force, or 8 SP, must stay behind for a free choice; horse and small units. */
static const struct eng_action *choose_reserve(const struct mind *m)
{
    const struct cn_state *s = m->v.s;
    const struct eng_action *least = NULL, *done = find(m, VERB_DONE);
    int all = 0, kept = 0, lowest = 100;

    for (int i = 0; i < m->c.count; i++) {
        const struct eng_action *a = &m->c.action[i];
        if (a->verb != VERB_RESERVE || a->noun < CN_LEADERS || a->noun >= CN_LEADERS + CN_UNITS)
            continue;
        int sp = s->unit[a->noun - CN_LEADERS].sp;
        all += sp;
        if (drafted(&s->core, a->noun)) {
            kept += sp;
        } else if (sp < lowest) {
            lowest = sp;
            least = a;
        }
    }
    bool enough = all < 12 || 4 * kept >= all || kept >= 8;
    return (enough || !least) && done ? done : least;
}

static int rate_pursuer(const struct mind *m, const struct eng_action *a)
{
    return 1 + cn_outlook_strength(m->v.box, m->v.s, a->noun, 1u << INFANTRY | 1u << CAVALRY);
}

static int rate_leader(const struct mind *m, const struct eng_action *a)
{
    return 1 + m->v.b->leader[a->noun].span2;
}

/* -- the rest -- */

static int rate_screen(const struct mind *m, const struct eng_action *a)
{
    int hex = hex_of(a->noun), enemy = nearest_enemy(m, hex, 60);

    return enemy < 0 ? 0 : 100 - cn_outlook_distance(hex, m->v.s->piece[enemy].hex);
}

/* Who receives men does not march in this turn: only where he would stay anyway. */
static int rate_replace(const struct mind *m, const struct eng_action *a)
{
    int unit = a->noun - CN_LEADERS, leader = m->v.s->unit[unit].leader;

    while (leader < CN_LEADERS && m->v.s->leader[leader].standing == IS_BOX)
        leader = m->v.s->leader[leader].under;
    if (leader >= CN_LEADERS || !m->v.own[leader] ||
        !stands_well(m, m->v.s->leader[leader].hex, goal_of(m, leader)))
        return 0;
    return 1 + m->v.b->unit[unit].most - m->v.s->unit[unit].sp;
}

/* Of those who find no room together the smaller makes way. */
static int rate_displaced(const struct mind *m, const struct eng_action *a)
{
    return a->noun < CN_LEADERS ? 200 - m->v.own[a->noun] : 1;
}

static int rate_arrival(const struct mind *m, const struct eng_action *a)
{
    return 200 - cn_outlook_distance(hex_of(a->count), rally_of(m));
}

static int rate_source(const struct mind *m, const struct eng_action *a)
{
    return 200 - cn_outlook_distance(hex_of(a->noun), m->v.s->army[m->side].centre == CN_NOWHERE
                                                          ? rally_of(m)
                                                          : m->v.s->army[m->side].centre);
}

static const struct eng_action *administer(const struct mind *m)
{
    const struct eng_action *a = best_of(m, VERB_SOURCE, rate_source);

    if (a && (m->v.s->army[m->side].source == CN_NOWHERE ||
              m->v.s->army[m->side].source_state == SOURCE_TAKEN))
        return a;
    return find(m, VERB_KEEP);
}

/* With points in hand the depots feed better than the land does. */
static const struct eng_action *feed(const struct mind *m)
{
    const struct eng_action *draws = find(m, VERB_DRAWS), *forages = find(m, VERB_FORAGES);

    return draws && (!forages || m->v.s->army[m->side].ap >= 10) ? draws : forages;
}

/* What is left to its owner's habit: no more than needs be. */
static const struct eng_action *refrain(const struct mind *m)
{
    static const int verbs[] = { VERB_DONE, VERB_KEEP,  VERB_STAND,    VERB_DECLINE,
                                 VERB_HALT, VERB_DRAWS, VERB_TWO_BOXES };

    for (size_t i = 0; i < sizeof verbs / sizeof verbs[0]; i++)
        if (find(m, verbs[i]))
            return find(m, verbs[i]);
    return NULL;
}

static bool is_target(const struct cn_battle *f, int hex)
{
    for (int i = 0; i < f->target_count; i++)
        if (f->target[i] == hex)
            return true;
    return false;
}

/* A place that counts is attacked too, if that can be. */
static int rate_target(const struct mind *m, const struct eng_action *a)
{
    int battle = cn_outlook_battle(m->v.s), hex = hex_of(a->noun), key = key_of(m, hex);

    if (battle < 0 || key < 0 || m->v.s->battle[battle].attacker >= CN_LEADERS)
        return 0;
    return is_target(&m->v.s->battle[battle], hex) ? 0 : gain_of(m, key);
}

/* Friends beside him take part. */
static int rate_join(const struct mind *m, const struct eng_action *a)
{
    int battle = cn_outlook_battle(m->v.s);

    if (battle < 0 || a->noun >= CN_LEADERS)
        return 0;
    bool joined = m->v.s->leader[a->noun].under == m->v.s->battle[battle].attacker;
    return joined ? 0 : m->v.own[a->noun];
}

static const struct eng_action *choose_targets(const struct mind *m)
{
    const struct eng_action *a = best_of(m, VERB_TARGET, rate_target);

    a = a ? a : best_of(m, VERB_WITH, rate_join);
    return a && rng_below(m->rng, 2) ? a : find(m, VERB_DONE);
}

static const struct eng_action *in_battle(const struct mind *m)
{
    if (find(m, VERB_ATTACK))
        return choose_attack(m);
    if ((find(m, VERB_TARGET) || find(m, VERB_WITH)) && cn_outlook_battle(m->v.s) >= 0 &&
        choose_targets(m))
        return choose_targets(m);
    if (find(m, VERB_RESERVE))
        return choose_reserve(m);
    if (find(m, VERB_PITCHED) || find(m, VERB_PURSUIT))
        return choose_marker(m);
    if (find_noun(m, VERB_BONUS, 0))
        return find_noun(m, VERB_BONUS, 0);
    if (find(m, VERB_WITHDRAW))
        return find(m, VERB_WITHDRAW);
    if (find(m, VERB_COUNTER))
        return find(m, VERB_DONE) ? find(m, VERB_DONE) : find(m, VERB_COUNTER);
    if (find(m, VERB_PURSUE))
        return best_of(m, VERB_PURSUE, rate_pursuer);
    if (find(m, VERB_ON))
        return find(m, VERB_ON);
    if (find(m, VERB_RETREAT))
        return find(m, VERB_STAND) ? find(m, VERB_STAND) : find(m, VERB_RETREAT);
    return NULL;
}

static const struct eng_action *on_the_march(const struct mind *m)
{
    if (find(m, VERB_ARRIVE))
        return best_of(m, VERB_ARRIVE, rate_arrival);
    if (find(m, VERB_COMMAND) || find(m, VERB_TRY) || find(m, VERB_RIDE))
        return activate(m);
    if (find(m, VERB_GO))
        return march(m);
    return NULL;
}

static const struct eng_action *at_the_table(const struct mind *m)
{
    if (find(m, VERB_SCREEN))
        return best_of(m, VERB_SCREEN, rate_screen);
    if (best_of(m, VERB_REPLACE, rate_replace))
        return best_of(m, VERB_REPLACE, rate_replace);
    if (find(m, VERB_VEDETTE))
        return find(m, VERB_VEDETTE);
    if (find(m, VERB_SOURCE) || find(m, VERB_KEEP))
        return administer(m);
    if (find(m, VERB_CENTRE))
        return find(m, VERB_CENTRE);
    if (find(m, VERB_FORAGES))
        return feed(m);
    if (find(m, VERB_DISPLACE))
        return best_of(m, VERB_DISPLACE, rate_displaced);
    if (find(m, VERB_LEADER))
        return best_of(m, VERB_LEADER, rate_leader);
    return NULL;
}

bool script_campaign(const struct eng_box *box, const void *redacted, int seat,
                     const struct ai_budget *budget, struct rng *rng, struct eng_action *out)
{
    const struct cn_state *s = redacted;
    struct mind m = { .seat = seat, .side = s->core.side[seat], .rng = rng };

    eng_choices_clear(&m.c);
    box->game->offer(box, redacted, seat, &m.c);
    if (m.c.count == 1) {
        *out = m.c.action[0];
        return true;
    }
    eval_campaign_look(box, s, m.side, &m.v);
    const struct eng_action *a = in_battle(&m);
    a = a ? a : on_the_march(&m);
    a = a ? a : at_the_table(&m);
    a = a ? a : refrain(&m);
    if (!a)
        return ai_random_choose(box, redacted, seat, budget, rng, out);
    *out = *a;
    return true;
}
