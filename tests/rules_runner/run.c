/* run.c -- one test, statement by statement, and what is told when it fails. */

#include <stdarg.h>
#include <string.h>

#include "base/seed.h"

#include "console/say.h"
#include "engine/guard.h"

#include "runner.h"

/* What a statement claims: an absence holds too where nothing has happened at all. */
enum claim { CLAIMS_NOTHING, CLAIMS, CLAIMS_ABSENCE };

static const struct {
    const char *name;
    bool needs_match;
    enum claim claim;
    rt_do *run;
} rows[] = {
    { "position", false, CLAIMS_NOTHING, rt_position },
    { "scenario", false, CLAIMS_NOTHING, rt_scenario },
    { "seed", false, CLAIMS_NOTHING, rt_seed },
    { "turned", false, CLAIMS_NOTHING, rt_turned },
    { "fate", true, CLAIMS_NOTHING, rt_fate },
    { "play", true, CLAIMS_NOTHING, rt_play },
    { "refuse", true, CLAIMS, rt_refuse },
    { "offer", true, CLAIMS, rt_offer },
    { "offer-only", true, CLAIMS, rt_offer_only },
    { "no-offer", true, CLAIMS_ABSENCE, rt_no_offer },
    { "expect", false, CLAIMS, rt_expect },
    { "undo", true, CLAIMS, rt_undo },
    { "no-undo", true, CLAIMS_ABSENCE, rt_no_undo },
};

enum { ROWS = sizeof rows / sizeof rows[0] };

bool rt_wrong(struct rt_run *r, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    text_vprintf(&r->fault, format, args);
    va_end(args);
    return false;
}

bool rt_wrong_err(struct rt_run *r, const struct err *err)
{
    if (err->place[0])
        text_printf(&r->fault, "%s: ", err->place);
    return rt_wrong(r, "%s", err->reason);
}

bool rt_cut(struct rt_run *r, char *text, struct words *w)
{
    struct err err = { 0 };

    return words_cut(text, w, &err) || rt_wrong_err(r, &err);
}

bool rt_who(struct rt_run *r, char *text, int *seat, char **rest)
{
    char *colon = strchr(text, ':');
    struct err err = { 0 };

    if (!colon)
        return rt_wrong(r, "expected a seat and a colon, as in %s: ...", r->box->game->sides[0]);
    *colon = 0;
    *rest = colon + 1;
    return say_find_seat(r->match, rt_trim(text), seat, &err) || rt_wrong_err(r, &err);
}

char *rt_item(char **rest)
{
    char *item = *rest, *p = item;
    bool quoted = false;

    if (!item)
        return NULL;
    for (; *p && (quoted || *p != ',' || p[1] != ' '); p++)
        quoted ^= *p == '"';
    *rest = *p ? p + 1 : NULL;
    *p = 0;
    return rt_trim(item);
}

bool rt_action(struct rt_run *r, const char *text, struct eng_action *out)
{
    struct text copy = { 0 };
    struct words w;
    struct err err = { 0 };

    if (r->turned)
        rt_turn_text(r, text, &copy);
    else
        text_add(&copy, text);
    bool fine = words_cut(copy.s, &w, &err) && eng_action_parse(r->box, &w, 0, out, &err);
    text_free(&copy);
    return fine || rt_wrong_err(r, &err);
}

bool rt_known_rule(struct rt_run *r, const char *name)
{
    const struct eng_book *book = r->box->game->book;

    return (*name && (eng_rule_find(book, name) || eng_rule_in(book, name, 0))) ||
           rt_wrong(r, "'%s' is neither an id nor a paragraph of the register", name);
}

bool rt_rule_is(const struct rt_run *r, eng_ruleno rule, const char *name)
{
    const struct eng_book *book = r->box->game->book;
    uint16_t id = eng_rule_find(book, name);

    if (rule == 0 || id)
        return rule && id == rule;
    for (uint16_t in = eng_rule_in(book, name, 0); in; in = eng_rule_in(book, name, in))
        if (in == rule)
            return true;
    return false;
}

/* Of `expect`: what is not seen, told, there or thrown, or is something else. */
static bool says_absence(const char *name, const char *rest)
{
    static const char *const words[] = { " lacks ", " absent", " != ", " hidden ", " dice none" };

    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (strcmp(name, "expect") == 0 && strstr(rest, words[i]))
            return true;
    return false;
}

