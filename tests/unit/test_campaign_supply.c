/* test_campaign_supply.c -- lines of communication, dispatch and supply distances of the campaign,
 * measured on its map; what the weather does; and how long tracing takes.
 *
 * What passes is proven as rule tests prove: the ids go to the build folder, for `berthier rules`. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

#include "base/geo_hex.h"

#include "games/campaign/kit/cn_names.h"
#include "games/campaign/supply/cn_supply.h"

#include "proven.h"

static struct eng_box box;
static struct cn_board *board;
static struct text proven;
static struct cn_state game;
static struct cn_trace line;

#define PROVES(...) PROVE(&cn_book, &proven, __VA_ARGS__)

static int open_box(void **state)
{
    struct err err;

    (void)state;
    if (!eng_open(&cn_game, "data", &box, &err)) {
        err_print(&err);
        return 1;
    }
    board = box.board;
    return 0;
}

static int close_box(void **state)
{
    bool kept = keep_proven("campaign-supply", &proven);

    (void)state;
    eng_close(&box);
    return kept ? 0 : 1;
}

/* -- positions -- */

static void lay(const char *lines)
{
    struct text all = { 0 };
    struct err err;

    text_printf(&all, "position campaign 1\nseats 0 1\n%s", lines);
    if (!eng_restore(&box, "test", text_str(&all), &game, &err))
        fail_msg("%s: %s", err.place, err.reason);
    text_free(&all);
}

static int at(int number)
{
    int hex = cn_hex_of(number);

    assert_true(hex >= 0);
    return hex;
}

static int who(const char *id)
{
    int leader = cn_find_leader(board, id);

    assert_true(leader >= 0);
    return leader;
}

static const struct cn_trace *loc(int side, bool truth)
{
    cn_trace_loc(board, &game, side, truth, &line);
    return &line;
}

static const struct cn_trace *dispatch(const char *id)
{
    cn_trace_dispatch(board, &game, who(id), true, &line);
    return &line;
}

static const struct cn_trace *supply(const char *id)
{
    cn_trace_supply(board, &game, who(id), true, &line);
    return &line;
}

static bool runs_by(int number)
{
    for (int i = 0; i < line.count; i++)
        if (line.hex[i] == at(number))
            return true;
    return false;
}

/* -- lines of communication -- */

static void test_campaign_line__by_nikolsburg_twenty_by_znaim_twenty_five(void **state)
{
    (void)state;
    lay("staff french centre 2921 source 2355 ap 8\n");
    assert_true(loc(FRENCH, true)->ok);
    assert_int_equal(line.length, 40);
    assert_int_equal(line.effective, 20);
    assert_true(runs_by(3034));
    lay("staff french centre 2921 source 2355 ap 8 via 1533\n");
    assert_true(loc(FRENCH, true)->ok);
    assert_int_equal(line.length, 50);
    assert_int_equal(line.effective, 25);
    assert_true(runs_by(1949));
    PROVES("1X-73-6", "1X-79-1", "1X-79-2", "1X-79-3", "1X-79-4");
}

static void test_campaign_line__with_the_short_road_cut_the_long_one(void **state)
{
    (void)state;
    lay("staff french centre 2921 source 2355 ap 8\n"
        "piece C1 at 3040 kienmayer up\nleader kienmayer at 3040\n"
        "unit kienmayer-foot on kienmayer 3\n");
    assert_true(loc(FRENCH, true)->ok);
    assert_int_equal(line.effective, 25);
    PROVES("1X-73-6", "1X-73-1");
}

static void test_campaign_line__coalition_at_the_start(void **state)
{
    (void)state;
    lay("staff coalition centre 1533 source 4607 ap 6\n");
    assert_true(loc(COALITION, true)->ok);
    assert_int_equal(line.length, 49);
    assert_int_equal(line.effective, 24);
    PROVES("1X-80-2", "1X-80-1");
}

static void test_campaign_line__hexes_count_one_and_bridges_nothing(void **state)
{
    (void)state;
    lay("staff french centre 2453 source 2355 ap 8\n");
    assert_true(loc(FRENCH, true)->ok);
    assert_int_equal(line.length, 2);
    assert_int_equal(line.effective, 0);
    lay("staff french centre 2355 source 2355 ap 8\n");
    assert_true(loc(FRENCH, true)->ok);
    assert_int_equal(line.length, 0);
    assert_int_equal(line.effective, 0);
    PROVES("1X-75-2", "1X-73-2", "1X-79-5");
}

