/* frames.c -- frames held against the table that says what they remember, and blanked by it. */

#include <string.h>

#include "engine/box.h"
#include "engine/flow.h"

static const struct eng_local *locals_of(const struct eng_box *box, const struct eng_frame *f)
{
    static const struct eng_local none = { .name = NULL };
    const struct eng_local *locals = box->game->procs[f->proc].local;

    return locals ? locals : &none;
}

static bool is_side(const struct eng_game *game, int value)
{
    for (int side = 0; game->sides[side]; side++)
        if (side == value)
            return true;
    return false;
}

static bool local_fits(const struct eng_box *box, const void *state, const struct eng_local *l,
                       int value, eng_holds *holds)
{
    const struct eng_core *core = state;

    switch (l->kind) {
    case ENG_NUMBER:
        return true;
    case ENG_RANGE:
        return value >= l->low && value <= l->high;
    case ENG_SIDE:
        return is_side(box->game, value);
    case ENG_SEAT:
        return value >= 0 && value < core->seat_count;
    }
    return holds(box, state, l->kind, value);
}

bool eng_frames_fit(const struct eng_box *box, const void *state, eng_holds *holds)
{
    const struct eng_core *core = state;

    for (int i = 0; i < core->depth; i++) {
        const struct eng_local *locals = locals_of(box, &core->frame[i]);
        for (int n = 0; locals[n].name; n++)
            if (!local_fits(box, state, &locals[n], core->frame[i].local[n], holds))
                return false;
    }
    return true;
}

/* The seats of the side that the frame names. */
static eng_seats owners(const struct eng_core *core, const struct eng_local *locals,
                        const struct eng_frame *f)
{
    for (int n = 0; locals[n].name; n++)
        if (locals[n].kind == ENG_SIDE)
            return seats_of(core, f->local[n]);
    return 0;
}

static void mask_frame(const struct eng_box *box, void *state, struct eng_frame *f,
                       eng_seats audience, eng_mask *mask)
{
    const struct eng_local *locals = locals_of(box, f);
    const struct eng_frame was = *f;

    for (int n = 0; locals[n].name; n++)
        if (locals[n].secret == ENG_OWNERS && !(owners(state, locals, &was) & audience))
            f->local[n] = 0;
        else if (locals[n].secret >= ENG_SECRETS)
            f->local[n] = (int16_t)mask(box, state, &was, n, audience);
}

void eng_mask_frames(const struct eng_box *box, void *state, eng_seats audience, eng_mask *mask)
{
    struct eng_core *core = state;

    for (int i = 0; i < core->depth; i++)
        mask_frame(box, state, &core->frame[i], audience, mask);
}

int eng_local_named(const struct eng_local *locals, const char *name, size_t length)
{
    for (int n = 0; locals && locals[n].name; n++)
        if (strlen(locals[n].name) == length && strncmp(locals[n].name, name, length) == 0)
            return n;
    return -1;
}
