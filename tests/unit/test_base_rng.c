/* test_base_rng.c -- chance: the generators against other makers' numbers, and fairness.
 *
 * Seeds are fixed, so that the statistics give the same figures at every run.  The limits for
 * chi-square are those that one honest sample in a hundred thousand would exceed. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>
#include <sodium.h>

#include "base/rng.h"
#include "base/seed.h"
#include "panics.h"

static void start_match(struct rng *r, uint64_t number, uint64_t event)
{
    struct seed seed;

    seed_from_number(&seed, number);
    rng_start_match(r, &seed);
    rng_at_event(r, event);
}

static void sodium_block(const uint8_t key[32], uint64_t nonce, uint64_t counter, uint8_t out[64])
{
    static const uint8_t zero[64];
    uint8_t bytes[8];

    for (int i = 0; i < 8; i++)
        bytes[i] = (uint8_t)(nonce >> (8 * i));
    crypto_stream_chacha20_xor_ic(out, zero, 64, bytes, counter, key);
}

static void test_rng__chacha20_equals_libsodium(void **state)
{
    struct rng r;

    (void)state;
    rng_start_search(&r, 20000);
    for (int round = 0; round < 20000; round++) {
        uint8_t key[32], ours[64], theirs[64];
        uint64_t nonce = rng_u64(&r) >> rng_below(&r, 64);
        uint64_t counter = rng_u64(&r) >> rng_below(&r, 64);

        for (int i = 0; i < 32; i++)
            key[i] = (uint8_t)rng_u32(&r);
        rng_chacha20(key, nonce, counter, ours);
        sodium_block(key, nonce, counter, theirs);
        assert_memory_equal(ours, theirs, 64);
    }
}

static void test_rng__chacha20_known_block(void **state)
{
    static const uint8_t key[32], start[8] = { 0x76, 0xb8, 0xe0, 0xad, 0xa0, 0xf1, 0x3d, 0x90 };
    uint8_t block[64];

    (void)state;
    rng_chacha20(key, 0, 0, block);
    assert_memory_equal(block, start, 8);
}

/* Number k of event e is word k, little-endian, of the stream with nonce e. */
static void test_rng__match_numbers_are_the_words_of_the_stream(void **state)
{
    struct seed seed;
    struct rng r;

    (void)state;
    for (int i = 0; i < 32; i++)
        seed.byte[i] = (uint8_t)(i * 7 + 1);
    rng_start_match(&r, &seed);
    for (uint64_t event = 0; event < 3; event++) {
        uint64_t nonce = event << 40 | event;

        rng_at_event(&r, nonce);
        for (uint32_t k = 0; k < 100; k++) {
            uint8_t block[64], *p = block + k % 16 * 4;

            sodium_block(seed.byte, nonce, k / 16, block);
            assert_int_equal(r.used, k);
            assert_int_equal(rng_u32(&r), p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 |
                                              (uint32_t)p[3] << 24);
        }
    }
}

static void test_rng__an_event_is_recomputed_alone(void **state)
{
    struct rng r, alone;
    uint32_t first[50];

    (void)state;
    start_match(&r, 1805, 17);
    for (int i = 0; i < 50; i++)
        first[i] = rng_below(&r, 6);
    for (uint64_t event = 18; event < 40; event++) {
        rng_at_event(&r, event);
        for (uint64_t i = 0; i < event; i++)
            rng_u32(&r);
    }
    rng_at_event(&r, 17);
    start_match(&alone, 1805, 17);
    assert_memory_equal(&r, &alone, sizeof r);
    for (int i = 0; i < 50; i++)
        assert_int_equal(rng_below(&r, 6), first[i]);
}

