/* bitset.h -- sets of small numbers in an array of 64-bit words. */

#ifndef BASE_BITSET_H
#define BASE_BITSET_H

#include <stdbool.h>
#include <stdint.h>

#define BIT_WORDS(n) (((n) + 63) / 64)

static inline bool bit_has(const uint64_t *set, int i)
{
    return (set[i >> 6] >> (i & 63)) & 1;
}

static inline void bit_add(uint64_t *set, int i)
{
    set[i >> 6] |= UINT64_C(1) << (i & 63);
}

static inline void bit_drop(uint64_t *set, int i)
{
    set[i >> 6] &= ~(UINT64_C(1) << (i & 63));
}

static inline void bit_flip(uint64_t *set, int i)
{
    set[i >> 6] ^= UINT64_C(1) << (i & 63);
}

/* All of these take the number of words. */
void bits_clear(uint64_t *set, int words);
int bits_count(const uint64_t *set, int words);
bool bits_empty(const uint64_t *set, int words);
bool bits_equal(const uint64_t *a, const uint64_t *b, int words);

/* The first member at or after `from`, or -1.  for (i = bits_next(s, n, 0); i >= 0;
 * i = bits_next(s, n, i + 1)) walks the set in ascending order. */
static inline int bits_next(const uint64_t *set, int words, int from)
{
    int i = from >> 6;
    uint64_t rest;

    if (i >= words)
        return -1;
    rest = set[i] & (~UINT64_C(0) << (from & 63));
    while (rest == 0) {
        if (++i == words)
            return -1;
        rest = set[i];
    }
    return i * 64 + __builtin_ctzll(rest);
}

#endif
