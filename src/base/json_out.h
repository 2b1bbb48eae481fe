/* json_out.h -- writes JSON straight into a text, without a tree in between.
 *
 * Commas are placed by the writer.  Inside an object every value is preceded by jout_key; the
 * writer asserts that, and that everything opened was closed (jout_done). */

#ifndef BASE_JSON_OUT_H
#define BASE_JSON_OUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "base/json_parts.h"
#include "base/text.h"

enum { JOUT_DEPTH = 64 };

struct jkept;

struct jout {
    struct text *out;
    int depth;
    bool comma, keyed;
    bool object[JOUT_DEPTH];
    struct jparts *parts; /* NULL: they are not noted */
    struct jkept *kept;   /* what was written before; NULL: nothing is kept */
};

/* Writes a value, or members of an object, from that and nothing else. */
typedef void jpart_writer(struct jout *j, const void *about, const void *key);

void jout_start(struct jout *j, struct text *out);
void jout_done(const struct jout *j);
/* After jout_start: notes the parts of what is written, down to that level. */
void jout_note_parts(struct jout *j, struct jparts *parts, int levels);

void jout_object(struct jout *j);
void jout_end_object(struct jout *j);
void jout_array(struct jout *j);
void jout_end_array(struct jout *j);
/* A key is a plain word: nothing in it has to be escaped.  Who cannot know says jout_key_any. */
void jout_key_n(struct jout *j, const char *key, size_t n);
void jout_key_any(struct jout *j, const char *key);

void jout_string(struct jout *j, const char *s); /* NULL is written as null; bad UTF-8 as U+FFFD */
void jout_string_n(struct jout *j, const char *s, size_t n);
void jout_int(struct jout *j, int64_t n);
void jout_bool(struct jout *j, bool b);
void jout_null(struct jout *j);
void jout_fixed(struct jout *j, int64_t n, int decimals); /* 1230, 2 gives 12.3 */
void jout_raw(struct jout *j, const char *json);          /* a value already written as JSON */
void jout_end_plain(struct jout *j); /* for json_kept.c: what was written last goes no further */
/* For json_kept.c, by way of jout_part. */
void jkept_part(struct jout *j, jpart_writer *write, const void *about, const void *key,
                size_t size);

/* Here, so that the compiler counts the letters of a key. */
static inline void jout_key(struct jout *j, const char *key)
{
    jout_key_n(j, key, strlen(key));
}

/* key and value in one call, the usual case */
static inline void jout_key_string(struct jout *j, const char *key, const char *s)
{
    jout_key(j, key);
    jout_string(j, s);
}

static inline void jout_key_int(struct jout *j, const char *key, int64_t n)
{
    jout_key(j, key);
    jout_int(j, n);
}

static inline void jout_key_bool(struct jout *j, const char *key, bool b)
{
    jout_key(j, key);
    jout_bool(j, b);
}

/* What `write` makes of a key of so many bytes, once more where it has been written before
 * (json_kept.h).  The key has no holes, and is made from what the reader may know. */
static inline void jout_part(struct jout *j, jpart_writer *write, const void *about,
                             const void *key, size_t size)
{
    if (j->kept)
        jkept_part(j, write, about, key, size);
    else
        write(j, about, key);
}

#endif
