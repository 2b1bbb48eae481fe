/* seed.h -- the seed of a match: drawn, promised, revealed.
 *
 * The promise is the SHA-256 of the 32 bytes of the seed, in hexadecimal: a page can check it
 * with the browser's own crypto.subtle. */

#ifndef BASE_SEED_H
#define BASE_SEED_H

#include <stdbool.h>
#include <stdint.h>

#include "base/rng.h"

enum { SEED_HEX = 65 }; /* 64 digits and the zero byte */

void seed_draw(struct seed *out);                    /* from the system's generator       */
void seed_from_number(struct seed *out, uint64_t n); /* little-endian, for tests and bots */
void seed_to_hex(const struct seed *seed, char out[SEED_HEX]);
bool seed_from_hex(const char *hex, struct seed *out); /* 64 lower-case digits, no others  */
void seed_promise(const struct seed *seed, char out[SEED_HEX]);

#endif
