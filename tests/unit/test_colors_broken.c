/* test_colors_broken.c -- what must hold of every state of Commands & Colors: one thing after the
 * other is made wrong in a sound one, and cc_broken must say what; and what a scenario may not have. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/registry.h"
#include "games/colors/cc_steps.h"
#include "games/colors/kit/cc_save.h"

static const struct eng_box *box;
static const struct cc_board *board;
static struct cc_state s;

#define FRAME   "a frame speaks of a piece or card that is not there"
#define NO_CARD "a hand or a pile holds what is no card"
#define TERMS   "the terms of the scenario make no sense"
#define FIELD                                                                                      \
    "position colors 1\nseats 0 1\nbanners 6\nhand top probe-left rally\nhand bottom forward\n"    \
    "turn top card attack-center phase combat\nterrain river B2\nterrain quarry B4\n"              \
    "unit top E7 BR.LN ordered\nunit top E3 BR.FA ordered\nunit bottom F7 FR.LN\n"                 \
    "unit bottom H7 FR.LC\nleader top E7 BR Hill\nleader bottom H3 FR Ney\n"

static int open_box(void **state)
{
    struct err err;

    (void)state;
    box = eng_shared_box("colors", &err);
    if (!box)
        fail_msg("%s: %s", err.place, err.reason);
    board = box->board;
    return 0;
}

static void stand(void)
{
    struct err err;

    if (!eng_restore(box, "test", FIELD, &s, &err))
        fail_msg("%s: %s", err.place, err.reason);
    assert_null(cc_broken(box, &s));
}

static void is_broken(const char *why)
{
    const char *said = cc_broken(box, &s);

    if (!said || strcmp(said, why) != 0)
        fail_msg("'%s' instead of '%s'", said ? said : "nothing", why);
}

/* The change, then what is said of it. */
#define BREAKS(change, why)                                                                        \
    do {                                                                                           \
        stand();                                                                                   \
        change;                                                                                    \
        is_broken(why);                                                                            \
    } while (0)

static void test_colors_broken__terms(void **state)
{
    (void)state;
    BREAKS(memset(s.army[1], 'x', sizeof s.army[1]), "the name of an army has no end");
    BREAKS(memset(s.commander[0], 'x', sizeof s.commander[0]), "the name of an army has no end");
    BREAKS(s.first = SIDES, TERMS);
    BREAKS(s.winner = SIDES + 1, TERMS);
    BREAKS(s.objective_count = CC_OBJECTIVES + 1, TERMS);
    BREAKS(s.core.over = 1, "the match is over and nobody has won");
    BREAKS(s.core.side[1] = SIDES, "a seat has no side");
}

static void test_colors_broken__units(void **state)
{
    (void)state;
    BREAKS(s.unit[0].at = CC_HEXES, "a unit is no unit");
    BREAKS(s.unit[0].type = (uint8_t)board->type_count, "a unit is no unit");
    BREAKS(s.unit[0].side = SIDES, "a unit is no unit");
    BREAKS((s.unit[0].at = 0, s.unit[0].square = 1), "a unit that is gone is in square");
    BREAKS(s.unit[0].at = s.unit[1].at, "two units stand in one hex");
    BREAKS(s.unit[0].blocks = 0, "a unit has a wrong number of blocks");
    BREAKS(s.unit[0].blocks = (uint8_t)(s.unit[0].full + 1), "a unit has a wrong number of blocks");
    BREAKS(s.unit[0].full = CC_BLOCKS + 1, "a unit is no unit");
    BREAKS(s.terrain[s.unit[0].at] = RIVER, "a unit stands where none can");
    BREAKS(s.terrain[s.unit[1].at] = QUARRY, "a battery stands where none can");
    BREAKS(s.unit[0].square = CC_SQUARES + 1, "a unit is no unit");
    BREAKS(s.unit[1].square = 1, "a unit is in a square that cannot be");
    BREAKS(s.unit[0].square = 1, "a square without a card, or a card without a square");
    BREAKS(s.unit_count = CC_UNITS + 1, "there are too many pieces");
    BREAKS(s.leader_count = CC_LEADERS + 1, "there are too many pieces");
    BREAKS(s.unit_on[1] = 0, "a hex remembers a piece that is not there");
    BREAKS(s.leader_on[1] = 0, "a hex remembers a piece that is not there");
}

