/* test_colors_odds.c -- the chances that players are shown, held against the dice themselves.
 *
 * Attacks of every sort are made again and again, each from the same position with other dice, by
 * the rules' own code, and the ends are counted: blocks lost on either side, units eliminated,
 * hexes left.  Then the dice are rolled alone, for the numbers of hits and flags.  What was counted
 * may differ from what was computed by five standard deviations.
 *
 * Five thousand combats and rolls of each attack; a million with BERTHIER_LONG=1. */

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/registry.h"
#include "games/colors/kit/cc_odds.h"

struct attack {
    const char *name;
    const char *lines; /* of the position: the top side attacks */
    const char *by, *target;
    int how; /* as in struct cc_attack_plan */
    const char *battery;
};

static const struct attack attacks[] = {
    { "line fires at line in the open", "unit top E5 BR.LN ordered\nunit bottom E7 FR.LN", "E5",
      "E7", STRIKE_FIRE, NULL },
    { "light infantry fires into forest",
      "terrain forest E7\nunit top E5 PT.LT ordered\nunit bottom E7 FR.LN blocks 2", "E5", "E7",
      STRIKE_FIRE, NULL },
    { "rifles fire three hexes far at cavalry",
      "unit top E5 BR.RL ordered\nunit bottom E8 FR.LC blocks 3", "E5", "E8", STRIKE_FIRE, NULL },
    { "foot guns fire at guns behind works",
      "works E9 W NW\nunit top E5 BR.FA ordered\nunit bottom E9 FR.FA blocks 1", "E5", "E9",
      STRIKE_FIRE, NULL },
    { "militia far from home runs three hexes for each flag",
      "unit top D5 BR.LT ordered\nunit bottom E7 FR.MI", "D5", "E7", STRIKE_FIRE, NULL },
    { "militia near its baseline pays with blocks",
      "unit top G5 BR.LT ordered\nunit bottom H6 FR.MI", "G5", "H6", STRIKE_FIRE, NULL },
    { "line attacks French line, which battles back with one more die",
      "unit top E5 BR.LN ordered\nunit bottom E6 FR.LN", "E5", "E6", STRIKE_MELEE, NULL },
    { "guard grenadiers attack a unit with its leader",
      "unit top E5 BR.GG ordered\nunit bottom E6 FR.LN\nleader bottom E6 FR Ney", "E5", "E6",
      STRIKE_MELEE, NULL },
    { "an attacker with his leader, a defender with its supports, uphill",
      "terrain hill E6\nunit top E5 BR.LN ordered\nleader top E5 BR Picton\nunit bottom E6 FR.GR\n"
      "unit bottom F6 FR.LN\nunit bottom F5 FR.LN",
      "E5", "E6", STRIKE_MELEE, NULL },
    { "rifles do not hit with sabres", "unit top E5 BR.RL ordered\nunit bottom E6 FR.LT blocks 2",
      "E5", "E6", STRIKE_MELEE, NULL },
    { "whoever stands on his baseline cannot give way",
      "unit top H5 BR.LN ordered\nunit bottom I6 FR.LN", "H5", "I6", STRIKE_MELEE, NULL },
    { "friends behind bar the way",
      "unit top E5 BR.GR ordered\nunit bottom E6 FR.LN\nunit bottom F5 FR.LN\nunit bottom F6 FR.FA",
      "E5", "E6", STRIKE_MELEE, NULL },
    { "a lone leader behind is a place to stop",
      "unit top E5 BR.GG ordered\nunit bottom E6 FR.LT\nleader bottom F6 FR Ney\n"
      "unit bottom F5 FR.LN",
      "E5", "E6", STRIKE_MELEE, NULL },
    { "heavy cavalry charges infantry that stands",
      "unit top E5 BR.HC ordered\nunit bottom E6 FR.LN", "E5", "E6", STRIKE_MELEE, NULL },
    { "infantry forms square before the cavalry", "unit top E5 BR.HC ordered\nunit bottom E6 FR.LN",
      "E5", "E6", STRIKE_SQUARE, NULL },
    { "a square of old, and cavalry with nowhere to go",
      "unit top A5 BR.LC ordered\nleader top A5 BR Picton\nunit bottom B5 FR.LN blocks 1 square 1",
      "A5", "B5", STRIKE_SQUARE, NULL },
    { "guns join the cavalry against a square",
      "unit top E5 BR.HC ordered\nunit top D5 BR.HA ordered\nunit bottom E6 FR.LN blocks 2", "E5",
      "E6", STRIKE_SQUARE, "D5" },
    { "guns join the infantry",
      "unit top E5 BR.LN ordered\nunit top C6 BR.FA ordered\nunit bottom E6 FR.GR blocks 4", "E5",
      "E6", STRIKE_MELEE, "C6" },
    { "cavalry retires before infantry", "unit top E5 BR.LN ordered\nunit bottom E6 FR.LC blocks 2",
      "E5", "E6", STRIKE_RETIRE, NULL },
    { "cavalry stands before infantry", "unit top E5 BR.LN ordered\nunit bottom E6 FR.CU", "E5",
      "E6", STRIKE_MELEE, NULL },
    { "infantry attacks a square", "unit top E5 BR.GR ordered\nunit bottom E6 FR.LN square 1", "E5",
      "E6", STRIKE_MELEE, NULL },
    { "guns battle back against cavalry",
      "unit top E5 BR.LC ordered\nunit bottom E6 FR.HA blocks 1", "E5", "E6", STRIKE_MELEE, NULL },
    { "a lone leader is ridden down, or not",
      "unit top E5 BR.LC ordered\nleader bottom E6 FR Ney\nunit bottom H2 FR.LN", "E5", "E6",
      STRIKE_MELEE, NULL },
};

