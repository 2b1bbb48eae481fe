/* token.h -- the secrets of links and cookies, and what of them may lie in a file.
 *
 * A token is 128 random bits as 32 lower-case hexadecimal digits.  Its key is its SHA-256: whoever
 * reads keys cannot make tokens of them, and with that many random bits he cannot guess either.
 *
 * A token may be sealed with another secret, a browser's cookie: who has that and the key of the
 * token reads it again, and nobody else does.  The pad is made of both, so it is used once. */

#ifndef BASE_TOKEN_H
#define BASE_TOKEN_H

#include <stdbool.h>

enum {
    TOKEN_TEXT = 33, /* 32 digits and the zero byte */
    TOKEN_KEY = 65,  /* 64 and the zero byte */
};

void token_draw(char out[TOKEN_TEXT]);
bool token_is(const char *text);
/* The key under which a token is kept, for a purpose ("door", "shelf"): no key is good for two. */
void token_key(const char *purpose, const char *token, char out[TOKEN_KEY]);
/* Seals a token with a secret, or reads a sealed one: twice is not at all.  False: it is none. */
bool token_seal(const char *secret, const char *key, const char *token, char out[TOKEN_TEXT]);

#endif
