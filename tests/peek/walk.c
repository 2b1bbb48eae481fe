/* walk.c -- the matches in which own actions are tried. */

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "engine/guard.h"

#include "peek.h"

enum { OPENING = 200 }; /* decisions */

/* A match, in the hands of players of all sorts. */
struct walk {
    struct peek_try t;
    struct rng chance;
    void *state, *knows;
    uint32_t wander; /* decisions in a hundred that are taken at random */
    int most;        /* decisions: of some matches the beginning alone */
};

static struct eng_core *core_of(void *state)
{
    return state;
}

/* -- the start -- */

static void random_options(struct walk *w, uint8_t option[ENG_OPTIONS])
{
    const struct eng_option *o = w->t.p->box->game->options;
    bool plain = rng_below(&w->chance, 2) == 0;

    for (int i = 0; o && o[i].id && !plain; i++) {
        uint32_t count = 0;
        while (o[i].values[count])
            count++;
        option[i] = (uint8_t)rng_below(&w->chance, count);
    }
}

static bool begin(struct walk *w)
{
    static const uint32_t wanders[] = { 0, 30, 70, 90, 100, 100 };
    struct peek *p = w->t.p;
    uint8_t option[ENG_OPTIONS] = { 0 };
    struct err err;
    int scenario = p->scenario >= 0 ? p->scenario : w->t.match % p->box->scenario_count;

    rng_start_search(&w->chance, p->seed * 1000003 + (uint64_t)w->t.match);
    random_options(w, option);
    w->wander = p->script ? wanders[rng_below(&w->chance, 6)] : 100;
    w->most = rng_below(&w->chance, 2) ? (int)p->box->game->longest : OPENING;
    return eng_begin_search(p->box, scenario, option, rng_u64(&w->chance), w->state, &err);
}

/* -- one decision -- */

static bool decide(struct walk *w)
{
    const struct eng_box *box = w->t.p->box;
    struct peek_try *t = &w->t;

    if (rng_below(&w->chance, 100) >= w->wander &&
        t->p->script(box, w->knows, t->seat, &w->chance, &t->action))
        return true;
    if (rng_below(&w->chance, 4) == 0 &&
        eng_pick_offer(box, w->knows, t->seat, &w->chance, &t->action))
        return true;
    return eng_random_action(box, w->knows, t->seat, &w->chance, &t->action);
}

static int any_of(struct walk *w, eng_seats seats)
{
    int seat;

    do
        seat = (int)rng_below(&w->chance, ENG_SEATS);
    while (!(seats & ENG_SEAT(seat)));
    return seat;
}

/* The truth, and worlds that the seat could mistake for it. */
static bool imagine_twins(struct walk *w)
{
    struct peek_try *t = &w->t;
    size_t size = t->p->box->game->state_size;

    memcpy(t->world[0], w->state, size);
    for (int i = 1; i <= t->p->twins; i++) {
        memcpy(t->world[i], w->knows, size);
        if (!eng_imagine(t->p->box, t->world[i], t->seat, &w->chance))
            return false;
    }
    return true;
}

static bool step(struct walk *w)
{
    struct peek_try *t = &w->t;
    size_t size = t->p->box->game->state_size;

    t->seat = any_of(w, core_of(w->state)->active);
    memcpy(w->knows, w->state, size);
    eng_redact(t->p->box, w->knows, ENG_SEAT(t->seat));
    if (!decide(w) || !imagine_twins(w))
        return false;
    peek_compare(t);
    memcpy(w->state, t->world[0], size);
    t->decision++;
    return true;
}

static void play(void *arg)
{
    struct walk *w = arg;
    struct peek *p = w->t.p;

    while (!core_of(w->state)->over && w->t.decision < w->most && p->report.quiet < p->enough)
        BASE_ASSERT(step(w));
}

/* -- all of them -- */

static void lay_out(struct walk *w)
{
    size_t size = w->t.p->box->game->state_size;

    w->state = base_alloc(size);
    w->knows = base_alloc(size);
    for (int i = 0; i <= w->t.p->twins; i++) {
        w->t.world[i] = base_alloc(size);
        w->t.view[i] = base_alloc(size);
        w->t.news[i] = base_alloc(sizeof *w->t.news[i]);
    }
    w->t.before = w->state;
    w->t.chance = &w->chance;
}

static void clear_away(struct walk *w)
{
    free(w->state);
    free(w->knows);
    for (int i = 0; i <= w->t.p->twins; i++) {
        free(w->t.world[i]);
        free(w->t.view[i]);
        free(w->t.news[i]);
    }
}

/* A failed assertion is a difference of its own kind: nothing may break in a world that can be. */
static void play_match(struct walk *w)
{
    struct text why = { 0 };

    w->t.decision = 0;
    BASE_ASSERT(begin(w));
    if (!eng_guard(play, w, &why))
        peek_note_broken(&w->t, text_str(&why));
    w->t.p->report.matches++;
    text_free(&why);
}

void peek_run(struct peek *p)
{
    struct walk w = { .t = { .p = p } };
    time_t began = time(NULL);

    lay_out(&w);
    for (w.t.match = p->match >= 0 ? p->match : 0; p->report.quiet < p->enough; w.t.match++) {
        play_match(&w);
        bool in_vain = p->report.quiet == 0 && p->report.matches >= PEEK_IN_VAIN;
        if (p->match >= 0 || in_vain || (p->seconds && time(NULL) - began >= p->seconds))
            break;
    }
    clear_away(&w);
}
