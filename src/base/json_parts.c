/* json_parts.c -- the parts of a JSON text, and what has changed in them. */

#include "base/json_parts.h"

#include <string.h>

#include "base/err.h"

/* -- noting -- */

void jparts_start(struct jparts *p, int levels)
{
    BASE_ASSERT(levels < JPARTS_LEVELS);
    p->count = 0;
    p->levels = levels;
    p->unended = -1;
    p->key_from = p->key_to = 0;
    p->span_count = 0;
}

void jparts_end_plain(struct jparts *p, size_t to)
{
    p->part[p->unended].to = (uint32_t)to;
    p->unended = -1;
}

void jparts_key(struct jparts *p, size_t from, size_t to)
{
    p->key_from = (uint32_t)from;
    p->key_to = (uint32_t)to;
}

static struct jpart *add_parts(struct jparts *p, int count)
{
    while (p->room - p->count < count) {
        p->room = p->room ? 2 * p->room : 256;
        p->part = base_realloc(p->part, (size_t)p->room * sizeof *p->part);
    }
    p->count += count;
    return &p->part[p->count - count];
}

void jparts_value(struct jparts *p, int level, size_t from, enum jpart_kind kind)
{
    p->open[level] = p->count;
    *add_parts(p, 1) = (struct jpart){ .from = (uint32_t)from,
                                       .key_from = p->key_from,
                                       .key_to = p->key_to,
                                       .kind = (uint8_t)(level < p->levels ? kind : JPART_PLAIN) };
    p->key_from = p->key_to = 0;
    if (kind == JPART_PLAIN)
        p->unended = p->count - 1;
}

void jparts_end(struct jparts *p, int level, size_t to)
{
    struct jpart *part = &p->part[p->open[level]];

    part->to = (uint32_t)to;
    part->within = (uint16_t)(p->count - p->open[level] - 1);
}

void jparts_free(struct jparts *p)
{
    base_free(p->part);
    base_free(p->span);
    *p = (struct jparts){ 0 };
}

/* -- prints -- */

static uint64_t mix(uint64_t hash, uint64_t word)
{
    hash = (hash ^ word) * UINT64_C(0xff51afd7ed558ccd);
    return hash ^ hash >> 32;
}

uint64_t jparts_hash(const void *of, size_t length, uint64_t seed)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325) + seed + length, word = 0;
    const char *from = of;

    for (; length >= 8; from += 8, length -= 8) {
        memcpy(&word, from, 8);
        hash = mix(hash, word);
    }
    word = 0;
    memcpy(&word, from, length);
    return mix(hash, word);
}

static uint32_t print_of(const char *from, size_t length)
{
    return (uint32_t)jparts_hash(from, length, 0);
}

static int next_part(const struct jpart *part, int i)
{
    return i + 1 + part[i].within;
}

static void print_part(struct jparts *p, int i, const char *text)
{
    struct jpart *part = &p->part[i];
    uint64_t hash = part->kind;

    if (part->printed)
        return;
    part->printed = true;
    if (part->key_to)
        part->key_print = (uint16_t)print_of(text + part->key_from, part->key_to - part->key_from);
    if (part->kind == JPART_PLAIN) {
        part->print = print_of(text + part->from, part->to - part->from);
        return;
    }
    for (int child = i + 1; child <= i + part->within; child = next_part(p->part, child)) {
        print_part(p, child, text);
        hash = mix(hash, (uint64_t)p->part[child].key_print << 32 | p->part[child].print);
    }
    part->print = (uint32_t)hash;
}

uint32_t jparts_print(struct jparts *p, const char *text)
{
    if (p->count == 0 || p->count > JPARTS_MAX)
        return 0;
    print_part(p, 0, text);
    return p->part[0].print ? p->part[0].print : 1;
}

/* -- what was written before -- */

