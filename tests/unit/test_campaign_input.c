/* test_campaign_input.c -- what the campaign does not take: tables and maps with a mistake, positions
 * that nobody could have written, states that cannot be; and numbers that name nothing. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games/campaign/cn_steps.h"
#include "games/campaign/kit/cn_show.h"

#include "campaign_data.h"

static struct eng_box box;
static const struct cn_board *board;

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
    (void)state;
    eng_close(&box);
    return 0;
}

/* -- tables and the map -- */

static void is_refused(const char *file, const char *from, const char *to, const char *why)
{
    struct err err;

    if (load_changed(file, from, to, NULL, &err))
        fail_msg("%s: taken: %s", file, to);
    if (!strstr(err.reason, why))
        fail_msg("%s: %s: %s", file, to, err.reason);
}

static struct cn_board *taken(const char *file, const char *from, const char *to)
{
    struct err err;
    struct cn_board *b = load_changed(file, from, to, NULL, &err);

    if (!b)
        fail_msg("%s: %s: %s", file, to, err.reason);
    return b;
}

static void test_campaign_tables__a_leader_stands_in_them_once(void **state)
{
    (void)state;
    is_refused("leaders.tsv", "murat\tMurat", "napoleon\tMurat", "each once");
}

static void test_campaign_tables__anybody_of_the_side_may_arrive_the_first_too(void **state)
{
    struct cn_board *b = taken("arrivals.tsv", "french\t1\tbernadotte", "french\t1\tnapoleon");

    (void)state;
    assert_int_equal(b->arrival[0].leader, cn_find_leader(b, "napoleon"));
    cn_unload(b);
    is_refused("arrivals.tsv", "french\t1\tbernadotte", "french\t1\tkutusov", "leader of the side");
    is_refused("arrivals.tsv", "french\t1\tbernadotte", "french\t1\tney", "leader of the side");
}

static void test_campaign_tables__work_on_a_bridge_takes_at_most_nine_points(void **state)
{
    struct cn_board *b =
        taken("bridge-work.tsv", "damage-secondary\t1\t2", "damage-secondary\t9\t9");

    (void)state;
    assert_int_equal(b->table.bridge_work[0][0], 9);
    assert_int_equal(b->table.bridge_work[0][1], 9);
    cn_unload(b);
    is_refused("bridge-work.tsv", "damage-secondary\t1\t2", "damage-secondary\t1\t10", "10");
    is_refused("bridge-work.tsv", "damage-secondary\t1\t2", "damage-secondary\t10\t2", "10");
}

/* A title may have fog with some weathers: a column more, of 0 and 1. */
static void test_campaign_tables__fog_goes_with_the_weathers_that_are_marked(void **state)
{
    static const char plain[] = "combat\tpursuit\tsource\n"
                                "heat\t1\t0\t0\t0\t0\tsourced\n"
                                "fair\t0\t0\t0\t0\t0\tsourced\n"
                                "rain\t1\t-1\t1\t0\t1\tsourced\n"
                                "mud\t1\t0\t2\t0\t0\tsourced\n"
                                "rain-mud\t2\t-1\t2\t0\t1\tsourced\n"
                                "frost\t0\t0\t0\t0\t0\tsourced\n"
                                "snow\t1\t-1\t1\t1\t1\tsourced\n"
                                "frost-snow\t1\t-1\t1\t1\t1\tsourced\n";
    static const char foggy[] = "combat\tpursuit\tfog\n"
                                "heat\t1\t0\t0\t0\t0\t0\n"
                                "fair\t0\t0\t0\t0\t0\t0\n"
                                "rain\t1\t-1\t1\t0\t1\t1\n"
                                "mud\t1\t0\t2\t0\t0\t0\n"
                                "rain-mud\t2\t-1\t2\t0\t1\t1\n"
                                "frost\t0\t0\t0\t0\t0\t0\n"
                                "snow\t1\t-1\t1\t1\t1\t1\n"
                                "frost-snow\t1\t-1\t1\t1\t1\t0\n";
    struct cn_board *b = taken("weather-effects.tsv", plain, foggy);

    (void)state;
    assert_int_equal(b->table.weather_fog[HEAT], 0);
    assert_int_equal(b->table.weather_fog[RAIN], 1);
    assert_int_equal(b->table.weather_fog[SNOW], 1);
    assert_int_equal(b->table.weather_fog[FROST_SNOW], 0);
    cn_unload(b);
}

static void test_campaign_map__every_list_must_be_there(void **state)
{
    static const char *const lists[] = { "places", "roads", "rivers", "bridges", "crests" };

    (void)state;
    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++) {
        struct text from = { 0 }, to = { 0 };
        text_printf(&from, "\"%s\": [", lists[i]);
        text_printf(&to, "\"no-%s\": [", lists[i]);
        is_refused("map.json", text_str(&from), text_str(&to), lists[i]);
        text_free(&from);
        text_free(&to);
    }
}

