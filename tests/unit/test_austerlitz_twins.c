/* test_austerlitz_twins.c -- twin worlds of Austerlitz 1805: chits, decoys and strategic maps.
 *
 * Positions of random matches in the fog, and for each several worlds in which all that one seat
 * cannot know is another: what the enemy's chits hold, which of them are decoys, where his corps
 * wait, how many of his columns have still to try.  The seat must not be able to tell them from the
 * true one: its view, all it is sent (view, prompt, choices with their labels), the log it has
 * read, and what it decides by given dice are byte for byte the same; nor must anybody who only
 * looks on.
 *
 * Then both worlds are played on, the same decisions and the same dice in both, until a chit is
 * uncovered: it is uncovered in both at the same moment, and until then the seat is told the same.
 *
 * Thirty positions with three worlds of each kind of set-up; with BERTHIER_LONG=1 five hundred with
 * twenty. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ai/ai.h"
#include "engine/match.h"
#include "engine/registry.h"
#include "games/austerlitz/au.h"

#include "twins.h"

enum {
    EVERY = 20,  /* one decision in so many is looked at */
    SWAPS = 60,  /* tries */
    ONWARD = 40, /* decisions that both worlds are played on, at most */
    WATCHER = 0, /* an audience without a seat */
    FREE = 1     /* the option of the set-up */
};

static const struct eng_box *box;

/* What the examination comes to. */
struct tally {
    int wanted, worlds;           /* positions to look at, and worlds of each           */
    int positions, dealt, unlike; /* worlds dealt, and those that were not the true one */
    int swapped, emptied;         /* made by hand: of them with another set of decoys   */
    int with_chits, with_maps;    /* positions with enemy chits, with enemy corps       */
    int steps, uncovered;         /* decisions played on in both; chits that came up    */
};

static int open_box(void **state)
{
    struct err err;

    (void)state;
    box = eng_shared_box("austerlitz", &err);
    if (!box)
        fail_msg("%s: %s", err.place, err.reason);
    return 0;
}

static const struct au_board *board(void)
{
    return box->board;
}

/* -- one position -- */

static void assert_same_view(struct match *truth, struct match *twin, eng_seats audience)
{
    struct au_state one, two;

    assert_true(match_view(truth, audience, &one));
    assert_true(match_view(twin, audience, &two));
    assert_memory_equal(&one, &two, sizeof one);
}

/* -- the other worlds, by hand -- */

static int enemy_of(const struct au_state *s, int seat)
{
    return 1 - s->core.side[seat];
}

static bool is_hidden(const struct au_state *s, int unit)
{
    int standing = s->unit[unit].standing;

    return standing == AT_MAP || standing == AT_CHIT;
}

/* Two hidden units of one arm and kind, fresh, change their places. */
static bool swap_units(struct au_state *s, int side, struct rng *rng)
{
    const struct au_board *b = board();
    uint32_t count = (uint32_t)(b->side_first[side + 1] - b->side_first[side]);
    int one = b->side_first[side] + (int)rng_below(rng, count);
    int two = b->side_first[side] + (int)rng_below(rng, count);
    uint8_t standing = s->unit[one].standing, where = s->unit[one].where;

    if (!is_hidden(s, one) || !is_hidden(s, two) || b->unit[one].arm != b->unit[two].arm ||
        (b->unit[one].traits ^ b->unit[two].traits) & (TRAIT_HORSE | TRAIT_FIXED) ||
        (standing == s->unit[two].standing && where == s->unit[two].where))
        return false;
    s->unit[one].standing = s->unit[two].standing;
    s->unit[one].where = s->unit[two].where;
    s->unit[two].standing = standing;
    s->unit[two].where = where;
    return true;
}

/* A decoy and a loaded chit change what they hold, and their boxes. */
static bool swap_chits(struct au_state *s, int side, struct rng *rng)
{
    int one = side * AU_SLOTS + (int)rng_below(rng, AU_SLOTS);
    int two = side * AU_SLOTS + (int)rng_below(rng, AU_SLOTS);
    struct au_chit was = s->chit[one];

    if (was.standing != AT_FIELD || s->chit[two].standing != AT_FIELD || was.loaded == 0 ||
        s->chit[two].loaded != 0)
        return false;
    for (int i = 0; i < AU_UNITS; i++)
        if (s->unit[i].standing == AT_CHIT && s->unit[i].where == one)
            s->unit[i].where = (uint8_t)two;
    s->chit[one].loaded = s->chit[two].loaded;
    s->chit[one].box = s->chit[two].box;
    s->chit[two].loaded = was.loaded;
    s->chit[two].box = was.box;
    return true;
}

