/* bitset.c -- sets of small numbers, word by word. */

#include "base/bitset.h"

void bits_clear(uint64_t *set, int words)
{
    for (int i = 0; i < words; i++)
        set[i] = 0;
}

int bits_count(const uint64_t *set, int words)
{
    int count = 0;

    for (int i = 0; i < words; i++)
        count += __builtin_popcountll(set[i]);
    return count;
}

bool bits_empty(const uint64_t *set, int words)
{
    for (int i = 0; i < words; i++)
        if (set[i])
            return false;
    return true;
}

bool bits_equal(const uint64_t *a, const uint64_t *b, int words)
{
    for (int i = 0; i < words; i++)
        if (a[i] != b[i])
            return false;
    return true;
}
