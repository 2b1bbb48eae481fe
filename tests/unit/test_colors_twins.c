/* test_colors_twins.c -- twin worlds of Commands & Colors.
 *
 * Positions from random matches and from matches of the script, and for each several worlds in
 * which all that one seat cannot know is dealt anew: the other hand, the cards under the other
 * side's squares, the pile, and what the other has scouted.  The seat must not be able to tell them
 * from the true one: its view, all it is sent (view, prompt, choices with their labels), the log it
 * has read, and what the script decides for it are byte for byte the same; nor must anybody who
 * only looks on.  And when the turn is played to its end in a world with another pile, whoever did
 * not draw from it is told the same; nor does a decision teach a seat what the other holds.
 *
 * Six positions of each scenario with five worlds; with BERTHIER_LONG=1 five hundred with
 * twenty. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ai/ai.h"
#include "console/say.h"
#include "engine/match.h"
#include "engine/registry.h"
#include "games/colors/cc.h"

#include "twins.h"

enum {
    EVERY = 24,  /* one decision in so many is looked at ... */
    SECRET = 2,  /* ... and one in so many where a card lies under a square */
    SWAPS = 200, /* tries */
    CELLS = CC_CARDS + CC_HAND + CC_SQUARES + 2,
    WATCHER = 0 /* an audience without a seat */
};

static const struct eng_box *box;

/* What the examination comes to. */
struct tally {
    int wanted, worlds;           /* positions to look at, and worlds of each            */
    int positions, dealt, unlike; /* worlds dealt, and those that were not the true one  */
    int swapped;                  /* worlds made by hand                                 */
    int squares, scouts;          /* positions with cards under squares, or scouted ones */
    int steps, turns;             /* played on by one decision, and to their end         */
};

static int open_box(void **state)
{
    struct err err;

    (void)state;
    box = eng_shared_box("colors", &err);
    if (!box)
        fail_msg("%s: %s", err.place, err.reason);
    return 0;
}

/* -- one position -- */

static void assert_same_view(struct match *truth, struct match *twin, eng_seats audience)
{
    struct cc_state one, two;

    assert_true(match_view(truth, audience, &one));
    assert_true(match_view(twin, audience, &two));
    assert_memory_equal(&one, &two, sizeof one);
}

/* -- the other worlds -- */

static int side_of(const struct cc_state *s, int seat)
{
    return s->core.side[seat];
}

static bool are_cards_the_same(const struct cc_state *one, const struct cc_state *two)
{
    return memcmp(one->hand, two->hand, sizeof one->hand) == 0 &&
           memcmp(one->track, two->track, sizeof one->track) == 0 &&
           memcmp(one->pile, two->pile, sizeof one->pile) == 0 &&
           memcmp(one->scouted, two->scouted, sizeof one->scouted) == 0;
}

static int gather(uint8_t *kind, int count, uint8_t **cell, int cells)
{
    for (int i = 0; i < count; i++)
        if (kind[i])
            cell[cells++] = &kind[i];
    return cells;
}

/* Where the cards lie whose faces the seat must not know. */
static int unseen(struct cc_state *s, int seat, uint8_t *cell[CELLS])
{
    int other = 1 - side_of(s, seat), cells = gather(s->hand[other], CC_HAND, cell, 0);

    cells = gather(s->track[other], CC_SQUARES, cell, cells);
    if (s->turn.side == other)
        cells = gather(s->scouted, 2, cell, cells);
    return gather(s->pile, CC_CARDS, cell, cells);
}

static void sort_hand(struct cc_state *s, int side)
{
    for (int i = 1; i < s->hand_count[side]; i++)
        for (int at = i; at > 0 && s->hand[side][at - 1] > s->hand[side][at]; at--) {
            uint8_t was = s->hand[side][at];
            s->hand[side][at] = s->hand[side][at - 1];
            s->hand[side][at - 1] = was;
        }
}

/* By hand: cards that the seat cannot see change their places.  It owes nothing to the engine's own
 * idea of what can be imagined. */
static bool swap_unseen(struct cc_state *s, int seat, struct rng *rng)
{
    uint8_t *cell[CELLS];
    int cells = unseen(s, seat, cell), swaps = 0;

    for (int tries = 0; tries < SWAPS && cells > 1; tries++) {
        uint8_t *one = cell[rng_below(rng, (uint32_t)cells)];
        uint8_t *two = cell[rng_below(rng, (uint32_t)cells)];
        uint8_t was = *one;
        swaps += *one != *two;
        *one = *two;
        *two = was;
    }
    sort_hand(s, 1 - side_of(s, seat));
    return swaps > 0 && box->game->broken(box, s) == NULL;
}

