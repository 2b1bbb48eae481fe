/* compare.c -- one own action, in the true world and in its twins. */

#include <string.h>

#include "engine/flow.h"

#include "peek.h"

enum { CHECKED = 3, PREVIEWED = 3 };

static const struct eng_core *core_of(const void *state)
{
    return state;
}

/* -- reading -- */

static const struct eng_event *next_readable(const struct eng_news *news, int *at, int seat)
{
    while (*at < news->count)
        if (eng_may_read(&news->event[(*at)++], ENG_SEAT(seat)))
            return &news->event[*at - 1];
    return NULL;
}

static bool reads_the_same(const struct eng_news *a, const struct eng_news *b, int seat)
{
    int i = 0, k = 0;

    for (;;) {
        const struct eng_event *one = next_readable(a, &i, seat), *two = next_readable(b, &k, seat);
        if (!one || !two)
            return one == two;
        if (memcmp(&one->what, &two->what, sizeof one->what) != 0 || one->actor != two->actor ||
            one->indent != two->indent)
            return false;
    }
}

/* -- what may be done next -- */

/* Mostly something that is offered; sometimes with another noun, so that refusals are asked for. */
static void pick_next(struct peek_try *t, const struct eng_choices *c, struct eng_action *out)
{
    *out = c->action[rng_below(t->chance, (uint32_t)c->count)];
    if (rng_below(t->chance, 3) == 0)
        out->noun = c->action[rng_below(t->chance, (uint32_t)c->count)].noun;
    if (rng_below(t->chance, 8) == 0)
        out->noun = (uint16_t)(out->noun + 1);
}

static bool is_refused_alike(struct peek_try *t, int twin)
{
    const struct eng_box *box = t->p->box;
    struct eng_action a;

    for (int i = 0; i < CHECKED && t->next.count > 0; i++) {
        pick_next(t, &t->next, &a);
        if (box->game->check(box, t->world[0], t->seat, &a) !=
            box->game->check(box, t->world[twin], t->seat, &a))
            return false;
    }
    return true;
}

/* -- in words -- */

static void add_phrase(const struct eng_box *box, const void *view, const struct eng_phrase *p,
                       struct text *out)
{
    eng_render(box, view, p, LANG_FR, out);
    text_printf(out, " %u\n", p->rule);
}

static void add_previews(struct peek_try *t, const void *view, const struct eng_choices *c,
                         struct text *out)
{
    const struct eng_box *box = t->p->box;
    struct jout json;

    if (!box->game->preview || c->count == 0)
        return;
    for (int i = 0; i < PREVIEWED; i++) {
        jout_start(&json, out);
        jout_object(&json);
        box->game->preview(box, view, t->seat, &c->action[(t->decision * 7 + i * 31) % c->count],
                           &json);
        jout_end_object(&json);
    }
}

static void put_into_words(struct peek_try *t, const void *view, struct text *out)
{
    const struct eng_box *box = t->p->box;
    struct eng_phrase phrase = { 0 };
    struct eng_choices c;
    struct jout json;

    jout_start(&json, out);
    jout_object(&json);
    eng_show(box, view, &json);
    jout_end_object(&json);
    eng_trace(box, view, out);
    if (!(core_of(view)->asked & ENG_SEAT(t->seat)))
        return;
    box->game->prompt(box, view, t->seat, &phrase);
    add_phrase(box, view, &phrase, out);
    box->game->offer(box, view, t->seat, &c);
    for (int i = 0; i < c.count; i++) {
        phrase = (struct eng_phrase){ 0 };
        eng_action_text(box->game, &c.action[i], out);
        box->game->say(box, view, &c.action[i], &phrase);
        add_phrase(box, view, &phrase, out);
    }
    add_previews(t, view, &c, out);
}

bool peek_same_words(struct peek_try *t, const void *one, const void *two)
{
    struct text a = { 0 }, b = { 0 };

    put_into_words(t, one, &a);
    put_into_words(t, two, &b);
    bool same = strcmp(text_str(&a), text_str(&b)) == 0;
    text_free(&a);
    text_free(&b);
    t->p->report.shown++;
    return same;
}

/* -- the action -- */

/* The same dice in all worlds: where they are cast the barrier is up anyway. */
static bool carry_out(struct peek_try *t, int w)
{
    const struct eng_box *box = t->p->box;
    struct eng_core *core = t->world[w];

    core->rng = core_of(t->before)->rng;
    core->fate = core_of(t->before)->fate;
    t->news[w]->count = t->news[w]->drawn = 0;
    if (box->game->check(box, core, t->seat, &t->action) != 0)
        return false;
    box->game->apply(box, core, t->seat, &t->action, t->news[w]);
    return true;
}

static void look(struct peek_try *t, int w)
{
    memcpy(t->view[w], t->world[w], t->p->box->game->state_size);
    eng_redact(t->p->box, t->view[w], ENG_SEAT(t->seat));
}

static void look_around(struct peek_try *t)
{
    const struct eng_box *box = t->p->box;

    look(t, 0);
    eng_choices_clear(&t->next);
    if (core_of(t->view[0])->asked & ENG_SEAT(t->seat))
        box->game->offer(box, t->view[0], t->seat, &t->next);
}

static enum peek_difference difference_to(struct peek_try *t, int twin, bool in_words)
{
    if (core_of(t->world[0])->barrier != core_of(t->world[twin])->barrier)
        return OTHER_BARRIER;
    if (core_of(t->world[0])->barrier)
        return SAME;
    look(t, twin);
    if (memcmp(t->view[0], t->view[twin], t->p->box->game->state_size) != 0)
        return OTHER_VIEW;
    if (!reads_the_same(t->news[0], t->news[twin], t->seat))
        return OTHER_LOG;
    if (!is_refused_alike(t, twin))
        return OTHER_CHECK;
    return in_words && !peek_same_words(t, t->view[0], t->view[twin]) ? OTHER_WORDS : SAME;
}

void peek_compare(struct peek_try *t)
{
    struct peek_report *r = &t->p->report;

    BASE_ASSERT(carry_out(t, 0));
    bool quiet = !core_of(t->world[0])->barrier;
    bool in_words = quiet && rng_below(t->chance, (uint32_t)t->p->shown_every) == 0;
    if (quiet)
        look_around(t);
    for (int twin = 1; twin <= t->p->twins; twin++) {
        enum peek_difference d =
            carry_out(t, twin) ? difference_to(t, twin, in_words) : OTHER_REFUSAL;
        if (d != SAME)
            peek_note(t, d, twin);
    }
    peek_count(t, quiet);
    r->worlds += t->p->twins;
}