/* -- positions -- */

static bool read_position(const char *lines, struct cn_state *s, struct err *err)
{
    struct text text = { 0 };

    text_printf(&text, "position campaign 1\nseats 0 1\n%s", lines);
    bool fine = eng_restore(&box, "test", text_str(&text), s, err);
    text_free(&text);
    return fine;
}

static void begin(struct cn_state *s, const char *lines)
{
    struct err err;

    if (!read_position(lines, s, &err))
        fail_msg("%s: %s", err.place, err.reason);
    rng_start_search(&s->core.rng, 1);
}

static void refused(const char *lines, const char *why)
{
    struct cn_state s;
    struct err err;

    if (read_position(lines, &s, &err))
        fail_msg("accepted: %s", lines);
    if (!strstr(err.reason, why))
        fail_msg("%s: %s", lines, err.reason);
}

#define FIGHTING "leader murat at 1949\nunit nansouty on murat 1\nbattle murat - targets 1948 "

static void test_campaign_positions__numbers_of_a_battle_have_their_bounds(void **state)
{
    struct cn_state s;

    (void)state;
    begin(&s, FIGHTING "shown 9 9 lost 99 99 round 99 refused 9 failed-repulse 9 won 99\n");
    assert_int_equal(s.battle[0].shown[0], 9);
    assert_int_equal(s.battle[0].shown[1], 9);
    assert_int_equal(s.battle[0].refused, 9);
    refused(FIGHTING "shown 10 0\n", "10");
    refused(FIGHTING "shown 0 10\n", "10");
    refused(FIGHTING "lost 100 0\n", "100");
    refused(FIGHTING "lost 0 100\n", "100");
    refused(FIGHTING "round 100\n", "100");
    refused(FIGHTING "refused 10\n", "10");
    refused(FIGHTING "guard 4\n", "4");
    refused(FIGHTING "failed-repulse 10\n", "10");
    refused(FIGHTING "won 100\n", "100");
    refused(FIGHTING "result 100\n", "100");
    refused(FIGHTING "over 4\n", "no such leader or hex");
    refused(FIGHTING "fought 1\n", "says nothing of a battle");
}

static void test_campaign_positions__a_train_is_somewhere_or_refused(void **state)
{
    (void)state;
    refused("train prussian lost\n", "prussian");
    refused("train french flying\n", "standing");
    refused("train french on ney\n", "there is no leader 'ney'");
    refused("train french at 9999\n", "there is no hex '9999'");
    refused("train french laid 1949/2948\n", "there is no side");
    refused("train french laid 2354/2453 lifted ney\n", "there is no leader 'ney'");
}

/* -- states that cannot be -- */

static void broken_army(const struct cn_state *s, struct cn_army a)
{
    struct cn_state other = *s;

    other.army[COALITION] = a;
    const char *why = cn_broken(&box, &other);
    assert_non_null(why);
    assert_string_equal(why, "a centre or a source is off the map");
}

static void test_campaign_states__an_army_has_its_staff_on_the_map(void **state)
{
    struct cn_state s;

    (void)state;
    begin(&s, "staff french centre 2354 source 2355 ap 1\n"
              "staff coalition centre 4509 source 4607 ap 99\n");
    assert_null(cn_broken(&box, &s));
    struct cn_army a = s.army[COALITION];

    a.ap = 100;
    broken_army(&s, a);
    a = s.army[COALITION];
    a.centre = CN_HEXES;
    broken_army(&s, a);
    a = s.army[COALITION];
    a.source = CN_HEXES;
    broken_army(&s, a);
    a = s.army[COALITION];
    a.source_next = CN_HEXES;
    broken_army(&s, a);
    a = s.army[COALITION];
    a.via = CN_HEXES;
    broken_army(&s, a);
    a = s.army[COALITION];
    a.centre_from = CN_HEXES;
    broken_army(&s, a);
    a = s.army[COALITION];
    a.refuge = CN_HEXES;
    broken_army(&s, a);
    a = s.army[COALITION];
    a.centre_state = CENTRE_OFF + 1;
    broken_army(&s, a);
    a = s.army[COALITION];
    a.source_state = SOURCE_TAKEN + 1;
    broken_army(&s, a);
    a = s.army[COALITION];
    a.line = LINE_PAST + 1;
    broken_army(&s, a);
}

static void test_campaign_states__a_vedette_is_in_nobodys_box(void **state)
{
    struct cn_state s;

    (void)state;
    begin(&s, "");
    s.vedette[0].standing = IS_BOX;
    assert_string_equal(cn_broken(&box, &s), "a vedette stands where no vedette can");
    s.vedette[0].standing = IS_HIDDEN + 1;
    assert_string_equal(cn_broken(&box, &s), "a vedette stands where no vedette can");
    s.vedette[0].standing = IS_HIDDEN;
    assert_null(cn_broken(&box, &s));
}

