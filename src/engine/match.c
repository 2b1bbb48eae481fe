/* match.c -- one running match: check, apply on a copy, judge, keep, and only then go on. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/flow.h"
#include "engine/guard.h"
#include "engine/match_local.h"
#include "engine/sabotage.h"

/* So many decisions can be undone; those before are out of reach.  A seat that drafts without end
 * must not fill the memory. */
enum { SNAPSHOTS_MAX = 400 };

const char *match_answer_text(enum match_answer answer)
{
    switch (answer) {
    case MATCH_DONE:
        return "done";
    case MATCH_REFUSED:
        return "the rules forbid it";
    case MATCH_NOT_ASKED:
        return "it is not this seat's decision";
    case MATCH_OVER:
        return "the match is over";
    case MATCH_FROZEN:
        return "the match is frozen";
    case MATCH_NO_UNDO:
        return "there is nothing that can be taken back";
    case MATCH_NOT_KEPT:
        return "the decision could not be stored";
    }
    return "";
}

/* -- beginning and end -- */

struct match *match_new(const struct eng_box *box)
{
    struct match *m = base_alloc(sizeof *m);
    m->box = box;
    m->state = base_alloc(box->game->state_size);
    m->scratch = base_alloc(box->game->state_size);
    return m;
}

/* A position may have brought a key of its own. */
static void start_dice(struct match *m)
{
    const struct rng *rng = &match_core(m)->rng;

    for (int i = 0; i < 32; i++)
        m->dice.key.byte[i] = (uint8_t)(rng->s[i / 8] >> 8 * (i % 8));
}

void match_start_journal(struct match *m, const struct eng_start *start)
{
    m->journal.format = start->by_line ? JOURNAL_BY_LINE : JOURNAL_FORMAT;
    m->journal.game = base_strdup(m->box->game->book->game);
    m->journal.version = m->box->game->version;
    m->journal.seed = start->seed;
    m->journal.seed_known = true;
    journal_begin(&m->journal);
    start_dice(m);
}

static int last_told(const struct match *m)
{
    return m->news_count > 0 ? m->news[m->news_count - 1] : -1;
}

static void tell_one(struct match *m, const struct eng_event *event)
{
    int before = last_told(m);

    if (m->told_count == m->told_room) {
        m->told_room = m->told_room ? 2 * m->told_room : 64;
        m->told = base_realloc(m->told, (size_t)m->told_room * sizeof *m->told);
    }
    if (m->news_count == m->news_room) {
        m->news_room = m->news_room ? 2 * m->news_room : 64;
        m->news = base_realloc(m->news, (size_t)m->news_room * sizeof *m->news);
    }
    m->told[m->told_count] = (struct told){ *event, before };
    m->news[m->news_count++] = m->told_count++;
}

/* The fresh news join the others. */
static void publish(struct match *m)
{
    for (int i = 0; i < m->fresh.count; i++)
        tell_one(m, &m->fresh.event[i]);
}

static void note_options(struct match *m, const uint8_t *option)
{
    const struct eng_option *o = m->box->game->options;
    for (int i = 0; o && o[i].id; i++)
        if (option[i])
            text_printf(&m->journal.options, "%s %s\n", o[i].id, o[i].values[option[i]]);
}

struct match *match_begin(const struct eng_box *box, const struct eng_start *start, struct err *err)
{
    struct match *m = match_new(box);

    if (!eng_begin(box, start, m->state, &m->fresh, err)) {
        match_free(m);
        return NULL;
    }
    m->journal.scenario = base_strdup(box->scenario[start->scenario].id);
    note_options(m, start->option);
    match_start_journal(m, start);
    publish(m);
    return m;
}

struct match *match_from_position_as(const struct eng_box *box, const char *place, const char *text,
                                     const struct eng_start *start, struct err *err)
{
    struct match *m = match_new(box);

    if (!eng_begin_position(box, place, text, start, m->state, &m->fresh, err)) {
        match_free(m);
        return NULL;
    }
    text_add(&m->journal.position, text);
    if (m->journal.position.s[m->journal.position.length - 1] != '\n')
        text_add_char(&m->journal.position, '\n');
    match_start_journal(m, start);
    publish(m);
    return m;
}

struct match *match_from_position(const struct eng_box *box, const char *place, const char *text,
                                  const struct seed *seed, struct err *err)
{
    struct eng_start start = { .seed = *seed };

    return match_from_position_as(box, place, text, &start, err);
}

