/* cover.h -- which statements are implemented, which are proven, and which are blank.
 *
 * Implemented: cited in the code of the game, enforced, computed, as data or by structure (cites.h).  Proven: cited by a rule test that ran and
 * passed in the last `make test`, which leaves a table, proven.tsv, beside the program.  Blank: one
 * of the two is missing. */

#ifndef RULES_COVER_H
#define RULES_COVER_H

#include <stdbool.h>

#include "base/err.h"
#include "base/tsv.h"
#include "engine/rulebook.h"
#include "rules/cites.h"

struct cover_row {
    int cites;           /* places in the code, as many as the table keeps */
    enum cite_kind kind; /* the strongest of them, where there is one      */
    int proofs;          /* tests                                          */
};

struct cover {
    struct cover_row *row[ENG_BOOKS]; /* by row of the book; row 0 is unused */
    struct tsv *proven;               /* NULL: no `make test` so far         */
    char place[4096];                 /* where proven.tsv is looked for      */
};

struct cover_sum {
    int statements, implemented, proven, blanks;
    int by[CITE_KINDS]; /* what is implemented, by its strongest place */
};

/* A chapter, or ten of them where a book has very many. */
struct cover_group {
    char name[24]; /* "11", "S", "50-59" */
    struct cover_sum sum;
};

enum { COVER_GROUPS = 64 };

/* False, with err, when there is a proven.tsv but it cannot be used. */
bool cover_load(struct cover *c, struct err *err);
void cover_free(struct cover *c);

bool cover_is_blank(const struct cover_row *row);
struct cover_sum cover_book(const struct cover *c, int book);

/* The sums by chapter, in the order of the book; returns how many there are. */
int cover_groups(const struct cover *c, int book, struct cover_group out[COVER_GROUPS]);

/* Length of the chapter at the head of a statement's paragraph: 2 for "11.4", 1 for "S.6". */
int cover_chapter_length(const struct eng_rule *rule);

#endif
