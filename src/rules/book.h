/* book.h -- the rules of a game to be read: chapter by chapter, with what leads through them. */

#ifndef RULES_BOOK_H
#define RULES_BOOK_H

#include "base/catalog.h"
#include "base/text.h"
#include "engine/rulebook.h"

/* For the page, as docs/wire.md has it. */
void book_write(const struct eng_book *book, enum lang lang, struct text *out);

/* docs/glossary.md: the words of all games, made from data/glossary.tsv. */
void book_write_glossary(struct text *out);

#endif
