/* test_austerlitz_words.c -- what is read, said and listed in Austerlitz 1805: names, decisions in
 * words, places on the first clear day, positions that are refused, dice, and what a seat imagines. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/seed.h"
#include "engine/flow.h"
#include "engine/registry.h"
#include "games/austerlitz/au_steps.h"
#include "games/austerlitz/kit/au_names.h"
#include "games/austerlitz/solo/au_28.h"

static const struct eng_box *box;

static int open_box(void **state)
{
    struct err err = { 0 };

    (void)state;
    box = eng_shared_box("austerlitz", &err);
    return box ? 0 : -1;
}

static struct au_state *stand_at(const char *position, struct eng_news *news)
{
    struct au_state *s = base_alloc(sizeof *s);
    struct eng_start start = { 0 };
    struct err err;

    seed_from_number(&start.seed, 1);
    if (!eng_begin_position(box, "position", position, &start, s, news, &err))
        fail_msg("%s: %s", err.place, err.reason);
    return s;
}

/* -- words -- */

/* Noun, count, place, direction: those that the verb takes, in this order. */
static void test_austerlitz_words__a_decision_says_what_its_verb_takes(void **state)
{
    struct au_state *s = stand_at("position austerlitz 1\nseats 0 1\n", NULL);

    (void)state;
    for (int verb = 0; au_game.verbs[verb].name; verb++) {
        int takes = au_game.verbs[verb].takes, n = 0;
        struct eng_action a = {
            .verb = (uint16_t)verb, .noun = 3, .count = 60, .angle = 339, .x = 1100, .y = 2200
        };
        struct eng_phrase p;
        if (verb == VERB_PLACE || verb == VERB_LAY)
            continue; /* below: a place is told in words */
        au_say(box, s, &a, &p);
        if (takes & TAKES_NOUN)
            assert_int_equal(p.arg[n++], 3);
        if (takes & TAKES_COUNT)
            assert_int_equal(p.arg[n++], 60);
        if (takes & TAKES_POSE) {
            assert_int_equal(p.arg[n++], 1100);
            assert_int_equal(p.arg[n++], 2200);
        }
        if (takes & TAKES_ANGLE)
            assert_int_equal(p.arg[n++], 339);
        for (; n < (int)(sizeof p.arg / sizeof p.arg[0]); n++)
            assert_int_equal(p.arg[n], 0);
    }
    base_free(s);
}

static void assert_place(const char *id, int form, const char *said)
{
    struct au_state *s = stand_at("position austerlitz 1\nseats 0 1\n", NULL);
    struct eng_action a = { .verb = VERB_PLACE,
                            .noun = (uint16_t)au_find_unit(box->board, id),
                            .count = (int16_t)form,
                            .angle = 90,
                            .x = 944,
                            .y = 1176 };
    struct eng_phrase p;
    struct text text = { 0 };

    au_say(box, s, &a, &p);
    eng_render(box, &s->core, &p, LANG_EN, &text);
    assert_string_equal(text_str(&text), said);
    text_free(&text);
    base_free(s);
}

/* Formation, place and front: no two places read the same. */
static void test_austerlitz_words__a_place_is_told_with_its_front(void **state)
{
    (void)state;
    assert_place("F4-2", FORM_LINE,
                 "St-Hilaire 2: line 1.48 UM to the south-west (246°) of Pratzen, facing the east");
    assert_place("F4-2", FORM_COLUMN,
                 "St-Hilaire 2: column 1.48 UM to the south-west (246°) of Pratzen, "
                 "facing the east");
    assert_place("F4-A1", FORM_COLUMN,
                 "St-Hilaire foot art.: limbered 1.48 UM to the south-west (246°) of Pratzen, "
                 "facing the east");
    assert_place("F4-HQ", FORM_NONE, "Soult: 1.48 UM to the south-west (246°) of Pratzen");
}

