/* test_engine_frames.c -- frames by the table that says what they remember (toy_frames.def), and rows
 * by the verbs that they take. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "engine/box.h"
#include "engine/flow.h"
#include "engine/registry.h"
#include "sk_rules.h"

#include "games/skirmish/sk.h"

#define FRAMES "unit/toy_frames.def"
#include "engine/frame_types.def"

enum { TOY_SPY = ENG_KINDS };
enum { TOY_OWN_SECRET = ENG_SECRETS };

enum { TOY_HIDE, TOY_STRIKE, TOY_SING, TOY_FLEE };
static const struct eng_verb toy_verbs[] = {
    { "hide", GESTURE_BUTTON, TAKES_NOTHING },
    { "strike", GESTURE_PIECE, TAKES_NOUN },
    { "sing", GESTURE_BUTTON, TAKES_NOTHING },
    { "flee", GESTURE_BUTTON, TAKES_NOTHING },
    { NULL, 0, 0 },
};

/* Nobody strikes at odd numbers. */
static eng_ruleno check_home(const struct eng_box *b, const void *state, int seat,
                             const struct eng_action *a)
{
    (void)b, (void)state, (void)seat;
    assert_true(a->verb == TOY_HIDE || (a->noun >= 2 && a->noun <= 6));
    return a->noun % 2 ? SK_3_01 : 0;
}

static const struct eng_step all[] = { STEP_FOR(SK_2_01, "all", NULL, 44) };
static const struct eng_step raid[] = {
    ASKS(SK_2_01, "raid", NULL, NULL, NULL, NULL, PLAIN(TOY_HIDE), NOUNS(TOY_STRIKE, 3, 4, 0)),
    ASKS(SK_2_02, "home", NULL, NULL, NULL, check_home, NOUNS(TOY_STRIKE, 2, 6, SK_2_04),
         PLAIN(TOY_HIDE), NEVER(TOY_SING, SK_2_05), OTHERS(SK_2_06)),
};
extern const struct eng_proc toy_procs[];
#define PROCS toy_procs
#include "engine/frame_tables.def"

static const char *const sides[] = { "Blue", "Red", NULL };
static const struct eng_game game = { .sides = sides, .verbs = toy_verbs, .procs = toy_procs };
static const struct eng_box box = { .game = &game };

static struct eng_core raided(void)
{
    struct eng_core core = { .depth = 2, .seat_count = 3, .side = { 0, 1, 1 } };

    core.frame[0] = (struct eng_frame){ .proc = PROC_ALL };
    core.frame[1] = (struct eng_frame){ .proc = PROC_RAID, .local = { 1, 2, -2, 77, 5 } };
    return core;
}

/* Spies have odd numbers. */
static bool holds(const struct eng_box *b, const void *state, int kind, int value)
{
    assert_ptr_equal(b, &box);
    assert_non_null(state);
    assert_int_equal(kind, TOY_SPY);
    return value % 2;
}

static void test_frames__a_local_has_the_name_of_the_table(void **unused)
{
    struct eng_core core = raided();
    struct raid_frame *f = raid_frame(&core.frame[1]);

    (void)unused;
    assert_int_equal(f->side, 1);
    assert_int_equal(f->booty, 77);
    f->miles = 3;
    assert_int_equal(core.frame[1].local[2], 3);
    assert_int_equal(raid_now(&core)->miles, 3);
    assert_int_equal(raid_of(&core.frame[1])->spy, 5);
    assert_true(toy_procs[PROC_RAID].peeks && !toy_procs[PROC_ALL].peeks);
    assert_string_equal(toy_procs[PROC_RAID].local[3].words, "what was found");
    assert_null(toy_procs[PROC_RAID].local[5].name);
    assert_null(toy_procs[PROC_COUNT].name);
}

static void test_frames__each_local_is_held_against_its_kind(void **unused)
{
    static const int16_t wrong[][2] = { { 0, 2 }, { 0, -1 }, { 1, 3 }, { 1, -1 },
                                        { 2, 4 }, { 2, -3 }, { 4, 6 } };
    struct eng_core core = raided();

    (void)unused;
    assert_true(eng_frames_fit(&box, &core, holds));
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        core = raided();
        core.frame[1].local[wrong[i][0]] = wrong[i][1];
        assert_false(eng_frames_fit(&box, &core, holds));
    }
}

/* Those of side 0 see minus one for a spy. */
static int mask(const struct eng_box *b, const void *state, const struct eng_frame *f, int local,
                eng_seats audience)
{
    assert_ptr_equal(b, &box);
    assert_non_null(state);
    return audience & ENG_SEAT(0) ? -1 : f->local[local];
}

static void test_frames__a_secret_is_its_owners_alone(void **unused)
{
    struct eng_core owner = raided(), enemy = raided();

    (void)unused;
    eng_mask_frames(&box, &owner, ENG_SEAT(2), mask);
    assert_memory_equal(&owner, &(struct eng_core[]){ raided() }, sizeof owner);
    eng_mask_frames(&box, &enemy, ENG_SEAT(0), mask);
    assert_int_equal(raid_now(&enemy)->booty, 0);
    assert_int_equal(raid_now(&enemy)->spy, -1);
    assert_int_equal(raid_now(&enemy)->miles, -2);
}