/* A loaded chit is a decoy, and its units are on the strategic map; or a corps is elsewhere. */
static bool empty_chit(struct au_state *s, int side, struct rng *rng)
{
    int chit = side * AU_SLOTS + (int)rng_below(rng, AU_SLOTS);

    if (s->chit[chit].standing != AT_FIELD || s->chit[chit].loaded != 1)
        return false;
    s->chit[chit].loaded = s->chit[chit].box = 0;
    for (int i = 0; i < AU_UNITS; i++)
        if (s->unit[i].standing == AT_CHIT && s->unit[i].where == chit) {
            s->unit[i].standing = AT_MAP;
            s->unit[i].where = 0;
        }
    return true;
}

static bool send_corps(struct au_state *s, int side, struct rng *rng)
{
    const struct au_board *b = board();
    int corps = (int)rng_below(rng, (uint32_t)b->corps_count);
    int zone = (int)rng_below(rng, (uint32_t)b->zone_count);

    if (b->corps[corps].side != side || s->corps_zone[corps] == AU_NOBODY ||
        b->zone[zone].side != side || s->corps_zone[corps] == zone)
        return false;
    s->corps_zone[corps] = (uint8_t)zone;
    s->corps_moved[corps] = (uint8_t)rng_below(rng, 4);
    return true;
}

/* It owes nothing to the engine's own idea of what can be imagined. */
static bool change_unseen(struct tally *t, struct au_state *s, int seat, struct rng *rng)
{
    int side = enemy_of(s, seat), changes = 0, decoys = 0;

    for (int tries = 0; tries < SWAPS; tries++) {
        changes += swap_units(s, side, rng);
        decoys += swap_chits(s, side, rng);
        changes += send_corps(s, side, rng);
    }
    for (int tries = 0; tries < 4; tries++)
        decoys += empty_chit(s, side, rng);
    if (side == ALLIED && !(s->core.active & ~ENG_SEAT(seat)))
        s->columns_left = (uint8_t)rng_below(rng, 4);
    t->emptied += decoys > 0;
    return changes + decoys > 0 && box->game->broken(box, s) == NULL;
}

static bool is_the_same(const struct au_state *one, const struct au_state *two)
{
    return memcmp(one->unit, two->unit, sizeof one->unit) == 0 &&
           memcmp(one->chit, two->chit, sizeof one->chit) == 0 &&
           memcmp(one->corps_zone, two->corps_zone, sizeof one->corps_zone) == 0;
}

static bool draws_the_same(struct match *truth, struct match *twin, int seat, uint64_t dice)
{
    static const struct ai_budget no_limit;
    struct eng_action one, two;
    struct rng rng;

    rng_start_search(&rng, dice);
    bool decided = ai_decide(ai_find("random"), truth, seat, &no_limit, &rng, &one);
    rng_start_search(&rng, dice);
    if (ai_decide(ai_find("random"), twin, seat, &no_limit, &rng, &two) != decided)
        return false;
    return !decided || memcmp(&one, &two, sizeof one) == 0;
}

static void compare_with(struct tally *t, struct match *m, struct match *truth, int seat,
                         const struct au_state *world, struct rng *rng)
{
    enum lang lang = rng_below(rng, 2) ? LANG_EN : LANG_FR;
    struct match *twin = match_of(box, world, 1);

    t->dealt++;
    t->unlike += !is_the_same(world, match_state(m));
    assert_same_view(m, twin, ENG_SEAT(seat));
    assert_same_view(m, twin, WATCHER);
    assert_same_message(truth, twin, seat, lang);
    assert_same_log(m, twin, seat, lang);
    assert_same_decision(truth, twin, seat, rng_u64(rng));
    if (((const struct eng_core *)match_state(truth))->active & ENG_SEAT(seat))
        assert_true(draws_the_same(truth, twin, seat, rng_u64(rng)));
    match_free(twin);
}

/* -- onward in both worlds -- */

static uint64_t chits_on_field(const struct au_state *s)
{
    uint64_t set = 0;

    for (int i = 0; i < AU_CHITS; i++)
        if (s->chit[i].standing == AT_FIELD)
            set |= UINT64_C(1) << i;
    return set;
}

