/* test_server_guests.c -- who goes when there are too many connections. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "server/api/guests.h"

enum { ROOM = 10 };
static const struct guest_share four = { .lines = 4, .sockets = 2, .bytes = 100 };

/* A connection is a number that says whether it was sent away. */
static void dismiss(void *line)
{
    *(int *)line = 1;
}

static void test_guests__an_address_that_has_its_share_sends_away_its_own_oldest(void **state)
{
    struct guests *g = guests_new(ROOM, dismiss);
    int gone[6] = { 0 }, other = 0;
    struct guest *guest[6], *elsewhere = guests_meet(g, "2.2.2.2", &four, &other);

    (void)state;
    for (int i = 0; i < 6; i++)
        assert_non_null(guest[i] = guests_meet(g, "1.1.1.1", &four, &gone[i]));
    assert_memory_equal(gone, ((int[]){ 1, 1, 0, 0, 0, 0 }), sizeof gone);
    assert_int_equal(other, 0);
    assert_true(guest_is_leaving(guest[0]) && !guest_is_leaving(guest[2]));
    for (int i = 0; i < 6; i++)
        guests_part(guest[i]);
    guests_part(elsewhere);
    guests_free(g);
}

static void test_guests__who_has_said_hello_stays(void **state)
{
    struct guests *g = guests_new(ROOM, dismiss);
    int gone[5] = { 0 };
    struct guest *guest[5];

    (void)state;
    for (int i = 0; i < 4; i++) {
        guest[i] = guests_meet(g, "1.1.1.1", &four, &gone[i]);
        guests_rank(guest[i], i % 2 ? GUEST_SEATED : GUEST_WATCHER);
    }
    assert_null(guests_meet(g, "1.1.1.1", &four, &gone[4]));
    assert_memory_equal(gone, ((int[5]){ 0 }), sizeof gone);
    assert_int_equal(guests_count(g, GUEST_SEATED), 2);
    guests_rank(guest[1], GUEST_STRANGER); /* its link was taken away */
    assert_non_null(guest[4] = guests_meet(g, "1.1.1.1", &four, &gone[4]));
    assert_int_equal(gone[1], 1);
    for (int i = 0; i < 5; i++)
        guests_part(guest[i]);
    guests_free(g);
}

/* Three addresses fill the house; the one with most strangers pays, unless somebody sits there. */
static void test_guests__a_full_house_takes_from_the_busiest_without_a_seat(void **state)
{
    static const struct guest_share many = { .lines = 9, .sockets = 9, .bytes = 100 };
    static const char *const from[ROOM] = { "1.1.1.1", "1.1.1.1", "1.1.1.1", "1.1.1.1", "1.1.1.1",
                                            "2.2.2.2", "2.2.2.2", "2.2.2.2", "3.3.3.3", "3.3.3.3" };
    struct guests *g = guests_new(ROOM, dismiss);
    int gone[ROOM + 2] = { 0 };
    struct guest *guest[ROOM + 2];

    (void)state;
    for (int i = 0; i < ROOM; i++)
        guest[i] = guests_meet(g, from[i], &many, &gone[i]);
    guests_rank(guest[4], GUEST_SEATED);
    assert_non_null(guest[ROOM] = guests_meet(g, "4.4.4.4", &many, &gone[ROOM]));
    assert_int_equal(gone[5], 1); /* the oldest of 2.2.2.2: four of 1.1.1.1 wait, but one sits */
    guests_rank(guest[4], GUEST_STRANGER);
    assert_non_null(guest[ROOM + 1] = guests_meet(g, "5.5.5.5", &many, &gone[ROOM + 1]));
    assert_int_equal(gone[0], 1);
    for (int i = 0; i < ROOM + 2; i++)
        guests_part(guest[i]);
    guests_free(g);
}

static void test_guests__behind_a_proxy_each_has_his_own_share(void **state)
{
    static const struct guest_share any = { INT32_MAX, INT32_MAX, SIZE_MAX };
    struct guests *g = guests_new(ROOM, dismiss);
    int gone[6] = { 0 };
    struct guest *guest[6];

    (void)state;
    for (int i = 0; i < 6; i++) {
        guest[i] = guests_meet(g, "127.0.0.1", &any, &gone[i]);
        assert_true(guests_name(guest[i], "9.9.9.9", &four));
        assert_string_equal(guest_address(guest[i]), "9.9.9.9");
    }
    assert_memory_equal(gone, ((int[]){ 1, 1, 0, 0, 0, 0 }), sizeof gone);
    assert_false(guests_name(guest[0], "8.8.8.8", &four)); /* it is on its way out */
    for (int i = 0; i < 6; i++)
        guests_part(guest[i]);
    guests_free(g);
}

static void test_guests__sockets_and_bytes_have_their_limits(void **state)
{
    struct guests *g = guests_new(ROOM, dismiss);
    int gone[3] = { 0 };
    struct guest *guest[3];

    (void)state;
    for (int i = 0; i < 3; i++) {
        guest[i] = guests_meet(g, "1.1.1.1", &four, &gone[i]);
        assert_int_equal(guests_open(guest[i]), i < 2);
    }
    assert_true(guests_hold(guest[0], 60));
    assert_false(guests_hold(guest[1], 41));
    assert_true(guests_hold(guest[1], 40));
    assert_true(guests_hold(guest[0], 0));
    assert_true(guests_hold(guest[1], 100));
    guests_part(guest[1]);
    assert_true(guests_hold(guest[0], 100));
    assert_true(guests_open(guest[2]));
    guests_part(guest[0]);
    guests_part(guest[2]);
    guests_free(g);
}

static void test_guests__a_household_has_one_net_of_the_newer_kind(void **state)
{
    char net[GUEST_ADDRESS];

    (void)state;
    guests_net("2001:db8:1:2:aaaa::5", net);
    assert_string_equal(net, "2001:db8:1:2::");
    guests_net("2001:db8:1:3::5", net);
    assert_string_equal(net, "2001:db8:1:3::");
    guests_net("203.0.113.7", net);
    assert_string_equal(net, "203.0.113.7");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_guests__an_address_that_has_its_share_sends_away_its_own_oldest),
        cmocka_unit_test(test_guests__who_has_said_hello_stays),
        cmocka_unit_test(test_guests__a_full_house_takes_from_the_busiest_without_a_seat),
        cmocka_unit_test(test_guests__behind_a_proxy_each_has_his_own_share),
        cmocka_unit_test(test_guests__sockets_and_bytes_have_their_limits),
        cmocka_unit_test(test_guests__a_household_has_one_net_of_the_newer_kind),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
