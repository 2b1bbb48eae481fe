/* plan.c -- plan search.
 *
 * A plan is a line of our own actions.  Every offer begins one, the quick hand completing it, or the
 * most promising ones where time is short; halving leaves the best.  Then they are improved, as hills
 * are climbed: a step of a good plan is replaced by something else that could have been done there, or
 * the rest of another plan is grafted on, and the child takes its parent's place if it does better in
 * the same worlds.  Where there are few answers, the tree is asked what each of them comes to. */

#include "ai/plan.h"

#include <string.h>

#include "ai/opponents.h"
#include "ai/tree.h"

enum {
    PLANS = 48,         /* at most, after the first halving */
    LINES = 12,         /* of them, that the game lays out whole */
    PARENT_WORLDS = 32, /* a plan is bred from when it has seen so many */
    STEPS = 5,          /* of a plan that are varied; what comes later is thought about later */
    FEWEST = 3,         /* beginnings that are tried, however short the time */
    SURE = 8            /* worlds after which one standard error is enough */
};

struct plan {
    struct search_line line;
    int sum, worlds; /* values in worlds 0 to worlds - 1 */
    uint16_t value[SEARCH_WORLDS];
};

struct nursery {
    struct search *s;
    const struct plan_style *style;
    int count;
    struct plan *plan; /* best first, after rank() */
    struct plan habit; /* what the quick hand would do: the one to beat */
};

static int mean_of(const struct plan *p) /* in tenths */
{
    return p->worlds ? 10 * p->sum / p->worlds : -1;
}

static int compare(const void *a, const void *b)
{
    int x = mean_of(a), y = mean_of(b);

    return (x < y) - (x > y);
}

/* Stable, so that equal plans stay in the order of their offers, on every machine. */
static void rank(struct nursery *g)
{
    for (int i = 1; i < g->count; i++)
        for (int j = i; j > 0 && compare(&g->plan[j - 1], &g->plan[j]) > 0; j--) {
            struct plan was = g->plan[j];
            g->plan[j] = g->plan[j - 1];
            g->plan[j - 1] = was;
        }
}

static void try_once(struct search *s, struct plan *p)
{
    int value = search_play(s, p->worlds, &p->line, NULL);

    p->value[p->worlds++] = (uint16_t)value;
    p->sum += value;
}

/* False when time is up before that. */
static bool try_until(struct search *s, struct plan *p, int worlds)
{
    while (p->worlds < worlds && p->worlds < SEARCH_WORLDS) {
        if (search_is_over(s))
            return false;
        try_once(s, p);
    }
    return true;
}

static void report(const struct nursery *g)
{
    struct search_line line[AI_THOUGHTS];
    int value[AI_THOUGHTS], count = 0;

    for (int i = 0; i < g->count && count < AI_THOUGHTS; i++, count++) {
        line[count] = g->plan[i].line;
        value[count] = mean_of(&g->plan[i]) / 10;
    }
    search_report_lines(g->s, line, value, count);
}

/* -- beginnings -- */

/* Every offer in a few worlds, half of them dropped, the rest in twice as many, and so on. */
static void halve(struct nursery *g)
{
    int worlds = g->style->first;

    for (;;) {
        bool in_time = try_until(g->s, &g->habit, worlds);
        for (int i = 0; i < g->count; i++)
            in_time = try_until(g->s, &g->plan[i], worlds) && in_time;
        rank(g);
        report(g);
        if (!in_time || search_is_over(g->s) ||
            (g->count <= g->style->keep && worlds >= PARENT_WORLDS))
            return;
        if (g->count > g->style->keep)
            g->count = g->count / 2 > g->style->keep ? g->count / 2 : g->style->keep;
        worlds *= 2;
    }
}

/* -- improvements -- */

/* Something else at one of the first steps of the plan, as it was played in some world; from there on
 * the quick hand sees what it is dealing with. */
