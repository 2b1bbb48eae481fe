/* edits.c -- spoiling texts. */

#include "edits.h"

#include <ctype.h>

enum { EDITS_MOST = 4, BYTES_MOST = 16 };

struct span {
    size_t from, to;
};

int64_t odd_number(struct bytes *b)
{
    static const int64_t edge[] = { 0,         -1,        1,         2,         7,     8,
                                    15,        16,        31,        32,        63,    64,
                                    127,       128,       255,       256,       32767, 32768,
                                    65535,     65536,     INT32_MAX, INT32_MIN, 99,    1000,
                                    INT64_MAX, INT64_MIN, 360,       -32768,    12,    100 };
    int way = take_byte(b);

    if (way < 200)
        return edge[way % (int)(sizeof edge / sizeof edge[0])];
    return (int16_t)take_two(b);
}

static size_t place(struct bytes *b, const struct text *t)
{
    return t->length ? (size_t)take_two(b) * t->length / 65536 : 0;
}

/* Takes the span out and puts something in its place. */
static void replace(struct text *t, struct span span, const char *with, size_t length)
{
    struct text out = { 0 };

    text_add_n(&out, text_str(t), span.from);
    text_add_n(&out, with, length);
    text_add_n(&out, text_str(t) + span.to, t->length - span.to);
    text_free(t);
    *t = out;
}

static struct span line_at(const struct text *t, size_t at)
{
    struct span s = { at, at };

    while (s.from > 0 && t->s[s.from - 1] != '\n')
        s.from--;
    while (s.to < t->length && t->s[s.to] != '\n')
        s.to++;
    s.to += s.to < t->length;
    return s;
}

static bool is_cell(char c)
{
    return !strchr("\t\n,:[]{}", c);
}

static struct span cell_at(const struct text *t, size_t at)
{
    struct span s = { at, at };

    while (s.from > 0 && is_cell(t->s[s.from - 1]))
        s.from--;
    while (s.to < t->length && is_cell(t->s[s.to]))
        s.to++;
    return s;
}

/* The next number from there on; empty: none. */
static struct span number_at(const struct text *t, size_t at)
{
    struct span s = { at, at };

    while (s.from < t->length && !isdigit((unsigned char)t->s[s.from]))
        s.from++;
    s.to = s.from;
    while (s.to < t->length && isdigit((unsigned char)t->s[s.to]))
        s.to++;
    s.from -= s.from > 0 && s.to > s.from && t->s[s.from - 1] == '-';
    return s;
}

static void put_number(struct bytes *b, struct text *t, size_t at)
{
    char number[24];
    int length = snprintf(number, sizeof number, "%lld", (long long)odd_number(b));

    replace(t, number_at(t, at), number, (size_t)length);
}

static void put_bytes(struct bytes *b, struct text *t, size_t at)
{
    char bytes[BYTES_MOST];
    size_t length = (size_t)take_byte(b) % BYTES_MOST, over = (size_t)take_byte(b) % BYTES_MOST;

    for (size_t i = 0; i < length; i++)
        bytes[i] = (char)take_byte(b);
    over = over < t->length - at ? over : t->length - at;
    replace(t, (struct span){ at, at + over }, bytes, length);
}

/* A line or a cell from elsewhere; `over` is what it takes the place of. */
static void put_copy(struct text *t, struct span from, struct span over)
{
    struct text copy = { 0 };

    text_add_n(&copy, t->s + from.from, from.to - from.from);
    replace(t, over, text_str(&copy), copy.length);
    text_free(&copy);
}

static void edit_once(struct bytes *b, struct text *t)
{
    int way = take_byte(b) % 8;
    size_t at = place(b, t);

    switch (way) {
    case 0:
    case 1:
        put_number(b, t, at);
        break;
    case 2:
        put_bytes(b, t, at);
        break;
    case 3:
        replace(t, line_at(t, at), "", 0);
        break;
    case 4:
        put_copy(t, line_at(t, place(b, t)), (struct span){ at, at });
        break;
    case 5:
        put_copy(t, cell_at(t, place(b, t)), cell_at(t, at));
        break;
    case 6:
        put_copy(t, line_at(t, place(b, t)), line_at(t, at));
        break;
    default:
        replace(t, (struct span){ at, t->length }, "", 0);
        break;
    }
}

void edit_text(struct bytes *b, struct text *text)
{
    int count = 1 + take_byte(b) % EDITS_MOST;

    for (int i = 0; i < count && text->length; i++)
        edit_once(b, text);
}
