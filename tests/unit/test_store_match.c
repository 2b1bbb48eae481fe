/* test_store_match.c -- a match kept decision by decision, and continued from what was kept. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <unistd.h>

#include "engine/match.h"
#include "engine/registry.h"
#include "store/store.h"

static const struct eng_box *box;
static char home[] = "/tmp/berthier-kept-XXXXXX";
static char place[64];
static struct err err;

static bool keep(void *user, int number, const char *line, struct err *why)
{
    return store_append(user, "m1", number, line, why);
}

static void must(bool done)
{
    if (!done)
        fail_msg("%s: %s", err.place, err.reason);
}

static struct match *begin(struct store *s)
{
    struct eng_start start = { .scenario = eng_find_scenario(box, "ford") };
    struct text heading = { 0 };
    struct match *m;

    seed_from_number(&start.seed, 7);
    m = match_begin(box, &start, &err);
    must(m != NULL);
    journal_write(match_journal(m), false, &heading);
    must(store_create(
        s,
        &(struct store_heading){
            .id = "m1", .game = "skirmish", .text = text_str(&heading), .seed = start.seed },
        &err));
    match_set_keeper(m, keep, s);
    text_free(&heading);
    return m;
}

/* As a server does after a restart. */
static struct match *resume(struct store *s)
{
    struct text text = { 0 };
    struct journal j = { 0 };
    struct match *m;
    struct seed seed;

    must(store_read(s, "m1", &seed, &text, &err));
    must(journal_read("m1", text_str(&text), &j, &err));
    j.seed = seed;
    j.seed_known = true;
    assert_true(journal_keeps_promise(&j));
    m = match_replay(box, "m1", &j, -1, &err);
    must(m != NULL);
    match_set_keeper(m, keep, s);
    journal_free(&j);
    text_free(&text);
    return m;
}

static int any_active(const struct match *m)
{
    const struct eng_core *core = match_state(m);

    for (int seat = 0; seat < core->seat_count; seat++)
        if (core->active & ENG_SEAT(seat))
            return seat;
    return -1;
}

static void play(struct match *m, int decisions, struct rng *rng)
{
    struct eng_action a;
    eng_ruleno why;
    int seat;

    for (int i = 0; i < decisions && (seat = any_active(m)) >= 0; i++) {
        assert_true(eng_random_action(box, match_state(m), seat, rng, &a));
        assert_int_equal(match_play(m, seat, &a, &why), MATCH_DONE);
    }
}

static void test_store__a_match_goes_on_from_what_was_kept(void **state)
{
    struct store *s = store_open(place, &err);
    struct match *m, *again;
    struct rng rng;

    (void)state;
    must(s != NULL);
    rng_start_search(&rng, 1);
    m = begin(s);
    for (int i = 0; i < 5; i++) {
        play(m, 9, &rng);
        store_close(s);
        s = store_open(place, &err);
        must(s != NULL);
        again = resume(s);
        assert_int_equal(match_sequence(again), match_sequence(m));
        assert_memory_equal(match_state(again), match_state(m), box->game->state_size);
        match_free(m);
        m = again;
    }
    assert_true(match_sequence(m) > 20);
    match_free(m);
    store_close(s);
}

static int open_box(void **state)
{
    (void)state;
    if (!mkdtemp(home))
        return -1;
    snprintf(place, sizeof place, "%s/matches.db", home);
    box = eng_shared_box("skirmish", &err);
    return box ? 0 : -1;
}

static int remove_home(void **state)
{
    char key[sizeof place + 4];

    (void)state;
    snprintf(key, sizeof key, "%s.key", place);
    unlink(place);
    unlink(key);
    return rmdir(home);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_store__a_match_goes_on_from_what_was_kept),
    };

    return cmocka_run_group_tests_name("store with matches", tests, open_box, remove_home);
}