static void test_austerlitz_words__names_of_every_kind(void **state)
{
    static const struct {
        const char *kind, *first;
        int value;
        const char *name;
        int beyond;
    } kinds[] = {
        { "form", "line", FORM_SQUARE, "square", FORMS },
        { "morale", "steady", ROUTED, "routed", ROUTED + 1 },
        { "fog", "fog", CLEAR_DAY, "clear", CLEAR_DAY + 1 },
        { "order", "none", ORDER_BACK, "back", ORDER_BACK + 1 },
        { "aspect", "front", PLANE_REAR, "rear", PLANE_REAR + 1 },
    };

    (void)state;
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        assert_string_equal(au_name(box, kinds[i].kind, 0), kinds[i].first);
        assert_string_equal(au_name(box, kinds[i].kind, kinds[i].value), kinds[i].name);
        assert_string_equal(au_name(box, kinds[i].kind, kinds[i].beyond), "");
        assert_string_equal(au_name(box, kinds[i].kind, -1), "");
    }
    assert_string_equal(au_name(box, "unit", au_find_unit(box->board, "F4-2")), "St-Hilaire 2");
    assert_string_equal(au_name(box, "piece", AU_CHIT0 + AU_SLOTS), "CA1");
    assert_string_equal(au_name(box, "piece", AU_PIECES), "");
    assert_string_equal(au_name(box, "way", 22), "north");
    assert_string_equal(au_name(box, "way", 23), "north-east");
    assert_string_equal(au_name(box, "way", 123), "south-east");
    assert_string_equal(au_name(box, "way", 338), "north");
    assert_string_equal(au_name(box, "corps", au_find_corps(box->board, "F4")), "IV Corps");
    assert_string_equal(au_name(box, "place", 1), "Blasowitz");
    assert_string_equal(au_name(box, "place", 7), "");
    assert_string_equal(au_name(box, "nothing", 0), "");
}

/* -- what is listed -- */

/* A05-16.4-4: places are listed for six units, so that the list stays short. */
static void test_austerlitz_words__places_of_six_units_are_listed(void **state)
{
    struct au_state *s =
        stand_at("position austerlitz 1\nseats 0 1\nframe match fog\nturn 6 of 12\n"
                 "whole\nfog partial-2 lifted 4\ncorps A4 zone A3\n"
                 "unit A4-1 map\nunit A4-2 map\nunit A4-3 map\nunit A4-4 map\n"
                 "unit A4-5 map\nunit A4-A1 map\nunit A4-A2 map\n",
                 NULL);
    static struct eng_choices c;
    uint64_t listed[3] = { 0 };
    int count = 0;

    (void)state;
    au_game.offer(box, s, ALLIED, &c);
    for (int i = 0; i < c.count; i++)
        if (c.action[i].verb == VERB_PLACE && !bit_has(listed, c.action[i].noun)) {
            bit_add(listed, c.action[i].noun);
            count++;
        }
    assert_int_equal(count, 6);
    base_free(s);
}

/* -- positions that cannot be -- */

static void test_austerlitz_words__a_position_that_cannot_be_is_refused(void **state)
{
    static const struct {
        const char *lines, *reason;
    } wrong[] = {
        { "unit F4-2 at 2000,300 /0 line\nunit A4-2 at 2000,320 /0 line\n", "A4-2 overlaps F4-2" },
        { "unit F4-2 at 2000,300 /0 line\nchecked F4-99\n", "F4-99" },
        { "unit F4-2 at 2000,300 /0 line\nchecked F4-2 F4-99\n", "F4-99" },
        { "unit F4-2 at 2000,300 /0 line\nchecked F4-2 A4-2\n", "units of one side" },
    };
    struct au_state *s = base_alloc(sizeof *s);
    struct text text = { 0 };
    struct err err;

    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        text_clear(&text);
        text_printf(&text, "position austerlitz 1\nseats 0 1\n%s", wrong[i].lines);
        if (eng_restore(box, "position", text_str(&text), s, &err))
            fail_msg("%zu was read", i);
        if (!strstr(err.reason, wrong[i].reason))
            fail_msg("%zu: %s: %s", i, err.place, err.reason);
    }
    text_free(&text);
    base_free(s);
}

/* Wherever it comes from: friends, enemies, chits. */
static void test_austerlitz_words__pieces_that_overlap_are_broken(void **state)
{
    static const struct {
        const char *unit;
        int y;
    } moved[] = { { "F4-2", 329 }, { "A4-2", 271 }, { "A4-3", 429 }, { "F4-2", 466 } };
    struct au_state *s = stand_at("position austerlitz 1\nseats 0 1\nframe match \"end of turn\"\n"
                                  "frame movement movement 0 0\nplayer french\n"
                                  "unit F4-2 at 2000,200 /0 line\nunit F4-3 at 2000,300 /0 line\n"
                                  "unit A4-2 at 2000,400 /0 line\nunit A4-3 at 2000,600 /0 line\n"
                                  "chit CA1 at 2000,500 decoy\nfog fog\nturn 2 of 12\n",
                                  NULL);

    (void)state;
    assert_null(au_broken(box, s));
    for (size_t i = 0; i < sizeof moved / sizeof moved[0]; i++) {
        struct au_unit *u = &s->unit[au_find_unit(box->board, moved[i].unit)];
        int16_t y = u->y;
        u->y = (int16_t)moved[i].y;
        assert_string_equal(au_broken(box, s), "two pieces overlap");
        u->y = y;
    }
    base_free(s);
}

/* -- dice -- */