static void add_span(struct jparts *p, const struct jspan *span)
{
    if (p->span_count == p->span_room) {
        p->span_room = p->span_room ? 2 * p->span_room : 128;
        p->span = base_realloc(p->span, (size_t)p->span_room * sizeof *p->span);
    }
    p->span[p->span_count++] = *span;
}

void jparts_done(struct jparts *p, int first, int span, const char *text, const struct jspan *whole)
{
    for (int i = first; i < p->count; i = next_part(p->part, i))
        print_part(p, i, text);
    p->span_count = span;
    add_span(p, whole);
}

static void move_part(struct jpart *part, uint32_t by)
{
    part->from += by;
    part->to += by;
    if (part->key_to) {
        part->key_from += by;
        part->key_to += by;
    }
}

/* A key before the piece of text is not its own. */
void jparts_take(const struct jparts *p, int first, uint32_t from, struct jpart *out)
{
    for (int i = first; i < p->count; i++) {
        struct jpart part = p->part[i];
        if (part.key_from < from)
            part.key_from = part.key_to = part.key_print = 0;
        move_part(&part, -from);
        out[i - first] = part;
    }
}

void jparts_again(struct jparts *p, const struct jpart *part, int count, const struct jspan *span,
                  const char *text)
{
    struct jpart *out = add_parts(p, count);

    for (int i = 0; i < count; i++) {
        out[i] = part[i];
        move_part(&out[i], span->from);
    }
    if (p->key_to) {
        out->key_from = p->key_from;
        out->key_to = p->key_to;
        out->key_print = (uint16_t)print_of(text + p->key_from, p->key_to - p->key_from);
        p->key_from = p->key_to = 0;
    }
    add_span(p, span);
}

/* -- what is kept of a text -- */

void jprints_free(struct jprints *p)
{
    base_free(p->print);
    *p = (struct jprints){ 0 };
}

void jprints_keep(struct jprints *out, const struct jparts *p)
{
    if (p->count > JPARTS_MAX) {
        jprints_free(out);
        return;
    }
    if (out->count != p->count)
        out->print = base_realloc(out->print, (size_t)p->count * sizeof *out->print);
    out->count = p->count;
    for (int i = 0; i < p->count; i++)
        out->print[i] =
            (struct jprint){ p->part[i].print, p->part[i].key_print,
                             (uint16_t)((unsigned)p->part[i].within << 2 | p->part[i].kind) };
}

/* -- changes -- */

struct differ {
    const struct jprint *old;
    const struct jpart *now;
    const char *text;
    struct text *out;
};

static int old_end(const struct differ *d, int i)
{
    return i + 1 + (d->old[i].shape >> 2);
}

static int now_end(const struct differ *d, int i)
{
    return next_part(d->now, i);
}

static bool same_value(const struct differ *d, int old, int now)
{
    return d->old[old].print == d->now[now].print;
}

static void put_bytes(const struct differ *d, uint32_t from, uint32_t to)
{
    text_add_n(d->out, d->text + from, to - from);
}

static void put_value(const struct differ *d, int now)
{
    text_add_char(d->out, '[');
    put_bytes(d, d->now[now].from, d->now[now].to);
    text_add_char(d->out, ']');
}

static void put_comma(const struct differ *d, bool *first)
{
    if (!*first)
        text_add_char(d->out, ',');
    *first = false;
}

static void put_change(const struct differ *d, int old, int now);

/* -- of an object -- */

static void put_key(const struct differ *d, int now, bool *first)
{
    put_comma(d, first);
    put_bytes(d, d->now[now].key_from, d->now[now].key_to);
    text_add_char(d->out, ':');
}

static bool same_keys(const struct differ *d, int old, int now)
{
    int i = old + 1, j = now + 1;

    for (; i < old_end(d, old) && j < now_end(d, now); i = old_end(d, i), j = now_end(d, j))
        if (d->old[i].key != d->now[j].key_print)
            return false;
    return i >= old_end(d, old) && j >= now_end(d, now);
}

