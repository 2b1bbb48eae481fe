/* test_server_bots.c -- bots in threads of their own: asked, answered, cancelled. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

#include "engine/registry.h"
#include "server/bots.h"

enum { PATIENCE_MS = 5000 };

static atomic_bool begun, ended;

static void nap(void)
{
    nanosleep(&(struct timespec){ .tv_nsec = 1000000 }, NULL);
}

static bool comes(const atomic_bool *what)
{
    for (int ms = 0; ms < PATIENCE_MS && !atomic_load(what); ms++)
        nap();
    return atomic_load(what);
}

/* Thinks until it is told to stop, or until nobody waits any more. */
static bool ponder(const struct eng_box *box, const void *redacted, int seat,
                   const struct ai_budget *budget, struct rng *rng, struct eng_action *out)
{
    atomic_store(&begun, true);
    for (int ms = 0; ms < 2 * PATIENCE_MS; ms++, nap())
        if (budget->watch && atomic_load(&budget->watch->stop))
            break;
    atomic_store(&ended, true);
    return ai_random_choose(box, redacted, seat, budget, rng, out);
}

static const struct ai_bot ponderer = { "ponderer", "thinks long", ponder, NULL };

static void wake(void *user)
{
    (void)user;
}

static uint64_t ask_about_a_duel(struct bots *b, const struct eng_box *box, void *state)
{
    struct bots_job job = { .box = box, .bot = &ponderer, .chance = 1, .redacted = state };

    return bots_ask(b, &job);
}

/* It stops thinking, not only is its answer thrown away. */
static void test_bots__who_is_cancelled_stops_thinking(void **state)
{
    struct err err;
    const struct eng_box *box = eng_shared_box("skirmish", &err);
    void *duel = base_alloc(box->game->state_size);
    struct bots *b = bots_new(1, wake, NULL);
    struct bots_answer answer;

    (void)state;
    assert_true(eng_begin_search(box, 0, (uint8_t[ENG_OPTIONS]){ 0 }, 7, duel, &err));
    uint64_t job = ask_about_a_duel(b, box, duel);
    assert_true(comes(&begun));
    assert_false(atomic_load(&ended));
    bots_cancel(b, job);
    assert_true(comes(&ended));
    assert_false(bots_take(b, &answer));
    assert_true(bots_free(b));
    free(duel);
}

/* Who is to move now stops as well, and his answer counts. */
static void test_bots__who_is_hurried_answers_at_once(void **state)
{
    struct err err;
    const struct eng_box *box = eng_shared_box("skirmish", &err);
    void *duel = base_alloc(box->game->state_size);
    struct bots *b = bots_new(1, wake, NULL);
    struct bots_answer answer;
    bool answered = false;

    (void)state;
    atomic_store(&begun, false);
    atomic_store(&ended, false);
    assert_true(eng_begin_search(box, 0, (uint8_t[ENG_OPTIONS]){ 0 }, 7, duel, &err));
    uint64_t job = ask_about_a_duel(b, box, duel);
    assert_true(comes(&begun));
    assert_false(bots_take(b, &answer));
    bots_hurry(b, job);
    for (int ms = 0; ms < PATIENCE_MS && !(answered = bots_take(b, &answer)); ms++)
        nap();
    assert_true(answered && answer.found && answer.number == job);
    atomic_store(&begun, false);
    atomic_store(&ended, false);
    assert_true(bots_free(b));
    free(duel);
}

/* Who is not waited for any more stops as well, so that the program can end. */
static void test_bots__they_stop_thinking_when_the_program_ends(void **state)
{
    struct err err;
    const struct eng_box *box = eng_shared_box("skirmish", &err);
    void *duel = base_alloc(box->game->state_size);
    struct bots *b = bots_new(1, wake, NULL);

    (void)state;
    atomic_store(&begun, false);
    atomic_store(&ended, false);
    assert_true(eng_begin_search(box, 0, (uint8_t[ENG_OPTIONS]){ 0 }, 7, duel, &err));
    ask_about_a_duel(b, box, duel);
    assert_true(comes(&begun));
    assert_true(bots_free(b));
    assert_true(atomic_load(&ended));
    free(duel);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_bots__who_is_cancelled_stops_thinking),
        cmocka_unit_test(test_bots__who_is_hurried_answers_at_once),
        cmocka_unit_test(test_bots__they_stop_thinking_when_the_program_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
