/* step.c -- one situation and one decision, turned and compared. */

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/tsv.h"

#include "engine/guard.h"

#include "turned.h"

enum { PROBES = 6, VIEW_MOST = 256, VIEW_EVERY = 16 }; /* odds take time */

struct step {
    const struct turning *t;
    const void *state;
    void *turned;
    int seat;
    const struct eng_action *action;
    const char *where;
    struct findings *found;
};

static size_t size_of(const struct turning *t)
{
    return t->from->game->state_size;
}

static void *copy_of(const struct turning *t, const void *state)
{
    void *copy = base_alloc(size_of(t));

    memcpy(copy, state, size_of(t));
    return copy;
}

/* -- the story of a difference -- */

/* A row of the list for wherever it happens: its words are part of the story. */
static bool is_listed(const struct turning *t, const char *ways, const char *story)
{
    for (int row = 0; t->list && row < tsv_rows(t->list); row++) {
        const char *of = tsv_cell(t->list, row, tsv_column(t->list, "ways"));

        if (strcmp(tsv_cell(t->list, row, tsv_column(t->list, "file")), "-") == 0 &&
            (strcmp(of, ways) == 0 || (strcmp(of, "all") == 0 && strcmp(ways, "oblique") != 0)) &&
            strstr(story, tsv_cell(t->list, row, tsv_column(t->list, "test"))))
            return true;
    }
    return false;
}

/* Of each place the first is told. */
void count_difference(const struct turning *t, const char *ways, const char *where,
                      const char *story, struct findings *f)
{
    if (is_listed(t, ways, story)) {
        f->excused++;
        return;
    }
    f->differences++;
    if (f->told >= TOLD_MOST || strcmp(f->place, where) == 0)
        return;
    f->told++;
    snprintf(f->place, sizeof f->place, "%s", where);
    text_add(&f->first, story);
}

static void __attribute__((format(printf, 2, 3)))
differ(const struct step *s, const char *format, ...)
{
    struct text story = { 0 };
    va_list args;

    text_printf(&story, "%s, %s: ", s->where, s->t->name);
    va_start(args, format);
    text_vprintf(&story, format, args);
    va_end(args);
    text_add(&story, "\n  standing: ");
    eng_trace(s->t->from, s->state, &story);
    text_add(&story, "\n  decision: ");
    eng_action_text(s->t->from->game, s->action, &story);
    text_add(&story, "\n");
    count_difference(s->t, s->t->mirrored ? "mirrored" : "turned", s->where, text_str(&story),
                     s->found);
    text_free(&story);
}

static void words_of(const struct turning *t, const struct eng_action *a, struct text *out)
{
    text_clear(out);
    eng_action_text(t->from->game, a, out);
}

static const char *rule_id(const struct step *s, eng_ruleno rule)
{
    return rule ? s->t->from->game->book->rules[rule].id : "allowed";
}

/* -- offers -- */

static void turn_offers(const struct turning *t, struct eng_choices *c)
{
    for (int i = 0; i < c->count; i++)
        t->game->action(t, &c->action[i]);
    eng_choices_sort(c);
}

static bool is_example(const struct step *s, const struct eng_action *a)
{
    return s->t->game->example && s->t->game->example(s->t, s->state, a);
}

static bool is_beyond(const struct turning *t, const struct eng_action *a)
{
    return t->game->beyond && t->game->beyond(t, a);
}

/* The first of the one that the other has not. */
static bool tell_missing(const struct step *s, int seat, const struct eng_choices *one,
                         const struct eng_choices *other, const char *what)
{
    struct text words = { 0 };
    bool found = false;

    for (int i = 0; i < one->count && !found; i++) {
        if (is_example(s, &one->action[i]) || is_beyond(s->t, &one->action[i]) ||
            eng_choices_has(other, &one->action[i]))
            continue;
        words_of(s->t, &one->action[i], &words);
        differ(s, "%s: '%s' (%s), of %d and %d", what, text_str(&words),
               rule_id(s, s->t->box.game->check(&s->t->box, s->turned, seat, &one->action[i])),
               one->count, other->count);
        found = true;
    }
    text_free(&words);
    return found;
}

static void compare_offers(const struct step *s, int seat, struct eng_choices *plain)
{
    const struct turning *t = s->t;
    struct eng_choices *ours = base_alloc(sizeof *ours), *theirs = base_alloc(sizeof *theirs);

    *ours = *plain;
    turn_offers(t, ours);
    eng_choices_clear(theirs);
    t->box.game->offer(&t->box, s->turned, seat, theirs);
    eng_choices_sort(theirs);
    s->found->offers += ours->count;
    if (!tell_missing(s, seat, ours, theirs, "no longer offered when turned"))
        tell_missing(s, seat, theirs, ours, "offered only when turned");
    free(ours);
    free(theirs);
}

