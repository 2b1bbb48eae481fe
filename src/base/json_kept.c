/* json_kept.c -- parts of a JSON text that have been written before.
 *
 * Entries lie one behind the other in a ring.  Places in it are counted on and on, so that a place says
 * whether the ring has come round to it since.  They are found by a hash of all that they hang on: four
 * slots for each, of which the oldest is given up. */

#include "base/json_kept.h"

#include <string.h>

#include "base/err.h"

enum { SLOTS = 4, ALIGN = 8, USUAL = 512 /* bytes of an entry, about */ };

struct entry {
    uint64_t hash;
    jpart_writer *write;
    const void *about;
    uint32_t key_size, text_size, part_count;
    int16_t depth, levels; /* where it stands, and how far its parts are noted; -1: they are not */
    struct jsum sum;
    /* then the key, the parts, counted from its beginning, and the text */
};

struct slot {
    uint64_t place, hash;
};

struct jkept {
    char *ring;
    uint64_t room, head; /* the next entry goes to `head`, or further where it would not fit */
    size_t buckets;      /* powers of two, both */
    struct slot (*slot)[SLOTS];
};

struct jkept *jkept_new(size_t room)
{
    struct jkept *k = base_alloc(sizeof *k);

    for (k->room = USUAL; k->room < room;)
        k->room *= 2;
    k->head = 2 * k->room; /* so that place 0, of an empty slot, is long gone */
    k->ring = base_alloc(k->room);
    for (k->buckets = 1; k->buckets * SLOTS * USUAL < k->room;)
        k->buckets *= 2;
    k->slot = base_alloc(k->buckets * sizeof *k->slot);
    return k;
}

void jkept_free(struct jkept *k)
{
    if (!k)
        return;
    base_free(k->ring);
    base_free(k->slot);
    base_free(k);
}

/* -- entries -- */

static size_t padded(size_t size)
{
    return (size + ALIGN - 1) / ALIGN * ALIGN;
}

static char *key_of(const struct entry *e)
{
    return (char *)(e + 1);
}

static struct jpart *parts_of(const struct entry *e)
{
    return (struct jpart *)(key_of(e) + padded(e->key_size));
}

static char *text_of(const struct entry *e)
{
    return (char *)(parts_of(e) + e->part_count);
}

static size_t size_of(const struct entry *e)
{
    return padded(sizeof *e + padded(e->key_size) + e->part_count * sizeof(struct jpart) +
                  e->text_size);
}

static struct entry *entry_at(const struct jkept *k, uint64_t place)
{
    return (struct entry *)(k->ring + (place & (k->room - 1)));
}

static bool is_there(const struct jkept *k, uint64_t place)
{
    return k->head <= place + k->room;
}

/* What is asked for: an entry without its text, and its key. */
struct wanted {
    struct entry e;
    const void *key;
};

static bool is_wanted(const struct entry *e, const struct wanted *w)
{
    return e->hash == w->e.hash && e->write == w->e.write && e->about == w->e.about &&
           e->depth == w->e.depth && e->levels == w->e.levels && e->key_size == w->e.key_size &&
           memcmp(key_of(e), w->key, e->key_size) == 0;
}

static struct slot *slots_of(const struct jkept *k, uint64_t hash)
{
    return k->slot[hash & (k->buckets - 1)];
}

static const struct entry *find(const struct jkept *k, const struct wanted *w)
{
    const struct slot *s = slots_of(k, w->e.hash);

    for (int i = 0; i < SLOTS; i++)
        if (s[i].hash == w->e.hash && is_there(k, s[i].place) &&
            is_wanted(entry_at(k, s[i].place), w))
            return entry_at(k, s[i].place);
    return NULL;
}

static void note_place(struct jkept *k, uint64_t hash, uint64_t place)
{
    struct slot *s = slots_of(k, hash), *oldest = s;

    for (int i = 1; i < SLOTS; i++)
        if (s[i].place < oldest->place)
            oldest = &s[i];
    *oldest = (struct slot){ place, hash };
}

