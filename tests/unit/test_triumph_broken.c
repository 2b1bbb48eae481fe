/* test_triumph_broken.c -- what must hold of every state of Napoleon's Triumph: one thing after the
 * other is made wrong in a sound one, and nt_broken must say what. */

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

#define PAPER "a paper or a frame names what is not there"
#define TEAMS "ranks or corps are not those of the players"
#define PIECES                                                                                     \
    "unit 0 infantry 2 lannes reserve 64\nunit 1 infantry 2 lannes reserve 64\n"                   \
    "unit 2 artillery 1 detached reserve 65\nunit 40 infantry 2 bagration reserve 87\n"            \
    "unit 41 infantry 2 bagration reserve 87\n"

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

static void stand(const char *head, const char *more)
{
    struct text text = { 0 };
    struct err err;

    text_printf(&text, "position triumph 1\n%s\nscenario 2-december\nturn french\n%s%s", head,
                PIECES, more);
    if (!eng_restore(box, "test", text_str(&text), &s, &err))
        fail_msg("%s: %s", err.place, err.reason);
    text_free(&text);
    assert_null(nt_broken(box, &s));
}

static void is_broken(const char *why)
{
    const char *said = nt_broken(box, &s);

    if (!said || strcmp(said, why) != 0)
        fail_msg("'%s' instead of '%s'", said ? said : "nothing", why);
}

#define TURN "seats 0 1\nframe match \"end of round\"\nframe turn command 0 0"

/* The change, then what is said of it. */
#define BREAKS(change, why)                                                                        \
    do {                                                                                           \
        stand(TURN, "");                                                                           \
        change;                                                                                    \
        is_broken(why);                                                                            \
    } while (0)

static void test_triumph_broken__seats_rounds_and_armies(void **state)
{
    (void)state;
    BREAKS(s.core.side[1] = 0, "each side has one to four seats");
    BREAKS(s.core.sealed[1] = -1, "each side has one to four seats");
    BREAKS(s.scenario = 2, "the round is not within the scenario's");
    BREAKS(s.round = 0, "the round is not within the scenario's");
    BREAKS(s.round = (uint8_t)(s.last_round + 1), "the round is not within the scenario's");
    BREAKS(s.turn.army = 2, "there are two armies");
    BREAKS(s.winner = 2, "there are two armies");
    BREAKS(s.grade = MARGINAL + 1, "there are two armies");
}

static void test_triumph_broken__places(void **state)
{
    int shut = 0;

    (void)state;
    for (int i = 1; i <= board->approach_count && !shut; i++)
        shut = board->approach[i].impassable ? i : 0;
    BREAKS(s.unit[0].at = (uint16_t)blocking(0, 1), "a unit stands in no position of the map");
    BREAKS(s.unit[0].at = (uint16_t)blocking(shut, 0), "a unit stands in no position of the map");
    BREAKS(s.unit[0].at = (uint16_t)(blocking(board->approach_count, 1) + 1),
           "a unit stands in no position of the map");
    BREAKS(s.commander[1].at = (uint16_t)blocking(0, 1),
           "a commander stands in no position of the map");
}

static void test_triumph_broken__units(void **state)
{
    (void)state;
    BREAKS(s.unit[0].corps = 8, "a unit belongs to a corps of the enemy");
    BREAKS(s.unit[0].corps = NT_COMMANDERS, "a unit belongs to a corps of the enemy");
    BREAKS(s.unit[0].type = TYPES, "a unit has a face that does not exist");
    BREAKS(s.unit[0].strength = 4, "a unit has a face that does not exist");
    BREAKS(s.unit[0].strength = 0, "a unit has a face that does not exist");
    BREAKS(s.unit[0].type = UNKNOWN, "a unit has a face that does not exist");
    BREAKS(s.unit[0].flags |= UNIT_FIXED, "the fixed battery is a French battery");
    BREAKS(s.unit[0].stood = (uint16_t)(board->approach_count + 1),
           "a unit remembers what is not on the map");
    BREAKS(s.unit[0].stretch = (uint8_t)(board->stretch_count + 1),
           "a unit remembers what is not on the map");
    BREAKS(s.unit[0].home = NT_COMMANDERS, "a unit remembers what is not on the map");
}

