/* test_ai_advice.c -- advice comes from what the seat knows, and from nothing else.
 *
 * Positions of matches of the script; for each another world that the seat cannot tell from the true
 * one.  The advice is the same, byte for byte, in both languages, and its first answer is allowed.  A
 * few positions of each game; with BERTHIER_LONG=1 two hundred. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ai/advice.h"
#include "ai/script.h"
#include "engine/match.h"
#include "engine/registry.h"

enum { FEW = 2, MANY = 200, EVERY = 23, MOST = 400 };

struct tally {
    int positions, played_out, reasons, steps, unlike;
};

static void write_advice(const struct eng_box *box, const void *known, int seat, struct text *out,
                         struct advice *advice)
{
    for (int lang = 0; lang < LANG_COUNT; lang++) {
        struct jout json;

        assert_true(advice_think(box, known, seat, NULL, advice));
        jout_start(&json, out);
        jout_object(&json);
        advice_tell(advice, box, known, (enum lang)lang, &json);
        jout_end_object(&json);
        jout_done(&json);
    }
}

static void know(const struct eng_box *box, const void *truth, int seat, void *out)
{
    memcpy(out, truth, box->game->state_size);
    eng_redact(box, out, ENG_SEAT(seat));
    ((struct eng_core *)out)->barrier = 0;
}

/* Somebody else's truth, of which the seat knows the same. */
static bool dream(const struct eng_box *box, const void *known, int seat, struct rng *rng,
                  void *world)
{
    memcpy(world, known, box->game->state_size);
    return eng_imagine(box, world, seat, rng);
}

static void count(const struct advice *a, struct tally *t)
{
    t->positions++;
    t->played_out += a->worlds > 0;
    for (int i = 0; i < a->count; i++) {
        t->reasons += a->answer[i].reason_count;
        t->steps += a->answer[i].step_count;
    }
}

static void examine(const struct eng_box *box, const void *truth, int seat, struct rng *rng,
                    struct tally *t)
{
    size_t size = box->game->state_size;
    void *known = base_alloc(size), *world = base_alloc(size), *as_known = base_alloc(size);
    struct text one = { 0 }, other = { 0 };
    struct advice advice;

    know(box, truth, seat, known);
    if (dream(box, known, seat, rng, world)) {
        t->unlike += memcmp((const char *)world + sizeof(struct eng_core),
                            (const char *)truth + sizeof(struct eng_core),
                            size - sizeof(struct eng_core)) != 0;
        know(box, world, seat, as_known);
        write_advice(box, known, seat, &one, &advice);
        count(&advice, t);
        assert_int_equal(box->game->check(box, truth, seat, &advice.answer[0].action), 0);
        write_advice(box, as_known, seat, &other, &advice);
        assert_string_equal(text_str(&one), text_str(&other));
    }
    text_free(&one);
    text_free(&other);
    base_free(known);
    base_free(world);
    base_free(as_known);
}

static bool play_on(const struct eng_box *box, struct eng_core *core, struct rng *rng)
{
    struct ai_budget quick = { .nodes = SCRIPT_HASTE };
    int seat = __builtin_ctz(core->active);
    void *known = base_alloc(box->game->state_size);
    struct eng_action a;

    know(box, core, seat, known);
    bool fine = script_choose(box, known, seat, &quick, rng, &a);
    if (fine)
        box->game->apply(box, core, seat, &a, NULL);
    base_free(known);
    return fine && !core->over;
}

static void examine_game(const char *game, int scenario, struct tally *t)
{
    struct err err;
    const struct eng_box *box = eng_shared_box(game, &err);
    struct eng_core *core = base_alloc(box->game->state_size);
    int wanted = getenv("BERTHIER_LONG") ? MANY : FEW;
    struct rng rng;

    *t = (struct tally){ 0 };
    rng_start_search(&rng, 1805);
    for (uint64_t match = 0; t->positions < wanted; match++) {
        assert_true(eng_begin_search(box, scenario, NULL, match, core, &err));
        for (int i = 1; i < MOST && t->positions < wanted && play_on(box, core, &rng); i++)
            if (i % EVERY == 0)
                examine(box, core, __builtin_ctz(core->active), &rng, t);
    }
    base_free(core);
    print_message("# %s: %d positions, %d played out, %d reasons, %d steps, %d worlds unlike\n",
                  game, t->positions, t->played_out, t->reasons, t->steps, t->unlike);
}

/* Reasons, and worlds that were others. */
static void says_why(const struct tally *t)
{
    assert_true(t->reasons > 0);
    assert_true(t->unlike > 0);
}

static void test_ai_advice__of_triumph_from_what_the_seat_knows(void **state)
{
    struct tally t;

    (void)state;
    examine_game("triumph", 1, &t);
    says_why(&t);
}

static void test_ai_advice__of_colors_from_what_the_seat_knows(void **state)
{
    struct tally t;

    (void)state;
    examine_game("colors", 0, &t);
    says_why(&t);
    assert_true(t.steps > 0);
}

static void test_ai_advice__of_the_campaign_from_what_the_seat_knows(void **state)
{
    struct tally t;

    (void)state;
    examine_game("campaign", 2, &t);
    says_why(&t);
}

static void test_ai_advice__of_austerlitz_from_what_the_seat_knows(void **state)
{
    struct tally t;

    (void)state;
    examine_game("austerlitz", 0, &t);
    assert_true(t.unlike > 0);
    examine_game("austerlitz", 1, &t); /* nothing is hidden there, and much to be said */
    assert_true(t.reasons > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ai_advice__of_triumph_from_what_the_seat_knows),
        cmocka_unit_test(test_ai_advice__of_colors_from_what_the_seat_knows),
        cmocka_unit_test(test_ai_advice__of_the_campaign_from_what_the_seat_knows),
        cmocka_unit_test(test_ai_advice__of_austerlitz_from_what_the_seat_knows),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