static void put_keys(const struct differ *d, int now, bool *first)
{
    bool first_key = true;

    put_comma(d, first);
    text_add(d->out, "\"\":[");
    for (int j = now + 1; j < now_end(d, now); j = now_end(d, j)) {
        put_comma(d, &first_key);
        put_bytes(d, d->now[j].key_from, d->now[j].key_to);
    }
    text_add_char(d->out, ']');
}

/* -1: there was none. */
static int find_old(const struct differ *d, int old, uint16_t key)
{
    for (int i = old + 1; i < old_end(d, old); i = old_end(d, i))
        if (d->old[i].key == key)
            return i;
    return -1;
}

static void put_object(const struct differ *d, int old, int now)
{
    bool first = true, same = same_keys(d, old, now);
    int i = old + 1;

    text_add_char(d->out, '{');
    if (!same)
        put_keys(d, now, &first);
    for (int j = now + 1; j < now_end(d, now); j = now_end(d, j)) {
        int before = same ? i : find_old(d, old, d->now[j].key_print);
        i = same ? old_end(d, i) : i;
        if (before >= 0 && same_value(d, before, j))
            continue;
        put_key(d, j, &first);
        before >= 0 ? put_change(d, before, j) : put_value(d, j);
    }
    text_add_char(d->out, '}');
}

/* -- of an array -- */

static void put_items(const struct differ *d, int old, int now)
{
    bool first = true;
    int index = 0;

    text_add_char(d->out, '{');
    for (int i = old + 1, j = now + 1; j < now_end(d, now);
         i = old_end(d, i), j = now_end(d, j), index++) {
        if (same_value(d, i, j))
            continue;
        put_comma(d, &first);
        text_printf(d->out, "\"%d\":", index);
        put_change(d, i, j);
    }
    text_add_char(d->out, '}');
}

/* How many items at the end, of `most`, are the same. */
static int same_end(const struct differ *d, int old, int now, int most)
{
    int same = 0;

    for (; most > 0; most--, old = old_end(d, old), now = now_end(d, now))
        same = same_value(d, old, now) ? same + 1 : 0;
    return same;
}

/* What lies between the items that are the same at either end, in one piece of the text. */
static void put_splice(const struct differ *d, int old, int now, const int count[2])
{
    int i = old + 1, j = now + 1, from = 0, least = count[0] < count[1] ? count[0] : count[1];

    for (; from < least && same_value(d, i, j); from++) {
        i = old_end(d, i);
        j = now_end(d, j);
    }
    int first = j, last = j, rest = least - from;
    for (int skip = count[0] - least; skip > 0; skip--)
        i = old_end(d, i);
    for (int skip = count[1] - least; skip > 0; skip--)
        j = now_end(d, j);
    int end = same_end(d, i, j, rest), come = count[1] - from - end;
    text_printf(d->out, "[%d,%d,[", from, count[0] - from - end);
    for (int k = 1; k < come; k++)
        last = now_end(d, last);
    if (come > 0)
        put_bytes(d, d->now[first].from, d->now[last].to);
    text_add(d->out, "]]");
}

static void put_array(const struct differ *d, int old, int now)
{
    int count[2] = { 0, 0 };

    for (int i = old + 1; i < old_end(d, old); i = old_end(d, i))
        count[0]++;
    for (int j = now + 1; j < now_end(d, now); j = now_end(d, j))
        count[1]++;
    if (count[0] == count[1])
        put_items(d, old, now);
    else
        put_splice(d, old, now, count);
}

static void put_change(const struct differ *d, int old, int now)
{
    enum jpart_kind kind = (enum jpart_kind)d->now[now].kind;

    if ((d->old[old].shape & 3) != (unsigned)kind || kind == JPART_PLAIN)
        put_value(d, now);
    else if (kind == JPART_OBJECT)
        put_object(d, old, now);
    else
        put_array(d, old, now);
}

void jparts_change(const struct jprints *before, const struct jparts *now, const char *text,
                   struct text *out)
{
    struct differ d = { before->print, now->part, text, out };

