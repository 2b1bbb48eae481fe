/* books.h -- the rules of the games to be read, made and packed at the first request. */

#ifndef SERVER_BOOKS_H
#define SERVER_BOOKS_H

#include "server/api/request.h"

/* What the answers are kept in. */
struct books;

struct books *books_new(void);
void books_free(struct books *b);

struct eng_figure;

/* The position of an example as its seat sees it. */
bool books_show(const struct eng_book *book, const struct eng_figure *figure, struct text *out,
                struct err *err);

#endif
