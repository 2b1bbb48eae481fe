/* test_base_parts.c -- what has changed from one JSON text to the next, and what it leads to. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/json_in.h"
#include "base/json_out.h"
#include "base/rng.h"

enum { LEVELS = 3, ROUNDS = 4000 };

/* -- a value by a change, as whoever receives it makes it (docs/wire.md) -- */

static json_t *changed(const json_t *old, json_t *change);

static json_t *spliced(const json_t *old, const json_t *change)
{
    size_t from = (size_t)json_integer_value(json_array_get(change, 0));
    size_t drop = (size_t)json_integer_value(json_array_get(change, 1));
    json_t *out = json_array(), *items = json_array_get(change, 2);

    assert_int_equal(json_array_size(change), 3);
    assert_true(from + drop <= json_array_size(old));
    for (size_t i = 0; i < from; i++)
        json_array_append(out, json_array_get(old, i));
    json_array_extend(out, items);
    for (size_t i = from + drop; i < json_array_size(old); i++)
        json_array_append(out, json_array_get(old, i));
    return out;
}

static json_t *changed_items(const json_t *old, json_t *change)
{
    json_t *out = json_array(), *one;
    size_t i;
    const char *key;

    json_array_foreach(old, i, one) json_array_append(out, one);
    json_object_foreach(change, key, one)
    {
        i = (size_t)atol(key);
        assert_true(i < json_array_size(old));
        json_array_set_new(out, i, changed(json_array_get(old, i), one));
    }
    return out;
}

static void set_changed(json_t *out, const json_t *old, json_t *change, const char *key)
{
    json_t *within = json_object_get(change, key), *before = json_object_get(old, key);

    if (within)
        json_object_set_new(out, key, changed(before, within));
    else
        json_object_set(out, key, before);
}

static json_t *changed_members(const json_t *old, json_t *change)
{
    json_t *out = json_object(), *keys = json_object_get(change, ""), *one;
    const char *key;
    size_t i;

    if (keys) {
        json_array_foreach(keys, i, one) set_changed(out, old, change, json_string_value(one));
    } else {
        json_object_foreach((json_t *)old, key, one) set_changed(out, old, change, key);
    }
    return out;
}

static json_t *changed(const json_t *old, json_t *change)
{
    if (json_array_size(change) == 1)
        return json_incref(json_array_get(change, 0));
    if (json_is_array(change))
        return spliced(old, change);
    return json_is_array(old) ? changed_items(old, change) : changed_members(old, change);
}

/* -- texts -- */

struct written {
    struct text text;
    struct jparts parts;
};

static void write_any(struct jout *j, struct rng *rng, int depth)
{
    uint32_t what = rng_below(rng, depth < 5 ? 6 : 4);
    static const char *const keys[] = { "hex", "side", "a b", "units", "" };

    if (what < 2)
        jout_int(j, rng_below(rng, 4));
    else if (what == 2)
        jout_string(j, rng_below(rng, 2) ? "Préval \"le vieux\"" : "");
    else if (what == 3)
        jout_bool(j, rng_below(rng, 2));
    if (what < 4)
        return;
    what == 4 ? jout_array(j) : jout_object(j);
    for (uint32_t i = rng_below(rng, 5); i > 0; i--) {
        if (what == 5)
            jout_key(j, keys[i - 1]);
        write_any(j, rng, depth + 1);
    }
    what == 4 ? jout_end_array(j) : jout_end_object(j);
}

/* A list of pieces of which a few differ by `seed`, and something else with it. */
static void write_text(struct written *w, uint64_t seed)
{
    struct rng rng;
    struct jout j;

    rng_start_search(&rng, seed);
    text_clear(&w->text);
    jout_start(&j, &w->text);
    jout_note_parts(&j, &w->parts, LEVELS);
    jout_object(&j);
    jout_key(&j, "units");
    jout_array(&j);
    uint32_t odd = rng_below(&rng, 12), count = 8 + rng_below(&rng, 3);
    for (uint32_t i = 0; i < count; i++) {
        jout_object(&j);
        jout_key_int(&j, "token", i == odd ? rng_below(&rng, 100) : i);
        if (rng_below(&rng, 9) == 0)
            jout_key_bool(&j, "moved", true);
        jout_end_object(&j);
    }
    jout_end_array(&j);
    for (int i = 0; i < 3; i++)
        if (rng_below(&rng, 3)) {
            jout_key(&j, (const char *const[]){ "view", "result", "draft" }[i]);
            write_any(&j, &rng, 1);
        }
    jout_end_object(&j);
    jout_done(&j);
    assert_int_not_equal(jparts_print(&w->parts, text_str(&w->text)), 0);
}

