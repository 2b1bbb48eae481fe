/* offers.c -- the statements about what is offered.
 *
 * An item of a list is an action ("pick 3"), a pattern ("pick *", "march 2 @ *"), or a verb that
 * takes more than itself ("pick"), which stands for every action with it. */

#include <fnmatch.h>
#include <stdlib.h>
#include <string.h>

#include "console/say.h"

#include "runner.h"

struct wanted {
    struct text pattern; /* for fnmatch; without a star, the text of one action */
    bool exact;
    struct eng_action action; /* when exact */
};

static const struct eng_verb *bare_verb(const struct rt_run *r, const char *item)
{
    for (const struct eng_verb *v = r->box->game->verbs; v->name; v++)
        if (strcmp(v->name, item) == 0 && v->takes != TAKES_NOTHING)
            return v;
    return NULL;
}

static bool read_item(struct rt_run *r, const char *item, struct wanted *out)
{
    *out = (struct wanted){ 0 };
    if (bare_verb(r, item)) {
        text_printf(&out->pattern, "%s *", item);
        return true;
    }
    if (strchr(item, '*')) {
        text_add(&out->pattern, item);
        return true;
    }
    out->exact = true;
    if (!rt_action(r, item, &out->action))
        return false;
    eng_action_text(r->box->game, &out->action, &out->pattern);
    return true;
}

/* A pattern may be of numbers or of words. */
static bool is_wanted(const struct rt_run *r, const struct wanted *w, const struct eng_action *a)
{
    struct text number = { 0 }, word = { 0 };

    if (w->exact)
        return eng_action_compare(&w->action, a) == 0;
    eng_action_text(r->box->game, a, &number);
    eng_action_words(r->box, a, &word);
    bool same = fnmatch(text_str(&w->pattern), text_str(&number), 0) == 0 ||
                fnmatch(text_str(&w->pattern), text_str(&word), 0) == 0;
    text_free(&number);
    text_free(&word);
    return same;
}

/* Poses are too many to be listed: what check allows of a placing verb is offered. */
static bool is_allowed_pose(struct rt_run *r, const struct wanted *w, int seat)
{
    eng_ruleno why;

    return w->exact && r->box->game->verbs[w->action.verb].takes & (TAKES_POSE | TAKES_ANGLE) &&
           match_check(r->match, seat, &w->action, &why) == MATCH_DONE;
}

static bool has(struct rt_run *r, const struct eng_choices *c, const struct wanted *w, int seat)
{
    for (int i = 0; i < c->count; i++)
        if (is_wanted(r, w, &c->action[i]))
            return true;
    return is_allowed_pose(r, w, seat);
}

/* The list that is being looked at; `mark` remembers which of it was named. */
struct list {
    struct eng_choices c;
    bool mark[ENG_CHOICES];
    int seat;
};

static void find_all(struct rt_run *r, struct list *l)
{
    struct err err = { 0 };
    int count;

    if (!say_choices(r->match, l->seat, &r->found, &count, &err))
        text_add(&r->found, err.reason);
    else if (count == 0)
        text_add(&r->found, "nothing is offered");
}

static void mark(const struct rt_run *r, struct list *l, const struct wanted *w)
{
    for (int i = 0; i < l->c.count; i++)
        l->mark[i] |= is_wanted(r, w, &l->c.action[i]);
}

/* One item must (or must not) be among the offers. */
static bool judge_item(struct rt_run *r, struct list *l, const char *item, bool must)
{
    struct wanted w;
    bool fine = read_item(r, item, &w);

    if (fine && has(r, &l->c, &w, l->seat) != must) {
        text_printf(&r->expected, "'%s' is %soffered", item, must ? "" : "not ");
        find_all(r, l);
        fine = false;
    }
    if (fine)
        mark(r, l, &w);
    text_free(&w.pattern);
    return fine;
}

static bool is_asked(const struct rt_run *r, int seat)
{
    const struct eng_core *core = match_state(r->match);

    return (core->asked & ENG_SEAT(seat)) != 0;
}

static bool judge_items(struct rt_run *r, struct list *l, char *rest, bool must)
{
    char *item;
    bool fine = rt_who(r, rest, &l->seat, &rest);

    if (fine && !must && !is_asked(r, l->seat))
        fine = rt_wrong(r, "this seat is not asked, so that nothing could be offered to it");
    if (fine && !match_choices(r->match, l->seat, &l->c))
        fine = rt_wrong(r, "the match is frozen");
    while (fine && (item = rt_item(&rest)))
        fine = judge_item(r, l, item, must);
    return fine;
}

static bool judge_rest(struct rt_run *r, struct list *l)
{
    for (int i = 0; i < l->c.count; i++) {
        if (l->mark[i])
            continue;
        text_add_char(&r->expected, '\'');
        eng_action_words(r->box, &l->c.action[i], &r->expected);
        text_add(&r->expected, "' is not offered");
        find_all(r, l);
        return false;
    }
    return true;
}

static bool judge(struct rt_run *r, char *rest, bool must, bool only)
{
    struct list *l = base_alloc(sizeof *l);
    bool fine = judge_items(r, l, rest, must) && (!only || judge_rest(r, l));

    free(l);
    return fine;
}

bool rt_offer(struct rt_run *r, char *rest)
{
    return judge(r, rest, true, false);
}

bool rt_offer_only(struct rt_run *r, char *rest)
{
    return judge(r, rest, true, true);
}

bool rt_no_offer(struct rt_run *r, char *rest)
{
    return judge(r, rest, false, false);
}
