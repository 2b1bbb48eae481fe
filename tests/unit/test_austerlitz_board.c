/* test_austerlitz_board.c -- the statements about counters, field and set-up of Austerlitz 1805 that
 * can be counted or measured, on the data as the program has loaded them; and the sieves of the
 * field against plain search.
 *
 * What passes is proven as rule tests prove: the ids go to the build folder, for `berthier rules`. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/file.h"

#include "games/austerlitz/kit/au_names.h"

#include "proven.h"

static struct eng_box box;
static const struct au_board *board;
static struct text proven;

#define PROVES(...) PROVE(&au_book, &proven, __VA_ARGS__)

static int open_box(void **state)
{
    struct err err;

    (void)state;
    if (!eng_open(&au_game, "data", &box, &err)) {
        err_print(&err);
        return 1;
    }
    board = box.board;
    return 0;
}

static int close_box(void **state)
{
    bool kept = keep_proven("austerlitz-board", &proven);

    (void)state;
    eng_close(&box);
    return kept ? 0 : 1;
}

static int unit(const char *id)
{
    int found = au_find_unit(board, id);

    assert_true(found >= 0);
    return found;
}

static const struct au_type *type_of(const char *id)
{
    return &board->unit[unit(id)];
}

/* -- counters -- */

static void sizes_are(const char *id, int formation, int width, int depth)
{
    struct plane_box b = au_box_at(board, unit(id), formation, (struct plane_pt){ 1000, 1000 }, 0);

    assert_int_equal(b.width, width);
    assert_int_equal(b.depth, depth);
}

static void test_austerlitz__footprints(void **state)
{
    struct plane_box line =
        au_box_at(board, unit("F4-2"), FORM_LINE, (struct plane_pt){ 1000, 1000 }, 0);
    struct plane_box chit =
        au_box_at(board, AU_CHIT0 + 3, FORM_NONE, (struct plane_pt){ 1000, 1000 }, 77);

    (void)state;
    sizes_are("F4-2", FORM_LINE, 80, 30);
    sizes_are("F4-2", FORM_COLUMN, 30, 80);
    sizes_are("F4-2", FORM_SQUARE, 60, 60);
    sizes_are("FC-4", FORM_LINE, 60, 30);
    sizes_are("FC-4", FORM_COLUMN, 30, 60);
    sizes_are("F4-A1", FORM_LINE, 30, 30);
    sizes_are("F4-A1", FORM_COLUMN, 30, 30);
    sizes_are("F4-HQ", FORM_NONE, 25, 25);
    assert_int_equal(chit.width, 40);
    assert_int_equal(chit.depth, 40);
    assert_int_equal(chit.facing, 0);
    struct plane_fine high = plane_box_corner(&line, PLANE_FRONT_RIGHT);
    struct plane_fine low = plane_box_corner(&line, PLANE_REAR_LEFT);
    assert_int_equal(high.x, 1040 * PLANE_FINE);
    assert_int_equal(high.y, 1015 * PLANE_FINE);
    assert_int_equal(low.x, 960 * PLANE_FINE);
    assert_int_equal(low.y, 985 * PLANE_FINE);
    for (int i = 0; i < board->unit_count; i++)
        assert_true(board->unit[i].arm < ARMS);
    PROVES("A05-2.1-1", "A05-2.1-2");
}

static void test_austerlitz__corners_are_exact(void **state)
{
    struct plane_box guns =
        au_box_at(board, unit("F4-A1"), FORM_LINE, (struct plane_pt){ 0, 0 }, 45);
    struct plane_fine corner = plane_box_corner(&guns, PLANE_FRONT_RIGHT);

    (void)state;
    assert_int_equal(corner.x, 695100);
    assert_int_equal(corner.y, 0);
    PROVES("A05-2.1-3");
}