enum { ATTACKS = sizeof attacks / sizeof attacks[0] };

static const struct eng_box *box;
static int rounds = 5000;

static int open_box(void **state)
{
    struct err err;

    (void)state;
    if (getenv("BERTHIER_LONG"))
        rounds = 1000000;
    box = eng_shared_box("colors", &err);
    if (!box)
        fail_msg("%s: %s", err.place, err.reason);
    return 0;
}

static const struct cc_board *board(void)
{
    return cc_board(box);
}

static int hex_of(const char *name)
{
    int hex = cc_find_hex(board(), name);

    assert_true(hex > 0);
    return hex;
}

/* -- the attack, up to its announcement -- */

static int asked_seat(const struct cc_state *s)
{
    return s->core.asked & ENG_SEAT(0) ? 0 : 1;
}

static void play(struct cc_state *s, int verb, int noun, int count)
{
    const struct eng_action a = { .verb = (uint16_t)verb,
                                  .noun = (uint16_t)noun,
                                  .count = (int16_t)count };
    int seat = asked_seat(s);
    eng_ruleno rule = box->game->check(box, s, seat, &a);

    if (rule)
        fail_msg("%s %d is refused by %s", box->game->verbs[verb].name, noun,
                 box->game->book->rules[rule].id);
    box->game->apply(box, s, seat, &a, NULL);
}

static void lay_out(const struct attack *at, struct cc_state *s)
{
    struct text text = { 0 };
    struct eng_start start = { .seed = { { 1 } } };
    struct err err;

    text_printf(&text,
                "position colors 1\nseats 0 1\nbanners 9\nturn top card attack-center phase "
                "combat\nhand bottom forward probe-left probe-right probe-center\n%s\n",
                at->lines);
    if (!eng_begin_position(box, at->name, text_str(&text), &start, s, NULL, &err))
        fail_msg("%s: %s", err.place, err.reason);
    text_free(&text);
    play(s, VERB_BATTLE, hex_of(at->by), 0);
}

