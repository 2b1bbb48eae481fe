/* mind_campaign_marches.c -- how the script of the Campaigns of Napoleon gets its forces there: who is set in
 * motion, by command or on his own, and which way he takes. */

#include "ai/campaign/mind_campaign.h"

enum {
    CENTRE_BEHIND = 6,
    CENTRE_LAGS = 15, /* hexes */
    SAFE = 11,
    UNSAFE = 4, /* hexes from the enemy: may spread out to forage, must not */
    HASTY = 14,
    HASTE = 3,       /* SP that march by force, and halves of MP after which they stop */
    POINTS_KEPT = 2, /* administrative points that feed the army better */
    POINTS_SPARE = 9,
    FAR = 5,        /* hexes that ask for an extended march */
    SIEGE = 2,      /* turns that it takes to enter a place with a garrison */
    FRAIL = 8,      /* SP that an extended march would wear out */
    MAIN_SHARE = 6, /* a sixth of the army is one of its main forces */
    IMPORTANT = 12, /* twice the span of an important personality */
    ESCORT = 6      /* SP that a lost battle does not use up */
};

/* SP of the enemies around a hex: what one who goes there must fight. */
static int around(const struct mind *m, int hex)
{
    return survey_campaign_enemies(&m->v, hex, 1);
}

/* 1X-347: his capture costs a box, and he is in danger when the last of his SP are lost. */
static bool is_exposed(const struct mind *m, int leader)
{
    const struct cn_leader_row *l = &m->v.b->leader[leader];

    return (l->span2 >= IMPORTANT || l->stars > 0) && m->v.own[leader] < ESCORT;
}

bool mind_dares(const struct mind *m, int leader, int hex)
{
    if (is_exposed(m, leader) && around(m, hex) > 0)
        return false;
    bool last = mind_is_desperate(m) && m->v.s->last_turn - m->v.s->turn <= 1;

    return (last ? 2 : 1) * m->v.own[leader] >= around(m, hex) ||
           3 * survey_campaign_friends(&m->v, hex, 2) >= 4 * around(m, hex);
}

/* Halves of MP that a force goes out of its way not to meet an enemy.  The French lose less by a
 * detour to Olmütz than by battles on the way; the Coalition has no time for one. */
static int fear_of(const struct mind *m)
{
    return m->side == FRENCH ? 3 : 1;
}

/* An active source has a garrison: it must be attacked. */
static bool is_garrisoned(const struct mind *m, int hex)
{
    const struct cn_army *enemy = &m->v.s->army[1 - m->side];

    return enemy->source == hex && enemy->source_state == SOURCE_ACTIVE;
}

/* Next to an enemy or to friends he need go no farther; a place to take must be entered. */
bool mind_stands_well(const struct mind *m, int hex, int goal)
{
    int key = mind_key_of(m, goal);
    bool taken = key < 0 || m->v.s->key_side[key] == m->side;

    return hex == goal || (taken && cn_outlook_distance(hex, goal) <= 1);
}

/* A place next to him that he need only walk into.  Who is seen there may be a vedette, or a leader
 * with nobody behind him; where it is a formation the step is barred, and nothing is lost. */
static bool is_free_prize(const struct mind *m, int hex, int goal)
{
    int key = mind_key_of(m, goal);

    return key >= 0 && mind_gain_of(m, key) > 0 && cn_outlook_distance(hex, goal) == 1 &&
           !is_garrisoned(m, goal);
}

static bool time_presses(const struct mind *m, int leader, int goal)
{
    int siege = is_garrisoned(m, goal) ? SIEGE : 1;

    return mind_turns_to(m, leader, goal) + siege > m->v.s->last_turn - m->v.s->turn + 1;
}

/* He leaves weak enemies alone where there is no time for them. */
static bool passes_by(const struct mind *m, int leader, int goal)
{
    int hex = m->v.s->leader[leader].hex, key = mind_key_of(m, goal);

    return is_free_prize(m, hex, goal) ||
           (key >= 0 && mind_gain_of(m, key) > 0 && time_presses(m, leader, goal) &&
            3 * around(m, hex) < m->v.own[leader]);
}

/* Worth of setting a formation in motion: the larger first; who stands well does not move. */
static int rate_march(const struct mind *m, const struct eng_action *a)
{
    int leader = a->noun;

    if (leader >= CN_LEADERS || !m->v.own[leader])
        return 0;
    int hex = m->v.s->leader[leader].hex, goal = mind_goal_of(m, leader), first;
    bool engaged = around(m, hex) > 0;
    if (engaged && mind_dares(m, leader, hex) && !passes_by(m, leader, goal))
        return 0;
    if (!engaged && mind_stands_well(m, hex, goal))
        return 0;
    if (survey_campaign_way(&m->v, hex, goal, mind_is_horse(m, leader), fear_of(m), &first) < 0)
        return 0;
    if (!engaged && !mind_dares(m, leader, first))
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
    int to = mind_hex_of(a->noun),
        nearer = cn_outlook_distance(from, goal) - cn_outlook_distance(to, goal);

    if (careful && !mind_dares(m, leader, to))
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
        survey_campaign_way(&m->v, from, goal, horse, careful ? fear_of(m) : 0, &first) < 0)
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
    int hex = m->v.s->vedette[vedette].hex, enemy = mind_nearest_enemy(m, hex, 40);

    if (enemy < 0 || cn_outlook_distance(hex, m->v.s->piece[enemy].hex) <= 2)
        return NULL;
    return step_to(m, hex, m->v.s->piece[enemy].hex, true, false, 0);
}

