/* fuzz.h -- shared by the fuzzers: bytes taken one after the other, and what is a find.
 *
 * A fuzzer is one function over bytes, FUZZER(name).  With libFuzzer (build-fuzz) each becomes a
 * program of its own; the short run of `make test` (short/) links all of them into one. */

#ifndef TESTS_FUZZ_H
#define TESTS_FUZZ_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/seed.h"

#include "engine/match.h"
#include "engine/registry.h"

typedef int fuzz_entry(const uint8_t *data, size_t size);

#ifdef FUZZ_HUNT
fuzz_entry LLVMFuzzerTestOneInput;
#define FUZZER(name) int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
#else
fuzz_entry fuzz_position, fuzz_journal, fuzz_console, fuzz_match, fuzz_decisions, fuzz_plan,
    fuzz_hook, fuzz_talk, fuzz_socket, fuzz_tables, fuzz_rows;
#define FUZZER(name) int fuzz_##name(const uint8_t *data, size_t size)
#endif

/* The game whose decisions fuzz_decisions takes. */
extern const char *fuzz_game;

/* The input, from which every choice is taken; after its end all bytes are zero. */
struct bytes {
    const uint8_t *next, *end;
};

static inline int take_byte(struct bytes *b)
{
    return b->next < b->end ? *b->next++ : 0;
}

static inline int take_two(struct bytes *b)
{
    int high = take_byte(b);

    return high << 8 | take_byte(b);
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
