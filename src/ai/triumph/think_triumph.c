/* think_triumph.c -- how the higher levels think about Napoleon's Triumph.
 *
 * What may be done is tried in imagined worlds: first all of it, judged as soon as the command is
 * carried out, the worse half being dropped each time; then the best few, judged when our turn has
 * been played on and the enemy has had his (reply_triumph.c).  A move is two offers at once, the command and where it leads.
 * The secret choices of an attack have a way of their own (secret_triumph.c). */

#include "ai/triumph/think_triumph.h"

#include <stdlib.h>
#include <string.h>

#include "ai/triumph/quick_triumph.h"
#include "ai/triumph/reply_triumph.h"
#include "ai/triumph/secret_triumph.h"
#include "ai/triumph/weed_triumph.h"

enum {
    MACROS = 192,
    WAYS_MOST = 8,
    ATTACKS = 5,      /* of the enemy in his turn */
    OWN_ATTACKS = 3,  /* of ours in the rest of our turn */
    DECIDED = 5000,   /* more is not reckoned with */
    SCALE = 1200,     /* hundredths of a morale point on the scale of the logistic curve */
    GUARD_RISK = 300, /* hundredths, see prejudice() */
    END_TURN = 4,     /* a command must be worth more than nothing */
    STUCK = -1000000, /* a draft of our own that cannot be finished */
    FEWEST = 3,       /* worlds that say anything */
    UNLIKELY = 4,     /* one world in so many counts even if it hardly fits */
    MARSHAL = 5       /* depth from which on a level thinks in the grand style */
};

/* How much a level thinks. */
struct style {
    int ways;   /* places to which each corps or unit may move, the best at first sight */
    int first;  /* worlds in which everything is tried */
    int worlds; /* in which the best of it is */
    int few;    /* are tried once more, against the enemy's turn; 0: none */
    int turns;  /* worlds in which the last two of them are; the first, in a quarter of them */
    int deals;  /* of a secret choice */
    const struct eval_weights *w; /* by which it judges */
};

static const struct style guard = {
    .ways = 3, .first = 3, .worlds = 6, .deals = 40, .w = &eval_triumph_rough
};
static const struct style marshal = { .ways = 5,
                                      .first = 6,
                                      .worlds = 12,
                                      .few = 8,
                                      .turns = 16,
                                      .deals = 60,
                                      .w = &eval_triumph_fitted };

/* Something to do: the first offer, and where a move leads. */
struct macro {
    int count;
    struct eng_action action[2];
    int sum, worlds;
};

struct thinker {
    struct search *s;
    const struct style *style;
    struct eval_map map;
    struct think_worlds worlds;
    int count;
    struct macro *macro; /* best first, after rank() */
};

/* The logistic curve in steps of a quarter, in tenths of thousandths; whole numbers, since they are
 * the same on every machine. */
static int fine_chance(int value)
{
    static const int16_t curve[] = { 5000, 5622, 6225, 6792, 7311, 7773, 8176, 8520, 8808,
                                     9047, 9241, 9399, 9526, 9627, 9707, 9770, 9820, 9859,
                                     9890, 9914, 9933, 9948, 9959, 9968, 9975 };
    enum { LAST = sizeof curve / sizeof curve[0] - 1 };
    int size = abs(value) < SCALE * LAST / 4 ? abs(value) : SCALE * LAST / 4 - 1;
    int at = size / (SCALE / 4), rest = size % (SCALE / 4);
    int chance = curve[at] + (curve[at + 1] - curve[at]) * rest / (SCALE / 4);

    return value < 0 ? 10 * AI_WON - chance : chance;
}

int think_triumph_chance(int value)
{
    return fine_chance(value) / 10;
}

/* -- the worlds -- */

void think_triumph_worlds(struct search *s, int wanted, struct think_worlds *out)
{
    const struct eval_map *map = s->memo;
    int count = wanted < THINK_WORLDS ? wanted : THINK_WORLDS;

    out->count = 0;
    for (int n = 0; n < 3 * count && out->count < count; n++) {
        const void *world = search_world(s, n);
        if (!world)
            return;
        if (n % UNLIKELY == 0 || (n >= 2 * count) || quick_triumph_is_plausible(map, world))
            out->world[out->count++] = world;
    }
}

/* -- what it comes to -- */

static void apply(struct thinker *t, struct nt_state *w, const struct eng_action *a)
{
    t->s->box->game->apply(t->s->box, w, __builtin_ctz(w->core.active), a, NULL);
    t->s->nodes++;
}

static bool is_at_command(const struct nt_state *w)
{
    return !w->core.over && eng_is_at(&w->core, PROC_TURN, ROW_COMMAND);
}

