/* run.c -- many matches between bots, shared among threads. */

#include <stdio.h>
#include <stdlib.h>
#include <threads.h>
#include <time.h>

#include "ai/stranger.h"
#include "base/seed.h"
#include "engine/guard.h"
#include "engine/match.h"

#include "sim/sim_local.h"

const struct ai_bot *sim_guests;
sim_asking *sim_ask = ai_decide;

/* How long a side has thought over each of its decisions. */
struct stopwatch {
    int count, room;
    float *seconds;
};

/* One match while it is played. */
struct play {
    const struct eng_box *box;
    const struct sim_match *plan;
    struct match *m;
    struct rng rng[ENG_SEATS];
    struct stranger guest[ENG_SEATS]; /* of the seats whose side is a stranger's */
    struct stopwatch watch[ENG_SEATS];
    struct sim_outcome *out;
};

static const struct eng_core *core_of(const struct play *p)
{
    return match_state(p->m);
}

/* -- time -- */

static void note_time(struct play *p, int side, double seconds)
{
    struct stopwatch *w = &p->watch[side];

    if (w->count == w->room) {
        w->room = w->room ? 2 * w->room : 64;
        w->seconds = base_realloc(w->seconds, (size_t)w->room * sizeof *w->seconds);
    }
    w->seconds[w->count++] = (float)seconds;
    p->out->seconds[side] += seconds;
    if (seconds > p->out->longest[side])
        p->out->longest[side] = seconds;
}

static int by_size(const void *a, const void *b)
{
    float x = *(const float *)a, y = *(const float *)b;

    return (x > y) - (x < y);
}

static void sum_up_time(struct play *p)
{
    for (int side = 0; side < ENG_SEATS; side++) {
        struct stopwatch *w = &p->watch[side];
        if (w->count == 0)
            continue;
        qsort(w->seconds, (size_t)w->count, sizeof *w->seconds, by_size);
        p->out->decided[side] = w->count;
        p->out->median[side] = w->seconds[w->count / 2];
        free(w->seconds);
    }
}

/* -- decisions -- */

static void note_why(struct sim_outcome *out, const char *why)
{
    snprintf(out->why, sizeof out->why, "%.*s", (int)sizeof out->why - 1, why);
}

/* What a stranger answers, or the first choice in its place. */
static bool ask_stranger(struct play *p, int seat, int side, struct eng_action *a)
{
    const struct sim_player *player = &p->plan->player[side];
    struct stranger *guest = &p->guest[seat];
    int before = guest->faults;

    guest->command = player->command;
    bool fine =
        stranger_decide(guest, p->m, seat, player->budget.ms ? player->budget.ms : STRANGER_MS, a);
    if (guest->faults > before) {
        p->out->faults[side]++;
        note_why(p->out, text_str(&guest->why));
    }
    return fine;
}

static bool decide(struct play *p)
{
    int seat = __builtin_ctz(core_of(p)->active), side = core_of(p)->side[seat];
    const struct sim_player *player = &p->plan->player[side];
    struct eng_action a;
    eng_ruleno why;
    double started = sim_clock();

    bool fine = player->bot ? sim_ask(player->bot, p->m, seat, &player->budget, &p->rng[seat], &a)
                            : ask_stranger(p, seat, side, &a);
    note_time(p, side, sim_clock() - started);
    p->out->decisions++;
    return fine && match_play(p->m, seat, &a, &why) == MATCH_DONE;
}

/* A stranger that has made too many mistakes, or plays on and on; -1: none. */
static int side_that_forfeits(struct play *p)
{
    for (int side = 0; side < ENG_SEATS; side++) {
        if (p->plan->player[side].bot)
            continue;
        if (p->out->faults[side] >= STRANGER_FAULTS)
            return side;
        if (p->watch[side].count > (int)p->box->game->longest) {
            note_why(p->out, "more decisions than any match needs");
            p->out->faults[side] = STRANGER_FAULTS;
            return side;
        }
    }
    return -1;
}

/* Twice over, since a stranger alone may take as many as any match needs before it forfeits. */
static bool is_endless(const struct play *p)
{
    return p->out->decisions > 2 * (int)p->box->game->longest;
}

/* -- the end -- */

/* Several seats of one side are one side. */
static int winning_side(const struct play *p)
{
    struct eng_result result = { 0 };

    p->box->game->result(p->box, match_state(p->m), &result);
    return result.winners ? core_of(p)->side[__builtin_ctz(result.winners)] : -1;
}

