/* test_austerlitz_preview.c -- what is told before a decision: it holds for whatever is asked.
 *
 * Random matches are played; before each decision the seat asks for the preview of what it will do
 * and of things that make no sense.  Every answer is a JSON object, and nothing breaks over it.
 * What a preview promises of a leg must come true, and what it counts is what the book counts. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "ai/ai.h"
#include "base/json_in.h"
#include "engine/match.h"
#include "engine/registry.h"
#include "games/austerlitz/kit/au_names.h"

enum { DECISIONS = 260, NONSENSE = 6 };

static const struct eng_box *box;

static int open_box(void **state)
{
    struct err err = { 0 };

    (void)state;
    box = eng_shared_box("austerlitz", &err);
    return box ? 0 : -1;
}

static json_t *preview(struct match *m, int seat, const struct eng_action *a)
{
    struct text out = { 0 };
    struct err err = { 0 };

    if (!match_preview(m, seat, a, &out))
        fail_msg("broken: %s", match_frozen(m));
    json_t *json = jin_parse("preview", text_str(&out), out.length, &err);
    if (!json)
        fail_msg("%s: %s: %s", err.place, err.reason, text_str(&out));
    text_free(&out);
    return json;
}

static int number(const json_t *json, const char *key)
{
    return (int)json_integer_value(json_object_get(json, key));
}

/* Anything that an action can be written as. */
static struct eng_action nonsense(struct rng *rng)
{
    struct eng_action a = { .verb = (uint16_t)rng_below(rng, VERB_COUNT) };
    int takes = box->game->verbs[a.verb].takes;

    if (takes & TAKES_NOUN)
        a.noun = (uint16_t)rng_below(rng, rng_below(rng, 2) ? 136 : ENG_TOKENS);
    if (takes & TAKES_COUNT)
        a.count = (int16_t)rng_below(rng, rng_below(rng, 2) ? 400 : 32768);
    if (takes & (TAKES_ANGLE | TAKES_POSE))
        a.angle = (int16_t)rng_below(rng, 360);
    if (takes & TAKES_POSE) {
        a.x = (int32_t)rng_below(rng, 2800);
        a.y = (int32_t)rng_below(rng, 2500);
    }
    return a;
}

/* A leg ends where it was said to, unless somebody was met on the way. */
static void compare_leg(const struct match *m, const struct eng_action *a, const json_t *told)
{
    const struct au_state *s = match_state(m);

    if (a->verb != VERB_MARCH || a->noun >= AU_CHIT0 || s->fog != CLEAR_DAY || s->core.over)
        return;
    if (s->unit[a->noun].standing != AT_FIELD || s->unit[a->noun].morale == ROUTED)
        return;
    assert_int_equal(s->unit[a->noun].x, number(told, "x"));
    assert_int_equal(s->unit[a->noun].y, number(told, "y"));
    assert_int_equal(s->unit[a->noun].facing, number(told, "facing"));
}

static bool decide(struct match *m, struct rng *rng)
{
    const struct eng_core *core = match_state(m);
    struct ai_budget budget = { 0 };
    struct eng_action a;
    eng_ruleno why;
    int seat = core->active & 1 ? 0 : 1;

    if (core->over)
        return false;
    for (int i = 0; i < NONSENSE; i++) {
        a = nonsense(rng);
        json_decref(preview(m, seat, &a));
    }
    assert_true(ai_decide(ai_find("random"), m, seat, &budget, rng, &a));
    json_t *told = preview(m, seat, &a);
    assert_int_equal(match_play(m, seat, &a, &why), MATCH_DONE);
    compare_leg(m, &a, told);
    json_decref(told);
    return true;
}

static void play(const char *scenario, uint32_t number_of)
{
    struct eng_start start = { .scenario = eng_find_scenario(box, scenario) };
    struct err err = { 0 };
    struct rng rng;

    seed_from_number(&start.seed, number_of);
    rng_start_search(&rng, number_of);
    struct match *m = match_begin(box, &start, &err);
    if (!m)
        fail_msg("%s: %s", err.place, err.reason);
    for (int i = 0; i < DECISIONS && decide(m, &rng); i++)
        ;
    match_free(m);
}

static void test_austerlitz_preview__holds_for_whatever_is_asked(void **state)
{
    (void)state;
    play("pratzen", 1);
    play("telnitz", 2);
    play("austerlitz", 3);
}

/* -- what it counts -- */

