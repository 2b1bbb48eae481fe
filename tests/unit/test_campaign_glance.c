/* test_campaign_glance.c -- what is kept for speed in The Campaigns of Napoleon against the plain way.
 *
 * A look over the table (cn_glance.c), tracks summed up (cn_tracks.c), tolls (cn_tolls.c), ways through an
 * empty country (cn_country.c) and lines of communication (cn_routes.c) are kept from one question to
 * the next.  Random matches are played; at every few decisions each of them is compared with what a
 * loop over the state says, and the offers with those of a thread that has kept nothing yet.
 *
 * Some hundred positions; with BERTHIER_LONG=1 a hundred thousand. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <threads.h>

#include <cmocka.h>

#include "base/bitset.h"
#include "engine/choices.h"

#include "games/campaign/kept/cn_country.h"
#include "games/campaign/kept/cn_tracks.h"
#include "games/campaign/kit/cn_names.h"

enum { FEW = 240, MANY = 100000, SAMPLE = 48, APART = 7 };

static struct eng_box box;
static const struct cn_board *b;

static int open_box(void **state)
{
    struct err err;

    (void)state;
    if (!eng_open(&cn_game, "data", &box, &err)) {
        err_print(&err);
        return 1;
    }
    b = box.board;
    return 0;
}

static int close_box(void **state)
{
    (void)state;
    eng_close(&box);
    return 0;
}

/* -- troops -- */

static bool plainly_leads(const struct cn_state *s, int leader)
{
    for (int i = 0; i < CN_UNITS; i++)
        if (s->unit[i].standing == IS_TRACK && s->unit[i].leader == leader)
            return true;
    return false;
}

static uint64_t plain_household(const struct cn_state *s, int leader)
{
    uint64_t all = 1ull << leader;

    for (int i = 0; i < CN_LEADERS; i++)
        if (s->leader[i].standing == IS_BOX && cn_formation_of(s, i) == leader)
            all |= 1ull << i;
    return all;
}

static int plain_strength(const struct cn_state *s, uint64_t all, unsigned arms)
{
    int sp = 0;

    for (int i = 0; i < b->unit_count; i++)
        if (s->unit[i].standing == IS_TRACK && all >> s->unit[i].leader & 1 &&
            arms >> b->unit[i].arm & 1)
            sp += s->unit[i].sp;
    return sp;
}

static int plain_pace(const struct cn_state *s, uint64_t all, bool horse)
{
    int least = 255;

    for (int i = 0; i < b->unit_count; i++)
        if (s->unit[i].standing == IS_TRACK && all >> s->unit[i].leader & 1 && s->unit[i].sp > 0 &&
            (b->unit[i].arm == CAVALRY) == horse && 2 * b->unit[i].movement < least)
            least = 2 * b->unit[i].movement;
    return least;
}

static int plain_load2(const struct cn_state *s, int leader)
{
    int load = 0;

    for (int i = 0; i < b->unit_count; i++)
        if (s->unit[i].standing == IS_TRACK && s->unit[i].leader == leader)
            load += b->unit[i].subordination2;
    return load;
}

static void compare_leader(const struct cn_state *s, int leader)
{
    uint64_t all = plain_household(s, leader);
    const struct cn_track *track = &cn_tracks(b, s)->of[leader];
    bool any = false;

    for (int i = 0; i < CN_LEADERS; i++)
        any |= all >> i & 1 && plainly_leads(s, i);
    assert_int_equal(cn_leads_units(s, leader), plainly_leads(s, leader));
    assert_int_equal(cn_has_troops(s, leader), any);
    assert_true(cn_household(s, leader) == all);
    for (unsigned arms = 1; arms < 8; arms++)
        assert_int_equal(cn_strength(b, s, leader, arms), plain_strength(s, all, arms));
    for (int horse = 0; horse < 2; horse++)
        assert_int_equal(track->least[horse], plain_pace(s, 1ull << leader, horse));
    assert_int_equal(track->load2, plain_load2(s, leader));
}

/* -- pieces -- */

static void compare_pieces(const struct cn_state *s, int side, int hex)
{
    bool in = false, near = false;

    for (int i = side * CN_SLOTS; i < (side + 1) * CN_SLOTS; i++)
        if (s->piece[i].what != CN_NOBODY) {
            in |= s->piece[i].hex == hex;
            near |= cn_distance(s->piece[i].hex, hex) <= 1;
        }
    assert_int_equal(cn_may_be_in(s, side, hex), in);
    assert_true(cn_may_be_near(s, side, hex) || !near);
}

/* -- steps -- */

