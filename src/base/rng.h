/* rng.h -- chance.
 *
 * Three generators in one struct, so that a state can carry any and be copied with it:
 *
 *   RNG_ROLLS   ChaCha20 with a secret key, and the number of the roll as nonce: the first die or
 *               card of a match is roll 1, and no number comes twice, whatever is taken back.  Any
 *               roll can be recomputed alone from (key, number); see docs/fairness.md.
 *   RNG_MATCH   the same with the line of the journal as nonce: journals of format 1.
 *   RNG_SEARCH  xoshiro256**, for search and playouts, some fifty times faster.
 *
 * rng_below is without bias: it draws again instead of taking a bare remainder. */

#ifndef BASE_RNG_H
#define BASE_RNG_H

#include <stdint.h>

#include "base/err.h"

enum rng_kind { RNG_NONE, RNG_MATCH, RNG_SEARCH, RNG_ROLLS };

struct rng {
    uint64_t s[4];  /* the key, or the state of xoshiro                             */
    uint64_t event; /* the nonce: of RNG_ROLLS the last roll, of RNG_MATCH the line */
    uint32_t used;  /* numbers taken (but for RNG_SEARCH: within the event)         */
    uint32_t kind;
};

struct seed {
    uint8_t byte[32];
};

void rng_start_rolls(struct rng *r, const struct seed *key);
void rng_set_key(struct rng *r, const struct seed *key); /* RNG_ROLLS: the numbers go on */
void rng_start_match(struct rng *r, const struct seed *seed);
void rng_at_event(struct rng *r, uint64_t event); /* RNG_MATCH: to the start of that event */
void rng_start_search(struct rng *r, uint64_t seed);

/* Everything but RNG_SEARCH: the next number of the event; a panic for RNG_NONE. */
uint32_t rng_match_u32(struct rng *r);

static inline uint64_t rng_rotl(uint64_t x, int k)
{
    return (x << k) | (x >> (64 - k));
}

/* To be called before each die or draw; a match then takes its numbers from the next roll. */
static inline void rng_next_roll(struct rng *r)
{
    if (r->kind != RNG_ROLLS)
        return;
    r->event++;
    r->used = 0;
}

/* One step of xoshiro256** (Blackman and Vigna). */
static inline uint64_t rng_xoshiro(uint64_t s[4])
{
    uint64_t result = rng_rotl(s[1] * 5, 7) * 9;
    uint64_t t = s[1] << 17;

    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rng_rotl(s[3], 45);
    return result;
}

/* Inline, with rng_below: search takes millions of these a second. */
static inline uint32_t rng_u32(struct rng *r)
{
    if (r->kind != RNG_SEARCH)
        return rng_match_u32(r);
    r->used++;
    return (uint32_t)(rng_xoshiro(r->s) >> 32);
}

uint64_t rng_u64(struct rng *r); /* counts as two numbers */

/* A product of rng_below that may have to be drawn again: the one to use in its place. */
uint64_t rng_fair_product(struct rng *r, uint32_t n, uint64_t product);

/* 0 .. n-1, n > 0.  The upper half of a 64-bit product; the few products whose lower half falls
 * under 2^32 mod n are drawn again, so that every result has equally many (Lemire). */
static inline uint32_t rng_below(struct rng *r, uint32_t n)
{
    BASE_ASSERT(n > 0);
    uint64_t product = (uint64_t)rng_u32(r) * n;

    if ((uint32_t)product < n)
        product = rng_fair_product(r, n, product);
    return (uint32_t)(product >> 32);
}

/* Rearranges `n` bytes, every order equally likely. */
void rng_shuffle(struct rng *r, uint8_t *item, int n);

/* One block of the ChaCha20 key stream (64-bit nonce, 64-bit counter), as libsodium's
 * crypto_stream_chacha20 gives it. */
void rng_chacha20(const uint8_t key[32], uint64_t nonce, uint64_t counter, uint8_t out[64]);

#endif
