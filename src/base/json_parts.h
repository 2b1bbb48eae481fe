/* json_parts.h -- the parts of a JSON text, and what has changed in them since another one.
 *
 * The writer (json_out.h) notes where the values of the upper levels begin and end while it writes
 * them, so that nobody has to read the text again.  Of a text that was sent only a short print of
 * each part is kept; held against the parts of the next text it says what must be sent of that.
 *
 * A change is JSON, too (docs/wire.md):
 *
 *     [value]                another value
 *     [from, drop, [...]]    of an array: there so many items go, and these come
 *     {"key": change, ...}   within an object or, by index, an array; "" has the keys of the object
 *                            in their order where these are not the same as before
 *
 * Two parts may have the same print by chance, once in 2^32: the change then lacks something, and the
 * sum of the whole text tells whoever receives it. */

#ifndef BASE_JSON_PARTS_H
#define BASE_JSON_PARTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/text.h"

enum { JPARTS_LEVELS = 8, JPARTS_MAX = 0x3fff };

enum jpart_kind { JPART_PLAIN, JPART_OBJECT, JPART_ARRAY }; /* plain: nothing within it is noted */

/* A value of the text: its bytes, those of its key (quotation marks and all), and how many parts are
 * noted within it, which follow it. */
struct jpart {
    uint32_t from, to, key_from, key_to;
    uint32_t print;
    uint16_t key_print, within;
    uint8_t kind; /* enum jpart_kind */
    bool printed; /* it has its prints, and so has all within it */
};

/* Of a text alone: its bytes, and each of them once for every byte from there on, both mod 65521. */
struct jsum {
    uint32_t plain, weighed;
};

/* A piece of the text whose sum is known. */
struct jspan {
    uint32_t from, to;
    struct jsum sum;
};

/* Those of one text, in its order. */
struct jparts {
    struct jpart *part;
    int count, room;
    int levels;              /* values so deep are noted: the text itself is at level 0 */
    int open[JPARTS_LEVELS]; /* the last one begun at each level */
    int unended;             /* a plain value whose end is where the writer goes on; -1: none */
    uint32_t key_from, key_to;
    struct jspan *span;
    int span_count, span_room;
};

/* What is kept of a part. */
struct jprint {
    uint32_t print;
    uint16_t key, shape;
};

struct jprints {
    struct jprint *print;
    int count;
};

/* For the writer: a text is begun; a key is, and a value; a value of several ends. */
void jparts_start(struct jparts *p, int levels);
void jparts_key(struct jparts *p, size_t from, size_t to);
void jparts_value(struct jparts *p, int level, size_t from, enum jpart_kind kind);
void jparts_end(struct jparts *p, int level, size_t to);
void jparts_end_plain(struct jparts *p, size_t to); /* one is unended */
void jparts_free(struct jparts *p);

/* -- for what was written before (json_kept.c) -- */

uint64_t jparts_hash(const void *from, size_t length, uint64_t seed);
struct jsum jparts_sum_alone(const char *text, size_t length);
/* Those from number `first` on are complete: their prints, and instead of spans from number `span` on
 * this one. */
void jparts_done(struct jparts *p, int first, int span, const char *text,
                 const struct jspan *whole);
/* Copies those from number `first` on, counted from that place in the text; and puts such ones behind
 * the others, at the beginning of that span. */
void jparts_take(const struct jparts *p, int first, uint32_t from, struct jpart *out);
void jparts_again(struct jparts *p, const struct jpart *part, int count, const struct jspan *span,
                  const char *text);

/* To be called once when the text is complete: the print of all of it.  0: it has too many parts to be
 * compared. */
uint32_t jparts_print(struct jparts *p, const char *text);

void jprints_keep(struct jprints *out, const struct jparts *p);
void jprints_free(struct jprints *p);

/* What has to be changed in the text of `before` to make it this one. */
void jparts_change(const struct jprints *before, const struct jparts *now, const char *text,
                   struct text *out);

/* The Adler-32 of RFC 1950; where the parts of the text were noted, from what is known of them. */
uint32_t jparts_sum(const char *text, size_t length);
uint32_t jparts_sum_noted(const struct jparts *p, const char *text, size_t length);

#endif
