/* rulebook.h -- the rule registers: every statement of the five rulebooks, by number.
 *
 * data/<game>/rules.tsv splits a rulebook into statements with stable ids (NT-11.04-03).  At build
 * time tools/make-rules turns each register into a header of enumerators, "nt_rules.h", and the
 * table below; a game cites `NT_11_04_03`, which is the row of its statement, and a citation that
 * does not exist does not compile.  Players see the paragraph, "NT 11.4". */

#ifndef ENG_RULEBOOK_H
#define ENG_RULEBOOK_H

#include <stdbool.h>
#include <stdint.h>

struct eng_rule {
    const char *id;        /* "NT-11.04-03"                                  */
    const char *cite;      /* "NT 11.4", what players are shown              */
    const char *part;      /* "combat", "movement", ...                      */
    const char *statement; /* what holds, in our words                       */
    const char *proof;     /* a case that a test can play                    */
    const char *source;    /* text, table, ruling, design                    */
    const char *level;     /* core, option, advanced, component              */
};

struct eng_book {
    const char *game;             /* "triumph": the folder of its data and of its code */
    const char *title;            /* "Napoleon's Triumph"                              */
    const char *prefix;           /* "nt"                                              */
    const struct eng_rule *rules; /* rows 1 to rule_count; row 0 is all NULL: no rule  */
    int rule_count;
};

/* Marks the place of a statement that nothing there refuses, asks or tells by its number: it follows
 * from how the thing is built.  A number that does not exist does not compile. */
#define HOLDS(rule) _Static_assert((rule) > 0, "a statement of the register")

extern const struct eng_book nt_book, cc_book, cn_book, au_book, sk_book;

/* All of them: the four games, then the teaching game. */
enum { ENG_BOOKS = 5 };
extern const struct eng_book *const eng_books[ENG_BOOKS];

/* A book by its game, its prefix or the mark of its ids ("triumph", "nt", "CCN"), in either case;
 * NULL when there is none. */
const struct eng_book *eng_book_find(const char *name);

/* The row of an id, in either case; 0 when the book has no such statement. */
uint16_t eng_rule_find(const struct eng_book *book, const char *id);

/* The first row after `after` that belongs to a paragraph or to one below it: "NT 11" has the
 * statements of 11.4 too.  The mark may be missing ("11.4") and leading zeros do not count
 * ("11.04").  0 when there is none left; start with 0. */
uint16_t eng_rule_in(const struct eng_book *book, const char *paragraph, uint16_t after);

/* The paragraph of a statement without the mark of its book: "11.4". */
const char *eng_rule_paragraph(const struct eng_rule *rule);

#endif