static void compare_tolls(const struct cn_state *s, int hex)
{
    struct cn_tolls *t = cn_tolls(b, s);

    for (int side = 0; side < 6; side++) {
        if (b->next[hex][side] == CN_NOWHERE)
            continue;
        for (int horse = 0; horse < 2; horse++)
            assert_int_equal(cn_toll(t, s, hex, horse ? WAY_RIDE : WAY_FOOT)[side],
                             cn_cost_over(b, s, hex, side, horse));
        assert_int_equal(cn_toll(t, s, hex, WAY_DISPATCH)[side],
                         cn_path_over(b, s, hex, side, true));
        assert_int_equal(cn_toll(t, s, hex, WAY_SUPPLY)[side],
                         cn_path_over(b, s, hex, side, false));
        assert_int_equal(cn_zone_sides(t, s, hex) >> side & 1, cn_zone_passes(b, s, hex, side));
    }
}

/* -- ways -- */

static int opened, far;

static void compare_way(const struct cn_state *s, int side, int from, const uint16_t *goal,
                        int count)
{
    struct cn_watch watch;
    struct cn_spread d;
    struct cn_trace kept, plain;
    struct cn_search q = {
        .b = b, .s = s, .way = WAY_SUPPLY, .limit = b->table.supply[side], .stop = from
    };
    enum cn_country is = cn_cross_country(&q, side, from, goal, count, &kept);

    if (is == COUNTRY_WATCHED)
        return;
    cn_watch(b, s, side, true, &watch);
    q.watch = &watch;
    q.mask = is == COUNTRY_OPEN ? WATCH_SEEN | WATCH_UNSEEN : 0;
    cn_spread(&q, goal, count, &d);
    assert_int_equal(cn_walk(&q, &d, from, &plain), is == COUNTRY_OPEN);
    opened += is == COUNTRY_OPEN;
    far += is == COUNTRY_FAR;
    if (is == COUNTRY_FAR)
        return;
    assert_int_equal(kept.length, plain.length);
    assert_false(cn_asks(&watch, &kept) || cn_is_barred(&watch, &kept));
}

static void compare_ways(const struct cn_state *s, int side)
{
    uint16_t goal[CN_TOWNS + 4];
    int count = cn_supply_points(b, s, side, true, goal);

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (s->leader[i].standing == IS_MAP)
            compare_way(s, side, s->leader[i].hex, goal, count);
}

/* -- all of it, by a thread that has kept nothing -- */

struct answers {
    const struct cn_state *s;
    struct cn_trace line[SIDES][2];
    struct eng_choices c;
};

static int answer(void *arg)
{
    struct answers *a = arg;

    for (int side = 0; side < SIDES; side++)
        for (int truth = 0; truth < 2; truth++)
            cn_trace_loc(b, a->s, side, truth, &a->line[side][truth]);
    box.game->offer(&box, a->s, __builtin_ctz(a->s->core.active), &a->c);
    return 0;
}

static void compare_lines(const struct cn_trace *one, const struct cn_trace *two)
{
    assert_int_equal(one->ok, two->ok);
    assert_int_equal(one->blocked, two->blocked);
    assert_int_equal(one->asked, two->asked);
    assert_int_equal(one->past, two->past);
    assert_int_equal(one->effective, two->effective);
    assert_int_equal(one->count, two->count);
    assert_memory_equal(one->hex, two->hex, (size_t)one->count * sizeof one->hex[0]);
}

static void compare_threads(const struct cn_state *s)
{
    static struct answers here, there;
    thrd_t other;

    here.s = there.s = s;
    answer(&here);
    answer(&here); /* from the list that was kept */
    assert_int_equal(thrd_create(&other, answer, &there), thrd_success);
    thrd_join(other, NULL);
    for (int side = 0; side < SIDES; side++)
        for (int truth = 0; truth < 2; truth++)
            compare_lines(&here.line[side][truth], &there.line[side][truth]);
    assert_int_equal(here.c.count, there.c.count);
    assert_memory_equal(here.c.action, there.c.action,
                        (size_t)here.c.count * sizeof here.c.action[0]);
}

/* -- random matches -- */

static void compare(const struct cn_state *s, struct rng *rng)
{
    for (int i = 0; i < b->leader_count; i++)
        compare_leader(s, i);
    for (int i = 0; i < SAMPLE; i++) {
        int hex = (int)rng_below(rng, CN_HEXES);
        compare_pieces(s, i % SIDES, hex);
        compare_tolls(s, hex);
    }
    for (int i = 0; i < CN_PIECES; i++)
        if (s->piece[i].what != CN_NOBODY)
            compare_pieces(s, cn_side_of_slot(i), s->piece[i].hex);
    compare_ways(s, FRENCH);
    compare_ways(s, COALITION);
}

