/* expect.c -- the statements about what is known, told, asked and won. */

#include <stdlib.h>
#include <string.h>

#include "base/json_in.h"

#include "console/say.h"

#include "path.h"
#include "runner.h"

/* Something was found that was not expected; false, so that a caller can return it. */
static bool not_so(struct rt_run *r, const char *expected, const char *found)
{
    text_add(&r->expected, expected);
    text_add(&r->found, found);
    return false;
}

static bool reader(struct rt_run *r, const char *word, int *seat)
{
    struct err err = { 0 };

    return say_find_reader(r->match, word, seat, &err) || rt_wrong_err(r, &err);
}

/* -- views -- */

/* PATH = VALUE and the like, from word `from` on, against the view of an audience. */
static bool judge_view(struct rt_run *r, const struct words *w, int from, eng_seats audience)
{
    struct text view = { 0 };
    struct err err = { 0 };
    struct path_claim claim = { .out_expected = &r->expected, .out_found = &r->found };
    bool fine = say_view(r->match, audience, &view, &err);
    json_t *json = fine ? jin_parse("view", text_str(&view), view.length, &err) : NULL;

    if (!json)
        fine = rt_wrong_err(r, &err);
    else if (!path_parse(w, from, &claim, &err))
        fine = rt_wrong_err(r, &err);
    else
        fine = path_judge(json, &claim);
    json_decref(json);
    text_free(&view);
    return fine;
}

static bool expect_view(struct rt_run *r, const struct words *w)
{
    int seat;

    if (w->count < 3)
        return rt_wrong(r, "usage: expect view WHO PATH = VALUE");
    return reader(r, w->word[1], &seat) && judge_view(r, w, 2, say_audience(seat));
}

static bool expect_truth(struct rt_run *r, const struct words *w)
{
    return judge_view(r, w, 1, ENG_ALL);
}

/* -- the log -- */

struct line_claim {
    eng_seats audience;
    bool umpire, lacks;
    const char *text; /* NULL: any */
    struct text rule; /* empty: any */
};

static bool line_fits(const struct rt_run *r, const struct line_claim *claim,
                      const struct eng_event *e)
{
    struct text line = { 0 };

    if (!claim->umpire && !eng_may_read(e, claim->audience))
        return false;
    if (claim->rule.length && !rt_rule_is(r, e->what.rule, text_str(&claim->rule)))
        return false;
    say_event(r->match, e, false, LANG_EN, &line);
    bool fits = !claim->text || strstr(text_str(&line), claim->text);
    text_free(&line);
    return fits;
}

static bool judge_log(struct rt_run *r, const struct line_claim *claim)
{
    bool there = false;

    for (int i = 0; i < match_news_count(r->match) && !there; i++)
        there = line_fits(r, claim, match_news(r->match, i));
    if (there != claim->lacks)
        return true;
    text_printf(&r->expected, "%s line%s%s%s%s%s", claim->lacks ? "no" : "a",
                claim->text ? " with \"" : "", claim->text ? claim->text : "",
                claim->text ? "\"" : "", claim->rule.length ? " by " : "", text_str(&claim->rule));
    say_log(r->match, claim->audience, claim->umpire, LANG_EN, &r->found);
    if (r->found.length == 0)
        text_add(&r->found, "nothing was told");
    return false;
}

/* ["text"] [rule ID-or-paragraph] */
static bool read_line_claim(struct rt_run *r, const struct words *w, struct line_claim *out)
{
    int at = 3;

    if (at < w->count && strcmp(w->word[at], "rule") != 0)
        out->text = w->word[at++];
    if (at < w->count && strcmp(w->word[at], "rule") != 0)
        return rt_wrong(r, "'%s' is too much; a text with blanks stands in quotes", w->word[at]);
    for (int i = at + 1; i < w->count; i++)
        text_printf(&out->rule, "%s%s", out->rule.length ? " " : "", w->word[i]);
    if (at < w->count && !rt_known_rule(r, text_str(&out->rule)))
        return false;
    return out->text || out->rule.length || rt_wrong(r, "a text or a rule is missing");
}

static bool expect_log(struct rt_run *r, const struct words *w)
{
    struct line_claim claim = { 0 };
    int seat = SAY_SPECTATOR;

    if (w->count < 4 || (strcmp(w->word[2], "contains") && strcmp(w->word[2], "lacks")))
        return rt_wrong(r, "usage: expect log WHO contains|lacks \"text\" [rule ID]");
    claim.umpire = strcmp(w->word[1], "all") == 0;
    claim.lacks = strcmp(w->word[2], "lacks") == 0;
    if (!claim.umpire && !reader(r, w->word[1], &seat))
        return false;
    claim.audience = say_audience(seat);
    bool fine = read_line_claim(r, w, &claim) && judge_log(r, &claim);
    text_free(&claim.rule);
    return fine;
}