static struct cc_attack_plan plan_of(const struct attack *at, const struct cc_state *s)
{
    return (struct cc_attack_plan){
        .by = s->unit_on[hex_of(at->by)],
        .hex = hex_of(at->target),
        .how = at->how,
        .batteries = at->battery ? UINT64_C(1) << s->unit_on[hex_of(at->battery)] : 0,
    };
}

/* -- the attack, played to its end -- */

static int answer_of(int how)
{
    return how == STRIKE_SQUARE ? VERB_SQUARE : how == STRIKE_RETIRE ? VERB_RETIRE : VERB_STAND;
}

/* What the odds take for granted: all flags are ignored, whoever can battles back, nobody advances.
 * The most flags are offered last; a retreat stops with a lone leader, and else goes on. */
static const struct eng_action *choose(const struct eng_choices *c, const struct attack *at)
{
    const int wanted[] = { answer_of(at->how), VERB_BATTLE_BACK, VERB_HOLD, VERB_HALT };

    for (size_t w = 0; w < sizeof wanted / sizeof wanted[0]; w++)
        for (int i = 0; i < c->count; i++)
            if (c->action[i].verb == wanted[w])
                return &c->action[i];
    return &c->action[c->count - 1];
}

static bool is_fighting(const struct cc_state *s)
{
    for (int i = 0; i < s->core.depth; i++)
        if (s->core.frame[i].proc == PROC_COMBAT)
            return !s->core.over;
    return false;
}

static void fight(const struct attack *at, struct cc_state *s)
{
    struct eng_choices c;

    play(s, at->how == STRIKE_FIRE ? VERB_FIRE : VERB_MELEE, hex_of(at->target), 0);
    if (at->battery) {
        play(s, VERB_JOIN, hex_of(at->battery), 0);
        play(s, VERB_DONE, 0, 0);
    }
    while (is_fighting(s)) {
        int seat = asked_seat(s);
        eng_choices_clear(&c);
        box->game->offer(box, s, seat, &c);
        assert_true(c.count > 0);
        box->game->apply(box, s, seat, choose(&c, at), NULL);
    }
}

/* -- counting -- */

struct ends {
    long lost[CC_BLOCKS + 1], eliminated, leaves;
};

static void count_unit(const struct cc_state *before, const struct cc_state *after, int unit,
                       struct ends *e)
{
    const struct cc_unit *was = &before->unit[unit], *is = &after->unit[unit];

    e->lost[was->blocks - is->blocks]++;
    e->eliminated += is->at == 0;
    e->leaves += is->at != 0 && is->at != was->at;
}

static void count_leader(const struct cc_state *after, int leader, struct ends *e)
{
    bool fell = after->leader[leader].fate == LEADER_ELIMINATED;

    e->lost[fell]++;
    e->eliminated += fell;
    e->leaves += !fell;
}

static void is_near(const char *name, const char *what, int n, long counted, uint64_t chance)
{
    double p = (double)chance / CC_CERTAIN, seen = (double)counted / rounds;
    double error = sqrt(p * (1 - p) / rounds);

    if (fabs(seen - p) > 5 * error + 1e-7)
        fail_msg("%s: %s %d: computed %.5f, counted %.5f of %d", name, what, n, p, seen, rounds);
}

static void compare(const char *name, const struct ends *e, const struct cc_roll_odds *o)
{
    for (int n = 0; n <= CC_BLOCKS; n++)
        is_near(name, "blocks lost", n, e->lost[n], o->lost[n]);
    is_near(name, "eliminated", 0, e->eliminated, o->eliminated);
    is_near(name, "leaves its hex", 0, e->leaves, o->leaves);
}

/* -- the dice alone -- */

