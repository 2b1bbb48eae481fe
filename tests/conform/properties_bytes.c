/* properties_bytes.c -- what a state and a journal are: copies, saves, replays, undo. */

#include <stdio.h>
#include <string.h>
#include <threads.h>

#include "conform.h"

/* -- 3: copies -- */

/* The news of the match are those a copy told. */
static bool same_news(const struct trial *t)
{
    int fresh = match_news_count(t->m) - t->news_before;

    if (fresh != t->news.count)
        return false;
    for (int i = 0; i < fresh; i++)
        if (memcmp(match_news(t->m, t->news_before + i), &t->news.event[i],
                   sizeof t->news.event[i]) != 0)
            return false;
    return true;
}

/* 3. The state is all there is: a copy made by memcpy, given the same decision, becomes the same
 * bytes and tells the same news, whether or not anybody listens. */
void check_copies(struct trial *t)
{
    memcpy(t->copy, t->before, t->box->game->state_size);
    t->news.count = t->news.drawn = t->news.rolled = 0;
    apply_to(t, t->copy, &t->news);
    same_state(t, COPIES, match_state(t->m), t->copy, "the match and a copy differ");
    if (!same_news(t))
        fail(t, COPIES, "the match and a copy tell different news");
    memcpy(t->other, t->before, t->box->game->state_size);
    apply_to(t, t->other, NULL);
    same_state(t, COPIES, t->copy, t->other, "it matters whether anybody listens");
}

static int play_on(void *arg)
{
    struct trial *t = arg;

    for (int i = 0; i < t->played_count; i++) {
        t->seat = t->played[i].seat;
        t->action = t->played[i].action;
        t->event = t->played[i].event;
        if (!try_apply(t, t->early, NULL))
            return 1;
    }
    return 0;
}

/* 3, later: a copy kept since some decision of the match, played on when all is over, in another
 * thread, ends as the match did. */
void check_early_copy(struct trial *t)
{
    thrd_t thread;
    int failed = 1;

    if (t->number % 16 != 0)
        failed = play_on(t);
    else if (thrd_create(&thread, play_on, t) == thrd_success)
        thrd_join(thread, &failed);
    if (failed)
        fail(t, COPIES, "an earlier copy cannot be played on");
    else
        same_state(t, COPIES, match_state(t->m), t->early, "the match and an earlier copy differ");
}

/* -- 4: saves -- */

static void save_and_restore(struct trial *t, const void *state, const char *what)
{
    struct text text = { 0 };
    struct err err;

    eng_save(t->box, state, &text);
    if (eng_restore(t->box, what, text_str(&text), t->copy, &err))
        same_state(t, SAVES, state, t->copy, what);
    else
        fail(t, SAVES, "%s: %s: %s", what, err.place, err.reason);
    text_free(&text);
}

/* 4. A position written and read is the same bytes: the truth, and what each seat knows. */
void check_saves(struct trial *t)
{
    save_and_restore(t, t->before, "the truth, saved");
    for (int seat = 0; seat < core_of(t->before)->seat_count; seat++)
        save_and_restore(t, t->view[seat], "a seat's view, saved");
    save_and_restore(t, t->view[SPECTATOR], "a spectator's view, saved");
}

/* -- 5: the journal -- */

static bool same_matches(const struct match *a, const struct match *b)
{
    size_t size = match_box(a)->game->state_size;

    if (memcmp(match_state(a), match_state(b), size) != 0 ||
        match_news_count(a) != match_news_count(b))
        return false;
    for (int i = 0; i < match_news_count(a); i++)
        if (memcmp(match_news(a, i), match_news(b, i), sizeof(struct eng_event)) != 0)
            return false;
    return true;
}

/* 5. A journal written, read and played again gives the same check bytes at each line, and at the
 * end the same state, the same news and the same journal.  The matches have undone decisions and
 * decisions taken back by consent. */
void check_replay(struct trial *t)
{
    struct text text = { 0 }, again = { 0 };
    struct journal j;
    struct err err;
    struct match *m = NULL;

    journal_write(match_journal(t->m), true, &text);
    if (journal_read("journal", text_str(&text), &j, &err)) {
        m = match_replay(t->box, "journal", &j, -1, &err);
        journal_free(&j);
    }
    if (!m) {
        fail(t, REPLAYS, "%s: %s", err.place, err.reason);
    } else {
        journal_write(match_journal(m), true, &again);
        if (strcmp(text_str(&text), text_str(&again)) != 0)
            fail(t, REPLAYS, "the replay's journal is another");
        if (!same_matches(t->m, m))
            fail(t, REPLAYS, "the replay ends elsewhere, or tells another story");
    }
    match_free(m);
    text_free(&text);
    text_free(&again);
}

