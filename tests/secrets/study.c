/* study.c -- matches of one game, moments of them, and what is guessed there. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/ai.h"
#include "engine/registry.h"

#include "secrets.h"

enum { MOMENTS = 3 }; /* of a match */

const struct ground *const grounds[] = { &ground_triumph, &ground_colors, &ground_campaign,
                                         &ground_austerlitz, NULL };

int secrets_number, secrets_failed;

void say(bool fine, const char *game, const char *what)
{
    printf("%s %d - %s: %s\n", fine ? "ok" : "not ok", ++secrets_number, game, what);
    secrets_failed += !fine;
    fflush(stdout);
}

/* -- one pair -- */

static void note_difference(struct study *s, int channel, const char *one, const char *two)
{
    size_t at = 0;

    while (one[at] && one[at] == two[at])
        at++;
    at = at > 40 ? at - 40 : 0;
    if (!s->first[channel][0])
        snprintf(s->first[channel], sizeof s->first[channel], "%.70s  |  %.70s", one + at,
                 two + at);
}

/* Half of the matches are for learning, half for guessing. */
static void guess_channel(struct study *s, int channel, const struct heard h[2], int coin)
{
    const char *one = text_str(&h[0].in[channel]), *two = text_str(&h[1].in[channel]);
    bool same = strcmp(one, two) == 0;

    if (!*one && !*two)
        return;
    s->heard[channel]++;
    if (!same) {
        s->unlike[channel]++;
        note_difference(s, channel, one, two);
    }
    s->insider[channel].all++;
    s->insider[channel].right += same ? (int)rng_below(&s->rng, 2) : 1;
    lessons_add(s->lessons[channel], &h[coin].in[channel], coin == 1, s->matches % 2);
}

static void listen(struct study *s, const struct pair *p)
{
    struct heard h[2] = { 0 };
    int coin = (int)rng_below(&s->rng, 2);

    hear_pair(p, &s->rng, h, &s->stretch);
    for (int channel = 0; channel < CHANNELS; channel++)
        guess_channel(s, channel, h, coin);
    heard_free(&h[0]);
    heard_free(&h[1]);
    s->pairs++;
}

static void write_worlds(struct study *s, const struct pair *p, FILE *f)
{
    struct text out = { 0 };

    for (int w = 0; w < 2; w++) {
        text_clear(&out);
        eng_save(s->box, p->world[w], &out);
        fprintf(f, "== %d\n%s", w, text_str(&out));
    }
    text_free(&out);
}

/* For the wire: the seat and what it may do, and both worlds. */
static void write_pair(struct study *s, const struct pair *p)
{
    struct text path = { 0 }, action = { 0 };
    struct match *m = world_match(p, 0);
    const struct eng_core *core = match_state(m);
    struct eng_action a;
    FILE *f = NULL;

    text_printf(&path, "%s/%s-%03d", s->w->pairs, s->g->game, s->written);
    if (core->active & ENG_SEAT(p->seat) &&
        ai_decide(ai_find("random"), m, p->seat, &(struct ai_budget){ 0 }, &s->rng, &a))
        f = fopen(text_str(&path), "w");
    if (f) {
        eng_action_text(s->box->game, &a, &action);
        fprintf(f, "%d %s\n", p->seat, text_str(&action));
        write_worlds(s, p, f);
        fclose(f);
        s->written++;
    }
    match_free(m);
    text_free(&path);
    text_free(&action);
}

static void examine(struct study *s, struct match *m, int fact)
{
    struct pair p;

    if (!find_pair(s->g, m, fact, &s->rng, &s->yield, &p))
        return;
    if (s->w->pairs)
        write_pair(s, &p);
    else if (s->w->clock)
        time_pair(&p, s->w->bot, &s->rng, s->timing);
    else
        listen(s, &p);
    free_pair(&p);
}

/* -- matches -- */