static void test_austerlitz__factors_that_the_text_fixes(void **state)
{
    (void)state;
    assert_int_equal(type_of("A1-1")->musketry, 8);
    assert_int_equal(type_of("A1-2")->musketry, 8);
    assert_int_equal(type_of("A1-3")->musketry, 5);
    assert_int_equal(type_of("F4-7")->musketry, 5);
    assert_int_equal(type_of("F4-8")->musketry, 5);
    assert_int_equal(type_of("F4-9")->musketry, 8);
    assert_int_equal(type_of("F4-HQ")->morale, 9);
    assert_int_equal(type_of("F4-5")->combat, 3);
    assert_int_equal(type_of("F4-5")->morale, 7);
    assert_int_equal(type_of("F4-6")->musketry, 4);
    assert_int_equal(type_of("A5-C3")->combat, 1);
    assert_int_equal(type_of("A5-C3")->morale, 8);
    assert_int_equal(type_of("F4-C1")->morale, 7);
    assert_int_equal(type_of("FS-A")->combat, 1);
    PROVES("A05-2.2-2");
}

static int classes_of(const char *id)
{
    return type_of(id)->traits &
           (TRAIT_LIGHT | TRAIT_GUARD | TRAIT_ELITE | TRAIT_HEAVY | TRAIT_COSSACK | TRAIT_HORSE);
}

static void test_austerlitz__classes(void **state)
{
    (void)state;
    assert_int_equal(classes_of("F4-1"), TRAIT_LIGHT);
    assert_int_equal(classes_of("F4-2"), 0);
    assert_int_equal(classes_of("FI-1"), TRAIT_GUARD);
    assert_int_equal(classes_of("AG-1"), TRAIT_GUARD);
    assert_int_equal(classes_of("FG-1"), TRAIT_ELITE);
    assert_int_equal(classes_of("FC-4"), 0);
    assert_int_equal(classes_of("FC-6"), TRAIT_HEAVY);
    assert_int_equal(classes_of("F4-C1"), TRAIT_LIGHT);
    assert_int_equal(classes_of("FI-C1"), TRAIT_GUARD | TRAIT_HEAVY);
    assert_int_equal(classes_of("FI-C2"), TRAIT_GUARD | TRAIT_LIGHT);
    assert_int_equal(classes_of("FI-C3"), TRAIT_GUARD);
    assert_int_equal(classes_of("A1-C1"), TRAIT_COSSACK | TRAIT_LIGHT);
    assert_int_equal(classes_of("A5-A1"), TRAIT_HORSE);
    assert_int_equal(type_of("A5-A1")->allowance, 400);
    assert_int_equal(classes_of("A4-A1"), 0);
    assert_int_equal(type_of("A4-A1")->allowance, 200);
    PROVES("A05-2.4.3-1", "A05-2.4.5-1", "A05-2.4.6-1");
}

/* What an arm has not, its counters do not show. */
static void test_austerlitz__each_arm_has_its_own_factors(void **state)
{
    (void)state;
    for (int i = 0; i < board->unit_count; i++) {
        const struct au_type *t = &board->unit[i];
        bool foot = t->arm == INFANTRY, horse = t->arm == CAVALRY, guns = t->arm == ARTILLERY;
        assert_int_equal(t->musketry > 0, foot);
        assert_int_equal(t->firepower > 0, guns);
        assert_int_equal(t->hd > 0, guns);
        assert_int_equal(t->steps, foot || horse ? 2 : 1);
        assert_true(t->morale > 0);
        assert_true(foot || horse || t->combat == (t->traits & TRAIT_FIXED ? 1 : 0));
        assert_int_equal(t->allowance, foot                      ? 200
                                       : horse                   ? 400
                                       : t->arm == HEADQUARTERS  ? 600
                                       : t->traits & TRAIT_HORSE ? 400
                                                                 : 200);
    }
    PROVES("A05-2.4.1-1", "A05-2.4.2-1", "A05-12.3-1");
}

static void test_austerlitz__numbers_of_counters(void **state)
{
    int count[SIDES][ARMS] = { { 0 } };

    (void)state;
    for (int i = 0; i < board->unit_count; i++)
        count[board->unit[i].side][board->unit[i].arm]++;
    assert_int_equal(count[FRENCH][INFANTRY], 26);
    assert_int_equal(count[FRENCH][CAVALRY], 18);
    assert_int_equal(count[FRENCH][ARTILLERY], 17);
    assert_int_equal(count[ALLIED][INFANTRY], 20);
    assert_int_equal(count[ALLIED][CAVALRY], 14);
    assert_int_equal(count[ALLIED][ARTILLERY], 23);
    assert_int_equal(board->unit_count, 135);
    assert_int_equal(board->side_first[ALLIED], 69);
}