/* 5, why that proves something: the hash behind the check bytes covers every byte of the state,
 * dice apart. */
void check_hash(struct trial *t)
{
    size_t from = offsetof(struct eng_core, barrier);
    size_t at = from + rng_below(&t->chance, (uint32_t)(t->box->game->state_size - from));
    unsigned char *byte = (unsigned char *)t->copy + at;

    memcpy(t->copy, t->before, t->box->game->state_size);
    *byte ^= (unsigned char)(1 + rng_below(&t->chance, 255));
    if (eng_hash(t->box, t->copy) == eng_hash(t->box, t->before))
        fail(t, REPLAYS, "byte %zu of the state does not count in its hash", at);
}

/* 5, for databases: the keeper was given the very lines of the journal. */
void check_kept(struct trial *t)
{
    struct text body = { 0 };
    const struct journal *j = match_journal(t->m);

    for (int i = 0; i < j->count; i++) {
        journal_line_text(&j->line[i], &body);
        text_add_char(&body, '\n');
    }
    if (strcmp(text_str(&body), text_str(&t->kept)) != 0)
        fail(t, REPLAYS, "the keeper was given other lines than the journal has");
    text_free(&body);
}

static int line_of_byte(const char *text, size_t byte)
{
    int line = 1;

    for (size_t i = 0; i < byte; i++)
        line += text[i] == '\n';
    return line;
}

static bool refused_at(struct trial *t, const char *text, int line)
{
    struct journal j;
    struct err err;
    char place[32];
    struct match *m = NULL;

    if (journal_read("journal", text, &j, &err)) {
        m = match_replay(t->box, "journal", &j, -1, &err);
        journal_free(&j);
    }
    match_free(m);
    snprintf(place, sizeof place, "journal:%d", line);
    return !m && strcmp(err.place, place) == 0;
}

/* 5, the other way round: one byte changed anywhere is noticed, and at its very line.  (A byte
 * that becomes a newline ends its line early; that counts as its line.) */
void check_changed_byte(struct trial *t)
{
    struct text text = { 0 };

    journal_write(match_journal(t->m), true, &text);
    for (int tries = 0; tries < 4; tries++) {
        size_t at = rng_below(&t->chance, (uint32_t)text.length);
        char was = text.s[at], now = (char)(1 + rng_below(&t->chance, 255));

        if (now == was)
            continue;
        text.s[at] = now;
        if (!refused_at(t, text.s, line_of_byte(text.s, at)))
            fail(t, REPLAYS, "byte %zu changed from %d to %d: not refused at line %d", at, was, now,
                 line_of_byte(text.s, at));
        text.s[at] = was;
    }
    text_free(&text);
}

/* -- 8: undo -- */

static const char *what_happened(const struct eng_core *before, const struct eng_core *after)
{
    bool dice = after->rng.event != before->rng.event || after->rng.used != before->rng.used;

    if (dice || memcmp(before->rng.s, after->rng.s, sizeof before->rng.s) != 0)
        return "a number was drawn";
    if (memcmp(&before->fate, &after->fate, sizeof before->fate) != 0)
        return "a laid die was used";
    if (memcmp(before->seen, after->seen, sizeof before->seen) != 0)
        return "something was shown";
    if (before->active != after->active || before->asked != after->asked)
        return "somebody else is to decide";
    return NULL;
}

/* 8. A decision that set no barrier cast no die, showed nothing to anybody and left the same seats
 * to decide: it can be taken back, by its seat alone.  One that did cannot. */
void check_undo(struct trial *t)
{
    const struct eng_core *after = match_state(t->m);
    const char *happened = what_happened(t->before, after);

    if (!after->barrier && happened)
        fail(t, UNDO, "no barrier, and yet %s", happened);
    for (int seat = 0; seat < after->seat_count; seat++)
        if (match_can_undo(t->m, seat) != (!after->barrier && seat == t->seat))
            fail(t, UNDO, "seat %d %s take back", seat,
                 match_can_undo(t->m, seat) ? "can" : "cannot");
}

/* 8, done: the state is what it was, byte for byte, and the news are gone. */
bool take_back(struct trial *t)
{
    if (!match_can_undo(t->m, t->seat))
        return false;
    if (match_undo(t->m, t->seat) != MATCH_DONE) {
        fail(t, UNDO, "the decision could not be taken back");
        return false;
    }
    same_state(t, UNDO, t->before, match_state(t->m), "before the decision and after its undoing");
    if (match_news_count(t->m) != t->news_before)
        fail(t, UNDO, "the decision is undone, its news are not");
    return true;
}