static void test_colors_broken__leaders(void **state)
{
    (void)state;
    BREAKS(s.leader[0].at = CC_HEXES, "a leader is no leader");
    BREAKS(s.leader[0].side = SIDES, "a leader is no leader");
    BREAKS(s.leader[0].nation = (uint8_t)board->nation_count, "a leader is no leader");
    BREAKS(s.leader[0].at = 0, "a leader is neither here nor gone");
    BREAKS(s.leader[0].fate = LEADER_PRESENT + 1, "a leader is neither here nor gone");
    BREAKS(s.leader[0].at = s.leader[1].at, "two leaders stand in one hex");
    BREAKS(s.terrain[s.leader[1].at] = RIVER, "a leader stands where none can");
    BREAKS(s.leader[0].side = BOTTOM, "a leader stands with the enemy");
    BREAKS(memset(s.leader[0].name, 'x', sizeof s.leader[0].name), "a leader is no leader");
}

static void test_colors_broken__cards(void **state)
{
    (void)state;
    BREAKS(s.hand_count[TOP] = CC_HAND + 1, NO_CARD);
    BREAKS(s.hand[TOP][2] = 1, "a hand holds a card beyond its count");
    BREAKS(s.hand[TOP][1] = (uint8_t)(board->card_count + 1), NO_CARD);
    BREAKS((s.hand[TOP][0] = 2, s.hand[TOP][1] = 1), "a hand is not in order");
    BREAKS(s.hand[TOP][1] = 0, NO_CARD);
    BREAKS(s.track[BOTTOM][3] = (uint8_t)(board->card_count + 1), NO_CARD);
    BREAKS(s.scouted[1] = CC_HIDDEN - 1, NO_CARD);
    BREAKS(s.pile[7] = (uint8_t)(board->card_count + 1), NO_CARD);
    BREAKS(s.pile_count = CC_CARDS + 1, NO_CARD);
    BREAKS(s.discard_count = CC_CARDS + 1, NO_CARD);
    BREAKS((s.discard_count = 1, s.discards[0] = 1), "there are more cards than in the deck");
    BREAKS(s.pile_count--, "a card is missing");
    stand();
    int kind = s.hand[BOTTOM][0];
    for (int i = 0; i < 3; i++)
        s.pile[i] = (uint8_t)kind;
    is_broken("a card is there too often");
}

static void test_colors_broken__turn(void **state)
{
    (void)state;
    BREAKS(s.turn.side = SIDES, "the turn is none");
    BREAKS(s.turn.acts = (uint8_t)(board->card_count + 1), "the turn is none");
    BREAKS(s.turn.section = EVERYWHERE + 1, "the turn is none");
    BREAKS(s.played[1].acts = (uint8_t)(board->card_count + 1), "a card that was played is none");
    BREAKS(s.played[0].section = EVERYWHERE + 1, "a card that was played is none");
    BREAKS(s.battle.attacker = CC_UNITS, "the combat is none");
    BREAKS(s.battle.target = CC_HEXES, "the combat is none");
    BREAKS(s.battle.unit = CC_UNITS, "the combat is none");
    BREAKS(s.battle.leader = CC_LEADERS, "the combat is none");
}

/* The frame on top, with these locals; it is asked about. */
static struct eng_frame *push(int proc, int step, int first)
{
    struct eng_frame *f = &s.core.frame[s.core.depth++];

    memset(f, 0, sizeof *f);
    f->proc = (uint8_t)proc;
    f->step = (uint8_t)step;
    f->local[0] = (int16_t)first;
    return f;
}

static void fight(void)
{
    s.battle.attacker = 0;
    s.battle.unit = 2;
    s.battle.leader = CC_NO_LEADER;
    s.battle.target = s.unit[2].at;
    s.battle.batteries = 0;
}

