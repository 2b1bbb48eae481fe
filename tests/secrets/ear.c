/* ear.c -- all that a seat hears while two worlds are played on by the same decisions. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/ai.h"
#include "base/json_kept.h"
#include "server/api/playback.h"

#include "secrets.h"

enum {
    ONWARD = 8,     /* decisions, at most                                   */
    PROBES = 6,     /* actions asked about, offered or spoilt, at each      */
    DRAWS = 6,      /* of an enemy's decision that is possible in both      */
    STEPS = 3,      /* of a replay that are looked at                       */
    STRANGE = 8,    /* told of                                             */
    KEPT = 1 << 19, /* bytes */
    REPLAY_IN = 4   /* one pair in so many: a replay shows it all again     */
};

const char *const channel_name[CHANNELS] = {
    [HEARD_STATES] = "states, bytes",
    [HEARD_PATCHES] = "patches, bytes",
    [HEARD_SIZES] = "sizes",
    [HEARD_ORDER] = "order",
    [HEARD_ERRORS] = "answers and errors",
    [HEARD_PREVIEWS] = "previews",
    [HEARD_STORY] = "story, export",
    [HEARD_REPLAY] = "replay",
    [HEARD_WATCHER] = "looking on, bytes",
};

/* Two matches side by side, and what the seat has heard of each. */
struct listener {
    const struct pair *p;
    struct match *m[2];
    struct heard *heard;
    struct text last[2];                  /* state sent before: the same is not sent again */
    struct jprints prints[2][LANG_COUNT]; /* of it, as a server keeps them */
    struct jkept *kept;                   /* likewise, for both worlds */
    struct rng *rng;
};

static const struct eng_core *core(const struct match *m)
{
    return match_state(m);
}

/* -- states -- */

/* As eye.c makes it: from what the seat knows, against the prints of what it was sent last. */
static void hear_patch(struct listener *l, int w, enum lang lang)
{
    struct jprints *prints = &l->prints[w][lang];
    struct text *out = &l->heard[w].in[HEARD_PATCHES], state = { 0 };
    struct jparts parts = { 0 };
    void *view = base_alloc(l->p->box->game->state_size);
    struct match_eye eye = { l->p->seat, lang, view, l->kept };
    size_t before = out->length;

    if (match_view(l->m[w], ENG_SEAT(l->p->seat), view) &&
        match_tell_state(l->m[w], &eye, &parts, &state)) {
        jparts_print(&parts, text_str(&state));
        if (prints->count)
            jparts_change(prints, &parts, text_str(&state), out);
        text_printf(out, " %u\n", jparts_sum_noted(&parts, text_str(&state), state.length));
        jprints_keep(prints, &parts);
    }
    text_printf(&l->heard[w].in[HEARD_SIZES], "%zu ", out->length - before);
    jparts_free(&parts);
    text_free(&state);
    base_free(view);
}

static void hear_state(struct listener *l, int w, enum lang lang)
{
    struct heard *h = &l->heard[w];
    struct text now = { 0 };

    if (!match_message(l->m[w], l->p->seat, 0, lang, &now))
        text_add(&now, "frozen");
    text_add(&h->in[HEARD_STATES], text_str(&now));
    text_printf(&h->in[HEARD_SIZES], "%zu\n", now.length);
    text_printf(&h->in[HEARD_ORDER], "%s\n",
                strcmp(text_str(&now), text_str(&l->last[w])) != 0 ? "state" : "silence");
    text_free(&l->last[w]);
    l->last[w] = now;
    if (!match_message(l->m[w], -1, 0, lang, &h->in[HEARD_WATCHER]))
        text_add(&h->in[HEARD_WATCHER], "frozen");
    hear_patch(l, w, lang);
}

/* What is offered, in its order; one mark for each that does not come after the one before. */
static void hear_choices(struct listener *l, int w, struct eng_choices *c)
{
    struct text *out = &l->heard[w].in[HEARD_ORDER];

    match_choices(l->m[w], l->p->seat, c);
    text_printf(out, "%d of", c->count);
    for (int i = 0; i < c->count; i++) {
        text_printf(out, " %d.%d", c->action[i].verb, c->action[i].noun);
        if (i > 0 && eng_action_compare(&c->action[i - 1], &c->action[i]) >= 0)
            text_add(out, " (back)");
    }
    text_add_char(out, '\n');
}

/* The order of the nouns of each verb in the message itself, which is what a page gets. */
static void hear_labels(struct listener *l, int w)
{
    static const char verb[] = "\"verb\":", noun[] = "\"noun\":";
    struct text *out = &l->heard[w].in[HEARD_ORDER];
    const char *at = text_str(&l->last[w]), *end = strstr(at, "\"draft\":");
    long before = -1;

    for (; at && end && at < end; at++) {
        if (strncmp(at, verb, sizeof verb - 1) == 0)
            before = -1;
        if (strncmp(at, noun, sizeof noun - 1) != 0)
            continue;
        long now = strtol(at + sizeof noun - 1, NULL, 10);
        text_add(out, now < before ? "<" : ".");
        before = now;
    }
    text_add_char(out, '\n');
}

