/* herald.c -- a queue of messages, and the threads that carry them. */

#include "server/net/herald.h"

#include <netdb.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <time.h>

#include "base/text.h"
#include "server/crew.h"
#include "server/net/post.h"

enum { THREADS = 2, WAITING_MAX = 200 };

static const int64_t pause_ms[] = { 3000, 60000 }; /* before the second attempt, and the third */
enum { ATTEMPTS = 1 + sizeof pause_ms / sizeof pause_ms[0] };

struct message {
    struct message *next;
    char key[HUB_HOOK_KEY];
    struct hook_url url;
    char *body;
    int attempts;
    int64_t at;   /* not before that */
    bool dropped; /* while it was carried */
};

struct herald {
    enum herald_reach reach;
    pthread_mutex_t lock;
    pthread_cond_t work;
    bool ended;
    struct message *waiting, *carried;
    int count; /* of those that wait */
    int thread_count;
    pthread_t thread[THREADS];
};

static int64_t now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static void free_message(struct message *m)
{
    base_free(m->body);
    base_free(m);
}

/* -- in a thread; the lock is held where nothing else is said -- */

static void put(struct herald *h, struct message *m)
{
    m->next = h->waiting;
    h->waiting = m;
    h->count++;
}

/* The one that has waited longest for its time to come; NULL and when it will. */
static struct message *take_due(struct herald *h, int64_t *when)
{
    struct message **first = NULL, *m;

    for (struct message **at = &h->waiting; *at; at = &(*at)->next)
        if (!first || (*at)->at <= (*first)->at)
            first = at;
    *when = first ? (*first)->at : -1;
    if (!first || (*first)->at > now())
        return NULL;
    m = *first;
    *first = m->next;
    h->count--;
    return m;
}

static void wait_until(struct herald *h, int64_t when)
{
    struct timespec until = { .tv_sec = when / 1000, .tv_nsec = when % 1000 * 1000000 };

    if (when < 0)
        pthread_cond_wait(&h->work, &h->lock);
    else
        pthread_cond_timedwait(&h->work, &h->lock, &until);
}

static struct message *wait_for_work(struct herald *h)
{
    struct message *m = NULL;
    int64_t when;

    while (!h->ended && !(m = take_due(h, &when)))
        wait_until(h, when);
    return m;
}

static void take_out(struct message **list, struct message *m)
{
    while (*list != m)
        list = &(*list)->next;
    *list = m->next;
}

/* Without the lock, which is taken again before it returns. */
static void carry(struct herald *h, struct message *m)
{
    m->next = h->carried;
    h->carried = m;
    pthread_mutex_unlock(&h->lock);
    enum post_result result = post_send(&m->url, h->reach == HERALD_ANYWHERE, m->body);
    pthread_mutex_lock(&h->lock);
    take_out(&h->carried, m);
    if (result != POST_FAILED || ++m->attempts == ATTEMPTS || m->dropped) {
        free_message(m);
        return;
    }
    m->at = now() + pause_ms[m->attempts - 1];
    put(h, m);
}

static void *work(void *arg)
{
    struct herald *h = arg;
    struct message *m;

    pthread_mutex_lock(&h->lock);
    while ((m = wait_for_work(h)))
        carry(h, m);
    pthread_mutex_unlock(&h->lock);
    return NULL;
}

/* -- in the loop -- */

struct herald *herald_new(enum herald_reach reach)
{
    struct herald *h = base_alloc(sizeof *h);
    pthread_condattr_t steady;

    h->reach = reach;
    pthread_condattr_init(&steady);
    pthread_condattr_setclock(&steady, CLOCK_MONOTONIC);
    pthread_mutex_init(&h->lock, NULL);
    pthread_cond_init(&h->work, &steady);
    pthread_condattr_destroy(&steady);
    return h;
}

static void start_threads(struct herald *h)
{
    while (h->thread_count < THREADS && crew_start(&h->thread[h->thread_count], work, h))
        h->thread_count++;
}

bool herald_free(struct herald *h)
{
    struct message *m;

    if (!h)
        return true;
    pthread_mutex_lock(&h->lock);
    h->ended = true;
    pthread_cond_broadcast(&h->work);
    pthread_mutex_unlock(&h->lock);
    if (!crew_join(h->thread, h->thread_count))
        return false;
    while ((m = h->waiting)) {
        h->waiting = m->next;
        free_message(m);
    }
    pthread_cond_destroy(&h->work);
    pthread_mutex_destroy(&h->lock);
    base_free(h);
    return true;
}

/* A number instead of a name can be judged at once. */
static bool is_too_near(const struct hook_url *url)
{
    struct addrinfo hints = { .ai_socktype = SOCK_STREAM, .ai_flags = AI_NUMERICHOST };
    struct addrinfo *all = NULL;
    bool near = false;

    if (getaddrinfo(url->host, url->port, &hints, &all) != 0)
        return strcasecmp(url->host, "localhost") == 0;
    for (const struct addrinfo *one = all; one; one = one->ai_next)
        near = near || !hook_is_public(one->ai_addr);
    freeaddrinfo(all);
    return near;
}

bool herald_takes(const struct herald *h, const char *url, struct err *err)
{
    struct hook_url read;

    if (h->reach == HERALD_NOWHERE)
        return err_set(err, NULL, "this server calls nobody");
    if (!hook_url_read(url, &read, err))
        return false;
    if (!hook_has_web_port(&read, h->reach == HERALD_ANYWHERE))
        return err_set(err, NULL, "that is not a port of web servers");
    if (h->reach == HERALD_PUBLIC && is_too_near(&read))
        return err_set(err, NULL, "this server calls machines of the open internet only");
    return true;
}

void herald_drop(struct herald *h, const char *key)
{
    pthread_mutex_lock(&h->lock);
    for (struct message **at = &h->waiting; *at;) {
        struct message *m = *at;

        if (strcmp(m->key, key) != 0) {
            at = &m->next;
            continue;
        }
        *at = m->next;
        h->count--;
        free_message(m);
    }
    for (struct message *m = h->carried; m; m = m->next)
        m->dropped = m->dropped || strcmp(m->key, key) == 0;
    pthread_mutex_unlock(&h->lock);
}

bool herald_send(struct herald *h, const char *key, const char *url, const char *body)
{
    struct message *m = base_alloc(sizeof *m);
    struct err err;
    bool room;

    if (!herald_takes(h, url, &err)) {
        base_free(m);
        return false;
    }
    hook_url_read(url, &m->url, &err);
    snprintf(m->key, sizeof m->key, "%s", key);
    m->body = base_strdup(body);
    m->at = now();
    herald_drop(h, key);
    start_threads(h);
    pthread_mutex_lock(&h->lock);
    room = h->count < WAITING_MAX && h->thread_count > 0;
    if (room)
        put(h, m);
    pthread_cond_signal(&h->work);
    pthread_mutex_unlock(&h->lock);
    if (!room)
        free_message(m);
    return room;
}

struct hub_herald herald_for_hub(enum herald_reach reach)
{
    return (struct hub_herald){ herald_new(reach), herald_takes, herald_send, herald_drop,
                                herald_free };
}
