/* hub.c -- what all tables share: two clocks, the store, and what a turn of the loop gathers.
 *
 * Tables, pages and the loop call it; it calls none of them. */

#include <stdio.h>
#include <string.h>

#include "server/table/hub_local.h"
#include "server/table/opening.h"
#include "server/table/table.h"

enum { LATE_MS = 30000 }; /* after the start: by then pages that were open are back */

struct store *hub_store(struct hub *hub)
{
    return hub->store;
}

void hub_hire(struct hub *hub, const struct hub_herald *herald)
{
    hub->herald = *herald;
    hub->late_at = hub_tick(hub) + LATE_MS;
    hub_wake_in(hub, LATE_MS);
}

const struct hub_herald *hub_herald(const struct hub *hub)
{
    return &hub->herald;
}

bool hub_takes_hook(const struct hub *hub, const char *url, struct err *err)
{
    return hub->herald.it ? hub->herald.takes(hub->herald.it, url, err)
                          : err_set(err, "hook", "this server calls nobody");
}

struct bots *hub_bots(struct hub *hub)
{
    return hub->bots;
}

struct hub_text *hub_text(struct hub *hub)
{
    return &hub->text;
}

struct jkept *hub_kept(struct hub *hub)
{
    return hub->kept;
}

struct hub_view *hub_view(struct hub *hub, size_t size)
{
    struct hub_view *view = &hub->view;

    if (size > view->size) {
        view->state = base_realloc(view->state, size);
        view->size = size;
        view->number++;
    }
    return view;
}

struct workers *hub_workers(struct hub *hub)
{
    return hub->workers;
}

struct openings *hub_openings(struct hub *hub)
{
    return hub->openings;
}

void hub_end_work(struct hub *hub)
{
    workers_end(hub->workers);
}

void hub_hears(struct hub *hub, const char *caller)
{
    snprintf(hub->caller, sizeof hub->caller, "%s", caller);
}

void hub_speaker(const struct hub *hub, const char *match, char out[TURNS_WHO])
{
    snprintf(out, TURNS_WHO, "%s", hub->caller[0] ? hub->caller : match);
}

void hub_await(struct hub *hub, const char *match, struct hub_wait *w)
{
    openings_await(hub->openings, match, w);
}

void hub_await_no_more(struct hub *hub, struct hub_wait *w)
{
    openings_await_no_more(hub->openings, w);
}

/* -- time -- */

int64_t hub_now(const struct hub *hub)
{
    return hub->now();
}

int64_t hub_tick(const struct hub *hub)
{
    return hub->tick();
}

int64_t hub_day_of(const struct hub *hub, int64_t tick)
{
    return tick + hub_now(hub) - hub_tick(hub);
}

int64_t hub_tick_of(const struct hub *hub, int64_t day)
{
    int64_t ago = hub_now(hub) - day;

    return hub_tick(hub) - (ago > 0 ? ago : 0);
}

int64_t hub_started(const struct hub *hub)
{
    return hub->started;
}

struct expiry *hub_expiry(struct hub *hub)
{
    return &hub->expiry;
}

const struct expiry_terms *hub_expiry_terms(const struct hub *hub)
{
    return &hub->expiry.terms;
}

struct hub_figures hub_figures(const struct hub *hub)
{
    return (struct hub_figures){ hub->table_count, hub->peer_count, hub->decisions, hub->commits };
}

/* -- gathering -- */

void *hub_grown(void *items, int count, int *room, size_t size)
{
    if (count < *room)
        return items;
    *room = *room ? 2 * *room : 64;
    return base_realloc(items, (size_t)*room * size);
}

void hub_table_changed(struct table *t)
{
    struct hub *hub = t->hub;

    if (t->changed)
        return;
    t->changed = true;
    hub->changed =
        hub_grown(hub->changed, hub->changed_count, &hub->changed_room, sizeof(struct table *));
    hub->changed[hub->changed_count++] = t;
}

void hub_peer_touched(struct peer *p)
{
    struct hub *hub = p->hub;

    if (p->touched)
        return;
    p->touched = true;
    hub->touched =
        hub_grown(hub->touched, hub->touched_count, &hub->touched_room, sizeof(struct peer *));
    hub->touched[hub->touched_count++] = p;
}

void hub_wake_in(struct hub *hub, int64_t ms)
{
    int64_t at = hub_tick(hub) + (ms > 0 ? ms : 0);

    if (hub->wake_at < 0 || at < hub->wake_at)
        hub->wake_at = at;
}