static void drop_snapshots(struct match *m)
{
    for (int i = 0; i < m->snapshot_count; i++)
        free(m->snapshot[i].run);
    m->snapshot_count = 0;
}

void match_free(struct match *m)
{
    if (!m)
        return;
    drop_snapshots(m);
    journal_free(&m->journal);
    text_free(&m->frozen);
    free(m->snapshot);
    free(m->news);
    free(m->told);
    free(m->state);
    free(m->scratch);
    free(m);
}

void match_set_keeper(struct match *m, match_keeper *keep, void *user)
{
    m->keep = keep;
    m->keeper = user;
}

/* -- frozen -- */

static enum match_answer freeze(struct match *m, const char *what, const char *why)
{
    text_printf(&m->frozen, "%s: %s\nat: ", what, why);
    eng_trace(m->box, m->state, &m->frozen);
    text_printf(&m->frozen, "\nafter %d lines of the journal\n", m->journal.count);
    return MATCH_FROZEN;
}

bool match_guarded(struct match *m, const char *what, void (*work)(void *), void *arg)
{
    struct text why = { 0 };
    if (m->frozen.length)
        return false;
    bool fine = eng_guard(work, arg, &why);
    if (!fine)
        freeze(m, what, text_str(&why));
    text_free(&why);
    return fine;
}

/* -- playing -- */

static enum match_answer may_decide(const struct match *m, int seat)
{
    const struct eng_core *core = match_core(m);

    if (m->frozen.length)
        return MATCH_FROZEN;
    if (core->over)
        return MATCH_OVER;
    if (seat < 0 || seat >= core->seat_count || !(core->asked & ENG_SEAT(seat)))
        return MATCH_NOT_ASKED;
    return MATCH_DONE;
}

struct deed {
    struct match *m;
    int seat;
    const struct eng_action *action;
    eng_ruleno why;
    const char *broken;
};

/* Is this a bug that gives away what is hidden from the seat, and does it now? */
static bool gives_away(const struct deed *d, enum sabotage bug)
{
    size_t size = d->m->box->game->state_size;

    if (!SABOTAGE(bug))
        return false;
    memcpy(d->m->scratch, d->m->state, size);
    eng_redact(d->m->box, d->m->scratch, ENG_SEAT(d->seat));
    return sabotage_hidden(d->m->state, d->m->scratch, offsetof(struct eng_core, over), size);
}

static void check_deed(void *arg)
{
    struct deed *d = arg;
    d->why = d->m->box->game->check(d->m->box, d->m->state, d->seat, d->action);
    if (d->why && gives_away(d, BUG_RULE))
        d->why = d->why > 1 ? 1 : 2;
}

enum match_answer match_check(struct match *m, int seat, const struct eng_action *a,
                              eng_ruleno *why)
{
    struct deed d = { .m = m, .seat = seat, .action = a };
    enum match_answer answer = may_decide(m, seat);

    *why = 0;
    if (answer != MATCH_DONE)
        return answer;
    if (!match_guarded(m, "check", check_deed, &d))
        return MATCH_FROZEN;
    *why = d.why;
    return d.why ? MATCH_REFUSED : MATCH_DONE;
}

/* In journals of format 1 dice depend on the line of the journal that casts them. */
static void apply_deed(void *arg)
{
    struct deed *d = arg;
    struct match *m = d->m;
    struct eng_core *core = m->scratch;

    if (core->rng.kind == RNG_MATCH)
        rng_at_event(&core->rng, (uint64_t)m->journal.count + 1);
    m->box->game->apply(m->box, m->scratch, d->seat, d->action, &m->fresh);
    d->broken = m->box->game->broken(m->box, m->scratch);
}

bool match_note(struct match *m, const char *line, const void *state)
{
    struct text kept = { 0 };
    struct err err;
    uint64_t hash = eng_hash(m->box, state);

    journal_next(&m->journal, line, hash, &kept);
    bool fine = !m->keep || m->keep(m->keeper, m->journal.count + 1, text_str(&kept), &err);
    if (fine) {
        journal_add(&m->journal, line, hash);
        m->journal.line[m->journal.count - 1].asked = match_core(m)->asked;
    }
    text_free(&kept);
    return fine;
}