    if (same_value(&d, 0, 0))
        text_add(out, "{}");
    else
        put_change(&d, 0, 0);
}

/* -- the sum of all -- */

enum { ADLER = 65521, WORD = 8, WORDS = 16 }; /* so many words fit before a lane runs over */

/* Sums of bytes, four lanes of 16 bits at once: of those at even places, and at odd ones.  The sums of
 * these sums count each byte once for every word that comes after it. */
struct lanes {
    uint64_t plain[2], summed[2];
};

static void add_words(struct lanes *l, const char *at)
{
    const uint64_t even = UINT64_C(0x00ff00ff00ff00ff);

    *l = (struct lanes){ 0 };
    for (int i = 0; i < WORDS; i++, at += WORD) {
        uint64_t word;
        memcpy(&word, at, WORD);
        for (int odd = 0; odd < 2; odd++) {
            l->summed[odd] += l->plain[odd];
            l->plain[odd] += word >> 8 * odd & even;
        }
    }
}

static uint32_t sum_of_lanes(uint64_t l)
{
    const uint64_t low = UINT64_C(0x0000ffff0000ffff);

    l = (l & low) + (l >> 16 & low);
    return (uint32_t)(l + (l >> 32));
}

/* The first lane four times, the next three times, and so on: the product has their running sums. */
static uint32_t weighed_lanes(uint64_t l)
{
    return sum_of_lanes(l * UINT64_C(0x0001000100010001));
}

/* Within a word the bytes count 8, 6, 4, 2 times at even places and 7, 5, 3, 1 times at odd ones. */
static void add_lanes(const struct lanes *l, uint32_t *a, uint32_t *b)
{
    uint32_t odd = sum_of_lanes(l->plain[1]), plain = sum_of_lanes(l->plain[0]) + odd;
    uint32_t before = sum_of_lanes(l->summed[0]) + sum_of_lanes(l->summed[1]);
    uint32_t within = 2 * (weighed_lanes(l->plain[0]) + weighed_lanes(l->plain[1])) - odd;

    *b = (*b + WORDS * WORD * *a + WORD * before + within) % ADLER;
    *a = (*a + plain) % ADLER;
}

/* The sum so far, and that of the text that follows. */
static struct jsum sum_on(struct jsum so_far, const char *text, size_t length)
{
    uint32_t a = so_far.plain, b = so_far.weighed;
    struct lanes l;

    for (; length >= WORDS * WORD; text += WORDS * WORD, length -= WORDS * WORD) {
        add_words(&l, text);
        add_lanes(&l, &a, &b);
    }
    for (; length > 0; length--)
        b += a += (unsigned char)*text++;
    return (struct jsum){ a % ADLER, b % ADLER };
}

struct jsum jparts_sum_alone(const char *text, size_t length)
{
    return sum_on((struct jsum){ 0 }, text, length);
}

/* Whatever went before counts once more for each byte of the span. */
static struct jsum sum_on_span(struct jsum so_far, const struct jspan *s)
{
    uint64_t weighed = so_far.weighed + (uint64_t)(s->to - s->from) * so_far.plain;

    return (struct jsum){ (so_far.plain + s->sum.plain) % ADLER,
                          (uint32_t)((weighed + s->sum.weighed) % ADLER) };
}

static const struct jsum before_all = { .plain = 1 };

uint32_t jparts_sum(const char *text, size_t length)
{
    struct jsum sum = sum_on(before_all, text, length);

    return sum.weighed << 16 | sum.plain;
}

uint32_t jparts_sum_noted(const struct jparts *p, const char *text, size_t length)
{
    struct jsum sum = before_all;
    size_t at = 0;

    for (int i = 0; i < p->span_count; i++) {
        sum = sum_on(sum, text + at, p->span[i].from - at);
        sum = sum_on_span(sum, &p->span[i]);
        at = p->span[i].to;
    }
    sum = sum_on(sum, text + at, length - at);
    return sum.weighed << 16 | sum.plain;
}