static void test_rng__other_events_and_seeds_give_other_numbers(void **state)
{
    struct rng a, b, c;
    int same = 0;

    (void)state;
    start_match(&a, 1, 1);
    start_match(&b, 1, 2);
    start_match(&c, 2, 1);
    for (int i = 0; i < 1000; i++) {
        uint32_t x = rng_u32(&a), y = rng_u32(&b), z = rng_u32(&c);

        same += x == y || y == z || x == z;
    }
    assert_int_equal(same, 0);
}

/* The two published algorithms, written a second time from their description. */
static uint64_t reference_split_mix(uint64_t seed, unsigned k)
{
    uint64_t z = seed + (k + 1) * 0x9e3779b97f4a7c15u;

    z ^= z >> 30;
    z *= 0xbf58476d1ce4e5b9u;
    z ^= z >> 27;
    z *= 0x94d049bb133111ebu;
    z ^= z >> 31;
    return z;
}

static uint64_t turn_left(uint64_t x, unsigned k)
{
    return x << k | x >> (64 - k);
}

static uint64_t reference_xoshiro(uint64_t s[4])
{
    uint64_t a = s[0], b = s[1], c = s[2], d = s[3];
    uint64_t c_next = c ^ a, d_next = d ^ b;

    s[0] = a ^ d_next;
    s[1] = b ^ c_next;
    s[2] = c_next ^ (b << 17);
    s[3] = turn_left(d_next, 45);
    return turn_left(b * 5, 7) * 9;
}

static void test_rng__xoshiro_equals_the_reference(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 100; seed++) {
        uint64_t s[4], start = seed * seed * 0x123456789abcdu;
        struct rng r;

        for (unsigned k = 0; k < 4; k++)
            s[k] = reference_split_mix(start, k);
        rng_start_search(&r, start);
        for (int i = 0; i < 200; i++)
            assert_true(rng_u64(&r) == reference_xoshiro(s));
        for (int i = 0; i < 200; i++)
            assert_int_equal(rng_u32(&r), reference_xoshiro(s) >> 32);
        assert_int_equal(r.used, 600);
    }
}

static void test_rng__xoshiro_published_values(void **state)
{
    static const uint64_t expected[] = { 11520,
                                         0,
                                         1509978240,
                                         1215971899390074240,
                                         1216172134540287360,
                                         607988272756665600,
                                         16172922978634559625u,
                                         8476171486693032832,
                                         10595114339597558777u,
                                         2904607092377533576 };
    struct rng r = { .s = { 1, 2, 3, 4 }, .kind = RNG_SEARCH };

    (void)state;
    for (int i = 0; i < 10; i++)
        assert_true(rng_u64(&r) == expected[i]);
}

static void test_rng__split_mix_published_values(void **state)
{
    struct rng r;

    (void)state;
    rng_start_search(&r, 1234567);
    assert_true(r.s[0] == 6457827717110365317);
    assert_true(r.s[1] == 3203168211198807973);
    assert_true(r.s[2] == 9817491932198370423u);
    assert_true(r.s[3] == 4593380528125082431);
}

static void test_rng__two_halves_make_a_long_number(void **state)
{
    struct rng a, b;
    uint64_t low;

    (void)state;
    start_match(&a, 3, 9);
    start_match(&b, 3, 9);
    low = rng_u32(&b);
    assert_true(rng_u64(&a) == ((uint64_t)rng_u32(&b) << 32 | low));
    assert_int_equal(a.used, 2);
}

/* Chi-square of `draws` numbers below n, times 1000, in whole numbers. */
static uint64_t chi_square(struct rng *r, uint32_t n, uint32_t draws)
{
    uint64_t seen[100] = { 0 }, squares = 0;

    for (uint32_t i = 0; i < draws; i++) {
        uint32_t x = rng_below(r, n);

        assert_true(x < n);
        seen[x]++;
    }
    for (uint32_t i = 0; i < n; i++)
        squares += seen[i] * seen[i];
    return squares * 1000 * n / draws - (uint64_t)draws * 1000;
}