static json_t *preview_at(const char *position, struct eng_action a)
{
    struct seed seed;
    struct err err = { 0 };

    seed_from_number(&seed, 1);
    struct match *m = match_from_position(box, "position", position, &seed, &err);
    if (!m)
        fail_msg("%s: %s", err.place, err.reason);
    json_t *told = preview(m, FRENCH, &a);
    match_free(m);
    return told;
}

static uint16_t unit(const char *id)
{
    return (uint16_t)au_find_unit(box->board, id);
}

#define MOVEMENT                                                                                   \
    "position austerlitz 1\nseats 0 1\nframe match \"end of turn\"\nframe movement begin 0 0\n"

/* A05-6.2-1, 6.2-6: 2 UM for infantry that marches, 1 UM for whoever follows up. */
static void test_austerlitz_preview__of_a_leg_counts_what_is_left(void **state)
{
    static const char marching[] = MOVEMENT "unit F4-5 at 2000,245 /0 column spent 30\n";
    static const char winning[] = "position austerlitz 1\nseats 0 1\nframe match \"end of turn\"\n"
                                  "frame \"close combats\" \"which combat\" 0 0\nfate 6 1\n"
                                  "unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead\n"
                                  "unit A4-2 at 2000,300 /180 line D foe F4-5 marker 4\n";
    struct eng_action a = { .verb = VERB_MARCH, .noun = unit("F4-5"), .count = 60 };
    json_t *march = preview_at(marching, a);

    (void)state;
    assert_int_equal(number(march, "left"), 200);
    assert_int_equal(number(march, "far"), 60);
    a.verb = VERB_ADVANCE;
    json_t *advance = preview_at(winning, a);
    assert_int_equal(number(advance, "left"), 100);
    assert_int_equal(number(advance, "far"), 60);
    assert_int_equal(number(advance, "cost"), 60);
    assert_int_equal(number(advance, "y"), 305);
    json_decref(march);
    json_decref(advance);
}

static int total(const json_t *told, const char *key)
{
    assert_non_null(json_object_get(told, key));
    return number(json_object_get(told, key), "total");
}

/* Straight to the north, direction 0, is a direction like any other. */
static void test_austerlitz_preview__of_an_attack_tells_the_sums(void **state)
{
    static const char alone[] = MOVEMENT "unit F4-5 at 2000,145 /0 column\n"
                                         "unit A4-2 at 2000,300 /180 line\n";
    static const char joined[] =
        "position austerlitz 1\nseats 0 1\nframe match \"end of turn\"\nframe movement movement 0 0\n"
        "player french\n"
        "unit F4-5 at 2000,145 /0 column\n"
        "unit F4-6 at 2030,245 /0 column foe A4-2 front declared lead all\n"
        "unit A4-2 at 2000,300 /180 line foe F4-6\n";
    struct eng_action a = { .verb = VERB_ATTACK, .noun = unit("F4-5") };
    json_t *first = preview_at(alone, a), *second = preview_at(joined, a);

    (void)state;
    assert_int_equal(number(first, "way"), 0);
    assert_int_equal(number(first, "far"), 100);
    assert_string_equal(json_string_value(json_object_get(first, "target")), "A4-2");
    assert_string_equal(json_string_value(json_object_get(first, "aspect")), "front");
    assert_int_equal(total(first, "attack"), 5);
    assert_int_equal(total(second, "attack"), 6); /* one supports it (A05-14.1) */
    assert_int_equal(total(first, "defence"), 2);
    json_decref(first);
    json_decref(second);
}

/* A05-13.12.3-1: a charge doubles what cavalry has. */
static void test_austerlitz_preview__of_a_charge_is_of_a_charge(void **state)
{
    static const char cavalry[] = MOVEMENT "unit FC-6 at 2000,50 /0 line\n"
                                           "unit A4-2 at 2000,300 /180 line\n";
    struct eng_action a = { .verb = VERB_CHARGE, .noun = unit("FC-6") };
    json_t *charge = preview_at(cavalry, a);

    (void)state;
    a.verb = VERB_ATTACK;
    json_t *attack = preview_at(cavalry, a);
    assert_int_equal(total(charge, "attack"), 8);
    assert_int_equal(total(attack, "attack"), 5);
    assert_int_equal(total(charge, "defence"), 2);
    json_decref(charge);
    json_decref(attack);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_austerlitz_preview__holds_for_whatever_is_asked),
        cmocka_unit_test(test_austerlitz_preview__of_a_leg_counts_what_is_left),
        cmocka_unit_test(test_austerlitz_preview__of_an_attack_tells_the_sums),
        cmocka_unit_test(test_austerlitz_preview__of_a_charge_is_of_a_charge),
    };

    return cmocka_run_group_tests(tests, open_box, NULL);
}
