/* reach.c -- a box that counts. */

#include <string.h>

#include "engine/flow.h"

#include "reach.h"

static struct eng_game game;
static struct eng_box counting;
static const struct eng_proc *origin;
static struct eng_proc procs[REACH_PROCS];
static struct eng_step steps[REACH_PROCS][REACH_ROWS];
static uint64_t visits[REACH_PROCS][REACH_ROWS], answers[REACH_PROCS][REACH_ROWS];

/* The machine leaves a row before it runs it (flow.c): the row is the one before. */
static enum eng_flow count_arrival(struct eng_turn *t, struct eng_frame *f)
{
    int proc = f->proc, row = f->step - 1;
    eng_arrive *arrive = origin[proc].step[row].arrive;

    visits[proc][row]++;
    return arrive ? arrive(t, f) : NEXT;
}

static enum eng_flow count_answer(struct eng_turn *t, struct eng_frame *f,
                                  const struct eng_action *a)
{
    int proc = f->proc, row = f->step - 1;

    answers[proc][row]++;
    return origin[proc].step[row].take(t, f, a);
}

static void copy_proc(int proc)
{
    BASE_ASSERT(proc < REACH_PROCS && origin[proc].step_count <= REACH_ROWS);
    procs[proc] = origin[proc];
    procs[proc].step = steps[proc];
    for (int row = 0; row < origin[proc].step_count; row++) {
        steps[proc][row] = origin[proc].step[row];
        steps[proc][row].arrive = count_arrival;
        if (steps[proc][row].take)
            steps[proc][row].take = count_answer;
    }
}

const struct eng_box *reach_open(const struct eng_box *box)
{
    memset(visits, 0, sizeof visits);
    memset(answers, 0, sizeof answers);
    memset(procs, 0, sizeof procs);
    origin = box->game->procs;
    for (int proc = 0; origin[proc].name; proc++)
        copy_proc(proc);
    game = *box->game;
    game.procs = procs;
    counting = *box;
    counting.game = &game;
    return &counting;
}

uint64_t reach_visits(int proc, int row)
{
    return visits[proc][row] + answers[proc][row];
}

void reach_write(FILE *out)
{
    for (int proc = 0; origin[proc].name; proc++)
        for (int row = 0; row < origin[proc].step_count; row++)
            fprintf(out, "%s\t%s\t%s\t%llu\t%llu\n", game.book->game, origin[proc].name,
                    origin[proc].step[row].name, (unsigned long long)visits[proc][row],
                    (unsigned long long)answers[proc][row]);
}
