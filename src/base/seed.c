/* seed.c -- 32 secret bytes: drawn, promised, revealed, mixed (libsodium behind it). */

#include "base/seed.h"

#include <sodium.h>
#include <string.h>

#include "base/err.h"

_Static_assert(crypto_hash_sha256_BYTES == 32, "the promise fits SEED_HEX");

void seed_draw(struct seed *out)
{
    if (sodium_init() < 0)
        base_panic(__FILE__, __LINE__, "the system gives no random numbers");
    randombytes_buf(out->byte, sizeof out->byte);
}

void seed_from_number(struct seed *out, uint64_t n)
{
    *out = (struct seed){ 0 };
    for (int i = 0; i < 8; i++)
        out->byte[i] = (uint8_t)(n >> (8 * i));
}

static void to_hex(const uint8_t byte[32], char out[SEED_HEX])
{
    static const char digit[] = "0123456789abcdef";

    for (int i = 0; i < 32; i++) {
        out[2 * i] = digit[byte[i] >> 4];
        out[2 * i + 1] = digit[byte[i] & 15];
    }
    out[64] = '\0';
}

void seed_to_hex(const struct seed *seed, char out[SEED_HEX])
{
    to_hex(seed->byte, out);
}

static int digit_value(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return -1;
}

bool seed_from_hex(const char *hex, struct seed *out)
{
    struct seed seed;

    if (strlen(hex) != 2 * sizeof seed.byte)
        return false;
    for (int i = 0; i < 32; i++) {
        int high = digit_value(hex[2 * i]), low = digit_value(hex[2 * i + 1]);

        if (high < 0 || low < 0)
            return false;
        seed.byte[i] = (uint8_t)(high << 4 | low);
    }
    *out = seed;
    return true;
}

static void start_sodium(void)
{
    if (sodium_init() < 0)
        base_panic(__FILE__, __LINE__, "libsodium does not start");
}

void seed_promise(const struct seed *seed, char out[SEED_HEX])
{
    uint8_t hash[crypto_hash_sha256_BYTES];

    start_sodium();
    crypto_hash_sha256(hash, seed->byte, sizeof seed->byte);
    to_hex(hash, out);
}

bool seed_keeps(const struct seed *seed, const char *promise)
{
    char kept[SEED_HEX];

    seed_promise(seed, kept);
    return strcmp(kept, promise) == 0;
}

void seed_mix(struct seed *key, const struct seed *part, int count)
{
    crypto_hash_sha256_state hash;

    start_sodium();
    crypto_hash_sha256_init(&hash);
    crypto_hash_sha256_update(&hash, key->byte, sizeof key->byte);
    for (int i = 0; i < count; i++)
        crypto_hash_sha256_update(&hash, part[i].byte, sizeof part[i].byte);
    crypto_hash_sha256_final(&hash, key->byte);
}

enum { NONCE = crypto_secretbox_NONCEBYTES };
_Static_assert(NONCE + crypto_secretbox_MACBYTES + sizeof(struct seed) == SEED_SEALED, "sealed");
_Static_assert(crypto_secretbox_KEYBYTES == sizeof(struct seed), "a key is 32 bytes");

void seed_seal(const struct seed *seed, const struct seed *key, uint8_t out[SEED_SEALED])
{
    start_sodium();
    randombytes_buf(out, NONCE);
    crypto_secretbox_easy(out + NONCE, seed->byte, sizeof seed->byte, out, key->byte);
}

bool seed_open(const uint8_t sealed[SEED_SEALED], const struct seed *key, struct seed *out)
{
    start_sodium();
    return crypto_secretbox_open_easy(out->byte, sealed + NONCE, SEED_SEALED - NONCE, sealed,
                                      key->byte) == 0;
}