/* -- verdicts -- */

static eng_ruleno turn_rule(const struct turning *t, eng_ruleno rule)
{
    return t->game->rule ? t->game->rule(rule) : rule;
}

static void compare_verdict(const struct step *s, int seat, const struct eng_action *a)
{
    const struct turning *t = s->t;
    struct eng_action turned = *a;
    struct text words = { 0 };

    if (is_beyond(t, a))
        return;
    t->game->action(t, &turned);
    eng_ruleno one = t->from->game->check(t->from, s->state, seat, a);
    eng_ruleno two = t->box.game->check(&t->box, s->turned, seat, &turned);

    s->found->verdicts++;
    if (turn_rule(t, one) != two) {
        words_of(t, a, &words);
        differ(s, "'%s' is %s, turned it is %s", text_str(&words), rule_id(s, one),
               rule_id(s, two));
    }
    text_free(&words);
}

/* An offer with one thing about it changed; what its verb does not take stays zero. */
static struct eng_action change_one(const struct step *s, struct eng_action a, struct rng *chance)
{
    int takes = s->t->from->game->verbs[a.verb].takes;
    int by = 1 + (int)rng_below(chance, 40);

    by = rng_below(chance, 2) ? by : -by;
    switch (rng_below(chance, 4)) {
    case 0:
        if (takes & (TAKES_ANGLE | TAKES_POSE))
            a.angle = (int16_t)((a.angle + 360 + by) % 360);
        break;
    case 1:
        if (takes & TAKES_COUNT)
            a.count = (int16_t)(a.count + by);
        break;
    case 2:
        if (takes & TAKES_POSE)
            a.x += by;
        break;
    default:
        if (takes & TAKES_POSE)
            a.y += by;
    }
    return a;
}

static void probe(const struct step *s, int seat, const struct eng_choices *c, struct rng *chance)
{
    for (int i = 0; i < PROBES && c->count; i++) {
        struct eng_action a = c->action[rng_below(chance, (uint32_t)c->count)];

        if (i % 3 == 2) /* the noun of one with the rest of another */
            a.noun = c->action[rng_below(chance, (uint32_t)c->count)].noun;
        else if (i % 3 == 1)
            a = change_one(s, a, chance);
        if (eng_action_fits(s->t->from->game, &a))
            compare_verdict(s, seat, &a);
    }
}

/* -- previews -- */

static void turn_json(const struct turning *t, const struct eng_action *a, json_t *value)
{
    const char *key;
    json_t *part;
    size_t i;

    if (json_is_object(value)) {
        t->game->json(t, a, value);
        json_object_foreach(value, key, part) turn_json(t, a, part);
    }
    json_array_foreach(value, i, part) turn_json(t, a, part);
}

static json_t *preview(const struct eng_box *box, const void *state, int seat,
                       const struct eng_action *a)
{
    struct eng_core *view = base_alloc(box->game->state_size);
    struct text out = { 0 };
    struct jout json;

    memcpy(view, state, box->game->state_size);
    eng_redact(box, view, ENG_SEAT(seat));
    jout_start(&json, &out);
    jout_object(&json);
    box->game->preview(box, view, seat, a, &json);
    jout_end_object(&json);
    json_t *tree = json_loads(text_str(&out), 0, NULL);
    json_object_del(tree, "templates"); /* outlines, for the eye */
    text_free(&out);
    free(view);
    return tree;
}

static void compare_preview(const struct step *s, const struct eng_action *turned)
{
    const struct turning *t = s->t;

    if (!t->from->game->preview)
        return;
    json_t *one = preview(t->from, s->state, s->seat, s->action);
    json_t *two = preview(&t->box, s->turned, s->seat, turned);
    turn_json(t, s->action, one);
    turn_json(&(struct turning){ .game = t->game, .from = t->from }, s->action, two);
    s->found->previews++;
    if (!json_equal(one, two)) {
        char *a = json_dumps(one, JSON_SORT_KEYS), *b = json_dumps(two, JSON_SORT_KEYS);
        differ(s, "shown beforehand:\n    %.700s\n    %.700s", a, b);
        free(a);
        free(b);
    }
    json_decref(one);
    json_decref(two);
}

