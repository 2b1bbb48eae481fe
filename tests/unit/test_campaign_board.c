/* test_campaign_board.c -- map, pieces, charts and scenarios of the campaign in Moravia, counted and
 * measured on the data as the program has loaded them; pieces on the map and what each side sees.
 *
 * What passes is proven as rule tests prove: the ids go to the build folder, for `berthier rules`. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/file.h"
#include "base/geo_hex.h"

#include "games/campaign/kit/cn_names.h"

#include "campaign_data.h"
#include "proven.h"

static struct eng_box box;
static const struct cn_board *board;
static struct text proven;

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
    bool kept = keep_proven("campaign-board", &proven);

    (void)state;
    eng_close(&box);
    return kept ? 0 : 1;
}

/* -- the map -- */

static int at(int number)
{
    int hex = cn_hex_of(number);

    assert_true(hex >= 0);
    return hex;
}

static bool touch(int a, int b)
{
    return cn_side_to(board, at(a), at(b)) >= 0;
}

static void test_campaign_map__numbers_name_hexes(void **state)
{
    (void)state;
    assert_int_equal(cn_find_hex("9999"), -1);
    assert_int_equal(cn_find_hex("6100"), -1);
    assert_int_equal(cn_find_hex("0061"), -1);
    assert_int_equal(cn_find_hex("101"), -1);
    assert_int_equal(cn_find_hex("0101"), 0);
    assert_int_equal(cn_number(cn_find_hex("6060")), 6060);
    assert_string_equal(cn_name(&box, "hex", at(2921)), "Brünn");
    assert_string_equal(cn_name(&box, "hex", at(101)), "0101");
    PROVES("1X-10-1");
}

static void test_campaign_map__even_columns_lie_half_a_hex_lower(void **state)
{
    (void)state;
    assert_true(touch(2417, 2318) && touch(2417, 2517));
    assert_false(touch(2318, 2517));
    assert_int_equal(cn_distance(at(2318), at(2517)), 2);
    assert_int_equal(cn_distance(at(2224), at(2622)), 4);
    /* Of an odd column: rows R - 1 and R; of an even one: R and R + 1. */
    assert_true(touch(1515, 1514) && touch(1515, 1516) && touch(1515, 1414) && touch(1515, 1415) &&
                touch(1515, 1614) && touch(1515, 1615));
    assert_true(touch(1615, 1515) && touch(1615, 1516) && touch(1615, 1715) && touch(1615, 1716));
    assert_false(touch(1515, 1416) || touch(1615, 1514));
    PROVES("1X-10-3");
}

static void test_campaign_map__sides_agree_from_both_hexes(void **state)
{
    (void)state;
    for (int i = 0; i < CN_HEXES; i++)
        for (int side = 0; side < HEX_SIDES; side++) {
            int other = board->next[i][side], back = hex_opposite(side);
            if (other == CN_NOWHERE)
                continue;
            assert_int_equal(board->next[other][back], i);
            assert_int_equal(cn_distance(i, other), 1);
            assert_int_equal(board->hex[i].road[side], board->hex[other].road[back]);
            assert_int_equal(board->hex[i].river[side], board->hex[other].river[back]);
            assert_int_equal(board->hex[i].crest[side], board->hex[other].crest[back]);
            assert_int_equal(board->hex[i].bridge[side], board->hex[other].bridge[back]);
        }
}

static void test_campaign_map__has_the_towns_and_bridges_of_the_list(void **state)
{
    int towns = 0, crests = 0, lakes = 0, rivers = 0;

    (void)state;
    for (int i = 0; i < board->place_count; i++)
        towns += board->place[i].class != NO_TOWN;
    for (int i = 0; i < CN_HEXES; i++) {
        lakes += board->hex[i].ground == LAKE;
        for (int side = 0; side < HEX_SIDES; side++) {
            crests += board->hex[i].crest[side];
            rivers += board->hex[i].river[side] != NO_RIVER;
        }
    }
    assert_int_equal(towns, 73);
    assert_int_equal(board->bridge_count, 51);
    assert_int_equal(lakes, 2);
    assert_int_equal(crests, 2 * 7);
    assert_int_equal(rivers,
                     2 * (95 + 143 + 90 + 46 + 34 + 25 + 10 + 71 + 23 + 24 + 21 + 19 + 28 + 31));
    PROVES("1X-10-4", "1X-220-1");
}

static enum cn_road road(int a, int b)
{
    int side = cn_side_to(board, at(a), at(b));

    assert_true(side >= 0);
    return cn_road_to(board, at(a), side);
}

static void test_campaign_map__corrections_hold(void **state)
{
    (void)state;
    assert_int_equal(board->hex[at(3323)].ground, HILL);
    assert_int_equal(board->hex[at(3325)].ground, LAKE);
    assert_int_equal(board->hex[at(3225)].ground, LAKE);
    assert_int_equal(road(1848, 1949), PRIMARY_ROAD);
    assert_int_equal(road(348, 447), PRIMARY_ROAD);
    assert_int_equal(road(348, 347), SECONDARY_ROAD);
    assert_int_equal(board->hex[at(3323)].crest[cn_side_to(board, at(3323), at(3223))], 1);
    PROVES("1X-10-5", "1X-10-6");
}

/* The shortest way on primary roads alone, in hexes entered. */
static int primary_way(int from, int to)
{
    static int far[CN_HEXES];
    static uint16_t queue[CN_HEXES];
    int head = 0, tail = 0;

    memset(far, -1, sizeof far);
    far[at(from)] = 0;
    queue[tail++] = (uint16_t)at(from);
    while (head < tail) {
        int here = queue[head++];
        for (int side = 0; side < HEX_SIDES; side++) {
            int next = board->next[here][side];
            if (next == CN_NOWHERE || far[next] >= 0 || board->hex[here].road[side] != PRIMARY_ROAD)
                continue;
            far[next] = far[here] + 1;
            queue[tail++] = (uint16_t)next;
        }
    }
    return far[at(to)];
}

