/* secret_triumph.c -- the secret choices of an attack in Napoleon's Triumph.
 *
 * The attack is a short game of its own in which each side knows its own faces alone.  It is solved
 * by regret (regret.c) in worlds as both sides may think they are: in half of them our own blocks
 * are dealt anew as well, for the enemy does not know what we have, and we must not play as if he
 * did.  Choices are few: of all that may be picked, the strongest, the weakest and nobody.  What is
 * not a choice the quick hand does. */

#include "ai/triumph/secret_triumph.h"

#include <string.h>

#include "ai/regret.h"
#include "ai/triumph/quick_triumph.h"
#include "ai/triumph/think_triumph.h"
#include "engine/flow.h"

enum {
    STEPS_MOST = 250, /* decisions from one choice to the next */
    RARE = 120        /* thousandths: a move that is played less often is not played at all */
};

enum asked { NOT_ASKED, ASK_STAND, ASK_PRESS, ASK_LEAD, ASK_WIDTH, ASK_SPEARHEAD, ASK_COUNTER };

struct clash {
    struct search *s;
    struct eval_map map;
    struct think_worlds worlds;
    enum asked asked; /* at first */
};

static enum asked asked_of(const struct nt_state *s)
{
    static const uint8_t row[] = {
        [ASK_STAND] = ROW_RETREAT_OPTION,     [ASK_PRESS] = ROW_FEINT_OPTION,
        [ASK_LEAD] = ROW_DEFENSE_DECLARATION, [ASK_WIDTH] = ROW_WIDTH,
        [ASK_SPEARHEAD] = ROW_ATTACK_LEADERS, [ASK_COUNTER] = ROW_COUNTER_ATTACK,
    };

    if (s->core.over || draft_count(&s->core) > 0)
        return NOT_ASKED;
    for (int a = ASK_STAND; a <= ASK_COUNTER; a++)
        if (eng_is_at(&s->core, PROC_ATTACK, row[a]))
            return (enum asked)a;
    return NOT_ASKED;
}

bool clash_triumph_is_asked(const struct search *s)
{
    return asked_of(s->redacted) != NOT_ASKED;
}

static int seat_asked(const struct nt_state *s)
{
    return __builtin_ctz(s->core.active);
}

/* -- the moves -- */

struct moves {
    int count;
    struct eng_action action[4];
};

static void add(struct moves *m, const struct eng_action *a)
{
    for (int i = 0; i < m->count; i++)
        if (eng_action_compare(&m->action[i], a) == 0)
            return;
    m->action[m->count++] = *a;
}

static int strength_of(const struct nt_state *s, const struct eng_action *a)
{
    return a->verb == VERB_PICK && a->noun < NT_UNITS ? s->unit[a->noun].strength : -1;
}

/* The picks of most and of least strength. */
static void add_extremes(const struct nt_state *s, const struct eng_choices *c, struct moves *m)
{
    int most = -1, least = -1;

    for (int i = 0; i < c->count; i++) {
        int strength = strength_of(s, &c->action[i]);
        if (strength < 0)
            continue;
        if (most < 0 || strength > strength_of(s, &c->action[most]))
            most = i;
        if (least < 0 || strength < strength_of(s, &c->action[least]))
            least = i;
    }
    if (most < 0)
        return;
    add(m, &c->action[most]);
    if (strength_of(s, &c->action[least]) != strength_of(s, &c->action[most]))
        add(m, &c->action[least]);
}

static void list_moves(const struct clash *g, const struct nt_state *s, struct moves *m)
{
    const struct eng_box *box = g->s->box;
    struct eng_choices c;

    m->count = 0;
    box->game->offer(box, s, seat_asked(s), &c);
    int quick = c.count ? quick_triumph(&g->map, s, &c) : -1;
    if (quick >= 0)
        add(m, &c.action[quick]);
    for (int i = 0; i < c.count && m->count < 2; i++)
        if (c.action[i].verb != VERB_PICK)
            add(m, &c.action[i]);
    if (asked_of(s) == ASK_STAND) {
        for (int i = 0; i < c.count && m->count < 2; i++)
            add(m, &c.action[i]);
        return;
    }
    add_extremes(s, &c, m);
}

/* -- the game of the attack -- */

/* The attack at one of its choices, or at its end: then there are no moves. */
struct scene {
    struct nt_state s;
    struct moves m;
};

/* A choice is what we are asked for now, and whatever makes the other side guess; the rest is done
 * by habit. */
static bool is_choice(const struct clash *g, enum asked what)
{
    return what != NOT_ASKED && (what == g->asked || what <= ASK_LEAD);
}

static void look_round(const struct clash *g, struct scene *at)
{
    at->m.count = 0;
    if (is_choice(g, asked_of(&at->s)))
        list_moves(g, &at->s, &at->m);
}

static void play_on(const struct clash *g, struct nt_state *s, const struct eng_action *a)
{
    g->s->box->game->apply(g->s->box, s, seat_asked(s), a, NULL);
    g->s->nodes++;
}

static bool is_at_rest(const struct nt_state *s)
{
    return s->core.over || s->phase != PHASE_PLAY || eng_is_at(&s->core, PROC_TURN, ROW_COMMAND);
}

/* To the next choice, or to the end of the command. */
static void run_on(const struct clash *g, struct nt_state *s)
{
    const struct eng_box *box = g->s->box;
    struct eng_choices c;

    for (int n = 0; n < STEPS_MOST; n++) {
        if (is_at_rest(s) || is_choice(g, asked_of(s)))
            return;
        box->game->offer(box, s, seat_asked(s), &c);
        int answer = c.count ? quick_triumph(&g->map, s, &c) : -1;
        if (answer < 0)
            return;
        play_on(g, s, &c.action[answer]);
    }
}