static void test_austerlitz__nations(void **state)
{
    (void)state;
    assert_int_equal(type_of("F4-2")->nation, NATION_FRENCH);
    assert_int_equal(type_of("A4-2")->nation, NATION_RUSSIAN);
    assert_int_equal(type_of("A4-4")->nation, NATION_AUSTRIAN);
    assert_int_equal(type_of("A4-A4")->hd, 4);
    PROVES("A05-2.3-1");
}

/* -- the field -- */

static const struct au_area *area(const char *id)
{
    for (int i = 0; i < board->area_count; i++)
        if (strcmp(board->area[i].id, id) == 0)
            return &board->area[i];
    fail_msg("no area %s", id);
    return NULL;
}

static void test_austerlitz__the_field(void **state)
{
    static const struct plane_pt telnitz[] = {
        { 341, 275 }, { 431, 275 }, { 431, 435 }, { 341, 435 }
    };
    const struct plane_poly *found = &area("telnitz")->poly;
    struct plane_box corner = { { 40, 15 }, 80, 30, 0 };

    (void)state;
    assert_int_equal(found->count, 4);
    for (int i = 0; i < 4; i++)
        assert_true(plane_same(found->at[i], telnitz[i]));
    assert_true(au_on_map(board, &corner));
    corner.at.x = 39;
    assert_false(au_on_map(board, &corner));
    corner.at = (struct plane_pt){ 2760, 2485 };
    assert_true(au_on_map(board, &corner));
    corner.at.y = 2486;
    assert_false(au_on_map(board, &corner));
    PROVES("A05-3.1-2");
}

static int ground(int x, int y)
{
    return (int)au_ground_at(board, (struct plane_pt){ x, y });
}

static void test_austerlitz__grounds(void **state)
{
    (void)state;
    assert_int_equal(ground(400, 300), VILLAGE);
    assert_int_equal(ground(340, 300), CLEAR);
    assert_int_equal(ground(341, 300), VILLAGE); /* the border belongs to it */
    assert_int_equal(ground(470, 660), CASTLE);
    assert_int_equal(ground(456, 660), CASTLE); /* the border with Sokolnitz */
    assert_int_equal(ground(455, 660), VILLAGE);
    assert_int_equal(ground(1050, 2280), REDOUBT);
    assert_true(au_is_high(board, (struct plane_pt){ 1050, 2280 }));
    assert_int_equal(ground(2750, 1570), VILLAGE); /* Austerlitz, not its park */
    assert_int_equal(ground(2785, 1570), WOOD);
    assert_int_equal(ground(500, 760), PHEASANTRY);
    assert_int_equal(ground(1000, 950), CLEAR);
    assert_true(au_is_high(board, (struct plane_pt){ 1000, 950 }));
    PROVES("A05-3.1-4");
}

/* No point of the field has two grounds, but for the redoubt on its hill. */
static void test_austerlitz__grounds_do_not_overlap(void **state)
{
    (void)state;
    for (int x = 1; x < 2800; x += 3)
        for (int y = 1; y < 2500; y += 3) {
            int inside = 0;
            bool redoubt = false;
            for (int i = 0; i < board->area_count; i++) {
                const struct au_area *a = &board->area[i];
                if (x <= a->low.x || x >= a->high.x || y <= a->low.y || y >= a->high.y)
                    continue;
                if (plane_area_place(&a->poly, (struct plane_pt){ x, y }) != PLANE_INSIDE)
                    continue;
                inside++;
                redoubt = redoubt || a->ground == REDOUBT;
            }
            assert_true(inside <= 1 || (inside == 2 && redoubt));
        }
}

/* A05-15.1-22: (555,1050) lies in the bight of the pond of Kobelnitz. */
static void test_austerlitz__the_pond_of_kobelnitz_is_not_convex(void **state)
{
    const struct plane_poly *pond = &area("kobelnitz-pond")->poly;
    struct plane_box bight = { { 500, 1000 }, 25, 25, 0 }, shore = { { 535, 990 }, 25, 25, 0 };
    struct plane_shape free = plane_shape_of_box(&bight), wet = plane_shape_of_box(&shore);

    (void)state;
    assert_int_equal(plane_area_place(pond, (struct plane_pt){ 555, 1050 }), PLANE_INSIDE);
    assert_int_equal(plane_area_place(pond, (struct plane_pt){ 530, 1050 }), PLANE_OUTSIDE);
    assert_int_equal(plane_area_place(pond, (struct plane_pt){ 610, 1000 }), PLANE_OUTSIDE);
    assert_false(au_meets_ground(board, &free, 1u << POND));
    assert_true(au_meets_ground(board, &wet, 1u << POND));
    PROVES("A05-15.1-22");
}

