/* eye.c -- what each eye sees, when that has changed, and the state that pages are sent.
 *
 * The sequence of an eye grows only when the message made for it differs from the one before; the
 * other side's drafts therefore leave no trace, not even a number.  It starts from the clock, so
 * that it is beyond anything an earlier run of the program may have given out. */

#include <stdio.h>
#include <string.h>

#include "server/table/hub.h"
#include "server/table/table.h"

struct eye *eye_of(struct table *t, int seat)
{
    return &t->eye[seat + 1];
}

static eng_seats audience(int seat)
{
    return seat >= 0 ? ENG_SEAT(seat) : 0;
}

int eye_lines(const struct table *t, int seat)
{
    int count = 0, all = match_news_count(t->m);

    for (int i = 0; i < all; i++)
        count += eng_may_read(match_news(t->m, i), audience(seat));
    return count;
}

static uint64_t hash_of(const struct text *text)
{
    const char *from = text_str(text), *to = from + text->length;
    uint64_t hash = UINT64_C(0xcbf29ce484222325), word;

    for (; to - from >= 8; from += 8) {
        memcpy(&word, from, 8);
        hash = (hash ^ word) * UINT64_C(0xff51afd7ed558ccd);
        hash ^= hash >> 32;
    }
    for (; from < to; from++)
        hash = (hash ^ (unsigned char)*from) * UINT64_C(0x100000001b3);
    return hash;
}

/* What the eye knows: made once for each change, while the hub's one place for it is not wanted for
 * another.  That the last action raised a barrier is in there too, but is shown to nobody.  NULL: the
 * match is frozen. */
static const void *known_to(struct table *t, int seat)
{
    struct hub_view *view = hub_view(t->hub, t->plan.box->game->state_size);
    struct eye *e = eye_of(t, seat);

    if (e->view == view->number && e->view_version == t->version)
        return view->state;
    e->view = ++view->number;
    e->view_version = t->version;
    if (!match_view(t->m, audience(seat), view->state)) {
        e->view = 0;
        return NULL;
    }
    ((struct eng_core *)view->state)->barrier = 0;
    return view->state;
}

static bool look(struct table *t, int seat, uint64_t *hash)
{
    struct eye *e = eye_of(t, seat);
    struct match_eye through = { seat, e->lang, known_to(t, seat) };

    text_clear(&e->state);
    text_clear(&e->log);
    e->log_from = e->known ? e->stable : 0;
    if (!through.redacted || !match_tell_state(t->m, &through, &e->state) ||
        !match_tell_log(t->m, &through, e->log_from, &e->log))
        return false;
    *hash = hash_of(&e->state);
    return true;
}

/* All that a message is made of, apart from the log: what the eye knows, and whether it may undo. */
static bool weigh(struct table *t, int seat, uint64_t *out)
{
    const void *state = known_to(t, seat);

    if (!state)
        return false;
    *out = 2 * eng_hash(t->plan.box, state) + (seat >= 0 && match_can_undo(t->m, seat));
    return true;
}

static bool settle(struct table *t, int seat, struct eye *e, int lines)
{
    uint64_t hash;

    if (!look(t, seat, &hash))
        return false;
    if (!e->known)
        e->seq = (uint64_t)hub_tick(t->hub);
    else if (hash != e->hash || lines != e->lines || e->stable != e->lines)
        e->seq++;
    e->known = true;
    e->hash = hash;
    e->lines = e->stable = lines;
    return true;
}

bool eye_settle(struct table *t, int seat)
{
    struct eye *e = eye_of(t, seat);
    uint64_t given;
    int lines;

    if (e->known && e->version == t->version)
        return true;
    if (!weigh(t, seat, &given))
        return false;
    lines = eye_lines(t, seat);
    bool same = e->known && given == e->given && lines == e->lines && e->stable == e->lines;
    if (!same && !settle(t, seat, e, lines))
        return false;
    e->given = given;
    e->version = t->version;
    return true;
}

static int pages_at(const struct table *t, int seat)
{
    int count = 0;

    for (const struct peer *p = t->peers; p; p = p->next)
        count += p->eye == seat;
    return count;
}

void eye_speak(struct table *t, int seat, enum lang lang)
{
    struct eye *e = eye_of(t, seat);
    uint64_t hash;

    if (!e->known)
        e->lang = lang;
    if (e->lang == lang || pages_at(t, seat) > 1 || !eye_settle(t, seat))
        return;
    e->lang = lang;
    if (look(t, seat, &hash))
        e->hash = hash;
}

/* -- sending -- */

static void send_frozen(struct peer *p)
{
    struct message m;

    message_begin(&m, MESSAGE_FROZEN);
    jout_key_string(&m.j, "trace", match_frozen(p->table->m));
    message_post(&m, &p->out);
}

/* The two texts for this page: those already made for the eye, where they are the same. */
static bool texts_for(struct peer *p, const struct text **state, const struct text **log)
{
    struct eye *e = eye_of(p->table, p->eye);
    struct text *scrap = hub_scrap(p->hub), *scrap_log = hub_scrap_log(p->hub);
    bool same = e->lang == p->lang && e->state.length;
    struct match_eye through = { p->eye, p->lang, NULL };

    *state = same ? &e->state : scrap;
    *log = same && e->log_from == p->lines ? &e->log : scrap_log;
    if (*log == &e->log)
        return true;
    through.redacted = known_to(p->table, p->eye);
    text_clear(scrap);
    text_clear(scrap_log);
    return through.redacted && (same || match_tell_state(p->table->m, &through, scrap)) &&
           match_tell_log(p->table->m, &through, p->lines, scrap_log);
}

void eye_send(struct peer *p)
{
    struct eye *e = eye_of(p->table, p->eye);
    const struct text *state, *log;
    struct message m;

    if (!eye_settle(p->table, p->eye) || !texts_for(p, &state, &log)) {
        send_frozen(p);
        return;
    }
    message_begin(&m, MESSAGE_STATE);
    jout_key_int(&m.j, "seq", (int64_t)e->seq);
    jout_key_int(&m.j, "from", p->lines);
    message_post_with(&m, state, "log", log, &p->out);
    p->seq = e->seq;
    p->lines = e->lines;
}
