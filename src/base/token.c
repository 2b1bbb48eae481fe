/* token.c -- the secrets of links and cookies (libsodium behind it). */

#include "base/token.h"

#include <sodium.h>
#include <string.h>

#include "base/err.h"

enum { BYTES = (TOKEN_TEXT - 1) / 2 };

_Static_assert(2 * crypto_hash_sha256_BYTES + 1 == TOKEN_KEY, "a key is a SHA-256");

static void start(void)
{
    if (sodium_init() < 0)
        base_panic(__FILE__, __LINE__, "libsodium does not start");
}

void token_draw(char out[TOKEN_TEXT])
{
    unsigned char bytes[BYTES];

    start();
    randombytes_buf(bytes, sizeof bytes);
    sodium_bin2hex(out, TOKEN_TEXT, bytes, sizeof bytes);
}

bool token_is(const char *text)
{
    return strlen(text) == TOKEN_TEXT - 1 && strspn(text, "0123456789abcdef") == TOKEN_TEXT - 1;
}

static void add(crypto_hash_sha256_state *hash, const char *text)
{
    crypto_hash_sha256_update(hash, (const unsigned char *)text, strlen(text));
}

static void hash_of(const char *one, const char *two, const char *three, unsigned char *out)
{
    crypto_hash_sha256_state hash;

    start();
    crypto_hash_sha256_init(&hash);
    add(&hash, one);
    add(&hash, " ");
    add(&hash, two);
    add(&hash, three);
    crypto_hash_sha256_final(&hash, out);
}

void token_key(const char *purpose, const char *token, char out[TOKEN_KEY])
{
    unsigned char hash[crypto_hash_sha256_BYTES];

    hash_of(purpose, token, "", hash);
    sodium_bin2hex(out, TOKEN_KEY, hash, sizeof hash);
}

bool token_seal(const char *secret, const char *key, const char *token, char out[TOKEN_TEXT])
{
    unsigned char pad[crypto_hash_sha256_BYTES], bytes[BYTES];

    out[0] = 0;
    if (!token_is(token) ||
        sodium_hex2bin(bytes, sizeof bytes, token, TOKEN_TEXT - 1, NULL, NULL, NULL) != 0)
        return false;
    hash_of("seal", secret, key, pad);
    for (int i = 0; i < BYTES; i++)
        bytes[i] ^= pad[i];
    sodium_bin2hex(out, TOKEN_TEXT, bytes, sizeof bytes);
    return true;
}