static bool has_bridge(struct plane_pt a, struct plane_pt b, const struct plane_span *span)
{
    for (int i = 0; i < board->bridge_count; i++)
        if (plane_at_cmp(a, b, span->from, board->bridge[i], 3) <= 0)
            return true;
    return false;
}

static void test_austerlitz__roads_meet_streams_at_bridges(void **state)
{
    struct plane_span span[PLANE_SPANS];
    int crossings = 0;

    (void)state;
    for (int r = board->stream_count + board->crest_count; r < board->line_count; r++)
        for (int k = 0; k + 1 < board->line[r].poly.count; k++) {
            struct plane_pt a = board->line[r].poly.at[k], b = board->line[r].poly.at[k + 1];
            for (int i = 0; i < board->stream_count; i++) {
                int count = plane_line_cross(&board->line[i].poly, a, b, span);
                for (int n = 0; n < count; n++, crossings++)
                    assert_true(has_bridge(a, b, &span[n]));
            }
        }
    assert_int_equal(crossings, board->bridge_count);
}

/* Zones cover the field, and share nothing but borders. */
static void test_austerlitz__zones(void **state)
{
    (void)state;
    for (int x = 1; x < 2800; x += 7)
        for (int y = 1; y < 2500; y += 7) {
            int inside = 0;
            for (int z = 0; z < board->zone_count; z++)
                for (int k = 0; k < board->zone[z].rect_count; k++) {
                    const int16_t *r = board->zone[z].rect[k];
                    inside += x > r[0] && x < r[2] && y > r[1] && y < r[3];
                }
            assert_true(inside <= 1);
            assert_true(au_zone_at(board, (struct plane_pt){ x, y }) != AU_NOBODY);
        }
    assert_int_equal(board->zone[au_find_zone(board, "F8")].neighbours,
                     1u << au_find_zone(board, "F5") | 1u << au_find_zone(board, "F6") |
                         1u << au_find_zone(board, "F7"));
    PROVES("A05-16.4.1-2");
}

static void test_austerlitz__places(void **state)
{
    static const uint8_t value[] = { 2, 1, 1, 1, 1, 1, 1 };
    int sum = 0;

    (void)state;
    assert_int_equal(board->place_count, 7);
    for (int i = 0; i < 7; i++) {
        assert_int_equal(board->place[i].value, value[i]);
        sum += board->place[i].value;
    }
    assert_int_equal(sum, 8);
    PROVES("A05-17.1.1.1-2");
}

/* -- the sieves, against plain search -- */

static void scatter(struct au_state *s, uint64_t seed)
{
    struct rng rng;

    rng_start_search(&rng, seed);
    memset(s, 0, sizeof *s);
    for (int i = 0; i < board->unit_count; i++) {
        struct au_unit *u = &s->unit[i];
        u->standing = rng_below(&rng, 5) ? AT_FIELD : AT_LOST;
        u->x = (int16_t)(100 + rng_below(&rng, 900));
        u->y = (int16_t)(100 + rng_below(&rng, 900));
        u->facing = (int16_t)rng_below(&rng, 360);
        u->formation = (uint8_t)rng_below(&rng, board->unit[i].arm == INFANTRY ? 3 : 2);
        u->foe = AU_NOBODY;
    }
    for (int i = 0; i < AU_CHITS; i++) {
        s->chit[i].standing = rng_below(&rng, 2) ? AT_FIELD : AT_ABSENT;
        s->chit[i].x = (int16_t)(100 + rng_below(&rng, 900));
        s->chit[i].y = (int16_t)(100 + rng_below(&rng, 900));
    }
}

static bool on_field(const struct au_state *s, int piece)
{
    if (piece < AU_CHIT0)
        return piece < board->unit_count && au_on_field(s, piece);
    return s->chit[piece - AU_CHIT0].standing == AT_FIELD;
}

