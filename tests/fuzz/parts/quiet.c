/* quiet.c -- what a fuzzer puts in the place of the outside world, so that the same bytes always lead
 * to the same end: the linker leads calls here (--wrap), and libsodium takes our numbers.
 *
 * Nobody is called by a web hook: an address of the open internet must not make this machine call
 * there.  Bots have no threads and no thoughts: they answer when they are next asked for an answer,
 * with any legal action. */

#include "quiet.h"

#include <sodium.h>
#include <string.h>

#include "base/rng.h"

#include "server/bots.h"
#include "server/herald.h"

bool __wrap_herald_send(struct herald *h, const char *key, const char *url, const char *body);
struct bots *__wrap_bots_new(int threads, void (*wake)(void *user), void *user);
bool __wrap_bots_free(struct bots *b);
uint64_t __wrap_bots_ask(struct bots *b, const struct bots_job *job);
void __wrap_bots_cancel(struct bots *b, uint64_t number);
void __wrap_bots_hurry(struct bots *b, uint64_t number);
bool __wrap_bots_take(struct bots *b, struct bots_answer *out);

bool __wrap_herald_send(struct herald *h, const char *key, const char *url, const char *body)
{
    (void)h;
    return key[0] && url[0] && body[0];
}

/* -- bots -- */

enum { JOBS = 64 };

struct job {
    uint64_t number; /* 0: none */
    struct bots_job job;
    void *redacted;
};

struct bots {
    uint64_t last;
    struct job job[JOBS];
};

struct bots *__wrap_bots_new(int threads, void (*wake)(void *user), void *user)
{
    (void)threads;
    (void)wake;
    (void)user;
    return base_alloc(sizeof(struct bots));
}

static void drop(struct job *j)
{
    base_free(j->redacted);
    *j = (struct job){ 0 };
}

bool __wrap_bots_free(struct bots *b)
{
    for (int i = 0; b && i < JOBS; i++)
        drop(&b->job[i]);
    base_free(b);
    return true;
}

uint64_t __wrap_bots_ask(struct bots *b, const struct bots_job *job)
{
    struct job *j = &b->job[++b->last % JOBS];
    size_t size = job->box->game->state_size;

    drop(j);
    *j = (struct job){ b->last, *job, base_alloc(size) };
    memcpy(j->redacted, job->redacted, size);
    return b->last;
}

void __wrap_bots_cancel(struct bots *b, uint64_t number)
{
    if (b->job[number % JOBS].number == number)
        drop(&b->job[number % JOBS]);
}

void __wrap_bots_hurry(struct bots *b, uint64_t number)
{
    (void)b;
    (void)number;
}

static void answer(const struct job *j, struct bots_answer *out)
{
    struct rng rng;

    *out = (struct bots_answer){ .number = j->number, .seat = j->job.seat };
    memcpy(out->match, j->job.match, sizeof out->match);
    rng_start_search(&rng, j->number);
    out->found = eng_random_action(j->job.box, j->redacted, j->job.seat, &rng, &out->action);
}

bool __wrap_bots_take(struct bots *b, struct bots_answer *out)
{
    for (int i = 0; i < JOBS; i++)
        if (b->job[i].number) {
            answer(&b->job[i], out);
            drop(&b->job[i]);
            return true;
        }
    return false;
}

/* -- chance -- */

static struct rng chance;

static const char *name(void)
{
    return "fuzz";
}

static uint32_t number(void)
{
    return rng_u32(&chance);
}

static void fill(void *out, size_t length)
{
    for (unsigned char *byte = out; length--; byte++)
        *byte = (unsigned char)rng_u32(&chance);
}

void quiet_chance(uint64_t seed)
{
    static struct randombytes_implementation ours;

    if (!ours.buf) {
        ours = (struct randombytes_implementation){ .implementation_name = name,
                                                    .random = number,
                                                    .buf = fill };
        randombytes_set_implementation(&ours);
    }
    rng_start_search(&chance, seed);
}
