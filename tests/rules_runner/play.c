/* play.c -- the statements that begin a match, decide, are refused and take back. */

#include <string.h>

#include "console/say.h"
#include "console/start.h"

#include "runner.h"

static const char any_rule[] = "any rule";

/* -- beginning -- */

static bool begun(struct rt_run *r, struct match *m, const struct err *err)
{
    if (!m)
        return rt_wrong_err(r, err);
    r->match = m;
    rt_count_dice(r);
    return true;
}

/* A name without a folder lies beside the test. */
static void find_file(const struct rt_run *r, const char *name, struct text *out)
{
    const char *slash = strrchr(r->path, '/');

    if (!strchr(name, '/') && slash)
        text_add_n(out, r->path, (size_t)(slash - r->path) + 1);
    text_add(out, name);
}

static bool position_file(struct rt_run *r, const char *name)
{
    struct text path = { 0 }, text = { 0 };
    struct err err = { 0 };
    struct match *m = NULL;

    find_file(r, name, &path);
    if (start_read(text_str(&path), &text, &err))
        m = match_from_position(r->box, text_str(&path), text_str(&text), &r->seed, &err);
    text_free(&path);
    text_free(&text);
    return begun(r, m, &err);
}

static bool position_block(struct rt_run *r)
{
    struct text turned = { 0 };
    struct err err = { 0 };

    if (r->turned)
        rt_turn_text(r, r->now->block, &turned);
    else
        text_add(&turned, r->now->block);
    struct match *m = match_from_position(r->box, r->path, text_str(&turned), &r->seed, &err);
    text_free(&turned);
    return begun(r, m, &err);
}

bool rt_position(struct rt_run *r, char *rest)
{
    struct words w;

    if (r->match)
        return rt_wrong(r, "the match has begun already");
    if (r->now->block)
        return position_block(r);
    if (!rt_cut(r, rest, &w))
        return false;
    return w.count == 1 ? position_file(r, w.word[0])
                        : rt_wrong(r, "usage: position FILE, or position <<END");
}

bool rt_scenario(struct rt_run *r, char *rest)
{
    struct eng_start start = { .seed = r->seed };
    struct err err = { 0 };
    struct words w;

    if (r->match)
        return rt_wrong(r, "the match has begun already");
    if (!rt_cut(r, rest, &w))
        return false;
    if (!start_parse(r->box, &w, 0, &start, &err))
        return rt_wrong_err(r, &err);
    return begun(r, match_begin(r->box, &start, &err), &err);
}

bool rt_seed(struct rt_run *r, char *rest)
{
    struct err err = { 0 };

    if (r->match)
        return rt_wrong(r, "the seed comes before scenario or position");
    return start_seed(rest, &r->seed, &err) || rt_wrong_err(r, &err);
}

/* -- deciding -- */

bool rt_fate(struct rt_run *r, char *rest)
{
    uint8_t value[ENG_FATE];
    struct words w;
    struct err err;

    if (!rt_cut(r, rest, &w))
        return false;
    if (!eng_fate_parse(match_box(r->match), &w, 0, value, &err))
        return rt_wrong(r, "%s", err.reason);
    enum match_answer answer = match_lay_fate(r->match, value, w.count);

    rt_count_dice(r);
    return answer == MATCH_DONE || rt_wrong(r, "%s", match_answer_text(answer));
}

static bool play_one(struct rt_run *r, int seat, const char *item)
{
    struct eng_action a;
    eng_ruleno why = 0;

    if (!rt_action(r, item, &a))
        return false;
    enum match_answer answer = match_play(r->match, seat, &a, &why);

    if (answer == MATCH_DONE)
        return true;
    text_printf(&r->expected, "'%s' is allowed", item);
    say_answer(r->match, answer, why, LANG_EN, &r->found);
    return false;
}

bool rt_play(struct rt_run *r, char *rest)
{
    int seat;
    char *item;

    if (!rt_who(r, rest, &seat, &rest))
        return false;
    while ((item = rt_item(&rest)))
        if (!play_one(r, seat, item))
            return false;
    return true;
}