/* -- numbers that name nothing -- */

static void test_campaign_names__there_is_none_behind_the_last_piece(void **state)
{
    int units = board->unit_count, leaders = board->leader_count;

    (void)state;
    assert_string_equal(cn_name(&box, "unit", units - 1), board->unit[units - 1].name);
    assert_string_equal(cn_name(&box, "unit", units), "");
    assert_string_equal(cn_name(&box, "unit", -1), "");
    assert_string_equal(cn_name(&box, "leader", leaders - 1), board->leader[leaders - 1].name);
    assert_string_equal(cn_name(&box, "leader", leaders), "");
    assert_string_equal(cn_name(&box, "piece", CN_PIECE0 + CN_PIECES), "");
    assert_string_equal(cn_name(&box, "hex", CN_HEXES), "");
}

/* In memory the lists may lie one behind the other; no name is found beyond its own. */
static void test_campaign_names__a_vedette_is_no_piece_and_no_piece_a_vedette(void **state)
{
    (void)state;
    assert_int_equal(cn_find_slot("F1"), 0);
    assert_int_equal(cn_find_slot("c44"), CN_PIECES - 1);
    assert_int_equal(cn_find_slot("VF1"), -1);
    assert_int_equal(cn_find_vedette("VC10"), CN_VEDETTES - 1);
    assert_int_equal(cn_find_vedette("F1"), -1);
}

static void test_campaign_refusals__of_nobody_nothing_is_said(void **state)
{
    struct cn_state s;
    struct eng_action a = { .verb = VERB_ATTACK, .noun = (uint16_t)board->leader_count };
    struct eng_phrase out = { .rule = CN_261_1 };

    (void)state;
    begin(&s, "leader murat at 1949\nunit nansouty on murat 1\n");
    s.core.frame[0] = (struct eng_frame){ .proc = PROC_BATTLES, .step = ROW_ATTACKS };
    s.core.depth = 1;
    s.core.asked = ENG_SEAT(0);
    assert_false(cn_refusal(&box, &s, 0, &a, &out));
    a.noun = (uint16_t)cn_find_leader(board, "murat");
    assert_true(cn_refusal(&box, &s, 0, &a, &out));
}

/* A row that has called another is the one before the frame's; none lies before the first. */
static void test_campaign_view__a_row_is_told_by_its_frame(void **state)
{
    struct cn_state s;

    (void)state;
    begin(&s, "");
    s.core.frame[0] = (struct eng_frame){ .proc = PROC_PLAYER, .step = 0 };
    s.core.frame[1] = (struct eng_frame){ .proc = PROC_BATTLES, .step = 1 };
    s.core.depth = 2;
    assert_ptr_equal(cn_show_row(&s, 0), &cn_procs[PROC_PLAYER].step[0]);
    assert_ptr_equal(cn_show_row(&s, 1), &cn_procs[PROC_BATTLES].step[1]);
    s.core.frame[0].step = 1;
    assert_ptr_equal(cn_show_row(&s, 0), &cn_procs[PROC_PLAYER].step[0]);
    s.core.frame[0].step = 2;
    assert_ptr_equal(cn_show_row(&s, 0), &cn_procs[PROC_PLAYER].step[1]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_campaign_tables__a_leader_stands_in_them_once),
        cmocka_unit_test(test_campaign_tables__anybody_of_the_side_may_arrive_the_first_too),
        cmocka_unit_test(test_campaign_tables__work_on_a_bridge_takes_at_most_nine_points),
        cmocka_unit_test(test_campaign_tables__fog_goes_with_the_weathers_that_are_marked),
        cmocka_unit_test(test_campaign_map__every_list_must_be_there),
        cmocka_unit_test(test_campaign_positions__numbers_of_a_battle_have_their_bounds),
        cmocka_unit_test(test_campaign_positions__a_train_is_somewhere_or_refused),
        cmocka_unit_test(test_campaign_states__an_army_has_its_staff_on_the_map),
        cmocka_unit_test(test_campaign_states__a_vedette_is_in_nobodys_box),
        cmocka_unit_test(test_campaign_names__there_is_none_behind_the_last_piece),
        cmocka_unit_test(test_campaign_names__a_vedette_is_no_piece_and_no_piece_a_vedette),
        cmocka_unit_test(test_campaign_refusals__of_nobody_nothing_is_said),
        cmocka_unit_test(test_campaign_view__a_row_is_told_by_its_frame),
    };

    return cmocka_run_group_tests(tests, open_box, close_box);
}
