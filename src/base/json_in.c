/* json_in.c -- the strict JSON reader. */

#include "base/json_in.h"

#include <stdio.h>

#include "base/file.h"
#include "base/text.h"

json_t *jin_parse(const char *place, const char *text, size_t length, struct err *err)
{
    json_error_t error;
    json_t *value = json_loadb(text, length, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY, &error);

    if (!value)
        err_line(err, place, error.line, "column %d: %s", error.column, error.text);
    return value;
}

json_t *jin_read(const char *path, struct err *err)
{
    struct text text = { 0 };
    json_t *value = NULL;

    if (file_read(path, &text, err))
        value = jin_parse(path, text_str(&text), text.length, err);
    text_free(&text);
    return value;
}

static bool complain(const char *where, const char *key, const char *what, struct err *err)
{
    return err_set(err, NULL, "%s%s%s %s", where, *where ? "." : "", key, what);
}

/* The member of that type, or NULL with the reason. */
static json_t *member(const json_t *object, const char *where, const char *key, json_type type,
                      struct err *err)
{
    static const char *const wanted[] = {
        [JSON_OBJECT] = "is not an object",
        [JSON_ARRAY] = "is not an array",
        [JSON_STRING] = "is not a string",
        [JSON_INTEGER] = "is not a whole number",
    };
    json_t *value = json_object_get(object, key);

    if (value && json_typeof(value) == type)
        return value;
    complain(where, key, value ? wanted[type] : "is missing", err);
    return NULL;
}

bool jin_int(const json_t *object, const char *where, const char *key, int64_t low, int64_t high,
             int64_t *out, struct err *err)
{
    json_t *value = member(object, where, key, JSON_INTEGER, err);
    int64_t n;
    char what[80];

    if (!value)
        return false;
    n = json_integer_value(value);
    if (n >= low && n <= high) {
        *out = n;
        return true;
    }
    snprintf(what, sizeof what, "is %lld, not from %lld to %lld", (long long)n, (long long)low,
             (long long)high);
    return complain(where, key, what, err);
}

bool jin_string(const json_t *object, const char *where, const char *key, const char **out,
                struct err *err)
{
    json_t *value = member(object, where, key, JSON_STRING, err);

    if (value)
        *out = json_string_value(value);
    return value != NULL;
}

bool jin_array(const json_t *object, const char *where, const char *key, json_t **out,
               struct err *err)
{
    json_t *value = member(object, where, key, JSON_ARRAY, err);

    if (value)
        *out = value;
    return value != NULL;
}

bool jin_object(const json_t *object, const char *where, const char *key, json_t **out,
                struct err *err)
{
    json_t *value = member(object, where, key, JSON_OBJECT, err);

    if (value)
        *out = value;
    return value != NULL;
}
