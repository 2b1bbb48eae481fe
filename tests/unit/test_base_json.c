/* test_base_json.c -- what the writer writes the reader reads, and what the reader refuses. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/json_in.h"
#include "base/json_out.h"
#include "panics.h"

static json_t *parse(const char *text, size_t length)
{
    struct err err = { 0 };
    json_t *value = jin_parse("test", text, length, &err);

    if (!value)
        fail_msg("%s: %s: %s", err.place, err.reason, text);
    return value;
}

static void check_refused(const char *text, const char *place)
{
    struct err err = { 0 };

    assert_null(jin_parse("view", text, strlen(text), &err));
    assert_string_equal(err.place, place);
    assert_string_not_equal(err.reason, "");
}

static void write_everything(struct jout *j)
{
    jout_object(j);
    jout_key_string(j, "name", "Ney");
    jout_key_int(j, "big", INT64_MIN);
    jout_key_bool(j, "yes", true);
    jout_key(j, "list");
    jout_array(j);
    jout_int(j, 1);
    jout_bool(j, false);
    jout_null(j);
    jout_string(j, NULL);
    jout_array(j);
    jout_end_array(j);
    jout_object(j);
    jout_end_object(j);
    jout_raw(j, "[2,3]");
    jout_fixed(j, 1234, 2);
    jout_end_array(j);
    jout_key_string(j, "last", "");
    jout_end_object(j);
    jout_done(j);
}

static void test_json_out__commas_and_brackets(void **state)
{
    struct text t = { 0 };
    struct jout j;

    (void)state;
    jout_start(&j, &t);
    write_everything(&j);
    assert_string_equal(t.s, "{\"name\":\"Ney\",\"big\":-9223372036854775808,\"yes\":true,"
                             "\"list\":[1,false,null,null,[],{},[2,3],12.34],\"last\":\"\"}");
    text_free(&t);
}

static void test_json__what_is_written_is_read(void **state)
{
    struct text t = { 0 };
    struct jout j;
    json_t *v, *list;

    (void)state;
    jout_start(&j, &t);
    write_everything(&j);
    v = parse(t.s, t.length);
    assert_string_equal(json_string_value(json_object_get(v, "name")), "Ney");
    assert_true(json_integer_value(json_object_get(v, "big")) == INT64_MIN);
    assert_true(json_is_true(json_object_get(v, "yes")));
    list = json_object_get(v, "list");
    assert_int_equal(json_array_size(list), 8);
    assert_true(json_is_null(json_array_get(list, 3)));
    assert_true(json_real_value(json_array_get(list, 7)) > 12.339);
    assert_true(json_real_value(json_array_get(list, 7)) < 12.341);
    json_decref(v);
    text_free(&t);
}

static void check_fixed(int64_t n, int decimals, const char *expected)
{
    struct text t = { 0 };
    struct jout j;

    jout_start(&j, &t);
    jout_fixed(&j, n, decimals);
    jout_done(&j);
    assert_string_equal(t.s, expected);
    text_free(&t);
}

static void test_json_out__fixed_point(void **state)
{
    (void)state;
    check_fixed(1234, 2, "12.34");
    check_fixed(-5, 2, "-0.05");
    check_fixed(1230, 2, "12.3");
    check_fixed(0, 3, "0");
    check_fixed(100, 2, "1");
    check_fixed(1000, 0, "1000");
    check_fixed(-1000, 2, "-10");
    check_fixed(-42, 0, "-42");
    check_fixed(INT64_MAX, 18, "9.223372036854775807");
    check_fixed(INT64_MIN, 18, "-9.223372036854775808");
}

/* Writes bytes as a string in an array and returns the written JSON. */
static void write_bytes(struct text *t, const char *s, size_t n)
{
    struct jout j;

    text_clear(t);
    jout_start(&j, t);
    jout_array(&j);
    jout_string_n(&j, s, n);
    jout_end_array(&j);
    jout_done(&j);
}

static void test_json_out__control_characters(void **state)
{
    struct text t = { 0 };

    (void)state;
    write_bytes(&t, "\"\\/\b\f\n\r\t\x01\x1f\x7f\0z", 13);
    assert_string_equal(t.s, "[\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0001\\u001f\x7f\\u0000z\"]");
    for (int c = 1; c < 0x80; c++) {
        char s[2] = { (char)c, '\0' };
        json_t *v;

        write_bytes(&t, s, 1);
        v = parse(t.s, t.length);
        assert_string_equal(json_string_value(json_array_get(v, 0)), s);
        json_decref(v);
    }
    text_free(&t);
}