static void compare_with(struct tally *t, struct match *m, struct match *truth, int seat,
                         const struct cc_state *world, struct rng *rng)
{
    enum lang lang = rng_below(rng, 2) ? LANG_EN : LANG_FR;
    struct match *twin = match_of(box, world, 1);

    t->dealt++;
    t->unlike += !are_cards_the_same(world, match_state(m));
    assert_same_view(m, twin, ENG_SEAT(seat));
    assert_same_view(m, twin, WATCHER);
    assert_same_message(truth, twin, seat, lang);
    assert_same_log(m, twin, seat, lang);
    assert_same_decision(truth, twin, seat, rng_u64(rng));
    match_free(twin);
}

/* -- the turn from here on -- */

/* Until cards are drawn: at the end of the turn, or by a Scout. */
static void play_turn(struct match *m, uint64_t dice)
{
    const struct cc_state *s = match_state(m);
    uint8_t turn = s->turns, scouted = s->scouted[0];
    struct rng rng;

    rng_start_search(&rng, dice);
    for (; s->turns == turn && !s->core.over && s->scouted[0] == scouted; s = match_state(m))
        play(m, ai_find("script"), &rng);
}

/* He may have drawn himself; and what a Scout lays aside everybody sees. */
static bool has_seen_other_cards(const struct match *truth, const struct match *twin, int side)
{
    const struct cc_state *one = match_state(truth), *two = match_state(twin);

    return memcmp(one->hand[side], two->hand[side], CC_HAND) != 0 ||
           (one->turn.side == side && memcmp(one->scouted, two->scouted, 2) != 0) ||
           memcmp(one->discards, two->discards, CC_CARDS) != 0;
}

/* Nobody knows the pile, so that all is the same until somebody draws; then only he may tell. */
static void compare_turn(struct tally *t, const struct cc_state *state, struct rng *rng)
{
    struct cc_state world = *state;
    int other = side_of(state, 0) == state->turn.side ? 1 : 0;
    uint64_t dice = rng_u64(rng);

    if (state->scouted[0])
        return;
    rng_shuffle(rng, world.pile, world.pile_count);
    struct match *truth = match_of(box, state, 1), *twin = match_of(box, &world, 1);
    play_turn(truth, dice);
    play_turn(twin, dice);
    if (!has_seen_other_cards(truth, twin, side_of(state, other))) {
        assert_same_message(truth, twin, other, LANG_EN);
        t->turns++;
    }
    match_free(truth);
    match_free(twin);
}

/* Whatever the seat does, it does not learn from what follows at once, questions to others
 * included, what they hold. */
static void compare_step(struct tally *t, const struct cc_state *state, struct cc_state *world,
                         int seat, struct rng *rng)
{
    struct rng first, second;
    uint64_t dice = rng_u64(rng);

    if (!(state->core.active & ENG_SEAT(seat)))
        return;
    struct match *truth = match_of(box, state, 1), *twin = match_of(box, world, 1);
    rng_start_search(&first, dice);
    rng_start_search(&second, dice);
    play(truth, ai_find("script"), &first);
    play(twin, ai_find("script"), &second);
    if (!has_seen_other_cards(truth, twin, side_of(state, seat))) {
        assert_same_message(truth, twin, seat, LANG_EN);
        t->steps++;
    }
    match_free(truth);
    match_free(twin);
}

/* Mostly whoever is asked, for the other has less to give away. */
static int pick_seat(const struct cc_state *s, struct rng *rng)
{
    if (rng_below(rng, s->scouted[0] ? 1 : 4) == 0)
        return (int)rng_below(rng, s->core.seat_count);
    return __builtin_ctz(s->core.active);
}

static bool has_squares(const struct cc_state *s, int side)
{
    return s->track[side][0] || s->track[side][1] || s->track[side][2] || s->track[side][3];
}

static void examine(struct tally *t, struct match *m, struct rng *rng)
{
    int seat = pick_seat(match_state(m), rng);
    struct match *truth = match_of(box, match_state(m), 1);
    struct cc_state world;

    for (int i = 0; i < t->worlds; i++) {
        assert_true(match_view(m, ENG_SEAT(seat), &world));
        assert_true(eng_imagine(box, &world, seat, rng));
        compare_with(t, m, truth, seat, &world, rng);
    }
    memcpy(&world, match_state(m), sizeof world);
    t->squares += has_squares(&world, 1 - side_of(&world, seat));
    t->scouts += world.scouted[0] && world.turn.side != side_of(&world, seat);
    if (swap_unseen(&world, seat, rng)) {
        compare_with(t, m, truth, seat, &world, rng);
        compare_step(t, match_state(m), &world, seat, rng);
        t->swapped++;
    }
    compare_turn(t, match_state(m), rng);
    t->positions++;
    match_free(truth);
}

