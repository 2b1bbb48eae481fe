/* rng.c -- chance: ChaCha20 for matches, seeding of xoshiro for search. */

#include "base/rng.h"

#include <string.h>

static uint32_t rotl32(uint32_t x, int k)
{
    return (x << k) | (x >> (32 - k));
}

static uint64_t load64(const uint8_t *p)
{
    uint64_t x = 0;

    for (int i = 7; i >= 0; i--)
        x = x << 8 | p[i];
    return x;
}

static inline void quarter(uint32_t x[16], int a, int b, int c, int d)
{
    x[a] += x[b];
    x[d] = rotl32(x[d] ^ x[a], 16);
    x[c] += x[d];
    x[b] = rotl32(x[b] ^ x[c], 12);
    x[a] += x[b];
    x[d] = rotl32(x[d] ^ x[a], 8);
    x[c] += x[d];
    x[b] = rotl32(x[b] ^ x[c], 7);
}

static void double_round(uint32_t x[16])
{
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
}

/* The key as four numbers, little-endian, as struct rng holds it. */
static void chacha_block(const uint64_t key[4], uint64_t nonce, uint64_t counter, uint32_t out[16])
{
    uint32_t start[16] = { 0x61707865, 0x3320646e, 0x79622d32, 0x6b206574 }; /* expand 32-byte k */

    for (int i = 0; i < 4; i++) {
        start[4 + 2 * i] = (uint32_t)key[i];
        start[5 + 2 * i] = (uint32_t)(key[i] >> 32);
    }
    start[12] = (uint32_t)counter;
    start[13] = (uint32_t)(counter >> 32);
    start[14] = (uint32_t)nonce;
    start[15] = (uint32_t)(nonce >> 32);
    memcpy(out, start, sizeof start);
    for (int i = 0; i < 10; i++)
        double_round(out);
    for (int i = 0; i < 16; i++)
        out[i] += start[i];
}

void rng_chacha20(const uint8_t key[32], uint64_t nonce, uint64_t counter, uint8_t out[64])
{
    uint64_t words[4];
    uint32_t block[16];

    for (int i = 0; i < 4; i++)
        words[i] = load64(key + 8 * i);
    chacha_block(words, nonce, counter, block);
    for (int i = 0; i < 64; i++)
        out[i] = (uint8_t)(block[i / 4] >> (8 * (i % 4)));
}

void rng_set_key(struct rng *r, const struct seed *key)
{
    for (int i = 0; i < 4; i++)
        r->s[i] = load64(key->byte + 8 * i);
}

void rng_start_rolls(struct rng *r, const struct seed *key)
{
    *r = (struct rng){ .kind = RNG_ROLLS };
    rng_set_key(r, key);
}

void rng_start_match(struct rng *r, const struct seed *seed)
{
    *r = (struct rng){ .kind = RNG_MATCH };
    rng_set_key(r, seed);
}

void rng_at_event(struct rng *r, uint64_t event)
{
    BASE_ASSERT(r->kind == RNG_MATCH);
    r->event = event;
    r->used = 0;
}

/* splitmix64, as the authors of xoshiro advise for its state. */
static uint64_t split_mix(uint64_t *x)
{
    uint64_t z = *x += UINT64_C(0x9e3779b97f4a7c15);

    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

void rng_start_search(struct rng *r, uint64_t seed)
{
    *r = (struct rng){ .kind = RNG_SEARCH };
    for (int i = 0; i < 4; i++)
        r->s[i] = split_mix(&seed);
}

/* Number k of a roll (or line) is word k of its stream.  The block is made anew each time: a match needs
 * few numbers, and a cache would be one more thing to copy, compare and hide. */
uint32_t rng_match_u32(struct rng *r)
{
    uint32_t block[16];

    BASE_ASSERT(r->kind == RNG_ROLLS || r->kind == RNG_MATCH);
    BASE_ASSERT(r->used < UINT32_MAX);
    chacha_block(r->s, r->event, r->used / 16, block);
    return block[r->used++ % 16];
}

uint64_t rng_u64(struct rng *r)
{
    uint64_t low;

    if (r->kind == RNG_SEARCH) {
        r->used += 2;
        return rng_xoshiro(r->s);
    }
    low = rng_u32(r);
    return low | (uint64_t)rng_u32(r) << 32;
}

uint64_t rng_fair_product(struct rng *r, uint32_t n, uint64_t product)
{
    uint32_t refused = (UINT32_MAX - n + 1) % n; /* 2^32 mod n, in 32 bits */

    while ((uint32_t)product < refused)
        product = (uint64_t)rng_u32(r) * n;
    return product;
}

void rng_shuffle(struct rng *r, uint8_t *item, int n)
{
    for (int i = n - 1; i > 0; i--) {
        uint32_t j = rng_below(r, (uint32_t)i + 1);
        uint8_t other = item[j];

        item[j] = item[i];
        item[i] = other;
    }
}