static void visit(const struct cn_state *s, struct rng *rng)
{
    compare(s, rng); /* one question after the other */
    const struct cn_state *before = cn_hold(s);
    compare(s, rng); /* and held */
    cn_let_go(before);
    compare_threads(s);
}

static int play(int scenario, uint64_t seed, int wanted)
{
    static struct cn_state s;
    struct eng_action a;
    struct rng rng;
    struct err err;
    int seen = 0;

    rng_start_search(&rng, seed);
    assert_true(eng_begin_search(&box, scenario, NULL, seed, &s, &err));
    for (int decisions = 0; !s.core.over && seen < wanted; decisions++) {
        int seat = __builtin_ctz(s.core.active);
        if (decisions % APART == 0) {
            visit(&s, &rng);
            seen++;
        }
        assert_true(eng_random_action(&box, &s, seat, &rng, &a));
        box.game->apply(&box, &s, seat, &a, NULL);
    }
    return seen;
}

static void test_campaign_glance__what_is_kept_is_what_the_plain_way_finds(void **state)
{
    int wanted = getenv("BERTHIER_LONG") ? MANY : FEW, seen = 0;

    (void)state;
    for (uint64_t seed = 1; seen < wanted; seed++)
        for (int i = 0; i < box.scenario_count && seen < wanted; i++)
            seen += play(i, seed, wanted == FEW ? FEW / box.scenario_count : wanted - seen);
    assert_true(opened > 0 && far > 0); /* else nothing was compared */
}

/* What is only tried out, while another state is held, is not taken for it. */
static void test_campaign_glance__a_state_beside_the_one_that_is_held(void **state)
{
    static struct cn_state s, other;
    struct err err;

    (void)state;
    assert_true(eng_begin_search(&box, 0, NULL, 1, &s, &err));
    other = s;
    int slot = 0, hex = s.piece[0].hex;
    assert_true(s.piece[slot].what < CN_LEADERS);
    other.piece[slot].hex = (uint16_t)(hex + 5 * CN_ROWS);
    for (int i = 0; i < CN_UNITS; i++)
        other.unit[i] = (struct cn_unit){ .standing = IS_OUT, .leader = CN_NOBODY };
    memset(other.damaged, 1, sizeof other.damaged);

    const struct cn_state *before = cn_hold(&s);
    int bridge = b->bridge[0].hex;
    int8_t toll[6];
    memcpy(toll, cn_toll(cn_held_tolls(b), &s, bridge, WAY_FOOT), sizeof toll);
    assert_true(cn_may_be_in(&s, FRENCH, hex) && cn_has_troops(&s, s.piece[slot].what));
    assert_true(cn_may_be_in(&other, FRENCH, hex + 5 * CN_ROWS));
    assert_false(cn_has_troops(&other, s.piece[slot].what));
    assert_int_equal(cn_strength(b, &other, s.piece[slot].what, 7), 0);
    assert_memory_not_equal(toll, cn_toll(cn_tolls(b, &other), &other, bridge, WAY_FOOT),
                            sizeof toll);
    assert_true(cn_may_be_in(&s, FRENCH, hex) && cn_has_troops(&s, s.piece[slot].what));
    assert_true(cn_strength(b, &s, s.piece[slot].what, 7) > 0);
    assert_memory_equal(toll, cn_toll(cn_held_tolls(b), &s, bridge, WAY_FOOT), sizeof toll);
    cn_let_go(before);
}

static void fall(void *arg)
{
    const struct cn_state *before = cn_hold(arg);

    BASE_ASSERT(before == arg); /* it is not: held, and never let go */
}

/* A hold that an assertion broke off is none: the same memory may be another state by then. */
static void test_campaign_glance__a_hold_ends_with_the_work_that_is_broken_off(void **state)
{
    static struct cn_state s;
    struct text why = { 0 };
    struct err err;

    (void)state;
    assert_true(eng_begin_search(&box, 0, NULL, 1, &s, &err));
    int leader = s.piece[0].what;
    assert_true(cn_has_troops(&s, leader));
    assert_false(eng_guard(fall, &s, &why));
    text_free(&why);
    for (int i = 0; i < CN_UNITS; i++)
        s.unit[i] = (struct cn_unit){ .standing = IS_OUT, .leader = CN_NOBODY };
    assert_false(cn_has_troops(&s, leader));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_campaign_glance__what_is_kept_is_what_the_plain_way_finds),
        cmocka_unit_test(test_campaign_glance__a_state_beside_the_one_that_is_held),
        cmocka_unit_test(test_campaign_glance__a_hold_ends_with_the_work_that_is_broken_off),
    };

    return cmocka_run_group_tests(tests, open_box, close_box);
}
