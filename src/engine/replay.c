/* replay.c -- a match played again from its journal, compared line by line. */

#include <stdlib.h>
#include <string.h>

#include "engine/match_local.h"

struct replay {
    struct match *m;
    const struct journal *j;
    const char *place;
    struct err *err;
};

static bool differs(struct replay *r, const struct journal_line *line, const char *reason)
{
    return err_line(r->err, r->place, line->number, "%s: %s", line->text, reason);
}

static bool replay_fate(struct replay *r, const struct words *w)
{
    uint8_t value[ENG_FATE];
    int64_t n;

    for (int i = 1; i < w->count; i++) {
        if (i > ENG_FATE || !words_int(w->word[i], 0, UINT8_MAX, &n))
            return err_set(r->err, NULL, "these are not up to 31 dice");
        value[i - 1] = (uint8_t)n;
    }
    return match_lay_fate(r->m, value, w->count - 1) == MATCH_DONE ||
           err_set(r->err, NULL, "the dice could not be laid");
}

static bool replay_back(struct replay *r, const struct words *w)
{
    bool undo = strcmp(w->word[0], "undo") == 0;
    int64_t n;

    if (w->count != 2 || !words_int(w->word[1], 0, undo ? ENG_SEATS - 1 : INT32_MAX, &n))
        return err_set(r->err, NULL, "one number is expected");
    enum match_answer answer = undo ? match_undo(r->m, (int)n) : match_take_back(r->m, (int)n);
    return answer == MATCH_DONE || err_set(r->err, NULL, "%s", match_answer_text(answer));
}

static bool replay_decision(struct replay *r, const struct words *w)
{
    const struct eng_rule *rules = r->m->box->game->book->rules;
    struct eng_action a;
    eng_ruleno why;
    int64_t seat;

    if (!words_int(w->word[0], 0, ENG_SEATS - 1, &seat))
        return err_set(r->err, NULL, "'%s' is neither a seat nor a word of journals", w->word[0]);
    if (!eng_action_parse(r->m->box, w, 1, &a, r->err))
        return false;
    enum match_answer answer = match_play(r->m, (int)seat, &a, &why);
    return answer == MATCH_DONE || err_set(r->err, NULL, "%s%s%s", match_answer_text(answer),
                                           why ? " by " : "", why ? rules[why].id : "");
}

static bool replay_words(struct replay *r, const struct words *w)
{
    if (w->count == 0)
        return err_set(r->err, NULL, "the line is empty");
    if (strcmp(w->word[0], "fate") == 0)
        return replay_fate(r, w);
    if (strcmp(w->word[0], "undo") == 0 || strcmp(w->word[0], "take-back") == 0)
        return replay_back(r, w);
    return replay_decision(r, w);
}

static bool replay_line(struct replay *r, const struct journal_line *line)
{
    char *copy = base_strdup(line->text);
    struct err found;
    struct words w;
    struct replay inner = { r->m, r->j, r->place, &found };
    bool fine = words_cut(copy, &w, &found) && replay_words(&inner, &w);

    free(copy);
    if (!fine)
        return differs(r, line, found.reason);
    const struct journal_line *ours = &r->m->journal.line[r->m->journal.count - 1];
    if (strcmp(ours->text, line->text) != 0)
        return differs(r, line, "is not written as the program writes it");
    if (memcmp(ours->check, line->check, 2) != 0)
        return differs(r, line, "the position after this line is another");
    return true;
}

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

static struct match *begin_again(const struct eng_box *box, const char *place,
                                 const struct journal *j, struct err *err)
{
    struct eng_start start = { .seed = j->seed };

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
        return match_from_position(box, place, text_str(&j->position), &j->seed, err);
    else if ((start.scenario = eng_find_scenario(box, j->scenario)) < 0)
        err_set(err, place, "%s has no scenario '%s'", j->game, j->scenario);
    else if (choose_options(box, j, start.option, err) || err_at(err, place))
        return match_begin(box, &start, err);
    return NULL;
}

struct match *match_replay(const struct eng_box *box, const char *place, const struct journal *j,
                           int limit, struct err *err)
{
    struct replay r = { begin_again(box, place, j, err), j, place, err };

    for (int i = 0; r.m && i < j->count && (limit < 0 || i < limit); i++)
        if (!replay_line(&r, &j->line[i])) {
            match_free(r.m);
            r.m = NULL;
        }
    return r.m;
}
