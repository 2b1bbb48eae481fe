/* quiet.h -- chance that is the same every time, and nobody who is called; see quiet.c. */

#ifndef TESTS_FUZZ_QUIET_H
#define TESTS_FUZZ_QUIET_H

#include <stdbool.h>
#include <stdint.h>

struct herald;

/* Takes a message to a web hook, and sends nothing. */
bool quiet_send(struct herald *h, const char *key, const char *url, const char *body);

/* From here on libsodium gives the numbers of this seed. */
void quiet_chance(uint64_t seed);

#endif
