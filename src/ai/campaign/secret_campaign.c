/* secret_campaign.c -- the types of battle, which both sides choose in secret.
 *
 * A round of battle is a game of one choice each: pitched, pursuit, refusal or rear guard.  It is
 * solved by regret (regret.c) in worlds as both sides may think they are: in half of them our own
 * army is dealt anew as well, for the enemy does not know what we have, and we must not play as if
 * he did.  Whatever follows the choice the quick hand plays, until the battle is fought. */

#include "ai/campaign/secret_campaign.h"

#include <string.h>

#include "ai/campaign/eval_campaign.h"
#include "ai/regret.h"

enum {
    WORLDS = 24,
    ROUNDS = 240,     /* of learning, at most */
    MOVES = 5,        /* of a choice */
    STEPS_MOST = 400, /* decisions until the battle is fought */
    OF_A_CLASS = 4,   /* SP: what a side knows of its own strength, roughly */
    RARE = 80         /* thousandths: a move that is played less often is not played at all */
};

struct clash {
    struct search *s;
    int worlds;
    int foe;       /* a seat of the other side */
    uint32_t turn; /* in which it is fought */
};

struct moves {
    int count;
    struct eng_action action[MOVES];
};

/* The round at its choice, or after the battle: then nobody acts. */
struct scene {
    struct cn_state s;
    struct moves m;
    bool fought;
};

/* The seat that chooses next: ours first, which the enemy does not see. */
static int seat_asked(const struct clash *g, const struct cn_state *s)
{
    return s->core.active & ENG_SEAT(g->s->seat) ? g->s->seat : __builtin_ctz(s->core.active);
}

/* -- moves -- */

static void add(struct moves *m, const struct eng_action *a)
{
    for (int i = 0; i < m->count; i++)
        if (m->action[i].verb == a->verb)
            return;
    if (m->count < MOVES)
        m->action[m->count++] = *a;
}

/* One of each kind, habit first. */
static void list_moves(const struct clash *g, struct scene *at)
{
    const struct search *s = g->s;
    int seat = seat_asked(g, &at->s);
    struct eng_choices c;
    struct eng_action habit;

    at->m.count = 0;
    if (s->know->reply(s->memo, s->box, &at->s, seat, s->rng, &habit))
        add(&at->m, &habit);
    s->box->game->offer(s->box, &at->s, seat, &c);
    for (int i = 0; i < c.count; i++)
        add(&at->m, &c.action[i]);
}

/* -- the game -- */

/* Answers that came in already are taken back: they are not known. */
static void unseal(struct cn_state *s)
{
    s->core.active = s->core.asked;
    memset(s->core.sealed, 0, sizeof s->core.sealed);
}

/* Our own army as the enemy may think it is. */
static void deal_our_own(const struct clash *g, struct cn_state *s, struct rng *rng)
{
    struct cn_state other = *s;

    eng_redact(g->s->box, &other, ENG_SEAT(g->foe));
    if (eng_imagine(g->s->box, &other, g->foe, rng))
        *s = other;
}

static bool deal(void *user, void *state, struct rng *rng)
{
    const struct clash *g = user;
    struct scene *at = state;
    int n = (int)rng_below(rng, (uint32_t)g->worlds);
    const void *world = search_world(g->s, n);

    if (!world)
        return false;
    memcpy(&at->s, world, sizeof at->s);
    unseal(&at->s);
    if (rng_below(rng, 2) == 0)
        deal_our_own(g, &at->s, rng);
    at->fought = false;
    rng_start_search(&at->s.core.rng, rng_u64(rng));
    list_moves(g, at);
    return true;
}

static int actor(void *user, const void *state)
{
    const struct clash *g = user;
    const struct scene *at = state;

    if (at->fought)
        return -1;
    return at->s.core.side[seat_asked(g, &at->s)] == g->s->side ? 0 : 1;
}

static uint64_t mix(uint64_t hash, int value)
{
    return (hash ^ (uint64_t)(value + 1)) * 0x100000001b3u;
}