/* -- prompts and traces -- */

static bool contains(struct rt_run *r, struct text *have, const char *part)
{
    bool fine = strstr(text_str(have), part) != NULL;

    if (!fine) {
        text_printf(&r->expected, "\"%s\" in it", part);
        text_add(&r->found, text_str(have));
    }
    text_free(have);
    return fine;
}

static bool expect_prompt(struct rt_run *r, const struct words *w)
{
    struct text prompt = { 0 };
    struct err err = { 0 };
    int seat;

    if (w->count != 4 || strcmp(w->word[2], "contains") != 0)
        return rt_wrong(r, "usage: expect prompt WHO contains \"text\"");
    if (!reader(r, w->word[1], &seat))
        return false;
    if (!say_prompt(r->match, seat, LANG_EN, &prompt, &err))
        return rt_wrong_err(r, &err);
    return contains(r, &prompt, w->word[3]);
}

static bool expect_trace(struct rt_run *r, const struct words *w)
{
    struct text trace = { 0 };

    if (w->count != 3 || strcmp(w->word[1], "contains") != 0)
        return rt_wrong(r, "usage: expect trace contains \"text\"");
    eng_trace(r->box, match_state(r->match), &trace);
    return contains(r, &trace, w->word[2]);
}

/* -- seats -- */

static bool expect_asked(struct rt_run *r, const struct words *w)
{
    const struct eng_core *core = match_state(r->match);
    eng_seats wanted = 0, one;
    struct err err = { 0 };

    if (w->count < 2)
        return rt_wrong(r, "usage: expect asked WHO [WHO ...], or expect asked nobody");
    for (int i = 1; i < w->count && !say_same(w->word[1], "nobody"); i++) {
        w->word[i][strcspn(w->word[i], ",")] = 0;
        if (!say_find_seats(r->match, w->word[i], &one, &err))
            return rt_wrong_err(r, &err);
        wanted |= one;
    }
    if (core->active == wanted)
        return true;
    for (int i = 1; i < w->count; i++)
        text_printf(&r->expected, "%s%s", i > 1 ? ", " : "", w->word[i]);
    text_add(&r->expected, wanted ? " to choose, and nobody else" : " to choose");
    eng_trace(r->box, core, &r->found);
    return false;
}

/* "expect seen WHO token N", "expect hidden WHO token N" */
static bool expect_token(struct rt_run *r, const struct words *w)
{
    const struct eng_core *core = match_state(r->match);
    bool wanted = strcmp(w->word[0], "seen") == 0;
    int64_t token;
    int seat;

    if (w->count != 4 || strcmp(w->word[2], "token") != 0 ||
        !words_int(w->word[3], 0, ENG_TOKENS - 1, &token))
        return rt_wrong(r, "usage: expect %s WHO token N", w->word[0]);
    if (!reader(r, w->word[1], &seat))
        return false;
    bool seen = seat == SAY_SPECTATOR ? core->seen[token] == ENG_ALL
                                      : (core->seen[token] & ENG_SEAT(seat)) != 0;

    return seen == wanted || not_so(r, wanted ? "it was seen" : "it is hidden",
                                    seen ? "it was seen" : "it is hidden");
}

/* -- results -- */

static bool not_that_result(struct rt_run *r, const struct eng_result *result, const char *expected)
{
    text_add(&r->expected, expected);
    say_outcome(r->match, result, LANG_EN, &r->found);
    return false;
}

static bool judge_winner(struct rt_run *r, const struct words *w, const struct eng_result *result)
{
    eng_seats wanted;
    struct err err = { 0 };

    if (!say_find_seats(r->match, w->word[2], &wanted, &err))
        return rt_wrong_err(r, &err);
    if (result->over && result->winners == wanted)
        return true;
    text_printf(&r->expected, "winner %s", w->word[2]);
    return not_that_result(r, result, "");
}

/* "score WHO = N" */
static bool judge_score(struct rt_run *r, const struct words *w, const struct eng_result *result)
{
    int64_t wanted;
    int seat;

    if (w->count != 5 || strcmp(w->word[3], "=") != 0 ||
        !words_int(w->word[4], INT32_MIN, INT32_MAX, &wanted))
        return rt_wrong(r, "usage: expect result score WHO = N");
    if (!reader(r, w->word[2], &seat) || seat == SAY_SPECTATOR)
        return rt_wrong(r, "only a seat has a score");
    if (result->score[seat] == wanted)
        return true;
    text_printf(&r->expected, "%s", w->word[4]);
    text_add_int(&r->found, result->score[seat]);
    return false;
}

