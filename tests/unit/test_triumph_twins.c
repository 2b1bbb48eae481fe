/* test_triumph_twins.c -- twin worlds of Napoleon's Triumph.
 *
 * Positions from random matches and from matches of the script, and for each several worlds in
 * which all that one seat cannot know is dealt anew.  The seat must not be able to tell them from
 * the true one: its view, all it is sent (view, prompt, choices with their labels), the log it has
 * read, and what the script decides for it are byte for byte the same.
 *
 * Forty positions of each scenario with five worlds; with BERTHIER_LONG=1 five hundred with
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
#include "games/triumph/nt.h"

#include "twins.h"

enum {
    EVERY = 12,  /* one decision in so many is looked at ... */
    SET_UP = 3,  /* ... and before the first round, which is short, one in so many */
    SWAPS = 1000 /* tries */
};

static const struct eng_box *box;

/* What the examination of one scenario comes to. */
struct tally {
    int wanted, worlds;           /* positions to look at, and worlds of each            */
    int positions, dealt, unlike; /* worlds dealt, and those that were not the true one */
    int swapped;                  /* worlds made by hand                                 */
};

static int open_box(void **state)
{
    struct err err;

    (void)state;
    box = eng_shared_box("triumph", &err);
    if (!box)
        fail_msg("%s: %s", err.place, err.reason);
    return 0;
}

/* -- one position -- */

static void assert_same_view(struct match *truth, struct match *twin, int seat)
{
    struct nt_state one, two;

    assert_true(match_view(truth, ENG_SEAT(seat), &one));
    assert_true(match_view(twin, ENG_SEAT(seat), &two));
    assert_memory_equal(&one, &two, sizeof one);
}

static bool are_faces_the_same(const struct nt_state *one, const struct nt_state *two)
{
    for (int u = 0; u < NT_UNITS; u++)
        if (one->unit[u].type != two->unit[u].type ||
            one->unit[u].strength != two->unit[u].strength ||
            one->unit[u].corps != two->unit[u].corps)
            return false;
    return true;
}

/* -- the other worlds -- */

static bool is_in_play(const struct nt_state *s, int unit)
{
    uint64_t named = s->move.pieces.word[unit / 64] | s->attack.attacking.word[unit / 64] |
                     s->attack.defending.word[unit / 64];

    return s->unit[unit].at != NT_GONE && !(named >> (unit % 64) & 1);
}

static bool may_swap(const struct nt_state *s, int one, int two, int seat)
{
    return (one < NT_FRENCH_UNITS) == (two < NT_FRENCH_UNITS) && is_in_play(s, one) &&
           is_in_play(s, two) && !eng_knows(&s->core, one, ENG_SEAT(seat)) &&
           !eng_knows(&s->core, two, ENG_SEAT(seat)) && s->unit[one].type != s->unit[two].type;
}

static void swap_faces(struct nt_unit *one, struct nt_unit *two)
{
    struct nt_unit was = *one;

    one->type = two->type;
    one->strength = two->strength;
    two->type = was.type;
    two->strength = was.strength;
}

/* The assignments of an army that the other side is still making. */
static bool may_reassign(const struct nt_state *s, int one, int two, int seat)
{
    int side = one < NT_FRENCH_UNITS ? FRENCH : ALLIED;

    return s->phase == PHASE_SET_UP && !s->set_up.organised[side] && s->core.side[seat] != side &&
           (two < NT_FRENCH_UNITS) == (side == FRENCH) && s->unit[one].corps != s->unit[two].corps;
}

/* By hand: blocks that the seat has not seen, and that take no part in what is going on, change
 * their faces, and those that are being assigned in secret their commanders; what another has picked
 * but not declared is put back.  It owes nothing to the engine's own idea of what can be imagined. */
static bool swap_unseen(struct nt_state *s, int seat, struct rng *rng)
{
    int swaps = 0;

    for (int tries = 0; tries < SWAPS; tries++) {
        int one = (int)rng_below(rng, NT_UNITS), two = (int)rng_below(rng, NT_UNITS);
        if (may_reassign(s, one, two, seat)) {
            uint8_t was = s->unit[one].corps;
            s->unit[one].corps = s->unit[two].corps;
            s->unit[two].corps = was;
            swaps++;
        } else if (s->phase == PHASE_PLAY && may_swap(s, one, two, seat)) {
            swap_faces(&s->unit[one], &s->unit[two]);
            swaps++;
        }
    }
    if (!(s->core.asked & ENG_SEAT(seat)))
        memset(s->core.draft, 0, sizeof s->core.draft);
    return swaps > 0 && box->game->broken(box, s) == NULL;
}

