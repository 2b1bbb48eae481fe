/* json_in.h -- reads JSON strictly (jansson behind it).
 *
 * Refused: duplicate keys, text after the value, bad UTF-8, numbers out of range, depth beyond
 * the parser's limit.  The error names the place, line and column. */

#ifndef BASE_JSON_IN_H
#define BASE_JSON_IN_H

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/err.h"

/* The caller frees the value with json_decref.  NULL and err when refused. */
json_t *jin_parse(const char *place, const char *text, size_t length, struct err *err);
json_t *jin_read(const char *path, struct err *err);

/* Members of an object; false with the path in words when missing, of another type or out of
 * range.  `where` says which object, e.g. "locales[12]". */
bool jin_int(const json_t *object, const char *where, const char *key, int64_t low, int64_t high,
             int64_t *out, struct err *err);
bool jin_string(const json_t *object, const char *where, const char *key, const char **out,
                struct err *err);
bool jin_array(const json_t *object, const char *where, const char *key, json_t **out,
               struct err *err);
bool jin_object(const json_t *object, const char *where, const char *key, json_t **out,
                struct err *err);

#endif