/* A05-15.1-18: the ice is asked with a die of six sides. */
static void test_austerlitz_words__the_die_of_the_ice(void **state)
{
    static struct eng_news news;
    struct au_state *s =
        stand_at("position austerlitz 1\nseats 0 1\nframe match \"end of turn\"\n"
                 "frame retreat \"go back\" 0 77 180 1 23\noption frozen on\nfate 4\n"
                 "unit A1-1 at 700,330 /0 line\n"
                 "unit A1-A1 at 780,330 /0 unlimbered\n"
                 "unit F4-5 at 700,420 /180 column\n",
                 &news);
    int dice = 0;

    (void)state;
    for (int i = 0; i < news.count; i++)
        if (news.event[i].what.text == ENG_TEXT_ROLL) {
            assert_int_equal(news.event[i].what.arg[1], 6);
            dice++;
        }
    assert_true(dice > 0);
    base_free(s);
}

/* A05-24.6.4-2: of n each comes up as often as any other, by one die up to six, else by two. */
static void chance_is_even(struct eng_turn *t, int n)
{
    int count[36] = { 0 }, used = 0;

    for (int i = 0; i < (n > 6 ? 36 : 6); i++) {
        struct eng_fate *fate = &t->core->fate;
        *fate = (struct eng_fate){ 0 };
        if (n > 6)
            fate->value[fate->count++] = (uint8_t)(1 + i / 6);
        fate->value[fate->count++] = (uint8_t)(1 + i % 6);
        fate->value[fate->count++] = 1; /* where they are thrown again: the first */
        if (n > 6)
            fate->value[fate->count++] = 1;
        int got = au_np_one_of(t, n);
        if (fate->count == (n > 6 ? 2 : 1)) {
            count[got]++;
            used++;
        }
    }
    assert_true(used > (n > 6 ? 18 : 3));
    for (int i = 0; i < n; i++)
        assert_int_equal(count[i], used / n);
}

static void test_austerlitz_words__one_of_many_by_dice(void **state)
{
    struct au_state *s = stand_at("position austerlitz 1\nseats 0 1\n", NULL);
    static struct eng_news news;
    struct eng_turn t = { box, s, &s->core, &news, 0 };

    (void)state;
    for (int n = 1; n <= 36; n++)
        chance_is_even(&t, n);
    base_free(s);
}

/* -- what a seat imagines -- */

/* How many of III Corps lie under chits in worlds that the Allies imagine at that row of turn 2. */
static int imagined_of_davout(int row)
{
    struct au_state *s =
        stand_at("position austerlitz 1\nseats 0 1\nframe match \"end of turn\"\n"
                 "frame movement movement 0 0\nplayer french\nturn 2 of 12\nwhole\nfog fog\n"
                 "corps F4 zone F4\nunit F4-1 chit CF1\nunit F4-2 map\nunit F4-3 map\n"
                 "unit F3-1 off 2\nunit F3-2 off 2\nunit F3-3 off 2\n"
                 "chit CF1 at 400,700 loaded box 1 origin F5\n",
                 NULL);
    int under = 0;

    s->core.frame[0].step = (uint8_t)row;
    for (uint32_t seed = 1; seed <= 60; seed++) {
        struct au_state world = *s;
        struct rng rng;
        eng_redact(box, &world, ENG_SEAT(ALLIED));
        rng_start_search(&rng, seed);
        assert_true(eng_imagine(box, &world, ALLIED, &rng));
        for (int i = au_find_unit(box->board, "F3-1"); i <= au_find_unit(box->board, "F3-3"); i++)
            under += world.unit[i].standing == AT_CHIT;
    }
    base_free(s);
    return under;
}

/* He comes on turn 2, with the chits of that turn: before them his men are under none. */
static void test_austerlitz_words__nobody_is_imagined_before_he_is_there(void **state)
{
    (void)state;
    assert_int_equal(imagined_of_davout(ROW_CHITS_ALLIED - 1), 0);
    assert_true(imagined_of_davout(ROW_CHITS_ALLIED) > 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_austerlitz_words__a_decision_says_what_its_verb_takes),
        cmocka_unit_test(test_austerlitz_words__a_place_is_told_with_its_front),
        cmocka_unit_test(test_austerlitz_words__names_of_every_kind),
        cmocka_unit_test(test_austerlitz_words__places_of_six_units_are_listed),
        cmocka_unit_test(test_austerlitz_words__a_position_that_cannot_be_is_refused),
        cmocka_unit_test(test_austerlitz_words__pieces_that_overlap_are_broken),
        cmocka_unit_test(test_austerlitz_words__the_die_of_the_ice),
        cmocka_unit_test(test_austerlitz_words__one_of_many_by_dice),
        cmocka_unit_test(test_austerlitz_words__nobody_is_imagined_before_he_is_there),
    };

    return cmocka_run_group_tests(tests, open_box, NULL);
}