/* Room for one more; NULL: it is larger than the ring. */
static struct entry *add_entry(struct jkept *k, const struct wanted *w)
{
    size_t size = size_of(&w->e);

    if (size > k->room)
        return NULL;
    uint64_t left = k->room - (k->head & (k->room - 1));
    if (left < size)
        k->head += left;
    uint64_t place = k->head;
    k->head += size;
    note_place(k, w->e.hash, place);
    struct entry *e = entry_at(k, place);
    *e = w->e;
    memcpy(key_of(e), w->key, e->key_size);
    return e;
}

/* -- copying -- */

static void put_comma(struct jout *j)
{
    if (j->comma && !j->keyed)
        text_add_char(j->out, ',');
    j->comma = true;
    j->keyed = false;
}

static void copy_text(struct text *out, const struct entry *e)
{
    text_reserve(out, e->text_size);
    memcpy(out->s + out->length, text_of(e), e->text_size);
    out->length += e->text_size;
    out->s[out->length] = '\0';
}

static void copy(struct jout *j, const struct entry *e)
{
    if (j->parts)
        jout_end_plain(j);
    if (e->text_size == 0)
        return;
    put_comma(j);
    if (j->parts)
        jparts_again(j->parts, parts_of(e), (int)e->part_count,
                     &(struct jspan){ (uint32_t)j->out->length,
                                      (uint32_t)(j->out->length + e->text_size), e->sum },
                     text_str(j->out));
    copy_text(j->out, e);
}

/* -- keeping -- */

/* What was written from here on: of the text behind the comma. */
struct begun {
    size_t from;
    int part, span;
};

static struct begun begin(struct jout *j)
{
    struct begun b = { .from = j->out->length };

    if (j->parts) {
        jout_end_plain(j);
        b.part = j->parts->count;
        b.span = j->parts->span_count;
    }
    return b;
}

static void keep(struct jout *j, struct wanted *w, const struct begun *b)
{
    const char *text = text_str(j->out) + b->from;
    struct entry *e;

    w->e.text_size = (uint32_t)(j->out->length - b->from);
    if (j->parts) {
        jout_end_plain(j);
        w->e.part_count = (uint32_t)(j->parts->count - b->part);
        w->e.sum = jparts_sum_alone(text, w->e.text_size);
        jparts_done(j->parts, b->part, b->span, text_str(j->out),
                    &(struct jspan){ (uint32_t)b->from, (uint32_t)j->out->length, w->e.sum });
    }
    if (!(e = add_entry(j->kept, w)))
        return;
    memcpy(text_of(e), text, e->text_size);
    if (j->parts)
        jparts_take(j->parts, b->part, (uint32_t)b->from, parts_of(e));
}

static uint64_t hash_of(const struct entry *e, const void *key)
{
    const uint64_t where = (uint64_t)(uint16_t)e->depth << 16 | (uint16_t)e->levels;

    return jparts_hash(key, e->key_size,
                       (uint64_t)(uintptr_t)e->write * 31 + (uint64_t)(uintptr_t)e->about + where);
}

void jkept_part(struct jout *j, jpart_writer *write, const void *about, const void *key,
                size_t size)
{
    struct wanted w = { .e = { .write = write,
                               .about = about,
                               .key_size = (uint32_t)size,
                               .depth = (int16_t)j->depth,
                               .levels = (int16_t)(j->parts ? j->parts->levels : -1) },
                        .key = key };
    const struct entry *found;

    w.e.hash = hash_of(&w.e, key);
    if ((found = find(j->kept, &w))) {
        copy(j, found);
        return;
    }
    bool comma = j->comma && !j->keyed;
    struct begun b = begin(j);
    write(j, about, key);
    b.from += comma && j->out->length > b.from;
    keep(j, &w, &b);
}
