/* report.c -- which differences were found, kind by kind, and how to see each again. */

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "engine/flow.h"

#include "peek.h"

const char *const peek_names[DIFFERENCES] = {
    [SAME] = "no difference",
    [OTHER_REFUSAL] = "legal in one world alone",
    [OTHER_BARRIER] = "can be taken back in one world alone",
    [OTHER_VIEW] = "another view",
    [OTHER_LOG] = "other lines are read",
    [OTHER_CHECK] = "another refusal afterwards",
    [OTHER_WORDS] = "other words for the same view",
    [BROKEN] = "broken",
};

/* -- where -- */

static struct peek_place *place_of(struct peek_report *r, const struct eng_frame *f, int verb)
{
    for (int i = 0; i < r->place_count; i++)
        if (r->place[i].proc == f->proc && r->place[i].step == f->step && r->place[i].verb == verb)
            return &r->place[i];
    BASE_ASSERT(r->place_count < PEEK_PLACES);
    struct peek_place *p = &r->place[r->place_count++];
    *p = (struct peek_place){ .proc = f->proc, .step = f->step, .verb = (uint16_t)verb };
    return p;
}

void peek_count(struct peek_try *t, bool quiet)
{
    const struct eng_core *core = t->before;
    struct peek_place *p = place_of(&t->p->report, &core->frame[core->depth - 1], t->action.verb);

    p->quiet += quiet;
    p->loud += !quiet;
    t->p->report.quiet += quiet;
    t->p->report.loud += !quiet;
}

void peek_print_places(const struct peek *p)
{
    for (int i = 0; i < p->report.place_count; i++) {
        const struct peek_place *at = &p->report.place[i];
        const struct eng_proc *proc = &p->box->game->procs[at->proc];
        printf("# place: %s, %s: %s: %ld quiet, %ld not\n", proc->name, proc->step[at->step].name,
               p->box->game->verbs[at->verb].name, at->quiet, at->loud);
    }
}

/* -- what -- */

/* The question it was an answer to, and the verb. */
static void name_place(const struct peek_try *t, struct text *out)
{
    const struct eng_box *box = t->p->box;
    const struct eng_core *core = t->before;
    const struct eng_step *row = eng_flow_row(box, core);

    for (int i = 0; i < core->depth; i++)
        text_printf(out, "%s%s", i ? " / " : "", box->game->procs[core->frame[i].proc].name);
    text_printf(out, ", %s: %s", row ? row->name : "", box->game->verbs[t->action.verb].name);
}

/* The first line of the position in which the views differ. */
static void add_views(const struct peek_try *t, int twin, struct text *out)
{
    struct text one = { 0 }, two = { 0 };

    eng_save(t->p->box, t->view[0], &one);
    eng_save(t->p->box, t->view[twin], &two);
    struct lines l = { .next = text_str(&one) }, k = { .next = text_str(&two) };
    bool more, also;
    do {
        more = lines_next(&l);
        also = lines_next(&k);
    } while (more && also && strcmp(text_str(&l.line), text_str(&k.line)) == 0);
    text_printf(out, ": '%s' against '%s'", more ? text_str(&l.line) : "",
                also ? text_str(&k.line) : "");
    lines_done(&l);
    lines_done(&k);
    text_free(&one);
    text_free(&two);
}

/* Lines that one world tells and the other does not come first. */
static void add_log(const struct peek_try *t, int w, struct text *out)
{
    for (int i = 0; i < t->news[w]->count; i++) {
        const struct eng_event *e = &t->news[w]->event[i];
        if (!eng_may_read(e, ENG_SEAT(t->seat)))
            continue;
        text_add(out, " | ");
        eng_render(t->p->box, t->world[w], &e->what, LANG_EN, out);
    }
}

static void describe(const struct peek_try *t, enum peek_difference what, int twin,
                     struct text *out)
{
    const struct eng_core *one = t->world[0], *two = t->world[twin];

    text_printf(out, "seed %" PRIu64 ", match %d, decision %d: seat %d ", t->p->seed, t->match,
                t->decision, t->seat);
    eng_action_text(t->p->box->game, &t->action, out);
    if (what == OTHER_VIEW)
        add_views(t, twin, out);
    if (what == OTHER_BARRIER)
        text_printf(out, ": %d against %d", one->barrier, two->barrier);
    text_add(out, "; truth");
    add_log(t, 0, out);
    text_add(out, "; twin");
    add_log(t, twin, out);
    text_add(out, "; ");
    eng_trace(t->p->box, one, out);
    text_add(out, "; ");
    eng_trace(t->p->box, two, out);
}

static struct peek_kind *kind_of(struct peek_report *r, enum peek_difference what,
                                 const char *place)
{
    for (int i = 0; i < r->kind_count; i++)
        if (r->kind[i].what == what && strcmp(text_str(&r->kind[i].place), place) == 0)
            return &r->kind[i];
    if (r->kind_count == PEEK_KINDS)
        return &r->kind[PEEK_KINDS - 1];
    struct peek_kind *k = &r->kind[r->kind_count++];
    k->what = what;
    text_add(&k->place, place);
    return k;
}

void peek_note(struct peek_try *t, enum peek_difference what, int twin)
{
    struct text place = { 0 };

    name_place(t, &place);
    struct peek_kind *k = kind_of(&t->p->report, what, text_str(&place));
    if (k->count++ == 0)
        describe(t, what, twin, &k->first);
    t->p->report.differences++;
    text_free(&place);
}

void peek_note_broken(struct peek_try *t, const char *why)
{
    struct peek_kind *k = kind_of(&t->p->report, BROKEN, "a match");

    if (k->count++ == 0)
        text_printf(&k->first, "seed %" PRIu64 ", match %d, decision %d: %s", t->p->seed, t->match,
                    t->decision, why);
    t->p->report.differences++;
}

static void print_kind(const struct peek_kind *k)
{
    printf("# %ld times %s, at %s\n", k->count, peek_names[k->what], text_str(&k->place));
    struct lines l = { .next = text_str(&k->first) };
    while (lines_next(&l))
        printf("#     %.1000s\n", text_str(&l.line));
    lines_done(&l);
}

bool peek_print(const struct peek *p, int number)
{
    const struct peek_report *r = &p->report;
    const char *game = p->box->game->book->game;
    bool in_vain = r->quiet == 0 && r->matches >= PEEK_IN_VAIN;
    bool holds = r->differences == 0 && (r->quiet > 0 || in_vain);

    printf("%s %d - %s: what can be taken back has taught nothing, in any world%s\n",
           holds ? "ok" : "not ok", number, game, in_vain ? " # SKIP nothing ever can" : "");
    for (int i = 0; i < r->kind_count; i++)
        print_kind(&r->kind[i]);
    printf("# %s: %ld matches, %ld quiet actions, %ld others, %ld twin worlds, %ld put into words, "
           "%ld differences\n",
           game, r->matches, r->quiet, r->loud, r->worlds, r->shown, r->differences);
    printf("# proof: own actions of %s that can be taken back, each the same in %d other worlds: "
           "%ld\n",
           game, p->twins, r->quiet);
    fflush(stdout);
    return holds;
}

void peek_free(struct peek *p)
{
    for (int i = 0; i < p->report.kind_count; i++) {
        text_free(&p->report.kind[i].place);
        text_free(&p->report.kind[i].first);
    }
    p->report = (struct peek_report){ 0 };
}
