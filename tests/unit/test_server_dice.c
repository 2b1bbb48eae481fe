/* test_server_dice.c -- what players add to the dice, over a hub with a clock of our own. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "hub_house.h"

static const char *add(struct peer *p, const char *what, int byte)
{
    struct seed part;
    char hex[SEED_HEX];

    memset(&part, byte, sizeof part);
    if (strcmp(what, "commit") == 0)
        seed_promise(&part, hex);
    else
        seed_to_hex(&part, hex);
    hear(p, "{\"type\":\"dice\",\"%s\":\"%s\"}", what, hex);
    return answered(p);
}

static void test_hub__players_add_to_the_dice_and_a_restart_loses_nothing(void **state)
{
    struct made made = make(two_persons, "");
    struct peer *blue = sit(made.owner), *red = sit(made.seat[1]), *eve = sit(made.watch);

    (void)state;
    assert_string_equal(add(eve, "commit", 9), "not-your-seat");
    assert_string_equal(add(blue, "reveal", 1), "not-now");
    assert_string_equal(add(blue, "commit", 4), "done");
    assert_string_equal(add(blue, "reveal", 4), "done");
    assert_string_equal(add(red, "commit", 2), "done");
    assert_string_equal(add(blue, "commit", 1), "done");
    assert_string_equal(add(blue, "reveal", 3), "not-now");
    assert_string_equal(add(blue, "reveal", 1), "done");
    loop_part(blue);
    loop_part(red);
    loop_part(eve);
    close_hub();
    open_hub();
    red = sit(made.seat[1]);
    assert_string_equal(add(red, "reveal", 2), "done");
    assert_int_equal(dice_added(match_dice(red->table->m)), 3);
    hear(red, "{\"type\":\"dice\",\"commit\":\"zz\"}");
    assert_string_equal(answered(red), "malformed");
    hear(red, "{\"type\":\"dice\"}");
    assert_string_equal(answered(red), "malformed");
    loop_part(red);
}

/* Blue adds nothing when Red comes, and goes on deciding: after a while he has forgone it. */
static void test_hub__who_decides_on_while_he_owes_has_forgone_it(void **state)
{
    struct made made = make(two_persons, "");
    struct peer *blue = sit(made.owner), *red = sit(made.seat[1]);

    (void)state;
    assert_string_equal(add(blue, "commit", 1), "done");
    assert_string_equal(add(blue, "reveal", 1), "done");
    assert_string_equal(add(red, "commit", 2), "done");
    assert_string_equal(act(blue, "bold"), "done");
    clock_ms += 19 * 1000;
    assert_string_equal(act(blue, "steady"), "done");
    assert_string_equal(add(red, "reveal", 2), "not-now");
    clock_ms += 2 * 1000;
    assert_string_equal(act(blue, "bold"), "done");
    assert_int_equal(match_dice(blue->table->m)->round[1].forgone, ENG_SEAT(0));
    assert_string_equal(add(red, "reveal", 2), "done");
    assert_string_equal(act(red, "bold"), "done");
    loop_part(blue);
    loop_part(red);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_HUB(test_hub__players_add_to_the_dice_and_a_restart_loses_nothing),
        WITH_HUB(test_hub__who_decides_on_while_he_owes_has_forgone_it),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