static void test_triumph_broken__batteries_and_corps(void **state)
{
    (void)state;
    stand(TURN, "unit 3 artillery 1 detached reserve 65\n");
    s.unit[2].flags |= UNIT_FIXED;
    assert_null(nt_broken(box, &s));
    s.unit[3].flags |= UNIT_FIXED;
    is_broken("there are two fixed batteries");
    stand(TURN, "");
    for (int u = 3; u < 10; u++)
        s.unit[u] = s.unit[0];
    is_broken("a corps has more than eight units");
    BREAKS(s.unit[1].at = 65, "a corps stands in two positions");
    BREAKS((s.unit[0].corps = NT_NO_CORPS, s.unit[1].corps = NT_NO_CORPS), "a commander is alone");
}

static void test_triumph_broken__pool_and_ground(void **state)
{
    (void)state;
    BREAKS(s.pool[FRENCH][INFANTRY][2]--, "the faces on the map are not those of the pool");
    BREAKS(s.pool[ALLIED][INFANTRY][2]++, "the faces on the map are not those of the pool");
    BREAKS(s.unit[0].strength = 3, "the faces on the map are not those of the pool");
    BREAKS(s.unit[2].at = 87, "both armies stand in one locale");
    stand(TURN, "unit 3 infantry 2 detached reserve 54\nunit 4 infantry 2 detached reserve 54\n");
    s.unit[2].at = 54;
    is_broken("a locale is overfull");
}

static void test_triumph_broken__papers(void **state)
{
    (void)state;
    BREAKS(s.move.path[2] = NT_LOCALES, PAPER);
    BREAKS(s.move.from = (uint16_t)blocking(0, 1), PAPER);
    BREAKS(s.move.at = (uint16_t)blocking(0, 1), PAPER);
    BREAKS(s.move.stretch = (uint16_t)(board->stretch_count + 1), PAPER);
    BREAKS(s.move.command = ATTACH + 1, PAPER);
    BREAKS(s.move.entered_count = 4, PAPER);
    BREAKS(set_add(&s.move.pieces, 40), PAPER);
    BREAKS(s.attack.approach = 1, PAPER);
    BREAKS(s.attack.side = 2, PAPER);
    BREAKS(s.attack.command = ATTACH + 1, PAPER);
    BREAKS(s.attack.from = (uint16_t)blocking(0, 1), PAPER);
    BREAKS(set_add(&s.attack.attacking, 40), PAPER);
    BREAKS(set_add(&s.attack.defending, 0), PAPER);
    BREAKS(set_add(&s.attack.attack_leaders, 40), PAPER);
    BREAKS(set_add(&s.attack.attack_leaders, commander_token(1)), PAPER);
    BREAKS(set_add(&s.attack.defense_leaders, 0), PAPER);
    BREAKS(set_add(&s.attack.counter, commander_token(8)), PAPER);
    BREAKS(s.retreat.locale = NT_LOCALES, PAPER);
    BREAKS(s.retreat.side = 2, PAPER);
    BREAKS(set_add(&s.retreat.placed, 40), PAPER);
    BREAKS(s.set_up.on_map = 3, PAPER);
    BREAKS(s.set_up.detachments = NT_SET_DETACHMENTS + 1, PAPER);
    BREAKS(s.set_up.chosen[0] = NT_COMMANDERS + 1, PAPER);
    BREAKS(s.set_up.chosen[1] = NT_COMMANDERS + 1, PAPER);
}

/* The frame on top, with these locals. */
static void push(int proc, int step, int first, int second)
{
    struct eng_frame *f = &s.core.frame[s.core.depth++];

    memset(f, 0, sizeof *f);
    f->proc = (uint8_t)proc;
    f->step = (uint8_t)step;
    f->local[0] = (int16_t)first;
    f->local[1] = (int16_t)second;
}