/* Wien to Iglau by Znaim is 28 + 26 hexes: Floridsdorf, Stockerau, Znaim, Budwitz and Iglau. */
static void test_campaign_line__forty_is_the_longest(void **state)
{
    struct cn_hex was = board->hex[at(1533)], budwitz = board->hex[at(826)],
                  iglau = board->hex[at(313)], brunn = board->hex[at(2921)];

    (void)state;
    lay("staff french centre 0313 source 2355 ap 8 via 0826\n");
    assert_true(loc(FRENCH, true)->ok);
    assert_int_equal(line.length, 53);
    assert_int_equal(line.effective, 28);
    board->hex[at(1533)].depot = board->hex[at(826)].depot = NO_DEPOT;
    board->imprint = cn_imprint(board); /* another map */
    assert_true(loc(FRENCH, true)->ok);
    assert_int_equal(line.effective, 38);
    board->hex[at(313)].depot = NO_DEPOT;
    board->imprint = cn_imprint(board);
    assert_int_equal(loc(FRENCH, true)->effective, 43);
    assert_false(line.ok);
    assert_false(cn_centre_is_active(board, &game, FRENCH));
    board->hex[at(1533)] = was;
    board->hex[at(826)] = budwitz;
    board->hex[at(313)] = iglau;
    board->hex[at(2921)] = brunn;
    board->imprint = cn_imprint(board);
    PROVES("1X-74-1", "1X-73-3");
}

static void test_campaign_line__limit_is_exact(void **state)
{
    (void)state;
    lay("staff french centre 2921 source 2355 ap 8\n");
    board->table.loc_limit[FRENCH] = 20;
    assert_true(loc(FRENCH, true)->ok);
    board->table.loc_limit[FRENCH] = 19;
    assert_false(loc(FRENCH, true)->ok);
    board->table.loc_limit[FRENCH] = 40;
    PROVES("1X-73-3", "1X-74-1");
}

static void test_campaign_line__runs_on_links_of_primary_road_alone(void **state)
{
    (void)state;
    /* Tulln is on a secondary road; 2352 and 2351 touch 2250, which the road passes. */
    lay("staff french centre 1551 source 2355 ap 8\n");
    assert_false(loc(FRENCH, true)->ok);
    assert_false(cn_centre_is_active(board, &game, FRENCH));
    lay("staff french centre 1551 source 1551 ap 8\n");
    assert_true(loc(FRENCH, true)->ok);
    assert_false(cn_centre_is_active(board, &game, FRENCH));
    lay("staff french centre 1949 source 2355 ap 8\n");
    assert_true(loc(FRENCH, true)->ok);
    for (int i = 1; i < line.count; i++) {
        int side = cn_side_to(board, line.hex[i - 1], line.hex[i]);
        assert_true(side >= 0);
        assert_int_equal(cn_road_to(board, line.hex[i - 1], side), PRIMARY_ROAD);
    }
    PROVES("1X-73-1", "1X-73-5", "1X-160-3");
}

/* Posorsitz 3420 and 3521 are on the road; 3521 touches 3621, which is on the road to Holitsch. */
static void test_campaign_line__touching_roads_do_not_join(void **state)
{
    (void)state;
    lay("staff coalition centre 3622 source 2921 ap 6\nkey brunn coalition\n");
    assert_true(loc(COALITION, true)->ok);
    assert_true(cn_side_to(board, at(3620), at(3621)) >= 0);
    assert_true(runs_by(3620));
    assert_true(runs_by(3721));
    assert_true(runs_by(3621));
    PROVES("1X-73-5");
}

static void test_campaign_line__a_broken_bridge_breaks_it(void **state)
{
    (void)state;
    lay("staff french centre 1533 source 2355 ap 8\n");
    assert_true(loc(FRENCH, true)->ok);
    lay("staff french centre 1533 source 2355 ap 8\ndamaged 2354/2453\n");
    assert_false(loc(FRENCH, true)->ok);
    PROVES("1X-222-1");
}

static void test_campaign_line__krems_has_one_to_stockerau(void **state)
{
    (void)state;
    lay("staff french centre 1949 source 0348 ap 8\n");
    assert_true(loc(FRENCH, true)->ok);
    assert_int_equal(line.length, 16);
    assert_int_equal(line.effective, 11);
    PROVES("1X-73-7");
}

#define ROAD "staff french centre 1949 source 2355 ap 8\n"

