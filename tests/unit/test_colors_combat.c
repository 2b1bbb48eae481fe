/* test_colors_combat.c -- what the rule tests of Colors cannot lay out: sight between all pairs of
 * hexes, types that no army of the box has, and set-ups that are refused.
 *
 * What passes is proven as rule tests prove: the ids go to the build folder, for `berthier rules`. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/file.h"

#include "games/colors/cc_combat.h"

#include "proven.h"

static struct eng_box box;
static struct text proven;

#define PROVES(...) PROVE(&cc_book, &proven, __VA_ARGS__)

static int open_box(void **state)
{
    struct err err;

    (void)state;
    if (eng_open(&cc_game, "data", &box, &err))
        return 0;
    err_print(&err);
    return 1;
}

static int close_box(void **state)
{
    bool kept = keep_proven("colors-combat", &proven);

    (void)state;
    eng_close(&box);
    return kept ? 0 : 1;
}

/* -- sight -- */

static void clear_field(struct cc_state *s)
{
    for (int unit = 0; unit < s->unit_count; unit++)
        cc_put_unit(s, unit, 0);
    for (int leader = 0; leader < s->leader_count; leader++)
        cc_put_leader(s, leader, 0);
}

/* Pairs seen one way and not the other; *seen: pairs seen, each counted twice. */
static int one_sided(const struct cc_state *s, int *seen)
{
    const struct cc_board *b = cc_board(&box);
    int count = 0;

    *seen = 0;
    for (int from = 1; from < CC_HEXES; from++)
        for (int to = 1; to < CC_HEXES; to++) {
            bool sees = cc_sees(b, s, from, to);
            *seen += sees;
            count += sees != cc_sees(b, s, to, from);
        }
    return count;
}

/* All pairs up to five hexes apart on an empty field: what no edge of the board could shut. */
static int pairs_in_range(void)
{
    const struct cc_board *b = cc_board(&box);
    int count = 0;

    for (int from = 1; from < CC_HEXES; from++)
        for (int to = 1; to < CC_HEXES; to++)
            count += b->distance[from][to] <= CC_RANGE;
    return count;
}

static void test_colors_combat__sight_is_mutual_on_the_field_of_rolica(void **state)
{
    struct cc_state s;
    int seen, seen_empty;

    (void)state;
    memcpy(&s, box.scenario[0].state, sizeof s);
    clear_field(&s);
    assert_int_equal(one_sided(&s, &seen), 0);
    memset(s.terrain, CLEAR, sizeof s.terrain);
    assert_int_equal(one_sided(&s, &seen_empty), 0);
    assert_true(seen < seen_empty);
    assert_int_equal(seen_empty, pairs_in_range()); /* the edge alone shuts nothing */
    PROVES("CCN-5.4.3-09");
}

static void test_colors_combat__sight_is_mutual_among_units_and_any_terrain(void **state)
{
    struct cc_state s;
    int seen;

    (void)state;
    for (unsigned pattern = 1; pattern < 40; pattern++) {
        memcpy(&s, box.scenario[0].state, sizeof s);
        for (unsigned hex = 1; hex < CC_HEXES; hex++)
            s.terrain[hex] = (uint8_t)(hex * pattern * 7919u % 1009u % (TERRAINS + 4u));
        for (int hex = 1; hex < CC_HEXES; hex++)
            if (s.terrain[hex] >= TERRAINS)
                s.terrain[hex] = HILL;
        assert_int_equal(one_sided(&s, &seen), 0);
        assert_true(seen > CC_HEXES * 7 / 2);
    }
}

/* -- types of other boxes -- */

/* A unit of the type on E7 beside a French line unit on E8. */
static void face_to_face(struct cc_state *s, const char *type)
{
    const struct cc_board *b = cc_board(&box);
    int row = cc_find_type(b, type);

    memcpy(s, box.scenario[0].state, sizeof *s);
    clear_field(s);
    memset(s->terrain, CLEAR, sizeof s->terrain);
    memset(s->works, 0, sizeof s->works);
    assert_true(row >= 0);
    s->unit[0] = (struct cc_unit){ .side = TOP, .type = (uint8_t)row, .blocks = 3, .full = 3 };
    s->unit[1] = (struct cc_unit){
        .side = BOTTOM, .type = (uint8_t)cc_find_type(b, "FR.LN"), .blocks = 4, .full = 4
    };
    cc_put_unit(s, 0, cc_find_hex(b, "E7"));
    cc_put_unit(s, 1, cc_find_hex(b, "E8"));
}

