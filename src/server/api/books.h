/* books.h -- the rules of the games to be read, made and packed at the first request. */

#ifndef SERVER_BOOKS_H
#define SERVER_BOOKS_H

#include "server/api/request.h"

/* What the answers are kept in. */
struct books;

struct books *books_new(void);
void books_free(struct books *b);

#endif
