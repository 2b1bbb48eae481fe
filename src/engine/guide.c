/* guide.c -- where a match stands in the sequence of play, in words of the rulebook. */

#include "engine/guide.h"

#include <string.h>

#include "engine/flow.h"
#include "engine/rulebook.h"

#define GAME(id, xx, mark) extern const struct eng_guide xx##_guide;
#include "engine/games.def"
#undef GAME

static const struct eng_guide *const guides[ENG_BOOKS] = {
#define GAME(id, xx, mark) &xx##_guide,
#include "engine/games.def"
#undef GAME
};

const struct eng_guide *eng_guide_of(const struct eng_book *book)
{
    for (int i = 0; i < ENG_BOOKS; i++)
        if (eng_books[i] == book)
            return guides[i];
    return NULL;
}

/* "turn/orders" is the row of that name in turn, and "turn" all of it. */
static bool is_name(const char *name, const char *proc, const char *row)
{
    size_t length = strlen(proc);

    if (strncmp(name, proc, length) != 0)
        return false;
    if (!row)
        return name[length] == '\0';
    return name[length] == '/' && strcmp(name + length + 1, row) == 0;
}

bool eng_phase_names(const struct eng_phase *phase, const char *proc, const char *row)
{
    for (const char *name = phase->at; *name; name += strlen(name) + 1)
        if (is_name(name, proc, row))
            return true;
    return false;
}

/* The place of the phase, by the row or else by the procedure; -1: none names it. */
static int find_phase(const struct eng_phase *phases, const struct eng_proc *proc, int row)
{
    const char *name = row >= 0 && row < proc->step_count ? proc->step[row].name : NULL;

    for (int i = 0; name && phases[i].at; i++)
        if (eng_phase_names(&phases[i], proc->name, name))
            return i;
    for (int i = 0; phases[i].at; i++)
        if (eng_phase_names(&phases[i], proc->name, NULL))
            return i;
    return -1;
}

/* A row is left before it is run: below the last frame it is the one before. */
int eng_phases_of(const struct eng_game *game, const struct eng_core *core, int out[ENG_PHASES])
{
    const struct eng_phase *phases = eng_guide_of(game->book)->phases;
    int count = 0;

    for (int i = 0; i < core->depth && !core->over && count < ENG_PHASES; i++) {
        const struct eng_frame *f = &core->frame[i];
        int row = i == core->depth - 1 ? f->step : f->step - 1;
        int phase = find_phase(phases, &game->procs[f->proc], row);

        if (phase >= 0)
            out[count++] = phase;
    }
    return count;
}
