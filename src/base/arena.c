/* arena.c -- blocks of memory, used up from front to back and linked from the last one. */

#include "base/arena.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/err.h"
#include "base/text.h"

enum { BLOCK = 64 * 1024, ALIGN = _Alignof(max_align_t) };

struct arena_block {
    struct arena_block *before;
    size_t used, room;
    _Alignas(max_align_t) unsigned char byte[];
};

static struct arena_block *add_block(struct arena *a, size_t size)
{
    size_t room = size > BLOCK ? size : BLOCK;
    struct arena_block *b = base_alloc(sizeof *b + room);

    b->before = a->last;
    b->room = room;
    a->last = b;
    return b;
}

void *arena_take(struct arena *a, size_t size)
{
    struct arena_block *b = a->last;
    void *piece;

    BASE_ASSERT(size < SIZE_MAX / 2);
    size = (size ? size + ALIGN - 1 : ALIGN) / ALIGN * ALIGN;
    if (!b || b->room - b->used < size)
        b = add_block(a, size);
    piece = b->byte + b->used;
    b->used += size;
    return piece;
}

char *arena_copy(struct arena *a, const char *s)
{
    size_t size = strlen(s) + 1;

    return memcpy(arena_take(a, size), s, size);
}

void arena_free(struct arena *a)
{
    while (a->last) {
        struct arena_block *before = a->last->before;

        free(a->last);
        a->last = before;
    }
}