/* The state of before; but rolls keep their numbers, and what the players added since stays. */
static void put_back(struct match *m, const void *state)
{
    struct rng rng = match_core(m)->rng;

    memcpy(m->state, state, m->box->game->state_size);
    if (rng.kind == RNG_ROLLS)
        match_core(m)->rng = rng;
}

static void swap_states(struct match *m)
{
    void *was = m->state;
    m->state = m->scratch;
    m->scratch = was;
}

static void drop_oldest(struct match *m)
{
    free(m->snapshot[0].run);
    m->snapshot_count--;
    memmove(m->snapshot, m->snapshot + 1, (size_t)m->snapshot_count * sizeof *m->snapshot);
}

/* Both are at hand when a decision has been applied: `scratch` is the state after it. */
static bool is_changed(const struct match *m, size_t word)
{
    const char *before = m->state, *after = m->scratch;

    return memcmp(before + word * sizeof(uint64_t), after + word * sizeof(uint64_t),
                  sizeof(uint64_t)) != 0;
}

/* The run that begins at `word` or behind it; count 0: there is none. */
static struct snapshot_run next_run(const struct match *m, size_t word)
{
    size_t words = m->box->game->state_size / sizeof(uint64_t), end;

    while (word < words && !is_changed(m, word))
        word++;
    for (end = word; end < words && is_changed(m, end);)
        end++;
    return (struct snapshot_run){ (uint32_t)word, (uint32_t)(end - word) };
}

static size_t size_of_run(const struct snapshot_run *r)
{
    return sizeof *r + r->count * sizeof *r->word;
}

static size_t size_of_runs(const struct match *m)
{
    size_t size = 0;

    for (struct snapshot_run r = next_run(m, 0); r.count; r = next_run(m, r.from + r.count))
        size += size_of_run(&r);
    return size;
}

static void take_runs(const struct match *m, struct snapshot *out)
{
    out->size = size_of_runs(m);
    out->run = base_alloc(out->size);
    char *to = (char *)out->run;
    for (struct snapshot_run r = next_run(m, 0); r.count; r = next_run(m, r.from + r.count)) {
        memcpy(to, &r, sizeof r);
        memcpy(to + sizeof r, (const char *)m->state + r.from * sizeof *r.word,
               r.count * sizeof *r.word);
        to += size_of_run(&r);
    }
}

/* Makes the state after a decision the one before it. */
static void lay_runs(const struct snapshot *s, void *state)
{
    const struct snapshot_run *r = s->run;

    for (size_t at = 0; at < s->size; at += size_of_run(r)) {
        r = (const struct snapshot_run *)((const char *)s->run + at);
        memcpy((char *)state + r->from * sizeof *r->word, r->word, r->count * sizeof *r->word);
    }
}

static void push_snapshot(struct match *m, int seat)
{
    if (m->snapshot_count == SNAPSHOTS_MAX)
        drop_oldest(m);
    if (m->snapshot_count == m->snapshot_room) {
        m->snapshot_room = m->snapshot_room ? 2 * m->snapshot_room : 16;
        m->snapshot = base_realloc(m->snapshot, (size_t)m->snapshot_room * sizeof *m->snapshot);
    }
    struct snapshot *s = &m->snapshot[m->snapshot_count++];
    *s = (struct snapshot){ .seat = seat, .news_count = m->news_count };
    take_runs(m, s);
}

static enum match_answer carry_out(struct match *m, struct deed *d)
{
    struct text line = { 0 };

    text_printf(&line, "%d ", d->seat);
    eng_action_text(m->box->game, d->action, &line);
    bool kept = match_note(m, text_str(&line), m->scratch);
    text_free(&line);
    if (!kept)
        return MATCH_NOT_KEPT;
    if (((struct eng_core *)m->scratch)->barrier)
        drop_snapshots(m);
    else
        push_snapshot(m, d->seat);
    swap_states(m);
    publish(m);
    return MATCH_DONE;
}

enum match_answer match_play(struct match *m, int seat, const struct eng_action *a, eng_ruleno *why)
{
    struct deed d = { .m = m, .seat = seat, .action = a };
    enum match_answer answer = match_check(m, seat, a, why);

