/* table_bots.c -- a table's dealings with the bots that play at it. */

#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "engine/guard.h"
#include "server/table/hub.h"
#include "server/table/table.h"
#include "server/table/tempo.h"

enum { PROGRESS_MS = 500 };

/* What a seat knows, the note about the last action's barrier apart: it is no knowledge, and the
 * other side's drafts change it. */
static bool seat_state(struct table *t, int seat, void *out, uint64_t *hash)
{
    if (!match_view(t->m, ENG_SEAT(seat), out))
        return false;
    ((struct eng_core *)out)->barrier = 0;
    *hash = eng_hash(t->plan.box, out);
    return true;
}

/* Is it still the question that the bot was asked? */
static bool still_asked(struct table *t, int seat, uint64_t given)
{
    void *state = base_alloc(t->plan.box->game->state_size);
    uint64_t hash = 0;
    bool same = seat_state(t, seat, state, &hash) && hash == given;

    base_free(state);
    return same && table_core(t)->active & ENG_SEAT(seat) && !table_is_over(t) && !t->paused;
}

/* One thought goes on over all that a bot decides without anybody seeing it: neither when it is told
 * of nor how often says how many decisions there were.  What all can read ends it. */
static void go_on_thinking(struct table *t, int seat)
{
    struct table_thought *thought = &t->thought[seat];
    int lines = eye_lines(t, TABLE_WATCHERS);

    if (thought->began && thought->lines == lines)
        return;
    thought->began = hub_tick(t->hub);
    thought->next = thought->began + PROGRESS_MS;
    thought->lines = lines;
}

static bool has_decided_last(const struct table *t, int seat)
{
    const struct journal *j = match_journal(t->m);

    return j->count > 0 && j->line[j->count - 1].text[0] == '0' + seat;
}

/* What nobody else sees costs no time that they could count: the slot of the question before goes on. */
static void begin_slot(struct table *t, int seat)
{
    struct table_held *held = &t->held[seat];
    const struct plan_seat *s = &t->plan.seat[seat];

    if (held->unseen && has_decided_last(t, seat)) {
        *held = (struct table_held){ .asked = held->asked, .slot = held->slot };
        return;
    }
    *held =
        (struct table_held){ .asked = hub_tick(t->hub),
                             .slot = tempo_slot(s->bot, &s->budget, !has_decided_last(t, seat)) };
}

static void ask_bot(struct table *t, int seat)
{
    struct plan_seat *s = &t->plan.seat[seat];
    void *state = base_alloc(t->plan.box->game->state_size);
    struct bots_job job = { .seat = seat, .box = t->plan.box, .bot = s->bot, .budget = s->budget };
    struct table_thought *thought = &t->thought[seat];

    memcpy(job.match, t->id, sizeof job.match);
    snprintf(job.who, sizeof job.who, "%s", t->caller[0] ? t->caller : t->id);
    job.redacted = state;
    randombytes_buf(&job.chance, sizeof job.chance);
    if (seat_state(t, seat, state, &thought->hash)) {
        go_on_thinking(t, seat);
        thought->job = bots_ask(hub_bots(t->hub), &job);
        begin_slot(t, seat);
        hub_wake_in(t->hub, thought->next - hub_tick(t->hub));
    }
    base_free(state);
}

static bool may_think(const struct table *t)
{
    return !table_is_over(t) && !t->paused && !t->stuck && !t->recall && !match_frozen(t->m);
}

void table_wake_bots(struct table *t)
{
    const struct eng_core *core = table_core(t);
    int64_t wait = t->bots_from - hub_tick(t->hub);

    if (!may_think(t))
        return;
    if (!t->lesson.over && table_lesson_goes_on(t))
        return;
    if (!t->peers && !table_persons(t)) /* a match of bots alone waits until somebody looks on */
        return;
    for (int seat = 0; seat < t->plan.seat_count; seat++) {
        if (!t->plan.seat[seat].bot || !(core->active & ENG_SEAT(seat)) || t->thought[seat].job)
            continue;
        if (wait > 0)
            hub_wake_in(t->hub, wait);
        else
            ask_bot(t, seat);
    }
}

/* -- telling -- */

static void tell_thought(struct table *t, int seat, bool decided, int64_t now)
{
    int64_t of = bots_promise(hub_bots(t->hub), t->plan.seat[seat].budget.ms);
    int64_t ms = now - t->thought[seat].began;

    for (struct peer *p = t->peers; p; p = p->next) {
        struct message m;

        message_begin(&m, MESSAGE_THINKING);
        jout_key_int(&m.j, "seat", seat);
        jout_key(&m.j, "ms");
        decided ? jout_null(&m.j) : jout_int(&m.j, ms < of ? ms : of);
        jout_key_int(&m.j, "of", of);
        message_put(&m, p, PEER_ANSWER, NULL);
    }
}

static void end_thought(struct table *t, int seat)
{
    struct table_thought *thought = &t->thought[seat];

    if (thought->told)
        tell_thought(t, seat, true, 0);
    *thought = (struct table_thought){ 0 };
}

