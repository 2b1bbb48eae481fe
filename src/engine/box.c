/* box.c -- opening a game, beginning a match, and the engine's half of knowing and not knowing. */

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/bitset.h"
#include "base/file.h"
#include "base/seed.h"

#include "engine/box.h"
#include "engine/flow.h"
#include "engine/lesson.h"
#include "engine/position.h"

static const char *const source_names[] = {
    [SOURCE_SOURCED] = "sourced",
    [SOURCE_RECALLED] = "recalled",
    [SOURCE_RECONSTRUCTED] = "reconstructed",
    [SOURCE_OURS] = "ours",
};

const char *eng_source_name(enum eng_source source)
{
    return source_names[source];
}

static bool read_source(const char *name, enum eng_source *out)
{
    for (int i = 0; i <= SOURCE_OURS; i++)
        if (strcmp(name, source_names[i]) == 0) {
            *out = (enum eng_source)i;
            return true;
        }
    return false;
}

static bool read_scenario(const struct eng_box *box, const char *path, struct eng_scenario *out,
                          struct err *err)
{
    struct text text = { 0 };
    struct eng_heading heading = { 0 };
    out->state = base_alloc(box->game->state_size);
    bool fine = file_read(path, &text, err) &&
                eng_position_read(box, path, text_str(&text), out->state, &heading, err);
    if (fine && !heading.title)
        fine = err_set(err, path, "a scenario needs a title");
    if (fine && (!heading.source || !read_source(heading.source, &out->source)))
        fine = err_set(err, path,
                       "a scenario needs its source: sourced, recalled, reconstructed or ours");
    out->title = heading.title;
    out->note = heading.note;
    free(heading.source);
    text_free(&text);
    return fine;
}

static bool read_scenarios(struct eng_box *box, const char *folder, struct err *err)
{
    struct file_list list;
    struct text path = { 0 };
    bool fine = true;

    if (!file_list_read(folder, ".pos", &list, err))
        return false;
    box->scenario = base_alloc((size_t)(list.count + 1) * sizeof *box->scenario);
    for (int i = 0; i < list.count && fine; i++) {
        struct eng_scenario *s = &box->scenario[box->scenario_count++];
        text_clear(&path);
        text_printf(&path, "%s/%s", folder, list.name[i]);
        s->id = base_strdup(list.name[i]);
        s->id[strlen(s->id) - strlen(".pos")] = 0;
        fine = read_scenario(box, text_str(&path), s, err);
    }
    text_free(&path);
    file_list_free(&list);
    return fine;
}

bool eng_no_board(const char *folder, void **board, struct err *err)
{
    (void)folder, (void)err;
    *board = NULL;
    return true;
}

bool eng_open(const struct eng_game *game, const char *data, struct eng_box *out, struct err *err)
{
    static atomic_uint opened;
    struct text folder = { 0 };

    *out = (struct eng_box){ .game = game, .serial = atomic_fetch_add(&opened, 1) + 1 };
    text_printf(&folder, "%s/%s", data, game->book->game);
    bool fine = game->load(text_str(&folder), &out->board, err);
    if (fine) {
        text_add(&folder, "/scenarios");
        fine = read_scenarios(out, text_str(&folder), err);
    }
    if (fine) {
        text_clear(&folder);
        text_printf(&folder, "%s/%s/lessons", data, game->book->game);
        fine = lessons_open(out, text_str(&folder), err);
    }
    text_free(&folder);
    if (!fine)
        eng_close(out);
    return fine;
}

void eng_close(struct eng_box *box)
{
    for (int i = 0; i < box->scenario_count; i++) {
        struct eng_scenario *s = &box->scenario[i];
        free(s->id);
        free(s->title);
        free(s->note);
        free(s->state);
    }
    free(box->scenario);
    lessons_close(box);
    if (box->board)
        box->game->unload(box->board);
    *box = (struct eng_box){ 0 };
}

int eng_find_scenario(const struct eng_box *box, const char *id)
{
    for (int i = 0; i < box->scenario_count; i++)
        if (strcmp(box->scenario[i].id, id) == 0)
            return i;
    return -1;
}

static bool choose_value(const struct eng_option *o, const char *value, uint8_t *chosen,
                         struct err *err)
{
    struct text all = { 0 };
    for (int v = 0; o->values[v]; v++) {
        if (strcmp(o->values[v], value) == 0) {
            *chosen = (uint8_t)v;
            text_free(&all);
            return true;
        }
        text_printf(&all, "%s%s", v ? ", " : "", o->values[v]);
    }
    err_set(err, NULL, "option %s takes %s, not '%s'", o->id, text_str(&all), value);
    text_free(&all);
    return false;
}

bool eng_choose_option(const struct eng_box *box, const char *id, const char *value,
                       uint8_t option[ENG_OPTIONS], struct err *err)
{
    const struct eng_option *o = box->game->options;
    for (int i = 0; o && o[i].id; i++)
        if (strcmp(o[i].id, id) == 0)
            return choose_value(&o[i], value, &option[i], err);
    return err_set(err, NULL, "%s has no option '%s'", box->game->book->game, id);
}