static void test_rng__below_is_even(void **state)
{
    static const struct {
        uint32_t n;
        uint64_t limit;
    } row[] = { { 3, 23026 }, { 5, 28473 }, { 6, 30856 }, { 7, 33107 }, { 100, 171500 } };
    struct rng match, search;

    (void)state;
    start_match(&match, 5, 1);
    rng_start_search(&search, 5);
    for (size_t i = 0; i < 5; i++) {
        assert_in_range(chi_square(&match, row[i].n, 60000), 0, row[i].limit);
        assert_in_range(chi_square(&search, row[i].n, 1000000), 0, row[i].limit);
    }
}

/* With n near 3/4 of the range a bare product is badly uneven: of every three results one comes
 * twice as often.  Split in thirds by remainder, it would show. */
static void test_rng__below_draws_again(void **state)
{
    uint32_t n = 0xC0000001, draws = 300000, third[3] = { 0 };
    struct rng r;

    (void)state;
    rng_start_search(&r, 12);
    for (uint32_t i = 0; i < draws; i++) {
        uint32_t x = rng_below(&r, n);

        assert_true(x < n);
        third[x % 3]++;
    }
    /* One draw in four is refused: 4/3 numbers for each result, within five deviations. */
    assert_in_range(r.used, 398200, 401800);
    for (int i = 0; i < 3; i++)
        assert_in_range(third[i], 98700, 101300);
}

/* The accepted draws are known exactly: those whose lower half is not under 2^32 mod n. */
static void test_rng__below_refuses_exactly_the_surplus(void **state)
{
    static const uint32_t n[] = { 3, 6, 7, 0x80000001, 0xC0000001, 0xFFFFFFFF };
    struct rng r, raw;

    (void)state;
    for (size_t i = 0; i < 6; i++) {
        uint32_t surplus = (uint32_t)((UINT64_C(1) << 32) % n[i]);

        rng_start_search(&r, n[i]);
        raw = r;
        for (int round = 0; round < 2000; round++) {
            uint64_t product = (uint64_t)rng_u32(&raw) * n[i];

            while ((uint32_t)product < surplus)
                product = (uint64_t)rng_u32(&raw) * n[i];
            assert_int_equal(rng_below(&r, n[i]), product >> 32);
            assert_memory_equal(&r, &raw, sizeof r);
        }
    }
}

/* The x with x * odd = 1 mod 2^64; each round doubles the bits that are right. */
static uint64_t inverse(uint64_t odd)
{
    uint64_t x = odd;

    for (int i = 0; i < 6; i++)
        x *= 2 - odd * x;
    return x;
}

/* A generator whose next number is x: the output step of xoshiro, walked backwards. */
static struct rng about_to_give(uint32_t x)
{
    struct rng r;

    rng_start_search(&r, 77);
    r.s[1] = turn_left(((uint64_t)x << 32) * inverse(9), 64 - 7) * inverse(5);
    return r;
}

static void test_rng__below_refuses_up_to_the_last_surplus(void **state)
{
    static const uint32_t n[] = { 3, 7, 101, 0x80000001, 0xC0000001, 0xFFFFFFFF };

    (void)state;
    for (size_t i = 0; i < 6; i++) {
        uint32_t surplus = (uint32_t)((UINT64_C(1) << 32) % n[i]);
        uint32_t last = (surplus - 1) * (uint32_t)inverse(n[i]);
        uint32_t first = surplus * (uint32_t)inverse(n[i]);
        struct rng refused = about_to_give(last), accepted = about_to_give(first);

        rng_below(&refused, n[i]);
        assert_true(refused.used > 1);
        assert_int_equal(rng_below(&accepted, n[i]), (uint64_t)first * n[i] >> 32);
        assert_int_equal(accepted.used, 1);
    }
}

static void test_rng__below_one_takes_a_number_too(void **state)
{
    struct rng r;

    (void)state;
    start_match(&r, 1, 1);
    assert_int_equal(rng_below(&r, 1), 0);
    assert_int_equal(r.used, 1);
}