static int who_decides(const struct match *m)
{
    return __builtin_ctz(((const struct eng_core *)match_state(m))->active);
}

/* What the other side does in secret may be possible in the one world alone. */
static bool play_in_both(struct match *truth, struct match *twin, int seat, struct rng *rng)
{
    static const struct ai_budget no_limit;
    int actor = who_decides(truth);
    struct eng_action a;
    eng_ruleno why;

    if (!ai_decide(ai_find("random"), truth, actor, &no_limit, rng, &a))
        return false;
    enum match_answer answer = match_check(twin, actor, &a, &why);
    if (actor == seat)
        assert_int_equal(answer, MATCH_DONE);
    if (answer != MATCH_DONE)
        return false;
    assert_int_equal(match_play(truth, actor, &a, &why), MATCH_DONE);
    assert_int_equal(match_play(twin, actor, &a, &why), MATCH_DONE);
    return true;
}

/* The field is as it was but for chits that have come up; these have come up in both. */
static bool has_come_up(const struct match *truth, const struct match *twin, uint64_t before)
{
    const struct au_state *one = match_state(truth), *two = match_state(twin);

    if ((before & ~chits_on_field(one)) == 0 && (before & ~chits_on_field(two)) == 0)
        return false;
    assert_true((before & ~chits_on_field(one)) != 0);
    assert_true((before & ~chits_on_field(two)) != 0);
    return true;
}

static bool is_over(const struct match *m)
{
    return ((const struct eng_core *)match_state(m))->over;
}

static void compare_onward(struct tally *t, const struct au_state *state,
                           const struct au_state *world, int seat, struct rng *rng)
{
    uint32_t dice = rng_below(rng, 1000000);
    struct match *truth = match_of(box, state, dice), *twin = match_of(box, world, dice);

    for (int i = 0; i < ONWARD; i++) {
        uint64_t before = chits_on_field(match_state(truth));
        if (!play_in_both(truth, twin, seat, rng))
            break;
        if (has_come_up(truth, twin, before)) {
            t->uncovered++;
            break;
        }
        assert_int_equal(is_over(truth), is_over(twin));
        if (is_over(truth))
            break; /* nothing is hidden any more */
        assert_same_message(truth, twin, seat, LANG_EN);
        assert_same_view(truth, twin, WATCHER);
        t->steps++;
    }
    match_free(truth);
    match_free(twin);
}

/* -- the matches they come from -- */

static bool has_hidden(const struct au_state *s, int side, int standing)
{
    const struct au_board *b = board();

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (s->unit[i].standing == standing)
            return true;
    return false;
}

/* Mostly whoever is asked, for the other has less to give away. */
static int pick_seat(const struct au_state *s, struct rng *rng)
{
    if (rng_below(rng, 3) == 0)
        return (int)rng_below(rng, s->core.seat_count);
    return __builtin_ctz(s->core.active);
}

static void examine(struct tally *t, struct match *m, struct rng *rng)
{
    const struct au_state *s = match_state(m);
    int seat = pick_seat(s, rng);
    struct match *truth = match_of(box, s, 1);
    struct au_state world;

    for (int i = 0; i < t->worlds; i++) {
        assert_true(match_view(m, ENG_SEAT(seat), &world));
        assert_true(eng_imagine(box, &world, seat, rng));
        compare_with(t, m, truth, seat, &world, rng);
    }
    t->with_chits += has_hidden(s, enemy_of(s, seat), AT_CHIT);
    t->with_maps += has_hidden(s, enemy_of(s, seat), AT_MAP);
    world = *s;
    if (change_unseen(t, &world, seat, rng)) {
        compare_with(t, m, truth, seat, &world, rng);
        compare_onward(t, s, &world, seat, rng);
        t->swapped++;
    }
    t->positions++;
    match_free(truth);
}

static struct match *begin(int setup, struct rng *rng)
{
    struct eng_start start = { .scenario = eng_find_scenario(box, "austerlitz") };

    start.option[0] = (uint8_t)setup;
    return begin_by_chance(box, &start, rng);
}

/* Only some of each match, and none of a clear day. */
static void walk(struct tally *t, struct match *m, int enough, struct rng *rng)
{
    const struct au_state *s;
    int most = t->positions + 4;

    while (t->positions < enough && t->positions < most && !(s = match_state(m))->core.over &&
           s->fog != CLEAR_DAY) {
        if (rng_below(rng, EVERY) == 0)
            examine(t, m, rng);
        play(m, ai_find("random"), rng);
    }
    match_free(m);
}