static void test_json_out__bad_utf8_becomes_the_replacement(void **state)
{
    static const struct {
        const char *in, *out;
    } pair[] = {
        { "\xC3\xA9t\xC3\xA9", "[\"\xC3\xA9t\xC3\xA9\"]" },
        { "\xF0\x9F\x8E\xB2", "[\"\xF0\x9F\x8E\xB2\"]" },
        { "a\xFF", "[\"a\xEF\xBF\xBD\"]" },
        { "\xC3", "[\"\xEF\xBF\xBD\"]" },
        { "\xC3z", "[\"\xEF\xBF\xBDz\"]" },
        { "\x80z", "[\"\xEF\xBF\xBDz\"]" },
        { "\xC0\x80", "[\"\xEF\xBF\xBD\xEF\xBF\xBD\"]" },
        { "\xE2\x82", "[\"\xEF\xBF\xBD\xEF\xBF\xBD\"]" },
        { "\xED\xA0\x80", "[\"\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\"]" },
    };
    struct text t = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof pair / sizeof *pair; i++) {
        write_bytes(&t, pair[i].in, strlen(pair[i].in));
        assert_string_equal(t.s, pair[i].out);
    }
    text_free(&t);
}

/* The bytes lie alone in their block, so that a look beyond them is noticed; jansson says which
 * of them are text. */
static void check_against_reader(const unsigned char *byte, size_t n, struct text *t)
{
    json_t *text = json_stringn((const char *)byte, n), *read;
    char *alone = base_alloc(n);

    memcpy(alone, byte, n);
    write_bytes(t, alone, n);
    free(alone);
    read = parse(t->s, t->length);
    if (text)
        assert_true(json_equal(json_array_get(read, 0), text));
    else
        assert_non_null(strstr(t->s, "\xEF\xBF\xBD"));
    json_decref(read);
    json_decref(text);
}

static void test_json_out__agrees_with_the_reader_on_utf8(void **state)
{
    static const unsigned char edge[] = { 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF,
                                          0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED,
                                          0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF };
    struct text t = { 0 };
    int count = sizeof edge;

    (void)state;
    for (int code = 0; code < count * count * count * count; code++) {
        unsigned char byte[4];
        int rest = code;

        for (int i = 0; i < 4; i++, rest /= count)
            byte[i] = edge[rest % count];
        if (byte[0] < 0xE0 && byte[2] != 0x41) /* the third and fourth byte say nothing new */
            continue;
        check_against_reader(byte, byte[0] < 0xF0 ? 3 : 4, &t);
    }
    text_free(&t);
}

static void test_json_out__keys_from_elsewhere_are_escaped(void **state)
{
    struct text t = { 0 };
    struct jout j;

    (void)state;
    jout_start(&j, &t);
    jout_object(&j);
    jout_key_any(&j, "a\"b");
    jout_int(&j, 1);
    jout_end_object(&j);
    assert_string_equal(t.s, "{\"a\\\"b\":1}");
    text_free(&t);
}

static void test_json_out__nests_to_its_depth(void **state)
{
    struct text t = { 0 };
    struct jout j;
    json_t *v;

    (void)state;
    jout_start(&j, &t);
    for (int i = 0; i < JOUT_DEPTH; i++)
        jout_array(&j);
    assert_panics(jout_array(&j));
    for (int i = 0; i < JOUT_DEPTH; i++)
        jout_end_array(&j);
    jout_done(&j);
    v = parse(t.s, t.length);
    json_decref(v);
    text_free(&t);
}

static void test_json_out__wrong_order_is_a_panic(void **state)
{
    struct text t = { 0 };
    struct jout j;

    (void)state;
    jout_start(&j, &t);
    assert_panics(jout_done(&j));
    assert_panics(jout_key(&j, "a"));
    assert_panics(jout_end_array(&j));
    jout_object(&j);
    assert_panics(jout_int(&j, 1));
    assert_panics(jout_end_array(&j));
    jout_key(&j, "a");
    assert_panics(jout_key(&j, "b"));
    assert_panics(jout_end_object(&j));
    jout_array(&j);
    assert_panics(jout_key(&j, "c"));
    assert_panics(jout_end_object(&j));
    assert_panics(jout_done(&j));
    jout_end_array(&j);
    jout_end_object(&j);
    jout_done(&j);
    assert_panics(jout_int(&j, 1));
    assert_panics(jout_fixed(&j, 1, 19));
    text_free(&t);
}

static void test_json_in__strict(void **state)
{
    (void)state;
    check_refused("{\"a\":1,\"a\":2}", "view:1");
    check_refused("{}\n x", "view:2");
    check_refused("[1] [2]", "view:1");
    check_refused("[\"\xFF\"]", "view:1");
    check_refused("[\"\xED\xA0\x80\"]", "view:1");
    check_refused("[9223372036854775808]", "view:1");
    check_refused("[1e999]", "view:1");
    check_refused("[1,]", "view:1");
    check_refused("[01]", "view:1");
    check_refused("{'a':1}", "view:1");
    check_refused("[\"\\u0000\"]", "view:1");
    check_refused("[\n\n\"a\nb\"]", "view:3");
    check_refused("", "view:1");
}

