/* part.c -- a journal from one line on, so that a copy elsewhere can follow it as it grows. */

#include <stdlib.h>

#include "engine/journal.h"

static void copy_text(const struct text *from, struct text *to)
{
    *to = (struct text){ 0 };
    text_add_n(to, text_str(from), from->length);
}

void journal_part(const struct journal *from, int first, struct journal *out)
{
    *out = *from;
    out->game = base_strdup(from->game);
    out->scenario = from->scenario ? base_strdup(from->scenario) : NULL;
    copy_text(&from->position, &out->position);
    copy_text(&from->options, &out->options);
    out->count = out->room = from->count - first;
    out->line = base_alloc((size_t)(out->count + 1) * sizeof *out->line);
    for (int i = 0; i < out->count; i++) {
        out->line[i] = from->line[first + i];
        out->line[i].text = base_strdup(out->line[i].text);
    }
}

void journal_cut(struct journal *j, int count)
{
    while (j->count > count)
        free(j->line[--j->count].text);
}

void journal_join(struct journal *to, struct journal *part)
{
    to->line = base_realloc(to->line, (size_t)(to->count + part->count + 1) * sizeof *to->line);
    for (int i = 0; i < part->count; i++)
        to->line[to->count++] = part->line[i];
    to->room = to->count + 1;
    to->chain = part->chain;
    part->count = 0;
    journal_free(part);
}