/* A world that we cannot tell from the true one; in half of them our own faces are dealt anew, as
 * the enemy may think they are. */
static bool deal(void *user, void *state, struct rng *rng)
{
    const struct clash *g = user;
    struct scene *at = state;
    int n = (int)rng_below(rng, (uint32_t)g->worlds.count);
    const void *world = g->worlds.world[n];

    memcpy(&at->s, world, sizeof at->s);
    if (rng_below(rng, 2) == 0)
        quick_triumph_guess(&at->s, 1 - g->s->side, rng);
    look_round(g, at);
    if (at->m.count == 0) { /* nobody with such blocks would be asked here */
        memcpy(&at->s, world, sizeof at->s);
        look_round(g, at);
    }
    rng_start_search(&at->s.core.rng, g->s->dice + (uint64_t)n);
    return true;
}

static int actor(void *user, const void *state)
{
    const struct clash *g = user;
    const struct scene *at = state;

    if (at->m.count == 0)
        return -1;
    return at->s.core.side[seat_asked(&at->s)] == g->s->side ? 0 : 1;
}

static uint64_t mix(uint64_t hash, int value)
{
    return (hash ^ (uint64_t)(value + 1)) * 0x100000001b3u;
}

static bool has(const struct nt_set *set, int unit)
{
    return set->word[unit / 64] >> (unit % 64) & 1;
}

/* Where a side of the attack stands: who was named, or else who is there. */
static bool takes_part(const struct nt_board *b, const struct nt_state *s, int side, int unit)
{
    const struct nt_attack *a = &s->attack;
    const struct nt_approach *p = &b->approach[a->approach];
    const struct nt_set *named = side == a->army ? &a->attacking : &a->defending;
    int locale = (side == a->army) == (a->side != 0) ? p->b : p->a;

    if (named->word[0] || named->word[1])
        return has(named, unit);
    return nt_locale_of(b, s->unit[unit].at) == locale;
}

/* What a side knows of its own strength, roughly: its best two, and whether the Guard is there. */
static uint64_t own_strength(const struct nt_board *b, const struct nt_state *s, int side)
{
    int one = 0, two = 0, guard = 0;

    for (int u = 0; u < NT_UNITS; u++) {
        const struct nt_unit *unit = &s->unit[u];
        if (eval_triumph_side(u) != side || unit->at == NT_GONE || unit->type == ARTILLERY ||
            !takes_part(b, s, side, u))
            continue;
        guard |= unit->type == GUARD;
        two = unit->strength > one ? one : unit->strength > two ? unit->strength : two;
        one = unit->strength > one ? unit->strength : one;
    }
    return mix(mix(mix(0, one), two), guard);
}

/* What everybody sees: the faces of those who lead, in any order. */
static int shown(const struct nt_state *s, const struct nt_set *leaders)
{
    int sum = 0;

    for (int u = 0; u < NT_UNITS; u++)
        if (has(leaders, u))
            sum += 1 + 4 * s->unit[u].type + 32 * s->unit[u].strength;
    return sum;
}

static uint64_t key(void *user, const void *state)
{
    const struct clash *g = user;
    const struct scene *at = state;
    const struct nt_state *s = &at->s;
    const struct nt_attack *a = &s->attack;
    int side = s->core.side[seat_asked(s)];

    uint64_t hash = own_strength(g->map.b, s, side);
    hash = mix(hash, (int)asked_of(s));
    hash = mix(hash, side);
    hash = mix(hash, a->defending_count > 3 ? 3 : a->defending_count);
    hash = mix(hash, a->wide + 2 * a->initial_won);
    hash = mix(hash, a->initial);
    hash = mix(hash, shown(s, &a->defense_leaders));
    hash = mix(hash, shown(s, &a->attack_leaders));
    for (int i = 0; i < at->m.count; i++)
        hash = mix(mix(hash, at->m.action[i].verb), strength_of(s, &at->m.action[i]));
    return hash;
}

static int moves(void *user, const void *state)
{
    (void)user;
    return ((const struct scene *)state)->m.count;
}

static void play(void *user, void *state, int move)
{
    struct scene *at = state;

    play_on(user, &at->s, &at->m.action[move]);
    run_on(user, &at->s);
    look_round(user, at);
}

static int value(void *user, const void *state)
{
    const struct clash *g = user;
    const struct nt_state *s = &((const struct scene *)state)->s;

    return think_triumph_chance(eval_triumph(&g->map, s, g->s->side));
}

/* -- the answer -- */

bool secret_triumph(struct search *s, const struct eval_weights *w, int worlds,
                    struct eng_action *out)
{
    struct clash g = { .s = s,
                       .map = *(const struct eval_map *)s->memo,
                       .asked = asked_of(s->redacted) };
    struct regret_game game = { .user = &g,
                                .size = sizeof(struct scene),
                                .deal = deal,
                                .actor = actor,
                                .key = key,
                                .moves = moves,
                                .play = play,
                                .value = value };
    int share[REGRET_MOVES] = { 0 };
    struct scene root;

    think_triumph_worlds(s, THINK_WORLDS, &g.worlds);
    if (g.worlds.count == 0)
        return false;
    g.map.nodes = &s->nodes;
    g.map.w = w;
    memcpy(&root.s, g.worlds.world[0], sizeof root.s);
    look_round(&g, &root);
    if (root.m.count == 0)
        return false;
    struct regret *r = regret_new(&game, s->rng);
    for (int n = 0; n < worlds && root.m.count > 1 && !search_is_over(s); n++)
        regret_learn(r);
    int count = regret_shares(r, key(&g, &root), share);
    regret_free(r);
    search_report(s, root.m.action, share, root.m.count);
    *out = root.m.action[count == root.m.count ? regret_draw(share, count, RARE, s->rng) : 0];
    return true;
}
