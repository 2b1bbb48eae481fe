/* table_ask.c -- what needs the consent of others, and what may be claimed without it. */

#include <string.h>

#include "server/table/hub.h"
#include "server/table/table.h"

static const int64_t one_day = INT64_C(24) * 3600 * 1000;
static const int64_t gone_for = INT64_C(7) * 24 * 3600 * 1000;

/* -- how far back a take-back goes -- */

/* For each line of the journal, the decision that is the last one in force after it (0: none), and
 * for each decision the one before it.  Undo and take-back make this a tree, not a list. */
struct history {
    int count;
    int *top, *before, *seat;
};

static void read_history(const struct journal *j, struct history *h)
{
    size_t bytes = (size_t)(j->count + 1) * sizeof(int);

    *h = (struct history){ j->count, base_alloc(bytes), base_alloc(bytes), base_alloc(bytes) };
    for (int i = 1; i <= j->count; i++) {
        const char *line = j->line[i - 1].text;
        int last = h->top[i - 1];
        int64_t back;

        h->top[i] = last;
        if (strncmp(line, "undo ", 5) == 0) {
            h->top[i] = h->before[last];
        } else if (strncmp(line, "take-back ", 10) == 0) {
            h->top[i] = words_int(line + 10, 0, i - 1, &back) ? h->top[back] : last;
        } else if (line[0] >= '0' && line[0] < '0' + ENG_SEATS) {
            h->before[i] = last;
            h->seat[i] = line[0] - '0';
            h->top[i] = i;
        }
    }
}

static void free_history(struct history *h)
{
    base_free(h->top);
    base_free(h->before);
    base_free(h->seat);
}

/* A seat's last run of decisions: how many, and the line before the first of them (-1: there is none). */
struct run {
    int line, decisions;
};

/* It begins when the seat had waited for others.  What they decided while it could decide itself does not
 * end it: that may be a secret, and how far a take-back goes would tell. */
static struct run last_run(const struct journal *j, int seat)
{
    struct history h;
    struct run run = { .line = -1 };
    int at;

    read_history(j, &h);
    at = h.top[h.count];
    while (at && h.seat[at] != seat)
        at = h.before[at];
    for (; at && j->line[at - 1].asked & ENG_SEAT(seat); at = h.before[at])
        if (h.seat[at] == seat) {
            run.line = at - 1;
            run.decisions++;
        }
    free_history(&h);
    return run;
}

int table_takes_back(const struct table *t, int seat)
{
    return last_run(match_journal(t->m), seat).decisions;
}

bool table_is_long(const struct journal *j)
{
    int returns = 0;

    for (int i = 0; i < j->count; i++)
        returns += j->line[i].text[0] == 't'; /* take-back: no other line begins like this */
    return j->count >= HUB_LINES_MAX || returns >= HUB_RETURNS_MAX;
}

/* -- questions -- */

const char *const table_question_name[] = { "takeback", "pause", "draw", "advice", "invite" };

static enum code take_back(struct table *t, int line, const char **why)
{
    if (table_is_long(match_journal(t->m))) {
        *why = "too much was taken back in this match already";
        return CODE_FULL;
    }
    table_stop_bots(t);
    return table_recall(t, line, why);
}

static enum code pause(struct table *t)
{
    clock_stop(&t->clock, hub_tick(t->hub));
    t->paused = true;
    table_stop_bots(t);
    table_keep_around(t);
    table_touch(t);
    return CODE_NONE;
}

enum code table_resume(struct table *t, const char **why)
{
    if (!t->paused) {
        *why = "the match is not paused";
        return CODE_NOT_NOW;
    }
    t->paused = false;
    clock_resume(&t->clock, table_core(t)->active & table_persons(t), hub_tick(t->hub));
    table_keep_around(t);
    table_touch(t);
    return CODE_NONE;
}

static enum code give_away(struct table *t, eng_seats seats, const char **why)
{
    static struct err err; /* the reason outlives the call */

    for (int seat = 0; seat < t->plan.seat_count; seat++)
        if (seats == ENG_SEAT(seat) && !table_invite(t, seat, &err)) {
            err_print(&err);
            *why = err.reason;
            return CODE_NOT_KEPT;
        }
    return CODE_NONE;
}

