/* replay.c -- a match played again from its journal, compared line by line.
 *
 * Every line is played once, whatever was taken back: the states that a later line goes back to are
 * known beforehand, and kept when they are passed. */

#include "engine/replay.h"

#include <stdlib.h>
#include <string.h>

#include "engine/match_local.h"

enum {
    EVERY = 64,    /* lines from one imprint to the next */
    SNAPSHOTS = 4, /* more of them would make an imprint heavy: the next line will do */
};

struct replay {
    struct match *m;
    const struct journal *j;
    char *place;
    int lines;                /* of the journal that are known of */
    bool *wanted;             /* after each line: will the match come back here? */
    struct match_mark **mark; /* of those that were passed, else NULL */
    int64_t played;
    bool remembers;
    struct match_imprint *imprint; /* in order of their lines */
    int imprint_count, imprint_room;
};

static bool differs(const struct replay *r, const struct journal_line *line, const char *reason,
                    struct err *err)
{
    return err_line(err, r->place, line->number, "%s: %s", line->text, reason);
}

static bool replay_fate(struct replay *r, const struct words *w, struct err *err)
{
    bool old = r->j->format == JOURNAL_BY_LINE;
    uint8_t value[ENG_FATE];

    if (!(old ? eng_fate_parse_old : eng_fate_parse)(r->m->box, w, 1, value, err))
        return false;
    return match_lay_fate(r->m, value, w->count - 1) == MATCH_DONE ||
           err_set(err, NULL, "the dice could not be laid");
}

/* -- going back -- */

/* The line that a take-back goes to; -1: the line is none, or a bad one. */
static int take_back_line(const char *text, int count)
{
    static const char word[] = "take-back ";
    int64_t line;

    if (strncmp(text, word, sizeof word - 1) != 0)
        return -1;
    return words_int(text + sizeof word - 1, 0, count - 1, &line) ? (int)line : -1;
}

static void find_wanted(struct replay *r, int from)
{
    for (int i = from; i < r->j->count; i++) {
        int line = take_back_line(r->j->line[i].text, i);
        if (line >= 0)
            r->wanted[line] = true;
    }
}

static void keep_mark(struct replay *r)
{
    int line = r->m->journal.count;

    if (!r->wanted[line] || r->mark[line])
        return;
    r->mark[line] = base_alloc(sizeof **r->mark);
    match_set_mark(r->m, r->mark[line]);
}

static void keep_imprint(struct replay *r)
{
    const struct match *m = r->m;

    if (!r->remembers || m->snapshot_count > SNAPSHOTS)
        return;
    if (r->imprint_count && m->journal.count < r->imprint[r->imprint_count - 1].line + EVERY)
        return;
    if (r->imprint_count == r->imprint_room) {
        r->imprint_room = r->imprint_room ? 2 * r->imprint_room : 16;
        r->imprint = base_realloc(r->imprint, (size_t)r->imprint_room * sizeof *r->imprint);
    }
    match_take_imprint(m, &r->imprint[r->imprint_count++]);
}

static bool replay_back(struct replay *r, const struct words *w, struct err *err)
{
    bool undo = strcmp(w->word[0], "undo") == 0;
    int most = undo ? ENG_SEATS - 1 : r->m->journal.count - 1;
    int64_t n;

    if (w->count != 2 || !words_int(w->word[1], 0, INT32_MAX, &n))
        return err_set(err, NULL, "one number is expected");
    if (n > most || (!undo && !r->mark[n]))
        return err_set(err, NULL, "%s", match_answer_text(MATCH_NO_UNDO));
    enum match_answer answer =
        undo ? match_undo(r->m, (int)n) : match_return(r->m, (int)n, r->mark[n]);
    return answer == MATCH_DONE || err_set(err, NULL, "%s", match_answer_text(answer));
}

static bool replay_advice(struct replay *r, const struct words *w, struct err *err)
{
    int64_t seat;

    if (w->count != 2 || !words_int(w->word[1], 0, ENG_SEATS - 1, &seat))
        return err_set(err, NULL, "a seat is expected");
    enum match_answer answer = match_ask_advice(r->m, (int)seat);
    return answer == MATCH_DONE || err_set(err, NULL, "%s", match_answer_text(answer));
}

/* -- adding to the dice -- */

static enum match_answer replay_adding(struct replay *r, const struct words *w, int seat)
{
    struct seed part;

    if (strcmp(w->word[0], "commit") == 0)
        return match_commit(r->m, seat, w->word[2]);
    if (strcmp(w->word[0], "forgo") == 0)
        return match_forgo(r->m, seat);
    return seed_from_hex(w->word[2], &part) ? match_reveal(r->m, seat, &part) : MATCH_REFUSED;
}

