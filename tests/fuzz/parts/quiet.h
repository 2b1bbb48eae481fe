/* quiet.h -- chance that is the same every time; see quiet.c. */

#ifndef TESTS_FUZZ_QUIET_H
#define TESTS_FUZZ_QUIET_H

#include <stdint.h>

/* From here on libsodium gives the numbers of this seed. */
void quiet_chance(uint64_t seed);

#endif
