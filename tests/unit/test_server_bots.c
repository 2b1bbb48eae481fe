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
#include "server/net/workers.h"
#include "server/table/bots.h"

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
    for (int ms = 0; ms < 2 * PATIENCE_MS; ms++, nap()) {
        budget->watch->breathe(budget->watch->user);
        if (atomic_load(&budget->watch->stop))
            break;
    }
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
    struct workers *pool = workers_new(1, wake, NULL);
    struct bots *b = bots_new(pool);
    struct bots_answer answer;

    (void)state;
    assert_true(eng_begin_search(box, 0, (uint8_t[ENG_OPTIONS]){ 0 }, 7, duel, &err));
    uint64_t job = ask_about_a_duel(b, box, duel);
    assert_true(comes(&begun));
    assert_false(atomic_load(&ended));
    bots_cancel(b, job);
    assert_true(comes(&ended));
    workers_take(pool);
    assert_false(bots_take(b, &answer));
    assert_true(workers_free(pool));
    bots_free(b);
    free(duel);
}

/* Who is to move now stops as well, and his answer counts. */
static void test_bots__who_is_hurried_answers_at_once(void **state)
{
    struct err err;
    const struct eng_box *box = eng_shared_box("skirmish", &err);
    void *duel = base_alloc(box->game->state_size);
    struct workers *pool = workers_new(1, wake, NULL);
    struct bots *b = bots_new(pool);
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
    for (int ms = 0; ms < PATIENCE_MS && !answered; ms++) {
        nap();
        workers_take(pool);
        answered = bots_take(b, &answer);
    }
    assert_true(answered && answer.found && answer.number == job);
    atomic_store(&begun, false);
    atomic_store(&ended, false);
    assert_true(workers_free(pool));
    bots_free(b);
    free(duel);
}

/* Who is not waited for any more stops as well, so that the program can end. */
static void test_bots__they_stop_thinking_when_the_program_ends(void **state)
{
    struct err err;
    const struct eng_box *box = eng_shared_box("skirmish", &err);
    void *duel = base_alloc(box->game->state_size);
    struct workers *pool = workers_new(1, wake, NULL);
    struct bots *b = bots_new(pool);

    (void)state;
    atomic_store(&begun, false);
    atomic_store(&ended, false);
    assert_true(eng_begin_search(box, 0, (uint8_t[ENG_OPTIONS]){ 0 }, 7, duel, &err));
    ask_about_a_duel(b, box, duel);
    assert_true(comes(&begun));
    assert_true(workers_free(pool));
    bots_free(b);
    assert_true(atomic_load(&ended));
    free(duel);
}

/* -- under load -- */

static void wait_for(struct workers *pool, struct bots *b, struct bots_answer *answer)
{
    bool answered = false;

    for (int ms = 0; ms < 2 * PATIENCE_MS && !answered; ms++) {
        nap();
        workers_take(pool);
        answered = bots_take(b, answer);
    }
    assert_true(answered);
}

/* Works as a search does: until it has had its time of a core, or is told to stop. */
static bool toil(const struct eng_box *box, const void *redacted, int seat,
                 const struct ai_budget *budget, struct rng *rng, struct eng_action *out)
{
    struct timespec t;
    int64_t began = -1, now = 0;

    do {
        budget->watch->breathe(budget->watch->user);
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
        now = (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
        began = began < 0 ? now : began;
    } while (now - began < budget->ms && !atomic_load(&budget->watch->stop));
    return ai_random_choose(box, redacted, seat, budget, rng, out);
}

static const struct ai_bot toiler = { "toiler", "works hard", toil, NULL };

static uint64_t ask_toiler(struct bots *b, const struct eng_box *box, void *state, const char *who,
                           uint32_t ms)
{
    struct bots_job job = { .box = box, .bot = &toiler, .chance = 1, .redacted = state };

    job.budget.ms = ms;
    strcpy(job.who, who);
    return bots_ask(b, &job);
}

/* Four Marshals of others are thinking, and one core is all there is. */
static void test_bots__a_short_thought_does_not_wait_for_long_ones(void **state)
{
    struct err err;
    const struct eng_box *box = eng_shared_box("skirmish", &err);
    void *duel = base_alloc(box->game->state_size);
    struct workers *pool = workers_new(1, wake, NULL);
    struct bots *b = bots_new(pool);
    struct bots_answer answer;

    (void)state;
    assert_true(eng_begin_search(box, 0, (uint8_t[ENG_OPTIONS]){ 0 }, 7, duel, &err));
    for (int i = 0; i < 4; i++)
        ask_toiler(b, box, duel, (char[]){ (char)('a' + i), 0 }, 60000);
    uint64_t job = ask_toiler(b, box, duel, "e", 100);
    wait_for(pool, b, &answer);
    assert_true(answer.number == job && answer.found);
    assert_true(workers_free(pool));
    bots_free(b);
    free(duel);
}

/* Two callers, one core: each has half of it, and nobody thinks longer than twice his time. */
static void test_bots__what_is_promised_grows_with_the_load_to_twice_the_time(void **state)
{
    struct err err;
    const struct eng_box *box = eng_shared_box("skirmish", &err);
    void *duel = base_alloc(box->game->state_size);
    struct workers *pool = workers_new(1, wake, NULL);
    struct bots *b = bots_new(pool);
    struct bots_answer answer;

    (void)state;
    assert_true(eng_begin_search(box, 0, (uint8_t[ENG_OPTIONS]){ 0 }, 7, duel, &err));
    assert_int_equal(bots_promise(b, 1000), 1000);
    for (int i = 0; i < 5; i++)
        ask_toiler(b, box, duel, (char[]){ (char)('a' + i), 0 }, 300);
    assert_int_equal(bots_promise(b, 1000), 2000);
    for (int i = 0; i < 5; i++) /* in any order: five times 300 ms would be 1500 */
        wait_for(pool, b, &answer);
    assert_int_equal(bots_promise(b, 1000), 1000);
    assert_true(workers_free(pool));
    bots_free(b);
    free(duel);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_bots__who_is_cancelled_stops_thinking),
        cmocka_unit_test(test_bots__who_is_hurried_answers_at_once),
        cmocka_unit_test(test_bots__they_stop_thinking_when_the_program_ends),
        cmocka_unit_test(test_bots__a_short_thought_does_not_wait_for_long_ones),
        cmocka_unit_test(test_bots__what_is_promised_grows_with_the_load_to_twice_the_time),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
