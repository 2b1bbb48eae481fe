/* regret.c -- secret choices, by regret matching over sampled worlds. */

#include "ai/regret.h"

#include <string.h>

#include "base/text.h"

enum { FIRST_SIZE = 256 }; /* of the table; a power of two */

/* One choice: all states that its player cannot tell apart. */
struct choice {
    uint64_t key; /* 0: this place is free */
    int moves;
    int64_t regret[REGRET_MOVES]; /* how much better the move would have done; never below zero */
    int64_t played[REGRET_MOVES]; /* its shares, in thousandths, later ones counting more */
};

struct regret {
    const struct regret_game *game;
    struct rng *rng;
    int64_t round;
    size_t size, count;
    struct choice *choice; /* an open table of `size` places */
    uint8_t *state;        /* one for each depth */
};

struct regret *regret_new(const struct regret_game *game, struct rng *rng)
{
    struct regret *r = base_alloc(sizeof *r);

    *r = (struct regret){ .game = game, .rng = rng, .size = FIRST_SIZE };
    r->choice = base_alloc(r->size * sizeof *r->choice);
    r->state = base_alloc((REGRET_DEPTH + 2) * game->size);
    return r;
}

void regret_free(struct regret *r)
{
    base_free(r->choice);
    base_free(r->state);
    base_free(r);
}

/* -- the table -- */

static struct choice *place_of(const struct regret *r, uint64_t key)
{
    size_t at = (size_t)(key * 0x9e3779b97f4a7c15u >> 32) & (r->size - 1);

    while (r->choice[at].key != 0 && r->choice[at].key != key)
        at = (at + 1) & (r->size - 1);
    return &r->choice[at];
}

static void grow(struct regret *r)
{
    struct choice *old = r->choice;
    size_t size = r->size;

    r->size *= 2;
    r->choice = base_alloc(r->size * sizeof *r->choice);
    for (size_t i = 0; i < size; i++)
        if (old[i].key)
            *place_of(r, old[i].key) = old[i];
    base_free(old);
}

/* Zero marks a free place. */
static uint64_t proper(uint64_t key)
{
    return key ? key : 1;
}

static struct choice *choice_of(struct regret *r, const void *state)
{
    uint64_t key = proper(r->game->key(r->game->user, state));

    if (2 * (r->count + 1) > r->size)
        grow(r);
    struct choice *c = place_of(r, key);
    if (c->key == 0) {
        c->key = key;
        c->moves = r->game->moves(r->game->user, state);
        BASE_ASSERT(c->moves > 0 && c->moves <= REGRET_MOVES);
        r->count++;
    }
    return c;
}

/* -- matching -- */

/* Each move as often as it is regretted; where nothing is, the first, which is habit. */
static void match(const struct choice *c, int share[REGRET_MOVES])
{
    int64_t sum = 0;

    for (int m = 0; m < c->moves; m++)
        sum += c->regret[m];
    for (int m = 0; m < c->moves; m++)
        share[m] = sum ? (int)(1000 * c->regret[m] / sum) : m == 0 ? 1000 : 0;
}

static int draw_move(struct regret *r, const int *share, int moves)
{
    int sum = 0, m = 0;

    for (int i = 0; i < moves; i++)
        sum += share[i];
    for (int left = (int)rng_below(r->rng, (uint32_t)sum); left >= share[m]; m++)
        left -= share[m];
    return m;
}

static void *state_at(struct regret *r, int depth)
{
    return r->state + (size_t)depth * r->game->size;
}

static int64_t walk(struct regret *r, int learner, int depth);

static int64_t follow(struct regret *r, int learner, int depth, int move)
{
    memcpy(state_at(r, depth + 1), state_at(r, depth), r->game->size);
    r->game->play(r->game->user, state_at(r, depth + 1), move);
    return walk(r, learner, depth + 1);
}

/* He who learns tries everything, and remembers. */
static int64_t try_all(struct regret *r, int learner, int depth)
{
    uint64_t key = choice_of(r, state_at(r, depth))->key;
    int moves = place_of(r, key)->moves, share[REGRET_MOVES];
    int64_t value[REGRET_MOVES], mean = 0;

    match(place_of(r, key), share);
    for (int m = 0; m < moves; m++) {
        value[m] = follow(r, learner, depth, m);
        mean += share[m] * value[m];
    }
    mean /= 1000;
    struct choice *c = place_of(r, key); /* the table may have grown meanwhile */
    for (int m = 0; m < moves; m++) {
        int64_t more = c->regret[m] + value[m] - mean;
        c->regret[m] = more > 0 ? more : 0;
    }
    return mean;
}

/* The other one plays as he has learnt, and that is what he is remembered by. */
static int64_t try_one(struct regret *r, int learner, int depth)
{
    struct choice *c = choice_of(r, state_at(r, depth));
    int share[REGRET_MOVES];

    match(c, share);
    for (int m = 0; m < c->moves; m++)
        c->played[m] += r->round * share[m];
    return follow(r, learner, depth, draw_move(r, share, c->moves));
}

/* What the state at that depth comes to for him who learns. */
static int64_t walk(struct regret *r, int learner, int depth)
{
    const void *state = state_at(r, depth);
    int actor = r->game->actor(r->game->user, state);

    if (actor < 0 || depth >= REGRET_DEPTH) {
        int64_t value = 1000 * (int64_t)r->game->value(r->game->user, state);
        return learner == 0 ? value : -value;
    }
    return actor == learner ? try_all(r, learner, depth) : try_one(r, learner, depth);
}

bool regret_learn(struct regret *r)
{
    r->round++;
    for (int learner = 0; learner < 2; learner++) {
        if (!r->game->deal(r->game->user, state_at(r, 0), r->rng))
            return false;
        walk(r, learner, 0);
    }
    return true;
}

int regret_shares(const struct regret *r, uint64_t key, int share[REGRET_MOVES])
{
    const struct choice *c = place_of(r, proper(key));
    int64_t sum = 0;

    if (c->key == 0)
        return 0;
    for (int m = 0; m < c->moves; m++)
        sum += c->played[m];
    if (sum == 0)
        match(c, share);
    for (int m = 0; sum && m < c->moves; m++)
        share[m] = (int)(1000 * c->played[m] / sum);
    return c->moves;
}

int regret_draw(const int *share, int count, int rare, struct rng *rng)
{
    int sum = 0, m = 0;

    for (int i = 0; i < count; i++)
        sum += share[i] < rare ? 0 : share[i];
    int left = (int)rng_below(rng, (uint32_t)sum);
    for (;; m++) {
        left -= share[m] < rare ? 0 : share[m];
        if (left < 0)
            return m;
    }
}
