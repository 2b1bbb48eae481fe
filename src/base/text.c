/* text.c -- a growing string, and the heap behind everything. */

#include "base/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/err.h"

/* Not a panic: a handler that goes on would only ask the same heap again. */
static _Noreturn void out_of_memory(void)
{
    fputs("berthier: out of memory\n", stderr);
    abort();
}

void *base_alloc(size_t size)
{
    void *p = calloc(1, size ? size : 1);

    if (!p)
        out_of_memory();
    return p;
}

void *base_realloc(void *p, size_t size)
{
    p = realloc(p, size ? size : 1);
    if (!p)
        out_of_memory();
    return p;
}

char *base_strdup(const char *s)
{
    size_t size = strlen(s) + 1;

    return memcpy(base_alloc(size), s, size);
}

/* It doubles, so that adding is cheap on average. */
void text_reserve(struct text *t, size_t n)
{
    size_t room = t->room ? t->room : 64;

    if (n >= SIZE_MAX / 2 - t->length)
        out_of_memory();
    if (t->length + n < t->room)
        return;
    while (room <= t->length + n)
        room *= 2;
    t->s = base_realloc(t->s, room);
    t->room = room;
    t->s[t->length] = '\0';
}

void text_free(struct text *t)
{
    free(t->s);
    *t = (struct text){ 0 };
}

void text_clear(struct text *t)
{
    t->length = 0;
    if (t->s)
        t->s[0] = '\0';
}

void text_add(struct text *t, const char *s)
{
    text_add_n(t, s, strlen(s));
}

/* Even nothing, when added, makes `s` a string: who adds may then read or cut it in place. */
void text_add_n(struct text *t, const char *s, size_t n)
{
    text_reserve(t, n);
    if (n > 0)
        memcpy(t->s + t->length, s, n);
    t->length += n;
    t->s[t->length] = '\0';
}

void text_add_char(struct text *t, char c)
{
    text_add_n(t, &c, 1);
}

void text_add_int(struct text *t, int64_t n)
{
    char digits[20], *end = digits + sizeof digits, *p = end;
    uint64_t rest = n < 0 ? -(uint64_t)n : (uint64_t)n;

    do {
        *--p = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest > 0);
    if (n < 0)
        *--p = '-';
    text_add_n(t, p, (size_t)(end - p));
}

void text_printf(struct text *t, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    text_vprintf(t, format, args);
    va_end(args);
}

/* Most pieces fit at the first try; the rest are measured by it. */
void text_vprintf(struct text *t, const char *format, va_list args)
{
    va_list again;
    int n;

    text_reserve(t, 0);
    va_copy(again, args);
    n = vsnprintf(t->s + t->length, t->room - t->length, format, args);
    BASE_ASSERT(n >= 0);
    if ((size_t)n >= t->room - t->length) {
        text_reserve(t, (size_t)n);
        vsnprintf(t->s + t->length, t->room - t->length, format, again);
    }
    va_end(again);
    t->length += (size_t)n;
}

const char *text_str(const struct text *t)
{
    return t->s ? t->s : "";
}

void base_free(void *p)
{
    free(p);
}