static bool is_adding(const char *word)
{
    return strcmp(word, "commit") == 0 || strcmp(word, "reveal") == 0 || strcmp(word, "forgo") == 0;
}

static bool replay_dice(struct replay *r, const struct words *w, struct err *err)
{
    int count = strcmp(w->word[0], "forgo") == 0 ? 2 : 3;
    int64_t seat;

    if (w->count != count || !words_int(w->word[1], 0, ENG_SEATS - 1, &seat))
        return err_set(err, NULL, "a seat is expected%s", count == 3 ? ", and 64 digits" : "");
    enum match_answer answer = replay_adding(r, w, (int)seat);

    if (answer == MATCH_REFUSED)
        return err_set(err, NULL,
                       strcmp(w->word[0], "reveal") == 0
                           ? "these are not the bytes that were promised, or not now"
                           : "this seat cannot add to the dice now");
    return answer == MATCH_DONE || err_set(err, NULL, "%s", match_answer_text(answer));
}

/* -- lines -- */

static bool replay_decision(struct replay *r, const struct words *w, struct err *err)
{
    const struct eng_rule *rules = r->m->box->game->book->rules;
    struct eng_action a;
    eng_ruleno why;
    int64_t seat;

    if (!words_int(w->word[0], 0, ENG_SEATS - 1, &seat))
        return err_set(err, NULL, "'%s' is neither a seat nor a word of journals", w->word[0]);
    if (!eng_action_parse(r->m->box, w, 1, &a, err))
        return false;
    enum match_answer answer = match_play(r->m, (int)seat, &a, &why);
    return answer == MATCH_DONE || err_set(err, NULL, "%s%s%s", match_answer_text(answer),
                                           why ? " by " : "", why ? rules[why].id : "");
}

static bool replay_words(struct replay *r, const struct words *w, struct err *err)
{
    if (w->count == 0)
        return err_set(err, NULL, "the line is empty");
    if (strcmp(w->word[0], "fate") == 0)
        return replay_fate(r, w, err);
    if (strcmp(w->word[0], "undo") == 0 || strcmp(w->word[0], "take-back") == 0)
        return replay_back(r, w, err);
    if (strcmp(w->word[0], "advice") == 0)
        return replay_advice(r, w, err);
    if (is_adding(w->word[0]))
        return replay_dice(r, w, err);
    return replay_decision(r, w, err);
}

static bool compare(const struct replay *r, const struct journal_line *line, struct err *err)
{
    const struct journal_line *ours = &r->m->journal.line[r->m->journal.count - 1];

    if (strcmp(ours->text, line->text) != 0)
        return differs(r, line, "is not written as the program writes it", err);
    if (memcmp(ours->check, line->check, 2) != 0)
        return differs(r, line, "the position after this line is another", err);
    return true;
}

bool replay_next(struct replay *r, struct err *err)
{
    const struct journal_line *line = &r->j->line[r->m->journal.count];
    char *copy = base_strdup(line->text);
    struct err found;
    struct words w;
    bool fine = words_cut(copy, &w, &found) && replay_words(r, &w, &found);

    free(copy);
    if (!fine)
        return differs(r, line, found.reason, err);
    r->played++;
    keep_mark(r);
    keep_imprint(r);
    return compare(r, line, err);
}

/* -- beginning -- */

static bool choose_options(const struct eng_box *box, const struct journal *j, uint8_t *option,
                           struct err *err)
{
    struct lines l = { .next = text_str(&j->options) };
    bool fine = true;

    while (fine && lines_next(&l)) {
        struct words w;
        fine = words_cut(l.line.s, &w, err) && w.count == 2 &&
               eng_choose_option(box, w.word[0], w.word[1], option, err);
    }
    lines_done(&l);
    return fine;
}

/* What a match was made of is written in one way alone: a journal that says it otherwise, with more
 * than is needed, would come out as another. */
static struct match *must_be_headed(struct match *m, const char *place, const struct journal *j,
                                    struct err *err)
{
    if (!m || (strcmp(text_str(&m->journal.options), text_str(&j->options)) == 0 &&
               strcmp(text_str(&m->journal.position), text_str(&j->position)) == 0))
        return m;
    err_set(err, place, "the heading is not written as the program writes it");
    match_free(m);
    return NULL;
}

