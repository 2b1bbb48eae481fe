/* edits.h -- a text spoilt in a few places, as bytes choose: a number, a cell, a line. */

#ifndef TESTS_FUZZ_EDITS_H
#define TESTS_FUZZ_EDITS_H

#include "base/text.h"

#include "../fuzz.h"

/* Spoils it once to four times. */
void edit_text(struct bytes *b, struct text *text);

/* A number at the edge of something, or just any. */
int64_t odd_number(struct bytes *b);

#endif