static void test_austerlitz__near_forgets_none(void **state)
{
    static struct au_state s;
    static const int far[] = { 0, 2, 50, 100, 400 };

    (void)state;
    for (uint64_t seed = 1; seed <= 40; seed++) {
        uint8_t near[AU_PIECES];
        scatter(&s, seed);
        int piece = seed % 2 ? (int)seed % board->unit_count : AU_CHIT0 + (int)seed % AU_CHITS;
        int hu = far[seed % 5], sides = 1 + (int)seed % 3;
        struct plane_box own = au_box(board, &s, piece);
        int count = au_near(board, &s, &own, hu, sides, near), at = 0;
        for (int i = 0; i < AU_PIECES; i++) {
            bool listed = at < count && near[at] == i;
            at += listed;
            if (listed)
                assert_true(on_field(&s, i) && sides >> au_side_of(board, i) & 1);
            else if (on_field(&s, i) && sides >> au_side_of(board, i) & 1)
                assert_false(au_within(board, &s, piece, i, hu));
        }
        assert_int_equal(at, count);
    }
}

static void test_austerlitz__the_nearest_enemy(void **state)
{
    static struct au_state s;

    (void)state;
    for (uint64_t seed = 1; seed <= 40; seed++) {
        scatter(&s, seed);
        for (int piece = 0; piece < board->unit_count; piece += 13) {
            int enemy = 1 - board->unit[piece].side, best = AU_NOBODY;
            for (int i = board->side_first[enemy]; i < board->side_first[enemy + 1]; i++)
                if (au_on_field(&s, i) &&
                    (best == AU_NOBODY || plane_dist_cmp(au_distance(board, &s, piece, i),
                                                         au_distance(board, &s, piece, best)) < 0))
                    best = i;
            assert_int_equal(au_nearest_enemy(board, &s, piece), best);
        }
    }
}

/* -- who may stand where -- */

static int stands(struct au_state *s, const char *id, int formation, int x, int y)
{
    int who = unit(id);
    struct plane_box at =
        au_box_at(board, who, formation, (struct plane_pt){ (int32_t)x, (int32_t)y }, 0);

    s->unit[who].formation = (uint8_t)formation;
    return au_check_stand(board, s, who, &at);
}

static void test_austerlitz__who_may_stand_where(void **state)
{
    static struct au_state s;

    (void)state;
    memset(&s, 0, sizeof s);
    assert_int_equal(stands(&s, "F4-2", FORM_LINE, 2000, 15), 0);
    assert_int_equal(stands(&s, "F4-2", FORM_LINE, 2000, 14), AU_3_1_3);
    assert_int_equal(stands(&s, "F4-2", FORM_LINE, 600, 150), AU_15_1_17);  /* a pond */
    assert_int_equal(stands(&s, "F4-2", FORM_LINE, 386, 355), 0);           /* Telnitz */
    assert_int_equal(stands(&s, "FC-4", FORM_LINE, 386, 355), AU_15_1_6);   /* horse in it */
    assert_int_equal(stands(&s, "FC-4", FORM_COLUMN, 382, 354), 0);         /* on the road */
    assert_int_equal(stands(&s, "FC-4", FORM_COLUMN, 405, 420), AU_15_1_6); /* off it */
    assert_int_equal(stands(&s, "F4-A1", FORM_COLUMN, 382, 354), 0);        /* guns, limbered */
    assert_int_equal(stands(&s, "F4-A1", FORM_LINE, 382, 354), AU_15_1_6);  /* unlimbered */
    assert_int_equal(stands(&s, "F4-A1", FORM_LINE, 100, 1200), AU_15_1_5); /* in a wood */
    assert_int_equal(stands(&s, "F4-A1", FORM_COLUMN, 100, 1200), 0);
    assert_int_equal(stands(&s, "F4-A1", FORM_LINE, 540, 780), 0); /* the east wall */
    assert_int_equal(stands(&s, "F4-A1", FORM_LINE, 500, 780), AU_15_1_11);
    assert_int_equal(stands(&s, "F4-2", FORM_LINE, 490, 680), 0); /* the castle */
    assert_int_equal(stands(&s, "FC-4", FORM_COLUMN, 490, 680), AU_15_1_9);
    assert_int_equal(stands(&s, "F4-HQ", FORM_NONE, 470, 620), 0); /* HQs anywhere */
    s.unit[unit("F4-3")] =
        (struct au_unit){ .x = 500, .y = 690, .standing = AT_FIELD, .foe = AU_NOBODY };
    assert_int_equal(stands(&s, "F4-2", FORM_COLUMN, 460, 690), AU_15_1_9); /* a second brigade */
    s.unit[unit("F4-3")].x = 2000;
    s.unit[unit("F4-3")].y = 300;
    assert_int_equal(stands(&s, "F4-2", FORM_LINE, 2080, 300), 0);
    assert_int_equal(stands(&s, "F4-2", FORM_LINE, 2079, 300), AU_7_1_1);
    assert_int_equal(stands(&s, "F4-3", FORM_LINE, 2000, 300), 0); /* it is not in its own way */
}

