/* trial.c -- one random match, examined before and after each decision. */

#include <stdlib.h>
#include <string.h>

#include "base/seed.h"
#include "engine/guard.h"

#include "conform.h"

/* How often the dear examinations are made: once in so many decisions, or matches. */
enum {
    SAVE_EVERY = 8,
    MESSAGE_EVERY = 32,
    IMAGINE_EVERY = 64,
    UNDO_EVERY = 6,
    CHANGE_MIND_EVERY = 8,
    CONSENT_EVERY = 256,
    FATE_EVERY = 128,
    CHANGED_BYTE_EVERY = 8, /* matches */
    LONG_JOURNAL = 2000, /* lines; from there on a consent goes back so many at most, or a long */
    LONG_REACH = 300,    /* match would hardly ever come to its end                            */
};

eng_seats audience_of(int viewer)
{
    return viewer == SPECTATOR ? 0 : ENG_SEAT(viewer);
}

void look(struct trial *t, const void *state, int viewer, void *out)
{
    memcpy(out, state, t->box->game->state_size);
    eng_redact(t->box, out, audience_of(viewer));
}

static void look_around(struct trial *t, void *const view[VIEWERS])
{
    const void *truth = match_state(t->m);

    for (int seat = 0; seat < core_of(truth)->seat_count; seat++)
        look(t, truth, seat, view[seat]);
    look(t, truth, SPECTATOR, view[SPECTATOR]);
}

void apply_to(struct trial *t, void *state, struct eng_news *news)
{
    struct eng_core *core = state;

    if (core->rng.kind == RNG_MATCH)
        rng_at_event(&core->rng, t->event);
    t->box->game->apply(t->box, state, t->seat, &t->action, news);
}

struct attempt {
    struct trial *t;
    void *state;
    struct eng_news *news;
};

static void attempt(void *arg)
{
    struct attempt *a = arg;

    apply_to(a->t, a->state, a->news);
}

bool try_apply(struct trial *t, void *state, struct eng_news *news)
{
    struct attempt a = { t, state, news };
    struct text why = { 0 };
    bool fine = eng_guard(attempt, &a, &why);

    text_free(&why);
    return fine;
}

static void random_bytes(struct trial *t, struct eng_action *out)
{
    uint64_t word[2] = { rng_u64(&t->chance), rng_u64(&t->chance) };

    memcpy(out, word, sizeof *out);
    if (now_and_then(t, 2)) /* a verb that exists */
        out->verb %= 16;
}

void garbage_action(struct trial *t, const struct eng_choices *c, struct eng_action *out)
{
    uint32_t bits = rng_u32(&t->chance);

    if (c->count == 0 || now_and_then(t, 3)) {
        random_bytes(t, out);
        return;
    }
    *out = c->action[rng_below(&t->chance, (uint32_t)c->count)];
    switch (rng_below(&t->chance, 6)) {
    case 0:
        out->verb = (uint16_t)(bits % 16);
        break;
    case 1:
        out->noun = (uint16_t)(bits % 2 ? out->noun + 1u : bits >> 8);
        break;
    case 2:
        out->angle = (int16_t)(bits % 720);
        break;
    case 3:
        out->count = (int16_t)(bits % 5);
        break;
    default: /* somewhere near: most of these are legal where poses are */
        out->x += (int32_t)(bits % 401) - 200;
        out->y += (int32_t)(bits >> 16) % 401 - 200;
    }
}

bool pick_offered(struct trial *t, int seat, struct eng_action *out)
{
    const struct eng_choices *c = t->offered[seat];

    if (c->count == 0)
        return false;
    *out = c->action[rng_below(&t->chance, (uint32_t)c->count)];
    return true;
}

/* -- before a decision -- */

static void list_offers(struct trial *t)
{
    for (int seat = 0; seat < core_of(t->before)->seat_count; seat++)
        if (core_of(t->before)->asked & ENG_SEAT(seat))
            t->box->game->offer(t->box, t->before, seat, t->offered[seat]);
}

