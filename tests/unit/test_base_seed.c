/* test_base_seed.c -- seeds: written, read, promised. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>
#include <sodium.h>

#include "base/seed.h"

static void test_seed__hex_there_and_back(void **state)
{
    char hex[SEED_HEX], theirs[SEED_HEX];
    struct seed seed, back;

    (void)state;
    for (int round = 0; round < 1000; round++) {
        seed_draw(&seed);
        seed_to_hex(&seed, hex);
        sodium_bin2hex(theirs, sizeof theirs, seed.byte, sizeof seed.byte);
        assert_string_equal(hex, theirs);
        assert_true(seed_from_hex(hex, &back));
        assert_memory_equal(&seed, &back, sizeof seed);
    }
}

static void test_seed__hex_is_64_lower_case_digits(void **state)
{
    static const char good[] = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
    static const char wrong[] = "AFGg/:`@ \t-x";
    char hex[80];
    struct seed seed = { { 42 } };

    (void)state;
    for (size_t length = 0; length < 64; length++) {
        memcpy(hex, good, sizeof good);
        hex[length] = '\0';
        assert_false(seed_from_hex(hex, &seed));
        for (size_t i = 0; i < sizeof wrong - 1; i++) {
            memcpy(hex, good, sizeof good);
            hex[length] = wrong[i];
            assert_false(seed_from_hex(hex, &seed));
        }
    }
    memcpy(hex, good, 64);
    memcpy(hex + 64, "0", 2);
    assert_false(seed_from_hex(hex, &seed));
    assert_int_equal(seed.byte[0], 42);
    assert_true(seed_from_hex(good, &seed));
    assert_int_equal(seed.byte[31], 0xff);
}

static void test_seed__numbers_are_little_endian(void **state)
{
    struct seed seed;
    char hex[SEED_HEX];

    (void)state;
    seed_from_number(&seed, 0x0102030405060708);
    seed_to_hex(&seed, hex);
    assert_string_equal(hex, "0807060504030201000000000000000000000000000000000000000000000000");
}

static void test_seed__promise_is_the_sha256(void **state)
{
    char promise[SEED_HEX], theirs[SEED_HEX];
    uint8_t hash[crypto_hash_sha256_BYTES];
    struct seed seed;

    (void)state;
    seed_from_number(&seed, 0);
    seed_promise(&seed, promise);
    assert_string_equal(promise,
                        "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
    for (int round = 0; round < 100; round++) {
        seed_draw(&seed);
        seed_promise(&seed, promise);
        crypto_hash_sha256(hash, seed.byte, sizeof seed.byte);
        sodium_bin2hex(theirs, sizeof theirs, hash, sizeof hash);
        assert_string_equal(promise, theirs);
    }
}

static void test_seed__draws_differ(void **state)
{
    struct seed a, b;

    (void)state;
    seed_draw(&a);
    seed_draw(&b);
    assert_memory_not_equal(&a, &b, sizeof a);
    for (int i = 0; i < 32; i += 8)
        assert_memory_not_equal(a.byte + i, b.byte + i, 8);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_seed__hex_there_and_back),
        cmocka_unit_test(test_seed__hex_is_64_lower_case_digits),
        cmocka_unit_test(test_seed__numbers_are_little_endian),
        cmocka_unit_test(test_seed__promise_is_the_sha256),
        cmocka_unit_test(test_seed__draws_differ),
    };

    return cmocka_run_group_tests_name("base seed", tests, NULL, NULL);
}