static void test_json_in__says_line_and_column(void **state)
{
    struct err err = { 0 };

    (void)state;
    assert_null(jin_parse("map.json", "{\n  \"a\": ?\n}", 12, &err));
    assert_string_equal(err.place, "map.json:2");
    assert_memory_equal(err.reason, "column 8: ", 10);
}

static void test_json_in__depth_has_a_limit(void **state)
{
    struct text t = { 0 };
    struct err err = { 0 };

    (void)state;
    for (int i = 0; i < 3000; i++)
        text_add_char(&t, '[');
    for (int i = 0; i < 3000; i++)
        text_add_char(&t, ']');
    assert_null(jin_parse("view", t.s, t.length, &err));
    text_free(&t);
}

static void test_json_in__any_value_may_stand_alone(void **state)
{
    json_t *v = parse("9223372036854775807", 19);

    (void)state;
    assert_true(json_integer_value(v) == INT64_MAX);
    json_decref(v);
}

static void test_json_in__members_by_type(void **state)
{
    static const char text[] = "{\"n\":7,\"s\":\"x\",\"a\":[1],\"o\":{},\"r\":1.5}";
    json_t *v = parse(text, sizeof text - 1), *found = NULL;
    const char *s = NULL;
    int64_t n = 0;
    struct err err = { 0 };

    (void)state;
    assert_true(jin_int(v, "", "n", 7, 7, &n, &err) && n == 7);
    assert_true(jin_string(v, "", "s", &s, &err));
    assert_string_equal(s, "x");
    assert_true(jin_array(v, "", "a", &found, &err) && json_array_size(found) == 1);
    assert_true(jin_object(v, "", "o", &found, &err) && json_is_object(found));
    assert_string_equal(err.reason, "");
    assert_false(jin_int(v, "locales[12]", "n", 1, 6, &n, &err));
    assert_string_equal(err.reason, "locales[12].n is 7, not from 1 to 6");
    assert_string_equal(err.place, "");
    assert_false(jin_int(v, "", "n", 8, 9, &n, &err));
    assert_false(jin_int(v, "top", "r", 0, 9, &n, &err));
    assert_string_equal(err.reason, "top.r is not a whole number");
    assert_false(jin_int(v, "", "z", 0, 9, &n, &err));
    assert_string_equal(err.reason, "z is missing");
    assert_false(jin_string(v, "", "n", &s, &err));
    assert_string_equal(err.reason, "n is not a string");
    assert_false(jin_array(v, "", "o", &found, &err));
    assert_string_equal(err.reason, "o is not an array");
    assert_false(jin_object(v, "", "a", &found, &err));
    assert_string_equal(err.reason, "a is not an object");
    json_decref(v);
}

static void test_json_in__members_of_what_is_no_object_are_missing(void **state)
{
    json_t *v = parse("[]", 2);
    struct err err = { 0 };
    int64_t n;

    (void)state;
    assert_false(jin_int(v, "", "n", 0, 9, &n, &err));
    assert_string_equal(err.reason, "n is missing");
    assert_false(jin_int(NULL, "", "n", 0, 9, &n, NULL));
    json_decref(v);
}

static void test_json_in__a_file_that_is_not_there_is_named(void **state)
{
    struct err err = { 0 };

    (void)state;
    assert_null(jin_read("no/such/map.json", &err));
    assert_string_equal(err.place, "no/such/map.json");
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_json_out__commas_and_brackets),
        cmocka_unit_test(test_json__what_is_written_is_read),
        cmocka_unit_test(test_json_out__fixed_point),
        cmocka_unit_test(test_json_out__control_characters),
        cmocka_unit_test(test_json_out__bad_utf8_becomes_the_replacement),
        cmocka_unit_test(test_json_out__agrees_with_the_reader_on_utf8),
        cmocka_unit_test(test_json_out__keys_from_elsewhere_are_escaped),
        cmocka_unit_test(test_json_out__nests_to_its_depth),
        cmocka_unit_test(test_json_out__wrong_order_is_a_panic),
        cmocka_unit_test(test_json_in__strict),
        cmocka_unit_test(test_json_in__says_line_and_column),
        cmocka_unit_test(test_json_in__depth_has_a_limit),
        cmocka_unit_test(test_json_in__any_value_may_stand_alone),
        cmocka_unit_test(test_json_in__members_by_type),
        cmocka_unit_test(test_json_in__members_of_what_is_no_object_are_missing),
        cmocka_unit_test(test_json_in__a_file_that_is_not_there_is_named),
    };

    return cmocka_run_group_tests_name("base json", tests, NULL, NULL);
}
