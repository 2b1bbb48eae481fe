/* test_match_dice.c -- dice of a match: numbered by roll, and made of what the players add. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/file.h"
#include "engine/registry.h"
#include "toy_game.h"

enum { ROLLS = 12 };

/* -- numbered by roll -- */

/* So many dice of a match whose roller drafts and takes back so often before each of them. */
static void roll_many(int drafts, int die[ROLLS])
{
    struct match *m = toy_at_play();

    for (int i = 0; i < ROLLS; i++) {
        for (int n = 0; n < drafts; n++) {
            assert_int_equal(toy_play(m, 0, "pick 1"), MATCH_DONE);
            assert_int_equal(match_undo(m, 0), MATCH_DONE);
        }
        assert_int_equal(toy_play(m, 0, "roll"), MATCH_DONE);
        die[i] = toy_state(m)->die;
    }
    match_free(m);
}

static void test_dice__drafting_and_undoing_choose_no_roll(void **unused)
{
    int plain[ROLLS], drafted[ROLLS];
    (void)unused;

    roll_many(0, plain);
    for (int drafts = 1; drafts <= 3; drafts++) {
        roll_many(drafts, drafted);
        assert_memory_equal(plain, drafted, sizeof plain);
    }
}

/* What is thrown after a take-back has numbers that nothing had before. */
static void test_dice__a_take_back_goes_on_with_fresh_numbers(void **unused)
{
    int plain[ROLLS];
    struct match *m = toy_at_play();
    int line = match_sequence(m);
    (void)unused;

    roll_many(0, plain);
    for (int i = 0; i < ROLLS; i++) {
        assert_int_equal(toy_play(m, 0, "roll"), MATCH_DONE);
        assert_int_equal(toy_state(m)->die, plain[i]);
        assert_int_equal(match_take_back(m, line), MATCH_DONE);
    }
    match_free(m);
}

/* -- what the players add -- */

static struct seed bytes_of(int n)
{
    struct seed seed;
    seed_from_number(&seed, (uint64_t)n);
    return seed;
}

static enum match_answer commit(struct match *m, int seat, int n)
{
    struct seed part = bytes_of(n);
    char promise[SEED_HEX];

    seed_promise(&part, promise);
    return match_commit(m, seat, promise);
}

static enum match_answer show(struct match *m, int seat, int n)
{
    struct seed part = bytes_of(n);
    return match_reveal(m, seat, &part);
}

static void assert_key(const struct match *m, const struct seed *key)
{
    assert_memory_equal(&match_dice(m)->key, key, sizeof *key);
}

static void assert_replays(const struct match *m)
{
    struct journal j;
    struct text text = { 0 };
    struct err err;

    journal_write(match_journal(m), true, &text);
    assert_true(journal_read("j", text_str(&text), &j, &err));
    struct match *again = match_replay(match_box(m), "j", &j, -1, &err);
    if (!again)
        fail_msg("%s: %s", err.place, err.reason);
    assert_memory_equal(match_state(again), match_state(m), sizeof(struct toy_state));
    assert_memory_equal(match_dice(again), match_dice(m), sizeof(struct dice));
    match_free(again);
    journal_free(&j);
    text_free(&text);
}

static void test_dice__the_key_is_a_hash_of_the_seed_and_of_all_bytes_in_the_order_of_seats(
    void **u)
{
    struct match *m = toy_at_play();
    struct seed key = bytes_of(5), first = bytes_of(20);
    struct seed part[2] = { bytes_of(21), bytes_of(22) };
    (void)u;

    assert_key(m, &key);
    assert_int_equal(commit(m, 2, 20), MATCH_DONE);
    assert_int_equal(commit(m, 6, 22), MATCH_REFUSED); /* whoever shows has seen every promise */
    assert_int_equal(show(m, 2, 20), MATCH_DONE);
    seed_mix(&key, &first, 1);
    assert_key(m, &key);
    assert_int_equal(commit(m, 6, 22), MATCH_DONE);
    assert_int_equal(commit(m, 2, 21), MATCH_DONE);
    assert_int_equal(show(m, 6, 22), MATCH_DONE);
    assert_key(m, &key);
    assert_int_equal(show(m, 2, 21), MATCH_DONE);
    seed_mix(&key, part, 2);
    assert_key(m, &key);
    assert_int_equal(toy_play(m, 0, "roll"), MATCH_DONE);
    assert_replays(m);
    match_free(m);
}

static void test_dice__nobody_shows_before_all_have_promised_nor_what_he_did_not_promise(void **u)
{
    struct match *m = toy_at_play();
    (void)u;

    assert_int_equal(commit(m, 0, 1), MATCH_DONE);
    assert_int_equal(commit(m, 0, 2), MATCH_REFUSED); /* a promise stands */
    assert_int_equal(show(m, 0, 1), MATCH_DONE);      /* alone he is all */
    assert_int_equal(commit(m, 1, 3), MATCH_DONE);
    assert_int_equal(show(m, 1, 3), MATCH_REFUSED); /* who has promised once has to promise anew */
    assert_int_equal(commit(m, 0, 4), MATCH_DONE);
    assert_int_equal(show(m, 1, 4), MATCH_REFUSED);
    assert_int_equal(show(m, 1, 3), MATCH_DONE);
    assert_int_equal(commit(m, 2, 5), MATCH_REFUSED); /* too late for this round */
    assert_int_equal(show(m, 1, 3), MATCH_REFUSED);
    assert_int_equal(show(m, 0, 4), MATCH_DONE);
    assert_int_equal(match_dice(m)->rounds, 2);
    assert_replays(m);
    match_free(m);
}