static void test_triumph_broken__frames(void **state)
{
    (void)state;
    BREAKS(push(PROC_RETREAT, 0, 0, 0), PAPER);
    BREAKS(push(PROC_LOSSES, 0, 0, 0), PAPER);
    BREAKS(push(PROC_ATTACK, 0, 0, 0), PAPER);
    BREAKS(s.core.frame[1].local[0] = 1, PAPER);
    BREAKS(s.core.frame[1].local[0] = 2, PAPER);
    BREAKS(s.core.frame[1].proc = PROC_MOVE, PAPER);
    BREAKS(push(PROC_MOVE, ROW_CHOOSE_MOVE, UNIT_MOVE, 40), PAPER);
    BREAKS(push(PROC_MOVE, ROW_CHOOSE_MOVE, UNIT_MOVE, -1), PAPER);
    BREAKS(push(PROC_MOVE, ROW_CHOOSE_MOVE, UNIT_MOVE, commander_token(1)), PAPER);
    BREAKS(push(PROC_MOVE, ROW_CHOOSE_MOVE, CORPS_MOVE, 8), PAPER);
    BREAKS(push(PROC_MOVE, ROW_CHOOSE_MOVE, CORPS_MOVE - 1, 0), PAPER);
    BREAKS(push(PROC_MOVE, ROW_CHOOSE_MOVE, UNIT_MOVE + 1, 0), PAPER);
    BREAKS(push(PROC_MOVE, ROW_ON_ROAD, UNIT_MOVE, 0), PAPER);
    stand(TURN, "");
    push(PROC_MOVE, ROW_CHOOSE_MOVE, UNIT_MOVE, 0);
    assert_null(nt_broken(box, &s));
}

static void test_triumph_broken__a_ride_is_on_its_road(void **state)
{
    int road = board->locale[64].stretch[0];

    (void)state;
    stand(TURN, "");
    push(PROC_MOVE, ROW_ON_ROAD, UNIT_MOVE, 0);
    set_add(&s.move.pieces, 0);
    s.move.stretch = (uint16_t)road;
    s.move.at = 64;
    assert_null(nt_broken(box, &s));
    s.move.at = 65;
    is_broken(PAPER);
    s.move.at = 64;
    s.move.pieces = (struct nt_set){ { 0, 0 } };
    is_broken(PAPER);
}

#define RETREATS                                                                                   \
    do {                                                                                           \
        stand(TURN, "");                                                                           \
        s.attack.approach = (uint16_t)nt_approach_between(board, 64, 55);                          \
        s.attack.army = s.turn.army;                                                               \
        s.retreat.locale = 55;                                                                     \
        s.retreat.side = ALLIED;                                                                   \
        set_add(&s.retreat.placed, commander_token(8));                                            \
        push(PROC_STORM, 0, 0, 0);                                                                 \
        push(PROC_RETREAT, 0, 0, 0);                                                               \
        assert_null(nt_broken(box, &s));                                                           \
    } while (0)

static void test_triumph_broken__a_retreat_is_from_the_attack(void **state)
{
    struct eng_frame *f = &s.core.frame[3];

    (void)state;
    RETREATS;
    s.retreat.locale = 63;
    is_broken(PAPER);
    RETREATS;
    s.retreat.side = FRENCH;
    is_broken(PAPER);
    RETREATS;
    f->local[0] = -1;
    is_broken(PAPER);
    f->local[0] = (int16_t)(board->locale[55].approach_count + 2);
    is_broken(PAPER);
    RETREATS;
    f->local[2] = -1;
    is_broken(PAPER);
    f->local[2] = NT_COMMANDERS + 1;
    is_broken(PAPER);
    RETREATS;
    s.attack.army = ALLIED;
    is_broken(PAPER);
}

#define TEAM "seats 0 0 1 1\nframe match \"end of round\"\nframe turn command 0 0"

static void test_triumph_broken__teams(void **state)
{
    (void)state;
    stand(TEAM, "");
    assert_int_equal(s.team, 1);
    s.teams.acting = s.teams.player_count[FRENCH];
    is_broken(TEAMS);
    stand(TEAM, "");
    s.teams.control = s.core.seat_count;
    is_broken(TEAMS);
    stand(TEAM, "");
    s.teams.rank[FRENCH][1] = s.teams.rank[FRENCH][0];
    is_broken(TEAMS);
    stand(TEAM, "");
    s.teams.player_count[ALLIED] = NT_PLAYERS + 1;
    is_broken(TEAMS);
    stand(TEAM, "");
    s.teams.player[0] = 4;
    is_broken(TEAMS);
    BREAKS(s.teams.player_count[ALLIED] = 1, TEAMS);
}