static void test_campaign_line__who_bars_it(void **state)
{
    (void)state;
    /* Kienmayer beside the road at Korneuburg (2250), in the hex north of it. */
    lay(ROAD "leader kienmayer at 2249\nunit kienmayer-foot on kienmayer 3\n");
    assert_false(loc(FRENCH, true)->ok);
    assert_true(line.blocked);
    assert_true(loc(FRENCH, false)->ok);
    assert_int_equal(line.asked, 1);
    lay(ROAD "vedette VC1 at 2250\n");
    assert_true(loc(FRENCH, true)->ok);
    lay(ROAD "leader kienmayer at 2250\n");
    assert_true(loc(FRENCH, true)->ok);
    lay(ROAD "leader mg-cav-a1 at 2250\nunit kienmayer-horse on mg-cav-a1 1\n");
    assert_true(loc(FRENCH, true)->ok);
    lay(ROAD "leader kienmayer at 2250 answer 1\nunit kienmayer-foot on kienmayer 3\n");
    assert_true(loc(FRENCH, true)->ok);
    lay(ROAD "staff coalition centre 2250 source 4607 ap 1\n");
    assert_true(loc(FRENCH, true)->ok);
    PROVES("1X-73-1", "1X-78-1", "1X-78-2", "1X-78-4", "1X-38-7", "1X-201-2", "1X-160-4");
}

static void test_campaign_line__friends_keep_a_zone_open(void **state)
{
    (void)state;
    lay(ROAD "leader kienmayer at 2249\nunit kienmayer-foot on kienmayer 3\n"
             "leader murat at 2250\nunit nansouty on murat 2\n"
             "leader soult at 2150\nunit vandamme on soult 5\n");
    assert_true(loc(FRENCH, true)->ok);
    lay(ROAD "leader kienmayer at 2249\nunit kienmayer-foot on kienmayer 3\n"
             "leader murat at 2250\nunit nansouty on murat 2\n");
    assert_false(loc(FRENCH, true)->ok);
    PROVES("1X-75-1");
}

static void test_campaign_line__a_garrison_keeps_its_own_hex_open(void **state)
{
    (void)state;
    lay(ROAD "leader kienmayer at 2356\nunit kienmayer-foot on kienmayer 3\n");
    assert_true(cn_side_to(board, at(2356), at(2355)) >= 0);
    assert_true(loc(FRENCH, true)->ok);
    assert_false(cn_in_zone(board, &game, at(2355), COALITION));
    PROVES("1X-70-4");
}

static void test_campaign_line__the_enemy_garrison_has_a_zone(void **state)
{
    (void)state;
    lay("staff french centre 4311 source 2355 ap 8 via 2921\nstaff coalition source 4607 ap 1\n");
    assert_true(loc(FRENCH, true)->count > 0);
    lay("staff french centre 4508 source 2355 ap 8\nstaff coalition source 4607 ap 1\n");
    assert_false(loc(FRENCH, true)->ok);
    PROVES("1X-70-5");
}

static void test_campaign_line__the_proposal_does_not_know_who_is_real(void **state)
{
    struct cn_trace real, screen;

    (void)state;
    lay("staff french centre 2921 source 2355 ap 8\nleader kienmayer at 3141\n"
        "unit kienmayer-foot on kienmayer 3\n");
    cn_trace_loc(board, &game, FRENCH, false, &real);
    assert_int_equal(real.effective, 20);
    assert_false(loc(FRENCH, true)->ok);
    lay("staff french centre 2921 source 2355 ap 8\nvedette VC1 at 3141\n");
    cn_trace_loc(board, &game, FRENCH, false, &screen);
    assert_memory_equal(&real, &screen, sizeof real);
    assert_true(loc(FRENCH, true)->ok);
    PROVES("1X-78-5", "1X-78-3");
}

static void test_campaign_line__guns_close_the_river_of_a_source(void **state)
{
    struct cn_key *wien = &board->key[cn_key_at(board, at(2355))];

    (void)state;
    wien->bank[0] = (uint16_t)at(1652);
    wien->bank_count = 1;
    lay(ROAD "leader kienmayer at 1652\nunit kienmayer-foot on kienmayer 3\n");
    assert_true(loc(FRENCH, true)->ok);
    lay(ROAD "leader kolowrat at 1652\nunit kolowrat-guns on kolowrat 1\n");
    assert_false(loc(FRENCH, true)->ok);
    wien->bank_count = 0;
    assert_true(loc(FRENCH, true)->ok);
    PROVES("1X-68-3");
}

