/* imprint.c -- a match as it stood at one line of its journal, to go back to without playing.
 *
 * Unlike a take-back this leaves no line: the match is as it was then, what it could undo included.
 * It is for replays, whose journal is somewhere else. */

#include <stdlib.h>
#include <string.h>

#include "engine/match_local.h"

static void *copy_of(const void *from, size_t size)
{
    void *to = base_alloc(size);

    memcpy(to, from, size);
    return to;
}

static struct snapshot *copy_snapshots(const struct snapshot *from, int count)
{
    struct snapshot *to = base_alloc((size_t)(count + 1) * sizeof *to);

    for (int i = 0; i < count; i++) {
        to[i] = from[i];
        to[i].run = copy_of(from[i].run, from[i].size);
    }
    return to;
}

static void free_snapshots(struct snapshot *s, int count)
{
    for (int i = 0; i < count; i++)
        free(s[i].run);
    free(s);
}

void match_take_imprint(const struct match *m, struct match_imprint *out)
{
    size_t size = m->box->game->state_size;

    *out = (struct match_imprint){
        .line = m->journal.count,
        .chain = m->journal.chain,
        .state = copy_of(m->state, size),
        .dice = m->dice,
        .told_count = m->told_count,
        .last = m->news_count > 0 ? m->news[m->news_count - 1] : -1,
        .snapshot = copy_snapshots(m->snapshot, m->snapshot_count),
        .snapshot_count = m->snapshot_count,
    };
}

void match_lay_imprint(struct match *m, const struct match_imprint *i)
{
    size_t size = m->box->game->state_size;

    BASE_ASSERT(i->line <= m->journal.count && i->told_count <= m->told_count);
    memcpy(m->state, i->state, size);
    m->dice = i->dice;
    while (m->journal.count > i->line)
        free(m->journal.line[--m->journal.count].text);
    m->journal.chain = i->chain;
    match_lay_news(m, i->last);
    m->told_count = i->told_count;
    free_snapshots(m->snapshot, m->snapshot_count);
    m->snapshot = copy_snapshots(i->snapshot, i->snapshot_count);
    m->snapshot_count = i->snapshot_count;
    m->snapshot_room = i->snapshot_count + 1;
}

void match_free_imprint(struct match_imprint *i)
{
    free(i->state);
    free_snapshots(i->snapshot, i->snapshot_count);
    *i = (struct match_imprint){ 0 };
}
