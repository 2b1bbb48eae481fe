/* position.c -- the text of a position: read or refused, never a crash; what was read is written
 * and read again as the same bytes, can be looked at by every seat, and can be played on.
 *
 * A position written by hand can lack what the rules rely on; a match that freezes over it is no
 * find, it is the guard at work. */

#include "fuzz.h"

enum { DECISIONS = 30 };

/* The views of a position, and worlds imagined from them. */
static void look_around(const struct eng_box *box, const void *state, void *view)
{
    const struct eng_core *core = state;
    struct rng rng;

    rng_start_search(&rng, 1);
    for (int seat = 0; seat < core->seat_count; seat++) {
        memcpy(view, state, box->game->state_size);
        eng_redact(box, view, ENG_SEAT(seat));
        eng_imagine(box, view, seat, &rng);
    }
}

static void save_again(const struct eng_box *box, const void *state, void *copy)
{
    struct text text = { 0 };
    struct err err;

    eng_save(box, state, &text);
    if (!eng_restore(box, "saved", text_str(&text), copy, &err))
        found("a position is refused when it comes back", err.reason);
    if (memcmp(state, copy, box->game->state_size) != 0)
        found("a position comes back as another", text_str(&text));
    text_free(&text);
}

static void write_messages(struct match *m)
{
    const struct eng_core *core = match_state(m);
    struct text out = { 0 };

    for (int seat = -1; seat < core->seat_count; seat++)
        match_message(m, seat, 0, LANG_EN, &out);
    text_free(&out);
}

static void play_on(const struct eng_box *box, const char *text)
{
    struct eng_action a;
    struct seed seed;
    struct rng rng;
    struct err err;
    eng_ruleno why;

    seed_from_number(&seed, 1);
    rng_start_search(&rng, 1);
    struct match *m = match_from_position(box, "position", text, &seed, &err);
    for (int i = 0; m && i < DECISIONS; i++) {
        const struct eng_core *core = match_state(m);
        int seat = 0;
        if (core->over || !core->active)
            break;
        while (!(core->active & ENG_SEAT(seat)))
            seat++;
        if (!eng_random_action(box, core, seat, &rng, &a) ||
            match_play(m, seat, &a, &why) != MATCH_DONE)
            break;
    }
    if (m)
        write_messages(m);
    match_free(m);
}

FUZZER(position)
{
    char *text = base_alloc(size + 1);
    struct err err;

    memcpy(text, data, size);
    for (int i = 0; eng_games[i]; i++) {
        const struct eng_box *box = open_box(eng_games[i]->book->game);
        void *state = base_alloc(box->game->state_size), *other = base_alloc(box->game->state_size);
        if (eng_restore(box, "position", text, state, &err)) {
            look_around(box, state, other);
            save_again(box, state, other);
            play_on(box, text);
        }
        free(state);
        free(other);
    }
    free(text);
    return 0;
}