static void test_campaign_supply__a_source_whose_river_is_closed_feeds_nobody(void **state)
{
    struct cn_key *wien = &board->key[cn_key_at(board, at(2355))];
    const char *near_wien = "staff french centre 0348 source 0348 ap 8\n"
                            "leader murat at 2455\nunit suchet on murat 5\n"
                            "leader kolowrat at 1652\nunit kolowrat-guns on kolowrat 1\n";
    const char *active = "staff french centre 1949 source 2355 ap 8\n"
                         "leader murat at 0348\nunit suchet on murat 5\n"
                         "leader kolowrat at 1652\nunit kolowrat-guns on kolowrat 1\n";

    (void)state;
    lay(near_wien);
    assert_true(cn_is_supplied(board, &game, who("murat")));
    lay(active);
    assert_true(cn_is_supplied(board, &game, who("murat")));
    wien->bank[0] = (uint16_t)at(1652);
    wien->bank_count = 1;
    lay(near_wien);
    assert_false(cn_is_supplied(board, &game, who("murat")));
    lay(active);
    assert_false(cn_is_supplied(board, &game, who("murat")));
    wien->bank_count = 0;
    PROVES("1X-68-3", "1X-231-3");
}

static void test_campaign_line__only_to_the_active_source(void **state)
{
    (void)state;
    lay("staff french centre 1949 source 2355 ap 8\ndamaged 2354/2453\n");
    assert_false(cn_centre_is_active(board, &game, FRENCH));
    lay("staff french centre 1949 source 0348 ap 8\ndamaged 2354/2453\n");
    assert_true(cn_centre_is_active(board, &game, FRENCH));
    game.army[FRENCH].source_state = SOURCE_CHANGING;
    assert_false(loc(FRENCH, true)->ok);
    assert_false(cn_centre_is_active(board, &game, FRENCH));
    PROVES("1X-82-3", "1X-82-2", "1X-69-1", "1X-95-2");
}

static void test_campaign_depots__serve_while_on_the_line(void **state)
{
    (void)state;
    lay("staff french centre 2921 source 2355 ap 8\n");
    assert_true(cn_loc_depot(board, &game, FRENCH, at(3034)));
    assert_true(cn_loc_depot(board, &game, FRENCH, at(2921)));
    assert_false(cn_loc_depot(board, &game, FRENCH, at(1533)));
    assert_false(cn_loc_depot(board, &game, FRENCH, at(313)));
    assert_false(cn_loc_depot(board, &game, FRENCH, at(3042)));
    lay("staff french centre 2921 source 2355 ap 8 line 2\n");
    assert_false(cn_loc_depot(board, &game, FRENCH, at(3034)));
    PROVES("1X-81-3", "1X-81-4", "1X-80-1");
}

/* -- dispatch -- */

#define CAMPAIGN                                                                                   \
    "staff french centre 2355 source 2355 ap 8\nstaff coalition centre 1533 source 4607 ap 6\n"

static void test_campaign_dispatch__at_the_start_liechtenstein_is_too_far(void **state)
{
    struct err err;

    (void)state;
    memcpy(&game, box.scenario[eng_find_scenario(&box, "campaign")].state, sizeof game);
    (void)err;
    for (int i = 0; i < board->leader_count; i++) {
        if (game.leader[i].standing != IS_MAP || !cn_has_troops(&game, i))
            continue;
        cn_trace_dispatch(board, &game, i, true, &line);
        if (line.ok != (i != who("liechtenstein")))
            fail_msg("%s: %d MP", board->leader[i].id, line.length);
    }
    board->table.dispatch[COALITION] = 21;
    assert_true(dispatch("liechtenstein")->ok);
    assert_int_equal(line.length, 21);
    board->table.dispatch[COALITION] = 20;
    assert_false(dispatch("liechtenstein")->ok);
    board->table.dispatch[COALITION] = 18;
    assert_int_equal(dispatch("bagration")->length, 9);
    PROVES("1X-151-5", "1X-66-6", "1X-156-3", "1X-153-1");
}

/* Along the primary road from Wien: Stockerau is the ninth hex, 1542 the eighteenth. */
static void test_campaign_dispatch__eighteen_road_hexes_and_not_nineteen(void **state)
{
    (void)state;
    lay(CAMPAIGN "leader murat at 1542\nunit nansouty on murat 2\n");
    assert_true(dispatch("murat")->ok);
    assert_int_equal(line.length, 18);
    lay(CAMPAIGN "leader murat at 1541\nunit nansouty on murat 2\n");
    assert_false(dispatch("murat")->ok);
    lay("option title nab\n" CAMPAIGN "leader murat at 1542\nunit nansouty on murat 2\n");
    assert_true(dispatch("murat")->ok);
    PROVES("1X-154-1", "1X-155-2", "1X-156-1", "1X-151-1");
}

static void test_campaign_dispatch__fourteen_for_bohemia(void **state)
{
    (void)state;
    /* Znaim 1533 south along the road: 1547 would be the fourteenth hex of the column. */
    lay("staff coalition centre 1533 source 4607 ap 6\nleader kutusov at 1847\n"
        "unit kutusov-horse on kutusov 2\n");
    assert_true(dispatch("kutusov")->ok);
    assert_int_equal(line.length, 16);
    game.title = TITLE_NAB;
    assert_false(dispatch("kutusov")->ok);
    game.leader[who("kutusov")].hex = (uint16_t)at(1645);
    assert_true(dispatch("kutusov")->ok);
    assert_int_equal(line.length, 13);
    PROVES("1X-156-2");
}

