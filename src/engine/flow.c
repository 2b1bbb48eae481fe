/* flow.c -- the frame machine: small enough to be read before the first rule. */

#include <string.h>

#include "engine/box.h"
#include "engine/flow.h"

enum { RUNAWAY = 1000 }; /* rows without a question */

static struct eng_frame *top(struct eng_core *core)
{
    BASE_ASSERT(core->depth > 0);
    return &core->frame[core->depth - 1];
}

const struct eng_step *eng_flow_row(const struct eng_box *box, const struct eng_core *core)
{
    if (core->depth == 0 || core->over)
        return NULL;
    const struct eng_frame *f = &core->frame[core->depth - 1];
    const struct eng_proc *proc = &box->game->procs[f->proc];
    return f->step < proc->step_count ? &proc->step[f->step] : NULL;
}

enum eng_flow eng_ask(struct eng_turn *t, eng_seats seats)
{
    BASE_ASSERT(seats != 0 && seats >> t->core->seat_count == 0);
    t->core->active = t->core->asked = seats;
    memset(t->core->sealed, 0, sizeof t->core->sealed);
    bits_clear(t->core->draft, ENG_TOKENS / 64);
    return ASKED;
}

enum eng_flow eng_again(struct eng_turn *t)
{
    BASE_ASSERT(t->core->asked != 0);
    return ASKED;
}

/* A sealed answer cannot be undone, which would take the others' back too: it is answered anew. */
enum eng_flow eng_seal(struct eng_turn *t, int value)
{
    t->core->sealed[t->seat] = (int16_t)value;
    t->core->active &= (eng_seats)~ENG_SEAT(t->seat);
    t->core->barrier = 1;
    return t->core->active ? ASKED : NEXT;
}

enum eng_flow eng_call(struct eng_turn *t, int count, const int *proc_and_locals)
{
    BASE_ASSERT(t->core->depth < ENG_DEPTH && count <= 1 + ENG_LOCALS);
    struct eng_frame *f = &t->core->frame[t->core->depth++];
    *f = (struct eng_frame){ .proc = (uint8_t)proc_and_locals[0] };
    for (int i = 1; i < count; i++)
        f->local[i - 1] = (int16_t)proc_and_locals[i];
    return MOVED;
}

enum eng_flow eng_become(struct eng_turn *t, int proc)
{
    struct eng_frame *f = top(t->core);
    f->proc = (uint8_t)proc;
    f->step = 0;
    return MOVED;
}

enum eng_flow eng_jump(struct eng_frame *f, int row)
{
    f->step = (uint8_t)row;
    return NEXT;
}

enum eng_flow eng_finish(struct eng_turn *t, int answer)
{
    *top(t->core) = (struct eng_frame){ 0 };
    if (--t->core->depth > 0)
        top(t->core)->answer = (int16_t)answer;
    return MOVED;
}

enum eng_flow eng_end_match(struct eng_turn *t)
{
    t->core->over = 1;
    return MOVED;
}

/* A row is left before it is run. */
int eng_row_arg(const struct eng_turn *t, const struct eng_frame *f)
{
    BASE_ASSERT(f->step > 0);
    return t->box->game->procs[f->proc].step[f->step - 1].arg;
}

/* Takes rows, one after the other, until somebody is asked or the match is over.  A row is left
 * before it is run, so that call, jump and finish find the frame as they will leave it. */
static void run(struct eng_turn *t)
{
    const struct eng_proc *procs = t->box->game->procs;

    for (int n = 0; n < RUNAWAY && !t->core->over; n++) {
        struct eng_frame *f = top(t->core);
        const struct eng_proc *proc = &procs[f->proc];
        if (f->step >= proc->step_count) {
            eng_finish(t, 0);
            continue;
        }
        const struct eng_step *row = &proc->step[f->step++];
        if (row->arrive && row->arrive(t, f) == ASKED) {
            f->step--;
            return;
        }
    }
    BASE_ASSERT(t->core->over); /* else a runaway */
}

void eng_flow_start(struct eng_turn *t)
{
    t->core->depth = 0;
    eng_call(t, 1, (const int[]){ 0 });
    run(t);
}

void eng_flow_resume(struct eng_turn *t)
{
    run(t);
}

void eng_flow_apply(const struct eng_box *box, void *state, int seat, const struct eng_action *a,
                    struct eng_news *news)
{
    struct eng_turn t = { box, state, state, news, seat };
    struct eng_core *core = t.core;
    const struct eng_step *row = eng_flow_row(box, core);
    eng_seats was_active = core->active;

    BASE_ASSERT(row && core->asked & ENG_SEAT(seat));
    core->barrier = 0;
    struct eng_frame *f = top(core);
    bool peeks = box->game->procs[f->proc].peeks;
    f->step++;
    if (row->take(&t, f, a) == ASKED) {
        f->step--;
    } else {
        core->active = core->asked = 0;
        if (peeks)
            peek(&t);
        if (!core->over)
            run(&t);
    }
    if (core->active != was_active)
        core->barrier = 1;
}
