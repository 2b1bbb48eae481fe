/* clock.c -- how long the umpire takes in two worlds, and whether that tells them apart.
 *
 * The insider measures both worlds at home first, turn by turn so that the machine's moods fall on
 * both alike; then he sits in one of them, measures again, some number of times, and takes the one
 * that is nearer.  A series is known by its lower quartile: what else the machine does only adds. */

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ai/ai.h"
#include "server/table/tempo.h"

#include "secrets.h"

enum { AT_HOME = 41, MOST = 225 };

const char *const work_name[WORKS] = {
    [WORK_STATE] = "making the state",      [WORK_CHOICES] = "listing the choices",
    [WORK_PROBE] = "answering a probe",     [WORK_PLAY] = "carrying out a decision",
    [WORK_BOT] = "the opponent's thinking",
};

const int observations[NS] = { 1, 15, MOST };

struct watch {
    const struct pair *p;
    struct match *m[2];
    const struct ai_bot *bot;
    struct eng_action action; /* of the seat */
    bool asked;
    int other; /* a bot that is asked; -1: none */
    void *copy;
    uint64_t chance;
};

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

/* As match_play does it; nothing is kept. */
static void carry_out(struct watch *w, struct match *m)
{
    static struct eng_news news;
    const struct eng_box *box = w->p->box;
    struct eng_core *core = w->copy;

    news.count = 0;
    memcpy(w->copy, match_state(m), box->game->state_size);
    rng_at_event(&core->rng, 1);
    box->game->apply(box, w->copy, w->p->seat, &w->action, &news);
    box->game->broken(box, w->copy);
    eng_hash(box, w->copy);
}

static void think(struct watch *w, struct match *m)
{
    static const struct ai_budget no_limit;
    struct eng_action a;
    struct rng rng;

    rng_start_search(&rng, w->chance);
    ai_decide(w->bot, m, w->other, &no_limit, &rng, &a);
}

static bool does_apply(const struct watch *w, enum deed_timed work)
{
    if (work == WORK_BOT)
        return w->other >= 0;
    return work == WORK_STATE || w->asked;
}

static double measure(struct watch *w, enum deed_timed work, int which)
{
    struct match *m = w->m[which];
    struct eng_choices c;
    struct text out = { 0 };
    eng_ruleno why;
    double begun = now();

    switch (work) {
    case WORK_STATE:
        match_message(m, w->p->seat, 0, LANG_EN, &out);
        break;
    case WORK_CHOICES:
        match_choices(m, w->p->seat, &c);
        break;
    case WORK_PROBE:
        match_check(m, w->p->seat, &w->action, &why);
        match_preview(m, w->p->seat, &w->action, &out);
        break;
    case WORK_PLAY:
        carry_out(w, m);
        break;
    case WORK_BOT:
        think(w, m);
        break;
    case WORKS:
        break;
    }
    double took = now() - begun;
    text_free(&out);
    return took;
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

static double quartile(double *of, int count)
{
    qsort(of, (size_t)count, sizeof *of, ascending);
    return of[count / 4];
}

static double distance(double a, double b)
{
    return a > b ? a - b : b - a;
}

/* In which slot the server gives that answer to a reaction. */
static int64_t slot_of(const struct watch *w, double ns)
{
    const struct ai_budget by_nodes = { .nodes = 1 };

    return tempo_due(0, tempo_slot(w->bot, &by_nodes, true), (int64_t)(ns / 1e6));
}

static void guess(struct watch *w, enum deed_timed work, int coin, struct timing *out)
{
    static double took[2][AT_HOME], seen[MOST];
    double home[2];
    int most = work == WORK_BOT ? 15 : MOST;

    for (int i = 0; i < AT_HOME; i++)
        for (int k = 0; k < 2; k++)
            took[(i + k) % 2][i] = measure(w, work, (i + k) % 2);
    for (int k = 0; k < 2; k++)
        home[k] = quartile(took[k], AT_HOME);
    for (int n = 0; n < NS && observations[n] <= most; n++) {
        for (int i = 0; i < observations[n]; i++)
            seen[i] = measure(w, work, coin);
        double one = quartile(seen, observations[n]);
        bool nearer = distance(one, home[1]) < distance(one, home[0]);
        out->told[n].all++;
        out->told[n].right += nearer == (coin == 1);
    }
    double apart = distance(home[0], home[1]);
    out->usual += home[0];
    out->apart += apart;
    out->most = apart > out->most ? apart : out->most;
    out->parted += work == WORK_BOT && slot_of(w, home[0]) != slot_of(w, home[1]);
    out->count++;
}

static void begin(struct watch *w, struct rng *rng)
{
    const struct eng_core *core;

    w->m[0] = world_match(w->p, 0);
    w->m[1] = world_match(w->p, 1);
    core = match_state(w->m[0]);
    w->asked =
        core->asked & ENG_SEAT(w->p->seat) && ai_decide(ai_find("random"), w->m[0], w->p->seat,
                                                        &(struct ai_budget){ 0 }, rng, &w->action);
    eng_seats others = core->active & (eng_seats)~ENG_SEAT(w->p->seat);
    w->other = others ? __builtin_ctz(others) : -1;
    w->copy = base_alloc(w->p->box->game->state_size);
    w->chance = rng_u64(rng);
}

void time_pair(const struct pair *p, const char *bot, struct rng *rng, struct timing out[WORKS])
{
    struct watch w = { .p = p, .bot = ai_find(bot) };
    int coin = (int)rng_below(rng, 2);

    begin(&w, rng);
    for (int work = 0; work < WORKS; work++)
        if (does_apply(&w, (enum deed_timed)work))
            guess(&w, (enum deed_timed)work, coin, &out[work]);
    match_free(w.m[0]);
    match_free(w.m[1]);
    base_free(w.copy);
}