static json_t *parse(const struct text *text)
{
    struct err err = { 0 };
    json_t *json = jin_parse("test", text_str(text), text->length, &err);

    if (!json)
        fail_msg("%s: %s", err.reason, text_str(text));
    return json;
}

static void check_leads(const struct text *before, const struct text *change,
                        const struct text *after)
{
    json_t *old = parse(before), *by = parse(change), *now = changed(old, by);
    char *text = json_dumps(now, JSON_COMPACT);

    assert_string_equal(text, text_str(after));
    free(text);
    json_decref(now);
    json_decref(by);
    json_decref(old);
}

static void test_parts__a_change_leads_from_any_text_to_any_other(void **state)
{
    struct written w[2] = { 0 };
    struct jprints prints = { 0 };
    struct text change = { 0 };

    (void)state;
    for (uint64_t i = 0; i < ROUNDS; i++) {
        struct written *before = &w[i % 2], *now = &w[1 - i % 2];

        write_text(before, i);
        jprints_keep(&prints, &before->parts);
        write_text(now, i % 7 ? i + 1 : i);
        text_clear(&change);
        jparts_change(&prints, &now->parts, text_str(&now->text), &change);
        check_leads(&before->text, &change, &now->text);
        assert_true(i % 7 || strcmp(text_str(&change), "{}") == 0);
    }
    for (int i = 0; i < 2; i++) {
        text_free(&w[i].text);
        jparts_free(&w[i].parts);
    }
    jprints_free(&prints);
    text_free(&change);
}

/* -- exactly -- */

static void list(struct written *w, int count, const int *item)
{
    struct jout j;

    text_clear(&w->text);
    jout_start(&j, &w->text);
    jout_note_parts(&j, &w->parts, LEVELS);
    jout_object(&j);
    jout_key(&j, "list");
    jout_array(&j);
    for (int i = 0; i < count; i++)
        jout_int(&j, item[i]);
    jout_end_array(&j);
    jout_key_int(&j, "same", 1);
    jout_end_object(&j);
    jparts_print(&w->parts, text_str(&w->text));
}

static void check_list(int count, const int *before, int now_count, const int *now,
                       const char *expected)
{
    struct written a = { 0 }, b = { 0 };
    struct jprints prints = { 0 };
    struct text change = { 0 };

    list(&a, count, before);
    list(&b, now_count, now);
    jprints_keep(&prints, &a.parts);
    jparts_change(&prints, &b.parts, text_str(&b.text), &change);
    assert_string_equal(text_str(&change), expected);
    text_free(&a.text);
    text_free(&b.text);
    jparts_free(&a.parts);
    jparts_free(&b.parts);
    jprints_free(&prints);
    text_free(&change);
}

static void test_parts__what_did_not_change_is_not_said(void **state)
{
    static const int five[] = { 1, 2, 3, 4, 5 }, other[] = { 1, 2, 9, 4, 5 },
                     four[] = { 1, 2, 4, 5 }, more[] = { 1, 2, 7, 8, 4, 5 }, twice[] = { 1, 1, 1 };

    (void)state;
    check_list(5, five, 5, five, "{}");
    check_list(5, five, 5, other, "{\"list\":{\"2\":[9]}}");
    check_list(5, five, 4, four, "{\"list\":[2,1,[]]}");
    check_list(4, four, 5, five, "{\"list\":[2,0,[3]]}");
    check_list(5, five, 6, more, "{\"list\":[2,1,[7,8]]}");
    check_list(2, twice, 3, twice, "{\"list\":[2,0,[1]]}");
    check_list(5, five, 0, five, "{\"list\":[0,5,[]]}");
}

/* The plain way, byte by byte. */
static uint32_t plain_sum(const char *text, size_t length)
{
    uint32_t a = 1, b = 0;

    for (size_t i = 0; i < length; i++) {
        a = (a + (unsigned char)text[i]) % 65521;
        b = (b + a) % 65521;
    }
    return b << 16 | a;
}

static void test_parts__the_sum_is_that_of_the_plain_way(void **state)
{
    static char bytes[6000];
    struct rng rng;

    (void)state;
    rng_start_search(&rng, 1805);
    assert_int_equal(jparts_sum("Wikipedia", 9), 0x11E60398);
    for (int i = 0; i < 2000; i++) {
        size_t length = rng_below(&rng, sizeof bytes);

        for (size_t at = 0; at < length; at++)
            bytes[at] = i % 3 ? (char)rng_below(&rng, 256) : (char)0xff;
        assert_int_equal(jparts_sum(bytes, length), plain_sum(bytes, length));
    }
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_parts__a_change_leads_from_any_text_to_any_other),
        cmocka_unit_test(test_parts__what_did_not_change_is_not_said),
        cmocka_unit_test(test_parts__the_sum_is_that_of_the_plain_way),
    };

    return cmocka_run_group_tests_name("base parts", tests, NULL, NULL);
}
