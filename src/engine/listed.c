/* listed.c -- the last list of each thread. */

#include <string.h>

#include "engine/listed.h"

enum { STATE_MOST = 12 * 1024 };

static _Thread_local struct {
    unsigned serial; /* of the box; 0: none */
    int seat, count;
    union {
        struct eng_core core;
        unsigned char byte[STATE_MOST];
    } state;
    struct eng_action action[ENG_CHOICES];
} kept;

/* Frames and draft change oftener than anything else, and lie in the middle. */
static bool is_same(const struct eng_core *core, size_t size)
{
    return memcmp(core->frame, kept.state.core.frame, sizeof core->frame) == 0 &&
           memcmp(core, kept.state.byte, size) == 0;
}

bool eng_recall_list(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    if (kept.serial == 0 || kept.serial != box->serial || kept.seat != seat ||
        !is_same(state, box->game->state_size))
        return false;
    eng_choices_clear(c);
    c->count = kept.count;
    memcpy(c->action, kept.action, (size_t)kept.count * sizeof kept.action[0]);
    return true;
}

void eng_keep_list(const struct eng_box *box, const void *state, int seat,
                   const struct eng_choices *c)
{
    kept.serial = 0;
    if (c->outline_count || box->game->state_size > STATE_MOST)
        return;
    kept.serial = box->serial;
    kept.seat = seat;
    kept.count = c->count;
    memcpy(kept.state.byte, state, box->game->state_size);
    memcpy(kept.action, c->action, (size_t)c->count * sizeof c->action[0]);
}