static void compare_rolls(const struct attack *at, const struct cc_state *s,
                          const struct cc_attack_plan *plan, const struct cc_roll_odds *o)
{
    struct cc_state table = *s;
    struct eng_turn t = { box, &table, &table.core, NULL, 0 };
    int unit = s->unit_on[plan->hex], class = unit == CC_NO_UNIT ? -1 : cc_class(board(), s, unit);
    bool sabres = o->hit_faces > (class == INFANTRY ? 2 : class < 0 ? 0 : 1);
    int most = unit == CC_NO_UNIT ? 1 : s->unit[unit].blocks;
    long hits[CC_BLOCKS + 1] = { 0 }, flags[CC_ODDS_FLAGS] = { 0 };

    rng_start_search(&table.core.rng, 7);
    for (int i = 0; i < rounds; i++) {
        uint8_t face[CC_FACES];
        cc_roll_dice(&t, TOP, o->dice, face, CC_5_4_1_07);
        int n = (class < 0 ? 0 : face[class]) + (sabres ? face[FACE_SABRE] : 0);
        hits[n < most ? n : most]++;
        flags[face[FACE_FLAG] < CC_ODDS_FLAGS ? face[FACE_FLAG] : CC_ODDS_FLAGS - 1]++;
    }
    for (int n = 0; n <= CC_BLOCKS; n++)
        is_near(at->name, "hits", n, hits[n], o->hits[n]);
    for (int n = 0; n < CC_ODDS_FLAGS; n++)
        is_near(at->name, "flags", n, flags[n], o->flags[n]);
}

/* -- the tests -- */

static void test_colors_odds__each_attack_comes_out_as_often_as_computed(void **state)
{
    (void)state;
    for (int i = 0; i < ATTACKS; i++) {
        const struct attack *at = &attacks[i];
        struct cc_state before, after;
        struct cc_odds odds;
        struct ends them = { { 0 }, 0, 0 }, us = { { 0 }, 0, 0 };

        lay_out(at, &before);
        const struct cc_attack_plan plan = plan_of(at, &before);
        assert_true(cc_odds_of(board(), &before, &plan, &odds));
        for (int n = 0; n < rounds; n++) {
            after = before;
            rng_start_search(&after.core.rng, (uint64_t)n + 1);
            fight(at, &after);
            if (before.unit_on[plan.hex] == CC_NO_UNIT)
                count_leader(&after, before.leader_on[plan.hex], &them);
            else
                count_unit(&before, &after, before.unit_on[plan.hex], &them);
            count_unit(&before, &after, plan.by, &us);
        }
        compare(at->name, &them, &odds.attack);
        if (odds.reply.dice)
            compare(at->name, &us, &odds.reply);
        else
            assert_int_equal(us.lost[0], rounds);
    }
}

static void test_colors_odds__each_roll_has_its_hits_and_flags(void **state)
{
    (void)state;
    for (int i = 0; i < ATTACKS; i++) {
        struct cc_state s;
        struct cc_odds odds;

        lay_out(&attacks[i], &s);
        const struct cc_attack_plan plan = plan_of(&attacks[i], &s);
        assert_true(cc_odds_of(board(), &s, &plan, &odds));
        if (odds.attack.rolled == CC_CERTAIN)
            compare_rolls(&attacks[i], &s, &plan, &odds.attack);
    }
}

/* One die at a full line unit: two faces of infantry and a sabre hit, one is a flag. */
static void test_colors_odds__one_die_is_counted_by_its_faces(void **state)
{
    static const struct attack one = { "one block",
                                       "unit top E5 BR.LN ordered blocks 1\n"
                                       "unit bottom E6 FR.LN",
                                       "E5",
                                       "E6",
                                       STRIKE_MELEE,
                                       NULL };
    struct cc_state s;
    struct cc_odds odds;

    (void)state;
    lay_out(&one, &s);
    const struct cc_attack_plan plan = plan_of(&one, &s);
    assert_true(cc_odds_of(board(), &s, &plan, &odds));
    assert_int_equal(odds.attack.dice, 1);
    assert_int_equal(odds.attack.hit_faces, 3);
    assert_int_equal(odds.attack.hits[1], CC_CERTAIN / 2);
    assert_int_equal(odds.attack.flags[1], 166666667);
    assert_int_equal(odds.attack.leaves, 166666667);
    assert_int_equal(odds.attack.eliminated, 0);
    assert_int_equal(odds.reply.rolled, 833333333);
    assert_int_equal(odds.reply.dice, 5);
}

