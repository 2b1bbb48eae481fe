/* rulebook.h -- the rule registers: every statement of the rulebooks, by number.
 *
 * data/<game>/rules.tsv splits a rulebook into statements with stable ids (NT-11.04-03), and
 * rules.fr.tsv beside it has the same in French.  At build time tools/make-rules turns each register
 * into a header of enumerators, "nt_rules.h", and the table below; a game cites `NT_11_04_03`, which
 * is the row of its statement, and a citation that does not exist does not compile, nor does a
 * statement without its French.  Players see the paragraph, "NT 11.4". */

#ifndef ENG_RULEBOOK_H
#define ENG_RULEBOOK_H

#include <stdbool.h>
#include <stdint.h>

#include "base/catalog.h"

struct eng_rule {
    const char *id;                    /* "NT-11.04-03"                       */
    const char *cite;                  /* "NT 11.4", what players are shown   */
    const char *part;                  /* "combat", "movement", ...           */
    const char *statement[LANG_COUNT]; /* what holds, in our words            */
    const char *proof;                 /* a case that a test can play         */
    const char *source;                /* text, table, ruling, design         */
    const char *level;                 /* core, option, advanced, component   */
};

struct eng_book {
    const char *game;             /* "triumph": the folder of its data and of its code */
    const char *title;            /* "Napoleon's Triumph"                              */
    const char *prefix;           /* "nt"                                              */
    const struct eng_rule *rules; /* rows 1 to rule_count; row 0 is all NULL: no rule  */
    int rule_count;
};

/* How code names the statement behind it, where it does not refuse, ask or tell by its number.
 * tools/cite-scan reads these words, and `berthier rules --coverage` counts them apart.
 *
 *   BY(rule, value)      computed: the value or the condition that the statement decides, named where it
 *                        is used.  In a build with BERTHIER_BREAKABLE it comes out wrong for one rule at
 *                        a time, and a test of that statement has to notice (tools/mutate --statements)
 *   FIXED(rule, number)  computed: the same for a constant of the book, in enums, tables and cases
 *   TABLE(rule, file)    data: what the statement says stands in a file of data/<game>; a test of that
 *                        statement looks it up there (`expect table`), or the build fails
 *   HOLDS(rule, why)     follows from the structure: nothing here could be changed to break it, for the
 *                        reason that is given in words */
#ifdef BERTHIER_BREAKABLE
extern int eng_wrong_rule; /* the statement in whose place something else holds; 0: none */
#define BY(rule, value) ((__typeof__((value)))((value) ^ (eng_wrong_rule == (int)(rule))))
#else
#define BY(rule, value) ((void)(rule), (value))
#endif
#define FIXED(rule, number) ((rule) > 0 ? (number) : 0)
#define TABLE(rule, file)                                                                          \
    _Static_assert((rule) > 0 && sizeof(file) > 1, "a statement of the register")
#define HOLDS(rule, why)                                                                           \
    _Static_assert((rule) > 0 && sizeof(why) > 1, "a statement of the register")

#define GAME(id, xx, mark) extern const struct eng_book xx##_book;
#include "engine/games.def"
#undef GAME

/* All of them, a book for each game. */
enum {
    ENG_BOOKS = 0
#define GAME(id, xx, mark) +1
#include "engine/games.def"
#undef GAME
};
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
