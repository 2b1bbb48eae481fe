/* words.h -- lines cut into words: the common ground of positions, journals, tests, console.
 *
 * Words are separated by blanks.  A word in double quotes may hold blanks; \" and \\ stand for
 * themselves inside it.  A # at the start of a word begins a comment that runs to the end. */

#ifndef BASE_WORDS_H
#define BASE_WORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/err.h"
#include "base/text.h"

enum { WORDS_MAX = 64 };

struct words {
    int count;
    char *word[WORDS_MAX];
};

/* Cuts `line` in place.  False when a quote is left open, when something other than a blank
 * follows a closing quote, or when there are more than WORDS_MAX words; the error has a reason
 * and no place. */
bool words_cut(char *line, struct words *out, struct err *err);

/* A whole decimal number between low and high, nothing else. */
bool words_int(const char *word, int64_t low, int64_t high, int64_t *out);

/* A line read word by word.  Complaints begin with its first word and have no place. */
struct words_walk {
    const struct words *line;
    int at; /* the word that comes next */
    struct err *err;
};

bool words_at_end(const struct words_walk *walk);
const char *words_next(struct words_walk *walk);              /* "" at the end             */
bool words_accept(struct words_walk *walk, const char *word); /* takes it if it is this one */
bool words_ends(const struct words_walk *walk);               /* or complains of the rest  */
bool words_wrong(const struct words_walk *walk, const char *expected); /* complains; false     */

/* Adds s as a word that words_cut gives back unchanged: quoted when it needs to be. */
void words_quote(struct text *out, const char *s);

/* Walks a text line by line.  Start with { .next = text }.  Copies each line into `line` (which
 * grows), without its newline and a carriage return before it; `number` counts from 1. */
struct lines {
    const char *next;
    int number;
    struct text line;
};

bool lines_next(struct lines *l); /* false at the end; call lines_done after */
void lines_done(struct lines *l);

#endif