static void test_campaign_map__roads_have_the_lengths_of_the_book(void **state)
{
    (void)state;
    /* The book's line: by Stockerau, Znaim and Pohrlitz. */
    assert_int_equal(primary_way(2355, 1949) + primary_way(1949, 1533) + primary_way(1533, 2729) +
                         primary_way(2729, 2921),
                     50);
    assert_int_equal(primary_way(2355, 2921), 40); /* the direct road by Nikolsburg */
    assert_int_equal(primary_way(4607, 2921), 26);
    assert_int_equal(primary_way(2921, 2729), 9);
    assert_int_equal(primary_way(2729, 1533), 14);
    assert_int_equal(primary_way(348, 1949), 16);
    assert_int_not_equal(primary_way(5909, 4607), -1);
    assert_int_not_equal(primary_way(4434, 2921), -1);
    assert_int_not_equal(primary_way(4358, 2355), -1);
}

static void test_campaign_map__depots_of_the_book_are_on_the_line(void **state)
{
    static const int depots[] = { 2453, 1949, 1533, 2729, 2921, 4312, 4018 };
    static const int others[] = { 2250, 1543, 1540, 1645 };

    (void)state;
    for (size_t i = 0; i < sizeof depots / sizeof depots[0]; i++)
        assert_int_not_equal(board->hex[at(depots[i])].depot, NO_DEPOT);
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        assert_int_equal(board->hex[at(others[i])].depot, NO_DEPOT);
    assert_int_equal(board->hex[at(1949)].depot, DEPOT_PRINTED);
}

/* -- leaders and units -- */

static void ratings(const char *id, int initiative, int span, int subordination, int stars)
{
    int i = cn_find_leader(board, id);

    assert_true(i >= 0);
    assert_int_equal(board->leader[i].initiative, initiative);
    assert_int_equal(board->leader[i].span2, 2 * span);
    assert_int_equal(board->leader[i].subordination2,
                     subordination < 0 ? CN_NOBODY : 2 * subordination);
    assert_int_equal(board->leader[i].stars, stars);
}

static void test_campaign_leaders__have_the_ratings_of_the_list(void **state)
{
    (void)state;
    ratings("napoleon", 5, 12, -1, 1);
    ratings("murat", 4, 6, 3, 0);
    ratings("soult", 4, 5, 2, 0);
    ratings("lannes", 4, 4, 2, 0);
    ratings("oudinot", 3, 2, 2, 0);
    ratings("legrand", 3, 2, 2, 0);
    ratings("davout", 4, 5, 2, 1);
    ratings("bessieres", 3, 4, 2, 0);
    ratings("bernadotte", 2, 4, 3, 0);
    ratings("wrede", 3, 3, 2, 0);
    ratings("mortier", 3, 4, 2, 0);
    ratings("duroc", 3, 2, 2, 0);
    ratings("kutusov", 3, 10, -1, 0);
    ratings("dokhturov", 3, 4, 2, 0);
    ratings("miloradovich", 3, 4, 2, 0);
    ratings("bagration", 4, 4, 2, 0);
    ratings("liechtenstein", 3, 5, 3, 0);
    ratings("kienmayer", 3, 3, 2, 0);
    ratings("buxhowden", 2, 8, 4, 0);
    ratings("przybyszewski", 1, 3, 2, 0);
    ratings("wimpffen", 1, 3, 2, 0);
    ratings("langeron", 2, 3, 2, 0);
    ratings("uvarov", 2, 3, 2, 0);
    ratings("kolowrat", 2, 4, 2, 0);
    ratings("merveldt", 1, 3, 2, 0);
    ratings("constantine", 2, 4, 3, 0);
    ratings("ferdinand", 2, 4, 4, 0);
    ratings("essen", 1, 4, 3, 0);
    PROVES("1X-6-3", "1X-19-1", "1X-19-4", "1X-19-5");
}

static void test_campaign_leaders__major_generals_are_alike(void **state)
{
    int kinds[4] = { 0 };

    (void)state;
    for (int i = 0; i < board->leader_count; i++) {
        const struct cn_leader_row *l = &board->leader[i];
        int by_kind[SIDES][2] = { { 1, 3 }, { 0, 2 } };
        kinds[l->kind]++;
        if (l->kind < LEADER_MG_FOOT)
            continue;
        assert_int_equal(l->initiative, by_kind[l->side][l->kind == LEADER_MG_HORSE]);
        assert_int_equal(l->span2, 4);
        assert_int_equal(l->subordination2, 2);
    }
    assert_int_equal(kinds[LEADER_REPLACEMENT], 1);
    assert_int_equal(kinds[LEADER_MG_FOOT], 7);
    assert_int_equal(kinds[LEADER_MG_HORSE], 7);
    PROVES("1X-19-2", "1X-19-3");
}

static const struct cn_unit_row *unit(const char *id)
{
    int i = cn_find_unit(board, id);

    assert_true(i >= 0);
    return &board->unit[i];
}

static void test_campaign_units__have_arm_class_maximum_and_value(void **state)
{
    (void)state;
    assert_int_equal(unit("old-guard")->arm, INFANTRY);
    assert_int_equal(unit("old-guard")->quality, QUALITY_OLD_GUARD);
    assert_true(unit("trelliard")->traits & TRAIT_LIGHT);
    assert_false(unit("walther")->traits & TRAIT_LIGHT);
    const struct cn_unit_row *u = unit("saint-hilaire");
    assert_int_equal(u->nation, NATION_FRENCH);
    assert_int_equal(u->most, 7);
    assert_int_equal(u->movement, 5);
    assert_int_equal(u->subordination2, 2);
    for (int i = 0; i < board->unit_count; i++)
        assert_int_equal(board->unit[i].subordination2, board->unit[i].arm == INFANTRY ? 2 : 1);
    PROVES("1X-14-1", "1X-14-2", "1X-367-11");
}

