/* table_advice.c -- what the Marshal would do, for a seat that asks: thought over beside the loop.
 *
 * He is handed what the seat knows and nothing else (ai/advice.h).  That he was asked is written into
 * the journal and told to all; what he says, only the page that asked is sent.  One question at a time
 * at a table. */

#include <string.h>

#include "ai/advice.h"
#include "server/table/hub.h"
#include "server/table/table.h"

enum { LONGEST_MS = 2500, SIZE_US = 1500000 };

struct table_advice {
    struct work work; /* first */
    struct table *t;
    const struct eng_box *box;
    struct peer *asker; /* NULL: he has gone */
    int64_t re;
    bool has_re;
    int seat;
    void *known;
    uint64_t hash; /* of it: the question that was asked */
    struct ai_watch watch;
    bool found;
    struct advice advice;
};

/* What a seat knows; that the last action raised a barrier is no knowledge. */
static bool know(struct table *t, int seat, void *out, uint64_t *hash)
{
    if (!match_view(t->m, ENG_SEAT(seat), out))
        return false;
    ((struct eng_core *)out)->barrier = 0;
    *hash = eng_hash(t->plan.box, out);
    return true;
}

/* -- in a thread -- */

/* Of its own time: whoever is kept waiting is told no less. */
static void breathe(void *user)
{
    struct table_advice *a = user;

    work_breathe(&a->work);
    if (work_is_cancelled(&a->work) || work_spent(&a->work) > LONGEST_MS * INT64_C(1000))
        atomic_store(&a->watch.stop, true);
}

static void think(struct work *w)
{
    struct table_advice *a = (struct table_advice *)w;

    a->watch.breathe = breathe;
    a->watch.user = a;
    a->found = advice_think(a->box, a->known, a->seat, &a->watch, &a->advice);
}

/* -- in the loop -- */

static bool is_still_asked(struct table_advice *a)
{
    struct table *t = a->t;
    void *now = base_alloc(a->box->game->state_size);
    uint64_t hash = 0;
    bool same = !t->spoilt && know(t, a->seat, now, &hash) && hash == a->hash;

    base_free(now);
    return same && table_core(t)->asked & ENG_SEAT(a->seat) && !table_is_over(t);
}

static void send(struct table_advice *a, const int64_t *re)
{
    struct message m;

    message_begin_re(&m, MESSAGE_ADVICE, re);
    advice_tell(&a->advice, a->box, a->known, a->asker->lang, &m.j);
    message_put(&m, a->asker, PEER_ANSWER, re);
}

static void thought(struct work *w)
{
    struct table_advice *a = (struct table_advice *)w;
    const int64_t *re = a->has_re ? &a->re : NULL;

    a->t->advice = NULL;
    if (a->asker && w->broken)
        peer_refuse(a->asker, re, CODE_NOT_NOW, "the Marshal does not know what to say");
    else if (a->asker && (!a->found || !is_still_asked(a)))
        peer_refuse(a->asker, re, CODE_NOT_NOW, "that is not asked any more");
    else if (a->asker)
        send(a, re);
    hub_table_changed(a->t);
    base_free(a->known);
    base_free(a);
}

/* -- asking -- */

bool table_may_advise(const struct table *t, int seat)
{
    return t->advised || !(table_persons(t) & (eng_seats)~table_same_person(t, seat));
}

static enum code may_ask(struct table *t, int seat, const char **why)
{
    if (!table_may_advise(t, seat)) {
        *why = "the others have not agreed to advice in this match";
        return CODE_NOT_AGREED;
    }
    if (t->advice) {
        *why = "the Marshal is thinking already";
        return CODE_TOO_FAST;
    }
    if (!table_gives_advice(t)) {
        *why = "nobody gives advice in this game";
        return CODE_NOT_NOW;
    }
    return CODE_NONE;
}

bool table_gives_advice(const struct table *t)
{
    return advice_is_known(t->plan.box->game);
}

static void begin(struct table *t, struct peer *p, const int64_t *re)
{
    struct table_advice *a = base_alloc(sizeof *a);

    a->t = t;
    a->box = t->plan.box;
    a->asker = p;
    a->has_re = re != NULL;
    a->re = re ? *re : 0;
    a->seat = p->eye;
    a->known = base_alloc(a->box->game->state_size);
    if (!know(t, a->seat, a->known, &a->hash)) {
        base_free(a->known);
        base_free(a);
        return;
    }
    hub_speaker(t->hub, t->id, a->work.turn.who);
    a->work.turn.size = SIZE_US;
    a->work.run = think;
    a->work.done = thought;
    t->advice = a;
    workers_do(hub_workers(t->hub), &a->work);
}

enum code table_advise(struct peer *p, const int64_t *re, const char **why)
{
    struct table *t = p->table;
    enum code code = may_ask(t, p->eye, why);

    if (code)
        return code;
    enum match_answer answer = match_ask_advice(t->m, p->eye);
    if (answer != MATCH_DONE) {
        *why = match_answer_text(answer);
        return answer == MATCH_NOT_KEPT ? CODE_NOT_KEPT : CODE_NOT_NOW;
    }
    table_moved(t);
    begin(t, p, re);
    return CODE_LATER;
}

void table_advise_without(struct table *t, const struct peer *p)
{
    if (t->advice && t->advice->asker == p) {
        t->advice->asker = NULL;
        work_cancel(&t->advice->work);
    }
}