/* The centre follows the largest force, a day's march behind it. */
static int centre_goal(const struct mind *m)
{
    int best = -1;

    if (m->side == COALITION && !mind_may_advance(m))
        return mind_hex_of(WISCHAU);
    if (m->side == COALITION && m->v.s->army[COALITION].ap <= POINTS_KEPT)
        return mind_hex_of(BRUNN);
    for (int i = 0; i < CN_LEADERS; i++)
        if (m->v.own[i] && (best < 0 || m->v.own[i] > m->v.own[best]))
            best = i;
    return best < 0 ? mind_rally_of(m) : m->v.s->leader[best].hex;
}

static bool centre_is_near(const struct mind *m)
{
    return cn_outlook_distance(m->v.s->army[m->side].centre, centre_goal(m)) <= CENTRE_BEHIND;
}

/* Far from the enemy the land feeds as well as the depots; near him the force is kept together, and
 * so it is where time is short: foragers are slow, and an extended march ruins them (1X-166). */
static const struct eng_action *changes_mode(const struct mind *m, int leader)
{
    int hex = m->v.s->leader[leader].hex;

    if (mind_is_desperate(m) || survey_campaign_enemies(&m->v, hex, UNSAFE) > 0)
        return mind_find(m, VERB_CONCENTRATE);
    bool safe = m->side == COALITION && survey_campaign_enemies(&m->v, hex, SAFE) == 0;
    return safe ? mind_find(m, VERB_FORAGE) : NULL;
}

/* Points to spare shorten the way to a place that is far off, the last ones where all is at stake. */
static bool extends(const struct mind *m, int leader)
{
    const struct cn_state *s = m->v.s;
    int hex = s->leader[leader].hex, goal = mind_goal_of(m, leader), key = mind_key_of(m, goal);
    bool stakes = is_main(m, leader) && mind_is_desperate(m);

    if (s->leader[leader].forage || m->v.own[leader] <= FRAIL)
        return false;
    return key >= 0 && mind_gain_of(m, key) > 0 && cn_outlook_distance(hex, goal) > FAR &&
           s->army[m->side].ap >= (stakes ? 1 : POINTS_SPARE);
}

const struct eng_action *mind_march(const struct mind *m)
{
    int mover = cn_outlook_mover(m->v.s);
    const struct eng_action *to = NULL;

    if (mover == CN_OUTLOOK_CENTRE && !centre_is_near(m))
        to = step_to(m, m->v.s->army[m->side].centre, centre_goal(m), true, false, 0);
    else if (mover != CN_OUTLOOK_CENTRE && mover >= CN_LEADERS && mover < CN_LEADERS + CN_VEDETTES)
        to = ride_vedette(m, mover - CN_LEADERS);
    else if (mover < CN_LEADERS && m->v.own[mover])
        to = step_to(m, m->v.s->leader[mover].hex, mind_goal_of(m, mover), mind_is_horse(m, mover),
                     true, mover);
    else if (mover < CN_LEADERS)
        to = step_to(m, m->v.s->leader[mover].hex, mind_rally_of(m), true, false, 0);
    if (cn_outlook_forced(m->v.s) && mover < CN_LEADERS &&
        (m->v.s->leader[mover].foot >= HASTE || m->v.s->leader[mover].horse >= HASTE))
        to = NULL;
    else if (mover < CN_LEADERS && m->v.own[mover] && changes_mode(m, mover))
        return changes_mode(m, mover);
    if (to && mind_find(m, VERB_EXTEND) && extends(m, mover))
        return mind_find(m, VERB_EXTEND);
    if (to)
        return to;
    if (mind_find(m, VERB_HALT) || mind_find(m, VERB_DONE))
        return mind_find(m, VERB_HALT) ? mind_find(m, VERB_HALT) : mind_find(m, VERB_DONE);
    return mind_find(m, VERB_GO);
}

/* A vedette of ours that has room to ride forward. */
static int rate_ride(const struct mind *m, const struct eng_action *a)
{
    int slot = a->noun - CN_LEADERS - CN_UNITS;

    if (slot < 0 || slot >= CN_PIECES)
        return 0;
    int enemy = mind_nearest_enemy(m, m->v.s->piece[slot].hex, 40);
    int far =
        enemy < 0 ? 0 : cn_outlook_distance(m->v.s->piece[slot].hex, m->v.s->piece[enemy].hex);
    return far > 3 ? far : 0;
}

/* A forced march of two MP costs a small force little; for a place that stands open all go. */
static int rate_forced(const struct mind *m, const struct eng_action *a)
{
    if (a->noun >= CN_LEADERS)
        return 0;
    int hex = m->v.s->leader[a->noun].hex, key = mind_best_key(m, a->noun);
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

const struct eng_action *mind_activate(const struct mind *m)
{
    const struct eng_action *a = mind_best_of(m, VERB_COMMAND, rate_command);

    if (!a)
        a = mind_best_of(m, VERB_TRY, cn_outlook_forced(m->v.s) ? rate_forced : rate_march);
    if (!a)
        a = mind_best_of(m, VERB_RIDE, rate_ride);
    if (!a && mind_find(m, VERB_MOVE_CENTRE) && centre_lags(m))
        a = mind_find(m, VERB_MOVE_CENTRE);
    return a ? a : mind_find(m, VERB_DONE);
}