static int own_strength(const struct clash *g, const struct cn_state *s, int side)
{
    const struct cn_board *b = g->s->box->board;
    const struct cn_battle *f = &s->battle[cn_outlook_battle(s)];

    if (f->attacker < CN_LEADERS && b->leader[f->attacker].side == side)
        return cn_outlook_strength(g->s->box, s, f->attacker, 7);
    if (f->defender < CN_LEADERS && b->leader[f->defender].side == side)
        return cn_outlook_strength(g->s->box, s, f->defender, 7);
    return 0;
}

/* What he knows who chooses: his own strength, and what he may choose. */
static uint64_t key(void *user, const void *state)
{
    const struct clash *g = user;
    const struct scene *at = state;
    int side = at->s.core.side[seat_asked(g, &at->s)];
    uint64_t hash = mix(mix(0, side), own_strength(g, &at->s, side) / OF_A_CLASS);

    for (int i = 0; i < at->m.count; i++)
        hash = mix(hash, at->m.action[i].verb);
    return hash;
}

static int moves(void *user, const void *state)
{
    (void)user;
    return ((const struct scene *)state)->m.count;
}

static bool is_fought(const struct clash *g, const struct cn_state *s)
{
    const struct search *search = g->s;

    return s->core.over || search->know->settled(search->box, s) ||
           search->know->turn(search->box, s) != g->turn;
}

/* The quick hand, until the battle is over. */
static void fight(const struct clash *g, struct cn_state *s)
{
    struct search *search = g->s;
    struct eng_action a;

    for (int n = 0; n < STEPS_MOST && !is_fought(g, s); n++) {
        int seat = __builtin_ctz(s->core.active);
        if (!search->know->reply(search->memo, search->box, s, seat, search->rng, &a))
            return;
        search->box->game->apply(search->box, s, seat, &a, NULL);
        search->nodes++;
    }
}

static void play(void *user, void *state, int move)
{
    const struct clash *g = user;
    struct scene *at = state;
    int seat = seat_asked(g, &at->s);

    g->s->box->game->apply(g->s->box, &at->s, seat, &at->m.action[move], NULL);
    g->s->nodes++;
    if (!eng_is_at(&at->s.core, PROC_ROUND, ROW_MARKERS) || seat_asked(g, &at->s) == seat) {
        fight(g, &at->s);
        at->fought = true;
    } else {
        list_moves(g, at);
    }
}

static int value(void *user, const void *state)
{
    const struct clash *g = user;
    const struct cn_state *s = &((const struct scene *)state)->s;

    return g->s->know->value(g->s->memo, g->s->box, s, g->s->side);
}

/* -- the answer -- */

static bool begin(struct clash *g, struct scene *root)
{
    const struct cn_state *s = g->s->redacted;
    const void *world = NULL;

    for (g->foe = 0; g->foe < s->core.seat_count; g->foe++)
        if (s->core.side[g->foe] != g->s->side && s->core.asked & ENG_SEAT(g->foe))
            break;
    if (g->foe < s->core.seat_count)
        world = search_world(g->s, 0);
    if (!world)
        return false;
    memcpy(&root->s, world, sizeof root->s);
    unseal(&root->s);
    root->fought = false;
    list_moves(g, root);
    return root->m.count > 1;
}

bool secret_campaign(struct search *s, int depth, struct eng_action *out)
{
    struct clash g = { .s = s, .worlds = WORLDS, .turn = s->know->turn(s->box, s->redacted) };
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

    (void)depth;
    if (!eng_is_at(s->redacted, PROC_ROUND, ROW_MARKERS) || !begin(&g, &root))
        return false;
    struct regret *r = regret_new(&game, s->rng);
    for (int n = 0; n < ROUNDS && !search_is_over(s); n++)
        regret_learn(r);
    int count = regret_shares(r, key(&g, &root), share);
    regret_free(r);
    search_report(s, root.m.action, share, root.m.count);
    *out = root.m.action[count == root.m.count ? regret_draw(share, count, RARE, s->rng) : 0];
    return true;
}