static enum code grant(struct table *t, enum table_question what, const struct table_ask *ask,
                       const char **why)
{
    t->ask[what].open = false;
    table_touch(t);
    switch (what) {
    case ASK_TAKEBACK:
        return take_back(t, ask->line, why);
    case ASK_PAUSE:
        return pause(t);
    case ASK_DRAW:
        table_end(t, END_DRAWN, 0, ask->by);
        return CODE_NONE;
    case ASK_ADVICE:
        t->advised = true;
        table_keep_around(t);
        return CODE_NONE;
    case ASK_INVITE:
        return give_away(t, ask->waiting, why);
    case TABLE_QUESTIONS:
        break;
    }
    return CODE_NONE;
}

eng_seats table_same_person(const struct table *t, int seat)
{
    eng_seats set = ENG_SEAT(seat);

    for (int i = 0; i < t->door_count; i++)
        if (t->door[i].seats & ENG_SEAT(seat))
            set |= (eng_seats)t->door[i].seats;
    return set;
}

static enum code may_ask(const struct table *t, enum table_question what,
                         const struct table_ask *ask, const char **why)
{
    if (t->ask[what].open) {
        *why = "that is being asked already";
        return CODE_NOT_NOW;
    }
    if (what == ASK_PAUSE && t->paused) {
        *why = "the match is paused already";
        return CODE_NOT_NOW;
    }
    if (what == ASK_ADVICE && (t->advised || !table_gives_advice(t))) {
        *why = t->advised ? "all have agreed to it already" : "nobody gives advice in this game";
        return CODE_NOT_NOW;
    }
    if (what == ASK_TAKEBACK && ask->line < 0) {
        *why = "this seat has decided nothing that could be taken back";
        return CODE_NOT_NOW;
    }
    return CODE_NONE;
}

enum code table_put_question(struct table *t, enum table_question what, int by, const char **why)
{
    struct table_ask ask = { .open = true, .by = by };
    enum code code;

    ask.waiting = table_persons(t) & (eng_seats)~table_same_person(t, by);
    if (what == ASK_TAKEBACK)
        ask.line = last_run(match_journal(t->m), by).line;
    code = may_ask(t, what, &ask, why);
    if (code)
        return code;
    if (!ask.waiting)
        return grant(t, what, &ask, why);
    if (eye_settle(t, TABLE_WATCHERS))
        ask.seq = eye_of(t, TABLE_WATCHERS)->seq;
    t->ask[what] = ask;
    table_touch(t);
    return CODE_NONE;
}

static enum code ask_for_seat(struct table *t, int seat, const char **why)
{
    struct table_ask ask = { .open = true, .by = TABLE_WATCHERS, .waiting = ENG_SEAT(seat) };
    enum code code = may_ask(t, ASK_INVITE, &ask, why);

    if (code)
        return code;
    t->ask[ASK_INVITE] = ask;
    table_touch(t);
    return CODE_NONE;
}

/* A seat that waits for somebody is given away at once, and so is one whose holder is gone by the
 * clock; else it is his to say. */
enum code table_offer_seat(struct table *t, int seat, const char **why)
{
    const struct store_door *door = table_door_of(t, seat);
    int64_t now = hub_tick(t->hub), idle = table_idle_from(t, seat, now);

    if (!door) {
        *why = "nobody can be invited to this seat";
        return CODE_NOT_NOW;
    }
    if (door->kind != STORE_INVITE && (idle < 0 || idle > now))
        return ask_for_seat(t, seat, why);
    return give_away(t, ENG_SEAT(seat), why);
}

enum code table_answer(struct table *t, enum table_question what, int seat, bool yes,
                       const char **why)
{
    struct table_ask *ask = &t->ask[what];

    if (!ask->open || !(ask->waiting & ENG_SEAT(seat))) {
        *why = "nobody waits for this answer";
        return CODE_NOT_NOW;
    }
    table_touch(t);
    if (!yes) {
        ask->open = false;
        return CODE_NONE;
    }
    struct table_ask granted = *ask;
    ask->waiting &= (eng_seats)~table_same_person(t, seat);
    return ask->waiting ? CODE_NONE : grant(t, what, &granted, why);
}