static int order_of(const uint8_t item[4])
{
    int order = 0;

    for (int i = 0; i < 4; i++) {
        int smaller = 0;

        for (int k = i + 1; k < 4; k++)
            smaller += item[k] < item[i];
        order = order * (4 - i) + smaller;
    }
    return order;
}

static void check_shuffle(struct rng *r, uint64_t rounds)
{
    uint64_t seen[24] = { 0 }, squares = 0;

    for (uint64_t round = 0; round < rounds; round++) {
        uint8_t item[4] = { 10, 20, 30, 40 };

        rng_shuffle(r, item, 4);
        assert_int_equal(item[0] + item[1] + item[2] + item[3], 100);
        seen[order_of(item)]++;
    }
    for (int i = 0; i < 24; i++)
        squares += seen[i] * seen[i];
    assert_in_range(squares * 24 / rounds - rounds, 0, 61); /* 23 degrees of freedom */
}

static void test_rng__shuffle_gives_every_order_alike(void **state)
{
    struct rng r;

    (void)state;
    rng_start_search(&r, 24);
    check_shuffle(&r, 480000);
    start_match(&r, 24, 1);
    check_shuffle(&r, 48000);
}

static void test_rng__shuffle_keeps_every_item(void **state)
{
    uint8_t item[256], seen[256] = { 0 };
    struct rng r;
    int moved = 0;

    (void)state;
    start_match(&r, 2, 2);
    for (int i = 0; i < 256; i++)
        item[i] = (uint8_t)i;
    rng_shuffle(&r, item, 0);
    rng_shuffle(&r, item, 1);
    assert_int_equal(r.used, 0);
    rng_shuffle(&r, item, 256);
    for (int i = 0; i < 256; i++) {
        assert_int_equal(seen[item[i]]++, 0);
        moved += item[i] != i;
    }
    assert_true(moved > 200);
}

static void test_rng__wrong_use_is_a_panic(void **state)
{
    static struct rng none, match, search;

    (void)state;
    start_match(&match, 1, 1);
    rng_start_search(&search, 1);
    assert_panics(rng_u32(&none));
    assert_panics(rng_u64(&none));
    assert_panics(rng_below(&none, 6));
    assert_panics(rng_below(&match, 0));
    assert_panics(rng_below(&search, 0));
    assert_panics(rng_at_event(&search, 1));
    assert_panics(rng_at_event(&none, 1));
    match.used = UINT32_MAX;
    assert_panics(rng_u32(&match));
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rng__chacha20_equals_libsodium),
        cmocka_unit_test(test_rng__chacha20_known_block),
        cmocka_unit_test(test_rng__match_numbers_are_the_words_of_the_stream),
        cmocka_unit_test(test_rng__an_event_is_recomputed_alone),
        cmocka_unit_test(test_rng__other_events_and_seeds_give_other_numbers),
        cmocka_unit_test(test_rng__xoshiro_equals_the_reference),
        cmocka_unit_test(test_rng__xoshiro_published_values),
        cmocka_unit_test(test_rng__split_mix_published_values),
        cmocka_unit_test(test_rng__two_halves_make_a_long_number),
        cmocka_unit_test(test_rng__below_is_even),
        cmocka_unit_test(test_rng__below_draws_again),
        cmocka_unit_test(test_rng__below_refuses_exactly_the_surplus),
        cmocka_unit_test(test_rng__below_refuses_up_to_the_last_surplus),
        cmocka_unit_test(test_rng__below_one_takes_a_number_too),
        cmocka_unit_test(test_rng__shuffle_gives_every_order_alike),
        cmocka_unit_test(test_rng__shuffle_keeps_every_item),
        cmocka_unit_test(test_rng__wrong_use_is_a_panic),
    };

    if (sodium_init() < 0)
        return 1;
    return cmocka_run_group_tests_name("base rng", tests, NULL, NULL);
}