/* Besides one rule: any of them, and two reasons that are no rule's. */
static bool plain_reason(const char *reason, enum match_answer *out)
{
    if (say_same(reason, "not asked"))
        *out = MATCH_NOT_ASKED;
    else if (say_same(reason, "over"))
        *out = MATCH_OVER;
    else
        return say_same(reason, any_rule);
    return true;
}

static bool is_that_rule(const struct rt_run *r, eng_ruleno why, const char *reason)
{
    return say_same(reason, any_rule) || rt_rule_is(r, why, reason);
}

static bool refuse_for(struct rt_run *r, int seat, const struct eng_action *a, const char *reason)
{
    enum match_answer wanted = MATCH_REFUSED;
    eng_ruleno why = 0;

    if (!plain_reason(reason, &wanted) && !rt_known_rule(r, reason))
        return false;
    enum match_answer answer = match_check(r->match, seat, a, &why);

    if (answer == wanted && (wanted != MATCH_REFUSED || is_that_rule(r, why, reason)))
        return true;
    text_printf(&r->expected, wanted == MATCH_REFUSED ? "refused by %s" : "%s",
                wanted == MATCH_REFUSED ? reason : match_answer_text(wanted));
    if (answer == MATCH_DONE)
        text_add(&r->found, "allowed");
    else
        say_answer(r->match, answer, why, LANG_EN, &r->found);
    return false;
}

/* `saying "..."`: what the player reads contains it, in the game's words or the rule's. */
static bool refuse_with(struct rt_run *r, int seat, const struct eng_action *a, char *words)
{
    struct text said = { 0 };
    eng_ruleno why = 0;
    char *end = strrchr(words, '"');

    if (*words != '"' || end == words)
        return rt_wrong(r, "usage: refuse WHO: ACTION because RULE saying \"...\"");
    *end = 0;
    match_check(r->match, seat, a, &why);
    match_refusal(r->match, seat, a, why, LANG_EN, &said);
    if (said.length == 0)
        text_add(&said, r->box->game->book->rules[why].statement[LANG_EN]);
    bool fine = strstr(text_str(&said), words + 1) != NULL;

    if (!fine) {
        text_printf(&r->expected, "\"%s\" in what is said", words + 1);
        text_add(&r->found, text_str(&said));
    }
    text_free(&said);
    return fine;
}

bool rt_refuse(struct rt_run *r, char *rest)
{
    char *because = strstr(rest, " because ");
    char *saying = because ? strstr(because, " saying ") : NULL;
    struct eng_action a;
    int seat;

    if (!because)
        return rt_wrong(r, "usage: refuse WHO: ACTION because RULE [saying \"...\"]");
    *because = 0;
    if (saying)
        *saying = 0;
    if (!rt_who(r, rest, &seat, &rest) || !rt_action(r, rt_trim(rest), &a) ||
        !refuse_for(r, seat, &a, rt_trim(because + strlen(" because "))))
        return false;
    return !saying || refuse_with(r, seat, &a, rt_trim(saying + strlen(" saying ")));
}

/* -- taking back -- */

bool rt_undo(struct rt_run *r, char *rest)
{
    struct err err = { 0 };
    int seat;

    if (!say_find_seat(r->match, rest, &seat, &err))
        return rt_wrong_err(r, &err);
    enum match_answer answer = match_undo(r->match, seat);

    if (answer == MATCH_DONE)
        return true;
    text_add(&r->expected, "the last decision can be taken back");
    text_add(&r->found, match_answer_text(answer));
    return false;
}

bool rt_no_undo(struct rt_run *r, char *rest)
{
    struct err err = { 0 };
    int seat;

    if (!say_find_seat(r->match, rest, &seat, &err))
        return rt_wrong_err(r, &err);
    if (!match_can_undo(r->match, seat))
        return true;
    text_add(&r->expected, "the last decision cannot be taken back");
    text_add(&r->found, "it can");
    return false;
}
