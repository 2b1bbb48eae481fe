/* eye.c -- what each eye sees, when that has changed, and the state that pages are sent.
 *
 * The sequence of an eye grows only when the message made for it differs from the one before; the
 * other side's drafts therefore leave no trace, not even a number.  It starts from the clock, so
 * that it is beyond anything an earlier run of the program may have given out. */

#include <stdio.h>
#include <string.h>

#include "server/hub.h"

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

/* Where the log begins; quotes within strings are escaped, so only a key can look like this.  It is
 * the last thing in the message, and short. */
static const char *log_of(const struct text *message)
{
    static const char key[] = ",\"log\":[";
    const char *at = text_str(message) + message->length;

    do {
        BASE_ASSERT(at > message->s);
        at--;
    } while (*at != ',' || strncmp(at, key, sizeof key - 1) != 0);
    return at;
}

static uint64_t hash_of(const char *from, const char *to)
{
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

static bool look(struct table *t, int seat, uint64_t *hash)
{
    struct eye *e = eye_of(t, seat);

    text_clear(&e->text);
    e->text_from = e->known ? e->stable : 0;
    if (!match_message(t->m, seat, e->text_from, e->lang, &e->text))
        return false;
    *hash = hash_of(text_str(&e->text), log_of(&e->text));
    return true;
}

/* All that a message is made of, apart from the log: what the eye knows, and whether it may undo.
 * That the last action raised a barrier is in there too, but is shown to nobody. */
static bool weigh(struct table *t, int seat, uint64_t *out)
{
    void *state = hub_state_room(t->hub, t->plan.box->game->state_size);

    if (!match_view(t->m, audience(seat), state))
        return false;
    ((struct eng_core *)state)->barrier = 0;
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
    struct text out = { 0 };
    struct jout j;

    jout_start(&j, &out);
    jout_object(&j);
    jout_key_string(&j, "type", "frozen");
    jout_key_string(&j, "trace", match_frozen(p->table->m));
    jout_end_object(&j);
    jout_done(&j);
    letters_add(&p->out, text_str(&out), out.length);
    text_free(&out);
}

/* The message for this page: the one already made for the eye, where it is the same. */
static const struct text *message_for(struct peer *p)
{
    struct eye *e = eye_of(p->table, p->eye);
    struct text *scrap = hub_scrap(p->hub);

    if (e->lang == p->lang && e->text_from == p->lines && e->text.length)
        return &e->text;
    text_clear(scrap);
    return match_message(p->table->m, p->eye, p->lines, p->lang, scrap) ? scrap : NULL;
}

void eye_send(struct peer *p)
{
    struct table *t = p->table;
    struct eye *e = eye_of(t, p->eye);
    const struct text *message = eye_settle(t, p->eye) ? message_for(p) : NULL;
    char head[80];

    if (!message) {
        send_frozen(p);
        return;
    }
    int length = snprintf(head, sizeof head, "{\"type\":\"state\",\"seq\":%llu,\"from\":%d,",
                          (unsigned long long)e->seq, p->lines);
    letters_add_both(&p->out, head, (size_t)length, text_str(message) + 1); /* its brace */
    p->seq = e->seq;
    p->lines = e->lines;
}