static void test_austerlitz_twins__the_fog_hides_what_it_should(void **state)
{
    bool is_long = getenv("BERTHIER_LONG") != NULL;
    struct tally t = { .wanted = is_long ? 500 : 30, .worlds = is_long ? 20 : 3 };
    struct rng rng;

    (void)state;
    rng_start_search(&rng, 1805);
    for (int setup = 0; setup <= FREE; setup++)
        for (int enough = t.wanted * (setup + 1); t.positions < enough;)
            walk(&t, begin(setup, &rng), enough, &rng);
    print_message("# proof: positions of Austerlitz in the fog, each with %d worlds a seat cannot "
                  "tell apart: %d\n",
                  t.worlds, t.positions);
    print_message("# proof: of them with enemy chits: %d\n", t.with_chits);
    print_message("# proof: of them with enemy corps on the strategic map: %d\n", t.with_maps);
    print_message("# proof: decisions that teach a seat nothing of what is hidden: %d\n", t.steps);
    print_message("# proof: chits that came up at the same moment in two worlds: %d\n",
                  t.uncovered);
    print_message("# %d worlds, %d by hand, %d with other decoys, %d other than the true one\n",
                  t.dealt, t.swapped, t.emptied, t.unlike);
    assert_true(10 * t.unlike > 8 * t.dealt && 10 * t.swapped > 8 * t.positions);
    assert_true(2 * t.with_chits > t.positions && 2 * t.with_maps > t.positions);
    assert_true(t.emptied > 0 && t.steps > 4 * t.positions && t.uncovered > 0);
}

/* -- what is open -- */

/* Nothing is hidden here: a column has lost troops on the field, in everybody's sight, and the solo
 * system sends a reserve after them (A05-28.1.8-2). */
static const char reserve_needed[] = "position austerlitz 1\n"
                                     "seats 0 1\n"
                                     "frame match \"end of turn\"\n"
                                     "frame movement movement 0 1\n"
                                     "player allied\n"
                                     "np allied\n"
                                     "turn 9 of 12\n"
                                     "whole\n"
                                     "guard allied\n"
                                     "worth allied 12 30\n"
                                     "unit A2-1 at 700,560 /270 line all\n"
                                     "unit F4-7 at 440,600 /90 line\n"
                                     "unit AG-1 at 1500,1000 /240 column\n";

static struct au_state stand_at(const char *position)
{
    struct seed seed;
    struct err err;

    seed_from_number(&seed, 1);
    struct match *m = match_from_position(box, "position", position, &seed, &err);
    if (!m)
        fail_msg("%s: %s", err.place, err.reason);
    struct au_state s = *(const struct au_state *)match_state(m);
    match_free(m);
    return s;
}

static const struct eng_action *answer_of(const struct au_state *s, int seat, struct eng_choices *c)
{
    box->game->offer(box, s, seat, c);
    assert_int_equal(c->count, 1);
    return &c->action[0];
}

/* Whoever plays against it knows the losses that its reserves go by: in any world he imagines it
 * does the same, for the same reason. */
static void test_austerlitz_twins__losses_on_the_field_are_open(void **state)
{
    struct au_state truth = stand_at(reserve_needed), world = truth;
    struct eng_choices one, two;
    struct eng_news news = { .count = 0 }, twin = { .count = 0 };
    struct rng rng;

    (void)state;
    eng_redact(box, &world, ENG_SEAT(FRENCH));
    rng_start_search(&rng, 1805);
    assert_true(eng_imagine(box, &world, FRENCH, &rng));
    const struct eng_action *answer = answer_of(&truth, ALLIED, &one);
    assert_int_equal(eng_action_compare(answer, answer_of(&world, ALLIED, &two)), 0);
    box->game->apply(box, &truth, ALLIED, answer, &news);
    box->game->apply(box, &world, ALLIED, answer, &twin);
    assert_int_equal(news.count, twin.count);
    for (int i = 0; i < news.count; i++)
        assert_memory_equal(&news.event[i], &twin.event[i], sizeof news.event[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_austerlitz_twins__the_fog_hides_what_it_should),
        cmocka_unit_test(test_austerlitz_twins__losses_on_the_field_are_open),
    };
    return cmocka_run_group_tests(tests, open_box, NULL);
}