static void examine(struct trial *t)
{
    const struct eng_core *core = match_state(t->m);

    memcpy(t->before, core, t->box->game->state_size);
    look_around(t, t->view);
    list_offers(t);
    check_no_dead_end(t);
    check_views(t);
    for (int seat = 0; seat < core->seat_count; seat++) {
        if (!(core->asked & ENG_SEAT(seat)))
            continue;
        check_offers(t, seat, t->offered[seat]);
        check_legality(t, seat, t->offered[seat]);
    }
    if (now_and_then(t, SAVE_EVERY))
        check_saves(t);
    if (now_and_then(t, MESSAGE_EVERY))
        check_messages(t);
    if (now_and_then(t, IMAGINE_EVERY))
        check_imagined(t);
}

/* -- the decision -- */

static int any_of(struct trial *t, eng_seats seats)
{
    int seat;

    do
        seat = (int)rng_below(&t->chance, ENG_SEATS);
    while (!(seats & ENG_SEAT(seat)));
    return seat;
}

/* Mostly as the game samples, so that matches come to something; sometimes any offer, or whatever
 * check lets pass. */
static bool choose_action(struct trial *t)
{
    uint32_t way = rng_below(&t->chance, 10);

    if (way < 7)
        return eng_random_action(t->box, t->view[t->seat], t->seat, &t->chance, &t->action);
    if (way < 9)
        return pick_offered(t, t->seat, &t->action);
    for (int tries = 0; tries < 8; tries++) {
        garbage_action(t, t->offered[t->seat], &t->action);
        if (t->box->game->check(t->box, t->before, t->seat, &t->action) == 0)
            return true;
    }
    return pick_offered(t, t->seat, &t->action);
}

static bool decide(struct trial *t)
{
    const struct eng_core *core = t->before;
    bool change_mind = core->asked != core->active && now_and_then(t, CHANGE_MIND_EVERY);
    eng_ruleno why;

    t->seat = any_of(t, change_mind ? core->asked : core->active);
    if (!choose_action(t))
        return false;
    t->event = (uint64_t)match_journal(t->m)->count + 1;
    t->news_before = match_news_count(t->m);
    enum match_answer answer = match_play(t->m, t->seat, &t->action, &why);
    if (answer == MATCH_DONE)
        return true;
    fail(t, SOUND, "a legal decision was not played: %s (rule %s)\n%s", match_answer_text(answer),
         why ? t->box->game->book->rules[why].id : "none",
         match_frozen(t->m) ? match_frozen(t->m) : "");
    return false;
}

/* -- after it -- */

static void remember(struct trial *t)
{
    t->played[t->played_count++] = (struct played){ t->seat, t->action, t->event };
    t->decision_at[match_journal(t->m)->count] = t->decision;
}

/* The copy that is played on at the end starts again from here. */
static void start_early(struct trial *t)
{
    memcpy(t->early, match_state(t->m), t->box->game->state_size);
    t->played_count = 0;
}

/* By consent: some way back, barriers or not. */
static void consent(struct trial *t)
{
    int count = match_journal(t->m)->count, reach = count < LONG_JOURNAL ? count : LONG_REACH;
    int line = count - reach + (int)rng_below(&t->chance, (uint32_t)reach);

    if (match_take_back(t->m, line) != MATCH_DONE) {
        fail(t, UNDO, "line %d could not be taken back to", line);
        return;
    }
    t->decision = t->decision_at[line];
    t->decision_at[match_journal(t->m)->count] = t->decision;
    start_early(t);
}

/* Some dice laid by hand: the journal has a line for them, and replays have to honour it. */
static void lay_dice(struct trial *t)
{
    uint8_t value[4];
    int count = 1 + (int)rng_below(&t->chance, 4);

    for (int i = 0; i < count; i++) {
        bool die = t->box->game->faces && rng_below(&t->chance, 4) > 0;
        value[i] =
            (uint8_t)(die ? 1 + rng_below(&t->chance, 6) : ENG_DRAWN + rng_below(&t->chance, 8));
    }
    if (match_lay_fate(t->m, value, count) != MATCH_DONE)
        fail(t, SOUND, "dice could not be laid");
    t->decision_at[match_journal(t->m)->count] = t->decision;
    start_early(t);
}