static void test_campaign_units__march_regiments_are_few(void **state)
{
    int count[NATIONS][ARMS] = { 0 };

    (void)state;
    for (int i = 0; i < board->unit_count; i++)
        if (board->unit[i].traits & TRAIT_MARCH) {
            count[board->unit[i].nation][board->unit[i].arm]++;
            assert_int_equal(board->unit[i].most, board->unit[i].arm == INFANTRY ? 3 : 2);
        }
    assert_int_equal(count[NATION_FRENCH][INFANTRY], 2);
    assert_int_equal(count[NATION_FRENCH][CAVALRY], 1);
    assert_int_equal(count[NATION_RUSSIAN][INFANTRY], 1);
    assert_int_equal(count[NATION_AUSTRIAN][INFANTRY], 1);
}

/* -- charts: every cell that the book binds -- */

static void test_campaign_charts__satisfy_the_numbers_of_the_book(void **state)
{
    const struct cn_table *t = &board->table;

    (void)state;
    assert_int_equal(t->crt_attacker[6][5], 3); /* 2:1, die 6: 3/2, the attacker loses */
    assert_int_equal(t->crt_defender[6][5], 2);
    assert_int_equal(t->crt_loser[6][5], 0);
    assert_true(t->crt_defender[1][9] >= 7); /* 6:1 holds a result over 6 */
    assert_int_equal(t->matrix[2][3], 1);
    assert_true(t->matrix[4][2] <= 0);
    int row = t->size_row[COALITION][COLUMN_D][28];
    assert_int_equal(row, 5);
    assert_int_equal(t->march_base[2][row - 1], 6); /* 3 1/2 MP */
    assert_true(t->march_upto[1] < 7 && t->march_upto[2] >= 7);
    assert_int_equal(t->loss[6 + 7], 3);
    assert_int_equal(t->loss[23], 9);
    assert_int_equal(t->pursuit[5 + 8 - 1][4], 8);
    assert_int_equal(t->forage_town10[TOWN] + 6 * t->forage10[CLEAR], 102);
    assert_int_equal(t->cost[CLEAR][0], 2);
    assert_int_equal(t->cost[HILL][0], 4);
    assert_int_equal(t->bridge_work[1][1], 0);
    assert_int_equal(t->weather[0][7], SNOW);
    assert_int_equal(t->historical[9], FROST);
    assert_int_equal(t->historical_fog[9], 1);
    assert_int_equal(t->replacement[7][NATION_AUSTRIAN][INFANTRY], 1);
    assert_int_equal(t->ap[2][7], 0);
    assert_int_equal(t->ap[12][0], 5);
    assert_int_equal(t->vedettes[FRENCH], 8);
    assert_int_equal(t->vedettes[COALITION], 10);
    PROVES("1X-10-2", "1X-141-3");
}

/* -- scenarios -- */

static const struct cn_state *scenario(const char *id)
{
    int i = eng_find_scenario(&box, id);

    assert_true(i >= 0);
    return box.scenario[i].state;
}

static int stack(const struct cn_state *s, int number)
{
    int sum = 0;

    for (int i = 0; i < board->unit_count; i++)
        if (s->unit[i].standing == IS_TRACK && s->leader[s->unit[i].leader].hex == at(number))
            sum += s->unit[i].sp;
    return sum;
}

static int track(const struct cn_state *s, const char *leader)
{
    int sum = 0, who = cn_find_leader(board, leader);

    for (int i = 0; i < board->unit_count; i++)
        if (s->unit[i].standing == IS_TRACK && s->unit[i].leader == who)
            sum += s->unit[i].sp;
    return sum;
}

static int place_of(const struct cn_state *s, const char *leader)
{
    return cn_number(s->leader[cn_find_leader(board, leader)].hex);
}

static void test_campaign_scenarios__campaign_stands_as_the_manifests_say(void **state)
{
    const struct cn_state *s = scenario("campaign");
    const struct cn_leader *soult = &s->leader[cn_find_leader(board, "soult")];

    (void)state;
    assert_int_equal(stack(s, 1949), 38);
    assert_int_equal(stack(s, 2355), 24);
    assert_int_equal(stack(s, 1138), 28);
    assert_int_equal(stack(s, 2946), 12);
    assert_int_equal(stack(s, 1542), 8);
    assert_int_equal(track(s, "murat"), 4);
    assert_int_equal(track(s, "lannes"), 8);
    assert_int_equal(track(s, "soult"), 26);
    assert_int_equal(place_of(s, "oudinot"), 1645);
    assert_int_equal(place_of(s, "mg-cav-1"), 1544);
    assert_int_equal(place_of(s, "mg-cav-2"), 2749);
    assert_int_equal(place_of(s, "mg-inf-1"), 3857);
    assert_int_equal(soult->standing, IS_BOX);
    assert_int_equal(cn_slot_of(s, cn_find_leader(board, "soult")), -1);
    assert_int_equal(s->army[FRENCH].ap, 8);
    assert_int_equal(s->army[COALITION].ap, 6);
    assert_int_equal(cn_number(s->army[COALITION].centre), 1533);
    assert_int_equal(s->morale, 1);
    assert_int_equal(s->last_turn, 12);
    assert_int_equal(s->first_player, FRENCH);
    assert_int_equal(cn_distance(at(1544), at(1542)), 2);
    assert_true(cn_has_troops(s, cn_find_leader(board, "murat")));
    assert_false(cn_has_troops(s, cn_find_leader(board, "legrand")));
    PROVES("1X-6-1", "1X-13-2", "1X-26-1", "1X-45-1", "1X-49-1", "1X-366-1", "1X-366-3", "1X-366-4",
           "1X-366-5", "1X-366-6", "1X-367-1", "1X-367-4", "1X-367-5", "1X-367-6", "1X-367-7",
           "1X-367-8", "1X-368-1", "1X-371-1");
}

/* -- data of another title -- */

static void test_campaign_data__a_title_has_its_own_modifiers_but_no_rules(void **state)
{
    struct err err;
    struct cn_board *other =
        load_changed("weather-effects.tsv", "rain\t1\t", "rain\t3\t", "repulse.tsv", &err);

    (void)state;
    assert_non_null(other);
    assert_int_equal(board->table.weather_attrition[RAIN], 1);
    assert_int_equal(other->table.weather_attrition[RAIN], 3);
    cn_unload(other);
    PROVES("1X-1-1");
}