static void test_campaign_dispatch__over_any_ground_at_cavalry_costs(void **state)
{
    int hill = -1;

    (void)state;
    lay(CAMPAIGN "leader murat at 2050\nunit nansouty on murat 2\n");
    for (int i = 0; i < CN_HEXES && hill < 0; i++)
        if (board->hex[i].ground == HILL && board->hex[i].town == NO_TOWN)
            hill = i;
    for (int side = 0; side < HEX_SIDES; side++) {
        int from = board->next[hill][side];
        if (from == CN_NOWHERE || board->hex[hill].river[side] || board->hex[hill].road[side])
            continue;
        assert_int_equal(cn_path_over(board, &game, from, (side + 3) % 6, true),
                         board->table.cost[HILL][1] / 2);
    }
    PROVES("1X-66-5", "1X-155-1");
}

static void test_campaign_dispatch__not_through_zones_but_past_friends(void **state)
{
    (void)state;
    board->table.dispatch[FRENCH] = 9; /* so that no way around is short enough */
    lay(CAMPAIGN "leader murat at 1949\nunit nansouty on murat 2\n"
                 "leader kienmayer at 2249\nunit kienmayer-foot on kienmayer 3\n");
    assert_false(dispatch("murat")->ok);
    lay(CAMPAIGN "leader murat at 1949\nunit nansouty on murat 2\n"
                 "leader kienmayer at 2249\nunit kienmayer-foot on kienmayer 3\n"
                 "leader soult at 2150\nunit vandamme on soult 5\n"
                 "leader lannes at 2250\nunit suchet on lannes 5\n");
    assert_true(dispatch("murat")->ok);
    board->table.dispatch[FRENCH] = 18;
    PROVES("1X-155-1", "1X-78-2");
}

static void test_campaign_dispatch__unseen_pieces_are_avoided_alike(void **state)
{
    (void)state;
    lay(CAMPAIGN "leader murat at 1949\nunit nansouty on murat 2\nvedette VC1 at 2249\n");
    cn_trace_dispatch(board, &game, who("murat"), false, &line);
    assert_true(line.ok);
    assert_false(runs_by(2250));
    assert_int_equal(line.asked, 0);
    PROVES("1X-78-5");
}

static void test_campaign_dispatch__needs_a_centre_with_a_line(void **state)
{
    (void)state;
    lay("staff french centre 1949 source 2355 ap 8\nleader murat at 1949\nunit nansouty on murat 2\n");
    assert_int_equal(cn_check_command(board, &game, who("murat")), 0);
    lay("staff french centre 1949 source 2355 ap 8\nleader murat at 1949\nunit nansouty on murat 2\n"
        "damaged 2354/2453\n");
    assert_false(dispatch("murat")->ok);
    assert_int_equal(cn_check_command(board, &game, who("murat")), CN_66_4);
    PROVES("1X-65-1", "1X-66-4", "1X-82-1");
}

static void test_campaign_dispatch__what_forbids_a_command(void **state)
{
    int murat = who("murat");

    (void)state;
#define MURAT "leader murat at 1949\nunit nansouty on murat 2\nleader soult under murat\n"
    lay("staff french centre 1949 source 2355 ap 0\n" MURAT);
    assert_int_equal(cn_check_command(board, &game, murat), CN_66_2);
    lay("staff french centre 1949 source 2355 ap 5 changing next 0348\n" MURAT);
    assert_int_equal(cn_check_command(board, &game, murat), CN_94_1);
    lay("staff french centre 1949 source 2355 ap 5 taken\n" MURAT);
    assert_int_equal(cn_check_command(board, &game, murat), CN_94_1);
    lay("turn 3 of 12 from 1\nstaff french centre 1949 source 2355 ap 5 moved 2\n" MURAT);
    assert_int_equal(cn_check_command(board, &game, murat), CN_161_3);
    lay("turn 3 of 12 from 1\nstaff french centre 1949 source 2355 ap 5 moved 2 active\n" MURAT);
    assert_int_equal(cn_check_command(board, &game, murat), 0);
    lay("turn 3 of 12 from 1\nstaff french centre 1949 source 2355 ap 5 moved 3 from 1848\n" MURAT);
    assert_int_equal(cn_check_command(board, &game, murat), CN_159_1);
    lay("staff french source 2355 ap 5 dispersed due 4\n" MURAT);
    assert_int_equal(cn_check_command(board, &game, murat), CN_96_4);
    lay("staff french centre 2355 source 2355 ap 5\n"
        "leader murat at 1541\nunit nansouty on murat 2\nleader soult under murat\n");
    assert_int_equal(cn_check_command(board, &game, who("soult")), CN_151_1);
    PROVES("1X-94-1", "1X-161-3", "1X-96-4", "1X-66-2", "1X-151-2");
}

