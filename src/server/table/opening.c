/* opening.c -- matches that are being played again from their journals. */

#include "server/table/opening.h"

#include <stdio.h>
#include <string.h>

#include "engine/replay.h"

enum { KEPT_MS = 30000, PLAYING = 100 }; /* microseconds a line, roughly */

struct opening {
    struct work work; /* first */
    struct openings *all;
    struct opening *next;
    char id[STORE_ID_MAX + 1];
    const struct eng_box *box;
    struct seed seed;
    struct text journal;
    struct match *m;
    struct err err;
    bool done;
    int64_t ended;
    struct hub_wait *waits;
};

struct openings {
    struct hub *hub;
    struct opening *first;
    struct hub_wait *told; /* who has waited long enough and is being told, one after the other */
};

/* -- in a thread, or not -- */

struct match *opening_replay(const struct eng_box *box, const char *place, const struct journal *j,
                             struct work *work, struct err *err)
{
    struct replay *r = replay_begin(box, place, j, err);
    bool fine = true;

    if (!r)
        return NULL;
    while (fine && match_sequence(replay_match(r)) < j->count) {
        fine = replay_next(r, err);
        if (work)
            work_breathe(work);
        if (work && work_is_cancelled(work))
            fine = err_set(err, place, "it was given up");
    }
    struct match *m = replay_end(r);
    if (fine)
        return m;
    match_free(m);
    return NULL;
}

struct match *opening_play(const struct eng_box *box, const char *place, const struct text *journal,
                           const struct seed *seed, struct work *work, struct err *err)
{
    struct journal j = { 0 };
    struct match *m = NULL;

    if (journal_read(place, text_str(journal), &j, err)) {
        j.seed = *seed;
        j.seed_known = true;
        m = opening_replay(box, place, &j, work, err);
    }
    journal_free(&j);
    return m;
}

static void run(struct work *w)
{
    struct opening *o = (struct opening *)w;

    o->m = opening_play(o->box, o->id, &o->journal, &o->seed, w, &o->err);
}

/* -- in the loop -- */

struct openings *openings_new(struct hub *hub)
{
    struct openings *o = base_alloc(sizeof *o);

    o->hub = hub;
    return o;
}

static void free_opening(struct opening *o)
{
    match_free(o->m);
    text_free(&o->journal);
    base_free(o);
}

void openings_free(struct openings *o)
{
    struct opening *one;

    while ((one = o->first)) {
        o->first = one->next;
        free_opening(one);
    }
    base_free(o);
}

static struct opening *find(const struct openings *o, const char *match)
{
    struct opening *one = o->first;

    while (one && strcmp(one->id, match) != 0)
        one = one->next;
    return one;
}

bool openings_has(const struct openings *o, const char *match)
{
    const struct opening *one = find(o, match);

    return one && !one->done;
}

/* Whoever waits asks again, and takes the opening away with him. */
static void tell(struct openings *o)
{
    struct hub_wait *wait;

    while ((wait = o->told)) {
        o->told = wait->next;
        wait->ready(wait);
    }
}

static void ended(struct work *w)
{
    struct opening *o = (struct opening *)w;

    o->done = true;
    o->ended = hub_tick(o->all->hub);
    if (w->broken)
        err_set(&o->err, o->id, "%s", text_str(&w->why));
    o->all->told = o->waits;
    o->waits = NULL;
    tell(o->all);
}

void openings_begin(struct openings *o, const char *match, const struct eng_box *box,
                    const struct seed *seed, struct text *journal)
{
    struct opening *one = base_alloc(sizeof *one);

    one->all = o;
    one->next = o->first;
    o->first = one;
    snprintf(one->id, sizeof one->id, "%s", match);
    one->box = box;
    one->seed = *seed;
    one->journal = *journal;
    *journal = (struct text){ 0 };
    err_set(&one->err, match, "it was not opened");
    hub_speaker(o->hub, match, one->work.turn.who);
    one->work.turn.size = (int64_t)one->journal.length / 16 * PLAYING;
    one->work.run = run;
    one->work.done = ended;
    workers_do(hub_workers(o->hub), &one->work);
}

static void drop(struct openings *o, struct opening *one)
{
    struct opening **at = &o->first;

    while (*at != one)
        at = &(*at)->next;
    *at = one->next;
    free_opening(one);
}

/* One that has failed is remembered for a while, lest everybody who waits tries it again. */
bool openings_take(struct openings *o, const char *match, struct match **out, struct err *err)
{
    struct opening *one = find(o, match);

    if (!one || !one->done)
        return false;
    *out = one->m;
    *err = one->err;
    one->m = NULL;
    if (*out)
        drop(o, one);
    return true;
}

void openings_tidy(struct openings *o, int64_t now)
{
    for (struct opening *one = o->first, *next; one; one = next) {
        next = one->next;
        if (one->done && now - one->ended > KEPT_MS)
            drop(o, one);
    }
}

void openings_await(struct openings *o, const char *match, struct hub_wait *w)
{
    struct opening *one = find(o, match);
    struct hub_wait **at;

    BASE_ASSERT(one && !one->done);
    for (at = &one->waits; *at;)
        at = &(*at)->next;
    w->next = NULL;
    *at = w;
}

static void take_out(struct hub_wait **at, struct hub_wait *w)
{
    while (*at && *at != w)
        at = &(*at)->next;
    if (*at)
        *at = w->next;
}

void openings_await_no_more(struct openings *o, struct hub_wait *w)
{
    take_out(&o->told, w);
    for (struct opening *one = o->first; one; one = one->next)
        take_out(&one->waits, w);
}