enum code table_withdraw(struct table *t, enum table_question what, int by, const char **why)
{
    if (!t->ask[what].open || t->ask[what].by != by) {
        *why = "this seat has not asked";
        return CODE_NOT_NOW;
    }
    t->ask[what].open = false;
    table_touch(t);
    return CODE_NONE;
}

static void lapse(struct table *t, enum table_question what)
{
    if (!t->ask[what].open)
        return;
    t->ask[what].open = false;
    table_touch(t);
}

void table_lapse(struct table *t)
{
    for (int what = 0; what < TABLE_QUESTIONS; what++)
        lapse(t, (enum table_question)what);
}

/* A seat that is asked to leave may think about it over many decisions. */
void table_lapse_by_news(struct table *t)
{
    for (int what = 0; what < ASK_INVITE; what++)
        if (t->ask[what].open &&
            (!eye_settle(t, TABLE_WATCHERS) || eye_of(t, TABLE_WATCHERS)->seq != t->ask[what].seq))
            lapse(t, (enum table_question)what);
}

/* -- claims -- */

bool table_has_page(const struct table *t, int seat)
{
    for (const struct peer *p = t->peers; p; p = p->next)
        if (p->door.seats & ENG_SEAT(seat))
            return true;
    return false;
}

static int64_t given_up_at(const struct table *t, int seat, int64_t now)
{
    int64_t since = t->asked_since;

    if (t->clock.terms.kind != CLOCK_NONE)
        return t->clock.running & ENG_SEAT(seat) ? t->clock.since + t->clock.left[seat]
                                                 : now + t->clock.left[seat];
    if (table_has_page(t, seat))
        return -1;
    return (since > t->gone_since[seat] ? since : t->gone_since[seat]) + gone_for;
}

int64_t table_idle_from(const struct table *t, int seat, int64_t now)
{
    if (table_is_over(t) || t->paused ||
        !(table_core(t)->active & table_persons(t) & ENG_SEAT(seat)))
        return -1;
    return given_up_at(t, seat, now);
}

/* What the doors know of it, which a restart does not forget.  While the program was not running
 * nobody could come, so everybody has a day after its start. */
void table_note_gone(struct table *t)
{
    for (int seat = 0; seat < ENG_SEATS; seat++)
        t->gone_since[seat] = hub_started(t->hub) + one_day - gone_for;
    for (int i = 0; i < t->door_count; i++) {
        int64_t seen = hub_tick_of(t->hub, t->door[i].seen * 1000);

        for (int seat = 0; seat < ENG_SEATS; seat++)
            if (t->door[i].seats & ENG_SEAT(seat) && seen > t->gone_since[seat])
                t->gone_since[seat] = seen;
    }
}

int64_t table_claim_time(const struct table *t, int seat, int64_t now)
{
    eng_seats owing = table_core(t)->active & table_persons(t);
    int64_t first = -1;

    if (seat < 0 || table_is_over(t) || t->paused || table_core(t)->active & ENG_SEAT(seat))
        return -1;
    owing &= (eng_seats) ~(table_side(t, seat) | table_same_person(t, seat));
    for (int other = 0; other < t->plan.seat_count; other++) {
        int64_t at = owing & ENG_SEAT(other) ? given_up_at(t, other, now) : -1;
        if (at >= 0 && (first < 0 || at < first))
            first = at;
    }
    return first;
}

enum code table_resign(struct table *t, int seat)
{
    eng_seats all = (eng_seats)((1 << table_core(t)->seat_count) - 1);

    table_end(t, END_RESIGNED, all & (eng_seats)~table_side(t, seat), seat);
    return CODE_NONE;
}

enum code table_claim(struct table *t, int seat, const char **why)
{
    int64_t now = hub_tick(t->hub), from = table_claim_time(t, seat, now);

    if (from < 0 || from > now) {
        *why = "nobody has been waited for long enough";
        return CODE_NOT_NOW;
    }
    table_end(t, END_CLAIMED, table_side(t, seat), seat);
    return CODE_NONE;
}
