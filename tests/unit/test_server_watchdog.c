/* test_server_watchdog.c -- a loop that hangs ends its program; one that waits does not.
 *
 * Each case is a program of its own, so that it can be seen to end. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include "server/net/watchdog.h"

enum { PATIENCE_MS = 250 };

static int pushed[2]; /* what the watchdog pushes; the loop waits at the other end */

static void push(void *user)
{
    (void)user;
    ssize_t ignored = write(pushed[1], "x", 1);
    (void)ignored;
}

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* Waits for pushes, and has nothing else to do, for eight times what is allowed. */
static void idle_loop(struct watchdog *w)
{
    double until = now() + 8 * PATIENCE_MS / 1000.0;
    char byte;

    while (now() < until && read(pushed[0], &byte, 1) == 1)
        watchdog_turned(w);
}

/* Exported, so that its name is in the trace where names are. */
void a_loop_that_hangs(void);
void a_loop_that_hangs(void)
{
    for (volatile int forever = 1; forever;)
        ;
}

static void stuck_loop(struct watchdog *w)
{
    watchdog_turned(w);
    a_loop_that_hangs();
}

/* Runs a loop under watch in a child; its status and what it said. */
static int run(void (*loop)(struct watchdog *w), char *said, size_t room)
{
    int out[2], status;
    size_t length = 0;
    ssize_t got;

    assert_int_equal(pipe(out), 0);
    assert_int_equal(pipe(pushed), 0);
    pid_t child = fork();
    if (child == 0) {
        alarm(20);
        dup2(out[1], STDERR_FILENO);
        struct watchdog *w = watchdog_start(PATIENCE_MS, push, NULL);
        loop(w);
        watchdog_stop(w);
        _exit(0);
    }
    close(out[1]);
    while ((got = read(out[0], said + length, room - 1 - length)) > 0)
        length += (size_t)got;
    said[length] = 0;
    close(out[0]);
    close(pushed[0]);
    close(pushed[1]);
    assert_int_equal(waitpid(child, &status, 0), child);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static void test_watchdog__a_loop_that_hangs_ends_the_program_with_its_trace(void **state)
{
    char said[16384];
    double began = now();
    int frames = 0;

    (void)state;
    assert_int_equal(run(stuck_loop, said, sizeof said), WATCHDOG_STATUS);
    assert_true(now() - began >= PATIENCE_MS / 1000.0 * 0.75);
    assert_non_null(strstr(said, "the loop has not turned for 0.2 s"));
    for (const char *at = said; (at = strstr(at, "[0x")); at++)
        frames++;
    assert_true(frames >= 4); /* the handler, the signal, where it hangs, and its callers */
    assert_null(strstr(said, "does not even say"));
}

static void test_watchdog__a_loop_that_only_waits_is_left_alone(void **state)
{
    char said[4096];

    (void)state;
    assert_int_equal(run(idle_loop, said, sizeof said), 0);
    assert_string_equal(said, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_watchdog__a_loop_that_hangs_ends_the_program_with_its_trace),
        cmocka_unit_test(test_watchdog__a_loop_that_only_waits_is_left_alone),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