static void test_colors_combat__militia_of_every_class_hits_with_no_sabre(void **state)
{
    struct cc_board *changed = base_alloc(sizeof *changed);
    const char *const types[] = { "BR.LC", "BR.FA" };
    struct cc_state s;

    (void)state;
    for (int i = 0; i < 2; i++) {
        face_to_face(&s, types[i]);
        *changed = *cc_board(&box);
        assert_true(cc_hits_with_sabres(changed, &s, 0));
        changed->type[s.unit[0].type].quality = QUALITY_MILITIA;
        assert_false(cc_hits_with_sabres(changed, &s, 0));
    }
    free(changed);
    PROVES("CCN-5.4.6-09");
}

static void test_colors_combat__guard_horse_guns_have_a_die_more_in_melee(void **state)
{
    struct cc_board *changed = base_alloc(sizeof *changed);
    struct cc_state s;
    struct cc_sum sum;

    (void)state;
    face_to_face(&s, "BR.HA");
    *changed = *cc_board(&box);
    struct cc_type *type = &changed->type[s.unit[0].type];
    struct cc_blow blow = cc_blow_of(&s, 0, 1, STRIKE_MELEE, false);
    assert_int_equal(cc_dice(changed, &s, &blow, &sum), 3);
    assert_int_equal(sum.term[0].rule, CC_5_4_6_12);
    type->quality = QUALITY_GUARD;
    type->guns[3][1]++;
    assert_int_equal(cc_dice(changed, &s, &blow, &sum), 4);
    assert_int_equal(sum.term[0].rule, CC_5_4_6_13);
    assert_int_equal(sum.total, 4);
    free(changed);
    PROVES("CCN-5.4.6-13");
}

/* -- nobody stands where nobody can fight -- */

static bool is_refused(const char *terrain, const char *piece)
{
    struct text position = { 0 };
    struct cc_state s;
    struct err err;

    text_printf(&position,
                "position colors 1\nseats 0 1\nturn top card forward phase combat\n"
                "terrain %s E7\n%s\n",
                terrain, piece);
    bool read = eng_restore(&box, "position", text_str(&position), &s, &err);
    text_free(&position);
    return !read;
}

static void test_colors_combat__no_piece_stands_on_impassable_ground(void **state)
{
    static const char unit[] = "unit top E7 BR.LN", leader[] = "leader top E7 BR Hill";

    (void)state;
    assert_true(is_refused("rugged-hill", unit));
    assert_true(is_refused("rugged-hill", leader));
    assert_true(is_refused("river", unit));
    assert_true(is_refused("river", leader));
    assert_true(is_refused("quarry", "unit top E7 BR.FA"));
    assert_false(is_refused("quarry", unit));
    assert_false(is_refused("bridge", unit));
    assert_false(is_refused("ford", leader));
    PROVES("CCN-7.3-02", "CCN-7.6-02");
}

/* -- the words of a roll -- */

static void test_colors_combat__a_roll_is_told_face_by_face(void **state)
{
    const uint8_t face[CC_FACES] = { 2, 0, 1, 3, 40 };
    int32_t packed = cc_pack_faces(face);

    (void)state;
    assert_string_equal(cc_count_name("rolledInf", packed), "2");
    assert_string_equal(cc_count_name("shownInf", packed), " infantry");
    assert_string_equal(cc_count_name("shownCav", packed), "");
    assert_string_equal(cc_count_name("shownArt", packed), " artillery");
    assert_string_equal(cc_count_name("shownFlag", packed), " flags");
    assert_null(cc_count_name("hex", packed));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_colors_combat__sight_is_mutual_on_the_field_of_rolica),
        cmocka_unit_test(test_colors_combat__sight_is_mutual_among_units_and_any_terrain),
        cmocka_unit_test(test_colors_combat__militia_of_every_class_hits_with_no_sabre),
        cmocka_unit_test(test_colors_combat__guard_horse_guns_have_a_die_more_in_melee),
        cmocka_unit_test(test_colors_combat__no_piece_stands_on_impassable_ground),
        cmocka_unit_test(test_colors_combat__a_roll_is_told_face_by_face),
    };
    return cmocka_run_group_tests(tests, open_box, close_box);
}
