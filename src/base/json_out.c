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

void jout_note_parts(struct jout *j, struct jparts *parts, int levels)
{
    jparts_start(parts, levels);
    j->parts = parts;
}

static inline void end_plain(struct jout *j)
{
    if (j->parts && j->parts->unended >= 0)
        jparts_end_plain(j->parts, j->out->length);
}

void jout_end_plain(struct jout *j)
{
    end_plain(j);
}

static inline void note_value(struct jout *j, enum jpart_kind kind)
{
    if (j->parts && j->depth <= j->parts->levels)
        jparts_value(j->parts, j->depth, j->out->length, kind);
}

static inline bool in_object(const struct jout *j)
{
    return j->depth > 0 && j->object[j->depth - 1];
}

/* In an object the key has seen to the comma; at the top there is room for one value only. */
static inline void before_value(struct jout *j, enum jpart_kind kind)
{
    if (in_object(j)) {
        BASE_ASSERT(j->keyed);
        j->keyed = false;
    } else {
        BASE_ASSERT(j->depth > 0 || !j->comma);
        end_plain(j);
        if (j->comma)
            put_char(j->out, ',');
        j->comma = true;
    }
    note_value(j, kind);
}

static void open_level(struct jout *j, bool object)
{
    before_value(j, object ? JPART_OBJECT : JPART_ARRAY);
    BASE_ASSERT(j->depth < JOUT_DEPTH);
    j->object[j->depth++] = object;
    j->comma = false;
    put_char(j->out, object ? '{' : '[');
}

static void close_level(struct jout *j, bool object)
{
    BASE_ASSERT(j->depth > 0 && j->object[j->depth - 1] == object && !j->keyed);
    end_plain(j);
    j->depth--;
    j->comma = true;
    put_char(j->out, object ? '}' : ']');
    if (j->parts && j->depth <= j->parts->levels)
        jparts_end(j->parts, j->depth, j->out->length);
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
    return (unsigned char)(c - 0x20) < 0x60 && c != '"' && c != '\\';
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

/* The rest of a string from where something needs care, and its end. */
static void put_rest(struct text *t, const char *s, size_t n)
{
    const unsigned char *p = (const unsigned char *)s;
    size_t done = 0, i = 0;

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

/* Is one of eight bytes not plain?  A byte below 0x20 borrows from its top bit, and one that has it set
 * shows it; the two marks are found where they leave a zero. */
static inline bool has_special(uint64_t word)
{
    const uint64_t ones = UINT64_C(0x0101010101010101), tops = ones << 7;
    uint64_t quote = word ^ '"' * ones, slash = word ^ '\\' * ones;

    return ((word - 0x20 * ones) | word | (quote - ones) | (slash - ones)) & tops;
}

/* Copies eight bytes, or two times four that may overlap; false: not all of them are plain. */
static inline bool copy_eight(char *to, const char *from)
{
    uint64_t word;

    memcpy(&word, from, sizeof word);
    memcpy(to, &word, sizeof word);
    return !has_special(word);
}

static inline bool copy_fours(char *to, const char *from, size_t second)
{
    uint32_t word[2];

    memcpy(&word[0], from, sizeof *word);
    memcpy(&word[1], from + second, sizeof *word);
    memcpy(to, &word[0], sizeof *word);
    memcpy(to + second, &word[1], sizeof *word);
    return !has_special((uint64_t)word[1] << 32 | word[0]);
}

/* Most strings are short and plain: they are copied as they are looked at.  False: something in it
 * needs care. */
static inline bool copy_plain(char *to, const char *s, size_t n)
{
    bool plain = true;
    size_t i = 0;

    if (n >= 8) {
        for (; i + 8 <= n; i += 8)
            plain &= copy_eight(to + i, s + i);
        return (i == n || copy_eight(to + n - 8, s + n - 8)) && plain;
    }
    if (n >= 4)
        return copy_fours(to, s, n - 4);
    for (; i < n; i++) {
        to[i] = s[i];
        plain &= is_plain((unsigned char)s[i]);
    }
    return plain;
}

static void put_string(struct text *t, const char *s, size_t n)
{
    if (n + 2 >= t->room - t->length)
        text_reserve(t, n + 2);
    char *to = t->s + t->length;
    to[0] = '"';
    if (!copy_plain(to + 1, s, n)) {
        t->length++;
        put_rest(t, s, n);
        return;
    }
    to[n + 1] = '"';
    to[n + 2] = '\0';
    t->length += n + 2;
}

static inline void begin_key(struct jout *j)
{
    BASE_ASSERT(in_object(j) && !j->keyed);
    end_plain(j);
    if (j->comma)
        put_char(j->out, ',');
}

static inline void end_key(struct jout *j, size_t from)
{
    if (j->parts && j->depth <= j->parts->levels)
        jparts_key(j->parts, from, j->out->length);
    put_char(j->out, ':');
    j->comma = j->keyed = true;
}

void jout_key_n(struct jout *j, const char *key, size_t n)
{
    struct text *t = j->out;

    if (n + 4 >= t->room - t->length)
        text_reserve(t, n + 4);
    begin_key(j);
    size_t from = t->length;
    char *to = t->s + from;
    to[0] = '"';
    memcpy(to + 1, key, n);
    to[n + 1] = '"';
    t->length += n + 2;
    end_key(j, from);
}

void jout_key_any(struct jout *j, const char *key)
{
    begin_key(j);
    size_t from = j->out->length;
    put_string(j->out, key, strlen(key));
    end_key(j, from);
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
    before_value(j, JPART_PLAIN);
    put_string(j->out, s, n);
}

/* Most numbers have few digits. */
static void put_small(struct text *t, uint32_t n)
{
    char digits[4], *end = digits + sizeof digits, *p = end;

    do {
        *--p = (char)('0' + n % 10);
        n /= 10;
    } while (n > 0);
    put(t, p, (size_t)(end - p));
}

void jout_int(struct jout *j, int64_t n)
{
    before_value(j, JPART_PLAIN);
    if (n >= 0 && n < 10)
        put_char(j->out, (char)('0' + n));
    else if (n >= 0 && n < 10000)
        put_small(j->out, (uint32_t)n);
    else
        text_add_int(j->out, n);
}

void jout_bool(struct jout *j, bool b)
{
    before_value(j, JPART_PLAIN);
    b ? put(j->out, "true", 4) : put(j->out, "false", 5);
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
    before_value(j, JPART_PLAIN);
    for (; decimals > 0 && rest % 10 == 0; decimals--)
        rest /= 10;
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
    before_value(j, JPART_PLAIN);
    put(j->out, json, strlen(json));
}
