/* test_server_playback.c -- replays that grow with their match: what is new is played, and no more. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ai/ai.h"
#include "engine/registry.h"
#include "server/api/playback.h"
#include "server/api/replays.h"

static struct err err;

static struct match *begin(const char *game, const char *scenario, unsigned char seed)
{
    const struct eng_box *box = eng_shared_box(game, &err);
    struct eng_start start = { .scenario = eng_find_scenario(box, scenario) };

    memset(&start.seed, seed, sizeof start.seed);
    struct match *m = match_begin(box, &start, &err);
    assert_non_null(m);
    return m;
}

/* Decides at random; now and then takes a decision back, or everything since some line. */
static void play(struct match *m, int count, struct rng *rng)
{
    const struct eng_core *core;
    struct eng_action action;
    eng_ruleno why;

    for (int i = 0; i < count && !(core = match_state(m))->over; i++) {
        int seat = 0;
        while (!(core->active & ENG_SEAT(seat)))
            seat++;
        if (match_can_undo(m, seat) && rng_below(rng, 4) == 0) {
            assert_int_equal(match_undo(m, seat), MATCH_DONE);
        } else if (match_sequence(m) > 5 && rng_below(rng, 30) == 0) {
            int line = (int)rng_below(rng, (uint32_t)match_sequence(m));
            assert_int_equal(match_take_back(m, line), MATCH_DONE);
        } else {
            struct ai_budget none = { 0 };
            assert_true(ai_decide(ai_find("random"), m, seat, &none, rng, &action));
            assert_int_equal(match_play(m, seat, &action, &why), MATCH_DONE);
        }
    }
}

static void follow(struct playback *p, const struct match *m)
{
    struct journal part;
    int from = p->box ? p->journal.count : 0;

    journal_part(match_journal(m), from, &part);
    assert_true(playback_follow(p, &part, &err));
    assert_int_equal(p->journal.count, match_sequence(m));
}

static void assert_same_steps(struct playback *grown, struct playback *fresh, int eye)
{
    const struct playback_steps *a = playback_steps(grown, eye), *b = playback_steps(fresh, eye);
    struct text one = { 0 }, other = { 0 };

    assert_true(a && b && a->complete && b->complete);
    assert_int_equal(a->count, b->count);
    assert_memory_equal(a->line, b->line, (size_t)a->count * sizeof(int));
    assert_memory_equal(a->log, b->log, (size_t)a->count * sizeof(int));
    for (int step = a->count - 1; step >= 0; step -= 7) { /* backwards, and then from the start */
        text_clear(&one);
        text_clear(&other);
        assert_true(playback_step(grown, &(struct playback_wish){ eye, step, 0, LANG_FR }, &one));
        assert_true(playback_step(
            fresh, &(struct playback_wish){ eye, a->count - 1 - step, 0, LANG_EN }, &other));
        text_clear(&other);
        assert_true(playback_step(fresh, &(struct playback_wish){ eye, step, 0, LANG_FR }, &other));
        assert_string_equal(text_str(&one), text_str(&other));
    }
    text_free(&one);
    text_free(&other);
}

static void test_playback__one_that_grew_shows_what_a_fresh_one_does(void **state)
{
    struct match *m = begin("skirmish", "duel", 3);
    struct playback grown = { 0 };
    struct rng rng;

    (void)state;
    rng_start_search(&rng, 11);
    for (int i = 0; i < 30; i++) {
        play(m, 1 + (int)rng_below(&rng, 20), &rng);
        follow(&grown, m);
        assert_non_null(playback_steps(&grown, (int)rng_below(&rng, 4) - 2));
    }
    struct playback fresh = { 0 };
    struct text journal = { 0 };
    journal_write(match_journal(m), true, &journal);
    assert_true(playback_open(&fresh, text_str(&journal), &err));
    for (int eye = PLAYBACK_ALL; eye < 2; eye++)
        assert_same_steps(&grown, &fresh, eye);
    assert_int_equal(playback_is_over(&grown), ((const struct eng_core *)match_state(m))->over);
    text_free(&journal);
    playback_close(&grown);
    playback_close(&fresh);
    match_free(m);
}

