/* quiet.c -- what a fuzzer puts in the place of the outside world, so that the same bytes always lead
 * to the same end: the linker leads calls here (--wrap), and libsodium takes our numbers.
 *
 * Nobody is called by a web hook (quiet_send): an address of the open internet must not make this
 * machine call there.  Workers have no threads: what they are to do is done in the next turn of the loop. */

#include "quiet.h"

#include <sodium.h>
#include <string.h>

#include "base/rng.h"

#include "engine/guard.h"

#include "server/net/workers.h"

struct workers *__wrap_workers_new(int running, void (*wake)(void *user), void *user);
void __wrap_workers_end(struct workers *p);
bool __wrap_workers_free(struct workers *p);
void __wrap_workers_do(struct workers *p, struct work *w);
void __wrap_workers_take(struct workers *p);
int __wrap_workers_load(struct workers *p);
void __wrap_work_cancel(struct work *w);
void __wrap_work_breathe(struct work *w);
int64_t __wrap_work_spent(const struct work *w);

bool quiet_send(struct herald *h, const char *key, const char *url, const char *body)
{
    (void)h;
    return key[0] && url[0] && body[0];
}

/* -- workers -- */

struct workers {
    bool ended;
    struct work *first;
};

struct workers *__wrap_workers_new(int running, void (*wake)(void *user), void *user)
{
    (void)running;
    (void)wake;
    (void)user;
    return base_alloc(sizeof(struct workers));
}

void __wrap_workers_end(struct workers *p)
{
    p->ended = true;
}

/* In the order in which they came. */
void __wrap_workers_do(struct workers *p, struct work *w)
{
    struct work **last = &p->first;

    while (*last)
        last = &(*last)->next;
    w->pool = p;
    w->next = NULL;
    *last = w;
}

static void run(void *arg)
{
    struct work *w = arg;

    w->run(w);
}

void __wrap_workers_take(struct workers *p)
{
    struct work *w;

    while ((w = p->first)) {
        p->first = w->next;
        if (!p->ended && !work_is_cancelled(w))
            w->broken = !eng_guard(run, w, &w->why);
        text_free(&w->why);
        w->done(w);
    }
}

bool __wrap_workers_free(struct workers *p)
{
    if (p) {
        p->ended = true;
        __wrap_workers_take(p);
    }
    base_free(p);
    return true;
}

int __wrap_workers_load(struct workers *p)
{
    (void)p;
    return 100;
}

void __wrap_work_cancel(struct work *w)
{
    atomic_store(&w->cancelled, true);
}

void __wrap_work_breathe(struct work *w)
{
    (void)w;
}

int64_t __wrap_work_spent(const struct work *w)
{
    (void)w;
    return 0;
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
