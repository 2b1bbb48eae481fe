/* starts.c -- reading the positions that streams of decisions begin with. */

#include <stdlib.h>
#include <string.h>

#include "base/file.h"

#include "engine/registry.h"

#include "../fuzz.h"
#include "starts.h"

void starts_folder(struct text *out)
{
    struct err err;

    if (!eng_find_data(out, &err))
        found(err.place, err.reason);
    text_add(out, "/../tests/fuzz");
}

static void *add(const struct eng_box *box, struct starts *s, bool by_hand)
{
    size_t room = (size_t)s->count + 1;

    s->state = base_realloc(s->state, room * sizeof *s->state);
    s->by_hand = base_realloc(s->by_hand, room * sizeof *s->by_hand);
    s->by_hand[s->count] = by_hand;
    return s->state[s->count++] = base_alloc(box->game->state_size);
}

/* Some settings of options cannot be had in every scenario. */
static void add_beginning(const struct eng_box *box, int scenario, const uint8_t *option,
                          struct starts *s)
{
    void *state = add(box, s, false);
    struct err err;

    if (!eng_begin_search(box, scenario, option, (uint64_t)s->count, state, &err)) {
        free(state);
        s->count--;
    }
}

/* As it is, and with each option set to each of its values. */
static void add_scenario(const struct eng_box *box, int scenario, struct starts *s)
{
    const struct eng_option *o = box->game->options;
    uint8_t option[ENG_OPTIONS] = { 0 };

    add_beginning(box, scenario, option, s);
    for (int i = 0; o && o[i].id; i++) {
        for (int v = 1; o[i].values[v]; v++) {
            option[i] = (uint8_t)v;
            add_beginning(box, scenario, option, s);
        }
        option[i] = 0;
    }
}

static void add_position(const struct eng_box *box, const char *place, struct text *text,
                         bool by_hand, struct starts *s)
{
    struct eng_start start = { 0 };
    struct err err;

    if (text->length == 0)
        return;
    seed_from_number(&start.seed, 1);
    struct eng_core *core = add(box, s, by_hand);
    if (!eng_begin_position(box, place, text_str(text), &start, core, NULL, &err))
        found(err.place, err.reason);
    rng_start_search(&core->rng, 1);
    text_clear(text);
}

/* A line "# by hand" stands before positions that nobody played up to. */
static void add_file(const struct eng_box *box, const char *place, const char *text,
                     struct starts *s)
{
    struct lines l = { .next = text };
    struct text one = { 0 };
    bool by_hand = false;

    while (lines_next(&l)) {
        if (strncmp(text_str(&l.line), "position ", 9) == 0)
            add_position(box, place, &one, by_hand, s);
        if (strcmp(text_str(&l.line), "# by hand") == 0) {
            add_position(box, place, &one, by_hand, s);
            by_hand = true;
            continue;
        }
        text_printf(&one, "%s\n", text_str(&l.line));
    }
    add_position(box, place, &one, by_hand, s);
    lines_done(&l);
    text_free(&one);
}

void starts_read(const struct eng_box *box, struct starts *out)
{
    struct text path = { 0 }, text = { 0 };
    struct err err;

    *out = (struct starts){ 0 };
    for (int i = 0; i < box->scenario_count; i++)
        add_scenario(box, i, out);
    starts_folder(&path);
    text_printf(&path, "/starts/%s.starts", box->game->book->game);
    if (file_exists(text_str(&path))) {
        if (!file_read(text_str(&path), &text, &err))
            found(err.place, err.reason);
        add_file(box, text_str(&path), text_str(&text), out);
    }
    text_free(&path);
    text_free(&text);
}

void starts_free(struct starts *s)
{
    for (int i = 0; i < s->count; i++)
        free(s->state[i]);
    free(s->state);
    free(s->by_hand);
    *s = (struct starts){ 0 };
}