/* A hex has one letter, so a part of it counts for nothing or for all of it. */
static void test_campaign_data__a_hex_has_one_ground(void **state)
{
    struct err err;
    int count[GROUNDS] = { 0 };

    (void)state;
    for (int i = 0; i < CN_HEXES; i++)
        count[board->hex[i].ground]++;
    assert_int_equal(count[CLEAR] + count[HILL] + count[WOODS] + count[MOUNTAIN] + count[MARSH] +
                         count[LAKE],
                     CN_HEXES);
    assert_true(count[WOODS] > 0 && count[MARSH] > 0);
    assert_null(load_changed("map.json", "...", "..w.", "none.tsv", &err));
    assert_non_null(strstr(err.reason, "60 letters"));
    assert_null(load_changed("map.json", "...", "./.", "none.tsv", &err));
    assert_non_null(strstr(err.reason, "legend"));
    PROVES("1X-11-1", "1X-11-2", "1X-11-3");
}

static void test_campaign_data__alone_make_a_whole_campaign(void **state)
{
    static const uint8_t option[ENG_OPTIONS];
    struct cn_state *s = base_alloc(sizeof *s);
    struct rng rng;
    struct err err;

    (void)state;
    assert_true(eng_begin_search(&box, eng_find_scenario(&box, "campaign"), option, 5, s, &err));
    rng_start_search(&rng, 5);
    while (!s->core.over) {
        int seat = __builtin_ctz(s->core.active);
        struct eng_action a;
        assert_true(eng_random_action(&box, s, seat, &rng, &a));
        cn_game.apply(&box, s, seat, &a, NULL);
    }
    assert_true(s->turn > 12 || cn_decided(s));
    base_free(s);
    PROVES("1X-3-1");
}

/* Where a title has no manifests, the scenario alone says who stands where. */
static void test_campaign_scenarios__places_come_from_the_scenario(void **state)
{
    uint8_t option[ENG_OPTIONS] = { [OPTION_TITLE] = TITLE_TETE };
    struct cn_state *s = base_alloc(sizeof *s);
    struct err err;

    (void)state;
    assert_true(eng_begin_search(&box, eng_find_scenario(&box, "teaching"), option, 5, s, &err));
    assert_int_equal(s->title, TITLE_TETE);
    for (int i = 0; i < board->leader_count; i++)
        assert_int_equal(s->leader[i].hex, scenario("teaching")->leader[i].hex);
    base_free(s);
    PROVES("1X-366-2");
}

static int coming(const struct cn_state *s, const char *leader, int turn)
{
    const struct cn_leader *l = &s->leader[cn_find_leader(board, leader)];
    int sum = 0;

    assert_int_equal(l->standing, IS_COMING);
    assert_int_equal(l->due, turn);
    for (int i = 0; i < board->unit_count; i++)
        if (s->unit[i].standing == IS_TRACK &&
            cn_formation_of(s, s->unit[i].leader) == cn_find_leader(board, leader))
            sum += s->unit[i].sp;
    return sum;
}

static void test_campaign_scenarios__reinforcements_wait_on_the_track(void **state)
{
    const struct cn_state *s = scenario("campaign");

    (void)state;
    assert_int_equal(coming(s, "bernadotte", 1), 13);
    assert_int_equal(coming(s, "wrede", 2), 8);
    assert_int_equal(coming(s, "mortier", 3), 8);
    assert_int_equal(coming(s, "buxhowden", 2), 21);
    assert_int_equal(coming(s, "langeron", 3), 13);
    assert_int_equal(coming(s, "uvarov", 3), 5);
    assert_int_equal(coming(s, "kolowrat", 3), 8);
    assert_int_equal(coming(s, "merveldt", 4), 4);
    assert_int_equal(coming(s, "constantine", 5), 11);
    assert_int_equal(coming(s, "ferdinand", 8), 9);
    assert_int_equal(coming(s, "essen", 9), 11);
    PROVES("1X-367-9", "1X-367-10");
}

/* Every arrival of the table is on the scenario's track, and nobody else. */
static void test_campaign_scenarios__track_agrees_with_the_table(void **state)
{
    const struct cn_state *s = scenario("campaign");
    int waiting = 0, listed = 0;

    (void)state;
    for (int i = 0; i < board->arrival_count; i++) {
        const struct cn_arrival *a = &board->arrival[i];
        if (a->leader == CN_NOBODY || s->unit[a->unit[0]].standing == IS_COMING) {
            assert_int_equal(s->unit[a->unit[0]].due, a->turn);
            continue;
        }
        listed++;
        assert_int_equal(s->leader[a->leader].due, a->turn);
        for (int k = 0; k < a->unit_count; k++)
            assert_int_equal(cn_formation_of(s, s->unit[a->unit[k]].leader), a->leader);
    }
    for (int i = 0; i < board->leader_count; i++)
        waiting += s->leader[i].standing == IS_COMING;
    assert_int_equal(waiting, listed);
}

static void test_campaign_scenarios__short_game_stands_as_the_table_says(void **state)
{
    const struct cn_state *s = scenario("short");

    (void)state;
    assert_int_equal(s->turn, 7);
    assert_int_equal(s->last_turn, 10);
    assert_int_equal(s->morale, 2);
    assert_int_equal(stack(s, 2921), 24);
    assert_int_equal(stack(s, 4410), 32);
    assert_int_equal(place_of(s, "davout"), 2355);
    assert_int_equal(s->leader[cn_find_leader(board, "mortier")].under,
                     cn_find_leader(board, "davout"));
    assert_int_equal(place_of(s, "mg-cav-2"), 3034);
    assert_int_equal(s->unit[cn_find_unit(board, "bourcier")].leader,
                     cn_find_leader(board, "mg-cav-2"));
    assert_int_equal(s->unit[cn_find_unit(board, "suchet")].sp, 6);
    assert_int_equal(s->unit[cn_find_unit(board, "caffarelli")].sp, 5);
    assert_int_equal(s->unit[cn_find_unit(board, "saint-hilaire")].sp, 5);
    assert_int_equal(s->unit[cn_find_unit(board, "vandamme")].sp, 7);
    assert_int_equal(s->army[FRENCH].ap, 9);
    assert_int_equal(s->army[COALITION].ap, 7);
    PROVES("1X-366-7", "1X-366-8", "1X-366-9", "1X-366-10", "1X-375-1", "1X-375-2");
}

