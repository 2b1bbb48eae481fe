/* test_base_kept.c -- texts put together from parts that were written before, against the plain way. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/json_kept.h"
#include "base/rng.h"

enum { LEVELS = 3, ROUNDS = 3000, KEYS = 60, SMALL = 16 * 1024 };

static int written; /* parts that were not taken from the store */

/* -- parts -- */

struct key {
    uint32_t seed, depth;
};

static void write_any(struct jout *j, struct rng *rng, const struct key *k);

static void write_members(struct jout *j, struct rng *rng, const struct key *k)
{
    static const char *const keys[] = { "hex", "side", "units", "name" };

    for (uint32_t i = rng_below(rng, 5); i > 0; i--) {
        jout_key(j, keys[i - 1]);
        write_any(j, rng, k);
    }
}

static void members(struct jout *j, const void *about, const void *key)
{
    const struct key *k = key;
    struct rng rng;

    written++;
    rng_start_search(&rng, k->seed + *(const uint32_t *)about);
    write_members(j, &rng, k);
}

static void value(struct jout *j, const void *about, const void *key)
{
    const struct key *k = key;
    struct rng rng;

    written++;
    rng_start_search(&rng, k->seed + *(const uint32_t *)about);
    write_any(j, &rng, k);
}

static const uint32_t about[2] = { 1000, 2000 };

/* Within a part there may be others. */
static void write_part(struct jout *j, struct rng *rng, uint32_t depth)
{
    const struct key k = { rng_below(rng, KEYS), depth };

    jout_part(j, value, &about[rng_below(rng, 2)], &k, sizeof k);
}

static void write_any(struct jout *j, struct rng *rng, const struct key *k)
{
    const struct key within = { rng_below(rng, KEYS), k->depth + 1 };
    uint32_t what = rng_below(rng, k->depth < 3 ? 7 : 3);

    if (what == 0)
        jout_int(j, rng_below(rng, 4));
    else if (what == 1)
        jout_string(j, rng_below(rng, 2) ? "Préval \"le vieux\"" : "");
    else if (what == 2)
        jout_bool(j, rng_below(rng, 2));
    else if (what == 3)
        write_part(j, rng, k->depth + 1);
    if (what < 4)
        return;
    what == 4 ? jout_array(j) : jout_object(j);
    if (what == 4)
        for (uint32_t i = rng_below(rng, 5); i > 0; i--)
            write_any(j, rng, &within);
    else if (what == 5)
        write_members(j, rng, &within);
    else
        jout_part(j, members, &about[0], &within, sizeof within);
    what == 4 ? jout_end_array(j) : jout_end_object(j);
}

/* -- pages -- */

struct page {
    struct text text;
    struct jparts parts;
    uint32_t print, sum;
};

static void free_page(struct page *p)
{
    text_free(&p->text);
    jparts_free(&p->parts);
}

static void write_lists(struct jout *j, struct rng *rng)
{
    jout_key(j, "list");
    jout_array(j);
    for (uint32_t i = rng_below(rng, 12); i > 0; i--)
        rng_below(rng, 6) ? write_part(j, rng, 2) : jout_int(j, 7);
    jout_end_array(j);
    jout_key(j, "one");
    write_part(j, rng, 1);
    jout_part(j, members, &about[1], &(struct key){ rng_below(rng, KEYS), 1 }, sizeof(struct key));
}

static void write_page(struct page *p, uint64_t seed, struct jkept *kept, bool noted)
{
    struct rng rng;
    struct jout j;

    rng_start_search(&rng, seed);
    text_clear(&p->text);
    jout_start(&j, &p->text);
    j.kept = kept;
    if (noted)
        jout_note_parts(&j, &p->parts, LEVELS);
    jout_object(&j);
    write_lists(&j, &rng);
    jout_key_int(&j, "between", 3);
    jout_key(&j, "view");
    jout_object(&j);
    write_lists(&j, &rng);
    jout_end_object(&j);
    jout_end_object(&j);
    jout_done(&j);
    if (!noted)
        return;
    p->print = jparts_print(&p->parts, text_str(&p->text));
    p->sum = jparts_sum_noted(&p->parts, text_str(&p->text), p->text.length);
}

static void check_same_parts(const struct page *a, const struct page *b)
{
    struct jprints prints[2] = { 0 };

    assert_int_equal(a->print, b->print);
    assert_int_equal(a->sum, b->sum);
    assert_int_equal(a->sum, jparts_sum(text_str(&a->text), a->text.length));
    assert_int_equal(a->parts.count, b->parts.count);
    for (int i = 0; i < a->parts.count; i++) {
        const struct jpart *one = &a->parts.part[i], *other = &b->parts.part[i];
        assert_int_equal(one->from, other->from);
        assert_int_equal(one->to, other->to);
        assert_int_equal(one->key_from, other->key_from);
        assert_int_equal(one->key_to, other->key_to);
    }
    jprints_keep(&prints[0], &a->parts);
    jprints_keep(&prints[1], &b->parts);
    assert_memory_equal(prints[0].print, prints[1].print,
                        (size_t)prints[0].count * sizeof *prints[0].print);
    jprints_free(&prints[0]);
    jprints_free(&prints[1]);
}

/* A store so small that what was kept goes all the time, and one where it stays. */
static void compare(size_t room, int parts_at_most)
{
    struct jkept *kept = jkept_new(room);
    struct page plain = { 0 }, again = { 0 };
    int plainly = 0, kept_written = 0;

    for (uint64_t i = 0; i < ROUNDS; i++) {
        bool noted = i % 5 != 0;
        written = 0;
        write_page(&plain, i, NULL, noted);
        plainly += written;
        written = 0;
        write_page(&again, i, kept, noted);
        kept_written += written;
        assert_string_equal(text_str(&again.text), text_str(&plain.text));
        if (noted)
            check_same_parts(&plain, &again);
    }
    assert_true(kept_written < plainly * parts_at_most / 100);
    free_page(&plain);
    free_page(&again);
    jkept_free(kept);
}

static void test_kept__texts_are_those_of_the_plain_way(void **state)
{
    (void)state;
    compare(4 << 20, 10);
}

static void test_kept__what_has_gone_is_written_again(void **state)
{
    (void)state;
    compare(SMALL, 100);
}

static void large(struct jout *j, const void *about_all, const void *key)
{
    (void)about_all;
    jout_array(j);
    for (int i = 0; i < *(const int *)key; i++)
        jout_int(j, 1000000 + i);
    jout_end_array(j);
}

static void test_kept__what_is_larger_than_the_room_is_written_plainly(void **state)
{
    const int counts[] = { 3, SMALL, 3 };
    struct jkept *kept = jkept_new(SMALL);

    (void)state;
    for (size_t i = 0; i < 3; i++) {
        struct text text[2] = { 0 };
        struct jout j;

        for (int way = 0; way < 2; way++) {
            jout_start(&j, &text[way]);
            j.kept = way ? kept : NULL;
            jout_part(&j, large, NULL, &counts[i], sizeof counts[i]);
            jout_done(&j);
        }
        assert_string_equal(text_str(&text[0]), text_str(&text[1]));
        text_free(&text[0]);
        text_free(&text[1]);
    }
    jkept_free(kept);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_kept__texts_are_those_of_the_plain_way),
        cmocka_unit_test(test_kept__what_has_gone_is_written_again),
        cmocka_unit_test(test_kept__what_is_larger_than_the_room_is_written_plainly),
    };

    return cmocka_run_group_tests_name("base kept", tests, NULL, NULL);
}
