/* seen.c -- would anybody else notice a decision?
 *
 * Drafts, and what a rule asks in secret, are decided without a trace: nobody's view changes and no word
 * is said.  Whoever paces decisions (a bot's answers wait for their time) must know it beforehand, or the
 * pauses would count what nobody is to see. */

#include <string.h>

#include "engine/guard.h"
#include "engine/match_local.h"

struct trial {
    const struct match *m;
    int seat;
    const struct eng_action *action;
    void *after, *was, *is; /* the truth then; what others know now, and then */
    struct eng_news *news;
    bool seen;
};

static void look(const struct trial *t, const void *truth, eng_seats audience, void *out)
{
    memcpy(out, truth, t->m->box->game->state_size);
    eng_redact(t->m->box, out, audience);
    ((struct eng_core *)out)->barrier = 0; /* shown to nobody */
}

static bool is_seen_by(const struct trial *t, eng_seats audience)
{
    for (int i = 0; i < t->news->count; i++)
        if (eng_may_read(&t->news->event[i], audience))
            return true;
    look(t, t->m->state, audience, t->was);
    look(t, t->after, audience, t->is);
    return memcmp(t->was, t->is, t->m->box->game->state_size) != 0;
}

static void try_it(void *arg)
{
    struct trial *t = arg;
    const struct eng_core *core = t->m->state;

    if (t->m->box->game->check(t->m->box, t->m->state, t->seat, t->action) != 0)
        return;
    memcpy(t->after, t->m->state, t->m->box->game->state_size);
    t->m->box->game->apply(t->m->box, t->after, t->seat, t->action, t->news);
    t->seen = is_seen_by(t, 0);
    for (int seat = 0; seat < core->seat_count; seat++)
        t->seen = t->seen || (seat != t->seat && is_seen_by(t, ENG_SEAT(seat)));
}

bool match_is_seen(const struct match *m, int seat, const struct eng_action *a)
{
    size_t size = m->box->game->state_size;
    struct trial t = { .m = m, .seat = seat, .action = a, .seen = true };
    struct text why = { 0 };

    t.after = base_alloc(3 * size);
    t.was = (char *)t.after + size;
    t.is = (char *)t.was + size;
    t.news = base_alloc(sizeof *t.news);
    bool whole = eng_guard(try_it, &t, &why);
    base_free(t.after);
    base_free(t.news);
    text_free(&why);
    return !whole || t.seen;
}
