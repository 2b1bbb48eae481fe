/* text.h -- a growing string.
 *
 * A zeroed struct text is empty and valid; `s` is NULL until something is added, so read it
 * through text_str.  Running out of memory ends the program with a message: no caller can do
 * anything sensible about it. */

#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

struct text {
    char *s; /* always ends with a zero byte once something was added */
    size_t length, room;
};

void text_free(struct text *t);  /* back to empty, memory returned */
void text_clear(struct text *t); /* back to empty, memory kept     */

void text_reserve(struct text *t, size_t n); /* room for n more bytes and the zero byte */
void text_add(struct text *t, const char *s);
void text_add_n(struct text *t, const char *s, size_t n);
void text_add_char(struct text *t, char c);
void text_add_int(struct text *t, int64_t n);
void text_printf(struct text *t, const char *format, ...) __attribute__((format(printf, 2, 3)));
void text_vprintf(struct text *t, const char *format, va_list args)
    __attribute__((format(printf, 2, 0)));

/* The string itself, "" when empty; valid until the next change. */
const char *text_str(const struct text *t);

/* Allocation that never returns NULL; the one place that asks the heap. */
void *base_alloc(size_t size); /* zeroed */
void *base_realloc(void *p, size_t size);
char *base_strdup(const char *s);
void base_free(void *p); /* NULL is fine */

#endif