static bool mutate(struct search *s, const struct plan *parent, struct plan *child)
{
    struct eng_choices c;
    int world = (int)rng_below(s->rng, (uint32_t)parent->worlds);

    search_play(s, world, &parent->line, &child->line);
    int steps = child->line.count < STEPS ? child->line.count : STEPS;
    if (steps == 0)
        return false;
    int at = (int)rng_below(s->rng, (uint32_t)steps);
    struct eng_action was = child->line.action[at];
    child->line.count = at;
    if (!search_instead(s, world, &child->line, at, &c))
        return false;
    child->line.action[child->line.count++] = c.action[rng_below(s->rng, (uint32_t)c.count)];
    return eng_action_compare(&child->line.action[at], &was) != 0;
}

/* The beginning of one and the end of another. */
static bool graft(struct search *s, const struct plan *one, const struct plan *two,
                  struct plan *child)
{
    int from = (int)rng_below(s->rng, (uint32_t)one->line.count) + 1;

    if (from >= two->line.count)
        return false;
    child->line = two->line;
    memcpy(child->line.action, one->line.action, (size_t)from * sizeof one->line.action[0]);
    return true;
}

static int sum_of(const struct plan *p, int worlds)
{
    int sum = 0;

    for (int n = 0; n < worlds; n++)
        sum += p->value[n];
    return sum;
}

/* A race in the parent's own worlds, given up as soon as the child falls well behind. */
static bool does_better(struct search *s, const struct plan *parent, struct plan *child)
{
    while (child->worlds < parent->worlds) {
        if (search_is_over(s))
            return false;
        try_once(s, child);
        int behind = sum_of(parent, child->worlds) - child->sum;
        if (child->worlds >= 3 && behind > 30 * child->worlds)
            return false;
    }
    return child->sum > parent->sum;
}

static bool breed(struct nursery *g, struct plan *child)
{
    int i = (int)rng_below(g->s->rng, (uint32_t)g->count);
    int j = (int)rng_below(g->s->rng, (uint32_t)g->count);
    const struct plan *parent = &g->plan[i < j ? i : j]; /* the better of two */

    memset(child, 0, sizeof *child);
    bool born = i != j && rng_below(g->s->rng, 4) == 0
                    ? graft(g->s, parent, &g->plan[i < j ? j : i], child)
                    : mutate(g->s, parent, child);
    if (born && does_better(g->s, parent, child)) {
        g->plan[parent - g->plan] = *child;
        return true;
    }
    return false;
}

/* Now and then all plans see more worlds, lest one be bred that suits the first few alone. */
static void improve(struct nursery *g)
{
    struct plan child;

    for (int births = 1; !search_is_over(g->s); births++) {
        breed(g, &child);
        if (births % (4 * g->count) != 0)
            continue;
        int worlds = g->plan[0].worlds + PARENT_WORLDS / 2;
        try_until(g->s, &g->habit, worlds);
        for (int i = 0; i < g->count; i++)
            try_until(g->s, &g->plan[i], worlds);
        rank(g);
        report(g);
    }
    rank(g);
}

/* -- few answers -- */

/* World by world through all answers; a round that is cut short does not count. */
static void grow_tree(struct nursery *g)
{
    struct tree *t = tree_begin(g->s);
    int value[PLANS];

    for (int n = 0; n < SEARCH_WORLDS; n++) {
        int done = 0;
        for (; done < g->count && !search_is_over(g->s); done++)
            value[done] = tree_walk(t, n, &g->plan[done].line.action[0]);
        if (done < g->count)
            break;
        for (int i = 0; i < g->count; i++) {
            struct plan *p = &g->plan[i];
            p->value[p->worlds++] = (uint16_t)value[i];
            p->sum += value[i];
        }
        if ((n & (n - 1)) == 0)
            report(g);
    }
    tree_end(t);
}