static struct match *begin_again(const struct eng_box *box, const char *place,
                                 const struct journal *j, struct err *err)
{
    struct eng_start start = { .seed = j->seed, .by_line = j->format == JOURNAL_BY_LINE };

    if (strcmp(j->game, box->game->book->game) != 0)
        err_set(err, place, "this journal is of %s, not of %s", j->game, box->game->book->game);
    else if (j->version != box->game->version)
        err_set(err, place, "this journal is of version %u of the rules, the program has %u",
                (unsigned)j->version, (unsigned)box->game->version);
    else if (!j->seed_known)
        err_set(err, place,
                "the seed is hidden until the match is over; without it no die can be "
                "cast again");
    else if (!journal_keeps_promise(j))
        err_set(err, place, "the seed is not the one that was promised");
    else if (!j->scenario)
        return match_from_position_as(box, place, text_str(&j->position), &start, err);
    else if ((start.scenario = eng_find_scenario(box, j->scenario)) < 0)
        err_set(err, place, "%s has no scenario '%s'", j->game, j->scenario);
    else if (choose_options(box, j, start.option, err) || err_at(err, place))
        return match_begin(box, &start, err);
    return NULL;
}

struct replay *replay_go_on(struct match *m, const char *place, const struct journal *j)
{
    size_t lines = (size_t)j->count + 1;
    struct replay *r = base_alloc(sizeof *r);

    *r = (struct replay){ .m = m,
                          .j = j,
                          .place = base_strdup(place),
                          .lines = j->count,
                          .wanted = base_alloc(lines * sizeof *r->wanted),
                          .mark = base_alloc(lines * sizeof *r->mark) };
    find_wanted(r, 0);
    keep_mark(r);
    return r;
}

struct replay *replay_begin(const struct eng_box *box, const char *place, const struct journal *j,
                            struct err *err)
{
    struct match *m = must_be_headed(begin_again(box, place, j, err), place, j, err);

    return m ? replay_go_on(m, place, j) : NULL;
}

struct match *replay_match(const struct replay *r)
{
    return r->m;
}

/* -- going to and fro -- */

void replay_remember(struct replay *r)
{
    r->remembers = true;
    keep_imprint(r);
}

static void go_back(struct replay *r, int line)
{
    int i = r->imprint_count - 1;

    while (i >= 0 && r->imprint[i].line > line)
        i--;
    BASE_ASSERT(i >= 0); /* the first one is of where it began to remember */
    match_lay_imprint(r->m, &r->imprint[i]);
}

bool replay_to(struct replay *r, int line, struct err *err)
{
    bool fine = true;

    if (line < r->m->journal.count)
        go_back(r, line);
    while (fine && r->m->journal.count < line)
        fine = replay_next(r, err);
    return fine;
}

/* The places that a new line goes back to and that were passed long ago are looked up again. */
static bool mark_passed(struct replay *r, struct err *err)
{
    int here = r->m->journal.count;
    bool fine = true;

    for (int line = 0; fine && line < here; line++) {
        if (!r->wanted[line] || r->mark[line])
            continue;
        fine = replay_to(r, line, err);
        if (fine)
            keep_mark(r);
    }
    keep_mark(r);
    return fine && replay_to(r, here, err);
}

bool replay_grow(struct replay *r, struct err *err)
{
    int before = r->lines;
    size_t lines = (size_t)r->j->count + 1, more = (size_t)(r->j->count - before);

    if (more == 0)
        return true;
    r->wanted = base_realloc(r->wanted, lines * sizeof *r->wanted);
    r->mark = base_realloc(r->mark, lines * sizeof *r->mark);
    memset(r->wanted + before + 1, 0, more * sizeof *r->wanted);
    memset(r->mark + before + 1, 0, more * sizeof(struct match_mark *));
    r->lines = r->j->count;
    find_wanted(r, before);
    return mark_passed(r, err);
}

int64_t replay_played(const struct replay *r)
{
    return r->played;
}

struct match *replay_end(struct replay *r)
{
    struct match *m = r->m;

    for (int i = 0; i < r->imprint_count; i++)
        match_free_imprint(&r->imprint[i]);
    free(r->imprint);
    for (int i = 0; i <= r->lines; i++) {
        if (r->mark[i])
            free(r->mark[i]->state);
        free(r->mark[i]);
    }
    free(r->mark);
    free(r->wanted);
    free(r->place);
    free(r);
    return m;
}

struct match *match_replay(const struct eng_box *box, const char *place, const struct journal *j,
                           int limit, struct err *err)
{
    struct replay *r = replay_begin(box, place, j, err);
    int lines = limit < 0 || limit > j->count ? j->count : limit;
    bool fine = true;

    if (!r)
        return NULL;
    for (int i = 0; fine && i < lines; i++)
        fine = replay_next(r, err);
    struct match *m = replay_end(r);
    if (fine)
        return m;
    match_free(m);
    return NULL;
}