/* -- probes -- */

static void spoil(struct eng_action *a, struct rng *rng)
{
    switch (rng_below(rng, 4)) {
    case 0:
        a->noun = (uint16_t)rng_below(rng, ENG_TOKENS);
        break;
    case 1:
        a->verb = (uint16_t)rng_below(rng, 16);
        break;
    case 2:
        a->count = (int16_t)rng_below(rng, 6);
        break;
    default:
        a->x += (int32_t)rng_below(rng, 401) - 200;
        a->y += (int32_t)rng_below(rng, 401) - 200;
    }
}

static void hear_probe(struct listener *l, int w, const struct eng_action *a)
{
    struct heard *h = &l->heard[w];
    eng_ruleno why = 0;
    enum match_answer answer = match_check(l->m[w], l->p->seat, a, &why);

    text_printf(&h->in[HEARD_ERRORS], "%s %s\n", match_answer_text(answer),
                l->p->box->game->book->rules[why].id);
    if (answer == MATCH_DONE || answer == MATCH_REFUSED)
        match_preview(l->m[w], l->p->seat, a, &h->in[HEARD_PREVIEWS]);
}

static void probe(struct listener *l, const struct eng_choices *c)
{
    for (int i = 0; i < PROBES; i++) {
        struct eng_action a = { 0 };

        if (c->count)
            a = c->action[rng_below(l->rng, (uint32_t)c->count)];
        if (i % 2 || !c->count)
            spoil(&a, l->rng);
        if (!eng_action_fits(l->p->box->game, &a)) /* no such thing can be said */
            continue;
        for (int w = 0; w < 2; w++)
            hear_probe(l, w, &a);
    }
}

static void hear_moment(struct listener *l)
{
    enum lang lang = rng_below(l->rng, 2) ? LANG_EN : LANG_FR;
    struct eng_choices c[2];

    for (int w = 0; w < 2; w++) {
        hear_state(l, w, lang);
        hear_choices(l, w, &c[w]);
        hear_labels(l, w);
        text_printf(&l->heard[w].in[HEARD_ERRORS], "undo %d\n",
                    match_can_undo(l->m[w], l->p->seat));
    }
    probe(l, &c[0]);
}

/* -- onward -- */

/* One that is possible in both worlds; the seat's own follows from what it knows. */
static bool draw_action(struct listener *l, int actor, struct eng_action *out)
{
    static const struct ai_budget no_limit;
    eng_ruleno why;

    for (int i = 0; i < DRAWS; i++)
        if (ai_decide(ai_find("random"), l->m[0], actor, &no_limit, l->rng, out) &&
            match_check(l->m[1], actor, out, &why) == MATCH_DONE)
            return true;
    return false;
}

static bool play_both(struct listener *l)
{
    eng_seats active = core(l->m[0])->active;
    int actor = active & ENG_SEAT(l->p->seat) ? l->p->seat : __builtin_ctz(active);
    struct eng_action a;
    eng_ruleno why = 0;

    if (!draw_action(l, actor, &a))
        return false;
    for (int w = 0; w < 2; w++) {
        enum match_answer answer = match_play(l->m[w], actor, &a, &why);
        if (actor == l->p->seat)
            text_printf(&l->heard[w].in[HEARD_ERRORS], "played: %s\n", match_answer_text(answer));
        if (answer != MATCH_DONE)
            return false;
    }
    return true;
}

static bool look_alike(const struct listener *l)
{
    size_t size = l->p->box->game->state_size;
    void *view[2] = { base_alloc(size), base_alloc(size) };

    for (int w = 0; w < 2; w++) {
        match_view(l->m[w], ENG_SEAT(l->p->seat), view[w]);
        ((struct eng_core *)view[w])->barrier = 0;
    }
    bool same = memcmp(view[0], view[1], size) == 0;
    base_free(view[0]);
    base_free(view[1]);
    return same;
}

static void tell_news(const struct match *m, const struct match *from, int seat, enum lang lang,
                      struct text *out)
{
    for (int i = 0; i < match_news_count(from); i++) {
        const struct eng_event *e = match_news(from, i);

        if (!eng_may_read(e, ENG_SEAT(seat)))
            continue;
        text_printf(out, "%*s- ", 2 * e->indent, "");
        eng_render(match_box(m), match_state(m), &e->what, lang, out);
        text_printf(out, " *(%s)*\n", match_box(m)->game->book->rules[e->what.rule].cite);
    }
}

static bool told_the_same(const struct listener *l)
{
    struct text told[2] = { { 0 }, { 0 } };

    for (int w = 0; w < 2; w++)
        tell_news(l->m[w], l->m[w], l->p->seat, LANG_EN, &told[w]);
    bool same = strcmp(text_str(&told[0]), text_str(&told[1])) == 0;
    text_free(&told[0]);
    text_free(&told[1]);
    return same;
}