/* -- the matches they come from -- */

static struct match *begin(int scenario, struct rng *rng)
{
    struct eng_start start = { .scenario = scenario };

    return begin_by_chance(box, &start, rng);
}

static uint32_t rarity(const struct cc_state *s)
{
    if (s->scouted[0])
        return 1;
    return has_squares(s, TOP) || has_squares(s, BOTTOM) ? SECRET : EVERY;
}

/* One match, with the positions that chance picks out of it, until there are `enough`; only some of
 * each, so that many matches are seen. */
static void walk(struct tally *t, struct match *m, const struct ai_bot *bot, int enough,
                 struct rng *rng)
{
    const struct cc_state *s;
    int most = t->positions + 10;

    while (t->positions < enough && t->positions < most && !(s = match_state(m))->core.over) {
        if (rng_below(rng, rarity(s)) == 0)
            examine(t, m, rng);
        play(m, bot, rng);
    }
    match_free(m);
}

/* Half of them from random play, half from what the script does. */
static void test_scenario(int scenario, struct tally *t, struct rng *rng)
{
    int first = t->positions, half = first + t->wanted / 2, all = first + t->wanted;

    print_message("# %s\n", box->scenario[scenario].id);
    while (t->positions < half)
        walk(t, begin(scenario, rng), ai_find("random"), half, rng);
    while (t->positions < all)
        walk(t, begin(scenario, rng), ai_find("script"), all, rng);
}

static void test_colors_twins__every_scenario_looks_the_same_in_every_world(void **state)
{
    bool is_long = getenv("BERTHIER_LONG") != NULL;
    struct tally t = { .wanted = is_long ? 500 : 6, .worlds = is_long ? 20 : 5 };
    struct rng rng;

    (void)state;
    rng_start_search(&rng, 1808);
    for (int i = 0; i < box->scenario_count; i++)
        test_scenario(i, &t, &rng);
    print_message("# proof: positions of Commands & Colors, each with %d worlds a seat cannot "
                  "tell apart: %d\n",
                  t.worlds, t.positions);
    print_message("# proof: of them with an enemy card under a square: %d\n", t.squares);
    print_message("# proof: of them with cards that the enemy has scouted: %d\n", t.scouts);
    print_message("# proof: decisions that teach a seat nothing of the other hand: %d\n", t.steps);
    print_message("# proof: turns after which only who drew knows what he drew: %d\n", t.turns);
    print_message("# %d worlds, %d by hand, %d other than the true one\n", t.dealt, t.swapped,
                  t.unlike);
    assert_true(10 * t.unlike > 9 * t.dealt && 10 * t.swapped > 9 * t.positions);
    assert_true(t.squares > 0 && t.scouts > 0 && t.steps > 0 && 2 * t.turns > t.positions);
}

/* -- found by random matches -- */

/* A side that played First Strike twice draws two cards at once, from a pile in this order. */
static void log_of_two_strikes(const char *pile, struct text *out)
{
    struct text position = { 0 };
    struct seed seed;
    struct err err;

    seed_from_number(&seed, 1);
    text_printf(&position,
                "position colors 1\nseats 0 1\n"
                "turn top card probe-left phase draw strikes 0 2\n"
                "unit top A5 BR.LN\nunit bottom I5 FR.LN\nhand top forward\n"
                "hand bottom attack-left\ndiscards first-strike\npile %s elan\n",
                pile);
    struct match *m = match_from_position(box, "position", text_str(&position), &seed, &err);
    if (!m)
        fail_msg("%s: %s", err.place, err.reason);
    say_log(m, ENG_SEAT(1), false, LANG_EN, out);
    match_free(m);
    text_free(&position);
}

/* The hand is the same whichever came first, so the log must be too: what cannot be told from the
 * table must not be told by the log (Vimiero, match 828). */
static void test_colors_twins__two_replacements_are_told_without_their_order(void **state)
{
    struct text one = { 0 }, two = { 0 };

    (void)state;
    log_of_two_strikes("rally force-march", &one);
    log_of_two_strikes("force-march rally", &two);
    assert_non_null(strstr(text_str(&one), "You draw"));
    assert_string_equal(text_str(&one), text_str(&two));
    text_free(&one);
    text_free(&two);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_colors_twins__every_scenario_looks_the_same_in_every_world),
        cmocka_unit_test(test_colors_twins__two_replacements_are_told_without_their_order),
    };
    return cmocka_run_group_tests(tests, open_box, NULL);
}