static void test_colors_broken__frames(void **state)
{
    (void)state;
    BREAKS(match_frame(&s.core.frame[0])->side = SIDES, FRAME);
    BREAKS(turn_frame(&s.core.frame[1])->side = -1, FRAME);
    BREAKS((s.core.active = 1, push(PROC_SCOUT, 0, 0)), FRAME);
    BREAKS(push(PROC_SHORT_SUPPLY, 1, 4), FRAME);
    BREAKS(push(PROC_MOVE, 0, 4), FRAME);
    BREAKS(push(PROC_MOVE, 0, -1), FRAME);
    BREAKS(push(PROC_MOVE, 0, 2), FRAME);
    BREAKS(push(PROC_MOVE, 0, CC_UNITS + 1), FRAME);
    BREAKS(push(PROC_MOVE, 0, CC_UNITS + 2), FRAME);
    BREAKS(push(PROC_COMBAT, 0, 2), FRAME);
    BREAKS(combat_frame(push(PROC_COMBAT, 0, 0))->bonus = 2, FRAME);
    BREAKS(push(PROC_RETREAT, 0, 4), FRAME);
    BREAKS(retreat_frame(push(PROC_RETREAT, 0, 2))->left = -1, FRAME);
    BREAKS(retreat_frame(push(PROC_RETREAT, 0, 2))->joined = 2, FRAME);
    BREAKS(push(PROC_RETIRE, 0, 2), FRAME);
    BREAKS(retire_frame(push(PROC_RETIRE, 0, 3))->made = 3, FRAME);
    BREAKS(push(PROC_FLIGHT, 0, 2), FRAME);
    BREAKS(flight_frame(push(PROC_FLIGHT, 0, 1))->made = -1, FRAME);
    BREAKS(flight_frame(push(PROC_FLIGHT, 0, 1))->at = CC_HEXES, FRAME);
    BREAKS(flight_frame(push(PROC_FLIGHT, 0, 1))->at = -1, FRAME);
    BREAKS(flight_frame(push(PROC_FLIGHT, 0, 1))->made = 4, FRAME);
    BREAKS(push(PROC_ADVANCE, 0, 4), FRAME);
    stand();
    push(PROC_RETREAT, 0, 2);
    assert_null(cc_broken(box, &s));
    stand();
    push(PROC_RETIRE, 0, 3);
    assert_null(cc_broken(box, &s));
    stand();
    push(PROC_FLIGHT, 0, 1);
    assert_null(cc_broken(box, &s));
}

static void test_colors_broken__battles(void **state)
{
    (void)state;
    BREAKS((fight(), push(PROC_MELEE, 0, 0), s.battle.attacker = 4), FRAME);
    BREAKS((fight(), push(PROC_MELEE, 0, 0), s.battle.target = 0), FRAME);
    BREAKS((fight(), push(PROC_MELEE, 0, 0), s.battle.unit = 4), FRAME);
    BREAKS((fight(), push(PROC_MELEE, 0, 0), s.battle.leader = 1), FRAME);
    BREAKS((fight(), push(PROC_MELEE, 0, 0), s.battle.batteries = 16), FRAME);
    BREAKS((fight(), s.battle.unit = CC_NO_UNIT, push(PROC_MELEE, 0, 0)), FRAME);
    BREAKS((fight(), strike_frame(push(PROC_STRIKE, 0, 0))->at = 4), FRAME);
    BREAKS((fight(), strike_frame(push(PROC_STRIKE, 0, 4))->at = 2), FRAME);
    stand();
    fight();
    push(PROC_MELEE, 0, 0);
    assert_null(cc_broken(box, &s));
    struct strike_frame *f = strike_frame(push(PROC_STRIKE, 0, 0));
    f->at = 2;
    assert_null(cc_broken(box, &s));
    f->hits = -1;
    is_broken(FRAME);
    f->hits = 0;
    f->flags = -1;
    is_broken(FRAME);
    f->flags = 0;
    f->left = 113 * 256 + 2;
    assert_null(cc_broken(box, &s));
    f->left = 113 * 256 + 3;
    is_broken(FRAME);
    f->left = CC_HEXES * 256;
    is_broken(FRAME);
    f->left = 0;
    f->how = STRIKE_NONE;
    is_broken(FRAME);
}