/* So many decisions, and nothing taken back. */
static void decide(struct match *m, int count, struct rng *rng)
{
    for (int i = 0; i < count; i++) {
        const struct eng_core *core = match_state(m);
        struct ai_budget none = { 0 };
        struct eng_action action;
        eng_ruleno why;
        int seat = 0;

        assert_false(core->over);
        while (!(core->active & ENG_SEAT(seat)))
            seat++;
        assert_true(ai_decide(ai_find("random"), m, seat, &none, rng, &action));
        assert_int_equal(match_play(m, seat, &action, &why), MATCH_DONE);
    }
}

/* Counted in lines that were played, not in time. */
static void test_playback__what_was_played_is_not_played_again(void **state)
{
    struct match *m = begin("triumph", "2-december", 5);
    struct playback p = { 0 };
    struct text out = { 0 };
    struct rng rng;

    (void)state;
    rng_start_search(&rng, 12);
    decide(m, 160, &rng);
    follow(&p, m);
    assert_int_equal(playback_played(&p), 160);
    const struct playback_steps *s = playback_steps(&p, 0);
    assert_true(s && s->complete);
    int64_t before = playback_played(&p);
    decide(m, 10, &rng);
    follow(&p, m);
    assert_false(s->complete);
    assert_ptr_equal(playback_steps(&p, 0), s);
    assert_int_equal(playback_played(&p) - before, 10);
    before = playback_played(&p);
    for (int i = 1; i <= 20; i++)
        assert_true(
            playback_step(&p, &(struct playback_wish){ 0, s->count - i, 0, LANG_EN }, &out));
    assert_in_range(playback_played(&p) - before, 0, 20 * 64); /* not twenty times all of it */
    text_free(&out);
    playback_close(&p);
    match_free(m);
}

/* The reels of a running match are one for each eye, and follow it in the order of handing over. */
static void test_reel__is_handed_each_line_once(void **state)
{
    struct match *m = begin("skirmish", "duel", 4);
    struct replays *all = replays_new();
    struct rng rng;

    (void)state;
    rng_start_search(&rng, 13);
    struct reel *reel = replays_add(all, "m", false, 0);
    assert_null(replays_find(all, "m", false, 1));
    assert_ptr_equal(replays_find(all, "m", false, 0), reel);
    reel_follow(reel, match_journal(m));
    play(m, 9, &rng);
    reel_follow(reel, match_journal(m));
    reel_follow(reel, match_journal(m));
    play(m, 9, &rng);
    reel_follow(reel, match_journal(m));
    assert_true(reel_catch_up(reel, NULL, &err));
    assert_true(reel_catch_up(reel, NULL, &err)); /* nothing new */
    assert_int_equal(reel->playback.journal.count, match_sequence(m));
    assert_non_null(playback_steps(&reel->playback, 0));
    replays_free(all);
    match_free(m);
}

/* One that makes room while a job is about it is freed when that has ended. */
static void test_replays__room_is_not_made_under_a_job(void **state)
{
    struct match *m = begin("skirmish", "duel", 4);
    struct replays *all = replays_new();
    char id[8];

    (void)state;
    struct reel *held = replays_add(all, "held", false, 0);
    reel_hold(held);
    reel_follow(held, match_journal(m));
    for (int i = 0; i < 100; i++) {
        snprintf(id, sizeof id, "%d", i);
        replays_add(all, id, true, PLAYBACK_ALL);
    }
    assert_null(replays_find(all, "held", false, 0));
    assert_true(reel_catch_up(held, NULL, &err));
    reel_let_go(held);
    replays_free(all);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_playback__one_that_grew_shows_what_a_fresh_one_does),
        cmocka_unit_test(test_playback__what_was_played_is_not_played_again),
        cmocka_unit_test(test_reel__is_handed_each_line_once),
        cmocka_unit_test(test_replays__room_is_not_made_under_a_job),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
