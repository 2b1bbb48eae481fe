/* tables.c -- the tables that are open: found by their match, put away when nobody looks. */

#include <string.h>

#include "server/table/hub_local.h"
#include "server/table/tables.h"

enum { LOOK_MS = 60 * 60000 }; /* so often is it written down that somebody looks on */

static struct table **bucket(struct hub *hub, const char *match)
{
    unsigned int hash = 5381;

    for (; *match; match++)
        hash = hash * 33 + (unsigned char)*match;
    return &hub->table[hash % HUB_BUCKETS];
}

struct table *tables_loaded(struct hub *hub, const char *match)
{
    struct table *t = *bucket(hub, match);

    while (t && (t->spoilt || strcmp(t->id, match) != 0))
        t = t->next;
    return t;
}

static bool is_busy(const struct table *t)
{
    for (int seat = 0; seat < t->plan.seat_count; seat++)
        if (t->thought[seat].job)
            return true;
    return t->peers || t->changed || t->written || t->recall || t->advice || table_owes_hooks(t);
}

void tables_note_looks(struct hub *hub)
{
    for (int i = 0; i < HUB_BUCKETS; i++)
        for (struct table *t = hub->table[i]; t; t = t->next)
            for (struct peer *p = t->peers; p; p = p->next)
                table_look(t, p->door.key, LOOK_MS);
}

void tables_put_away(struct hub *hub, int64_t idle)
{
    int64_t now = hub_tick(hub);

    for (int i = 0; i < HUB_BUCKETS; i++)
        for (struct table **at = &hub->table[i]; *at;) {
            struct table *t = *at;

            if (is_busy(t) || (now - t->used < idle && !t->spoilt)) {
                at = &t->next;
                continue;
            }
            *at = t->next;
            hub->table_count--;
            table_free(t);
        }
}

void tables_add(struct hub *hub, struct table *t)
{
    struct table **place = bucket(hub, t->id);

    t->next = *place;
    *place = t;
    hub->table_count++;
    hub_table_changed(t);
}

void tables_make_room(struct hub *hub)
{
    if (hub->table_count >= HUB_TABLES_MAX)
        tables_put_away(hub, 0);
}

void tables_each(struct hub *hub, void (*visit)(struct table *t))
{
    for (int i = 0; i < HUB_BUCKETS; i++)
        for (struct table *t = hub->table[i]; t; t = t->next)
            visit(t);
}

void tables_free(struct hub *hub)
{
    for (int i = 0; i < HUB_BUCKETS; i++)
        for (struct table *t = hub->table[i], *next; t; t = next) {
            next = t->next;
            table_free(t);
        }
}