/* Is one of them seen to stand in the hushed procedure, and the other not?  Then where they stand. */
static bool is_unhushed(const struct listener *l, void *const view[2], char *line, size_t room)
{
    struct text where[2] = { { 0 }, { 0 } };
    bool seen[2];

    for (int w = 0; w < 2; w++) {
        eng_trace(l->p->box, view[w], &where[w]);
        seen[w] = l->p->hushed && strstr(text_str(&where[w]), l->p->hushed);
    }
    if (seen[0] != seen[1])
        snprintf(line, room, "%s | %s", text_str(&where[0]), text_str(&where[1]));
    text_free(&where[0]);
    text_free(&where[1]);
    return seen[0] != seen[1];
}

/* The views part without a word: no leak where a choice shows itself, but worth looking at.  That the
 * same decision leads to a question that is secret is no choice, and the question tells why. */
static void note_strange(const struct listener *l, struct stretch *s)
{
    const struct journal *j = match_journal(l->m[0]);
    size_t size = l->p->box->game->state_size;
    void *view[2] = { base_alloc(size), base_alloc(size) };
    char line[320];

    for (int w = 0; w < 2; w++)
        match_view(l->m[w], ENG_SEAT(l->p->seat), view[w]);
    first_difference(l->p->box, view[0], view[1], line, sizeof line);
    bool unhushed = is_unhushed(l, view, line, sizeof line);
    s->unhushed += unhushed;
    if (s->strange++ < STRANGE || unhushed)
        printf("#   seat %d, after '%s', without a word: %s\n", l->p->seat,
               j->line[j->count - 1].text, line);
    base_free(view[0]);
    base_free(view[1]);
}

static bool go_on(struct listener *l, struct stretch *s)
{
    if (core(l->m[0])->over || core(l->m[1])->over || !core(l->m[0])->active || !play_both(l))
        return false;
    if (core(l->m[0])->over) /* nothing is hidden any more */
        return false;
    if (!look_alike(l)) {
        s->ended_by_view++;
        if (told_the_same(l))
            note_strange(l, s);
        return false;
    }
    s->decisions++;
    return true;
}

/* -- afterwards -- */

/* The last decision may have shown something: it is left out. */
static void replay_of(const struct match *m, int lines, struct text *out)
{
    struct text whole = { 0 };
    struct lines l = { 0 };
    int count = 0;

    journal_write(match_journal(m), true, &whole);
    l.next = text_str(&whole);
    while (lines_next(&l)) {
        bool body = l.line.s[0] >= '0' && l.line.s[0] <= '9';
        if (!body || count++ < lines)
            text_printf(out, "%s\n", text_str(&l.line));
    }
    lines_done(&l);
    text_free(&whole);
}

static void hear_replay(struct listener *l, int w, int lines)
{
    struct text *out = &l->heard[w].in[HEARD_REPLAY], journal = { 0 };
    struct playback p = { 0 };
    struct err err;

    replay_of(l->m[w], lines, &journal);
    if (playback_open(&p, text_str(&journal), &err)) {
        const struct playback_steps *s = playback_steps(&p, l->p->seat);
        text_printf(out, "%d steps:", s ? s->count : -1);
        for (int i = 0; s && i < s->count; i++)
            text_printf(out, " %d", s->log[i]);
        for (int i = 0; s && i < s->count && i < STEPS; i++)
            playback_step(&p, &(struct playback_wish){ l->p->seat, s->count - 1 - i, 0, LANG_FR },
                          out);
        playback_close(&p);
    } else {
        text_printf(out, "%s: %s", err.place, err.reason);
    }
    text_free(&journal);
}

void hear_pair(const struct pair *p, struct rng *rng, struct heard out[2], struct stretch *s)
{
    struct listener l = { .p = p, .heard = out, .rng = rng, .kept = jkept_new(KEPT) };
    bool replay = rng_below(rng, REPLAY_IN) == 0;
    int lines = 0;

    l.m[0] = world_match(p, 0);
    l.m[1] = world_match(p, 1);
    for (int w = 0; w < 2; w++)
        tell_news(l.m[w], p->from, p->seat, LANG_EN, &out[w].in[HEARD_STORY]);
    hear_moment(&l);
    while (lines < ONWARD && go_on(&l, s)) {
        lines++;
        hear_moment(&l);
        for (int w = 0; w < 2; w++)
            tell_news(l.m[w], l.m[w], p->seat, LANG_FR, &out[w].in[HEARD_STORY]);
    }
    for (int w = 0; w < 2; w++) {
        if (replay)
            hear_replay(&l, w, lines);
        text_free(&l.last[w]);
        for (int lang = 0; lang < LANG_COUNT; lang++)
            jprints_free(&l.prints[w][lang]);
        match_free(l.m[w]);
    }
    jkept_free(l.kept);
}

void heard_free(struct heard *h)
{
    for (int i = 0; i < CHANNELS; i++)
        text_free(&h->in[i]);
}
