/* test_engine_line_kinds.c -- kinds of lines beside those of test_engine_lines.c: said by their key,
 * of the game's options, a pair in one field, a field on each line, as many as the board has, and
 * fields whose usual value hangs on the rest of the line. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/flow.h"
#include "engine/lines.h"
#include "sk_rules.h"

enum { RED, BLUE, SIDES };
enum { TREES = 4, GROWN = 3 /* on the board */ };

struct toy_state {
    struct eng_core core;
    int16_t at[TREES][2];
    int16_t facing[TREES], faced[TREES];
    uint8_t kind[TREES];
    uint8_t part, guard[SIDES];
    uint8_t rain, snow, option[ENG_OPTIONS];
};

#define STATE struct toy_state
#include "engine/line_tables.def"

static const char *const side_names[] = { "red", "blue", NULL };
static const char *const kind_names[] = { "oak", "elm", NULL };

static int grown(const struct eng_box *box)
{
    (void)box;
    return GROWN;
}

/* "3:4" */
static int find_spot(const struct eng_box *box, const char *word)
{
    int32_t pair;

    (void)box;
    if (strlen(word) != 3 || word[1] != ':')
        return -1;
    memcpy(&pair, (int16_t[]){ (int16_t)(word[0] - '0'), (int16_t)(word[2] - '0') }, sizeof pair);
    return pair;
}

static void name_spot(const struct eng_box *box, int pair, struct text *out)
{
    int16_t at[2];

    (void)box;
    memcpy(at, &pair, sizeof at);
    text_printf(out, "%d:%d", at[0], at[1]);
}

static void save_faced(const struct eng_box *box, const void *state, int who, struct text *out)
{
    const struct toy_state *s = state;

    (void)box;
    if (s->faced[who] != s->facing[who])
        text_printf(out, " faced %d", s->faced[who]);
}

static bool then_tree(struct eng_reader *r)
{
    struct toy_state *s = r->state;

    if (!eng_says(r, "faced"))
        s->faced[r->who] = s->facing[r->who];
    return true;
}

static const struct eng_things sides = NAMED("side", side_names);
static const struct eng_things kinds = NAMED("kind", kind_names);
static const struct eng_things spots = FOUND("spot", find_spot, name_spot);

static const struct eng_field weather_fields[] = {
    { "rain", IN(rain), MARKS(1) },
    { "snow", IN(snow), MARKS(1) },
    END_FIELDS,
};
static const struct eng_field tree_fields[] = {
    { NULL, .at = offsetof(STATE, at), .size = 4, EVERY(at), IS(spots) },
    { NULL, IN(facing[0]), EVERY(facing), LONE(eng_facing), .spoken = 1 },
    { NULL, IN(kind[0]), EVERY(kind), LONE(kinds) },
    { "faced", IN(faced[0]), EVERY(faced), FROM(0, 359), .save = save_faced },
    END_FIELDS,
};

static const char no_part[] = "the part is none";

static const struct eng_line toy_lines[] = {
    { "whole", "the whole of it", ONE(IN(part), SAYS(0), USUAL(1)), .broken = no_part },
    { "guard", "is there", ONE(IN(guard[0]), EVERY(guard), SAYS(1)), .who = &sides,
      .count = SIDES },
    { "weather", "of the day", weather_fields, .apart = 1, .nothing = "is no weather" },
    { "option", "as chosen", ONE(IN(option[0]), EVERY(option), CHOICE), .who = &eng_options,
      .count = ENG_OPTIONS, .many = eng_option_count },
    { "tree", "as many as have grown", tree_fields, .count = TREES, .many = grown, .always = 1,
      .then = then_tree },
    { .key = NULL },
};

static void lay_out(const struct eng_box *box, void *state)
{
    (void)box;
    ((struct toy_state *)state)->part = 1;
}

static bool complete(struct eng_reader *r)
{
    (void)r;
    return true;
}

static const struct eng_option options[] = {
    { "fog", "Fog", { "off", "on", "thick" } },
    { "mud", "Mud", { "off", "deep" } },
    { .id = NULL },
};
static const struct eng_proc procs[] = { { .name = "match" }, { .name = NULL } };
static const struct eng_game game = {
    .book = &sk_book,
    .version = 1,
    .state_size = sizeof(struct toy_state),
    .sides = side_names,
    .options = options,
    .procs = procs,
    .lines = toy_lines,
    .lay_out = lay_out,
    .complete = complete,
};
static const struct eng_box box = { .game = &game };