/* Two dice at a unit whose leader lets it ignore a flag.  Two flags drive it off, one way in 36; and
 * so does one flag with a hit, six ways, if the leader falls at his check, one time in 36. */
static void test_colors_odds__a_leader_who_falls_helps_no_more(void **state)
{
    static const struct attack led = {
        "two blocks",
        "unit top E5 BR.LN ordered blocks 2\nunit bottom E6 FR.LN\nleader bottom E6 FR Ney",
        "E5",
        "E6",
        STRIKE_MELEE,
        NULL
    };
    struct cc_state s;
    struct cc_odds odds;

    (void)state;
    lay_out(&led, &s);
    const struct cc_attack_plan plan = plan_of(&led, &s);
    assert_true(cc_odds_of(board(), &s, &plan, &odds));
    assert_in_range(odds.attack.leaves, 32407406, 32407409); /* 42 of 1296 */
}

static uint64_t sum_of(const uint64_t *chance, int count)
{
    uint64_t sum = 0;

    for (int i = 0; i < count; i++)
        sum += chance[i];
    return sum;
}

static void is_whole(uint64_t sum)
{
    assert_in_range(sum, CC_CERTAIN - 100, CC_CERTAIN + 100);
}

static void test_colors_odds__chances_add_up_to_certainty(void **state)
{
    (void)state;
    for (int i = 0; i < ATTACKS; i++) {
        struct cc_state s;
        struct cc_odds odds;

        lay_out(&attacks[i], &s);
        const struct cc_attack_plan plan = plan_of(&attacks[i], &s);
        assert_true(cc_odds_of(board(), &s, &plan, &odds));
        is_whole(sum_of(odds.attack.hits, CC_BLOCKS + 1));
        is_whole(sum_of(odds.attack.flags, CC_ODDS_FLAGS));
        is_whole(sum_of(odds.attack.lost, CC_BLOCKS + 1));
        if (odds.reply.dice)
            is_whole(sum_of(odds.reply.lost, CC_BLOCKS + 1));
    }
}

/* Without a die nothing is rolled and nothing can happen; there are no odds to be shown. */
static void test_colors_odds__no_dice_no_odds(void **state)
{
    static const char lines[] = "position colors 1\nseats 0 1\nbanners 9\n"
                                "turn top card attack-center phase combat\n"
                                "unit top E4 BR.HA ordered\nunit bottom E9 FR.LN\n";
    struct eng_start start = { .seed = { { 1 } } };
    struct cc_odds odds;
    struct cc_state s;
    struct err err;

    (void)state;
    if (!eng_begin_position(box, "no dice", lines, &start, &s, NULL, &err))
        fail_msg("%s: %s", err.place, err.reason);
    struct cc_attack_plan plan = { .by = 0, .hex = hex_of("E9"), .how = STRIKE_FIRE };
    assert_false(cc_odds_of(board(), &s, &plan, &odds)); /* five hexes are too far */
    assert_int_equal(odds.attack.dice, 0);
    assert_true(odds.attack.hits[0] == CC_CERTAIN && odds.attack.flags[0] == CC_CERTAIN);
    assert_true(odds.attack.lost[0] == CC_CERTAIN && odds.attack.eliminated == 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_colors_odds__one_die_is_counted_by_its_faces),
        cmocka_unit_test(test_colors_odds__a_leader_who_falls_helps_no_more),
        cmocka_unit_test(test_colors_odds__chances_add_up_to_certainty),
        cmocka_unit_test(test_colors_odds__each_roll_has_its_hits_and_flags),
        cmocka_unit_test(test_colors_odds__each_attack_comes_out_as_often_as_computed),
        cmocka_unit_test(test_colors_odds__no_dice_no_odds),
    };

    return cmocka_run_group_tests(tests, open_box, NULL);
}
