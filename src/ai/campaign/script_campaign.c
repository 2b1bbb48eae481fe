/* script_campaign.c -- an opponent for The Campaigns of Napoleon that plays by rule of thumb.
 *
 * What is offered tells what is asked: there is a habit for every kind of question.  Where to go and
 * how is in mind_campaign.c and mind_campaign_marches.c; battle and the table are here. */

#include "ai/campaign/mind_campaign.h"
#include "ai/script.h"
#include "engine/flow.h"

static const struct eng_action *find_noun(const struct mind *m, int verb, int noun)
{
    for (int i = 0; i < m->c.count; i++)
        if (m->c.action[i].verb == verb && m->c.action[i].noun == noun)
            return &m->c.action[i];
    return NULL;
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

    if (fights && mind_find(m, VERB_PITCHED))
        return mind_find(m, VERB_PITCHED);
    return mind_find(m, VERB_PURSUIT);
}

static int rate_attack(const struct mind *m, const struct eng_action *a)
{
    if (a->noun >= CN_LEADERS)
        return 1;
    return 1 + m->v.own[a->noun];
}

static const struct eng_action *choose_attack(const struct mind *m)
{
    const struct eng_action *a = mind_best_of(m, VERB_ATTACK, rate_attack),
                            *done = mind_find(m, VERB_DONE);

    if (done && a && a->noun < CN_LEADERS && !mind_dares(m, a->noun, m->v.s->leader[a->noun].hex))
        return done;
    return a;
}

enum { LARGE = 30 }; /* SP: not all of them find room in the line (1X-275) */

/* A small force needs every man in the line.  Of a large one a quarter or 8 SP stay behind, for a
 * free choice of battle: horse and small units. */
static const struct eng_action *choose_reserve(const struct mind *m)
{
    const struct cn_state *s = m->v.s;
    const struct eng_action *least = NULL, *done = mind_find(m, VERB_DONE);
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
    bool enough = all < LARGE || 4 * kept >= all || kept >= 8;
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
    int hex = mind_hex_of(a->noun), enemy = mind_nearest_enemy(m, hex, 60);

    return enemy < 0 ? 0 : 100 - cn_outlook_distance(hex, m->v.s->piece[enemy].hex);
}

/* Who receives men does not march in this turn: only where he would stay anyway. */
static int rate_replace(const struct mind *m, const struct eng_action *a)
{
    int unit = a->noun - CN_LEADERS, leader = m->v.s->unit[unit].leader;

    while (leader < CN_LEADERS && m->v.s->leader[leader].standing == IS_BOX)
        leader = m->v.s->leader[leader].under;
    if (leader >= CN_LEADERS || !m->v.own[leader] ||
        !mind_stands_well(m, m->v.s->leader[leader].hex, mind_goal_of(m, leader)))
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
    return 200 - cn_outlook_distance(mind_hex_of(a->count), mind_rally_of(m));
}

static int rate_source(const struct mind *m, const struct eng_action *a)
{
    return 200 -
           cn_outlook_distance(mind_hex_of(a->noun), m->v.s->army[m->side].centre == CN_NOWHERE
                                                         ? mind_rally_of(m)
                                                         : m->v.s->army[m->side].centre);
}

static const struct eng_action *administer(const struct mind *m)
{
    const struct eng_action *a = mind_best_of(m, VERB_SOURCE, rate_source);

    if (a && (m->v.s->army[m->side].source == CN_NOWHERE ||
              m->v.s->army[m->side].source_state == SOURCE_TAKEN))
        return a;
    return mind_find(m, VERB_KEEP);
}

/* With points in hand the depots feed better than the land does. */
static const struct eng_action *feed(const struct mind *m)
{
    const struct eng_action *draws = mind_find(m, VERB_DRAWS),
                            *forages = mind_find(m, VERB_FORAGES);

    return draws && (!forages || m->v.s->army[m->side].ap >= 10) ? draws : forages;
}

/* What is left to its owner's habit: no more than needs be. */
static const struct eng_action *refrain(const struct mind *m)
{
    static const int verbs[] = { VERB_END_GAME, VERB_DONE, VERB_KEEP,  VERB_STAND,
                                 VERB_DECLINE,  VERB_HALT, VERB_DRAWS, VERB_TWO_BOXES };

    for (size_t i = 0; i < sizeof verbs / sizeof verbs[0]; i++)
        if (mind_find(m, verbs[i]))
            return mind_find(m, verbs[i]);
    return NULL;
}

/* The battle in which we attack; NULL: none. */
static const struct cn_battle *own_attack(const struct mind *m)
{
    int battle = cn_outlook_battle(m->v.s);
    const struct cn_battle *f = battle < 0 ? NULL : &m->v.s->battle[battle];

    return f && f->attacker < CN_LEADERS && m->v.b->leader[f->attacker].side == m->side ? f : NULL;
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
    const struct cn_battle *f = own_attack(m);
    int hex = mind_hex_of(a->noun), key = mind_key_of(m, hex);

    return !f || key < 0 || is_target(f, hex) ? 0 : mind_gain_of(m, key);
}