/* Habit is one of the answers: it has seen the same worlds. */
static void choose_by_tree(struct nursery *g)
{
    grow_tree(g);
    for (int i = 0; i < g->count; i++)
        if (eng_action_compare(&g->plan[i].line.action[0], &g->habit.line.action[0]) == 0)
            g->habit = g->plan[i];
    rank(g);
    report(g);
}

/* -- the decision -- */

/* Is the best plan better than habit, and not by chance?  In the worlds that both have seen the mean
 * difference must be larger than its own standard error, or twice that where they are few. */
static bool beats_habit(const struct plan *best, const struct plan *habit)
{
    int n = best->worlds < habit->worlds ? best->worlds : habit->worlds;
    int64_t sum = 0, squares = 0, errors = n < SURE ? 4 : 1;

    for (int i = 0; i < n; i++) {
        int64_t more = (int64_t)best->value[i] - habit->value[i];
        sum += more;
        squares += more * more;
    }
    return n > 3 && sum > 0 && sum * sum * n > errors * (squares * n - sum * sum);
}

static const struct eng_action *decide(const struct nursery *g)
{
    const struct plan *best = &g->plan[0];

    return g->habit.line.count == 0 || beats_habit(best, &g->habit) ? &best->line.action[0]
                                                                    : &g->habit.line.action[0];
}

/* Offers that there is time to try, by the length of the first line. */
static int count_beginnings(const struct nursery *g, int offers)
{
    const struct search *s = g->s;
    int most = offers < PLANS ? offers : PLANS;
    uint64_t room = search_room(s);

    if (!room || !s->know->rank)
        return most;
    uint64_t fit = room / (2 * (uint64_t)g->style->first * (s->nodes + 1));
    return fit < FEWEST ? (most < FEWEST ? most : FEWEST) : fit < (uint64_t)most ? (int)fit : most;
}

/* The macros of the game come first, then the offers. */
static void begin_plans(struct nursery *g, const struct eng_choices *c)
{
    const struct ai_know *know = g->s->know;
    struct search_line line[LINES];
    int offers = count_beginnings(g, c->count);
    int lines = know->lines ? know->lines(g->s, line, LINES) : 0;

    for (int i = 0; i < lines; i++)
        g->plan[g->count++].line = line[i];
    for (int i = 0; i < offers && g->count < PLANS; i++)
        g->plan[g->count++].line = (struct search_line){ .count = 1, .action = { c->action[i] } };
}

static bool belongs_to_tree(const struct search *s, int offers)
{
    return offers <= s->know->tree &&
           (!s->know->answers || s->know->answers(s->box, s->redacted, s->side));
}

static void plan_turn(struct nursery *g, const struct eng_choices *c)
{
    struct search *s = g->s;

    search_play(s, 0, NULL, &g->habit.line);
    if (g->habit.line.count > 1)
        g->habit.line.count = 1;
    begin_plans(g, c);
    if (g->count > 1 && belongs_to_tree(s, c->count)) {
        choose_by_tree(g);
    } else if (g->count > 1) {
        halve(g);
        improve(g);
    }
}

bool plan_choose(const struct plan_style *style, const struct eng_box *box, const void *redacted,
                 int seat, const struct ai_budget *budget, struct rng *rng, struct eng_action *out)
{
    const struct ai_know *know = ai_know(box->game);
    struct nursery g = { .style = style };
    struct eng_choices c;
    struct search s;

    if (style->drilled && know->drilled)
        know = know->drilled;
    search_begin(&s, box, know, redacted, seat, budget, style->nodes, style->turns, rng);
    if (s.know->solve && s.know->solve(&s, style->keep, out)) {
        search_end(&s);
        return true;
    }
    search_offers(&s, &c);
    g.s = &s;
    g.plan = base_alloc((size_t)PLANS * sizeof *g.plan);
    if (c.count > 0) {
        plan_turn(&g, &c);
        *out = *decide(&g);
    }
    base_free(g.plan);
    search_end(&s);
    return c.count > 0;
}