/* -- set-up -- */

static struct au_state *begin(const char *fog, const char *setup)
{
    struct au_state *s = base_alloc(sizeof *s);
    uint8_t option[ENG_OPTIONS] = { 0 };
    struct err err;

    assert_true(eng_choose_option(&box, "fog", fog, option, &err));
    assert_true(eng_choose_option(&box, "setup", setup, option, &err));
    assert_true(eng_begin_search(&box, eng_find_scenario(&box, "austerlitz"), option, 5, s, &err));
    return s;
}

static void test_austerlitz__dawn(void **state)
{
    struct au_state *s = begin("off", "historical");

    (void)state;
    assert_int_equal(s->fog, CLEAR_DAY);
    for (int i = 0; i < board->unit_count; i++) {
        const struct au_type *t = &board->unit[i];
        const struct au_unit *u = &s->unit[i];
        struct plane_box own = au_box(board, s, i);
        assert_int_equal(u->standing, AT_FIELD);
        assert_true(u->x == t->x && u->y == t->y && u->formation == t->formation);
        assert_true(t->arm == HEADQUARTERS || u->facing == t->facing);
        assert_int_equal(au_check_stand(board, s, i, &own), 0);
    }
    assert_null(au_broken(&box, s));
    base_free(s);
    PROVES("A05-18.2-2");
}

static int zone_of(const struct au_state *s, const char *corps)
{
    return s->corps_zone[au_find_corps(board, corps)];
}

static void test_austerlitz__zones_at_the_start(void **state)
{
    static const char *const at[][2] = {
        { "F0", "F2" }, { "F1", "F2" }, { "FG", "F2" }, { "FI", "F2" },
        { "F5", "F1" }, { "FC", "F3" }, { "F4", "F4" }, { "AK", "A5" },
        { "A1", "A5" }, { "A2", "A4" }, { "A3", "A4" }, { "A5", "A4" },
        { "A4", "A3" }, { "AB", "A1" }, { "A0", "A6" }, { "AG", "A6" },
    };
    struct au_state *s = begin("on", "historical");

    (void)state;
    assert_int_equal(s->fog, FOG);
    for (size_t i = 0; i < sizeof at / sizeof at[0]; i++)
        assert_int_equal(zone_of(s, at[i][0]), au_find_zone(board, at[i][1]));
    assert_int_equal(zone_of(s, "F3"), AU_NOBODY);
    assert_int_equal(s->unit[unit("F3-1")].standing, AT_OFF);
    assert_int_equal(type_of("F4-7")->zone, au_find_zone(board, "F6"));
    assert_int_equal(type_of("F4-8")->zone, au_find_zone(board, "F7"));
    assert_int_equal(type_of("F4-9")->zone, au_find_zone(board, "F5"));
    base_free(s);
    PROVES("A05-3.2-1", "A05-16.4.1.2-1", "A05-16.4.1.2-2");
}