static bool touches_target(const struct cn_battle *f, int hex)
{
    for (int i = 0; i < f->target_count; i++)
        if (cn_outlook_distance(f->target[i], hex) == 1)
            return true;
    return false;
}

/* Friends beside him take part who stand before an enemy that is attacked. */
static int rate_join(const struct mind *m, const struct eng_action *a)
{
    const struct cn_battle *f = own_attack(m);

    if (!f || a->noun >= CN_LEADERS)
        return 0;
    const struct cn_leader *l = &m->v.s->leader[a->noun];
    return l->under == f->attacker || !touches_target(f, l->hex) ? 0 : m->v.own[a->noun];
}

static const struct eng_action *choose_targets(const struct mind *m)
{
    const struct eng_action *a = mind_best_of(m, VERB_TARGET, rate_target);

    a = a ? a : mind_best_of(m, VERB_WITH, rate_join);
    return a ? a : mind_find(m, VERB_DONE);
}

static const struct eng_action *in_battle(const struct mind *m)
{
    if (mind_find(m, VERB_ATTACK))
        return choose_attack(m);
    if ((mind_find(m, VERB_TARGET) || mind_find(m, VERB_WITH)) && cn_outlook_battle(m->v.s) >= 0 &&
        choose_targets(m))
        return choose_targets(m);
    if (mind_find(m, VERB_RESERVE))
        return choose_reserve(m);
    if (mind_find(m, VERB_PITCHED) || mind_find(m, VERB_PURSUIT))
        return choose_marker(m);
    if (find_noun(m, VERB_BONUS, 0))
        return find_noun(m, VERB_BONUS, 0);
    if (mind_find(m, VERB_WITHDRAW))
        return mind_find(m, VERB_WITHDRAW);
    if (mind_find(m, VERB_COUNTER))
        return mind_find(m, VERB_DONE) ? mind_find(m, VERB_DONE) : mind_find(m, VERB_COUNTER);
    if (mind_find(m, VERB_PURSUE))
        return mind_best_of(m, VERB_PURSUE, rate_pursuer);
    if (mind_find(m, VERB_ON))
        return mind_find(m, VERB_ON);
    if (mind_find(m, VERB_RETREAT))
        return mind_find(m, VERB_STAND) ? mind_find(m, VERB_STAND) : mind_find(m, VERB_RETREAT);
    return NULL;
}

static const struct eng_action *on_the_march(const struct mind *m)
{
    if (mind_find(m, VERB_ARRIVE))
        return mind_best_of(m, VERB_ARRIVE, rate_arrival);
    if (mind_find(m, VERB_COMMAND) || mind_find(m, VERB_TRY) || mind_find(m, VERB_RIDE))
        return mind_activate(m);
    if (mind_find(m, VERB_GO))
        return mind_march(m);
    return NULL;
}

static const struct eng_action *at_the_table(const struct mind *m)
{
    if (mind_find(m, VERB_SCREEN))
        return mind_best_of(m, VERB_SCREEN, rate_screen);
    if (mind_best_of(m, VERB_REPLACE, rate_replace))
        return mind_best_of(m, VERB_REPLACE, rate_replace);
    if (mind_find(m, VERB_VEDETTE))
        return mind_find(m, VERB_VEDETTE);
    if (mind_find(m, VERB_SOURCE) || mind_find(m, VERB_KEEP))
        return administer(m);
    if (mind_find(m, VERB_CENTRE))
        return mind_find(m, VERB_CENTRE);
    if (mind_find(m, VERB_FORAGES))
        return feed(m);
    if (mind_find(m, VERB_DISPLACE))
        return mind_best_of(m, VERB_DISPLACE, rate_displaced);
    if (mind_find(m, VERB_LEADER))
        return mind_best_of(m, VERB_LEADER, rate_leader);
    return NULL;
}

static const struct eng_action *choose(const struct mind *m)
{
    const struct eng_action *a = in_battle(m);

    a = a ? a : on_the_march(m);
    a = a ? a : at_the_table(m);
    return a ? a : refrain(m);
}

bool script_campaign(const struct eng_box *box, const void *redacted, int seat,
                     const struct ai_budget *budget, struct rng *rng, struct eng_action *out)
{
    const struct cn_state *s = redacted;
    struct mind m; /* not all of it is written: the list is long, and mostly empty */

    m.seat = seat;
    m.side = s->core.side[seat];
    m.rng = rng;
    eng_choices_clear(&m.c);
    const struct cn_state *before = cn_outlook_hold(s);
    const struct eng_action *a = m.c.action;
    box->game->offer(box, redacted, seat, &m.c);
    if (m.c.count != 1) {
        survey_campaign_look(box, s, m.side, &m.v);
        a = choose(&m);
    }
    cn_outlook_let_go(before);
    if (!a)
        return ai_random_choose(box, redacted, seat, budget, rng, out);
    *out = *a;
    return true;
}