static int used_span(const struct cn_state *s, int leader)
{
    int sum = 0;

    for (int i = 0; i < board->unit_count; i++)
        if (s->unit[i].standing == IS_TRACK && s->unit[i].leader == leader)
            sum += board->unit[i].subordination2;
    for (int i = 0; i < board->leader_count; i++)
        if (s->leader[i].standing == IS_BOX && s->leader[i].under == leader)
            sum += board->leader[i].subordination2;
    return sum;
}

static void test_campaign_scenarios__spans_and_stacks_hold_at_the_start(void **state)
{
    (void)state;
    for (int k = 0; k < box.scenario_count; k++) {
        const struct cn_state *s = box.scenario[k].state;
        for (int i = 0; i < board->leader_count; i++) {
            if (used_span(s, i) > board->leader[i].span2)
                fail_msg("%s: span of %s", box.scenario[k].id, board->leader[i].id);
            if (s->leader[i].standing != IS_MAP)
                continue;
            bool works = board->hex[s->leader[i].hex].town >= FORTIFIED_TOWN;
            assert_true(stack(s, cn_number(s->leader[i].hex)) <= (works ? 25 : 48));
        }
    }
}

static void test_campaign_scenarios__nobody_starts_in_contact(void **state)
{
    (void)state;
    for (int k = 0; k < box.scenario_count; k++) {
        const struct cn_state *s = box.scenario[k].state;
        for (int i = 0; i < CN_SLOTS; i++)
            for (int j = CN_SLOTS; j < CN_PIECES; j++)
                if (s->piece[i].what != CN_NOBODY && s->piece[j].what != CN_NOBODY)
                    assert_true(cn_distance(s->piece[i].hex, s->piece[j].hex) >= 2);
    }
}

static void test_campaign_scenarios__teaching_has_three_formations_a_side(void **state)
{
    const struct cn_state *s = scenario("teaching");
    int count[SIDES] = { 0 };

    (void)state;
    for (int i = 0; i < board->leader_count; i++)
        if (s->leader[i].standing == IS_MAP && cn_has_troops(s, i))
            count[board->leader[i].side]++;
    assert_int_equal(count[FRENCH], 3);
    assert_int_equal(count[COALITION], 3);
    assert_int_equal(s->last_turn - s->turn, 3);
}

/* -- positions -- */

static void test_campaign_positions__are_read_as_they_were_written(void **state)
{
    (void)state;
    for (int k = 0; k < box.scenario_count; k++) {
        struct cn_state a, b;
        struct text one = { 0 }, two = { 0 };
        struct err err;
        memcpy(&a, box.scenario[k].state, sizeof a);
        a.leader[1].did = DID_COMMAND | DID_CONCENTRATE;
        a.leader[1].foot = 7;
        a.leader[1].forage = 1;
        a.leader[1].goal = 17;
        a.army[1].pool[NATION_RUSSIAN][CAVALRY] = 2;
        a.damaged[3] = 1;
        a.damaged[4] = 2;
        a.path[0] = 3599;
        a.path_count = 1;
        a.path_full = 1;
        a.battle_count = 1;
        a.battle[0].attacker = 1;
        a.battle[0].target[0] = 40;
        a.battle[0].target_count = 1;
        a.battle[0].marker[1] = MARKER_REFUSAL;
        a.battle[0].lost[0] = 4;
        a.piece[40] = a.piece[0];
        a.piece[0] = (struct cn_piece){ .hex = CN_NOWHERE, .what = CN_NOBODY };
        eng_save(&box, &a, &one);
        if (!eng_restore(&box, "saved", text_str(&one), &b, &err))
            fail_msg("%s: %s", err.place, err.reason);
        eng_save(&box, &b, &two);
        assert_string_equal(text_str(&one), text_str(&two));
        assert_int_equal(eng_hash(&box, &a), eng_hash(&box, &b));
        text_free(&one);
        text_free(&two);
    }
}

static void refused(const char *lines, const char *why)
{
    struct cn_state s;
    struct text text = { 0 };
    struct err err;

    text_printf(&text, "position campaign 1\nseats 0 1\n%s", lines);
    if (eng_restore(&box, "test", text_str(&text), &s, &err))
        fail_msg("accepted: %s", lines);
    if (!strstr(err.reason, why))
        fail_msg("%s: %s", lines, err.reason);
    text_free(&text);
}

static void test_campaign_positions__mistakes_are_named(void **state)
{
    (void)state;
    refused("leader ney at 1949\n", "there is no leader 'ney'");
    refused("leader murat at 9999\n", "there is no hex '9999'");
    refused("leader murat at 1949\nunit saint-hilaire on murat 8\n", "not a number from 0 to 7");
    refused("unit saint-hilaire on murat 5\n", "not in play");
    refused("leader murat at 1949\nleader napoleon under murat\n", "cannot lead him");
    refused("leader murat at 1949\nunit hussars on murat\n", "of the other side");
    refused("leader murat under soult\nleader soult under murat\n", "cannot lead him");
    refused("weather hail\n", "no weather");
    refused("piece F1 at 1949 murat\n", "nobody's");
    refused("damaged 1949/1848\n", "there is no bridge");
    refused("leader murat at 1949\npiece F1 at 1949 murat\npiece F2 at 1949 murat\n", "two pieces");
    refused("leader murat at 1949\npiece C1 at 1949 murat\n", "elsewhere");
    refused("leader murat at 1949\nunit vandamme on murat 0\n", "without strength");
    refused("turn 8 of 7\n", "not a number");
    PROVES("1X-13-5", "1X-14-3", "1X-19-6");
}

static void begin(struct cn_state *s, const char *lines)
{
    struct text text = { 0 };
    struct err err;

    text_printf(&text, "position campaign 1\nseats 0 1\n%s", lines);
    if (!eng_restore(&box, "test", text_str(&text), s, &err))
        fail_msg("%s: %s", err.place, err.reason);
    rng_start_search(&s->core.rng, 1);
    text_free(&text);
}

