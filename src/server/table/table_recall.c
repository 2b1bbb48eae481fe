/* table_recall.c -- a take-back: the match is played up to where it goes back to, beside the loop.
 *
 * Meanwhile the table stands still: bots rest, and what its pages say is heard when it is over.  A
 * short match is played at once. */

#include <string.h>

#include "server/table/hub.h"
#include "server/table/opening.h"
#include "server/table/table.h"

enum { PLAYING = 100 }; /* microseconds a line, roughly */

struct table_recall {
    struct work work; /* first */
    struct table *t;
    int line, sequence;
    struct journal journal; /* as far as that line */
    struct match *then;
    struct err err;
    struct peer *asker; /* who is told what became of it; NULL: he has gone */
    int64_t re;
    bool has_re;
};

static void play(struct work *w)
{
    struct table_recall *r = (struct table_recall *)w;

    r->then = opening_replay(r->t->plan.box, r->t->id, &r->journal, w, &r->err);
}

/* -- what follows -- */

static enum code settle(struct table *t, enum match_answer answer, const char **why)
{
    if (answer != MATCH_DONE) {
        *why = "it cannot be taken back";
        if (match_frozen(t->m))
            table_froze(t);
        return match_frozen(t->m) ? CODE_FROZEN : CODE_NOT_NOW;
    }
    table_rewound(t);
    table_moved(t);
    return CODE_NONE;
}

static void answer(struct table_recall *r, enum code code, const char *why)
{
    const int64_t *re = r->has_re ? &r->re : NULL;

    if (!r->asker)
        return;
    if (code)
        peer_refuse(r->asker, re, code, why);
    else
        peer_done(r->asker, re);
}

/* Nothing can have happened at the table, unless its writes were lost and it was laid anew. */
static void played(struct work *w)
{
    struct table_recall *r = (struct table_recall *)w;
    struct table *t = r->t;
    enum code code = CODE_NOT_NOW;
    const char *why = "it cannot be taken back";

    t->recall = NULL;
    if (r->then && !t->spoilt && match_sequence(t->m) == r->sequence)
        code = settle(t, match_take_back_to(t->m, r->line, r->then), &why);
    else
        match_free(r->then);
    answer(r, code, why);
    hub_table_changed(t);
    journal_free(&r->journal);
    base_free(r);
}

/* -- beginning -- */

enum code table_recall(struct table *t, int line, const char **why)
{
    struct table_recall *r;

    if (line <= OPENING_LINES)
        return settle(t, match_take_back(t->m, line), why);
    r = base_alloc(sizeof *r);
    r->t = t;
    r->line = line;
    r->sequence = match_sequence(t->m);
    journal_part(match_journal(t->m), 0, &r->journal);
    journal_cut(&r->journal, line);
    hub_speaker(t->hub, t->id, r->work.turn.who);
    r->work.turn.size = (int64_t)line * PLAYING;
    r->work.run = play;
    r->work.done = played;
    t->recall = r;
    workers_do(hub_workers(t->hub), &r->work);
    return CODE_LATER;
}

void table_recall_for(struct table *t, struct peer *p, const int64_t *re)
{
    t->recall->asker = p;
    t->recall->has_re = re != NULL;
    t->recall->re = re ? *re : 0;
}

void table_recall_without(struct table *t, const struct peer *p)
{
    if (t->recall && t->recall->asker == p)
        t->recall->asker = NULL;
}
