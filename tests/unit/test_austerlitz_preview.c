/* test_austerlitz_preview.c -- what is told before a decision: it holds for whatever is asked.
 *
 * Random matches are played; before each decision the seat asks for the preview of what it will do
 * and of things that make no sense.  Every answer is a JSON object, and nothing breaks over it.
 * What a preview promises of a leg must come true. */

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
#include "games/austerlitz/au_local.h"

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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_austerlitz_preview__holds_for_whatever_is_asked),
    };

    return cmocka_run_group_tests(tests, open_box, NULL);
}