static bool expect_result(struct rt_run *r, const struct words *w)
{
    const char *what = w->count > 1 ? w->word[1] : "";
    struct eng_result result;

    say_result(r->match, &result);
    if (w->count == 3 && strcmp(what, "winner") == 0)
        return judge_winner(r, w, &result);
    if (strcmp(what, "score") == 0)
        return judge_score(r, w, &result);
    if (w->count == 2 && strcmp(what, "over") == 0)
        return result.over || not_that_result(r, &result, what);
    if (w->count == 2 && strcmp(what, "running") == 0)
        return !result.over || not_that_result(r, &result, what);
    if (w->count == 2 && strcmp(what, "draw") == 0)
        return (result.over && !result.winners) || not_that_result(r, &result, what);
    return rt_wrong(r, "usage: expect result over|running|draw|winner WHO|score WHO = N");
}

/* -- saving -- */

/* Saved and read again, the position is the same to the last byte. */
static bool expect_hash(struct rt_run *r, const struct words *w)
{
    size_t size = r->box->game->state_size;
    struct text saved = { 0 };
    struct err err = { 0 };

    if (w->count != 2 || strcmp(w->word[1], "same") != 0)
        return rt_wrong(r, "usage: expect hash same");
    void *again = base_alloc(size);
    eng_save(r->box, match_state(r->match), &saved);
    bool read = eng_restore(r->box, "saved position", text_str(&saved), again, &err);
    bool same = read && memcmp(again, match_state(r->match), size) == 0;

    free(again);
    text_free(&saved);
    return same ||
           not_so(r, "the same position after saving and reading", read ? "another" : err.reason);
}

/* -- dice -- */

void rt_count_dice(struct rt_run *r)
{
    const struct eng_core *core = match_state(r->match);

    r->rolls_before = core->rng.event;
    r->laid = core->fate.count;
}

/* Since dice were last laid, or else from the beginning: none was thrown, draws included; or just
 * those that were laid, and all of them. */
static bool expect_dice(struct rt_run *r, const struct words *w)
{
    const struct eng_core *core = match_state(r->match);
    bool none = w->count == 2 && strcmp(w->word[1], "none") == 0;

    if (!none && (w->count != 2 || strcmp(w->word[1], "laid") != 0))
        return rt_wrong(r, "usage: expect dice none|laid");
    int thrown = (int)(core->rng.event - r->rolls_before);

    if (thrown == 0 && core->fate.count == (none ? r->laid : 0))
        return true;
    text_add(&r->expected, none ? "no die was thrown" : "all dice that were laid, and no others");
    text_printf(&r->found, "%d of %d laid ones were used, and %d others thrown",
                r->laid - core->fate.count, r->laid, thrown);
    return false;
}

/* -- the table -- */

static const struct {
    const char *name;
    bool (*run)(struct rt_run *r, const struct words *w);
} rows[] = {
    { "view", expect_view },        { "truth", expect_truth },  { "log", expect_log },
    { "prompt", expect_prompt },    { "trace", expect_trace },  { "asked", expect_asked },
    { "seen", expect_token },       { "hidden", expect_token }, { "result", expect_result },
    { "hash", expect_hash },        { "dice", expect_dice },    { "table", rt_expect_table },
    { "answer", rt_expect_answer },
};

/* A table stands in a file: all others are about the match. */
static bool run_on_match(struct rt_run *r, const struct words *w, int row)
{
    if (!r->match && rows[row].run != rt_expect_table)
        return rt_wrong(r, "there is no match yet: scenario or position comes first");
    return rows[row].run(r, w);
}

static bool run_row(struct rt_run *r, const struct words *w)
{
    for (size_t i = 0; w->count > 0 && i < sizeof rows / sizeof rows[0]; i++)
        if (strcmp(w->word[0], rows[i].name) == 0)
            return run_on_match(r, w, (int)i);
    return rt_wrong(r, "expect view, truth, log, prompt, trace, asked, seen, hidden, result, "
                       "hash, dice, table or answer");
}

bool rt_expect(struct rt_run *r, char *rest)
{
    struct text room = { 0 };
    struct words w;

    if (!rt_cut(r, rest, &w))
        return false;
    bool fine = (!r->turned || rt_turn_claim(r, &w, &room)) && run_row(r, &w);
    text_free(&room);
    return fine;
}
