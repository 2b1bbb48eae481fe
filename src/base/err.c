/* err.c -- errors with place and reason; the end of the road for a broken program. */

#include "base/err.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void (*panic_handler)(const char *file, int line, const char *what);

/* Of a text that was cut, the bytes of a character that is not whole go. */
static void drop_torn(char *text)
{
    size_t length = strlen(text), from = length;

    while (from > 0 && ((unsigned char)text[from - 1] & 0xC0) == 0x80)
        from--;
    unsigned char first = from > 0 ? (unsigned char)text[from - 1] : 0;
    size_t wanted = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC0 ? 1 : 0;

    if (length - from < wanted)
        text[from - 1] = 0;
}

/* Both take buffers of their own: a caller may well quote the old reason in the new one. */
static void set_reason(struct err *err, const char *format, va_list args)
{
    char reason[sizeof err->reason];

    if (vsnprintf(reason, sizeof reason, format, args) >= (int)sizeof reason)
        drop_torn(reason);
    memcpy(err->reason, reason, sizeof reason);
}

/* Of a place that is too long the end is kept: it has the file's name and the line. */
static void set_place(struct err *err, const char *place)
{
    char kept[sizeof err->place];
    size_t length = strlen(place), room = sizeof kept - sizeof "...";

    if (length < sizeof kept)
        snprintf(kept, sizeof kept, "%s", place);
    else
        snprintf(kept, sizeof kept, "...%s", place + length - room);
    memcpy(err->place, kept, sizeof kept);
}

bool err_set(struct err *err, const char *place, const char *format, ...)
{
    va_list args;

    if (!err)
        return false;
    va_start(args, format);
    set_reason(err, format, args);
    va_end(args);
    set_place(err, place ? place : "");
    return false;
}

bool err_line(struct err *err, const char *file, int line, const char *format, ...)
{
    char place[4096];
    va_list args;

    if (!err)
        return false;
    va_start(args, format);
    set_reason(err, format, args);
    va_end(args);
    snprintf(place, sizeof place, "%.4000s:%d", file, line);
    set_place(err, place);
    return false;
}

bool err_at(struct err *err, const char *place)
{
    if (err && !err->place[0])
        set_place(err, place);
    return false;
}

void err_print(const struct err *err)
{
    if (err->place[0])
        fprintf(stderr, "berthier: %s: %s\n", err->place, err->reason);
    else
        fprintf(stderr, "berthier: %s\n", err->reason);
}

void base_on_panic(void (*handler)(const char *file, int line, const char *what))
{
    panic_handler = handler;
}

_Noreturn void base_panic(const char *file, int line, const char *what)
{
    if (panic_handler)
        panic_handler(file, line, what);
    fprintf(stderr, "berthier: %s:%d: broken: %s\n", file, line, what);
    abort();
}