/* Plays the macro in a world; false when it leads nowhere. */
static bool carry_out(struct thinker *t, struct nt_state *w, const struct macro *m)
{
    const struct eng_box *box = t->s->box;

    if (m->action[0].verb == VERB_END_TURN)
        return true;
    apply(t, w, &m->action[0]);
    if (m->count > 1 && box->game->check(box, w, t->s->seat, &m->action[1]) == 0)
        apply(t, w, &m->action[1]);
    return quick_triumph_settle(&t->map, w) || !(w->core.active & ENG_SEAT(t->s->seat));
}

/* Plays on our turn, if it is ours, with the attacks that are worth it, and lets the enemy have his:
 * of a turn that has just begun, what the enemy would do now says little. */
static void let_enemy_answer(struct thinker *t, struct nt_state *w, uint64_t dice)
{
    if (is_at_command(w) && w->turn.army == t->s->side)
        reply_triumph(&t->map, w, OWN_ATTACKS, ~dice);
    if (is_at_command(w) && w->turn.army != t->s->side)
        reply_triumph(&t->map, w, ATTACKS, dice);
}

/* A command must be worth more than nothing; and when the Guard attacks, more enemies go than are
 * expected to, which leaves the price of its use. */
static int prejudice(int verb)
{
    return verb == VERB_END_TURN ? END_TURN : verb == VERB_GUARD_ATTACK ? -GUARD_RISK : 0;
}

/* In a world in which the macro was carried out.  What the position looks like and what it comes to
 * when the enemy has had his turn foretell the outcome equally well, and both together better. */
static int worth_of(struct thinker *t, struct nt_state *w, const struct macro *m, bool answered,
                    uint64_t dice)
{
    int looks = eval_triumph(&t->map, w, t->s->side);

    if (!answered || w->core.over)
        return looks;
    if (m->action[0].verb == VERB_END_TURN)
        apply(t, w, &m->action[0]);
    let_enemy_answer(t, w, dice);
    int comes = eval_triumph_next(&t->map, w, t->s->side, w->turn.army);
    comes = comes > DECIDED ? DECIDED : comes < -DECIDED ? -DECIDED : comes;
    return (2 * looks + 3 * comes) / 5;
}

/* In tenths of thousandths of a won match. */
static int worth_in_world(struct thinker *t, int n, const struct macro *m, bool answered)
{
    uint64_t dice = t->s->dice + (uint64_t)n;
    struct nt_state w;

    memcpy(&w, t->worlds.world[n % t->worlds.count], sizeof w);
    rng_start_search(&w.core.rng, dice);
    if (!carry_out(t, &w, m))
        return STUCK;
    return fine_chance(worth_of(t, &w, m, answered, dice) + prejudice(m->action[0].verb));
}

static int mean_of(const struct macro *m)
{
    return m->worlds ? m->sum / m->worlds : STUCK - 1;
}

/* Stable, so that equals stay in the order of their offers, on every machine. */
static void rank(struct thinker *t)
{
    for (int i = 1; i < t->count; i++)
        for (int j = i; j > 0 && mean_of(&t->macro[j]) > mean_of(&t->macro[j - 1]); j--) {
            struct macro was = t->macro[j];
            t->macro[j] = t->macro[j - 1];
            t->macro[j - 1] = was;
        }
}

static void report(const struct thinker *t)
{
    struct eng_action action[AI_THOUGHTS];
    int value[AI_THOUGHTS], count = 0;

    for (int i = 0; i < t->count && count < AI_THOUGHTS && t->macro[i].worlds; i++, count++) {
        action[count] = t->macro[i].action[0];
        value[count] = mean_of(&t->macro[i]) / 10;
    }
    search_report(t->s, action, value, count);
}

/* All that are left, in so many worlds, one world after the other; false when time is up. */
static bool try_all(struct thinker *t, int worlds, bool answered)
{
    for (int n = 0; n < worlds; n++)
        for (int i = 0; i < t->count; i++) {
            if (t->macro[i].worlds > n)
                continue;
            if (search_is_over(t->s))
                return false;
            t->macro[i].sum += worth_in_world(t, n, &t->macro[i], answered);
            t->macro[i].worlds++;
        }
    return true;
}

/* The worse half is dropped each time, until few are left. */
static bool halve(struct thinker *t)
{
    const struct style *style = t->style;
    int left = style->few ? style->few : 1;

    for (int worlds = style->first;; worlds *= 2) {
        bool in_time = try_all(t, worlds < style->worlds ? worlds : style->worlds, false);
        rank(t);
        report(t);
        if (!in_time || t->count <= left || worlds >= style->worlds)
            return in_time;
        t->count = (t->count + 1) / 2 > left ? (t->count + 1) / 2 : left;
    }
}

/* Who was given time and no other limit uses it. */
static int turns_of(const struct search *s, const struct style *style)
{
    return s->deadline && !s->budget.nodes && style->few ? THINK_WORLDS : style->turns;
}

/* The best once more, against the enemy's turn, fewer and fewer of them in more and more worlds.
 * What was known before stands if there is no time for it. */