    if (answer != MATCH_DONE)
        return answer;
    memcpy(m->scratch, m->state, m->box->game->state_size);
    m->fresh.count = m->fresh.rolled = 0;
    if (!match_guarded(m, "apply", apply_deed, &d))
        return MATCH_FROZEN;
    if (d.broken)
        return freeze(m, "broken invariant", d.broken);
    return carry_out(m, &d);
}

/* Draws, and faces that the dice of the game have. */
static bool can_be_laid(const struct match *m, const uint8_t *value, int count)
{
    int faces = 0;

    while (m->box->game->faces && m->box->game->faces[faces])
        faces++;
    for (int i = 0; i < count && m->journal.format != JOURNAL_BY_LINE; i++)
        if (value[i] < ENG_DRAWN && (value[i] < 1 || value[i] > faces))
            return false;
    return true;
}

/* Faces that read the same are the first of them: so they are written, and read again. */
static int first_alike(const struct match *m, int value)
{
    const char *const *faces = m->box->game->faces;

    if (m->journal.format == JOURNAL_BY_LINE || value >= ENG_DRAWN)
        return value;
    while (value > 1 && strcmp(faces[value - 1], faces[value - 2]) == 0)
        value--;
    return value;
}

enum match_answer match_lay_fate(struct match *m, const uint8_t *value, int count)
{
    struct eng_core *core = m->scratch;
    struct text line = { 0 };

    if (m->frozen.length)
        return MATCH_FROZEN;
    if (count < 1 || count > ENG_FATE || !can_be_laid(m, value, count))
        return MATCH_REFUSED;
    memcpy(m->scratch, m->state, m->box->game->state_size);
    memset(&core->fate, 0, sizeof core->fate);
    core->fate.count = (uint8_t)count;
    for (int i = 0; i < count; i++)
        core->fate.value[i] = (uint8_t)first_alike(m, value[i]);
    eng_fate_text(m->box->game, core, &line);
    bool kept = match_note(m, text_str(&line), m->scratch);
    text_free(&line);
    if (!kept)
        return MATCH_NOT_KEPT;
    drop_snapshots(m);
    swap_states(m);
    return MATCH_DONE;
}

/* -- taking back -- */

bool match_can_undo(const struct match *m, int seat)
{
    return !m->frozen.length && m->snapshot_count > 0 &&
           m->snapshot[m->snapshot_count - 1].seat == seat;
}

int match_undo_news(const struct match *m)
{
    return m->snapshot_count ? m->snapshot[m->snapshot_count - 1].news_count : m->news_count;
}

/* The news from there on go, but that somebody asked for advice stays said. */
static void drop_news(struct match *m, int from)
{
    int count = m->news_count;

    m->news_count = from;
    for (int i = from; i < count; i++) {
        struct eng_event event = *match_news(m, i);
        if (event.what.text == ENG_TEXT_ADVICE)
            tell_one(m, &event);
    }
}

enum match_answer match_undo(struct match *m, int seat)
{
    char line[16];

    if (m->frozen.length)
        return MATCH_FROZEN;
    if (!match_can_undo(m, seat))
        return MATCH_NO_UNDO;
    struct snapshot *s = &m->snapshot[m->snapshot_count - 1];
    snprintf(line, sizeof line, "undo %d", seat);
    memcpy(m->scratch, m->state, m->box->game->state_size);
    lay_runs(s, m->scratch);
    if (!match_note(m, line, m->scratch))
        return MATCH_NOT_KEPT;
    put_back(m, m->scratch);
    drop_news(m, s->news_count);
    free(s->run);
    m->snapshot_count--;
    return MATCH_DONE;
}

enum match_answer match_ask_advice(struct match *m, int seat)
{
    struct eng_event event = { .what = { .text = ENG_TEXT_ADVICE, .arg = { seat } },
                               .audience = ENG_ALL,
                               .actor = (uint8_t)seat };
    enum match_answer answer = may_decide(m, seat);
    char line[16];

    if (answer != MATCH_DONE)
        return answer;
    snprintf(line, sizeof line, "advice %d", seat);
    if (!match_note(m, line, m->state))
        return MATCH_NOT_KEPT;
    tell_one(m, &event);
    return MATCH_DONE;
}

void match_set_mark(const struct match *m, struct match_mark *out)
{
    size_t size = m->box->game->state_size;

    *out = (struct match_mark){ base_alloc(size), last_told(m) };
    memcpy(out->state, m->state, size);
}

