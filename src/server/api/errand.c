/* errand.c -- requests that take work. */

#include "server/api/errand.h"

#include <stdio.h>
#include <string.h>

static void free_errand(struct errand *e)
{
    if (e->reel)
        reel_let_go(e->reel);
    text_free(&e->body);
    text_free(&e->answer.made);
    journal_free(&e->journal);
    base_free(e->story);
    base_free(e);
}

/* -- in a thread -- */

static void run(struct work *w)
{
    struct errand *e = (struct errand *)w;

    e->make(e);
}

/* -- in the loop -- */

/* How long an answer of that age has yet to wait: until the next beat, and where it has missed some,
 * until the next power of two of them. */
static int64_t until_beat(int64_t age, int beat)
{
    int64_t leave = beat;

    while (leave < age)
        leave *= 2;
    return leave - age;
}

static void tell(struct errand *e)
{
    int64_t wait = 0;

    e->done = true;
    if (!e->ready) {
        free_errand(e);
        return;
    }
    if (e->beat)
        wait = until_beat(hub_tick(e->server->hub) - e->asked, e->beat);
    e->ready(e->user, wait);
}

static void ended(struct work *w)
{
    struct errand *e = (struct errand *)w;
    int64_t now = hub_tick(e->server->hub);

    purse_end(e->server->purses, e->caller, now, work_spent(w));
    if (w->broken) {
        fprintf(stderr, "berthier: %s\n", text_str(&w->why));
        answer_refusal(&e->answer, 409, CODE_FROZEN,
                       "a fault in the program was found in this match");
    }
    if (e->after)
        e->after(e);
    tell(e);
}

struct errand *errand_new(struct request *r, struct answer *a, void (*make)(struct errand *))
{
    struct errand *e = base_alloc(sizeof *e);

    e->server = r->server;
    e->make = make;
    e->asked = hub_tick(r->server->hub);
    e->lang = request_lang(r);
    snprintf(e->caller, sizeof e->caller, "%s", r->caller);
    snprintf(e->work.turn.who, sizeof e->work.turn.who, "%s",
             callers_is_own(r->caller) && r->shelf[0] ? r->shelf : r->caller);
    a->errand = e;
    return e;
}

void errand_begin(struct errand *e, int64_t size)
{
    e->work.run = run;
    e->work.done = ended;
    e->work.turn.size = size;
    e->work.turn.alone = e->reel;
    if (e->reel)
        reel_hold(e->reel);
    purse_begin(e->server->purses, e->caller, e->asked);
    workers_do(hub_workers(e->server->hub), &e->work);
}

static void opened(struct hub_wait *w)
{
    struct errand *e = w->user;

    e->again = true;
    tell(e);
}

void errand_wait(struct request *r, struct answer *a, const char *match)
{
    struct errand *e = errand_new(r, a, NULL);

    e->wait.ready = opened;
    e->wait.user = e;
    hub_await(r->server->hub, match, &e->wait);
}

void errand_take(struct errand *e, struct answer *out)
{
    text_free(&out->made);
    *out = e->answer;
    out->errand = NULL;
    e->answer = (struct answer){ 0 };
    free_errand(e);
}

void errand_leave(struct errand *e)
{
    e->ready = NULL;
    if (e->done) {
        free_errand(e);
    } else if (e->make) {
        work_cancel(&e->work);
    } else {
        hub_await_no_more(e->server->hub, &e->wait);
        free_errand(e);
    }
}