/* Words of good positions put elsewhere: refused or read, never worse. */
static void test_campaign_positions__bad_lines_do_no_harm(void **state)
{
    static const char *const words[] = { "leader", "murat",  "at",   "1949",   "under",
                                         "on",     "-1",     "99",   "piece",  "F1",
                                         "up",     "battle", "path", "full",   "train",
                                         "laid",   "hidden", "VF1",  "unknown" };
    struct rng rng;

    (void)state;
    rng_start_search(&rng, 5);
    for (int i = 0; i < 1500; i++) {
        struct cn_state s, view;
        struct text text = { 0 };
        struct err err;
        eng_save(&box, box.scenario[i % box.scenario_count].state, &text);
        for (int k = 0; k < 3; k++) {
            char *at_word = text.s + rng_below(&rng, (uint32_t)text.length - 20);
            while (*at_word != ' ' && *at_word != '\n')
                at_word++;
            const char *word = words[rng_below(&rng, sizeof words / sizeof words[0])];
            memcpy(at_word + 1, word, strlen(word) < 6 ? strlen(word) : 6);
        }
        if (eng_restore(&box, "test", text_str(&text), &s, &err)) {
            assert_null(cn_broken(&box, &s));
            memcpy(&view, &s, sizeof view);
            eng_redact(&box, &view, ENG_SEAT(0));
            eng_imagine(&box, &view, 0, &rng);
        }
        text_free(&text);
    }
}

/* -- rivers and bridges -- */

static void test_campaign_rivers__frost_bridges_and_pontoons(void **state)
{
    struct cn_state s;
    int wien = at(2354), side = cn_side_to(board, wien, at(2453));

    (void)state;
    begin(&s, "");
    assert_int_equal(cn_river_at(board, &s, wien, side), PRIMARY_RIVER);
    assert_true(cn_is_bridged(board, &s, wien, side));
    begin(&s, "damaged 2354/2453 planned\n");
    assert_true(cn_is_bridged(board, &s, wien, side));
    begin(&s, "damaged 2354/2453\nweather frost\n");
    assert_false(cn_is_bridged(board, &s, wien, side));
    assert_int_equal(cn_river_at(board, &s, wien, side), SECONDARY_RIVER);
    begin(&s, "damaged 2354/2453\nweather mud\ntrain french laid 2453/2354\n");
    assert_true(cn_is_bridged(board, &s, wien, side));
    assert_true(cn_is_bridged(board, &s, at(2453), hex_opposite(side)));
    assert_int_equal(cn_river_at(board, &s, wien, side), PRIMARY_RIVER);
    begin(&s, "damaged 2354/2453\ntrain french at 2354\n");
    assert_false(cn_is_bridged(board, &s, wien, side));
}

/* -- pieces and views -- */

static const char *const two_armies = "leader murat at 1949\n"
                                      "leader soult under murat\n"
                                      "unit vandamme on soult 8\n"
                                      "leader oudinot at 1949\n"
                                      "unit grenadiers on oudinot 6\n"
                                      "vedette VF1 at 1949\n"
                                      "leader kutusov at 1138\n"
                                      "unit kutusov-horse on kutusov 2\n"
                                      "train french on murat\n"
                                      "pool french french infantry 2\n"
                                      "staff french centre 2355 source 2355 ap 8\n";

static void test_campaign_pieces__the_slot_that_leaves_a_stack_tells_nothing(void **state)
{
    static const int whats[] = { 1, 4, CN_LEADERS }; /* Murat, Oudinot, the vedette */

    (void)state;
    for (size_t i = 0; i < 3; i++) {
        struct cn_state s;
        struct eng_turn t = { &box, &s, &s.core, NULL, 0 };
        begin(&s, two_armies);
        if (whats[i] < CN_LEADERS)
            cn_move_leader(&t, whats[i], at(1848));
        else
            cn_move_vedette(&t, 0, at(1848));
        assert_int_equal(cn_slot_of(&s, whats[i]), 0);
        assert_int_equal(s.piece[0].hex, at(1848));
        assert_int_equal(s.piece[1].hex, at(1949));
        assert_int_equal(s.piece[2].hex, at(1949));
        assert_null(cn_broken(&box, &s));
    }
    PROVES("1X-29-1");
}

static void test_campaign_pieces__box_and_track_go_with_the_leader(void **state)
{
    struct cn_state s;
    struct eng_turn t = { &box, &s, &s.core, NULL, 0 };
    int murat = cn_find_leader(board, "murat"), soult = cn_find_leader(board, "soult");

    (void)state;
    begin(&s, two_armies);
    cn_move_leader(&t, murat, at(1848));
    assert_int_equal(s.leader[soult].hex, at(1848));
    assert_int_equal(stack(&s, 1848), 8);
    assert_null(cn_broken(&box, &s));
    PROVES("1X-28-1");
}

static void test_campaign_pieces__a_formation_takes_places_and_others_do_not(void **state)
{
    struct cn_state s;
    struct eng_turn t = { &box, &s, &s.core, NULL, 0 };
    int pressburg = cn_find_key(board, "pressburg");

    (void)state;
    begin(&s, "leader murat at 4257\nunit nansouty on murat 1\nleader soult at 4257\n"
              "vedette VF1 at 4257\n");
    cn_move_vedette(&t, 0, at(4358));
    cn_move_leader(&t, cn_find_leader(board, "soult"), at(4358));
    assert_int_equal(cn_holder(board, &s, at(4358)), SIDES);
    cn_move_leader(&t, cn_find_leader(board, "murat"), at(4358));
    assert_int_equal(cn_holder(board, &s, at(4358)), FRENCH);
    assert_int_equal(s.key_side[pressburg], FRENCH);
    cn_move_leader(&t, cn_find_leader(board, "murat"), at(4257));
    assert_int_equal(cn_holder(board, &s, at(4358)), FRENCH);
    assert_null(cn_broken(&box, &s));
    PROVES("1X-68-5");
}