void match_lay_news(struct match *m, int last)
{
    int count = 0;

    for (int i = last; i >= 0; i = m->told[i].before)
        count++;
    m->news_count = count; /* there is room: as much has stood before */
    for (int i = last; i >= 0; i = m->told[i].before)
        m->news[--count] = i;
}

/* Writes it down, and goes back to the state of then; the news are the caller's. */
static enum match_answer go_back(struct match *m, int line, const void *state)
{
    char text[24];

    snprintf(text, sizeof text, "take-back %d", line);
    if (!match_note(m, text, state))
        return MATCH_NOT_KEPT;
    put_back(m, state);
    drop_snapshots(m);
    return MATCH_DONE;
}

static enum match_answer may_go_back(const struct match *m, int line)
{
    if (m->frozen.length)
        return MATCH_FROZEN;
    return line >= 0 && line < m->journal.count ? MATCH_DONE : MATCH_NO_UNDO;
}

enum match_answer match_return(struct match *m, int line, const struct match_mark *mark)
{
    enum match_answer answer = may_go_back(m, line);

    if (answer == MATCH_DONE)
        answer = go_back(m, line, mark->state);
    if (answer == MATCH_DONE)
        match_lay_news(m, mark->last);
    return answer;
}

/* All that a match has told goes over to another. */
static void take_told(struct match *m, struct match *from)
{
    free(m->told);
    free(m->news);
    m->told = from->told;
    m->told_count = from->told_count;
    m->told_room = from->told_room;
    m->news = from->news;
    m->news_count = from->news_count;
    m->news_room = from->news_room;
    from->told = NULL;
    from->news = NULL;
}

enum match_answer match_take_back(struct match *m, int line)
{
    enum match_answer answer = may_go_back(m, line);
    struct err err;

    if (answer != MATCH_DONE)
        return answer;
    struct match *then = match_replay(m->box, "journal", &m->journal, line, &err);
    if (!then)
        return freeze(m, err.place, err.reason);
    return match_take_back_to(m, line, then);
}

enum match_answer match_take_back_to(struct match *m, int line, struct match *then)
{
    enum match_answer answer = may_go_back(m, line);

    if (answer == MATCH_DONE)
        answer = go_back(m, line, then->state);
    if (answer == MATCH_DONE)
        take_told(m, then);
    match_free(then);
    return answer;
}

/* -- looking -- */

struct look {
    struct match *m;
    eng_seats audience;
    int seat;
    void *redacted;
    struct eng_choices *choices;
};

static void look(void *arg)
{
    struct look *l = arg;
    memcpy(l->redacted, l->m->state, l->m->box->game->state_size);
    eng_redact(l->m->box, l->redacted, l->audience);
}

bool match_view(struct match *m, eng_seats audience, void *redacted)
{
    struct look l = { .m = m, .audience = audience, .redacted = redacted };
    return match_guarded(m, "view", look, &l);
}

/* From what the seat knows, never from the truth. */
static void look_for_choices(void *arg)
{
    struct look *l = arg;
    look(l);
    l->m->box->game->offer(l->m->box, l->redacted, l->seat, l->choices);
}

bool match_choices(struct match *m, int seat, struct eng_choices *out)
{
    eng_choices_clear(out);
    if (may_decide(m, seat) != MATCH_DONE)
        return !m->frozen.length;
    struct look l = {
        .m = m, .audience = ENG_SEAT(seat), .seat = seat, .redacted = m->scratch, .choices = out
    };
    return match_guarded(m, "offer", look_for_choices, &l);
}

const void *match_state(const struct match *m)
{
    return m->state;
}

const struct eng_box *match_box(const struct match *m)
{
    return m->box;
}

const struct journal *match_journal(const struct match *m)
{
    return &m->journal;
}

int match_news_count(const struct match *m)
{
    return m->news_count;
}

const struct eng_event *match_news(const struct match *m, int n)
{
    return &m->told[m->news[n]].event;
}

int match_sequence(const struct match *m)
{
    return m->journal.count;
}

const struct eng_rolled *match_rolled(const struct match *m, int *count)
{
    *count = m->fresh.rolled < ENG_ROLLED ? m->fresh.rolled : ENG_ROLLED;
    return m->fresh.thrown;
}

const char *match_frozen(const struct match *m)
{
    return m->frozen.length ? m->frozen.s : NULL;
}
