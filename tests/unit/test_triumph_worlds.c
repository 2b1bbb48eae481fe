/* test_triumph_worlds.c -- which worlds a seat may imagine while an attack is under way: those in
 * which what has happened could have happened (nt_attack_holds), and no others.
 *
 * Lannes stands in 64 before the approach to 55, cavalry on the road in 63, an Allied unit in 55. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/match.h"
#include "engine/registry.h"
#include "games/triumph/nt_11_attack.h"
#include "games/triumph/nt_setup.h"

static const struct eng_box *box;
static const struct nt_board *board;
static struct nt_state s;

enum { FOOT = 0, GUNS = 1, RIDER = 2 };

static int open_box(void **state)
{
    struct err err;

    (void)state;
    box = eng_shared_box("triumph", &err);
    if (!box)
        fail_msg("%s: %s", err.place, err.reason);
    board = box->board;
    return 0;
}

static struct eng_frame *push(int proc, int step)
{
    struct eng_frame *f = &s.core.frame[s.core.depth++];

    *f = (struct eng_frame){ .proc = (uint8_t)proc, .step = (uint8_t)step };
    return f;
}

/* The threat from 64 to 55, at that row. */
static void threaten(int proc, int step)
{
    static const char lines[] = "position triumph 1\nseats 0 1\nframe match \"end of round\"\n"
                                "frame turn command 0 0\nscenario 2-december\nturn french\n"
                                "unit 0 infantry 2 lannes block 64-55\n"
                                "unit 1 artillery 1 lannes block 64-55\n"
                                "unit 2 cavalry 2 detached reserve 63\n"
                                "unit 40 infantry 2 detached reserve 55\n";
    struct err err;

    if (!eng_restore(box, "test", lines, &s, &err))
        fail_msg("%s: %s", err.place, err.reason);
    int at = s.unit[FOOT].at;
    s.attack.approach = (uint16_t)approach_of(at);
    s.attack.side = (uint8_t)side_of_approach(at);
    s.attack.army = FRENCH;
    push(proc, step);
}

/* NT-11.01-03, NT-11.03-02: cavalry far off makes the threat good, but cannot press it. */
static void test_triumph_worlds__riders_threaten_and_do_not_press(void **state)
{
    (void)state;
    threaten(PROC_ATTACK, ROW_FEINT_OPTION);
    assert_true(nt_attack_holds(board, &s));
    s.unit[FOOT].moves = s.unit[GUNS].moves = 1;
    assert_true(nt_attack_holds(board, &s));
    s.core.frame[s.core.depth - 1].step = ROW_FEINT_OPTION + 1;
    assert_false(nt_attack_holds(board, &s));
    s.unit[FOOT].moves = 0;
    assert_true(nt_attack_holds(board, &s));
}

/* While the command is asked for, it is the attack below that says how far it has come. */
static void test_triumph_worlds__a_declaration_is_one_of_its_attack(void **state)
{
    (void)state;
    threaten(PROC_ATTACK, ROW_ATTACK_LEADERS);
    declaration_frame(push(PROC_DECLARATION, 0))->purpose = TO_PRESS;
    assert_true(nt_attack_holds(board, &s));
    s.unit[FOOT].moves = s.unit[GUNS].moves = 1;
    assert_false(nt_attack_holds(board, &s));
    threaten(PROC_FEINT, 1);
    declaration_frame(push(PROC_DECLARATION, 0))->purpose = TO_FEINT;
    s.unit[FOOT].moves = s.unit[GUNS].moves = 1;
    assert_true(nt_attack_holds(board, &s));
    s.unit[RIDER].type = INFANTRY;
    assert_false(nt_attack_holds(board, &s));
}

/* NT-11.12-13: into a locale that was stormed nobody goes any more; guns that lead need not. */
static void test_triumph_worlds__a_detachment_could_have_been_made(void **state)
{
    (void)state;
    threaten(PROC_ATTACK, ROW_ATTACK_LEADERS);
    bit_add(s.turn.stormed, 55);
    s.attack.command = DETACH_MOVE;
    set_add(&s.attack.attacking, GUNS);
    assert_true(nt_attack_holds(board, &s));
    s.unit[GUNS].type = INFANTRY;
    assert_false(nt_attack_holds(board, &s));
    s.core.frame[s.core.depth - 1].step = ROW_ATTACK_LEADERS + 1; /* they have been shown */
    assert_true(nt_attack_holds(board, &s));
}

/* What a Corps Move takes along says nothing about the blocks. */
static void test_triumph_worlds__a_corps_could_be_anything(void **state)
{
    (void)state;
    threaten(PROC_ATTACK, ROW_ATTACK_LEADERS);
    bit_add(s.turn.stormed, 55);
    s.attack.command = CORPS_MOVE;
    set_add(&s.attack.attacking, FOOT);
    set_add(&s.attack.attacking, commander_token(s.unit[FOOT].corps));
    assert_true(nt_attack_holds(board, &s));
    s.attack.guard = 1; /* but for the Guard */
    assert_false(nt_attack_holds(board, &s));
    s.unit[FOOT].type = GUARD;
    assert_true(nt_attack_holds(board, &s));
}

static void test_triumph_worlds__a_unit_could_have_attacked(void **state)
{
    (void)state;
    threaten(PROC_ATTACK, ROW_ATTACK_LEADERS);
    bit_add(s.turn.stormed, 55);
    s.attack.command = UNIT_MOVE;
    set_add(&s.attack.attacking, GUNS);
    assert_true(nt_attack_holds(board, &s));
    s.unit[GUNS].type = CAVALRY;
    assert_false(nt_attack_holds(board, &s));
    s.core.frame[s.core.depth - 1].proc = PROC_FEINT; /* where nobody enters */
    assert_true(nt_attack_holds(board, &s));
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_triumph_worlds__riders_threaten_and_do_not_press),
        cmocka_unit_test(test_triumph_worlds__a_declaration_is_one_of_its_attack),
        cmocka_unit_test(test_triumph_worlds__a_detachment_could_have_been_made),
        cmocka_unit_test(test_triumph_worlds__a_corps_could_be_anything),
        cmocka_unit_test(test_triumph_worlds__a_unit_could_have_attacked),
    };

    return cmocka_run_group_tests(tests, open_box, NULL);
}