static void face_enemy(struct thinker *t)
{
    struct macro best = t->macro[0];
    int turns = turns_of(t->s, t->style);

    t->count = t->count < t->style->few ? t->count : t->style->few;
    for (int i = 0; i < t->count; i++)
        t->macro[i].sum = t->macro[i].worlds = 0;
    for (int worlds = turns / 4;; worlds *= 2) {
        bool in_time = try_all(t, worlds, true);
        if (t->macro[t->count - 1].worlds < FEWEST)
            t->macro[0] = best;
        else
            rank(t);
        report(t);
        if (!in_time || worlds >= turns)
            return;
        t->count = (t->count + 1) / 2;
    }
}

/* -- what may be done -- */

static void add(struct thinker *t, const struct eng_action *a, const struct eng_action *way)
{
    if (t->count >= MACROS)
        return;
    struct macro *m = &t->macro[t->count++];
    *m = (struct macro){ .count = way ? 2 : 1, .action = { *a } };
    if (way)
        m->action[1] = *way;
}

/* The best few of the ways that a move can take, by what they look like at once. */
struct ways {
    int count, value[WAYS_MOST];
    struct eng_action action[WAYS_MOST];
};

static void keep_way(struct ways *w, int most, const struct eng_action *a, int value)
{
    if (w->count == most && w->value[most - 1] >= value)
        return;
    int i = w->count < most ? w->count++ : most - 1;
    for (; i > 0 && w->value[i - 1] < value; i--) {
        w->value[i] = w->value[i - 1];
        w->action[i] = w->action[i - 1];
    }
    w->value[i] = value;
    w->action[i] = *a;
}

static void add_moves(struct thinker *t, const struct nt_state *world, const struct eng_action *a)
{
    const struct eng_box *box = t->s->box;
    struct ways ways = { .count = 0 };
    struct eng_choices c;
    struct nt_state w;

    memcpy(&w, world, sizeof w);
    apply(t, &w, a);
    if (!eng_is_at(&w.core, PROC_MOVE, ROW_CHOOSE_MOVE)) {
        add(t, a, NULL);
        return;
    }
    box->game->offer(box, &w, t->s->seat, &c);
    for (int i = 0; i < c.count && !search_is_over(t->s); i++)
        keep_way(&ways, t->style->ways, &c.action[i],
                 quick_triumph_step(&t->map, &w, &c.action[i], t->s->side));
    for (int i = 0; i < ways.count; i++)
        add(t, a, &ways.action[i]);
    if (ways.count == 0)
        add(t, a, NULL);
}

static bool is_move(const struct eng_action *a)
{
    return a->verb == VERB_CORPS_MOVE || a->verb == VERB_UNIT_MOVE;
}

/* What the quick hand would do comes first: if there is no time at all, it is done. */
static void list_macros(struct thinker *t, const struct nt_state *world)
{
    const struct eng_box *box = t->s->box;
    struct eng_action habit;
    struct eng_choices c;

    if (t->s->know->reply(&t->map, box, world, t->s->seat, t->s->rng, &habit))
        add(t, &habit, NULL);
    box->game->offer(box, world, t->s->seat, &c);
    weed_triumph(&t->map, t->s->redacted, world, t->s->side, &c);
    for (int i = 0; i < c.count; i++) {
        if (is_move(&c.action[i]) && !search_is_over(t->s))
            add_moves(t, world, &c.action[i]);
        else if (t->count == 0 || eng_action_compare(&c.action[i], &habit) != 0)
            add(t, &c.action[i], NULL);
    }
}

/* Where the enemy's turn depends on it. */
static bool is_about_ground(const struct thinker *t)
{
    const struct nt_state *s = t->s->redacted;

    return eng_is_at(&s->core, PROC_TURN, ROW_COMMAND) ||
           eng_is_at(&s->core, PROC_MOVE, ROW_CHOOSE_MOVE) ||
           eng_is_at(&s->core, PROC_MOVE, ROW_ON_ROAD);
}

static bool weigh(struct search *s, const struct style *style, struct eng_action *out)
{
    struct thinker t = { .s = s, .style = style, .map = *(const struct eval_map *)s->memo };

    int turns = turns_of(s, style);
    think_triumph_worlds(s, style->worlds > turns ? style->worlds : turns, &t.worlds);
    if (t.worlds.count == 0)
        return false;
    t.map.nodes = &s->nodes;
    t.map.w = style->w;
    t.macro = base_alloc(MACROS * sizeof *t.macro);
    list_macros(&t, t.worlds.world[0]);
    bool found = t.count > 0;
    if (t.count > 1 && halve(&t) && style->few && is_about_ground(&t) && t.count > 1)
        face_enemy(&t);
    if (found)
        *out = t.macro[0].action[0];
    base_free(t.macro);
    return found;
}

bool think_triumph(struct search *s, int depth, struct eng_action *out)
{
    const struct style *style = depth >= MARSHAL ? &marshal : &guard;

    if (clash_triumph_is_asked(s) && secret_triumph(s, style->w, style->deals, out))
        return true;
    return weigh(s, style, out);
}