static void dismiss_guests(struct play *p)
{
    for (int seat = 0; seat < core_of(p)->seat_count; seat++) {
        int winner = p->out->side;
        const char *outcome = !p->out->finished                  ? NULL
                              : winner < 0                       ? "drawn"
                              : winner == core_of(p)->side[seat] ? "won"
                                                                 : "lost";
        stranger_dismiss(&p->guest[seat], outcome);
    }
}

static void play_out(void *arg)
{
    struct play *p = arg;
    int loser = -1;

    while (!core_of(p)->over && (loser = side_that_forfeits(p)) < 0)
        if (is_endless(p) || !decide(p)) {
            const char *frozen = match_frozen(p->m);
            note_why(p->out, frozen ? frozen : is_endless(p) ? "endless" : "a bot had no answer");
            return;
        }
    p->out->side = loser >= 0 ? 1 - loser % 2 : winning_side(p);
    p->out->finished = true;
}

/* A bot that breaks costs this match and not the run. */
static void play_match(const struct eng_box *box, const struct sim_match *plan,
                       struct sim_outcome *out)
{
    struct play p = { .box = box, .plan = plan, .out = out };
    struct eng_start start = { .scenario = plan->scenario };
    struct text why = { 0 };
    struct err err = { 0 };

    *out = (struct sim_outcome){ .side = -1, .ended = true };
    for (int seat = 0; seat < ENG_SEATS; seat++)
        rng_start_search(&p.rng[seat], plan->seed * ENG_SEATS + (uint64_t)seat);
    seed_from_number(&start.seed, plan->seed);
    p.m = match_begin(box, &start, &err);
    if (!p.m) {
        note_why(out, err.reason);
        return;
    }
    if (!eng_guard(play_out, &p, &why))
        note_why(out, text_str(&why));
    sum_up_time(&p);
    dismiss_guests(&p);
    match_free(p.m);
    text_free(&why);
}

/* -- many -- */

struct crew {
    struct sim_order *order;
    struct sim_outcome *outcome;
    atomic_int next;
    atomic_bool stop;
    mtx_t lock; /* of the outcomes, while somebody looks */
};

static bool is_time_up(const struct sim_order *o)
{
    return (o->enough && *o->enough) || (o->deadline > 0 && sim_clock() >= o->deadline);
}

static int work(void *arg)
{
    struct crew *c = arg;
    struct sim_order *o = c->order;
    struct sim_outcome outcome;
    int number;

    while (!atomic_load(&c->stop) && !is_time_up(o) &&
           (number = atomic_fetch_add(&c->next, 1)) < o->count) {
        play_match(o->box, &o->match[number], &outcome);
        mtx_lock(&c->lock);
        c->outcome[number] = outcome;
        if (o->look && o->look(o->user))
            atomic_store(&c->stop, true);
        mtx_unlock(&c->lock);
        atomic_fetch_add(&o->done, 1);
    }
    return 0;
}

/* A thread that cannot be started leaves its work to the others. */
void sim_run(struct sim_order *order, struct sim_outcome *outcome)
{
    struct crew crew = { .order = order, .outcome = outcome };
    thrd_t thread[SIM_THREADS];
    int count = 0;

    mtx_init(&crew.lock, mtx_plain);
    while (count + 1 < order->threads && count < SIM_THREADS &&
           thrd_create(&thread[count], work, &crew) == thrd_success)
        count++;
    work(&crew);
    for (int i = 0; i < count; i++)
        thrd_join(thread[i], NULL);
    mtx_destroy(&crew.lock);
}

/* -- with somebody to watch it -- */

struct watched {
    struct sim_order *order;
    struct sim_outcome *outcome;
    atomic_bool ended;
};

static int run_watched(void *arg)
{
    struct watched *w = arg;

    sim_run(w->order, w->outcome);
    atomic_store(&w->ended, true);
    return 0;
}

void sim_run_watched(struct sim_order *order, struct sim_outcome *outcome)
{
    struct timespec moment = { .tv_nsec = 100000000 };
    struct watched w = { .order = order, .outcome = outcome };
    struct progress bar;
    thrd_t runner;

    progress_start(&bar, order->count);
    if (!bar.shown || thrd_create(&runner, run_watched, &w) != thrd_success) {
        sim_run(order, outcome);
        return;
    }
    while (!atomic_load(&w.ended)) {
        progress_show(&bar, atomic_load(&order->done));
        thrd_sleep(&moment, NULL);
    }
    thrd_join(runner, NULL);
    progress_end(&bar);
}