/* -- supply -- */

static void test_campaign_supply__eighteen_from_a_depot_on_the_line(void **state)
{
    (void)state;
    /* The road to Pressburg leads straight away from Wien: 4158 is its eighteenth hex. */
    lay("staff french centre 2355 source 2355 ap 8\nleader murat at 4158\nunit nansouty on murat 2\n");
    assert_true(supply("murat")->ok);
    assert_int_equal(line.length, 18);
    assert_true(cn_is_supplied(board, &game, who("murat")));
    lay("staff french centre 2355 source 2355 ap 8\nleader murat at 4257\nunit nansouty on murat 2\n");
    assert_false(supply("murat")->ok);
    assert_false(cn_is_supplied(board, &game, who("murat")));
    /* From the end of a line, and no longer when the centre is not there. */
    lay("staff french centre 1533 source 2355 ap 8\nleader murat at 2729\nunit nansouty on murat 2\n");
    assert_true(supply("murat")->ok);
    assert_int_equal(line.length, 12);
    lay("staff french centre 1949 source 2355 ap 8\nleader murat at 2729\nunit nansouty on murat 2\n");
    assert_false(supply("murat")->ok);
    PROVES("1X-231-1", "1X-231-2", "1X-232-1", "1X-232-3");
}

static void test_campaign_supply__from_depot_though_out_of_dispatch(void **state)
{
    (void)state;
    lay("staff french centre 2921 source 2355 ap 8\nleader murat at 2750\nunit nansouty on murat 2\n");
    assert_true(supply("murat")->ok);
    assert_false(dispatch("murat")->ok);
    assert_int_equal(cn_check_command(board, &game, who("murat")), CN_151_1);
    PROVES("1X-65-2", "1X-81-1", "1X-81-2", "1X-98-1");
}

static void test_campaign_supply__from_any_source_held_while_one_is_active(void **state)
{
    (void)state;
    lay("staff french centre 2355 source 2355 ap 8\nleader bernadotte at 0348\n"
        "unit rivaud on bernadotte 5\n");
    assert_true(supply("bernadotte")->ok);
    game.army[FRENCH].source_state = SOURCE_TAKEN;
    assert_false(supply("bernadotte")->ok);
    lay("staff french centre 2355 source 2355 ap 8\nleader bernadotte at 0447\n"
        "unit rivaud on bernadotte 5\nkey krems nobody\n");
    assert_false(supply("bernadotte")->ok);
    PROVES("1X-231-3", "1X-68-1", "1X-71-2", "1X-139-1");
}

static void test_campaign_supply__not_from_a_line_that_is_cut(void **state)
{
    (void)state;
    lay("staff french centre 1533 source 2355 ap 8\nleader murat at 1533\nunit nansouty on murat 2\n");
    assert_true(supply("murat")->ok);
    lay("staff french centre 1533 source 2355 ap 8\nleader murat at 1533\nunit nansouty on murat 2\n"
        "damaged 2354/2453\n");
    assert_false(supply("murat")->ok);
    lay("turn 3 of 12 from 1\nstaff french centre 1533 source 2355 ap 8 moved 2\n"
        "leader murat at 1533\nunit nansouty on murat 2\n");
    assert_true(supply("murat")->ok);
    lay("staff french centre 1533 source 2355 ap 8 changing next 0348\nleader murat at 1533\n"
        "unit nansouty on murat 2\n");
    assert_false(supply("murat")->ok);
    PROVES("1X-73-4", "1X-231-3", "1X-161-2", "1X-95-2");
}

static void test_campaign_supply__not_into_mountains_off_the_road(void **state)
{
    int found = 0;

    (void)state;
    lay(CAMPAIGN);
    for (int i = 0; i < CN_HEXES; i++) {
        if (board->hex[i].ground != MOUNTAIN)
            continue;
        for (int side = 0; side < HEX_SIDES; side++) {
            int from = board->next[i][side], back = (side + 3) % HEX_SIDES;
            if (from == CN_NOWHERE || board->hex[i].river[side])
                continue;
            bool road = board->hex[i].road[side] != NO_ROAD;
            assert_int_equal(cn_path_over(board, &game, from, back, false), road ? 1 : -1);
            assert_int_equal(cn_path_over(board, &game, from, back, true), road ? 1 : 4);
            found++;
        }
    }
    assert_true(found > 0);
    PROVES("1X-232-2", "1X-66-5");
}