static bool run_statement(struct rt_run *r, char *text)
{
    size_t n = strcspn(text, " \t");

    for (int i = 0; i < ROWS; i++) {
        if (strlen(rows[i].name) != n || strncmp(rows[i].name, text, n) != 0)
            continue;
        if (rows[i].needs_match && !r->match)
            return rt_wrong(r, "there is no match yet: scenario or position comes first");
        if (r->now->block && rows[i].run != rt_position)
            return rt_wrong(r, "'%s' takes no text after it", rows[i].name);
        bool absence = rows[i].claim == CLAIMS_ABSENCE || says_absence(rows[i].name, text + n);

        r->absences += absence;
        r->claims += rows[i].claim != CLAIMS_NOTHING && !absence;
        return rows[i].run(r, rt_trim(text + n));
    }
    text[n] = 0;
    return rt_wrong(r, "there is no statement '%s'", text);
}

bool rt_is_own(const char *id)
{
    return strncmp(id, "own:", 4) == 0 && id[4];
}

static bool check_ids(struct rt_run *r)
{
    if (r->test->id_count == 0)
        return rt_wrong(r, "a test names the rules it proves");
    for (int i = 0; i < r->test->id_count; i++)
        if (!rt_is_own(r->test->id[i]) && !eng_rule_find(r->box->game->book, r->test->id[i]))
            return rt_wrong(r, "the register of %s has no %s", r->box->game->book->game,
                            r->test->id[i]);
    return true;
}

static bool claims_something(struct rt_run *r)
{
    if (r->claims)
        return true;
    r->now = NULL;
    return rt_wrong(r, r->absences ? "the test claims only what is not so: it would hold where "
                                     "nothing happens at all"
                                   : "the test claims nothing: no refuse, offer, expect or undo");
}

static bool run_all(struct rt_run *r)
{
    struct text copy = { 0 };
    bool fine = check_ids(r);

    for (int i = 0; fine && i < r->test->count; i++) {
        r->now = &r->test->statement[i];
        text_clear(&copy);
        text_add(&copy, r->now->text);
        fine = run_statement(r, copy.s);
    }
    text_free(&copy);
    return fine && claims_something(r);
}

/* -- the story of a failure -- */

static void add_lines(struct text *why, const char *label, const char *text)
{
    struct lines l = { .next = text };

    while (lines_next(&l)) {
        text_printf(why, "  %-10s%s\n", label, text_str(&l.line));
        label = "";
    }
    lines_done(&l);
}

static void tell_failure(const struct rt_run *r, struct text *why)
{
    text_printf(why, "%s:%d: %s\n", r->path, r->now ? r->now->line : r->test->line,
                r->now ? r->now->text : r->test->title);
    if (r->turned)
        text_printf(why, "  %-10s%d degrees\n", "turned:", r->turn);
    add_lines(why, "wrong:", text_str(&r->fault));
    add_lines(why, "expected:", text_str(&r->expected));
    add_lines(why, "found:", text_str(&r->found));
    if (r->match && match_frozen(r->match))
        add_lines(why, "frozen:", match_frozen(r->match));
    if (r->match && r->now) {
        struct text trace = { 0 };

        eng_trace(r->box, match_state(r->match), &trace);
        add_lines(why, "standing:", text_str(&trace));
        text_free(&trace);
    }
}

struct guarded {
    struct rt_run *run;
    bool fine;
};

static void run_guarded(void *arg)
{
    struct guarded *g = arg;

    g->fine = run_all(g->run);
}

static bool run_once(struct rt_run *r, struct text *why)
{
    struct guarded g = { r, false };
    struct text broke = { 0 };

    seed_from_number(&r->seed, 1);
    if (!eng_guard(run_guarded, &g, &broke)) {
        g.fine = false;
        text_printf(&r->found, "an assertion failed, %s", text_str(&broke));
    }
    if (!g.fine)
        tell_failure(r, why);
    match_free(r->match);
    text_free(&r->fault);
    text_free(&r->expected);
    text_free(&r->found);
    text_free(&broke);
    return g.fine;
}

bool rt_run(const struct eng_box *box, const char *path, const struct rt_test *test,
            struct text *why)
{
    struct rt_run r = { .box = box, .path = path, .test = test };
    struct plane_pt pivot;

    if (test->fault.reason[0]) {
        text_printf(why, "%s: %s\n", test->fault.place, test->fault.reason);
        return false;
    }
    if (!rt_read_turned(test, &pivot))
        return run_once(&r, why);
    for (int turn = 0; turn < 360; turn += RT_TURN) {
        r = (struct rt_run){ .box = box,
                             .path = path,
                             .test = test,
                             .turned = true,
                             .turn = turn,
                             .pivot_x = pivot.x,
                             .pivot_y = pivot.y };
        if (!run_once(&r, why))
            return false;
    }
    return true;
}