static void examine_after(struct trial *t)
{
    t->decision++;
    t->report->decisions++;
    look_around(t, t->viewed);
    check_sound(t);
    check_copies(t);
    check_news(t);
    check_twins(t);
    check_secrecy(t);
    check_undo(t);
    check_hash(t);
    remember(t);
    if (now_and_then(t, UNDO_EVERY) && take_back(t)) {
        t->decision--;
        t->report->undone++;
        t->decision_at[match_journal(t->m)->count] = t->decision;
        if (t->played_count > 0)
            t->played_count--;
        else
            start_early(t);
    } else if (now_and_then(t, CONSENT_EVERY)) {
        consent(t);
    } else if (now_and_then(t, FATE_EVERY) && !core_of(match_state(t->m))->over) {
        lay_dice(t);
    } else if (now_and_then(t, 64)) {
        start_early(t);
    }
}

/* -- the whole match -- */

static bool keep(void *user, int number, const char *line, struct err *err)
{
    struct trial *t = user;

    (void)number, (void)err;
    text_printf(&t->kept, "%s\n", line);
    return true;
}

/* Undone decisions come on top of the longest match, but not without end. */
static int line_limit(const struct trial *t)
{
    return 2 * (int)t->box->game->longest + 1000;
}

static void run(void *arg)
{
    struct trial *t = arg;
    struct err err;

    t->m = match_begin(t->box, &t->start, &err);
    if (!t->m) {
        fail(t, SOUND, "the match did not begin: %s", err.reason);
        return;
    }
    match_set_keeper(t->m, keep, t);
    start_early(t);
    check_sound(t);
    while (!core_of(match_state(t->m))->over) {
        if (t->decision >= (int)t->box->game->longest ||
            match_journal(t->m)->count >= line_limit(t))
            break;
        examine(t);
        if (!decide(t))
            return;
        examine_after(t);
    }
    check_ended(t);
    check_early_copy(t);
    check_kept(t);
    check_replay(t);
    if (t->number % CHANGED_BYTE_EVERY == 0)
        check_changed_byte(t);
}

static void random_options(struct trial *t)
{
    const struct eng_option *o = t->box->game->options;

    for (int i = 0; o && o[i].id; i++) {
        uint32_t count = 0;
        while (o[i].values[count])
            count++;
        t->start.option[i] = (uint8_t)rng_below(&t->chance, count);
    }
}

/* Each state is an allocation of its own, so that a sanitizer sees what writes past its end. */
static void *new_state(struct trial *t)
{
    return t->buffer[t->buffer_count++] = base_alloc(t->box->game->state_size);
}

static void lay_out(struct trial *t)
{
    for (int viewer = 0; viewer < VIEWERS; viewer++) {
        t->view[viewer] = new_state(t);
        t->viewed[viewer] = new_state(t);
    }
    t->before = new_state(t);
    t->twin = new_state(t);
    t->copy = new_state(t);
    t->other = new_state(t);
    t->early = new_state(t);
    for (int seat = 0; seat < ENG_SEATS; seat++)
        t->offered[seat] = base_alloc(sizeof *t->offered[seat]);
    t->decision_at = base_alloc((size_t)(line_limit(t) + 2) * sizeof *t->decision_at);
    t->played = base_alloc((size_t)(line_limit(t) + 2) * sizeof *t->played);
}

static void clear_away(struct trial *t)
{
    for (int i = 0; i < t->buffer_count; i++)
        free(t->buffer[i]);
    for (int seat = 0; seat < ENG_SEATS; seat++)
        free(t->offered[seat]);
    free(t->decision_at);
    free(t->played);
    text_free(&t->kept);
    match_free(t->m);
}

void trial_run(const struct eng_box *box, int scenario, uint64_t seed, int number,
               struct report *report)
{
    struct trial t = { .box = box, .report = report, .seed = seed, .number = number };
    struct text why = { 0 };

    t.start.scenario = scenario;
    seed_from_number(&t.start.seed, seed + (uint64_t)number);
    rng_start_search(&t.chance, seed + (uint64_t)number);
    random_options(&t);
    lay_out(&t);
    if (!report->failures[ENDS] && !eng_guard(run, &t, &why)) /* endless matches are dear */
        fail(&t, SOUND, "an assertion failed: %s", text_str(&why));
    report->matches++;
    report->longest = t.decision > report->longest ? t.decision : report->longest;
    text_free(&why);
    clear_away(&t);
}