static void test_campaign_pieces__what_is_named_in_a_position_holds_its_place(void **state)
{
    struct cn_state s;

    (void)state;
    begin(&s, "leader murat at 4018\nunit nansouty on murat 1\nleader soult at 1949\n");
    assert_int_equal(cn_holder(board, &s, at(4018)), FRENCH);
    assert_int_equal(cn_holder(board, &s, at(1949)), SIDES);
    assert_int_equal(cn_holder(board, &s, at(348)), FRENCH);
    assert_int_equal(cn_holder(board, &s, at(2921)), COALITION);
    assert_int_equal(cn_holder(board, &s, at(4358)), SIDES);
    PROVES("1X-68-6");
}

static void test_campaign_pieces__a_vedette_stays_up_until_it_moves(void **state)
{
    struct cn_state s;
    struct eng_turn t = { &box, &s, &s.core, NULL, 0 };
    int murat = cn_find_leader(board, "murat");

    (void)state;
    begin(&s, two_armies);
    int slot = cn_slot_of(&s, CN_LEADERS);
    cn_show_piece(&t, slot);
    cn_move_leader(&t, murat, at(1848)); /* the stack's first unseen slot goes */
    assert_int_equal(cn_slot_of(&s, CN_LEADERS), slot);
    assert_int_equal(s.piece[slot].face_up, 1);
    cn_move_vedette(&t, 0, at(1948));
    assert_int_equal(s.piece[slot].face_up, 0);
    assert_int_equal(s.piece[slot].hex, at(1948));
    PROVES("1X-200-3");
}

static void test_campaign_view__shows_pieces_and_hides_the_display(void **state)
{
    struct cn_state s;
    int murat = cn_find_leader(board, "murat"), grenadiers = cn_find_unit(board, "grenadiers");

    (void)state;
    begin(&s, two_armies);
    eng_redact(&box, &s, ENG_SEAT(1));
    for (int i = 0; i < 3; i++) {
        assert_int_equal(s.piece[i].what, PIECE_UNKNOWN);
        assert_int_equal(s.piece[i].hex, at(1949));
    }
    assert_int_equal(s.leader[murat].standing, IS_HIDDEN);
    assert_int_equal(s.leader[murat].hex, CN_NOWHERE);
    assert_int_equal(s.unit[grenadiers].standing, IS_HIDDEN);
    assert_int_equal(s.unit[grenadiers].sp, 0);
    assert_int_equal(s.vedette[0].standing, IS_HIDDEN);
    assert_int_equal(s.train[0].standing, IS_HIDDEN);
    assert_int_equal(s.army[FRENCH].pool[NATION_FRENCH][INFANTRY], 0);
    assert_int_equal(s.army[FRENCH].ap, 8);
    assert_int_equal(s.army[FRENCH].centre, at(2355));
    assert_int_equal(s.leader[cn_find_leader(board, "kutusov")].standing, IS_MAP);
    assert_null(cn_broken(&box, &s));
    PROVES("1X-31-1", "1X-31-4", "1X-31-7", "1X-31-8", "1X-45-2");
}

static void test_campaign_view__a_leader_face_up_shows_his_subordinates_by_option(void **state)
{
    int murat = cn_find_leader(board, "murat"), soult = cn_find_leader(board, "soult");

    (void)state;
    for (int secret = 0; secret < 2; secret++) {
        struct cn_state s;
        begin(&s, two_armies);
        s.option[OPTION_SUBORDINATES] = (uint8_t)secret;
        s.piece[cn_slot_of(&s, murat)].face_up = 1;
        s.leader[murat].forage = 1;
        eng_redact(&box, &s, ENG_SEAT(1));
        assert_int_equal(s.leader[murat].standing, IS_MAP);
        assert_int_equal(s.leader[murat].forage, 1); /* 1X-244-6: seen when adjacent */
        assert_int_equal(s.leader[soult].standing, secret ? IS_HIDDEN : IS_BOX);
        assert_int_equal(s.unit[cn_find_unit(board, "vandamme")].standing, IS_HIDDEN);
        assert_null(cn_broken(&box, &s));
    }
    PROVES("1X-31-5");
}

static void test_campaign_view__a_hidden_leader_in_a_frame_is_told_by_his_piece(void **state)
{
    struct cn_state s;
    int murat = cn_find_leader(board, "murat");

    (void)state;
    begin(&s, two_armies);
    s.core.frame[0] = (struct eng_frame){ .proc = PROC_MARCH, .local = { (int16_t)murat, 0, 255 } };
    s.core.depth = 1;
    eng_redact(&box, &s, ENG_SEAT(1));
    assert_int_equal(march_now(&s.core)->leader, CN_MASKED + 0);
    struct rng rng;
    rng_start_search(&rng, 3);
    assert_true(eng_imagine(&box, &s, 1, &rng));
    int leader = march_now(&s.core)->leader;
    assert_true(leader < board->leader_count);
    assert_int_equal(s.piece[0].what, leader);
}

static void test_campaign_view__where_arrivals_were_barred_is_their_sides_affair(void **state)
{
    struct cn_state s, other;
    struct eng_frame f = { .proc = PROC_MARCHES,
                           .local = { COALITION, SEGMENT_ARRIVALS, 12, 34, 56, 78 } };

    (void)state;
    begin(&s, two_armies);
    s.core.frame[0] = f;
    s.core.depth = 1;
    memcpy(&other, &s, sizeof other);
    eng_redact(&box, &s, ENG_SEAT(1));
    assert_memory_equal(s.core.frame[0].local, f.local, sizeof f.local);
    eng_redact(&box, &other, ENG_SEAT(0));
    const struct marches_frame *m = marches_now(&other.core);
    assert_true(!m->barred && !m->barred2 && !m->barred3 && !m->barred4);
}

