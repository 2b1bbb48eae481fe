/* mind_campaign.c -- where the script of the Campaigns of Napoleon wants its forces to be.
 *
 * Each side has a place to gather; who is strong enough there goes for the enemy or for the next
 * objective. */

#include "ai/campaign/mind_campaign.h"

enum {
    POSORITZ = 3420, /* on the road from Brünn to Olmütz */
    TOGETHER = 5,
    LATE = 6,        /* turns from which the Coalition and the French attack */
    HUNT = 12,       /* hexes: who is farther away is let be */
    GUARD_LEAST = 4, /* SP of one who guards a place */
    GUARD_MOST = 14,
    PRUSSIA = 11, /* turn from which Prussia draws nearer */
    LAST_TURNS = 4,
    ROOM = 4 /* hexes around a place that count as there */
};

int mind_hex_of(int number)
{
    return (number / 100 - 1) * CN_ROWS + number % 100 - 1;
}

/* -- what is offered -- */

const struct eng_action *mind_find(const struct mind *m, int verb)
{
    for (int i = 0; i < m->c.count; i++)
        if (m->c.action[i].verb == verb)
            return &m->c.action[i];
    return NULL;
}

/* The best of a verb; NULL where none is offered or none is worth more than 0. */
const struct eng_action *mind_best_of(const struct mind *m, int verb, mind_rate *rating)
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

int mind_key_of(const struct mind *m, int hex)
{
    for (int i = 0; i < m->v.b->key_count; i++)
        if (m->v.b->key[i].hex == hex)
            return i;
    return -1;
}

static bool holds(const struct mind *m, int number, int side)
{
    int key = mind_key_of(m, mind_hex_of(number));

    return key >= 0 && m->v.s->key_side[key] == side;
}

/* Boxes of the morale track that a key would bring that side if it took it. */
static int gain_of(const struct mind *m, int side, int key)
{
    const struct cn_key *k = &m->v.b->key[key];
    uint8_t held = m->v.s->key_held[key];
    bool french = held & CN_HELD_ONCE, counted = held & CN_HELD_COUNTED;

    if (m->v.s->key_side[key] == side)
        return 0;
    if (side == FRENCH)
        return french ? 0 : k->first;
    return (french && !(held & CN_HELD_BACK) ? k->retaken : 0) +
           (counted ? k->each : k->held + k->each) +
           (!counted && (french || k->at_start == FRENCH) ? k->lost : 0);
}

int mind_gain_of(const struct mind *m, int key)
{
    return gain_of(m, m->side, key);
}

/* The enemy piece that is nearest, seen vedettes apart; -1: none within reach. */
int mind_nearest_enemy(const struct mind *m, int hex, int reach)
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
int mind_rally_of(const struct mind *m)
{
    int brunn = mind_hex_of(BRUNN);

    if (m->side == FRENCH)
        return holds(m, BRUNN, FRENCH) ? mind_hex_of(POSORITZ) : brunn;
    return 3 * survey_campaign_enemies(&m->v, brunn, HUNT) > m->v.own_sum ? mind_hex_of(WISCHAU)
                                                                          : brunn;
}

/* In the first turns Kutusov falls back. */
static bool falls_back(const struct mind *m)
{
    return m->side == COALITION && m->v.s->turn <= 2;
}

/* The French wait at Brünn for the battle, the Coalition gathers for it, unless nobody comes. */
bool mind_may_advance(const struct mind *m)
{
    int brunn = mind_hex_of(BRUNN), expected = survey_campaign_enemies(&m->v, brunn, 2 * HUNT);

    if (m->side == FRENCH)
        return !holds(m, BRUNN, FRENCH) || m->v.s->turn >= LATE || 3 * expected < m->v.own_sum;
    return m->v.s->turn >= TOGETHER || (!falls_back(m) && 3 * expected < m->v.own_sum);
}

bool mind_is_horse(const struct mind *m, int leader)
{
    if (m->v.own[leader])
        return m->v.horse[leader];
    int all = cn_outlook_strength(m->v.box, m->v.s, leader, 7);

    return cn_outlook_strength(m->v.box, m->v.s, leader, 1u << CAVALRY) == all;
}

/* Turns that he needs to be there: by road as a rule. */
int mind_turns_to(const struct mind *m, int leader, int hex)
{
    int far = cn_outlook_distance(m->v.s->leader[leader].hex, hex);

    return (far + (mind_is_horse(m, leader) ? 10 : 7)) / (mind_is_horse(m, leader) ? 11 : 8);
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
bool mind_is_desperate(const struct mind *m)
{
    return !is_winning(m) && m->v.s->last_turn - m->v.s->turn <= LAST_TURNS;
}

/* What it is worth to him to go for the key: what it brings, how soon, and whether he can take it.
 * Who would not win as it stands goes there all the same: how strong they are he sees when he comes
 * near, and by then they may have left. */
static int worth_of_key(const struct mind *m, int leader, int key)
{
    int hex = m->v.b->key[key].hex, gain = mind_gain_of(m, key),
        turns = mind_turns_to(m, leader, hex);
    int left = m->v.s->last_turn - m->v.s->turn;

    if (gain == 0 || turns > left + 1)
        return 0;
    int enemies = 1 + survey_campaign_enemies(&m->v, hex, 1);
    int group = 3 * survey_campaign_friends(&m->v, m->v.s->leader[leader].hex, ROOM) / 4;
    if (is_winning(m) && m->v.own[leader] < enemies && group < enemies)
        return 0;
    bool field = hex == mind_hex_of(BRUNN) && m->v.own[leader] > RAIDERS;
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
    return m->v.s->key_side[key] == m->side ? gain_of(m, 1 - m->side, key) : 0;
}

/* A key of ours that is in danger and his to guard; -1: none.  Who stakes everything guards only what
 * an enemy has come near to. */
static int to_guard(const struct mind *m, int leader)
{
    int reach = mind_is_desperate(m) ? ROOM : HUNT + ROOM;

    for (int i = 0; i < m->v.b->key_count; i++) {
        int hex = m->v.b->key[i].hex;
        if (m->v.s->key_side[i] == m->side && stake_of(m, i) > 0 &&
            mind_nearest_enemy(m, hex, reach) >= 0 &&
            cn_outlook_distance(m->v.s->leader[leader].hex, hex) <= 2 * HUNT &&
            is_guard_of(m, leader, hex))
            return hex;
    }
    return -1;
}

static bool is_stronger(const struct mind *m, int hex, int target)
{
    int own = survey_campaign_friends(&m->v, hex, ROOM);

    return 4 * own >= 5 * survey_campaign_enemies(&m->v, target, 2);
}

int mind_best_key(const struct mind *m, int leader)
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

int mind_goal_of(const struct mind *m, int leader)
{
    const struct cn_state *s = m->v.s;
    int hex = s->leader[leader].hex, enemy = mind_nearest_enemy(m, hex, HUNT);
    int guard = to_guard(m, leader), key = mind_best_key(m, leader);
    bool large = m->v.own[leader] > RAIDERS && !mind_is_horse(m, leader);

    if (guard >= 0)
        return guard;
    if (!large && is_winning(m) && m->v.s->last_turn - m->v.s->turn <= LAST_TURNS)
        return hex;
    if (enemy >= 0 && large && is_prey(m, hex, enemy, 1))
        return s->piece[enemy].hex;
    if (key >= 0 && (!large || mind_may_advance(m)))
        return key;
    if (enemy >= 0 && is_prey(m, hex, enemy, HUNT))
        return s->piece[enemy].hex;
    return mind_rally_of(m);
}