static void test_frames__the_row_on_which_a_match_stands(void **unused)
{
    struct eng_core core = raided();

    (void)unused;
    core.frame[1].step = 1;
    assert_true(eng_is_at(&core, PROC_RAID, 1));
    assert_false(eng_is_at(&core, PROC_RAID, 0));
    assert_false(eng_is_at(&core, PROC_ALL, 1));
    core.over = 1;
    assert_false(eng_is_at(&core, PROC_RAID, 1));
    assert_false(eng_is_at(&(struct eng_core){ 0 }, PROC_ALL, 0));
}

static eng_ruleno why_not(struct eng_core *core, int verb, int noun)
{
    struct eng_action a = { .verb = (uint16_t)verb, .noun = (uint16_t)noun };

    return eng_flow_check(&box, core, 0, &a);
}

static void test_rows__a_check_sees_no_verb_or_noun_but_the_rows(void **unused)
{
    struct eng_core core = raided();

    (void)unused;
    core.asked = 1;
    assert_int_equal(why_not(&core, TOY_STRIKE, 4), 0);
    assert_int_equal(why_not(&core, TOY_STRIKE, 5), SK_2_01);
    assert_int_equal(why_not(&core, TOY_SING, 0), SK_2_01);
    core.frame[1].step = 1;
    assert_int_equal(why_not(&core, TOY_HIDE, 0), 0);
    assert_int_equal(why_not(&core, TOY_STRIKE, 6), 0);
    assert_int_equal(why_not(&core, TOY_STRIKE, 5), SK_3_01);
    assert_int_equal(why_not(&core, TOY_STRIKE, 1), SK_2_04);
    assert_int_equal(why_not(&core, TOY_STRIKE, 7), SK_2_04);
    assert_int_equal(why_not(&core, TOY_SING, 0), SK_2_05);
    assert_int_equal(why_not(&core, TOY_FLEE, 0), SK_2_06);
    assert_int_equal(why_not(&core, 99, 0), SK_2_02);
}

static void test_rows__without_an_offer_what_is_allowed_is_offered(void **unused)
{
    static const uint16_t nouns[] = { 0, 2, 4, 6 };
    struct eng_core core = raided();
    struct eng_choices c;

    (void)unused;
    core.asked = 1;
    eng_flow_offer(&box, &core, 0, &c);
    assert_int_equal(c.count, 3);
    core.frame[1].step = 1;
    eng_flow_offer(&box, &core, 0, &c);
    assert_int_equal(c.count, 4);
    for (int i = 0; i < 4; i++) {
        assert_int_equal(c.action[i].verb, i ? TOY_STRIKE : TOY_HIDE);
        assert_int_equal(c.action[i].noun, nouns[i]);
    }
}

static void test_rows__one_function_serves_rows_with_arguments(void **unused)
{
    struct eng_turn t = { .box = &box };
    struct eng_frame f = { .proc = PROC_ALL, .step = 1 };

    (void)unused;
    assert_int_equal(row_arg(&t, &f), 44);
}

#define DUEL                                                                                       \
    "position skirmish 1\nseats 0 1\nfield ford\nturn 1 of 8\nactive 1\n"                          \
    "company 0 Blue line 300 500 /0\ncompany 1 Red line 800 500 /0\n"                              \
    "frame match \"second side\" 0\n"

static bool reads(const char *frame, struct sk_state *s, struct err *err)
{
    struct text text = { 0 };
    const struct eng_box *skirmish = eng_shared_box("skirmish", err);

    assert_non_null(skirmish);
    text_printf(&text, "%s%s\n", DUEL, frame);
    bool fine = eng_restore(skirmish, "here", text_str(&text), s, err);
    text_free(&text);
    return fine;
}

static void test_frames__positions_may_name_the_locals(void **unused)
{
    struct sk_state numbers, names;
    struct err err;

    (void)unused;
    assert_true(reads("frame orders picks 7 1", &numbers, &err));
    assert_true(reads("frame orders picks 7 side=red", &names, &err));
    assert_memory_equal(&numbers, &names, sizeof names);
    assert_true(reads("frame action march company=1", &names, &err));
    assert_int_equal(names.core.frame[1].local[0], 1);
    assert_int_equal(names.core.frame[1].answer, 0);
    assert_false(reads("frame orders picks 0 sid=1", &names, &err));
    assert_non_null(strstr(err.reason, "procedure 'orders' has no local 'sid'"));
    assert_false(reads("frame orders picks 0 side=green", &names, &err));
    assert_non_null(strstr(err.reason, "'green' is not a number"));
    assert_false(reads("frame action march 0 2", &names, &err));
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_frames__a_local_has_the_name_of_the_table),
        cmocka_unit_test(test_frames__each_local_is_held_against_its_kind),
        cmocka_unit_test(test_frames__a_secret_is_its_owners_alone),
        cmocka_unit_test(test_frames__the_row_on_which_a_match_stands),
        cmocka_unit_test(test_frames__positions_may_name_the_locals),
        cmocka_unit_test(test_rows__a_check_sees_no_verb_or_noun_but_the_rows),
        cmocka_unit_test(test_rows__without_an_offer_what_is_allowed_is_offered),
        cmocka_unit_test(test_rows__one_function_serves_rows_with_arguments),
    };

    return cmocka_run_group_tests_name("engine frames", tests, NULL, NULL);
}