/* Who has no more to decide has stopped thinking. */
static void end_thoughts(struct table *t)
{
    for (int seat = 0; seat < t->plan.seat_count; seat++)
        if (!t->thought[seat].job && !(may_think(t) && table_core(t)->active & ENG_SEAT(seat)))
            end_thought(t, seat);
}

int64_t table_tell_thoughts(struct table *t, int64_t now)
{
    int64_t first = -1;

    for (int seat = 0; seat < t->plan.seat_count; seat++) {
        struct table_thought *thought = &t->thought[seat];
        if (!thought->began)
            continue;
        if (now >= thought->next) {
            thought->told = true;
            thought->next = now + PROGRESS_MS;
            tell_thought(t, seat, false, now);
        }
        if (first < 0 || thought->next - now < first)
            first = thought->next - now;
    }
    return first;
}

void table_stop_bots(struct table *t)
{
    for (int seat = 0; seat < t->plan.seat_count; seat++) {
        if (t->thought[seat].job)
            bots_cancel(hub_bots(t->hub), t->thought[seat].job);
        end_thought(t, seat);
    }
}

void table_recall_bots(struct table *t)
{
    for (int seat = 0; seat < t->plan.seat_count; seat++) {
        struct table_thought *thought = &t->thought[seat];

        if (!thought->job || still_asked(t, seat, thought->hash))
            continue;
        bots_cancel(hub_bots(t->hub), thought->job);
        thought->job = 0;
    }
    end_thoughts(t);
}

/* Whether it was still thinking or had long decided, it answers after the same time. */
static void hurry_held(struct table *t, int seat)
{
    struct table_held *held = &t->held[seat];

    held->asked = hub_tick(t->hub);
    held->slot = TEMPO_HURRY;
    if (held->due)
        held->due = tempo_due(held->asked, held->slot, held->asked);
    hub_wake_in(t->hub, held->slot);
}

bool table_hurry(struct table *t)
{
    bool any = false;

    for (int seat = 0; seat < t->plan.seat_count; seat++) {
        if (!t->thought[seat].job)
            continue;
        any = true;
        bots_hurry(hub_bots(t->hub), t->thought[seat].job);
        hurry_held(t, seat);
    }
    return any;
}

/* -- deciding -- */

struct chance {
    struct table *t;
    int seat;
    void *state;
    bool found;
    struct eng_action action;
};

static void pick_any(void *arg)
{
    struct chance *c = arg;
    struct rng rng;
    uint64_t seed;

    randombytes_buf(&seed, sizeof seed);
    rng_start_search(&rng, seed);
    c->found = eng_random_action(c->t->plan.box, c->state, c->seat, &rng, &c->action);
}

/* A bot that broke or broke the rules is not to spoil a match: any legal action will do. */
static bool play_anything(struct table *t, int seat)
{
    struct chance c = { .t = t, .seat = seat };
    struct text why = { 0 };
    eng_ruleno rule;
    uint64_t hash;
    bool done = false;

    c.state = base_alloc(t->plan.box->game->state_size);
    if (seat_state(t, seat, c.state, &hash) && eng_guard(pick_any, &c, &why) && c.found)
        done = match_play(t->m, seat, &c.action, &rule) == MATCH_DONE;
    base_free(c.state);
    text_free(&why);
    return done;
}

static void play_answer(struct table *t, const struct bots_answer *answer)
{
    struct table_thought *thought = &t->thought[answer->seat];
    uint64_t given = thought->hash;
    eng_ruleno why;

    thought->job = 0;
    hub_table_changed(t);
    if (!still_asked(t, answer->seat, given))
        return;
    bool done =
        answer->found && match_play(t->m, answer->seat, &answer->action, &why) == MATCH_DONE;
    if (done || play_anything(t, answer->seat)) {
        if (!t->held[answer->seat].unseen)
            t->bots_from = hub_tick(t->hub) + t->plan.pace;
        table_moved(t);
    } else {
        t->stuck = true;
        table_touch(t);
    }
    end_thoughts(t);
}

void table_take_answer(struct table *t, const struct bots_answer *answer)
{
    struct table_held *held = &t->held[answer->seat];
    int64_t now = hub_tick(t->hub);

    if (t->thought[answer->seat].job != answer->number)
        return;
    held->answer = *answer;
    held->unseen = answer->found && !match_is_seen(t->m, answer->seat, &answer->action);
    held->due = held->unseen ? now : tempo_due(held->asked, held->slot, now);
    hub_wake_in(t->hub, held->due - now);
}

int64_t table_release(struct table *t, int64_t now)
{
    int64_t next = -1;

    for (int seat = 0; seat < t->plan.seat_count; seat++) {
        struct table_held *held = &t->held[seat];
        int64_t wait = held->due - now;

        if (!held->due || t->thought[seat].job != held->answer.number)
            continue;
        if (wait > 0) {
            next = next < 0 || wait < next ? wait : next;
            continue;
        }
        held->due = 0;
        play_answer(t, &held->answer);
    }
    return next;
}