static bool begin(const struct eng_box *box, int scenario, const uint8_t *option,
                  const struct rng *rng, void *state, struct eng_news *news, struct err *err)
{
    if (scenario < 0 || scenario >= box->scenario_count)
        return err_set(err, box->game->book->game, "there is no scenario number %d", scenario);
    memcpy(state, box->scenario[scenario].state, box->game->state_size);
    ((struct eng_core *)state)->rng = *rng;
    return box->game->setup(box, option, state, news, err);
}

void eng_start_dice(const struct eng_start *start, struct rng *out)
{
    if (start->by_line)
        rng_start_match(out, &start->seed);
    else
        rng_start_rolls(out, &start->seed);
}

bool eng_begin(const struct eng_box *box, const struct eng_start *start, void *state,
               struct eng_news *news, struct err *err)
{
    struct rng rng;
    eng_start_dice(start, &rng);
    return begin(box, start->scenario, start->option, &rng, state, news, err);
}

bool eng_begin_search(const struct eng_box *box, int scenario, const uint8_t *option, uint64_t seed,
                      void *state, struct err *err)
{
    static const uint8_t defaults[ENG_OPTIONS];
    struct rng rng;
    rng_start_search(&rng, seed);
    return begin(box, scenario, option ? option : defaults, &rng, state, NULL, err);
}

void eng_redact(const struct eng_box *box, void *state, eng_seats audience)
{
    struct eng_core *core = state;

    memset(&core->rng, 0, sizeof core->rng);
    memset(&core->fate, 0, sizeof core->fate);
    for (int seat = 0; seat < ENG_SEATS; seat++)
        if (!(audience & ENG_SEAT(seat)))
            core->sealed[seat] = 0;
    if (!(core->asked & audience))
        bits_clear(core->draft, ENG_TOKENS / 64);
    box->game->redact(box, state, audience);
}

void eng_show(const struct eng_box *box, const void *redacted, struct jout *json)
{
    box->game->show(box, redacted, json);
    if (box->game->overlays)
        box->game->overlays(box, redacted, json);
}

bool eng_imagine(const struct eng_box *box, void *redacted, int seat, struct rng *rng)
{
    struct eng_core *core = redacted;
    rng_start_search(&core->rng, rng_u64(rng));
    return box->game->imagine(box, redacted, seat, rng);
}

bool eng_random_action(const struct eng_box *box, const void *state, int seat, struct rng *rng,
                       struct eng_action *out)
{
    if (box->game->sample)
        return box->game->sample(box, state, seat, rng, out);
    return eng_pick_offer(box, state, seat, rng, out);
}

bool eng_pick_offer(const struct eng_box *box, const void *state, int seat, struct rng *rng,
                    struct eng_action *out)
{
    struct eng_choices c;
    box->game->offer(box, state, seat, &c);
    if (c.count == 0)
        return false;
    *out = c.action[rng_below(rng, (uint32_t)c.count)];
    return true;
}

/* A multiply-and-fold over 64-bit words; sizes are multiples of eight, since states have no
 * holes and begin with a core that holds 64-bit numbers. */
uint64_t eng_hash(const struct eng_box *box, const void *state)
{
    const unsigned char *byte = state;
    size_t from = offsetof(struct eng_core, barrier);
    uint64_t hash = UINT64_C(0x9e3779b97f4a7c15), word;

    for (size_t at = from; at + 8 <= box->game->state_size; at += 8) {
        memcpy(&word, byte + at, 8);
        hash = (hash ^ word) * UINT64_C(0xff51afd7ed558ccd);
        hash ^= hash >> 32;
    }
    return hash;
}

uint64_t eng_perft(const struct eng_box *box, const void *state, int depth)
{
    const struct eng_core *core = state;
    size_t size = box->game->state_size;
    uint64_t leaves = 0;

    if (depth == 0 || core->over)
        return 1;
    struct eng_choices *c = base_alloc(sizeof *c);
    void *next = base_alloc(size);
    for (int seat = 0; seat < core->seat_count; seat++) {
        if (!(core->active & ENG_SEAT(seat)))
            continue;
        box->game->offer(box, state, seat, c);
        for (int i = 0; i < c->count; i++) {
            memcpy(next, state, size);
            box->game->apply(box, next, seat, &c->action[i], NULL);
            leaves += eng_perft(box, next, depth - 1);
        }
    }
    free(next);
    free(c);
    return leaves;
}

void eng_trace(const struct eng_box *box, const void *state, struct text *out)
{
    const struct eng_core *core = state;
    const struct eng_step *row = eng_flow_row(box, core);

    if (core->over) {
        text_add(out, "the match is over");
        return;
    }
    for (int i = 0; i < core->depth; i++) {
        text_add(out, i ? " / " : "");
        text_add(out, box->game->procs[core->frame[i].proc].name);
    }
    if (row) {
        text_add(out, " ");
        text_add(out, box->game->book->rules[row->rule].cite);
        text_add(out, " ");
        text_add(out, row->name);
    }
    const char *before = ": ";
    for (int seat = 0; seat < core->seat_count; seat++) {
        if (!(core->active & ENG_SEAT(seat)))
            continue;
        text_add(out, before);
        eng_seat_name(box, core, seat, LANG_EN, out);
        before = " and ";
    }
    if (core->active)
        text_add(out, " to choose");
}
