/* json_out.c -- the JSON writer.
 *
 * Views are written after every decision for every seat, piece by small piece.  `put` therefore
 * copies by itself while there is room and calls on text.c only to grow. */

#include "base/json_out.h"

#include <string.h>

#include "base/err.h"

static inline void put(struct text *t, const char *s, size_t n)
{
    if (n >= t->room - t->length) {
        text_add_n(t, s, n);
        return;
    }
    memcpy(t->s + t->length, s, n);
    t->length += n;
    t->s[t->length] = '\0';
}

static inline void put_char(struct text *t, char c)
{
    put(t, &c, 1);
}

void jout_start(struct jout *j, struct text *out)
{
    *j = (struct jout){ .out = out };
}

void jout_done(const struct jout *j)
{
    BASE_ASSERT(j->depth == 0 && j->comma);
}

static inline bool in_object(const struct jout *j)
{
    return j->depth > 0 && j->object[j->depth - 1];
}

/* In an object the key has seen to the comma; at the top there is room for one value only. */
static inline void before_value(struct jout *j)
{
    if (in_object(j)) {
        BASE_ASSERT(j->keyed);
        j->keyed = false;
        return;
    }
    BASE_ASSERT(j->depth > 0 || !j->comma);
    if (j->comma)
        put_char(j->out, ',');
    j->comma = true;
}

static void open_level(struct jout *j, bool object)
{
    before_value(j);
    BASE_ASSERT(j->depth < JOUT_DEPTH);
    j->object[j->depth++] = object;
    j->comma = false;
    put_char(j->out, object ? '{' : '[');
}

static void close_level(struct jout *j, bool object)
{
    BASE_ASSERT(j->depth > 0 && j->object[j->depth - 1] == object && !j->keyed);
    j->depth--;
    j->comma = true;
    put_char(j->out, object ? '}' : ']');
}

void jout_object(struct jout *j)
{
    open_level(j, true);
}

void jout_end_object(struct jout *j)
{
    close_level(j, true);
}

void jout_array(struct jout *j)
{
    open_level(j, false);
}

void jout_end_array(struct jout *j)
{
    close_level(j, false);
}

static inline bool is_plain(unsigned char c)
{
    return c >= 0x20 && c < 0x80 && c != '"' && c != '\\';
}

static void put_escaped(struct text *t, unsigned char c)
{
    static const char hex[] = "0123456789abcdef", from[] = "\"\\\b\f\n\r\t", to[] = "\"\\bfnrt";
    const char *found = c ? strchr(from, c) : NULL;
    char u[6] = { '\\', 'u', '0', '0', hex[c >> 4], hex[c & 15] };

    if (!found) {
        put(t, u, sizeof u);
        return;
    }
    put_char(t, '\\');
    put_char(t, to[found - from]);
}

/* The second byte keeps out overlong forms, surrogates and what lies beyond U+10FFFF. */
static bool second_fits(unsigned char first, unsigned char second)
{
    unsigned char low = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
    unsigned char high = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;

    return second >= low && second <= high;
}

/* The length of the character of several bytes at `p`, 0 when it is none. */
static size_t utf8_length(const unsigned char *p, size_t left)
{
    size_t n = *p < 0xC2 ? 0 : *p < 0xE0 ? 2 : *p < 0xF0 ? 3 : *p < 0xF5 ? 4 : 0;

    if (n == 0 || n > left || !second_fits(p[0], p[1]))
        return 0;
    for (size_t i = 2; i < n; i++)
        if ((p[i] & 0xC0) != 0x80)
            return 0;
    return n;
}

/* One character that needs care; returns how many bytes of `p` it took.  A byte that belongs to
 * no character becomes U+FFFD. */
static size_t put_special(struct text *t, const unsigned char *p, size_t left)
{
    size_t n;

    if (*p < 0x80) {
        put_escaped(t, *p);
        return 1;
    }
    n = utf8_length(p, left);
    if (n == 0) {
        put(t, "\xEF\xBF\xBD", 3);
        return 1;
    }
    put(t, (const char *)p, n);
    return n;
}

static void put_string(struct text *t, const char *s, size_t n)
{
    const unsigned char *p = (const unsigned char *)s;
    size_t done = 0, i = 0;

    put_char(t, '"');
    while (i < n) {
        while (i < n && is_plain(p[i]))
            i++;
        put(t, s + done, i - done);
        if (i < n)
            i += put_special(t, p + i, n - i);
        done = i;
    }
    put_char(t, '"');
}

void jout_key(struct jout *j, const char *key)
{
    BASE_ASSERT(in_object(j) && !j->keyed);
    if (j->comma)
        put_char(j->out, ',');
    put_string(j->out, key, strlen(key));
    put_char(j->out, ':');
    j->comma = j->keyed = true;
}

void jout_string(struct jout *j, const char *s)
{
    if (s)
        jout_string_n(j, s, strlen(s));
    else
        jout_null(j);
}

void jout_string_n(struct jout *j, const char *s, size_t n)
{
    before_value(j);
    put_string(j->out, s, n);
}

void jout_int(struct jout *j, int64_t n)
{
    before_value(j);
    text_add_int(j->out, n);
}

void jout_bool(struct jout *j, bool b)
{
    jout_raw(j, b ? "true" : "false");
}

void jout_null(struct jout *j)
{
    jout_raw(j, "null");
}

void jout_fixed(struct jout *j, int64_t n, int decimals)
{
    char digits[24], *end = digits + sizeof digits, *p = end;
    uint64_t rest = n < 0 ? -(uint64_t)n : (uint64_t)n;

    BASE_ASSERT(decimals >= 0 && decimals <= 18);
    before_value(j);
    for (int i = 0; i <= decimals || rest > 0; i++) {
        if (i > 0 && i == decimals)
            *--p = '.';
        *--p = (char)('0' + rest % 10);
        rest /= 10;
    }
    if (n < 0)
        *--p = '-';
    put(j->out, p, (size_t)(end - p));
}

void jout_raw(struct jout *j, const char *json)
{
    before_value(j);
    put(j->out, json, strlen(json));
}

void jout_key_string(struct jout *j, const char *key, const char *s)
{
    jout_key(j, key);
    jout_string(j, s);
}

void jout_key_int(struct jout *j, const char *key, int64_t n)
{
    jout_key(j, key);
    jout_int(j, n);
}

void jout_key_bool(struct jout *j, const char *key, bool b)
{
    jout_key(j, key);
    jout_bool(j, b);
}
