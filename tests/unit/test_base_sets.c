/* test_base_sets.c -- bitsets against plain arrays; arenas. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/arena.h"
#include "base/bitset.h"
#include "base/rng.h"
#include "panics.h"

enum { MEMBERS = 256, WORDS = BIT_WORDS(MEMBERS) };

static void test_bitset__words_for_members(void **state)
{
    (void)state;
    assert_int_equal(BIT_WORDS(1), 1);
    assert_int_equal(BIT_WORDS(64), 1);
    assert_int_equal(BIT_WORDS(65), 2);
}

/* Every question, answered a second time from an array of bools. */
static void check_against_array(const uint64_t *set, const bool *plain)
{
    int count = 0, next = -1;

    for (int i = MEMBERS - 1; i >= 0; i--) {
        assert_int_equal(bit_has(set, i), plain[i]);
        if (plain[i])
            next = i;
        count += plain[i];
        assert_int_equal(bits_next(set, WORDS, i), next);
    }
    assert_int_equal(bits_count(set, WORDS), count);
    assert_int_equal(bits_empty(set, WORDS), count == 0);
    assert_int_equal(bits_next(set, WORDS, MEMBERS), -1);
}

static void test_bitset__agrees_with_an_array_of_bools(void **state)
{
    uint64_t set[WORDS];
    bool plain[MEMBERS] = { false };
    struct rng r;

    (void)state;
    memset(set, 0xFF, sizeof set);
    bits_clear(set, WORDS);
    check_against_array(set, plain);
    rng_start_search(&r, 3);
    for (int round = 0; round < 2000; round++) {
        int i = (int)rng_below(&r, MEMBERS);

        switch (rng_below(&r, 4)) {
        case 0:
            bit_add(set, i);
            plain[i] = true;
            break;
        case 1:
            bit_flip(set, i);
            plain[i] = !plain[i];
            break;
        default:
            bit_drop(set, i);
            plain[i] = false;
        }
        check_against_array(set, plain);
    }
}

static void test_bitset__equal_only_when_every_member_is(void **state)
{
    uint64_t a[WORDS] = { 0 }, b[WORDS] = { 0 };

    (void)state;
    assert_true(bits_equal(a, b, WORDS));
    for (int i = 0; i < MEMBERS; i++) {
        bit_flip(a, i);
        assert_false(bits_equal(a, b, WORDS));
        assert_false(bits_empty(a, WORDS));
        assert_int_equal(bits_next(a, WORDS, 0), i);
        bit_flip(a, i);
    }
}

static void test_arena__pieces_are_zeroed_aligned_and_apart(void **state)
{
    struct arena a = { 0 };
    struct rng r;
    unsigned char *piece[500];
    size_t size[500];

    (void)state;
    rng_start_search(&r, 5);
    for (int i = 0; i < 500; i++) {
        size[i] = rng_below(&r, 20) == 0 ? rng_below(&r, 200000) : rng_below(&r, 300);
        piece[i] = arena_take(&a, size[i]);
        assert_non_null(piece[i]);
        assert_int_equal((uintptr_t)piece[i] % _Alignof(max_align_t), 0);
        for (size_t k = 0; k < size[i]; k++)
            assert_true(piece[i][k] == 0);
        memset(piece[i], i % 255 + 1, size[i]);
    }
    for (int i = 0; i < 500; i++)
        for (size_t k = 0; k < size[i]; k++)
            assert_true(piece[i][k] == i % 255 + 1);
    arena_free(&a);
    assert_null(a.last);
}

/* Small pieces meet the end of a block exactly, whatever its size. */
static void test_arena__a_block_is_filled_to_its_end_and_no_further(void **state)
{
    struct arena a = { 0 };

    (void)state;
    for (int i = 0; i < 20000; i++)
        memset(arena_take(&a, 16), 1, 16);
    arena_free(&a);
}

static void test_arena__copies_strings(void **state)
{
    struct arena a = { 0 };
    char name[] = "Davout";
    char *copy = arena_copy(&a, name);

    (void)state;
    name[0] = 'x';
    assert_string_equal(copy, "Davout");
    assert_string_equal(arena_copy(&a, ""), "");
    arena_free(&a);
    arena_free(&a);
}

static void test_arena__an_impossible_size_is_a_panic(void **state)
{
    struct arena a = { 0 };

    (void)state;
    assert_panics(arena_take(&a, SIZE_MAX));
    arena_free(&a);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_bitset__words_for_members),
        cmocka_unit_test(test_bitset__agrees_with_an_array_of_bools),
        cmocka_unit_test(test_bitset__equal_only_when_every_member_is),
        cmocka_unit_test(test_arena__pieces_are_zeroed_aligned_and_apart),
        cmocka_unit_test(test_arena__a_block_is_filled_to_its_end_and_no_further),
        cmocka_unit_test(test_arena__copies_strings),
        cmocka_unit_test(test_arena__an_impossible_size_is_a_panic),
    };

    return cmocka_run_group_tests_name("base sets", tests, NULL, NULL);
}