static void compare_with(struct tally *t, struct match *m, struct match *truth, int seat,
                         const struct nt_state *world, struct rng *rng)
{
    enum lang lang = rng_below(rng, 2) ? LANG_EN : LANG_FR;
    struct match *twin = match_of(box, world, 1);

    t->dealt++;
    t->unlike += !are_faces_the_same(world, match_state(m));
    assert_same_view(m, twin, seat);
    assert_same_message(truth, twin, seat, lang);
    assert_same_log(m, twin, seat, lang);
    assert_same_decision(truth, twin, seat, rng_u64(rng));
    match_free(twin);
}

/* Mostly whoever is asked, for the others have less to give away; but an army is set up in secret
 * from those who are not. */
static int pick_seat(const struct nt_state *s, struct rng *rng)
{
    if (s->phase == PHASE_SET_UP || rng_below(rng, 4) == 0)
        return (int)rng_below(rng, s->core.seat_count);
    return __builtin_ctz(s->core.active);
}

static void examine(struct tally *t, struct match *m, struct rng *rng)
{
    int seat = pick_seat(match_state(m), rng);
    struct match *truth = match_of(box, match_state(m), 1);
    struct nt_state world;

    for (int i = 0; i < t->worlds; i++) {
        assert_true(match_view(m, ENG_SEAT(seat), &world));
        assert_true(eng_imagine(box, &world, seat, rng));
        compare_with(t, m, truth, seat, &world, rng);
    }
    memcpy(&world, match_state(m), sizeof world);
    if (swap_unseen(&world, seat, rng)) {
        compare_with(t, m, truth, seat, &world, rng);
        t->swapped++;
    }
    t->positions++;
    match_free(truth);
}

/* -- the matches they come from -- */

static struct match *begin(int scenario, bool with_options, struct rng *rng)
{
    struct eng_start start = { .scenario = scenario };

    for (int i = 0; with_options && box->game->options[i].id; i++)
        start.option[i] = (uint8_t)rng_below(rng, 2);
    return begin_by_chance(box, &start, rng);
}

/* One match, with the positions that chance picks out of it, until there are `enough`. */
static void walk(struct tally *t, struct match *m, const struct ai_bot *bot, int enough,
                 struct rng *rng)
{
    const struct nt_state *s;

    while (t->positions < enough && !(s = match_state(m))->core.over) {
        if (rng_below(rng, s->phase == PHASE_SET_UP ? SET_UP : EVERY) == 0)
            examine(t, m, rng);
        play(m, bot, rng);
    }
    match_free(m);
}

/* Half of them from random play, with all options, half from what the script does. */
static void test_scenario(const char *id, struct tally *t)
{
    int scenario = eng_find_scenario(box, id);
    struct rng rng;

    rng_start_search(&rng, 1805);
    while (t->positions < t->wanted / 2)
        walk(t, begin(scenario, rng_below(&rng, 2), &rng), ai_find("random"), t->wanted / 2, &rng);
    while (t->positions < t->wanted)
        walk(t, begin(scenario, false, &rng), ai_find("script"), t->wanted, &rng);
    print_message("# proof: positions of %s, each with %d worlds a seat cannot tell apart: %d\n",
                  id, t->worlds, t->positions);
    print_message("# %d worlds, %d by hand, %d other than the true one\n", t->dealt, t->swapped,
                  t->unlike);
    assert_true(2 * t->unlike > t->dealt && 2 * t->swapped > t->positions);
}

static struct tally counts(void)
{
    bool is_long = getenv("BERTHIER_LONG") != NULL;

    return (struct tally){ .wanted = is_long ? 500 : 40, .worlds = is_long ? 20 : 5 };
}

static void test_triumph_twins__second_december_looks_the_same_in_every_world(void **state)
{
    struct tally t = counts();

    (void)state;
    test_scenario("2-december", &t);
}

static void test_triumph_twins__first_december_looks_the_same_in_every_world(void **state)
{
    struct tally t = counts();

    (void)state;
    test_scenario("1-december", &t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_triumph_twins__second_december_looks_the_same_in_every_world),
        cmocka_unit_test(test_triumph_twins__first_december_looks_the_same_in_every_world),
    };
    return cmocka_run_group_tests(tests, open_box, NULL);
}