static void test_austerlitz__the_first_chits(void **state)
{
    static const char *const held[][2] = {
        { "FS-A", "CF1" },  { "F5-1", "CF1" },  { "F5-C1", "CF1" }, { "F4-7", "CF2" },
        { "F4-C2", "CF2" }, { "F4-A2", "CF2" }, { "F4-8", "CF3" },  { "F4-9", "CF4" },
        { "F4-C3", "CF4" }, { "AK-1", "CA1" },  { "AK-C1", "CA1" }, { "AK-A1", "CA1" },
        { "AK-C2", "CA2" }, { "AK-C3", "CA2" }, { "A1-1", "CA3" },  { "A1-C1", "CA3" },
        { "A1-A1", "CA3" }, { "A1-2", "CA4" },  { "A1-A2", "CA4" }, { "A1-3", "CA5" },
        { "A1-A3", "CA5" },
    };
    struct au_state *s = begin("on", "historical");
    int hidden = 0;

    (void)state;
    for (size_t i = 0; i < sizeof held / sizeof held[0]; i++) {
        const struct au_unit *u = &s->unit[unit(held[i][0])];
        assert_int_equal(u->standing, AT_CHIT);
        assert_int_equal(u->where, au_find_chit(held[i][1]));
    }
    for (int i = 0; i < board->unit_count; i++)
        hidden += s->unit[i].standing == AT_CHIT;
    assert_int_equal(hidden, (int)(sizeof held / sizeof held[0]));
    base_free(s);
    PROVES("A05-18.2-3");
}

/* A05-18.2-1: a unit of a first chit is laid in the zone where it waits. */
static void test_austerlitz__the_first_chits_lie_in_their_zones(void **state)
{
    (void)state;
    for (int i = 0; i < board->first_count; i++)
        for (int k = 0; k < board->first[i].count; k++)
            assert_int_equal(au_zone_at(board, board->first[i].at),
                             board->unit[board->first[i].unit[k]].zone);
    PROVES("A05-18.2-1");
}

/* -- dice -- */

/* Every die that a whole battle rolls has six sides. */
static void test_austerlitz__all_dice_have_six_sides(void **state)
{
    static const uint8_t option[ENG_OPTIONS];
    static struct eng_news news;
    struct au_state *s = base_alloc(sizeof *s);
    struct rng rng;
    struct err err;
    int dice = 0;

    (void)state;
    assert_true(eng_begin_search(&box, eng_find_scenario(&box, "santon"), option, 9, s, &err));
    rng_start_search(&rng, 9);
    while (!s->core.over) {
        int seat = __builtin_ctz(s->core.active);
        struct eng_action a;
        assert_true(eng_random_action(&box, s, seat, &rng, &a));
        news = (struct eng_news){ 0 };
        au_game.apply(&box, s, seat, &a, &news);
        for (int i = 0; i < news.count; i++)
            if (news.event[i].what.text == ENG_TEXT_ROLL) {
                assert_int_equal(news.event[i].what.arg[1], 6);
                dice++;
            }
        assert_int_equal(news.drawn, 0);
    }
    assert_true(dice > 50);
    base_free(s);
    PROVES("A05-G-1");
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_austerlitz__footprints),
        cmocka_unit_test(test_austerlitz__corners_are_exact),
        cmocka_unit_test(test_austerlitz__factors_that_the_text_fixes),
        cmocka_unit_test(test_austerlitz__classes),
        cmocka_unit_test(test_austerlitz__each_arm_has_its_own_factors),
        cmocka_unit_test(test_austerlitz__numbers_of_counters),
        cmocka_unit_test(test_austerlitz__nations),
        cmocka_unit_test(test_austerlitz__the_field),
        cmocka_unit_test(test_austerlitz__grounds),
        cmocka_unit_test(test_austerlitz__grounds_do_not_overlap),
        cmocka_unit_test(test_austerlitz__the_pond_of_kobelnitz_is_not_convex),
        cmocka_unit_test(test_austerlitz__roads_meet_streams_at_bridges),
        cmocka_unit_test(test_austerlitz__zones),
        cmocka_unit_test(test_austerlitz__places),
        cmocka_unit_test(test_austerlitz__near_forgets_none),
        cmocka_unit_test(test_austerlitz__the_nearest_enemy),
        cmocka_unit_test(test_austerlitz__who_may_stand_where),
        cmocka_unit_test(test_austerlitz__dawn),
        cmocka_unit_test(test_austerlitz__zones_at_the_start),
        cmocka_unit_test(test_austerlitz__the_first_chits),
        cmocka_unit_test(test_austerlitz__the_first_chits_lie_in_their_zones),
        cmocka_unit_test(test_austerlitz__all_dice_have_six_sides),
    };

    return cmocka_run_group_tests_name("austerlitz board", tests, open_box, close_box);
}