static void test_dice__a_round_needs_a_newcomer(void **u)
{
    struct match *m = toy_at_play();
    (void)u;

    commit(m, 0, 1);
    show(m, 0, 1);
    assert_int_equal(commit(m, 0, 2), MATCH_REFUSED);
    commit(m, 1, 3);
    assert_int_equal(match_forgo(m, 0), MATCH_DONE); /* he owed a promise */
    assert_int_equal(match_forgo(m, 0), MATCH_REFUSED);
    show(m, 1, 3);
    assert_int_equal(match_dice(m)->round[1].forgone, ENG_SEAT(0));
    assert_int_equal(match_dice(m)->round[1].added, ENG_SEAT(1));
    assert_int_equal(commit(m, 0, 4), MATCH_REFUSED);
    assert_replays(m);
    match_free(m);
}

static void test_dice__who_forgoes_all_alone_changes_nothing(void **u)
{
    struct match *m = toy_at_play();
    struct seed key = bytes_of(5);
    (void)u;

    commit(m, 0, 1);
    assert_int_equal(match_forgo(m, 0), MATCH_DONE);
    assert_key(m, &key);
    assert_int_equal(match_dice(m)->bound, 0);
    assert_replays(m);
    match_free(m);
}

/* Neither takes anything back of what was added, and undo is still there after it. */
static void test_dice__what_was_added_stays_through_undo_and_take_back(void **u)
{
    struct match *m = toy_at_play();
    int line = match_sequence(m);
    (void)u;

    toy_play(m, 0, "pick 1");
    commit(m, 3, 1);
    show(m, 3, 1);
    struct seed key = match_dice(m)->key;
    assert_int_equal(match_undo(m, 0), MATCH_DONE);
    toy_play(m, 0, "roll");
    int die = toy_state(m)->die;
    assert_replays(m);
    assert_int_equal(match_take_back(m, line), MATCH_DONE);
    assert_key(m, &key);
    assert_int_equal(toy_state(m)->core.rng.s[0] & 255, key.byte[0]);
    assert_in_range(die, 1, 6);
    toy_play(m, 0, "roll");
    assert_replays(m);
    match_free(m);
}

/* The hash of a state leaves the dice out, or drafts of the others could be told by it. */
static void test_dice__views_have_neither_key_nor_count(void **u)
{
    struct match *m = toy_at_play();
    struct toy_state view;
    static const struct rng none;
    (void)u;

    toy_play(m, 0, "roll");
    assert_true(match_view(m, ENG_ALL, &view));
    assert_memory_equal(&view.core.rng, &none, sizeof none);
    match_free(m);
}

/* A match of before goes on as it began, and its journal stays of format 1. */
static void test_dice__nobody_adds_in_a_match_of_format_1(void **u)
{
    struct text file = { 0 }, again = { 0 };
    struct journal j;
    struct err err;
    (void)u;

    assert_true(file_read("tests/golden/skirmish-ford-3.journal", &file, &err));
    assert_true(journal_read("j", text_str(&file), &j, &err));
    assert_int_equal(j.format, JOURNAL_BY_LINE);
    struct match *m = match_replay(eng_shared_box("skirmish", &err), "j", &j, 40, &err);
    assert_non_null(m);
    assert_null(match_dice(m));
    assert_int_equal(match_rolls(m), 0);
    assert_int_equal(commit(m, 0, 1), MATCH_REFUSED);
    assert_int_equal(match_forgo(m, 0), MATCH_REFUSED);
    journal_write(match_journal(m), true, &again);
    assert_memory_equal(text_str(&file), text_str(&again), again.length);
    match_free(m);
    journal_free(&j);
    text_free(&file);
    text_free(&again);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_dice__drafting_and_undoing_choose_no_roll),
        cmocka_unit_test(test_dice__a_take_back_goes_on_with_fresh_numbers),
        cmocka_unit_test(
            test_dice__the_key_is_a_hash_of_the_seed_and_of_all_bytes_in_the_order_of_seats),
        cmocka_unit_test(
            test_dice__nobody_shows_before_all_have_promised_nor_what_he_did_not_promise),
        cmocka_unit_test(test_dice__a_round_needs_a_newcomer),
        cmocka_unit_test(test_dice__who_forgoes_all_alone_changes_nothing),
        cmocka_unit_test(test_dice__what_was_added_stays_through_undo_and_take_back),
        cmocka_unit_test(test_dice__views_have_neither_key_nor_count),
        cmocka_unit_test(test_dice__nobody_adds_in_a_match_of_format_1),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