#define HEAD       "position skirmish 1\nseats 0 1\n"
#define TREES_AT_0 "tree 0 0:0\ntree 1 0:0\ntree 2 0:0\n"

static struct toy_state s;

static bool taken(const char *lines, struct err *err)
{
    struct text text = { 0 };

    text_printf(&text, HEAD "%s", lines);
    bool fine = eng_restore(&box, "toy", text_str(&text), &s, err);
    text_free(&text);
    return fine;
}

static void refused(const char *lines, const char *why)
{
    struct err err;

    assert_false(taken(lines, &err));
    assert_string_equal(err.place, "toy:3");
    assert_string_equal(err.reason, why);
}

static void is_saved_as(const char *lines, const char *saved)
{
    struct text text = { 0 };
    struct err err;

    assert_true(taken(lines, &err));
    eng_save(&box, &s, &text);
    assert_string_equal(text_str(&text) + strlen(HEAD), saved);
    text_free(&text);
}

static void test_engine_line_kinds__said_by_the_key(void **state)
{
    (void)state;
    is_saved_as("whole\nguard blue\n", "whole\nguard blue\n" TREES_AT_0);
    assert_int_equal(s.part, 0);
    assert_int_equal(s.guard[BLUE], 1);
    assert_int_equal(s.guard[RED], 0);
    is_saved_as("", TREES_AT_0);
    assert_int_equal(s.part, 1);
    refused("whole day\n", "'day' is more than 'whole' takes");
    s.part = 2;
    assert_ptr_equal(eng_lines_broken(&box, &s), no_part);
}

static void test_engine_line_kinds__a_field_on_each_line(void **state)
{
    (void)state;
    is_saved_as("weather snow rain\n", "weather rain\nweather snow\n" TREES_AT_0);
    is_saved_as("weather snow\n", "weather snow\n" TREES_AT_0);
    refused("weather rain hail\n", "'hail' is no weather");
}

static void test_engine_line_kinds__options(void **state)
{
    (void)state;
    is_saved_as("option mud deep\noption fog thick\n",
                "option fog thick\noption mud deep\n" TREES_AT_0);
    assert_int_equal(s.option[0], 2);
    assert_int_equal(s.option[1], 1);
    is_saved_as("option mud off\n", TREES_AT_0);
    refused("option mud thick\n", "'thick' is no value of this option");
    refused("option hail on\n", "there is no option 'hail'");
    refused("option fog on off\n", "'off' is more than 'option' takes");
}

static void test_engine_line_kinds__pairs_and_what_hangs_on_the_rest(void **state)
{
    (void)state;
    is_saved_as("tree 1 3:4 /90 elm\n", "tree 0 0:0\ntree 1 3:4 /90 elm\ntree 2 0:0\n");
    assert_int_equal(s.at[1][0], 3);
    assert_int_equal(s.at[1][1], 4);
    assert_int_equal(s.at[0][1] | s.at[2][0], 0);
    assert_int_equal(s.faced[1], 90);
    is_saved_as("tree 1 3:4 faced 7 /0\n", "tree 0 0:0\ntree 1 3:4 faced 7\ntree 2 0:0\n");
    refused("tree 1 3\n", "there is no spot '3'");
    refused("tree 1 3:4 oak\n", "'oak' is more than 'tree' takes"); /* usual, and not spoken */
}

static void test_engine_line_kinds__forms(void **state)
{
    static const char *const forms[] = { "whole", "guard red|blue", "weather [rain] [snow]",
                                         "option <option> <value>",
                                         "tree 0..3 <spot> [<facing>] [oak|elm] [faced 0..359]" };

    (void)state;
    for (int i = 0; toy_lines[i].key; i++) {
        struct text text = { 0 };
        eng_line_form(&toy_lines[i], &text);
        assert_string_equal(text_str(&text), forms[i]);
        text_free(&text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_engine_line_kinds__said_by_the_key),
        cmocka_unit_test(test_engine_line_kinds__a_field_on_each_line),
        cmocka_unit_test(test_engine_line_kinds__options),
        cmocka_unit_test(test_engine_line_kinds__pairs_and_what_hangs_on_the_rest),
        cmocka_unit_test(test_engine_line_kinds__forms),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
