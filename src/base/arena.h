/* arena.h -- memory that is taken piece by piece and returned all at once.
 *
 * Boards are read into an arena; a match never allocates.  A zeroed struct arena is empty. */

#ifndef BASE_ARENA_H
#define BASE_ARENA_H

#include <stddef.h>

struct arena_block;

struct arena {
    struct arena_block *last;
};

void *arena_take(struct arena *a, size_t size); /* zeroed, aligned for anything, never NULL */
char *arena_copy(struct arena *a, const char *s);
void arena_free(struct arena *a);

#endif