static struct match *begin(struct study *s, int n)
{
    struct eng_start start = { .scenario = n % s->box->scenario_count };
    const struct eng_option *o = s->box->game->options;
    struct err err;

    if (s->g->scenario)
        start.scenario = eng_find_scenario(s->box, s->g->scenario);
    for (int i = 0; n % 4 == 3 && o && o[i].id; i++)
        start.option[i] = (uint8_t)rng_below(&s->rng, 2);
    seed_from_number(&start.seed, rng_u32(&s->rng));
    struct match *m = match_begin(s->box, &start, &err);
    if (!m)
        printf("# %s: %s\n", err.place, err.reason);
    BASE_ASSERT(m);
    return m;
}

static bool play_on(struct study *s, struct match *m, const char *bot, int decisions)
{
    static const struct ai_budget no_limit;
    const struct eng_core *core;
    struct eng_action a;
    eng_ruleno why;

    for (int i = 0; i < decisions; i++) {
        core = match_state(m);
        if (core->over)
            return false;
        int seat = __builtin_ctz(core->active);
        hush_before(&s->hush, m);
        if (!ai_decide(ai_find(bot), m, seat, &no_limit, &s->rng, &a) ||
            match_play(m, seat, &a, &why) != MATCH_DONE)
            return false;
        hush_after(&s->hush, m);
    }
    core = match_state(m);
    return !core->over;
}

/* A first stretch of any length, so that every part of a match is met with. */
void study_walk(struct study *s, int n)
{
    const char *bot = n % 4 == 1 ? "script" : "random";
    struct match *m = begin(s, n);

    s->hush.open = false;
    s->hush.noticed = 0;
    if (play_on(s, m, bot, (int)rng_below(&s->rng, 200)))
        for (int i = 0; i < MOMENTS && play_on(s, m, bot, 1 + (int)rng_below(&s->rng, 60)); i++) {
            int facts = 0;
            while (facts < FACTS && s->g->fact[facts].what)
                facts++;
            examine(s, m, s->only >= 0 ? s->only : (int)rng_below(&s->rng, (uint32_t)facts));
        }
    s->matches++;
    match_free(m);
}

bool study_start(struct study *s, const struct wishes *w, const struct ground *g)
{
    struct err err;

    *s = (struct study){ .g = g, .w = w, .only = -1 };
    s->box = eng_shared_box(g->game, &err);
    if (!s->box) {
        printf("# %s: %s\n", err.place, err.reason);
        say(false, g->game, "it cannot be opened");
        return false;
    }
    rng_start_search(&s->rng, w->seed);
    for (int i = 0; i < CHANNELS; i++)
        s->lessons[i] = lessons_new();
    hush_open(&s->hush, s->box, g);
    return true;
}

void study_end(struct study *s)
{
    for (int i = 0; i < CHANNELS; i++)
        lessons_free(s->lessons[i]);
    hush_close(&s->hush);
}

/* -- what it came to -- */

bool is_found(const struct share *s)
{
    return wilson(s, 3.9).low > 0.5;
}

void tell_clock(const struct study *s)
{
    for (int i = 0; i < WORKS; i++) {
        const struct timing *t = &s->timing[i];
        if (!t->count)
            continue;
        printf("# | %s | %s | %d | %.1f | %.2f | %.1f |", s->g->game, work_name[i], t->count,
               t->usual / t->count / 1e3, t->apart / t->count / 1e3, t->most / 1e3);
        for (int n = 0; n < NS; n++) {
            struct interval a = wilson(&t->told[n], 1.96);
            if (t->told[n].all)
                printf(" %.0f (%.0f to %.0f) |", 100.0 * t->told[n].right / t->told[n].all,
                       100 * a.low, 100 * a.high);
            else
                printf(" |");
        }
        if (i == WORK_BOT)
            printf(" %d of them in different slots", t->parted);
        putchar('\n');
    }
    fflush(stdout);
}
