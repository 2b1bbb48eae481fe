/* tree.c -- information-set tree search.
 *
 * One tree, a fresh world and its dice for each walk through it.  A node is what has been decided
 * since the root, by either side; chance is not in it (the open loop), so it stands for all worlds
 * in which those decisions could be made, and no answer can depend on what its side does not know.
 * Of the offers that a world allows, the one with the highest upper bound is followed, its own side's
 * bound; how often an offer was there to choose counts, not how often its node was passed.  Decisions
 * with more than a few offers are left to the quick hand and are not in the tree.
 *
 * The first decision is the caller's: he walks each of its answers through the same worlds, so that
 * they differ by what they are and not by luck. */

#include "ai/tree.h"

enum {
    NODES = 4096,
    WIDE = 4,       /* offers of a decision that the tree branches at   */
    DEEP = 6,       /* decisions of a walk that are in the tree         */
    STEPS = 2000,   /* of all its decisions before it leaves the tree: hands can go in circles */
    CURIOSITY = 200 /* thousandths: about the spread of what walks come to */
};

struct node {
    struct eng_action action; /* that leads here */
    int parent, first, next;  /* -1: none */
    int side;                 /* that took it */
    int visits, available;
    int64_t sum; /* for the search's side */
};

struct tree {
    struct search *s;
    int count;
    struct node node[NODES];
};

static int find_child(const struct tree *t, int parent, const struct eng_action *a)
{
    for (int i = t->node[parent].first; i >= 0; i = t->node[i].next)
        if (eng_action_compare(&t->node[i].action, a) == 0)
            return i;
    return -1;
}

/* -1: the tree is full. */
static int add_child(struct tree *t, int parent, const struct eng_action *a, int side)
{
    if (t->count == NODES)
        return -1;
    t->node[t->count] = (struct node){
        .action = *a, .parent = parent, .first = -1, .next = t->node[parent].first, .side = side
    };
    t->node[parent].first = t->count;
    return t->count++;
}

/* -- bounds, in whole numbers: the same on every machine -- */

/* The natural logarithm in 1024ths, near enough. */
static int64_t log_of(int n)
{
    int whole = 31 - __builtin_clz((unsigned)n);
    int64_t part = (((int64_t)n << 10) >> whole) - 1024;

    return (whole * 1024 + part) * 710 / 1024;
}

static int64_t root_of(int64_t n)
{
    int64_t low = 0, high = 1 << 20;

    while (low < high) {
        int64_t middle = (low + high + 1) / 2;
        if (middle * middle <= n)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

static int64_t bound_of(const struct node *n, int our_side)
{
    int64_t mean = n->sum / n->visits;
    int64_t width = root_of(log_of(n->available + 1) * 1024 / n->visits);

    return (n->side == our_side ? mean : AI_WON - mean) + CURIOSITY * width / 1024;
}

/* -- walks -- */

/* The node of an offer of this world that is followed; one that was never tried comes first.  -1:
 * none. */
static int select_child(struct tree *t, int at, const struct eng_choices *c, int side)
{
    int best = -1;
    int64_t most = INT64_MIN;

    for (int i = 0; i < c->count; i++) {
        int child = find_child(t, at, &c->action[i]);
        if (child < 0)
            return add_child(t, at, &c->action[i], side);
        t->node[child].available++;
    }
    for (int i = 0; i < c->count; i++) {
        int child = find_child(t, at, &c->action[i]);
        int64_t bound = bound_of(&t->node[child], t->s->side);
        if (bound > most) {
            most = bound;
            best = child;
        }
    }
    return best;
}

/* From a node down to one that is new, or out of the tree: the last node on the way. */
static int descend(struct tree *t, struct search_walk *w, int at)
{
    struct eng_choices c;

    for (int depth = 1, steps = 0;
         depth < DEEP && steps < STEPS && t->node[at].visits > 0 && !search_walk_is_over(w);
         steps++) {
        int seat = search_walk_seat(w);
        search_walk_offers(w, seat, &c);
        if (c.count < 2 || c.count > WIDE) {
            if (!search_walk_on(w))
                return at;
            continue;
        }
        int child = select_child(t, at, &c, w->core->side[seat]);
        if (child < 0)
            return at;
        at = child;
        depth++;
        search_walk_take(w, seat, &t->node[at].action);
    }
    return at;
}

static void climb(struct tree *t, int at, int value)
{
    for (; at >= 0; at = t->node[at].parent) {
        t->node[at].visits++;
        t->node[at].sum += value;
    }
}

int tree_walk(struct tree *t, int n, const struct eng_action *first)
{
    struct search_walk w = { 0 };
    int at = find_child(t, 0, first);

    if (at < 0)
        at = add_child(t, 0, first, t->s->side);
    if (at < 0 || !search_walk_begin(t->s, n, &w))
        return AI_EVEN;
    search_walk_take(&w, t->s->seat, first);
    at = descend(t, &w, at);
    int value = search_walk_end(&w);
    climb(t, at, value);
    return value;
}

struct tree *tree_begin(struct search *s)
{
    struct tree *t = base_alloc(sizeof *t);

    t->s = s;
    t->count = 1;
    t->node[0] = (struct node){ .parent = -1, .first = -1, .next = -1, .side = -1 };
    return t;
}

void tree_end(struct tree *t)
{
    base_free(t);
}
