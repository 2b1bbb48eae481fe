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

int eye_lines(struct table *t, int seat)
{
    struct eye *e = eye_of(t, seat);
    int all = match_news_count(t->m);

    for (; e->counted < all; e->counted++)
        e->readable += eng_may_read(match_news(t->m, e->counted), audience(seat));
    return e->readable;
}

void eye_recount(struct eye *e)
{
    e->counted = e->readable = 0;
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

/* Makes the state in that language, in the hub's one place for it. */
static bool make_text(struct table *t, int seat, enum lang lang)
{
    struct match_eye through = { seat, lang, known_to(t, seat), hub_kept(t->hub) };
    struct hub_text *now = hub_text(t->hub);

    now->number++;
    text_clear(&now->text);
    if (!through.redacted || !match_tell_state(t->m, &through, &now->parts, &now->text))
        return false;
    now->print = jparts_print(&now->parts, text_str(&now->text));
    now->sum = jparts_sum_noted(&now->parts, text_str(&now->text), now->text.length);
    eye_of(t, seat)->sight[lang].text = now->number;
    return true;
}

/* The text that was just made is that of the state `seq`: what is new in it, where the one before is
 * known, and what is kept of it. */
static void renew(struct sight *s, const struct hub_text *now, uint64_t seq)
{
    text_clear(&s->change);
    s->base = now->print && s->prints.count ? s->seq : 0;
    if (s->base)
        jparts_change(&s->prints, &now->parts, text_str(&now->text), &s->change);
    jprints_keep(&s->prints, &now->parts);
    s->seq = seq;
    s->sum = now->sum;
}

static void forget(struct sight *s)
{
    jprints_free(&s->prints);
    text_free(&s->change);
    *s = (struct sight){ 0 };
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
    const struct hub_text *now = hub_text(t->hub);

    if (!make_text(t, seat, e->lang))
        return false;
    uint64_t hash = (uint64_t)now->print << 32 | now->sum;
    if (!e->known)
        e->seq = (uint64_t)hub_tick(t->hub);
    else if (hash != e->hash || lines != e->lines || e->stable != e->lines)
        e->seq++;
    if (e->sight[e->lang].seq != e->seq)
        renew(&e->sight[e->lang], now, e->seq);
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
    const struct hub_text *now = hub_text(t->hub);
    struct eye *e = eye_of(t, seat);

    if (!e->known)
        e->lang = lang;
    if (e->lang == lang || pages_at(t, seat) > 1 || !eye_settle(t, seat))
        return;
    forget(&e->sight[e->lang]);
    e->lang = lang;
    if (!make_text(t, seat, lang))
        return;
    renew(&e->sight[lang], now, e->seq);
    e->hash = (uint64_t)now->print << 32 | now->sum;
}

bool eye_tell_overlays(struct table *t, int seat, enum lang lang, struct text *out)
{
    struct match_eye through = { seat, lang, known_to(t, seat), hub_kept(t->hub) };

    return through.redacted && match_tell_overlays(t->m, &through, out);
}

void eye_rest(struct table *t)
{
    for (int i = 0; i <= t->plan.seat_count; i++) {
        struct eye *e = &t->eye[i];

        text_free(&e->log);
        for (int lang = 0; lang < LANG_COUNT; lang++) {
            text_free(&e->sight[lang].change);
            e->sight[lang].base = 0;
        }
    }
}

void eye_free(struct table *t)
{
    for (int i = 0; i < TABLE_EYES; i++) {
        text_free(&t->eye[i].log);
        for (int lang = 0; lang < LANG_COUNT; lang++)
            forget(&t->eye[i].sight[lang]);
    }
}

/* -- sending -- */

static void send_frozen(struct peer *p)
{
    struct message m;

    message_begin(&m, MESSAGE_FROZEN);
    jout_key_string(&m.j, "trace", match_frozen(p->table->m));
    message_post(&m, &p->out);
}

/* The log from where the page is; what was made for another page will do where it is the same. */
static bool make_log(struct peer *p, struct eye *e)
{
    struct match_eye through = { p->eye, p->lang, NULL, NULL };

    if (e->log.length && e->log_seq == e->seq && e->log_from == p->lines && e->log_lang == p->lang)
        return true;
    e->log_seq = e->seq;
    e->log_from = p->lines;
    e->log_lang = p->lang;
    text_clear(&e->log);
    if (p->lines == e->lines) {
        text_add(&e->log, "[]");
        return true;
    }
    through.redacted = known_to(p->table, p->eye);
    return through.redacted && match_tell_log(p->table->m, &through, p->lines, e->lines, &e->log);
}

/* Pages in another language than the eye is looked at have theirs made when they are told. */
static bool make_sight(struct peer *p, const struct eye *e, struct sight *s)
{
    if (s->seq == e->seq)
        return true;
    if (!make_text(p->table, p->eye, p->lang))
        return false;
    renew(s, hub_text(p->hub), e->seq);
    return true;
}

static void send_change(struct peer *p, const struct eye *e, const struct sight *s)
{
    struct message m;

    message_begin(&m, MESSAGE_PATCH);
    jout_key_int(&m.j, "seq", (int64_t)e->seq);
    jout_key_int(&m.j, "base", (int64_t)s->base);
    jout_key_int(&m.j, "sum", s->sum);
    jout_key_int(&m.j, "from", p->lines);
    jout_key(&m.j, "change");
    jout_raw(&m.j, text_str(&s->change));
    jout_key(&m.j, "log");
    jout_raw(&m.j, text_str(&e->log));
    message_post(&m, &p->out);
}

static bool send_whole(struct peer *p, const struct eye *e, const struct sight *s)
{
    const struct hub_text *now = hub_text(p->hub);
    struct message m;

    if (s->text != now->number && !make_text(p->table, p->eye, p->lang))
        return false;
    message_begin(&m, MESSAGE_STATE);
    jout_key_int(&m.j, "seq", (int64_t)e->seq);
    jout_key_int(&m.j, "from", p->lines);
    message_post_with(&m, &now->text, "log", &e->log, &p->out);
    return true;
}

/* A page that asked for patches gets one where it has the state before; whoever has lost his place,
 * has just come or was behind sees all of it. */
static bool send_state(struct peer *p, struct eye *e)
{
    struct sight *s = &e->sight[p->lang];

    if (!make_log(p, e) || (p->patches && !make_sight(p, e, s)))
        return false;
    if (!p->patches || p->wants_state || !s->base || s->base != p->seq)
        return send_whole(p, e, s);
    send_change(p, e, s);
    return true;
}

void eye_send(struct peer *p)
{
    struct eye *e = eye_of(p->table, p->eye);

    if (!eye_settle(p->table, p->eye) || !send_state(p, e)) {
        send_frozen(p);
        return;
    }
    p->seq = e->seq;
    p->lines = e->lines;
}