static void test_campaign_view__imagined_worlds_hold_and_look_the_same(void **state)
{
    struct rng rng;

    (void)state;
    rng_start_search(&rng, 11);
    for (int k = 0; k < box.scenario_count; k++)
        for (int i = 0; i < 60; i++) {
            struct cn_state view, world;
            int seat = i % 2;
            memcpy(&view, box.scenario[k].state, sizeof view);
            eng_redact(&box, &view, ENG_SEAT(seat));
            memcpy(&world, &view, sizeof world);
            assert_true(eng_imagine(&box, &world, seat, &rng));
            const char *broken = cn_broken(&box, &world);
            if (broken)
                fail_msg("%s: %s", box.scenario[k].id, broken);
            for (int u = 0; u < board->unit_count; u++)
                assert_int_not_equal(world.unit[u].standing, IS_HIDDEN);
            for (int u = 0; u < board->leader_count; u++)
                assert_int_not_equal(world.leader[u].standing, IS_HIDDEN);
            eng_redact(&box, &world, ENG_SEAT(seat));
            assert_memory_equal(view.piece, world.piece, sizeof view.piece);
            assert_memory_equal(view.leader, world.leader, sizeof view.leader);
            assert_memory_equal(view.unit, world.unit, sizeof view.unit);
            assert_memory_equal(view.vedette, world.vedette, sizeof view.vedette);
            assert_int_equal(eng_hash(&box, &view), eng_hash(&box, &world));
        }
}

static void test_campaign_state__is_small(void **state)
{
    (void)state;
    assert_true(sizeof(struct cn_state) <= 12 * 1024);
}

/* No marsh of the map touches woods, so some are planted. */
static void test_campaign_odds__of_woods_and_marsh_the_defender_has_the_worse_for_the_attack(
    void **state)
{
    static struct cn_board planted;
    struct cn_state s;
    struct cn_odds odds;

    (void)state;
    begin(&s, "leader soult at 2756\nunit vandamme on soult 8\n"
              "leader bagration at 2655\nunit bagration-foot on bagration 4\n"
              "battle soult bagration targets 2655 from 2756 round 1\n");
    planted = *board;
    cn_reckon(&planted, &s, 0, false, &odds);
    assert_int_equal(odds.attacker4, 4 * 4);
    planted.hex[cn_hex_of(2655)].ground = WOODS;
    cn_reckon(&planted, &s, 0, false, &odds);
    assert_int_equal(odds.attacker4, 4 * 4); /* marsh: half; woods would leave 6 */
    planted.hex[cn_hex_of(2756)].ground = CLEAR;
    cn_reckon(&planted, &s, 0, false, &odds);
    assert_int_equal(odds.attacker4, 6 * 4);
    PROVES("1X-313-1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_campaign_map__numbers_name_hexes),
        cmocka_unit_test(test_campaign_map__even_columns_lie_half_a_hex_lower),
        cmocka_unit_test(test_campaign_map__sides_agree_from_both_hexes),
        cmocka_unit_test(test_campaign_map__has_the_towns_and_bridges_of_the_list),
        cmocka_unit_test(test_campaign_map__corrections_hold),
        cmocka_unit_test(test_campaign_data__a_title_has_its_own_modifiers_but_no_rules),
        cmocka_unit_test(test_campaign_data__a_hex_has_one_ground),
        cmocka_unit_test(test_campaign_data__alone_make_a_whole_campaign),
        cmocka_unit_test(test_campaign_scenarios__places_come_from_the_scenario),
        cmocka_unit_test(test_campaign_map__roads_have_the_lengths_of_the_book),
        cmocka_unit_test(test_campaign_map__depots_of_the_book_are_on_the_line),
        cmocka_unit_test(test_campaign_leaders__have_the_ratings_of_the_list),
        cmocka_unit_test(test_campaign_leaders__major_generals_are_alike),
        cmocka_unit_test(test_campaign_units__have_arm_class_maximum_and_value),
        cmocka_unit_test(test_campaign_units__march_regiments_are_few),
        cmocka_unit_test(test_campaign_charts__satisfy_the_numbers_of_the_book),
        cmocka_unit_test(test_campaign_scenarios__campaign_stands_as_the_manifests_say),
        cmocka_unit_test(test_campaign_scenarios__reinforcements_wait_on_the_track),
        cmocka_unit_test(test_campaign_scenarios__track_agrees_with_the_table),
        cmocka_unit_test(test_campaign_scenarios__short_game_stands_as_the_table_says),
        cmocka_unit_test(test_campaign_scenarios__spans_and_stacks_hold_at_the_start),
        cmocka_unit_test(test_campaign_scenarios__nobody_starts_in_contact),
        cmocka_unit_test(test_campaign_scenarios__teaching_has_three_formations_a_side),
        cmocka_unit_test(test_campaign_positions__are_read_as_they_were_written),
        cmocka_unit_test(test_campaign_positions__mistakes_are_named),
        cmocka_unit_test(test_campaign_positions__bad_lines_do_no_harm),
        cmocka_unit_test(test_campaign_rivers__frost_bridges_and_pontoons),
        cmocka_unit_test(test_campaign_pieces__a_formation_takes_places_and_others_do_not),
        cmocka_unit_test(test_campaign_pieces__what_is_named_in_a_position_holds_its_place),
        cmocka_unit_test(test_campaign_pieces__a_vedette_stays_up_until_it_moves),
        cmocka_unit_test(test_campaign_pieces__the_slot_that_leaves_a_stack_tells_nothing),
        cmocka_unit_test(test_campaign_pieces__box_and_track_go_with_the_leader),
        cmocka_unit_test(test_campaign_view__shows_pieces_and_hides_the_display),
        cmocka_unit_test(test_campaign_view__a_leader_face_up_shows_his_subordinates_by_option),
        cmocka_unit_test(test_campaign_view__a_hidden_leader_in_a_frame_is_told_by_his_piece),
        cmocka_unit_test(test_campaign_view__where_arrivals_were_barred_is_their_sides_affair),
        cmocka_unit_test(test_campaign_view__imagined_worlds_hold_and_look_the_same),
        cmocka_unit_test(test_campaign_state__is_small),
        cmocka_unit_test(
            test_campaign_odds__of_woods_and_marsh_the_defender_has_the_worse_for_the_attack),
    };

    return cmocka_run_group_tests(tests, open_box, close_box);
}