/* -- lines of a position that say what cannot be -- */

static void refused(const char *line, const char *why)
{
    struct text text = { 0 };
    struct err err;

    text_printf(&text, "position triumph 1\n" TEAM "\nscenario 2-december\nturn french\n%s%s\n",
                PIECES, line);
    if (eng_restore(box, "test", text_str(&text), &s, &err))
        fail_msg("taken: %s", line);
    if (!strstr(err.reason, why))
        fail_msg("%s: %s", line, err.reason);
    text_free(&text);
}

static void test_triumph_broken__lines_are_refused(void **state)
{
    (void)state;
    refused("pool french unknown 1 1", "a side, a type");
    refused("pool russian infantry 1 1", "a side, a type");
    refused("pool french infantry 0 1", "");
    refused("pool french infantry 4 1", "");
    refused("pool french infantry 1 1 1", "a side, a type");
    refused("order french 1 0 attack 64", "'order' expects");
    refused("order french 0 1 attack 64", "'order' expects");
    refused("order french 1 4 attack 64", "'order' expects");
    refused("order nobody 1 1 attack 64", "'order' expects");
    refused("order french 1 1 attack 0", "an order names places");
    refused("round 0", "");
    refused("unit 80 infantry 2 detached reserve 64", "");
    refused("unit 5 infantry 4 detached reserve 64", "");
    refused("unit 5 infantry 0 detached reserve 64", "a strength that this type can have");
    refused("unit 5 unknown 1 detached reserve 64", "a strength that this type can have");
    refused("unit 5 artillery 2 detached reserve 64", "a strength that this type can have");
    refused("unit 5 guard 2 detached reserve 64", "a strength that this type can have");
    refused("unit 5 dragoons 2 detached reserve 64", "");
    refused("unit 5 infantry 2 kutusov reserve 64", "");
    refused("unit 5 infantry 2 detached reserve 200", "");
    refused("unit 5 infantry 2 detached block 64-1", "");
}

/* Who is off the map comes with his corps, unless it is said with whom or that he has been. */
static void test_triumph_broken__reinforcements_have_a_home(void **state)
{
    int davout = nt_find_commander(board, "davout");

    (void)state;
    stand(TURN, "unit 4 infantry 2 davout off-map\nunit 5 infantry 2 davout off-map home none\n"
                "unit 6 infantry 2 detached off-map home bernadotte\n");
    assert_int_equal(s.unit[4].home, davout);
    assert_int_equal(s.unit[5].home, NT_NO_CORPS);
    assert_int_equal(s.unit[6].home, nt_find_commander(board, "bernadotte"));
}

static void test_triumph_broken__every_stretch_of_road_is_read(void **state)
{
    (void)state;
    for (int i = 1; i <= board->stretch_count; i++) {
        const struct nt_stretch *stretch = &board->stretch[i];
        struct text line = { 0 };
        text_printf(&line, "unit 5 infantry 2 detached reserve 64 road %d.%d\n", stretch->locale,
                    stretch->number);
        stand(TURN, text_str(&line));
        assert_int_equal(s.unit[5].stretch, i);
        text_free(&line);
    }
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_triumph_broken__seats_rounds_and_armies),
        cmocka_unit_test(test_triumph_broken__places),
        cmocka_unit_test(test_triumph_broken__units),
        cmocka_unit_test(test_triumph_broken__batteries_and_corps),
        cmocka_unit_test(test_triumph_broken__pool_and_ground),
        cmocka_unit_test(test_triumph_broken__papers),
        cmocka_unit_test(test_triumph_broken__frames),
        cmocka_unit_test(test_triumph_broken__a_ride_is_on_its_road),
        cmocka_unit_test(test_triumph_broken__a_retreat_is_from_the_attack),
        cmocka_unit_test(test_triumph_broken__teams),
        cmocka_unit_test(test_triumph_broken__lines_are_refused),
        cmocka_unit_test(test_triumph_broken__reinforcements_have_a_home),
        cmocka_unit_test(test_triumph_broken__every_stretch_of_road_is_read),
    };

    return cmocka_run_group_tests(tests, open_box, NULL);
}