/* -- scenarios -- */

static void refused(const char *lines, const char *why)
{
    struct text text = { 0 };
    struct err err;

    text_printf(&text, "position colors 1\nseats 0 1\nbanners 6\n%s", lines);
    if (eng_restore(box, "test", text_str(&text), &s, &err))
        fail_msg("taken: %s", lines);
    if (!strstr(err.reason, why))
        fail_msg("%s: %s", lines, err.reason);
    text_free(&text);
}

static void test_colors_broken__scenarios(void **state)
{
    (void)state;
    refused("terrain rugged-hill E7\nunit top E7 BR.LN\n", "stands where it cannot");
    refused("terrain quarry E7\nunit top E7 BR.FA\n", "stands where it cannot");
    refused("unit top E7 BR.LN\nunit bottom F7 FR.LN\n", "enemies side by side");
    refused("leader top E7 BR Hill\nunit bottom F7 FR.LN\n", "has an enemy beside him");
    refused("unit top A1 BR.LT\nunit top A3 BR.LT\nunit top A5 BR.LT\n", "the box holds only 2");
    refused("leader top A1 PT a\nleader top A3 PT b\nleader top A5 PT c\n", "the box holds only 2");
    refused("unit top E7 BR.LN full 0\n", "");
    refused("unit top E7 BR.LN blocks 5\n", "");
    refused("unit top E7 BR.XX\n", "");
    refused("unit top Z7 BR.LN\n", "");
    refused("objective top 10 each E7\n", "");
    refused("objective top 0 each E7\n", "");
}

/* -- lines -- */

static void test_colors_broken__lines_are_refused(void **state)
{
    struct text line = { 0 };

    (void)state;
    refused("turn top\nunit top E7 BR.LN\nbattle 1 E8\n", "no line above has a unit '1'");
    refused("turn top\nunit top E7 BR.LN\nbattle E6 E8\n", "no line above has a unit 'E6'");
    text_printf(&line, "turn top\nunit top E7 BR.LN\nbattle 0 E8 checked %d\n", 1 << CC_LEADERS);
    refused(text_str(&line), "is not a number from 0 to 4095");
    text_free(&line);
    refused("turn top\nunit top E7 BR.LN\nbattle 0 E8 blind\n", "says nothing of a combat");
    refused("turn top phase draw\nturn top phase draw\n", "'turn' expects to be given once");
    refused("turn top\n", "does not say which phase");
    refused("hand top rally\npile rally\n", "the deck has no more cards 'rally'");
    refused("objective top 1 each\n", "'objective' expects hexes");
    refused("objective top 1 all A1 A2 A3 A4 A5\n", "'objective' expects 4 at most");
    refused("terrain hill E5\nterrain town E5\n", "E5 has a terrain already");
    refused("works E5\n", "'works' names nothing");
    refused("leader top E5 BR Hill left\n", "gone .. eliminated");
    refused("leader top gone BR Hill\n", "gone .. eliminated");
    refused("army top a bbbbbbbbbbbbbbbbbbbbbbbb\n", "a name of at most 23 letters is expected");
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_colors_broken__terms),
        cmocka_unit_test(test_colors_broken__units),
        cmocka_unit_test(test_colors_broken__leaders),
        cmocka_unit_test(test_colors_broken__cards),
        cmocka_unit_test(test_colors_broken__turn),
        cmocka_unit_test(test_colors_broken__frames),
        cmocka_unit_test(test_colors_broken__battles),
        cmocka_unit_test(test_colors_broken__scenarios),
        cmocka_unit_test(test_colors_broken__lines_are_refused),
    };

    return cmocka_run_group_tests(tests, open_box, NULL);
}
