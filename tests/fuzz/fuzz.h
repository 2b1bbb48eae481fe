/* fuzz.h -- shared by the fuzzers: bytes taken one after the other, and what is a find. */

#ifndef TESTS_FUZZ_H
#define TESTS_FUZZ_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/seed.h"

#include "engine/match.h"
#include "engine/registry.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The input, from which every choice is taken; after its end all bytes are zero. */
struct bytes {
    const uint8_t *next, *end;
};

static inline int take_byte(struct bytes *b)
{
    return b->next < b->end ? *b->next++ : 0;
}

static inline bool is_used_up(const struct bytes *b)
{
    return b->next == b->end;
}

/* A find: libFuzzer keeps the input that led here. */
static inline _Noreturn void found(const char *what, const char *more)
{
    fprintf(stderr, "found: %s\n%s\n", what, more);
    abort();
}

static inline const struct eng_box *open_box(const char *game)
{
    struct err err;
    const struct eng_box *box = eng_shared_box(game, &err);

    if (!box)
        found("a game cannot be opened", err.reason);
    return box;
}

/* Any game of the registry. */
static inline const struct eng_box *any_box(int number)
{
    int count = 0;

    while (eng_games[count])
        count++;
    return open_box(eng_games[number % count]->book->game);
}

#endif