static void test_campaign_supply__not_past_the_enemy(void **state)
{
    (void)state;
    board->table.supply[FRENCH] = 9;
    lay(CAMPAIGN "leader murat at 1949\nunit nansouty on murat 2\n"
                 "leader kienmayer at 2249\nunit kienmayer-foot on kienmayer 3\n");
    assert_false(supply("murat")->ok);
    lay(CAMPAIGN "leader murat at 1949\nunit nansouty on murat 2\nvedette VC1 at 2249\n");
    assert_true(supply("murat")->ok);
    board->table.supply[FRENCH] = 18;
    PROVES("1X-232-2", "1X-78-1");
}

static void test_campaign_supply__a_moved_centre_counts_where_it_stood(void **state)
{
    (void)state;
    lay("turn 3 of 12 from 1\nstaff french centre 1533 from 1949 moved 3 source 2355 ap 8\n");
    assert_int_equal(cn_centre_at(&game, FRENCH), at(1949));
    game.turn = 4;
    assert_int_equal(cn_centre_at(&game, FRENCH), at(1533));
    PROVES("1X-159-1", "1X-159-2");
}

/* -- weather -- */

static void test_campaign_weather__what_it_does(void **state)
{
    static const struct {
        int weather, attrition, leaving, pursuit;
    } rows[] = {
        { HEAT, 1, 0, 0 },  { FAIR, 0, 0, 0 },  { RAIN, 1, -1, 1 },     { MUD, 1, 0, 0 },
        { FROST, 0, 0, 0 }, { SNOW, 1, -1, 1 }, { RAIN_MUD, 2, -1, 1 },
    };

    (void)state;
    lay("");
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        game.weather = (uint8_t)rows[i].weather;
        game.fog = 0;
        assert_int_equal(cn_weather_attrition(board, &game), rows[i].attrition);
        assert_int_equal(cn_weather_leaving(board, &game), rows[i].leaving);
        assert_int_equal(cn_weather_pursuit(board, &game), rows[i].pursuit);
        game.fog = 1;
        assert_int_equal(cn_weather_attrition(board, &game), rows[i].attrition);
        assert_int_equal(cn_weather_leaving(board, &game), -1);
        assert_int_equal(cn_weather_pursuit(board, &game), 1);
    }
    PROVES("1X-63-4", "1X-64-1", "1X-64-5", "1X-64-6", "1X-183-1", "1X-183-2", "1X-184-1",
           "1X-185-1", "1X-185-2", "1X-185-3", "1X-186-1", "1X-188-1");
}

static void test_campaign_weather__frost_and_snow_make_the_danube_a_secondary_river(void **state)
{
    int side = cn_side_to(board, at(2352), at(2353));
    int goldbach = -1, from = -1;

    (void)state;
    lay("");
    assert_int_equal(board->hex[at(2352)].river[side], PRIMARY_RIVER);
    assert_int_equal(cn_cost(board, &game, at(2352), at(2353), 0), -1);
    for (int i = 0; i < CN_HEXES && goldbach < 0; i++)
        for (int k = 0; k < HEX_SIDES; k++)
            if (board->hex[i].river[k] == SECONDARY_RIVER && !board->hex[i].bridge[k] &&
                board->next[i][k] != CN_NOWHERE && board->hex[board->next[i][k]].ground == CLEAR) {
                from = i;
                goldbach = board->next[i][k];
            }
    int fair = cn_cost(board, &game, from, goldbach, 0);
    game.weather = FROST;
    assert_int_equal(cn_river_at(board, &game, at(2352), side), SECONDARY_RIVER);
    assert_true(cn_cost(board, &game, at(2352), at(2353), 0) > 0);
    assert_int_equal(cn_cost(board, &game, from, goldbach, 0), fair);
    game.weather = SNOW;
    assert_int_equal(cn_river_at(board, &game, at(2352), side), SECONDARY_RIVER);
    PROVES("1X-187-1", "1X-187-2", "1X-188-1");
}

/* -- titles -- */

static void test_campaign_chief__is_the_one_of_the_data(void **state)
{
    (void)state;
    assert_int_equal(board->leader[who("napoleon")].chief, 1);
    assert_int_equal(board->leader[who("kutusov")].chief, 1);
    int chiefs = 0;
    for (int i = 0; i < board->leader_count; i++)
        chiefs += board->leader[i].chief;
    assert_int_equal(chiefs, 2);
    PROVES("1X-104-1", "1X-104-2", "1X-104-3");
}

