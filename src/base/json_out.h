/* json_out.h -- writes JSON straight into a text, without a tree in between.
 *
 * Commas are placed by the writer.  Inside an object every value is preceded by jout_key; the
 * writer asserts that, and that everything opened was closed (jout_done). */

#ifndef BASE_JSON_OUT_H
#define BASE_JSON_OUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/text.h"

enum { JOUT_DEPTH = 64 };

struct jout {
    struct text *out;
    int depth;
    bool comma, keyed;
    bool object[JOUT_DEPTH];
};

void jout_start(struct jout *j, struct text *out);
void jout_done(const struct jout *j);

void jout_object(struct jout *j);
void jout_end_object(struct jout *j);
void jout_array(struct jout *j);
void jout_end_array(struct jout *j);
void jout_key(struct jout *j, const char *key);

void jout_string(struct jout *j, const char *s); /* NULL is written as null; bad UTF-8 as U+FFFD */
void jout_string_n(struct jout *j, const char *s, size_t n);
void jout_int(struct jout *j, int64_t n);
void jout_bool(struct jout *j, bool b);
void jout_null(struct jout *j);
void jout_fixed(struct jout *j, int64_t n, int decimals); /* 1234, 2 gives 12.34 */
void jout_raw(struct jout *j, const char *json);          /* a value already written as JSON */

/* key and value in one call, the usual case */
void jout_key_string(struct jout *j, const char *key, const char *s);
void jout_key_int(struct jout *j, const char *key, int64_t n);
void jout_key_bool(struct jout *j, const char *key, bool b);

#endif