static int by_text(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* The list that a view has under that key, its elements as texts in ascending order. */
static size_t list_of_view(const struct step *s, const struct eng_box *box, const void *state,
                           const struct turning *by, char *out[VIEW_MOST])
{
    struct eng_core *view = base_alloc(box->game->state_size);
    struct text text = { 0 };
    struct jout json;

    memcpy(view, state, box->game->state_size);
    eng_redact(box, view, ENG_SEAT(s->seat));
    jout_start(&json, &text);
    jout_object(&json);
    eng_show(box, view, &json);
    jout_end_object(&json);
    json_t *tree = json_loads(text_str(&text), 0, NULL);
    json_t *list = json_object_get(tree, s->t->game->shown);
    size_t count = json_array_size(list);
    for (size_t i = 0; i < count && i < VIEW_MOST; i++) {
        turn_json(by, s->action, json_array_get(list, i));
        out[i] = json_dumps(json_array_get(list, i), JSON_SORT_KEYS);
    }
    qsort(out, count, sizeof out[0], by_text);
    json_decref(tree);
    text_free(&text);
    free(view);
    return count;
}

static void compare_view(const struct step *s)
{
    struct turning none = { .game = s->t->game, .from = s->t->from };
    char *one[VIEW_MOST], *two[VIEW_MOST];

    if (!s->t->game->shown || s->found->steps % VIEW_EVERY != 0)
        return;
    size_t count = list_of_view(s, s->t->from, s->state, s->t, one);
    size_t other = list_of_view(s, &s->t->box, s->turned, &none, two), n = 0;

    s->found->previews += (long)count;
    while (n < count && n < other && strcmp(one[n], two[n]) == 0)
        n++;
    if (n < count || n < other)
        differ(s, "shown, %zu and %zu:\n    %.700s\n    %.700s", count, other,
               n < count ? one[n] : "", n < other ? two[n] : "");
    for (size_t i = 0; i < count; i++)
        free(one[i]);
    for (size_t i = 0; i < other; i++)
        free(two[i]);
}

/* -- what comes of it -- */

/* Only what a sentence says of its arguments. */
static bool same_words(const struct turning *t, const struct eng_phrase *a,
                       const struct eng_phrase *b)
{
    const char *rest = eng_template(t->from->game, a->text, LANG_EN);
    int first, second;
    char kind[16];

    if (a->text != b->text || a->rule != b->rule)
        return false;
    while ((rest = eng_next_slot(rest, kind, &first, &second)))
        if (a->arg[first] != b->arg[first] || (second >= 0 && a->arg[second] != b->arg[second]))
            return false;
    return true;
}

static bool same_event(const struct turning *t, struct eng_event a, const struct eng_event *b)
{
    t->game->phrase(t, &a.what);
    a.what.rule = turn_rule(t, a.what.rule);
    return same_words(t, &a.what, &b->what) && a.audience == b->audience && a.actor == b->actor &&
           a.indent == b->indent;
}

/* Brings the line of the second news that says what line n of the first does to its place. */
static void bring(const struct turning *t, const struct eng_event *line, struct eng_news *two,
                  int n)
{
    for (int i = n; i < two->count; i++)
        if (same_event(t, *line, &two->event[i])) {
            struct eng_event found = two->event[i];

            memmove(&two->event[n + 1], &two->event[n], (size_t)(i - n) * sizeof found);
            two->event[n] = found;
            return;
        }
}

static void compare_news(const struct step *s, const struct eng_news *one, struct eng_news *two,
                         const void *after)
{
    struct text a = { 0 }, b = { 0 };
    int n = 0;

    for (int i = 0; s->t->game->by_place && i < one->count; i++)
        bring(s->t, &one->event[i], two, i);
    while (n < one->count && n < two->count && same_event(s->t, one->event[n], &two->event[n]))
        n++;
    if (n < one->count)
        eng_render(s->t->from, after, &one->event[n].what, LANG_EN, &a);
    if (n < two->count)
        eng_render(&s->t->box, after, &two->event[n].what, LANG_EN, &b);
    if (n < one->count || n < two->count)
        differ(s, "news %d of %d and %d: '%s' [%s], turned '%s' [%s]", n, one->count, two->count,
               text_str(&a), n < one->count ? rule_id(s, one->event[n].what.rule) : "",
               text_str(&b), n < two->count ? rule_id(s, two->event[n].what.rule) : "");
    else if (one->rolled != two->rolled || one->drawn != two->drawn)
        differ(s, "%d dice and %d draws, turned %d and %d", one->rolled, one->drawn, two->rolled,
               two->drawn);
    text_free(&a);
    text_free(&b);
}

static void tell_states(const struct step *s, const void *one, const void *two)
{
    struct text a = { 0 }, b = { 0 };

    eng_save(&s->t->box, one, &a);
    eng_save(&s->t->box, two, &b);
    struct lines l = { .next = text_str(&a) }, m = { .next = text_str(&b) };
    bool more = true;
    while (more && lines_next(&l) && (more = lines_next(&m)))
        if (strcmp(text_str(&l.line), text_str(&m.line)) != 0) {
            differ(s, "states:\n    %s\n    %s", text_str(&l.line), text_str(&m.line));
            break;
        }
    if (strcmp(text_str(&a), text_str(&b)) == 0) {
        const unsigned char *p = one, *q = two;
        size_t at = 0;
        while (p[at] == q[at])
            at++;
        differ(s, "states, in byte %zu of %zu", at, size_of(s->t));
    }
    lines_done(&l);
    lines_done(&m);
    text_free(&a);
    text_free(&b);
}

static void compare_states(const struct step *s, void *one, void *two)
{
    if (s->t->game->level) {
        s->t->game->level(one);
        s->t->game->level(two);
    }
    if (memcmp(one, two, size_of(s->t)) != 0)
        tell_states(s, one, two);
}

static void play_both(const struct step *s, const struct eng_action *turned)
{
    const struct turning *t = s->t;
    void *one = copy_of(t, s->state), *two = copy_of(t, s->turned);
    struct eng_news *news = base_alloc(2 * sizeof *news);
    long before = s->found->differences + s->found->excused;

    t->from->game->apply(t->from, one, s->seat, s->action, &news[0]);
    t->box.game->apply(&t->box, two, s->seat, turned, &news[1]);
    s->found->played++;
    s->found->dice += news[0].rolled;
    compare_news(s, &news[0], &news[1], one);
    t->game->state(t, one);
    if (s->found->differences + s->found->excused == before)
        compare_states(s, one, two);
    free(news);
    free(one);
    free(two);
}

/* -- the whole step -- */

struct guarded {
    struct step *step;
    struct rng *chance;
};

static void compare_examples(const struct step *s, int seat, const struct eng_choices *c)
{
    for (int i = 0; i < c->count; i += 1 + c->count / 32)
        if (is_example(s, &c->action[i]))
            compare_verdict(s, seat, &c->action[i]);
}

static void compare_seat(const struct step *s, int seat, struct rng *chance)
{
    struct eng_choices *plain = base_alloc(sizeof *plain);

    eng_choices_clear(plain);
    s->t->from->game->offer(s->t->from, s->state, seat, plain);
    compare_offers(s, seat, plain);
    compare_examples(s, seat, plain);
    probe(s, seat, plain, chance);
    free(plain);
}

static void compare_all(void *arg)
{
    struct guarded *g = arg;
    struct step *s = g->step;
    const struct eng_core *core = s->state;
    struct eng_action turned = *s->action;
    long before = s->found->differences;

    for (int seat = 0; seat < core->seat_count; seat++)
        if (core->asked & ENG_SEAT(seat))
            compare_seat(s, seat, g->chance);
    if (!(core->asked & ENG_SEAT(s->seat)))
        return;
    s->t->game->action(s->t, &turned);
    compare_verdict(s, s->seat, s->action);
    if (s->found->differences > before)
        return;
    compare_preview(s, &turned);
    compare_view(s);
    if (s->t->from->game->check(s->t->from, s->state, s->seat, s->action) == 0)
        play_both(s, &turned);
}

/* A situation that the board itself cannot bear, unturned, as on a map that was cut out. */
static void play_plain(void *arg)
{
    struct step *s = ((struct guarded *)arg)->step;
    const struct eng_box *box = s->t->from;
    void *copy = copy_of(s->t, s->state);

    if (box->game->check(box, copy, s->seat, s->action) == 0)
        box->game->apply(box, copy, s->seat, s->action, NULL);
    free(copy);
}

void compare_step(const struct turning *t, const void *state, int seat, const struct eng_action *a,
                  struct rng *chance, const char *where, struct findings *f)
{
    struct step s = { t, state, copy_of(t, state), seat, a, where, f };
    struct guarded g = { &s, chance };
    struct text why = { 0 };

    t->game->state(t, s.turned);
    f->steps++;
    if (!eng_guard(compare_all, &g, &why) && eng_guard(play_plain, &g, &why))
        differ(&s, "an assertion failed: %s", text_str(&why));
    text_free(&why);
    free(s.turned);
}