/* -- how long it takes -- */

static double milliseconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec * 1000 + (double)now.tv_nsec / 1e6;
}

/* Every path of a whole side, as an overlay draws them. */
static void test_campaign_paths__of_a_whole_side_take_two_milliseconds(void **state)
{
    double best = 1000;
    int count = 0;

    (void)state;
    memcpy(&game, box.scenario[eng_find_scenario(&box, "campaign")].state, sizeof game);
    for (int round = 0; round < 5; round++) {
        double began = milliseconds();
        loc(COALITION, true);
        for (int i = 0; i < board->leader_count; i++)
            if (board->leader[i].side == COALITION && game.leader[i].standing == IS_MAP) {
                cn_trace_dispatch(board, &game, i, true, &line);
                cn_trace_supply(board, &game, i, true, &line);
                count++;
            }
        double took = milliseconds() - began;
        if (took < best)
            best = took;
    }
    print_message("# %d paths, %.3f ms for a side\n", count / 5 * 2 + 1, best);
    assert_true(best < 2 * 10); /* ten times what a release build needs: sanitizers */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_campaign_line__by_nikolsburg_twenty_by_znaim_twenty_five),
        cmocka_unit_test(test_campaign_line__with_the_short_road_cut_the_long_one),
        cmocka_unit_test(test_campaign_line__coalition_at_the_start),
        cmocka_unit_test(test_campaign_line__hexes_count_one_and_bridges_nothing),
        cmocka_unit_test(test_campaign_line__forty_is_the_longest),
        cmocka_unit_test(test_campaign_line__limit_is_exact),
        cmocka_unit_test(test_campaign_line__runs_on_links_of_primary_road_alone),
        cmocka_unit_test(test_campaign_line__touching_roads_do_not_join),
        cmocka_unit_test(test_campaign_line__a_broken_bridge_breaks_it),
        cmocka_unit_test(test_campaign_line__krems_has_one_to_stockerau),
        cmocka_unit_test(test_campaign_line__who_bars_it),
        cmocka_unit_test(test_campaign_line__friends_keep_a_zone_open),
        cmocka_unit_test(test_campaign_line__a_garrison_keeps_its_own_hex_open),
        cmocka_unit_test(test_campaign_line__the_enemy_garrison_has_a_zone),
        cmocka_unit_test(test_campaign_line__the_proposal_does_not_know_who_is_real),
        cmocka_unit_test(test_campaign_line__guns_close_the_river_of_a_source),
        cmocka_unit_test(test_campaign_supply__a_source_whose_river_is_closed_feeds_nobody),
        cmocka_unit_test(test_campaign_line__only_to_the_active_source),
        cmocka_unit_test(test_campaign_depots__serve_while_on_the_line),
        cmocka_unit_test(test_campaign_dispatch__at_the_start_liechtenstein_is_too_far),
        cmocka_unit_test(test_campaign_dispatch__eighteen_road_hexes_and_not_nineteen),
        cmocka_unit_test(test_campaign_dispatch__fourteen_for_bohemia),
        cmocka_unit_test(test_campaign_dispatch__over_any_ground_at_cavalry_costs),
        cmocka_unit_test(test_campaign_dispatch__not_through_zones_but_past_friends),
        cmocka_unit_test(test_campaign_dispatch__unseen_pieces_are_avoided_alike),
        cmocka_unit_test(test_campaign_dispatch__needs_a_centre_with_a_line),
        cmocka_unit_test(test_campaign_dispatch__what_forbids_a_command),
        cmocka_unit_test(test_campaign_supply__eighteen_from_a_depot_on_the_line),
        cmocka_unit_test(test_campaign_supply__from_depot_though_out_of_dispatch),
        cmocka_unit_test(test_campaign_supply__from_any_source_held_while_one_is_active),
        cmocka_unit_test(test_campaign_supply__not_from_a_line_that_is_cut),
        cmocka_unit_test(test_campaign_supply__not_into_mountains_off_the_road),
        cmocka_unit_test(test_campaign_supply__not_past_the_enemy),
        cmocka_unit_test(test_campaign_supply__a_moved_centre_counts_where_it_stood),
        cmocka_unit_test(test_campaign_weather__what_it_does),
        cmocka_unit_test(test_campaign_weather__frost_and_snow_make_the_danube_a_secondary_river),
        cmocka_unit_test(test_campaign_chief__is_the_one_of_the_data),
        cmocka_unit_test(test_campaign_paths__of_a_whole_side_take_two_milliseconds),
    };

    return cmocka_run_group_tests(tests, open_box, close_box);
}
