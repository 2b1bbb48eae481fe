/* seed.h -- 32 secret bytes: the seed of a match, or what a player adds to it; drawn, promised,
 * revealed, mixed.
 *
 * A promise is the SHA-256 of the 32 bytes, in hexadecimal: anybody can check it with sha256sum. */

#ifndef BASE_SEED_H
#define BASE_SEED_H

#include <stdbool.h>
#include <stdint.h>

#include "base/rng.h"

enum { SEED_HEX = 65, SEED_SEALED = 72 }; /* 64 digits and the zero byte; what is sealed */

void seed_draw(struct seed *out);                    /* from the system's generator       */
void seed_from_number(struct seed *out, uint64_t n); /* little-endian, for tests and bots */
void seed_to_hex(const struct seed *seed, char out[SEED_HEX]);
bool seed_from_hex(const char *hex, struct seed *out); /* 64 lower-case digits, no others  */
void seed_promise(const struct seed *seed, char out[SEED_HEX]);
bool seed_keeps(const struct seed *seed, const char *promise); /* is it the one promised? */
/* The SHA-256 of the key and the parts, one behind the other, takes the place of the key. */
void seed_mix(struct seed *key, const struct seed *part, int count);

/* Sealed with a key, so that nobody without it can read or change the bytes; false: not ours. */
void seed_seal(const struct seed *seed, const struct seed *key, uint8_t out[SEED_SEALED]);
bool seed_open(const uint8_t sealed[SEED_SEALED], const struct seed *key, struct seed *out);

#endif
