/* watchdog.c -- looks whether the loop turns. */

#include "server/net/watchdog.h"

#include <execinfo.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/text.h"
#include "server/crew.h"

enum { LOOKS = 5, FRAMES = 64, TRACE_MS = 2000 };

struct watchdog {
    pthread_t watched, watcher;
    int64_t look_ms;
    void (*push)(void *user);
    void *user;
    atomic_uint turns;
    pthread_mutex_t lock;
    pthread_cond_t ending;
    bool ended;
};

static atomic_bool traced; /* by the handler, which knows nothing else */

static void put(const char *text)
{
    ssize_t ignored = write(STDERR_FILENO, text, strlen(text));

    (void)ignored;
}

/* Runs in the loop's thread, wherever that is stuck: nothing here takes a lock or memory. */
static void on_trace(int number)
{
    void *frame[FRAMES];

    (void)number;
    backtrace_symbols_fd(frame, backtrace(frame, FRAMES), STDERR_FILENO);
    traced = true;
}

/* The first backtrace of all loads a library, which must not happen in the handler. */
static void prepare_trace(void)
{
    struct sigaction trace = { .sa_handler = on_trace, .sa_flags = SA_RESTART };
    void *frame[1];

    backtrace(frame, 1);
    sigaction(SIGUSR2, &trace, NULL);
}

static void bark(const struct watchdog *w)
{
    static const struct timespec moment = { .tv_nsec = 10 * 1000000L };
    char line[120];

    snprintf(line, sizeof line,
             "berthier: the loop has not turned for %.1f s and the program ends; it stood here:\n",
             (double)(LOOKS * w->look_ms) / 1000);
    put(line);
    pthread_kill(w->watched, SIGUSR2);
    for (int ms = 0; ms < TRACE_MS && !traced; ms += 10)
        nanosleep(&moment, NULL);
    if (!traced)
        put("berthier: it does not even say where\n");
    _exit(WATCHDOG_STATUS);
}

/* False: the time of the watch is over. */
static bool wait_a_look(struct watchdog *w)
{
    struct timespec until;
    int result = 0;

    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_sec += w->look_ms / 1000;
    until.tv_nsec += w->look_ms % 1000 * 1000000;
    until.tv_sec += until.tv_nsec / 1000000000;
    until.tv_nsec %= 1000000000;
    pthread_mutex_lock(&w->lock);
    while (!w->ended && result == 0)
        result = pthread_cond_timedwait(&w->ending, &w->lock, &until);
    bool goes_on = !w->ended;
    pthread_mutex_unlock(&w->lock);
    return goes_on;
}

static void *watch(void *arg)
{
    struct watchdog *w = arg;
    unsigned int before = w->turns;
    int still = 0;

    while (wait_a_look(w)) {
        unsigned int turns = w->turns;

        still = turns == before ? still + 1 : 0;
        before = turns;
        if (still == LOOKS)
            bark(w);
        w->push(w->user);
    }
    return NULL;
}

struct watchdog *watchdog_start(int64_t patience_ms, void (*push)(void *user), void *user)
{
    struct watchdog *w = base_alloc(sizeof *w);
    pthread_condattr_t steady;

    w->watched = pthread_self();
    w->look_ms = patience_ms / LOOKS;
    w->push = push;
    w->user = user;
    pthread_condattr_init(&steady);
    pthread_condattr_setclock(&steady, CLOCK_MONOTONIC);
    pthread_mutex_init(&w->lock, NULL);
    pthread_cond_init(&w->ending, &steady);
    pthread_condattr_destroy(&steady);
    prepare_trace();
    if (crew_start(&w->watcher, watch, w))
        return w;
    base_free(w);
    return NULL;
}

void watchdog_turned(struct watchdog *w)
{
    if (w)
        w->turns++;
}

void watchdog_stop(struct watchdog *w)
{
    if (!w)
        return;
    pthread_mutex_lock(&w->lock);
    w->ended = true;
    pthread_cond_signal(&w->ending);
    pthread_mutex_unlock(&w->lock);
    pthread_join(w->watcher, NULL);
    pthread_cond_destroy(&w->ending);
    pthread_mutex_destroy(&w->lock);
    base_free(w);
}
